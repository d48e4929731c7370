//! Prints every generated text of a set file, to be read aloud.
fn main() {
    let path = std::env::args().nth(1).expect("a set file");
    let text = std::fs::read_to_string(&path).expect("a readable file");
    match cards::set::read_set(&path, &text) {
        Ok(set) => {
            for card in set.cards {
                for ability in &card.abilities {
                    println!("{}: {ability}", card.name);
                    println!("    {}", cards::text::polish(ability, card.kind));
                    println!("    {}", cards::text::english(ability, card.kind));
                }
            }
        }
        Err(mistakes) => mistakes.iter().for_each(|it| println!("{it}\n")),
    }
}

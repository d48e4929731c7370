use kernel::{Dice, Game};
use std::time::Instant;
fn main() {
    let text = include_str!("../../../cards/veto/mb.toml");
    let set = cards::set::read_set("mb.toml", text).unwrap();
    let catalog = veto::Catalog::new(set.cards).unwrap();
    let fixed = |faction: &str| {
        let id = catalog.find(faction).unwrap();
        let of = catalog.def(id).card.faction;
        let cards = catalog
            .defs()
            .enumerate()
            .filter(|(_, it)| it.card.faction == of && it.card.skarb.is_none());
        veto::Deck {
            faction: id,
            cards: cards.flat_map(|(d, it)| vec![d as u16; it.card.copies.into()]).collect(),
        }
    };
    let decks = vec![fixed("mb-awanturnicy"), fixed("mb-wisniowieccy")];
    println!("size {} ", std::mem::size_of::<veto::Veto>());
    let n = 20000u64;
    let start = Instant::now();
    let (mut choices, mut events) = (Vec::new(), Vec::new());
    let mut decisions = 0u64;
    let mut wins = [0u64; 2];
    for s in 0..n {
        let mut seed = [0; 32];
        seed[..8].copy_from_slice(&s.to_le_bytes());
        let mut game = veto::Setup {
            rules: &veto::MOUNT_AND_BLADE,
            catalog: catalog.clone(),
            decks: decks.clone(),
            seed,
        }
        .begin()
        .unwrap();
        let mut dice = Dice::new(s);
        while !game.pending().is_over() {
            choices.clear();
            events.clear();
            game.choices(&mut choices);
            game.apply(choices[dice.place(choices.len())], &mut events).unwrap();
            decisions += 1;
        }
        if let kernel::Pending::Over { winner: Some(w) } = game.pending() {
            wins[w.0 as usize] += 1;
        }
    }
    let t = start.elapsed().as_secs_f64();
    println!(
        "{:.0} games/s, {:.0} decisions/s, {:.1} decisions/game wins {:?}",
        n as f64 / t,
        decisions as f64 / t,
        decisions as f64 / n as f64,
        wins
    );
    let mut seed = [0; 32];
    seed[0] = 1;
    let mut game = veto::Setup {
        rules: &veto::MOUNT_AND_BLADE,
        catalog: catalog.clone(),
        decks: decks.clone(),
        seed,
    }
    .begin()
    .unwrap();
    let mut dice = Dice::new(3);
    for _ in 0..60 {
        choices.clear();
        events.clear();
        game.choices(&mut choices);
        game.apply(choices[dice.place(choices.len())], &mut events).unwrap();
    }
    let start = Instant::now();
    let mut k = 0;
    for _ in 0..100000 {
        let g = std::hint::black_box(game.clone());
        k += g.revealed() as u64;
    }
    println!("clone {:.0} ns {k}", start.elapsed().as_secs_f64() * 1e4);
}

//! AH 116, 119.3.b — what lies on the stos shows what it costs more than is written on the card.

use cards::veto::Resource;
use kernel::Game;
use rulebook::{cite, proves};
use veto::{Choice, Question, Surcharge, Veto};

use crate::{
    laid_out::choose,
    sejm::asked,
    tablica::{BOGACI, SLOWA, Tablica, UBODZY, kreski, named},
};

const MORE: &str = r#"
[[card]]
id = "podatek"
name = "Podatek"
type = "posesja"
lafa = 0
utrzymanie = 0
abilities = ["always: each enemy postać gets lafa +1"]

[[card]]
id = "laskawca"
name = "Łaskawca"
type = "posesja"
lafa = 0
utrzymanie = 0
abilities = ["always: each own postać gets lafa -2"]

[[card]]
id = "obcy"
name = "Cudzy sługa"
type = "postać"
faction = "Dworscy"
szabla = 1
kreski = 1
lafa = 3
"#;

/// The poor play this card; the rich might answer.
fn played(card: &str, poor: Option<&str>, rich: Option<&str>) -> Veto {
    let mut table = Tablica::of("slowa", &format!("{SLOWA}\n{MORE}"));
    for (seat, id) in [(UBODZY, poor), (BOGACI, rich)] {
        if let Some(id) = id {
            table = table.pole(seat, id);
        }
    }
    let mut table = table.dwor(UBODZY, &[card]).dwor(BOGACI, &["clo"]);
    table.layout.seats[0].dukaty = Some(20);
    let mut game = table.begin();
    choose(&mut game, |it| matches!(it, Choice::Play { .. }));
    assert_eq!(asked(&game), (BOGACI, Question::Reply));
    game
}

fn top(game: &Veto) -> (Option<u8>, Vec<Surcharge>) {
    let cost = game.view(None).stos.last().expect("something was declared").cost.clone();
    (cost.lafa, cost.surcharges)
}

#[test]
fn a_dearer_card_shows_how_much_of_its_lafa_is_on_top_and_why() {
    let _rule = proves!("AH 119.3.b");
    let dukaty = |amount, rule| Surcharge { resource: Resource::Dukaty, amount, rule };
    let (raised, foreign) = (cite!("AH 116.5.a"), cite!("AH 309.3"));
    assert_eq!(top(&played("magnat", None, None)), (Some(5), vec![]));
    let taxed = played("magnat", None, Some("podatek"));
    assert_eq!(top(&taxed), (Some(6), vec![dukaty(1, raised)]));
    let both = played("obcy", None, Some("podatek"));
    assert_eq!(top(&both), (Some(7), vec![dukaty(3, foreign), dukaty(1, raised)]));
    let favoured = played("obcy", Some("laskawca"), None);
    assert_eq!(top(&favoured), (Some(4), vec![dukaty(1, foreign)]));
}

const KRZYZE: &str = r#"
[[card]]
id = "odstepstwo"
name = "Odstępstwo"
type = "efekt"
lafa = 0
abilities = ["R when opponent challenges own postać: each own postać loses Pobożny this round"]

[[card]]
id = "herold"
name = "Herold"
type = "posesja"
lafa = 0
utrzymanie = 0
abilities = ["R when you challenge: zaznacz this => take 1 dukat"]
"#;

/// The poor call out the rich man of this name.
fn calls_out(game: &mut Veto, name: &str) {
    choose(game, |it| matches!(it, Choice::Challenge(_)));
    let target = named(game, UBODZY, name);
    choose(game, |it| *it == Choice::Pick(target));
}

#[test]
fn a_challenge_shows_the_kreska_that_was_paid_for_a_pobozny() {
    let _rules = [proves!("AH 119.3.b"), proves!("AH 700.1.mm")];
    let text = format!("{}\n{KRZYZE}", include_str!("../zbrojownia.toml"));
    let table = Tablica::of("zbrojownia", &text).pole(UBODZY, "strzelec").pole(UBODZY, "herold");
    let table = table.bearing(BOGACI, "cel", &["krzyz"]).pole(BOGACI, "senator");
    let mut game = table.dwor(BOGACI, &["odstepstwo"]).kreski(UBODZY, 3).begin();
    let kreska = Surcharge { resource: Resource::Kreski, amount: 1, rule: cite!("AH 700.1.mm") };

    calls_out(&mut game, "Cel");
    assert_eq!((top(&game).1, kreski(&game, UBODZY)), (vec![kreska], 2));
    assert_eq!(asked(&game), (BOGACI, Question::Reply));
    let odstepstwo = named(&game, BOGACI, "Odstępstwo");
    choose(&mut game, |it| matches!(it, Choice::Play { card, .. } if *card == odstepstwo));
    while game.view(None).stos.len() != 1 {
        choose(&mut game, |it| *it == Choice::Decline);
    }
    assert_eq!(asked(&game), (UBODZY, Question::Reply));
    assert_eq!(top(&game).1, [kreska], "what was paid stays paid, whoever he is now");

    // It was for that challenge only.
    while asked(&game) != (UBODZY, Question::Stint) || game.view(None).round == 1 {
        let least = [Choice::Refuse, Choice::Decline, Choice::EndStint, Choice::Done, Choice::No];
        choose(&mut game, |it| least.contains(it));
    }
    calls_out(&mut game, "Senator");
    assert_eq!(top(&game).1, []);
}

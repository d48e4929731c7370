//! The same types for the client, as TypeScript declarations.

use std::collections::BTreeMap;

use ts_rs::{Config, TS, TypeVisitor};

use crate::{
    card::CardInfo,
    message::{ClientMessage, ServerMessage},
    room::RulesetInfo,
    rule::{BookInfo, ClauseInfo},
};

const HEAD: &str = "// Generated from the crate `wire` by `cargo xtask codegen`; do not edit.\n";

/// Every type a message, the card list, the list of rule sets or the rulebooks can contain, sorted by name.
/// The client keeps a copy, and a test compares the two byte by byte.
pub fn typescript() -> String {
    // All integers of the contract fit into a JavaScript number.
    let mut found =
        Declarations { config: Config::new().with_large_int("number"), texts: BTreeMap::new() };
    found.visit::<ClientMessage>();
    found.visit::<ServerMessage>();
    found.visit::<CardInfo>();
    found.visit::<RulesetInfo>();
    found.visit::<BookInfo>();
    found.visit::<ClauseInfo>();
    found.texts.into_values().fold(HEAD.to_owned(), |file, text| file + "\n" + &text + "\n")
}

/// The cards of the Mount&Blade box as a server sends them, for the scripted table of the client.
pub fn box_cards() -> String {
    let cards = crate::veto::Shelf::mount_and_blade().cards();
    let lines = cards.iter().map(|it| serde_json::to_string(it).expect("cards are plain data"));
    let lines: String = lines.map(|it| format!("  {it},\n")).collect();
    let head = "import type { CardInfo } from '../lib/wire';";
    format!("{HEAD}{head}\n\nexport const BOX: CardInfo[] = [\n{lines}];\n")
}

struct Declarations {
    config: Config,
    texts: BTreeMap<String, String>,
}

impl TypeVisitor for Declarations {
    fn visit<T: TS + 'static + ?Sized>(&mut self) {
        // Primitives and containers have no file of their own, so they need no declaration;
        // a declared type names what its containers hold by itself.
        if T::output_path().is_none() {
            return;
        }
        let name = T::ident(&self.config);
        let text = format!("{}export {}", T::docs().unwrap_or_default(), T::decl(&self.config));
        if let Some(known) = self.texts.get(&name) {
            assert!(*known == text, "two types of the contract are called {name}");
            return;
        }
        self.texts.insert(name, text);
        T::visit_dependencies(self);
    }
}

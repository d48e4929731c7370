//! The same types for the desk in the browser, as TypeScript declarations.

use std::collections::BTreeMap;

use ts_rs::{Config, TS, TypeVisitor};

use crate::{
    command::Command,
    event::Founding,
    talk,
    view::{EventView, ForesightView, InfractionView, LateView, ProposalView, RankingView},
};

const HEAD: &str =
    "// Generated from the crate `tournament-file` by `cargo xtask codegen`; do not edit.\n";

/// Every type a command, a view or an answer can contain, sorted by name.
pub fn typescript() -> String {
    // Times fit into a JavaScript number; whatever does not is written as a word.
    let mut found =
        Declarations { config: Config::new().with_large_int("number"), texts: BTreeMap::new() };
    found.visit::<Command>();
    found.visit::<Founding>();
    found.visit::<EventView>();
    found.visit::<ForesightView>();
    found.visit::<ProposalView>();
    found.visit::<InfractionView>();
    found.visit::<RankingView>();
    found.visit::<LateView>();
    found.visit::<talk::Wish>();
    found.visit::<talk::Founded>();
    found.visit::<talk::EventInfo>();
    found.visit::<talk::House>();
    found.visit::<talk::Seen>();
    found.visit::<talk::Wanted>();
    found.visit::<talk::Done>();
    found.visit::<talk::Roster>();
    found.visit::<talk::Newcomer>();
    found.visit::<talk::Deal>();
    found.visit::<talk::Exchange>();
    found.visit::<talk::CardSetInfo>();
    found.visit::<talk::LinkView>();
    found.visit::<talk::DeckProblem>();
    found.texts.into_values().fold(HEAD.to_owned(), |file, text| file + "\n" + &text + "\n")
}

struct Declarations {
    config: Config,
    texts: BTreeMap<String, String>,
}

impl TypeVisitor for Declarations {
    fn visit<T: TS + 'static + ?Sized>(&mut self) {
        // Primitives and containers have no file of their own, so they need no declaration.
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

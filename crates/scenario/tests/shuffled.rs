//! Our own scenarios with lines lost, doubled and exchanged: whatever comes of
//! it, it is answered with mistakes, a failure or a pass, never with a panic.

use std::{fs, path::PathBuf, sync::LazyLock};

use proptest::prelude::*;
use scenario::{parse, run};

static FILES: LazyLock<Vec<Vec<String>>> = LazyLock::new(|| {
    let root = PathBuf::from(env!("CARGO_MANIFEST_DIR")).join("../../scenarios");
    let folders = ["veto/mb", "thrones/challenges", "thrones/events", "thrones/set-up"];
    let in_folder = |it: &str| fs::read_dir(root.join(it)).expect("our scenarios are there");
    let entries = folders.into_iter().flat_map(in_folder);
    let mut paths: Vec<PathBuf> = entries.flatten().map(|it| it.path()).collect();
    paths.sort();
    let texts = paths.iter().map(|it| fs::read_to_string(it).expect("a scenario is a text"));
    texts.map(|it| it.lines().map(str::to_owned).collect()).collect()
});

#[derive(Debug, Clone)]
enum Accident {
    Lost(usize),
    Doubled(usize),
    Exchanged(usize, usize),
    /// A line of another file.
    Strayed(usize, usize, usize),
}

fn accident() -> impl Strategy<Value = Accident> {
    let place = 0..1000_usize;
    prop_oneof![
        place.clone().prop_map(Accident::Lost),
        place.clone().prop_map(Accident::Doubled),
        (place.clone(), place.clone()).prop_map(|(one, other)| Accident::Exchanged(one, other)),
        (place.clone(), place.clone(), place).prop_map(|(a, b, c)| Accident::Strayed(a, b, c)),
    ]
}

fn suffer(lines: &mut Vec<String>, accident: &Accident) {
    let count = lines.len();
    match *accident {
        Accident::Lost(at) => drop(lines.remove(at % count)),
        Accident::Doubled(at) => lines.insert(at % count, lines[at % count].clone()),
        Accident::Exchanged(one, other) => lines.swap(one % count, other % count),
        Accident::Strayed(file, line, at) => {
            let other = &FILES[file % FILES.len()];
            lines.insert(at % count, other[line % other.len()].clone());
        }
    }
}

proptest! {
    #[test]
    fn a_file_after_an_accident_never_panics(
        file in 0..1000_usize,
        accidents in prop::collection::vec(accident(), 1..4),
    ) {
        let mut lines = FILES[file % FILES.len()].clone();
        accidents.iter().for_each(|it| suffer(&mut lines, it));
        if let Ok(scenario) = parse("a.scn", &lines.join("\n")) {
            let _ = run(&scenario).to_string();
        }
    }
}

//! The examples of `docs/scenarios.md` are scenarios that pass.

use scenario::{parse, run};

#[test]
fn the_examples_of_the_description_pass() {
    let page = include_str!("../../../docs/scenarios.md");
    let lines: Vec<&str> = page.lines().collect();
    let indented = |it: &&str| it.starts_with("    ") || it.is_empty();
    let starts = (0..lines.len()).filter(|it| {
        let head = lines[*it..].iter().take(3);
        head.clone().any(|it| it.starts_with("    scenario:"))
            && indented(&lines[*it])
            && it.checked_sub(1).is_none_or(|before| !lines[before].starts_with("    "))
            && lines[*it].starts_with("    ")
    });
    let mut titles = Vec::new();
    for start in starts {
        let example: Vec<&str> = lines[start..].iter().copied().take_while(indented).collect();
        let scenario = parse("docs/scenarios.md", &example.join("\n")).expect("a right file");
        let report = run(&scenario);
        assert!(report.passed(), "{report}");
        titles.push(scenario.title);
    }
    assert_eq!(titles, ["Bohun wounds Skrzetuski by one", "Risen from the Sea saves and stays"]);
}

//! The example of `docs/scenarios.md` is a scenario that passes.

use scenario::{parse, run};

#[test]
fn the_example_of_the_description_passes() {
    let page = include_str!("../../../docs/scenarios.md");
    let indented = page.lines().skip_while(|it| !it.starts_with("    "));
    let example: Vec<&str> =
        indented.take_while(|it| it.starts_with("    ") || it.is_empty()).collect();
    let scenario = parse("docs/scenarios.md", &example.join("\n")).expect("a right file");
    assert_eq!(scenario.title, "Bohun wounds Skrzetuski by one");
    let report = run(&scenario);
    assert!(report.passed(), "{report}");
}

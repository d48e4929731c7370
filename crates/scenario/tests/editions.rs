//! Every scenario of each game and edition holds, and proves what it claims.

mod files;

use scenario::run_all;

#[test]
fn every_scenario_of_mount_and_blade_holds() {
    hold("scenarios/veto/mb");
}

#[test]
fn every_scenario_of_artykuly_henrykowskie_holds() {
    hold("scenarios/veto/ah");
}

#[test]
fn every_scenario_of_the_instruction_holds() {
    hold("scenarios/veto/i2");
}

#[test]
fn every_scenario_of_thrones_holds() {
    hold("scenarios/thrones");
}

/// Plays every scenario in this folder and the folders in it.
fn hold(folder: &str) {
    const { assert!(rulebook::trace::ENABLED, "without `trace` no proof would be checked") };
    let files = files::scenarios(folder);

    let summary = run_all(files.iter().map(|(file, text)| (file.as_str(), text.as_str())));

    assert_eq!(summary.failed(), 0, "\n{summary}");
    assert_eq!(summary.passed(), files.len());
}

//! Every scenario of each edition of VETO! holds, and proves what it claims.

use std::{fs, path::PathBuf};

use scenario::run_all;

#[test]
fn every_scenario_of_mount_and_blade_holds() {
    hold("scenarios/veto/mb");
}

#[test]
fn every_scenario_of_artykuly_henrykowskie_holds() {
    hold("scenarios/veto/ah");
}

fn hold(folder: &str) {
    const { assert!(rulebook::trace::ENABLED, "without `trace` no proof would be checked") };
    let path = PathBuf::from(env!("CARGO_MANIFEST_DIR")).join("../..").join(folder);
    let mut files: Vec<(String, String)> = fs::read_dir(&path)
        .expect("our scenarios are there")
        .map(|it| it.expect("a readable folder").path())
        .filter(|it| it.extension().is_some_and(|it| it == "scn"))
        .map(|it| {
            let name = it.file_name().expect("a file has a name").to_string_lossy().into_owned();
            (format!("{folder}/{name}"), fs::read_to_string(it).expect("a readable file"))
        })
        .collect();
    files.sort();
    assert!(!files.is_empty(), "no scenario was found");

    let summary = run_all(files.iter().map(|(file, text)| (file.as_str(), text.as_str())));

    assert_eq!(summary.failed(), 0, "\n{summary}");
    assert_eq!(summary.passed(), files.len());
}

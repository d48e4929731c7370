//! Every scenario of each game and edition holds, and proves what it claims.

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
    let root = PathBuf::from(env!("CARGO_MANIFEST_DIR")).join("../..");
    let mut files: Vec<(String, String)> = Vec::new();
    let mut folders = vec![folder.to_owned()];
    while let Some(folder) = folders.pop() {
        for entry in fs::read_dir(root.join(&folder)).expect("our scenarios are there") {
            let path = entry.expect("a readable folder").path();
            let name = path.file_name().expect("a file has a name").to_string_lossy().into_owned();
            let name = format!("{folder}/{name}");
            if path.is_dir() {
                folders.push(name);
            } else if path.extension().is_some_and(|it| it == "scn") {
                files.push((name, fs::read_to_string(path).expect("a readable file")));
            }
        }
    }
    files.sort();
    assert!(!files.is_empty(), "no scenario was found");

    let summary = run_all(files.iter().map(|(file, text)| (file.as_str(), text.as_str())));

    assert_eq!(summary.failed(), 0, "\n{summary}");
    assert_eq!(summary.passed(), files.len());
}

//! Scenario files as they lie in the folders of the project.

use std::{fs, path::PathBuf};

/// Every scenario in this folder and the folders in it: name and text, sorted.
pub(crate) fn scenarios(folder: &str) -> Vec<(String, String)> {
    let mut files: Vec<(String, String)> = Vec::new();
    let mut folders = vec![folder.to_owned()];
    while let Some(folder) = folders.pop() {
        for entry in fs::read_dir(root().join(&folder)).expect("our scenarios are there") {
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
    files
}

/// The folder of the whole project.
pub(crate) fn root() -> PathBuf {
    PathBuf::from(env!("CARGO_MANIFEST_DIR")).join("../..")
}

//! No file is a drawer for everything.

const DRAWERS: &[&str] =
    &["util", "utils", "helper", "helpers", "common", "misc", "manager", "managers"];

pub(super) fn check(file: &str) -> Option<String> {
    let drawer = file.split('/').find(|part| {
        let stem = part.split('.').next().unwrap_or(part).to_lowercase();
        DRAWERS.contains(&stem.as_str())
    })?;
    Some(format!("{file}: name it after the thing it holds, not `{drawer}`"))
}

#[cfg(test)]
mod tests {
    use super::check;

    #[test]
    fn drawers_are_refused_as_files_and_as_folders() {
        assert!(check("crates/veto/src/utils.rs").is_some());
        assert!(check("web/src/Helpers.test.ts").is_some());
        assert!(check("crates/veto/src/common/mod.rs").is_some());
        assert!(check("crates/veto/src/community.rs").is_none());
    }
}

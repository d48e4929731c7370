//! The difference between two JSON values, and its application.
//!
//! A view travels once as a whole and afterwards as the few places that have
//! changed. Members of an object are set or removed; elements of an array are
//! only replaced or appended, and an array that has shrunk is sent anew, so
//! that a client needs no more than "set this, delete that".

use std::cmp::Ordering;

use serde::{Deserialize, Deserializer};
use serde_json::{Map, Value};

use crate::message::Patch;

/// The changes that turn `old` into `new`, in the order in which to apply them.
pub fn diff(old: &Value, new: &Value) -> Vec<Patch> {
    let mut patches = Vec::new();
    compare(&mut String::new(), old, new, &mut patches);
    patches
}

/// Applies `patches` in order.
///
/// # Errors
///
/// The first patch that does not fit; those before it have been applied, so the value is worthless
/// and a fresh one has to be asked for.
pub fn apply(value: &mut Value, patches: &[Patch]) -> Result<(), Misfit> {
    patches
        .iter()
        .try_for_each(|patch| put(value, patch).ok_or_else(|| Misfit { path: patch.path.clone() }))
}

/// A patch that points at nothing in the value it is applied to.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Misfit {
    pub path: String,
}

impl std::fmt::Display for Misfit {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        write!(f, "there is nothing to change at `{}`", self.path)
    }
}

impl std::error::Error for Misfit {}

/// A value that is present is kept, even if it is null: only an absent one means "removed".
pub(crate) fn present<'de, D: Deserializer<'de>>(input: D) -> Result<Option<Value>, D::Error> {
    Value::deserialize(input).map(Some)
}

fn compare(path: &mut String, old: &Value, new: &Value, patches: &mut Vec<Patch>) {
    if old == new {
        return;
    }
    let before = patches.len();
    match (old, new) {
        (Value::Object(old), Value::Object(new)) => compare_members(path, old, new, patches),
        (Value::Array(old), Value::Array(new)) if old.len() <= new.len() => {
            compare_elements(path, old, new, patches);
        }
        _ => return patches.push(set(path, new)),
    }
    // Many small changes may take more room than the whole value; a whole view is never a patch.
    let pieces = patches[before..].iter().map(|it| weight(&it.path, it.value.as_ref())).sum();
    if !path.is_empty() && weight(path, Some(new)) < pieces {
        patches.truncate(before);
        patches.push(set(path, new));
    }
}

fn compare_members(
    path: &mut String,
    old: &Map<String, Value>,
    new: &Map<String, Value>,
    patches: &mut Vec<Patch>,
) {
    for key in old.keys().filter(|key| !new.contains_key(*key)) {
        below(path, key, |path| patches.push(Patch { path: path.clone(), value: None }));
    }
    for (key, value) in new {
        below(path, key, |path| match old.get(key) {
            Some(was) => compare(path, was, value, patches),
            None => patches.push(set(path, value)),
        });
    }
}

fn compare_elements(path: &mut String, old: &[Value], new: &[Value], patches: &mut Vec<Patch>) {
    for (place, value) in new.iter().enumerate() {
        below(path, &place.to_string(), |path| match old.get(place) {
            Some(was) => compare(path, was, value, patches),
            None => patches.push(set(path, value)),
        });
    }
}

/// Runs `then` with `path` lengthened by one step.
fn below(path: &mut String, step: &str, then: impl FnOnce(&mut String)) {
    let length = path.len();
    path.push('/');
    path.push_str(&step.replace('~', "~0").replace('/', "~1"));
    then(path);
    path.truncate(length);
}

fn set(path: &str, value: &Value) -> Patch {
    Patch { path: path.to_owned(), value: Some(value.clone()) }
}

/// About how many bytes this patch takes on the wire.
fn weight(path: &str, value: Option<&Value>) -> usize {
    const FRAME: usize = r#"{"path":"","value":},"#.len();
    FRAME + path.len() + value.map_or(0, |it| it.to_string().len())
}

fn put(root: &mut Value, patch: &Patch) -> Option<()> {
    let Some((parent, step)) = patch.path.rsplit_once('/') else {
        *root = patch.value.clone().filter(|_| patch.path.is_empty())?;
        return Some(());
    };
    let step = step.replace("~1", "/").replace("~0", "~");
    match (root.pointer_mut(parent)?, &patch.value) {
        (Value::Object(members), Some(value)) => {
            members.insert(step, value.clone());
        }
        (Value::Object(members), None) => {
            members.remove(&step)?;
        }
        (Value::Array(elements), Some(value)) => {
            let place: usize = step.parse().ok()?;
            match place.cmp(&elements.len()) {
                Ordering::Less => elements[place] = value.clone(),
                Ordering::Equal => elements.push(value.clone()),
                Ordering::Greater => return None,
            }
        }
        _ => return None,
    }
    Some(())
}

#[cfg(test)]
mod tests {
    use proptest::prelude::*;
    use serde_json::json;

    use super::*;

    fn any_json() -> impl Strategy<Value = Value> {
        let leaf = prop_oneof![
            Just(Value::Null),
            any::<bool>().prop_map(Value::from),
            (0..4_i32).prop_map(Value::from),
            "[a~/]{0,3}".prop_map(Value::from),
        ];
        leaf.prop_recursive(4, 40, 5, |inner| {
            prop_oneof![
                prop::collection::vec(inner.clone(), 0..5).prop_map(Value::from),
                prop::collection::btree_map("[ab~/01]{0,2}", inner, 0..5)
                    .prop_map(|members| Value::Object(members.into_iter().collect())),
            ]
        })
    }

    proptest! {
        #[test]
        fn what_was_told_apart_is_put_together_again(old in any_json(), new in any_json()) {
            let mut value = old.clone();
            apply(&mut value, &diff(&old, &new)).unwrap();
            prop_assert_eq!(value, new);
        }

        #[test]
        fn patches_survive_the_journey_as_text(old in any_json(), new in any_json()) {
            let patches = diff(&old, &new);
            let text = serde_json::to_string(&patches).unwrap();
            let arrived: Vec<Patch> = serde_json::from_str(&text).unwrap();
            prop_assert_eq!(arrived, patches);
        }

        #[test]
        fn equal_values_need_no_patch(value in any_json()) {
            prop_assert!(diff(&value, &value).is_empty());
        }

        #[test]
        fn a_patch_that_does_not_fit_is_refused_and_never_panics(
            mut value in any_json(),
            path in "(/[ab01~]{0,2}){0,3}|[a/]{0,3}",
            put in prop::option::of(any_json()),
        ) {
            let _ = apply(&mut value, &[Patch { path, value: put }]);
        }
    }

    #[test]
    fn one_changed_number_is_one_small_patch() {
        let old = json!({"cards": {"7": {"szabla": 3, "host": null}, "8": {"szabla": 1}}});
        let new = json!({"cards": {"7": {"szabla": 4, "host": null}, "8": {"szabla": 1}}});

        assert_eq!(diff(&old, &new), [set("/cards/7/szabla", &json!(4))]);
    }

    #[test]
    fn null_is_a_value_and_absence_is_removal() {
        let log = "long enough that nobody would send the whole value anew";
        let old = json!({"duel": {"turn": 1}, "cards": {"7": 1, "8": 2, "9": log}});
        let new = json!({"duel": null, "cards": {"8": 2, "9": log}});
        let text = serde_json::to_string(&diff(&old, &new)).unwrap();

        assert_eq!(text, r#"[{"path":"/cards/7"},{"path":"/duel","value":null}]"#);
    }

    #[test]
    fn an_array_that_has_shrunk_is_sent_anew() {
        let (old, new) = (json!({"dwor": [1, 2, 3]}), json!({"dwor": [1, 3]}));

        assert_eq!(diff(&old, &new), [set("/dwor", &json!([1, 3]))]);
    }

    #[test]
    fn removing_what_is_not_there_is_a_misfit() {
        let patch = Patch { path: "/dwor/3".into(), value: None };

        let misfit = apply(&mut json!({"dwor": [1]}), &[patch]).unwrap_err();

        assert_eq!(misfit.to_string(), "there is nothing to change at `/dwor/3`");
    }
}

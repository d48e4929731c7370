//! A function fits on a screen, from its `fn` to its last brace.

use crate::tokens::{Kind, Token, tokens};
use anyhow::Result;
use proc_macro2::Delimiter;

const FUNCTION_LINES: usize = 70;

pub(super) fn check(file: &str, source: &str) -> Result<Vec<String>> {
    let complain = |function: Function| {
        let Function { name, line, lines } = function;
        format!(
            "{file}:{line}: fn {name} has {lines} lines, {FUNCTION_LINES} are allowed: name its parts"
        )
    };
    let functions = functions(&tokens(file, source)?);
    Ok(functions.into_iter().filter(|it| FUNCTION_LINES < it.lines).map(complain).collect())
}

#[derive(Debug, PartialEq, Eq)]
struct Function {
    name: String,
    line: usize,
    lines: usize,
}

/// Every function with a body, also those inside others and inside macros.
fn functions(tokens: &[Token]) -> Vec<Function> {
    let starts = tokens.windows(2).enumerate().filter_map(|(at, pair)| match &pair[1].kind {
        Kind::Word(name) if pair[0].is_word("fn") => Some((at, name.clone())),
        _ => None,
    });
    let functions = starts.filter_map(|(at, name)| {
        let line = tokens[at].line;
        let end = last_line_of_body(&tokens[at..])?;
        Some(Function { name, line, lines: end - line + 1 })
    });
    functions.collect()
}

/// The line of the brace that closes the first block at the level of `fn`;
/// nothing for a signature that ends with a semicolon.
fn last_line_of_body(tokens: &[Token]) -> Option<usize> {
    let mut depth = 0_usize;
    let mut in_body = false;
    for token in tokens {
        match token.kind {
            Kind::Punct(';') if depth == 0 => return None,
            Kind::Open(delimiter) => {
                in_body |= depth == 0 && delimiter == Delimiter::Brace;
                depth += 1;
            }
            Kind::Close(_) => {
                // A signature inside a group that ends here has no body.
                depth = depth.checked_sub(1)?;
                if in_body && depth == 0 {
                    return Some(token.line);
                }
            }
            _ => {}
        }
    }
    None
}

#[cfg(test)]
mod tests {
    use super::*;

    fn measured(source: &str) -> Vec<(String, usize)> {
        let functions = functions(&tokens("a.rs", source).unwrap());
        functions.into_iter().map(|it| (it.name, it.lines)).collect()
    }

    fn expect(source: &str, expected: &[(&str, usize)]) {
        let expected: Vec<_> =
            expected.iter().map(|&(name, lines)| (name.to_owned(), lines)).collect();
        assert_eq!(measured(source), expected);
    }

    #[test]
    fn a_function_is_measured_from_fn_to_its_last_brace() {
        expect("fn a() {}\npub fn b(\n  x: u8,\n) -> u8 {\n  x\n}\n", &[("a", 1), ("b", 5)]);
    }

    #[test]
    fn braces_in_strings_chars_and_comments_do_not_count() {
        expect("fn a() {\n  \"}\"; '}'; // }\n  /* } */ r#\"}\"#\n}\n", &[("a", 4)]);
    }

    #[test]
    fn functions_in_traits_impls_macros_and_functions_are_found() {
        let source = "trait T { fn a(&self); fn b(&self) {\n} }\nmac! { fn c() {\n\n} }\nfn d() {\n fn e() {}\n}\n";
        expect(source, &[("b", 2), ("c", 3), ("d", 3), ("e", 1)]);
    }

    #[test]
    fn function_types_are_not_functions() {
        expect(
            "type F = fn(u8) -> u8;\nfn a(f: fn(u8)) -> [u8; 2] where [(); { 1 }]: Sized {\n}\n",
            &[("a", 2)],
        );
    }

    #[test]
    fn long_functions_are_refused_with_name_and_line() {
        let of = |lines: usize| format!("\nfn a() {{\n{}}}\n", "x();\n".repeat(lines - 2));
        assert!(check("a.rs", &of(70)).unwrap().is_empty());
        assert_eq!(
            check("a.rs", &of(71)).unwrap(),
            ["a.rs:2: fn a has 71 lines, 70 are allowed: name its parts"]
        );
    }
}

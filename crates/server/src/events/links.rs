//! Secret links: whoever holds one acts as the person it was made for.
//!
//! A token is the number of the person and a mark only the holder of the
//! event's key can make. The key lies in a file of its own beside the event, so
//! that a copy of the event gives nobody its links.

use std::{fs, io, path::Path};

use desk::StoreError;
use sha2::{Digest as _, Sha256};
use tournament_file::Person;

/// Bytes of the mark of a token; too many to try.
const MARK: usize = 16;

#[derive(Debug, Clone)]
pub(crate) struct Links {
    key: [u8; 32],
}

impl Links {
    /// The key beside the file of an event; made if there is none.
    pub(crate) fn beside(event: &Path) -> Result<Links, StoreError> {
        let path = event.with_extension("key");
        let key = match fs::read_to_string(&path) {
            Ok(text) => read(&text).ok_or(io::Error::other("the key of the event is damaged")),
            Err(error) if error.kind() == io::ErrorKind::NotFound => write(&path),
            Err(error) => Err(error),
        };
        Ok(Links { key: key.map_err(sqlx::Error::Io)? })
    }

    pub(crate) fn token(&self, person: Person) -> String {
        format!("{}-{}", person.0, hex::encode(self.mark(person)))
    }

    /// Whose token it is; nobody's if it was not made with our key.
    pub(crate) fn holder(&self, token: &str) -> Option<Person> {
        let (person, mark) = token.split_once('-')?;
        let person = Person(person.parse().ok()?);
        let given = hex::decode(mark).ok().filter(|it| it.len() == MARK)?;
        // All bytes are compared, whichever differs first.
        let differs =
            self.mark(person).iter().zip(&given).fold(0, |sum, (it, other)| sum | (it ^ other));
        (differs == 0).then_some(person)
    }

    fn mark(&self, person: Person) -> [u8; MARK] {
        let mut hash = Sha256::new();
        hash.update(self.key);
        hash.update(b"interrex link");
        hash.update(person.0.to_be_bytes());
        let whole = hash.finalize();
        std::array::from_fn(|at| whole[at])
    }
}

fn read(text: &str) -> Option<[u8; 32]> {
    hex::decode(text.trim()).ok()?.try_into().ok()
}

fn write(path: &Path) -> io::Result<[u8; 32]> {
    let mut key = [0; 32];
    getrandom::fill(&mut key).map_err(io::Error::other)?;
    let mut options = fs::OpenOptions::new();
    options.write(true).create_new(true);
    #[cfg(unix)]
    std::os::unix::fs::OpenOptionsExt::mode(&mut options, 0o600);
    io::Write::write_all(&mut options.open(path)?, hex::encode(key).as_bytes())?;
    Ok(key)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_token_is_good_for_its_person_and_its_event_only() {
        let folder = tempfile::tempdir().unwrap();
        let [one, other] =
            ["a.ixt", "b.ixt"].map(|it| Links::beside(&folder.path().join(it)).unwrap());
        let token = one.token(Person(7));
        assert_eq!(one.holder(&token), Some(Person(7)));
        assert_eq!(other.holder(&token), None);
        assert_eq!(one.holder(&token.replacen('7', "8", 1)), None);
        assert_eq!(one.holder("7-"), None);
        assert_eq!(one.holder("nonsense"), None);
        let again = Links::beside(&folder.path().join("a.ixt")).unwrap();
        assert_eq!(again.token(Person(7)), token, "links outlive the server");
    }
}

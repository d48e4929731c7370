-- Everything that happens in a room, in order; nothing is ever changed or removed.
-- The primary key is also the lock: a room that two tasks wrote to would collide here.
CREATE TABLE entries (
    room        TEXT    NOT NULL,
    number      INTEGER NOT NULL,
    entry       TEXT    NOT NULL,
    -- The fingerprint of the game after the entry; NULL before the deal.
    fingerprint INTEGER,
    written_at  INTEGER NOT NULL DEFAULT (unixepoch()),
    PRIMARY KEY (room, number)
) STRICT, WITHOUT ROWID;

-- The card definitions games were dealt with, so that a newer server can go on with an older game.
CREATE TABLE card_sources (
    digest TEXT PRIMARY KEY,
    source TEXT NOT NULL
) STRICT, WITHOUT ROWID;

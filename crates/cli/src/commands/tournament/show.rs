//! What is printed: pairings, standings, consequences, explanations.

use std::{
    fs,
    io::{Read, Write, stdout},
    path::{Path, PathBuf},
};

use anyhow::{Context, Result, anyhow};
use ranking::{Held, Reason};
use tournament::{PlayerId, pairing::Note};
use tournament_file::{
    Player, results, roster, trf,
    view::{
        EventView, ForesightView, LogLine, NoteView, OfficeView, ProposalView, PublicView,
        StandingView, TopView,
    },
};

use super::session::{Session, now};
use crate::texts::{Lang, arg, key_of};

/// How an event is written for other programs.
#[derive(Clone, Copy, clap::ValueEnum)]
pub(crate) enum Written {
    /// The whole log; can be imported again
    Json,
    /// The players
    Csv,
    /// Pairings and results for other pairing programs
    Trf,
}

fn name(public: &PublicView, player: Player) -> String {
    let found = public.entrants.iter().find(|it| it.player == player);
    // Who was disqualified is no longer listed.
    found.map_or_else(|| format!("#{}", player.0), |it| it.name.clone())
}

fn office(view: &EventView) -> Result<&OfficeView> {
    view.office.as_ref().context("the organiser sees the office")
}

pub(super) fn preview(session: &Session) -> Result<()> {
    let view = session.view();
    let public = &view.public;
    let Some(preview) = &office(&view)?.preview else {
        return session.say("tournament-no-preview", &[]);
    };
    session.say("tournament-preview", &[arg("round", public.rounds.len() as i64 + 1)])?;
    let table = session.texts.get("tournament-table");
    for pair in &preview.pairs {
        let [one, other] = pair.players.map(|it| name(public, it));
        writeln!(stdout(), "  {table} {:>3}  {one} – {other}", pair.table)?;
        notes(session, public, &pair.notes)?;
    }
    if let Some(player) = preview.bye {
        let bye = session.texts.get("tournament-bye");
        writeln!(stdout(), "  {bye}: {}", name(public, player))?;
        notes(session, public, &preview.bye_notes)?;
    }
    Ok(())
}

fn notes(session: &Session, public: &PublicView, notes: &[NoteView]) -> Result<()> {
    for note in notes {
        let text = note_text(session, public, note);
        writeln!(stdout(), "             {}", session.paint.dim(&text))?;
    }
    Ok(())
}

fn note_text(session: &Session, public: &PublicView, note: &NoteView) -> String {
    let texts = &session.texts;
    match note {
        NoteView::Rematch => texts.get("tournament-note-rematch"),
        NoteView::Forbidden => texts.get("tournament-note-forbidden"),
        NoteView::Float { points } => texts.with(
            "tournament-note-float",
            &[arg("first", i64::from(points[0])), arg("second", i64::from(points[1]))],
        ),
        NoteView::FloatsAgain { player } => {
            texts.with("tournament-note-floats-again", &[arg("name", name(public, *player))])
        }
        NoteView::SecondBye => texts.get("tournament-note-second-bye"),
        NoteView::ByeNotTheLowest => texts.get("tournament-note-bye-not-lowest"),
    }
}

pub(super) fn round(session: &Session) -> Result<()> {
    let public = session.view().public;
    let Some(round) = public.rounds.last() else {
        return session.say("tournament-no-round", &[]);
    };
    session.say("tournament-round", &[arg("round", i64::from(round.number))])?;
    let label = session.texts.get("tournament-table");
    for table in &round.tables {
        let [one, other] = table.players.map(|it| name(&public, it));
        let score =
            table.score.map_or_else(|| "  –".to_owned(), |it| format!("{}:{}", it[0], it[1]));
        writeln!(stdout(), "  {label} {:>3}  {score}  {one} – {other}", table.number)?;
    }
    if let Some(player) = round.bye {
        let bye = session.texts.get("tournament-bye");
        writeln!(stdout(), "  {bye}: {}", name(&public, player))?;
    }
    Ok(())
}

pub(super) fn missing(session: &Session) -> Result<()> {
    let public = session.view().public;
    let open: Vec<String> = public.rounds.last().map_or(Vec::new(), |round| {
        let open = round.tables.iter().filter(|it| it.score.is_none());
        open.map(|it| it.number.to_string()).collect()
    });
    let args = [arg("count", open.len() as i64), arg("tables", open.join(", "))];
    session.say("tournament-missing", &args)
}

pub(super) fn top(session: &Session) -> Result<()> {
    let public = session.view().public;
    match &public.top {
        None => Ok(()),
        Some(TopView::OfEight { players, .. }) => {
            let names: Vec<String> = players.iter().map(|it| name(&public, *it)).collect();
            session.say("tournament-top", &[])?;
            Ok(writeln!(stdout(), "  {}", names.join(", "))?)
        }
        Some(TopView::KnockOut { rounds, third }) => {
            for round in rounds {
                let size = (2 * round.len()).to_string();
                writeln!(stdout(), "{} {size}", session.texts.get("tournament-top"))?;
                for one in round {
                    let side =
                        |it: Option<Player>| it.map_or("–".to_owned(), |it| name(&public, it));
                    let [first, second] = one.players.map(side);
                    let score =
                        one.score.map_or("–".to_owned(), |it| format!("{}:{}", it[0], it[1]));
                    writeln!(stdout(), "  {:>3}  {score:>3}  {first} – {second}", one.number)?;
                }
            }
            if let Some(third) = third {
                let [first, second] = third.players.map(|it| name(&public, it));
                writeln!(
                    stdout(),
                    "  3.   {}:{}  {first} – {second}",
                    third.score[0],
                    third.score[1]
                )?;
            }
            Ok(())
        }
    }
}

pub(super) fn places(session: &Session) -> Result<()> {
    session.say("tournament-places", &[])?;
    for place in session.view().public.places {
        writeln!(stdout(), "{:>4}. {}", place.place, place.name)?;
    }
    Ok(())
}

pub(super) fn event(session: &Session) -> Result<()> {
    let public = session.view().public;
    writeln!(stdout(), "{}", session.paint.bold(&public.setup.title))?;
    round(session)?;
    clock(session)?;
    if !public.rounds.is_empty() {
        session.say("tournament-standings", &[])?;
        table(session, &public.standings)?;
    }
    top(session)?;
    for announcement in &public.announcements {
        writeln!(stdout(), "» {}", announcement.text)?;
    }
    if public.closed {
        places(session)?;
        session.say("tournament-closed", &[])?;
    }
    Ok(())
}

fn table(session: &Session, rows: &[StandingView]) -> Result<()> {
    session.say("tournament-columns", &[])?;
    for row in rows {
        let record = format!("{}-{}-{}", row.won, row.lost, row.drawn);
        writeln!(
            stdout(),
            "{:>5}  {:>6}  {record:5}  {}  {}  {}  {}",
            row.place,
            row.points,
            row.omw,
            row.gw,
            row.ogw,
            row.name
        )?;
    }
    Ok(())
}

/// Of an event file of ours, or of a file of results in JSON.
pub(super) fn standings(file: &Path, json: bool, lang: Option<Lang>) -> Result<()> {
    let path = file.display();
    let mut start = [0; 6];
    let mut opened = fs::File::open(file).with_context(|| format!("cannot read {path}"))?;
    let ours = opened.read_exact(&mut start).is_ok() && &start == b"SQLite";
    if ours {
        let session = Session::read(file, lang)?;
        let rows = session.view().public.standings;
        return match json {
            true => Ok(writeln!(stdout(), "{}", serde_json::to_string_pretty(&rows)?)?),
            false => table(&session, &rows),
        };
    }
    let text = fs::read_to_string(file).with_context(|| format!("cannot read {path}"))?;
    let table = results::table_of(&text).map_err(|it| anyhow!("{path}: {it}"))?;
    match json {
        true => writeln!(stdout(), "{}", serde_json::to_string_pretty(&table)?)?,
        false => write!(stdout(), "{table}")?,
    }
    Ok(())
}

pub(super) fn log(session: &Session) -> Result<()> {
    let view = session.view();
    office(&view)?.log.iter().try_for_each(|it| command(session, it))
}

pub(super) fn command(session: &Session, line: &LogLine) -> Result<()> {
    let act = serde_json::to_string(&line.command.act)?;
    let text = format!("{}  {}  {act}", &line.command.id.0[..8], line.command.at);
    let text = if line.left_out { session.paint.dim(&format!("({text})")) } else { text };
    Ok(writeln!(stdout(), "{text}")?)
}

pub(super) fn foresight(session: &Session, foresight: &ForesightView) -> Result<()> {
    let public = session.view().public;
    if foresight.moved.is_empty() {
        session.say("tournament-moved-nobody", &[])?;
    }
    for moved in &foresight.moved {
        let part =
            |it: Option<[u32; 2]>, at: usize| it.map_or("–".to_owned(), |it| it[at].to_string());
        let args = [
            arg("name", name(&public, moved.player)),
            arg("place", part(moved.from, 0)),
            arg("newplace", part(moved.to, 0)),
            arg("points", part(moved.from, 1)),
            arg("newpoints", part(moved.to, 1)),
        ];
        session.say("tournament-moved", &args)?;
    }
    if !foresight.rounds_paired_since.is_empty() {
        let rounds: Vec<String> =
            foresight.rounds_paired_since.iter().map(ToString::to_string).collect();
        session.say("tournament-paired-since", &[arg("rounds", rounds.join(", "))])?;
    }
    if foresight.top_was_cut {
        session.say("tournament-top-stands", &[])?;
    }
    Ok(())
}

pub(super) fn proposal(session: &Session, proposal: &ProposalView) -> Result<()> {
    let penalty = |it| session.texts.get(&format!("tournament-penalty-{}", key_of(it)));
    let given = &proposal.given;
    let args =
        [arg("penalty", penalty(given.standard)), arg("infraction", given.infraction.as_str())];
    session.say("tournament-proposal", &args)?;
    if let Some(added) = given.added {
        session.say("tournament-added", &[arg("penalty", penalty(added))])?;
    }
    session.say("tournament-because", &[arg("rules", given.because.join(", "))])
}

pub(super) fn checks(session: &Session) -> Result<()> {
    let view = session.view();
    for check in view.judges.iter().flat_map(|it| &it.checks) {
        let state = match check.agrees {
            None => "open",
            Some([true, true]) => "fine",
            Some(_) => "differs",
        };
        let args = [
            arg("round", i64::from(check.round)),
            arg("table", i64::from(check.table)),
            arg("state", state),
        ];
        session.say("tournament-check", &args)?;
    }
    Ok(())
}

pub(super) fn clock(session: &Session) -> Result<()> {
    let Some(clock) = session.view().public.clock else {
        return session.say("tournament-clock-none", &[]);
    };
    let shown = |left: i64| {
        let sign = if left < 0 { "-" } else { "" };
        format!("{sign}{}:{:02}", left.abs() / 60, left.abs() % 60)
    };
    let left = (clock.starts_at - now()) / 1000 + i64::from(clock.minutes) * 60;
    session.say("tournament-clock", &[arg("left", shown(left))])?;
    for (table, extra) in &clock.extra {
        let args = [arg("table", i64::from(*table)), arg("left", shown(left + extra))];
        session.say("tournament-clock-table", &args)?;
    }
    Ok(())
}

/// Where a player's points come from, and why he met whom he met.
pub(super) fn explain(session: &Session, wanted: &str) -> Result<()> {
    let player = session.player(wanted)?;
    let public = session.view().public;
    let row = public.standings.iter().find(|it| it.player == player);
    let row = row.context("he has been removed from the standings")?;
    let args = [
        arg("name", row.name.as_str()),
        arg("place", i64::from(row.place)),
        arg("points", i64::from(row.points)),
    ];
    session.say("tournament-explain-points", &args)?;
    let log = session.log();
    let id = PlayerId(player.0);
    for (round, number) in log.event().swiss_rounds().iter().zip(1_i64..) {
        let Some(table) = round.table_of(id) else {
            let key = if round.bye == Some(id) { "bye" } else { "missed" };
            session.say(&format!("tournament-explain-{key}"), &[arg("round", number)])?;
            continue;
        };
        let side = table.side_of(id).context("he sits at his table")?;
        let score = table.score.map_or("–".to_owned(), |it| {
            format!("{}:{}", it.won[side.index()], it.won[side.other().index()])
        });
        let points = match table.score.map(|it| it.winner()) {
            Some(Some(winner)) if winner == side => 3,
            Some(None) if !table.lost_by_both => 1,
            _ => 0,
        };
        let why: Vec<String> =
            table.notes.iter().map(|it| note_text(session, &public, &note_view(it))).collect();
        let why = match why.is_empty() {
            true => session.texts.get("tournament-note-equals"),
            false => why.join("; "),
        };
        let opponent = name(&public, Player(table.players[side.other().index()].0));
        let args = [
            arg("round", number),
            arg("score", score),
            arg("opponent", opponent),
            arg("points", points),
            arg("why", why),
        ];
        session.say("tournament-explain-round", &args)?;
    }
    let args = [
        arg("omw", format!("{} = {}", row.omw_exact, row.omw)),
        arg("gw", format!("{} = {}", row.gw_exact, row.gw)),
        arg("ogw", format!("{} = {}", row.ogw_exact, row.ogw)),
    ];
    session.say("tournament-explain-ties", &args)
}

fn note_view(note: &Note) -> NoteView {
    match note {
        Note::Rematch => NoteView::Rematch,
        Note::Forbidden => NoteView::Forbidden,
        Note::Float { points } => NoteView::Float { points: *points },
        Note::FloatsAgain(player) => NoteView::FloatsAgain { player: Player(player.0) },
    }
}

pub(super) fn rank(files: &[PathBuf], explain: Option<&str>, lang: Option<Lang>) -> Result<()> {
    let sessions: Vec<Session> =
        files.iter().map(|it| Session::read(it, lang)).collect::<Result<_>>()?;
    let session = sessions.first().context("no event was named")?;
    let logs: Vec<_> = sessions.iter().map(Session::log).collect();
    let held: Vec<Held<'_>> = logs
        .iter()
        .zip(&sessions)
        .map(|(log, it)| Held { event: log.event(), announced_at: it.desk.founding().at })
        .collect();
    let season = ranking::season(&held);
    for (at, refusal) in &season.refused {
        let args =
            [arg("file", files[*at].display().to_string()), arg("reason", refusal.to_string())];
        session.say("tournament-rank-refused", &args)?;
    }
    session.say("tournament-rank-columns", &[])?;
    let mut players: Vec<_> = season.ranking.players.iter().collect();
    players.sort_by_key(|(id, it)| (std::cmp::Reverse(it.collected), **id));
    for (id, player) in players {
        let rank = format!("{:?}", player.rank());
        let account = &season.accounts[id];
        writeln!(stdout(), "{:>6}  {rank:12}  {:>7}  {account}", player.collected, player.matches)?;
        if explain != Some(account.as_str()) {
            continue;
        }
        for change in season.ranking.changes.iter().filter(|it| it.player == *id) {
            let points = format!("{:+}", change.points);
            writeln!(stdout(), "        {}", reason(session, points, change.reason))?;
        }
    }
    Ok(())
}

fn reason(session: &Session, points: String, reason: Reason) -> String {
    let Reason::Match { own, other, outcome, k, .. } = reason else {
        return session.texts.with("tournament-rank-other", &[arg("points", points)]);
    };
    let outcome = match outcome {
        ranking::Outcome::Won => "won",
        ranking::Outcome::Drawn => "drawn",
        ranking::Outcome::Lost => "lost",
    };
    let args = [
        arg("points", points),
        arg("own", own),
        arg("other", other),
        arg("k", k),
        arg("outcome", outcome),
    ];
    session.texts.with("tournament-rank-match", &args)
}

pub(super) fn export(file: &Path, format: Written) -> Result<()> {
    let session = Session::read(file, None)?;
    let text = match format {
        Written::Json => session.export().write() + "\n",
        Written::Trf => trf::write(session.log().event()),
        Written::Csv => {
            let view = session.view();
            let entrant = |it: &tournament_file::view::EntryView| roster::Entrant {
                name: it.name.clone(),
                account: it.accounts.first().cloned().flatten(),
            };
            roster::write(&office(&view)?.entries.iter().map(entrant).collect::<Vec<_>>())
        }
    };
    Ok(write!(stdout(), "{text}")?)
}

//! What can be carried away: tables, the whole event, sheets to print.

use axum::{
    extract::{Path, Query},
    http::header::{CONTENT_DISPOSITION, CONTENT_TYPE},
    response::{IntoResponse, Response},
};
use print::LinkCard;
use rulebook::cite;
use serde::Deserialize;
use tournament_file::{
    command::Role,
    roster,
    sheet::Sheet,
    talk::LinkView,
    trf,
    view::{EntryView, EventView},
};

use super::Asked;
use crate::error::Error;

#[derive(Debug, Deserialize)]
pub(super) struct Choice {
    #[serde(default)]
    lang: Lang,
    /// Of pairings and slips; the last published one without it.
    round: Option<u32>,
    /// What a square code says, or what stands before the tokens in links; the server does not
    /// know under which address it is seen.
    address: Option<String>,
}

#[derive(Debug, Default, Clone, Copy, Deserialize)]
#[serde(rename_all = "snake_case")]
enum Lang {
    #[default]
    Pl,
    En,
}

impl From<Lang> for print::Lang {
    fn from(lang: Lang) -> print::Lang {
        match lang {
            Lang::Pl => print::Lang::Pl,
            Lang::En => print::Lang::En,
        }
    }
}

const PDF: &str = "application/pdf";

pub(super) async fn send(
    asked: Asked,
    Path((_, file)): Path<(String, String)>,
    Query(choice): Query<Choice>,
) -> Result<Response, Error> {
    let view = asked.open.desk.view(asked.who).await;
    let (public, lang) = (&view.public, choice.lang.into());
    let round = choice.round.unwrap_or(public.rounds.len() as u32);
    let (kind, body) = match file.as_str() {
        "players.csv" => ("text/csv; charset=utf-8", players(&view)?.into_bytes()),
        "standings.csv" => ("text/csv; charset=utf-8", standings(&view).into_bytes()),
        "event.trf" => (
            "text/plain; charset=utf-8",
            trf::write(asked.open.desk.log().await.event()).into_bytes(),
        ),
        "event.json" => {
            office(&view)?;
            ("application/json", asked.open.desk.export().await.write().into_bytes())
        }
        "pairings.pdf" => (PDF, print::pairings(public, round, lang)?),
        "standings.pdf" => (PDF, print::standings(public, lang)?),
        "slips.pdf" => {
            office(&view)?;
            (PDF, print::slips(public, round, lang)?)
        }
        "lists.pdf" => {
            (PDF, print::lists(&public.setup.title, &lists(&asked, &view).await?, lang)?)
        }
        "links.pdf" => {
            let address = choice.address.as_deref().unwrap_or_default();
            (PDF, print::link_cards(&public.setup.title, &cards(&asked, address).await?, lang)?)
        }
        "link.svg" => {
            let address = choice.address.as_deref().unwrap_or_default();
            ("image/svg+xml", print::qr_svg(address)?.into_bytes())
        }
        _ => return Err(Error::NoSuchPage(file)),
    };
    let disposition = format!("attachment; filename=\"{file}\"");
    Ok(([(CONTENT_TYPE, kind.to_owned()), (CONTENT_DISPOSITION, disposition)], body)
        .into_response())
}

/// The entries as only the office has them.
fn office(view: &EventView) -> Result<&tournament_file::view::OfficeView, Error> {
    view.office.as_ref().ok_or(Error::NotYours {
        rule: cite!("PC 1.3.0.2"),
        reason: "only the staff of the event does this",
    })
}

/// Lists are the office's until they are published, and what was let in in spite of its faults
/// stays between the judges and the player.
async fn lists(asked: &Asked, view: &EventView) -> Result<Vec<Sheet>, Error> {
    let sheets = asked.open.desk.sheets().await;
    if view.public.lists.is_some() {
        return Ok(sheets.into_iter().map(|it| Sheet { faults: Vec::new(), ..it }).collect());
    }
    office(view)?;
    Ok(sheets)
}

/// The links of the players, as they are handed out on cards.
async fn cards(asked: &Asked, address: &str) -> Result<Vec<LinkCard>, Error> {
    let links = super::asks::given_out(asked).await?;
    let players = links.into_iter().filter(|it| it.roles == [Role::Gracz]);
    let card = |it: LinkView| LinkCard { address: format!("{address}{}", it.token), name: it.name };
    Ok(players.map(card).collect())
}

fn players(view: &EventView) -> Result<String, Error> {
    let entrant = |it: &EntryView| roster::Entrant {
        name: it.name.clone(),
        account: it.accounts.first().cloned().flatten(),
    };
    Ok(roster::write(&office(view)?.entries.iter().map(entrant).collect::<Vec<_>>()))
}

fn standings(view: &EventView) -> String {
    let head = "place,name,points,won,lost,drawn,omw,gw,ogw\n".to_owned();
    view.public.standings.iter().fold(head, |text, it| {
        let name = it.name.replace('"', "\"\"");
        text + &format!(
            "{},\"{name}\",{},{},{},{},{},{},{}\n",
            it.place, it.points, it.won, it.lost, it.drawn, it.omw, it.gw, it.ogw
        )
    })
}

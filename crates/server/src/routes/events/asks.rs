//! Founding, looking, acting.

use std::collections::BTreeMap;

use axum::{Json, extract::State};
use desk::{DeskError, Order, Receipt, new_seed};
use rulebook::cite;
use tournament::{
    briefing::{Audience, briefing as briefing_for},
    event::{PersonId, Rejected, Role as Office},
};
use tournament_file::{
    CommandRef, Mirror as _, Person,
    command::{Act, DeckList, Role, Sentence},
    event::EventFile,
    talk::{Done, EventInfo, Exchange, Founded, House, LinkView, Seen, TypedList, Wanted, Wish},
    trf_import,
    view::{self, ForesightView, InfractionView, LateView, ProposalView, RankingView},
};

use super::Asked;
use crate::{
    error::Error,
    events::{ORGANISER, Open, now},
    routes::{
        Admitted, App, Body,
        visitors::{Founder, MayFound, Onlooker},
    },
};

pub(super) async fn list(State(app): State<App>, _: Onlooker) -> Json<Vec<EventInfo>> {
    Json(app.events.list().await)
}

pub(super) async fn found(
    State(app): State<App>,
    _: Admitted,
    _: Founder,
    Body(wish): Body<Wish>,
) -> Result<Json<Founded>, Error> {
    Ok(Json(app.events.found(&wish).await?))
}

pub(super) async fn import(
    State(app): State<App>,
    _: Admitted,
    _: Founder,
    text: String,
) -> Result<Json<Founded>, Error> {
    let event = match text.trim_start().starts_with('{') {
        true => EventFile::read(&text)?,
        false => report(&text)?,
    };
    Ok(Json(app.events.import(&event).await?))
}

/// The event of another pairing program's report.
fn report(text: &str) -> Result<EventFile, Error> {
    let founding = trf_import::founding(text, ORGANISER, new_seed(), now());
    Ok(trf_import::import(text, &founding)?)
}

/// Whether whoever asks may found a tournament here.
pub(super) async fn house(MayFound(founding): MayFound) -> Json<House> {
    Json(House { founding })
}

/// What the finished events of this house add up to.
pub(super) async fn ranking(State(app): State<App>, _: Onlooker) -> Json<RankingView> {
    Json(app.events.ranking().await)
}

pub(super) async fn catalogue() -> Json<Vec<InfractionView>> {
    Json(view::catalogue())
}

/// The clauses that bind people and not programs, by whom they are shown to.
pub(super) async fn briefing() -> Json<BTreeMap<&'static str, Vec<String>>> {
    let told = Audience::ALL.map(|audience| {
        let whom = match audience {
            Audience::HeadJudge => "head_judge",
            Audience::LineJudge => "line_judge",
            Audience::TechnicalJudge => "technical_judge",
            Audience::Player => "player",
            Audience::Spectator => "spectator",
            Audience::TeamMember => "team_member",
            Audience::DraftJudge => "draft_judge",
            Audience::DecidingJudge => "deciding_judge",
        };
        (whom, briefing_for(audience).iter().map(ToString::to_string).collect())
    });
    Json(BTreeMap::from(told))
}

pub(super) async fn look(asked: Asked) -> Json<Seen> {
    let view = asked.open.desk.view(asked.who).await;
    Json(Seen { now: now(), view })
}

pub(super) async fn act(
    asked: Asked,
    Body(Wanted { id, act }): Body<Wanted>,
) -> Result<Json<Done>, Error> {
    let by = asked.somebody()?;
    let Receipt { version, already_done } = take(&asked.open, id, by, act).await?;
    Ok(Json(Done { version, already_done }))
}

/// Takes an order; sent again it has the time it was first taken at, and so is the same.
pub(super) async fn take(
    open: &Open,
    id: CommandRef,
    by: Person,
    act: Act,
) -> Result<Receipt, DeskError> {
    let at = open.desk.taken_at(&id).await.unwrap_or_else(now);
    let order = Order { id, by, at, act };
    match open.desk.apply(order.clone()).await {
        // The same order came in twice at once.
        Err(DeskError::Rejected(Rejected::IdTaken)) => {
            let at = open.desk.taken_at(&order.id).await.unwrap_or(at);
            open.desk.apply(Order { at, ..order }).await
        }
        other => other,
    }
}

pub(super) async fn foresee(
    asked: Asked,
    Body(Wanted { id, act }): Body<Wanted>,
) -> Result<Json<ForesightView>, Error> {
    let order = Order { id, by: asked.somebody()?, at: now(), act };
    Ok(Json(asked.open.desk.foresee(order).await?))
}

/// What the tariff says; it takes the record of the player into account, which is the judges'.
pub(super) async fn propose(
    asked: Asked,
    Body(sentence): Body<Sentence>,
) -> Result<Json<ProposalView>, Error> {
    let judges = [Office::SedziaGlowny, Office::SedziaLiniowy];
    holds(
        &asked,
        &judges,
        Error::NotYours {
            rule: cite!("PC 8.1.2.1"),
            reason: "penalties and rulings are the judges'",
        },
    )
    .await?;
    Ok(Json(asked.open.desk.propose(sentence).await?))
}

/// Who is late by now, if he has not sat down; only people can see that.
pub(super) async fn late(asked: Asked) -> Result<Json<Vec<LateView>>, Error> {
    let judges = [Office::SedziaGlowny, Office::SedziaLiniowy, Office::SedziaTechniczny];
    let reason = "only the staff of the event does this";
    let staff = [judges.as_slice(), &[Office::Organizator]].concat();
    holds(&asked, &staff, Error::NotYours { rule: cite!("PC 1.3.0.2"), reason }).await?;
    Ok(Json(LateView::all(asked.open.desk.log().await.event(), now())))
}

/// Reads a typed list without registering it.
pub(super) async fn decklist(
    asked: Asked,
    Body(TypedList { text }): Body<TypedList>,
) -> Result<Json<DeckList>, Error> {
    asked.somebody()?;
    Ok(Json(asked.open.desk.read_list(&text)?))
}

/// A player's list after he has used his sakwa; only he is told.
pub(super) async fn sakwa(
    asked: Asked,
    Body(Exchange { games, out, into }): Body<Exchange>,
) -> Result<Json<DeckList>, Error> {
    let by = asked.somebody()?;
    Ok(Json(asked.open.desk.use_sakwa(by, games, [out, into]).await?))
}

/// The organiser gives out all links, the other staff those of the players.
pub(super) async fn links(asked: Asked) -> Result<Json<Vec<LinkView>>, Error> {
    given_out(&asked).await.map(Json)
}

pub(super) async fn given_out(asked: &Asked) -> Result<Vec<LinkView>, Error> {
    let runs = [Office::Organizator, Office::SedziaGlowny, Office::SedziaTechniczny];
    let refusal =
        Error::NotYours { rule: cite!("PC 1.3.0.2"), reason: "the staff gives out the links" };
    holds(asked, &runs, refusal).await?;
    let log = asked.open.desk.log().await;
    let event = log.event();
    let me = PersonId(asked.somebody()?.0);
    let all = event.has(me, &[Office::Organizator]);
    let staff =
        event.staff.iter().filter(|it| all || *it.0 == me).map(|(person, office)| {
            (*person, office.roles.iter().map(Role::of).collect::<Vec<_>>())
        });
    let playing = event.entries.values().flat_map(|it| it.party.persons());
    let playing = playing.filter(|it| !event.is_staff(**it)).map(|it| (*it, vec![Role::Gracz]));
    let link = |(id, roles): (PersonId, Vec<Role>)| {
        let person = Person::of(&id);
        let entered = || event.player_of(id).map(|it| event.entries[&it].name.clone());
        let name = event.people.get(&id).map(|it| it.name.clone()).filter(|it| !it.is_empty());
        let token = asked.open.links.token(person);
        LinkView { person, name: name.or_else(entered).unwrap_or_default(), roles, token }
    };
    Ok(staff.chain(playing).map(link).collect())
}

/// Whether whoever asks holds one of these offices.
pub(super) async fn holds(asked: &Asked, roles: &[Office], refusal: Error) -> Result<(), Error> {
    let who = PersonId(asked.somebody()?.0);
    let log = asked.open.desk.log().await;
    if log.event().has(who, roles) { Ok(()) } else { Err(refusal) }
}

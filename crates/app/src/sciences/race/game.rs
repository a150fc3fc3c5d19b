//! The races of a game, as a list beside its moves.

use semeai_session::{GameRace, LookForRaces, Progress, Subject};
use semeai_words::labels::Label;
use semeai_words::race::game_races::game_race;

use crate::commands::requests::{GameRequest, RaceRequest, Request};
use crate::found_in_game::{FoundInGame, GamePlace};
use crate::science::FrameData;

/// The races that were found, as far as they were looked for.
pub(super) fn found_in_game(shown: &FrameData<'_>) -> Option<FoundInGame> {
    let races = shown.session.game_races()?;
    let (done, all) = races.looked_at();
    let is_stopped = shown.session.progress::<LookForRaces>() == Progress::Cancelled;
    let switch = match is_stopped {
        _ if done == all => None,
        true => Some((Label::GoOn, RaceRequest::LookInGame.into())),
        false => Some((Label::Cancel, RaceRequest::StopLookingInGame.into())),
    };
    let row = |race: &GameRace| GamePlace {
        text: game_race(race, shown.document.topology(), shown.phrasing()),
        asks: vec![
            GameRequest::Go(race.at).into(),
            Request::Subject(Subject::Race),
            RaceRequest::Read(race.points()).into(),
        ],
    };
    Some(FoundInGame {
        name: Label::RacesOfGame,
        hint: Label::RacesOfGameHint,
        nothing: Label::NoRacesOfGame,
        rows: races.races().iter().map(row).collect(),
        looked_at: (done, all),
        switch,
    })
}

//! The fights of a game: marks on its moves, and a list beside them.

use semeai_session::{GameFight, LookForFights, Progress, Subject};
use semeai_words::labels::Label;
use semeai_words::race::game_fights::game_fight;

use crate::commands::command::Command;
use crate::commands::requests::GameRequest;
use crate::found_in_game::{GameList, GamePlace};
use crate::science::FrameData;
use crate::sciences::race::request::RaceRequest;

/// After how many moves a fight begins that was found.
pub(super) fn marked_moves(shown: &FrameData<'_>) -> Vec<usize> {
    let fights = shown.session.game_fights();
    let fights = fights.into_iter().flat_map(|it| it.fights());
    fights.map(|fight| fight.number).collect()
}

/// The fights that were found, as far as they were looked for.
pub(super) fn list(shown: &FrameData<'_>) -> Option<GameList> {
    let fights = shown.session.game_fights()?;
    let (done, all) = fights.looked_at();
    let is_stopped = shown.session.progress::<LookForFights>() == Progress::Cancelled;
    let switch = match is_stopped {
        _ if done == all => None,
        true => Some((Label::GoOn, RaceRequest::LookInGame.into())),
        false => Some((Label::Cancel, RaceRequest::StopLookingInGame.into())),
    };
    let row = |fight: &GameFight| GamePlace {
        text: game_fight(fight, shown.document.topology(), shown.phrasing()),
        asks: vec![
            GameRequest::Go(fight.at).into(),
            Command::Subject(Subject::Race).into(),
            RaceRequest::Read(fight.block.anchor).into(),
        ],
    };
    Some(GameList {
        name: Label::FightsOfGame,
        hint: Label::FightsOfGameHint,
        nothing: Label::NoFightsOfGame,
        rows: fights.fights().iter().map(row).collect(),
        looked_at: (done, all),
        switch,
    })
}

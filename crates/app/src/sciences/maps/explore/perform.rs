//! What is done with a search among maps.

use std::sync::Arc;

use semeai_session::{Action, ExperimentAction, ExploreMaps, MapAction, ReadExperiment, Session};
use semeai_tactics::{Exploration, Map, MapSource, NamedBoard, usual_budget};

use crate::perform::act::act;
use crate::sciences::maps::request::ExploreChoice;
use crate::sciences::maps::state::ExploreView;
use crate::view::View;

/// Says something else of how maps are searched; another depth has another usual number of games.
pub(in crate::sciences::maps) fn choose(view: &mut ExploreView, choice: ExploreChoice) {
    match choice {
        ExploreChoice::Depth(depth) => {
            view.depth = depth;
            view.budget_games = usual_budget(depth);
        }
        ExploreChoice::Budget(games) => view.budget_games = games,
        ExploreChoice::Entered(text) => view.entered = text,
    }
}

/// Searches on the board of the document, against the first White of its experiment; nothing while what is typed has faults.
pub(in crate::sciences::maps) fn start(session: &mut Session, view: &View) {
    let said = &view.maps.explore;
    let entered = match said.entered.trim() {
        "" => Vec::new(),
        text => match MapSource::read(text) {
            Ok(source) => vec![source.read.map],
            Err(_) => return,
        },
    };
    let read = session.answer::<ReadExperiment>();
    let Some(sheet) = read.and_then(|read| read.as_ref().ok()) else {
        return;
    };
    let Some(white) = sheet.experiment.players.white.first() else {
        return;
    };
    let topology = Arc::clone(session.document().topology());
    let name = topology.shape().kind().map(|kind| kind.to_string());
    let question = Exploration {
        board: NamedBoard {
            name: name.unwrap_or_default(),
            topology,
        },
        white: white.clone(),
        rules: sheet.experiment.rules,
        depth: said.depth,
        entered,
        games: sheet.experiment.games,
        seed: sheet.experiment.seed,
        budget_games: said.budget_games,
    };
    session.ask(ExploreMaps::new(question));
}

/// The maps that were found, the best first.
fn found(session: &Session) -> Vec<Map> {
    let report = session.answer::<ExploreMaps>();
    let best = report.and_then(|report| Some(&report.as_ref().ok()?.best));
    best.into_iter()
        .flatten()
        .map(|it| it.maps.map.clone())
        .collect()
}

fn add(session: &mut Session, view: &mut View, map: &Map) {
    let action = ExperimentAction::AddBlack(map.to_string());
    act(session, view, &Action::Experiment(action));
}

/// One of them comes into the experiment.
pub(in crate::sciences::maps) fn take(session: &mut Session, view: &mut View, number: usize) {
    if let Some(map) = found(session).get(number) {
        add(session, view, map);
    }
}

/// All of them do: one step of undo.
pub(in crate::sciences::maps) fn take_all(session: &mut Session, view: &mut View) {
    session.history_mut().begin_stroke();
    for map in found(session) {
        add(session, view, &map);
    }
    session.history_mut().end_stroke();
}

/// One of them is looked at on the board.
pub(in crate::sciences::maps) fn to_field(session: &mut Session, view: &mut View, number: usize) {
    if let Some(map) = found(session).get(number) {
        let action = MapAction::Text(map.to_string());
        act(session, view, &Action::Map(action));
    }
}

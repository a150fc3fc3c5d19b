//! What is done where a map is looked at: moves, parts that are pointed at, what the model is asked.

use std::sync::Arc;

use egui::Context;
use semeai_board::{Color, Point, Role};
use semeai_session::play_out::PlayAction;
use semeai_session::{
    Action, BoardAction, CompareOverGames, Document, ExperimentLook, ExperimentSheet, ExploreMaps,
    MapAction, MovePoint, Phrasing, PlacedStone, PlayTable, PlayedMove, RaceAction, Session,
    Subject,
};
use semeai_words::labels::{Label, label};
use semeai_words::tactics::game_title;

use super::choices::action;
use super::explore::perform as explore;
use super::table::experiment;
use crate::commands::mode::Mode;
use crate::commands::requests::Request;
use crate::perform::act::{act, attempt};
use crate::sciences::maps::command::MapsCommand;
use crate::sciences::maps::request::MapsRequest;
use crate::sciences::maps::state::CellPlot;
use crate::typed_texts::TableFormat;
use crate::view::{Beside, View};

/// The request that says something else of the map.
pub(super) const fn typed(action: MapAction) -> Request {
    Request::Do(Action::Map(action))
}

/// Does one request. Returns the document that is to take the place of the present one, if that is asked for.
pub(crate) fn perform(
    session: &mut Session,
    view: &mut View,
    phrasing: Phrasing,
    ctx: &Context,
    request: MapsRequest,
) -> Option<Document> {
    match request {
        MapsRequest::Play(point, color) => play(session, view, point, color),
        MapsRequest::PointAt(part) => view.maps.part = part,
        MapsRequest::OpenTable => view.open.beside = Beside::Table,
        MapsRequest::Want(kind) => {
            let experiment = kind.experiment();
            let players = &experiment.players;
            let cells = experiment.boards.len() * players.black.len() * players.white.len();
            let cells = cells as u64;
            let sheet = ExperimentSheet {
                cells,
                games: cells * experiment.games,
                experiment: Arc::new(experiment),
            };
            view.maps.wanted = Some((kind, sheet));
        }
        MapsRequest::Table(kind) => {
            view.maps.wanted = None;
            view.maps.is_in_cell = false;
            session.ask(PlayTable::new(kind));
        }
        MapsRequest::TurnEditor => {
            view.maps.is_editor_open = !view.maps.is_editor_open;
        }
        MapsRequest::PlayOwn { is_agreed } => experiment::play(session, view, is_agreed),
        MapsRequest::AddBoard => experiment::add_board(session, view),
        MapsRequest::CompareOverGames => {
            if let Some(question) = CompareOverGames::of(session) {
                session.ask(question);
            }
        }
        MapsRequest::StopComparison => session.stop::<CompareOverGames>(),
        MapsRequest::ShowDiffering => show_differing(session, view),
        MapsRequest::OpenExplore => view.open.beside = Beside::Explore,
        MapsRequest::Explore(choice) => explore::choose(&mut view.maps.explore, choice),
        MapsRequest::StartExplore => explore::start(session, view),
        MapsRequest::StopExplore => session.stop::<ExploreMaps>(),
        MapsRequest::TakeMap(number) => explore::take(session, view, number),
        MapsRequest::TakeAllMaps => explore::take_all(session, view),
        MapsRequest::MapToField(number) => explore::to_field(session, view, number),
        MapsRequest::StopTable => session.stop::<PlayTable>(),
        MapsRequest::Measure(measure) => view.maps.measures.turn(measure),
        MapsRequest::Cell(cell) => view.maps.cell = cell,
        MapsRequest::GameNumber(number) => view.maps.game = number,
        MapsRequest::Replay => replay(session, view, phrasing),
        MapsRequest::TakeGame => {
            let taken = game(session, view, phrasing);
            if taken.is_some() {
                view.set_mode(Mode::Analyse);
                view.open.beside = Beside::Race;
            }
            return taken;
        }
        MapsRequest::CopyTable(format) => {
            if let Some(text) = table_text(session, phrasing, format) {
                ctx.copy_text(text);
                view.messages.say(Label::TableCopied);
            }
        }
        MapsRequest::LookInto(cell) => {
            view.maps.is_in_cell = cell.is_some();
            view.maps.cell = cell.unwrap_or(view.maps.cell);
        }
        MapsRequest::Plot(plot) => view.maps.plot = plot,
    }
    None
}

/// Puts the position on which two maps differ on the board, with whose map it is there: one step of undo.
fn show_differing(session: &mut Session, view: &mut View) {
    let count = session.answer::<CompareOverGames>();
    let found = count.and_then(|count| count.as_ref().ok()?.differing.clone());
    let Some((player, position)) = found else {
        return;
    };
    let put = Color::ALL.into_iter().flat_map(|color| {
        let stones = position.stones(color).iter().collect::<Vec<_>>();
        stones.into_iter().map(move |point| PlacedStone {
            point,
            color,
            role: Role::Unknown,
        })
    });
    let patch = BoardAction::Patch {
        taken: session.document().topology().points(),
        put: put.collect(),
    };
    session.history_mut().begin_stroke();
    act(session, view, &Action::Board(patch));
    act(session, view, &Action::Map(MapAction::Player(player)));
    session.history_mut().end_stroke();
}

/// Replays the chosen game of the chosen cell, beside the document.
fn replay(session: &mut Session, view: &mut View, phrasing: Phrasing) {
    let (cell, number) = (view.maps.cell, view.maps.game);
    let table = session.table();
    let cells = table
        .as_ref()
        .and_then(|table| table.report.cells.get(cell));
    let Some(title) = cells.map(|cell| game_title(cell, number, phrasing)) else {
        return;
    };
    if session.replay_game(cell, number, title) {
        view.set_mode(Mode::PlayOut);
    }
}

/// The chosen game of the chosen cell as a document.
fn game(session: &Session, view: &View, phrasing: Phrasing) -> Option<Document> {
    let (cell, number) = (view.maps.cell, view.maps.game);
    let asked = session.desk().wanted::<PlayTable>()?;
    let report = asked.report();
    let title = game_title(report.cells.get(cell)?, number, phrasing);
    asked.game(cell, number, title)
}

/// The cells of the table that are finished, as a text for other programs; nothing if there is no table.
pub(crate) fn table_text(
    session: &Session,
    phrasing: Phrasing,
    format: TableFormat,
) -> Option<String> {
    let asked = session.desk().wanted::<PlayTable>()?;
    let report = asked.report().finished();
    Some(match format {
        TableFormat::Csv => report.to_csv(),
        TableFormat::Markdown => report.to_markdown(label(Label::TableBlack, phrasing)),
        TableFormat::Json => report.to_json(),
        TableFormat::Experiment => asked.experiment().to_file(),
    })
}

/// Does one command; nothing while the position is looked at for something else.
pub(crate) fn command(session: &mut Session, view: &mut View, command: MapsCommand) {
    if session.document().subject == Subject::Maps {
        let said = action(command, &session.document().map);
        act(session, view, &Action::Map(said));
    }
}

/// A side plays on the board: one step of undo.
fn play(session: &mut Session, view: &mut View, point: Point, color: Color) {
    let stones = session.document().board.setup.stones;
    session.history_mut().begin_stroke();
    if session.document().board.to_move != color {
        act(session, view, &Action::Race(RaceAction::ToMove(color)));
    }
    let is_played = attempt(session, view, &Action::Board(BoardAction::Play(point)));
    session.history_mut().end_stroke();
    let played = PlayedMove {
        stones,
        color,
        point,
    };
    view.maps.played = is_played.then(|| (session.history().version(), played));
}

/// Asks what the model says: of the point that is pointed at, else of the move that led here. What belongs elsewhere is left.
pub(super) fn ask(session: &mut Session, view: &mut View) {
    // What a lesson lets be tried is answered by the map too.
    let is_trying = view.lesson.as_ref().is_some_and(|it| it.trial.is_some());
    session.do_in_play(PlayAction::MapOfBoth(is_trying));
    let document = session.document();
    if document.subject != Subject::Maps {
        view.maps.part = None;
        view.maps.played = None;
    }
    let is_on = document.subject == Subject::Maps && document.map.has_model;
    let at = match is_on && view.mode != Mode::PlayOut {
        true => Some(move_point(session, view)),
        false => None,
    };
    session.look_at_move(at);
    let is_course = view.maps.is_in_cell && view.maps.plot == CellPlot::Course;
    let is_seen = is_course && view.is_beside(Beside::Table);
    session.look_at_course(is_seen.then_some(view.maps.cell));
    session.look_at_experiment(experiment_look(view));
}

/// What is seen of the experiment: the search among maps takes its players from there.
fn experiment_look(view: &View) -> ExperimentLook {
    if view.is_beside(Beside::Table) && view.maps.is_editor_open {
        ExperimentLook::FieldsAndTime
    } else if view.is_beside(Beside::Explore) {
        ExperimentLook::Fields
    } else {
        ExperimentLook::Away
    }
}

/// What a click has just played is what is told of it, for the pointer is on it still.
fn move_point(session: &Session, view: &View) -> MovePoint {
    let document = session.document();
    let here = session.history().version();
    let played = view.maps.played.filter(|(version, _)| *version == here);
    let standing = document.standing().zip(document.game.as_ref());
    let last = standing.and_then(|(at, game)| game.last_stone(at));
    let (past, on) = match played {
        Some((_, played)) => (MovePoint::Played(played), Some(played.point)),
        None => (MovePoint::Last, last),
    };
    match view.hand.pointed_at() {
        Some(point) if on != Some(point) => MovePoint::Possible(document.map.player, point),
        _ => past,
    }
}

//! Switches what is shown, and how.

use egui::Context;
use semeai_board::{Direction, PointSet, Role};
use semeai_session::questions::MOST_SUGGESTED;
use semeai_session::{Action, Coordinates, Depth, Propose, Session, Settings, crop};

use super::act::act;
use crate::board_view;
use crate::commands::command::ShowCommand;
use crate::commands::mode::Mode;
use crate::commands::requests::ShowRequest;
use crate::lesson::Lesson;
use crate::look::fonts;
use crate::look::theme;
use crate::panes::Pane;
use crate::sciences::race::perform::proof;
use crate::sciences::{self, sums, values};
use crate::typed_texts::Fields;
use crate::view::{Beside, Help, Naming, View};
use semeai_words::labels::Label;

/// Does one request.
pub(super) fn perform(
    view: &mut View,
    settings: &mut Settings,
    ctx: &Context,
    request: ShowRequest,
) {
    match request {
        ShowRequest::First => view.open.beside = Beside::Race,
        ShowRequest::Fold(pane) => view.open.folded.turn(pane),
        ShowRequest::Language(language) => {
            settings.language = language;
            fonts::install(ctx, language);
        }
        ShowRequest::Coordinates(style) => settings.coordinates = style,
        ShowRequest::Theme(choice) => {
            settings.theme = choice;
            theme::follow(ctx, choice);
        }
    }
}

/// Does one command.
pub(super) fn command(
    session: &mut Session,
    view: &mut View,
    fields: &mut Fields,
    settings: &mut Settings,
    command: ShowCommand,
) {
    match command {
        ShowCommand::Coordinates => settings.has_coordinates = !settings.has_coordinates,
        ShowCommand::NextCoordinates => {
            let is_lettered = settings.coordinates == Coordinates::Letters;
            settings.coordinates = match session.document().topology().shape().size() {
                Some(_) => settings.coordinates.next(),
                // Points have names there, and numbers.
                None if is_lettered => Coordinates::Numbers,
                None => Coordinates::Letters,
            };
        }
        // The window is asked by who knows it.
        ShowCommand::FullScreen => {}
        ShowCommand::BoardAlone => view.open.is_board_alone = !view.open.is_board_alone,
        ShowCommand::FoldTree if view.is_beside(Beside::Race) => {
            view.open.folded.turn(Pane::Tree);
        }
        ShowCommand::FoldTree => {
            view.open.beside = Beside::Race;
            if view.open.folded.has(Pane::Tree) {
                view.open.folded.turn(Pane::Tree);
            }
        }
        ShowCommand::NamePoint => {
            let is_open = view.open.naming.take().is_some();
            view.open.naming = (!is_open).then_some(Naming::Find);
        }
        ShowCommand::Regions => settings.has_regions = !settings.has_regions,
        ShowCommand::Counts => view.looks.are_counts_hidden = !view.looks.are_counts_hidden,
        ShowCommand::Answers if view.is_covered(session.document()) => {
            view.lesson_aside = None;
            view.looks.are_answers_hidden = false;
        }
        ShowCommand::Answers => view.looks.are_answers_hidden = !view.looks.are_answers_hidden,
        ShowCommand::Theory => settings.has_theory = !settings.has_theory,
        ShowCommand::ForLearners => {
            settings.depth = Depth::Learner;
            // What was asked before is asked still.
            let aside = view.lesson_aside.take();
            let aside = aside.filter(|lesson| lesson.is_about(session.document()));
            view.lesson = aside.or_else(|| view.lesson.take());
            // The answer is about the board, and no tree is seen in which something else could stand on it.
            view.race.place.leave();
            view.endgame.place.leave();
        }
        ShowCommand::ForTheory => {
            settings.depth = Depth::Theory;
            // Who wants everything is not asked; what was covered is not given away by that.
            let asking = view.lesson.take().filter(Lesson::is_asking);
            view.lesson_aside = asking.or_else(|| view.lesson_aside.take());
        }
        ShowCommand::TreeTopDown => settings.has_tree_top_down = !settings.has_tree_top_down,
        ShowCommand::Proof => {
            let is_open = view.is_beside(Beside::Proof);
            proof::open(view, !is_open);
        }
        ShowCommand::Values => {
            let is_open = view.is_beside(Beside::Values);
            values::perform::open(session, view, fields, !is_open);
        }
        ShowCommand::Sums if view.is_beside(Beside::Sums) => view.open.beside = Beside::Race,
        ShowCommand::Sums => sums::perform::open(view),
        ShowCommand::Game => turn_beside(view, settings, Beside::Game),
        ShowCommand::MoveNumbers => view.looks.has_numbers = !view.looks.has_numbers,
        ShowCommand::CropToRace => crop_to_race(session, view),
        ShowCommand::WholeBoard => act(session, view, &Action::Crop(None)),
        ShowCommand::ScrollLeft => scroll(session, view, Direction::Left),
        ShowCommand::ScrollRight => scroll(session, view, Direction::Right),
        ShowCommand::ScrollUp => scroll(session, view, Direction::Up),
        ShowCommand::ScrollDown => scroll(session, view, Direction::Down),
        ShowCommand::ZoomIn => settings.zoom = (settings.zoom + 0.1).min(3.0),
        ShowCommand::ZoomOut => settings.zoom = (settings.zoom - 0.1).max(0.5),
        ShowCommand::ZoomReset => settings.zoom = 1.0,
        ShowCommand::Preferences => turn(&mut view.open.help, Help::Preferences),
        ShowCommand::Legend => turn(&mut view.open.help, Help::Legend),
        ShowCommand::Shortcuts => turn(&mut view.open.help, Help::Keys),
        ShowCommand::Manual => turn(&mut view.open.help, Help::Manual),
        ShowCommand::About => turn(&mut view.open.help, Help::About),
        ShowCommand::CloseHelp => view.open.help = None,
        ShowCommand::ToBoard => view.open.beside = Beside::Race,
        ShowCommand::Why if view.is_beside(Beside::Why) => view.open.beside = Beside::Race,
        ShowCommand::Why => view.open.beside = Beside::Why,
        ShowCommand::Lessons => {
            turn_beside(view, settings, Beside::Lessons);
            if view.is_beside(Beside::Lessons) {
                // What was said of a block has nothing to do with them.
                view.messages.clear_answer();
            }
        }
        ShowCommand::Folder if view.set.is_some() => turn_beside(view, settings, Beside::Folder),
        ShowCommand::Folder => {}
        ShowCommand::Positions
            if view.is_beside(Beside::Positions)
                && matches!(view.mode, Mode::Analyse | Mode::SetUp) =>
        {
            view.open.beside = Beside::Race;
        }
        ShowCommand::Positions => {
            // Who makes a lesson is not asked.
            view.lesson = None;
            view.lesson_aside = None;
            // Who sets stones up goes on with that: the list stands below the tools.
            if view.mode != Mode::SetUp {
                view.mode = Mode::Analyse;
            }
            view.open.beside = Beside::Positions;
        }
        ShowCommand::FocusBoard => view.hand.wants_board_focus = true,
        ShowCommand::ToggleSetUp if view.mode == Mode::SetUp => enter(view, Mode::Analyse),
        ShowCommand::ToggleSetUp => enter(view, Mode::SetUp),
        ShowCommand::StopSearch => session.stop_searching(),
        ShowCommand::Leave => {
            session.stop::<Propose>();
            view.endgame.elsewhere = None;
            view.life.is_choosing_target = false;
            view.life.place.leave();
            view.mode = Mode::Analyse;
            view.messages.shown_points.clear();
        }
    }
}

/// Shows something beside the board, or the answer again if it is seen there already. A learner sees the tools of any other mode in its
/// place, so these are left for it.
fn turn_beside(view: &mut View, settings: &Settings, what: Beside) {
    let is_hidden = settings.depth == Depth::Learner && view.mode != Mode::Analyse;
    if view.is_beside(what) && !is_hidden {
        view.open.beside = Beside::Race;
        return;
    }
    if is_hidden {
        view.set_mode(Mode::Analyse);
    }
    view.open.beside = what;
}

/// Changes what clicks on the board do: whoever wants that sees the board.
pub(super) fn enter(view: &mut View, mode: Mode) {
    leave_sheet(view);
    view.set_mode(mode);
}

/// The sheet that has the page goes away.
pub(super) fn leave_sheet(view: &mut View) {
    if sciences::sheet(view).is_some() {
        view.open.beside = Beside::Race;
    }
}

/// How many lines are shown round a race.
const LINES_AROUND: u8 = 2;

/// Looks at the part of the board where the race is; at all of it if that part is on the board already.
fn crop_to_race(session: &mut Session, view: &mut View) {
    let document = session.document();
    let points = race_points(session);
    let part = crop::around(document.topology(), &points, LINES_AROUND);
    let part = part.filter(|_| document.board.crop != part);
    act(session, view, &Action::Crop(part));
}

/// The points of the race that is proposed or marked with what it is about, else all stones.
fn race_points(session: &Session) -> PointSet {
    if let Some(proposal) = session.pending().proposal() {
        let essential = &proposal.essential;
        let blocks = essential.black.union(&essential.white);
        return blocks.union(&proposal.relevant);
    }
    let document = session.document();
    let stones = &document.board.setup.stones;
    let all = stones.black.union(&stones.white);
    let essential = document
        .marks
        .roles
        .points(Role::Essential)
        .intersection(&all);
    if essential.is_empty() {
        return all;
    }
    let liberties = document
        .topology()
        .neighborhood(&essential)
        .difference(&all);
    let regions = session.report().map(|report| &report.regions);
    // One that reaches over the whole board would hide where the race is.
    let regions = regions.into_iter().flatten();
    let regions = regions.filter(|region| region.points.len() <= MOST_SUGGESTED);
    regions.fold(essential.union(&liberties), |points, region| {
        points.union(&region.points)
    })
}

/// Opens a page of the help, or closes it if it is the one that is open.
fn turn(help: &mut Option<Help>, page: Help) {
    *help = (*help != Some(page)).then_some(page);
}

/// Scrolls the board a step, or says why it cannot be.
fn scroll(session: &Session, view: &mut View, direction: Direction) {
    let board = session.shown_document().topology();
    let is_whole = session.shown_document().board.crop.is_none() && !view.hand.has_pen;
    let step = board_view::scroll::step_to(board, direction).filter(|_| is_whole);
    let Some([along, across]) = step else {
        view.messages.say(Label::NothingToScroll);
        return;
    };
    let [before_along, before_across] = view.scrolled(board).map_or([0; 2], |scroll| scroll.steps);
    let steps = [
        before_along.saturating_add(along),
        before_across.saturating_add(across),
    ];
    view.scroll_to(board, steps);
}

//! Puts documents in place of the present one: files, samples, what was pasted, what was not saved.

use std::path::{Path, PathBuf};
use std::sync::Arc;

use semeai_board::{BoardKind, PointSet, Role};
use semeai_session::file::{self, FileContent, FileError, FileFormat, Stamp};
use semeai_session::{
    Action, BoardAction, Depth, Document, ExperimentAction, Home, Phrasing, Session, Settings,
    Subject,
};
use semeai_tactics::{EXPERIMENT_FORMAT, Experiment};
use semeai_words::file::error::{file_error, format_error};
use semeai_words::file::work::{
    broken, file_late, language_unknown, no_folder, not_ended, not_kept, redone_to,
    restore_question, settings_newer, settings_unread, tried_again, undone_to, unreadable_work,
};
use semeai_words::labels::{Label, label};
use semeai_words::samples::sample_document;
use semeai_words::simulation::experiment_file_error;

use super::act::act;
use super::file_notices::notices;
use super::show::leave_sheet;
use super::{asking, game, gather, stored_proof};
use crate::commands::mode::Mode;
use crate::local_text::LocalText;
use crate::messages::{Messages, Remedy, Strip, Topic};
use crate::naming::document_name;
use crate::samples;
use crate::storage::jobs::{Jobs, Revision};
use crate::storage::keeper::{Keeper, News};
use crate::storage::store::{Unread, UnreadReason};
use crate::storage::unsaved_work::NotKept;
use crate::subject_guess::SubjectGuess;
use crate::typed_texts::PathUse;
use crate::view::{Beside, View};

/// Puts a document in place of the present one. What was there can be had back by undo, with its file.
pub(crate) fn replace(session: &mut Session, view: &mut View, document: Document, home: Home) {
    view.messages.settle();
    session.open(document, home);
    leave_sheet(view);
    view.enter();
    view.mode = Mode::Analyse;
}

/// The present board without stones.
pub(super) fn new(session: &mut Session, view: &mut View) {
    let present = session.document();
    // The board of a sample is nobody's choice, as long as it is that.
    let number = view.source.sample;
    let sample = number.and_then(|number| samples::all().get(number));
    let of_sample = sample.map(|&sample| sample_document(sample));
    let of_sample = of_sample.filter(|sample| sample.topology() == present.topology());
    let usual = of_sample.and(BoardKind::rectangle(9, 9).ok());
    let on_present = || Document::on(Arc::clone(present.topology()));
    let mut empty = usual.map_or_else(on_present, Document::empty);
    // Whoever studies endgames goes on with them.
    empty.subject = present.subject;
    replace(session, view, empty, Home::none());
    view.mode = Mode::SetUp;
}

/// The sample of this number.
pub(super) fn sample(session: &mut Session, view: &mut View, settings: &Settings, number: usize) {
    if let Some(&sample) = samples::all().get(number) {
        let document = samples::titled(sample, settings.phrasing());
        let has_sum = document.sum.is_some();
        replace(session, view, document, Home::none());
        view.source.sample = Some(number);
        view.source.is_altered = false;
        if has_sum {
            view.open.beside = Beside::Sums;
        }
        if let Some(figure) = samples::figure(sample) {
            (view.sum.first, view.sum.plane) = figure;
        }
    }
}

/// Undo or redo has come to what belongs to another file, or to none: says to what.
pub(super) fn tell_document(session: &Session, view: &mut View, is_undone: bool) {
    let number = view.source.shown_sample();
    let sample = number
        .and_then(|number| samples::all().get(number))
        .copied();
    let file = session.history().file().map(Path::to_path_buf);
    let document = session.history().document().clone();
    match document.game {
        // As where it was opened.
        Some(_) if view.is_beside(Beside::Race) => show_game(session, view),
        None if view.is_beside(Beside::Game) => view.open.beside = Beside::Race,
        _ => {}
    }
    view.messages.say(LocalText::new(move |phrasing| {
        let name = document_name(sample, file.as_deref(), &document, phrasing);
        match is_undone {
            true => undone_to(&name, phrasing),
            false => redone_to(&name, phrasing),
        }
    }));
}

/// So many samples on or back, round in a circle.
pub(super) fn step_sample(session: &mut Session, view: &mut View, settings: &Settings, by: isize) {
    let count = samples::all().len();
    if count == 0 {
        return;
    }
    let next = match view.source.sample {
        Some(at) => at
            .checked_add_signed(by)
            .map_or(count - 1, |next| next % count),
        None => 0,
    };
    sample(session, view, settings, next);
}

/// Begins to read a file.
pub(crate) fn open(session: &Session, view: &mut View, jobs: &mut Jobs, path: PathBuf) {
    view.messages.clear();
    view.messages.drop(Topic::Late);
    view.messages.drop(Topic::Missed);
    view.source.is_beginning = false;
    jobs.read(path, session.history().revision());
}

/// A file has been read. If the document has changed since that was asked for, it is not simply put in its place.
pub(super) fn read(
    session: &mut Session,
    view: &mut View,
    settings: &mut Settings,
    path: PathBuf,
    asked: Revision,
    file: FileContent,
    stamp: Stamp,
) {
    match session.history().revision() == asked {
        true => {
            loaded(session, view, settings, path, file, stamp);
            turn_to_first(session, view, settings);
        }
        false => tell_late(view, path, file, stamp),
    }
}

/// A lesson that asks begins at its first position: where it was saved last is where its author stood.
fn turn_to_first(session: &mut Session, view: &mut View, settings: &Settings) {
    let is_asking = view.lesson.is_some();
    let first = is_asking.then(|| session.document().lesson_begin());
    if let Some(number) = first.flatten() {
        game::other(session, view, settings, number);
    }
}

/// A file has been read too late to be shown without a question.
pub(super) fn tell_late(view: &mut View, path: PathBuf, file: FileContent, stamp: Stamp) {
    let name = path.display().to_string();
    let text = LocalText::new(move |phrasing| file_late(&name, phrasing));
    let show = Remedy::Show(path, Box::new((file, stamp)));
    let strip = Strip::remark(text, vec![(Label::ShowFile.into(), show)]);
    view.messages.hold(Topic::Late, strip);
}

/// Shows a file that has been read.
pub(super) fn loaded(
    session: &mut Session,
    view: &mut View,
    settings: &mut Settings,
    path: PathBuf,
    loaded: FileContent,
    stamp: Stamp,
) {
    let is_of_set = view
        .set
        .as_ref()
        .is_some_and(|set| set.place(Some(path.as_path())).is_some());
    if !is_of_set {
        settings.remember_file(&path);
    }
    let notices = notices(&loaded);
    let guess = guess(&loaded);
    let is_experiment = loaded.format == FileFormat::Experiment;
    let home = Home::of(&loaded, path, stamp);
    let mut document = loaded.document;
    if document.is_finished_game() {
        // Who opens a game that is over wants to know who has won.
        document.subject = Subject::Endgame;
    }
    let is_beginning =
        std::mem::take(&mut view.source.is_beginning) && !session.history().has_undo();
    replace(session, view, document, home);
    if is_beginning {
        session.history_mut().forget_before();
    }
    view.source.guess = guess;
    show_game(session, view);
    if is_experiment {
        view.open.beside = Beside::Table;
    }
    asking::begin_of_file(session, view, settings);
    if let Some(proof) = loaded.proof {
        stored_proof::take(session, view, proof);
        if settings.depth == Depth::Learner {
            // The answer says it.
            view.open.beside = Beside::Race;
        }
    }
    // What was to be written over a file was of the document before.
    view.messages.drop(Topic::NotWritten);
    view.messages.strips.extend(notices);
}

/// Shows what was pasted: where a lesson is being made, as positions more of that.
pub(super) fn paste(session: &mut Session, view: &mut View, settings: &Settings, pasted: &str) {
    view.messages.clear();
    if let Some(put) = selected(session, view, pasted) {
        act(session, view, &Action::Board(put.action));
        // What was put can be moved on.
        view.hand.selection = Some(put.area);
        return;
    }
    if pasted.trim().is_empty() {
        view.messages.say_error(Label::NothingToPaste);
        return;
    }
    if pasted.contains(EXPERIMENT_FORMAT) {
        match Experiment::from_file(pasted) {
            Ok(experiment) => take_experiment(session, view, experiment),
            Err(error) => view.messages.say_error(LocalText::new(move |phrasing| {
                experiment_file_error(&error, phrasing)
            })),
        }
        return;
    }
    match file::parse("", pasted.as_bytes()) {
        Ok(_) if view.is_beside(Beside::Positions) => {
            gather::pasted(session, view, settings, pasted);
        }
        Ok(loaded) => {
            let notices = notices(&loaded);
            let guess = guess(&loaded);
            stand_in(session, view, loaded.document);
            view.source.guess = guess;
            if let Some(proof) = loaded.proof {
                stored_proof::take(session, view, proof);
            }
            view.messages.strips.extend(notices);
        }
        Err(error) => {
            view.messages.say_error(LocalText::new(move |phrasing| {
                let name = label(Label::Clipboard, phrasing).to_owned();
                let error = FileError {
                    name,
                    ..error.clone()
                };
                file_error(&error, phrasing)
            }));
        }
    }
}

/// What a diagram was taken for; nothing where blocks are marked that race, or of a file that says what it is about.
fn guess(loaded: &FileContent) -> Option<SubjectGuess> {
    let document = &loaded.document;
    let is_said = !document.marks.roles.points(Role::Essential).is_empty();
    let is_guessed = loaded.format == FileFormat::Diagram && !is_said;
    is_guessed
        .then(|| SubjectGuess::of(document.subject))
        .flatten()
}

/// Games that somebody else has played come into the document, to be played again.
fn take_experiment(session: &mut Session, view: &mut View, experiment: Experiment) {
    let take = ExperimentAction::Take(Arc::new(experiment));
    act(session, view, &Action::Experiment(take));
    view.messages.say(Label::ExperimentTaken);
}

/// How stones that were cut or copied are put elsewhere, and where they come to lie.
struct Putting {
    action: BoardAction,
    area: PointSet,
}

/// What was cut or copied of a board in Set up goes to where the pointer is, else to the corner of what is selected.
fn selected(session: &Session, view: &View, pasted: &str) -> Option<Putting> {
    let clip = view.hand.clip.as_ref();
    let clip = clip.filter(|clip| view.mode == Mode::SetUp && clip.text() == pasted)?;
    let topology = session.document().topology();
    let corner = || view.hand.selection?.first();
    let at = view.hand.pointed_at().or_else(corner);
    let at = at.or_else(|| topology.points().first())?;
    Some(Putting {
        action: clip.put_at(topology, at),
        area: clip.area_at(topology, at),
    })
}

/// Puts a document in place of the present one that is in no file yet.
fn stand_in(session: &mut Session, view: &mut View, document: Document) {
    act(session, view, &Action::Replace(Box::new(document)));
    view.enter();
    show_game(session, view);
}

/// Shows the game beside the board where there is one to look through and no race to look at.
fn show_game(session: &Session, view: &mut View) {
    let document = session.document();
    let is_unmarked = document.marks.roles.points(Role::Essential).is_empty();
    // Who makes a lesson goes on with it.
    let is_free = !view.is_beside(Beside::Positions);
    if is_free && is_unmarked && document.game.is_some() {
        view.open.beside = Beside::Game;
    }
}

/// Offers the latest unsaved work of earlier runs, if there is any.
fn offer(messages: &mut Messages, keeper: &Keeper) {
    let Some((count, offer)) = keeper.offer() else {
        return;
    };
    let button = |name: Label, remedy| (LocalText::from(name), remedy);
    let discard = button(Label::Discard, Remedy::DiscardRestore);
    let all = (count > 1).then(|| button(Label::DiscardAll, Remedy::DiscardAll));
    let strip = match &offer.found {
        Ok(document) => Strip::remark(
            {
                let (document, stones) = (document.clone(), document.board.setup.stones.iter());
                let stones = stones.map(|(_, own)| own.len()).sum();
                let file = offer.file.clone();
                LocalText::new(move |phrasing| {
                    let name = document_name(None, file.as_deref(), &document, phrasing);
                    restore_question(count, &name, stones, phrasing)
                })
            },
            [button(Label::Restore, Remedy::Restore), discard]
                .into_iter()
                .chain(all)
                .collect(),
        ),
        Err(error) => Strip::error(
            {
                let error = error.clone();
                LocalText::new(move |phrasing| unreadable_work(&error, phrasing))
            },
            vec![discard],
        ),
    };
    messages.hold(Topic::Unsaved, strip);
}

/// Tells what has become of unsaved work.
pub(crate) fn tell(messages: &mut Messages, keeper: &Keeper, news: News) {
    let strip = match news {
        News::Found => return offer(messages, keeper),
        News::KeptAgain => return messages.drop(Topic::NotKept),
        News::Back => return messages.drop(Topic::Left),
        News::Left => {
            let strip = Strip::remark(Label::LeftUnsaved.into(), Vec::new());
            return messages.hold(Topic::Left, strip);
        }
        News::Dropped => {
            let strip = Strip::remark(Label::DroppedUnsaved.into(), Vec::new());
            return messages.hold(Topic::Dropped, strip);
        }
        News::NotKept(error) => {
            let text = LocalText::new(move |phrasing| not_kept(&why(&error, phrasing), phrasing));
            Strip::error(text, Vec::new())
        }
        News::Refused(lost) => {
            let elsewhere = (Label::SaveAs.into(), Remedy::WriteElsewhere(PathUse::Save));
            let lose = (Label::LeaveWithout.into(), Remedy::LeaveWithout);
            let text = LocalText::new(move |phrasing| {
                let name = document_name(None, lost.file.as_deref(), &lost.document, phrasing);
                not_ended(lost.count, &name, &why(&lost.error, phrasing), phrasing)
            });
            Strip::error(text, vec![elsewhere, lose])
        }
    };
    messages.hold(Topic::NotKept, strip);
}

/// Why work cannot be put by, as a sentence.
fn why(error: &NotKept, phrasing: Phrasing) -> String {
    let again = |reason: &str| tried_again(reason, phrasing);
    match error {
        NotKept::Format(error) => format_error(*error, phrasing),
        NotKept::File(error) => again(&file_error(error, phrasing)),
        NotKept::NoFolder => no_folder(phrasing),
        NotKept::Broken(message) => again(&broken(message, phrasing)),
    }
}

/// Tells of settings that could not be read.
pub(crate) fn tell_unread(messages: &mut Messages, unread: Unread) {
    let text = LocalText::new(move |phrasing| {
        let aside = unread.aside.as_ref().map(|path| path.display().to_string());
        match &unread.reason {
            UnreadReason::Broken(error) => settings_unread(error, aside.as_deref(), phrasing),
            UnreadReason::Newer => settings_newer(aside.as_deref(), phrasing),
            UnreadReason::Language(language) => language_unknown(&language.code(), phrasing),
        }
    });
    messages.hold(Topic::Settings, Strip::remark(text, Vec::new()));
}

/// Takes the latest unsaved work of earlier runs.
pub(super) fn restore(session: &mut Session, view: &mut View, keeper: &mut Keeper) {
    view.messages.clear();
    view.messages.drop(Topic::Unsaved);
    if let Some(document) = keeper.restore() {
        stand_in(session, view, document);
    }
    offer(&mut view.messages, keeper);
}

/// Throws it away.
pub(super) fn discard_restore(messages: &mut Messages, keeper: &mut Keeper) {
    messages.drop(Topic::Unsaved);
    keeper.discard();
    offer(messages, keeper);
}

/// Throws all of it away.
pub(super) fn discard_all(messages: &mut Messages, keeper: &mut Keeper) {
    messages.drop(Topic::Unsaved);
    while keeper.offer().is_some() {
        keeper.discard();
    }
}

#[cfg(test)]
mod tests {
    use semeai_board::{Color, Topology};
    use semeai_session::selection::Clip;

    use super::*;

    /// Three points in a row, which are no rectangle.
    fn path() -> Session {
        let points = [("a", 0.0), ("b", 1.0), ("c", 2.0)];
        let points = points.map(|(name, x)| (name.to_owned(), (x, 0.0)));
        let path = Topology::graph(points.to_vec(), &[(0, 1), (1, 2)]).expect("a graph");
        let mut document = Document::on(Arc::new(path));
        let point = document.topology().point("a").expect("on the board");
        document.board.setup.set(point, Some(Color::Black));
        Session::new(document)
    }

    #[test]
    fn a_new_document_is_on_the_board_that_one_is_on() {
        let (mut session, mut view) = (path(), View::default());
        new(&mut session, &mut view);
        let document = session.document();
        assert_eq!(
            *document,
            Document::on(Arc::clone(path().document().topology()))
        );
        sample(&mut session, &mut view, &Settings::default(), 0);
        new(&mut session, &mut view);
        let kind = session.document().topology().shape().kind();
        assert_eq!(kind, BoardKind::rectangle(9, 9).ok());
    }

    #[test]
    fn stones_of_a_drawn_graph_are_pasted_where_the_pointer_is() {
        let (mut session, mut view) = (path(), View::default());
        let topology = Arc::clone(session.document().topology());
        let at = |name: &str| topology.point(name).expect("on the board");
        view.mode = Mode::SetUp;
        let clip = Clip::of(
            session.document(),
            &[at("a"), at("b")].into_iter().collect(),
        );
        let text = clip.as_ref().expect("points").text().to_owned();
        view.hand.clip = clip;
        view.hand.hovered = Some(at("b"));
        paste(&mut session, &mut view, &Settings::default(), &text);
        let stones = session.document().board.setup.stones.black;
        assert_eq!(topology.names(&stones), ["a", "b"]);
        let selected = view.hand.selection.expect("what was put");
        assert_eq!(topology.names(&selected), ["b", "c"]);
    }
}

//! How the person stands in the window: nothing of this is saved with a position.

use std::sync::Arc;

use semeai_board::{BoardKind, Point, Topology};
use semeai_picture::Drawing;
use semeai_race::picks::Path;
use semeai_session::compose::Sitting;
use semeai_session::lesson_results::LessonResults;
use semeai_session::{Document, Language, Markup, Session, Snapshot, Worksheet};
use semeai_sheets::Trial;

use crate::commands::mode::Mode;
use crate::file_set::FileSet;
use crate::hand::{Hand, Marker};
use crate::lesson::Lesson;
use crate::messages::{Messages, Topic};
use crate::panes::{FoldedPanes, Panes};
use crate::region_colors::RegionColors;
use crate::sciences::endgame::state::EndgameView;
use crate::sciences::life::state::LifeView;
use crate::sciences::maps::state::MapsView;
use crate::sciences::race::state::RaceView;
use crate::sciences::sums::state::SumView;
use crate::subject_guess::SubjectGuess;

/// The view.
#[derive(Debug, Default)]
pub(crate) struct View {
    /// What clicks do.
    pub(crate) mode: Mode,
    /// The mode in which a block was clicked whose race is being looked for, or waits to be accepted.
    pub(crate) back_to: Option<Mode>,
    /// The position of which a proposal was discarded: of that nothing is found again unless somebody asks.
    pub(crate) discarded: Option<Snapshot>,
    /// What the hand is at.
    pub(crate) hand: Hand,
    /// What is said.
    pub(crate) messages: Messages,
    /// What is open.
    pub(crate) open: Open,
    /// How it is drawn.
    pub(crate) looks: Looks,
    /// What was calculated last.
    pub(crate) worksheet: Worksheet,
    /// How the sum of trees is looked at.
    pub(crate) sum: SumView,
    /// How the race is looked at.
    pub(crate) race: RaceView,
    /// How the endgame is looked at.
    pub(crate) endgame: EndgameView,
    /// How it is looked at who lives.
    pub(crate) life: LifeView,
    /// How a tactics map is looked at.
    pub(crate) maps: MapsView,
    /// What is asked about the position before its answer is shown.
    pub(crate) lesson: Option<Lesson>,
    /// The lesson that asked before everything was wanted: nobody answers it there, and its answer stays covered.
    pub(crate) lesson_aside: Option<Lesson>,
    /// The move that was clicked to be tried, until its play-out is there.
    pub(crate) trial: Option<Trial>,
    /// The language in which the texts of a lesson are written, if it is another one than that of the window.
    pub(crate) lesson_language: Option<Language>,
    /// The files of the folder that was opened last.
    pub(crate) set: Option<FileSet>,
    /// What came of lessons, and which exercises have been given.
    pub(crate) learning: Learning,
    /// Where the position came from.
    pub(crate) source: Source,
    /// From where a board is seen that goes on beyond its edges and has been scrolled.
    scroll: Option<Scroll>,
    /// The size of the board that is being chosen in Set up.
    pub(crate) size: Option<BoardKind>,
    /// The picture that is being saved, as it was when that was asked for.
    pub(crate) picture: Option<Drawing>,
    /// The table that is being saved as a text, as it was then.
    pub(crate) table: Option<String>,
    /// The sizes that panes were left with.
    pub(crate) panes: Option<Panes>,
}

/// A board that goes on beyond its edges, seen from another place.
#[derive(Debug)]
pub(crate) struct Scroll {
    /// The board that is scrolled; every other one is seen as it is.
    of: Arc<Topology>,
    /// How many steps it has been scrolled along each of its periods.
    pub(crate) steps: [i16; 2],
    /// The board as it is drawn then.
    pub(crate) board: Arc<Topology>,
}

/// What stands beside the board.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(crate) enum Beside {
    /// The race: regions, tree and node, or a play-out.
    #[default]
    Race,
    /// Why the verdict is what it is.
    Why,
    /// The proof.
    Proof,
    /// The Values panel.
    Values,
    /// The order of play in an endgame.
    Order,
    /// Tables of games by tactics maps.
    Table,
    /// The search among tactics maps.
    Explore,
    /// The score with best play of a small board.
    BestPlay,
    /// The laboratory of sums of trees.
    Sums,
    /// The game: its moves and variations, the games of the file, what is written about the position.
    Game,
    /// The samples by subject.
    Lessons,
    /// The files of the folder that was opened.
    Folder,
    /// The positions of the file, to be put in order, with what is asked of each.
    Positions,
    /// The kinds of exercises, to be given a new one.
    Exercises,
}

/// A page of the help.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub(crate) enum Help {
    /// Every sign and word, explained.
    Legend,
    /// Gestures and keys.
    Keys,
    /// The manual.
    Manual,
    /// What the program is, and what it is made with.
    About,
    /// What can be chosen of how the window looks.
    Preferences,
}

/// What a name of a point is typed for.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Naming {
    /// To go to the point.
    Find,
    /// To call this point so.
    Rename(Point),
}

/// What came of lessons, and which exercises have been given.
#[derive(Debug)]
pub(crate) struct Learning {
    /// What came of every lesson, in earlier runs too.
    pub(crate) results: LessonResults,
    /// How often they have changed.
    pub(crate) changes: u64,
    /// The exercises since the program began.
    pub(crate) sitting: Sitting,
    /// The state of the document at which the exercise was asked for that is being composed.
    pub(crate) asked_at: Option<u64>,
    /// How many exercises are composed at once, from 1 on.
    pub(crate) count: usize,
}

impl Default for Learning {
    fn default() -> Self {
        Self {
            results: LessonResults::default(),
            changes: 0,
            sitting: Sitting::default(),
            asked_at: None,
            count: 1,
        }
    }
}

/// Which parts of the window are open.
#[derive(Debug, Default)]
pub(crate) struct Open {
    /// What stands beside the board.
    pub(crate) beside: Beside,
    /// What the field is for in which the name of a point is typed, while there is one.
    pub(crate) naming: Option<Naming>,
    /// Whether only the board is shown, with the menu and the bottom line.
    pub(crate) is_board_alone: bool,
    /// The board that is being chosen, while the kinds of boards are shown.
    pub(crate) boards: Option<Arc<Topology>>,
    /// The page of the help that is shown.
    pub(crate) help: Option<Help>,
    /// The panes that show only their titles.
    pub(crate) folded: FoldedPanes,
}

/// How things are drawn, as long as the program runs.
#[derive(Debug, Default)]
pub(crate) struct Looks {
    /// Whether the stones of a game have the numbers of their moves.
    pub(crate) has_numbers: bool,
    /// Whether counts are hidden on the board.
    pub(crate) are_counts_hidden: bool,
    /// Whether everything that was found out is hidden: for who wants to find it first.
    pub(crate) are_answers_hidden: bool,
    /// Whether the thermograph of the Values panel is the cooled one.
    pub(crate) is_sheet_cooled: bool,
    /// Whether scaffolds are drawn in it.
    pub(crate) has_scaffolds: bool,
    /// How much larger everything is because the window is large.
    pub(crate) growth: Growth,
    /// The colours of the regions.
    pub(crate) region_colors: RegionColors,
}

/// Where the position came from.
#[derive(Debug, Default)]
pub(crate) struct Source {
    /// The sample that was opened last, by number: from there the next one is gone on to.
    pub(crate) sample: Option<usize>,
    /// Whether its stones are gone or others: then it is not told of them what the sample teaches.
    pub(crate) is_altered: bool,
    /// Whether the file that is being read is what the program begins with.
    pub(crate) is_beginning: bool,
    /// Whether it is said what its file tells of a proof, and how.
    pub(crate) stored: StoredShown,
    /// What it was taken for, as long as the other subject may be tried.
    pub(crate) guess: Option<SubjectGuess>,
}

impl Source {
    /// The sample that the stones on the board are, by number.
    pub(crate) fn shown_sample(&self) -> Option<usize> {
        self.sample.filter(|_| !self.is_altered)
    }
}

/// How it is said what a file tells of a proof. Said once: whoever puts it away need not do so in every frame.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(crate) enum StoredShown {
    /// It is not.
    #[default]
    Not,
    /// As something that is being checked.
    BeingChecked,
    /// As something that was not confirmed.
    Unconfirmed,
}

impl View {
    /// Changes what clicks on the board do.
    pub(crate) fn set_mode(&mut self, mode: Mode) {
        if self.mode != mode {
            // What is selected means another thing in another mode.
            self.hand.let_go();
        }
        self.mode = mode;
        self.open.boards = self.open.boards.take().filter(|_| mode == Mode::SetUp);
        self.back_to = None;
        self.hand.gesture = None;
        if mode != Mode::Analyse {
            self.race.place.go(Path::new());
        }
    }

    /// Whether a lesson asks, and what was found out is covered: but for what a wrong answer leads to on the board.
    pub(crate) fn is_asked(&self) -> bool {
        let lesson = self.lesson.as_ref();
        lesson.is_some_and(|lesson| lesson.is_asking() && !lesson.is_tried(self.mode))
    }

    /// Whether a lesson goes on asking behind what is tried on the board: what would answer its later parts is covered there too.
    pub(crate) fn asks_further(&self) -> bool {
        let lesson = self.lesson.as_ref();
        lesson.is_some_and(|lesson| lesson.is_asking() && lesson.has_later_part())
    }

    /// Whether the answer to a document is covered by a lesson: one that asks, or one that would if it were not put aside.
    pub(crate) fn is_covered(&self, document: &Document) -> bool {
        let aside = self.lesson_aside.as_ref();
        self.is_asked() || aside.is_some_and(|lesson| lesson.is_about(document))
    }

    /// Whether what was found out about a document is covered, by a lesson or because the person wants it.
    pub(crate) fn hides_answers(&self, document: &Document) -> bool {
        self.looks.are_answers_hidden || self.is_covered(document)
    }

    /// Whether what was found out about the written sum is covered.
    pub(crate) fn hides_sum(&self) -> bool {
        let mut lessons = self.lesson.iter().chain(&self.lesson_aside);
        let is_asked = lessons.any(|lesson| lesson.is_asking() && lesson.is_of_sum);
        self.looks.are_answers_hidden || is_asked
    }

    /// Whether an exercise asks, or has asked and is still there.
    pub(crate) fn has_exercise(&self) -> bool {
        let lesson = self.lesson.as_ref();
        lesson.is_some_and(|lesson| lesson.exercise.is_some())
    }

    /// Forgets what belonged to another position.
    pub(crate) fn reset(&mut self) {
        self.race.place.leave();
        self.hand.leave();
        self.messages.shown_points.clear();
        self.messages.dismissed.clear();
        self.size = None;
        self.open.boards = None;
        self.endgame = EndgameView::default();
        if self.is_beside(Beside::Why) {
            self.open.beside = Beside::Race;
        }
    }

    /// Sees a board that goes on beyond its edges after so many steps along each of its periods.
    pub(crate) fn scroll_to(&mut self, of: &Arc<Topology>, steps: [i16; 2]) {
        let present = self.scrolled(of).map_or([0; 2], |scroll| scroll.steps);
        if steps == present {
            return;
        }
        self.scroll = (steps != [0; 2]).then(|| Scroll {
            of: Arc::clone(of),
            steps,
            board: Arc::new(of.scrolled(steps)),
        });
    }

    /// From where a board is seen, if it has been scrolled.
    pub(crate) fn scrolled(&self, board: &Arc<Topology>) -> Option<&Scroll> {
        let scroll = self.scroll.as_ref();
        scroll.filter(|scroll| Arc::ptr_eq(&scroll.of, board))
    }

    /// The points are those of another board: a cursor that was on one is where its name is now, or its place.
    pub(crate) fn change_board(&mut self, before: &Topology, now: &Topology) {
        let cursor = self.hand.cursor.filter(|&point| before.contains(point));
        self.hand.leave();
        let called = |point| now.point(before.name(point));
        let placed = |point| {
            let points = now.points();
            let place = before.coordinates(point);
            let mut points = points.iter();
            points.find(|&each| now.coordinates(each) == place)
        };
        self.hand.cursor = cursor.and_then(|point| called(point).or_else(|| placed(point)));
        self.race.place.leave();
        self.endgame.place.leave();
        self.messages.shown_points.clear();
    }

    /// Begins with another document: nothing is known of it yet that could stand beside it.
    pub(crate) fn enter(&mut self) {
        self.reset();
        self.lesson = None;
        self.lesson_aside = None;
        self.looks.region_colors = RegionColors::default();
        self.messages.clear();
        self.source = Source {
            is_beginning: self.source.is_beginning,
            ..Source::default()
        };
        self.messages.drop(Topic::Stored);
        self.messages.drop(Topic::Left);
        // What was opened for another position would stand where this one's answer does.
        if self.is_beside(Beside::Proof) || self.is_beside(Beside::Game) {
            self.open.beside = Beside::Race;
        }
    }

    /// What a click on the board marks for readers, where the list of positions is open.
    pub(crate) fn marker(&self) -> Option<Marker> {
        let is_at_it = self.mode == Mode::Analyse && self.is_beside(Beside::Positions);
        self.hand.marker.filter(|_| is_at_it)
    }

    /// The marks among which what is marked now comes to stand.
    pub(crate) fn marks_set(&self, document: &Document) -> Markup {
        match self.hand.marks_with_answer {
            true => document.lesson.marks.clone(),
            false => document.markup(),
        }
    }

    /// The point whose label is being written.
    pub(crate) fn labelled(&self) -> Option<Point> {
        let is_at_it = self.marker() == Some(Marker::Text);
        self.hand.labelled.filter(|_| is_at_it)
    }

    /// Which of the files of the folder the document is in, if it is in one.
    pub(crate) fn place_in_set(&self, session: &Session) -> Option<usize> {
        self.set.as_ref()?.place(session.history().file())
    }

    /// Whether this stands beside the board.
    pub(crate) fn is_beside(&self, what: Beside) -> bool {
        self.open.beside == what
    }
}

/// How much larger than usual everything is drawn.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(crate) struct Growth(pub(crate) f32);

impl Default for Growth {
    fn default() -> Self {
        Self(1.0)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_board_is_scrolled_and_no_other_one_with_it() {
        let board = |name: &str| Arc::new(Topology::new(name.parse().expect("a board")));
        let (torus, path) = (board("torus:5x5"), board("path:3"));
        let mut view = View::default();
        view.scroll_to(&torus, [1, 0]);
        assert_eq!(
            view.scrolled(&torus).map(|scroll| scroll.steps),
            Some([1, 0])
        );
        assert!(view.scrolled(&path).is_none(), "it is seen as it is");
        view.scroll_to(&path, [0, 0]);
        assert!(
            view.scrolled(&torus).is_some(),
            "it comes back as it was left"
        );
    }
}

//! What drawing asks for, nested by area; it is done after the frame has been drawn.

use std::path::PathBuf;

use semeai_board::{BoardKind, Color, Point, PointSet, Role};
use semeai_race::report::Notice;
use semeai_session::compose::{ExerciseKind, ExerciseName, Grade};
use semeai_session::lesson_results::LessonName;
use semeai_session::play_out::PlayAction;
use semeai_session::{
    Action, Coordinates, Language, MarkAction, NodeId, PositionsAction, ThemeChoice,
};
use semeai_words::labels::Label;

use crate::commands::command::Command;
use crate::hand::{Gesture, Marker, PenStroke};
use crate::messages::Remedy;
use crate::panes::Pane;
use crate::sciences::endgame::request::EndgameRequest;
use crate::sciences::life::request::LifeRequest;
use crate::sciences::maps::request::MapsRequest;
use crate::sciences::race::request::RaceRequest;
use crate::sciences::sums::request::SumRequest;
use crate::sciences::values::request::ValuesRequest;
use crate::typed_texts::{Picture, PictureSubject, TableFormat};

/// Something that the person asked for.
#[derive(Clone, Debug)]
pub(crate) enum Request {
    /// A change of the document.
    Do(Action),
    /// An entry of the table of commands.
    Command(Command),
    /// Something of the hand on the board.
    Board(BoardRequest),
    /// Something of regions, trees and their analysis.
    Race(RaceRequest),
    /// Something of files.
    File(FileRequest),
    /// Something of how the window looks.
    Show(ShowRequest),
    /// Something of a message.
    Message(MessageRequest),
    /// Something of the game.
    Game(GameRequest),
    /// Something of the play-out.
    Play(PlayAction),
    /// Something in the Values panel.
    Values(ValuesRequest),
    /// Something of the sum of trees.
    Sum(SumRequest),
    /// Something of the endgame.
    Endgame(EndgameRequest),
    /// Something of who lives.
    Life(LifeRequest),
    /// Something of a tactics map.
    Maps(MapsRequest),
    /// What becomes of the block of this stone, whatever the position is looked at for.
    Block(Point),
    /// Something of a lesson that asks.
    Lesson(LessonRequest),
    /// Something of the positions of the file.
    Positions(PositionsRequest),
}

/// Gives the block at a point a role.
pub(crate) const fn mark(point: Point, role: Role) -> Action {
    Action::Mark(MarkAction::Set { point, role })
}

/// Something of the hand on the board.
#[derive(Clone, Debug)]
pub(crate) enum BoardRequest {
    /// What comes of a move is seen by playing on against the program.
    Try(Point, Color),
    /// What follows is one step of undo.
    BeginStroke,
    /// That step is over.
    EndStroke,
    /// A button went down, moved or came up.
    Gesture(Option<Gesture>),
    /// A button of the pen went down, moved or came up.
    Stroke(Option<PenStroke>),
    /// The pen has this part of the plane before it.
    Sheet(egui::Rect),
    /// The keyboard draws a line from this point, or from none.
    LineFrom(Option<Point>),
    /// The point under the pointer.
    Hover(Option<Point>),
    /// The half of the point on which the pointer is: Black's is the left one.
    Half(Color),
    /// A finger has touched a point once.
    Touched(Option<Point>),
    /// Whose stones a finger plays.
    Finger(Color),
    /// The wheel has been turned so far since its last step.
    Wheel(f32),
    /// The board is seen after so many steps along each of its periods.
    Scroll([i16; 2]),
    /// The board has been zoomed and pushed so far since a line came into view.
    Zoom(f32, egui::Vec2),
    /// Points are selected, or none.
    Select(Option<PointSet>),
    /// The board cursor of the keyboard.
    Cursor(Point),
    /// The board cursor goes to the point of this name, and the board takes the keyboard.
    Name(String),
    /// The size of the board that is being chosen.
    Size(BoardKind),
    /// A kind of board is looked at, to be used or not.
    Kind(BoardKind),
}

/// Something of files.
#[derive(Clone, Debug)]
pub(crate) enum FileRequest {
    /// A sample, by number.
    Sample(usize),
    /// A file to open.
    Open(PathBuf),
    /// Files whose positions come into the lesson are to be chosen.
    ChooseToGather,
    /// The positions of these files come into the lesson.
    Gather(Vec<PathBuf>),
    /// A position of somebody's own that was missed, from its file.
    Missed(LessonName),
    /// Text from the clipboard.
    Pasted(String),
    /// The path that is being typed goes on as far as there is no choice.
    CompletePath,
    /// The path that was typed is to be used.
    PathConfirmed(String),
    /// A picture to a file.
    SavePicture(Picture),
    /// What is finished of the table of games to a file, for other programs.
    SaveTable(TableFormat),
    /// The file of this number of the folder that was opened.
    OpenInSet(usize),
    /// A picture to the clipboard.
    CopyPicture(PictureSubject),
    /// The line of a proof, or the play-out so far, to the clipboard as text diagrams with numbers.
    CopyLine,
    /// The line of a proof, or the play-out so far, becomes a variation of the document.
    KeepLine,
    /// A text to the clipboard.
    CopyText(String),
}

/// Something of the game that the position came from.
#[derive(Clone, Debug)]
pub(crate) enum GameRequest {
    /// The position after so many moves.
    Move(usize),
    /// A position of it.
    Go(NodeId),
    /// Another game of the file, from zero.
    Other(usize),
    /// What is written about the position.
    Comment(String),
}

/// Something of how the window looks.
#[derive(Clone, Copy, Debug)]
pub(crate) enum ShowRequest {
    /// What the position is looked at for, before anything else that can stand beside the board.
    First,
    /// A language.
    Language(Language),
    /// A theme.
    Theme(ThemeChoice),
    /// How columns and rows are named.
    Coordinates(Coordinates),
    /// A pane is to show only its title, or all of it again.
    Fold(Pane),
}

/// Something of a message.
#[derive(Clone, Debug)]
pub(crate) enum MessageRequest {
    /// One of its buttons.
    Remedy(Remedy),
    /// A notice is not to be shown again.
    DismissNotice(Notice),
    /// A strip is not to be shown any more, by number.
    DismissStrip(usize),
    /// Points that a list speaks of.
    ShowPoints(Vec<Point>),
}

/// Something asked of the list of the positions of the file.
#[derive(Clone, Debug)]
pub(crate) enum PositionsRequest {
    /// The list becomes another one.
    Arrange(PositionsAction),
    /// The texts are written in this language.
    Language(Language),
    /// A click on the board marks this for readers, or does what it usually does.
    Marker(Option<Marker>),
    /// What is marked from now on is covered until the answer is shown, or is always seen.
    MarkWithAnswer(bool),
    /// What is chosen is marked at a point, or taken away there.
    Mark(Point),
    /// The position asks, as it will ask whoever is to solve it.
    Try,
}

/// Something asked of a lesson.
#[derive(Clone, Copy, Debug)]
pub(crate) enum LessonRequest {
    /// The choice of this number, from 0.
    Choose(usize),
    /// A click on the board.
    Point(Point),
    /// The points that are marked are the answer.
    Check,
    /// The wrong answer is tried on the board.
    Try,
    /// New exercises are to be so hard.
    Grade(Grade),
    /// So many exercises are to be composed at once.
    Count(usize),
    /// New exercises of this kind.
    Compose(ExerciseKind),
    /// This exercise once more.
    Again(ExerciseName),
}

/// A request of an area is a request.
macro_rules! areas {
    ($($area:ident($name:ident),)*) => {
        $(impl From<$name> for Request {
            fn from(request: $name) -> Self {
                Self::$area(request)
            }
        })*
    };
}

areas! {
    Command(Command),
    Board(BoardRequest),
    Race(RaceRequest),
    File(FileRequest),
    Game(GameRequest),
    Show(ShowRequest),
    Message(MessageRequest),
    Play(PlayAction),
    Values(ValuesRequest),
    Sum(SumRequest),
    Endgame(EndgameRequest),
    Life(LifeRequest),
    Maps(MapsRequest),
    Lesson(LessonRequest),
    Positions(PositionsRequest),
}

/// An answer of which everything that can be clicked asks for something here.
pub(crate) type Sheet = semeai_sheets::Sheet<Request>;

/// A button of such an answer.
pub(crate) type Step = semeai_sheets::Step<Request>;

/// A button that does a command.
pub(crate) fn step(name: Label, command: impl Into<Command>) -> Step {
    Step::new(name, Request::Command(command.into()))
}

/// The requests of a frame.
#[derive(Debug, Default)]
pub(crate) struct Requests {
    /// In order.
    pub(crate) all: Vec<Request>,
    /// The points that a row speaks of which somebody points at: they are lit on the board as long as it is there.
    pub(crate) lit: PointSet,
    /// How high the last pane beside the board is, where it is shown.
    pub(crate) node_height: Option<f32>,
}

impl Requests {
    /// Asks for something.
    pub(crate) fn ask(&mut self, request: impl Into<Request>) {
        self.all.push(request.into());
    }

    /// Asks for something, if there is something to ask for.
    pub(crate) fn asks(&mut self, request: Option<impl Into<Request>>) {
        self.all.extend(request.map(Into::into));
    }

    /// Asks for a command.
    pub(crate) fn command(&mut self, command: impl Into<Command>) {
        self.ask(command.into());
    }

    /// Asks for a change of the document.
    pub(crate) fn act(&mut self, action: Action) {
        self.ask(Request::Do(action));
    }
}

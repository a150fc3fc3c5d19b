//! What drawing asks for, nested by area; it is done after the frame has been drawn.

use std::path::PathBuf;

use semeai_board::{BoardKind, Color, Point, PointSet, Role};
use semeai_cgt::Rational;
use semeai_endgame::inside::Branches;
use semeai_endgame::strategy::Strategy;
use semeai_race::picks::Path;
use semeai_race::report::Notice;
use semeai_session::compose::{ExerciseKind, ExerciseName, Grade};
use semeai_session::lesson_results::LessonName;
use semeai_session::play_out::PlayAction;
use semeai_session::{
    Action, Coordinates, Language, LifeAction, MarkAction, NodeId, PositionsAction, Subject,
    TableKind, ThemeChoice,
};
use semeai_words::labels::Label;

use crate::commands::command::Command;
use crate::hand::{Gesture, Marker, PenStroke};
use crate::messages::Remedy;
use crate::panes::Pane;
use crate::typed_texts::{Picture, PictureSubject, TableFormat};
use crate::view::{CellPlot, SumView, TableMeasure};

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
    /// Something of the proof.
    Proof(ProofRequest),
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
    /// The position is to be looked at for something else.
    Subject(Subject),
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

/// Something of regions, trees and their analysis.
#[derive(Clone, Debug)]
pub(crate) enum RaceRequest {
    /// A point in Analyse mode: try it, or go to this side's move there.
    Point(Point, Color),
    /// The block of a stone is to race.
    Choose(Point),
    /// What the block of this stone fights about is to be read out, without marking anything.
    Read(Point),
    /// The fights of the game are looked for again after that was stopped.
    LookInGame,
    /// Stops looking for them.
    StopLookingInGame,
    /// Adds or removes a candidate without going anywhere.
    ToggleCandidate(Point),
    /// A region, by its first point.
    Select(Point),
    /// The regions pointed at in the list, by their first points.
    Hover(PointSet),
    /// A node of the selected region.
    Go(Path),
    /// The node of the selected region that is pointed at.
    Branch(Option<Path>),
    /// The thermograph of the value as counted, or cooled.
    Cooled(bool),
    /// Stops the running analysis.
    Cancel,
    /// Starts the analysis that was stopped once more.
    AnalyzeAgain,
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

/// Something asked of the proof.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum ProofRequest {
    /// Shows the panel.
    Open,
    /// The start that is looked at.
    First(Color),
    /// The line is shown after so many moves.
    Step(usize),
    /// Stops the search; what it knows by then is shown.
    Cancel,
}

/// Something asked of the Values panel.
#[derive(Clone, Debug)]
pub(crate) enum ValuesRequest {
    /// Shows the panel.
    Open,
    /// Something was typed, or the slider moved.
    Changed,
    /// A value is to be looked at here, and cooled by so much.
    Take { text: String, cooling: &'static str },
    /// The thermograph as it is, or cooled.
    Cooled(bool),
    /// Scaffolds on or off.
    Scaffolds(bool),
    /// Stops the calculation.
    Cancel,
    /// Everything as text to the clipboard.
    Copy,
}

/// Something asked of the sum of trees.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(crate) enum SumRequest {
    /// Shows the panel.
    Open,
    /// Another sum is typed.
    Changed,
    /// Another player first, or another plane.
    View(SumView),
    /// The regions of the board become the sum that is typed.
    FromBoard,
    /// The rules of thumb are to be tested up to a size.
    Test(u32),
    /// Stops what is at work.
    Cancel,
    /// Everything as text to the clipboard.
    Copy,
}

/// Something asked of the endgame.
#[derive(Clone, Debug)]
pub(crate) enum EndgameRequest {
    /// A region is selected, by its first point.
    Select(Point),
    /// The region that is pointed at in the list, by its first point.
    Hover(PointSet),
    /// A side plays at a point of a region, or where the board stands in it.
    Play(Point, Color),
    /// The board stands in a position of the region that is selected.
    Go(Path),
    /// Which moves the tree shows.
    Branches(Branches),
    /// What a move elsewhere is taken to be worth.
    Elsewhere(Option<Rational>),
    /// It is told what a stone is counted as.
    Tell(Point),
    /// A block of what is proposed is safe, or not any more.
    TurnSafe(Point),
    /// Of the regions only the points that are selected are asked about.
    OnlySelected,
    /// Of regions that are too large only the points are asked about where the two sides meet.
    OnlyMeeting,
    /// All regions are asked about again.
    AllRegions,
    /// The regions are searched for longer.
    SearchLonger,
    /// The order of play stands beside the board.
    Order,
    /// The start whose best line is looked at.
    First(Color),
    /// The line is shown after so many moves; the best line, if another one is looked at.
    Step(usize),
    /// The line by which a rule goes wrong, up to the wrong move.
    Wrong(Strategy, Vec<Point>),
    /// The moves that were really played are looked at.
    Review,
    /// No more of them are.
    StopReview,
}

/// Something asked of who lives.
#[derive(Clone, Copy, Debug)]
pub(crate) enum LifeRequest {
    /// It is asked in another way.
    Change(LifeAction),
    /// A point was clicked with a side's button: its move, or it is asked about.
    Click(Point, Color),
    /// The point is asked about.
    Select(Point),
    /// A side plays a move that is listed.
    Play(Point, Color),
    /// The board stands after so many of the moves alone.
    BackTo(usize),
}

/// Something asked of a tactics map.
#[derive(Clone, Debug)]
pub(crate) enum MapsRequest {
    /// A side plays at a point.
    Play(Point, Color),
    /// This part of the map is pointed at, or none.
    PointAt(Option<usize>),
    /// The tables are shown beside the board.
    OpenTable,
    /// A table of games is played.
    Table(TableKind),
    /// The editor of an experiment is shown, or folded away.
    TurnEditor,
    /// The experiment of the document is played, however long it takes if that was said.
    PlayOwn {
        /// Whether the time is known and accepted.
        is_agreed: bool,
    },
    /// The board of the document comes into the experiment.
    AddBoard,
    /// Two maps are compared over random games.
    CompareOverGames,
    /// That is stopped.
    StopComparison,
    /// The position on which they differ is put on the board.
    ShowDiffering,
    /// The search among maps is shown beside the board.
    OpenExplore,
    /// Something else is said of how maps are searched.
    Explore(ExploreChoice),
    /// They are searched.
    StartExplore,
    /// That is stopped.
    StopExplore,
    /// A map that was found comes into the experiment.
    TakeMap(usize),
    /// All of them do.
    TakeAllMaps,
    /// A map that was found comes into the map's field.
    MapToField(usize),
    /// It is stopped; what is finished stays.
    StopTable,
    /// Its cells show this too, or not any more.
    Measure(TableMeasure),
    /// This cell of it is chosen.
    Cell(usize),
    /// The game of this number is chosen in it.
    GameNumber(u64),
    /// That game is replayed.
    Replay,
    /// It takes the place of the document.
    TakeGame,
    /// What is finished of it goes to the clipboard.
    CopyTable(TableFormat),
    /// A cell of it is looked into, or none any more.
    LookInto(Option<usize>),
    /// This is looked at of the cell.
    Plot(CellPlot),
}

/// What is said of how maps are searched.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) enum ExploreChoice {
    /// How deep they are.
    Depth(u32),
    /// How many games are played at most.
    Budget(u64),
    /// The map that is entered by hand.
    Entered(String),
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
    /// A new exercise of this kind.
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
    Proof(ProofRequest),
    Values(ValuesRequest),
    Sum(SumRequest),
    Endgame(EndgameRequest),
    Life(LifeRequest),
    Maps(MapsRequest),
    Subject(Subject),
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

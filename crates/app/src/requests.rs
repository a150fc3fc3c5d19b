//! What drawing asks for; it is done after the frame has been drawn.

use std::path::PathBuf;

use semeai_board::{Color, Point};
use semeai_race::picks::Path;
use semeai_race::report::Notice;
use semeai_session::{Action, Language, ThemeChoice};

use crate::hand::Gesture;
use crate::messages::Remedy;
use crate::mode::Mode;
use crate::play::PlayRequest;
use crate::proof::ProofRequest;
use crate::shortcuts::Command;
use crate::values::ValuesRequest;

/// Something that the person asked for.
#[derive(Clone, Debug)]
pub(crate) enum Request {
    /// A change of the document.
    Do(Action),
    /// An entry of the table of commands.
    Command(Command),
    /// What follows is one step of undo.
    BeginStroke,
    /// That step is over.
    EndStroke,
    /// A button went down, moved or came up on the board.
    Gesture(Option<Gesture>),
    /// A point of the board in Analyse mode: try it, or go to this side's move there.
    Point(Point, Color),
    /// The block of a stone is to race.
    Race(Point),
    /// Adds or removes a candidate without going anywhere.
    ToggleCandidate(Point),
    /// The mode of the board.
    Mode(Mode),
    /// A region, by its first point.
    SelectRegion(Point),
    /// A node of the selected region.
    Go(Path),
    /// The point under the pointer.
    Hover(Option<Point>),
    /// The region pointed at in the list, by its first point.
    HoverRegion(Option<Point>),
    /// The board cursor of the keyboard.
    Cursor(Point),
    /// A sample, by number.
    Sample(usize),
    /// A file to open.
    OpenFile(PathBuf),
    /// Text from the clipboard.
    Pasted(String),
    /// The path that was typed is to be used.
    PathConfirmed(String),
    /// The strip for paths is done with.
    PathClosed,
    /// A language.
    Language(Language),
    /// A theme.
    Theme(ThemeChoice),
    /// A button of a message.
    Remedy(Remedy),
    /// A notice is not to be shown again.
    DismissNotice(Notice),
    /// A strip is not to be shown any more, by number.
    DismissStrip(usize),
    /// The position of the game after so many moves.
    GameMove(usize),
    /// Columns and rows being chosen.
    Size(usize, usize),
    /// The thermograph of the value as counted, or cooled.
    Cooled(bool),
    /// Something of the play-out.
    Play(PlayRequest),
    /// Something of the proof.
    Proof(ProofRequest),
    /// Points that a list speaks of.
    ShowPoints(Vec<Point>),
    /// Something in the Values panel.
    Values(ValuesRequest),
    /// Stops the running analysis.
    Cancel,
    /// Starts the analysis that was stopped once more.
    AnalyzeAgain,
}

/// The requests of a frame, in order.
#[derive(Debug, Default)]
pub(crate) struct Requests(pub(crate) Vec<Request>);

impl Requests {
    /// Asks for something.
    pub(crate) fn ask(&mut self, request: Request) {
        self.0.push(request);
    }

    /// Asks for a command.
    pub(crate) fn command(&mut self, command: Command) {
        self.ask(Request::Command(command));
    }

    /// Asks for a change of the document.
    pub(crate) fn act(&mut self, action: Action) {
        self.ask(Request::Do(action));
    }
}

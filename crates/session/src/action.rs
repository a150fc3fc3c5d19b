//! What can be asked of a document, as data, grouped by area, and why it may be refused.

use std::sync::Arc;

use semeai_board::{
    Assumption, BoardKind, Color, Edit, EditError, IllegalMove, Point, PointSet, Role, Symmetry,
};
use semeai_endgame::Scoring;
use semeai_race::WithoutPicks;
use semeai_race::picks::{ClosedQuestion, Path};
use semeai_race::propose::Proposal;
use semeai_race::solve::Several;

use crate::counting::{Komi, Prisoners, Subject};
use crate::file::sgf::WrittenMove;
use crate::file::sgf::markup::MarkupAction;
use crate::lesson::LessonAction;
use crate::life::LifeAction;
use crate::maps::{ExperimentAction, MapAction};
use crate::{Document, NodeId};

/// Anything that changes the document. Each is one step of undo unless it continues a stroke.
#[derive(Clone, Debug, PartialEq)]
pub enum Action {
    /// Stones and the board.
    Board(BoardAction),
    /// Roles of blocks.
    Mark(MarkAction),
    /// Candidate points and who is to move.
    Race(RaceAction),
    /// What the document is looked at for, and how points are counted.
    Endgame(EndgameAction),
    /// How it is asked who lives.
    Life(LifeAction),
    /// What is said of a tactics map.
    Map(MapAction),
    /// Something of the games that are to be played by maps.
    Experiment(ExperimentAction),
    /// Words.
    Text(TextAction),
    /// Which positions its file holds, and in which order.
    Positions(PositionsAction),
    /// Puts this position of the game on the board. Marks go along, as far as their stones are there and both sides still
    /// race; where they were set they are found again. Nothing happens without such a position, or if the stones are none
    /// of the game.
    Game(NodeId),
    /// Looks at a part of the board, or at all of it. Several in a row are one step of undo.
    Crop(Option<PointSet>),
    /// Another document in its place, as after opening or pasting; it can be undone.
    Replace(Box<Document>),
}

impl Action {
    /// Whether what was asked of the document is asked of it still: its stones and what is said of them stay.
    pub(crate) const fn keeps_the_moment(&self) -> bool {
        matches!(
            self,
            Self::Text(_) | Self::Endgame(_) | Self::Life(_) | Self::Map(_)
        )
    }
}

/// Changes of the stones, and of the board that they stand on.
#[derive(Clone, Debug, PartialEq)]
pub enum BoardAction {
    /// Puts a stone, replaces one, or removes it.
    Set {
        /// Where.
        point: Point,
        /// The stone, or none.
        stone: Option<Color>,
    },
    /// The side to move plays here: what has no liberty left is taken off, and the other side is to move.
    Play(Point),
    /// Moves a stone with its role.
    Move {
        /// From where.
        from: Point,
        /// To where.
        to: Point,
    },
    /// Puts a stone like this one, with its role, elsewhere too.
    Copy {
        /// The stone.
        from: Point,
        /// Where the other one goes.
        to: Point,
    },
    /// Takes the stones of some points away, then puts others with their roles.
    Patch {
        /// Where stones are taken away.
        taken: PointSet,
        /// What is put.
        put: Vec<PlacedStone>,
    },
    /// Removes the whole block at a point.
    RemoveBlock(Point),
    /// Removes an opposing unsafe stone beside a block without liberties, or says that there is none.
    AddLiberty(Point),
    /// Removes every stone, role and candidate.
    Clear,
    /// Another size of the same kind of board; stones keep their place from the top left corner, what falls outside is lost.
    Resize(BoardKind),
    /// Turns or mirrors everything.
    Transform(Symmetry),
    /// Changes the board by hand, several times one after the other; each is of the board that the one before has left. Stones and
    /// what is said of them stay with their points, and the game as far as it can be played.
    Edit(Vec<Edit>),
    /// Black becomes White and the other way round.
    SwapColors,
}

/// A stone on a point, with its role.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct PlacedStone {
    /// The point that gets a stone.
    pub point: Point,
    /// The colour of the stone.
    pub color: Color,
    /// What it is for the race.
    pub role: Role,
}

/// Changes of what is said of stones: which race, which are safe.
#[derive(Clone, Debug, PartialEq)]
pub enum MarkAction {
    /// Gives the block at a point a role.
    Set {
        /// A stone of the block.
        point: Point,
        /// Its role.
        role: Role,
    },
    /// Gives the block at a point the next role in the order unknown, essential, safe.
    Next(Point),
    /// Gives the block at a point the role before its own in that order.
    Previous(Point),
    /// Keeps this essential block and makes the other essential blocks of its colour unknown.
    KeepEssential(Point),
    /// Whether the essential blocks of a colour count as one.
    Link {
        /// Whose blocks.
        color: Color,
        /// Whether they are linked.
        linked: bool,
    },
    /// With which of several essential blocks a side has lost.
    Several(Several),
    /// Marks essential and safe blocks by a guess; blocks that have a role keep it.
    Guess,
    /// Marks as safe what looks safe; essential blocks stay.
    GuessSafe,
    /// Takes a proposed race: its essential blocks, and as safe what it assumes to be safe. Blocks that were essential
    /// and are not in it become unknown; other marks stay.
    Accept(Box<Proposal>),
    /// Takes these blocks as safe. Other blocks that were safe become unknown; essential ones that are not among them stay.
    AcceptSafe(Vec<Assumption>),
    /// Makes every block unknown.
    ClearRoles,
}

/// The role that [`MarkAction::Next`] gives to a block with this one: unknown, essential, safe, and round again.
pub const fn next_role(role: Role) -> Role {
    match role {
        Role::Unknown => Role::Essential,
        Role::Essential => Role::Safe,
        Role::Safe => Role::Unknown,
    }
}

/// The role that [`MarkAction::Previous`] gives to a block with this one.
pub const fn previous_role(role: Role) -> Role {
    next_role(next_role(role))
}

/// Changes of candidate points, and of the questions that they answer.
#[derive(Clone, Debug, PartialEq)]
pub enum RaceAction {
    /// Adds a candidate point at a node.
    AddPick {
        /// The node.
        path: Path,
        /// The candidate.
        point: Point,
    },
    /// Removes a candidate point at a node with everything below it.
    RemovePick {
        /// The node.
        path: Path,
        /// The candidate.
        point: Point,
    },
    /// Adds several candidate points at one node.
    AddPicks {
        /// The node.
        path: Path,
        /// The candidates.
        points: Vec<Point>,
    },
    /// Adds several candidate points at each of several nodes.
    AddAll(Vec<(Path, Vec<Point>)>),
    /// Puts a candidate point before all others of its node.
    PutFirst {
        /// The node.
        path: Path,
        /// The candidate.
        point: Point,
    },
    /// Closes a question at a node without an answer: there is no useful move.
    Close {
        /// The node.
        path: Path,
        /// What is closed.
        what: ClosedQuestion,
    },
    /// Asks a closed question again.
    Reopen {
        /// The node.
        path: Path,
        /// What was closed.
        what: ClosedQuestion,
    },
    /// Removes every candidate point of all trees, and asks what was closed.
    ClearPicks,
    /// What becomes of a region in which nothing is picked.
    Unpicked(WithoutPicks),
    /// Says who is to move.
    ToMove(Color),
    /// Says that a lesson asks only what comes of it if this side starts, which is to move then; of both starts if none is said.
    AskStart(Option<Color>),
}

/// Changes of what the document is looked at for, and of how the points of its endgame are counted.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum EndgameAction {
    /// What it is looked at for.
    Subject(Subject),
    /// Whether territory or area counts.
    Scoring(Scoring),
    /// What White gets for playing second.
    Komi(Komi),
    /// The stones that each side has taken so far.
    Prisoners(Prisoners),
    /// The points of which alone it is asked, by the word of the person; none for all.
    Only(PointSet),
    /// The same as the program chose them, because the two sides meet there.
    OnlyMeeting(PointSet),
    /// These stones are dead, or they are alive.
    Fate {
        /// Whole blocks.
        stones: PointSet,
        /// Whether they are dead.
        is_dead: bool,
    },
}

/// Changes of which positions the file of a document holds, and in which order. They are counted from zero, the one on the board among
/// them unless it is only looked at in a game of the file.
#[derive(Clone, Debug, PartialEq)]
pub enum PositionsAction {
    /// The position on the board becomes the last. Where it is one of the file already, that stays, and a copy of it is on the
    /// board then; a game in which it is looked at stays on the board.
    Add,
    /// An empty board becomes the last, and is on the board then.
    New,
    /// Positions of other files become the last ones, each without the game that it came from; those on boards that no SGF file
    /// has are left out.
    Gather(Arc<[Document]>),
    /// A copy comes behind this position.
    Double(usize),
    /// This position is taken out; if it was on the board, the next one is then, or the last.
    Remove(usize),
    /// This position comes to stand where another one stands now.
    Move {
        /// Which position.
        from: usize,
        /// Where it comes to stand.
        to: usize,
    },
}

/// Changes of words: no question depends on them.
#[derive(Clone, Debug, PartialEq)]
pub enum TextAction {
    /// Names the position.
    Title(String),
    /// Comments on it.
    Comment(String),
    /// Types the sum of trees that is looked at beside it.
    Sum(String),
    /// Writes what a lesson asks or answers.
    Lesson(LessonAction),
    /// Sets a mark for readers, or takes it away.
    Markup(MarkupAction),
    /// Writes a line of play down as a variation of the position on the board.
    Variation(Vec<WrittenMove>),
}

/// Why an action cannot be done; the document stays as it was.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum ActionError {
    /// The point is not on the board.
    OutOfBoard,
    /// No stone stands there.
    NoStone(Point),
    /// The side to move may not play there.
    Illegal(Point, IllegalMove),
    /// Nobody can play where stones without a liberty stand on the board.
    NoPosition,
    /// No stone beside the block can be removed to give it a liberty.
    NothingToFree(Point),
    /// There would be no such board.
    Board(EditError),
    /// A line without moves is no variation.
    NoVariation,
    /// Files of such a board hold one position alone.
    NoList,
    /// The file has no such position.
    NoSuchPosition,
    /// There would be no position left that can be read.
    LastPosition,
    /// There is nothing to be guessed: no two blocks of different colours touch.
    NothingToGuess,
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_click_back_undoes_a_click_on() {
        let roles = [Role::Unknown, Role::Essential, Role::Safe];
        assert_eq!(
            roles.map(next_role),
            [Role::Essential, Role::Safe, Role::Unknown]
        );
        assert_eq!(roles.map(|role| previous_role(next_role(role))), roles);
    }
}

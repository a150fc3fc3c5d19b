//! Commands: what a menu, a key or a button asks for without further data, nested by area.
//!
//! Each area is applied by one exhaustive match in the performer of that area, and a test finds every command of every
//! area in the table of `shortcuts`, so a new command cannot be forgotten in either.

use semeai_session::{Subject, TreeStep};

use crate::commands::area::area;
use crate::commands::mode::Mode;
use crate::sciences::endgame::command::EndgameCommand;
use crate::sciences::life::command::LifeCommand;
use crate::sciences::maps::command::MapsCommand;

impl RaceCommand {
    /// The step about a tree that it means, if it is one.
    pub(crate) const fn step(self) -> Option<TreeStep> {
        match self {
            Self::ToRoot | Self::ToStart => Some(TreeStep::Root),
            Self::Parent => Some(TreeStep::Parent),
            Self::Child => Some(TreeStep::Child),
            Self::Up => Some(TreeStep::Sibling(-1)),
            Self::Down => Some(TreeStep::Sibling(1)),
            _ => None,
        }
    }
}

/// The areas together, each command of an area being a command.
macro_rules! commands {
    ($($(#[$doc:meta])* $area:ident($name:ident),)*) => {
        /// Something that a menu, a key or a button asks for and that needs no further data.
        #[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
        pub(crate) enum Command {
            $($(#[$doc])* $area($name),)*
        }

        $(impl From<$name> for Command {
            fn from(command: $name) -> Self {
                Self::$area(command)
            }
        })*

        #[cfg(test)]
        impl Command {
            /// Every command of every area.
            pub(crate) fn all() -> Vec<Self> {
                let mut all = Vec::new();
                $(all.extend($name::ALL.iter().copied().map(Self::$area));)*
                all
            }
        }
    };
}

commands! {
    /// Files, samples and the clipboard.
    File(FileCommand),
    /// Stones and the board.
    Edit(EditCommand),
    /// What is shown, and how.
    Show(ShowCommand),
    /// What clicks on the board do.
    Mode(Mode),
    /// Roles of blocks, and proposals of them.
    Mark(MarkCommand),
    /// Candidates, questions, and the way about the trees.
    Race(RaceCommand),
    /// The play-out.
    Play(PlayCommand),
    /// The proof and its line.
    Proof(ProofCommand),
    /// The game that the position came from.
    Game(GameCommand),
    /// Endgames.
    Endgame(EndgameCommand),
    /// Who lives.
    Life(LifeCommand),
    /// Tactics maps.
    Maps(MapsCommand),
    /// The position is to be looked at for this.
    Subject(Subject),
    /// What the position is looked at for.
    Science(ScienceCommand),
    /// A lesson that asks.
    Lesson(LessonCommand),
}

area! {
    /// Files, samples and the clipboard.
    FileCommand {
        New,
        Open,
        OpenPath,
        /// The files of a folder, one after the other.
        OpenFolder,
        /// The file after this one in its folder.
        NextFile,
        PreviousFile,
        Save,
        SaveAs,
        /// The positions of the file as a handout.
        Handout,
        /// The strip for paths goes away.
        ClosePath,
        /// A file that is still being read is given up.
        StopReading,
        NextSample,
        PreviousSample,
        CopySgf,
        CopyDiagram,
        CopyPicture,
        /// What is selected on the board.
        CopySelected,
        Paste,
        Quit,
    }
}

area! {
    /// Stones and the board.
    EditCommand {
        Undo,
        Redo,
        TurnRight,
        TurnLeft,
        MirrorLeftRight,
        MirrorTopBottom,
        SwapColors,
        /// What is selected, or the stone that is pointed at.
        Erase,
        /// The whole block that is pointed at.
        EraseBlock,
        /// The left button puts black stones, the right one white ones.
        BothStones,
        BlackStones,
        WhiteStones,
        /// Black and White play in turn, with captures.
        TakeTurns,
        /// The next drag selects a rectangle.
        SelectRectangle,
        /// What is selected is let go.
        Deselect,
        ClearBoard,
        /// The kinds of boards to choose from, or the board again.
        Boards,
        /// The hand draws the board itself, or sets stones again.
        Pen,
        /// The hand sets stones again.
        Stones,
        /// A board of one point, to be drawn by hand.
        DrawOwn,
        /// The board is laid out anew.
        SpreadOut,
        /// Its points go to the places of a grid.
        Straighten,
        /// The point that is pointed at gets another name.
        RenamePoint,
        BlackToMove,
        WhiteToMove,
    }
}

area! {
    /// What is shown, and how.
    ShowCommand {
        Coordinates,
        /// Columns and rows are named in the next style.
        NextCoordinates,
        /// A field to type the name of a point, or none any more.
        NamePoint,
        Regions,
        Counts,
        /// Everything that was found out is covered, or shown again.
        Answers,
        Theory,
        /// The answer alone, with what can be done next.
        ForLearners,
        /// Everything that leads to it.
        ForTheory,
        TreeTopDown,
        /// The proof beside the board, or the race again.
        Proof,
        /// The Values panel beside the board, or the race again.
        Values,
        /// The sum of trees beside the board, or the race again.
        Sums,
        /// The game beside the board, or the race again.
        Game,
        /// The numbers of the moves on the stones.
        MoveNumbers,
        /// The part of the board where the race is, or all of it again.
        CropToRace,
        WholeBoard,
        /// A board that goes on beyond its edges is seen from another place.
        ScrollLeft,
        ScrollRight,
        ScrollUp,
        ScrollDown,
        ZoomIn,
        ZoomOut,
        ZoomReset,
        /// Every sign and word, explained.
        Legend,
        FullScreen,
        /// The board alone, or everything again.
        BoardAlone,
        /// The tree shows only its title, or all of it again.
        FoldTree,
        /// What can be chosen of how the window looks.
        Preferences,
        /// The list of keys.
        Shortcuts,
        /// The manual.
        Manual,
        /// What the program is, and what it is made with.
        About,
        /// The help goes away, whichever page of it is open.
        CloseHelp,
        /// The sheet that has the page goes away.
        ToBoard,
        /// The steps of the reasoning.
        Why,
        /// The samples by subject, or the answer again.
        Lessons,
        /// The files of the folder that was opened, or the answer again.
        Folder,
        /// The positions of the file as a lesson to be made, or the answer again.
        Positions,
        /// The board takes the keyboard.
        FocusBoard,
        /// Between Set up and the mode before it.
        ToggleSetUp,
        /// What is searched and takes long is stopped.
        StopSearch,
        /// What lies on top goes away; where nothing does, the usual mode is the last way out.
        Leave,
    }
}

area! {
    /// Roles of blocks, and proposals of them.
    MarkCommand {
        Propose,
        AcceptProposal,
        DiscardProposal,
        ProposeMarks,
        ProposeSafe,
        ClearRoles,
        Essential,
        Safe,
        Unknown,
    }
}

area! {
    /// Candidates, questions, and the way about the trees.
    RaceCommand {
        AcceptHere,
        AcceptAll,
        NextQuestion,
        PreviousQuestion,
        /// Every region is expanded by search where nothing is picked; they stay so.
        Expand,
        /// Between that and candidates that are asked for.
        Auto,
        ClearPicks,
        /// The move that is pointed at, or the one that led here, is of no use; or it may be again.
        CloseMove,
        /// Nobody has a useful move here; or somebody may have again.
        CloseNode,
        /// The candidate that led to where the board stands comes before the others, or the one that is pointed at.
        MakeFirst,
        /// The branch in which the board stands, or the candidate that is pointed at.
        DeleteBranch,
        /// The position itself, out of its trees.
        ToRoot,
        /// The beginning of what is being gone through.
        ToStart,
        Parent,
        Child,
        Up,
        Down,
    }
}

area! {
    /// The play-out.
    PlayCommand {
        Elsewhere,
        TakeBack,
        /// A move that was taken back is made again.
        Again,
        StartAgain,
        BlackStarts,
        WhiteStarts,
    }
}

area! {
    /// The proof and its line.
    ProofCommand {
        Back,
        On,
        Start,
    }
}

area! {
    /// The game that the position came from.
    GameCommand {
        Back,
        On,
        Start,
        End,
        PreviousVariation,
        NextVariation,
        /// The game before it in the file.
        PreviousGame,
        NextGame,
        /// Ten moves back, or as many as there are.
        TenBack,
        TenOn,
    }
}

area! {
    /// A lesson that asks.
    LessonCommand {
        /// A hint, and after the last one the answer, as in front of a class.
        Step,
        /// From the answer back to the last hint, and so on to the question.
        StepBack,
        /// A hint for whoever answers; who wants more than the last one has given up.
        Hint,
        /// The answer.
        ShowMe,
        /// From what is tried on the board back to the question.
        Back,
        /// The position asks once more.
        Again,
        /// Whether samples ask before they show their answers.
        AskFirst,
        /// The kinds of exercises beside the board, or the answer again.
        Exercises,
        /// Another exercise of the kind that was chosen last.
        NextExercise,
        /// What came of lessons to a file.
        Export,
        /// It is asked whether what came of lessons is to be forgotten.
        Wipe,
    }
}

area! {
    /// What the position is looked at for: whichever science it is.
    ScienceCommand {
        /// To the next science.
        TurnSubject,
        /// Search for a proof.
        Prove,
        /// The regions as a sum of trees.
        FromBoard,
        /// The value of where the board stands, in the calculator.
        OpenValue,
    }
}

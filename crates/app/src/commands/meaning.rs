//! What a command means where the person stands: the one place in which a key, a menu or a button asks for different
//! things in different modes.
//!
//! | asked | in a play-out | in a line of a proof or of an endgame | in a game where nothing is marked | otherwise |
//! |---|---|---|---|---|
//! | undo | take back | | | the document's undo |
//! | redo | play again | | | the document's redo |
//! | parent, left | take back | a move back | the move before | the node above |
//! | child, right | play again | a move on | the next move | the node below |
//! | up, down | | | another variation | a node beside |
//! | start, Home | start again | its beginning | its beginning | the position itself |
//! | sample, PgUp, PgDn | | | the games of the file, if there are others, else ten moves | the samples; after an exercise another one |
//! | the same, where no game is left | | | the files of the folder that was opened | |
//! | the same, while a lesson asks or was just told | | | | a hint, and after the last one the answer; and back the same way |
//! | accept, Space | | | | a hint where a lesson asks, else a candidate |
//! | leave, Esc | a search, if one takes long | a search, then its beginning | | what is open, from the top down |

use semeai_board::Role;
use semeai_session::Session;
use semeai_session::file::ListGames;

use crate::commands::command::{
    Command, EditCommand, FileCommand, GameCommand, LessonCommand, MarkCommand, PlayCommand,
    ProofCommand, RaceCommand, ShowCommand,
};
use crate::commands::mode::Mode;
use crate::science::FrameData;
use crate::sciences;
use crate::typed_texts::TypedTexts;
use crate::view::{Beside, View};

/// As much of where the person stands as decides what commands mean.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Standing {
    /// What clicks on the board do.
    pub(crate) mode: Mode,
    /// How many moves of a line are on the board, if one of a proof or of an endgame can be stepped through.
    pub(crate) line: Option<usize>,
    /// Whether a page of the help is shown.
    pub(crate) is_help_open: bool,
    /// Whether the kinds of boards are shown.
    pub(crate) is_choosing_board: bool,
    /// Whether the strip for paths is shown.
    pub(crate) has_path: bool,
    /// Whether something is searched, and so long that it is told of.
    pub(crate) is_searching: bool,
    /// Whether a file is read, and so long that it is told of.
    pub(crate) is_reading: bool,
    /// Whether a race is proposed.
    pub(crate) has_proposal: bool,
    /// Whether the board stands below the position itself.
    pub(crate) is_in_tree: bool,
    /// Whether a game is looked through: where a race is marked, the steps are those of its trees, unless the game stands
    /// beside the board.
    pub(crate) is_in_game: bool,
    /// Whether a rectangle of points is selected.
    pub(crate) has_selection: bool,
    /// Whether the pen is in the hand, and the board is drawn.
    pub(crate) has_pen: bool,
    /// Whether the file of the document has other games.
    pub(crate) has_games: bool,
    /// Whether one of them stands behind this one, and whether one stands before it.
    pub(crate) has_next_game: bool,
    pub(crate) has_previous_game: bool,
    /// Whether the file is one of a folder that was opened.
    pub(crate) is_in_set: bool,
    /// Whether the document stands in a game.
    pub(crate) has_moves: bool,
    /// Whether a sheet has the page.
    pub(crate) is_on_sheet: bool,
    /// Whether only the board is shown.
    pub(crate) is_board_alone: bool,
    /// Whether a lesson asks.
    pub(crate) is_asked: bool,
    /// Whether what was answered is tried on the board.
    pub(crate) is_tried: bool,
    /// Whether an exercise asks, or has asked.
    pub(crate) is_exercise: bool,
    /// Whether a hint or the answer of a lesson is shown that can be covered again.
    pub(crate) has_step_back: bool,
}

impl Standing {
    /// Where the person stands.
    pub(crate) fn of(shown: &FrameData<'_>, typed: &TypedTexts) -> Self {
        let (view, session) = (shown.view, shown.session);
        let (here, count) = place_among_games(session);
        let is_in_tree = shown.on_board.is_inside;
        // Whoever stands in a tree sees the tree, not the line.
        let is_asked = view.is_asked();
        let lesson = view.lesson.as_ref();
        let is_tried = lesson.is_some_and(|it| it.is_asking() && it.is_tried(view.mode));
        let is_hidden = view.hides_answers(session.document());
        let sees_line = view.mode == Mode::Analyse && !is_hidden && !is_in_tree;
        Self {
            mode: view.mode,
            line: shown.on_board.line.filter(|_| sees_line),
            is_help_open: view.open.help.is_some(),
            is_choosing_board: view.open.boards.is_some(),
            has_path: typed.path.is_some(),
            is_searching: session.desk().is_searching(),
            is_reading: view.messages.is_reading(),
            has_proposal: shown.about.proposes.is_there(session),
            is_in_tree,
            is_in_game: is_in_game(view, session) && (!is_in_tree || shown.about.steps_game_first),
            has_selection: view.hand.selection.is_some() || view.hand.is_selecting,
            has_pen: view.mode == Mode::SetUp && view.hand.has_pen,
            has_games: count > 1,
            has_next_game: here + 1 < count,
            has_previous_game: here > 0,
            is_in_set: view.place_in_set(session).is_some(),
            has_moves: session.document().standing().is_some(),
            is_on_sheet: sciences::sheet(view).is_some(),
            is_board_alone: view.open.is_board_alone,
            is_asked,
            is_tried,
            is_exercise: view.has_exercise(),
            has_step_back: lesson.is_some_and(|it| it.attempt.has_step_back()),
        }
    }
}

fn is_in_game(view: &View, session: &Session) -> bool {
    let document = session.document();
    let is_unmarked = document.marks.roles.points(Role::Essential).is_empty();
    let is_read = is_unmarked || view.is_beside(Beside::Game);
    view.mode == Mode::Analyse && is_read && document.standing().is_some()
}

/// The number of the game at work among those of its file, from zero, and how many there are.
pub(crate) fn place_among_games(session: &Session) -> (usize, usize) {
    let before = session.document().game_looked_at();
    let Some(beside) = session.answer::<ListGames>() else {
        return (before.unwrap_or_default(), 0);
    };
    let own = beside.before.len();
    let count = own + beside.after.len() + usize::from(before.is_none());
    (before.unwrap_or(own), count)
}

/// What a command means there.
pub(crate) fn meaning(command: Command, at: Standing) -> Command {
    let is_playing = at.mode == Mode::PlayOut;
    match command {
        // Nothing of a play-out touches the document, so neither does taking back.
        Command::Edit(EditCommand::Undo) if is_playing => PlayCommand::TakeBack.into(),
        Command::Edit(EditCommand::Redo) if is_playing => PlayCommand::Again.into(),
        Command::Race(RaceCommand::Parent) if is_playing => PlayCommand::TakeBack.into(),
        Command::Race(RaceCommand::Child) if is_playing => PlayCommand::Again.into(),
        Command::Race(RaceCommand::ToStart) if is_playing => PlayCommand::StartAgain.into(),
        Command::Race(RaceCommand::Parent) if at.line.is_some() => ProofCommand::Back.into(),
        Command::Race(RaceCommand::Child) if at.line.is_some() => ProofCommand::On.into(),
        Command::Race(RaceCommand::ToStart) if at.line.is_some() => ProofCommand::Start.into(),
        Command::Race(RaceCommand::Parent) if at.is_in_game => GameCommand::Back.into(),
        Command::Race(RaceCommand::Child) if at.is_in_game => GameCommand::On.into(),
        Command::Race(RaceCommand::ToStart) if at.is_in_game => GameCommand::Start.into(),
        Command::Race(RaceCommand::Up) if at.is_in_game => GameCommand::PreviousVariation.into(),
        Command::Race(RaceCommand::Down) if at.is_in_game => GameCommand::NextVariation.into(),
        // A clicker leads through what is tried, and never out of the lesson.
        Command::File(FileCommand::NextSample) | Command::Race(RaceCommand::AcceptHere)
            if at.is_tried =>
        {
            LessonCommand::Step.into()
        }
        // A clicker has no other key than this: one step on in every lesson, and then the next one.
        Command::File(FileCommand::NextSample) if at.is_asked => LessonCommand::Step.into(),
        Command::File(FileCommand::NextSample) if at.is_exercise => {
            LessonCommand::NextExercise.into()
        }
        // And back the same way, before it leads to the position before.
        Command::File(FileCommand::PreviousSample) if at.is_tried => LessonCommand::Back.into(),
        Command::File(FileCommand::PreviousSample) if at.has_step_back => {
            LessonCommand::StepBack.into()
        }
        Command::File(FileCommand::PreviousSample) if at.has_games => {
            GameCommand::PreviousGame.into()
        }
        // Behind the last position of a file comes the next file of its folder.
        Command::File(FileCommand::NextSample) if at.is_in_set && !at.has_next_game => {
            FileCommand::NextFile.into()
        }
        Command::File(FileCommand::PreviousSample) if at.is_in_set && !at.has_previous_game => {
            FileCommand::PreviousFile.into()
        }
        Command::File(FileCommand::NextSample) if at.has_games => GameCommand::NextGame.into(),
        Command::File(FileCommand::PreviousSample) if at.has_moves => GameCommand::TenBack.into(),
        Command::File(FileCommand::NextSample) if at.has_moves => GameCommand::TenOn.into(),
        Command::File(FileCommand::CopySgf) if at.has_selection && at.mode == Mode::SetUp => {
            FileCommand::CopySelected.into()
        }
        Command::Race(RaceCommand::AcceptHere) if at.is_asked => LessonCommand::Step.into(),
        Command::Show(ShowCommand::Answers) if at.is_asked => LessonCommand::ShowMe.into(),
        Command::Show(ShowCommand::Leave) => what_to_leave(at),
        command => command,
    }
}

/// What Esc leaves first.
fn what_to_leave(at: Standing) -> Command {
    match at {
        Standing {
            line: Some(1..), ..
        } => ProofCommand::Start.into(),
        Standing {
            is_help_open: true, ..
        } => ShowCommand::CloseHelp.into(),
        Standing {
            is_choosing_board: true,
            ..
        } => EditCommand::Boards.into(),
        Standing {
            has_selection: true,
            ..
        } => EditCommand::Deselect.into(),
        Standing { has_path: true, .. } => FileCommand::ClosePath.into(),
        Standing {
            is_on_sheet: true,
            is_board_alone: false,
            ..
        } => ShowCommand::ToBoard.into(),
        Standing { has_pen: true, .. } => EditCommand::Stones.into(),
        // What lies on top is the proposal, whatever is searched below it.
        Standing {
            has_proposal: true, ..
        } => MarkCommand::DiscardProposal.into(),
        Standing {
            is_reading: true, ..
        } => FileCommand::StopReading.into(),
        Standing {
            is_searching: true, ..
        } => ShowCommand::StopSearch.into(),
        Standing {
            is_in_tree: true, ..
        } => RaceCommand::ToRoot.into(),
        Standing {
            is_board_alone: true,
            ..
        } => ShowCommand::BoardAlone.into(),
        _ => ShowCommand::Leave.into(),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const PLAIN: Standing = Standing {
        mode: Mode::Analyse,
        line: None,
        is_help_open: false,
        is_choosing_board: false,
        has_path: false,
        is_searching: false,
        is_reading: false,
        has_proposal: false,
        is_in_tree: false,
        is_in_game: false,
        has_selection: false,
        has_pen: false,
        has_games: false,
        has_next_game: false,
        has_previous_game: false,
        is_in_set: false,
        has_moves: false,
        is_on_sheet: false,
        is_board_alone: false,
        is_asked: false,
        is_tried: false,
        is_exercise: false,
        has_step_back: false,
    };

    /// What asking for each of these means.
    fn meanings(at: Standing) -> [Command; 6] {
        [
            EditCommand::Undo.into(),
            EditCommand::Redo.into(),
            RaceCommand::Parent.into(),
            RaceCommand::Child.into(),
            RaceCommand::ToStart.into(),
            ShowCommand::Leave.into(),
        ]
        .map(|command| meaning(command, at))
    }

    #[test]
    fn without_anything_special_commands_mean_themselves() {
        for command in Command::all() {
            assert_eq!(meaning(command, PLAIN), command);
        }
    }

    #[test]
    fn a_play_out_takes_the_steps_to_itself() {
        let playing = Standing {
            mode: Mode::PlayOut,
            line: None,
            ..PLAIN
        };
        let asked = [
            PlayCommand::TakeBack.into(),
            PlayCommand::Again.into(),
            PlayCommand::TakeBack.into(),
            PlayCommand::Again.into(),
            PlayCommand::StartAgain.into(),
            ShowCommand::Leave.into(),
        ];
        assert_eq!(meanings(playing), asked);
    }

    #[test]
    fn a_line_takes_the_arrows_but_not_undo() {
        let lined = |moves| Standing {
            line: Some(moves),
            ..PLAIN
        };
        let asked = [
            EditCommand::Undo.into(),
            EditCommand::Redo.into(),
            ProofCommand::Back.into(),
            ProofCommand::On.into(),
            ProofCommand::Start.into(),
            ProofCommand::Start.into(),
        ];
        assert_eq!(meanings(lined(2)), asked);
        // At its beginning, Esc has something else to leave.
        assert_eq!(meanings(lined(0))[5], ShowCommand::Leave.into());
    }

    #[test]
    fn a_game_where_nothing_is_marked_takes_the_arrows() {
        let reading = Standing {
            is_in_game: true,
            ..PLAIN
        };
        let asked = [
            EditCommand::Undo.into(),
            EditCommand::Redo.into(),
            GameCommand::Back.into(),
            GameCommand::On.into(),
            GameCommand::Start.into(),
            ShowCommand::Leave.into(),
        ];
        assert_eq!(meanings(reading), asked);
        let down = meaning(RaceCommand::Down.into(), reading);
        assert_eq!(down, GameCommand::NextVariation.into());
    }

    #[test]
    fn where_a_file_has_several_games_the_page_keys_go_through_them() {
        let at = Standing {
            has_games: true,
            ..PLAIN
        };
        let next = meaning(FileCommand::NextSample.into(), at);
        assert_eq!(next, GameCommand::NextGame.into());
        let previous = meaning(FileCommand::PreviousSample.into(), at);
        assert_eq!(previous, GameCommand::PreviousGame.into());
        let at = Standing {
            is_asked: true,
            ..at
        };
        let next = meaning(FileCommand::NextSample.into(), at);
        assert_eq!(next, LessonCommand::Step.into(), "nothing is passed over");
        let previous = meaning(FileCommand::PreviousSample.into(), at);
        assert_eq!(previous, GameCommand::PreviousGame.into());
        let at = Standing {
            has_moves: true,
            ..PLAIN
        };
        let next = meaning(FileCommand::NextSample.into(), at);
        assert_eq!(next, GameCommand::TenOn.into());
        let previous = meaning(FileCommand::PreviousSample.into(), at);
        assert_eq!(previous, GameCommand::TenBack.into());
    }

    #[test]
    fn a_page_back_covers_what_a_page_on_has_shown() {
        let at = Standing {
            has_games: true,
            has_step_back: true,
            ..PLAIN
        };
        let back = |at| meaning(FileCommand::PreviousSample.into(), at);
        assert_eq!(back(at), LessonCommand::StepBack.into());
        let tried = Standing {
            is_tried: true,
            ..at
        };
        assert_eq!(back(tried), LessonCommand::Back.into());
        let sample = Standing {
            has_games: false,
            ..at
        };
        assert_eq!(back(sample), LessonCommand::StepBack.into());
    }

    #[test]
    fn a_page_on_is_a_step_in_every_lesson_and_after_an_exercise_comes_the_next_one() {
        let at = Standing {
            is_exercise: true,
            is_asked: true,
            ..PLAIN
        };
        let next = |at| meaning(FileCommand::NextSample.into(), at);
        assert_eq!(next(at), LessonCommand::Step.into());
        let sample = Standing {
            is_exercise: false,
            ..at
        };
        assert_eq!(next(sample), LessonCommand::Step.into());
        let told = Standing {
            is_asked: false,
            ..at
        };
        assert_eq!(next(told), LessonCommand::NextExercise.into());
    }

    #[test]
    fn leaving_goes_from_the_top_down() {
        let mut at = Standing {
            line: Some(1),
            is_help_open: true,
            is_choosing_board: true,
            has_path: true,
            has_pen: true,
            is_searching: true,
            is_reading: true,
            has_proposal: true,
            is_in_tree: true,
            is_board_alone: true,
            ..PLAIN
        };
        let left = |at| meaning(ShowCommand::Leave.into(), at);
        assert_eq!(left(at), ProofCommand::Start.into());
        at.line = None;
        assert_eq!(left(at), ShowCommand::CloseHelp.into());
        at.is_help_open = false;
        assert_eq!(left(at), EditCommand::Boards.into());
        at.is_choosing_board = false;
        assert_eq!(left(at), FileCommand::ClosePath.into());
        at.has_path = false;
        assert_eq!(left(at), EditCommand::Stones.into());
        at.has_pen = false;
        assert_eq!(left(at), MarkCommand::DiscardProposal.into());
        at.has_proposal = false;
        assert_eq!(left(at), FileCommand::StopReading.into());
        at.is_reading = false;
        assert_eq!(left(at), ShowCommand::StopSearch.into());
        at.is_searching = false;
        assert_eq!(left(at), RaceCommand::ToRoot.into());
        at.is_in_tree = false;
        assert_eq!(left(at), ShowCommand::BoardAlone.into());
        at.is_board_alone = false;
        assert_eq!(left(at), ShowCommand::Leave.into());
    }
}

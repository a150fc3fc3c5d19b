//! One table of everything that can be asked by key: for the menu, the keyboard and the help overlay.

use egui::{Context, Key, KeyboardShortcut, Modifiers, Popup};
use semeai_session::Subject;
use semeai_words::labels::Label;

use crate::commands::command::{
    Command, EditCommand, FileCommand, GameCommand, LessonCommand, MarkCommand, PlayCommand,
    ProofCommand, RaceCommand, ScienceCommand, ShowCommand,
};
use crate::commands::entry::{
    ALT, CTRL, CTRL_ALT, CTRL_SHIFT, CommandEntry, Menu, NONE, SHIFT, entry, key,
};
use crate::commands::mode::Mode;
use crate::sciences::{endgame, life, maps};

const FILE: Option<Menu> = Some(Menu::File);
const EDIT: Option<Menu> = Some(Menu::Edit);
const TURN: Option<Menu> = Some(Menu::Turn);
const BOARD: Option<Menu> = Some(Menu::Board);
const SIZE: Option<Menu> = Some(Menu::Size);
const VIEW: Option<Menu> = Some(Menu::View);
const ANALYSIS: Option<Menu> = Some(Menu::Analysis);
const RACE: Option<Menu> = Some(Menu::Science(Subject::Race));
const GAME: Option<Menu> = Some(Menu::Game);
const HELP: Option<Menu> = Some(Menu::Help);
const ANALYSE: &[Mode] = &[Mode::Analyse];
const MARK: &[Mode] = &[Mode::Mark];
const SET_UP: &[Mode] = &[Mode::SetUp];
const READING: &[Mode] = &[Mode::Mark, Mode::Analyse, Mode::PlayOut];
const PLAY_OUT: &[Mode] = &[Mode::PlayOut];
const LINES: &[Mode] = &[Mode::Analyse, Mode::PlayOut];

/// Everything there is, in its order: what belongs to a science stands beside it.
pub(crate) fn table() -> impl Iterator<Item = &'static CommandEntry> {
    let own = [
        endgame::menu::COMMANDS,
        life::menu::COMMANDS,
        maps::menu::COMMANDS,
    ];
    let own = own.into_iter().flatten();
    GENERAL.iter().chain(own).chain(STEPS)
}

/// What is there whatever the position is looked at for.
#[rustfmt::skip]
static GENERAL: &[CommandEntry] = &[
    entry(Command::File(FileCommand::New), Label::New, FILE, &[key(CTRL, Key::N)]),
    entry(Command::File(FileCommand::Open), Label::Open, FILE, &[key(CTRL, Key::O)]),
    entry(Command::File(FileCommand::OpenPath), Label::OpenPath, None, &[key(CTRL_SHIFT, Key::O)]),
    entry(Command::File(FileCommand::OpenFolder), Label::OpenFolder, FILE, &[]),
    entry(Command::Show(ShowCommand::Folder), Label::FolderFiles, FILE, &[]),
    entry(Command::File(FileCommand::NextFile), Label::NextProblem, None, &[]),
    entry(Command::File(FileCommand::PreviousFile), Label::PreviousProblem, None, &[]),
    entry(Command::File(FileCommand::Save), Label::Save, FILE, &[key(CTRL, Key::S)]).lined(),
    entry(Command::File(FileCommand::SaveAs), Label::SaveAs, FILE, &[key(CTRL_SHIFT, Key::S)]),
    entry(Command::Show(ShowCommand::Positions), Label::OwnLesson, FILE, &[]).lined(),
    entry(Command::File(FileCommand::Handout), Label::Handout, FILE, &[]),
    entry(Command::File(FileCommand::NextSample), Label::NextSample, None, &[key(NONE, Key::PageDown)]),
    entry(Command::File(FileCommand::PreviousSample), Label::PreviousSample, None, &[key(NONE, Key::PageUp)]),
    entry(Command::File(FileCommand::Quit), Label::Quit, None, &[key(CTRL, Key::Q)]),
    entry(Command::File(FileCommand::ClosePath), Label::Cancel, None, &[]),
    entry(Command::File(FileCommand::StopReading), Label::Cancel, None, &[]),

    entry(Command::Edit(EditCommand::Undo), Label::Undo, EDIT, &[key(CTRL, Key::Z)]),
    entry(Command::Edit(EditCommand::Redo), Label::Redo, EDIT, &[key(CTRL, Key::Y), key(CTRL_SHIFT, Key::Z)]),
    entry(Command::File(FileCommand::CopySgf), Label::CopySgf, EDIT, &[key(CTRL, Key::C)]).lined(),
    entry(Command::File(FileCommand::CopyDiagram), Label::CopyDiagram, EDIT, &[key(ALT, Key::C)]),
    entry(Command::File(FileCommand::CopyPicture), Label::CopyPicture, EDIT, &[key(CTRL_SHIFT, Key::C)]),
    entry(Command::File(FileCommand::CopySelected), Label::CopySelected, None, &[]),
    entry(Command::File(FileCommand::Paste), Label::Paste, EDIT, &[key(CTRL, Key::V)]),
    entry(Command::Edit(EditCommand::TurnRight), Label::TurnRight, TURN, &[key(CTRL_ALT, Key::ArrowRight)]),
    entry(Command::Edit(EditCommand::TurnLeft), Label::TurnLeft, TURN, &[key(CTRL_ALT, Key::ArrowLeft)]),
    entry(Command::Edit(EditCommand::MirrorLeftRight), Label::MirrorLeftRight, TURN, &[]),
    entry(Command::Edit(EditCommand::MirrorTopBottom), Label::MirrorTopBottom, TURN, &[key(CTRL_ALT, Key::ArrowDown)]),
    entry(Command::Edit(EditCommand::SwapColors), Label::SwapColors, TURN, &[key(CTRL_ALT, Key::ArrowUp)]),
    entry(Command::Edit(EditCommand::Erase), Label::Erase, EDIT, &[key(NONE, Key::Delete)]).lined().only(SET_UP),
    entry(Command::Edit(EditCommand::EraseBlock), Label::EraseBlock, EDIT, &[key(SHIFT, Key::Delete)]).only(SET_UP),
    entry(Command::Edit(EditCommand::BothStones), Label::BothStones, None, &[]).only(SET_UP),
    entry(Command::Edit(EditCommand::BlackStones), Label::BlackStones, None, &[key(NONE, Key::B)]).only(SET_UP),
    entry(Command::Edit(EditCommand::WhiteStones), Label::WhiteStones, None, &[key(NONE, Key::W)]).only(SET_UP),
    entry(Command::Edit(EditCommand::TakeTurns), Label::TakeTurns, None, &[key(NONE, Key::A)]).only(SET_UP),
    entry(Command::Edit(EditCommand::SelectRectangle), Label::SelectRectangle, None, &[key(NONE, Key::R)]).only(SET_UP),
    entry(Command::Edit(EditCommand::Deselect), Label::Deselect, None, &[]),
    entry(Command::Edit(EditCommand::ClearBoard), Label::ClearBoard, EDIT, &[]),
    entry(Command::Edit(EditCommand::Boards), Label::ChooseBoard, EDIT, &[key(CTRL, Key::B)]),
    entry(Command::Edit(EditCommand::Pen), Label::DrawBoard, EDIT, &[key(CTRL_SHIFT, Key::B)]),
    entry(Command::Edit(EditCommand::Stones), Label::HandStones, None, &[]),
    entry(Command::Edit(EditCommand::DrawOwn), Label::DrawOwn, None, &[]),
    entry(Command::Edit(EditCommand::SpreadOut), Label::SpreadOut, EDIT, &[]),
    entry(Command::Edit(EditCommand::Straighten), Label::Straighten, EDIT, &[]),
    entry(Command::Edit(EditCommand::RenamePoint), Label::RenamePoint, EDIT, &[key(NONE, Key::F4)]).only(SET_UP),
    entry(Command::Show(ShowCommand::Preferences), Label::Preferences, EDIT, &[key(CTRL, Key::Comma)]).lined(),

    entry(Command::Show(ShowCommand::Coordinates), Label::Coordinates, BOARD, &[key(NONE, Key::C)]),
    entry(Command::Show(ShowCommand::NextCoordinates), Label::NextCoordinates, BOARD, &[key(SHIFT, Key::C)]),
    entry(Command::Show(ShowCommand::NamePoint), Label::NamePoint, BOARD, &[key(CTRL, Key::L)]),
    entry(Command::Show(ShowCommand::Regions), Label::Regions, BOARD, &[key(NONE, Key::G)]),
    entry(Command::Show(ShowCommand::Counts), Label::Counts, BOARD, &[key(NONE, Key::L)]),
    entry(Command::Show(ShowCommand::Answers), Label::HideAnswers, VIEW, &[key(NONE, Key::F8)]),
    entry(Command::Show(ShowCommand::ForLearners), Label::ForLearners, VIEW, &[]).lined(),
    entry(Command::Show(ShowCommand::ForTheory), Label::ForTheory, VIEW, &[]),
    entry(Command::Show(ShowCommand::Theory), Label::Theory, VIEW, &[key(NONE, Key::T)]),
    entry(Command::Show(ShowCommand::TreeTopDown), Label::TreeTopDown, VIEW, &[]),
    entry(Command::Show(ShowCommand::FoldTree), Label::FoldTree, VIEW, &[key(NONE, Key::F7)]),
    entry(Command::Show(ShowCommand::Proof), Label::Proof, VIEW, &[key(CTRL, Key::Num5)]).lined(),
    entry(Command::Show(ShowCommand::Values), Label::Values, VIEW, &[key(CTRL, Key::Num6)]),
    entry(Command::Show(ShowCommand::Game), Label::Game, VIEW, &[key(CTRL, Key::Num7)]),
    entry(Command::Show(ShowCommand::Sums), Label::Sums, VIEW, &[key(CTRL, Key::Num8)]),
    entry(Command::Show(ShowCommand::Lessons), Label::Lessons, VIEW, &[]),
    entry(Command::Show(ShowCommand::MoveNumbers), Label::MoveNumbers, BOARD, &[key(NONE, Key::M)]),
    entry(Command::Show(ShowCommand::CropToRace), Label::CropToRace, BOARD, &[key(NONE, Key::Z)]).lined(),
    entry(Command::Show(ShowCommand::WholeBoard), Label::WholeBoard, BOARD, &[key(SHIFT, Key::Z)]),
    entry(Command::Show(ShowCommand::ScrollLeft), Label::ScrollLeft, None, &[key(CTRL_SHIFT, Key::ArrowLeft)]),
    entry(Command::Show(ShowCommand::ScrollRight), Label::ScrollRight, None, &[key(CTRL_SHIFT, Key::ArrowRight)]),
    entry(Command::Show(ShowCommand::ScrollUp), Label::ScrollUp, None, &[key(CTRL_SHIFT, Key::ArrowUp)]),
    entry(Command::Show(ShowCommand::ScrollDown), Label::ScrollDown, None, &[key(CTRL_SHIFT, Key::ArrowDown)]),
    entry(Command::Show(ShowCommand::ZoomIn), Label::ZoomIn, SIZE, &[key(CTRL, Key::Plus), key(CTRL, Key::Equals)]),
    entry(Command::Show(ShowCommand::ZoomOut), Label::ZoomOut, SIZE, &[key(CTRL, Key::Minus)]),
    entry(Command::Show(ShowCommand::ZoomReset), Label::ZoomReset, SIZE, &[key(CTRL, Key::Num0)]),
    entry(Command::Show(ShowCommand::FullScreen), Label::FullScreen, SIZE, &[key(NONE, Key::F11)]),
    entry(Command::Show(ShowCommand::BoardAlone), Label::BoardAlone, SIZE, &[key(NONE, Key::F12)]),

    entry(Command::Mode(Mode::SetUp), Label::SetUp, ANALYSIS, &[key(CTRL, Key::Num1)]),
    entry(Command::Mode(Mode::Mark), Label::Mark, ANALYSIS, &[key(CTRL, Key::Num2)]),
    entry(Command::Mode(Mode::Analyse), Label::Analyse, ANALYSIS, &[key(CTRL, Key::Num3)]),
    entry(Command::Mode(Mode::PlayOut), Label::PlayOut, ANALYSIS, &[key(CTRL, Key::Num4), key(NONE, Key::F5)]),
    entry(Command::Show(ShowCommand::ToggleSetUp), Label::ToggleSetUp, ANALYSIS, &[key(CTRL, Key::E)]),
    entry(Command::Mark(MarkCommand::Propose), Label::Propose, ANALYSIS, &[key(NONE, Key::D)]).lined(),
    entry(Command::Mark(MarkCommand::AcceptProposal), Label::AcceptProposal, None, &[key(NONE, Key::Enter)]).only(MARK),
    entry(Command::Mark(MarkCommand::DiscardProposal), Label::DiscardProposal, None, &[]),
    entry(Command::Science(ScienceCommand::Prove), Label::Prove, ANALYSIS, &[key(CTRL, Key::Enter)]),
    entry(Command::Edit(EditCommand::BlackToMove), Label::BlackToMove, ANALYSIS, &[]).lined(),
    entry(Command::Edit(EditCommand::WhiteToMove), Label::WhiteToMove, ANALYSIS, &[]),
    entry(Command::Science(ScienceCommand::OpenValue), Label::OpenInValues, ANALYSIS, &[]).lined(),
    entry(Command::Science(ScienceCommand::TurnSubject), Label::TurnSubject, ANALYSIS, &[key(CTRL, Key::Num9)]),
    entry(Command::Subject(Subject::Race), Label::ChooseRace, RACE, &[]),
    entry(Command::Mark(MarkCommand::ProposeMarks), Label::ProposeMarks, RACE, &[]).lined(),
    entry(Command::Mark(MarkCommand::ProposeSafe), Label::ProposeSafe, RACE, &[]),
    entry(Command::Mark(MarkCommand::ClearRoles), Label::ClearRoles, RACE, &[]),
    entry(Command::Mark(MarkCommand::Essential), Label::MarkEssential, None, &[key(NONE, Key::E)]),
    entry(Command::Mark(MarkCommand::Safe), Label::MarkSafe, None, &[key(NONE, Key::S)]),
    entry(Command::Mark(MarkCommand::Unknown), Label::MarkUnknown, None, &[key(NONE, Key::U)]),
    entry(Command::Race(RaceCommand::AcceptHere), Label::AcceptHere, RACE, &[key(NONE, Key::Space)]).lined().only(ANALYSE),
    entry(Command::Race(RaceCommand::AcceptAll), Label::AcceptAll, RACE, &[key(SHIFT, Key::Space)]).only(ANALYSE),
    entry(Command::Race(RaceCommand::NextQuestion), Label::NextQuestion, RACE, &[key(NONE, Key::Tab)]).only(ANALYSE),
    entry(Command::Race(RaceCommand::PreviousQuestion), Label::PreviousQuestion, RACE, &[key(SHIFT, Key::Tab)]).only(ANALYSE),
    entry(Command::Race(RaceCommand::Expand), Label::Expand, RACE, &[key(NONE, Key::Enter)]).only(ANALYSE),
    entry(Command::Race(RaceCommand::Auto), Label::Auto, RACE, &[key(SHIFT, Key::Enter)]).only(ANALYSE),
    entry(Command::Race(RaceCommand::CloseMove), Label::CloseMove, RACE, &[key(NONE, Key::N)]).only(ANALYSE),
    entry(Command::Race(RaceCommand::CloseNode), Label::CloseNode, RACE, &[key(SHIFT, Key::N)]).only(ANALYSE),
    entry(Command::Race(RaceCommand::MakeFirst), Label::MakeFirst, None, &[]).only(ANALYSE),
    entry(Command::Race(RaceCommand::DeleteBranch), Label::DeleteBranch, RACE, &[key(NONE, Key::Delete)]).only(ANALYSE),
    entry(Command::Race(RaceCommand::ClearPicks), Label::ClearPicks, RACE, &[]),
    entry(Command::Show(ShowCommand::Leave), Label::ToRoot, RACE, &[key(NONE, Key::Escape)]).lined(),
    entry(Command::Race(RaceCommand::ToRoot), Label::ToRoot, None, &[]),
    entry(Command::Show(ShowCommand::StopSearch), Label::Cancel, None, &[]),
    entry(Command::Race(RaceCommand::ToStart), Label::ToStart, None, &[key(NONE, Key::Home)]),
    entry(Command::Play(PlayCommand::Elsewhere), Label::Elsewhere, None, &[key(NONE, Key::P)]).only(PLAY_OUT),
    entry(Command::Play(PlayCommand::TakeBack), Label::TakeBack, None, &[key(NONE, Key::Backspace)]).only(PLAY_OUT),
    entry(Command::Play(PlayCommand::Again), Label::PlayAgain, None, &[]).only(PLAY_OUT),
    entry(Command::Play(PlayCommand::StartAgain), Label::StartAgain, None, &[]).only(PLAY_OUT),
    entry(Command::Play(PlayCommand::BlackStarts), Label::BlackStarts, None, &[key(NONE, Key::B)]).only(PLAY_OUT),
    entry(Command::Play(PlayCommand::WhiteStarts), Label::WhiteStarts, None, &[key(SHIFT, Key::B)]).only(PLAY_OUT),
];

/// Games, lines, lessons and help.
#[rustfmt::skip]
static STEPS: &[CommandEntry] = &[
    entry(Command::Game(GameCommand::Back), Label::GameBack, GAME, &[key(CTRL, Key::ArrowLeft)]),
    entry(Command::Game(GameCommand::On), Label::GameOn, GAME, &[key(CTRL, Key::ArrowRight)]),
    entry(Command::Game(GameCommand::Start), Label::GameStart, GAME, &[]),
    entry(Command::Game(GameCommand::End), Label::GameEnd, GAME, &[key(NONE, Key::End)]).only(ANALYSE),
    entry(Command::Game(GameCommand::PreviousVariation), Label::PreviousVariation, GAME, &[key(CTRL, Key::ArrowUp)]),
    entry(Command::Game(GameCommand::NextVariation), Label::NextVariation, GAME, &[key(CTRL, Key::ArrowDown)]),
    entry(Command::Game(GameCommand::PreviousGame), Label::PreviousGame, GAME, &[]),
    entry(Command::Game(GameCommand::NextGame), Label::NextGame, GAME, &[]),
    entry(Command::Game(GameCommand::TenBack), Label::TenBack, None, &[]),
    entry(Command::Game(GameCommand::TenOn), Label::TenOn, None, &[]),
    entry(Command::Race(RaceCommand::Parent), Label::TreeParent, None, &[key(NONE, Key::ArrowLeft)]).only(LINES),
    entry(Command::Race(RaceCommand::Child), Label::TreeChild, None, &[key(NONE, Key::ArrowRight)]).only(LINES),
    entry(Command::Race(RaceCommand::Up), Label::TreeUp, None, &[key(NONE, Key::ArrowUp)]).only(ANALYSE),
    entry(Command::Race(RaceCommand::Down), Label::TreeDown, None, &[key(NONE, Key::ArrowDown)]).only(ANALYSE),
    entry(Command::Proof(ProofCommand::Back), Label::LineBack, None, &[]),
    entry(Command::Proof(ProofCommand::On), Label::LineOn, None, &[]),
    entry(Command::Proof(ProofCommand::Start), Label::ToStart, None, &[]),
    entry(Command::Lesson(LessonCommand::Step), Label::Hint, None, &[key(NONE, Key::Space)]).only(PLAY_OUT),
    entry(Command::Lesson(LessonCommand::StepBack), Label::StepBack, None, &[]),
    entry(Command::Lesson(LessonCommand::Hint), Label::Hint, None, &[]),
    entry(Command::Lesson(LessonCommand::ShowMe), Label::ShowMe, None, &[]),
    entry(Command::Lesson(LessonCommand::Back), Label::BackToQuestion, None, &[]),
    entry(Command::Lesson(LessonCommand::Again), Label::AskAgain, None, &[]),
    entry(Command::Lesson(LessonCommand::AskFirst), Label::AskFirst, None, &[]),
    entry(Command::Lesson(LessonCommand::Exercises), Label::NewExercise, GAME, &[key(NONE, Key::F6)]).lined(),
    entry(Command::Lesson(LessonCommand::NextExercise), Label::NextExercise, GAME, &[key(SHIFT, Key::F6)]),
    entry(Command::Lesson(LessonCommand::Export), Label::ExportResults, None, &[]),
    entry(Command::Lesson(LessonCommand::Wipe), Label::WipeResults, None, &[]),
    entry(Command::Show(ShowCommand::FocusBoard), Label::FocusBoard, None, &[key(CTRL_SHIFT, Key::L)]),
    entry(Command::Show(ShowCommand::ToBoard), Label::BackToBoard, None, &[]),
    entry(Command::Show(ShowCommand::Why), Label::Why, None, &[key(NONE, Key::W)]).only(READING),

    entry(Command::Show(ShowCommand::Legend), Label::Legend, HELP, &[key(NONE, Key::F1)]),
    entry(Command::Show(ShowCommand::Shortcuts), Label::Shortcuts, HELP, &[key(SHIFT, Key::Questionmark), key(NONE, Key::Questionmark)]),
    entry(Command::Show(ShowCommand::Manual), Label::Manual, HELP, &[key(SHIFT, Key::F1)]),
    entry(Command::Show(ShowCommand::About), Label::About, HELP, &[]).lined(),
    entry(Command::Show(ShowCommand::CloseHelp), Label::CloseHelp, None, &[]),
];

/// The tools of a mode, in their order: each has the key of its number.
pub(crate) const fn tools(mode: Mode) -> &'static [Command] {
    match mode {
        Mode::SetUp => &[
            Command::Edit(EditCommand::BothStones),
            Command::Edit(EditCommand::BlackStones),
            Command::Edit(EditCommand::WhiteStones),
            Command::Edit(EditCommand::TakeTurns),
            Command::Edit(EditCommand::SelectRectangle),
            Command::Edit(EditCommand::TurnRight),
            Command::Edit(EditCommand::MirrorLeftRight),
            Command::Edit(EditCommand::SwapColors),
            Command::Edit(EditCommand::ClearBoard),
        ],
        Mode::Mark => &[
            Command::Mark(MarkCommand::Propose),
            Command::Mark(MarkCommand::ProposeMarks),
            Command::Mark(MarkCommand::ProposeSafe),
            Command::Mark(MarkCommand::ClearRoles),
        ],
        Mode::Analyse => &[
            Command::Race(RaceCommand::AcceptHere),
            Command::Race(RaceCommand::AcceptAll),
            Command::Race(RaceCommand::NextQuestion),
            Command::Race(RaceCommand::Auto),
            Command::Race(RaceCommand::ClearPicks),
        ],
        Mode::PlayOut => &[
            Command::Play(PlayCommand::Elsewhere),
            Command::Play(PlayCommand::TakeBack),
            Command::Play(PlayCommand::StartAgain),
            Command::Play(PlayCommand::BlackStarts),
            Command::Play(PlayCommand::WhiteStarts),
            Command::Mode(Mode::Analyse),
        ],
    }
}

const NUMBERS: [Key; 9] = [
    Key::Num1,
    Key::Num2,
    Key::Num3,
    Key::Num4,
    Key::Num5,
    Key::Num6,
    Key::Num7,
    Key::Num8,
    Key::Num9,
];

/// The keys of a command in a mode: that of its number among the tools, and its own.
pub(crate) fn keys_text(ctx: &Context, command: Command, mode: Mode) -> String {
    let number = tools(mode).iter().position(|&tool| tool == command);
    let number = number.map(|number| (number + 1).to_string());
    let own = find(command).key_text(ctx);
    let keys: Vec<String> = own.into_iter().chain(number).collect();
    keys.join(", ")
}

/// The line of a command.
///
/// # Panics
///
/// If the table lacks it, which a test rules out.
pub(crate) fn find(command: impl Into<Command>) -> &'static CommandEntry {
    let command = command.into();
    table()
        .find(|entry| entry.command == command)
        .expect("every command stands in the table")
}

/// Takes the keys pressed in this frame and says what they ask for: while a text field has the focus only those that no
/// text field knows, and only keys with Ctrl or Alt and Esc while another control has it.
pub(crate) fn pressed(ctx: &Context, mode: Mode, has_question: bool) -> Vec<Command> {
    let is_typing = ctx.text_edit_focused();
    let is_focused = ctx.memory(|memory| memory.focused().is_some());
    // Esc closes an open menu, and nothing below it.
    let is_in_menu = Popup::is_any_open(ctx);
    let numbered = NUMBERS.into_iter().zip(tools(mode));
    let numbered = numbered.map(|(number, &command)| (0, key(NONE, number), command));
    let mut keys: Vec<(usize, KeyboardShortcut, Command)> = table()
        .filter(|entry| entry.modes.is_empty() || entry.modes.contains(&mode))
        .flat_map(|entry| {
            entry
                .keys
                .iter()
                .map(|&key| (weight(key.modifiers), key, entry.command))
        })
        .chain(numbered)
        .filter(|&(_, key, _)| !is_typing || works_in_text(key))
        .filter(|&(_, key, _)| !is_focused || works_beside_focus(key))
        .filter(|&(_, key, _)| key.logical_key != Key::Escape || !is_in_menu)
        .filter(|&(_, key, _)| key.logical_key != Key::Tab || (has_question && !is_focused))
        .collect();
    // A longer set of modifiers first, or Ctrl+Z would swallow Ctrl+Shift+Z.
    keys.sort_by_key(|&(weight, _, _)| std::cmp::Reverse(weight));
    let mut commands = Vec::new();
    ctx.input_mut(|input| {
        for (_, key, command) in keys {
            let times = input.count_and_consume_key(key.modifiers, key.logical_key);
            // A slow frame brings several steps at once: all of them are gone.
            let times = if is_step(key.logical_key) {
                times
            } else {
                times.min(1)
            };
            commands.extend(std::iter::repeat_n(command, times));
        }
    });
    commands
}

/// Whether a key means nothing where text is typed: a function key, or a number or a letter of the menu with Ctrl.
fn works_in_text(key: KeyboardShortcut) -> bool {
    let is_menu = matches!(
        key.logical_key,
        Key::Num0
            | Key::Num1
            | Key::Num2
            | Key::Num3
            | Key::Num4
            | Key::Num5
            | Key::Num6
            | Key::Num7
            | Key::Num8
            | Key::Num9
            | Key::B
            | Key::N
            | Key::O
            | Key::S
            | Key::Q
            | Key::Comma
            | Key::Enter
    );
    is_function(key.logical_key) || (is_menu && key.modifiers.command)
}

fn is_function(key: Key) -> bool {
    let number = key.name().strip_prefix('F');
    number.is_some_and(|number| number.parse::<u8>().is_ok())
}

fn works_beside_focus(key: KeyboardShortcut) -> bool {
    key.modifiers.any() && key.modifiers != SHIFT
        || is_function(key.logical_key)
        || matches!(
            key.logical_key,
            Key::Escape | Key::PageUp | Key::PageDown | Key::E | Key::S | Key::U | Key::Delete
        )
}

/// Whether a key goes step by step through something.
const fn is_step(key: Key) -> bool {
    matches!(
        key,
        Key::ArrowLeft | Key::ArrowRight | Key::ArrowUp | Key::ArrowDown | Key::Backspace
    )
}

fn weight(modifiers: Modifiers) -> usize {
    usize::from(modifiers.shift)
        + usize::from(modifiers.alt)
        + usize::from(modifiers.command || modifiers.ctrl || modifiers.mac_cmd)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn no_key_means_two_things_in_one_mode() {
        for (i, a) in table().enumerate() {
            for b in table().skip(i + 1) {
                let share_mode = a.modes.is_empty()
                    || b.modes.is_empty()
                    || a.modes.iter().any(|mode| b.modes.contains(mode));
                for key in a.keys {
                    assert!(
                        !share_mode || !b.keys.contains(key),
                        "{key:?} for {:?} and {:?}",
                        a.command,
                        b.command
                    );
                }
            }
        }
    }

    #[test]
    fn every_command_of_every_area_stands_once() {
        for command in Command::all() {
            let lines = table().filter(|entry| entry.command == command);
            assert_eq!(lines.count(), 1, "{command:?}");
        }
    }
}

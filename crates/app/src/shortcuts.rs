//! One table of everything that can be asked by key: for the menu, the keyboard and the help overlay.

use egui::{Context, Key, KeyboardShortcut, Modifiers};
use semeai_words::labels::Label;

use crate::mode::Mode;

/// Something that a menu, a key or a button asks for and that needs no further data.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub(crate) enum Command {
    New,
    Open,
    OpenPath,
    Save,
    SaveAs,
    SavePath,
    Quit,
    Undo,
    Redo,
    CopySgf,
    CopyDiagram,
    Paste,
    Erase,
    ClearBoard,
    TurnRight,
    TurnLeft,
    MirrorLeftRight,
    MirrorTopBottom,
    SwapColors,
    Coordinates,
    Regions,
    Counts,
    Theory,
    TreeTopDown,
    Values,
    ZoomIn,
    ZoomOut,
    ZoomReset,
    Shortcuts,
    SetUp,
    Mark,
    Analyse,
    PlayOut,
    ToggleSetUp,
    Propose,
    AcceptProposal,
    Prove,
    Proof,
    Guess,
    GuessSafe,
    ClearRoles,
    MarkEssential,
    MarkSafe,
    MarkUnknown,
    NextQuestion,
    PreviousQuestion,
    AcceptHere,
    AcceptAll,
    ClearPicks,
    Auto,
    BlackToMove,
    WhiteToMove,
    ToRoot,
    ToStart,
    Elsewhere,
    TakeBack,
    PlayAgain,
    StartAgain,
    BlackStarts,
    WhiteStarts,
    TreeParent,
    TreeChild,
    TreeUp,
    TreeDown,
    GameBack,
    GameOn,
    FocusBoard,
    NextSample,
    PreviousSample,
    Why,
}

/// The menu that holds a command.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Menu {
    File,
    Edit,
    View,
    Race,
    Help,
}

/// A line of the table.
#[derive(Debug)]
pub(crate) struct Entry {
    /// What is asked.
    pub(crate) command: Command,
    /// What it is called.
    pub(crate) label: Label,
    /// The menu it stands in; commands of one menu keep the order of the table.
    pub(crate) menu: Option<Menu>,
    /// Whether a line is drawn above it in the menu.
    pub(crate) has_line: bool,
    /// Its keys; the first is shown.
    pub(crate) keys: &'static [KeyboardShortcut],
    /// The modes in which its keys work; all if empty.
    pub(crate) modes: &'static [Mode],
}

const CTRL: Modifiers = Modifiers::COMMAND;
const CTRL_SHIFT: Modifiers = Modifiers::COMMAND.plus(Modifiers::SHIFT);
const ALT: Modifiers = Modifiers::ALT;
const CTRL_ALT: Modifiers = Modifiers::COMMAND.plus(Modifiers::ALT);
const SHIFT: Modifiers = Modifiers::SHIFT;
const NONE: Modifiers = Modifiers::NONE;

const fn key(modifiers: Modifiers, key: Key) -> KeyboardShortcut {
    KeyboardShortcut::new(modifiers, key)
}

const fn entry(
    command: Command,
    label: Label,
    menu: Option<Menu>,
    keys: &'static [KeyboardShortcut],
) -> Entry {
    Entry {
        command,
        label,
        menu,
        has_line: false,
        keys,
        modes: &[],
    }
}

impl Entry {
    const fn lined(self) -> Self {
        Self {
            has_line: true,
            ..self
        }
    }

    const fn only(self, modes: &'static [Mode]) -> Self {
        Self { modes, ..self }
    }
}

const FILE: Option<Menu> = Some(Menu::File);
const EDIT: Option<Menu> = Some(Menu::Edit);
const VIEW: Option<Menu> = Some(Menu::View);
const RACE: Option<Menu> = Some(Menu::Race);
const HELP: Option<Menu> = Some(Menu::Help);
const ANALYSE: &[Mode] = &[Mode::Analyse];
const MARK: &[Mode] = &[Mode::Mark];
const PLAY_OUT: &[Mode] = &[Mode::PlayOut];
const LINES: &[Mode] = &[Mode::Analyse, Mode::PlayOut];

/// Everything there is.
#[rustfmt::skip]
pub(crate) static TABLE: &[Entry] = &[
    entry(Command::New, Label::New, FILE, &[key(CTRL, Key::N)]),
    entry(Command::Open, Label::Open, FILE, &[key(CTRL, Key::O)]),
    entry(Command::OpenPath, Label::OpenPath, FILE, &[key(CTRL_SHIFT, Key::O)]),
    entry(Command::Save, Label::Save, FILE, &[key(CTRL, Key::S)]).lined(),
    entry(Command::SaveAs, Label::SaveAs, FILE, &[key(CTRL_SHIFT, Key::S)]),
    entry(Command::SavePath, Label::SavePath, FILE, &[]),
    entry(Command::NextSample, Label::NextSample, None, &[key(NONE, Key::PageDown)]),
    entry(Command::PreviousSample, Label::PreviousSample, None, &[key(NONE, Key::PageUp)]),
    entry(Command::Quit, Label::Quit, None, &[key(CTRL, Key::Q)]),

    entry(Command::Undo, Label::Undo, EDIT, &[key(CTRL, Key::Z)]),
    entry(Command::Redo, Label::Redo, EDIT, &[key(CTRL, Key::Y), key(CTRL_SHIFT, Key::Z)]),
    entry(Command::CopySgf, Label::CopySgf, EDIT, &[key(CTRL, Key::C)]).lined(),
    entry(Command::CopyDiagram, Label::CopyDiagram, EDIT, &[key(ALT, Key::C)]),
    entry(Command::Paste, Label::Paste, EDIT, &[key(CTRL, Key::V)]),
    entry(Command::TurnRight, Label::TurnRight, EDIT, &[key(CTRL_ALT, Key::ArrowRight)]).lined(),
    entry(Command::TurnLeft, Label::TurnLeft, EDIT, &[key(CTRL_ALT, Key::ArrowLeft)]),
    entry(Command::MirrorLeftRight, Label::MirrorLeftRight, EDIT, &[]),
    entry(Command::MirrorTopBottom, Label::MirrorTopBottom, EDIT, &[key(CTRL_ALT, Key::ArrowDown)]),
    entry(Command::SwapColors, Label::SwapColors, EDIT, &[key(CTRL_ALT, Key::ArrowUp)]),
    entry(Command::Erase, Label::Erase, EDIT, &[key(NONE, Key::Delete)]).lined().only(&[Mode::SetUp]),
    entry(Command::ClearBoard, Label::ClearBoard, EDIT, &[]),

    entry(Command::Coordinates, Label::Coordinates, VIEW, &[key(NONE, Key::C)]),
    entry(Command::Regions, Label::Regions, VIEW, &[key(NONE, Key::G)]),
    entry(Command::Counts, Label::Counts, VIEW, &[key(NONE, Key::L)]),
    entry(Command::Theory, Label::Theory, VIEW, &[key(NONE, Key::T)]),
    entry(Command::TreeTopDown, Label::TreeTopDown, VIEW, &[]),
    entry(Command::Proof, Label::Proof, VIEW, &[key(CTRL, Key::Num5)]).lined(),
    entry(Command::Values, Label::Values, VIEW, &[key(CTRL, Key::Num6)]),
    entry(Command::ZoomIn, Label::ZoomIn, VIEW, &[key(CTRL, Key::Plus), key(CTRL, Key::Equals)]).lined(),
    entry(Command::ZoomOut, Label::ZoomOut, VIEW, &[key(CTRL, Key::Minus)]),
    entry(Command::ZoomReset, Label::ZoomReset, VIEW, &[key(CTRL, Key::Num0)]),

    entry(Command::SetUp, Label::SetUp, RACE, &[key(CTRL, Key::Num1)]),
    entry(Command::Mark, Label::Mark, RACE, &[key(CTRL, Key::Num2)]),
    entry(Command::Analyse, Label::Analyse, RACE, &[key(CTRL, Key::Num3)]),
    entry(Command::PlayOut, Label::PlayOut, RACE, &[key(CTRL, Key::Num4), key(NONE, Key::F5)]),
    entry(Command::ToggleSetUp, Label::ToggleSetUp, RACE, &[key(CTRL, Key::E)]),
    entry(Command::Propose, Label::Propose, RACE, &[key(NONE, Key::D)]).lined(),
    entry(Command::AcceptProposal, Label::AcceptProposal, None, &[key(NONE, Key::Enter)]).only(MARK),
    entry(Command::Prove, Label::Prove, RACE, &[key(CTRL, Key::Enter)]),
    entry(Command::Guess, Label::Guess, RACE, &[]).lined(),
    entry(Command::GuessSafe, Label::GuessSafe, RACE, &[]),
    entry(Command::ClearRoles, Label::ClearRoles, RACE, &[]),
    entry(Command::MarkEssential, Label::MarkEssential, None, &[key(NONE, Key::E)]),
    entry(Command::MarkSafe, Label::MarkSafe, None, &[key(NONE, Key::S)]),
    entry(Command::MarkUnknown, Label::MarkUnknown, None, &[key(NONE, Key::U)]),
    entry(Command::AcceptHere, Label::AcceptHere, RACE, &[key(NONE, Key::Space)]).lined().only(ANALYSE),
    entry(Command::AcceptAll, Label::AcceptAll, RACE, &[key(SHIFT, Key::Space)]).only(ANALYSE),
    entry(Command::NextQuestion, Label::NextQuestion, RACE, &[key(NONE, Key::Tab)]).only(ANALYSE),
    entry(Command::PreviousQuestion, Label::PreviousQuestion, RACE, &[key(SHIFT, Key::Tab)]).only(ANALYSE),
    entry(Command::Auto, Label::Auto, RACE, &[key(NONE, Key::Enter), key(SHIFT, Key::Enter)]).only(ANALYSE),
    entry(Command::ClearPicks, Label::ClearPicks, RACE, &[]),
    entry(Command::ToRoot, Label::ToRoot, RACE, &[key(NONE, Key::Escape)]).lined(),
    entry(Command::ToStart, Label::ToStart, None, &[key(NONE, Key::Home)]),
    entry(Command::Elsewhere, Label::Elsewhere, None, &[key(NONE, Key::P)]).only(PLAY_OUT),
    entry(Command::TakeBack, Label::TakeBack, None, &[key(NONE, Key::Backspace)]).only(PLAY_OUT),
    entry(Command::PlayAgain, Label::PlayAgain, None, &[]).only(PLAY_OUT),
    entry(Command::StartAgain, Label::StartAgain, None, &[]).only(PLAY_OUT),
    entry(Command::BlackStarts, Label::BlackStarts, None, &[key(NONE, Key::B)]).only(PLAY_OUT),
    entry(Command::WhiteStarts, Label::WhiteStarts, None, &[key(SHIFT, Key::B)]).only(PLAY_OUT),
    entry(Command::BlackToMove, Label::BlackToMove, RACE, &[]),
    entry(Command::WhiteToMove, Label::WhiteToMove, RACE, &[]),
    entry(Command::GameBack, Label::GameBack, RACE, &[key(CTRL, Key::ArrowLeft)]),
    entry(Command::GameOn, Label::GameOn, RACE, &[key(CTRL, Key::ArrowRight)]),
    entry(Command::TreeParent, Label::TreeParent, None, &[key(NONE, Key::ArrowLeft)]).only(LINES),
    entry(Command::TreeChild, Label::TreeChild, None, &[key(NONE, Key::ArrowRight)]).only(LINES),
    entry(Command::TreeUp, Label::TreeUp, None, &[key(NONE, Key::ArrowUp)]).only(ANALYSE),
    entry(Command::TreeDown, Label::TreeDown, None, &[key(NONE, Key::ArrowDown)]).only(ANALYSE),
    entry(Command::FocusBoard, Label::FocusBoard, None, &[key(CTRL_SHIFT, Key::L)]),
    entry(Command::Why, Label::Why, None, &[key(NONE, Key::W)]),

    entry(Command::Shortcuts, Label::Shortcuts, HELP, &[key(NONE, Key::F1), key(SHIFT, Key::Questionmark), key(NONE, Key::Questionmark)]),
];

/// The line of a command.
///
/// # Panics
///
/// If the table lacks it, which a test rules out.
pub(crate) fn find(command: Command) -> &'static Entry {
    TABLE
        .iter()
        .find(|entry| entry.command == command)
        .expect("every command stands in the table")
}

/// Takes the keys pressed in this frame and says what they ask for. Nothing while a text field has the focus, and only
/// keys with Ctrl or Alt and Esc while another control has it.
pub(crate) fn pressed(ctx: &Context, mode: Mode, has_question: bool) -> Vec<Command> {
    if ctx.text_edit_focused() {
        return Vec::new();
    }
    let is_focused = ctx.memory(|memory| memory.focused().is_some());
    let mut keys: Vec<(usize, KeyboardShortcut, Command)> = TABLE
        .iter()
        .filter(|entry| entry.modes.is_empty() || entry.modes.contains(&mode))
        .flat_map(|entry| {
            entry
                .keys
                .iter()
                .map(|&key| (weight(key.modifiers), key, entry.command))
        })
        .filter(|&(_, key, _)| !is_focused || works_beside_focus(key))
        .filter(|&(_, key, _)| key.logical_key != Key::Tab || (has_question && !is_focused))
        .collect();
    // A longer set of modifiers first, or Ctrl+Z would swallow Ctrl+Shift+Z.
    keys.sort_by_key(|&(weight, _, _)| std::cmp::Reverse(weight));
    let mut commands = Vec::new();
    ctx.input_mut(|input| {
        for (_, key, command) in keys {
            if input.consume_shortcut(&key) {
                commands.push(command);
            }
        }
    });
    commands
}

fn works_beside_focus(key: KeyboardShortcut) -> bool {
    key.modifiers.any() && key.modifiers != SHIFT
        || matches!(
            key.logical_key,
            Key::Escape
                | Key::F1
                | Key::PageUp
                | Key::PageDown
                | Key::E
                | Key::S
                | Key::U
                | Key::Delete
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
        for (i, a) in TABLE.iter().enumerate() {
            for b in &TABLE[i + 1..] {
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
    fn every_command_stands_once() {
        for (i, a) in TABLE.iter().enumerate() {
            assert!(
                TABLE[i + 1..].iter().all(|b| b.command != a.command),
                "{:?}",
                a.command
            );
        }
    }
}

//! A line of the table of commands.

use egui::{Context, Key, KeyboardShortcut, Modifiers};
use semeai_session::Subject;
use semeai_words::labels::Label;

use crate::commands::command::Command;
use crate::commands::mode::Mode;

/// The menu that holds a command.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Menu {
    File,
    Edit,
    /// Turning and mirroring, in the menu Edit.
    Turn,
    View,
    /// What is drawn on the board, and how much of it is seen, in the menu View.
    Board,
    /// How large things are, in the menu View.
    Size,
    Analysis,
    /// What belongs to one science, in the menu Analysis.
    Science(Subject),
    Game,
    Help,
}

/// A line of the table.
#[derive(Debug)]
pub(crate) struct CommandEntry {
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

pub(crate) const CTRL: Modifiers = Modifiers::COMMAND;
pub(crate) const CTRL_SHIFT: Modifiers = Modifiers::COMMAND.plus(Modifiers::SHIFT);
pub(crate) const ALT: Modifiers = Modifiers::ALT;
pub(crate) const CTRL_ALT: Modifiers = Modifiers::COMMAND.plus(Modifiers::ALT);
pub(crate) const SHIFT: Modifiers = Modifiers::SHIFT;
pub(crate) const NONE: Modifiers = Modifiers::NONE;

/// A key.
pub(crate) const fn key(modifiers: Modifiers, key: Key) -> KeyboardShortcut {
    KeyboardShortcut::new(modifiers, key)
}

/// A line without keys for some modes only.
pub(crate) const fn entry(
    command: Command,
    label: Label,
    menu: Option<Menu>,
    keys: &'static [KeyboardShortcut],
) -> CommandEntry {
    CommandEntry {
        command,
        label,
        menu,
        has_line: false,
        keys,
        modes: &[],
    }
}

impl CommandEntry {
    /// Its first key as it is called here, if it has one.
    pub(crate) fn key_text(&self, ctx: &Context) -> Option<String> {
        Some(key_text(ctx, self.keys.first()?))
    }

    /// With a line above it in the menu.
    pub(crate) const fn lined(self) -> Self {
        Self {
            has_line: true,
            ..self
        }
    }

    /// With keys that work in these modes alone.
    pub(crate) const fn only(self, modes: &'static [Mode]) -> Self {
        Self { modes, ..self }
    }
}

/// A key as it is called here: signs by themselves, with what is held for them left out.
pub(crate) fn key_text(ctx: &Context, key: &KeyboardShortcut) -> String {
    match key.logical_key {
        Key::Questionmark => "?".to_owned(),
        Key::Comma => ctx.format_shortcut(key).replace("Comma", ","),
        _ => ctx.format_shortcut(key),
    }
}

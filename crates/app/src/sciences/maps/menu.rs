//! The menu of tactics maps.

use egui::Key;
use semeai_session::Subject;
use semeai_words::labels::Label;

use super::command::MapsCommand;
use crate::commands::command::Command;
use crate::commands::entry::{CommandEntry, Menu, NONE, entry, key};

const MAPS: Option<Menu> = Some(Menu::Science(Subject::Maps));

/// Its commands.
#[rustfmt::skip]
pub(crate) static COMMANDS: &[CommandEntry] = &[
    entry(Command::Subject(Subject::Maps), Label::ChooseMaps, MAPS, &[key(NONE, Key::F3)]),
    entry(Command::Maps(MapsCommand::OfBlack), Label::MapOfBlack, MAPS, &[]).lined(),
    entry(Command::Maps(MapsCommand::OfWhite), Label::MapOfWhite, MAPS, &[]),
    entry(Command::Maps(MapsCommand::Model), Label::MapModel, MAPS, &[]).lined(),
    entry(Command::Maps(MapsCommand::Compare), Label::MapCompare, MAPS, &[]),
];

//! The menu of endgames.

use egui::Key;
use semeai_session::Subject;
use semeai_words::labels::Label;

use super::command::EndgameCommand;
use crate::commands::command::{Command, MarkCommand, ScienceCommand, ShowCommand};
use crate::commands::entry::{CommandEntry, Menu, NONE, entry, key};
use crate::commands::mode::Mode;

const ENDGAME: Option<Menu> = Some(Menu::Science(Subject::Endgame));

/// Its commands.
#[rustfmt::skip]
pub(crate) static COMMANDS: &[CommandEntry] = &[
    entry(Command::Subject(Subject::Endgame), Label::ChooseEndgame, ENDGAME, &[]),
    entry(Command::Endgame(EndgameCommand::Order), Label::Order, ENDGAME, &[key(NONE, Key::O)]),
    entry(Command::Endgame(EndgameCommand::Review), Label::FromThisGame, ENDGAME, &[]),
    entry(Command::Endgame(EndgameCommand::Practise), Label::PractiseGame, ENDGAME, &[]),
    entry(Command::Science(ScienceCommand::FromBoard), Label::BoardToSums, ENDGAME, &[]),
];

/// What the menu holds. Some of it stands in other menus too, and means the race there.
#[rustfmt::skip]
pub(super) const ENTRIES: &[(Command, Label, bool)] = &[
    (Command::Subject(Subject::Endgame), Label::ChooseEndgame, false),
    (Command::Mark(MarkCommand::Propose), Label::ProposeSafe, true),
    (Command::Science(ScienceCommand::Prove), Label::ProveBoard, false),
    (Command::Endgame(EndgameCommand::Order), Label::Order, false),
    (Command::Endgame(EndgameCommand::Review), Label::FromThisGame, false),
    (Command::Endgame(EndgameCommand::Practise), Label::PractiseGame, false),
    (Command::Mode(Mode::PlayOut), Label::PlayOut, false),
    (Command::Science(ScienceCommand::FromBoard), Label::BoardToSums, true),
    (Command::Show(ShowCommand::Sums), Label::Sums, false),
    (Command::Show(ShowCommand::Counts), Label::MoveLosses, true),
    (Command::Show(ShowCommand::Answers), Label::HideAnswers, false),
];

#[cfg(test)]
mod tests {
    use super::*;
    use crate::commands::shortcuts::{find, table};

    #[test]
    fn the_menu_of_endgames_holds_every_command_of_its_own() {
        let own = table().filter(|entry| entry.menu == ENDGAME);
        for entry in own {
            let is_it = |(command, ..): &&(Command, Label, bool)| *command == entry.command;
            assert_eq!(ENTRIES.iter().filter(is_it).count(), 1, "{entry:?}");
        }
        for (command, ..) in ENTRIES {
            assert_eq!(find(*command).command, *command);
        }
    }
}

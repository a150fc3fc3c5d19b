//! What the menu of endgames holds.

use semeai_words::labels::Label;

use crate::commands::command::{Command, EndgameCommand, MarkCommand, ScienceCommand, ShowCommand};
use crate::commands::mode::Mode;
use crate::commands::shortcuts::Menu;
use crate::science::ScienceMenu;
use crate::view::Beside;

/// The menu. Some of what it holds stands in other menus too, and means the race there.
#[rustfmt::skip]
pub(super) const MENU: ScienceMenu = ScienceMenu {
    menu: Menu::Endgame,
    entries: Some(&[
        (Command::Science(ScienceCommand::ChooseEndgame), Label::ChooseEndgame, false),
        (Command::Mark(MarkCommand::Propose), Label::ProposeSafe, true),
        (Command::Science(ScienceCommand::Prove), Label::ProveBoard, false),
        (Command::Endgame(EndgameCommand::Order), Label::Order, false),
        (Command::Endgame(EndgameCommand::Review), Label::FromThisGame, false),
        (Command::Mode(Mode::PlayOut), Label::PlayOut, false),
        (Command::Science(ScienceCommand::FromBoard), Label::BoardToSums, true),
        (Command::Show(ShowCommand::Sums), Label::Sums, false),
        (Command::Show(ShowCommand::Counts), Label::MoveLosses, true),
        (Command::Show(ShowCommand::Answers), Label::HideAnswers, false),
    ]),
    state: |shown, command| match command {
        Command::Endgame(EndgameCommand::Order) => Some(shown.view.is_beside(Beside::Order)),
        _ => None,
    },
};

#[cfg(test)]
mod tests {
    use super::*;
    use crate::commands::shortcuts::{TABLE, find};

    #[test]
    fn the_menu_of_endgames_holds_every_command_of_its_own() {
        let held = MENU.entries.expect("a menu of its own");
        let own = TABLE
            .iter()
            .filter(|entry| entry.menu == Some(Menu::Endgame));
        for entry in own {
            let is_it = |(command, ..): &&(Command, Label, bool)| *command == entry.command;
            assert_eq!(held.iter().filter(is_it).count(), 1, "{entry:?}");
        }
        for (command, ..) in held {
            assert_eq!(find(*command).command, *command);
        }
    }
}

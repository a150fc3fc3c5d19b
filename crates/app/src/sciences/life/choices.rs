//! How it is asked who lives, as the menu has it: the ending and the rule of ko.

use semeai_life::{Ending, Ko, Kos};
use semeai_session::LifeAction;

use crate::commands::command::Command;
use crate::science::FrameData;
use crate::sciences::life::command::LifeCommand;
use crate::view::Beside;

/// Whether a command of the menu is what is chosen now; nothing where it chooses nothing.
pub(super) fn state(shown: &FrameData<'_>, command: Command) -> Option<bool> {
    let Command::Life(command) = command else {
        return None;
    };
    let life = &shown.document.life;
    Some(match command {
        LifeCommand::Territory => life.ending == Ending::Territory,
        LifeCommand::Ultimate => life.ending == Ending::Ultimate,
        LifeCommand::Target => matches!(life.ending, Ending::Target(_)),
        LifeCommand::AllKos => life.kos == Kos::All,
        LifeCommand::SimpleKo => life.kos == Kos::One(Ko::Simple),
        LifeCommand::BlackWinsKos => life.kos == Kos::One(Ko::BlackWins),
        LifeCommand::WhiteWinsKos => life.kos == Kos::One(Ko::WhiteWins),
        LifeCommand::FourLetters => shown.settings.has_four_letters,
        LifeCommand::BestPlay => shown.view.is_beside(Beside::BestPlay),
        LifeCommand::ClassifyLarger | LifeCommand::OnlySelected | LifeCommand::AllPoints => {
            return None;
        }
    })
}

/// What a command changes of how it is asked, if that is all that it does.
pub(super) const fn action(command: LifeCommand) -> Option<LifeAction> {
    Some(match command {
        LifeCommand::Territory => LifeAction::Ending(Ending::Territory),
        LifeCommand::Ultimate => LifeAction::Ending(Ending::Ultimate),
        LifeCommand::AllKos => LifeAction::Kos(Kos::All),
        LifeCommand::SimpleKo => LifeAction::Kos(Kos::One(Ko::Simple)),
        LifeCommand::BlackWinsKos => LifeAction::Kos(Kos::One(Ko::BlackWins)),
        LifeCommand::WhiteWinsKos => LifeAction::Kos(Kos::One(Ko::WhiteWins)),
        _ => return None,
    })
}

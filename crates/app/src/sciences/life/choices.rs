//! How it is asked who lives: the ending and the rule of ko, a click away.

use egui::Ui;
use semeai_life::{Ending, Ko, Kos};
use semeai_session::LifeAction;
use semeai_words::labels::Label;

use crate::commands::command::LifeCommand;
use crate::commands::requests::Requests;
use crate::look::theme::size;
use crate::look::widgets;
use crate::science::FrameData;

/// A choice: its name, what choosing it means, whether it is the one now, and what asks for it.
type Choice = (Label, Label, bool, LifeCommand);

/// Whether a command of the menu is what is chosen now; nothing where it chooses nothing.
pub(crate) fn state(shown: &FrameData<'_>, command: LifeCommand) -> Option<bool> {
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

/// Shows both rows.
pub(super) fn choices_ui(ui: &mut Ui, shown: &FrameData<'_>, requests: &mut Requests) {
    let of = |name, hint, command| (name, hint, state(shown, command) == Some(true), command);
    let endings: [Choice; 3] = [
        of(
            Label::EndingTerritory,
            Label::EndingTerritoryHint,
            LifeCommand::Territory,
        ),
        of(
            Label::EndingUltimate,
            Label::EndingUltimateHint,
            LifeCommand::Ultimate,
        ),
        of(
            Label::EndingTarget,
            Label::EndingTargetHint,
            LifeCommand::Target,
        ),
    ];
    choice_ui(ui, shown, Label::EndingRow, &endings, requests);
    let kos: [Choice; 4] = [
        of(Label::KoAll, Label::KoAllHint, LifeCommand::AllKos),
        of(Label::KoSimple, Label::KoSimpleHint, LifeCommand::SimpleKo),
        of(
            Label::BlackWinsKos,
            Label::BlackWinsKos,
            LifeCommand::BlackWinsKos,
        ),
        of(
            Label::WhiteWinsKos,
            Label::WhiteWinsKos,
            LifeCommand::WhiteWinsKos,
        ),
    ];
    choice_ui(ui, shown, Label::KoRow, &kos, requests);
}

fn choice_ui(
    ui: &mut Ui,
    shown: &FrameData<'_>,
    heading: Label,
    choices: &[Choice],
    requests: &mut Requests,
) {
    ui.horizontal_wrapped(|ui| {
        widgets::quiet(ui, shown.label(heading));
        for &(name, hint, is_chosen, command) in choices {
            let tab = widgets::tab(ui, shown.label(name), is_chosen, size::TEXT);
            // A target can be chosen anew.
            let is_possible = !is_chosen || command == LifeCommand::Target;
            if tab.clicked() && is_possible {
                requests.command(command);
            }
            tab.on_hover_text(shown.label(hint));
        }
    });
}

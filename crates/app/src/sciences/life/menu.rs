//! The menu of who lives.

use egui::Key;
use semeai_session::Subject;
use semeai_words::labels::Label;

use super::command::LifeCommand;
use crate::commands::command::Command;
use crate::commands::entry::{CommandEntry, Menu, NONE, entry, key};

const LIFE: Option<Menu> = Some(Menu::Science(Subject::Life));

/// Its commands.
#[rustfmt::skip]
pub(crate) static COMMANDS: &[CommandEntry] = &[
    entry(Command::Subject(Subject::Life), Label::ChooseLife, LIFE, &[key(NONE, Key::F2)]),
    entry(Command::Life(LifeCommand::BestPlay), Label::BestPlayTab, LIFE, &[]),
    entry(Command::Life(LifeCommand::ClassifyLarger), Label::ClassifyLarger, LIFE, &[]).lined(),
    entry(Command::Life(LifeCommand::OnlySelected), Label::OnlySelected, LIFE, &[]),
    entry(Command::Life(LifeCommand::AllPoints), Label::AllPoints, LIFE, &[]),
    entry(Command::Life(LifeCommand::Territory), Label::EndingTerritory, LIFE, &[]).lined(),
    entry(Command::Life(LifeCommand::Ultimate), Label::EndingUltimate, LIFE, &[]),
    entry(Command::Life(LifeCommand::Target), Label::EndingTarget, LIFE, &[]),
    entry(Command::Life(LifeCommand::AllKos), Label::AllKoRules, LIFE, &[]).lined(),
    entry(Command::Life(LifeCommand::SimpleKo), Label::KoSimple, LIFE, &[]),
    entry(Command::Life(LifeCommand::BlackWinsKos), Label::BlackWinsKos, LIFE, &[]),
    entry(Command::Life(LifeCommand::WhiteWinsKos), Label::WhiteWinsKos, LIFE, &[]),
    entry(Command::Life(LifeCommand::FourLetters), Label::FourLetters, LIFE, &[]).lined(),
];

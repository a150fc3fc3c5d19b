//! What can be done about something, on a button.

use semeai_board::Topology;
use semeai_session::{Language, Repair};

use crate::grammar::side;
use crate::labels::{Label, label};

/// A notice in words, with a button for each thing that can be done about it.
#[derive(Clone, Debug, PartialEq)]
pub struct NoticeText {
    /// What is seen and why it matters.
    pub message: String,
    /// The buttons: what stands on each and what it does, the most likely first.
    pub repairs: Vec<(String, Repair)>,
}

/// What a repair is called where nothing else is said of it.
pub(crate) fn repair_name(repair: &Repair, topology: &Topology, language: Language) -> String {
    let name = match repair {
        Repair::Guess | Repair::GuessSafe => say!(language, en = "Propose", ja = "提案する"),
        Repair::KeepEssential(point) => {
            let name = topology.name(*point);
            return tell!(language, en = "Keep {name}", ja = "{name}を残す");
        }
        Repair::Link(_) => say!(language, en = "They are linked", ja = "つながっている"),
        Repair::MakeUnknown(_) => say!(language, en = "Mark unknown", ja = "その他の石にする"),
        Repair::TakeMarks { .. } => say!(language, en = "Yes", ja = "はい"),
        Repair::Expand => label(Label::Auto, language),
        Repair::RemoveStones(_) | Repair::RemoveBlock(_) => {
            say!(language, en = "Remove stones", ja = "石を取り除く")
        }
        Repair::AddLiberty(_) => say!(language, en = "Add liberty", ja = "ダメを空ける"),
        Repair::ToMove(color) => side(*color, language),
        Repair::Show(_) => say!(language, en = "Show", ja = "表示"),
        Repair::Prove => label(Label::Prove, language),
        Repair::Mark => say!(language, en = "Mark others", ja = "指定し直す"),
        Repair::Leave => say!(language, en = "OK", ja = "閉じる"),
    };
    name.to_owned()
}

//! What can be done about something, on a button.

use semeai_board::Topology;
use semeai_session::{Phrasing, Repair};

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
pub(crate) fn repair_name(repair: &Repair, topology: &Topology, phrasing: Phrasing) -> String {
    let name = match repair {
        Repair::Guess | Repair::GuessSafe => say!(phrasing, en = "Propose", ja = "提案する"),
        Repair::KeepEssential(point) => {
            let name = phrasing.point(topology, *point);
            return tell!(phrasing, en = "Keep {name}", ja = "{name}を残す");
        }
        Repair::Link(_) => say!(phrasing, en = "They are linked", ja = "つながっている"),
        Repair::MakeUnknown(_) => say!(phrasing, en = "Mark unknown", ja = "その他の石にする"),
        Repair::TakeMarks { .. } => say!(phrasing, en = "Yes", ja = "はい"),
        Repair::Expand => label(Label::Auto, phrasing),
        Repair::RemoveStones(_) | Repair::RemoveBlock(_) => {
            say!(phrasing, en = "Remove stones", ja = "石を取り除く")
        }
        Repair::AddLiberty(_) => say!(phrasing, en = "Add liberty", ja = "ダメを空ける"),
        Repair::ToMove(color) => side(*color, phrasing),
        Repair::Show(_) => say!(phrasing, en = "Show", ja = "表示"),
        Repair::Prove => label(Label::Prove, phrasing),
        Repair::Mark => say!(phrasing, en = "Mark others", ja = "指定し直す"),
        Repair::Leave => say!(phrasing, en = "OK", ja = "閉じる"),
    };
    name.to_owned()
}

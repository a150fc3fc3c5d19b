//! What can be done about something, on a button.

use semeai_board::Topology;
use semeai_session::{Phrasing, Repair};

use crate::grammar::side;
use crate::labels::{Label, label};
use crate::texts::race::repair as texts;

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
        Repair::Guess | Repair::GuessSafe => texts::repair_name_guess_guess_safe(phrasing),
        Repair::KeepEssential(point) => {
            let name = phrasing.point(topology, *point);
            return texts::repair_name_keep(&name, phrasing);
        }
        Repair::Link(_) => texts::repair_name_link(phrasing),
        Repair::MakeUnknown(_) => texts::repair_name_make_unknown(phrasing),
        Repair::TakeMarks { .. } => texts::repair_name_take_marks(phrasing),
        Repair::Expand => label(Label::Auto, phrasing),
        Repair::RemoveStones(_) | Repair::RemoveBlock(_) => {
            texts::repair_name_remove_stones_remove_block(phrasing)
        }
        Repair::AddLiberty(_) => texts::repair_name_add_liberty(phrasing),
        Repair::ToMove(color) => side(*color, phrasing),
        Repair::Show(_) => texts::repair_name_show(phrasing),
        Repair::Prove => label(Label::Prove, phrasing),
        Repair::Mark => texts::repair_name_mark(phrasing),
        Repair::Leave => texts::repair_name_leave(phrasing),
    };
    name.to_owned()
}

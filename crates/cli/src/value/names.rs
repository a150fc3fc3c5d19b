//! How the parts of a sheet are called in text and JSON.

use semeai_cgt::{Formula, OutcomeClass, Player, Relation};
use semeai_session::ValueSheet;

/// A canonical form, unless the engine found it too long to print.
pub(super) fn whole_text(canonical: &Formula) -> Option<String> {
    canonical.is_whole().then(|| canonical.to_string())
}

/// The name that does not depend on the arena, as it is printed.
pub(super) fn value_id(sheet: &ValueSheet) -> Option<String> {
    sheet.value_id.map(|id| format!("{id:016x}"))
}

/// Who wins, as a word.
pub(super) fn outcome(outcome: OutcomeClass) -> &'static str {
    match outcome {
        OutcomeClass::Zero => "zero",
        OutcomeClass::Positive => "positive",
        OutcomeClass::Negative => "negative",
        OutcomeClass::Fuzzy => "fuzzy",
    }
}

/// Whose option it is, as a word.
pub(super) fn player(player: Player) -> &'static str {
    match player {
        Player::Left => "left",
        Player::Right => "right",
    }
}

/// A sign and a word.
pub(super) fn relation(relation: Relation) -> (&'static str, &'static str) {
    match relation {
        Relation::Less => ("<", "less"),
        Relation::Equal => ("=", "equal"),
        Relation::Greater => (">", "greater"),
        Relation::Confused => ("||", "confused"),
    }
}

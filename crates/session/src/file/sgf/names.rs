//! The names of properties. What a private one (`SEM…`) means stands in the table of the [module](super).

use semeai_board::Wraps;

use crate::file::script::GUESSED;

pub(crate) const VERSION: &str = "SEMV";
/// The version that is written here. A game of a later one is not opened: what it says beside this could be lost.
pub(crate) const OUR_VERSION: u32 = 1;
pub(crate) const ESSENTIAL: &str = "SEME";
pub(crate) const SAFE: &str = "SEMS";
pub(crate) const UNKNOWN: &str = "SEMU";
pub(crate) const SINGLE: &str = "SEMI";
pub(crate) const OTHERS: &str = "SEMO";
pub(crate) const CANDIDATES: &str = "SEMC";
pub(crate) const LINKED: &str = "SEMK";
pub(crate) const ASSUMED: &str = "SEMA";
pub(crate) const FIRST: &str = "SEMF";
pub(crate) const PLACE: &str = "SEMP";
pub(crate) const SUM: &str = "SEMW";
pub(crate) const SUBJECT: &str = "SEMY";
pub(crate) const PRISONERS: &str = "SEMT";
pub(crate) const ONLY: &str = "SEMH";
pub(crate) const NARROWED: &str = "SEMR";
pub(crate) const DEAD: &str = "SEMDS";
pub(crate) const ENDING: &str = "SEMQ";
pub(crate) const KOS: &str = "SEMZ";
pub(crate) const VARYING: &str = "SEMX";
pub(crate) const MAP: &str = "SEMM";
pub(crate) const MAP_VIEW: &str = "SEMJ";
/// What a lesson asks, and what it answers: of one letter no name is left.
pub(crate) const QUESTION: &str = "SEMQT";
pub(crate) const ANSWER: &str = "SEMAT";
/// What a position is called in each language, beside `GN`.
pub(crate) const TITLES: &str = "SEMGN";
/// The marks that are covered until the answer is shown.
pub(crate) const ANSWER_MARKS: &str = "SEMAM";
/// That a lesson asks about the start of the side to move alone.
pub(crate) const ONE_START: &str = "SEMPL";
/// That of that side its move alone is asked.
pub(crate) const ASKS_MOVE: &str = "SEMPM";
pub(crate) const EXPERIMENT: &str = "SEMEX";
pub(crate) const EXPERIMENT_BOARDS: &str = "SEMEB";
pub(crate) const SHOWN: &str = "SEMB";
pub(crate) const PROOF: &str = "SEMD";
pub(crate) const KOMI: &str = "KM";
pub(crate) const RULES: &str = "RU";
pub(crate) const WINDOW: &str = "VW";
/// How a board goes on beyond its edges, in games of [`WRAPPED_GAME`]; in others it means nothing.
pub(crate) const WRAPS: &str = "TO";
/// The game that q5Go calls Go on a board that goes on beyond its edges.
pub(crate) const WRAPPED_GAME: &str = "q5go-1";
/// The values of [`WRAPS`], with what they say.
pub(crate) const WRAP_VALUES: [(&str, Wraps); 4] = [
    ("0", wraps(false, false)),
    ("1", wraps(true, false)),
    ("2", wraps(false, true)),
    ("3", wraps(true, true)),
];

const fn wraps(across: bool, down: bool) -> Wraps {
    Wraps { across, down }
}
pub(crate) const CLOSED: &str = "SEMN";
pub(crate) const GENERATED: &str = "SEMG";
pub(crate) const LEAF: &str = "SEML";

/// Properties of the root that are a part of the document as a whole, or of what every file begins with. What is a part's own is said by
/// the part ([`FileProperty`](super::property::FileProperty)).
pub(super) const OF_ROOT: [&str; 28] = [
    "FF", "GM", "CA", GUESSED, "AP", "SZ", "PL", "GN", "AB", "AW", "AE", "CR", "SQ", "C", VERSION,
    ESSENTIAL, SAFE, UNKNOWN, SINGLE, OTHERS, PLACE, SUM, SUBJECT, PRISONERS, SHOWN, PROOF, KOMI,
    RULES,
];

/// The properties of a node that we generated.
pub(super) const OF_NODE: [&str; 8] = ["B", "W", "N", "LB", GENERATED, CANDIDATES, CLOSED, LEAF];

/// Whether nobody but us writes a property of a node.
pub(super) fn is_private_of_node(name: &str) -> bool {
    OF_NODE.contains(&name) && name.starts_with("SEM")
}

//! The names of properties.

/// The version of our private properties, which marks a game as ours, and where a file has several of them the turn in
/// which it was saved.
pub(crate) const VERSION: &str = "SEMV";
/// The version that is written here. A game of a later one is not opened: what it says beside this could be lost.
pub(crate) const OUR_VERSION: u32 = 1;
/// One stone of each essential block.
pub(crate) const ESSENTIAL: &str = "SEME";
/// One stone of each safe block.
pub(crate) const SAFE: &str = "SEMS";
/// One stone of every other block.
pub(crate) const UNKNOWN: &str = "SEMU";
/// `E:point` and `S:point` for stones that differ from their block.
pub(crate) const SINGLE: &str = "SEMI";
/// `CR:point` and `SQ:point` for marks of others.
pub(crate) const OTHERS: &str = "SEMO";
/// The candidate points at a node.
pub(crate) const CANDIDATES: &str = "SEMC";
/// The colours whose essential blocks count as one.
pub(crate) const LINKED: &str = "SEMK";
/// The stones that are safe only by the guess of a program.
pub(crate) const ASSUMED: &str = "SEMA";
/// That a side has lost with the first of several essential blocks.
pub(crate) const FIRST: &str = "SEMF";
/// Which game of the file the position is from, and which of its positions.
pub(crate) const PLACE: &str = "SEMP";
/// The sum of trees that is looked at beside the position, as typed.
pub(crate) const SUM: &str = "SEMW";
/// What the position is looked at for, and how its points are counted.
pub(crate) const SUBJECT: &str = "SEMY";
/// The stones that each side has taken, where they do not follow from the moves of the game.
pub(crate) const PRISONERS: &str = "SEMT";
/// The points of which alone an endgame is asked.
pub(crate) const ONLY: &str = "SEMH";
/// That the program chose those points, because the two sides meet there.
pub(crate) const NARROWED: &str = "SEMR";
/// The marks in `TB`, `TW` and `LB` that we wrote for readers: `b:` or `w:` and a point, or the label and its point.
pub(crate) const SHOWN: &str = "SEMB";
/// The seal of a proof that is told in the comment.
pub(crate) const PROOF: &str = "SEMD";
/// What White gets for playing second.
pub(crate) const KOMI: &str = "KM";
/// The rules, and with them how points are counted.
pub(crate) const RULES: &str = "RU";
/// The part of the board that is looked at.
pub(crate) const WINDOW: &str = "VW";
/// Where the person closed a question: points of regions in which nobody has a useful move, `B:` or `W:` and a point for moves
/// of no use.
pub(crate) const CLOSED: &str = "SEMN";
/// A node that we generated.
pub(crate) const GENERATED: &str = "SEMG";
/// The count of a leaf, `region:number`; for readers, never read back.
pub(crate) const LEAF: &str = "SEML";

/// Properties of the root that are a part of the document as a whole, or of what every file begins with. What is a part's own is said by
/// the part ([`FileProperty`](super::property::FileProperty)).
pub(super) const OF_ROOT: [&str; 27] = [
    "FF", "GM", "CA", "AP", "SZ", "PL", "GN", "AB", "AW", "AE", "CR", "SQ", "C", VERSION,
    ESSENTIAL, SAFE, UNKNOWN, SINGLE, OTHERS, PLACE, SUM, SUBJECT, PRISONERS, SHOWN, PROOF, KOMI,
    RULES,
];

/// The properties of a node that we generated.
pub(super) const OF_NODE: [&str; 8] = ["B", "W", "N", "LB", GENERATED, CANDIDATES, CLOSED, LEAF];

/// Whether nobody but us writes a property of a node.
pub(super) fn is_private_of_node(name: &str) -> bool {
    OF_NODE.contains(&name) && name.starts_with("SEM")
}

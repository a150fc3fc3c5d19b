//! The names of properties.

/// The version of our private properties, which marks a game as ours, and where a file has several of them the turn in
/// which it was saved.
pub(super) const VERSION: &str = "SEMV";
/// The version that is written here. A game of a later one is not opened: what it says beside this could be lost.
pub(super) const OUR_VERSION: u32 = 1;
/// One stone of each essential block.
pub(super) const ESSENTIAL: &str = "SEME";
/// One stone of each safe block.
pub(super) const SAFE: &str = "SEMS";
/// One stone of every other block.
pub(super) const UNKNOWN: &str = "SEMU";
/// `E:point` and `S:point` for stones that differ from their block.
pub(super) const SINGLE: &str = "SEMI";
/// `CR:point` and `SQ:point` for marks of others.
pub(super) const OTHERS: &str = "SEMO";
/// The candidate points at a node.
pub(super) const CANDIDATES: &str = "SEMC";
/// The colours whose essential blocks count as one.
pub(super) const LINKED: &str = "SEMK";
/// The stones that are safe only by the guess of a program.
pub(super) const ASSUMED: &str = "SEMA";
/// That a side has lost with the first of several essential blocks.
pub(super) const FIRST: &str = "SEMF";
/// Which game of the file the position is from, and which of its positions.
pub(super) const PLACE: &str = "SEMP";
/// The sum of trees that is looked at beside the position, as typed.
pub(super) const SUM: &str = "SEMW";
/// What the position is looked at for, and how its points are counted.
pub(super) const SUBJECT: &str = "SEMY";
/// The stones that each side has taken, where they do not follow from the moves of the game.
pub(super) const PRISONERS: &str = "SEMT";
/// The points of which alone an endgame is asked.
pub(super) const ONLY: &str = "SEMH";
/// That the program chose those points, because the two sides meet there.
pub(super) const NARROWED: &str = "SEMR";
/// The marks in `TB`, `TW` and `LB` that we wrote for readers: `b:` or `w:` and a point, or the label and its point.
pub(super) const SHOWN: &str = "SEMB";
/// The seal of a proof that is told in the comment.
pub(super) const PROOF: &str = "SEMD";
/// What White gets for playing second.
pub(super) const KOMI: &str = "KM";
/// The rules, and with them how points are counted.
pub(super) const RULES: &str = "RU";
/// The part of the board that is looked at.
pub(super) const WINDOW: &str = "VW";
/// Where the person closed a question: points of regions in which nobody has a useful move, `B:` or `W:` and a point for moves
/// of no use.
pub(super) const CLOSED: &str = "SEMN";
/// A node that we generated.
pub(super) const GENERATED: &str = "SEMG";
/// The count of a leaf, `region:number`; for readers, never read back.
pub(super) const LEAF: &str = "SEML";

/// Properties of the root that are a part of the document; all others are kept.
pub(super) const OF_ROOT: [&str; 34] = [
    "FF", "GM", "CA", "AP", "SZ", "PL", "GN", "AB", "AW", "AE", "CR", "SQ", "C", VERSION,
    ESSENTIAL, SAFE, UNKNOWN, SINGLE, OTHERS, CANDIDATES, CLOSED, LINKED, FIRST, ASSUMED, PLACE,
    SUM, SUBJECT, PRISONERS, ONLY, NARROWED, SHOWN, PROOF, KOMI, RULES,
];

/// Properties of a generated node.
pub(super) const OF_NODE: [&str; 8] = ["B", "W", "N", "LB", GENERATED, CANDIDATES, CLOSED, LEAF];

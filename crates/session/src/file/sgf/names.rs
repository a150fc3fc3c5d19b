//! The names of properties.

/// The version of our private properties; its presence marks a file as ours.
pub(super) const VERSION: &str = "SEMV";
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
/// A node that we generated.
pub(super) const GENERATED: &str = "SEMG";
/// The count of a leaf, `region:number`; for readers, never read back.
pub(super) const LEAF: &str = "SEML";

/// Properties of the root that are a part of the document; all others are kept.
pub(super) const OF_ROOT: [&str; 21] = [
    "FF", "GM", "CA", "AP", "SZ", "PL", "GN", "AB", "AW", "AE", "CR", "SQ", "C", VERSION,
    ESSENTIAL, SAFE, UNKNOWN, SINGLE, OTHERS, CANDIDATES, LINKED,
];

/// Properties of a generated node.
pub(super) const OF_NODE: [&str; 7] = ["B", "W", "N", "LB", GENERATED, CANDIDATES, LEAF];

/// The games of other numbers than 1 (`FF[4]`, property `GM`), in English and, where it has a common name, in Japanese.
pub fn game_name(number: &str) -> Option<(&'static str, &'static str)> {
    const GAMES: [(&str, &str); 39] = [
        ("Othello", "オセロ"),
        ("chess", "チェス"),
        ("Gomoku or Renju", "五目並べ・連珠"),
        ("Nine Men's Morris", "ナイン・メンズ・モリス"),
        ("backgammon", "バックギャモン"),
        ("Chinese chess", "シャンチー"),
        ("Shogi", "将棋"),
        ("Lines of Action", "Lines of Action"),
        ("Ataxx", "Ataxx"),
        ("Hex", "ヘックス"),
        ("Jungle", "Jungle"),
        ("Neutron", "Neutron"),
        ("Philosopher's Football", "Philosopher's Football"),
        ("Quadrature", "Quadrature"),
        ("Trax", "Trax"),
        ("Tantrix", "Tantrix"),
        ("Amazons", "アマゾン"),
        ("Octi", "Octi"),
        ("Gess", "Gess"),
        ("Twixt", "Twixt"),
        ("Zertz", "Zertz"),
        ("Plateau", "Plateau"),
        ("Yinsh", "Yinsh"),
        ("Punct", "Punct"),
        ("Gobblet", "Gobblet"),
        ("Hive", "Hive"),
        ("Exxit", "Exxit"),
        ("Hnefatal", "Hnefatal"),
        ("Kuba", "Kuba"),
        ("Tripples", "Tripples"),
        ("Chase", "Chase"),
        ("Tumbling Down", "Tumbling Down"),
        ("Sahara", "Sahara"),
        ("Byte", "Byte"),
        ("Focus", "Focus"),
        ("Dvonn", "Dvonn"),
        ("Tamsk", "Tamsk"),
        ("Gipf", "Gipf"),
        ("Kropki", "Kropki"),
    ];
    let number: usize = number.trim().parse().ok()?;
    GAMES.get(number.checked_sub(2)?).copied()
}

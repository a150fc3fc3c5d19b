//! What is said of boards: their kinds, sizes and neighbours.

use std::path::Path;

use semeai_board::{Family, FamilyGroup, KindError, Point, PointSet, SizeError, Topology};
use semeai_session::Phrasing;
use semeai_session::printable::inline;

use crate::grammar::{int, plural};

/// What a family of boards is called.
pub fn family_name(family: Family, phrasing: Phrasing) -> &'static str {
    match family {
        Family::Square => say!(phrasing, en = "Squares", ja = "四角形"),
        Family::TriHexagon => say!(
            phrasing,
            en = "Hexagon of triangles",
            ja = "三角格子の六角形"
        ),
        Family::TriTriangle => say!(
            phrasing,
            en = "Triangle of triangles",
            ja = "三角格子の三角形"
        ),
        Family::TriRhombus => say!(phrasing, en = "Rhombus of triangles", ja = "三角格子の菱形"),
        Family::HoneyHexagon => say!(phrasing, en = "Hexagonal honeycomb", ja = "蜂の巣の六角形"),
        Family::HoneyTriangle => say!(phrasing, en = "Triangular honeycomb", ja = "蜂の巣の三角形"),
        Family::HoneyRhombus => say!(phrasing, en = "Rhombic honeycomb", ja = "蜂の巣の菱形"),
        Family::KagomeHexagon => say!(phrasing, en = "Hexagonal kagome", ja = "カゴメの六角形"),
        Family::KagomeRhombus => say!(phrasing, en = "Rhombic kagome", ja = "カゴメの菱形"),
        Family::Torus => say!(phrasing, en = "Torus of squares", ja = "四角格子のトーラス"),
        Family::Cylinder => say!(phrasing, en = "Cylinder of squares", ja = "四角格子の円筒"),
        Family::TriTorus => say!(
            phrasing,
            en = "Torus of triangles",
            ja = "三角格子のトーラス"
        ),
        Family::HoneyTorus => say!(phrasing, en = "Honeycomb torus", ja = "蜂の巣のトーラス"),
        Family::KagomeTorus => say!(phrasing, en = "Kagome torus", ja = "カゴメのトーラス"),
        Family::Path => say!(phrasing, en = "Path", ja = "道"),
        Family::Cycle => say!(phrasing, en = "Cycle", ja = "輪"),
        Family::Complete => say!(phrasing, en = "Complete graph", ja = "完全グラフ"),
        Family::Star => say!(phrasing, en = "Star", ja = "星"),
        Family::Wheel => say!(phrasing, en = "Wheel", ja = "車輪"),
        Family::Rings => say!(phrasing, en = "Rings and rays", ja = "同心円"),
        Family::Box => say!(phrasing, en = "Box of layers", ja = "直方体"),
    }
}

/// What a group of families is called.
pub fn group_name(group: FamilyGroup, phrasing: Phrasing) -> &'static str {
    match group {
        FamilyGroup::Squares => say!(phrasing, en = "Squares", ja = "四角格子"),
        FamilyGroup::Triangles => say!(phrasing, en = "Triangles", ja = "三角格子"),
        FamilyGroup::Honeycomb => say!(phrasing, en = "Honeycomb", ja = "蜂の巣"),
        FamilyGroup::Kagome => say!(phrasing, en = "Kagome", ja = "カゴメ"),
        FamilyGroup::Wrapped => say!(phrasing, en = "Without edges", ja = "端のない盤"),
        FamilyGroup::Graphs => say!(phrasing, en = "Small graphs", ja = "小さなグラフ"),
    }
}

/// What the sizes of a family are, in their order.
pub fn size_names(family: Family, phrasing: Phrasing) -> &'static [&'static str] {
    let rows: &[&str] = say!(phrasing, en = &["columns", "rows"], ja = &["列", "行"]);
    let side: &[&str] = say!(phrasing, en = &["side"], ja = &["一辺"]);
    let sides: &[&str] = say!(phrasing, en = &["across", "down"], ja = &["横", "縦"]);
    match family {
        Family::Square | Family::Torus | Family::Cylinder => rows,
        Family::TriHexagon
        | Family::TriTriangle
        | Family::HoneyHexagon
        | Family::HoneyTriangle
        | Family::KagomeHexagon => side,
        Family::TriRhombus
        | Family::HoneyRhombus
        | Family::KagomeRhombus
        | Family::TriTorus
        | Family::HoneyTorus
        | Family::KagomeTorus => sides,
        Family::Path | Family::Cycle | Family::Complete => {
            say!(phrasing, en = &["points"], ja = &["点数"])
        }
        Family::Star | Family::Wheel => say!(phrasing, en = &["points around"], ja = &["周りの点"]),
        Family::Rings => say!(phrasing, en = &["rings", "rays"], ja = &["円", "半径線"]),
        Family::Box => say!(
            phrasing,
            en = &["columns", "rows", "layers"],
            ja = &["列", "行", "層"]
        ),
    }
}

/// Why there is no board of this name or size.
pub fn kind_error(error: &KindError, phrasing: Phrasing) -> String {
    let most_points = PointSet::CAPACITY;
    match error {
        KindError::UnknownFamily(name) => tell!(
            phrasing,
            en = "no board is called “{name}”; 'semeai-cli board' lists them",
            ja = "「{name}」という盤はありません。一覧は semeai-cli board で見られます。"
        ),
        KindError::SizeCount { family, .. } => {
            let sizes = size_names(*family, phrasing).join("x");
            tell!(
                phrasing,
                en = "expected {family}:{sizes}",
                ja = "{family}：{sizes} の形で指定してください。"
            )
        }
        KindError::NotANumber(text) => tell!(
            phrasing,
            en = "“{text}” is not a size",
            ja = "「{text}」は大きさではありません。"
        ),
        KindError::TooSmall {
            family,
            size,
            least,
        } => tell!(
            phrasing,
            en = "a size of {family} is at least {least}, not {size}",
            ja = "{family}の大きさは{least}以上です（{size}は小さすぎます）。"
        ),
        KindError::TooManyPoints { family } => tell!(
            phrasing,
            en = "{family} of this size has more than {most_points} points",
            ja = "この大きさの{family}は{most_points}点を超えます。"
        ),
        KindError::Rectangle(SizeError { columns, rows }) => {
            let (least, most) = (semeai_board::MIN_SIDE, semeai_board::MAX_SIDE);
            tell!(
                phrasing,
                en = "a square board has {least} to {most} points a side, not {columns} by {rows}",
                ja = "四角の盤の各辺は{least}から{most}までです（{columns}×{rows}はできません）。"
            )
        }
    }
}

/// How many points and lines a board has, and how many points have how many neighbours.
pub fn board_counts(board: &Topology, phrasing: Phrasing) -> String {
    let (points, lines) = (board.len(), board.edges().len());
    let degrees: Vec<String> = neighbour_counts(board)
        .into_iter()
        .map(|(neighbours, points)| {
            tell!(
                phrasing,
                en = "{neighbours}: {points}",
                ja = "隣が{neighbours}点：{points}"
            )
        })
        .collect();
    let degrees = degrees.join(", ");
    let parts = board.components(&board.points()).len();
    let [point_words, line_words] =
        [(points, "point"), (lines, "line")].map(|(count, noun)| plural(int(count), noun));
    let counts = tell!(
        phrasing,
        en = "{point_words}, {line_words}; neighbours {degrees}",
        ja = "{points}点、{lines}本の線。{degrees}"
    );
    if parts < 2 {
        return counts;
    }
    tell!(
        phrasing,
        en = "{counts}; {parts} parts that are not connected",
        ja = "{counts}。つながっていない部分が{parts}個"
    )
}

/// So many points are called by their names where a board is not whole.
const MOST_NAMES: usize = 8;

/// Where a board is not whole: that it is in parts, and which points have no neighbours; nothing for one that hangs together.
pub fn board_gaps(board: &Topology, phrasing: Phrasing) -> Option<String> {
    let is_alone = |&point: &Point| board.neighbors(point).is_empty();
    let alone: PointSet = board.points().iter().filter(is_alone).collect();
    let mut names = phrasing.points(board, &alone);
    let more = if names.len() > MOST_NAMES {
        ", …"
    } else {
        ""
    };
    names.truncate(MOST_NAMES);
    let names = names.join(", ") + more;
    let parts = board.components(&board.points()).len();
    if parts < 2 && alone.is_empty() {
        return None;
    }
    Some(if parts < 2 {
        tell!(
            phrasing,
            en = "Without neighbours: {names}.",
            ja = "隣のない点は{names}です。"
        )
    } else if alone.is_empty() {
        tell!(
            phrasing,
            en = "{parts} parts that are not connected.",
            ja = "盤は{parts}個の部分に分かれています。"
        )
    } else {
        tell!(
            phrasing,
            en = "{parts} parts; without neighbours: {names}.",
            ja = "盤は{parts}個の部分に分かれ、隣のない点は{names}です。"
        )
    })
}

/// The neighbours of a point by their names, for who does not see the lines.
pub fn neighbour_names(board: &Topology, point: Point, phrasing: Phrasing) -> String {
    let beside = board.neighbors(point).iter();
    let names: Vec<_> = beside.map(|&each| phrasing.point(board, each)).collect();
    let names = names.join(", ");
    if names.is_empty() {
        return tell!(phrasing, en = "no neighbours", ja = "隣なし");
    }
    tell!(phrasing, en = "neighbours {names}", ja = "隣は{names}")
}

/// How many neighbours there are, with how many points have so many, from the fewest.
pub fn neighbour_counts(board: &Topology) -> Vec<(usize, usize)> {
    let mut counts = std::collections::BTreeMap::new();
    for point in &board.points() {
        *counts.entry(board.neighbors(point).len()).or_default() += 1;
    }
    counts.into_iter().collect()
}
/// That a board cannot be written in a file of this name. No full stop: an English line of a terminal has none.
pub fn no_board_file(path: &Path, phrasing: Phrasing) -> String {
    let name = path.display().to_string();
    let name = inline(&name);
    tell!(
        phrasing,
        en = "{name}: a board is written as .graphml, .json or .sgf; `render --board` draws a picture of it",
        ja = "{name}：盤は.graphml、.json、.sgfに書き出せます。図は`render --board`で描けます"
    )
}

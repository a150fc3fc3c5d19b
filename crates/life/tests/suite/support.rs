//! Nets and tables from what fixtures say.

use std::path::Path;
use std::sync::Arc;

use semeai_board::{BoardKind, ByColor, Color, PointSet, Position, Setup, Topology};
use semeai_life::{Class, Goal, Ko, Net, Place, Points, Table, numbers};
use semeai_search::PositionBudget;
use serde_json::Value;

/// Simple ko, and each side winning all kos.
pub(crate) const RULES: [Ko; 3] = [Ko::Simple, Ko::BlackWins, Ko::WhiteWins];

/// The cases of a kind.
pub(crate) fn cases(kind: &str) -> Vec<Value> {
    let path = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../tests/fixtures/graph-life.json");
    let text = std::fs::read_to_string(path).expect("the fixture is readable");
    let fixture: Value = serde_json::from_str(&text).expect("the fixture is JSON");
    let cases = fixture[kind].as_array().expect("a list").clone();
    assert!(!cases.is_empty(), "{kind}");
    cases
}

pub(crate) fn text<'a>(case: &'a Value, key: &str) -> &'a str {
    case[key]
        .as_str()
        .unwrap_or_else(|| panic!("{key} of {case}"))
}

pub(crate) fn numbers_of(value: &Value) -> Vec<usize> {
    let list = value.as_array().map_or(&[][..], Vec::as_slice);
    let number = |it: &Value| usize::try_from(it.as_u64().expect("a number")).expect("small");
    list.iter().map(number).collect()
}

/// The board by its name.
pub(crate) fn board(name: &str) -> Topology {
    let kind: BoardKind = name.parse().unwrap_or_else(|_| panic!("no board {name}"));
    Topology::new(kind)
}

pub(crate) fn net_of(len: usize, lines: &[(usize, usize)]) -> Net {
    Net::new(len, lines, ByColor::default()).expect("small")
}

/// The board of a case, by its name or its lines.
pub(crate) fn net(case: &Value) -> Net {
    if let Some(name) = case["board"].as_str() {
        let board = board(name);
        return net_of(board.len(), &board.edges());
    }
    let lines = case["edges"].as_array().expect("lines").iter();
    let lines: Vec<_> = lines
        .map(|line| {
            let ends = numbers_of(line);
            (ends[0], ends[1])
        })
        .collect();
    let len = usize::try_from(case["points"].as_u64().expect("a number")).expect("small");
    let mut safe = ByColor::default();
    for point in numbers_of(&case["touches_white_outside"]) {
        safe[Color::White] |= 1 << point;
    }
    Net::new(len, &lines, safe).expect("small")
}

/// The stones that are written as signs.
pub(crate) fn stones(signs: &str) -> ByColor<Points> {
    let of = |sign: char| {
        let places = (0..).zip(signs.chars()).filter(|(_, it)| *it == sign);
        places.fold(0, |all, (bit, _)| all | 1 << bit)
    };
    ByColor {
        black: of('X'),
        white: of('O'),
    }
}

/// The position of a board with stones written as signs; `#` and `@` are safe.
pub(crate) fn position(board: Topology, signs: &str) -> Option<Position> {
    let mut setup = Setup::new(Arc::new(board));
    let points: Vec<_> = setup.topology.points().iter().collect();
    let mut safe = PointSet::EMPTY;
    for (point, sign) in points.into_iter().zip(signs.chars()) {
        let color = match sign {
            'X' | 'B' | '#' => Color::Black,
            'O' | 'W' | '@' => Color::White,
            _ => continue,
        };
        setup.set(point, Some(color));
        if matches!(sign, '#' | '@') {
            safe.insert(point);
        }
    }
    Position::with_protected(setup, safe).ok()
}

pub(crate) fn table(net: Net, goal: Goal, ko: Ko) -> Table {
    let mut budget = PositionBudget::new(u64::MAX);
    Table::new(net, goal, ko, 1, &mut budget).expect("no limit")
}

/// The tables by all three rules of ko.
pub(crate) fn tables(net: Net, goal: Goal) -> Vec<Table> {
    let mut budget = PositionBudget::new(u64::MAX);
    let mut found = Vec::new();
    Table::of_rules(net, goal, &RULES, 1, &mut budget, |table| found.push(table))
        .expect("no limit");
    found
}

/// Classes as fixtures write them.
pub(crate) fn signs(classes: &[Class]) -> String {
    let signs: Vec<&str> = classes.iter().map(|class| class.sign()).collect();
    signs.join(" ")
}

pub(crate) fn classes(table: &Table, stones: ByColor<Points>) -> String {
    signs(&table.classes(Place::free(stones)))
}

/// Every legal position of a net.
pub(crate) fn positions(net: &Net) -> impl Iterator<Item = ByColor<Points>> + '_ {
    let all = net.all();
    (0..=all).flat_map(move |black| {
        let white = (0..=all).filter(move |white| white & (black | !all) == 0);
        white
            .map(move |white| ByColor { black, white })
            .filter(|&stones| net.is_legal(stones))
    })
}

/// The lines of a net.
pub(crate) fn lines(net: &Net) -> Vec<(usize, usize)> {
    let from = |one| numbers(net.neighbors(one)).map(move |other| (one, other));
    (0..net.len()).flat_map(from).collect()
}

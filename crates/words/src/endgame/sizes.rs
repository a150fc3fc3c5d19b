//! The moves of an endgame by size, one a line.

use semeai_board::{Color, Point, PointSet, Topology};
use semeai_cgt::Rational;
use semeai_endgame::SizedMove;
use semeai_endgame::position_report::{EndgameReport, RegionReport};
use semeai_session::Phrasing;

use crate::endgame::names::endgame_kind;
use crate::grammar::{comma, many_points, mixed, side};
use crate::texts::endgame::sizes as texts;

/// So many best points of a side are named.
const MOST_NAMED: usize = 3;

/// The moves by size, the biggest first, each with the points that it speaks of: "1. D2: worth 1, White's sente; then 1 after White's
/// move".
pub fn endgame_sizes(
    report: &EndgameReport,
    topology: &Topology,
    phrasing: Phrasing,
) -> Vec<(String, PointSet)> {
    let moves = report.moves_by_size().into_iter().zip(1..);
    moves
        .map(|(sized, number)| {
            let points = Color::ALL.map(|color| &sized.points[color]).into_iter();
            let points = points.flatten().copied().collect();
            let told = sized_move(&sized, number, report, topology, phrasing);
            (told, points)
        })
        .collect()
}

/// One of them, with its number in the list.
pub(crate) fn sized_move(
    sized: &SizedMove,
    number: usize,
    report: &EndgameReport,
    topology: &Topology,
    phrasing: Phrasing,
) -> String {
    let region = &report.regions[sized.region];
    texts::sized_move(
        &where_to_play(sized, topology, phrasing),
        &kind(region, sized, phrasing),
        &loses(sized, phrasing),
        &number,
        &then(sized, phrasing),
        &mixed(sized.worth),
        phrasing,
    )
}

/// What players call it, and how many moves a ko takes that takes more than two.
fn kind(region: &RegionReport, sized: &SizedMove, phrasing: Phrasing) -> String {
    let kind = endgame_kind(sized.kind, phrasing);
    let moves = region
        .ko_worth()
        .and_then(|ko| ko.no_threats.moves_between());
    let many = |moves: &Rational| moves.is_integer() && moves.to_integer() > 2;
    match moves.filter(many) {
        Some(moves) => texts::sized_moves_in_ko(&kind, &moves.to_integer(), phrasing),
        None => kind.to_owned(),
    }
}

/// "D2" where both sides play best at the same points, else "Black B6, White C6".
fn where_to_play(sized: &SizedMove, topology: &Topology, phrasing: Phrasing) -> String {
    let named = |points: &[Point]| {
        let mut names: Vec<String> = (points.iter().take(MOST_NAMED))
            .map(|&point| phrasing.point(topology, point).into_owned())
            .collect();
        if points.len() > MOST_NAMED {
            names.push("…".to_owned());
        }
        names.join(comma(phrasing))
    };
    let [black, white] = Color::ALL.map(|color| &sized.points[color]);
    if black == white {
        return named(black);
    }
    let told = |color: Color| {
        let points = &sized.points[color];
        (!points.is_empty()).then(|| format!("{} {}", side(color, phrasing), named(points)))
    };
    let told: Vec<String> = Color::ALL.into_iter().filter_map(told).collect();
    told.join(comma(phrasing))
}

/// What the next move there is worth; empty where nobody gains by one.
fn then(sized: &SizedMove, phrasing: Phrasing) -> String {
    let zero = Rational::from_integer(0);
    let next = |color: Color| sized.follow_up[color].filter(|next| *next > zero);
    match Color::ALL.map(next) {
        [Some(black), Some(white)] if black == white => texts::sized_then(&mixed(black), phrasing),
        [Some(black), Some(white)] => {
            texts::sized_then_of_each(&mixed(black), &mixed(white), phrasing)
        }
        [Some(next), None] => {
            texts::sized_then_of_one(&mixed(next), &side(Color::Black, phrasing), phrasing)
        }
        [None, Some(next)] => {
            texts::sized_then_of_one(&mixed(next), &side(Color::White, phrasing), phrasing)
        }
        [None, None] => String::new(),
    }
}

/// What a side loses on the whole board by beginning there; empty if nothing.
fn loses(sized: &SizedMove, phrasing: Phrasing) -> String {
    let told = |color: Color| {
        let points = sized.loses[color]?.low;
        let points = many_points(Rational::from_integer(points.into()), phrasing);
        Some(texts::sized_loses(
            &points,
            &side(color, phrasing),
            phrasing,
        ))
    };
    Color::ALL.into_iter().filter_map(told).collect()
}

#[cfg(test)]
mod tests {
    use semeai_board::diagram;
    use semeai_endgame::{Endgame, EndgameLimits, endgame_report};

    use super::*;

    #[test]
    fn the_list_names_points_worth_kind_what_follows_and_who_should_not_begin_there() {
        // Black's sente at B3 comes before the bigger D2.
        let rows = "@@@@@#\n@X@@##\n@.X@##\n@.@#.#\n###.O#\n###@##";
        let drawn = diagram::parse(rows).expect("a diagram");
        let mut asked = Endgame::new(drawn.position().expect("a position"));
        asked.roles = drawn.roles;
        let report = endgame_report(&asked, &EndgameLimits::default());
        let topology = asked.position.topology();
        let told = |phrasing| -> Vec<String> {
            let rows = endgame_sizes(&report, topology, phrasing).into_iter();
            rows.map(|(said, points)| {
                assert!(!points.is_empty(), "{said}");
                said
            })
            .collect()
        };
        assert_eq!(
            told(Phrasing::ENGLISH),
            [
                "1. D2: worth 1½, gote (Black loses 1 point by starting here)",
                "2. B3: worth 1, Black's sente; then 2 after Black's move"
            ]
        );
        assert_eq!(
            told(Phrasing::JAPANESE),
            [
                "1. D2：1目半、後手（黒がここから打つと1目の損）",
                "2. B3：1目、黒の先手、黒の手の後は2目"
            ]
        );
    }
}

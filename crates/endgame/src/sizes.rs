//! The moves of an endgame by size.

use std::cmp::Reverse;

use semeai_board::{ByColor, Color, Point};
use semeai_cgt::Rational;

use crate::RegionKind;
use crate::position_report::{Between, EndgameReport, RegionReport};

/// The best moves of a region, with what one of them is worth.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct SizedMove {
    /// The region, by its number.
    pub region: usize,
    /// Where each side plays best in it; none for a side that has nothing to gain there.
    pub points: ByColor<Vec<Point>>,
    /// What a move there is worth, 0 or more.
    pub worth: Rational,
    /// Who has to answer whom.
    pub kind: RegionKind,
    /// What the next move there is worth after that of a side; absent if nobody gains by one, and where that is not known.
    pub follow_up: ByColor<Option<Rational>>,
    /// What a side is known to lose on the whole board by beginning there, though no move that loses nothing is worth more; absent
    /// else.
    pub loses: ByColor<Option<Between>>,
}

impl EndgameReport {
    /// The moves by size, one entry for each region in which somebody gains by moving: the biggest first, of those of one worth
    /// first what nobody loses by. Regions of which it is not known what a move is worth are none of them.
    #[must_use]
    pub fn moves_by_size(&self) -> Vec<SizedMove> {
        let numbered = self.regions.iter().enumerate();
        let mut moves: Vec<SizedMove> = numbered
            .filter_map(|(number, region)| self.sized(number, region))
            .collect();
        moves.sort_by_key(|sized| {
            let loses = Color::ALL.map(|color| sized.loses[color].is_some());
            (Reverse(sized.worth), loses, sized.region)
        });
        for color in Color::ALL {
            let free = moves.iter().filter(|sized| sized.loses[color].is_none());
            let best = free.map(|sized| sized.worth).max();
            // That a smaller move loses something is no news.
            for sized in moves.iter_mut().filter(|sized| Some(sized.worth) < best) {
                sized.loses[color] = None;
            }
        }
        moves
    }

    fn sized(&self, number: usize, region: &RegionReport) -> Option<SizedMove> {
        let (worth, kind) = (region.worth()?, region.kind?);
        if matches!(kind, RegionKind::Settled | RegionKind::Dame) {
            return None;
        }
        let points = ByColor::new_with(|color| self.best_in(number, color));
        let loses = ByColor::new_with(|color| {
            let start = self.starts[color].as_ref()?;
            let begins = points[color].first()?;
            let known = start.losses.iter().find(|loss| loss.point == *begins)?;
            known.loss.filter(|loss| loss.low > 0)
        });
        let is_any = Color::ALL
            .into_iter()
            .any(|color| !points[color].is_empty());
        is_any.then(|| SizedMove {
            region: number,
            // What follows is known of the moves that are best in the region alone.
            follow_up: ByColor::new_with(|color| {
                let is_alone = points[color] == region.best_points(color);
                region.follow_up(color).filter(|_| is_alone)
            }),
            points,
            worth,
            kind,
            loses,
        })
    }
}

#[cfg(test)]
mod tests {
    use semeai_board::diagram;

    use super::*;
    use crate::{Endgame, EndgameLimits, endgame_report};

    fn sizes(rows: &str) -> Vec<(String, String, RegionKind, ByColor<bool>)> {
        let drawn = diagram::parse(rows).expect("a diagram");
        let mut asked = Endgame::new(drawn.position().expect("a position"));
        asked.roles = drawn.roles;
        let report = endgame_report(&asked, &EndgameLimits::default());
        let topology = asked.position.topology();
        let name = |points: &[Point]| {
            points
                .first()
                .map_or("-", |&point| topology.name(point))
                .to_owned()
        };
        let moves = report.moves_by_size().into_iter();
        moves
            .map(|sized| {
                let loses = sized.loses.map(|loss| loss.is_some());
                (
                    name(&sized.points.black),
                    sized.worth.to_string(),
                    sized.kind,
                    loses,
                )
            })
            .collect()
    }

    #[test]
    fn the_biggest_move_is_first_and_who_loses_by_beginning_there_is_known() {
        let sente_first = "@@@@@#\n@X@@##\n@.X@##\n@.@#.#\n###.O#\n###@##";
        let [first, second] = &sizes(sente_first)[..] else {
            panic!("two regions");
        };
        assert_eq!((first.0.as_str(), first.2), ("D2", RegionKind::Gote));
        // Black plays his sente before.
        assert!(first.3.black && !first.3.white, "{first:?}");
        assert_eq!(
            (second.0.as_str(), second.2),
            ("B3", RegionKind::BlackSente)
        );
        assert!(!second.3.black, "{second:?}");
    }

    #[test]
    fn of_moves_of_one_worth_the_one_that_loses_nothing_is_first() {
        let sample = include_str!("../../../assets/samples/21-the-last-move.txt");
        let found = sizes(sample);
        assert_eq!(found[0].1, found[1].1);
        let loses = |number: usize| Color::ALL.map(|color| found[number].3[color]);
        assert!(loses(0) <= loses(1), "{found:?}");
    }

    /// A hane on the first line: as a region alone a descent is worth as much, but leaves the last move.
    #[test]
    fn of_moves_of_one_worth_the_list_names_the_one_that_loses_nothing() {
        let found = sizes("####@@@@@\n####@@@@@\n#..#@..@@\n#......@@");
        assert!(
            found.iter().all(|it| !it.3.black && !it.3.white),
            "{found:?}"
        );
    }

    #[test]
    fn where_nothing_but_dame_is_left_there_is_no_move_to_list() {
        assert!(sizes("#.##.@@.@\n#####@@@@").is_empty());
    }
}

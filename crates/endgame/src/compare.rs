//! Two moves of a side beside each other: which is bigger, and what each comes to in this position.

use std::cmp::Ordering;

use semeai_board::{Color, IllegalMove, Point, Position};
use semeai_cgt::{Arena, Rational};

use crate::RegionKind;
use crate::position_report::{Between, EndgameReport, RegionReport};

/// Longer values are not added up to see whether two moves are miai.
const LONGEST: usize = 2_000;

/// Why two points are not compared.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum NoComparison {
    /// Both are the same point.
    Same(Point),
    /// The side cannot play there.
    NoMove(Point, IllegalMove),
}

/// A move with what is known of it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ComparedMove {
    /// Where it is played.
    pub point: Point,
    /// The region it is in, by its number; absent in settled territory.
    pub region: Option<usize>,
    /// What a move in that region is worth; absent where nobody gains by moving, and where that is not known.
    pub worth: Option<Rational>,
    /// What players call the region; absent where that is not known.
    pub kind: Option<RegionKind>,
    /// What it gives away in its region against the best move there, where moves elsewhere are worth as much; absent where that is not
    /// known.
    pub lost: Option<Rational>,
    /// What the region counts before it and after it; absent where one of them is not known.
    pub count: Option<[Rational; 2]>,
    /// What the next move there is worth after it; absent if nobody gains by one, and where that is not known.
    pub follow_up: Option<Rational>,
    /// What it loses on the whole board; absent where that is not known.
    pub loss: Option<Between>,
    /// The score after it with best play, Black's points minus White's without komi; absent where that is not known.
    pub score: Option<Between>,
}

impl ComparedMove {
    /// Whether it is a best move of its region.
    #[must_use]
    pub fn is_best_there(&self) -> bool {
        self.lost == Some(Rational::from_integer(0))
    }
}

/// Two moves of a side.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Comparison {
    /// The side that moves.
    pub first: Color,
    /// The moves, in the order in which they were asked about.
    pub moves: [ComparedMove; 2],
    /// What both regions count together if their moves are miai: whoever takes one leaves the other, and nothing but a turn is gained by
    /// beginning.
    pub miai: Option<Rational>,
}

impl Comparison {
    /// Which of the two is the bigger move, as books count: by what moves are worth, and in one region by what is better there. Absent
    /// where that is not known, or one of them is not the best move of its region.
    #[must_use]
    pub fn bigger(&self) -> Option<Ordering> {
        let [one, other] = &self.moves;
        if one.region == other.region {
            return Some(other.lost?.cmp(&one.lost?));
        }
        // In settled territory nothing is gained.
        match [one, other].map(|each| each.region.is_some() && each.worth.is_some()) {
            [true, false] if other.region.is_none() => return Some(Ordering::Greater),
            [false, true] if one.region.is_none() => return Some(Ordering::Less),
            _ => {}
        }
        let is_best = one.is_best_there() && other.is_best_there();
        Some(one.worth?.cmp(&other.worth?)).filter(|_| is_best)
    }
}

impl EndgameReport {
    /// Two moves of a side on this board beside each other.
    ///
    /// ```
    /// use semeai_board::{Color, diagram};
    /// use semeai_cgt::Rational;
    /// use semeai_endgame::{Endgame, EndgameLimits, endgame_report};
    ///
    /// // Two corridors of one point and one of three.
    /// let drawn = diagram::parse("#####@@@@\n@...#.@.#\n#####@@@@")?;
    /// let mut asked = Endgame::new(drawn.position()?);
    /// asked.roles = drawn.roles;
    /// let report = endgame_report(&asked, &EndgameLimits::default());
    /// let point = |name: &str| asked.position.topology().point(name).unwrap();
    /// let compare = |points: [&str; 2]| {
    ///     report.compare(&asked.position, Color::Black, points.map(point)).unwrap()
    /// };
    /// let other = compare(["B2", "F2"]);
    /// assert_eq!(other.bigger(), Some(std::cmp::Ordering::Greater));
    /// assert_eq!(other.moves[0].count, Some([Rational::new(5, 4), 2.into()]));
    /// assert_eq!(other.miai, None);
    /// // Whoever takes one of two dame leaves the other.
    /// assert_eq!(compare(["F2", "H2"]).miai, Some(0.into()));
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    ///
    /// # Errors
    ///
    /// If both are one point, or the side cannot play at one of them.
    pub fn compare(
        &self,
        position: &Position,
        first: Color,
        points: [Point; 2],
    ) -> Result<Comparison, NoComparison> {
        if points[0] == points[1] {
            return Err(NoComparison::Same(points[0]));
        }
        for point in points {
            let played = position.play(first, point);
            played.map_err(|reason| NoComparison::NoMove(point, reason))?;
        }
        let moves = points.map(|point| self.compared(first, point));
        let regions = [&moves[0], &moves[1]].map(|each| each.region);
        Ok(Comparison {
            first,
            miai: self.miai(regions),
            moves,
        })
    }

    fn compared(&self, first: Color, point: Point) -> ComparedMove {
        let mut regions = self.regions.iter();
        let number = regions.position(|region| region.points.contains(point));
        let region = number.map(|number| &self.regions[number]);
        let start = self.starts[first].as_ref();
        let losses = start.map(|start| &start.losses[..]).unwrap_or_default();
        let loss = losses.iter().find(|loss| loss.point == point);
        let loss = loss.and_then(|loss| loss.loss);
        let score = start
            .zip(loss)
            .map(|(start, loss)| after(start.score, loss, first));
        let step = region.and_then(|region| step(region, first, point));
        ComparedMove {
            point,
            region: number,
            worth: region.and_then(RegionReport::worth),
            kind: region.and_then(|region| region.kind),
            lost: step.as_ref().and_then(|step| step.lost),
            count: region.and_then(RegionReport::count).and_then(|before| {
                let gain = step.as_ref()?.gain?;
                let after = match first {
                    Color::Black => before + gain,
                    Color::White => before - gain,
                };
                Some([before, after])
            }),
            follow_up: step.and_then(|step| step.follow_up),
            loss,
            score,
        }
    }

    /// What two regions count together if nothing but a turn is gained by moving in both of them, though a move in either gains more: what
    /// one side takes in one the other has in the other.
    fn miai(&self, regions: [Option<usize>; 2]) -> Option<Rational> {
        let [Some(one), Some(other)] = regions else {
            return None;
        };
        let hot = |number: usize| {
            let value = self.regions[number].value.as_ref()?;
            let text = value.text.as_str();
            Some((value.worth?, text)).filter(|_| text.len() <= LONGEST)
        };
        let ((worth, text), (next_worth, next)) = (hot(one)?, hot(other)?);
        if one == other {
            return None;
        }
        let mut arena = Arena::new();
        let (one, other) = (arena.parse(text).ok()?, arena.parse(next).ok()?);
        let both = arena.add(one, other).ok()?;
        let graph = arena.thermograph(both).ok()?;
        let left = graph.temperature.to_rational();
        let is_miai = left <= Rational::from_integer(0) && left < worth.min(next_worth);
        is_miai.then(|| graph.mast.to_rational())
    }
}

/// What a move does in its region.
struct Step {
    gain: Option<Rational>,
    lost: Option<Rational>,
    follow_up: Option<Rational>,
}

fn step(region: &RegionReport, first: Color, point: Point) -> Option<Step> {
    let is_it = |color: Color, at: Point| (color, at) == (first, point);
    if let Some(ko) = region.ko_worth() {
        let mut moves = ko.moves.iter();
        let played = moves.find(|played| is_it(played.color, played.point))?;
        return Some(Step {
            gain: Some(played.gain),
            lost: Some(played.lost),
            follow_up: played.follow_up,
        });
    }
    let mut moves = region.moves.iter();
    let played = moves.find(|played| is_it(played.color, played.point))?;
    let next = played
        .thermograph
        .as_ref()
        .map(|graph| graph.temperature.to_rational());
    Some(Step {
        gain: played.gain,
        lost: played.lost,
        follow_up: next.filter(|next| *next >= Rational::from_integer(0)),
    })
}

/// The score after a move that loses so much.
fn after(score: Between, loss: Between, first: Color) -> Between {
    // Where a ko leaves both open they hang on the same ko, so what is left of either end is no wider than this.
    match first {
        Color::Black => Between {
            low: score.low - loss.high,
            high: score.high - loss.low,
        },
        Color::White => Between {
            low: score.low + loss.low,
            high: score.high + loss.high,
        },
    }
}

#[cfg(test)]
mod tests {
    use semeai_board::diagram;

    use super::*;
    use crate::{Endgame, EndgameLimits, endgame_report};

    /// Black's sente at B3 comes before the bigger D2.
    const SENTE_FIRST: &str = "@@@@@#\n@X@@##\n@.X@##\n@.@#.#\n###.O#\n###@##";

    fn compared(rows: &str, first: Color, points: [&str; 2]) -> Result<Comparison, NoComparison> {
        let drawn = diagram::parse(rows).expect("a diagram");
        let mut asked = Endgame::new(drawn.position().expect("a position"));
        asked.roles = drawn.roles;
        let report = endgame_report(&asked, &EndgameLimits::default());
        let topology = asked.position.topology();
        let points = points.map(|name| topology.point(name).expect("a point"));
        report.compare(&asked.position, first, points)
    }

    #[test]
    fn the_bigger_move_is_not_always_the_one_to_begin_with() {
        let told = compared(SENTE_FIRST, Color::Black, ["D2", "B3"]).expect("two moves");
        assert_eq!(told.bigger(), Some(Ordering::Greater));
        let [d2, b3] = &told.moves;
        let scores = [d2, b3].map(|each| each.score.and_then(Between::one));
        assert_eq!(
            (d2.loss, b3.loss),
            (Some(Between::exact(1)), Some(Between::exact(0)))
        );
        assert_eq!(scores[1].zip(scores[0]).map(|(b3, d2)| b3 - d2), Some(1));
        assert_eq!(b3.follow_up, Some(2.into()));
        assert_eq!(told.miai, None);
    }

    #[test]
    fn points_that_are_no_moves_are_named() {
        let same = compared(SENTE_FIRST, Color::Black, ["D2", "D2"]);
        assert!(matches!(same, Err(NoComparison::Same(_))));
        let taken = compared(SENTE_FIRST, Color::Black, ["D2", "A1"]);
        assert!(matches!(
            taken,
            Err(NoComparison::NoMove(_, IllegalMove::Occupied))
        ));
        let corner = compared("#.##.@@.@\n#####@@@@", Color::White, ["B2", "H2"]);
        assert!(matches!(
            corner,
            Err(NoComparison::NoMove(_, IllegalMove::Suicide))
        ));
    }

    #[test]
    fn two_gotes_of_one_size_are_miai_and_two_others_are_not() {
        // Two corridors of two points, and one of three.
        let rows = "#####.@@@\n@..###@..\n#########\n@..#@...#\n#########";
        let told = compared(rows, Color::Black, ["B4", "B2"]).expect("two moves");
        assert_eq!(told.bigger(), Some(Ordering::Equal));
        assert_eq!(told.miai, Some(1.into()), "{told:?}");
        let told = compared(rows, Color::Black, ["B4", "F2"]).expect("two moves");
        assert_eq!(told.miai, None);
    }
}

//! The moves of a game that lost points, as far as the positions on both sides of them are known.

use semeai_board::{Color, Point};
use semeai_endgame::position_report::{Between, EndgameReport, FinalCount, KnownBy};

use super::moment_report::{best, loss};
use crate::game::RecordMove;

/// A move of a game that lost points.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct GameSlip {
    /// Its number in the game, from 1.
    pub number: usize,
    /// The move as it was recorded.
    pub played: RecordMove,
    /// The points that it lost: between two numbers where a ko matters, of which the lower is not 0.
    pub loss: Between,
    /// What came first: a point or a pass; absent if that is not known.
    pub better: Option<Option<Point>>,
    /// The score with best play before it, Black's points minus White's without komi.
    pub score: Between,
    /// How the position before it is known: the loss is no surer.
    pub known: KnownBy,
}

impl GameSlip {
    /// Whether the loss holds only if something does of which nothing is proved: a border, or stones that look dead or alive.
    #[must_use]
    pub const fn is_conditional(&self) -> bool {
        is_conditional(self.known)
    }
}

/// What is known of the moves of a game from one of its positions on.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct GameSlips {
    /// The moves that lost points: the largest loss first, of those of one size first what is sure, then the earlier.
    pub slips: Vec<GameSlip>,
    /// How many moves there are.
    pub moves: usize,
    /// Of how many it is not known what they lost.
    pub unknown: usize,
}

impl GameSlips {
    /// What the moves of a game lost, each with its number from 1 and what is known of the position before it and after it.
    #[must_use]
    pub fn of<'a>(
        moves: impl IntoIterator<Item = (usize, RecordMove, [&'a EndgameReport; 2])>,
    ) -> Self {
        let mut found = Self::default();
        for (number, played, [before, after]) in moves {
            found.moves += 1;
            match told_loss(before, played, after) {
                None => found.unknown += 1,
                Some((score, loss)) if loss.low > 0 => found.slips.push(GameSlip {
                    number,
                    played,
                    loss,
                    better: best(before, played.color),
                    score,
                    known: before.known,
                }),
                Some(_) => {}
            }
        }
        found.slips.sort_by_key(|slip| {
            let size = (slip.loss.low, slip.loss.high);
            (std::cmp::Reverse(size), slip.is_conditional(), slip.number)
        });
        found
    }
}

const fn is_conditional(known: KnownBy) -> bool {
    matches!(
        known,
        KnownBy::ByHand | KnownBy::AlongBorder | KnownBy::Supposed
    )
}

/// The score with best play before a move, and what it lost, if the position before it says so and the one after it does not say otherwise. What hangs on a border, or on stones
/// that look dead, may hang on another border one move later: then neither is told.
fn told_loss(
    before: &EndgameReport,
    played: RecordMove,
    after: &EndgameReport,
) -> Option<(Between, Between)> {
    let lost = loss(before, played.color, played.point)?;
    let score = before.starts[played.color].as_ref()?.score;
    let found = score_of(after, played.color.opponent())?;
    let fits = match played.color {
        Color::Black => meets(found, score.low - lost.high, score.high - lost.low),
        Color::White => meets(found, score.low + lost.low, score.high + lost.high),
    };
    let outlives = !is_conditional(before.known) && is_conditional(after.known);
    (fits || outlives).then_some((score, lost))
}

/// The score where this side is first; of a board on which nothing more is played what was counted.
fn score_of(report: &EndgameReport, first: Color) -> Option<Between> {
    let start = report.starts[first].as_ref().map(|start| start.score);
    let counted = report.finished.as_ref().and_then(FinalCount::score);
    start.or(counted.map(Between::exact))
}

const fn meets(found: Between, low: i64, high: i64) -> bool {
    found.low <= high && low <= found.high
}

#[cfg(test)]
mod tests {
    use semeai_board::diagram;
    use semeai_endgame::{Endgame, EndgameLimits, endgame_report};

    use super::*;

    /// Black's sente at B3 comes before the bigger D2.
    const ROWS: &str = "@@@@@#\n@X@@##\n@.X@##\n@.@#.#\n###.O#\n###@##";

    fn asked() -> Endgame {
        let drawn = diagram::parse(ROWS).expect("a diagram");
        let mut asked = Endgame::new(drawn.position().expect("a position"));
        asked.roles = drawn.roles;
        asked
    }

    fn report(asked: &Endgame) -> EndgameReport {
        endgame_report(asked, &EndgameLimits::default())
    }

    fn found(name: &str, spoil: impl Fn(&mut EndgameReport, &mut EndgameReport)) -> GameSlips {
        let asked = asked();
        let point = asked.position.topology().point(name).expect("a point");
        let played = RecordMove {
            color: Color::Black,
            point: Some(point),
        };
        let next = Endgame {
            position: (asked.position.play(Color::Black, point).expect("a move")).position,
            ..asked.clone()
        };
        let (mut before, mut after) = (report(&asked), report(&next));
        spoil(&mut before, &mut after);
        GameSlips::of([(7, played, [&before, &after])])
    }

    #[test]
    fn a_move_that_lost_a_point_is_told_with_what_came_first() {
        let told = found("D2", |_, _| ());
        let [slip] = &told.slips[..] else {
            panic!("{told:?}");
        };
        assert_eq!((slip.number, slip.loss), (7, Between::exact(1)));
        let b3 = asked().position.topology().point("B3");
        assert_eq!(slip.better, Some(b3));
        assert!(!slip.is_conditional());
        let best = found("B3", |_, _| ());
        assert_eq!((best.slips.len(), best.moves, best.unknown), (0, 1, 0));
    }

    #[test]
    fn what_is_not_known_on_one_side_is_not_told() {
        let nothing = |report: &mut EndgameReport| {
            report.starts = semeai_board::ByColor::default();
            report.known = KnownBy::Undecided;
        };
        let without_before = found("D2", |before, _| nothing(before));
        let without_after = found("D2", |_, after| nothing(after));
        for told in [without_before, without_after] {
            assert_eq!((told.slips.len(), told.unknown), (0, 1));
        }
    }

    #[test]
    fn a_loss_that_hangs_on_another_border_afterwards_is_not_told() {
        let shifted = |after: &mut EndgameReport| {
            after.known = KnownBy::AlongBorder;
            for color in Color::ALL {
                if let Some(start) = &mut after.starts[color] {
                    start.score = Between::exact(start.score.low + 5);
                }
            }
        };
        let both = found("D2", |before, after| {
            before.known = KnownBy::AlongBorder;
            shifted(after);
        });
        assert_eq!((both.slips.len(), both.unknown), (0, 1));
        // What was proved before stays so.
        let sure = found("D2", |_, after| shifted(after));
        assert_eq!(sure.slips.len(), 1);
        // The same border on both sides.
        let same = found("D2", |before, after| {
            before.known = KnownBy::AlongBorder;
            after.known = KnownBy::AlongBorder;
        });
        assert!(same.slips[0].is_conditional());
    }
}

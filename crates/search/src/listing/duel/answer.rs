//! Who wins a race.

use semeai_board::{ByColor, Color, Point};

use super::duellists::Duellists;
use super::grounds::DuelGrounds;
use super::moves::DuelLooks;
use super::spot::{DuelPosition, DuelStage};
use crate::budget::{Halt, PositionBudget};
use crate::ko::{KoRule, NO_KO};
use crate::listing::list::List;
use crate::width::{AnyWidth, fitting};

/// Who wins a race, by who starts.
#[derive(Clone, Debug)]
pub struct Duel {
    /// The answer for each side that may start.
    pub starts: ByColor<DuelStart>,
    /// Whether a ko could arise: without one every rule gives the same.
    pub has_ko: bool,
}

/// Who wins if one side starts.
#[derive(Clone, Debug)]
pub struct DuelStart {
    /// The winner, if there is one.
    pub winner: Option<Color>,
    /// Every legal first move with the winner after it, by point.
    pub moves: Vec<(Point, Option<Color>)>,
}

/// Decides a race by listing every position, one of the budget each.
///
/// # Errors
///
/// If there are too many.
///
/// ```
/// use semeai_board::{ByColor, Color, Role, diagram};
/// use semeai_search::{KoRule, PositionBudget, Duellists, duel};
///
/// // Black can take three stones in a row, but White plays in the middle of them, and Black has one eye.
/// let drawn = diagram::parse("B.WWWB@\nBBBBBB@\n@.@@.@@")?;
/// let position = drawn.position()?;
/// let race = Duellists {
///     position: &position,
///     targets: &ByColor::new_with(|color| drawn.roles.stones(&position, color, Role::Essential)),
///     points: &position.empty(),
///     is_final: ByColor { black: false, white: true },
/// };
/// let duel = duel(&race, KoRule::SIMPLE, &mut PositionBudget::new(100_000)).expect("a small race");
/// assert_eq!(duel.starts.map(|start| start.winner), ByColor::new_with(|_| Some(Color::White)));
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
pub fn duel(race: &Duellists<'_>, rule: KoRule, budget: &mut PositionBudget) -> Result<Duel, Halt> {
    let most = Color::ALL.map(|color| race.targets[color].len());
    let points = race.points.len() + most[0].max(most[1]);
    fitting(points, DuelAsked { race, rule, budget })
}

/// What is asked.
struct DuelAsked<'a> {
    race: &'a Duellists<'a>,
    rule: KoRule,
    budget: &'a mut PositionBudget,
}

impl AnyWidth for DuelAsked<'_> {
    type Answer = Result<Duel, Halt>;

    fn with_words<const W: usize>(self) -> Self::Answer {
        let grounds = DuelGrounds::<W>::new(self.race, self.rule);
        let mut list = List::new();
        for color in Color::ALL {
            list.number(grounds.start(self.race.position, color));
        }
        let mut looks = DuelLooks::default();
        while let Some(spot) = list.next() {
            self.budget.spend(1)?;
            if let Some(after) = grounds.saved(&mut looks, &spot) {
                after.into_iter().for_each(|after| list.connect(after));
            } else {
                list.connect(spot.passed());
                grounds.moves(&mut looks, &spot, |_, after| list.connect(after));
            }
            list.close();
        }
        let winners = winners(&list);
        let start = |mover| {
            let start = grounds.start(self.race.position, mover);
            let mut winner = |spot| winners[list.number(spot) as usize];
            let mut moves = Vec::new();
            grounds.moves(&mut looks, &start, |place, after| {
                let winner = winner(after);
                let points = grounds.points(place, mover);
                moves.extend(points.into_iter().map(|point| (point, winner)));
            });
            moves.sort_unstable_by_key(|&(point, _)| point);
            DuelStart {
                winner: winner(start),
                moves,
            }
        };
        let starts = ByColor::new_with(start);
        Ok(Duel {
            starts,
            has_ko: list.spots().iter().any(|spot| spot.ban != NO_KO),
        })
    }
}

/// Who wins from every position of a list.
fn winners<const W: usize>(list: &List<DuelPosition<W>>) -> Vec<Option<Color>> {
    let backwards = list.backwards();
    let mover = |spot: &DuelPosition<W>| spot.mover;
    let second = ByColor::new_with(|hunter| {
        list.forced(&backwards, hunter, mover, |_, spot| {
            spot.stage == DuelStage::Won(hunter)
        })
    });
    // Whose target stands alone has won, unless the other one forces the second capture.
    let first = ByColor::new_with(|side| {
        list.forced(&backwards, side, mover, |i, spot| {
            spot.stage == DuelStage::Won(side)
                || spot.stage == DuelStage::Alone(side) && !second[side.opponent()][i]
        })
    });
    let winner = |i: usize| Color::ALL.into_iter().find(|&side| first[side][i]);
    (0..list.spots().len()).map(winner).collect()
}

#[cfg(test)]
mod tests {
    use semeai_board::{Role, diagram};

    use super::*;

    fn winners_of(rows: &str, rule: KoRule, is_final: ByColor<bool>) -> ByColor<Option<Color>> {
        let drawn = diagram::parse(rows).expect("a diagram");
        let position = drawn.position().expect("a legal position");
        let targets =
            ByColor::new_with(|color| drawn.roles.stones(&position, color, Role::Essential));
        let fixed = targets.black.union(&targets.white);
        let movable = position.topology().points().difference(&fixed);
        let race = Duellists {
            position: &position,
            targets: &targets,
            points: &movable.difference(&position.protected()),
            is_final,
        };
        let mut budget = PositionBudget::new(1_000_000);
        let duel = duel(&race, rule, &mut budget).expect("a small race");
        duel.starts.map(|start| start.winner)
    }

    const OPEN: ByColor<bool> = ByColor {
        black: false,
        white: false,
    };
    const FINAL: ByColor<bool> = ByColor {
        black: true,
        white: true,
    };

    fn both(winner: Color) -> ByColor<Option<Color>> {
        ByColor::new_with(|_| Some(winner))
    }

    #[test]
    fn liberties_are_counted_alike_whether_or_not_the_capture_is_followed() {
        for is_final in [FINAL, OPEN] {
            let plain = |rows| winners_of(rows, KoRule::SIMPLE, is_final);
            assert_eq!(plain(".@.@@\nBBBBB\nWWWWW\n.#.#."), both(Color::White));
            let first = ByColor::new_with(Some);
            assert_eq!(plain(".@.@@\nBBBBB\nWWWWW\n.#.##"), first);
            let seki = ByColor::default();
            assert_eq!(plain(".@@@@\nBBBBB\nB.BB.\nWWWWW\n.####"), seki);
        }
    }

    #[test]
    fn a_capture_is_worth_what_is_left_of_it() {
        let three = "B.WWWB@\nBBBBBB@\n@.@@.@@";
        assert_eq!(
            winners_of(three, KoRule::SIMPLE, FINAL).black,
            Some(Color::Black)
        );
        assert_eq!(winners_of(three, KoRule::SIMPLE, OPEN), both(Color::White));
        let four = "@@@@@@.@\n@BBBBBBB\n@B.WWWWB";
        assert_eq!(winners_of(four, KoRule::SIMPLE, OPEN), both(Color::Black));
        let square = "#W.BBW\n#WWBBW\n#WWWWW\n####.#";
        assert_eq!(winners_of(square, KoRule::SIMPLE, OPEN), both(Color::Black));
    }

    /// Bent four in the corner: what is left after the capture hangs on a ko that White begins.
    #[test]
    fn a_ko_after_the_capture_counts_like_any_other() {
        let bent = "@@@@\n@BBB\n.BBW\n@B.W\n@BWW";
        for winner in Color::ALL {
            assert_eq!(winners_of(bent, KoRule::Wins(winner), OPEN), both(winner));
        }
        assert_eq!(winners_of(bent, KoRule::SIMPLE, OPEN), both(Color::White));
    }

    #[test]
    fn a_race_over_budget_has_no_winner() {
        let drawn = diagram::parse(".@.@@\nBBBBB\nWWWWW\n.#.#.").expect("a diagram");
        let position = drawn.position().expect("a legal position");
        let targets =
            ByColor::new_with(|color| drawn.roles.stones(&position, color, Role::Essential));
        let race = Duellists {
            position: &position,
            targets: &targets,
            points: &position.empty(),
            is_final: FINAL,
        };
        let mut few = PositionBudget::new(3);
        assert_eq!(
            duel(&race, KoRule::SIMPLE, &mut few).err(),
            Some(Halt::Budget)
        );
    }
}

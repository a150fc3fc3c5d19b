//! Who wins a race.

use semeai_board::{ByColor, Color, Point};

use super::duellists::Duellists;
use super::grounds::DuelGrounds;
use super::moves::{DuelLooks, DuelMove};
use super::spot::{DuelPosition, DuelStage};
use super::survival::Captures;
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
#[derive(Clone, Debug, Default)]
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
        let mut listed = Listed::<W>::new(self.race, self.rule);
        listed.grow(self.budget)?;
        let winners = winners(&listed.list);
        let mut starts = ByColor::default();
        for mover in Color::ALL {
            let start = listed.grounds.start(self.race.position, mover);
            starts[mover] = listed.start(start, &winners, self.budget)?;
        }
        let mut spots = listed.list.spots().iter();
        Ok(Duel {
            starts,
            has_ko: listed.captures.has_ko || spots.any(|spot| spot.ban != NO_KO),
        })
    }
}

/// A race whose positions are listed.
struct Listed<const W: usize> {
    grounds: DuelGrounds<W>,
    list: List<DuelPosition<W>>,
    captures: Captures<W>,
    looks: DuelLooks<W>,
    /// What the moves of one position lead to.
    after: Vec<(DuelMove, DuelPosition<W>)>,
}

impl<const W: usize> Listed<W> {
    /// With the first positions.
    fn new(race: &Duellists<'_>, rule: KoRule) -> Self {
        let grounds = DuelGrounds::new(race, rule);
        let mut list = List::new();
        for color in Color::ALL {
            list.number(grounds.start(race.position, color));
        }
        Self {
            grounds,
            list,
            captures: Captures::default(),
            looks: DuelLooks::default(),
            after: Vec::new(),
        }
    }

    /// Adds every position that can arise.
    fn grow(&mut self, budget: &mut PositionBudget) -> Result<(), Halt> {
        while let Some(spot) = self.list.next() {
            budget.spend(1)?;
            match self.grounds.saved(&mut self.looks, &spot) {
                Some(after) => after.into_iter().for_each(|after| self.list.connect(after)),
                None => self.connect_all(&spot, budget)?,
            }
            self.list.close();
        }
        Ok(())
    }

    /// Connects a position with what all its moves lead to.
    fn connect_all(
        &mut self,
        spot: &DuelPosition<W>,
        budget: &mut PositionBudget,
    ) -> Result<(), Halt> {
        let (grounds, list) = (&self.grounds, &mut self.list);
        list.connect(spot.passed());
        if !grounds.may_go_on_after(spot.stage) {
            grounds.moves(&mut self.looks, spot, |_, after| list.connect(after));
            return Ok(());
        }
        let all = &mut self.after;
        grounds.moves(&mut self.looks, spot, |place, after| {
            all.push((place, after));
        });
        for (_, after) in all.drain(..) {
            list.connect(self.captures.settled(grounds, after, budget)?);
        }
        Ok(())
    }

    /// Who wins if a race starts like this.
    fn start(
        &mut self,
        start: DuelPosition<W>,
        winners: &[Option<Color>],
        budget: &mut PositionBudget,
    ) -> Result<DuelStart, Halt> {
        let (grounds, list, all) = (&self.grounds, &mut self.list, &mut self.after);
        grounds.moves(&mut self.looks, &start, |place, after| {
            all.push((place, after));
        });
        let mut moves = Vec::new();
        for (place, after) in all.drain(..) {
            let after = self.captures.settled(grounds, after, budget)?;
            let winner = winners[list.number(after) as usize];
            let points = grounds.points(place, start.mover).into_iter();
            moves.extend(points.map(|point| (point, winner)));
        }
        moves.sort_unstable_by_key(|&(point, _)| point);
        Ok(DuelStart {
            winner: winners[list.number(start) as usize],
            moves,
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

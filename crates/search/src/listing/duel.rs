//! Who wins where two blocks race? Every position of both is listed, to the end of every line.
//!
//! A race has two stages. While both targets stand, each side is after the other's. Once one is captured, its points are
//! points like others and stones put there belong to no target; the side that lost it moves next and wins if it still captures
//! the other one. If not, the first capture wins. Wins are spread backwards over all positions (least fixed points, the second
//! stage first), so that a line without end is nobody's success and nothing depends on the order of the search. Both sides may pass.

use semeai_board::{ByColor, Color, Point, PointSet, Position};

use super::list::List;
use crate::budget::{Halt, PositionBudget};
use crate::ground::Ground;
use crate::ko::{KoRule, NO_KO};
use crate::life::is_unconditionally_alive;
use crate::look::Look;
use crate::mask::Mask;
use crate::rules::{Backing, Placed, SideToMove};
use crate::width::{AnyWidth, fitting};

/// Two blocks that race, and where.
#[derive(Clone, Copy, Debug)]
pub struct Duellists<'a> {
    /// The stones; a ban by ko holds for the first move.
    pub position: &'a Position,
    /// The block of each side.
    pub targets: &'a ByColor<PointSet>,
    /// The points where moves are tried, with the stones on them that can be captured.
    pub points: &'a PointSet,
    /// Whether a capture by a side is known to win at once, because that side lives after it.
    pub is_final: ByColor<bool>,
}

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
        let board = Board::<W>::new(self.race, self.rule);
        let mut list = List::new();
        for color in Color::ALL {
            list.number(board.start(self.race.position, color));
        }
        let mut looks = DuelLooks::default();
        while let Some(spot) = list.next() {
            self.budget.spend(1)?;
            if let Some(after) = board.saved(&mut looks, &spot) {
                after.into_iter().for_each(|after| list.connect(after));
            } else {
                list.connect(spot.passed());
                board.moves(&mut looks, &spot, |_, after| list.connect(after));
            }
            list.close();
        }
        let winners = winners(&list);
        let start = |mover| {
            let start = board.start(self.race.position, mover);
            let mut winner = |spot| winners[list.number(spot) as usize];
            let mut moves = Vec::new();
            board.moves(&mut looks, &start, |place, after| {
                let winner = winner(after);
                let points = board.points(place, mover);
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

/// How far a race has come.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
enum DuelStage {
    /// Both targets stand.
    Both,
    /// The target of this side stands alone.
    Alone(Color),
    /// This side has won.
    Won(Color),
}

/// A position of a race.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
struct DuelPosition<const W: usize> {
    /// On the ground of the stage.
    stones: ByColor<Mask<W>>,
    /// The plain outer liberties of each target that are left.
    outer: ByColor<u8>,
    mover: Color,
    /// The point where the mover may not take back, or [`NO_KO`].
    ban: u16,
    stage: DuelStage,
}

impl<const W: usize> DuelPosition<W> {
    /// After the end. There are no moves then, and all positions with one winner are one.
    const fn won(winner: Color) -> Self {
        Self {
            stones: ByColor {
                black: Mask::EMPTY,
                white: Mask::EMPTY,
            },
            outer: ByColor { black: 0, white: 0 },
            mover: Color::Black,
            ban: NO_KO,
            stage: DuelStage::Won(winner),
        }
    }

    /// After a move elsewhere.
    const fn passed(&self) -> Self {
        Self {
            mover: self.mover.opponent(),
            ban: NO_KO,
            ..*self
        }
    }
}

/// Where a move is made.
#[derive(Clone, Copy, Debug)]
enum DuelMove {
    /// On a point of the ground.
    Point(u16),
    /// On a plain outer liberty of the opponent.
    Outer,
}

/// What is looked at: a position whose moves are listed, and one that may be plain.
#[derive(Default)]
struct DuelLooks<const W: usize> {
    before: Look<W>,
    after: Look<W>,
}

/// The ground of each stage.
struct Board<const W: usize> {
    rule: KoRule,
    both: Ground<W>,
    /// By the side whose target is left; absent where its capture wins at once.
    alone: ByColor<Option<AloneGround<W>>>,
    /// The points of the first ground that are plain outer liberties, which are only counted.
    outer: ByColor<Mask<W>>,
}

/// The ground after a capture.
struct AloneGround<const W: usize> {
    ground: Ground<W>,
    /// The points of the target that is gone.
    taken: Mask<W>,
    /// For every point of the first ground.
    bits: Vec<u16>,
}

impl<const W: usize> Board<W> {
    fn new(race: &Duellists<'_>, rule: KoRule) -> Self {
        let whole = Ground::<W>::new(race.position, race.targets, race.points);
        let mut look = Look::default();
        let stones = whole.stones(race.position);
        look.see(whole.near(), whole.border(), whole.all(), stones);
        // Whose capture does not win at once may be made to take one stone more or fewer, so that it matters who fills.
        let outer = ByColor::new_with(|color: Color| {
            if race.is_final[color.opponent()] {
                look.find_outer(whole.near(), whole.border(), color)
            } else {
                Mask::EMPTY
            }
        });
        let alone = ByColor::new_with(|color: Color| {
            (!race.is_final[color]).then(|| AloneGround::new(race, &whole, color, outer[color]))
        });
        Self {
            rule,
            both: without(&whole, outer.black | outer.white),
            alone,
            outer,
        }
    }

    fn start(&self, position: &Position, mover: Color) -> DuelPosition<W> {
        let banned = position.ko().filter(|&(banned, _)| banned == mover);
        let banned = banned.filter(|_| self.rule.can_ban(mover));
        let ban = banned.and_then(|(_, point)| self.both.index(point));
        let all = self.both.all();
        DuelPosition {
            stones: self.both.stones(position).map(|stones| stones & all),
            outer: self.outer.map(count),
            mover,
            ban: ban.unwrap_or(NO_KO),
            stage: DuelStage::Both,
        }
    }

    /// The points of the board that a first move of a side stands for.
    fn points(&self, place: DuelMove, mover: Color) -> Vec<Point> {
        let point = |index| self.both.point(index);
        match place {
            DuelMove::Point(index) => vec![point(index)],
            DuelMove::Outer => self.outer[mover.opponent()].points().map(point).collect(),
        }
    }

    /// What a position leads to that needs no other moves: nothing where the race is over or the captor plainly lives, and
    /// the one move of his that makes it plain. Nothing is said of other positions.
    fn saved(
        &self,
        looks: &mut DuelLooks<W>,
        spot: &DuelPosition<W>,
    ) -> Option<Option<DuelPosition<W>>> {
        let captor = match spot.stage {
            DuelStage::Both => return None,
            DuelStage::Won(_) => return Some(None),
            DuelStage::Alone(captor) => captor,
        };
        let alone = self.alone[captor].as_ref()?;
        if alone.surely_lives(captor, spot, &mut looks.after) {
            return Some(None);
        }
        if spot.mover != captor {
            return None;
        }
        let mut answers = Vec::new();
        self.moves(looks, spot, |_, after| answers.push(after));
        let mut answers = answers.into_iter();
        let saves = |after: &DuelPosition<W>| alone.surely_lives(captor, after, &mut looks.after);
        answers.find(saves).map(Some)
    }

    /// Hands on what every legal move but a pass leads to, before the end.
    fn moves(
        &self,
        looks: &mut DuelLooks<W>,
        spot: &DuelPosition<W>,
        mut found: impl FnMut(DuelMove, DuelPosition<W>),
    ) {
        let ground = match spot.stage {
            DuelStage::Alone(color) => self.alone[color].as_ref().map_or(&self.both, |a| &a.ground),
            DuelStage::Both | DuelStage::Won(_) => &self.both,
        };
        let (near, border) = (ground.near(), ground.border());
        let look = &mut looks.before;
        look.see(near, border, ground.all(), spot.stones);
        let backing = match spot.outer[spot.mover] {
            0 => Backing::Nowhere,
            _ => Backing::Elsewhere,
        };
        let turn = SideToMove::new(near, border, look, spot.stones, spot.mover, backing);
        let outer = spot.outer[turn.enemy];
        for point in look.empty.points().filter(|&point| point != spot.ban) {
            let placed = turn.place(point);
            if placed.takes_last && outer == 0 {
                found(
                    DuelMove::Point(point),
                    self.captured(&turn, Some(&placed), spot),
                );
            } else if placed.is_alive {
                let ban = turn.ko_after(&placed);
                let ban = ban.filter(|_| self.rule.can_ban(turn.enemy));
                let spot = DuelPosition {
                    stones: turn.after(&placed),
                    mover: turn.enemy,
                    ban: ban.unwrap_or(NO_KO),
                    ..*spot
                };
                found(DuelMove::Point(point), spot);
            }
        }
        if let Some(left) = outer.checked_sub(1) {
            let target = &look.target[turn.enemy];
            let spot = if left == 0 && target.liberties.is_empty() && !target.is_fixed {
                self.captured(&turn, None, spot)
            } else {
                let mut filled = spot.passed();
                filled.outer[turn.enemy] = left;
                filled
            };
            found(DuelMove::Outer, spot);
        }
    }

    /// After the capture of the opponent's target by a stone on a point of the ground, or on an outer liberty.
    fn captured(
        &self,
        turn: &SideToMove<'_, W>,
        placed: Option<&Placed<W>>,
        spot: &DuelPosition<W>,
    ) -> DuelPosition<W> {
        let (captor, loser) = (turn.own, turn.enemy);
        let alone = match (spot.stage, &self.alone[captor]) {
            (DuelStage::Both, Some(alone)) => alone,
            _ => return DuelPosition::won(captor),
        };
        let joined = turn.look.target[loser].mask;
        let mut stones = placed.map_or(turn.stones, |placed| turn.after(placed));
        stones[loser] = stones[loser].without(joined);
        let stones = stones.map(|stones| alone.mask(stones));
        let others = joined | placed.map_or(Mask::EMPTY, |placed| placed.captured);
        let taken = alone.taken | alone.mask(others);
        let is_ko = |placed: &&Placed<W>| {
            let joins = placed.near.meets(turn.stones[captor])
                || placed.here.meets(turn.border.tied(captor));
            taken.is_single() && !joins && !placed.has_room && self.rule.can_ban(loser)
        };
        let ban = placed.filter(is_ko).and_then(|_| taken.lowest());
        let mut outer = spot.outer;
        outer[loser] = 0;
        DuelPosition {
            stones,
            outer,
            mover: loser,
            ban: ban.unwrap_or(NO_KO),
            stage: DuelStage::Alone(captor),
        }
    }
}

impl<const W: usize> AloneGround<W> {
    /// The ground where the target of a side stands alone, without its plain outer liberties.
    fn new(race: &Duellists<'_>, first: &Ground<W>, color: Color, outer: Mask<W>) -> Self {
        let gone = race.targets[color.opponent()];
        let mut targets = *race.targets;
        targets[color.opponent()] = PointSet::EMPTY;
        let whole = Ground::new(race.position, &targets, &race.points.union(&gone));
        let bit = |index| whole.index(first.point(index));
        let bits: Vec<u16> = first.all().points().filter_map(bit).collect();
        let outer = outer.points().map(|index| bits[usize::from(index)]);
        Self {
            ground: without(&whole, outer.collect()),
            taken: whole.mask(&gone),
            bits,
        }
    }

    fn mask(&self, first: Mask<W>) -> Mask<W> {
        let points = first.points();
        points.map(|point| self.bits[usize::from(point)]).collect()
    }

    /// Whether it is plain that the target is never captured, even if the opponent is to move: it is joined to stones that are
    /// never captured, or can be at two points, of which the opponent takes one at a time; or it lives even if it never answers.
    /// Both points are liberties, so that the opponent does not capture meanwhile, and neither is banned by a ko, since both are
    /// empty before he moves.
    fn surely_lives(&self, color: Color, spot: &DuelPosition<W>, look: &mut Look<W>) -> bool {
        let (near, border) = (self.ground.near(), self.ground.border());
        look.see(near, border, self.ground.all(), spot.stones);
        let target = &look.target[color];
        let beside_fixed = border.fixed(color) | near.beside(look.fixed(color));
        target.is_fixed
            || (target.liberties & beside_fixed).len() > 1
            || is_unconditionally_alive(&self.ground, look, spot.stones, color)
    }
}

/// A ground without points that are only counted. They are liberties of a target all the same, which nobody leaves out.
fn without<const W: usize>(ground: &Ground<W>, counted: Mask<W>) -> Ground<W> {
    let rest = ground.only(ground.all().without(counted));
    rest.with_immortal(ground.border().is_immortal)
}

fn count<const W: usize>(points: Mask<W>) -> u8 {
    u8::try_from(points.len()).unwrap_or(u8::MAX)
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

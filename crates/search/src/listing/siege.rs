//! Can the last liberties of a block be taken? A small search in one closed space, to the end of every line.
//!
//! Every position of the space that can arise is listed, and the attacker's wins spread backwards from the
//! capture (a least fixed point), so that repetition is a failure of the attacker and nothing depends on the
//! order of the search. Both sides may pass.

use semeai_board::{ByColor, Color, Point, PointSet, Position};

use super::list::List;
use crate::ground::Ground;
use crate::ko::{KoRule, NO_KO};
use crate::look::Look;
use crate::mask::Mask;
use crate::rules::{Backing, SideToMove};
use crate::width::{AnyWidth, fitting};

/// Whether a block whose only liberties are in a space can be captured there.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Siege {
    /// Not even if the attacker starts.
    Alive,
    /// Only if the attacker starts.
    Unsettled,
    /// Even if the defender starts.
    Dead,
}

/// What became of a siege, and whether the rule for kos played a part.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct SiegeResult {
    /// Whether the block is captured, by who starts.
    pub siege: Siege,
    /// Whether a ko could arise: without one every rule gives the same.
    pub has_ko: bool,
}

/// Decides a siege. `stone` is one of the defender's block; moves are tried in `space` only, and liberties elsewhere are
/// never filled. Without a stone there the block is dead.
///
/// Cost: at most about `2 * 3^n` positions for `n` points; call it for small spaces.
///
/// ```
/// use semeai_board::diagram;
/// use semeai_search::{KoRule, Siege, siege};
///
/// // Three points in a row: who plays in the middle decides.
/// let drawn = diagram::parse("XXXXX\nX...X\nXXXXX")?;
/// let position = drawn.position()?;
/// let stone = position.topology().point("A1").ok_or("on the board")?;
/// let decided = siege(&position, stone, &position.empty(), KoRule::SIMPLE);
/// assert_eq!(decided.siege, Siege::Unsettled);
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[must_use]
pub fn siege(position: &Position, stone: Point, space: &PointSet, rule: KoRule) -> SiegeResult {
    let Some(defender) = position.stone(stone) else {
        return SiegeResult {
            siege: Siege::Dead,
            has_ko: false,
        };
    };
    let own = position.stones(defender);
    let mut targets = ByColor::default();
    targets[defender] = position.topology().component(stone, &own);
    // Stones that can be captured belong to it wherever they stand.
    let fixed = targets[defender].union(&position.protected());
    let points = space.union(&position.occupied()).difference(&fixed);
    let asked = SiegeAsked {
        position,
        targets: &targets,
        points: &points,
        space,
        defender,
        rule,
    };
    fitting(points.len(), asked)
}

/// What is asked.
struct SiegeAsked<'a> {
    position: &'a Position,
    targets: &'a ByColor<PointSet>,
    points: &'a PointSet,
    space: &'a PointSet,
    defender: Color,
    rule: KoRule,
}

/// A position of the space.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
struct SiegePosition<const W: usize> {
    stones: ByColor<Mask<W>>,
    mover: Color,
    /// The point where the mover may not take back, or [`NO_KO`].
    ban: u16,
    threats: ByColor<u8>,
    /// Whether the block has been captured.
    is_over: bool,
}

impl<const W: usize> SiegePosition<W> {
    /// After the capture. There are no moves then, and all such positions are one.
    const OVER: Self = Self {
        stones: ByColor {
            black: Mask::EMPTY,
            white: Mask::EMPTY,
        },
        mover: Color::Black,
        ban: NO_KO,
        threats: ByColor { black: 0, white: 0 },
        is_over: true,
    };
}

impl AnyWidth for SiegeAsked<'_> {
    type Answer = SiegeResult;

    fn with_words<const W: usize>(self) -> SiegeResult {
        let ground = Ground::<W>::new(self.position, self.targets, self.points);
        let attacker = self.defender.opponent();
        let start = |mover: Color| SiegePosition {
            stones: ground.stones(self.position),
            mover,
            ban: NO_KO,
            threats: self.rule.threats(),
            is_over: false,
        };
        let mut list = List::new();
        list.number(start(attacker));
        list.number(start(self.defender));
        let plays = ground.mask(self.space);
        let mut look = Look::default();
        while let Some(spot) = list.next() {
            if !spot.is_over {
                list.connect(SiegePosition {
                    mover: spot.mover.opponent(),
                    ban: NO_KO,
                    ..spot
                });
                look.see(ground.near(), ground.border(), ground.all(), spot.stones);
                self.moves(&ground, &look, &spot, plays, |after| list.connect(after));
            }
            list.close();
        }
        let mover = |spot: &SiegePosition<W>| spot.mover;
        let won = list.forced(&list.backwards(), attacker, mover, |_, spot| spot.is_over);
        SiegeResult {
            siege: match won[..] {
                [false, ..] => Siege::Alive,
                [true, false, ..] => Siege::Unsettled,
                _ => Siege::Dead,
            },
            has_ko: list.spots().iter().any(|spot| spot.ban != NO_KO),
        }
    }
}

impl SiegeAsked<'_> {
    /// Hands on what every legal move but a pass leads to.
    fn moves<const W: usize>(
        &self,
        ground: &Ground<W>,
        look: &Look<W>,
        spot: &SiegePosition<W>,
        plays: Mask<W>,
        mut found: impl FnMut(SiegePosition<W>),
    ) {
        let (near, border) = (ground.near(), ground.border());
        let (stones, mover) = (spot.stones, spot.mover);
        let turn = SideToMove::new(near, border, look, stones, mover, Backing::Nowhere);
        for point in (look.empty & plays).points() {
            let mut threats = spot.threats;
            if point == spot.ban {
                match threats[spot.mover].checked_sub(1) {
                    Some(left) => threats[spot.mover] = left,
                    None => continue,
                }
            }
            let placed = turn.place(point);
            if placed.takes_last {
                found(SiegePosition::OVER);
            } else if placed.is_alive {
                let ban = turn.ko_after(&placed);
                let ban = ban.filter(|_| self.rule.can_ban(turn.enemy));
                found(SiegePosition {
                    stones: turn.after(&placed),
                    mover: turn.enemy,
                    ban: ban.unwrap_or(NO_KO),
                    threats,
                    is_over: false,
                });
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use semeai_board::{Setup, Topology, diagram};

    use super::*;

    fn decided(rows: &str, rule: KoRule) -> SiegeResult {
        let drawn = diagram::parse(rows).expect("a diagram");
        let position = drawn.position().expect("a legal position");
        let stones = position.stones(Color::Black);
        let stone = stones.first().expect("a black stone");
        siege(&position, stone, &position.empty(), rule)
    }

    #[test]
    fn shapes_are_what_the_books_say() {
        let siege = |rows| decided(rows, KoRule::SIMPLE).siege;
        assert_eq!(siege("XXXX\nX..X\nXXXX"), Siege::Dead);
        assert_eq!(siege("XXXXX\nX...X\nXXXXX"), Siege::Unsettled);
        assert_eq!(siege("XXXXXX\nX....X\nXXXXXX"), Siege::Alive);
        assert_eq!(siege("XXXX\nX..X\nX..X\nXXXX"), Siege::Dead);
    }

    #[test]
    fn a_liberty_that_nobody_fills_is_life() {
        let drawn = diagram::parse("XXX.\nX.X.\nXXX.").expect("a diagram");
        let position = drawn.position().expect("a legal position");
        let at = |name| position.topology().point(name).expect("on the board");
        let space = PointSet::single(at("B2"));
        let decided = siege(&position, at("A1"), &space, KoRule::SIMPLE);
        assert_eq!(decided.siege, Siege::Alive);
    }

    /// A stone in the middle of a star: every stone on a point of it has no liberty of its own.
    #[test]
    fn a_space_may_lie_on_any_graph() {
        let points = (0..5).map(|i| (format!("p{i}"), (0.0, i as f32))).collect();
        let star = [(0, 1), (0, 2), (0, 3), (0, 4)];
        let star = Topology::graph(points, &star).expect("a graph");
        let centre = star.point("p0").expect("on the board");
        let mut setup = Setup::new(std::sync::Arc::new(star));
        setup.set(centre, Some(Color::Black));
        let position = Position::new(setup).expect("a legal position");
        let decided = siege(&position, centre, &position.empty(), KoRule::SIMPLE);
        assert_eq!(decided.siege, Siege::Alive, "no white stone is legal");
    }
}

//! Candidate points for a node of a region, each with a reason.
//!
//! Every empty point is tried once for each side, and the reason is read off what the move does at once; nothing is
//! searched. So a suggestion is where a person would look first, not a claim that the move is good.

use semeai_board::{Color, Point, PointSet, Position, Roles};

use crate::picks::Move;
use crate::regions::settled::NodePosition;
use crate::regions::settled::is_eye_space;
use crate::regions::settled::{Filling, filling};
use crate::report::RegionReport;

/// A candidate point for one side.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Suggestion {
    /// The point that is suggested as a candidate.
    pub point: Point,
    /// The side for whose move it is suggested.
    pub color: Color,
    /// The reason: what the move does to the liberties of the block.
    pub effect: Effect,
}

/// What a candidate move does at once, in the order in which suggestions are listed.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Effect {
    /// It fills a liberty of the block, which keeps so many in the region.
    Fills {
        /// The liberties left.
        left: usize,
    },
    /// It joins the block to other stones of its colour.
    Connects {
        /// How many liberties the block gains; absent if the stones are safe, so that it gains them all.
        gains: Option<usize>,
    },
    /// It keeps the block from joining other stones.
    Cuts {
        /// The liberties that the block would have gained; absent if it would have reached safety.
        gains: Option<usize>,
    },
    /// It captures stones.
    Captures {
        /// How many.
        stones: usize,
    },
    /// It makes an eye of the block.
    MakesEye,
    /// It keeps the block from making an eye.
    TakesEye,
    /// It fills a liberty with a stone that can be captured.
    ThrowIn,
    /// It prepares filling a liberty that cannot be filled at once.
    Approach {
        /// The liberty.
        liberty: Point,
    },
}

/// Suggests candidates for the node of a region that a path leads to: by effect, then in reading order; at most one
/// for each point and side. Nothing if the path cannot be played.
///
/// ```
/// use semeai_board::{ByColor, Color, diagram};
/// use semeai_race::picks::Picks;
/// use semeai_race::suggest::{Effect, suggest};
/// use semeai_race::{Limits, Question, WithoutPicks, analyze};
///
/// let race = diagram::parse(
///     "@....@@
///      @XXXX@@
///      @.@@@.@
///      BBBBBBB
///      WWWWWWW
///      .#.####",
/// )?;
/// let position = race.position()?;
/// let question = Question {
///     position: &position,
///     roles: &race.roles,
///     picks: &Picks::default(),
///     linked: ByColor::default(),
///     to_move: Color::Black,
///     unpicked: WithoutPicks::Asked,
/// };
/// let report = analyze(&question, &Limits::default());
/// let all = suggest(&position, &race.roles, &report.regions[0], &[]);
/// let named = |name| all.iter().filter(move |s| Some(s.point) == position.topology().point(name));
/// let effects: Vec<Effect> = named("B4").map(|s| s.effect).collect();
/// assert_eq!(effects, [Effect::Connects { gains: Some(3) }, Effect::Cuts { gains: Some(3) }]);
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
pub fn suggest(
    position: &Position,
    roles: &Roles,
    region: &RegionReport,
    path: &[Move],
) -> Vec<Suggestion> {
    let mut here = (position.without_ko(), *roles);
    for step in path {
        let Ok(played) = here.0.play(step.color, step.point) else {
            return Vec::new();
        };
        let roles = here.1.after(step.point, &played.captured);
        here = (played.position.without_ko(), roles);
    }
    RegionNode::new(here.0, here.1, region).suggestions()
}

/// A node with the region it belongs to.
struct RegionNode<'a> {
    local: NodePosition,
    whole: &'a PointSet,
    liberties: PointSet,
}

/// What a move of the defender does for his block.
#[derive(Clone, Copy, PartialEq, Eq)]
enum MoveHelp {
    Connects(Option<usize>),
    MakesEye,
}

impl<'a> RegionNode<'a> {
    fn new(position: Position, roles: Roles, region: &'a RegionReport) -> Self {
        let local = NodePosition::new(position, roles, region.defender, &region.points);
        Self {
            liberties: local.liberties(),
            whole: &region.points,
            local,
        }
    }

    fn suggestions(&self) -> Vec<Suggestion> {
        let parts = self.local.parts.iter();
        let empty = parts.fold(PointSet::EMPTY, |all, part| all.union(&part.empty));
        let (defender, attacker) = (self.local.defender, self.local.defender.opponent());
        let mut all = Vec::new();
        for point in &empty {
            let help = self.help(point);
            let effects = [
                (defender, self.defending(point, help)),
                (attacker, self.attacking(point, help)),
            ];
            for (color, effect) in effects {
                all.extend(effect.map(|effect| Suggestion {
                    point,
                    color,
                    effect,
                }));
            }
        }
        all.sort_by_key(|s| (kind(s.effect), s.point, s.color == attacker));
        all
    }

    fn after(&self, color: Color, point: Point) -> Option<(NodePosition, usize)> {
        let played = self.local.position.play(color, point).ok()?;
        let roles = self.local.roles.after(point, &played.captured);
        let position = played.position.without_ko();
        let local = NodePosition::new(position, roles, self.local.defender, self.whole);
        Some((local, played.captured.len()))
    }

    /// What a move of the defender would do for his block.
    fn help(&self, point: Point) -> Option<MoveHelp> {
        let (after, _) = self.after(self.local.defender, point)?;
        if after.is_joined_to_safe() {
            return Some(MoveHelp::Connects(None));
        }
        let is_joined = after.essential.len() > self.local.essential.len() + 1;
        let gains = after.liberties().len().checked_sub(self.liberties.len());
        match gains {
            Some(gains) if is_joined && gains > 0 => Some(MoveHelp::Connects(Some(gains))),
            _ if eyes(&after) > eyes(&self.local) => Some(MoveHelp::MakesEye),
            _ => None,
        }
    }

    fn defending(&self, point: Point, help: Option<MoveHelp>) -> Option<Effect> {
        let (_, stones) = self.after(self.local.defender, point)?;
        match help {
            Some(MoveHelp::Connects(None)) => Some(Effect::Connects { gains: None }),
            _ if stones > 0 => Some(Effect::Captures { stones }),
            Some(MoveHelp::Connects(gains)) => Some(Effect::Connects { gains }),
            Some(MoveHelp::MakesEye) => Some(Effect::MakesEye),
            None => None,
        }
    }

    fn attacking(&self, point: Point, help: Option<MoveHelp>) -> Option<Effect> {
        let attacker = self.local.defender.opponent();
        let (after, stones) = self.after(attacker, point)?;
        if stones > 0 {
            return Some(Effect::Captures { stones });
        }
        match help {
            Some(MoveHelp::Connects(gains)) => return Some(Effect::Cuts { gains }),
            Some(MoveHelp::MakesEye) => return Some(Effect::TakesEye),
            None => {}
        }
        if self.liberties.contains(point) {
            let is_in_atari = after.position.block_at(point).is_some_and(|block| {
                let answer = block.liberties.first();
                let can_take = |answer| after.position.is_legal(self.local.defender, answer);
                block.liberties.len() == 1
                    && block.stones.is_disjoint(&after.position.protected())
                    && answer.is_some_and(can_take)
            });
            return Some(if is_in_atari {
                Effect::ThrowIn
            } else {
                Effect::Fills {
                    left: after.liberties().len(),
                }
            });
        }
        self.approached(point)
            .map(|liberty| Effect::Approach { liberty })
    }

    /// The liberty beside a point that cannot be filled before it.
    fn approached(&self, point: Point) -> Option<Point> {
        let (position, defender) = (&self.local.position, self.local.defender);
        let part = self.local.parts.iter().find(|p| p.empty.contains(point))?;
        let mut beside = position.topology().neighbors(point).iter().copied();
        beside.find(|&liberty| {
            let way = || filling(position, part, defender, liberty);
            self.liberties.contains(liberty)
                && matches!(way(), Filling::After(1..) | Filling::ThrowIn)
        })
    }
}

/// The place of an effect in the order of the list.
fn kind(effect: Effect) -> u8 {
    match effect {
        Effect::Fills { .. } => 0,
        Effect::Connects { .. } => 1,
        Effect::Cuts { .. } => 2,
        Effect::Captures { .. } => 3,
        Effect::MakesEye | Effect::TakesEye => 4,
        Effect::ThrowIn => 5,
        Effect::Approach { .. } => 6,
    }
}

fn eyes(local: &NodePosition) -> usize {
    let is_eye = |part: &&semeai_board::Region| is_eye_space(&local.position, part, local.defender);
    local.parts.iter().filter(is_eye).count()
}

#[cfg(test)]
mod tests {
    use semeai_board::{ByColor, diagram};

    use super::*;
    use crate::picks::Picks;
    use crate::{Limits, Question, WithoutPicks, analyze};

    /// The suggestions for the root of the first region as text: `bB4 Connects…`.
    fn suggested(rows: &str) -> Vec<String> {
        let race = diagram::parse(rows).expect("a diagram");
        let position = race.position().expect("a legal position");
        let question = Question {
            position: &position,
            roles: &race.roles,
            picks: &Picks::default(),
            linked: ByColor::default(),
            to_move: Color::Black,
            unpicked: WithoutPicks::Asked,
        };
        let report = analyze(&question, &Limits::default());
        let all = suggest(&position, &race.roles, &report.regions[0], &[]);
        let side = |color| if color == Color::Black { 'b' } else { 'w' };
        let name = |point| position.topology().name(point);
        let text = |s: &Suggestion| match s.effect {
            Effect::Approach { liberty } => {
                format!(
                    "{}{} before {}",
                    side(s.color),
                    name(s.point),
                    name(liberty)
                )
            }
            effect => format!("{}{} {effect:?}", side(s.color), name(s.point)),
        };
        all.iter().map(text).collect()
    }

    #[test]
    fn plain_dame_are_there_to_be_filled() {
        let expected = ["wB4 Fills { left: 1 }", "wC4 Fills { left: 1 }"];
        assert_eq!(suggested("@..@\nBBBB\nWWWW\n..##"), expected);
    }

    #[test]
    fn a_shaft_is_approached_or_thrown_into() {
        let expected = ["wB4 ThrowIn", "wB5 before B4"];
        assert_eq!(suggested("@.@@.\nB.BBB\nBBBBB\nWWWWW\n.#.##"), expected);
    }

    #[test]
    fn a_stone_in_atari_can_be_captured() {
        let all = suggested("@@X.@@@\n@@@.@.@\nBBBBBBB\nWWWWWWW\n.#.####");
        assert!(
            all.iter().any(|s| s == "wD5 Captures { stones: 1 }"),
            "{all:?}"
        );
    }

    #[test]
    fn the_way_to_safe_stones_is_a_connection_without_number() {
        let all = suggested("#.@\nB.@\nBBB\nWWW\n.@.");
        assert!(
            all.iter().any(|s| s == "bB5 Connects { gains: None }"),
            "{all:?}"
        );
        assert!(
            all.iter().any(|s| s == "wB5 Cuts { gains: None }"),
            "{all:?}"
        );
    }

    #[test]
    fn an_eye_is_made_and_taken_at_the_same_point() {
        let all = suggested("@..B\nBBBB\nWWWW\n.#.#");
        assert!(all.iter().any(|s| s == "bB4 MakesEye"), "{all:?}");
        assert!(all.iter().any(|s| s == "wB4 TakesEye"), "{all:?}");
    }
}

//! When a position is decided, and who may take a ko back.

use semeai_board::{ByColor, Color};

use crate::net::{Net, Points};
use crate::settled::Settled;
use crate::ultimate;

/// When the points of a region are decided.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Goal {
    /// A point as soon as it is settled: it belongs to a string that lives unconditionally, or to what such strings enclose.
    Territory,
    /// All points in an ultimate position, and in no other.
    Ultimate,
    /// All points for the enemy as soon as this stone is captured; else as by territory.
    Target {
        /// Whose stone.
        color: Color,
        /// On which point.
        point: usize,
    },
}

/// Who may not take a ko back at once. A pass, like any move, lifts the ban.
///
/// Unlike the rules of a search it counts no threats: a table knows positions, not what was played before.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Ko {
    /// Neither side may.
    Simple,
    /// Black always may, White never.
    BlackWins,
    /// White always may, Black never.
    WhiteWins,
    /// Both may.
    Free,
}

impl Ko {
    /// Whether a side may be banned from taking back.
    #[must_use]
    pub const fn bans(self, color: Color) -> bool {
        match self {
            Self::Simple => true,
            Self::BlackWins => matches!(color, Color::White),
            Self::WhiteWins => matches!(color, Color::Black),
            Self::Free => false,
        }
    }
}

/// Tells what is decided in the positions of a net.
#[derive(Clone, Debug)]
pub(crate) struct Judge {
    settled: Option<Settled>,
    goal: Goal,
}

impl Judge {
    pub(crate) fn new(net: &Net, goal: Goal) -> Self {
        let settled = (goal != Goal::Ultimate).then(|| Settled::new(net));
        Self { settled, goal }
    }

    /// The points that are decided where there are these stones, by whose they are.
    #[inline]
    pub(crate) fn decided(&self, net: &Net, stones: ByColor<Points>) -> ByColor<Points> {
        if let Some(winner) = taker(self.goal, stones) {
            let mut points = ByColor::default();
            points[winner] = net.all();
            return points;
        }
        match &self.settled {
            Some(settled) => settled.points(stones, net.empty(stones)),
            None => ultimate::decided(net, stones).unwrap_or_default(),
        }
    }
}

/// Whether nothing more is played where there are these stones.
pub(crate) fn is_over(net: &Net, goal: Goal, stones: ByColor<Points>) -> bool {
    match goal {
        Goal::Territory => false,
        Goal::Ultimate => ultimate::decided(net, stones).is_some(),
        Goal::Target { .. } => taker(goal, stones).is_some(),
    }
}

/// Who has taken the target, if it is gone.
fn taker(goal: Goal, stones: ByColor<Points>) -> Option<Color> {
    match goal {
        Goal::Target { color, point } if stones[color] >> point & 1 == 0 => Some(color.opponent()),
        _ => None,
    }
}

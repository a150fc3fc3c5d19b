//! From liberty trees to game values.
//!
//! All values here are seen from the defender: he is Left, liberties are positive, so that one rule serves
//! both colours. The rule, from the leaves to the root (theorem of the system paper, section 4.1, completed
//! where the paper is silent):
//!
//! 1. A settled leaf of count n is the integer n.
//! 2. `x = 1 + min ceil(cool2(h))` over the attacker's options h is the value if the defender never moves here
//!    first: the attacker spends one move, and each side has a liberty to fill elsewhere.
//! 3. If the temperature of `{L|R}` on the transformed options is below 1, the defender's moves gain less
//!    than filling a liberty elsewhere: they are cut, and the value is x. Else all options stay.

use semeai_board::PointSet;
use semeai_cgt::{Arena, Dyadic, Error, GameId};

use crate::expand::{Grown, GrownNode};
use crate::report::{NodeState, Reply};

/// What a region is worth to its defender.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Worth {
    /// If the block has liberties elsewhere.
    pub(crate) normal: GameId,
    /// If this is the last region of the block: the capturing move needs no approach move.
    pub(crate) last: GameId,
}

/// What a node is worth.
#[derive(Clone, Copy, Debug)]
pub(crate) struct NodeWorth {
    /// Absent while a nil is left below.
    pub(crate) worth: Option<Worth>,
    /// Whether the defender's moves were cut.
    pub(crate) is_cut: bool,
}

/// The number that stands for "cannot be captured". It exceeds every count of a board of 25 by 25.
pub(crate) const ALIVE: i64 = 1000;

/// The other such number: where both sides may be alive, each is tried as the stronger.
pub(crate) const MORE_ALIVE: i64 = 3000;

/// The worth of every node, in the order of the tree; `alive` is the count of a block that lives.
///
/// # Errors
///
/// If the arena is over its budget.
pub(crate) fn transform(
    arena: &mut Arena,
    grown: &Grown,
    alive: i64,
) -> Result<Vec<NodeWorth>, Error> {
    let mut worths = vec![
        NodeWorth {
            worth: None,
            is_cut: false
        };
        grown.nodes.len()
    ];
    // Children stand behind their parents.
    for i in (0..grown.nodes.len()).rev() {
        worths[i] = node_worth(arena, &grown.nodes[i], &worths, alive)?;
    }
    Ok(worths)
}

fn node_worth(
    arena: &mut Arena,
    node: &GrownNode,
    worths: &[NodeWorth],
    alive: i64,
) -> Result<NodeWorth, Error> {
    let leaf = |normal, last| NodeWorth {
        worth: Some(Worth { normal, last }),
        is_cut: false,
    };
    Ok(match node.state {
        NodeState::Nil => NodeWorth {
            worth: None,
            is_cut: false,
        },
        NodeState::Alive => {
            let alive = arena.integer(alive)?;
            leaf(alive, alive)
        }
        NodeState::Count(_) => leaf(
            arena.integer(node.count.normal.into())?,
            arena.integer(node.count.last.into())?,
        ),
        NodeState::Options => options_worth(arena, node, worths)?,
    })
}

fn options_worth(
    arena: &mut Arena,
    node: &GrownNode,
    worths: &[NodeWorth],
) -> Result<NodeWorth, Error> {
    let defender = node.local.defender;
    let options = |color| {
        let replies = node.slots.iter().map(move |slot| slot.reply(color));
        let nodes = replies.filter_map(|reply| match reply {
            Reply::Node(id) => Some(worths[id.0].worth),
            _ => None,
        });
        nodes.collect::<Option<Vec<Worth>>>()
    };
    let (Some(own), Some(other)) = (options(defender), options(defender.opponent())) else {
        return Ok(NodeWorth {
            worth: None,
            is_cut: false,
        });
    };
    let pick = |worths: &[Worth], mode: fn(&Worth) -> GameId| worths.iter().map(mode).collect();
    let liberties = node.local.liberties();
    let normal = Options {
        own: pick(&own, |w| w.normal),
        other: pick(&other, |w| w.normal),
    };
    let (normal, is_cut) = normal.value(arena, &liberties)?;
    let last = match liberties.len() {
        // In its last region a block without liberties has been captured.
        0 => arena.zero(),
        size => {
            let mut options = Options {
                own: pick(&own, |w| w.last),
                other: pick(&other, |w| w.last),
            };
            if size == 1 {
                // Filling the very last liberty captures.
                options.other.push(arena.zero());
            }
            options.value(arena, &liberties)?.0
        }
    };
    Ok(NodeWorth {
        worth: Some(Worth { normal, last }),
        is_cut,
    })
}

/// The transformed options of a node.
struct Options {
    own: Vec<GameId>,
    other: Vec<GameId>,
}

impl Options {
    /// The value, and whether the defender's moves were cut.
    fn value(mut self, arena: &mut Arena, liberties: &PointSet) -> Result<(GameId, bool), Error> {
        if liberties.is_empty() {
            return self.value_without_liberties(arena);
        }
        let Some(x) = self.undefended(arena)? else {
            return Ok((self.unattacked(arena)?, false));
        };
        if self.own.is_empty() {
            return Ok((x, false));
        }
        self.own.sort_unstable();
        let game = arena.game(&self.own, &self.other)?;
        if arena.temperature(game)? < Dyadic::ONE {
            return Ok((x, true));
        }
        Ok((game, false))
    }

    /// Rule 2: the value if the defender never moves here first, if the attacker has an option at all.
    fn undefended(&self, arena: &mut Arena) -> Result<Option<GameId>, Error> {
        let mut least: Option<i128> = None;
        for &option in &self.other {
            let cooled = arena.cool(option, Dyadic::integer(2))?;
            let ceil = arena.ceil(cooled)?;
            least = Some(least.map_or(ceil, |least| least.min(ceil)));
        }
        least.map(|least| integer(arena, least + 1)).transpose()
    }

    /// The mirror image of rule 2, where the attacker has no move: the defender has to spend one.
    fn unattacked(&self, arena: &mut Arena) -> Result<GameId, Error> {
        let mut greatest: Option<i128> = None;
        for &option in &self.own {
            let cooled = arena.cool(option, Dyadic::integer(2))?;
            let floor = arena.floor(cooled)?;
            greatest = Some(greatest.map_or(floor, |greatest| greatest.max(floor)));
        }
        integer(arena, greatest.unwrap_or(1) - 1)
    }

    /// A block without liberties here has nothing to be filled: 0, unless a capture of its own gains
    /// enough to be worth a move.
    fn value_without_liberties(mut self, arena: &mut Arena) -> Result<(GameId, bool), Error> {
        let two = arena.integer(2)?;
        let mut gains = false;
        for &option in &self.own {
            let cooled = arena.cool(option, Dyadic::integer(2))?;
            gains |= arena.is_le(two, cooled)?;
        }
        if !gains {
            return Ok((arena.zero(), !self.own.is_empty()));
        }
        if self.other.is_empty() {
            return Ok((self.unattacked(arena)?, false));
        }
        // A move elsewhere gains the defender one: a further option.
        self.own.push(arena.integer(1)?);
        Ok((arena.game(&self.own, &self.other)?, false))
    }
}

fn integer(arena: &mut Arena, n: i128) -> Result<GameId, Error> {
    arena.number(Dyadic::new(n, 0)?)
}

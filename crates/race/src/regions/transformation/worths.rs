//! From liberty trees to game values: the rule of [`crate::rule`] at every node, from the leaves to the root.
//!
//! All values here are seen from the defender: he is Left, liberties are positive.

use semeai_board::Color;
use semeai_cgt::{Arena, Dyadic, Error, GameId};

use crate::life::Life;
use crate::regions::tree::{GrownNode, GrownTree};
use crate::report::{NodeState, Reply};
use crate::rule::{CooledValue, Options, heat, raise};

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

impl NodeWorth {
    /// A nil is left at or below the node.
    pub(crate) const UNKNOWN: Self = Self {
        worth: None,
        is_cut: false,
    };
}

/// The worth of every node, in the order of the tree, life counting as given.
///
/// # Errors
///
/// If the arena is over its budget.
pub(crate) fn transform(
    arena: &mut Arena,
    grown: &GrownTree,
    life: Life,
) -> Result<Vec<NodeWorth>, Error> {
    let mut worths = vec![NodeWorth::UNKNOWN; grown.nodes.len()];
    // Children stand behind their parents.
    for i in (0..grown.nodes.len()).rev() {
        let node = &grown.nodes[i];
        worths[i] = node_worth(arena, node, &worths, life)?;
        if let Some(found) = node.found {
            found_worth(arena, found, life, &mut worths[i])?;
        }
    }
    Ok(worths)
}

fn node_worth(
    arena: &mut Arena,
    node: &GrownNode,
    worths: &[NodeWorth],
    life: Life,
) -> Result<NodeWorth, Error> {
    let leaf = |normal, last| NodeWorth {
        worth: Some(Worth { normal, last }),
        is_cut: false,
    };
    Ok(match node.state {
        NodeState::Nil => NodeWorth::UNKNOWN,
        NodeState::Alive => {
            let alive = arena.integer(life.count())?;
            leaf(alive, alive)
        }
        NodeState::Count(_) => leaf(
            arena.integer(node.count.normal.into())?,
            arena.integer(node.count.last.into())?,
        ),
        NodeState::Options => options_worth(arena, node, worths, life)?,
    })
}

/// What a search has found goes before what the tree says. The tree shows only the moves that matter, but it
/// knows how hot a value was before cooling; so it is kept where the two agree.
fn found_worth(
    arena: &mut Arena,
    found: CooledValue,
    life: Life,
    node: &mut NodeWorth,
) -> Result<(), Error> {
    let mut found = found.game(arena)?;
    if life == Life::Stronger {
        found = raise(arena, found)?;
    }
    if let Some(worth) = node.worth
        && arena.cool(worth.normal, Dyadic::integer(2))? == found
    {
        node.worth = Some(Worth {
            last: worth.normal,
            ..worth
        });
        return Ok(());
    }
    let value = heat(arena, found)?;
    node.worth = Some(Worth {
        normal: value,
        last: value,
    });
    Ok(())
}

/// What the moves of a side at a node lead to, in the order of its slots; absent if that is not known of one of them.
fn worths_after(node: &GrownNode, worths: &[NodeWorth], color: Color) -> Option<Vec<Worth>> {
    let replies = node.slots.iter().map(|slot| slot.reply(color));
    let nodes = replies.filter_map(|reply| match reply {
        Reply::Node(id) => Some(worths[id.0].worth),
        _ => None,
    });
    nodes.collect()
}

fn options_worth(
    arena: &mut Arena,
    node: &GrownNode,
    worths: &[NodeWorth],
    life: Life,
) -> Result<NodeWorth, Error> {
    let defender = node.local.defender;
    let options = |color| worths_after(node, worths, color);
    let (Some(own), Some(mut other)) = (options(defender), options(defender.opponent())) else {
        return Ok(NodeWorth::UNKNOWN);
    };
    let pick = |worths: &[Worth], mode: fn(&Worth) -> GameId| worths.iter().map(mode).collect();
    for count in &node.filled {
        other.push(Worth {
            normal: arena.integer(count.normal.into())?,
            last: arena.integer(count.last.into())?,
        });
    }
    let liberties = node.local.liberties().len();
    let normal = Options {
        own: pick(&own, |w| w.normal),
        other: pick(&other, |w| w.normal),
        alive: life.count(),
    };
    let normal = normal.value(arena, liberties)?;
    let mut last = Options {
        own: pick(&own, |w| w.last),
        other: pick(&other, |w| w.last),
        alive: life.count(),
    };
    if liberties == 1 {
        // Filling the very last liberty captures.
        last.other.push(arena.zero());
    }
    let last = match liberties {
        // In its last region a block without liberties has been captured.
        0 => arena.zero(),
        _ => last.value(arena, liberties)?.value,
    };
    Ok(NodeWorth {
        worth: Some(Worth {
            normal: normal.value,
            last,
        }),
        is_cut: normal.is_cut,
    })
}

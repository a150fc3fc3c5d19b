//! What the reduced positions of a part say about a race: eyes, plain liberties, and about how many moves are needed.

use semeai_board::{ByColor, Color};

use super::node::{KILLED, PartNode};

/// A block that cannot be captured here.
const MANY: u16 = 60;

/// What is left of a part in which nothing can happen but that liberties are filled.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum PlainPart {
    /// Nothing.
    Empty,
    /// So many liberties of a side that its opponent can fill at any time.
    Outer(Color, u32),
    /// An eye of one point.
    Eye(Color),
}

/// For every position the eyes of each essential block that its owner need not defend.
pub(crate) fn eyes(nodes: &[PartNode]) -> Vec<ByColor<u8>> {
    // Which liberties fall to the opponent moving alone, without and with the capture itself.
    let falls = |color: Color, with_capture: bool| {
        let mut falls: Vec<bool> = nodes
            .iter()
            .map(|node| !node.liberty[color] && !node.fixed[color])
            .collect();
        loop {
            let mut is_changed = false;
            for (i, node) in nodes.iter().enumerate() {
                if falls[i] || node.fixed[color] {
                    continue;
                }
                // The owner answers elsewhere, so bans are lifted.
                let is_lost = |&to: &u16| match nodes.get(usize::from(to)) {
                    Some(after) => falls[usize::from(after.tick)],
                    None => with_capture,
                };
                let is_lifted = falls[usize::from(node.tick)];
                falls[i] = is_lifted || node.moves[color.opponent()].iter().any(is_lost);
                is_changed |= falls[i];
            }
            if !is_changed {
                return falls;
            }
        }
    };
    let falls = ByColor::new_with(|color| [falls(color, false), falls(color, true)]);
    let count = |i: usize| {
        falls
            .as_ref()
            .map(|[alone, captured]| 2 - u8::from(captured[i]) - u8::from(alone[i]))
    };
    (0..nodes.len()).map(count).collect()
}

/// For every position what is left, if nothing can happen but that liberties are filled.
pub(crate) fn plain(nodes: &[PartNode]) -> Vec<Option<PlainPart>> {
    let mut plain: Vec<Option<PlainPart>> = vec![None; nodes.len()];
    loop {
        let mut is_changed = false;
        for (i, node) in nodes.iter().enumerate() {
            if plain[i].is_none() {
                plain[i] = plain_node(node, &plain);
                is_changed |= plain[i].is_some();
            }
        }
        if !is_changed {
            return plain;
        }
    }
}

fn plain_node(node: &PartNode, known: &[Option<PlainPart>]) -> Option<PlainPart> {
    let moves = [&node.moves.black[..], &node.moves.white[..]];
    let (side, to) = match (node.liberty.black, node.liberty.white, moves) {
        (false, false, [[], []]) if node.banned.is_none() => return Some(PlainPart::Empty),
        (true, false, [[], [to]]) => (Color::Black, *to),
        (false, true, [[to], []]) => (Color::White, *to),
        _ => return None,
    };
    if node.fixed[side] || node.banned.is_some() {
        return None;
    }
    if to == KILLED {
        return Some(PlainPart::Eye(side));
    }
    match known[usize::from(to)]? {
        PlainPart::Empty => Some(PlainPart::Outer(side, 1)),
        PlainPart::Outer(owner, n) if owner == side => Some(PlainPart::Outer(side, n + 1)),
        _ => None,
    }
}

/// For every position about how many moves each essential block has left, see `ReducedPositions::needed`.
pub(crate) fn needed(nodes: &[PartNode]) -> Vec<ByColor<u16>> {
    let mut needed: Vec<ByColor<u16>> = nodes
        .iter()
        .map(|node| {
            ByColor::new_with(|side| {
                if node.liberty[side] || node.fixed[side] {
                    MANY
                } else {
                    0
                }
            })
        })
        .collect();
    // Numbers fall towards their final ones; the longest chain of moves bounds the rounds.
    for _ in 0..64 {
        let before = needed.clone();
        for (i, node) in nodes.iter().enumerate() {
            for side in Color::ALL {
                if before[i][side] != 0 && !node.fixed[side] {
                    needed[i][side] = needed_by_moves(nodes, node, side, &before);
                }
            }
        }
        if needed == before {
            break;
        }
    }
    needed
}

/// About how many moves a block has left in a position, by the numbers of the positions after the next moves.
fn needed_by_moves(
    nodes: &[PartNode],
    node: &PartNode,
    side: Color,
    before: &[ByColor<u16>],
) -> u16 {
    if node.banned.is_some() {
        return before[usize::from(node.tick)][side];
    }
    let after = |&to: &u16| {
        if to == KILLED {
            return 0;
        }
        let after = &nodes[usize::from(to)];
        let answers = after.moves[side].iter();
        answers
            .filter(|&&answer| answer != KILLED)
            .map(|&answer| nodes[usize::from(answer)].tick)
            .map(|answer| before[usize::from(answer)][side].saturating_sub(1))
            .fold(before[usize::from(after.tick)][side], u16::max)
    };
    let best = node.moves[side.opponent()].iter().map(after).min();
    best.map_or(MANY, |least| (least + 1).min(MANY))
}

//! Sums that are scored at once: gotes, and one tree of depth 2 among them.
//!
//! Of gotes alone both players take the largest that is left in turn. With one other tree of which both moves leave a gote or a
//! number, a player moves in it or takes the largest gote: of the gotes only the largest need be tried. Once somebody has moved
//! in the tree, gotes are left. So there are as many lines as gotes, and one more.

use std::cmp::Reverse;

use semeai_cgt::Player;

use super::parts::{SumPart, SumPartId, SumParts};

/// What is played and what for: the score, if it is told at once.
pub(super) fn at_once(parts: &SumParts, open: &[SumPartId], to_move: Player) -> Option<i64> {
    let mut other = None;
    let mut gotes = Vec::with_capacity(open.len());
    for id in open {
        let part = parts.get(*id);
        match part.gote {
            Some(gote) => gotes.push(gote),
            None if other.is_none()
                && [Player::Left, Player::Right]
                    .into_iter()
                    .all(|player| leaves_gote(parts, part, player)) =>
            {
                other = Some(part);
            }
            None => return None,
        }
    }
    gotes.sort_unstable_by_key(|gote| Reverse(*gote));
    Some(match other {
        Some(tree) => among(parts, tree, &gotes, to_move),
        None => in_turn(gotes.iter().copied(), to_move),
    })
}

/// Whether a player has one move in a part, to a gote or a number.
fn leaves_gote(parts: &SumParts, part: &SumPart, player: Player) -> bool {
    match part.options(player) {
        [rest] => rest.part.is_none_or(|id| parts.get(id).gote.is_some()),
        _ => false,
    }
}

/// What Black gets of gotes, the largest first, that are taken in turn.
fn in_turn(gotes: impl Iterator<Item = i64>, to_move: Player) -> i64 {
    let skipped = match to_move {
        Player::Left => 0,
        Player::Right => 1,
    };
    gotes.skip(skipped).step_by(2).sum()
}

/// The score of a tree of depth 2 among gotes, the largest first.
fn among(parts: &SumParts, tree: &SumPart, gotes: &[i64], to_move: Player) -> i64 {
    let mover = |taken: usize| match taken % 2 {
        0 => to_move,
        _ => to_move.opponent(),
    };
    let in_tree = |taken: usize| {
        let player = mover(taken);
        let rest = tree.options(player)[0];
        let follow_up = rest.part.and_then(|id| parts.get(id).gote);
        let left = &gotes[taken..];
        let larger = left.partition_point(|gote| Some(*gote) > follow_up);
        let merged = left[..larger]
            .iter()
            .copied()
            .chain(follow_up)
            .chain(left[larger..].iter().copied());
        rest.points + in_turn(merged, player.opponent())
    };
    let mut score = in_tree(gotes.len());
    for taken in (0..gotes.len()).rev() {
        score = match mover(taken) {
            Player::Left => in_tree(taken).max(gotes[taken] + score),
            Player::Right => in_tree(taken).min(score),
        };
    }
    score
}

//! Sums that are scored at once: gotes, and one tree of depth 2 among them.
//!
//! Of gotes alone both players take the largest that is left in turn. With one other tree of which both moves leave a gote or a
//! number, a player moves in it or takes the largest gote: of the gotes only the largest need be tried. Once somebody has moved
//! in the tree, gotes are left. So there are as many lines as gotes, and one more.

use std::cmp::Reverse;

use semeai_cgt::Player;

use crate::parts::{Part, PartId, Parts};

/// What is played and what for: the score, if it is told at once.
pub(crate) fn at_once(parts: &Parts, open: &[PartId], to_move: Player) -> Option<i64> {
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
fn leaves_gote(parts: &Parts, part: &Part, player: Player) -> bool {
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
fn among(parts: &Parts, tree: &Part, gotes: &[i64], to_move: Player) -> i64 {
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

#[cfg(test)]
mod tests {
    use semeai_cgt::{Player, Rational};

    use super::at_once;
    use crate::discriminant::Binary;
    use crate::parts::Parts;

    /// Every tree of small numbers among these gotes has the score that the theorem on the first move gives.
    #[test]
    fn a_tree_among_gotes_has_the_score_of_the_theorem() {
        let whole = Rational::from_integer;
        for gotes in [&[6, 4, 1][..], &[5], &[7, 6, 5, 2]] {
            for at in 0..8 * 8 * 8 {
                let [xl, xr, y] = [at / 64, at / 8 % 8, at % 8].map(whole);
                let gotes = gotes.iter().copied().map(whole).collect();
                let binary = Binary::new(xl, xr, y, gotes);
                let sum = binary.sum();
                let (parts, rests) = Parts::of(&sum).expect("small numbers");
                let terms = sum.terms().iter().map(|id| rests[id.0 as usize]);
                let terms: Vec<_> = terms.collect();
                let open: Vec<_> = terms.iter().filter_map(|rest| rest.part).collect();
                let points: i64 = terms.iter().map(|rest| rest.points).sum();
                for first in [Player::Left, Player::Right] {
                    let score = at_once(&parts, &open, first).expect("of this kind") + points;
                    let discriminant = binary.discriminant(first).expect("there are gotes");
                    assert_eq!(
                        parts.points(score),
                        discriminant.score(first),
                        "{binary:?} {first:?}"
                    );
                }
            }
        }
    }
}

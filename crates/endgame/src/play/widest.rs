//! *Thermostrat* (E. Berlekamp, J. Conway and R. Guy, *Winning Ways*, chapter 6): play where the thermograph is widest at the
//! temperature that promises most.

use semeai_board::Color;
use semeai_cgt::{Dyadic, Player, Rational, Thermograph};

use crate::player;

/// Where thermostrat plays, and at which temperature: those of the games that are widest. Nothing of no games, or where numbers are
/// too large.
pub(crate) fn widest(graphs: &[&Thermograph], color: Color) -> Option<(Vec<usize>, Dyadic)> {
    let mut times: Vec<Dyadic> = (graphs.iter())
        .flat_map(|graph| graph.left.iter().chain(&graph.right).map(|corner| corner.0))
        .collect();
    times.push(Dyadic::ZERO);
    times.sort_unstable();
    times.dedup();
    let mut best: Option<(Rational, Vec<usize>, Dyadic)> = None;
    for t in times {
        let at = |player: Player| -> Option<Vec<Rational>> {
            let walls = graphs.iter();
            walls
                .map(|graph| graph.value_at(player, t.to_rational()).ok())
                .collect()
        };
        let side = player(color);
        let (own, other) = (at(side)?, at(side.opponent())?);
        let widths: Vec<Rational> = own
            .iter()
            .zip(&other)
            .map(|(own, other)| for_player(own - other, side))
            .collect();
        let widest = widths.iter().max().copied()?;
        let promise = for_player(other.iter().sum(), side) + widest;
        if best.as_ref().is_none_or(|(most, ..)| promise > *most) {
            let regions = (0..graphs.len()).filter(|at| widths[*at] == widest);
            best = Some((promise, regions.collect(), t));
        }
    }
    best.map(|(_, regions, t)| (regions, t))
}

/// A value as a player sees it.
pub(crate) fn for_player(value: Rational, player: Player) -> Rational {
    match player {
        Player::Left => value,
        Player::Right => -value,
    }
}

//! What a region is worth that has too many positions for a value: between which numbers the walls of its thermograph lie.
//!
//! A value lists all moves of both sides to the end. A wall at one temperature t needs less: moves in turn where each costs its player t
//! more, which a search with windows cuts down (J. Conway, *On Numbers and Games*, 1976, chapter 9: the cooled game; E. Berlekamp, "The
//! economist's view of combinatorial games", 1996: the tax). Only where a side stops is more needed, for there the region is worth its
//! mast, which lower temperatures decide.
//!
//! # The rule
//!
//! Let l be what Black gets with the best of his moves at t, r what White gets with his, LW and RW the walls and m the mast. Then
//! LW = max(l, m) and RW = min(r, m): where l > r the region is hot and both are walls, and m lies between them; else m lies between l
//! and r. So m is never less than min(l, r) nor more than max(l, r). The walls close in on m as t grows, so that at a lower temperature s
//! RW(s) <= m <= LW(s). Together
//!
//! ```text
//! LW(t) >= max(l, RW(s))        RW(t) >= min(r, max(l, RW(s)))
//! RW(t) <= min(r, LW(s))        LW(t) <= max(l, min(r, LW(s)))
//! ```
//!
//! The first line is a game of turns: Black moves at t or goes down to s, where White is first; White moves at t or leaves it to Black to
//! move or to go down. Its score is a lower bound, and that of the game of the second line an upper one ([`TurnState::passed`] plays them).
//! At t = 0 they begin with the score by the rules, which is exact: two passes end what costs something. A position that comes back
//! counts against the side for which a bound is sought. So do kos: in the search against a side its opponent takes every one, and the
//! side itself none, which is no better for it than the rules. Where no
//! ko matters both bounds meet if only the steps from one temperature to the next are fine enough: a mast is exact as soon as the
//! temperatures of what is left behind are among them.
//!
//! [`TurnState::passed`]: crate::verify::search::TurnState

mod bounds;
mod search;

pub use self::bounds::{WallBounds, WallLevel};
pub(crate) use self::search::wall_bounds;

#[cfg(test)]
mod tests;

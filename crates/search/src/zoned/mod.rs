//! Does a side reach its aim with a block, though it answers only: life, room, or its capture? A search that finds out by itself how
//! far it must look.
//!
//! A *zone* of a position is a set of points such that what is proved of the position holds for every position with the same
//! stones on these points. A proof comes with one: the side that has the aim only answers, and only in its zone. So after a move of the
//! opponent elsewhere everything is as if he had passed. That is asked first, and then his moves in the zone of that proof are
//! the only ones that need an answer (C. C. Shih et al., "A novel approach to solving goal-achieving problems for board
//! games", 2022). The zone is as large as the fight needs, so no width of surroundings has to be chosen, and a proof serves for
//! every other position that looks the same in its zone. In what follows the owner is the side that has the aim: the owner of the
//! block that is to live or to get out, and the opponent of one that is to be captured.
//!
//! What is proved holds whatever happens elsewhere, though the opponent takes back every ko at once, unless it is asked what the
//! side reaches that wins them, or has so many ko threats ([`ZoneKo`]). That a block is never captured
//! thus holds in a race whatever it means to win it: no line of play captures the block, before another capture or after
//! it. That nothing was found proves nothing.

mod again;
mod aim;
mod chain;
mod habits;
mod leaf;
mod moves;
mod proof;
mod search;
mod space;
mod spot;
mod zone;

pub use aim::{Aim, ZoneKo};
pub use proof::{ZoneAsked, ZoneProof};

//! One bounded part of a board as bits, and the ways to search it.
//!
//! Of a part the crate knows stones, liberties, captures and kos on the points of a part, over any graph; it knows no race, no
//! territory and no value of a position. What a leaf is worth and what a proof is after its users say. Conventions:
//!
//! - A [`Ground`] is a part with what lies around it. Stones outside are *walls*, never captured, or belong to a *target*: the
//!   block that its side must not lose, one thing until it is captured. Each side has a target or none.
//! - A point is a bit of a [`Mask`], which is as long as the part needs; a side is a [`Color`](semeai_board::Color).
//! - [`KoRule`] says who takes a ko back at once, [`PositionBudget`] what a search may cost, [`Halt`] why it gives no
//!   answer. "Over budget" is an ordinary result.
//!
//! There are four ways to search a ground, and one to see at a glance that a block lives in a closed room ([`RoomQuestion`]):
//!
//! | way | question | answer |
//! |---|---|---|
//! | expand: [`PieceValues`] with [`Leaves`] | what is a position worth, if either side may move at any time? | a value of any kind, put together from leaves, sums and nodes |
//! | prove: [`Search`] with [`Goal`] | does one side capture the target of the other, moving in turn? | yes with a number of moves, no, or over budget |
//! | zones: [`ZoneProof`] with an [`Aim`] | does a block live, get out, or fall, whatever happens elsewhere? | the points that a proof depends on, not found, or over budget |
//! | list: [`siege()`] | is a block captured in a small closed space? | by who starts, every position listed |
//!
//! What needs no board is the score of a sum of trees whose values are known: [`sum`].
//!
//! A first example, a proof. Black's two stones are the target; White, who may count on his wall, takes both liberties.
//!
//! ```
//! use std::sync::Arc;
//!
//! use semeai_board::{ByColor, Color, Role, diagram};
//! use semeai_search::{Field, Ground, KoRule, Memory, NoShortcut, PositionBudget, Search, State};
//!
//! let drawn = diagram::parse("@@@@\n.BB.\n@@@@")?;
//! let position = drawn.position()?;
//! let mut targets = ByColor::default();
//! targets[Color::Black] = drawn.roles.stones(&position, Color::Black, Role::Essential);
//! let field = Field::<1>::new(Ground::new(&position, &targets, &position.empty()));
//! let rule = KoRule::SIMPLE;
//! let ask = |mover| State::new(&field, &position, mover, rule, 0).ok_or("a state");
//! let (white_first, black_first) = (ask(Color::White)?, ask(Color::Black)?);
//! let memory = Memory { table_bytes: 1 << 16, exact_until: 1_000 };
//! let mut search = Search::new(NoShortcut, Arc::new(field), Color::White, rule, memory);
//! assert_eq!(search.captures(&white_first, PositionBudget::new(1_000)), Ok(Some(3)));
//! assert_eq!(search.captures(&black_first, PositionBudget::new(1_000)), Ok(Some(4)), "Black passes");
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```
//!
//! The map, from the bottom up: `mask` and `width` (how long it is), `hash`, `ko` and `budget`; `ground` (a part and its border), `look` (the blocks of a
//! position) and `rules` (the rule of capture, said once); `part` (independent parts reduced to the positions that differ),
//! `field` (a ground with its parts), `state` (a position with its hash), `moves`, `turns` (all moves of a side, by the rules alone) and `life`; and the ways to search, `prove`,
//! `expand`, `zoned` and `listing`; beside them `sum`, and `random`, whose numbers are the same on every machine. `audit` checks what
//! all of them keep.

mod audit;
mod budget;
mod check;
pub mod compose;
#[cfg(test)]
mod diagrams;
mod expand;
mod field;
mod ground;
mod hash;
mod known;
mod ko;
mod life;
mod listing;
mod look;
mod mask;
mod moves;
mod part;
mod prove;
mod random;
mod room;
mod rules;
mod several;
mod shape;
mod state;
pub mod sum;
mod turns;
mod width;
mod zoned;

pub use budget::{Halt, PositionBudget, STACK};
pub use check::Check;
pub use expand::{
    Leaves, Means, Piece, PieceId, PieceMove, PieceValues, Rest, Stake, ValueEntry, each_move,
    moves, pieces,
};
pub use field::Field;
pub use ground::{Border, Ground, Near};
pub use hash::mix;
pub use known::Known;
pub use ko::KoRule;
pub use listing::{Siege, SiegeResult, siege};
pub use look::{Look, Stones};
pub use mask::Mask;
pub use part::{Care, Part, PlainPart, ReducedPositions};
pub use prove::{
    Aftermath, Fate, Goal, GoingOn, Links, Memory, NoShortcut, Numbers, Search, Sequel,
    TargetCapture, Thresholds, sequel,
};
pub use random::Random;
pub use room::RoomQuestion;
pub use several::Several;
pub use state::{ENDLESS, State};
pub use turns::{Play, each_play};
pub use width::{AnyWidth, fitting};
pub use zoned::{Aim, ZoneAsked, ZoneKo, ZoneProof};

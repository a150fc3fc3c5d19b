//! Exact values of short combinatorial games.
//!
//! Games are kept in canonical form in an [`Arena`], each once, so that two games are equal exactly if their ids are.
//! Sums, order, stops, thermographs and cooled games are worked out once and remembered. Numbers are exact dyadic
//! fractions ([`Dyadic`]); what does not fit is an error, never a wrong answer, and every calculation has a [`Budget`].
//!
//! ```
//! use semeai_cgt::{Arena, Dyadic, Relation};
//!
//! # fn main() -> Result<(), Box<dyn std::error::Error>> {
//! let mut arena = Arena::new();
//! let game = arena.parse("{4|0} + {6||4|0} - 7")?;
//! assert_eq!(arena.display(game), "{1,{3|-1}|-3}");
//! assert_eq!(arena.mean(game)?.to_string(), "-1");
//! assert_eq!(arena.temperature(game)?.to_string(), "2");
//!
//! let cooled = arena.cool(game, Dyadic::integer(2))?;
//! assert_eq!(arena.display(cooled), "-1^*");
//! assert_eq!((arena.ceil(cooled)?, arena.floor(cooled)?), (0, -2));
//!
//! let (up, star) = (arena.up(1)?, arena.nimber(1)?);
//! assert_eq!(arena.compare(up, star)?, Relation::Confused);
//! # Ok(())
//! # }
//! ```
//!
//! # Where things are
//!
//! | question | answer |
//! |---|---|
//! | which game is `{L\|R}`? | [`Arena::game`], [`Arena::parse`], [`Arena::display`] |
//! | sums and multiples | [`Arena::add`], [`Arena::sum`], [`Arena::sub`], [`Arena::neg`], [`Arena::multiply`] |
//! | who wins, which is better? | [`Arena::outcome`], [`Arena::compare`], [`Arena::is_le`] |
//! | between which numbers? | [`Arena::left_stop`], [`Arena::right_stop`], [`Arena::floor`], [`Arena::ceil`] |
//! | what is a move worth? | [`Arena::mean`], [`Arena::temperature`], [`Arena::thermograph`], [`Arena::cool`] |
//! | games with names | [`Arena::nimber`], [`Arena::up`], [`Arena::tiny`], [`Arena::miny`], [`Arena::plus_minus`] |
//!
//! Sources: J. H. Conway, *On Numbers and Games* (2nd ed. 2001); E. Berlekamp, J. Conway and R. Guy, *Winning Ways*
//! (2nd ed. 2001); A. Siegel, *Combinatorial Game Theory* (2013).

mod arena;
mod atomic;
mod birthday;
mod budget;
mod cache;
mod canonical;
mod compare;
mod cool;
mod dyadic;
mod named;
pub mod notation;
mod player;
mod raw;
mod scaffold;
mod shape;
mod simplest;
mod simplify;
mod stops;
mod sum;
mod thermograph;
mod value_id;
mod walls;

pub use arena::{Arena, GameId};
pub use budget::{Budget, Error, Limit, Progress};
pub use dyadic::{Dyadic, DyadicParseError, Overflow, Rational};
pub use named::NumberUpStar;
pub use notation::{ParseError, ParseErrorKind, Style};
pub use player::{Outcome, Player, Relation};
pub use raw::RawGame;
pub use scaffold::Scaffolds;
pub use simplify::{Simplification, Step};
pub use thermograph::Thermograph;

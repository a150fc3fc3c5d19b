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
//! # A short course
//!
//! **Games.** In a game two players, Left and Right, move in turn; whoever cannot move loses. A game is written by its
//! options, Left's before the bar, Right's behind it. Nobody can move in `0 = {|}`; Left has one free move in `1 = {0|}`;
//! both may move to 0 in `* = {0|0}`. A longer bar binds looser: `{6||4|0}` is `{6|{4|0}}`.
//!
//! **Outcomes.** There are four, the game's relation to 0: positive, negative, zero (the second player wins), and fuzzy
//! (the first player wins).
//!
//! ```
//! use semeai_cgt::{Arena, OutcomeClass};
//!
//! let mut arena = Arena::new();
//! let outcomes = ["{|}", "{0|}", "{|0}", "{0|0}"].map(|text| {
//!     let game = arena.parse(text).unwrap();
//!     arena.outcome(game).unwrap()
//! });
//! assert_eq!(outcomes, [OutcomeClass::Zero, OutcomeClass::Positive, OutcomeClass::Negative, OutcomeClass::Fuzzy]);
//! ```
//!
//! **Sums.** In a sum a player moves in one part. Games are equal if their difference is zero; then one may stand for
//! the other in every sum, and the simplest of them, without dominated and reversible options, is the canonical form
//! ([`Arena::simplification`] shows the way there).
//!
//! **Numbers.** A game in which every Left option is less than every Right option is a number: the simplest one in
//! between. Nobody wants to move in a number.
//!
//! **Infinitesimals.** `^ = {0|*}`, up, is positive but less than every positive number; `tiny(2) = {0||0|-2}` is
//! positive but less than every multiple of up.
//!
//! **Hot games.** Both players want to move in `{4|0}`. Its mean is 2 and its temperature is 2: a tax of 2 on every
//! move makes it indifferent. The thermograph shows what both players get at every tax. Cooled by t, every move costs t:
//!
//! ```
//! use semeai_cgt::{Arena, Dyadic};
//!
//! let mut arena = Arena::new();
//! let game = arena.parse("{4|0}").unwrap();
//! let cooled = [0, 1, 2, 3].map(|t| {
//!     let cooled = arena.cool(game, Dyadic::integer(t)).unwrap();
//!     arena.display(cooled)
//! });
//! assert_eq!(cooled, ["{4|0}", "{3|1}", "2*", "2"]);
//! ```
//!
//! **As written.** [`RawGame`] keeps a game as it was written, where `1 + (-1)` is not yet 0.
//!
//! # Where things are
//!
//! | question | answer |
//! |---|---|
//! | which game is `{L\|R}`? | [`Arena::game`], [`Arena::parse`], [`Arena::display`], [`Arena::formula`] |
//! | sums and multiples | [`Arena::add`], [`Arena::sum`], [`Arena::sub`], [`Arena::neg`], [`Arena::multiply`] |
//! | who wins, which is better? | [`Arena::outcome`], [`Arena::compare`], [`Arena::is_le`] |
//! | between which numbers? | [`Arena::left_stop`], [`Arena::right_stop`], [`Arena::floor`], [`Arena::ceil`] |
//! | what is a move worth? | [`Arena::mean`], [`Arena::temperature`], [`Arena::thermograph`], [`Arena::cool`] |
//! | games as written, and the way to the canonical form | [`RawGame`], [`Arena::parse_options`], [`Arena::simplification`] |
//! | what does a move gain? | [`Arena::incentives`] |
//! | without infinitesimals, or only these | [`Arena::reduced`], [`Arena::atomic_weight`] |
//! | games made of games | [`Arena::heat`], [`Arena::overheat`], [`Arena::norton_product`], [`Arena::ordinal_sum`] |
//! | what else? | [`Arena::scaffolds`], [`Arena::birthday`], [`Arena::value_id`] |
//! | games with names | [`Arena::nimber`], [`Arena::up`], [`Arena::uptimal`], [`Arena::tiny`], [`Arena::miny`], [`Arena::plus_minus`] |
//!
//! Sources: J. H. Conway, *On Numbers and Games* (2nd ed. 2001); E. Berlekamp, J. Conway and R. Guy, *Winning Ways*
//! (2nd ed. 2001); A. Siegel, *Combinatorial Game Theory* (2013).

mod arena;
mod atomic;
mod birthday;
mod budget;
mod cache;
mod cancellation;
mod canonical;
mod compare;
mod dyadic;
mod heat;
mod incentives;
mod names;
pub mod notation;
mod ordinal;
mod player;
mod raw;
mod reduced;
mod shape;
mod simplest;
mod simplify;
mod sum;
mod summands;
mod uptimal;
mod value_id;

pub use arena::{Arena, GameId};
pub use budget::{Budget, Error, Limit, WorkDone};
pub use dyadic::{Dyadic, DyadicParseError, Overflow, Rational};
pub use heat::{Corner, Scaffolds, Thermograph};
pub use names::NumberUpStar;
pub use notation::{
    Formula, Function, ParseError, ParseErrorKind, Style, Summand, Term, TermKind, Token, TokenKind,
};
pub use player::{OutcomeClass, Player, Relation};
pub use raw::RawGame;
pub use simplify::{Simplification, SimplificationStep};
pub use uptimal::Uptimal;

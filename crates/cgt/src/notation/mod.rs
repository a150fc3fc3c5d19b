//! Game values as text, both ways.
//!
//! What is read becomes a [`Term`], which an arena can evaluate; what is written is a [`Formula`], a text with the
//! tokens that it is made of.
//!
//! | text | meaning |
//! |---|---|
//! | `7`, `-3/2`, `2 1/8`, `½` | numbers |
//! | `{6,5\|\|4\|0}` | options of Left, bar, options of Right; a longer bar binds looser, equal bars to the right |
//! | `*`, `*3` | star, nimbers |
//! | `^`, `^^`, `^3`, `v`, `↑`, `⇑`, `↓2` | multiples of up and down |
//! | `2*`, `-1^*`, `1/2v3*2` | a number with ups and star: their sum; the sign belongs to the number |
//! | `a+b`, `a-b`, `-a`, `(a)` | sums and negatives |
//! | `3.^`, `-2.{1\|0}`, `3·*` | multiples |
//! | `±x`, `+-x`, `±(x,y)` | `{x\|-x}`, `{x,y\|-x,-y}`; behind a term it is added: `2±1`, `2+-1` are `{3\|1}`, while `2 + -1` is 1 |
//! | `tiny(x)`, `miny(x)`, `+_x`, `-_x` | `{0\|\|0\|-x}` and its negative |
//! | `up(0,1)`, `up(1,1)` | the powers of up: `{0\|v*}`, the second one, and the sum of the first two, `{^\|*}` |
//! | `heat(g,t)`, `cool(g,t)`, .. | a [`Function`] of games |
//! | `g := {2\|0}; g + g` | a name, defined before it is used |
//!
//! The outermost braces may be left out: `6||4|0`. After a binary minus the whole term is subtracted: `1-3v` is
//! `1 - (3v)`, while `-3v` alone is `(-3) + v`.

mod error;
mod evaluate;
mod formula;
mod function;
mod lexer;
mod operand;
mod parse;
mod print;
mod style;
mod term;

pub use error::{Expectation, FoundInstead, ParseError, ParseErrorKind, ParseResult, Quantity};
pub use formula::{Formula, Token, TokenKind};
pub use function::Function;
pub use lexer::half_width;
pub(crate) use parse::parse;
pub use style::{MAX_BAR, Style};
pub use term::{Summand, Term, TermKind};

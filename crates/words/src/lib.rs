//! Every visible sentence, in every language: takes reports, gives texts, and decides nothing.
//!
//! ```
//! use semeai_session::{Phrasing, Sample, analyze};
//! use semeai_words::race::verdict::verdict_sentence;
//!
//! let document = Sample::SameCount.document();
//! let report = analyze(&document, None).expect("a position");
//! let said = verdict_sentence(&report, &document, Phrasing::ENGLISH);
//! assert_eq!(said, "Same count: 3 to 3. Whoever plays first wins.");
//! ```
//!
//! # Conventions
//!
//! - A function takes plain data, a board where points are named, and last a [`Phrasing`](semeai_session::Phrasing). A
//!   sentence ends with its full stop; a few words for a heading or a button do not.
//! - Every text stands in a catalogue, `texts/en/race/verdict.ftl`, and is a function of the module `texts`: the build script writes them, so
//!   that a label costs what a constant costs, and a key or an argument that is wrong does not compile. A module asks for its own
//!   room by `use crate::texts::race::verdict as texts`. What is code in one language stands in a column of `say!`; a test counts them.
//! - Grammar is Rust, in [`grammar`] and `number`: numbers, halves, plurals, lists, names of points.
//! - Errors have their English where they are raised: a lower crate says its error by `Display`, as a fragment that fits
//!   after a colon, and the English column here asks it for that. So a program without this crate says the same, and a
//!   fragment is written once. Here the full stop is added, and what can be done about it.
//! - What can be done about a notice is a [`Repair`](semeai_session::Repair) of the session; here it gets a name.
//! - Words: the table of terms is that of the research papers (攻合い, 手数, 対象ブロック, ダメ).
//!
//! # Map
//!
//! | module | what it says |
//! |---|---|
//! | [`race`] | a race: who wins by count, for a learner, a teacher, step by step; a race that was searched; what does not fit and what can be done about it; points, regions, candidates; a played race |
//! | [`endgame`] | an endgame: scores and why they are not known, beside its board, region by region; the order of play; play; a finished board |
//! | [`life`] | who lives: classes of points, why a position is not ultimate, the end of a game |
//! | [`tactics`] | maps: what is wrong with a text, what a map is and what it is equal to, the presets |
//! | [`simulation`] | a table of games played by maps: its cells, boards that are alike, a game again, the maps that win most |
//! | [`values`], [`sums`] | the value of an expression; a sum of written trees |
//! | [`file`](mod@file), [`action`], [`argument`], [`usage`], [`position`] | why something cannot be read, written, done or asked |
//! | [`gtp`] | what other programs show of this one, and why it does not understand them |
//! | [`labels`], [`legend`], [`samples`], [`lesson`], [`lesson_results`], [`help`] | the short texts of the window, its signs and words, the lessons, what they ask and what came of them; the help of the command line |
//! | [`counting`], [`game_head`], [`comment`], [`picture`], [`handout`] | how points are counted, who played a game, what is written beside a position, on a picture and on a handout |
//! | [`slip`] | what a move that gave something away teaches |
//! | [`grammar`], `texts`, `say` | names, numbers, lists; the catalogues; texts that are code |
//!
//! # A text, a language
//!
//! `ARCHITECTURE.md` tells how they are added: a text is a line in a catalogue, a language a folder of them.

// Before the modules that use it.
#[macro_use]
mod say;
mod part_of_board;
mod texts;

pub use language::{language_of, spoken};
pub use texts::{LANGUAGES, PHRASINGS};

pub mod action;
pub mod argument;
pub mod boards;
pub mod books;
pub mod comment;
pub mod counting;
pub mod endgame;
pub mod exercise;
pub mod file;
pub mod game_head;
pub mod grammar;
pub mod gtp;
pub mod handout;
pub mod help;
pub mod labels;
mod language;
pub mod legend;
pub mod lesson;
pub mod lesson_results;
pub mod life;
mod number;
pub mod picture;
pub mod position;
pub mod race;
pub mod samples;
pub mod simulation;
pub mod slip;
pub mod sums;
pub mod tactics;
pub mod usage;
pub mod values;

#[cfg(test)]
mod example;

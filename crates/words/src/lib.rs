//! Every visible sentence, English and Japanese side by side: takes reports, gives texts, and decides nothing.
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
//! - Every text stands in one form, `say!(phrasing, en = …, ja = …)`, or `tell!` where values stand in it by name. The
//!   columns are expressions of which one is evaluated; what only one language needs (a plural, a number in words) is made
//!   inside its column. The compiler refuses a text that lacks a language.
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
//! | [`labels`], [`legend`], [`samples`], [`lesson`], [`lesson_results`], [`help`] | the short texts of the window, its signs and words, the lessons, what they ask and what came of them; the help of the command line |
//! | [`counting`], [`game_head`], [`comment`], [`picture`], [`handout`] | how points are counted, who played a game, what is written beside a position, on a picture and on a handout |
//! | [`slip`] | what a move that gave something away teaches |
//! | [`grammar`], `say` | names, numbers, lists; the form of a text |
//!
//! # A language more
//!
//! 1. `session`: a variant of `Language` with its code (`ko`), in `Language::ALL`.
//! 2. `say.rs`: a column that may be missing, and its arm, which says what English says until the column is filled:
//!    ```text
//!    ($phrasing:expr, en = $en:expr, ja = $ja:expr $(, ko = $ko:expr)? $(,)?) => {
//!        match $phrasing {
//!            …
//!            ::semeai_session::Language::Korean => say!(@first $($ko,)? $en),
//!        }
//!    };
//!    (@first $first:expr $(, $fallback:expr)?) => { $first };
//!    ```
//!    `tell!` gets the column too.
//! 3. `tests/languages.rs`: the language in `IN_PROGRESS`. Everything compiles; this lists the texts that it lacks, each
//!    with its file and line: `cargo test -p semeai-tests languages -- --nocapture`.
//! 4. Column by column: `say!(phrasing, en = "Black", ja = "黒", ko = "흑")`. When none is missing the test asks to take
//!    the language out of `IN_PROGRESS`, and the `?` of its column goes: from then on the compiler refuses a gap.

// Before the modules that use it.
#[macro_use]
mod say;
mod part_of_board;

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
pub mod handout;
pub mod help;
pub mod labels;
pub mod legend;
pub mod lesson;
pub mod lesson_results;
pub mod life;
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

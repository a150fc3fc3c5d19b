//! Every visible sentence, English and Japanese side by side: takes reports, gives texts, and decides nothing.
//!
//! ```
//! use semeai_session::{Language, Sample, analyze};
//! use semeai_words::verdict_sentence;
//!
//! let document = Sample::SameCount.document();
//! let report = analyze(&document, None).expect("a position");
//! let said = verdict_sentence(&report, &document, Language::English);
//! assert_eq!(said, "Same count: 3 to 3. Whoever plays first wins.");
//! ```
//!
//! # Conventions
//!
//! - A function takes plain data, a board where points are named, and last a [`Language`](semeai_session::Language). A
//!   sentence ends with its full stop; a few words for a heading or a button do not.
//! - Every text stands in one form, `say!(language, en = …, ja = …)`. The columns are expressions of which one is
//!   evaluated; what only one language needs (a plural, a number in words) is made inside its column. The compiler refuses
//!   a text that lacks a language.
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
//! | `values`, `sums` | the value of an expression; a sum of written trees |
//! | `file`, `action`, `argument`, `position` | why something cannot be read, written, done or asked |
//! | [`labels`], [`legend`], `samples` | the short texts of the window, its signs and words, the lessons |
//! | `counting`, `game_head`, `comment`, `picture` | how points are counted, who played a game, what is written beside a position |
//! | `grammar`, `say` | names, numbers, lists; the form of a text |
//!
//! # A language more
//!
//! 1. `session`: a variant of `Language` with its code (`ko`), in `Language::ALL`.
//! 2. `say.rs`: a column that may be missing, and its arm, which says what English says until the column is filled:
//!    ```text
//!    ($language:expr, en = $en:expr, ja = $ja:expr $(, ko = $ko:expr)? $(,)?) => {
//!        match $language {
//!            …
//!            ::semeai_session::Language::Korean => say!(@first $($ko,)? $en),
//!        }
//!    };
//!    (@first $first:expr $(, $fallback:expr)?) => { $first };
//!    ```
//! 3. `tests/languages.rs`: the language in `IN_PROGRESS`. Everything compiles; this lists the texts that it lacks, each
//!    with its file and line: `cargo test -p semeai-tests languages -- --nocapture`.
//! 4. Column by column: `say!(language, en = "Black", ja = "黒", ko = "흑")`. When none is missing the test asks to take
//!    the language out of `IN_PROGRESS`, and the `?` of its column goes: from then on the compiler refuses a gap.

// Before the modules that use it.
#[macro_use]
mod say;

mod action;
mod argument;
mod comment;
mod counting;
pub mod endgame;
mod file;
mod game_head;
mod grammar;
pub mod help;
pub mod labels;
pub mod legend;
mod picture;
mod position;
pub mod race;
mod samples;
mod sums;
mod usage;
mod values;

#[cfg(test)]
mod example;

pub use action::{action_error, stones_cut_off};
pub use argument::{
    ArgumentError, ExpressionOf, argument_error, cooling_argument, lines_cut, long_line, no_node,
    outside_region, reading_takes_longer, standard_input, unreadable_input, unwritable_answer,
    value_refused, value_refused_in_file,
};
pub use comment::{endgame_comment, file_comment, is_confirmed, no_race_comment};
pub use counting::{counting_head, counting_line, counting_short, scoring_name};
pub use endgame::answer::{
    endgame_doubted, endgame_kind, endgame_kind_in_list, endgame_no_game, endgame_no_race,
    endgame_no_stone, endgame_only_nothing, endgame_region_state, endgame_rule, endgame_state,
    endgame_warnings, endgame_why,
};
pub use endgame::board::{
    endgame_known, endgame_result, endgame_sentence, endgame_theory, known_in_a_line,
};
pub use endgame::moves::{
    endgame_elsewhere, endgame_figures, endgame_follow_ups, endgame_inside, endgame_ko_results,
    endgame_worth,
};
pub use endgame::plain::{endgame_of_move, plain_endgame};
pub use endgame::point::{StoneSafety, endgame_point, endgame_safe_reason, endgame_stone};
pub use endgame::refusals::{endgame_no_sum, endgame_path_error};
pub use file::{
    broken, document_back, encoding_left, file_changed, file_error, file_exists, file_failed,
    file_is_input, file_late, file_notice, file_reading, format_error, game_of_file, no_folder,
    not_kept, other_game_hint, restore_question, settings_newer, settings_unread, stored_proof,
    tried_again, unreadable_work,
};
pub use game_head::game_head;
pub use grammar::{capitalized, grouped, in_print, mixed_number, move_name};
pub use picture::{PictureError, not_in_text, picture_error};
pub use position::position_error;
pub use race::ko::ko_sentence;
pub use race::notice::{notice, notices_count};
pub use race::place::{
    node_state, path_text, point_description, questions_left, region_name, region_names,
    region_state, stone_description,
};
pub use race::plain::plain_report;
pub use race::repair::NoticeText;
pub use race::result::{solved_outcome, start_result};
pub use race::solution::{
    beyond_sentence, disagreement_sentence, hangs_sentence, left_out_sentence, line_text,
    marks_taken, nearby_conclusion, nearby_note, no_race_why, proof_sentence, proposal_heading,
    propose_error, proved_sentence, safe_reason, several_decide, solution_report, solution_why,
    solved_conclusion, start_sentence, told_sentence, told_words,
};
pub use race::suggestion::{suggested_points, suggestion};
pub use race::theory::{TheoryPiece, theory_line, theory_pieces};
pub use race::verdict::{conclusion, known, verdict_sentence};
pub use race::why::why;
pub use samples::{sample_document, sample_note, sample_title};
pub use sums::plain::{
    SumLine, SumLineKind, boundary_legend, boundary_title, expected_numbers, no_discriminant,
    no_plane, plain_endings, plain_failures, plain_sum, plane_point, sum_loss, sum_refused,
    sum_start, sum_too_large, sum_tried, sum_warnings, survey_lines, too_many_endings,
};
pub use usage::{ValueFault, value_error};
pub use values::expression::{cooling_error, sheet_error};
pub use values::plain::plain_sheet;
pub use values::sheet::{cooled_bounds, outcome, relation, sheet_text, simplification_step};

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
//! | `verdict`, `balance`, `theory`, `why` | who wins by count: for a learner, a teacher, step by step |
//! | `solution` | a race that was searched: starts, lines, how it is known, what was assumed |
//! | `notice`, `position`, `repair` | what does not fit, and what can be done about it |
//! | `file`, `action`, `expression`, `argument` | why something cannot be read, written, done, valued or asked |
//! | `place`, `suggestion`, [`play_out`], `sheet` | points and regions, candidates, a played race, values |
//! | [`endgame_play`], [`endgame_order`] | an endgame that is played: what every move lost, the counted board; the best order of play |
//! | [`labels`], `samples` | the short texts of the window, the lessons |
//! | `endgame_board` | an endgame beside its board: scores, the sentence, points |
//! | `endgame_finished` | a finished board counted, in one sentence |
//! | `game_head` | who played a game and how it ended |
//! | `plain`, `plain_sheet`, `plain_sum`, `plain_endgame`, `comment` | whole reports for a terminal, for the comment of a file |
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
mod balance;
mod comment;
mod counting;
mod endgame;
mod endgame_board;
mod endgame_finished;
mod endgame_first;
mod endgame_move;
pub mod endgame_order;
pub mod endgame_play;
mod endgame_point;
mod endgame_refusals;
mod expression;
mod file;
mod game_head;
mod grammar;
pub mod help;
mod ko;
pub mod labels;
pub mod legend;
mod notice;
mod picture;
mod place;
mod plain;
mod plain_endgame;
mod plain_sheet;
mod plain_sum;
pub mod play_out;
mod position;
mod repair;
mod result;
mod samples;
mod sheet;
mod solution;
mod suggestion;
mod theory;
mod usage;
mod verdict;
mod why;

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
pub use endgame::{
    endgame_doubted, endgame_kind, endgame_kind_in_list, endgame_no_game, endgame_no_race,
    endgame_no_stone, endgame_only_nothing, endgame_region_state, endgame_rule, endgame_state,
    endgame_warnings, endgame_why,
};
pub use endgame_board::{
    endgame_known, endgame_result, endgame_sentence, endgame_theory, known_in_a_line,
};
pub use endgame_move::{
    endgame_elsewhere, endgame_figures, endgame_follow_ups, endgame_inside, endgame_ko_results,
    endgame_worth,
};
pub use endgame_point::{StoneSafety, endgame_point, endgame_safe_reason, endgame_stone};
pub use endgame_refusals::{endgame_no_sum, endgame_path_error};
pub use expression::{cooling_error, sheet_error};
pub use file::{
    broken, document_back, encoding_left, file_changed, file_error, file_exists, file_failed,
    file_is_input, file_late, file_notice, file_reading, format_error, game_of_file, no_folder,
    not_kept, other_game_hint, restore_question, settings_newer, settings_unread, stored_proof,
    tried_again, unreadable_work,
};
pub use game_head::game_head;
pub use grammar::{capitalized, grouped, in_print, mixed_number, move_name};
pub use ko::ko_sentence;
pub use notice::{notice, notices_count};
pub use picture::{PictureError, not_in_text, picture_error};
pub use place::{
    node_state, path_text, point_description, questions_left, region_name, region_names,
    region_state, stone_description,
};
pub use plain::plain_report;
pub use plain_endgame::{endgame_of_move, plain_endgame};
pub use plain_sheet::plain_sheet;
pub use plain_sum::{
    SumLine, SumLineKind, boundary_legend, boundary_title, expected_numbers, no_discriminant,
    no_plane, plain_endings, plain_failures, plain_sum, plane_point, sum_loss, sum_refused,
    sum_start, sum_too_large, sum_tried, sum_warnings, survey_lines, too_many_endings,
};
pub use position::position_error;
pub use repair::NoticeText;
pub use result::{solved_outcome, start_result};
pub use samples::{sample_document, sample_note, sample_title};
pub use sheet::{cooled_bounds, outcome, relation, sheet_text, simplification_step};
pub use solution::{
    beyond_sentence, disagreement_sentence, hangs_sentence, left_out_sentence, line_text,
    marks_taken, nearby_conclusion, nearby_note, no_race_why, proof_sentence, proposal_heading,
    propose_error, proved_sentence, safe_reason, several_decide, solution_report, solution_why,
    solved_conclusion, start_sentence, told_sentence, told_words,
};
pub use suggestion::{suggested_points, suggestion};
pub use theory::{TheoryPiece, theory_line, theory_pieces};
pub use usage::{ValueFault, value_error};
pub use verdict::{conclusion, known, verdict_sentence};
pub use why::why;

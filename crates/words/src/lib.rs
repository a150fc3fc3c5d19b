//! Every visible sentence, English and Japanese side by side.
//!
//! [`labels`] are the short texts of the window. The rest makes sentences of a report: each function takes plain
//! data and a [`Language`](semeai_session::Language), and decides nothing about the race.
//!
//! Words: the table of terms is that of the research papers (攻合い, 手数, 対象ブロック, ダメ).

// Before the modules that use it.
#[macro_use]
mod say;

mod action;
mod balance;
mod comment;
mod expression;
mod file;
mod grammar;
pub mod labels;
mod notice;
mod place;
mod plain;
pub mod play_out;
mod position;
mod repair;
mod samples;
mod sheet;
mod solution;
mod suggestion;
mod theory;
mod verdict;
mod why;

#[cfg(test)]
mod example;

pub use action::action_error;
pub use comment::file_comment;
pub use expression::{cooling_error, sheet_error};
pub use file::{file_error, file_notice, format_error, game_of_file, not_kept};
pub use grammar::grouped;
pub use notice::notice;
pub use place::{
    node_state, path_text, point_description, questions_left, region_name, region_state,
};
pub use plain::plain_report;
pub use position::position_error;
pub use repair::NoticeText;
pub use samples::{sample_document, sample_note, sample_title};
pub use sheet::{cooled_bounds, outcome, relation, sheet_text, simplification_step};
pub use solution::{
    disagreement_sentence, ko_sentence, left_out_sentence, line_text, marks_taken, proof_sentence,
    propose_error, proved_sentence, safe_reason, solution_report, solution_why, solved_conclusion,
    solved_outcome, start_sentence, taken_as_linked,
};
pub use suggestion::suggestion;
pub use theory::theory_line;
pub use verdict::{conclusion, known, start_result, verdict_sentence};
pub use why::why;

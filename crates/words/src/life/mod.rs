//! Who lives: classes of points, why a position is not ultimate, the end of a game.

mod all_positions;
mod answer;
mod best_play;
pub mod board_play;
mod census;
mod end;
mod names;
mod plain;
pub mod play;
mod point;
mod region;
mod ultimate;
mod window;

pub use all_positions::{all_positions_lines, all_positions_without_history};
pub use answer::life_answer;
pub use best_play::{
    best_play_lines, best_play_move, best_play_moves, best_play_result, best_play_rules,
    best_play_unsolved,
};
pub use census::{census_cut, census_lines, census_needs_seconds, census_no_row, census_too_large};
pub use end::{end_sentence, gain_sentence};
pub use names::{
    class_answer, class_name, class_sentence, ending_name, ko_name, letters_told, reach_name,
};
pub use plain::{
    class_count, counts_line, depends_on_ko, life_headline, settled_for, taken_as_safe,
};
pub use point::{first_moves, no_class, reach_sentence, taking_moves};
pub use region::region_sentence;
pub use ultimate::ultimate_sentence;
pub use window::{ko_sentence, life_cost, life_fault, race_class_sentence};

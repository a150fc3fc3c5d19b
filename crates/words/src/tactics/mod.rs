//! Tactics maps: what is wrong with a text, what a map is, what it is equal to, and where the presets come from.

mod experiment;
mod fault;
mod maps;
pub mod play;
mod presets;
mod window;

pub use experiment::{
    entry_fault_sentence, experiment_size, explore_round, long_experiment, over_games_sentences,
    rule_part, rule_value,
};
pub use fault::{map_error, map_fault, missing_points};
pub use maps::{law_sentences, listed_maps, map_lines, map_note, set_sentences, tree_lines};
pub use presets::{origin_sentence, preset_sentence};
pub use window::{
    ModelRow, cell_title, change_headline, comparison_sentences, game_title, lesson_sentence,
    map_error_sentence, map_fault_sentence, map_headline, model_rows, part_sentence,
    playable_points, player_name, players_name, set_names, time_left,
};

//! Who lives: classes of points, why a position is not ultimate, the end of a game.

mod end;
mod names;
mod plain;
mod point;
mod region;
mod ultimate;

pub use end::{end_sentence, gain_sentence};
pub use names::{class_name, class_sentence, ending_name, ko_name, reach_name};
pub use plain::{class_lines, counts_line, life_headline, life_sentences};
pub use point::point_sentences;
pub use region::region_sentence;
pub use ultimate::ultimate_sentence;

//! Why there is nothing to answer of an endgame.

pub use crate::texts::endgame::no_answer::{
    endgame_no_game, endgame_no_race, endgame_no_stone, endgame_only_nothing,
};

//! The window by its accessible names, without a screen.

mod boards;
mod endgame;
mod endgame_play;
mod files;
mod game;
mod handout;
mod help;
mod idle;
mod layout;
mod learner;
mod life;
mod maps;
mod meaning;
mod pen;
mod play_out;
mod proof;
mod proposal;
mod race;
mod repairs;
mod set_up;
mod stored;
mod sums;
mod support;
mod tree;
mod values;
mod window;

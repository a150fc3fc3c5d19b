//! What other programs show of this one, by the Go Text Protocol: names in their menus, and why a command is refused. The latter are
//! fragments without a full stop, for the protocol puts the fault in front.
//!
//! ```
//! use semeai_session::Phrasing;
//! use semeai_words::gtp;
//!
//! assert_eq!(gtp::no_color("x", Phrasing::ENGLISH), "'x' is neither black nor white");
//! assert_eq!(gtp::race(Phrasing::ENGLISH), "Race");
//! ```

pub use crate::texts::gtp::{
    biggest, endgame, essential, half_points, liberties, line, line_too_long, losses, missing,
    named_twice, no_color, no_number, no_rules, no_vertex, one_color, only, order, race,
    race_words, regions, safe, save, settings, status, territory, too_much, unknown_key, value,
    winner, winning_moves,
};

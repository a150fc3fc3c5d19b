//! The commands of endgames.

use crate::commands::area::area;

area! {
    /// Endgames.
    EndgameCommand {
        /// The order of play beside the board, or the regions again.
        Order,
        /// What the moves that were really played from here on lost.
        Review,
        /// The next position of the game in which a move decides asks for it.
        Practise,
    }
}

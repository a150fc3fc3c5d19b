//! The commands of who lives.

use crate::commands::area::area;

area! {
    /// Who lives.
    LifeCommand {
        /// A point is decided as soon as it is settled.
        Territory,
        /// In ultimate positions only.
        Ultimate,
        /// By the capture of a string, which is clicked then.
        Target,
        /// All rules of ko side by side.
        AllKos,
        SimpleKo,
        BlackWinsKos,
        WhiteWinsKos,
        /// Regions for which one has to wait.
        ClassifyLarger,
        /// What is selected alone.
        OnlySelected,
        AllPoints,
        /// The score with best play of a small board.
        BestPlay,
        /// The four letters of the source, or six.
        FourLetters,
    }
}

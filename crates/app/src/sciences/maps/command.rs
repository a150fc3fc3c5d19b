//! The commands of tactics maps.

use crate::commands::area::area;

area! {
    /// Tactics maps.
    MapsCommand {
        /// Black plays by the map.
        OfBlack,
        OfWhite,
        /// The model is shown, or not.
        Model,
        /// The map is compared with another one, or not.
        Compare,
    }
}

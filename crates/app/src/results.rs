//! What has been found out about the document beyond its analysis.

use crate::play::Play;
use crate::proof::Proof;
use crate::proposal::Pending;
use crate::values::Values;

/// The answers to what the person asked for.
#[derive(Debug, Default)]
pub(crate) struct Results {
    /// The proposed race.
    pub(crate) proposal: Pending,
    /// The proof.
    pub(crate) proof: Proof,
    /// The play-out.
    pub(crate) play: Play,
    /// What the Values panel shows.
    pub(crate) values: Values,
}

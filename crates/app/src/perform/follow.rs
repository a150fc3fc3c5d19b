//! Keeps what is shown true to what has been found out since.

use super::{files, play_out, proof, proposal, race};
use crate::app::App;

/// Takes what has finished.
pub(crate) fn follow(app: &mut App) {
    race::follow_analysis(app);
    files::take_files(app);
    proposal::follow(app);
    proof::follow(app);
    play_out::follow(app);
}

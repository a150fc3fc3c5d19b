//! Keeps what is shown true to what has been found out since.

use egui::Context;

use super::{files, play_out, proof, proposal, race, values};
use crate::app::App;

/// Takes what has finished. With a context, another frame is asked for while something is in motion.
pub(crate) fn follow(app: &mut App, ctx: Option<&Context>) {
    race::follow_analysis(app);
    files::take_files(app);
    proposal::follow(app, ctx);
    proof::follow(app, ctx);
    play_out::follow(app, ctx);
    values::take_finished(app, ctx);
}

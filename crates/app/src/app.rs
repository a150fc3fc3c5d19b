//! The program in a window: its parts, and the changes that everything else is made of.

use semeai_session::{Session, Settings};

use crate::commands::waiting::Waiting;
use crate::storage::jobs::Jobs;
use crate::typed_texts::TypedTexts;
use crate::view::View;

/// The program in a window: session, view, settings, files.
#[derive(Debug)]
pub struct App {
    /// The document at work, and what has been found out about it.
    pub(crate) session: Session,
    /// How the person stands in it.
    pub(crate) view: View,
    /// What the person has typed into it.
    pub(crate) typed: TypedTexts,
    /// What the person prefers.
    pub(crate) settings: Settings,
    /// Files and dialogs at work.
    pub(crate) jobs: Jobs,
    /// What the person asked for a moment too early.
    pub(crate) waiting: Waiting,
}

//! What is read and written beside the window: files and dialogs, settings, and unsaved work.

pub(crate) mod completion;
pub(crate) mod dialogs;
pub(crate) mod jobs;
pub(crate) mod keeper;
pub(crate) mod lane;
pub(crate) mod store;
pub(crate) mod unsaved_work;
pub(crate) mod wish;

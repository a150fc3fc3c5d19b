//! Capturing-race analysis in a window.
//!
//! The window is thin: what it shows is a [`semeai_session::Session`], what it asks for are actions on it. A frame takes
//! finished work, draws from borrowed data while collecting requests, and then does what was asked.
//!
//! | part | files |
//! |---|---|
//! | state | `app` (the parts), `view` (where the person stands: `mode`, `line`, `hand`, `messages`, `panes`), `typed` |
//! | frame | `frame`, `shown` (what is drawn from), `requests` (what is asked for), `waiting` (what is done a moment later), `perform` (what is asked, one area a file) |
//! | commands | `command` (by area), `shortcuts` (one table for menu, keys and help), `meaning` (what a command means where one stands) |
//! | sciences | `sciences` (one file each, in one table), `shown` (what a science is asked) |
//! | window | `panels` (one a file), `board_view`, `tree_view`, `mathematics`, `markdown`, `words`, `suggestions` |
//! | look | `theme` (every colour and size), `fonts`, `widgets`, `naming` (what a document is called) |
//! | around it | `start`, `jobs` (files and dialogs, in `lane`s), `dialogs`, `keeper` (`unsaved` work and settings, in the `store`), `samples` |

mod app;
mod board_view;
mod command;
mod dialogs;
mod drawing_view;
mod fitting;
mod fonts;
mod frame;
mod hand;
mod jobs;
mod keeper;
mod lane;
mod line;
mod markdown;
mod mathematics;
mod meaning;
mod messages;
mod mode;
mod naming;
mod panels;
mod panes;
mod perform;
mod replay;
mod requests;
mod said;
mod samples;
mod sciences;
mod shortcuts;
mod shown;
mod start;
mod store;
mod suggestions;
mod theme;
mod tree_view;
mod typed;
mod unsaved;
mod view;
mod waiting;
mod widgets;
mod words;

pub use app::App;
pub use dialogs::{Dialogs, NoDialogs, SystemDialogs};
pub use jobs::Jobs;
pub use start::run;
pub use store::Store;

/// What a frame is made of (some megabytes of text, shapes and triangles) is thrown away when it has been drawn. The
/// allocator of glibc gives such memory back to the system each time, and more than half of a frame went into getting it
/// again, page by page.
#[cfg(target_os = "linux")]
#[global_allocator]
static ALLOCATOR: mimalloc::MiMalloc = mimalloc::MiMalloc;

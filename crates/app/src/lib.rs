//! Capturing-race analysis in a window.
//!
//! The window is thin: what it shows is a [`semeai_session::Session`], what it asks for are actions on it. A frame takes
//! finished work, draws from borrowed data while collecting requests, and then does what was asked.
//!
//! | part | files |
//! |---|---|
//! | state | `app` (the parts), `view` (where the person stands: `line`, `hand`, `messages`, `panes`), `typed_texts` |
//! | frame | `frame`, `science` (what is drawn from), `perform` (what is asked, one area a file, where it is of no science) |
//! | `commands` | `command` (by area), `requests` (what is asked for), `shortcuts` (one table for menu, keys and help), `meaning` (what a command means where one stands), `mode`, `waiting` (what is done a moment later) |
//! | sciences | `sciences` (one folder each, in one table: panels, tools, what is on the board, what is done), `science` (what a science is asked) |
//! | window | `panels` (one a file; `pieces` are what those of several sciences are made of), `board_view`, `sheet_view` (an answer), `tree_view`, `drawing_view` |
//! | `look` | `theme` (every colour and size), `fonts`, `widgets`, `mathematics`, `markdown`, `fitting` |
//! | `storage` | `jobs` (files and dialogs, in `lane`s), `dialogs`, `keeper` (`unsaved_work` and settings, in the `store`) |
//! | around it | `start`, `wheel` (a notch comes once), `samples`, `lesson` (a position that asks), `naming` (what a document is called), `subject_guess` (what a diagram was taken for) |

mod app;
mod board_view;
mod commands;
mod drawing_view;
mod file_set;
mod found_in_game;
mod frame;
mod hand;
mod lesson;
mod line;
mod local_text;
mod look;
mod messages;
mod naming;
mod panels;
mod panes;
mod perform;
mod region_colors;
mod replay;
mod samples;
mod science;
mod sciences;
mod sheet_view;
mod start;
mod storage;
mod subject_guess;
mod tally;
mod tree_view;
mod typed_texts;
mod view;
mod wheel;

pub use app::App;
pub use start::run;
pub use storage::dialogs::{Dialogs, NoDialogs, SystemDialogs};
pub use storage::jobs::Jobs;
pub use storage::store::Store;

/// What a frame is made of (some megabytes of text, shapes and triangles) is thrown away when it has been drawn. The
/// allocator of glibc gives such memory back to the system each time, and more than half of a frame went into getting it
/// again, page by page.
#[cfg(target_os = "linux")]
#[global_allocator]
static ALLOCATOR: mimalloc::MiMalloc = mimalloc::MiMalloc;

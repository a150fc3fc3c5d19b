//! Capturing-race analysis in a window.
//!
//! The window is thin: what it shows is a [`semeai_session::Session`], what it asks for are actions on it. A frame takes
//! finished work, draws from borrowed data while collecting requests, and then does what was asked.
//!
//! | part | files |
//! |---|---|
//! | state and frame | `app`, `frame`, `view`, `shown`, `requests`, `perform` (what is asked, one area a file) |
//! | window | `panels` (one a file), `values` (the Values panel without its looks), `board_view`, `tree_view`, `mathematics` |
//! | look | `theme` (every colour and size), `fonts`, `widgets` |
//! | races | without their looks: `proof`, `line` (of a proof), `suggestions` |
//! | around it | `start`, `jobs`, `dialogs`, `store`, `command` (by area), `meaning` (where one stands), `shortcuts` (one table for menu, keys and help) |

mod app;
mod board_view;
mod command;
mod dialogs;
mod fonts;
mod frame;
mod hand;
mod jobs;
mod letters;
mod line;
mod mathematics;
mod meaning;
mod messages;
mod mode;
mod panels;
mod panes;
mod perform;
mod proof;
mod requests;
mod samples;
mod shortcuts;
mod shown;
mod start;
mod store;
mod suggestions;
mod theme;
mod tree_view;
mod typed;
mod values;
mod view;
mod widgets;
mod words;

pub use app::App;
pub use dialogs::{Dialogs, NoDialogs, SystemDialogs};
pub use jobs::Jobs;
pub use start::run;
pub use store::Store;

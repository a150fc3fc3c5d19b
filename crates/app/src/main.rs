//! The window; without a display, the same analysis as text.

use std::env;
use std::process::ExitCode;

fn main() -> ExitCode {
    semeai_app::run(env::args_os().skip(1))
}

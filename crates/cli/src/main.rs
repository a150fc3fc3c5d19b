//! The command line program; everything is in the library so that tests can run it in-process.

use std::io;
use std::process::ExitCode;

fn main() -> ExitCode {
    let arguments = std::env::args_os();
    // Errors are not locked: a long search says there how far it is.
    let status = semeai_cli::run(
        arguments,
        &mut io::stdin().lock(),
        &mut io::stdout().lock(),
        &mut io::stderr(),
    );
    ExitCode::from(status)
}

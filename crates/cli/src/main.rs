//! The command line program; everything is in the library so that tests can run it in-process.

use std::io;
use std::process::ExitCode;
use std::thread::JoinHandle;

use semeai_search::STACK;

fn main() -> ExitCode {
    // Some systems give the first thread less. Input and errors are not locked: another thread may read,
    // and a long search says how far it is.
    let run = || {
        semeai_cli::run(
            std::env::args_os(),
            semeai_words::language_of(|name| std::env::var_os(name)),
            &mut io::stdin(),
            &mut io::stdout().lock(),
            &mut io::stderr(),
        )
    };
    let thread = std::thread::Builder::new().stack_size(STACK).spawn(run);
    let status = match thread.map(JoinHandle::join) {
        Ok(Ok(status)) => status,
        Ok(Err(panic)) => std::panic::resume_unwind(panic),
        // No thread, so on this one.
        Err(_) => run(),
    };
    ExitCode::from(status)
}

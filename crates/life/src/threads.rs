//! Independent pieces of work on several cores.

use std::sync::Mutex;
use std::thread::{Builder, scope};

/// Does every piece of work, on so many threads together. Where the system gives no more threads, fewer do it.
pub(crate) fn each<T: Send>(threads: usize, pieces: Vec<T>, work: impl Fn(T) + Sync) {
    if threads <= 1 || pieces.len() <= 1 {
        pieces.into_iter().for_each(work);
        return;
    }
    let helpers = (threads - 1).min(pieces.len() - 1);
    let rest = Mutex::new(pieces.into_iter());
    let run = || {
        // A thread that panics ends the program's answer; the others need not go on.
        while let Some(piece) = rest.lock().ok().and_then(|mut rest| rest.next()) {
            work(piece);
        }
    };
    scope(|scope| {
        for _ in 0..helpers {
            let named = Builder::new().name("life".to_owned());
            if named.spawn_scoped(scope, run).is_err() {
                break;
            }
        }
        run();
    });
}

#[cfg(test)]
mod tests {
    use super::each;
    use std::sync::atomic::{AtomicUsize, Ordering};

    #[test]
    fn every_piece_is_done_once() {
        for threads in [0, 1, 2, 7] {
            let sum = AtomicUsize::new(0);
            each(threads, (1..=100).collect(), |piece| {
                sum.fetch_add(piece, Ordering::Relaxed);
            });
            assert_eq!(sum.into_inner(), 5_050);
        }
    }
}

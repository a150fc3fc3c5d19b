//! Where there is one thread for everything, every question is answered as elsewhere, and no turn is long.

use std::sync::Arc;
use std::sync::atomic::Ordering;

use semeai_board::Color;
use semeai_race::solve::SolvedStart;

use super::*;
use crate::analysis::Count;
use crate::calculator::Calculation;
use crate::file;
use crate::host::{Queue, SLICE};
use crate::play_out::{Person, PlayOut, PlayStyle, Think};
use crate::propose::{FindRace, Propose};
use crate::solve::{Prove, Solved};

/// Of figure 2 of the system paper: some 300,000 positions.
const LONG: &str = "\
@....@@....@@
@XXXX@@XXXX@@
@X@@X@@.@@@@@
@..@.@@B@@@@@
@B@@B@@B@@@@@
BBBBBBBBBBBBB
WWWWWWWWWWWWW
.#.#.#.#.#.#.";

/// A search looks at the end of its turn only once in so many positions.
const BETWEEN_LOOKS: u64 = 2_000;

fn snapshot(text: &str) -> Snapshot {
    Snapshot::new(
        file::parse("test", text.as_bytes())
            .expect("a diagram")
            .document,
    )
}

/// A desk that has answered a question on threads.
fn on_threads<A: Ask>(ask: &A) -> Desk {
    let mut desk = Desk::default();
    desk.want(ask.clone());
    desk.finish::<A>();
    desk
}

/// A desk that has answered a question in turns, and how many it took.
fn in_turns<A: Ask>(ask: &A) -> (Desk, usize) {
    let mut desk = Desk::on(Arc::new(Queue::with_set_clock()));
    desk.want(ask.clone());
    let (mut turns, mut made) = (0, 0);
    loop {
        desk.start();
        desk.take();
        turns += 1;
        match desk.progress::<A>() {
            Progress::Running { positions, .. } => {
                let in_turn = positions - made;
                assert!(
                    in_turn <= SLICE + BETWEEN_LOOKS,
                    "{in_turn} in turn {turns}"
                );
                made = positions;
            }
            Progress::Ready => return (desk, turns),
            other => panic!("{other:?}"),
        }
    }
}

/// Everything but the best line: a long search finds one of several.
fn told(start: &SolvedStart) -> SolvedStart {
    SolvedStart {
        line: Vec::new(),
        ..start.clone()
    }
}

#[test]
fn a_proof_is_the_same_in_turns_none_of_which_is_long() {
    let ask = Prove::first(snapshot(LONG));
    let threads = on_threads(&ask);
    let (desk, turns) = in_turns(&ask);
    assert!(turns > 5, "{turns} turns");
    let solved = |desk: &Desk| -> Solved {
        let answered = desk.answered(&ask).expect("an answer");
        assert!(!answered.was_stopped);
        (**answered.answer.as_ref().expect("a race")).clone()
    };
    let (here, there) = (solved(&desk), solved(&threads));
    for first in Color::ALL {
        assert_eq!(
            here.searched(first).map(told),
            there.searched(first).map(told)
        );
        assert_eq!(here.start(first), there.start(first));
    }
    assert_eq!(here.proposal, there.proposal);
    assert_eq!(here.disagreements, there.disagreements);
    assert_eq!(here.known(), there.known());
}

#[test]
fn a_judgement_of_a_play_out_is_the_same_in_turns_none_of_which_is_long() {
    let document = snapshot(LONG);
    let find = FindRace(document);
    let desk = on_threads(&find);
    let race = desk.answer(&find).expect("an answer").clone();
    let race = race.expect("a race");
    let game = PlayOut::new(race, Color::Black, Person::default(), PlayStyle::Best);
    let ask = Think::about(&game).expect("nothing is judged yet");
    let threads = on_threads(&ask);
    let (desk, turns) = in_turns(&ask);
    assert!(turns > 5, "{turns} turns");
    assert_eq!(desk.answer(&ask), threads.answer(&ask));
}

#[test]
fn a_long_calculation_is_the_same_in_turns() {
    let terms: Vec<String> = (1..9)
        .map(|n| format!("{{{}||{n}|-{n}}}", n * n * n + 7))
        .collect();
    let ask = Calculation {
        expression: terms.join("+"),
        cool: Some(semeai_cgt::Dyadic::integer(1)),
        other: Some("{3|1}".into()),
    };
    let threads = on_threads(&ask);
    let (desk, turns) = in_turns(&ask);
    assert!(turns > 1, "{turns} turns");
    let told = |desk: &Desk| {
        let calculated = desk.answer(&ask).expect("an answer");
        let sheet = calculated.sheet.as_ref().expect("a value");
        let comparison = calculated.comparison.as_ref().expect("asked for");
        let steps = calculated.derivation.as_ref().expect("braces").steps.len();
        let difference = comparison.as_ref().expect("a game").difference.to_string();
        (
            sheet.canonical.to_string(),
            sheet.value_id,
            difference,
            steps,
        )
    };
    assert_eq!(told(&desk), told(&threads));
}

#[test]
fn short_questions_are_answered_in_one_turn_as_on_threads() {
    let document = snapshot(LONG);
    let count = Count(document.clone());
    let (desk, turns) = in_turns(&count);
    let report = |desk: &Desk| format!("{:?}", desk.answer(&count));
    assert_eq!(report(&desk), report(&on_threads(&count)));
    assert_eq!(turns, 1);
    let find = FindRace(document.clone());
    let (desk, turns) = in_turns(&find);
    assert_eq!(desk.answer(&find), on_threads(&find).answer(&find));
    assert_eq!(turns, 1);
    let propose = Propose {
        of: document,
        points: Vec::new(),
    };
    let (desk, turns) = in_turns(&propose);
    assert_eq!(desk.answer(&propose), on_threads(&propose).answer(&propose));
    assert_eq!(turns, 1);
    let calculation = Calculation {
        expression: "{4|0} + {6||4|0} - 7".into(),
        ..Calculation::default()
    };
    let (desk, turns) = in_turns(&calculation);
    let canonical = |desk: &Desk| {
        let calculated = desk.answer(&calculation).expect("an answer");
        let sheet = calculated.sheet.as_ref().expect("a value");
        sheet.canonical.to_string()
    };
    assert_eq!(canonical(&desk), canonical(&on_threads(&calculation)));
    assert_eq!(turns, 1);
}

#[test]
fn a_proof_in_turns_can_be_stopped_and_dropped_between_two_of_them() {
    let queue = Arc::new(Queue::with_set_clock());
    let host: Arc<dyn Host> = queue.clone();
    let mut desk = Desk::on(host);
    let ask = Prove::first(snapshot(LONG));
    desk.want(ask.clone());
    desk.start();
    assert!(!desk.take() && !desk.take(), "it takes more turns");
    assert_eq!(queue.waiting(), 1);
    desk.stop::<Prove>();
    assert!(desk.take(), "what is known by now");
    let answered = desk.answered(&ask).expect("an answer");
    assert!(answered.was_stopped && answered.answer.is_ok());
    desk.resume::<Prove>();
    desk.start();
    assert!(!desk.take());
    desk.withdraw::<Prove>();
    assert!(!desk.take());
    assert_eq!(queue.waiting(), 0, "it does not begin again");
    assert_eq!(desk.progress::<Prove>(), Progress::Unasked);
}

#[test]
fn whoever_gives_turns_is_called_for_every_one() {
    let mut desk = Desk::on(Arc::new(Queue::with_set_clock()));
    let called = Arc::new(std::sync::atomic::AtomicUsize::new(0));
    let count = Arc::clone(&called);
    desk.set_waker(Arc::new(move || {
        count.fetch_add(1, Ordering::Relaxed);
    }));
    desk.want(Prove::first(snapshot(LONG)));
    desk.start();
    for turns in 1..4 {
        assert_eq!(called.load(Ordering::Relaxed), turns, "for the next turn");
        assert!(!desk.take());
    }
}

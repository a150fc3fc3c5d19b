//! The desk with work that is done when the test says so, on a clock that the test sets.

use std::sync::Arc;
use std::sync::atomic::{AtomicUsize, Ordering};
use std::time::Duration;

use super::*;
use crate::Sample;
use crate::host::{Control, NoRoom, Queue, Work};

/// Says a word, and whether it was asked to stop; "panic" is a word that it cannot say.
#[derive(Clone, Debug, PartialEq)]
struct Say(&'static str);

impl Ask for Say {
    type Answer = (&'static str, bool);
    type Memory = ();
    const NAME: &'static str = "say";

    fn answer(self, (): &mut (), control: &Control) -> (&'static str, bool) {
        assert_ne!(self.0, "panic", "cannot say that");
        control.counter().store(7, Ordering::Relaxed);
        (self.0, control.is_stopped())
    }
}

/// Says how many words it has said, this one among them.
#[derive(Clone, Debug, PartialEq)]
struct Number(&'static str);

impl Ask for Number {
    type Answer = usize;
    type Memory = usize;
    const NAME: &'static str = "number";
    const WAITS: bool = true;

    fn answer(self, memory: &mut usize, _control: &Control) -> usize {
        *memory += 1;
        *memory
    }
}

/// Says a word about a document, and how often it has said any; two answers are kept beside the last.
#[derive(Clone, Debug, PartialEq)]
struct About(&'static str, Snapshot);

impl Ask for About {
    type Answer = (&'static str, usize);
    type Memory = usize;
    const NAME: &'static str = "about";
    const KEPT: usize = 2;

    fn subject(&self) -> Option<&Snapshot> {
        Some(&self.1)
    }

    /// It is the same of every document, but for a word that is of its own alone.
    fn turned_to(&self, document: &Snapshot) -> Option<Self> {
        (self.0 != "own").then(|| Self(self.0, document.clone()))
    }

    fn answer(self, memory: &mut usize, _control: &Control) -> (&'static str, usize) {
        *memory += 1;
        (self.0, *memory)
    }
}

fn desk() -> (Arc<Queue>, Desk) {
    let queue = Arc::new(Queue::with_set_clock());
    let host: Arc<dyn Host> = queue.clone();
    (queue, Desk::on(host))
}

/// The answer to this very question.
fn answer<'d, A: Ask>(desk: &'d Desk, ask: &A) -> Option<&'d A::Answer> {
    let last = desk.last::<A>().filter(|last| last.ask == *ask);
    last.map(|last| &last.answer)
}

/// A frame in which this is wanted; says whether something new was there at its beginning.
fn frame(desk: &mut Desk, ask: Say) -> bool {
    let is_new = desk.take();
    desk.want(ask);
    desk.start();
    is_new
}

#[test]
fn what_is_wanted_twice_is_started_once() {
    let (queue, mut desk) = desk();
    assert!(!frame(&mut desk, Say("a")));
    desk.want(Say("a"));
    desk.start();
    assert_eq!(queue.waiting(), 1);
    assert!(frame(&mut desk, Say("a")), "it was answered");
    assert_eq!(queue.waiting(), 0, "and is not asked again");
    assert_eq!(answer(&desk, &Say("a")), Some(&("a", false)));
    assert_eq!(desk.progress::<Say>(), Progress::Ready);
    assert!(!frame(&mut desk, Say("a")), "the news is old");
}

#[test]
fn wanting_starts_nothing_before_the_end_of_the_frame() {
    let (queue, mut desk) = desk();
    assert_eq!(desk.progress::<Say>(), Progress::Unasked);
    for word in ["a", "b", "c"] {
        desk.want(Say(word));
    }
    assert_eq!(queue.waiting(), 0);
    assert_eq!(desk.progress::<Say>(), Progress::Waiting);
    desk.start();
    assert_eq!(queue.waiting(), 1, "only the newest is started");
    desk.finish::<Say>();
    assert_eq!(answer(&desk, &Say("c")), Some(&("c", false)));
}

#[test]
fn late_answers_are_dropped() {
    let (_queue, mut desk) = desk();
    frame(&mut desk, Say("old"));
    desk.want(Say("new"));
    desk.start();
    // The old work is done first, and nobody hears of it.
    assert!(!desk.take());
    assert!(desk.last::<Say>().is_none());
    assert!(desk.take());
    assert_eq!(answer(&desk, &Say("new")), Some(&("new", false)));
    assert_eq!(answer(&desk, &Say("old")), None);
}

#[test]
fn an_answer_stays_until_another_one_comes() {
    let (_queue, mut desk) = desk();
    desk.want(Say("a"));
    desk.finish::<Say>();
    desk.want(Say("b"));
    assert_eq!(answer(&desk, &Say("b")), None);
    assert_eq!(desk.last::<Say>().map(|last| last.ask.0), Some("a"));
    desk.want(Say("a"));
    assert_eq!(desk.progress::<Say>(), Progress::Ready, "known already");
}

#[test]
fn news_comes_once() {
    let (_queue, mut desk) = desk();
    desk.want(Say("a"));
    assert!(desk.news::<Say>().is_none());
    desk.finish::<Say>();
    assert!(desk.news::<Say>().is_some_and(|news| news.answer.0 == "a"));
    assert!(desk.news::<Say>().is_none());
    desk.withdraw::<Say>();
    desk.want(Say("a"));
    assert!(desk.news::<Say>().is_some(), "asked for anew");
}

#[test]
fn stopping_asks_for_what_is_known() {
    let (_queue, mut desk) = desk();
    frame(&mut desk, Say("a"));
    desk.stop::<Say>();
    assert!(desk.take());
    let answered = desk.answer::<Say>().expect("an answer all the same");
    assert!(answered.was_stopped && answered.answer.1);
}

#[test]
fn cancelling_drops_the_answer_until_it_is_asked_for_again() {
    let (queue, mut desk) = desk();
    frame(&mut desk, Say("a"));
    desk.cancel::<Say>();
    assert!(!frame(&mut desk, Say("a")));
    assert_eq!(desk.progress::<Say>(), Progress::Cancelled);
    assert_eq!(queue.waiting(), 0, "it does not begin again by itself");
    desk.resume::<Say>();
    frame(&mut desk, Say("a"));
    assert_eq!(queue.waiting(), 1);
    assert!(desk.take());
    desk.cancel::<Say>();
    assert_eq!(desk.progress::<Say>(), Progress::Ready, "nothing to cancel");
}

#[test]
fn a_new_question_goes_on_after_a_cancelled_one() {
    let (_queue, mut desk) = desk();
    frame(&mut desk, Say("a"));
    desk.cancel::<Say>();
    desk.want(Say("b"));
    desk.finish::<Say>();
    assert_eq!(answer(&desk, &Say("b")), Some(&("b", false)));
}

#[test]
fn a_panic_becomes_a_message() {
    let (_queue, mut desk) = desk();
    frame(&mut desk, Say("panic"));
    assert!(
        frame(&mut desk, Say("panic")),
        "a failure is news to be seen"
    );
    assert_eq!(desk.progress::<Say>(), Progress::Failed);
    let message = desk.failure::<Say>().expect("a message");
    assert!(message.contains("cannot say that"), "{message}");
    assert!(!desk.is_pending(), "it is not tried again and again");
    desk.want(Say("a"));
    desk.finish::<Say>();
    assert_eq!(desk.progress::<Say>(), Progress::Ready);
}

/// A machine without threads.
#[derive(Debug)]
struct Full;

impl Host for Full {
    fn now(&self) -> Duration {
        Duration::ZERO
    }
    fn start(&self, _name: &str, _work: Work) -> Result<(), NoRoom> {
        Err(NoRoom)
    }
    fn turn(&self) {}
    fn needs_turns(&self) -> bool {
        false
    }
    fn rest(&self) {}
}

#[test]
fn no_room_is_a_failure_too() {
    let mut desk = Desk::on(Arc::new(Full));
    desk.want(Say("a"));
    desk.finish::<Say>();
    assert_eq!(desk.progress::<Say>(), Progress::Failed);
}

#[test]
fn progress_tells_time_and_positions() {
    let (queue, mut desk) = desk();
    frame(&mut desk, Say("a"));
    assert!(desk.progress::<Say>().is_unnoticed());
    queue.advance(Duration::from_secs(3));
    let elapsed = Duration::from_secs(3);
    assert_eq!(
        desk.progress::<Say>(),
        Progress::Running {
            elapsed,
            positions: 0
        }
    );
    assert!(!desk.progress::<Say>().is_unnoticed());
    // The work is done, but nobody has taken its answer yet.
    queue.turn();
    assert_eq!(
        desk.progress::<Say>(),
        Progress::Running {
            elapsed,
            positions: 7
        }
    );
}

#[test]
fn what_was_learned_is_kept_even_by_late_answers() {
    let (_queue, mut desk) = desk();
    desk.want(Number("a"));
    desk.finish::<Number>();
    desk.want(Number("b"));
    desk.start();
    desk.want(Number("c"));
    desk.start();
    assert_eq!(
        desk.progress::<Number>(),
        Progress::Waiting,
        "for the older"
    );
    desk.finish::<Number>();
    assert_eq!(answer(&desk, &Number("c")), Some(&3));
    desk.forget::<Number>();
    assert_eq!(desk.progress::<Number>(), Progress::Unasked);
    desk.want(Number("c"));
    desk.finish::<Number>();
    assert_eq!(
        answer(&desk, &Number("c")),
        Some(&1),
        "nothing is remembered"
    );
}

#[test]
fn a_question_that_comes_back_is_not_answered_by_its_stopped_work() {
    let (_queue, mut desk) = desk();
    desk.want(Number("a"));
    desk.start();
    desk.want(Number("b"));
    desk.want(Number("a"));
    assert!(!desk.take(), "it was stopped in between");
    desk.finish::<Number>();
    assert_eq!(answer(&desk, &Number("a")), Some(&2));
}

#[test]
fn kinds_do_not_disturb_each_other() {
    let (queue, mut desk) = desk();
    desk.want(Say("a"));
    desk.want(Number("a"));
    desk.start();
    assert_eq!(queue.waiting(), 2);
    desk.cancel::<Number>();
    desk.finish::<Say>();
    assert_eq!(desk.progress::<Say>(), Progress::Ready);
    assert_eq!(desk.progress::<Number>(), Progress::Cancelled);
}

#[test]
fn whoever_gives_turns_is_woken_at_the_start_and_at_the_end() {
    let (_queue, mut desk) = desk();
    let woken = Arc::new(AtomicUsize::new(0));
    let count = Arc::clone(&woken);
    desk.set_waker(Arc::new(move || {
        count.fetch_add(1, Ordering::Relaxed);
    }));
    frame(&mut desk, Say("panic"));
    assert_eq!(woken.load(Ordering::Relaxed), 1);
    desk.take();
    assert_eq!(woken.load(Ordering::Relaxed), 2, "a failure wakes too");
}

#[test]
fn threads_answer_and_fail_as_turns_do() {
    let mut desk = Desk::default();
    desk.want(Say("a"));
    desk.finish::<Say>();
    assert_eq!(answer(&desk, &Say("a")), Some(&("a", false)));
    desk.want(Say("panic"));
    desk.finish::<Say>();
    assert_eq!(desk.progress::<Say>(), Progress::Failed);
}

#[test]
fn whoever_wants_to_be_called_late_hears_of_work_that_began_before() {
    let (queue, mut desk) = desk();
    frame(&mut desk, Say("a"));
    let woken = Arc::new(AtomicUsize::new(0));
    let count = Arc::clone(&woken);
    desk.set_waker(Arc::new(move || {
        count.fetch_add(1, Ordering::Relaxed);
    }));
    assert_eq!(woken.load(Ordering::Relaxed), 1, "it waits for a turn");
    queue.turn();
    assert_eq!(woken.load(Ordering::Relaxed), 2, "it has come to its end");
    assert!(desk.take());
}

#[test]
fn what_cannot_be_started_is_news_too() {
    let mut desk = Desk::on(Arc::new(Full));
    let woken = Arc::new(AtomicUsize::new(0));
    let count = Arc::clone(&woken);
    desk.set_waker(Arc::new(move || {
        count.fetch_add(1, Ordering::Relaxed);
    }));
    assert!(!frame(&mut desk, Say("a")));
    assert_eq!(woken.load(Ordering::Relaxed), 1);
    assert!(frame(&mut desk, Say("a")), "a failure is to be seen");
    assert!(!frame(&mut desk, Say("a")), "once");
}

#[test]
fn what_was_asked_to_answer_soon_begins_again_when_the_whole_is_wanted() {
    let (_queue, mut desk) = desk();
    frame(&mut desk, Say("a"));
    desk.stop::<Say>();
    // The person changes their mind before the answer is there.
    desk.want(Say("a"));
    desk.resume::<Say>();
    desk.finish::<Say>();
    let answered = desk.answer::<Say>().expect("an answer");
    assert!(!answered.was_stopped && !answered.answer.1);
    // The same of questions that wait for each other.
    desk.want(Number("a"));
    desk.start();
    desk.stop::<Number>();
    desk.resume::<Number>();
    desk.finish::<Number>();
    let answered = desk.answer::<Number>().expect("an answer");
    assert!(!answered.was_stopped);
}

/// Counts how often it is answered.
#[derive(Clone, Debug)]
struct Count(Arc<AtomicUsize>, usize);

impl PartialEq for Count {
    fn eq(&self, other: &Self) -> bool {
        self.1 == other.1
    }
}

impl Ask for Count {
    type Answer = ();
    type Memory = ();
    const NAME: &'static str = "count";

    fn answer(self, (): &mut (), _control: &Control) {
        self.0.fetch_add(1, Ordering::Relaxed);
    }
}

#[test]
fn what_nobody_wants_any_more_is_not_begun() {
    let (_queue, mut desk) = desk();
    let answered = Arc::new(AtomicUsize::new(0));
    for number in 0..4 {
        desk.want(Count(Arc::clone(&answered), number));
        desk.start();
    }
    desk.finish::<Count>();
    assert_eq!(answered.load(Ordering::Relaxed), 1);
}

#[test]
fn what_was_answered_before_is_there_at_once_as_long_as_it_is_kept() {
    let (queue, mut desk) = desk();
    let of = Snapshot::new(Sample::ConnectFirst.document());
    let say = |desk: &mut Desk, word| {
        desk.want(About(word, of.clone()));
        let is_known = desk.answer::<About>().is_some();
        let is_news = desk.news::<About>().is_some();
        assert_eq!(
            is_known, is_news,
            "{word}: whoever waits for it hears of it"
        );
        desk.finish::<About>();
        let told = desk.answer::<About>().expect("an answer").answer.1;
        desk.news::<About>();
        (is_known, told)
    };
    for (number, word) in (1..).zip(["a", "b", "c"]) {
        assert_eq!(say(&mut desk, word), (false, number));
    }
    assert_eq!(say(&mut desk, "a"), (true, 1));
    assert_eq!(say(&mut desk, "c"), (true, 3));
    // The fourth leaves no room for the oldest.
    assert_eq!(say(&mut desk, "d"), (false, 4));
    assert_eq!(say(&mut desk, "a"), (true, 1));
    assert_eq!(say(&mut desk, "b"), (false, 5));
    assert_eq!(queue.waiting(), 0);
}

#[test]
fn a_question_goes_along_to_another_document_where_it_has_something_to_ask_of_it() {
    let (_queue, mut desk) = desk();
    let [first, second] = [0; 2].map(|_| Snapshot::new(Sample::ConnectFirst.document()));
    for (word, goes_along) in [("any", true), ("own", false)] {
        desk.want(About(word, first.clone()));
        desk.turn_to(&first);
        assert_eq!(desk.wanted::<About>().map(|it| &it.1), Some(&first));
        desk.turn_to(&second);
        let wanted = desk.wanted::<About>().map(|it| &it.1);
        assert_eq!(wanted, goes_along.then_some(&second), "{word}");
    }
}

//! How long it takes until the program replies to a first move in a lesson: a wrong one is refuted by the reply.
//!
//! `cargo bench -p semeai-app --bench refutation` tries every first move of both sides in every lesson of a race, an endgame or life,
//! and prints the median, the longest and the late ones of each subject: from the click to the reply, threads and all. The answer to the lesson is
//! known by then, as it is where it asks. A reply that takes more than `MOST` counts as taking so long. Lessons are left out whose
//! names are not among the arguments, where there are any.

use std::collections::BTreeMap;
use std::time::{Duration, Instant};

use semeai_board::Color;
use semeai_session::play_out::{Person, PlayAction};
use semeai_session::{Classify, Prove, Sample, Session, SolveEndgame, Subject};
use semeai_words::samples::sample_document;

/// A reply is to be there by then; later ones are named.
const SOON: Duration = Duration::from_millis(100);
/// No reply is waited for any longer.
const MOST: Duration = Duration::from_secs(5);
/// Whatever leads to the first question may take longer.
const PATIENCE: Duration = Duration::from_secs(30);

/// A first move, and how long its reply took.
struct Refutation {
    time: Duration,
    sample: Sample,
    color: Color,
    name: String,
}

fn main() {
    let mut all: BTreeMap<&str, Vec<Refutation>> = BTreeMap::new();
    let asked: Vec<String> = std::env::args()
        .skip(1)
        .filter(|it| !it.starts_with('-'))
        .collect();
    let is_asked = |sample: &Sample| asked.is_empty() || asked.iter().any(|it| it == sample.id());
    for &sample in Sample::ALL.iter().filter(|sample| is_asked(sample)) {
        let mut session = Session::new(sample_document(sample));
        let subject = match session.document().subject {
            Subject::Race => "race",
            Subject::Endgame => "endgame",
            Subject::Life => "life",
            Subject::Maps => continue,
        };
        if begin(&mut session) {
            let found = refutations(&mut session, sample);
            all.entry(subject).or_default().extend(found);
        }
    }
    for (subject, mut times) in all {
        times.sort_by_key(|it| it.time);
        let Some(longest) = times.last() else {
            continue;
        };
        let late: Vec<&Refutation> = times.iter().filter(|it| it.time > SOON).collect();
        println!(
            "{subject:<8} {:>5} moves  median {:>9.2?}  longest {:>9.2?}  above {SOON:.0?}: {}",
            times.len(),
            times[times.len() / 2].time,
            longest.time,
            late.len()
        );
        for it in late {
            println!(
                "  {:>9.2?}  {:?}, {} {}",
                it.time, it.sample, it.color, it.name
            );
        }
    }
}

/// One frame of a window that plays out.
fn turn(session: &mut Session, is_playing: bool) {
    session.update();
    session.set_playing(is_playing);
    session.start();
}

/// Frames until something is so; says whether it is.
fn wait(session: &mut Session, most: Duration, is_so: impl Fn(&Session) -> bool) -> bool {
    let begun = Instant::now();
    loop {
        turn(session, true);
        if is_so(session) {
            return true;
        }
        if begun.elapsed() > most {
            return false;
        }
        std::thread::sleep(Duration::from_micros(200));
    }
}

/// Finds the answer, and plays out; says whether there is something to be played.
fn begin(session: &mut Session) -> bool {
    match session.document().subject {
        Subject::Race => session.search::<Prove>(),
        Subject::Life => session.search::<Classify>(),
        _ => {}
    }
    let begun = Instant::now();
    let is_pending = |session: &Session| {
        session.progress::<Prove>().is_pending()
            || session.progress::<Classify>().is_pending()
            || session.progress::<SolveEndgame>().is_pending()
    };
    turn(session, false);
    while is_pending(session) && begun.elapsed() < PATIENCE {
        turn(session, false);
        std::thread::sleep(Duration::from_millis(1));
    }
    let has_stage = |session: &Session| moves(session).is_some() || session.play().has_nothing();
    wait(session, PATIENCE, has_stage) && moves(session).is_some()
}

/// How many moves were made in what is being played.
fn moves(session: &Session) -> Option<usize> {
    let play = session.play();
    let race = play.game().map(|game| game.turns().len());
    let endgame = || play.endgame().map(|game| game.turns().len());
    race.or_else(endgame)
        .or_else(|| play.life().map(|game| game.turns().len()))
}

/// Whether the program is to reply.
fn is_awaited(session: &Session) -> bool {
    let play = session.play();
    let is_turn = [
        play.game().is_some_and(|game| game.is_programs_turn()),
        play.endgame().is_some_and(|game| game.is_programs_turn()),
        play.life().is_some_and(|game| game.is_programs_turn()),
    ];
    is_turn.contains(&true)
}

fn refutations(session: &mut Session, sample: Sample) -> Vec<Refutation> {
    let topology = session.document().topology().clone();
    let mut found = Vec::new();
    for color in Color::ALL {
        let person = match color {
            Color::Black => Person::Black,
            Color::White => Person::White,
        };
        for point in topology.points() {
            session.do_in_play(PlayAction::Person(person));
            session.do_in_play(PlayAction::Restart(color));
            // As in a lesson, where the first position has been thought about.
            wait(session, MOST, |session| !thinks(session));
            let before = moves(session);
            let begun = Instant::now();
            session.do_in_play(PlayAction::At(point));
            if moves(session) == before || !is_awaited(session) {
                continue;
            }
            let has_replied = |session: &Session| !is_awaited(session);
            wait(session, MOST, has_replied);
            found.push(Refutation {
                time: begun.elapsed(),
                sample,
                color,
                name: topology.name(point).to_owned(),
            });
        }
    }
    found
}

/// Whether the program thinks about what is being played.
fn thinks(session: &Session) -> bool {
    session.play().progress(session.desk()).is_pending()
}

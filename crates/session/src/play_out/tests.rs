use semeai_board::{ByColor, Color, IllegalMove, Point, Position, Role, diagram};
use semeai_race::Ending;
use semeai_race::solve::{Outcome, Prover, Race, RacePosition, Several, SolveLimits, Step};

use super::*;
use crate::desk::{Desk, Progress};

/// Two liberties each: whoever starts wins.
const EVEN: &str = "\
.@.@
BBBB
WWWW
.#.#";

/// Two liberties outside each, and two shared ones.
const SHARED: &str = "\
.@.
BBB
.X.
WWW
.#.";

/// A ko that Black can take at C4 and one that White can take at F4; the essential stones stand apart.
const TWO_KOS: &str = "\
.XO..XO.
XO.OX.XO
.XO..XO.
W.......
.......B";

fn race(text: &str) -> Race {
    let read = diagram::parse(text).expect("a diagram");
    let safe = read.roles.points(Role::Safe);
    let position = Position::with_protected(read.setup, safe).expect("a position");
    let essential = ByColor::new_with(|color| read.roles.stones(&position, color, Role::Essential));
    let relevant = position.topology().points().difference(&safe);
    Race {
        position,
        essential,
        several: Several::All,
        relevant,
    }
}

pub(super) fn play_out(text: &str, person: Person, style: PlayStyle) -> PlayOut {
    PlayOut::new(race(text), Color::Black, person, style)
}

fn at(play: &PlayOut, name: &str) -> Point {
    let topology = play.situation().position.topology();
    topology.point(name).expect("on the board")
}

fn moves(play: &mut PlayOut, names: &[&str]) {
    for name in names {
        let point = at(play, name);
        play.play(point).expect("legal");
    }
}

/// Looks at every line: a judge for boards of a few points.
struct Plain {
    race: Race,
}

impl Plain {
    fn of(text: &str) -> Self {
        Self { race: race(text) }
    }

    /// The worth for the side to move, after how many moves, and the first of them.
    fn search(&self, now: &Situation, path: &mut Vec<Situation>) -> (u8, usize, Option<Point>) {
        // In these races who captures first wins, so nothing is lost by looking no further.
        if now.winner().is_some() || now.lost == Some(now.mover) {
            return (0, 0, None);
        }
        if path.contains(now) {
            return (1, 0, None);
        }
        path.push(now.clone());
        let mut best: Option<(u8, usize, Option<Point>)> = None;
        let stones = now.moves().into_iter().map(Some);
        for point in stones.chain([None]) {
            let next = match point {
                Some(point) => now.play(point).expect("legal").situation,
                None => now.elsewhere(),
            };
            let (worth, length, _) = self.search(&next, path);
            let found = (2 - worth, length + 1, point);
            let is_better = best.is_none_or(|(worth, length, _)| match found.0.cmp(&worth) {
                std::cmp::Ordering::Equal if worth == 2 => found.1 < length,
                std::cmp::Ordering::Equal => found.1 > length,
                other => other == std::cmp::Ordering::Greater,
            });
            if is_better {
                best = Some(found);
            }
        }
        path.pop();
        best.expect("playing elsewhere is always possible")
    }

    fn ask(&self, now: &RacePosition, threats: ByColor<u8>) -> (u8, Option<Point>) {
        let mut start = Situation::new(self.race.clone(), now.mover, threats);
        start.position = now.position.clone();
        start.lost = now.lost;
        let (worth, _, point) = self.search(&start, &mut Vec::new());
        (worth, point)
    }
}

impl Judge for Plain {
    fn outcome(&mut self, now: &RacePosition, threats: ByColor<u8>) -> Outcome {
        let mover = now.mover;
        let winner = match self.ask(now, threats).0 {
            1 => return Outcome::Ends(Ending::Seki),
            0 => mover.opponent(),
            _ => mover,
        };
        match winner {
            Color::Black => Outcome::Ends(Ending::Black),
            Color::White => Outcome::Ends(Ending::White),
        }
    }

    fn line(&mut self, now: &RacePosition, threats: ByColor<u8>) -> Vec<Step> {
        vec![Step {
            color: now.mover,
            point: self.ask(now, threats).1,
            is_after_threat: false,
        }]
    }
}

/// Lets the program think until the person is to move or all is over.
fn answer(play: &mut PlayOut, judge: &mut Plain) {
    while play.is_programs_turn() || play.outcome().is_none() {
        let style = play.is_programs_turn().then(|| play.style());
        let thought = think(judge, play.situation(), style);
        assert!(play.learn(play.state(), thought));
    }
}

#[test]
fn the_counts_fall_move_by_move() {
    let mut play = play_out(EVEN, Person::Both, PlayStyle::Best);
    assert_eq!(play.start().counts(), ByColor { black: 2, white: 2 });
    moves(&mut play, &["A1", "A4", "C1"]);
    let counts: Vec<(u32, u32)> = play
        .turns()
        .iter()
        .map(|turn| (turn.counts.black, turn.counts.white))
        .collect();
    assert_eq!(counts, [(2, 1), (1, 1), (5, 0)]);
    assert_eq!(play.end(), Some(End::Captured(Color::Black)));
    assert_eq!(play.outcome(), Some(Outcome::Ends(Ending::Black)));
    assert_eq!(play.play(at(&play, "C4")), Err(Refusal::Over));
}

/// Three white stones in a row inside Black's only eye.
const THREE_IN_A_ROW: &str = "\
B.WWWB@
BBBBBB@
@.@@.@@";

#[test]
fn a_capture_that_loses_is_answered_and_taken_back() {
    let mut judge = Prover::new(&race(THREE_IN_A_ROW), &SolveLimits::default()).expect("two sides");
    let mut play = play_out(THREE_IN_A_ROW, Person::Black, PlayStyle::Best);
    let mut answer = |play: &mut PlayOut| {
        while play.is_programs_turn() || play.outcome().is_none() {
            let style = play.is_programs_turn().then(|| play.style());
            let thought = think(&mut judge, play.situation(), style);
            assert!(play.learn(play.state(), thought));
        }
    };
    moves(&mut play, &["B3"]);
    assert_eq!(play.turns()[0].captured.len(), 3);
    assert_eq!(play.end(), None, "White may take in turn");
    answer(&mut play);
    assert_eq!(play.outcome(), Some(Outcome::Ends(Ending::White)));
    assert_eq!(play.turns()[1].point, Some(at(&play, "D3")), "the middle");
    while play.end().is_none() {
        play.play_elsewhere().expect("not over");
        answer(&mut play);
    }
    assert_eq!(play.end(), Some(End::Captured(Color::White)));
}

#[test]
fn a_losing_move_is_named_and_taken_back_in_one_step() {
    let mut judge = Plain::of(EVEN);
    let mut play = play_out(EVEN, Person::Black, PlayStyle::Best);
    answer(&mut play, &mut judge);
    assert_eq!(play.outcome(), Some(Outcome::Ends(Ending::Black)));
    assert_eq!(play.last_slip(), None);
    play.play_elsewhere().expect("not over");
    answer(&mut play, &mut judge);
    let slip = play.last_slip().expect("a mistake");
    assert_eq!((slip.number, slip.color), (1, Color::Black));
    assert_eq!(
        (slip.before, slip.after),
        (Outcome::Ends(Ending::Black), Outcome::Ends(Ending::White))
    );
    assert_eq!(play.turns().len(), 2, "the program has answered");
    play.take_back_to(slip.number);
    assert_eq!(play.turns().len(), 0);
    assert_eq!(play.situation().mover, Color::Black);
    assert_eq!(play.last_slip(), None);
}

#[test]
fn the_best_partner_wins_what_can_be_won() {
    let mut judge = Plain::of(EVEN);
    let mut play = play_out(EVEN, Person::White, PlayStyle::Best);
    answer(&mut play, &mut judge);
    while play.end().is_none() {
        let point = play.situation().moves()[0];
        play.play(point).expect("legal");
        answer(&mut play, &mut judge);
    }
    assert_eq!(play.end(), Some(End::Captured(Color::Black)));
}

#[test]
fn the_common_mistake_fills_inside_first() {
    let mut judge = Plain::of(SHARED);
    let play = play_out(SHARED, Person::White, PlayStyle::InsideFirst);
    let thought = think(&mut judge, play.situation(), Some(play.style()));
    assert_eq!(thought.choice, Some(Some(at(&play, "A3")).into()));
}

#[test]
fn taking_back_returns_to_the_person_and_forward_goes_on() {
    let mut judge = Plain::of(EVEN);
    let mut play = play_out(EVEN, Person::Black, PlayStyle::Longest);
    moves(&mut play, &["A1"]);
    answer(&mut play, &mut judge);
    let after = play.situation().clone();
    assert_eq!(play.turns().len(), 2);
    assert!(play.take_back());
    assert_eq!(play.turns().len(), 0);
    assert!(!play.take_back());
    assert!(play.forward());
    assert_eq!(*play.situation(), after);
    assert!(!play.forward());
}

#[test]
fn a_ko_is_taken_back_at_once_only_with_a_threat() {
    let mut play = play_out(TWO_KOS, Person::Both, PlayStyle::Best);
    moves(&mut play, &["C4"]);
    let taken = at(&play, "B4");
    assert_eq!(
        play.play(taken),
        Err(Refusal::Illegal(IllegalMove::Ko)),
        "no threat"
    );
    play.set_threats(Color::White, 2);
    play.play(taken).expect("a threat lifts the ban");
    let turn = play.turns().last().expect("played");
    assert!(turn.is_after_threat);
    assert_eq!(play.situation().threats, ByColor { black: 0, white: 1 });
    assert!(play.take_back());
    assert_eq!(play.situation().threats, ByColor { black: 0, white: 2 });
}

#[test]
fn two_passes_or_a_repetition_end_the_play_out() {
    let mut play = play_out(TWO_KOS, Person::Both, PlayStyle::Best);
    play.play_elsewhere().expect("not over");
    play.play_elsewhere().expect("not over");
    assert_eq!(play.end(), Some(End::BothElsewhere));
    play.restart(Color::Black);
    // Each side takes the ko that the other one has just left alone, until the first position is back.
    moves(&mut play, &["C4", "F4"]);
    play.play_elsewhere().expect("not over");
    moves(&mut play, &["B4", "G4"]);
    assert_eq!(play.end(), None);
    play.play_elsewhere().expect("not over");
    assert_eq!(play.end(), Some(End::Repeats));
    assert_eq!(play.outcome(), Some(Outcome::Ends(Ending::Seki)));
}

#[test]
fn a_point_outside_the_race_is_refused() {
    let mut race = race(EVEN);
    let corner = race.position.topology().point("A4").expect("on the board");
    race.relevant.remove(corner);
    let mut play = PlayOut::new(race, Color::Black, Person::Both, PlayStyle::Best);
    assert_eq!(play.play(corner), Err(Refusal::OutsideRace(corner)));
    let stone = at(&play, "A3");
    assert_eq!(
        play.play(stone),
        Err(Refusal::Illegal(IllegalMove::Occupied))
    );
    assert!(play.turns().is_empty());
}

#[test]
fn replayed_points_are_noted_and_numbers_follow_the_stones() {
    let mut play = play_out(TWO_KOS, Person::Both, PlayStyle::Best);
    play.set_threats(Color::White, 1);
    moves(&mut play, &["C4", "B4"]);
    let names = |points: Vec<(Point, usize)>| -> Vec<(String, usize)> {
        let topology = play.situation().position.topology();
        points
            .into_iter()
            .map(|(point, number)| (topology.name(point).to_owned(), number))
            .collect()
    };
    assert_eq!(names(play.numbers()), [("B4".to_owned(), 2)]);
    assert_eq!(play.replayed(), [(2, at(&play, "B4"))]);
}

#[test]
fn a_late_thought_is_dropped() {
    let mut judge = Plain::of(EVEN);
    let mut play = play_out(EVEN, Person::White, PlayStyle::Best);
    let (state, thought) = (
        play.state(),
        think(&mut judge, play.situation(), Some(PlayStyle::Best)),
    );
    play.set_person(Person::Both);
    assert!(!play.learn(state, thought));
    assert!(play.turns().is_empty());
}

/// A desk that has been asked to think about a play-out.
fn asked(play: &PlayOut) -> Desk {
    let mut desk = Desk::default();
    desk.want(Think::about(play).expect("it is to move"));
    desk
}

/// Waits for the thought, and learns it.
fn learned(desk: &mut Desk, play: &mut PlayOut) -> bool {
    desk.finish::<Think>();
    let news = desk.news::<Think>().expect("a thought");
    play.learn(news.ask.state(), news.answer.clone())
}

#[test]
fn the_partner_answers_in_the_background() {
    let mut play = play_out(EVEN, Person::White, PlayStyle::Best);
    assert!(learned(&mut asked(&play), &mut play));
    assert_eq!(play.turns()[0].color, Color::Black);
    assert!(
        play.turns()[0].point.is_some(),
        "it does not give the race away"
    );
}

#[test]
fn a_stopped_partner_waits_until_it_may_go_on() {
    let mut play = play_out(EVEN, Person::White, PlayStyle::Best);
    let mut desk = asked(&play);
    desk.start();
    desk.cancel::<Think>();
    desk.want(Think::about(&play).expect("it is to move"));
    desk.finish::<Think>();
    assert_eq!(desk.progress::<Think>(), Progress::Cancelled);
    desk.resume::<Think>();
    assert!(learned(&mut desk, &mut play));
    assert_eq!(play.turns().len(), 1);
}

#[test]
fn whoever_is_to_move_in_a_judged_situation_needs_no_thought() {
    let mut play = play_out(EVEN, Person::Black, PlayStyle::Best);
    let mut desk = asked(&play);
    assert!(learned(&mut desk, &mut play));
    assert!(play.outcome().is_some() && play.turns().is_empty());
    assert!(Think::about(&play).is_none());
}

#[test]
fn a_losing_move_is_named_however_quickly_it_was_made() {
    let mut play = play_out(EVEN, Person::Black, PlayStyle::Best);
    play.play_elsewhere().expect("not over");
    let mut desk = asked(&play);
    assert!(learned(&mut desk, &mut play));
    let slip = play.last_slip().expect("a mistake");
    assert_eq!(
        (slip.before, slip.after),
        (Outcome::Ends(Ending::Black), Outcome::Ends(Ending::White))
    );
}

fn named(play: &PlayOut, numbered: &LineDiagram) -> Vec<String> {
    let topology = play.situation().position.topology();
    let numbers = numbered.numbers.iter();
    numbers
        .map(|&(point, number)| format!("{number}={}", topology.name(point)))
        .collect()
}

#[test]
fn a_diagram_keeps_what_is_taken_and_tells_what_comes_back() {
    let mut play = play_out(TWO_KOS, Person::Both, PlayStyle::Best);
    for color in Color::ALL {
        play.set_threats(color, 1);
    }
    // The ko is taken, taken back after a threat, and taken once more after another.
    moves(&mut play, &["C4", "B4", "C4"]);
    play.play_elsewhere().expect("always");
    let numbered = LineDiagram::of(&play);
    assert_eq!(named(&play, &numbered), ["1=C4"]);
    let [take, back] = ["C4", "B4"].map(|name| at(&play, name));
    assert!(numbered.stones.black.contains(take));
    assert!(numbered.stones.white.contains(back), "what is taken stays");
    let asides = |numbered: &LineDiagram| -> Vec<(usize, AsideOf)> {
        let asides = numbered.asides.iter();
        asides.map(|aside| (aside.number, aside.what)).collect()
    };
    assert_eq!(
        asides(&numbered),
        [
            (2, AsideOf::On(back)),
            (2, AsideOf::AfterThreat),
            (3, AsideOf::At(1)),
            (3, AsideOf::AfterThreat),
            (4, AsideOf::Elsewhere),
        ]
    );
    // A part begins with the stones that stand there then.
    let parts = LineDiagram::parts(&play, 2);
    assert_eq!(parts.len(), 2);
    assert_eq!((parts[1].before, parts[1].first), (2, Color::Black));
    assert_eq!(named(&play, &parts[1]), ["3=C4"]);
    let last = [(3, AsideOf::AfterThreat), (4, AsideOf::Elsewhere)];
    assert_eq!(asides(&parts[1]), last);
}

#[test]
fn a_line_that_is_kept_can_be_played_by_whoever_reads_it() {
    let mut play = play_out(TWO_KOS, Person::Both, PlayStyle::Best);
    play.set_threats(Color::White, 1);
    moves(&mut play, &["C4", "B4"]);
    let comments = ["one", "two"].map(str::to_owned);
    let line = written(&play, "head", &comments, ["threat", "answer"]);
    let said: Vec<_> = line
        .iter()
        .map(|each| {
            (
                each.played.color,
                each.played.point.is_some(),
                &*each.comment,
            )
        })
        .collect();
    assert_eq!(
        said,
        [
            (Color::Black, true, "head\none"),
            (Color::White, false, "threat"),
            (Color::Black, false, "answer"),
            (Color::White, true, "two"),
        ]
    );
}

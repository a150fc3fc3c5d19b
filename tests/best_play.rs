//! Scores of small boards with best play: what was published, and random positions against a judge that looks at everything.

use std::sync::Arc;

use semeai_board::{ByColor, Color, PointSet, Position, Setup, Topology};
use semeai_life::{
    BestPlay, BestPlayQuestion, BestPlayReport, Bounds, FirstPlay, LifeLimits, Outcome, Repetition,
    Scoring, best_play,
};
use semeai_search::PositionBudget;

use crate::generators::topologies;
use crate::oracle::best_play::{Board, Counting, Scores, Situation, WithHistory};
use crate::random::Random;
use crate::support::assert_none_differs;

fn report(position: &Position, scoring: Scoring, repetition: Repetition) -> BestPlayReport {
    let question = BestPlayQuestion {
        position: position.clone(),
        scoring,
        repetition,
        first: ByColor::new_with(|_| true),
    };
    let limits = LifeLimits {
        threads: 2,
        ..LifeLimits::default()
    };
    best_play(&question, &limits, &mut PositionBudget::new(u64::MAX))
}

fn empty(name: &str) -> Position {
    let board = Topology::new(name.parse().expect("a board"));
    Position::new(Setup::new(Arc::new(board))).expect("no stones")
}

/// A board as the judge has it.
fn judged(position: &Position) -> Board {
    let topology = position.topology();
    Board::new(
        topology.len(),
        &topology.edges(),
        bits(&position.protected()),
    )
}

fn bits(points: &PointSet) -> u32 {
    points.iter().fold(0, |all, point| all | 1 << point.index())
}

fn situation(position: &Position, first: Color) -> Situation {
    Situation {
        stones: Color::ALL.map(|color| bits(&position.stones(color))),
        mover: usize::from(first == Color::White),
        ban: None,
        passes: 0,
        is_second: false,
    }
}

/// What a game comes to by what each side can force.
fn outcome([least, most]: [i32; 2]) -> Outcome {
    if least == most || least > 0 {
        Outcome::Score(least)
    } else if most < 0 {
        Outcome::Score(most)
    } else {
        Outcome::Endless
    }
}

/// What is wrong with an answer, by what the judge found.
fn compare(
    position: &Position,
    counting: Counting,
    board: &Board,
    scores: &Scores,
) -> Result<(), String> {
    let scoring = match counting {
        Counting::Area => Scoring::Area,
        Counting::Territory => Scoring::Territory,
    };
    let there = Color::ALL.map(|color| i32::try_from(position.stones(color).len()).expect("few"));
    // By territory stones that were there at first are no points.
    let start = match counting {
        Counting::Area => 0,
        Counting::Territory => there[1] - there[0],
    };
    let found = report(position, scoring, Repetition::Draw);
    for first in Color::ALL {
        let at = situation(position, first);
        let play = found.starts[first].as_ref().ok_or("no answer")?;
        let whole = |of: [i32; 2], paid: i32| of.map(|score| score + start + paid);
        let [least, most] = whole(scores.of(&at), 0);
        if play.bounds != Some(Bounds { least, most }) || play.outcome != outcome([least, most]) {
            return Err(format!("{first} first: {play:?}, judged {least} {most}"));
        }
        let cost = match (counting, first) {
            (Counting::Area, _) => 0,
            (Counting::Territory, Color::Black) => -1,
            (Counting::Territory, Color::White) => 1,
        };
        let mut expected = Vec::new();
        for point in &position.topology().points() {
            if let Some(next) = board.play(&at, point.index()) {
                expected.push((Some(point), outcome(whole(scores.of(&next), cost))));
            }
        }
        let passed = scores.after_pass(&at).ok_or("a pass goes on")?;
        expected.push((None, outcome(whole(passed, 0))));
        let moves: Vec<_> = play
            .moves
            .iter()
            .map(|it| (it.played, it.outcome))
            .collect();
        if moves != expected {
            return Err(format!(
                "{first} first: moves {moves:?}, judged {expected:?}"
            ));
        }
        check_losses(play, first)?;
        check_line(position, play, first, counting, board)?;
    }
    Ok(())
}

/// Some move loses nothing, and the losses are the differences of the scores.
fn check_losses(play: &BestPlay, first: Color) -> Result<(), String> {
    let best = play.moves.iter().map(|it| it.outcome.points());
    let best = if first == Color::Black {
        best.max()
    } else {
        best.min()
    };
    let is_right =
        |it: &FirstPlay| it.loss == Some((play.outcome.points() - it.outcome.points()).abs());
    let is_kept = best == Some(play.outcome.points()) && play.best().next().is_some();
    match play.moves.iter().all(is_right) && is_kept {
        true => Ok(()),
        false => Err(format!("losses: {play:?}")),
    }
}

/// A line is played by the rules, ends with two passes and by area with the score that was told.
fn check_line(
    position: &Position,
    play: &BestPlay,
    first: Color,
    counting: Counting,
    board: &Board,
) -> Result<(), String> {
    if play.outcome == Outcome::Endless {
        return match play.line.is_empty() {
            true => Ok(()),
            false => Err(format!("a line of what never ends: {play:?}")),
        };
    }
    let mut at = situation(position, first);
    for played in &play.line {
        at = match played {
            Some(point) => board.play(&at, point.index()).ok_or("a move of the line")?,
            None => Situation {
                mover: 1 - at.mover,
                ban: None,
                passes: at.passes + 1,
                ..at
            },
        };
    }
    let is_scored =
        counting == Counting::Territory || Outcome::Score(board.area(at.stones)) == play.outcome;
    match at.passes == 2 && is_scored {
        true => Ok(()),
        false => Err(format!("line: {play:?}")),
    }
}

fn signs(position: &Position) -> String {
    let sign = |point| match (position.stone(point), position.protected().contains(point)) {
        (Some(Color::Black), false) => 'X',
        (Some(Color::Black), true) => '#',
        (Some(Color::White), false) => 'O',
        (Some(Color::White), true) => '@',
        (None, _) => '.',
    };
    position.topology().points().iter().map(sign).collect()
}

/// Some positions of a small board, with and without stones that are never captured.
fn positions(random: &mut Random, most: usize, count: usize) -> (String, Vec<Position>) {
    let board = loop {
        let board = topologies::board(random);
        if board.topology.len() <= most {
            break board;
        }
    };
    // Which stones are safe must be the same for all, for they are the board of the judge.
    let keeps = random.percent(30);
    let mut safe = None;
    let mut all = Vec::new();
    while all.len() < count {
        let full = random.pick(&[0, 30, 50, 70]);
        let position = topologies::crowded(&board.topology, full, random);
        if !keeps {
            all.push(position);
            continue;
        }
        let first = position.blocks().into_iter().next();
        let stones = first.map_or(PointSet::EMPTY, |block| block.stones);
        let position = position.protecting(stones);
        match &safe {
            None => safe = Some((position.protected(), position.clone())),
            Some((safe, like))
                if position.protected() != *safe
                    || Color::ALL.into_iter().any(|color| {
                        position.stones(color).intersection(safe)
                            != like.stones(color).intersection(safe)
                    }) =>
            {
                // Rarely are they the same by chance; one position is enough then.
                if all.len() * 2 >= count || random.percent(10) {
                    break;
                }
                continue;
            }
            Some(_) => {}
        }
        all.push(position);
    }
    (board.name, all)
}

fn run(wanted: usize, most: usize, first_seed: u64) {
    let (mut seen, mut endless, mut failures, mut seed) = (0, 0, Vec::new(), first_seed);
    while seen < wanted && failures.len() < 20 {
        seed += 1;
        let mut random = Random::new(seed);
        let (name, positions) = positions(&mut random, most, 12);
        let board = judged(&positions[0]);
        let starts: Vec<Situation> = positions
            .iter()
            .flat_map(|it| Color::ALL.map(|first| situation(it, first)))
            .collect();
        for counting in [Counting::Area, Counting::Territory] {
            let scores = Scores::new(&board, counting, &starts);
            for position in &positions {
                seen += 1;
                let at = situation(position, Color::Black);
                endless += usize::from(outcome(scores.of(&at)) == Outcome::Endless);
                if let Err(wrong) = compare(position, counting, &board, &scores) {
                    let signs = signs(position);
                    failures.push(format!(
                        "seed {seed}, {name}, {counting:?}\n{signs}: {wrong}"
                    ));
                }
            }
        }
    }
    println!(
        "{seen} positions, seeds {first_seed} to {seed}, {endless} by area or territory without an end"
    );
    assert_none_differs(failures, wanted);
    assert!(endless > 0);
}

#[test]
fn five_hundred_positions_score_as_the_judge_has_them() {
    run(500, 8, 0);
}

#[test]
#[ignore = "minutes; for the weekly run"]
fn twenty_thousand_positions_score_as_the_judge_has_them() {
    run(20_000, 9, 1_000_000);
}

fn run_with_history(wanted: usize, most: usize, first_seed: u64) {
    let (mut seen, mut failures, mut seed) = (0, Vec::new(), first_seed);
    while seen < wanted && failures.len() < 20 {
        seed += 1;
        let mut random = Random::new(seed);
        let len = random.between(3, most);
        let mut lines: Vec<(usize, usize)> = Vec::new();
        for one in 1..len {
            lines.push((random.below(one), one));
        }
        for (one, other) in (1..len).flat_map(|one| (0..one).map(move |other| (other, one))) {
            if random.percent(25) && !lines.contains(&(one, other)) {
                lines.push((one, other));
            }
        }
        let names = (0..len).map(|number| (number.to_string(), (0.0, 0.0)));
        let topology = Arc::new(Topology::graph(names.collect(), &lines).expect("a graph"));
        let full = random.pick(&[0, 40, 70]);
        let position = topologies::crowded(&topology, full, &mut random);
        let board = judged(&position);
        for repetition in [Repetition::Positional, Repetition::Situational] {
            let found = report(&position, Scoring::Area, repetition);
            for first in Color::ALL {
                let mut judge = WithHistory {
                    board: &board,
                    is_situational: repetition == Repetition::Situational,
                    seen: Vec::new(),
                    left: 3_000_000,
                };
                let most = i32::try_from(len).expect("few");
                let Some(score) = judge.score(&situation(&position, first), -most, most) else {
                    continue;
                };
                seen += 1;
                let play = found.starts[first].as_ref().expect("small");
                let wrong = if play.outcome == Outcome::Score(score) {
                    check_losses(play, first).err()
                } else {
                    Some(format!("{:?}, judged {score}", play.outcome))
                };
                if let Some(wrong) = wrong {
                    let signs = signs(&position);
                    failures.push(format!(
                        "seed {seed}, {lines:?}, {repetition:?}, {first}\n{signs}: {wrong}"
                    ));
                }
            }
        }
    }
    println!("{seen} starts, seeds {first_seed} to {seed}");
    assert_none_differs(failures, wanted);
}

#[test]
fn five_hundred_starts_with_superko_score_as_the_judge_has_them() {
    run_with_history(500, 4, 0);
}

#[test]
#[ignore = "minutes; for the weekly run"]
fn many_starts_with_superko_score_as_the_judge_has_them() {
    run_with_history(4_000, 5, 1_000_000);
}

/// The published scores of boards of at most so many points: by superko where the board is small enough for it, else within what each
/// side can force under simple ko.
fn check_published(most: usize, most_with_history: usize) -> [usize; 3] {
    let path = format!("{}/fixtures/small-boards.tsv", env!("CARGO_MANIFEST_DIR"));
    let rows = std::fs::read_to_string(path).expect("the fixture is readable");
    let (mut exact, mut within, mut by_superko) = (0, 0, 0);
    for row in rows.lines().skip(1) {
        let fields: Vec<&str> = row.split('\t').collect();
        let (name, score): (&str, i32) = (fields[0], fields[1].parse().expect("a number"));
        // A row of points is no rectangle here.
        let name = name.replace("square:1x", "path:");
        let position = empty(&name);
        let len = position.topology().len();
        if len > most {
            continue;
        }
        if len <= most_with_history {
            let found = report(&position, Scoring::Area, Repetition::Positional);
            let play = found.starts.black.expect("small");
            assert_eq!(play.outcome, Outcome::Score(score), "{name}");
            by_superko += 1;
        }
        let found = report(&position, Scoring::Area, Repetition::Draw);
        let bounds = found
            .starts
            .black
            .expect("small")
            .bounds
            .expect("no history");
        if bounds.least == bounds.most {
            assert_eq!(bounds.least, score, "{name}");
            exact += 1;
        } else {
            assert!(
                (bounds.least..=bounds.most).contains(&score),
                "{name}: {bounds:?}"
            );
            within += 1;
        }
    }
    [exact, within, by_superko]
}

#[test]
fn published_scores_of_small_boards_come_out() {
    let [exact, within, by_superko] = check_published(12, 6);
    assert_eq!((exact + within, by_superko), (28, 20));
    assert_eq!(exact, 13);
}

#[test]
#[ignore = "a minute and half a gigabyte; for the weekly run"]
fn published_scores_of_boards_of_sixteen_points_come_out() {
    check_published(16, 7);
}

#[test]
fn colours_exchanged_exchange_the_scores() {
    for name in ["square:3x3", "cycle:7", "star:5", "tri-triangle:3"] {
        for scoring in [Scoring::Area, Scoring::Territory] {
            let found = report(&empty(name), scoring, Repetition::Draw);
            let [black, white] =
                Color::ALL.map(|first| found.starts[first].clone().expect("small"));
            let turned = |it: Outcome| match it {
                Outcome::Score(score) => Outcome::Score(-score),
                Outcome::Endless => Outcome::Endless,
            };
            assert_eq!(white.outcome, turned(black.outcome), "{name}");
            let losses = |play: &BestPlay| play.moves.iter().map(|it| it.loss).collect::<Vec<_>>();
            assert_eq!(losses(&black), losses(&white), "{name}");
        }
    }
}

#[test]
fn what_cannot_be_solved_says_why() {
    use semeai_life::Unsolved;
    let unsolved =
        |name: &str, scoring, repetition| report(&empty(name), scoring, repetition).unsolved;
    let large = unsolved("square:5x5", Scoring::Area, Repetition::Draw);
    assert_eq!(
        large,
        Some(Unsolved::TooLarge {
            points: 25,
            most: 16
        })
    );
    let nine = unsolved("square:3x3", Scoring::Area, Repetition::Positional);
    assert_eq!(nine, Some(Unsolved::TooLarge { points: 9, most: 7 }));
    let territory = unsolved("square:2x2", Scoring::Territory, Repetition::Situational);
    assert_eq!(territory, Some(Unsolved::NoTerritory));
    let question = BestPlayQuestion {
        position: empty("square:3x3"),
        scoring: Scoring::Area,
        repetition: Repetition::Draw,
        first: ByColor::new_with(|_| true),
    };
    let limits = LifeLimits::default();
    let halted = best_play(&question, &limits, &mut PositionBudget::new(1_000));
    assert_eq!(halted.unsolved, Some(Unsolved::Halted));
    let small = LifeLimits {
        bytes: 1_000,
        ..limits
    };
    let found = best_play(&question, &small, &mut PositionBudget::new(u64::MAX));
    assert!(matches!(found.unsolved, Some(Unsolved::TooMuchMemory(_))));
}

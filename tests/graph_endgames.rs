//! Random endgames on boards of every lattice and on graphs of any kind, by the regions and by a search of the whole board: both
//! against a judge that knows neighbours and nothing else.

use std::sync::Arc;

use semeai_board::{Color, Role, Topology};
use semeai_endgame::position_report::Why;
use semeai_endgame::{Endgame, EndgameLimits, Scoring, endgame_report};
use semeai_search::{Check, Known};
use semeai_session::Phrasing;
use semeai_words::endgame::unknown::endgame_why;

use crate::generators::topologies;
use crate::judged::boards::{Random as Dice, board_on, eyed_on, mark};
use crate::judged::judge::Judge;
use crate::judged::{compare, whole_board};
use crate::random::Random;
use crate::support::{assert_none_differs, shrunk};

/// The endgame of a seed with what its board is called: nearly settled, or full of eyes of stones that are not safe.
pub(crate) fn endgame(seed: u64, most_empty: usize) -> Option<(String, Endgame)> {
    let board = topologies::board(&mut Random::new(seed));
    let mut dice = Dice(seed);
    let asked = match seed % 4 {
        0 => eyed_on(&board.topology, &mut dice),
        _ => board_on(&board.topology, most_empty, &mut dice),
    };
    Some((board.name, asked?))
}

/// The mark of each point, in their order.
pub(crate) fn marks(asked: &Endgame) -> String {
    let safe = asked.roles.points(Role::Safe);
    let points = asked.position.topology().points();
    let mark = |point| mark(asked.position.stone(point), safe.contains(point));
    points.iter().map(mark).collect()
}

/// The same board with other marks, if that is a legal position.
fn with_marks(asked: &Endgame, marks: &str) -> Option<Endgame> {
    let marks: Vec<char> = marks.chars().collect();
    let race = crate::support::Race::on(asked.position.topology(), &marks).ok()?;
    let mut other = Endgame::new(race.position);
    other.roles = race.roles;
    Some(other)
}

/// What was compared.
#[derive(Debug, Default)]
struct Seen {
    boards: usize,
    by_regions: compare::Seen,
    whole: whole_board::Seen,
}

/// How much of a board is compared.
#[derive(Clone, Copy, Debug)]
struct Extent {
    /// The judge lists at most so many positions.
    most: usize,
    /// Whether what the search says by itself is compared too, beside what is told of it.
    is_whole: bool,
}

/// Compares by the regions, and by a search of the whole board; what is wrong.
fn compare_both(asked: &Endgame, extent: Extent, seen: &mut Seen) -> Result<(), String> {
    let most = extent.most;
    // What the judge cannot list takes the others long too.
    if Judge::new(&asked.position, Scoring::Area, most).is_err() {
        return Ok(());
    }
    let before = seen.by_regions.exact;
    compare::compare(asked, most, &mut seen.by_regions)?;
    if seen.by_regions.exact == before {
        return Ok(());
    }
    seen.boards += 1;
    let proved = Endgame {
        check: Check::EveryOrder,
        ..asked.clone()
    };
    let searched = compare::compare(&proved, most, &mut compare::Seen::default());
    searched.map_err(|error| format!("by search, {error}"))?;
    if !extent.is_whole {
        return Ok(());
    }
    whole_board::compare(asked, most, &mut seen.whole)
        .map_err(|error| format!("whole board, {error}"))
}

/// A board that differs, made as small as possible.
fn failure(name: &str, asked: &Endgame, extent: Extent, seed: u64) -> String {
    let wrong = |rows: &[String]| {
        let smaller = with_marks(asked, &rows[0])?;
        compare_both(&smaller, extent, &mut Seen::default()).err()
    };
    let small = shrunk(&[marks(asked)], &|rows| wrong(rows).is_some());
    let error = wrong(&small).unwrap_or_default();
    format!("seed {seed}, {name}\n{}\n{error}", small[0])
}

/// Compares so many boards, with seeds from `first_seed` on.
fn run(boards: usize, first_seed: u64, extent: Extent) -> Seen {
    let (mut seen, mut failures, mut seed) = (Seen::default(), Vec::new(), first_seed);
    while seen.boards < boards && failures.len() < 20 {
        if let Some((name, asked)) = endgame(seed, if extent.is_whole { 8 } else { 7 })
            && compare_both(&asked, extent, &mut seen).is_err()
        {
            failures.push(failure(&name, &asked, extent, seed));
        }
        seed += 1;
    }
    println!("seeds {first_seed} to {seed}: {seen:?}");
    assert_none_differs(failures, boards);
    assert!(seed - first_seed < 20 * boards as u64, "too few are small");
    seen
}

#[test]
fn a_thousand_endgames_are_scored_as_the_judge_scores_them() {
    let extent = Extent {
        most: 800,
        is_whole: false,
    };
    let seen = run(1_000, 0, extent);
    assert!(seen.by_regions.moves > 3_000, "{seen:?}");
}

#[test]
#[ignore = "minutes; for the weekly run"]
fn twenty_thousand_endgames_are_scored_as_the_judge_scores_them() {
    let extent = Extent {
        most: 20_000,
        is_whole: true,
    };
    let seen = run(20_000, 1_000_000, extent);
    assert!(seen.by_regions.moves > 60_000, "{seen:?}");
    assert!(seen.whole.scores > 40_000, "{seen:?}");
}

/// In the first a move leads to where a point may stay neutral, as in a seki. In the others a side fills an eye of stones that are
/// taken as safe by two.
#[test]
fn what_the_weekly_run_has_found_stays_mended() {
    let extent = Extent {
        most: 20_000,
        is_whole: true,
    };
    for seed in [1_016_315, 1_011_968, 1_014_312, 1_008_892, 1_010_976] {
        let (name, asked) = endgame(seed, 8).expect("an endgame");
        if compare_both(&asked, extent, &mut Seen::default()).is_err() {
            panic!("{}", failure(&name, &asked, extent, seed));
        }
    }
}

/// On graphs a way may end in a point with one neighbour, and somebody may hold a ko there for ever. A search by lines says nothing of
/// such boards; where all positions are listed each has the score that the judge finds, or none by both.
#[test]
fn boards_on_which_a_ko_can_be_held_for_ever_are_scored_as_the_judge_scores_them() {
    let (mut seen, mut failures) = (whole_board::Seen::default(), Vec::new());
    let (mut boards, mut seed) = (0, 2_000_000);
    while boards < 700 {
        seed += 1;
        let Some((name, asked)) = endgame(seed, 7) else {
            continue;
        };
        let judged = [Scoring::Territory, Scoring::Area]
            .map(|scoring| Judge::new(&asked.position, scoring, 20_000).is_ok());
        if judged == [false; 2] {
            continue;
        }
        boards += 1;
        if let Err(error) = whole_board::compare(&asked, 20_000, &mut seen) {
            failures.push(format!("seed {seed}, {name}\n{}\n{error}", marks(&asked)));
        }
    }
    println!("{boards} boards: {seen:?}");
    assert_none_differs(failures, boards);
    assert_eq!(seen.left_open, 0, "{seen:?}");
}

/// Black can hold the ko for ever, and White rather lets him than lose: only where she is first she has a way out.
#[test]
fn what_comes_back_for_ever_is_named_and_the_other_start_is_proved() {
    let board = Arc::new(Topology::new("path:6".parse().expect("a board")));
    let marks: Vec<char> = "..XX.X".chars().collect();
    let race = crate::support::Race::on(&board, &marks).expect("a position");
    let asked = Endgame {
        check: Check::EveryOrder,
        ..Endgame::new(race.position)
    };
    let report = endgame_report(&asked, &EndgameLimits::default());
    let white = report.starts.white.as_ref().expect("it is proved");
    assert_eq!(white.score.one(), Some(-8));
    assert!(report.starts.black.is_none());
    let found = report.why.iter().find_map(|why| match why {
        Why::ComesBack(Color::Black, found) => Some(found),
        _ => None,
    });
    let found = found.expect("it is named");
    assert_eq!((found.least, found.most), (Some(-8), Some(1)));
    assert!(found.points.len() > 1);
    assert_eq!(report.how_sure(), Known::Undecided);
    for (phrasing, words) in [
        (
            Phrasing::ENGLISH,
            "Black to play: with best play the stones at",
        ),
        (Phrasing::JAPANESE, "黒先：最善の手順では"),
    ] {
        let said = endgame_why(&report, &board, phrasing).join(" ");
        assert!(said.contains(words), "{said}");
        assert!(said.contains("-8") && said.contains('1'), "{said}");
    }
}

//! Laws of endgames on random boards: colours exchanged, boards turned, scores as the chilled value rounded.

use std::sync::Arc;

use semeai_board::{Color, Point, PointSet, Position, Role, Roles, Setup, Topology};
use semeai_cgt::{Arena, GameId, Rational};
use semeai_endgame::position_report::{EndgameReport, KnownBy};
use semeai_endgame::strategy::{RuleError, Strategy};
use semeai_endgame::{Endgame, EndgameLimits, Scoring, endgame_report};

use crate::{board, drawn};

/// The same stones on another board, or in other colours.
fn moved(
    asked: &Endgame,
    topology: &Arc<Topology>,
    place: impl Fn(Point) -> Point,
    paint: impl Fn(Color) -> Color,
) -> Endgame {
    let (mut setup, mut roles) = (Setup::new(Arc::clone(topology)), Roles::new());
    let safe = asked.roles.points(Role::Safe);
    for point in asked.position.topology().points().iter() {
        setup.set(place(point), asked.position.stone(point).map(&paint));
        if safe.contains(point) {
            roles.set(place(point), Role::Safe);
        }
    }
    let safe = roles.points(Role::Safe);
    let position = Position::with_protected(setup, safe).expect("as legal as before");
    let mut moved = Endgame::new(position);
    moved.roles = roles;
    moved
}

/// The value of the region of these points.
fn value(arena: &mut Arena, report: &EndgameReport, points: &PointSet) -> Option<GameId> {
    let mut regions = report.regions.iter();
    let region = regions.find(|region| region.points == *points)?;
    let text = &region.value.as_ref()?.text;
    Some(arena.parse(text.as_str()).expect("a value"))
}

fn seeds(from: u64) -> impl Iterator<Item = (u64, Endgame, EndgameReport)> {
    (from..from + 250).filter_map(|seed| {
        let asked = board(seed, 9)?;
        let report = endgame_report(&asked, &EndgameLimits::default());
        Some((seed, asked, report))
    })
}

#[test]
fn with_colours_exchanged_everything_is_turned_round() {
    let mut seen = 0;
    for (seed, asked, report) in seeds(60_000) {
        let topology = Arc::clone(asked.position.topology());
        let other = moved(&asked, &topology, |point| point, Color::opponent);
        let other = endgame_report(&other, &EndgameLimits::default());
        let mut arena = Arena::new();
        for region in &report.regions {
            let here = value(&mut arena, &report, &region.points);
            let there = value(&mut arena, &other, &region.points);
            let turned = there.map(|game| arena.neg(game).expect("a small game"));
            assert_eq!(here, turned, "seed {seed}\n{}", drawn(&asked));
            seen += 1;
        }
        let ends = report.territory_score.zip(other.territory_score);
        if let Some((here, there)) = ends {
            for color in Color::ALL {
                let (here, there) = (here[color], there[color.opponent()]);
                assert_eq!(
                    (here.low, here.high),
                    (-there.high, -there.low),
                    "seed {seed}"
                );
            }
        }
    }
    assert!(seen > 200, "{seen}");
}

#[test]
fn a_board_that_is_turned_is_worth_the_same() {
    let mut seen = 0;
    for (seed, asked, report) in seeds(70_000) {
        let before = asked.position.topology();
        let places: Vec<(usize, usize)> = (before.points().iter())
            .map(|point| before.shape().column_and_row(point).expect("a rectangle"))
            .collect();
        let columns = 1 + places.iter().map(|place| place.0).max().unwrap_or(0);
        let rows = 1 + places.iter().map(|place| place.1).max().unwrap_or(0);
        let after = Arc::new(Topology::rectangle(rows, columns).expect("a small board"));
        let place = |point: Point| {
            let (column, row) = before.shape().column_and_row(point).expect("a rectangle");
            let is_it = |other: &Point| after.shape().column_and_row(*other) == Some((row, column));
            after.points().iter().find(is_it).expect("a point")
        };
        let other = moved(&asked, &after, place, |color| color);
        let other = endgame_report(&other, &EndgameLimits::default());
        let mut arena = Arena::new();
        for region in &report.regions {
            let here = value(&mut arena, &report, &region.points);
            let points: PointSet = region.points.iter().map(place).collect();
            assert_eq!(
                here,
                value(&mut arena, &other, &points),
                "seed {seed}\n{}",
                drawn(&asked)
            );
            seen += 1;
        }
        assert_eq!(report.territory_score, other.territory_score, "seed {seed}");
        assert_eq!(report.area_score, other.area_score, "seed {seed}");
    }
    assert!(seen > 200, "{seen}");
}

#[test]
fn scores_are_the_chilled_value_rounded() {
    let mut seen = 0;
    for (seed, asked, report) in seeds(80_000) {
        let chilled = report
            .total
            .as_ref()
            .and_then(|total| total.chilled.as_ref());
        let (Some(chilled), Some(scores)) = (chilled, report.territory_score) else {
            continue;
        };
        let (Some(black), Some(white)) = (scores.black.one(), scores.white.one()) else {
            continue;
        };
        let mut arena = Arena::new();
        let g = arena.parse(chilled.as_str()).expect("a value");
        let rounded = (
            arena.ceil(g).expect("small"),
            arena.floor(g).expect("small"),
        );
        assert_eq!(
            rounded,
            (black.into(), white.into()),
            "seed {seed}\n{}",
            drawn(&asked)
        );
        seen += 1;
    }
    // Boards with a ko have no chilled value.
    assert!(seen > 140, "{seen}");
}

/// The score where a side is first, of a question asked anew.
fn score_of(asked: &Endgame, first: Color) -> Option<i64> {
    let report = endgame_report(asked, &EndgameLimits::default());
    report.starts[first].as_ref()?.score.one()
}

/// What a rule's first wrong move loses, by asking about the position before it and after it; nothing if one is not exact.
fn loss_of(asked: &Endgame, error: &RuleError) -> Option<i64> {
    let (mut now, mut color) = (asked.clone(), error.first);
    let mut play = |now: &mut Endgame, point| {
        let after = now.position.play(color, point).expect("a move of a line");
        let taken = u32::try_from(after.captured.len()).expect("few stones");
        now.prisoners[color] += taken;
        now.position = after.position;
        color = color.opponent();
        color
    };
    let mut mover = error.first;
    for &point in &error.before {
        mover = play(&mut now, point);
    }
    let before = score_of(&now, mover)?;
    let next = play(&mut now, error.point);
    Some((before - score_of(&now, next)?).abs())
}

#[test]
fn a_line_ends_at_the_score_and_rules_are_measured_by_it_under_both_scorings() {
    let (mut lines, mut errors, mut differ) = (0, 0, 0);
    for seed in 63_000..63_120 {
        let Some(mut asked) = board(seed, 9) else {
            continue;
        };
        let mut rules = Vec::new();
        for scoring in [Scoring::Territory, Scoring::Area] {
            asked.scoring = scoring;
            asked.strategies = Strategy::ALL.to_vec();
            let report = endgame_report(&asked, &EndgameLimits::default());
            let is_whole = |region: &semeai_endgame::position_report::RegionReport| {
                let value = region.value.as_ref();
                region.ko.is_none()
                    && value.is_some_and(|value| value.mean.is_integer() || value.worth.is_some())
            };
            if report.known != KnownBy::Regions || !report.regions.iter().all(is_whole) {
                continue;
            }
            for first in Color::ALL {
                let start = report.starts[first].as_ref().expect("asked for");
                let score = start.score.one().expect("no ko");
                // A line ends before no move keeps the score however kos go.
                let last = start.line.last();
                if let Some(last) =
                    last.filter(|last| last.count.is_some() && last.temperature.is_none())
                {
                    assert_eq!(
                        last.count,
                        Some(Rational::from_integer(score.into())),
                        "seed {seed}, {scoring:?}, {first:?}"
                    );
                    lines += 1;
                }
                for rule in &report.strategies {
                    assert_eq!(rule.best[first], Some(score), "seed {seed}, {scoring:?}");
                    let Some(found) = rule.starter[first] else {
                        continue;
                    };
                    let is_no_better = match first {
                        Color::Black => found.high <= score,
                        Color::White => found.low >= score,
                    };
                    assert!(is_no_better, "seed {seed}, {scoring:?}: {rule:?}");
                }
            }
            let wrong = report
                .strategies
                .iter()
                .filter_map(|rule| rule.first_error.as_ref());
            for error in wrong {
                if let Some(loss) = loss_of(&asked, error) {
                    assert_eq!(loss, error.loss, "seed {seed}, {scoring:?}: {error:?}");
                    errors += 1;
                }
            }
            rules.push(report.strategies);
        }
        differ += usize::from(rules.len() == 2 && rules[0] != rules[1]);
    }
    println!("{lines} lines, {errors} errors of rules, {differ} boards where the scoring matters");
    assert!(lines > 100 && errors > 5 && differ > 20);
}

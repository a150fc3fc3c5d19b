//! What is known of the endgame: values, losses, lines, and the count of a finished board.

use semeai_board::{Block, Color, Point, PointSet, Topology};
use semeai_cgt::{Arena, Rational};
use semeai_endgame::position_report::{Between, EndgameReport};
use semeai_race::Ending;
use semeai_race::answer::RaceAnswer;
use semeai_race::solve::Outcome;
use semeai_session::{Depth, RecordMove, value_sheet};
use semeai_words::argument::value_refused;
use semeai_words::endgame::assumptions::endgame_warnings;
use semeai_words::endgame::plain::plain_endgame;
use semeai_words::gtp as texts;

use super::engine::{EndgameTold, Engine};
use super::race::{line_text, region_color};
use super::reply::{Refusal, Reply, one_line};
use super::words::Words;
use crate::endgame::{Inquiry, endgame_answer};
use crate::input::above;

/// `semeai-endgame`: what `endgame` says.
pub(super) fn table(engine: &mut Engine, words: Words<'_>) -> Reply {
    words.end()?;
    let told = engine.endgame()?;
    let (topology, phrasing) = (engine.table.topology(), engine.phrasing());
    let warnings = endgame_warnings(&told.report, topology, phrasing);
    let counting = told.inquiry.counting;
    let text = plain_endgame(&told.report, topology, counting, Depth::Learner, phrasing);
    Ok(above(&text, &warnings))
}

/// `semeai-endgame_json`: the JSON of `endgame`.
pub(super) fn json(engine: &mut Engine, words: Words<'_>) -> Reply {
    words.end()?;
    let told = engine.endgame()?;
    let (topology, phrasing) = (engine.table.topology(), engine.phrasing());
    let inquiry = Inquiry {
        phrasing,
        ..told.inquiry.clone()
    };
    let warnings = endgame_warnings(&told.report, topology, phrasing);
    let answer = endgame_answer(&inquiry, &told.report, None, warnings);
    one_line(&answer)
}

/// `semeai-losses COLOR`: what each judged move of a side loses. Where the sum is not known, what it gives away in its region.
pub(super) fn losses(engine: &mut Engine, mut words: Words<'_>) -> Reply {
    let color = words.color()?;
    words.end()?;
    let told = engine.endgame()?;
    let (report, topology) = (&told.report, engine.table.topology());
    let pair = |point: Point, loss: String| format!("{} {loss}", topology.name(point));
    let pairs: Vec<String> = match &report.starts[color] {
        Some(start) => {
            let known = start.losses.iter();
            let known = known.filter_map(|each| Some((each.point, each.loss?)));
            known
                .map(|(point, loss)| pair(point, between(loss)))
                .collect()
        }
        None => {
            let moves = report.regions.iter().flat_map(|region| &region.moves);
            let own = moves.filter(|each| each.color == color);
            let known = own.filter_map(|each| Some((each.point, each.lost?)));
            known
                .map(|(point, lost)| pair(point, lost.to_string()))
                .collect()
        }
    };
    Ok(pairs.join(" "))
}

/// A number, or the two that it lies between.
fn between(loss: Between) -> String {
    match loss.one() {
        Some(one) => one.to_string(),
        None => format!("{}..{}", loss.low, loss.high),
    }
}

/// `semeai-biggest COLOR`: where a side plays in the regions in which a move is worth most; of several that are worth as much where it
/// loses nothing.
pub(super) fn biggest(engine: &mut Engine, mut words: Words<'_>) -> Reply {
    let color = words.color()?;
    words.end()?;
    let told = engine.endgame()?;
    let report = &told.report;
    // Of a region without a value it is not known what a move is worth.
    let worth = |number: usize| report.regions[number].worth();
    let numbers = 0..report.regions.len();
    let most = numbers.clone().filter_map(worth).max();
    let hottest = numbers.filter(|&number| most.is_some() && worth(number) == most);
    let points = hottest.flat_map(|number| report.best_in(number, color));
    let points: PointSet = points.collect();
    let best = report.starts[color].as_ref().map(|start| &start.best);
    let best: PointSet = best.into_iter().flatten().copied().collect();
    let both = points.intersection(&best);
    let told = if both.is_empty() { points } else { both };
    Ok(engine.table.topology().names(&told).join(" "))
}

/// `semeai-order COLOR`: the best line where a side moves first.
pub(super) fn order(engine: &mut Engine, mut words: Words<'_>) -> Reply {
    let color = words.color()?;
    words.end()?;
    let told = engine.endgame()?;
    Ok(line_text(
        &line(&told.report, color),
        engine.table.topology(),
    ))
}

/// The best line of a start; empty if it is not known.
pub(super) fn line(report: &EndgameReport, color: Color) -> Vec<RecordMove> {
    let start = report.starts[color].as_ref();
    let line = start.into_iter().flat_map(|start| &start.line);
    line.map(|each| RecordMove {
        color: each.color,
        point: Some(each.point),
    })
    .collect()
}

/// Whose every point is, from -1 for White to +1 for Black, in the order of the points: what is sure, and in a region the part of it that
/// it counts; 0 where nothing is known.
pub(super) fn owners(told: &EndgameTold, topology: &Topology) -> Vec<(Point, f64)> {
    let (report, position) = (&told.report, &told.inquiry.question.position);
    let finished = report
        .finished
        .as_ref()
        .filter(|count| count.open.is_empty());
    let owner = |point: Point| {
        let is_of = |color: Color| {
            let safe = report.safe.iter();
            let safe = safe.filter(|safe| safe.block.color == color);
            report.territory[color].contains(point)
                || safe
                    .map(|safe| safe.block.stones)
                    .any(|it| it.contains(point))
                || finished.is_some_and(|count| {
                    count.territory[color].contains(point) || count.alive[color].contains(point)
                })
        };
        match (is_of(Color::Black), is_of(Color::White)) {
            (true, false) => return 1.0,
            (false, true) => return -1.0,
            _ => {}
        }
        let mut regions = report.regions.iter();
        let region = regions.find(|region| region.points.contains(point));
        region
            .and_then(|region| {
                let size = i128::try_from(region.points.len()).ok()?;
                Some(part(region.count()?, size))
            })
            .unwrap_or(0.0)
    };
    let points = position.topology().points();
    debug_assert_eq!(points, topology.points(), "the board that was asked about");
    points.iter().map(|point| (point, owner(point))).collect()
}

/// A count as a part of so many points, no more than all of them either way.
fn part(count: Rational, size: i128) -> f64 {
    let part = count / Rational::from_integer(size.max(1));
    number(part).clamp(-1.0, 1.0)
}

/// A number as programs read it.
pub(super) fn number(exact: Rational) -> f64 {
    #[allow(
        clippy::cast_precision_loss,
        reason = "of a picture, and of scores far below what is lost"
    )]
    let number = *exact.numer() as f64 / *exact.denom() as f64;
    number
}

/// `semeai-territory`.
pub(super) fn territory(engine: &mut Engine, words: Words<'_>) -> Reply {
    words.end()?;
    let told = engine.endgame()?;
    let topology = engine.table.topology();
    let owners = owners(&told, topology);
    let owner = |point: Point| {
        let known = owners.iter().find(|(it, _)| *it == point);
        known.map_or_else(|| "0".to_owned(), |(_, owner)| rounded(*owner))
    };
    Ok(as_board(topology, owner))
}

/// At most three digits behind the point.
pub(super) fn rounded(number: f64) -> String {
    let text = format!("{number:.3}");
    let text = text.trim_end_matches('0').trim_end_matches('.');
    if text == "-0" { "0" } else { text }.to_owned()
}

/// A board of words, row by row from the top.
pub(super) fn as_board(topology: &Topology, word: impl Fn(Point) -> String) -> String {
    let (columns, rows) = topology.shape().size().unwrap_or_default();
    let at = |column, row| topology.shape().at(column, row);
    let row = |row: usize| {
        let points = (0..columns).filter_map(|column| at(column, row));
        points.map(&word).collect::<Vec<_>>().join(" ")
    };
    (0..rows).map(row).collect::<Vec<_>>().join("\n")
}

/// `semeai-liberties`: how many each block has, on its first stone.
pub(super) fn liberties(engine: &mut Engine, words: Words<'_>) -> Reply {
    words.end()?;
    let blocks = engine.table.position().blocks();
    let count = |point: Point| {
        let block = blocks.iter().find(|block| block.anchor == point);
        block.map_or_else(
            || r#""""#.to_owned(),
            |block| block.liberties.len().to_string(),
        )
    };
    Ok(as_board(engine.table.topology(), count))
}

/// `semeai-regions`: a colour a region, of the race, or where there is none of the endgame.
pub(super) fn regions(engine: &mut Engine, words: Words<'_>) -> Reply {
    words.end()?;
    let (race, endgame) = engine.both(engine.limit(), |race| race.found.is_ok())?;
    let of_race = race.found.as_ref().ok();
    let of_race = of_race.map(|solved| solved.report.regions.iter().map(|it| it.points));
    let of_endgame = endgame.as_ref();
    let of_endgame = of_endgame.map(|told| told.report.regions.iter().map(|it| it.points));
    let regions: Vec<PointSet> = match of_race {
        Some(regions) => regions.collect(),
        None => of_endgame.into_iter().flatten().collect(),
    };
    let color = |point: Point| {
        let number = regions.iter().position(|points| points.contains(point));
        number.map_or_else(|| r#""""#.to_owned(), region_color)
    };
    Ok(as_board(engine.table.topology(), color))
}

/// `semeai-value EXPRESSION`: canonical form, mean and temperature.
pub(super) fn value(engine: &mut Engine, mut words: Words<'_>) -> Reply {
    let expression = words.text()?;
    let mut arena = Arena::with_budget(engine.limit().budget());
    let sheet = value_sheet(&mut arena, &expression, None).map_err(|error| {
        let said = value_refused(None, &error, words.phrasing());
        match error.is_over_budget() {
            true => Refusal::of(&said),
            false => Refusal::syntax(&said),
        }
    })?;
    let (canonical, mean, temperature) = (&sheet.canonical, sheet.mean, sheet.temperature);
    Ok(format!("{canonical} mean {mean} temp {temperature}"))
}

/// `final_score`, where the board is counted as it stands.
pub(super) fn final_score(engine: &mut Engine, words: Words<'_>) -> Reply {
    words.end()?;
    let told = engine.endgame()?;
    let score = told
        .report
        .finished
        .as_ref()
        .and_then(|count| count.score());
    let score = score.ok_or_else(|| Refusal::of("cannot score"))?;
    let halves = 2 * score - i64::from(told.inquiry.counting.komi.halves());
    let half = if halves % 2 == 0 { "" } else { ".5" };
    let points = halves.abs() / 2;
    Ok(match halves {
        0 => "0".to_owned(),
        1.. => format!("B+{points}{half}"),
        _ => format!("W+{points}{half}"),
    })
}

/// `final_status_list alive|dead|seki`: blocks of which that is proved.
pub(super) fn final_status_list(engine: &mut Engine, mut words: Words<'_>) -> Reply {
    let word = words.word()?;
    words.end()?;
    let wanted = match word {
        "alive" | "dead" | "seki" => word.to_owned(),
        _ => return Err(Refusal::syntax(&texts::unknown_key(word, words.phrasing()))),
    };
    let (race, endgame) = engine.both(engine.limit(), |_| false)?;
    let report = endgame.as_ref().map(|told| &told.report);
    let seki = race.found.as_ref().map_or(PointSet::EMPTY, in_seki);
    let is_wanted = |block: &Block| {
        let is = |points: &PointSet| !points.is_disjoint(&block.stones);
        match wanted.as_str() {
            "seki" => is(&seki),
            "dead" => report.is_some_and(|report| is(&dead(report, block.color))),
            _ => report.is_some_and(|report| is(&alive(report, block.color))) && !is(&seki),
        }
    };
    let topology = engine.table.topology();
    let blocks = engine.table.position().blocks().into_iter();
    let lines = blocks
        .filter(is_wanted)
        .map(|block| topology.names(&block.stones).join(" "));
    Ok(lines.collect::<Vec<_>>().join("\n"))
}

/// The stones of a side that are proved to be dead.
fn dead(report: &EndgameReport, color: Color) -> PointSet {
    let finished = report.finished.as_ref().map(|count| count.dead[color]);
    report.dead(color).union(&finished.unwrap_or_default())
}

/// The stones of a side that are proved to live.
fn alive(report: &EndgameReport, color: Color) -> PointSet {
    let safe = report.safe.iter();
    let safe = safe.filter(|safe| safe.block.color == color && safe.reason.is_certain());
    let safe = safe.fold(PointSet::EMPTY, |all, safe| all.union(&safe.block.stones));
    let Some(count) = &report.finished else {
        return safe;
    };
    let open = count.open.iter();
    let open = open.fold(PointSet::EMPTY, |all, open| all.union(&open.stones));
    let living = count.alive[color].difference(&open);
    safe.union(&living)
        .union(&count.hanging.intersection(&count.alive[color]))
}

/// The stones that race where it is proved that neither side can capture the other, whoever moves first.
fn in_seki(solved: &RaceAnswer) -> PointSet {
    let is_seki = |color: Color| solved.start(color).outcome == Outcome::Ends(Ending::Seki);
    let holds = solved.known().is_sure() && Color::ALL.into_iter().all(is_seki);
    let essential = &solved.proposal.essential;
    match holds {
        true => essential.black.union(&essential.white),
        false => PointSet::EMPTY,
    }
}

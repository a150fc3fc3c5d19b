//! Moves with what they come to, as `KataGo` and Leela Zero tell them.

use std::fmt::Write as _;
use std::io;
use std::time::{Duration, Instant};

use semeai_board::{Color, Point, PointSet, Topology};
use semeai_cgt::Rational;
use semeai_endgame::position_report::{Between, EndgameReport};
use semeai_race::fight::FightResult;
use semeai_race::propose::ProposeError;
use semeai_race::solve::Outcome;
use semeai_search::Known;
use semeai_session::RecordMove;
use semeai_words::gtp as texts;

use super::endgame::{self, number, owners, rounded};
use super::engine::{EndgameTold, Engine, RaceTold};
use super::genmove::genmove;
use super::queue::{Queue, Waiting};
use super::race;
use super::reply::{Refusal, framed};
use super::words::Words;

/// An interface shows no move with fewer.
const LEAST_VISITS: u64 = 10;

/// As many positions are searched at a glance as take no time.
const GLANCE: u64 = 20_000;

/// How often lines are sent at most where nothing is said.
const INTERVAL: Duration = Duration::from_secs(1);

/// In whose manner moves are told.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Dialect {
    Kata,
    Leela,
}

/// How an analysis is wanted.
#[derive(Clone, Debug)]
struct Wanted {
    color: Color,
    interval: Duration,
    most: usize,
    /// The first moves that alone are told, if some are named.
    allowed: Option<PointSet>,
    avoided: PointSet,
    has_ownership: bool,
}

/// A first move with what it comes to for the side that plays it.
#[derive(Clone, Debug)]
struct Judged {
    point: Point,
    /// 1 if it wins, 0 if it loses, else ½.
    winrate: f64,
    /// The score and how far it may be off.
    score: [f64; 2],
    line: Vec<Option<Point>>,
}

/// What is told at one time.
#[derive(Clone, Debug, Default)]
struct Found {
    visits: u64,
    moves: Vec<Judged>,
    /// Whose the points are, for the side that is asked about.
    ownership: Vec<f64>,
}

impl Wanted {
    fn read(engine: &Engine, mut words: Words<'_>) -> Result<Self, Refusal> {
        let mut wanted = Self {
            color: words.maybe_color().unwrap_or(engine.table.to_move()),
            interval: INTERVAL,
            most: usize::MAX,
            allowed: None,
            avoided: PointSet::EMPTY,
            has_ownership: false,
        };
        let is_number = |word: &str| word.bytes().all(|byte| byte.is_ascii_digit());
        if words.peek().is_some_and(is_number) {
            wanted.interval = centiseconds(words.number()?);
        }
        while !words.is_empty() {
            let key = words.word()?;
            match key.to_ascii_lowercase().as_str() {
                "interval" => wanted.interval = centiseconds(words.number()?),
                "maxmoves" => wanted.most = words.number()?,
                // Every move that is judged is told, and no other.
                "minmoves" => drop(words.number::<usize>()?),
                "ownership" => wanted.has_ownership = flag(&mut words)?,
                "avoid" => wanted.restrict(engine.table.topology(), &mut words, false)?,
                "allow" => wanted.restrict(engine.table.topology(), &mut words, true)?,
                _ => return Err(unknown(key, words)),
            }
        }
        Ok(wanted)
    }

    /// `COLOR VERTEX,VERTEX… DEPTH` behind `avoid` or `allow`.
    fn restrict(
        &mut self,
        topology: &Topology,
        words: &mut Words<'_>,
        is_allowed: bool,
    ) -> Result<(), Refusal> {
        let color = words.color()?;
        let list = words.word()?.to_owned();
        let mut points = PointSet::EMPTY;
        for name in list
            .split(',')
            .filter(|name| !name.eq_ignore_ascii_case("pass"))
        {
            let refused = || Refusal::syntax(&texts::no_vertex(name, words.phrasing()));
            points.insert(topology.point(name).ok_or_else(refused)?);
        }
        words.number::<u32>()?;
        if color == self.color && is_allowed {
            self.allowed = Some(points);
        } else if color == self.color {
            self.avoided = self.avoided.union(&points);
        }
        Ok(())
    }

    fn is_wanted(&self, point: Point) -> bool {
        let is_allowed = self
            .allowed
            .as_ref()
            .is_none_or(|allowed| allowed.contains(point));
        is_allowed && !self.avoided.contains(point)
    }
}

fn unknown(word: &str, words: Words<'_>) -> Refusal {
    Refusal::syntax(&texts::unknown_key(word, words.phrasing()))
}

fn flag(words: &mut Words<'_>) -> Result<bool, Refusal> {
    match words.word()? {
        "true" => Ok(true),
        "false" => Ok(false),
        word => Err(unknown(word, *words)),
    }
}

fn centiseconds(count: u64) -> Duration {
    Duration::from_millis(count.saturating_mul(10))
}

/// Tells the moves of a side until another line comes: at once what is seen at a glance, then whatever a longer search changes.
///
/// # Errors
///
/// If nobody reads any more.
pub(super) fn analyze(
    engine: &mut Engine,
    dialect: Dialect,
    waiting: &Waiting,
    queue: &Queue,
    send: &mut dyn FnMut(&str) -> io::Result<()>,
) -> io::Result<()> {
    let (id, phrasing) = (&waiting.command.id, engine.phrasing());
    let words = Words::new(&waiting.command.words, phrasing);
    let wanted = match Wanted::read(engine, words) {
        Ok(wanted) => wanted,
        Err(refused) => return send(&framed(id, &Err(refused))),
    };
    send(&format!("={id}\n"))?;
    let mut told = String::new();
    let mut last: Option<Instant> = None;
    if !queue.end_at_line(waiting.lines) {
        for search in [glance, full] {
            let found = search(engine, &wanted).unwrap_or_default();
            // What was ended by a line is not asked for any more.
            let due = last.and_then(|last| last.checked_add(wanted.interval));
            if queue.wait_for_line(waiting.lines, Some(due.unwrap_or_else(Instant::now))) {
                break;
            }
            let line = found.line(dialect, &wanted, engine.table.topology());
            if !line.is_empty() && line != told {
                send(&format!("{line}\n"))?;
                last = Some(Instant::now());
                told = line;
            }
        }
        queue.wait_for_line(waiting.lines, None);
    }
    send("\n")
}

/// Chooses a move and plays it, with the moves that were judged before it.
///
/// # Errors
///
/// If nobody reads any more.
pub(super) fn genmove_analyze(
    engine: &mut Engine,
    dialect: Dialect,
    waiting: &Waiting,
    send: &mut dyn FnMut(&str) -> io::Result<()>,
) -> io::Result<()> {
    let (id, phrasing) = (&waiting.command.id, engine.phrasing());
    let words = Words::new(&waiting.command.words, phrasing);
    let told = Wanted::read(engine, words).and_then(|wanted| {
        let found = full(engine, &wanted)?;
        let line = found.line(dialect, &wanted, engine.table.topology());
        let color = [wanted.color.to_string()];
        let played = genmove(engine, Words::new(&color, phrasing))?;
        let lines = [line, format!("play {played}")];
        let lines = lines.iter().filter(|line| !line.is_empty());
        Ok(lines.map(String::as_str).collect::<Vec<_>>().join("\n"))
    });
    send(&match told {
        Ok(lines) => format!("={id}\n{lines}\n\n"),
        Err(refused) => framed(id, &Err(refused)),
    })
}

/// What counting and a short search know of the race.
fn glance(engine: &mut Engine, wanted: &Wanted) -> Result<Found, Refusal> {
    let limit = engine.limit();
    let told = engine.race_within(&[], None, limit, Some(GLANCE))?;
    Ok(of_race(&told, wanted))
}

/// What all the time finds out.
fn full(engine: &mut Engine, wanted: &Wanted) -> Result<Found, Refusal> {
    let limit = engine.limit();
    let is_enough =
        |race: &RaceTold| !wanted.has_ownership && !of_race(race, wanted).moves.is_empty();
    let (race, endgame) = engine.both(limit, is_enough)?;
    let mut found = of_race(&race, wanted);
    if let Some(told) = endgame {
        if found.moves.is_empty() {
            found = of_endgame(&told, wanted);
        }
        // Where every region has a value, a fight is one of them.
        if found.moves.is_empty() {
            found = of_fight(&race, wanted.color);
        }
        if wanted.has_ownership {
            found.ownership = ownership(&told, engine.table.topology(), wanted.color);
        }
    }
    Ok(found)
}

/// The judged moves of a race; none where there is no race, or nothing is known of this start.
fn of_race(told: &RaceTold, wanted: &Wanted) -> Found {
    let color = wanted.color;
    let Ok(solved) = &told.found else {
        return Found::default();
    };
    let start = solved.start(color);
    let line = race::line(told, color);
    let (moves, losing) = match start.outcome {
        _ if start.by == Known::Undecided => (Vec::new(), Vec::new()),
        Outcome::Undecided => (Vec::new(), Vec::new()),
        outcome if outcome == Outcome::won_by(color) => {
            (judged(&start.moves, 1.0, &line), Vec::new())
        }
        outcome if outcome == Outcome::won_by(color.opponent()) => {
            // Every move loses; the line holds out.
            let first = line.first().and_then(|first| first.point);
            let first: Vec<Point> = first.into_iter().collect();
            (judged(&first, 0.0, &line), Vec::new())
        }
        _ => (
            judged(&start.moves, 0.5, &line),
            judged(&start.losing, 0.0, &line),
        ),
    };
    Found {
        visits: solved.solution.effort.positions,
        moves: [moves, losing].concat(),
        ownership: Vec::new(),
    }
}

/// The moves of a side in the fight on which most hangs, as far as it is known what they reach.
fn of_fight(told: &RaceTold, color: Color) -> Found {
    let start = match &told.found {
        Err(ProposeError::NoRace(found)) => found.start(color),
        _ => None,
    };
    let Some(start) = start else {
        return Found::default();
    };
    let winrate = match start.result {
        FightResult::Captured | FightResult::Lives | FightResult::Wins(_) => 1.0,
        FightResult::Seki | FightResult::Ko { .. } => 0.5,
        // Many liberties are no life.
        FightResult::Liberties(_) => return Found::default(),
    };
    Found {
        moves: judged(&start.moves, winrate, &[]),
        ..Found::default()
    }
}

/// Moves that come to the same, the one with which the line begins in front.
fn judged(points: &[Point], winrate: f64, line: &[RecordMove]) -> Vec<Judged> {
    let first = line.first().and_then(|first| first.point);
    let mut points = points.to_vec();
    points.sort_by_key(|&point| Some(point) != first);
    let judge = |point: Point| Judged {
        point,
        winrate,
        score: [0.0; 2],
        line: line_from(point, line),
    };
    points.into_iter().map(judge).collect()
}

/// The line that begins with a move, as far as it is known.
fn line_from(point: Point, line: &[RecordMove]) -> Vec<Option<Point>> {
    let is_it = line.first().is_some_and(|first| first.point == Some(point));
    match is_it {
        true => line.iter().map(|played| played.point).collect(),
        false => vec![Some(point)],
    }
}

/// The moves of an endgame of which it is known what they lose; none where not every region has a value.
fn of_endgame(told: &EndgameTold, wanted: &Wanted) -> Found {
    let (report, color) = (&told.report, wanted.color);
    // What only holds if something else does is no score, and no form here could say so.
    let is_score = !report.hangs_on_border() && !report.hangs_on_looks();
    let Some(start) = report.starts[color].as_ref().filter(|_| is_score) else {
        return Found::default();
    };
    let komi = number(told.inquiry.counting.komi.points());
    let line = endgame::line(report, color);
    let known = start.losses.iter();
    let known = known.filter_map(|each| Some((each.point, each.loss?)));
    let mut moves: Vec<Judged> = known
        .map(|(point, loss)| {
            let score = after(start.score, loss, komi, color);
            let [low, high] = score;
            let winrate = match () {
                () if low > 0.0 => 1.0,
                () if high < 0.0 => 0.0,
                () => 0.5,
            };
            Judged {
                point,
                winrate,
                score: [f64::midpoint(low, high), (high - low) / 2.0],
                line: line_from(point, &line),
            }
        })
        .collect();
    let first = line.first().and_then(|first| first.point);
    moves.sort_by(|one, other| {
        let by_score = other.score[0].total_cmp(&one.score[0]);
        let is_later = |judged: &Judged| Some(judged.point) != first;
        by_score.then_with(|| is_later(one).cmp(&is_later(other)))
    });
    Found {
        visits: positions(report),
        moves,
        ownership: Vec::new(),
    }
}

fn positions(report: &EndgameReport) -> u64 {
    let positions = report.regions.iter().map(|region| region.positions as u64);
    positions.sum()
}

/// The least and the greatest score of a side after a move that loses so much.
fn after(score: Between, loss: Between, komi: f64, color: Color) -> [f64; 2] {
    let net = |score: i64| number(Rational::from_integer(score.into())) - komi;
    let lost = [loss.high, loss.low].map(|loss| number(Rational::from_integer(loss.into())));
    let own = match color {
        Color::Black => [net(score.low), net(score.high)],
        Color::White => [-net(score.high), -net(score.low)],
    };
    [own[0] - lost[0], own[1] - lost[1]]
}

/// Whose every point is for a side, row by row from the top.
fn ownership(told: &EndgameTold, topology: &Topology, color: Color) -> Vec<f64> {
    let sign = match color {
        Color::Black => 1.0,
        Color::White => -1.0,
    };
    // Points are numbered in this order.
    let owners = owners(told, topology).into_iter();
    owners.map(|(_, owner)| sign * owner).collect()
}

impl Found {
    /// The moves on one line; empty if there are none.
    fn line(&self, dialect: Dialect, wanted: &Wanted, topology: &Topology) -> String {
        let wants = |judged: &&Judged| wanted.is_wanted(judged.point);
        let moves = self.moves.iter().filter(wants).take(wanted.most);
        let infos = moves.enumerate().map(|(order, judged)| {
            let visits = self.visits.max(LEAST_VISITS);
            judged.info(dialect, visits, order, topology)
        });
        let mut line = infos.collect::<Vec<_>>().join(" ");
        if !line.is_empty() && !self.ownership.is_empty() {
            line.push_str(" ownership");
            for owner in &self.ownership {
                // To a text nothing fails to be written.
                let _ = write!(line, " {}", rounded(*owner));
            }
        }
        line
    }
}

impl Judged {
    fn info(&self, dialect: Dialect, visits: u64, order: usize, topology: &Topology) -> String {
        let name = |point: Option<Point>| point.map_or("pass", |point| topology.name(point));
        let played = name(Some(self.point));
        let line: Vec<&str> = self.line.iter().map(|&point| name(point)).collect();
        let line = line.join(" ");
        match dialect {
            Dialect::Kata => {
                let winrate = rounded(self.winrate);
                let utility = rounded(2.0 * self.winrate - 1.0);
                let [mean, deviation] = self.score.map(rounded);
                format!(
                    "info move {played} visits {visits} edgeVisits {visits} utility {utility} winrate {winrate} scoreMean {mean} scoreStdev {deviation} scoreLead {mean} prior {winrate} lcb {winrate} order {order} pv {line}"
                )
            }
            Dialect::Leela => {
                let winrate = rounded(10_000.0 * self.winrate);
                format!(
                    "info move {played} visits {visits} winrate {winrate} prior {winrate} lcb {winrate} order {order} pv {line}"
                )
            }
        }
    }
}

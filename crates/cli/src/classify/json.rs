//! The answer of `classify` as JSON, format `semeai-classes`, version 1.

use std::time::Duration;

use semeai_board::{ByColor, Color, PointSet, Topology};
use semeai_life::{
    AllPositions, End, Ending, Eyes, Fault, Ko, Kos, LifeQuestion, LifeReport, MoveClass,
    PointClass, PointReport,
};
use semeai_session::{Komi, Phrasing};
use semeai_words::life::{no_class, region_sentence};
use serde::{Serialize, Serializer};

use crate::json::{name, names, sides};

/// Values by name, in their order.
struct ByName<T>(Vec<(String, T)>);

impl<T: Serialize> Serialize for ByName<T> {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_map(self.0.iter().map(|(name, value)| (name, value)))
    }
}

/// How many points have each class, by the sign of the class.
pub(super) fn counts<I: Iterator<Item = (&'static str, usize)>>(
    counts: I,
) -> impl Serialize + use<I> {
    ByName(
        counts
            .map(|(sign, count)| (sign.to_owned(), count))
            .collect(),
    )
}

/// The whole answer. What is worth knowing about the file comes first among the warnings.
pub(super) fn answer(
    report: &LifeReport,
    komi: Komi,
    took: Duration,
    file_notices: Vec<String>,
    phrasing: Phrasing,
) -> impl Serialize + use<> {
    let question = &report.question;
    let topology = &**question.position.topology();
    let point_name = |it: &PointClass| name(it.point, topology);
    let classes = report.classes.iter();
    let classes = classes.map(|it| (point_name(it), it.class.sign()));
    let counts = report.counts().into_iter().filter(|(_, count)| *count > 0);
    let warnings = file_notices.into_iter().chain(undecided(report, phrasing));
    record! {
        format: "semeai-classes",
        version: 1,
        board: board(topology),
        ending: ending(question.ending, topology),
        ko: ko(question.kos),
        variable: names(&report.variable(), topology),
        positions: report.positions(),
        seconds: (took.as_secs_f64() * 1_000.0).round() / 1_000.0,
        classes: ByName(classes.collect()),
        by_ko: by_ko(report, topology),
        counts: self::counts(counts.map(|(class, count)| (class.sign(), count))),
        settled: settled(report, topology),
        ultimate: ultimate(&report.eyes, topology),
        end: report.end.as_ref().map(|it| end(it, komi, topology)),
        point?: report.point.as_ref().map(|it| point(it, topology)),
        known: if report.known().is_sure() { "exact" } else { "undecided" },
        warnings: warnings.collect::<Vec<String>>(),
    }
}

/// All positions of a board, format `semeai-positions`, version 1; nothing is counted where there is no answer.
pub(super) fn all_positions(
    question: &LifeQuestion,
    found: Option<&AllPositions>,
    warnings: Vec<String>,
) -> impl Serialize + use<> {
    let topology = &**question.position.topology();
    let classes = found.map(|found| {
        let classes = found.classes.iter();
        ByName(
            classes
                .map(|(class, count)| (class.sign().to_owned(), *count))
                .collect(),
        )
    });
    record! {
        format: "semeai-positions",
        version: 1,
        board: board(topology),
        ending: ending(question.ending, topology),
        ko: ko(Kos::One(question.kos.rules()[0])),
        legal: found.map(|found| found.legal),
        ultimate: found.map(|found| found.ultimate),
        classes: classes,
        known: if found.is_some() { "exact" } else { "undecided" },
        warnings: warnings,
    }
}

/// Why regions, and the point that is asked about, have no classes.
pub(super) fn undecided(report: &LifeReport, phrasing: Phrasing) -> Vec<String> {
    let topology = report.question.position.topology();
    let regions = report.ground.regions.iter().zip(&report.regions);
    let open = regions.filter(|(_, state)| state.is_undecided());
    let told =
        open.filter_map(|(region, state)| region_sentence(region, *state, topology, phrasing));
    let asked = report.question.point.filter(|_| report.point.is_none());
    let point = asked.map(|point| no_class(topology.name(point), phrasing));
    told.chain(point).collect()
}

/// A board by its points and lines, whatever its shape.
fn board(topology: &Topology) -> impl Serialize + use<> {
    let kind = topology.shape().kind();
    let lines = topology.edges().into_iter().map(<[usize; 2]>::from);
    record! {
        name: kind.map_or_else(|| "graph".to_owned(), |kind| kind.to_string()),
        points: names(&topology.points(), topology),
        lines: lines.collect::<Vec<_>>(),
    }
}

fn ending(ending: Ending, topology: &Topology) -> String {
    match ending {
        Ending::Territory => "territory".to_owned(),
        Ending::Ultimate => "ultimate".to_owned(),
        Ending::Target(point) => format!("target:{}", topology.name(point)),
    }
}

const fn ko(kos: Kos) -> &'static str {
    match kos {
        Kos::All => "all",
        Kos::Superko => "superko",
        Kos::One(Ko::Simple) => "simple",
        Kos::One(Ko::BlackWins) => "black",
        Kos::One(Ko::WhiteWins) => "white",
        Kos::One(Ko::Free) => "none",
    }
}

/// The points whose class differs with who wins all kos.
fn by_ko(report: &LifeReport, topology: &Topology) -> impl Serialize + use<> {
    let each = report.classes.iter().filter_map(|it| {
        let ByColor { black, white } = it.by_ko?;
        let both = record! { black_wins_kos: black.sign(), white_wins_kos: white.sign(), };
        Some((name(it.point, topology), both))
    });
    ByName(each.collect())
}

/// What is safe or settled without any question.
fn settled(report: &LifeReport, topology: &Topology) -> impl Serialize + use<> {
    sides(ByColor::new_with(|color: Color| {
        let ground = &report.ground;
        names(&ground.safe[color].union(&ground.settled[color]), topology)
    }))
}

fn ultimate(eyes: &Eyes, topology: &Topology) -> impl Serialize + use<> {
    let is = eyes.is_ultimate();
    record! {
        is: is,
        point?: eyes.fault.map(|(point, _)| name(point, topology)),
        why?: (!is).then(|| eyes.fault.map_or("no-empty-point", |(_, fault)| fault_name(fault))),
        eyes: sides(eyes.eyes.as_ref().map(|eyes| names(eyes, topology))),
    }
}

const fn fault_name(fault: Fault) -> &'static str {
    match fault {
        Fault::NoNeighbor => "no-neighbour",
        Fault::EmptyNeighbor => "empty-neighbour",
        Fault::BothColors => "both-colours",
        Fault::OneLiberty => "one-liberty",
        Fault::MoreLiberties => "more-liberties",
    }
}

fn end(end: &End, komi: Komi, topology: &Topology) -> impl Serialize + use<> {
    let (count, why) = match end {
        End::Counted(count) => (Some(count), None),
        End::Open(points) => (None, Some(("open", points))),
        End::Divided(points) => (None, Some(("divided", points))),
    };
    let gain = |gains: ByColor<PointSet>| names(&gains.black.union(&gains.white), topology);
    let winner = |winner: Option<Color>| winner.map_or("draw".to_owned(), |it| it.to_string());
    record! {
        may_end: count.is_some(),
        margin?: count.map(|count| count.margin),
        margin_stones?: count.map(|count| count.stones),
        result?: count.map(|count| winner(count.winner(komi.halves()))),
        to_gain?: count.map(|count| gain(count.to_gain)),
        why?: why.map(|(why, _)| why),
        points?: why.map(|(_, points)| names(points, topology)),
    }
}

fn point(point: &PointReport, topology: &Topology) -> impl Serialize + use<> {
    let moves = |color: Color| {
        let each = point.moves[color].iter();
        let each = each.map(|it: &MoveClass| (name(it.played, topology), it.class.sign()));
        let pass = ("pass".to_owned(), point.after_pass.sign());
        ByName(each.chain([pass]).collect())
    };
    record! {
        name: name(point.point, topology),
        class: point.class.sign(),
        black: moves(Color::Black),
        white: moves(Color::White),
    }
}

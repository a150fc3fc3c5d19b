//! The answer to an endgame in one line.

use std::borrow::Cow;

use semeai_board::{Color, Topology};
use semeai_cgt::Rational;
use semeai_endgame::position_report::{Between, EndgameReport, KnownBy};
use semeai_session::{Komi, Phrasing};

use crate::endgame::assumptions::is_assumed;
use crate::endgame::final_count::condition;
use crate::endgame::result::{between, result};
use crate::grammar::side;
use crate::labels::{Label, label};
use crate::texts::endgame::answer as texts;

/// The answer in one line: "White wins by 3½; E1 is biggest". Nothing where a score is not known.
pub fn endgame_headline(
    report: &EndgameReport,
    topology: &Topology,
    komi: Komi,
    phrasing: Phrasing,
) -> Option<String> {
    let net = |score: i64| Rational::from_integer(score.into()) - komi.points();
    let scores = Color::ALL.map(|first| report.starts[first].as_ref()?.score.one());
    let [Some(black), Some(white)] = scores else {
        if report.known == KnownBy::Bounded && report.leaves_out_ko() {
            return Some(label(Label::KoDecides, phrasing).to_owned());
        }
        let range = between(both(report)?, komi.points(), phrasing);
        let range = crate::grammar::capitalized(&range);
        return Some(with_condition(range, report, topology, phrasing));
    };
    let won = won(net(black), net(white), phrasing);
    let won = with_condition(won, report, topology, phrasing);
    let Some(point) = biggest(report, topology, phrasing) else {
        return Some(won);
    };
    Some(texts::endgame_headline(&point, &won, phrasing))
}

/// The same with the stones on which it hangs, if there are any.
fn with_condition(
    said: String,
    report: &EndgameReport,
    topology: &Topology,
    phrasing: Phrasing,
) -> String {
    match condition(report, topology, phrasing) {
        Some(condition) => texts::headline_if(&condition, &said, phrasing),
        None => said,
    }
}

/// The lowest and the highest score of both starts; nothing if one is not told.
fn both(report: &EndgameReport) -> Option<Between> {
    let [black, white] = Color::ALL.map(|first| report.starts[first].as_ref().map(|it| it.score));
    let (black, white) = (black?, white?);
    Some(Between {
        low: black.low.min(white.low),
        high: black.high.max(white.high),
    })
}

/// Who wins by how much, or what it depends on.
fn won(black_first: Rational, white_first: Rational, phrasing: Phrasing) -> String {
    if black_first == white_first {
        return result(black_first, phrasing);
    }
    let zero = Rational::from_integer(0);
    let starter = |color| side(color, phrasing);
    let (black, white) = (starter(Color::Black), starter(Color::White));
    if black_first > zero && white_first < zero {
        return texts::won_whoever_plays_first(phrasing).to_owned();
    }
    let (one, other) = (result(black_first, phrasing), result(white_first, phrasing));
    texts::won_play_play(&black, &one, &other, &white, phrasing)
}

/// The point of the region in which a move is worth most, if nobody has to begin elsewhere and one is worth anything.
fn biggest<'a>(
    report: &EndgameReport,
    topology: &'a Topology,
    phrasing: Phrasing,
) -> Option<Cow<'a, str>> {
    let first = |color: Color| report.starts[color].as_ref()?.line.first();
    let [black, white] = [first(Color::Black)?, first(Color::White)?];
    let most = report.total.as_ref()?.temperature?;
    let region = report.regions.get(black.region?)?;
    let is_biggest = black.region == white.region && region.worth() == Some(most);
    (is_biggest && most > Rational::from_integer(0)).then(|| phrasing.point(topology, black.point))
}

/// How the scores are known, in a word.
pub fn endgame_badge(report: &EndgameReport) -> Label {
    match report.known {
        KnownBy::Searched => Label::IsProved,
        // What nobody has proved may be otherwise.
        KnownBy::Regions if is_assumed(report) => Label::IsOpenStill,
        KnownBy::Regions | KnownBy::Counted => Label::IsCounted,
        KnownBy::AlongBorder => Label::IsReadAlongBorder,
        KnownBy::ByHand => Label::IsOfChosenPoints,
        KnownBy::Supposed => Label::IsNotProved,
        KnownBy::Bounded | KnownBy::Undecided => Label::IsOpenStill,
    }
}

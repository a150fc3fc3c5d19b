//! The first move of an endgame in sentences: the biggest one, what comes before it, and what a proof says of it where a ko decides.

use semeai_board::{Color, Point, Topology};
use semeai_cgt::Rational;
use semeai_endgame::RegionKind;
use semeai_endgame::position_report::{EndgameReport, KnownBy, RegionReport};
use semeai_session::Phrasing;

use crate::endgame::assumptions::is_assumed;
use crate::endgame::final_count::along_border;
use crate::endgame::names::endgame_kind;
use crate::endgame::unknown::{both_scores_stand, ko_notes, kos_need_no_move};
use crate::grammar::{mixed, side};
use crate::texts::endgame::first as texts;

/// The first move in sentences: the biggest by the regions and what comes before it, or what was proved of it where they leave out a
/// ko.
pub(crate) fn first_move(
    report: &EndgameReport,
    topology: &Topology,
    phrasing: Phrasing,
) -> Vec<String> {
    if report.has_proved_ko() {
        return first_move_with_ko(report, topology, phrasing)
            .into_iter()
            .collect();
    }
    if let Some(said) = of_one_worth(report, topology, phrasing) {
        return said;
    }
    // What is to be played leads: the biggest move may lose something.
    let mut said = comes_first(report, topology, phrasing);
    said.extend(biggest(report, topology, phrasing));
    said
}

/// Where moves of several regions are worth most and a side begins in another one than the one that would be named: what each side
/// plays, and what it would lose there.
fn of_one_worth(
    report: &EndgameReport,
    topology: &Topology,
    phrasing: Phrasing,
) -> Option<Vec<String>> {
    let most = report.total.as_ref()?.temperature?;
    let asked = || {
        Color::ALL
            .into_iter()
            .filter(|color| report.starts[*color].is_some())
    };
    let begins = |color: Color| {
        let (point, region) = begins(report, color)?;
        (region.worth() == Some(most)).then_some((color, point, region))
    };
    let begins: Vec<_> = asked().map(begins).collect::<Option<_>>()?;
    let is_elsewhere = |color: Color| comes_before_biggest(report, color).is_some();
    if is_only_dame(report) || !asked().any(is_elsewhere) {
        return None;
    }
    let sentence = |(color, point, region): (Color, Point, &RegionReport)| {
        let instead = instead(report, region, color, topology, phrasing);
        let instead = instead.map_or_else(String::new, |why| texts::of_one_worth(&why, phrasing));
        let (who, point, id) = (
            side(color, phrasing),
            phrasing.point(topology, point),
            &region.sign,
        );
        let figures = figures(region, phrasing)?;
        Some(texts::of_one_worth_plays_region(
            &figures, &id, &instead, &point, &who, phrasing,
        ))
    };
    begins.into_iter().map(sentence).collect()
}

/// Where a side begins, and in which region; nothing if that is not known or in none.
fn begins(report: &EndgameReport, color: Color) -> Option<(Point, &RegionReport)> {
    let start = report.starts[color].as_ref()?;
    let first = start.line.first()?;
    let is_best = start.best.contains(&first.point);
    let region = report.regions.get(first.region?).filter(|_| is_best)?;
    Some((first.point, region))
}

/// What a move is worth, its kind and its swing: "worth 2, gote, a swing of 4"; nothing where nobody gains by one.
fn figures(region: &RegionReport, phrasing: Phrasing) -> Option<String> {
    let (worth, how) = (mixed(region.worth()?), endgame_kind(region.kind?, phrasing));
    Some(match region.swing().map(mixed) {
        Some(swing) => texts::figures_worth_swing(&how, &swing, &worth, phrasing),
        None => texts::figures_worth(&how, &worth, phrasing),
    })
}

/// By how much the proved scores of both starts differ, and where each side begins.
fn first_move_with_ko(
    report: &EndgameReport,
    topology: &Topology,
    phrasing: Phrasing,
) -> Option<String> {
    let score = |first: Color| report.starts[first].as_ref()?.score.one();
    let scores = score(Color::Black).zip(score(Color::White));
    let apart = scores.map(|(black, white)| Rational::from_integer((black - white).into()));
    let difference = apart.map(|apart| starts_apart(apart, phrasing));
    let begins = |color: Color| {
        let point = report.starts[color].as_ref()?.line.first()?.point;
        Some((side(color, phrasing), phrasing.point(topology, point)))
    };
    let begins = match (begins(Color::Black), begins(Color::White)) {
        (Some((black, at)), Some((white, then))) => Some(texts::first_move_with_ko_begins(
            &at, &black, &then, &white, phrasing,
        )),
        (Some((who, at)), None) | (None, Some((who, at))) => {
            Some(texts::first_move_with_ko_begins_2(&at, &who, phrasing))
        }
        (None, None) => None,
    };
    let said = difference.into_iter().chain(begins);
    let said: Vec<String> = said.chain(ko_notes(report, phrasing)).collect();
    (!said.is_empty()).then(|| said.join(crate::grammar::space(phrasing)))
}

/// By how much the starts differ. That is not twice what a move is worth: the score is rounded by who plays last.
fn starts_apart(apart: Rational, phrasing: Phrasing) -> String {
    if apart <= Rational::from_integer(0) {
        return texts::starts_apart_ko_does_not(phrasing).to_owned();
    }
    let apart = mixed(apart);
    texts::starts_apart_ko_two_starts(&apart, phrasing)
}

/// The biggest move in one sentence.
fn biggest(report: &EndgameReport, topology: &Topology, phrasing: Phrasing) -> Option<String> {
    if report.total.is_none() {
        return biggest_beside_ko(report, topology, phrasing);
    }
    let nothing_left = |said: Nothing| {
        // With threats something may be.
        let is_sure = !report.leaves_out_ko();
        is_sure.then(|| nothing_left(report, said, topology, phrasing))
    };
    let Some(region) = biggest_region(report) else {
        return nothing_left(Nothing::Gained);
    };
    if is_only_dame(report) {
        return nothing_left(Nothing::ButDame);
    }
    // Where a side holds the ko nobody needs a move, and that is told of the ko. Beside one dame are no biggest move.
    if region.ko.is_some() && kos_need_no_move(report) || region.kind == Some(RegionKind::Dame) {
        return None;
    }
    let point = phrasing.point(topology, biggest_point(report, region)?);
    let figures = figures(region, phrasing)?;
    Some(texts::biggest(&figures, &point, &region.sign, phrasing))
}

/// That nothing is left, and on what that hangs: on what was named by hand, or on an assumption.
fn nothing_left(
    report: &EndgameReport,
    said: Nothing,
    topology: &Topology,
    phrasing: Phrasing,
) -> String {
    let said = match said {
        Nothing::Gained => texts::nothing_left_gained(phrasing),
        Nothing::ButDame => texts::nothing_left_but_dame(phrasing),
    };
    let hangs_on = match report.known {
        KnownBy::AlongBorder => return along_border(said, report, topology, phrasing),
        KnownBy::ByHand => texts::nothing_left_by_hand(phrasing),
        _ if is_assumed(report) => texts::nothing_left_assuming(phrasing),
        _ => return crate::grammar::capitalized(said),
    };
    format!("{hangs_on}{said}")
}

/// What is not left.
#[derive(Clone, Copy, Debug)]
enum Nothing {
    Gained,
    ButDame,
}

/// Where what a move is worth depends on a ko: which is the biggest of the others, or that the biggest is not known.
fn biggest_beside_ko(
    report: &EndgameReport,
    topology: &Topology,
    phrasing: Phrasing,
) -> Option<String> {
    let mut regions = report.regions.iter();
    if !regions.any(|region| region.ko.is_some() && !region.is_valued()) {
        return None;
    }
    let worth = |region: &&RegionReport| region.worth();
    let others = report.regions.iter();
    let most = others.clone().filter_map(|region| region.worth()).max();
    // Dame are no biggest move.
    let most = most.filter(|most| *most > Rational::from_integer(0));
    let biggest = most.and_then(|most| others.clone().find(|region| worth(region) == Some(most)));
    let told = biggest.and_then(|region| {
        let point = phrasing.point(topology, biggest_point(report, region)?);
        Some((point, &region.sign, figures(region, phrasing)?))
    });
    match told {
        // What stands whoever wins it is told with that, and what each side plays before.
        None if both_scores_stand(report) => None,
        None => Some(texts::biggest_beside_ko_none(phrasing).to_owned()),
        Some((point, id, figures)) => Some(texts::biggest_beside_ko_apart_from_ko(
            &figures, &id, &point, phrasing,
        )),
    }
}

/// Of the regions where a move is worth most the one that the list of moves by size begins with; dame are none of that list.
fn biggest_region(report: &EndgameReport) -> Option<&RegionReport> {
    let most = report.total.as_ref()?.temperature?;
    let sized = report.moves_by_size();
    let listed = sized.first().map(|sized| &report.regions[sized.region]);
    let mut regions = report.regions.iter();
    let is_most = |region: &&RegionReport| region.worth() == Some(most);
    listed.filter(is_most).or_else(|| regions.find(is_most))
}

/// Whether what is left to be played is nothing but dame.
fn is_only_dame(report: &EndgameReport) -> bool {
    let zero = Rational::from_integer(0);
    let is_cold = |region: &RegionReport| match region.worth() {
        Some(worth) => worth == zero && region.kind == Some(RegionKind::Dame),
        None => region.is_valued(),
    };
    report.regions.iter().all(is_cold)
}

/// The point of a region that is named: Black's best, or White's where he has none.
fn biggest_point(report: &EndgameReport, region: &RegionReport) -> Option<Point> {
    let number = report.regions.iter().position(|it| it.id == region.id)?;
    let both = Color::ALL.map(|color| report.best_in(number, color));
    both.into_iter().flatten().next()
}

/// The same as the region alone says.
fn biggest_alone(region: &RegionReport) -> Option<Point> {
    let both = Color::ALL.map(|color| region.best_points(color));
    both.into_iter().flatten().next().copied()
}

/// What a side plays before the biggest move, if that would lose something: its sente, as a rule.
fn comes_first(report: &EndgameReport, topology: &Topology, phrasing: Phrasing) -> Vec<String> {
    let sentence = |color: Color| {
        let (point, region) = comes_before_biggest(report, color)?;
        let line = &report.starts[color].as_ref()?.line;
        let answer = line.get(1).filter(|next| next.region == line[0].region);
        let (who, other) = (side(color, phrasing), side(color.opponent(), phrasing));
        let point = phrasing.point(topology, point);
        let is_sente = region.kind == Some(sente_of(color));
        Some(match answer.filter(|_| is_sente) {
            Some(answer) => {
                let answer = phrasing.point(topology, answer.point);
                texts::comes_first_sente_comes_first(&answer, &other, &point, &who, phrasing)
            }
            None => {
                let why = instead(report, region, color, topology, phrasing);
                let why = why.map_or_else(String::new, |why| texts::comes_first(&why, phrasing));
                texts::comes_first_plays_first(&point, &who, &why, phrasing)
            }
        })
    };
    match both_begin(report) {
        Some(point) => {
            let point = phrasing.point(topology, point);
            vec![texts::comes_first_whoever_starts_plays(&point, phrasing)]
        }
        None => Color::ALL.into_iter().filter_map(sentence).collect(),
    }
}

/// Where both sides begin, if that is one point of a region in which what a move is worth depends on a ko.
fn both_begin(report: &EndgameReport) -> Option<Point> {
    let begins = |color| comes_before_biggest(report, color);
    let ((black, region), (white, _)) = (begins(Color::Black)?, begins(Color::White)?);
    (black == white && !region.is_valued()).then_some(black)
}

/// Where a side begins, and in which region, if that is none of the best points of the biggest move.
fn comes_before_biggest(report: &EndgameReport, color: Color) -> Option<(Point, &RegionReport)> {
    let hot: Vec<Point> = (biggest_region(report).into_iter())
        .flat_map(|region| Color::ALL.map(|color| region.best_points(color)))
        .flatten()
        .copied()
        .collect();
    let best = &report.starts[color].as_ref()?.best;
    let is_other = best.iter().all(|point| !hot.contains(point));
    begins(report, color).filter(|_| is_other)
}

/// Why a side plays in a region before the biggest move: what that would lose, and whether both are worth as much.
fn instead(
    report: &EndgameReport,
    region: &RegionReport,
    color: Color,
    topology: &Topology,
    phrasing: Phrasing,
) -> Option<String> {
    let most = report.total.as_ref().and_then(|total| total.temperature);
    let lost_at = |other: &RegionReport| {
        let named = biggest_alone(other)?;
        let losses = &report.starts[color].as_ref()?.losses;
        let loss = losses.iter().find(|loss| loss.point == named)?;
        let lost = loss.loss?.one().filter(|lost| *lost > 0)?;
        Some((phrasing.point(topology, named), lost))
    };
    let mut others = report.regions.iter();
    let lost = others.find_map(|other| lost_at(other).filter(|_| other.worth() == most));
    let (named, lost) = lost?;
    Some(match region.worth() == most {
        true => texts::instead_yes(&lost, &named, phrasing),
        false => texts::instead_no(&lost, &named, phrasing),
    })
}

const fn sente_of(color: Color) -> RegionKind {
    match color {
        Color::Black => RegionKind::BlackSente,
        Color::White => RegionKind::WhiteSente,
    }
}

#[cfg(test)]
mod tests {
    use semeai_board::diagram;
    use semeai_endgame::{Endgame, EndgameLimits, endgame_report};

    use super::*;
    use semeai_session::Komi;

    use crate::endgame::board::endgame_sentence;

    fn said(rows: &str, phrasing: Phrasing) -> String {
        let drawn = diagram::parse(rows).expect("a diagram");
        let mut asked = Endgame::new(drawn.position().expect("a position"));
        asked.roles = drawn.roles;
        let report = endgame_report(&asked, &EndgameLimits::default());
        endgame_sentence(&report, &drawn.setup, Komi::default(), phrasing)
    }

    /// D2 is bigger, and White must answer at B3.
    const SENTE_FIRST: &str = "@@@@@#\n@X@@##\n@.X@##\n@.@#.#\n###.O#\n###@##";

    #[test]
    fn a_sente_that_comes_before_the_biggest_move_is_named() {
        let english = said(SENTE_FIRST, Phrasing::ENGLISH);
        assert!(
            english.starts_with("B3 is Black's sente: it comes first"),
            "{english}"
        );
        assert!(english.contains("The biggest move is D2"), "{english}");
        assert!(said(SENTE_FIRST, Phrasing::JAPANESE).contains("B3は黒の先手です"));
        // Where the biggest move is best, nothing comes before it.
        let corridor = said("#####@@\n@...#.#\n#####@@", Phrasing::ENGLISH);
        assert!(!corridor.contains("first"), "{corridor}");
    }
    /// Two regions are worth 1, and each side would lose a point where the other begins.
    #[test]
    fn of_moves_of_one_worth_the_better_one_is_named_where_the_other_is_told_as_the_biggest() {
        let sample = include_str!("../../../../assets/samples/21-the-last-move.txt");
        let english = said(sample, Phrasing::ENGLISH);
        assert_eq!(
            english,
            "Black plays B4, in region II (B6, worth as much, would lose 1): worth 1, gote, a swing of 2. White plays B6, in \
             region I (B4, worth as much, would lose 1): worth 1, White's sente, a swing of 1."
        );
        let japanese = said(sample, Phrasing::JAPANESE);
        assert_eq!(
            japanese,
            "黒はB4（領域II、価値の同じB6に打つと1目の損）：1目、後手、出入り2目。白はB6（領域I、価値の同じB4に打つと1目の損）：1目、白の先手、出入り1目。"
        );
    }

    #[test]
    fn beside_a_ko_that_changes_no_score_few_sentences_say_what_is_played() {
        let rows = ".........\n..#.@....\n...#@....\n...#@....\n...#@....\n.........";
        let drawn = diagram::parse(rows).expect("a diagram");
        let mut asked = Endgame::new(drawn.position().expect("a position"));
        asked.roles = drawn.roles;
        let limits = EndgameLimits::default().with_positions(10_000);
        let open = endgame_report(&asked, &limits);
        asked.narrow(&open.meeting.expect("where they meet"));
        let report = endgame_report(&asked, &EndgameLimits::default());
        let told = |phrasing| endgame_sentence(&report, &drawn.setup, Komi::default(), phrasing);
        let english = told(Phrasing::ENGLISH);
        let expected = "Region I has a ko: a move is worth 1, gote, if nobody has a ko threat. The scores are the same whoever wins \
                        kos. The biggest move is D6, in region I: worth 1, gote, a swing of 2. Edges only: ";
        assert!(english.starts_with(expected), "{english}");
        assert!(!english.contains("depends"), "{english}");
        let japanese = told(Phrasing::JAPANESE);
        let expected = "領域Iにはコウがあり、一手1目（後手、コウ材なし）。結果はどちらがコウに勝っても同じです。\
                        一番大きい手はD6（領域I）：1目、後手、出入り2目。";
        assert!(japanese.starts_with(expected), "{japanese}");
    }

    #[test]
    fn where_nothing_but_dame_is_left_no_biggest_move_is_named() {
        let dame = "#.##.@@.@\n#####@@@@";
        let english = said(dame, Phrasing::ENGLISH);
        assert!(english.contains("Only dame are left."), "{english}");
        assert!(!english.contains("biggest"), "{english}");
        let japanese = said(dame, Phrasing::JAPANESE);
        assert!(
            japanese.contains("残っているのはダメだけです。"),
            "{japanese}"
        );
    }
}

//! What is said of an endgame beside its board: who wins by how much and how that is known, one sentence, a line of theory.

use semeai_board::{Assumption, ByColor, Color, SafeReason, Setup};
use semeai_cgt::Rational;
use semeai_endgame::position_report::{Between, EndgameReport, KnownBy};
use semeai_session::{Komi, Phrasing};

use crate::endgame::assumptions::{endgame_warnings, is_assumed};
use crate::endgame::final_count::endgame_finished;
use crate::endgame::first::first_move;
use crate::endgame::result::{ahead, result};
use crate::endgame::unknown::{by_hand, endgame_unknown};
use crate::grammar::{grouped, mixed};
use crate::race::theory::TheoryPiece;
use crate::texts::endgame::board as texts;

/// Who wins by how much, with komi; where a ko decides, from the least to the greatest.
///
/// ```
/// use semeai_endgame::position_report::Between;
/// use semeai_session::{Komi, Phrasing};
/// use semeai_words::endgame::board::endgame_result;
///
/// let komi = Komi::parse("6.5").unwrap();
/// let said = |low, high| endgame_result(Between { low, high }, komi, Phrasing::ENGLISH);
/// assert_eq!(said(10, 10), "Black wins by 3½");
/// assert_eq!(said(6, 7), "White by ½ … Black by ½");
/// ```
pub fn endgame_result(score: Between, komi: Komi, phrasing: Phrasing) -> String {
    let net = |score: i64| Rational::from_integer(score.into()) - komi.points();
    match score.one() {
        Some(score) => result(net(score), phrasing),
        None => format!(
            "{} … {}",
            short(net(score.low), phrasing),
            short(net(score.high), phrasing)
        ),
    }
}

/// Who is ahead by how much: "Black by 3½".
fn short(net: Rational, phrasing: Phrasing) -> String {
    match ahead(net, phrasing) {
        Ok((who, by)) => texts::short(&by, &who, phrasing),
        Err(draw) => draw.to_owned(),
    }
}

/// How the scores are known, in a word or two.
pub fn endgame_known(report: &EndgameReport, phrasing: Phrasing) -> &'static str {
    match report.known {
        KnownBy::Regions if is_assumed(report) => texts::endgame_known_regions(phrasing),
        KnownBy::Regions => texts::endgame_known_exact(phrasing),
        KnownBy::ByHand => texts::endgame_known_by_hand(phrasing),
        KnownBy::AlongBorder => texts::endgame_known_along_border(phrasing),
        KnownBy::Searched => texts::endgame_known_searched(phrasing),
        KnownBy::Counted => texts::endgame_known_counted(phrasing),
        KnownBy::Supposed => texts::endgame_known_supposed(phrasing),
        KnownBy::Bounded if !report.leaves_out_ko() => texts::endgame_known_between(phrasing),
        KnownBy::Bounded => texts::endgame_known_bounded(phrasing),
        KnownBy::Undecided => texts::endgame_known_undecided(phrasing),
    }
}

/// The same in a sentence where the words alone leave open what is meant.
pub fn endgame_known_sentence(report: &EndgameReport, phrasing: Phrasing) -> &'static str {
    match report.known {
        KnownBy::ByHand => texts::endgame_known_sentence_by_hand(phrasing),
        KnownBy::AlongBorder => texts::endgame_known_sentence_along_border(phrasing),
        KnownBy::Supposed => texts::endgame_known_sentence_supposed(phrasing),
        _ => endgame_known(report, phrasing),
    }
}

/// How the scores are known where that stands at the end of a line; nothing where they are exact.
pub(crate) fn known_in_a_line(report: &EndgameReport, phrasing: Phrasing) -> Option<&'static str> {
    match report.known {
        KnownBy::Regions if is_assumed(report) => {
            Some(texts::known_in_a_line_far_assumed(phrasing))
        }
        KnownBy::Regions => None,
        KnownBy::ByHand => Some(texts::known_in_a_line_by_hand(phrasing)),
        KnownBy::AlongBorder => Some(texts::known_in_a_line_along_border(phrasing)),
        KnownBy::Searched => Some(texts::known_in_a_line_searched(phrasing)),
        KnownBy::Counted => Some(texts::known_in_a_line_counted(phrasing)),
        KnownBy::Supposed => Some(texts::known_in_a_line_supposed(phrasing)),
        KnownBy::Bounded if !report.leaves_out_ko() => {
            Some(texts::known_in_a_line_between(phrasing))
        }
        KnownBy::Bounded => Some(texts::known_in_a_line_bounded(phrasing)),
        KnownBy::Undecided => Some(texts::known_in_a_line_undecided(phrasing)),
    }
}

/// That the whole board was searched, if the scores are known by that and there was anything to try; and that stones said to be
/// safe are so in all of it.
pub fn every_line(report: &EndgameReport, phrasing: Phrasing) -> Option<String> {
    let proof = report.proof.as_ref();
    let is_told = report.known == KnownBy::Searched;
    let proof = proof.filter(|proof| is_told && proof.positions > 0)?;
    let positions = grouped(proof.positions);
    let said = texts::every_line_said(&positions, phrasing);
    let is_said = |safe: &Assumption| safe.reason == SafeReason::Said;
    let lasts = match report.safe.iter().any(is_said) {
        true => texts::every_line_yes(phrasing),
        false => "",
    };
    Some(said + lasts)
}

/// The sentence of the banner: why the scores are not known, else the biggest move and whether it matters who starts; where a ko was
/// proved, what the proof says of that.
pub fn endgame_sentence(
    report: &EndgameReport,
    setup: &Setup,
    komi: Komi,
    phrasing: Phrasing,
) -> String {
    let finished = endgame_finished(report, &setup.topology, komi.points(), phrasing);
    let mut said: Vec<String> = finished.into_iter().collect();
    if report.finished.as_ref().is_some_and(|it| it.is_over) && !said.is_empty() {
        said.push(texts::endgame_sentence_click(phrasing).to_owned());
    }
    said.extend(endgame_unknown(report, &setup.topology, phrasing));
    if report.regions.is_empty() && said.is_empty() {
        said.push(texts::endgame_sentence_everything_settled(phrasing).to_owned());
    }
    let [black, white] = Color::ALL.map(|first| report.starts[first].as_ref().map(|it| it.score));
    let scores = black.zip(white).map(|(black, white)| black == white);
    let has_moves = report
        .total
        .as_ref()
        .is_some_and(|total| total.temperature.is_some());
    if report.known == KnownBy::Regions && scores == Some(true) && has_moves {
        said.push(texts::endgame_sentence_moves_come_pairs(phrasing).to_owned());
    }
    said.extend(every_line(report, phrasing));
    said.extend(first_move(report, &setup.topology, phrasing));
    said.extend(by_hand(report, phrasing));
    said.extend(endgame_warnings(report, &setup.topology, phrasing));
    said.join(crate::grammar::space(phrasing))
}

/// The most letters of a value that is told in a line.
const LONGEST: usize = 48;

/// The line of theory: the sum's count and temperature, its chilled value, and the scores that follow from it, or that were proved
/// where it leaves out a ko.
pub fn endgame_theory(report: &EndgameReport, phrasing: Phrasing) -> Vec<TheoryPiece> {
    let words = |text: &str| TheoryPiece::Words(text.to_owned());
    let Some(total) = report.total.as_ref().filter(|_| !report.leaves_out_ko()) else {
        return scores_alone(report, phrasing)
            .into_iter()
            .map(TheoryPiece::Words)
            .collect();
    };
    let count = mixed(total.mean);
    let temperature = total.temperature.map_or_else(|| "-".to_owned(), mixed);
    let mut pieces = vec![TheoryPiece::Words(
        texts::endgame_theory_count_temperature_chilled(&count, &temperature, phrasing),
    )];
    // A long one says nothing to anybody, and its roundings follow.
    match total
        .chilled
        .as_ref()
        .filter(|it| it.as_str().len() <= LONGEST)
    {
        Some(chilled) => pieces.push(TheoryPiece::Value(chilled.clone())),
        None => pieces.push(words("…")),
    }
    if let Some(scores) = report.territory_score {
        pieces.push(words(texts::endgame_theory_territory(phrasing)));
        pieces.push(TheoryPiece::Ceiling);
        pieces.push(words(&format!(" = {}, ", between(scores.black))));
        pieces.push(TheoryPiece::Floor);
        pieces.push(words(&format!(" = {}", between(scores.white))));
    }
    if let Some(scores) = report.area_score {
        let (black, white) = (between(scores.black), between(scores.white));
        pieces.push(TheoryPiece::Words(texts::endgame_theory_area(
            &black, &white, phrasing,
        )));
    }
    pieces
}

/// The scores where they follow from no value: a ko matters, the board was counted as it stands, or only its proof is known. With the
/// count where it is known what the kos are worth.
fn scores_alone(report: &EndgameReport, phrasing: Phrasing) -> Option<String> {
    let pair = |scores: ByColor<Between>| (between(scores.black), between(scores.white));
    let (black, white) = pair(report.territory_score?);
    let area = report.area_score.map_or_else(String::new, |scores| {
        let (more, less) = pair(scores);
        texts::scores_alone_area(&less, &more, phrasing)
    });
    let scores = texts::scores_alone_scores(&area, &black, &white, phrasing);
    if matches!(report.known, KnownBy::Counted | KnownBy::Supposed) {
        return Some(texts::scores_alone_stands(&scores, phrasing));
    }
    if !report.leaves_out_ko() {
        return Some(scores);
    }
    let count = report.total.as_ref().map(|total| mixed(total.mean));
    Some(match count {
        Some(count) if report.is_about() => texts::scores_alone_about_ko(&count, &scores, phrasing),
        Some(count) => texts::scores_alone_count_ko(&count, &scores, phrasing),
        None => texts::scores_alone_none(&scores, phrasing),
    })
}

/// A score, or both ends of it.
fn between(score: Between) -> String {
    match score.one() {
        Some(one) => one.to_string(),
        None => format!("{}…{}", score.low, score.high),
    }
}

#[cfg(test)]
mod tests {
    use semeai_board::diagram;
    use semeai_endgame::position_report::{Difference, Parting, Why};
    use semeai_endgame::{Endgame, EndgameLimits, endgame_report};

    use super::*;

    /// Rooms in which it is too much to search whether somebody could live, and a dame.
    const THREE_ROOMS: &str = "\
.....#@.....@
.....#@.....@
.....#@.....@
.....#@.....@
######@@@@@@@
#######@#####
......#.#.#.#
......#######
......#######
......#######
#############
@@@@@@@@@@@@@
@.@.@@@@@@@@@";

    #[test]
    fn where_a_proof_and_the_regions_part_both_are_told_and_how_far() {
        let drawn = diagram::parse("#####@@\n@...#.#\n#####@@").expect("a diagram");
        let mut asked = Endgame::new(drawn.position().expect("a position"));
        asked.roles = drawn.roles;
        let mut report = endgame_report(&asked, &EndgameLimits::default());
        let point = drawn.setup.topology.point("B2").expect("a point");
        let parting = |difference, line| Parting {
            first: Color::Black,
            difference,
            line,
        };
        let score = Difference::Score {
            regions: Between::exact(2),
            board: 3,
        };
        let loss = Difference::Loss {
            point,
            regions: Between { low: 0, high: 1 },
            board: 2,
        };
        report.why = vec![
            Why::ProofDiffers(parting(score, vec![(Color::Black, point)])),
            Why::ProofDiffers(parting(loss, Vec::new())),
        ];
        let english = endgame_sentence(&report, &drawn.setup, Komi::default(), Phrasing::ENGLISH);
        assert!(
            english.starts_with(
                "Black to play: 2 by the regions, but 3 by the search of the whole board (Black minus White). \
                 Please report this position. They still differ after Black B2. \
                 Black to play: B2 loses 0…1 by the regions, but 2 by the search of the whole board."
            ),
            "{english}"
        );
        let japanese = endgame_sentence(&report, &drawn.setup, Komi::default(), Phrasing::JAPANESE);
        assert!(japanese.contains("黒B2の後もまだ異なります"), "{japanese}");
    }

    #[test]
    fn where_a_ko_is_proved_the_sentence_follows_the_proof_and_the_theory_leaves_it_out() {
        let sample = include_str!("../../../../assets/samples/24-half-point-ko.txt");
        let drawn = diagram::parse(sample).expect("a diagram");
        let mut asked = Endgame::new(drawn.position().expect("a position"));
        asked.roles = drawn.roles;
        asked.check = semeai_search::Check::EveryOrder;
        let report = endgame_report(&asked, &EndgameLimits::default());
        let sentence =
            |phrasing| endgame_sentence(&report, &drawn.setup, Komi::default(), phrasing);
        let english = sentence(Phrasing::ENGLISH);
        let said = "With the ko, the two starts differ by 1. Black begins at D4, White at D4.";
        assert!(english.contains(said), "{english}");
        assert!(!english.contains("worth"), "{english}");
        let japanese = sentence(Phrasing::JAPANESE);
        let said = "コウを含めると、先後の差は1目です。黒はD4、白はD4から打ちます。";
        assert!(japanese.contains(said), "{japanese}");
        let theory = |phrasing| {
            let pieces = endgame_theory(&report, phrasing);
            let words = pieces.into_iter().map(|piece| match piece {
                TheoryPiece::Words(words) => words,
                TheoryPiece::Value(value) => value.as_str().to_owned(),
                other => panic!("the scores do not follow from g: {other:?}"),
            });
            words.collect::<String>()
        };
        assert_eq!(
            theory(Phrasing::ENGLISH),
            "Count 1/3; with the ko: territory 1, 0; area 8, 4"
        );
        assert_eq!(
            theory(Phrasing::JAPANESE),
            "目数1/3目、コウを含めると地 1、0、面積 8、4"
        );
    }

    #[test]
    fn no_ko_is_spoken_of_where_a_board_is_counted_as_it_stands() {
        let drawn = diagram::parse(".X.XO.O.\nXXXXOOOO").expect("a diagram");
        let mut asked = Endgame::new(drawn.position().expect("a position"));
        asked.is_over = true;
        let mut report = endgame_report(&asked, &EndgameLimits::default());
        report.total = None;
        report.known = KnownBy::Counted;
        let theory = |phrasing| match &endgame_theory(&report, phrasing)[..] {
            [TheoryPiece::Words(words)] => words.clone(),
            other => panic!("{other:?}"),
        };
        assert_eq!(
            theory(Phrasing::ENGLISH),
            "As it stands: territory 0, 0; area 0, 0"
        );
        assert_eq!(
            theory(Phrasing::JAPANESE),
            "このまま計算すると地 0、0、面積 0、0"
        );
    }

    #[test]
    fn everything_that_is_assumed_is_said_of_the_proof_too() {
        let drawn = diagram::parse("....X.O....\nXXXXX.OOOOO").expect("a diagram");
        let mut asked = Endgame::new(drawn.position().expect("a position"));
        let said = |asked: &Endgame, phrasing| {
            let report = endgame_report(asked, &EndgameLimits::default());
            endgame_sentence(&report, &drawn.setup, Komi::default(), phrasing)
        };
        let unproved = said(&asked, Phrasing::ENGLISH);
        assert!(!unproved.contains("The proof assumes"), "{unproved}");
        let marked = "This assumes that stones marked as safe are never captured.";
        asked.check = semeai_search::Check::EveryOrder;
        let english = said(&asked, Phrasing::ENGLISH);
        let assumed = "The proof assumes that stones with room for two eyes or many liberties \
                       (Black E2 and White G2) are never captured, whatever is played.";
        assert!(english.ends_with(assumed), "{english}");
        assert!(!english.contains(marked), "{english}");
        let japanese = said(&asked, Phrasing::JAPANESE);
        assert!(japanese.contains("証明の仮定："), "{japanese}");
        assert!(japanese.contains("（黒E2、白G2）"), "{japanese}");
        // What the person has said is told as that.
        for point in ["E2", "G2"] {
            let point = drawn.setup.topology.point(point).expect("a point");
            asked.added.insert(point);
        }
        let english = said(&asked, Phrasing::ENGLISH);
        assert!(english.contains(marked), "{english}");
        assert!(!english.contains("The proof assumes"), "{english}");
        assert!(said(&asked, Phrasing::JAPANESE).contains("安全と指定した石は取られない"));
        // Three large rooms.
        let drawn = diagram::parse(THREE_ROOMS).expect("a diagram");
        let mut asked = Endgame::new(drawn.position().expect("a position"));
        asked.roles = drawn.roles;
        let report = endgame_report(&asked, &EndgameLimits::default());
        for (phrasing, word) in [
            (Phrasing::ENGLISH, "(around "),
            (Phrasing::JAPANESE, "の辺り）"),
        ] {
            let said = endgame_sentence(&report, &drawn.setup, Komi::default(), phrasing);
            assert_eq!(said.matches(word).count(), 3, "{said}");
        }
    }
}

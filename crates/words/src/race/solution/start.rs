//! Each start of a solved race: who wins, with which moves, how far ahead, and what a ko decides.

use std::borrow::Cow;

use semeai_board::{ByColor, Color, Point, Topology};
use semeai_race::Ending;
use semeai_race::answer::{RaceAnswer, StartSummary};
use semeai_race::report::{Claim, Conclusion};
use semeai_race::solve::{KoTurn, Lead, LeftOpen, Outcome, SolvedStart};
use semeai_search::Known;
use semeai_session::Phrasing;

use crate::grammar::{all_of, sentences, side};
use crate::race::ko::{ko_sentence, without_threats};
use crate::race::notice::seki_or_both_live;
use crate::race::result::{solved_outcome, start_result};
use crate::race::verdict::{by_start, conclusion};
use crate::texts::race::solution::start as texts;
pub use crate::texts::race::solution::start::nearby_conclusion;
use crate::texts::race::solution::start::no_result;

/// The most first moves that are named.
const MAX_MOVES: usize = 12;

/// The outcomes of both starts as one conclusion: "Whoever plays first wins", "Black wins; a ko if White starts".
pub fn solved_conclusion(black_first: Outcome, white_first: Outcome, phrasing: Phrasing) -> String {
    let known = match (black_first, white_first) {
        (Outcome::Ends(black), Outcome::Ends(white)) => {
            Some(Claim::Counted(Conclusion::of(ByColor { black, white })))
        }
        (Outcome::Undecided, Outcome::Undecided) => Some(Claim::Undecided),
        (Outcome::Ko, Outcome::Ko) => {
            return texts::solved_conclusion(phrasing).to_owned();
        }
        _ => None,
    };
    match known {
        Some(known) => conclusion(known, phrasing),
        None => each_start(black_first, white_first, phrasing),
    }
}

/// The outcomes of both starts where only this side wins by playing first, by these points, and the other start ends like this: the
/// points stand with their own start.
pub(crate) fn conclusion_by_points(
    first: Color,
    points: &str,
    other: Outcome,
    phrasing: Phrasing,
) -> String {
    let won = solved_outcome(Outcome::won_by(first), phrasing);
    let won = texts::conclusion_by_points_won(&points, &won, phrasing);
    let (starter, opponent) = (side(first, phrasing), side(first.opponent(), phrasing));
    match other {
        Outcome::Ends(Ending::Seki) => {
            texts::conclusion_by_points_ends_seki(&opponent, &points, &starter, &won, phrasing)
        }
        Outcome::Ko => texts::conclusion_by_points_ko(&opponent, &starter, &won, phrasing),
        other => {
            let other = solved_outcome(other, phrasing);
            let starts = match first {
                Color::Black => [&won, other],
                Color::White => [other, &won],
            };
            by_start(starts, phrasing)
        }
    }
}

/// What happens from each start, where both together have no name.
fn each_start(black_first: Outcome, white_first: Outcome, phrasing: Phrasing) -> String {
    let named = |outcome| solved_outcome(outcome, phrasing);
    let ko_after = |other: Outcome, first: Color| {
        let (starter, opponent) = (side(first, phrasing), side(first.opponent(), phrasing));
        texts::each_start(&named(other), &opponent, &starter, phrasing)
    };
    match (black_first, white_first) {
        (Outcome::Ko, other) => ko_after(other, Color::Black),
        (other, Outcome::Ko) => ko_after(other, Color::White),
        _ => by_start([named(black_first), named(white_first)], phrasing),
    }
}

/// What happens if this side starts: who wins, with which first moves, and how far ahead; or what a ko decides; or
/// what is not excluded.
pub fn start_sentence(solved: &RaceAnswer, first: Color, phrasing: Phrasing) -> String {
    told_start(solved, first, true, phrasing)
}

/// The same without the first moves that the search did not get through with: there may be dozens.
pub(super) fn start_in_short(solved: &RaceAnswer, first: Color, phrasing: Phrasing) -> String {
    told_start(solved, first, false, phrasing)
}

fn told_start(solved: &RaceAnswer, first: Color, is_whole: bool, phrasing: Phrasing) -> String {
    let start = solved.start(first);
    let mut parts = vec![result_sentence(solved, first, phrasing)];
    if start.by != Known::Undecided {
        parts.push(moves_sentence(&start, first, solved.topology(), phrasing));
        parts.push(losing_sentence(solved, first, phrasing));
    }
    if let Some(searched) = solved.searched(first).filter(|_| start.is_searched()) {
        // Where both live and nobody has to move, nobody asks for the moves that are not judged.
        let is_asked = start.outcome != Outcome::Ends(Ending::BothLive) || !start.may_pass;
        if is_whole && is_asked {
            parts.push(unjudged_sentence(searched, solved.topology(), phrasing));
        }
        parts.push(ahead_sentence(searched, first, phrasing));
        // What no number of threats changes is a reason, and none of the answer in short.
        let ko = searched
            .ko
            .filter(|ko| is_whole || ko.turn != KoTurn::Never);
        parts.extend(ko.map(|ko| ko_sentence(&ko, phrasing)));
        if searched.repeats {
            parts.push(no_result(phrasing).to_owned());
        }
    }
    let is_open = start.outcome == Outcome::Undecided;
    let open_ko = solved
        .searched(first)
        .and_then(|it| it.ko)
        .filter(|_| is_open);
    parts.extend(open_ko.map(|ko| ko_sentence(&ko, phrasing)));
    parts.extend(solved.overturned[first].map(|earlier| overturned_sentence(earlier, phrasing)));
    sentences(&parts, phrasing)
}

/// How it ends if this side starts, and as far as that is known.
fn result_sentence(solved: &RaceAnswer, first: Color, phrasing: Phrasing) -> String {
    let start = solved.start(first);
    let ko = solved.searched(first).and_then(|searched| searched.ko);
    let ko = ko.filter(|_| start.outcome == Outcome::Ko);
    let outcome = ko
        .and_then(|ko| without_threats(&ko, phrasing))
        .unwrap_or_else(|| solved_outcome(start.outcome, phrasing).to_owned());
    let starter = side(first, phrasing);
    match start.by {
        Known::Undecided => open_start(&start, starter, phrasing),
        Known::Provisional if solved.holds_beyond[first] => {
            texts::result_sentence_nearby(&outcome, &starter, phrasing)
        }
        Known::Provisional => {
            texts::result_sentence_play_if_nothing_farther(&outcome, &starter, phrasing)
        }
        Known::Proved if !solved.holds_beyond() => {
            texts::result_sentence_proof(&outcome, &starter, phrasing)
        }
        Known::Proved | Known::Counted => {
            texts::result_sentence_proof_count(&outcome, &starter, phrasing)
        }
    }
}

/// What an answer leaves open.
pub(super) fn left_open(open: LeftOpen, phrasing: Phrasing) -> String {
    match open {
        LeftOpen::AfterCapture => texts::left_open_after_capture(phrasing),
        LeftOpen::SekiOrBothLive => seki_or_both_live(phrasing),
        LeftOpen::KoThreats => texts::left_open_ko_threats(phrasing),
    }
    .to_owned()
}

/// What a shorter search had said.
fn overturned_sentence(earlier: Outcome, phrasing: Phrasing) -> String {
    let earlier = solved_outcome(earlier, phrasing);
    texts::overturned_sentence(&earlier, phrasing)
}

fn open_start(start: &StartSummary, starter: &str, phrasing: Phrasing) -> String {
    let names: Vec<&str> = start
        .possible
        .iter()
        .map(|&ending| start_result(Claim::Counted(ending), phrasing))
        .collect();
    let possible = names.join(texts::open_start(phrasing));
    let known = texts::open_start_known(&possible, &starter, phrasing);
    let likely = (start.outcome != Outcome::Undecided).then(|| {
        let outcome = solved_outcome(start.outcome, phrasing);
        texts::open_start_count_says_but(&outcome, phrasing)
    });
    sentences(&[known, likely.unwrap_or_default()], phrasing)
}

/// The first moves that keep what the starter has; nothing if he loses whatever he does.
fn moves_sentence(
    start: &StartSummary,
    first: Color,
    topology: &Topology,
    phrasing: Phrasing,
) -> String {
    let is_lost = match start.outcome {
        Outcome::Ends(Ending::Black) => first == Color::White,
        Outcome::Ends(Ending::White) => first == Color::Black,
        _ => false,
    };
    if start.moves.is_empty() || is_lost {
        return String::new();
    }
    let is_open = |ending: Ending| ending.winner().is_none();
    if start.outcome.ending().is_some_and(is_open) && start.may_pass {
        return String::new();
    }
    let points = points_text(&start.moves, topology, phrasing);
    let verb = if start.moves.len() == 1 { "s" } else { "" };
    match start.outcome {
        Outcome::Ends(Ending::Seki) => texts::moves_sentence_ends_seki(&points, &verb, phrasing),
        Outcome::Ends(Ending::BothLive) => {
            texts::moves_sentence_ends_both_live(&points, &verb, phrasing)
        }
        Outcome::Ko => texts::moves_sentence_ko(&points, &verb, phrasing),
        _ => texts::moves_sentence_win(&points, &verb, phrasing),
    }
}

/// The first moves that give away what nobody wins; nothing where a side has to move, for then the moves that keep it are told.
fn losing_sentence(solved: &RaceAnswer, first: Color, phrasing: Phrasing) -> String {
    let start = solved.start(first);
    let is_open = |ending: Ending| ending.winner().is_none();
    if !start.outcome.ending().is_some_and(is_open) || !start.may_pass {
        return String::new();
    }
    let is_tried =
        |searched: &SolvedStart| !searched.moves.is_empty() && searched.unjudged.is_empty();
    let searched = solved.searched(first).filter(|_| start.is_searched());
    let points = points_text(&start.losing, solved.topology(), phrasing);
    let verb = if start.losing.len() == 1 { "s" } else { "" };
    match (start.outcome, start.losing.is_empty()) {
        (Outcome::Ends(Ending::Seki), true) if searched.is_some_and(is_tried) => {
            texts::losing_sentence_ends_seki(phrasing).to_owned()
        }
        (_, true) => String::new(),
        (Outcome::Ends(Ending::BothLive), false) => {
            texts::losing_sentence_ends_both_live(&points, phrasing)
        }
        (_, false) => texts::losing_sentence_lose_seki(&points, &verb, phrasing),
    }
}

/// The first moves that the search did not get through with.
fn unjudged_sentence(start: &SolvedStart, topology: &Topology, phrasing: Phrasing) -> String {
    if start.unjudged.is_empty() {
        return String::new();
    }
    let points = points_text(&start.unjudged, topology, phrasing);
    if start.moves.is_empty() {
        return texts::unjudged_sentence_not_read_end(&points, phrasing);
    }
    let may = match start.outcome {
        Outcome::Ends(Ending::Seki) => texts::unjudged_sentence_ends_seki(phrasing),
        Outcome::Ends(Ending::BothLive) => texts::unjudged_sentence_ends_both_live(phrasing),
        Outcome::Ko => texts::unjudged_sentence_ko(phrasing),
        _ => texts::unjudged_sentence_win_too(phrasing),
    };
    texts::unjudged_sentence_other_moves_may(&may, &points, phrasing)
}

fn points_text(points: &[Point], topology: &Topology, phrasing: Phrasing) -> String {
    if points.len() <= MAX_MOVES {
        let names: Vec<_> = points
            .iter()
            .map(|&point| phrasing.point(topology, point))
            .collect();
        return all_of(&names, phrasing);
    }
    let names: Vec<_> = points[..MAX_MOVES]
        .iter()
        .map(|&point| phrasing.point(topology, point))
        .collect();
    let rest = points.len() - MAX_MOVES;
    texts::points_text(
        &names.join(crate::grammar::comma(phrasing)),
        &rest,
        phrasing,
    )
}

/// How many moves the winner is ahead, and whether one may play elsewhere.
fn ahead_sentence(start: &SolvedStart, first: Color, phrasing: Phrasing) -> String {
    let Some(winner) = start.outcome.winner() else {
        return match start.outcome {
            Outcome::Ends(Ending::Seki | Ending::BothLive) if start.may_pass == Some(true) => {
                no_need_sentence(first, phrasing)
            }
            _ => String::new(),
        };
    };
    match start.ahead {
        Some(lead) => lead_sentence(lead, winner, first, phrasing),
        None if start.may_pass == Some(true) && winner == first => {
            may_pass_sentence(first, phrasing)
        }
        None => String::new(),
    }
}

/// How many moves the winner is ahead.
fn lead_sentence(lead: Lead, winner: Color, first: Color, phrasing: Phrasing) -> String {
    let name = side(winner, phrasing);
    match lead {
        Lead::Endless => texts::lead_sentence_endless(&name, phrasing),
        Lead::Moves(0) if winner == first => texts::lead_sentence_moves(&name, phrasing),
        Lead::Moves(0) => texts::lead_sentence_must_answer_every_move(&name, phrasing),
        Lead::AtLeast(count) => {
            texts::lead_sentence_at_least(count, &name, &times(count), phrasing)
        }
        Lead::Moves(count) => {
            texts::lead_sentence_moves_ahead_can_play(count, &name, &times(count), phrasing)
        }
    }
}

/// How often, in English.
fn times(count: u32) -> Cow<'static, str> {
    match count {
        1 => "once".into(),
        2 => "twice".into(),
        _ => format!("{count} times").into(),
    }
}

/// That a starter of a race that nobody wins keeps it so without a move.
fn no_need_sentence(starter: Color, phrasing: Phrasing) -> String {
    let starter = side(starter, phrasing);
    texts::no_need_sentence(&starter, phrasing)
}

fn may_pass_sentence(starter: Color, phrasing: Phrasing) -> String {
    let starter = side(starter, phrasing);
    texts::may_pass_sentence(&starter, phrasing)
}

#[cfg(test)]
mod tests {
    use super::super::proof_sentence;
    use super::*;
    use crate::example::{PLAIN, solved, start};

    fn black(race: &RaceAnswer) -> [String; 2] {
        [Phrasing::ENGLISH, Phrasing::JAPANESE]
            .map(|phrasing| start_sentence(race, Color::Black, phrasing))
    }

    #[test]
    fn a_win_names_its_moves_and_how_far_ahead_it_is() {
        let mut race = solved(PLAIN, Outcome::Ends(Ending::Black));
        let point = |name: &str| race.position.topology().point(name).expect("a point");
        let (a1, c1) = (point("A1"), point("C1"));
        let told = race.solution.starts.black.as_mut().expect("asked");
        (told.moves, told.ahead) = (vec![a1, c1], Some(Lead::Moves(1)));
        assert_eq!(
            black(&race),
            [
                "Black to play: Black wins. A1 and C1 win. Black is 1 move ahead and can play elsewhere once.",
                "黒先：黒の勝ち。勝つ初手はA1、C1です。黒は1手勝っていて、1回手を抜けます。"
            ]
        );
        race.solution.starts.black = Some(SolvedStart {
            ahead: Some(Lead::Moves(0)),
            ..start(Outcome::Ends(Ending::White))
        });
        assert_eq!(
            black(&race),
            [
                "Black to play: White wins. White must answer every move.",
                "黒先：白の勝ち。白は手を抜けません。"
            ]
        );
    }

    #[test]
    fn first_moves_that_are_not_judged_are_left_to_the_whole_sentence() {
        let mut race = solved(PLAIN, Outcome::Ends(Ending::Black));
        let point = |name: &str| race.position.topology().point(name).expect("a point");
        let (a1, c1) = (point("A1"), point("C1"));
        let told = race.solution.starts.black.as_mut().expect("asked");
        (told.moves, told.unjudged, told.ahead) = (vec![a1], vec![c1], None);
        assert_eq!(
            black(&race),
            [
                "Black to play: Black wins. A1 wins. Other moves may win too: C1.",
                "黒先：黒の勝ち。勝つ初手はA1です。ほかの手でも勝てるかもしれません：C1。"
            ]
        );
        let told = race.solution.starts.black.as_mut().expect("asked");
        told.unjudged = vec![a1, c1];
        told.moves.clear();
        let [none, _] = black(&race);
        assert!(none.ends_with("Not read to the end: A1 and C1."), "{none}");
        let told = race.solution.starts.black.as_mut().expect("asked");
        (told.moves, told.unjudged) = (vec![a1], vec![c1]);
        let short = [Phrasing::ENGLISH, Phrasing::JAPANESE]
            .map(|phrasing| start_in_short(&race, Color::Black, phrasing));
        assert_eq!(
            short,
            [
                "Black to play: Black wins. A1 wins.",
                "黒先：黒の勝ち。勝つ初手はA1です。"
            ]
        );
    }

    #[test]
    fn a_seki_names_the_moves_that_lose_it() {
        let mut race = solved(PLAIN, Outcome::Ends(Ending::Seki));
        let empty = race.proposal.relevant.intersection(&race.position.empty());
        let legal = |&point: &Point| race.position.is_legal(Color::Black, point);
        let all: Vec<Point> = empty.iter().filter(legal).collect();
        let lost = race.position.topology().name(all[0]).to_owned();
        let mut told = start(Outcome::Ends(Ending::Seki));
        (told.may_pass, told.moves, told.losing) = (Some(true), all[1..].to_vec(), vec![all[0]]);
        race.solution.starts.black = Some(told.clone());
        let [english, japanese] = black(&race);
        let named = format!("Black to play: Seki. {lost} loses the seki.");
        assert!(english.starts_with(&named), "{english}");
        let named = format!("黒先：セキ。セキを失う初手は{lost}です。");
        assert!(japanese.starts_with(&named), "{japanese}");
        (told.moves, told.losing) = (all, Vec::new());
        race.solution.starts.black = Some(told.clone());
        assert!(black(&race)[0].contains("No first move loses it."));
        // Where something must be done, what keeps it stands out.
        told.may_pass = Some(false);
        race.solution.starts.black = Some(told);
        assert!(black(&race)[0].contains("keep the seki"));
    }

    #[test]
    fn a_seki_names_the_moves_that_lose_it_and_those_that_keep_it_only_if_one_is_needed() {
        let mut race = solved(PLAIN, Outcome::Ends(Ending::Seki));
        let point = |name: &str| race.position.topology().point(name).expect("a point");
        let (a1, c1) = (point("A1"), point("C1"));
        let told = race.solution.starts.black.as_mut().expect("asked");
        (told.moves, told.losing, told.may_pass) = (vec![a1], vec![c1], Some(true));
        assert_eq!(
            black(&race),
            [
                "Black to play: Seki. C1 loses the seki. Black doesn't need to move.",
                "黒先：セキ。セキを失う初手はC1です。黒は打つ必要がありません。"
            ]
        );
        let told = race.solution.starts.black.as_mut().expect("asked");
        (told.may_pass, told.repeats) = (Some(false), true);
        assert_eq!(
            black(&race),
            [
                "Black to play: Seki. A1 keeps the seki. The line repeats; no result under Japanese rules.",
                "黒先：セキ。セキを保つ初手はA1です。手順は同形反復になり、日本ルールでは無勝負です。"
            ]
        );
        let told = race.solution.starts.black.as_mut().expect("asked");
        (told.may_pass, told.repeats) = (Some(true), false);
        told.outcome = Outcome::Ends(Ending::BothLive);
        assert_eq!(
            black(&race),
            [
                "Black to play: Both live. C1 would give life away. Black doesn't need to move.",
                "黒先：両方活き。活きを失う初手はC1です。黒は打つ必要がありません。"
            ]
        );
    }

    #[test]
    fn an_answer_of_near_surroundings_says_so_and_one_that_did_not_hold_is_named() {
        let mut race = solved(PLAIN, Outcome::Ends(Ending::White));
        race.holds_beyond = ByColor::default();
        race.overturned.black = Some(Outcome::Ends(Ending::Seki));
        assert_eq!(
            black(&race),
            [
                "Black to play, if nothing farther away matters: White wins. A search that left out more said “Seki”; the wider search disagrees.",
                "黒先、遠くの石が影響しなければ：白の勝ち。調べる範囲が狭いときは「セキ」でしたが、広げると結果が変わりました。"
            ]
        );
    }

    #[test]
    fn both_starts_make_one_conclusion() {
        let both = |black, white| {
            [Phrasing::ENGLISH, Phrasing::JAPANESE]
                .map(|phrasing| solved_conclusion(black, white, phrasing))
        };
        assert_eq!(
            both(Outcome::Ends(Ending::Black), Outcome::Ends(Ending::White)),
            ["Whoever plays first wins", "先に打ったほうの勝ち"]
        );
        assert_eq!(
            both(Outcome::Ends(Ending::Black), Outcome::Ko),
            [
                "Black wins; a ko if White starts",
                "黒先なら黒の勝ち、白先ならコウ"
            ]
        );
        assert_eq!(
            both(Outcome::Ko, Outcome::Ends(Ending::Seki)),
            ["Seki; a ko if Black starts", "白先ならセキ、黒先ならコウ"]
        );
        assert_eq!(
            both(Outcome::Ends(Ending::Seki), Outcome::Ends(Ending::Black)),
            [
                "Black to play: Seki; White to play: Black wins",
                "黒先ならセキ、白先なら黒の勝ち"
            ]
        );
    }

    #[test]
    fn what_is_not_known_is_not_said() {
        let mut race = solved(PLAIN, Outcome::Undecided);
        race.solution.starts.black = Some(SolvedStart {
            possible: vec![Ending::White, Ending::Seki],
            ..start(Outcome::Undecided)
        });
        assert_eq!(
            black(&race),
            [
                "Black to play: not decided. Possible: White wins / Seki.",
                "黒先：判定できません。ありうる結果は白の勝ち・セキです。"
            ]
        );
        let said = proof_sentence(&race, Phrasing::ENGLISH);
        assert!(
            said.starts_with("The search stopped after 1,234 positions"),
            "{said}"
        );
        race.solution.effort.positions = 1;
        let said = proof_sentence(&race, Phrasing::ENGLISH);
        assert!(
            said.starts_with("The search stopped after 1 position ("),
            "{said}"
        );
    }
}

//! What is said while an endgame is played out.

use semeai_board::{Color, IllegalMove, Topology};
use semeai_cgt::Rational;
use semeai_endgame::position_report::{Between, EndgameReport, FinalCount};
use semeai_session::play_out::endgame::{Count, MomentReport, PlayOut, Slip};
use semeai_session::play_out::{End, Refusal};
use semeai_session::{Komi, Phrasing};

use crate::endgame::board::known_in_a_line;
use crate::endgame::final_count::side_terms;
use crate::endgame::result::{ahead, result};
use crate::grammar::{all_of, mixed, move_name, side};
use crate::race::play_out::{illegal, whose_turn};
use crate::texts::endgame::play as texts;
pub use crate::texts::endgame::play::no_endgame;

/// Whose turn it is, or how it ended.
pub fn status(play: &PlayOut, komi: Komi, phrasing: Phrasing) -> String {
    let Some(end) = play.end() else {
        return whose_turn(play, phrasing);
    };
    if end == End::Repeats {
        return texts::status_position_repeats_result(phrasing).to_owned();
    }
    let passed = texts::status_passed(phrasing);
    let score = play.count().and_then(|count| count.score?.one());
    match score {
        None => texts::status_none(&passed, phrasing),
        Some(score) => {
            let result = result(net(score, komi), phrasing);
            texts::status(&passed, &result, phrasing)
        }
    }
}

fn net(score: i64, komi: Komi) -> Rational {
    Rational::from_integer(score.into()) - komi.points()
}

/// By how much a game is won: "Black +3½", "a draw", "White +1 to Black +2" where a ko matters.
pub fn lead(score: Between, komi: Komi, phrasing: Phrasing) -> String {
    let told = |score: i64| {
        let net = net(score, komi);
        ahead(net, phrasing).map_or_else(str::to_owned, |_| lead_of(net, phrasing))
    };
    match score.one() {
        Some(score) => told(score),
        None => {
            let (low, high) = (told(score.low), told(score.high));
            texts::lead(&high, &low, phrasing)
        }
    }
}

/// The same with how it is known, unless it is exact: "Black +3½ (chosen points only)".
pub fn known_lead(
    score: Between,
    report: Option<&EndgameReport>,
    komi: Komi,
    phrasing: Phrasing,
) -> String {
    let lead = lead(score, komi, phrasing);
    match report.and_then(|report| known_in_a_line(report, phrasing)) {
        None => lead,
        Some(known) => texts::known_lead(&known, &lead, phrasing),
    }
}

/// Who is ahead by so many points, Black's minus White's, while the game goes on: "Black +3½", "even".
pub(crate) fn lead_of(net: Rational, phrasing: Phrasing) -> String {
    let zero = Rational::from_integer(0);
    if net == zero {
        return texts::lead_of_even(phrasing).to_owned();
    }
    let (color, by) = if net > zero {
        (Color::Black, net)
    } else {
        (Color::White, -net)
    };
    let (who, by) = (side(color, phrasing), mixed(by));
    texts::lead_of(&by, &who, phrasing)
}

/// How many points a move lost, under a heading that says so: "0", "1", "0 to 2" where a ko matters.
pub fn loss(loss: Between, phrasing: Phrasing) -> String {
    match loss.one() {
        Some(one) => one.to_string(),
        None => {
            let Between { low, high } = loss;
            texts::lead(&high, &low, phrasing)
        }
    }
}

/// So many points: "1 point", "1 to 3 points".
pub(crate) fn points(many: Between, phrasing: Phrasing) -> String {
    let Between { low, high } = many;
    match many.one() {
        Some(one) => texts::points(one, phrasing),
        None => texts::points_none(&high, &low, phrasing),
    }
}

/// What a move lost, and what came first: "Move 5 lost 1 point: D5 was better."
pub fn slip(slip: &Slip, topology: &Topology, phrasing: Phrasing) -> String {
    let number = slip.number;
    let lost = points(slip.loss, phrasing);
    let better = match slip.better {
        None => String::new(),
        Some(None) => texts::slip_passing_was_right(phrasing).to_owned(),
        Some(Some(point)) => {
            let name = phrasing.point(topology, point);
            texts::slip_came_first(&name, phrasing)
        }
    };
    let pass = match slip.point {
        Some(_) => "",
        None => texts::slip_none(phrasing),
    };
    texts::slip_move_lost(&better, &lost, &number, &pass, phrasing)
}

/// What is written about the moves of a play-out that is kept, one after the other: the score with best play after each, and what it
/// lost; of the last one also how it ended, with the counted board.
pub fn line_comments(play: &PlayOut, komi: Komi, phrasing: Phrasing) -> Vec<String> {
    let topology = play.situation().position.topology();
    let all = play.turns().len();
    let comment = |index: usize| {
        let mut said = Vec::new();
        let is_end = index + 1 == all && play.end().is_some();
        if let Some(score) = play.score_after(index + 1).filter(|_| !is_end) {
            let report = play.known_after(index + 1).map(MomentReport::report);
            let score = known_lead(score, report, komi, phrasing);
            said.push(texts::line_comments(&score, phrasing));
        }
        said.extend(play.slip(index).map(|each| slip(&each, topology, phrasing)));
        if is_end {
            said.push(status(play, komi, phrasing));
            said.extend(play.count().iter().flat_map(|it| count(it, komi, phrasing)));
        }
        said.join(crate::grammar::space(phrasing))
    };
    (0..all).map(comment).collect()
}

/// Why a move cannot be played.
pub const fn refusal(refusal: Refusal, phrasing: Phrasing) -> &'static str {
    match refusal {
        // Every point of the board can be played in an endgame.
        Refusal::Over | Refusal::OutsideRace(_) => texts::refusal_over_outside_race(phrasing),
        Refusal::Illegal(IllegalMove::Ko) => texts::refusal_illegal_ko(phrasing),
        Refusal::Illegal(reason) => illegal(reason, phrasing),
    }
}

/// The counted board, a line for each side, what it leaves open, and who wins.
pub fn count(count: &Count, komi: Komi, phrasing: Phrasing) -> Vec<String> {
    if count.open.is_empty() {
        let sides = Color::ALL.map(|color| side_sum(&count.board, color, komi, phrasing));
        let mut lines: Vec<String> = sides.into();
        lines.extend(winner(count, komi, phrasing));
        return lines;
    }
    let open = texts::count(phrasing);
    let mut lines = vec![open.to_owned()];
    lines.extend(winner(count, komi, phrasing));
    lines
}

fn winner(count: &Count, komi: Komi, phrasing: Phrasing) -> Option<String> {
    let result = result(net(count.score?.one()?, komi), phrasing);
    Some(match count.is_supposed {
        true => texts::winner_as_it_looks(&result, phrasing),
        false => texts::winner(&result, phrasing),
    })
}

fn side_sum(board: &FinalCount, color: Color, komi: Komi, phrasing: Phrasing) -> String {
    let who = side(color, phrasing);
    let (terms, all) = side_terms(board, color, komi.points(), phrasing);
    let (terms, all) = (terms.join(" + "), mixed(all));
    texts::side_sum(&all, &terms, &who, phrasing)
}

/// Where a side lost something: "move 1 (D2)".
fn slip_places(
    play: &PlayOut,
    color: Color,
    topology: &Topology,
    phrasing: Phrasing,
) -> Vec<String> {
    let slips = play.slips();
    let slips = slips.iter().filter(|slip| slip.color == color);
    slips
        .map(|slip| {
            let (number, name) = (slip.number, move_name(slip.point, topology, phrasing));
            texts::slip_places(&name, &number, phrasing)
        })
        .collect()
}

/// What a side lost in all, and where: "Black lost 3 points: move 1 at D2, move 5 at C1."
pub fn lost(play: &PlayOut, color: Color, topology: &Topology, phrasing: Phrasing) -> String {
    let who = side(color, phrasing);
    let Some(lost) = play.lost()[color] else {
        return texts::lost_what_lost_not(&who, phrasing);
    };
    if lost == Between::exact(0) {
        return texts::lost_lost_nothing(&who, phrasing);
    }
    let lost = points(lost, phrasing);
    let places = slip_places(play, color, topology, phrasing);
    if places.is_empty() {
        return texts::lost(&lost, &who, phrasing);
    }
    let places = all_of(&places, phrasing);
    texts::lost_lost(&lost, &places, &who, phrasing)
}

#[cfg(test)]
mod tests {
    use semeai_board::{ByColor, PointSet, Topology};
    use semeai_endgame::Scoring;

    use super::*;

    fn told(slip: Slip) -> [String; 2] {
        let board = Topology::rectangle(9, 9).expect("a board");
        [Phrasing::ENGLISH, Phrasing::JAPANESE].map(|phrasing| super::slip(&slip, &board, phrasing))
    }

    #[test]
    fn a_move_that_lost_points_is_told_with_what_came_first() {
        let board = Topology::rectangle(9, 9).expect("a board");
        let point = |name| board.point(name).expect("on the board");
        let each = Slip {
            number: 5,
            color: Color::Black,
            point: Some(point("C3")),
            loss: Between::exact(1),
            better: Some(Some(point("D5"))),
            answer: None,
        };
        assert_eq!(
            told(each),
            [
                "Move 5 lost 1 point: D5 was better.",
                "5手目は1目の損。D5が先でした。"
            ]
        );
        let passed = Slip {
            point: None,
            loss: Between { low: 1, high: 3 },
            ..each
        };
        assert_eq!(
            told(passed),
            [
                "Move 5 (a pass) lost 1 to 3 points: D5 was better.",
                "5手目（パス）は1〜3目の損。D5が先でした。"
            ]
        );
        let filled = Slip {
            better: Some(None),
            ..each
        };
        assert_eq!(told(filled)[0], "Move 5 lost 1 point: passing was right.");
    }

    #[test]
    fn who_is_ahead_is_told_with_komi() {
        let komi = Komi::parse("6.5").expect("half points");
        let lead = |score, phrasing| lead(Between::exact(score), komi, phrasing);
        assert_eq!(lead(10, Phrasing::ENGLISH), "Black +3½");
        assert_eq!(lead(6, Phrasing::JAPANESE), "白+半目");
        let drawn = [Phrasing::ENGLISH, Phrasing::JAPANESE]
            .map(|phrasing| super::lead(Between::exact(0), Komi::default(), phrasing));
        assert_eq!(drawn, ["a draw", "持碁"]);
        assert_eq!(lead_of(0.into(), Phrasing::JAPANESE), "互角");
    }

    #[test]
    fn a_counted_board_is_a_sum_for_each_side() {
        let board = Topology::rectangle(9, 9).expect("a board");
        let corner: PointSet = ["A1", "A2"]
            .iter()
            .filter_map(|name| board.point(name))
            .collect();
        let board = FinalCount {
            is_over: true,
            scoring: Scoring::Territory,
            territory: ByColor {
                black: corner,
                white: PointSet::EMPTY,
            },
            dead: ByColor::default(),
            alive: ByColor::default(),
            dame: PointSet::EMPTY,
            prisoners: ByColor { black: 3, white: 1 },
            open: Vec::new(),
            hanging: PointSet::EMPTY,
            supposed: None,
            is_cut: false,
        };
        let each = Count {
            board,
            open: Vec::new(),
            score: Some(Between::exact(4)),
            is_supposed: false,
        };
        let komi = Komi::parse("6.5").expect("half points");
        assert_eq!(
            count(&each, komi, Phrasing::ENGLISH),
            [
                "Black: territory 2 + prisoners 3 = 5.",
                "White: territory 0 + prisoners 1 + komi 6½ = 7½.",
                "Final count: White wins by 2½."
            ]
        );
        let open = Count {
            open: vec![0],
            ..each
        };
        assert_eq!(count(&open, komi, Phrasing::JAPANESE).len(), 2);
    }
}

//! Two moves of a side beside each other: which is bigger, what each is, what each comes to in this position.

use std::cmp::Ordering;

use semeai_board::{Point, Topology};
use semeai_endgame::position_report::{Between, EndgameReport};
use semeai_endgame::{ComparedMove, Comparison, NoComparison};
use semeai_session::{Komi, Phrasing};

use crate::endgame::names::endgame_kind;
use crate::endgame::play::{lead, points};
use crate::endgame::slips::proviso;
use crate::grammar::{comma, many_points, mixed, side, space};
use crate::race::play_out::illegal;
use crate::texts::endgame::compare as texts;

/// Which is bigger, and whether they are miai: "D2 is bigger: worth 1½, against 1."
pub fn comparison_headline(
    compared: &Comparison,
    topology: &Topology,
    phrasing: Phrasing,
) -> String {
    let [one, other] = &compared.moves;
    let names = [one, other].map(|each| phrasing.point(topology, each.point));
    let is_one_region = one.region == other.region;
    let worth = |each: &ComparedMove| each.worth.map(mixed).unwrap_or_default();
    let said = match compared.bigger() {
        None => texts::compare_unknown(phrasing).to_owned(),
        Some(Ordering::Equal) if is_one_region => texts::compare_as_good(phrasing).to_owned(),
        Some(Ordering::Equal) => texts::compare_as_big(&worth(one), phrasing),
        Some(order) => {
            let is_first = order == Ordering::Greater;
            let (bigger, smaller) = if is_first { (one, other) } else { (other, one) };
            let name = &names[usize::from(!is_first)];
            let other = &names[usize::from(is_first)];
            match (is_one_region, smaller.worth) {
                (true, _) => texts::compare_better_here(name, phrasing),
                (false, None) => texts::compare_only(name, other, phrasing),
                (false, Some(_)) => {
                    texts::compare_bigger(&worth(smaller), name, &worth(bigger), phrasing)
                }
            }
        }
    };
    let [name, next] = &names;
    let miai = compared
        .miai
        .map(|count| texts::compare_miai(&mixed(count), name, next, phrasing));
    let said: Vec<String> = std::iter::once(said).chain(miai).collect();
    said.join(space(phrasing))
}

/// What each move is: "D2: worth 1½, gote, count 1½ → 3".
pub fn comparison_rows(
    compared: &Comparison,
    topology: &Topology,
    phrasing: Phrasing,
) -> [String; 2] {
    [0, 1].map(|at| {
        let each = &compared.moves[at];
        let name = phrasing.point(topology, each.point);
        texts::compare_row(&name, &details(each, phrasing), phrasing)
    })
}

fn details(each: &ComparedMove, phrasing: Phrasing) -> String {
    if each.region.is_none() {
        return texts::compare_in_territory(phrasing).to_owned();
    }
    let zero = 0.into();
    let lost = each.lost.filter(|lost| *lost > zero);
    let follow_up = each.follow_up.filter(|next| *next > zero);
    let parts = [
        each.worth
            .map(|worth| texts::compare_worth(&mixed(worth), phrasing)),
        each.kind
            .map(|kind| endgame_kind(kind, phrasing).to_owned()),
        lost.map(|lost| texts::compare_gives_away(&many_points(lost, phrasing), phrasing)),
        each.count
            .map(|[before, after]| texts::compare_count(&mixed(after), &mixed(before), phrasing)),
        follow_up.map(|next| texts::compare_then(&mixed(next), phrasing)),
    ];
    let parts: Vec<String> = parts.into_iter().flatten().collect();
    match parts.is_empty() {
        true => texts::compare_nothing_known(phrasing).to_owned(),
        false => parts.join(comma(phrasing)),
    }
}

/// What they come to in this position: "Black to play: D2 loses 1 point (White +2), B3 loses nothing (White +1)."; nothing if that is not
/// known of either.
pub fn comparison_scores(
    compared: &Comparison,
    report: &EndgameReport,
    komi: Komi,
    topology: &Topology,
    phrasing: Phrasing,
) -> Option<String> {
    if compared.moves.iter().all(|each| each.loss.is_none()) {
        return None;
    }
    let told = |each: &ComparedMove| {
        let name = phrasing.point(topology, each.point);
        let (Some(loss), Some(score)) = (each.loss, each.score) else {
            return texts::compare_loss_unknown(&name, phrasing);
        };
        let score = lead(score, komi, phrasing);
        match loss == Between::exact(0) {
            true => texts::compare_lossless(&name, &score, phrasing),
            false => texts::compare_loses(&name, &points(loss, phrasing), &score, phrasing),
        }
    };
    let hangs_on_ko = compared
        .moves
        .iter()
        .any(|each| each.loss.is_some_and(|loss| loss.one().is_none()));
    let proviso = match hangs_on_ko {
        true => texts::compare_depends_on_ko(phrasing),
        false => proviso(report.known, phrasing),
    };
    let [one, other] = &compared.moves;
    Some(texts::compare_score(
        &told(one),
        &proviso,
        &told(other),
        &side(compared.first, phrasing),
        phrasing,
    ))
}

/// That a move waits for another one to be compared with: "D6 or …? Ctrl-click the other move."
pub fn first_to_compare(point: Point, topology: &Topology, phrasing: Phrasing) -> String {
    texts::first_to_compare(&phrasing.point(topology, point), phrasing)
}

/// Why two points are not compared, as a sentence.
pub fn no_comparison(error: NoComparison, topology: &Topology, phrasing: Phrasing) -> String {
    match error {
        NoComparison::Same(_) => texts::no_comparison_same(phrasing).to_owned(),
        NoComparison::NoMove(point, reason) => {
            let name = phrasing.point(topology, point);
            texts::no_comparison(&name, &illegal(reason, phrasing), phrasing)
        }
    }
}

#[cfg(test)]
mod tests {
    use semeai_board::{Color, IllegalMove, diagram};
    use semeai_endgame::{Endgame, EndgameLimits, endgame_report};

    use super::*;

    fn told(rows: &str, names: [&str; 2], phrasing: Phrasing) -> Vec<String> {
        let drawn = diagram::parse(rows).expect("a diagram");
        let mut asked = Endgame::new(drawn.position().expect("a position"));
        asked.roles = drawn.roles;
        let report = endgame_report(&asked, &EndgameLimits::default());
        let topology = asked.position.topology();
        let points = names.map(|name| topology.point(name).expect("a point"));
        let compared = report.compare(&asked.position, Color::Black, points);
        let compared = compared.expect("two moves");
        let komi = Komi::default();
        let headline = comparison_headline(&compared, topology, phrasing);
        let rows = comparison_rows(&compared, topology, phrasing);
        let scores = comparison_scores(&compared, &report, komi, topology, phrasing);
        std::iter::once(headline)
            .chain(rows)
            .chain(scores)
            .collect()
    }

    #[test]
    fn the_bigger_move_is_told_and_what_it_costs_to_begin_with_it() {
        // Black's sente at B3 comes before the bigger D2.
        let rows = "@@@@@#\n@X@@##\n@.X@##\n@.@#.#\n###.O#\n###@##";
        assert_eq!(
            told(rows, ["D2", "B3"], Phrasing::ENGLISH),
            [
                "D2 is bigger: worth 1½, against 1.",
                "D2: worth 1½, gote, count 1½ → 3",
                "B3: worth 1, Black's sente, count -4 → -2, then 2",
                "Black to play: D2 loses 1 point (White +2), B3 loses nothing (White +1)."
            ]
        );
        let japanese = told(rows, ["D2", "B3"], Phrasing::JAPANESE);
        assert_eq!(japanese[0], "D2のほうが大きい：1目半（もう一方は1目）。");
    }

    #[test]
    fn moves_that_are_miai_are_called_so() {
        let rows = "#####.@@@\n@..###@..\n#########\n@..#@...#\n#########";
        let told = told(rows, ["B4", "B2"], Phrasing::ENGLISH);
        assert_eq!(
            told[0],
            "Both are worth ½. B4 and B2 are miai: together they count 1, whoever plays first."
        );
    }

    #[test]
    fn a_point_that_is_no_move_is_named() {
        let board = Topology::rectangle(9, 9).expect("a board");
        let point = board.point("D6").expect("a point");
        let said = |error| no_comparison(error, &board, Phrasing::ENGLISH);
        assert!(said(NoComparison::NoMove(point, IllegalMove::Occupied)).starts_with("D6: "));
        assert_eq!(
            said(NoComparison::Same(point)),
            "Choose two different points."
        );
    }
}

//! Sekis, in which points stay neutral: scores and losses by both scorings against the judge.

use semeai_board::diagram;
use semeai_endgame::position_report::{EndgameReport, KnownBy, Why};
use semeai_endgame::{Endgame, EndgameLimits, Scoring, endgame_report};

use crate::{Seen, compare};

fn asked(rows: &str) -> Endgame {
    let drawn = diagram::parse(rows).expect("a diagram");
    let mut asked = Endgame::new(drawn.position().expect("a position"));
    asked.roles = drawn.roles;
    asked.scoring = Scoring::Area;
    asked
}

/// Both have an eye and share one liberty, which nobody fills.
const SEKI: &str = ". X . O .\nX X X O O\n@ @ @ # #";

/// By area it counts as it stands, whoever is first.
#[test]
fn a_seki_with_one_neutral_point_counts_by_area_as_it_stands() {
    let seki = asked(SEKI);
    let report = endgame_report(&seki, &EndgameLimits::default());
    assert_eq!(report.known, KnownBy::Regions);
    assert_eq!(scores(&report), [0, 0]);
}

/// The same by the judge, who lists several hundred thousand positions.
#[test]
#[ignore = "slow"]
fn a_seki_is_told_as_the_judge_counts_it() {
    let seki = asked(SEKI);
    let mut seen = Seen::default();
    assert_eq!(compare(&seki, 1_000_000, &mut seen), Ok(()));
    assert_eq!((seen.exact, seen.neutral), (1, 0));
}

/// The same seki beside a point of White's, and beside a dame.
#[test]
fn beside_a_seki_other_points_are_shared_out_as_they_are() {
    for (rows, wanted) in [
        (". X . O .\nX X X O O\n@ @ @ # #\n@ . @ # #", [-1, -1]),
        (". X . O .\nX X X O O\n@ @ @ # #\n@ @ . # #", [1, -1]),
    ] {
        let report = endgame_report(&asked(rows), &EndgameLimits::default());
        assert_eq!(scores(&report), wanted, "{rows}");
    }
}

/// One of the sides may spoil the seki by a point that it joins its safe stones with.
#[test]
fn where_the_number_of_neutral_points_hangs_on_play_nothing_is_told_by_area() {
    let asked = asked(". X . O .\nX X X O O\n@ . @ # .\n@ @ @ # #");
    let report = endgame_report(&asked, &EndgameLimits::default());
    assert_eq!(report.known, KnownBy::Undecided);
    assert_eq!(report.why, [Why::Neutral(0)]);
    assert!(report.territory_score.is_some() && report.area_score.is_none());
}

/// By area, if Black is first and if White is.
fn scores(report: &EndgameReport) -> [i64; 2] {
    let scores = report.area_score.expect("known");
    [scores.black, scores.white].map(|score| score.one().expect("one number"))
}

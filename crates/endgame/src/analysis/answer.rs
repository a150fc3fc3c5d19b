//! The best answer there is to a question: by the regions, else as the board looks.

use super::cache::RegionCache;
use super::question::{Border, Endgame};
use super::report::endgame_report_with;
use crate::limits::EndgameLimits;
use crate::position_report::{Between, EndgameReport, KnownBy, RegionState};

/// So many positions of each region are searched before the board is looked at as it looks.
const GLANCE: u64 = 10_000;

/// A score that is certain to lie within so many points is told rather than one that hangs on how the board looks.
const MOST_VAGUE: i64 = 8;

/// A region of so many points that a glance does not answer is far too large for the usual search.
const LARGE: usize = 40;

/// The answer to a question. Where the regions give none, the board is taken as it looks ([`Border`]), and where regions are too large even
/// so only the points are looked at where the two sides meet: then the question is changed into the one that the answer is of. Nothing is
/// taken as it looks that a first look at the regions answers, nor where points are named or both have passed. `is_quick` says that it is
/// not searched for longer where the looks give an answer.
///
/// ```
/// use semeai_board::diagram;
/// use semeai_endgame::{Border, Endgame, EndgameLimits, RegionCache, endgame_answer};
///
/// // Nothing is closed in. White's stone in the corner looks dead.
/// let rows = ".O..X.O..\n....X.O..\n....X.O..\n....X.O..\n....X.O..\n....XXO..\n....XO...\n....XO...\n.........";
/// let mut asked = Endgame::new(diagram::parse(rows)?.position()?);
/// let limits = EndgameLimits::default();
/// let report = endgame_answer(&mut asked, false, &limits, &mut RegionCache::default());
/// assert!(report.hangs_on_border() && asked.border == Border::Firm);
/// assert!(report.territory_score.unwrap().black.one().is_some());
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[must_use]
pub fn endgame_answer(
    asked: &mut Endgame,
    is_quick: bool,
    limits: &EndgameLimits,
    kept: &mut RegionCache,
) -> EndgameReport {
    let glance = limits.clone().with_at_most(GLANCE);
    let report = endgame_report_with(asked, &glance, kept);
    if report.known != KnownBy::Undecided && !has_open_regions(&report) {
        return report;
    }
    // Half of the time is for the looks, should the regions leave the score open.
    let is_enough = is_quick || is_hopeless(&report, limits);
    let report = match is_enough {
        true => report,
        false => endgame_report_with(asked, &limits.half(), kept),
    };
    if !is_vague(&report) {
        return report;
    }
    match as_it_looks(asked, limits, kept) {
        Some((question, told)) if report.known == KnownBy::Undecided || !is_vague(&told) => {
            *asked = question;
            told
        }
        None if is_enough => endgame_report_with(asked, limits, kept),
        _ => report,
    }
}

/// Whether a report tells no score, or is so wide that what the board looks like says more.
fn is_vague(report: &EndgameReport) -> bool {
    let starts = [&report.starts.black, &report.starts.white];
    let mut told = starts.into_iter().flatten().map(|start| start.score);
    let is_wide = |score: Between| score.high - score.low > MOST_VAGUE;
    report.known == KnownBy::Undecided || told.any(is_wide)
}

/// What is told of the board as it looks, with the question of that; nothing if that tells no score either.
fn as_it_looks(
    asked: &Endgame,
    limits: &EndgameLimits,
    kept: &mut RegionCache,
) -> Option<(Endgame, EndgameReport)> {
    if !asked.only.is_empty() || asked.is_over {
        return None;
    }
    let mut found = None;
    for border in [Border::Firm, Border::All] {
        let told = with_border(asked, border, limits, kept);
        let is_told = told.1.known != KnownBy::Undecided;
        let is_open = has_open_regions(&told.1);
        // A score between two numbers is better than none, and one number better than that.
        if is_told && (!is_open || found.is_none()) {
            found = Some(told);
        }
        if is_told && !is_open {
            break;
        }
    }
    found
}

/// What is told of the board with such a border, and the question of that.
fn with_border(
    asked: &Endgame,
    border: Border,
    limits: &EndgameLimits,
    kept: &mut RegionCache,
) -> (Endgame, EndgameReport) {
    let supposed = Endgame {
        border,
        ..asked.clone()
    };
    let glance = limits.clone().with_at_most(GLANCE);
    let mut report = endgame_report_with(&supposed, &glance, kept);
    if has_open_regions(&report) && !is_hopeless(&report, limits) {
        report = endgame_report_with(&supposed, &limits.half(), kept);
    }
    let is_open = has_open_regions(&report) && is_vague(&report);
    if let (true, Some(points)) = (is_open, report.meeting) {
        let mut narrowed = supposed.clone();
        narrowed.narrow(&points);
        let told = endgame_report_with(&narrowed, &limits.half(), kept);
        if told.known != KnownBy::Undecided || report.known == KnownBy::Undecided {
            return (narrowed, told);
        }
    }
    (supposed, report)
}

/// Whether of a region it is not known what it is worth.
fn has_open_regions(report: &EndgameReport) -> bool {
    let mut regions = report.regions.iter();
    regions.any(|region| match region.state {
        RegionState::Exact | RegionState::Ko => false,
        _ => !region.is_known(),
    })
}

/// Whether a region that a glance does not answer is far too large for the search that is asked for.
fn is_hopeless(report: &EndgameReport, limits: &EndgameLimits) -> bool {
    let mut open = report.regions.iter();
    open.any(|region| match region.state {
        RegionState::TooLarge | RegionState::Open => true,
        RegionState::OverBudget => region.points.len() >= LARGE && !limits.are_generous(),
        _ => false,
    })
}

#[cfg(test)]
mod tests {
    use semeai_board::diagram;

    use super::*;

    /// Both sides lie open to each other on the first line, and nothing is closed in.
    const BOARDS: [&str; 3] = [
        ".O..X.O..\n....X.O..\n....X.O..\n....X.O..\n....X.O..\n....XXO..\n....XO...\n....XO...\n.........",
        "...XO....\n...XO....\n..XXO....\n..XOO....\n..XO.....\n..XXO....\n...XO....\n...X.O...\n.........",
        "....X.O..\n....X.O..\nXXXXX.O..\n.......O.\nOOOOOOOO.\n....O....\n..X.O....\n....O....\n.........",
    ];

    fn told(board: &str, positions: u64) -> EndgameReport {
        let drawn = diagram::parse(board).expect("a diagram");
        let mut asked = Endgame::new(drawn.position().expect("a position"));
        let limits = EndgameLimits::default().with_positions(positions);
        endgame_answer(&mut asked, false, &limits, &mut RegionCache::default())
    }

    #[test]
    fn an_open_board_has_a_score_that_only_gets_narrower_with_more_positions() {
        let mut narrower = 0;
        for board in BOARDS {
            let mut before: Option<EndgameReport> = None;
            for positions in [1, 300, 400_000] {
                let report = told(board, positions);
                assert!(report.hangs_on_border(), "{board}\n{positions}");
                let scores = report.territory_score.expect("a score");
                if let Some(before) = before.and_then(|before| before.territory_score) {
                    let inside = scores.black.low >= before.black.low
                        && scores.black.high <= before.black.high;
                    assert!(inside, "{board}\n{positions}: {scores:?}, {before:?}");
                    narrower += usize::from(scores.black != before.black);
                }
                before = Some(report);
            }
            let scores = before.and_then(|before| before.territory_score);
            assert!(scores.is_some_and(|it| it.black.one().is_some()), "{board}");
        }
        assert!(narrower > 0);
    }

    #[test]
    fn a_board_on_which_too_little_stands_has_no_score() {
        let report = told(
            ".........\n..X......\n.........\n......O..\n.........\n.........\n.........\n.........\n.........",
            1_000,
        );
        assert_eq!(report.known, KnownBy::Undecided);
        assert_eq!(report.territory_score, None);
    }

    /// Black's stone looks dead in random games, and best play saves it.
    #[test]
    fn what_a_first_look_answers_is_not_taken_as_it_looks_however_quick() {
        let drawn = diagram::parse(".OX.@\n#OX.@\n##@@@\n##@@@").expect("a diagram");
        let mut asked = Endgame::new(drawn.position().expect("a position"));
        asked.roles = drawn.roles;
        let limits = EndgameLimits::default();
        let report = endgame_answer(&mut asked, true, &limits, &mut RegionCache::default());
        assert_eq!(report.known, KnownBy::Regions);
    }

    #[test]
    fn what_is_closed_in_is_not_told_as_it_looks() {
        let drawn = diagram::parse("#####@@\n@...#.#\n#####@@").expect("a diagram");
        let mut asked = Endgame::new(drawn.position().expect("a position"));
        asked.roles = drawn.roles;
        let limits = EndgameLimits::default();
        let report = endgame_answer(&mut asked, true, &limits, &mut RegionCache::default());
        assert_eq!(
            (report.known, asked.border),
            (KnownBy::Regions, Border::Found)
        );
    }
}

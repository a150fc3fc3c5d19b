//! A board by its regions, or as it is asked, against the judge.

use semeai_board::Color;
use semeai_endgame::position_report::{Between, RegionState, Why};
use semeai_endgame::{Endgame, EndgameLimits, Scoring, endgame_report};

use super::judge::{Judge, Trouble};

/// What came of a comparison.
#[derive(Clone, Copy, Debug, Default)]
pub(crate) struct Seen {
    pub(crate) exact: usize,
    pub(crate) too_many: usize,
    pub(crate) moves: usize,
    pub(crate) ko_moves: usize,
    pub(crate) skipped: usize,
    /// Boards on which no score is told by area, for points may stay neutral.
    pub(crate) neutral: usize,
}

/// Holds the scores by both scorings, and what every first move loses, against the judge of at most so many positions; what is wrong.
pub(crate) fn compare(asked: &Endgame, most: usize, seen: &mut Seen) -> Result<(), String> {
    let mut compared = false;
    for scoring in [Scoring::Territory, Scoring::Area] {
        let mut asked = asked.clone();
        asked.scoring = scoring;
        let report = endgame_report(&asked, &EndgameLimits::default());
        let Some(scores) = (match scoring {
            Scoring::Territory => report.territory_score,
            Scoring::Area => report.area_score,
        }) else {
            let is_neutral = |why: &Why| matches!(why, Why::Neutral(_));
            if scoring == Scoring::Area && report.why.iter().any(is_neutral) {
                seen.neutral += 1;
                return Ok(());
            }
            if report
                .regions
                .iter()
                .all(|region| region.state == RegionState::Exact)
            {
                return Err(format!("no score: {:?}", report.why));
            }
            seen.skipped += 1;
            return Ok(());
        };
        let judge = match Judge::new(&asked.position, scoring, most) {
            Ok(judge) => judge,
            Err(_) => {
                seen.too_many += 1;
                return Ok(());
            }
        };
        for first in Color::ALL {
            let truth = match judge.score(first) {
                Ok(truth) => i64::from(truth),
                Err(Trouble::Repetition | Trouble::TooMany) => {
                    seen.skipped += 1;
                    return Ok(());
                }
            };
            let is_within = |between: Between| (between.low..=between.high).contains(&truth);
            if !is_within(scores[first]) {
                return Err(format!(
                    "{first} first, {scoring:?}: {truth}, not {:?}",
                    scores[first]
                ));
            }
            let start = report.starts[first].as_ref().ok_or("no start")?;
            for (point, after) in judge.after(first) {
                let Some(after) = after else { continue };
                let loss = match first {
                    Color::Black => truth - i64::from(after),
                    Color::White => i64::from(after) - truth,
                };
                let found = start
                    .losses
                    .iter()
                    .find(|found| found.point.index() == point);
                let name = asked
                    .position
                    .topology()
                    .name(semeai_board::Point::new(point).unwrap());
                let Some(found) = found else {
                    return Err(format!("{first} first, {scoring:?}: {name} is not listed"));
                };
                let Some(found) = found.loss else { continue };
                if !(found.low..=found.high).contains(&loss) {
                    return Err(format!(
                        "{first} first, {scoring:?}: {name} loses {loss}, not {found:?}"
                    ));
                }
                seen.moves += 1;
                seen.ko_moves += usize::from(found.low != found.high);
            }
        }
        compared = true;
    }
    if compared {
        seen.exact += 1;
    }
    Ok(())
}

//! The report.

use semeai_board::{ByColor, PointSet};

use super::board::BoardAnalysis;
use super::cache::RegionCache;
use super::question::{Border, Endgame};
use crate::final_count::FinalCount;
use crate::kind::RegionKind;
use crate::limits::{EndgameLimits, LimitMet, Stage};
use crate::meeting::{TooEarly, looks_dead, meeting};
use crate::position_report::{EndgameReport, KnownBy, RegionReport, RegionState, Why};
use crate::region::safe_stones;
use semeai_search::Check;

/// So many positions of a whole board are looked at unasked, for each scoring, where positions of a region come back.
const UNASKED: u64 = 100_000;

/// Everything about an endgame.
///
/// ```
/// use semeai_board::diagram;
/// use semeai_endgame::{Endgame, EndgameLimits, endgame_report};
///
/// // Two corridors: Black's of three points, White's of one.
/// let drawn = diagram::parse("#####@@\n@...#.#\n#####@@")?;
/// let mut asked = Endgame::new(drawn.position()?);
/// asked.roles = drawn.roles;
/// let report = endgame_report(&asked, &EndgameLimits::default());
/// let value = |at: usize| report.regions[at].value.as_ref().unwrap();
/// assert_eq!(value(0).text.as_str(), "{2||1|*}");
/// assert_eq!(value(0).chilled.as_str(), "5/4");
/// assert_eq!(value(1).text.as_str(), "*");
/// let scores = report.territory_score.unwrap();
/// assert_eq!((scores.black.one(), scores.white.one()), (Some(2), Some(1)));
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[must_use]
pub fn endgame_report(asked: &Endgame, limits: &EndgameLimits) -> EndgameReport {
    endgame_report_with(asked, limits, &mut RegionCache::default())
}

/// The same where regions are kept: only those are searched in which something has changed since the questions before, or that
/// were over budget. What is told is the same.
///
/// ```
/// use semeai_board::{Color, diagram};
/// use semeai_endgame::{Endgame, EndgameLimits, RegionCache, endgame_report_with};
///
/// let drawn = diagram::parse("#####@@\n@...#.#\n#####@@")?;
/// let mut asked = Endgame::new(drawn.position()?);
/// asked.roles = drawn.roles;
/// let (limits, mut kept) = (EndgameLimits::default(), RegionCache::default());
/// endgame_report_with(&asked, &limits, &mut kept);
/// let before = kept.expanded();
/// // Black plays in the right corridor: the left one is not searched again.
/// let point = asked.position.topology().point("F2").unwrap();
/// asked.position = asked.position.play(Color::Black, point)?.position;
/// let report = endgame_report_with(&asked, &limits, &mut kept);
/// assert_eq!(report.regions[0].value.as_ref().unwrap().text.as_str(), "{2||1|*}");
/// assert!(kept.expanded() < before);
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[must_use]
pub fn endgame_report_with(
    asked: &Endgame,
    limits: &EndgameLimits,
    kept: &mut RegionCache,
) -> EndgameReport {
    let mut analysis = BoardAnalysis::begin(asked, limits, kept);
    // The regions may take all the time that there is.
    let finished = asked.is_over.then(|| analysis.as_it_stands(limits));
    analysis.search(limits);
    let report = analysis.report(finished, limits);
    *kept = analysis.into_kept();
    report
}

impl BoardAnalysis<'_> {
    fn report(&mut self, finished: Option<FinalCount>, limits: &EndgameLimits) -> EndgameReport {
        self.arena.set_budget(limits.values(Stage::Told));
        let mut report = self.without_scores();
        self.arena.set_budget(limits.values(Stage::Sums));
        report.dame = dame(&report.regions);
        match self.meeting(&report.regions) {
            Some(Ok(points)) => report.meeting = Some(points),
            Some(Err(early)) => report.why.push(Why::TooEarly(early)),
            None => {}
        }
        if report.safe.is_empty() {
            report.why.push(Why::NothingSafe);
        }
        report.why.extend(reasons(&report.regions));
        if !self.unproved.is_empty() {
            report.why.push(Why::UnknownStatus(self.unproved.clone()));
        }
        report.why.extend(by_hand(&report.regions));
        // What behind the border is whose is not known where a block there may live.
        if self.unproved.is_empty() && self.items.iter().all(|item| item.values.is_ok()) {
            let mut budget = limits.sum();
            if self.score(&mut report, &mut budget).is_err() {
                report.why.push(Why::NotAddedUp(LimitMet::of(&budget)));
            } else if !self.asked.strategies.is_empty()
                && !report.leaves_out_ko()
                && !report.hangs_on_border()
                && self.is_plain()
            {
                report.strategies = self.strategies(&mut limits.sum());
            }
        }
        let is_guess = self.asked.border != Border::Found;
        if report.known == KnownBy::Undecided && (is_guess || self.unproved.is_empty()) {
            self.between(&mut report);
        }
        if self.asked.check == Check::EveryOrder {
            self.prove(&mut report, limits);
        } else if self.asked.only.is_empty() && report.regions.iter().any(comes_back) {
            self.prove_what_comes_back(&mut report, &limits.clone().with_board_at_most(UNASKED));
        }
        self.finish(&mut report, finished, limits);
        let counted = report.finished.as_ref();
        let is_cut = self.blocks_out_of_time || counted.is_some_and(|counted| counted.is_cut);
        let is_unproved = matches!(report.known, KnownBy::Undecided | KnownBy::Supposed);
        if is_cut && is_unproved {
            report.why.push(Why::BlocksOutOfTime);
        }
        report
    }

    /// What is known before anything is added up.
    fn without_scores(&mut self) -> EndgameReport {
        EndgameReport {
            rooms: self.rooms(),
            territory: self.territory(),
            dame: PointSet::EMPTY,
            regions: self.region_reports(),
            settled: self.settled(),
            total: None,
            territory_score: None,
            area_score: None,
            starts: ByColor::default(),
            strategies: Vec::new(),
            ko: None,
            finished: None,
            known: KnownBy::Undecided,
            why: Vec::new(),
            proof: None,
            safe: self.safe.clone(),
            doubted: self.doubted.clone(),
            looks_dead: self.looks_dead,
            proved_dead: self.proved_dead,
            meeting: None,
        }
    }

    /// The stones among these points that are taken as dead where the rest of a region is left as it stands. Those that look dead in random
    /// games are taken off already.
    fn taken_as_dead(&self, safe: &PointSet, points: &PointSet) -> PointSet {
        match self.asked.border {
            Border::Found => looks_dead(&self.position, safe, points),
            Border::Firm | Border::All => PointSet::EMPTY,
        }
    }

    /// Where the two sides meet in regions that are too large, or why that cannot be said of any.
    fn meeting(&self, regions: &[RegionReport]) -> Option<Result<PointSet, TooEarly>> {
        let too_large = [
            RegionState::TooLarge,
            RegionState::OverBudget,
            RegionState::Open,
        ];
        let is_large =
            |region: &&RegionReport| !region.by_hand && too_large.contains(&region.state);
        let safe = safe_stones(&self.asked.roles_as_said(), &self.safe);
        let found = (regions.iter()).filter(is_large).map(|region| {
            let dead = self.taken_as_dead(&safe, &region.points);
            meeting(&self.position, &safe, &region.points, &dead)
        });
        found.reduce(|all, points| match (all, points) {
            (Ok(all), Ok(points)) => Ok(all.union(&points)),
            (Ok(found), Err(_)) | (Err(_), Ok(found)) => Ok(found),
            // What is told of a point or a side says more.
            (Err(TooEarly::Open), Err(early)) | (Err(early), Err(_)) => Err(early),
        })
    }
}

/// Whether a region has no value because its positions come back.
fn comes_back(region: &RegionReport) -> bool {
    region.state == RegionState::Repetition
}

/// The empty points of regions in which a move gains nothing but a turn and nothing else is at stake.
fn dame(regions: &[RegionReport]) -> PointSet {
    let is_dame = |region: &&RegionReport| {
        region.kind == Some(RegionKind::Dame)
            && region
                .value
                .as_ref()
                .is_some_and(|value| value.mean == 0.into())
    };
    let empty = |region: &RegionReport| {
        let stones = region.stones.black.union(&region.stones.white);
        region.points.difference(&stones)
    };
    let dame = regions.iter().filter(is_dame).map(empty);
    dame.fold(PointSet::EMPTY, |all, points| all.union(&points))
}

/// Why regions have no value, or several.
fn reasons(regions: &[RegionReport]) -> Vec<Why> {
    let why = |(at, region): (usize, &RegionReport)| match region.state {
        RegionState::Exact => None,
        RegionState::OverBudget if region.is_known() => None,
        RegionState::Ko => Some(Why::Ko(at)),
        RegionState::Repetition => Some(Why::Repetition(at)),
        RegionState::TooLarge => Some(Why::TooLarge(at)),
        RegionState::OverBudget => {
            let limit = region.limit.unwrap_or(LimitMet::Memory);
            Some(Why::OverBudget(at, limit))
        }
        RegionState::Open => Some(Why::NoBorder(at)),
    };
    regions.iter().enumerate().filter_map(why).collect()
}

fn by_hand(regions: &[RegionReport]) -> Vec<Why> {
    let regions = regions.iter().enumerate();
    let named = regions.filter(|(_, region)| region.by_hand);
    named.map(|(at, _)| Why::ByHand(at)).collect()
}

#[cfg(test)]
mod tests {
    use semeai_board::{Color, diagram};

    use super::*;

    /// Black slides into White's corner.
    const SLIDE: &str = "@@@@@@##\n@....###\n@.....##";

    fn told(positions: u64) -> EndgameReport {
        let drawn = diagram::parse(SLIDE).expect("a diagram");
        let mut asked = Endgame::new(drawn.position().expect("a position"));
        asked.roles = drawn.roles;
        endgame_report(&asked, &EndgameLimits::default().with_positions(positions))
    }

    #[test]
    fn a_region_that_is_too_large_for_a_value_lies_between_numbers_that_hold() {
        let (few, many) = (told(8_000), told(400_000));
        let region = &few.regions[0];
        assert_eq!(region.state, RegionState::OverBudget);
        let walls = region.walls.as_ref().expect("walls");
        let exact = &many.regions[0];
        let (count, worth) = (exact.count(), exact.worth());
        let is_in =
            |[low, high]: [semeai_cgt::Rational; 2], it| Some(low) <= it && it <= Some(high);
        assert!(is_in(walls.count, count), "{walls:?} {count:?}");
        assert!(is_in(walls.worth, worth), "{walls:?} {worth:?}");
        assert_eq!(few.known, KnownBy::Bounded);
        let scores = [&few, &many].map(|report| report.territory_score.expect("scores"));
        for first in Color::ALL {
            let [few, many] = scores.map(|scores| scores[first]);
            assert!(few.low <= many.low && many.high <= few.high, "{scores:?}");
        }
    }
}

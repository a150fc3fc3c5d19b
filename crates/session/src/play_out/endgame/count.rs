//! The board counted at the end.

use semeai_board::{ByColor, Color, PointSet};
use semeai_endgame::position_report::{Between, FinalCount, KnownBy, RegionReport, RegionState};
use semeai_endgame::{RegionKind, Scoring};

use super::moment_report::MomentReport;
use super::situation::Situation;
use super::style::surrounded;

/// With more loose blocks in a region, only all of a side are tried as dead.
const MOST_LOOSE: usize = 8;

/// A board on which nothing more is played, counted.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Count {
    /// What stands on each point, and whose it is.
    pub board: FinalCount,
    /// The regions, counted from 0, in which something is still to be gained or that are not known: they count as with best
    /// play.
    pub open: Vec<usize>,
    /// Black's points minus White's without komi; absent if it is not known.
    pub score: Option<Between>,
    /// Whether blocks of which nothing was proved are counted as dead or alive as they look.
    pub is_supposed: bool,
}

impl Count {
    /// Counts a board of which nothing more is played.
    pub(super) fn of(end: &Situation, known: &MomentReport) -> Self {
        let report = known.report();
        // Where the regions know what is still to be gained, that counts.
        let is_counted = matches!(report.known, KnownBy::Counted | KnownBy::Supposed);
        let counted = report.finished.as_ref().filter(|_| is_counted);
        let counted = counted.and_then(FinalCount::told);
        if let Some((board, score)) = counted.and_then(|board| Some((board, board.score()?))) {
            return Self {
                board: board.clone(),
                open: Vec::new(),
                score: Some(Between::exact(score)),
                is_supposed: report.hangs_on_looks(),
            };
        }
        Self::by_regions(end, known)
    }

    /// The same by what the regions are worth.
    fn by_regions(end: &Situation, known: &MomentReport) -> Self {
        let report = known.report();
        let mut count = Self {
            board: FinalCount {
                is_over: true,
                scoring: end.counted().scoring,
                territory: ByColor::default(),
                dead: ByColor::default(),
                alive: ByColor::default(),
                dame: report.dame,
                prisoners: end.prisoners(),
                open: Vec::new(),
                hanging: PointSet::EMPTY,
                supposed: None,
                is_cut: false,
            },
            open: Vec::new(),
            score: known.score(end.mover),
            is_supposed: false,
        };
        for room in &report.rooms {
            count.add(room.owner, &room.points, &room.dead);
        }
        for (at, region) in report.regions.iter().enumerate() {
            match count.settled(end, region) {
                Some(dead) => count.take(end, region, &dead),
                None => count.open.push(at),
            }
        }
        count.board.alive = ByColor::new_with(|color| {
            let stones = end.position.stones(color);
            stones.difference(&count.board.dead[color])
        });
        if count.open.is_empty() {
            count.score = count.board.score().map(Between::exact);
        }
        count
    }

    fn add(&mut self, owner: Color, points: &PointSet, dead: &PointSet) {
        let board = &mut self.board;
        board.territory[owner] = board.territory[owner].union(points);
        let other = owner.opponent();
        board.dead[other] = board.dead[other].union(dead);
    }

    /// Adds a region in which these stones are dead.
    fn take(&mut self, end: &Situation, region: &RegionReport, dead: &PointSet) {
        for owner in Color::ALL {
            let others = dead.intersection(&end.position.stones(owner.opponent()));
            let points = surrounded(&end.position, owner, dead).intersection(&region.points);
            self.add(owner, &points, &others);
        }
    }

    /// The stones that are dead in a region whose value says that nothing is left to be gained: the fewest with which the
    /// points that are surrounded are its value. Nothing if something is to be gained, or if no such stones are found.
    fn settled(&self, end: &Situation, region: &RegionReport) -> Option<PointSet> {
        let value = region.value.as_ref()?;
        let is_over = match self.board.scoring {
            Scoring::Territory => {
                matches!(region.kind, Some(RegionKind::Settled | RegionKind::Dame))
            }
            Scoring::Area => value.worth.is_none(),
        };
        if !is_over || region.state != RegionState::Exact || !value.mean.is_integer() {
            return None;
        }
        let score = i64::try_from(value.mean.to_integer()).ok()?;
        let mut tried = dead_stones(end, region);
        tried.sort_by_key(PointSet::len);
        tried
            .into_iter()
            .find(|dead| balance(end, region, dead) == score)
    }
}

/// The points of a region if these stones are dead, Black's minus White's.
fn balance(end: &Situation, region: &RegionReport, dead: &PointSet) -> i64 {
    let points = |color: Color| {
        let territory = surrounded(&end.position, color, dead).intersection(&region.points);
        let taken = dead.intersection(&end.position.stones(color.opponent()));
        i64::try_from(territory.len() + taken.len()).unwrap_or(i64::MAX)
    };
    points(Color::Black) - points(Color::White)
}

/// Which stones of a region could be dead: sets of blocks that are not joined to safe stones.
fn dead_stones(end: &Situation, region: &RegionReport) -> Vec<PointSet> {
    let blocks = end.position.blocks().into_iter();
    let loose: Vec<_> = blocks
        .filter(|block| block.stones.is_subset(&region.points))
        .collect();
    if loose.len() > MOST_LOOSE {
        let all = Color::ALL.map(|color| {
            let own = loose.iter().filter(|block| block.color == color);
            own.fold(PointSet::EMPTY, |all, block| all.union(&block.stones))
        });
        return [PointSet::EMPTY].into_iter().chain(all).collect();
    }
    let sets = 0..1_usize << loose.len();
    let stones = |set: usize| {
        let chosen = (0..loose.len()).filter(|at| set >> at & 1 == 1);
        chosen.fold(PointSet::EMPTY, |all, at| all.union(&loose[at].stones))
    };
    sets.map(stones).collect()
}

//! Which first moves win.
//!
//! Every sensible first move of a side is made, and the race that follows is judged with the other side to
//! move: options of the trees' roots, filling the opponent's settled regions, shared liberties, and captures.

use semeai_board::{Color, Point, PointSet, Position, Roles};
use semeai_cgt::{Arena, Error};

use super::judgement::judge;
use crate::ending::Ending;
use crate::life::Life;
use crate::regions::settled::{MoveCount, NodePosition, Settlement};
use crate::regions::transformation::{NodeWorth, Worth};
use crate::regions::tree::GrownTree;
use crate::report::{NodeState, Reply};
use crate::standings::{CountedAs, DeadEye, Tally};

/// A region of the race with its place in the tally.
#[derive(Debug)]
pub(crate) struct CountedRegion<'a> {
    pub(crate) grown: &'a GrownTree,
    pub(crate) worths: &'a [NodeWorth],
    pub(crate) points: PointSet,
    pub(crate) place: CountedAs,
    /// Every move in the region with its value after it, where a search has found them.
    pub(crate) found: Option<&'a [(Color, Point, Worth)]>,
}

/// A race on which first moves can be tried.
#[derive(Debug)]
pub(crate) struct Trial<'a> {
    pub(crate) position: &'a Position,
    pub(crate) roles: &'a Roles,
    pub(crate) tally: &'a Tally,
    pub(crate) placed: &'a [CountedRegion<'a>],
    pub(crate) shared: PointSet,
    /// Whether moves are only named that need no ko.
    pub(crate) is_free_of_ko: bool,
    /// The essential stones of both colours.
    pub(crate) essential: PointSet,
}

impl Trial<'_> {
    /// The first moves of a side with what they lead to, in reading order.
    ///
    /// # Errors
    ///
    /// If the arena is over its budget.
    pub(crate) fn first_moves(
        &self,
        arena: &mut Arena,
        mover: Color,
    ) -> Result<Vec<(Point, Option<Ending>)>, Error> {
        let mut recorder = Recorder {
            trial: self,
            arena,
            mover,
            moves: Vec::new(),
        };
        for placed in self.placed {
            recorder.region(placed)?;
        }
        for point in self.shared {
            recorder.share(point)?;
        }
        recorder.moves.sort_by_key(|&(point, _)| point);
        Ok(recorder.moves)
    }
}

/// Tries the moves of one side and keeps what they lead to.
struct Recorder<'a, 'b> {
    trial: &'b Trial<'a>,
    arena: &'b mut Arena,
    mover: Color,
    moves: Vec<(Point, Option<Ending>)>,
}

impl Recorder<'_, '_> {
    fn region(&mut self, placed: &CountedRegion<'_>) -> Result<(), Error> {
        if let Some(found) = placed.found {
            return self.moves_of_search(placed, found);
        }
        let root = &placed.grown.nodes[0];
        if root.state == NodeState::Options {
            self.options(placed)?;
        }
        if root.local.defender != self.mover {
            self.fillings(placed)?;
        }
        Ok(())
    }

    /// The moves of a region that was searched.
    fn moves_of_search(
        &mut self,
        placed: &CountedRegion<'_>,
        found: &[(Color, Point, Worth)],
    ) -> Result<(), Error> {
        let (CountedAs::Region(i), owner) = (placed.place, placed.grown.nodes[0].local.defender)
        else {
            return Ok(());
        };
        for &(color, point, worth) in found {
            if color == self.mover && !self.is_capture(point) {
                let after = self.with_worth(owner, i, worth);
                self.judge(point, &after)?;
            }
        }
        Ok(())
    }

    fn options(&mut self, placed: &CountedRegion<'_>) -> Result<(), Error> {
        let root = &placed.grown.nodes[0];
        for slot in &root.slots {
            let Reply::Node(id) = slot.reply(self.mover) else {
                continue;
            };
            if self.is_capture(slot.point) {
                continue;
            }
            let Some(worth) = placed.worths[id.0].worth else {
                continue;
            };
            match placed.place {
                CountedAs::Region(i) => {
                    let after = self.with_worth(root.local.defender, i, worth);
                    self.judge(slot.point, &after)?;
                }
                // The life may have hung on this region.
                CountedAs::Nowhere if !is_life(self.arena, worth) => self.doubt(slot.point),
                CountedAs::Nowhere | CountedAs::Eye => self.judge(slot.point, self.trial.tally)?,
            }
        }
        Ok(())
    }

    /// Fills in a region of the opponent where that leaves it settled: every liberty that is no candidate, and
    /// the points beside them for approach moves.
    fn fillings(&mut self, placed: &CountedRegion<'_>) -> Result<(), Error> {
        let (root, position) = (&placed.grown.nodes[0], self.trial.position);
        let liberties = root.local.liberties();
        let beside = position.topology().neighborhood(&liberties);
        let asked: PointSet = root.slots.iter().map(|slot| slot.point).collect();
        let empty = position.empty().intersection(&placed.points);
        let points = empty
            .intersection(&liberties.union(&beside))
            .difference(&asked);
        for point in &points {
            if self.is_capture(point) || !position.is_legal(self.mover, point) {
                continue;
            }
            let is_throw_in = root.local.after_throw_in(point).is_some();
            // The ko that it begins may be won by a threat elsewhere.
            if is_throw_in && self.trial.tally.has_threats() {
                self.doubt(point);
            } else if let Some(count) = self.count_after(placed, point) {
                let mut after = self.trial.tally.clone();
                fill(self.arena, &mut after, root.local.defender, placed, count)?;
                self.judge(point, &after)?;
            }
        }
        Ok(())
    }

    /// The count of a region after a legal move in it, if that leaves it settled.
    fn count_after(&self, placed: &CountedRegion<'_>, point: Point) -> Option<MoveCount> {
        let root = &placed.grown.nodes[0].local;
        let played = self.trial.position.play(self.mover, point).ok()?;
        root.after_throw_in(point).or_else(|| {
            let position = played.position.without_ko();
            let roles = self.trial.roles.after(point, &played.captured);
            let local = NodePosition::new(position, roles, root.defender, &placed.points);
            match local.settle() {
                Settlement::Count(count) => Some(count),
                Settlement::Alive | Settlement::Nil => None,
            }
        })
    }

    fn share(&mut self, point: Point) -> Result<(), Error> {
        if self.is_capture(point) || !self.trial.position.is_legal(self.mover, point) {
            return Ok(());
        }
        let mut after = self.trial.tally.clone();
        after.shared = after.shared.saturating_sub(1);
        self.judge(point, &after)
    }

    /// Whether a move captures an essential block at once; keeps it if so.
    fn is_capture(&mut self, point: Point) -> bool {
        let played = self.trial.position.play(self.mover, point);
        let is_capture =
            played.is_ok_and(|played| !played.captured.is_disjoint(&self.trial.essential));
        if is_capture {
            self.moves.push((point, Some(Ending::won_by(self.mover))));
        }
        is_capture
    }

    /// Keeps a move that nothing is known of.
    fn doubt(&mut self, point: Point) {
        self.moves.push((point, None));
    }

    /// Keeps a move with what it leads to; undecided where approach moves or kos leave a doubt.
    fn judge(&mut self, point: Point, after: &Tally) -> Result<(), Error> {
        let judgement = judge(after, self.arena)?;
        let is_sure = judgement.is_sure && (judgement.is_free_of_ko || !self.trial.is_free_of_ko);
        if is_sure {
            let ending = judgement.endings[self.mover.opponent()];
            self.moves.push((point, Some(ending)));
        } else {
            self.doubt(point);
        }
        Ok(())
    }

    /// The tally with another worth of one region.
    fn with_worth(&self, owner: Color, region: usize, worth: Worth) -> Tally {
        let mut after = self.trial.tally.clone();
        let side = &mut after.sides[owner];
        side.regions[region] = worth;
        side.with_kos = None;
        after
    }
}

/// Whether a region of this worth makes its block live.
fn is_life(arena: &Arena, worth: Worth) -> bool {
    arena
        .as_integer(worth.last)
        .is_some_and(|n| n >= i128::from(Life::Plain.count()))
}

/// Puts the count of a region after a move in the place of its worth before.
fn fill(
    arena: &mut Arena,
    tally: &mut Tally,
    owner: Color,
    placed: &CountedRegion<'_>,
    count: MoveCount,
) -> Result<(), Error> {
    let side = &mut tally.sides[owner];
    match placed.place {
        CountedAs::Region(i) => {
            side.regions[i] = Worth {
                normal: arena.integer(count.normal.into())?,
                last: arena.integer(count.last.into())?,
            };
            side.kos = side.kos.saturating_sub(placed.grown.most(|c| c.kos)) + count.kos;
            let approaches = placed.grown.most(|c| c.approaches);
            side.approaches = side.approaches.saturating_sub(approaches) + count.approaches;
            let loose = placed.grown.most(|c| c.loose);
            side.loose = side.loose.saturating_sub(loose) + count.loose;
            let narrow = placed.grown.most(|c| c.narrow);
            side.narrow = side.narrow.saturating_sub(narrow) + count.narrow;
            side.with_kos = None;
        }
        CountedAs::Eye => {
            side.eye = side.eye.map(|eye| DeadEye {
                liberties: count.normal,
                ..eye
            });
        }
        CountedAs::Nowhere => {}
    }
    Ok(())
}

//! Which first moves win.
//!
//! Every sensible first move of a side is made, and the race that follows is judged with the other side to
//! move: options of the trees' roots, filling the opponent's settled regions, shared liberties, and captures.

use semeai_board::{Color, Point, PointSet, Position, Roles};
use semeai_cgt::{Arena, Error};

use crate::expand::Grown;
use crate::judge::{DeadEye, Standing};
use crate::report::{NodeState, RaceResult, Reply};
use crate::settle::{Count, Local, Settlement};
use crate::transform::{NodeWorth, Worth};

/// A region of the race with its place in the standing.
#[derive(Debug)]
pub(crate) struct Placed<'a> {
    pub(crate) grown: &'a Grown,
    pub(crate) worths: &'a [NodeWorth],
    pub(crate) points: PointSet,
    pub(crate) place: Place,
}

impl Placed<'_> {
    /// The most liberties of the region that are filled by throwing in a stone.
    pub(crate) fn kos(&self) -> u32 {
        self.grown
            .nodes
            .iter()
            .map(|node| node.count.kos)
            .max()
            .unwrap_or(0)
    }
}

/// Where a region counts in the standing of its defender.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Place {
    /// As this entry of the regions.
    Region(usize),
    /// As the eye.
    Eye,
    /// Nowhere: its defender is alive.
    Nowhere,
}

/// A race on which first moves can be tried.
#[derive(Debug)]
pub(crate) struct Trial<'a> {
    pub(crate) position: &'a Position,
    pub(crate) roles: &'a Roles,
    pub(crate) standing: &'a Standing,
    pub(crate) placed: &'a [Placed<'a>],
    pub(crate) shared: PointSet,
    /// The essential stones of both colours.
    pub(crate) essential: PointSet,
}

impl Trial<'_> {
    /// The first moves of a side with the results that they lead to, in reading order.
    ///
    /// # Errors
    ///
    /// If the arena is over its budget.
    pub(crate) fn first_moves(
        &self,
        arena: &mut Arena,
        mover: Color,
    ) -> Result<Vec<(Point, RaceResult)>, Error> {
        let mut moves = Vec::new();
        for placed in self.placed {
            let root = &placed.grown.nodes[0];
            if root.state == NodeState::Options {
                self.options(arena, mover, placed, &mut moves)?;
            }
            if root.local.defender != mover {
                self.fillings(arena, mover, placed, &mut moves)?;
            }
        }
        for point in self.shared {
            self.share(arena, mover, point, &mut moves)?;
        }
        moves.sort_by_key(|&(point, _)| point);
        Ok(moves)
    }

    fn options(
        &self,
        arena: &mut Arena,
        mover: Color,
        placed: &Placed<'_>,
        moves: &mut Vec<(Point, RaceResult)>,
    ) -> Result<(), Error> {
        let root = &placed.grown.nodes[0];
        for slot in &root.slots {
            let Reply::Node(id) = slot.reply(mover) else {
                continue;
            };
            if let Some(result) = self.captures(mover, slot.point) {
                moves.push((slot.point, result));
            } else if let Some(worth) = placed.worths[id.0].worth {
                let mut after = self.standing.clone();
                if let Place::Region(i) = placed.place {
                    after.sides[root.local.defender].regions[i] = worth;
                }
                moves.push((slot.point, after.judge(arena)?.results[mover.opponent()]));
            }
        }
        Ok(())
    }

    /// Fills in a region of the opponent where that leaves it settled: every liberty that is no candidate, and
    /// the points beside them for approach moves.
    fn fillings(
        &self,
        arena: &mut Arena,
        mover: Color,
        placed: &Placed<'_>,
        moves: &mut Vec<(Point, RaceResult)>,
    ) -> Result<(), Error> {
        let root = &placed.grown.nodes[0];
        let liberties = root.local.liberties();
        let beside = self.position.topology().neighborhood(&liberties);
        let asked: PointSet = root.slots.iter().map(|slot| slot.point).collect();
        let empty = self.position.empty().intersection(&placed.points);
        let points = empty
            .intersection(&liberties.union(&beside))
            .difference(&asked);
        for point in &points {
            if let Some(result) = self.captures(mover, point) {
                moves.push((point, result));
                continue;
            }
            let Ok(played) = self.position.play(mover, point) else {
                continue;
            };
            let roles = self.roles.after(point, &played.captured);
            let local = Local::new(
                played.position.without_ko(),
                roles,
                mover.opponent(),
                &placed.points,
            );
            let Settlement::Count(count) = local.settle() else {
                continue;
            };
            let mut after = self.standing.clone();
            fill(arena, &mut after, mover.opponent(), placed, count)?;
            moves.push((point, after.judge(arena)?.results[mover.opponent()]));
        }
        Ok(())
    }

    fn share(
        &self,
        arena: &mut Arena,
        mover: Color,
        point: Point,
        moves: &mut Vec<(Point, RaceResult)>,
    ) -> Result<(), Error> {
        if let Some(result) = self.captures(mover, point) {
            moves.push((point, result));
        } else if self.position.is_legal(mover, point) {
            let mut after = self.standing.clone();
            after.shared = after.shared.saturating_sub(1);
            moves.push((point, after.judge(arena)?.results[mover.opponent()]));
        }
        Ok(())
    }

    /// The result if a move captures an essential block at once.
    fn captures(&self, mover: Color, point: Point) -> Option<RaceResult> {
        let played = self.position.play(mover, point).ok()?;
        (!played.captured.is_disjoint(&self.essential)).then_some(match mover {
            Color::Black => RaceResult::Black,
            Color::White => RaceResult::White,
        })
    }
}

/// Puts the count of a region after a move in the place of its worth before.
fn fill(
    arena: &mut Arena,
    standing: &mut Standing,
    owner: Color,
    placed: &Placed<'_>,
    count: Count,
) -> Result<(), Error> {
    let side = &mut standing.sides[owner];
    match placed.place {
        Place::Region(i) => {
            side.regions[i] = Worth {
                normal: arena.integer(count.normal.into())?,
                last: arena.integer(count.last.into())?,
            };
            side.kos = side.kos.saturating_sub(placed.kos()) + count.kos;
        }
        Place::Eye => {
            side.eye = side.eye.map(|eye| DeadEye {
                liberties: count.normal,
                ..eye
            });
        }
        Place::Nowhere => {}
    }
    Ok(())
}

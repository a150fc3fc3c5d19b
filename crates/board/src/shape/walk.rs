//! Where the arrow keys lead on boards without columns and rows.

use super::direction::Direction;
use crate::point::Point;

/// For each point and direction the point to which the arrow key leads.
///
/// By arrows alone every point can be reached from every other: what no arrow leads to is put where an arrow leads nowhere, or to
/// a point that is reached by other ways.
#[derive(Debug)]
pub(super) struct Walk(Vec<[Option<Point>; 4]>);

impl Walk {
    /// The walk over points at these places.
    ///
    /// Cost: the square of the number of points, and again for each point that no arrow would lead to.
    pub(super) fn new(places: &[(f32, f32)]) -> Self {
        let steps = |from: usize| Direction::ALL.map(|direction| nearest(places, from, direction));
        let mut walk = Self((0..places.len()).map(steps).collect());
        walk.mend(places);
        walk
    }

    pub(super) fn step(&self, from: Point, direction: Direction) -> Option<Point> {
        let steps = self.0.get(from.index())?;
        let which = Direction::ALL.iter().position(|&one| one == direction)?;
        steps[which]
    }

    /// The points that can be reached from one.
    fn reach(&self, from: usize) -> Vec<bool> {
        let mut reached = vec![false; self.0.len()];
        let mut open = vec![from];
        while let Some(point) = open.pop() {
            if !std::mem::replace(&mut reached[point], true) {
                open.extend(self.0[point].iter().flatten().map(|next| next.index()));
            }
        }
        reached
    }

    /// Gives an arrow to every point that is not reached from the first one, and back to the first to every point that does not
    /// lead there.
    fn mend(&mut self, places: &[(f32, f32)]) {
        loop {
            let reached = self.reach(0);
            let Some(lost) = reached.iter().position(|&is_reached| !is_reached) else {
                break;
            };
            if !self.lead(&reached, lost, places) {
                break;
            }
        }
        for from in 0..self.0.len() {
            let reached = self.reach(from);
            if !reached[0] && !self.lead(&reached, 0, places) {
                break;
            }
        }
    }

    /// Leads an arrow of a point that is reached to one that is not, so that nothing is lost by it: the nearest that can.
    fn lead(&mut self, reached: &[bool], lost: usize, places: &[(f32, f32)]) -> bool {
        let count = |reached: &[bool]| reached.iter().filter(|&&is_reached| is_reached).count();
        let start = reached
            .iter()
            .position(|&is_reached| is_reached)
            .unwrap_or(0);
        let before = count(reached);
        let distance =
            |from: usize| (places[from].0 - places[lost].0).hypot(places[from].1 - places[lost].1);
        let mut from: Vec<usize> = (0..places.len()).filter(|&from| reached[from]).collect();
        from.sort_by(|&a, &b| distance(a).total_cmp(&distance(b)));
        for from in from {
            let mut slots = [0, 1, 2, 3];
            let (dx, dy) = (
                places[lost].0 - places[from].0,
                places[lost].1 - places[from].1,
            );
            let along = |slot: usize| Direction::ALL[slot].parts(dx, dy).0;
            slots.sort_by(|&a, &b| along(b).total_cmp(&along(a)));
            for slot in slots {
                let old = self.0[from][slot];
                self.0[from][slot] = Point::new(lost);
                if count(&self.reach(start)) > before {
                    return true;
                }
                self.0[from][slot] = old;
            }
        }
        false
    }
}

/// The point that lies best in a direction: the nearest that lies no farther aside than ahead, else the one to which the way ahead and
/// twice the way aside are shortest. Nothing if none lies ahead at all.
fn nearest(places: &[(f32, f32)], from: usize, direction: Direction) -> Option<Point> {
    let (x, y) = places[from];
    let effort = |&(to_x, to_y): &(f32, f32)| {
        let (along, aside) = direction.parts(to_x - x, to_y - y);
        let is_straight = aside <= 1.01 * along;
        let way = if is_straight {
            along.hypot(aside)
        } else {
            2.0_f32.mul_add(aside, along)
        };
        (along > 1e-3).then_some((!is_straight, way))
    };
    let all = places.iter().enumerate();
    let ahead = all.filter_map(|(index, place)| Some((Point::new(index)?, effort(place)?)));
    ahead
        .min_by(|(_, a), (_, b)| a.0.cmp(&b.0).then(a.1.total_cmp(&b.1)))
        .map(|(point, _)| point)
}

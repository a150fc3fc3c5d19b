//! A board that goes on beyond its edges is scrolled, by keys or by pulling at what lies beyond its seams.

use egui::{Pos2, Vec2, vec2};
use semeai_board::{Direction, Topology};

use super::geometry::Geometry;

/// Whether a place on the wood lies beyond the seams of a board: on a copy, or where nothing is.
pub(super) fn is_beyond(geometry: &Geometry, board: &Topology, place: Pos2) -> bool {
    let is_wrapped = !board.shape().periods().is_empty();
    let on_copy = || {
        let point = geometry.point_at(board, place);
        point.is_none_or(|point| {
            let nearest = geometry.center_near(board, point, place);
            nearest.distance(geometry.center(board, point)) > 1.0
        })
    };
    is_wrapped && geometry.rect.contains(place) && on_copy()
}

/// How many steps along each period lead by so many units.
pub(super) fn steps(board: &Topology, by: Vec2) -> [i16; 2] {
    let steps = board.shape().scroll_steps();
    let vectors = steps.iter().map(|&(x, y)| vec2(x, y));
    match vectors.collect::<Vec<_>>()[..] {
        [one] => [whole(by.dot(one) / one.length_sq()), 0],
        [one, other] => {
            let area = cross(one, other);
            [whole(cross(by, other) / area), whole(cross(one, by) / area)]
        }
        _ => [0; 2],
    }
}

/// The step that leads most in a direction; nothing if none does.
pub(crate) fn step_to(board: &Topology, direction: Direction) -> Option<[i16; 2]> {
    let way = match direction {
        Direction::Left => vec2(-1.0, 0.0),
        Direction::Right => vec2(1.0, 0.0),
        Direction::Up => vec2(0.0, -1.0),
        Direction::Down => vec2(0.0, 1.0),
    };
    let steps = board.shape().scroll_steps().into_iter();
    let along = steps.map(|(x, y)| vec2(x, y).normalized().dot(way));
    let along = along.enumerate().filter(|(_, along)| along.abs() > 0.1);
    let (which, along) = along.max_by(|(_, a), (_, b)| a.abs().total_cmp(&b.abs()))?;
    let mut steps = [0; 2];
    *steps.get_mut(which)? = if along > 0.0 { 1 } else { -1 };
    Some(steps)
}

const fn cross(one: Vec2, other: Vec2) -> f32 {
    one.x * other.y - one.y * other.x
}

fn whole(steps: f32) -> i16 {
    #[expect(
        clippy::cast_possible_truncation,
        reason = "the float is within bounds"
    )]
    let whole = steps.round().clamp(-999.0, 999.0) as i16;
    whole
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_direction_is_the_period_that_leads_there() {
        let board = |name: &str| Topology::new(name.parse().expect("a board"));
        let torus = board("tri-torus:4x3");
        assert_eq!(step_to(&torus, Direction::Left), Some([-1, 0]));
        assert_eq!(step_to(&torus, Direction::Down), Some([0, 1]));
        let cylinder = board("cylinder:5x4");
        assert_eq!(step_to(&cylinder, Direction::Right), Some([1, 0]));
        assert_eq!(step_to(&cylinder, Direction::Up), None);
        assert_eq!(step_to(&board("square:5x5"), Direction::Up), None);
        assert_eq!(steps(&torus, vec2(2.1, -0.1)), [2, 0]);
        assert_eq!(steps(&torus, vec2(0.5, 0.87)), [0, 1]);
        assert_eq!(steps(&cylinder, vec2(-1.4, 9.0)), [-1, 0]);
    }
}

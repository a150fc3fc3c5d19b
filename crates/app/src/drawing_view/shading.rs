//! Discs that are lit or fade out, all of the same kind as copies of one pattern in one mesh.
//!
//! Measured on a full 19x19 board: painted as circles of the toolkit, the stones take three milliseconds of the
//! processor in each frame; copied from a pattern they take half of one. Most of the rest is memory, hence the few
//! corners.

use egui::{Color32, Mesh, Pos2, Stroke, Vec2, vec2};

/// The number of corners of a shade, of a small stone, and of a stone large enough to show them.
const CORNERS: [u8; 3] = [16, 24, 40];
/// The radius in points from which a stone is large.
const LARGE: f32 = 16.0;

/// The pattern of a disc that fades out at its edge.
pub(super) fn soft(radius: f32, shade: Color32) -> Mesh {
    let rings = [(radius * 0.86, shade), (radius, Color32::TRANSPARENT)];
    disc(CORNERS[0], Pos2::ZERO, shade, &rings)
}

/// A disc that is lit from the upper left.
#[derive(Clone, Copy, Debug)]
pub(super) struct Ball {
    /// Where the light falls.
    pub(super) light: Color32,
    /// Everywhere else.
    pub(super) body: Color32,
    /// Its edge: the width of that goes inwards.
    pub(super) rim: Stroke,
    /// From the middle to the outside of the edge.
    pub(super) radius: f32,
    /// A pixel of the screen, over which edges are smoothed.
    pub(super) pixel: f32,
}

impl Ball {
    /// Its pattern.
    pub(super) fn pattern(&self) -> Mesh {
        let (radius, half) = (self.radius, self.pixel / 2.0);
        let rings = [
            (radius - self.rim.width - half, self.body),
            (radius - half, self.rim.color),
            (radius + half, Color32::TRANSPARENT),
        ];
        let spot = (vec2(-0.32, -0.36) * radius).to_pos2();
        let corners = CORNERS[if radius < LARGE { 1 } else { 2 }];
        disc(corners, spot, self.light, &rings)
    }
}

/// Copies of a pattern at these places.
pub(super) fn stamped(pattern: &Mesh, places: impl ExactSizeIterator<Item = Pos2>) -> Mesh {
    let mut mesh = Mesh::default();
    mesh.reserve_vertices(places.len() * pattern.vertices.len());
    mesh.indices.reserve(places.len() * pattern.indices.len());
    for place in places {
        stamp(&mut mesh, pattern, place);
    }
    mesh
}

fn stamp(mesh: &mut Mesh, pattern: &Mesh, place: Pos2) {
    let first = u32::try_from(mesh.vertices.len()).expect("a board has few corners");
    let moved = pattern.vertices.iter().map(|vertex| {
        let mut vertex = *vertex;
        vertex.pos += place.to_vec2();
        vertex
    });
    mesh.vertices.extend(moved);
    mesh.indices
        .extend(pattern.indices.iter().map(|index| first + index));
}

/// A spot of light and rings round the middle from the inside out, each with its radius and colour.
fn disc(corners: u8, spot: Pos2, light: Color32, rings: &[(f32, Color32)]) -> Mesh {
    let mut mesh = Mesh::default();
    mesh.colored_vertex(spot, light);
    for &(radius, color) in rings {
        for corner in 0..corners {
            let angle = std::f32::consts::TAU * f32::from(corner) / f32::from(corners);
            mesh.colored_vertex((Vec2::angled(angle) * radius).to_pos2(), color);
        }
    }
    let count = u32::from(corners);
    for i in 0..count {
        mesh.add_triangle(0, 1 + i, 1 + (i + 1) % count);
    }
    for ring in (0_u32..).take(rings.len().saturating_sub(1)) {
        let inner = 1 + ring * count;
        let outer = inner + count;
        for i in 0..count {
            let next = (i + 1) % count;
            mesh.add_triangle(inner + i, outer + i, inner + next);
            mesh.add_triangle(inner + next, outer + i, outer + next);
        }
    }
    mesh
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_stamped_stone_is_whole_and_stays_within_its_edge() {
        let ball = Ball {
            light: Color32::BLACK,
            body: Color32::BLACK,
            rim: Stroke::new(1.0, Color32::BLACK),
            radius: 10.0,
            pixel: 1.0,
        };
        let pattern = ball.pattern();
        let places = [Pos2::new(50.0, 20.0), Pos2::new(80.0, 20.0)];
        let mesh = stamped(&pattern, places.into_iter());
        assert!(mesh.is_valid());
        assert_eq!(mesh.vertices.len(), 2 * pattern.vertices.len());
        assert_eq!(mesh.indices.len(), 2 * pattern.indices.len());
        let is_near = |pos: Pos2| places.iter().any(|place| place.distance(pos) <= 10.6);
        assert!(mesh.vertices.iter().all(|vertex| is_near(vertex.pos)));
    }
}

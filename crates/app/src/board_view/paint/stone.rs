//! Stones as copies of three patterns in one mesh.
//!
//! Measured on a full 19x19 board: painted as circles of the toolkit, the stones take three milliseconds of the
//! processor in each frame; copied from a pattern they take half of one. Most of the rest is memory, hence the few
//! corners.

use egui::{Color32, Mesh, Pos2, Vec2, vec2};

/// The number of corners of a shade, of a small stone, and of a stone large enough to show them.
const CORNERS: [u8; 3] = [16, 24, 40];
/// The radius in points from which a stone is large.
const LARGE: f32 = 16.0;

/// How large a stone is, in points.
#[derive(Clone, Copy, Debug)]
pub(super) struct StoneSize {
    /// From the middle to the edge.
    pub(super) radius: f32,
    /// The width of the rim.
    pub(super) rim: f32,
    /// A pixel of the screen, over which edges are smoothed.
    pub(super) pixel: f32,
}

/// The pattern of a soft shade to the lower right.
pub(super) fn shadow(size: StoneSize, shade: Color32) -> Mesh {
    let center = Vec2::splat(size.radius * 0.075).to_pos2();
    let rings = [
        (size.radius * 0.92, shade),
        (size.radius * 1.07, Color32::TRANSPARENT),
    ];
    disc(CORNERS[0], (center, shade), center, &rings)
}

/// The pattern of a disc lit from the upper left, with a rim and a smooth edge; the faces are body, light and rim.
pub(super) fn stone(size: StoneSize, faces: [Color32; 3]) -> Mesh {
    let [body, light, rim] = faces;
    let (radius, half) = (size.radius, size.pixel / 2.0);
    let rings = [
        (radius - size.rim - half, body),
        (radius - half, rim),
        (radius + half, Color32::TRANSPARENT),
    ];
    let spot = (vec2(-0.32, -0.36) * radius).to_pos2();
    let corners = CORNERS[if radius < LARGE { 1 } else { 2 }];
    disc(corners, (spot, light), Pos2::ZERO, &rings)
}

/// Makes room for so many copies of a pattern.
pub(super) fn reserve(mesh: &mut Mesh, pattern: &Mesh, copies: usize) {
    mesh.reserve_vertices(copies * pattern.vertices.len());
    mesh.indices.reserve(copies * pattern.indices.len());
}

/// Copies a pattern to a place.
pub(super) fn stamp(mesh: &mut Mesh, pattern: &Mesh, place: Pos2) {
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
fn disc(corners: u8, spot: (Pos2, Color32), center: Pos2, rings: &[(f32, Color32)]) -> Mesh {
    let mut mesh = Mesh::default();
    mesh.colored_vertex(spot.0, spot.1);
    for &(radius, color) in rings {
        for corner in 0..corners {
            let angle = std::f32::consts::TAU * f32::from(corner) / f32::from(corners);
            mesh.colored_vertex(center + Vec2::angled(angle) * radius, color);
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
        let size = StoneSize {
            radius: 10.0,
            rim: 1.0,
            pixel: 1.0,
        };
        let pattern = stone(size, [Color32::BLACK; 3]);
        let mut mesh = Mesh::default();
        let places = [Pos2::new(50.0, 20.0), Pos2::new(80.0, 20.0)];
        for place in places {
            stamp(&mut mesh, &pattern, place);
        }
        assert!(mesh.is_valid());
        assert_eq!(mesh.vertices.len(), 2 * pattern.vertices.len());
        assert_eq!(mesh.indices.len(), 2 * pattern.indices.len());
        let is_near = |pos: Pos2| places.iter().any(|place| place.distance(pos) <= 10.6);
        assert!(mesh.vertices.iter().all(|vertex| is_near(vertex.pos)));
    }
}

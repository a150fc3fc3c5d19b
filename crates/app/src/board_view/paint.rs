//! Paints the board: wood, lines, regions, stones and signs, from a finished scene.

use egui::{
    Align2, Color32, Mesh, Painter, Pos2, Rect, Shape, Stroke, StrokeKind, Vec2, pos2, vec2,
};
use semeai_board::{Color, Point, PointSet, Topology};

use super::geometry::{Geometry, star_points};
use super::scene::{Candidate, Half, Scene, Sign, Tint};
use super::stone::{self, StoneSize};
use crate::theme::{self, BoardTokens, Tokens, size};

/// What is painted with.
pub(crate) struct Brush<'a> {
    /// Where to.
    pub(crate) painter: &'a Painter,
    /// The graph.
    pub(crate) topology: &'a Topology,
    /// The places.
    pub(crate) geometry: Geometry,
    /// The colours.
    pub(crate) tokens: &'a Tokens,
}

impl Brush<'_> {
    const fn colors(&self) -> &BoardTokens {
        &self.tokens.board
    }

    fn center(&self, point: Point) -> Pos2 {
        self.geometry.center(self.topology, point)
    }

    fn cells(&self, part: f32) -> f32 {
        self.geometry.cell * part
    }

    fn hairline(&self) -> f32 {
        (self.geometry.cell / 32.0).clamp(0.8, 2.0)
    }

    /// Paints everything that does not depend on the pointer.
    pub(crate) fn paint(&self, scene: &Scene, has_coordinates: bool) {
        self.wood();
        for tint in &scene.tints {
            self.tint(tint);
        }
        self.lines();
        if has_coordinates {
            self.coordinates();
        }
        for block in &scene.outlines {
            self.outline(block);
        }
        self.stones(scene);
        self.signs(scene);
        for candidate in &scene.candidates {
            self.candidate(candidate);
        }
        for &(point, winning) in &scene.winning {
            self.winning(point, winning.black, winning.white);
        }
        for tint in &scene.tints {
            self.tag(tint);
        }
    }

    fn wood(&self) {
        let colors = self.colors();
        self.painter.rect(
            self.geometry.rect,
            4.0,
            colors.wood,
            Stroke::new(1.0, colors.wood_edge),
            StrokeKind::Inside,
        );
    }

    fn lines(&self) {
        let stroke = Stroke::new(self.hairline(), self.colors().line);
        for [from, to] in self.segments() {
            self.painter.line_segment([from, to], stroke);
        }
        for point in star_points(self.topology) {
            self.painter.circle_filled(
                self.center(point),
                self.cells(0.085).max(1.5),
                self.colors().line,
            );
        }
    }

    /// The lines of a rectangle from edge to edge, or else one for each pair of neighbours.
    fn segments(&self) -> Vec<[Pos2; 2]> {
        if let Some((columns, rows)) = self.topology.grid() {
            let ends = |from: (usize, usize), to: (usize, usize)| {
                let from = self.topology.at(from.0, from.1)?;
                Some([
                    self.center(from),
                    self.center(self.topology.at(to.0, to.1)?),
                ])
            };
            let across = (0..rows).filter_map(|row| ends((0, row), (columns - 1, row)));
            let down = (0..columns).filter_map(|column| ends((column, 0), (column, rows - 1)));
            return across.chain(down).collect();
        }
        let mut segments = Vec::new();
        for point in self.topology.points().iter() {
            for &next in self.topology.neighbors(point) {
                if next > point {
                    segments.push([self.center(point), self.center(next)]);
                }
            }
        }
        segments
    }

    fn coordinates(&self) {
        let Some((columns, rows)) = self.topology.grid() else {
            return;
        };
        let font = theme::font(self.cells(0.34).clamp(8.0, 18.0));
        let write = |place: Pos2, text: String| {
            self.painter.text(
                place,
                Align2::CENTER_CENTER,
                text,
                font.clone(),
                self.colors().label,
            );
        };
        let (right, bottom) = (columns - 1, rows - 1);
        let away = self.cells(0.78);
        for column in 0..columns {
            let (Some(top), Some(low)) = (
                self.topology.at(column, 0),
                self.topology.at(column, bottom),
            ) else {
                continue;
            };
            let letter: String = self
                .topology
                .name(top)
                .chars()
                .take_while(|c| c.is_alphabetic())
                .collect();
            write(self.center(top) - vec2(0.0, away), letter.clone());
            write(self.center(low) + vec2(0.0, away), letter);
        }
        for row in 0..rows {
            let (Some(first), Some(last)) =
                (self.topology.at(0, row), self.topology.at(right, row))
            else {
                continue;
            };
            let number = (rows - row).to_string();
            write(self.center(first) - vec2(away, 0.0), number.clone());
            write(self.center(last) + vec2(away, 0.0), number);
        }
    }

    fn tint_color(&self, tint: &Tint) -> Color32 {
        let colors = self.colors();
        colors.regions[tint.number % colors.regions.len()]
    }

    fn tint(&self, tint: &Tint) {
        let [clear, quiet] = self.colors().tint;
        let strength = if tint.is_clear { clear } else { quiet };
        let color = self.tint_color(tint);
        let fill = theme::faded(color, strength);
        let hatch = Stroke::new(self.hairline(), theme::faded(color, strength + 0.18));
        let edge = Stroke::new(
            if tint.is_clear { 2.0 } else { 1.0 },
            theme::faded(color, if tint.is_clear { 0.95 } else { 0.55 }),
        );
        for point in &tint.points {
            let cell = self.geometry.cell_rect(self.topology, point);
            self.painter.rect_filled(cell, 0.0, fill);
            if tint.owner != Some(Color::White) {
                self.hatch(cell, hatch, false);
            }
            if tint.owner != Some(Color::Black) {
                self.hatch(cell, hatch, true);
            }
        }
        for [from, to] in self.border(&tint.points) {
            self.painter.line_segment([from, to], edge);
        }
    }

    /// Diagonals of a cell, joined to those of its neighbours: `\\\` or, rising, `///`.
    fn hatch(&self, cell: Rect, stroke: Stroke, is_rising: bool) {
        let (w, h) = (cell.width(), cell.height());
        for [from, to] in [
            [vec2(0.0, 0.5), vec2(0.5, 1.0)],
            [vec2(0.0, 0.0), vec2(1.0, 1.0)],
            [vec2(0.5, 0.0), vec2(1.0, 0.5)],
        ] {
            let place = |part: Vec2| {
                let x = if is_rising { 1.0 - part.x } else { part.x };
                pos2(cell.left() + x * w, cell.top() + part.y * h)
            };
            self.painter.line_segment([place(from), place(to)], stroke);
        }
    }

    /// The sides of cells that have no neighbour of the set beyond them.
    fn border(&self, points: &PointSet) -> Vec<[Pos2; 2]> {
        let mut sides = Vec::new();
        for point in points {
            let cell = self.geometry.cell_rect(self.topology, point);
            for (step, from, to) in [
                (vec2(0.0, -1.0), cell.left_top(), cell.right_top()),
                (vec2(1.0, 0.0), cell.right_top(), cell.right_bottom()),
                (vec2(0.0, 1.0), cell.left_bottom(), cell.right_bottom()),
                (vec2(-1.0, 0.0), cell.left_top(), cell.left_bottom()),
            ] {
                let beyond = self
                    .geometry
                    .point_at(self.topology, cell.center() + step * self.geometry.cell);
                if beyond.is_none_or(|beyond| !points.contains(beyond)) {
                    sides.push([from, to]);
                }
            }
        }
        sides
    }

    fn tag(&self, tint: &Tint) {
        let (Some(first), false) = (tint.points.first(), tint.tag.is_empty()) else {
            return;
        };
        let corner = self.geometry.cell_rect(self.topology, first).left_top();
        let font = theme::font(self.cells(0.3).clamp(9.0, 15.0));
        let galley = self
            .painter
            .layout_no_wrap(tint.tag.clone(), font, Color32::PLACEHOLDER);
        let room = Rect::from_min_size(corner, galley.size() + vec2(6.0, 0.0));
        let colors = self.colors();
        let color = self.tint_color(tint);
        self.painter.rect(
            room,
            3.0,
            colors.disc,
            Stroke::new(if tint.is_clear { 1.5 } else { 1.0 }, color),
            StrokeKind::Inside,
        );
        // Centred by its ink: fonts leave different room above and below.
        let place = room.center() - galley.mesh_bounds.center().to_vec2();
        self.painter.galley(place, galley, colors.disc_ink);
    }

    /// A line round a block: thick strokes along its stones, with wood inside.
    fn outline(&self, block: &PointSet) {
        let rings = [
            (self.cells(0.535), self.colors().essential),
            (
                self.cells(0.535) - self.cells(0.045).max(2.0),
                self.colors().wood,
            ),
        ];
        for (radius, color) in rings {
            for point in block {
                let here = self.center(point);
                self.painter.circle_filled(here, radius, color);
                for &next in self.topology.neighbors(point) {
                    if next > point && block.contains(next) {
                        self.painter.line_segment(
                            [here, self.center(next)],
                            Stroke::new(2.0 * radius, color),
                        );
                    }
                }
            }
        }
    }

    fn stones(&self, scene: &Scene) {
        let stones = &scene.setup.stones;
        let size = self.stone_size();
        let mut mesh = Mesh::default();
        let shadow = stone::shadow(size, self.colors().shadow);
        let all = stones.black.union(&stones.white);
        stone::reserve(&mut mesh, &shadow, all.len());
        for point in &all {
            stone::stamp(&mut mesh, &shadow, self.center(point));
        }
        for (color, own) in stones.iter() {
            let pattern = stone::stone(size, self.faces(color));
            stone::reserve(&mut mesh, &pattern, own.len());
            for point in own {
                stone::stamp(&mut mesh, &pattern, self.center(point));
            }
        }
        self.painter.add(Shape::mesh(mesh));
        for (color, own) in stones.iter() {
            for point in own {
                if scene.last_move != Some(point) {
                    self.role(scene, point, color);
                }
            }
        }
        let last = scene
            .last_move
            .and_then(|point| Some((point, scene.setup.get(point)?)));
        if let Some((point, color)) = last {
            self.painter
                .circle_filled(self.center(point), self.cells(0.09), self.contrast(color));
        }
    }

    const fn faces(&self, color: Color) -> [Color32; 3] {
        match color {
            Color::Black => self.colors().black,
            Color::White => self.colors().white,
        }
    }

    const fn contrast(&self, color: Color) -> Color32 {
        self.faces(color.opponent())[0]
    }

    fn stone_size(&self) -> StoneSize {
        StoneSize {
            radius: self.cells(size::STONE),
            rim: self.cells(0.03).clamp(0.8, 2.0),
            pixel: 1.0 / self.painter.pixels_per_point(),
        }
    }

    fn role(&self, scene: &Scene, point: Point, color: Color) {
        let (center, ink) = (self.center(point), self.contrast(color));
        let width = self.cells(0.055).clamp(1.0, 3.0);
        if scene.essential.contains(point) {
            self.painter
                .circle_stroke(center, self.cells(0.25), Stroke::new(width, ink));
        } else if scene.safe.contains(point) {
            let square = Rect::from_center_size(center, Vec2::splat(self.cells(0.2)));
            self.painter.rect_stroke(
                square,
                0.0,
                Stroke::new(width * 0.7, theme::faded(ink, 0.7)),
                StrokeKind::Middle,
            );
        }
    }

    fn signs(&self, scene: &Scene) {
        let taken: PointSet = scene
            .candidates
            .iter()
            .map(|candidate| candidate.point)
            .collect();
        for point in &scene.suggestions {
            let center = self.center(point);
            self.painter.circle_filled(
                center,
                self.cells(0.33),
                theme::faded(self.colors().disc, 0.55),
            );
            let dash = self.cells(0.09).max(2.0);
            let ring = circle(center, self.cells(0.33), 40);
            self.painter.extend(Shape::dashed_line(
                &ring,
                Stroke::new(self.hairline() * 1.3, self.colors().cursor),
                dash,
                dash,
            ));
        }
        for &(point, sign) in &scene.signs {
            if !taken.contains(point) {
                self.sign(self.center(point), sign);
            }
        }
    }

    fn sign(&self, center: Pos2, sign: Sign) {
        let radius = self.cells(0.11).max(2.0);
        let edge = Stroke::new(self.hairline(), self.colors().line);
        match sign {
            Sign::Liberty(color) => {
                self.painter
                    .circle(center, radius, self.faces(color)[0], edge);
            }
            Sign::Shared => {
                self.half_disc(center, radius, Color::Black, self.faces(Color::Black)[0]);
                self.half_disc(center, radius, Color::White, self.faces(Color::White)[0]);
                self.painter.circle_stroke(center, radius, edge);
            }
            Sign::Useless => {
                let arm = Vec2::splat(radius * 0.75);
                let across = vec2(arm.x, -arm.y);
                let stroke = Stroke::new(self.hairline() * 1.4, self.colors().line);
                self.painter
                    .line_segment([center - arm, center + arm], stroke);
                self.painter
                    .line_segment([center - across, center + across], stroke);
            }
        }
    }

    /// The left half for Black, the right half for White.
    fn half_disc(&self, center: Pos2, radius: f32, side: Color, fill: Color32) {
        let from = match side {
            Color::Black => std::f32::consts::FRAC_PI_2,
            Color::White => -std::f32::consts::FRAC_PI_2,
        };
        let corners = (0_u8..=18)
            .map(|i| {
                center + Vec2::angled(from + std::f32::consts::PI * f32::from(i) / 18.0) * radius
            })
            .collect();
        self.painter
            .add(Shape::convex_polygon(corners, fill, Stroke::NONE));
    }

    fn candidate(&self, candidate: &Candidate) {
        let center = self.center(candidate.point);
        let (outer, inner) = (self.cells(0.4), self.cells(0.27));
        let colors = self.colors();
        for (side, half) in candidate.halves.iter() {
            let fill = match half {
                Half::Known => self.faces(side)[0],
                Half::Open | Half::Illegal => theme::faded(colors.disc, 0.8),
            };
            self.half_disc(center, outer, side, fill);
            let middle = center + vec2(outer + inner, 0.0) * 0.5 * side_sign(side);
            match half {
                Half::Known => {}
                Half::Open => {
                    self.painter
                        .circle_filled(middle, self.cells(0.05).max(1.5), colors.cursor);
                }
                Half::Illegal => {
                    let arm = vec2(0.0, self.cells(0.12));
                    self.painter
                        .line_segment([middle - arm, middle + arm], Stroke::new(1.5, colors.line));
                }
            }
        }
        self.painter
            .circle_stroke(center, outer, Stroke::new(self.hairline(), colors.line));
        self.painter.circle_filled(center, inner, colors.disc);
        self.painter.text(
            center,
            Align2::CENTER_CENTER,
            &candidate.letter,
            theme::font(self.cells(0.4).clamp(9.0, 22.0)),
            colors.disc_ink,
        );
    }

    /// A small star for each side whose first move here wins: Black's on the left, White's on the right.
    fn winning(&self, point: Point, black: bool, white: bool) {
        for (side, is_winning) in [(Color::Black, black), (Color::White, white)] {
            if is_winning {
                let place =
                    self.center(point) + vec2(self.cells(0.34) * side_sign(side), self.cells(0.36));
                self.star(place, self.cells(0.13).max(3.0), side);
            }
        }
    }

    fn star(&self, center: Pos2, radius: f32, side: Color) {
        let corner = |i: u8| {
            let reach = if i.is_multiple_of(2) {
                radius
            } else {
                radius * 0.45
            };
            center + Vec2::angled(std::f32::consts::PI * (f32::from(i) / 5.0 - 0.5)) * reach
        };
        // A star is not convex: paint it as triangles round its middle, then its edge.
        let mut mesh = Mesh::default();
        mesh.colored_vertex(center, self.faces(side)[0]);
        for i in 0..10 {
            mesh.colored_vertex(corner(i), self.faces(side)[0]);
        }
        for i in 0..10 {
            mesh.add_triangle(0, 1 + i, 1 + (i + 1) % 10);
        }
        self.painter.add(Shape::mesh(mesh));
        self.painter.add(Shape::closed_line(
            (0..10).map(corner).collect(),
            Stroke::new(0.8, self.contrast(side)),
        ));
    }

    /// Half a black and half a white stone: what the two buttons put here.
    pub(crate) fn ghost(&self, point: Point) {
        let (center, radius) = (self.center(point), self.cells(size::STONE));
        for side in Color::ALL {
            self.half_disc(center, radius, side, theme::faded(self.faces(side)[0], 0.5));
        }
        self.painter.circle_stroke(
            center,
            radius,
            Stroke::new(self.hairline(), self.colors().line),
        );
    }

    /// A stone on its way.
    pub(crate) fn ghost_stone(&self, point: Point, color: Color) {
        let faces = self.faces(color).map(|face| theme::faded(face, 0.6));
        let mut mesh = stone::stone(self.stone_size(), faces);
        mesh.translate(self.center(point).to_vec2());
        self.painter.add(Shape::mesh(mesh));
    }

    /// A ring round a point that is pointed at or spoken of.
    pub(crate) fn ring(&self, point: Point, is_strong: bool) {
        let width = if is_strong { 3.0 } else { 1.5 };
        self.painter.circle_stroke(
            self.center(point),
            self.cells(0.48),
            Stroke::new(width, self.colors().cursor),
        );
    }

    /// The board cursor of the keyboard.
    pub(crate) fn cursor(&self, point: Point) {
        let cell = self.geometry.cell_rect(self.topology, point).shrink(1.0);
        self.painter.rect_stroke(
            cell,
            3.0,
            Stroke::new(2.5, self.colors().cursor),
            StrokeKind::Inside,
        );
    }
}

const fn side_sign(side: Color) -> f32 {
    match side {
        Color::Black => -1.0,
        Color::White => 1.0,
    }
}

fn circle(center: Pos2, radius: f32, corners: u8) -> Vec<Pos2> {
    (0..=corners)
        .map(|i| {
            center
                + Vec2::angled(std::f32::consts::TAU * f32::from(i) / f32::from(corners)) * radius
        })
        .collect()
}

//! From a plane to a drawing.

use super::frame::{AIR, PlaneFrame};
use super::numbers::{places, whole};
use super::request::BoundaryPicture;
use super::sketch::Sketch;
use crate::colors::Colors;
use crate::drawing::{Anchor, Drawing, Mark, Style};

/// Draws a plane with its fields, edges and signs, in the size that is asked for.
pub fn boundary(picture: &BoundaryPicture<'_>) -> Drawing {
    let frame = PlaneFrame::of(picture.extent, picture.size, picture.boundary.plane);
    let sketch = Sketch {
        picture,
        frame,
        colors: Colors::of(picture.theme),
        curve: places(&picture.boundary.curve(whole(picture.size))),
    };
    let colors = sketch.colors;
    let (left, bottom) = frame.origin;
    let side = frame.side();
    let corner = (left, bottom - side);
    let paper = Style::flat(colors.paper);
    let title = sketch.text((AIR, AIR + 13.0), picture.title, Anchor::Start, 14.0);
    let mut inside = sketch.fields();
    inside.extend(sketch.lines());
    let mut marks = vec![
        Mark::Rect((0.0, 0.0), picture.extent, 0.0, paper),
        title,
        Mark::Within(corner, (side, side), inside),
        Mark::Group("axes", sketch.axes()),
        Mark::Group("unevenness", sketch.unevenness()),
        Mark::Group("signs", sketch.signs()),
        Mark::Group("legend", sketch.legend()),
    ];
    marks.extend(sketch.here());
    Drawing {
        size: picture.extent,
        marks,
    }
}

#[cfg(test)]
mod tests {
    use semeai_cgt::{Player, Rational};
    use semeai_sums::{Binary, Boundary, Choice, Plane};

    use super::super::request::Legend;
    use super::*;
    use crate::colors::Theme;
    use crate::drawing::Place;
    use crate::font;

    fn plane(numbers: [i128; 3], gotes: &[i128], first: Player, plane: Plane) -> Boundary {
        let [xl, xr, y] = numbers.map(Rational::from_integer);
        let gotes = gotes.iter().copied().map(Rational::from_integer);
        Boundary {
            binary: Binary::new(xl, xr, y, gotes.collect()),
            first,
            plane,
        }
    }

    fn fourth() -> Boundary {
        plane([4, 1, 4], &[6, 4, 1], Player::Right, Plane::XlXr)
    }

    const LEGEND: Legend<'_> = [
        "A",
        "B1",
        "A or B1",
        "exact",
        "averaging",
        "doubling",
        "wrong",
        "undecided",
        "e",
    ];

    fn drawn(boundary_: &Boundary, extent: Place, theme: Theme) -> Drawing {
        let size = boundary_.extent(200);
        boundary(&BoundaryPicture {
            boundary: boundary_,
            size,
            failures: &boundary_.failures(size),
            ties: &boundary_.ties(size),
            title: "White to play, gotes 6, 4, 1",
            legend: LEGEND,
            extent,
            theme,
        })
    }

    fn group<'a>(drawing: &'a Drawing, name: &str) -> &'a [Mark] {
        let found = drawing.marks.iter().find_map(|mark| match mark {
            Mark::Group(other, marks) if *other == name => Some(marks),
            _ => None,
        });
        found.expect("a group")
    }

    #[test]
    fn the_fourth_figure_has_one_cross_and_four_triangles() {
        let drawing = drawn(&fourth(), (640.0, 420.0), Theme::Light);
        let signs = group(&drawing, "signs");
        let crosses = signs.iter().filter(|mark| matches!(mark, Mark::Lines(..)));
        assert_eq!(crosses.count(), 1);
        assert_eq!(signs.len(), 5);
    }

    #[test]
    fn a_place_is_read_where_it_is_drawn() {
        for extent in [(640.0, 420.0), (420.0, 560.0)] {
            let frame = PlaneFrame::of(extent, 9, Plane::XlXr);
            let (across, up) = frame.read(frame.place((4.0, 1.0)));
            assert!((across - 4.0).abs() < 1e-4 && (up - 1.0).abs() < 1e-4);
            assert_eq!(frame.read((-50.0, 5000.0)), (0.0, 0.0));
        }
    }

    /// The places that marks reach.
    fn reached(marks: &[Mark]) -> Vec<Place> {
        let around = |(x, y): Place, r: f32| vec![(x - r, y - r), (x + r, y + r)];
        let of = |mark: &Mark| match mark {
            Mark::Line(places, _) | Mark::Area(places, _) => places.clone(),
            Mark::Lines(all, _) | Mark::Areas(all, _) => all.concat(),
            Mark::Disc(middle, r, _) | Mark::Half(middle, r, ..) | Mark::Value(middle, _, r, _) => {
                around(*middle, *r)
            }
            Mark::Rect((x, y), (wide, high), ..) => vec![(*x, *y), (x + wide, y + high)],
            Mark::Text(text) => {
                let wide = font::width(&text.text, text.size);
                let left = match text.anchor {
                    Anchor::Start => text.at.0,
                    Anchor::Middle => text.at.0 - wide / 2.0,
                    Anchor::End => text.at.0 - wide,
                };
                vec![(left, text.at.1 - text.size), (left + wide, text.at.1)]
            }
            Mark::Group(_, marks) => reached(marks),
            Mark::Within(corner, (wide, high), marks) => {
                let (right, bottom) = (corner.0 + wide, corner.1 + high);
                let within = |(x, y): Place| (x.clamp(corner.0, right), y.clamp(corner.1, bottom));
                reached(marks).into_iter().map(within).collect()
            }
        };
        marks.iter().flat_map(of).collect()
    }

    /// Every plane is drawn within its picture, whatever the numbers are.
    #[test]
    fn nothing_leaves_the_picture() {
        for plane_ in [Plane::XlXr, Plane::XlY, Plane::XrY] {
            for first in [Player::Left, Player::Right] {
                for numbers in [[4, 1, 4], [0, 0, 0], [0, 0, -3], [0, 0, 30]] {
                    for gotes in [&[6, 4, 1][..], &[1], &[5, 5, 5, 5]] {
                        let boundary = plane(numbers, gotes, first, plane_);
                        for extent in [(640.0, 420.0), (420.0, 560.0)] {
                            let drawing = drawn(&boundary, extent, Theme::Light);
                            for (x, y) in reached(&drawing.marks) {
                                let is_in =
                                    (0.0..=extent.0).contains(&x) && (0.0..=extent.1).contains(&y);
                                assert!(
                                    is_in,
                                    "{plane_:?} {first:?} {numbers:?} {gotes:?}: {x} {y}"
                                );
                            }
                        }
                    }
                }
            }
        }
    }

    /// The fields are where the exact losses say: hatching begins on the curve.
    #[test]
    fn hatching_lies_on_the_side_of_the_tree() {
        let picture = BoundaryPicture {
            boundary: &fourth(),
            size: 9,
            failures: &fourth().failures(9),
            ties: &fourth().ties(9),
            title: "White to play, gotes 6, 4, 1",
            legend: LEGEND,
            extent: (640.0, 420.0),
            theme: Theme::Light,
        };
        let frame = PlaneFrame::of(picture.extent, 9, Plane::XlXr);
        let sketch = Sketch {
            picture: &picture,
            frame,
            colors: Colors::of(Theme::Light),
            curve: places(&fourth().curve(whole(9))),
        };
        let lines = sketch.hatch();
        assert!(lines.len() > 20);
        for line in lines {
            let middle = (
                f32::midpoint(line[0].0, line[1].0),
                f32::midpoint(line[0].1, line[1].1),
            );
            let (across, up) = frame.read(middle);
            #[expect(clippy::cast_possible_truncation, reason = "some thousand at most")]
            let exact = |x: f64| Rational::new((x * 1000.0) as i128, 1000);
            let status = fourth().status((exact(across), exact(up))).expect("a gote");
            assert_ne!(status.best, Choice::Gote, "{across} {up}");
        }
    }
}

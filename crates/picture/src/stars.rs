//! Where the stars of winning first moves stand: inside the circle of their own point and clear of what else is on it, so
//! that nobody takes one for a neighbour's, at the edge for a name of a line, or for the stone's number.

use semeai_board::{Color, Point};

use crate::scene::{Candidate, Half, LossSign, Scene, Sign};

/// How far a star reaches from its middle beside something else, in cells.
const BESIDE: f32 = 0.15;
/// On a stone, below its number.
const ON_STONE: f32 = 0.13;
/// On a point that has nothing else.
const ALONE: f32 = 0.25;
/// As far as a point goes.
const POINT: f32 = 0.5;

/// The star of a side on a point where its first move wins.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(crate) struct Star {
    /// The point.
    pub(crate) point: Point,
    /// Whose first move it is.
    pub(crate) side: Color,
    /// Where its middle is, seen from the point, in cells: to the right and down.
    pub(crate) off: (f32, f32),
    /// How far its corners are from its middle, in cells.
    pub(crate) radius: f32,
    /// The colour of what it lies on: the stone of a later move of a line that is shown, or the filled half of a candidate.
    pub(crate) on: Option<Color>,
}

/// What a star has to make room for.
#[derive(Clone, Copy)]
enum Obstacle {
    Nothing,
    /// A small sign that reaches so far.
    Sign(f32),
    /// A disc with a letter or a number, or what somebody has written or drawn there for readers.
    Disc,
    /// A stone with a number.
    Stone,
}

/// The stars of a scene, Black's on the left and White's on the right. None is smaller than `least`, in cells: on a board of
/// many lines in little room they may cover a part of the sign beside them, but leave neither their point nor its letter.
pub(crate) fn stars(scene: &Scene, least: f32) -> Vec<Star> {
    let mut stars = Vec::new();
    for &(point, wins) in &scene.winning {
        let beside = beside(scene, point);
        let is_single = wins.black != wins.white;
        for (side, _) in wins.iter().filter(|(_, wins)| **wins) {
            let (off, radius) = place(beside, is_single, least);
            let left = if side == Color::Black { -1.0 } else { 1.0 };
            stars.push(Star {
                point,
                side,
                off: (left * off.0, off.1),
                radius,
                on: ground(scene, point, side),
            });
        }
    }
    stars
}

fn ground(scene: &Scene, point: Point, side: Color) -> Option<Color> {
    let candidate = scene.candidates.iter().find(|it| it.point == point);
    let is_filled = |it: &&Candidate| it.halves[side] == Half::Known;
    let half = candidate.filter(is_filled).map(|_| side);
    scene.setup.get(point).or(half)
}

fn beside(scene: &Scene, point: Point) -> Obstacle {
    if scene.setup.get(point).is_some() {
        return Obstacle::Stone;
    }
    let loses = |sign: &LossSign| !matches!(sign, LossSign::Best(_));
    if scene.has_own_mark(point)
        || scene.has_size(point)
        || scene.candidates.iter().any(|it| it.point == point)
        || scene
            .losses
            .iter()
            .any(|(at, it)| *at == point && loses(it))
    {
        return Obstacle::Disc;
    }
    let sign = scene.signs.iter().find(|(at, _)| *at == point);
    match sign {
        Some((_, Sign::Ko)) => Obstacle::Sign(0.22),
        Some((_, Sign::NoMove)) => Obstacle::Sign(0.16),
        Some((_, Sign::Liberty(_) | Sign::Shared | Sign::Useless)) => Obstacle::Sign(0.11),
        None if scene.dame.contains(point) => Obstacle::Sign(0.15),
        None => Obstacle::Nothing,
    }
}

/// How far from the point, to the side and down, and how large.
fn place(obstacle: Obstacle, is_single: bool, least: f32) -> ((f32, f32), f32) {
    match obstacle {
        Obstacle::Nothing if is_single => ((0.0, 0.0), ALONE.max(least)),
        Obstacle::Nothing => {
            let radius = (ALONE - 0.03).max(least);
            ((radius, 0.0), radius)
        }
        Obstacle::Sign(reach) => {
            let radius = BESIDE.max(least);
            // A little lower, for the letter of a region is at the upper left of its first point.
            ((f32::min(reach + radius, POINT - radius), 0.1), radius)
        }
        Obstacle::Disc => beside_disc(least),
        Obstacle::Stone => {
            let radius = ON_STONE.max(least);
            let off = if is_single { 0.0 } else { radius };
            ((off, 0.3), radius)
        }
    }
}

/// How far a star beside a disc or a mark is from the point, to its side and down, and how large: over the edge of the disc.
pub(crate) fn beside_disc(least: f32) -> ((f32, f32), f32) {
    let radius = BESIDE.max(least);
    let off = 0.27 + (radius - BESIDE) * 0.6;
    ((off, off), radius)
}

#[cfg(test)]
mod tests {
    use std::sync::Arc;

    use semeai_board::{ByColor, Setup, Topology};

    use super::*;

    fn scene(dress: impl Fn(&mut Scene, Point), wins: ByColor<bool>) -> Scene {
        let board = Arc::new(Topology::rectangle(5, 5).expect("a board"));
        let point = board.point("C1").expect("on the board");
        let mut scene = Scene::new(Setup::new(board));
        scene.winning.push((point, wins));
        dress(&mut scene, point);
        scene
    }

    /// Whatever is on the point, and however small the board is.
    #[test]
    fn a_star_is_on_its_own_point() {
        type Dress = fn(&mut Scene, Point);
        let dresses: [(&str, Dress); 8] = [
            ("nothing", |_, _| {}),
            ("a liberty", |scene, at| {
                scene.signs.push((at, Sign::Liberty(Color::Black)));
            }),
            ("a ko", |scene, at| scene.signs.push((at, Sign::Ko))),
            ("dame", |scene, at| {
                scene.dame.insert(at);
            }),
            ("a letter", |scene, point| {
                scene.candidates.push(Candidate {
                    point,
                    letter: "a".to_owned(),
                    halves: ByColor::new_with(|_| Half::Known),
                });
            }),
            ("a loss", |scene, at| {
                scene.losses.push((at, LossSign::Loses("−2".to_owned())));
            }),
            ("a label", |scene, at| {
                scene.markup.labels.insert(at, "ko 1".to_owned());
            }),
            ("a stone", |scene, at| {
                scene.setup.set(at, Some(Color::White));
                scene.numbers.push((at, 12));
            }),
        ];
        for (name, dress) in dresses {
            for (black, white) in [(true, false), (false, true), (true, true)] {
                let scene = scene(dress, ByColor { black, white });
                for least in [0.0, 0.15, 0.26] {
                    for star in stars(&scene, least) {
                        let what = format!("{name}: {star:?}");
                        assert!(star.radius >= least, "{what}");
                        let (x, y) = star.off;
                        let from = |x: f32, y: f32| x.hypot(y);
                        // Half of it is nearer to its point than to any other, and its middle far nearer.
                        assert!(x.abs() <= 0.36 && y.abs() <= 0.36, "{what}");
                        let next = from(1.0 - x.abs(), y).min(from(x, 1.0 - y.abs()));
                        assert!(1.5 * from(x, y) < next, "{what}");
                    }
                }
            }
        }
    }

    /// A black star on the black half of a candidate would not be seen without a light edge.
    #[test]
    fn a_star_knows_the_colour_that_it_lies_on() {
        let only = |black: bool| ByColor {
            black,
            white: !black,
        };
        for (half, on) in [(Half::Known, Some(Color::Black)), (Half::Open, None)] {
            let dress = |scene: &mut Scene, point| {
                scene.candidates.push(Candidate {
                    point,
                    letter: "a".to_owned(),
                    halves: ByColor::new_with(|_| half),
                });
            };
            let stars = stars(&scene(dress, only(true)), 0.0);
            assert_eq!(stars.iter().map(|star| star.on).collect::<Vec<_>>(), [on]);
        }
    }

    /// The number in the middle of a stone is a quarter of a cell high at most.
    #[test]
    fn a_star_leaves_the_number_of_a_stone_alone() {
        let both = ByColor {
            black: true,
            white: true,
        };
        let dress = |scene: &mut Scene, at| scene.setup.set(at, Some(Color::White));
        let scene = scene(dress, both);
        let stars = stars(&scene, 0.0);
        assert_eq!(stars.len(), 2);
        for star in stars {
            assert!(star.off.1 - star.radius > 0.16, "{star:?}");
            assert!(star.off.0.hypot(star.off.1) < 0.36, "{star:?}");
            assert_eq!(star.on, Some(Color::White));
        }
    }
}

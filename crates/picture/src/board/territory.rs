//! What an endgame puts on points: settled territory, dame, and what first moves lose.

use semeai_board::{Color, Point};

use super::brush::{Brush, centered};
use super::signs::LEAST_STAR;
use super::stones::square_at;
use crate::drawing::{Mark, Place, Stroke, Style};
use crate::measures;
use crate::scene::{LossSign, Scene};
use crate::stars::beside_disc;

impl Brush<'_> {
    /// A square of its owner on every settled point, and a diamond on each dame, where nobody has marked something else.
    pub(super) fn territory(&self, scene: &Scene) -> Vec<Mark> {
        let edge = Stroke::new(self.colors.line, self.hairline());
        let mut marks = Vec::new();
        for color in Color::ALL {
            let style = Style::flat(self.colors.stones[color].body).edged(edge);
            let free = scene.territory[color];
            for point in self.shown(&free).filter(|&it| !scene.has_own_mark(it)) {
                marks.push(square_at(
                    self.center(point),
                    self.cells(measures::SETTLED),
                    style,
                ));
            }
        }
        let free = self.shown(&scene.dame);
        for point in free.filter(|&it| !scene.has_own_mark(it)) {
            let ((x, y), arm) = (self.center(point), self.cells(measures::DAME));
            let corners = vec![(x, y - arm), (x + arm, y), (x, y + arm), (x - arm, y)];
            let style = Style::flat(self.colors.disc).edged(edge);
            marks.push(Mark::Area(corners, style));
        }
        marks
    }

    /// A star where a first move loses nothing, if no small one says that already, elsewhere what it loses.
    pub(super) fn losses(&self, scene: &Scene) -> Vec<Mark> {
        let mut marks = Vec::new();
        for (point, sign) in &scene.losses {
            if !self.is_shown(*point) {
                continue;
            }
            let center = self.center(*point);
            if scene.has_own_mark(*point) || scene.has_size(*point) {
                marks.extend(self.small_loss(scene, *point, sign));
                continue;
            }
            match sign {
                LossSign::Best(color) if has_star(scene, *point, *color) => {}
                LossSign::Best(color) => {
                    marks.push(self.star(center, *color, self.cells(measures::BEST)));
                }
                LossSign::Loses(text) => {
                    let disc = Style::flat(self.colors.disc.faded(0.85));
                    marks.push(Mark::Disc(center, self.cells(measures::LOSS), disc));
                    marks.push(self.loss(center, text, 0.34));
                }
                // Two lines, for side by side they could not be read on a board of thirteen lines.
                LossSign::LosesBetween(texts) => {
                    let disc = Style::flat(self.colors.disc.faded(0.85));
                    marks.push(Mark::Disc(center, self.cells(measures::LOSS_BETWEEN), disc));
                    for (text, side) in texts.iter().zip([-1.0, 1.0]) {
                        let place = (center.0, center.1 + side * self.cells(measures::LOSS_APART));
                        marks.push(self.loss(place, text, 0.33));
                    }
                }
            }
        }
        marks
    }

    /// The number of each move by size on its point, unless somebody has marked something else there.
    pub(super) fn sizes(&self, scene: &Scene) -> Vec<Mark> {
        let is_free = |point: Point| self.is_shown(point) && !scene.has_own_mark(point);
        let shown = scene.sizes.iter().filter(|(point, _)| is_free(*point));
        shown
            .flat_map(|&(point, number)| {
                let center = self.center(point);
                let disc = Style::flat(self.colors.disc.faded(0.85));
                let ground = Mark::Disc(center, self.cells(measures::SIZE), disc);
                [ground, self.loss(center, &number.to_string(), 0.4)]
            })
            .collect()
    }

    /// The same beside what somebody has marked there: small, in the corner. For two numbers a corner has no room.
    fn small_loss(&self, scene: &Scene, point: Point, sign: &LossSign) -> Vec<Mark> {
        let ((across, down), radius) = beside_disc(LEAST_STAR / self.cell);
        let (x, y) = self.center(point);
        let at = |side: f32| (x + side * self.cells(across), y + self.cells(down));
        match sign {
            LossSign::Best(color) if has_star(scene, point, *color) => Vec::new(),
            LossSign::Best(color) => {
                let side = if *color == Color::Black { -1.0 } else { 1.0 };
                vec![self.star(at(side), *color, self.cells(radius))]
            }
            LossSign::Loses(text) => {
                // Where White's star stands the other corner is free, or else nothing is.
                let side = match has_star(scene, point, Color::White) {
                    true => -1.0,
                    false => 1.0,
                };
                let disc = Style::flat(self.colors.disc.faded(0.85));
                let ground = Mark::Disc(at(side), self.cells(measures::SMALL_LOSS), disc);
                vec![ground, self.loss(at(side), text, 0.22)]
            }
            LossSign::LosesBetween(_) => Vec::new(),
        }
    }

    /// A loss as written, so many cells high.
    fn loss(&self, place: Place, text: &str, height: f32) -> Mark {
        let size = self.cells(height).clamp(9.0, 22.0);
        centered(place, text, size, self.colors.disc_ink)
    }
}

/// Whether a small star of this colour stands on a point.
fn has_star(scene: &Scene, point: Point, side: Color) -> bool {
    let mut winning = scene.winning.iter();
    winning.any(|(at, wins)| *at == point && wins[side])
}

#[cfg(test)]
mod tests {
    use std::sync::Arc;

    use semeai_board::{Area, Setup, Topology};

    use super::*;
    use crate::colors::{Colors, Theme};

    /// On large boards and small ones the number of a move is read, with its star beside it.
    #[test]
    fn the_number_of_a_move_by_size_is_not_covered_by_its_star() {
        for cell in [18.0, 40.0, 90.0] {
            let board = Arc::new(Topology::rectangle(5, 5).expect("a board"));
            let point = board.point("C3").expect("on the board");
            let brush = Brush {
                topology: &board,
                area: Area::whole(&board),
                cell,
                origin: (0.0, 0.0),
                colors: Colors::of(Theme::Light),
            };
            let mut scene = Scene::new(Setup::new(Arc::clone(&board)));
            scene.sizes.push((point, 2));
            scene.losses.push((point, LossSign::Best(Color::Black)));
            let [Mark::Disc(..), Mark::Text(number)] = &brush.sizes(&scene)[..] else {
                panic!("a number");
            };
            let star = brush.losses(&scene);
            let [Mark::Area(corners, _)] = &star[..] else {
                panic!("a star: {star:?}");
            };
            assert!(number.size >= 9.0);
            let (x, y) = brush.center(point);
            // The digit is half as wide as high.
            let near = corners.iter().any(|at| {
                (at.0 - x).abs() < number.size * 0.25 && (at.1 - y).abs() < number.size * 0.35
            });
            assert!(!near, "{cell}: {corners:?}");
        }
    }

    /// What is drawn of a sign stands beside the mark of a reader, and does not cover it.
    #[test]
    fn what_a_person_has_marked_is_not_covered() {
        let board = Arc::new(Topology::rectangle(5, 5).expect("a board"));
        let point = board.point("C1").expect("on the board");
        let brush = Brush {
            topology: &board,
            area: Area::whole(&board),
            cell: 40.0,
            origin: (0.0, 0.0),
            colors: Colors::of(Theme::Light),
        };
        let signs = [
            LossSign::Best(Color::Black),
            LossSign::Loses("−2".to_owned()),
            LossSign::LosesBetween(["−1".to_owned(), "−2".to_owned()]),
        ];
        for (sign, count) in signs.into_iter().zip([1, 2, 0]) {
            let mut scene = Scene::new(Setup::new(Arc::clone(&board)));
            scene.markup.labels.insert(point, "A".to_owned());
            scene.losses.push((point, sign));
            scene.territory.black.insert(point);
            scene.dame.insert(point);
            assert!(brush.territory(&scene).is_empty());
            let marks = brush.losses(&scene);
            assert_eq!(marks.len(), count, "{marks:?}");
            let (x, y) = brush.center(point);
            for mark in marks {
                let far = |at: &Place| (at.0 - x).hypot(at.1 - y) > 8.0;
                match mark {
                    Mark::Disc(at, radius, _) => assert!(far(&at) && radius < 10.0),
                    Mark::Area(corners, _) => assert!(corners.iter().all(far)),
                    Mark::Text(text) => assert!(far(&text.at)),
                    other => panic!("{other:?}"),
                }
            }
        }
    }
}

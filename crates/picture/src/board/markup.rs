//! Marks for readers: letters, signs, arrows and lines.

use semeai_board::{Point, PointSet};
use semeai_session::{LONGEST_LABEL, MarkupLine, MarkupSign};

use super::brush::{Brush, centered_as};
use super::stones::square_at;
use crate::drawing::{Ink, Mark, Place, Stroke, Style};
use crate::font;
use crate::measures;
use crate::scene::Scene;

/// From line to line of a label, as a part of the height of its signs.
const LINE_HEIGHT: f32 = 1.05;

/// A label as it is drawn: of one that other programs have written a longer text into, the beginning.
fn shortened(text: &str) -> String {
    let count = text.chars().count();
    if count <= LONGEST_LABEL {
        return text.to_owned();
    }
    let begin: String = text.chars().take(LONGEST_LABEL - 1).collect();
    begin.trim_end().to_owned() + "…"
}

/// The two lines of a label that is long enough for them: parted at the space that is nearest to its middle, else in the middle.
fn halves(text: &str) -> Option<(String, String)> {
    let signs: Vec<char> = text.chars().collect();
    let count = signs.len();
    if count < SHORTEST_HALVED {
        return None;
    }
    let spaces = (1..count - 1).filter(|&at| signs[at] == ' ');
    let nearest = spaces.min_by_key(|&at| (2 * at + 1).abs_diff(count));
    let (end, begin) = nearest.map_or((count.div_ceil(2), count.div_ceil(2)), |at| (at, at + 1));
    let line = |part: &[char]| part.iter().collect();
    Some((line(&signs[..end]), line(&signs[begin..])))
}

/// A shorter label stands in one line.
const SHORTEST_HALVED: usize = 4;
/// One whose signs are as high in one line, as a part of the usual height, stands in that: no word is parted without need.
const LEGIBLE: f32 = 0.55;

impl Brush<'_> {
    /// All of them, lines below signs, and labels on top.
    pub(super) fn markup(&self, scene: &Scene) -> Vec<Mark> {
        let markup = &scene.markup;
        let lines = markup.lines.iter();
        let lines = lines.filter(|line| self.is_shown(line.from) || self.is_shown(line.to));
        let mut marks: Vec<Mark> = lines
            .flat_map(|line| self.markup_line(scene, *line))
            .collect();
        for (&sign, on) in &markup.signs {
            // The ring or square of a role says the same to a reader.
            let said = match sign {
                MarkupSign::Circle => scene.essential,
                MarkupSign::Square => scene.safe,
                MarkupSign::Triangle | MarkupSign::Cross => PointSet::EMPTY,
            };
            for point in self.shown(&on.difference(&said)) {
                marks.extend(self.markup_sign(scene, point, sign));
            }
        }
        for (&point, text) in &markup.labels {
            if self.is_shown(point) {
                marks.extend(self.markup_label(scene, point, text));
            }
        }
        let of_answer = self.shown(&scene.marks_of_answer);
        marks.extend(
            of_answer
                .into_iter()
                .flat_map(|point| self.answer_dot(point)),
        );
        marks
    }

    /// A dot beside a mark that comes with an answer, seen on wood and on either stone.
    fn answer_dot(&self, point: Point) -> [Mark; 2] {
        let (x, y) = self.center(point);
        let at = (x + self.cells(0.34), y - self.cells(0.34));
        [(0.13, self.colors.wood), (0.09, self.colors.essential)]
            .map(|(radius, ink)| Mark::Disc(at, self.cells(radius), Style::flat(ink)))
    }

    /// What is seen on a stone, or on the wood.
    fn ink_at(&self, scene: &Scene, point: Point) -> Ink {
        let stone = scene.setup.get(point);
        stone.map_or(self.colors.disc_ink, |color| self.colors.on(color))
    }

    /// Wood where no stone is: lines would run through what stands there.
    fn ground(&self, scene: &Scene, point: Point) -> Option<Mark> {
        let is_free = scene.setup.get(point).is_none();
        let wood = Style::flat(self.colors.wood);
        let radius = self.cells(measures::MARKUP_GROUND);
        is_free.then(|| Mark::Disc(self.center(point), radius, wood))
    }

    fn markup_sign(&self, scene: &Scene, point: Point, sign: MarkupSign) -> Vec<Mark> {
        let (x, y) = self.center(point);
        let stroke = self.cells(measures::ROLE_WIDTH).clamp(1.2, 3.0);
        let line = Style::line(self.ink_at(scene, point), stroke);
        let reach = self.cells(measures::MARKUP);
        let at = |across: f32, down: f32| (x + across * reach, y + down * reach);
        let mark = match sign {
            MarkupSign::Circle => Mark::Disc((x, y), reach * 0.95, line),
            MarkupSign::Square => square_at((x, y), reach * 1.6, line),
            MarkupSign::Triangle => {
                Mark::Area(vec![at(0.0, -1.05), at(0.95, 0.65), at(-0.95, 0.65)], line)
            }
            MarkupSign::Cross => {
                let arms = vec![
                    vec![at(-0.8, -0.8), at(0.8, 0.8)],
                    vec![at(-0.8, 0.8), at(0.8, -0.8)],
                ];
                Mark::Lines(arms, Stroke::new(self.ink_at(scene, point), stroke))
            }
        };
        let ground = self.ground(scene, point);
        ground.into_iter().chain([mark]).collect()
    }

    fn markup_label(&self, scene: &Scene, point: Point, text: &str) -> Vec<Mark> {
        let ink = self.ink_at(scene, point);
        let (x, y) = self.center(point);
        let (lines, size) = self.fitted(&shortened(text));
        // All lines stand as one would that has them behind each other.
        let whole = lines.concat();
        let lowered: &[f32] = match lines.len() {
            2 => &[-0.5, 0.5],
            _ => &[0.0],
        };
        let label = lines.iter().zip(lowered).map(|(line, by)| {
            let at = (x, y + by * size * LINE_HEIGHT);
            centered_as(at, line, &whole, size, ink)
        });
        // A sign on the point stays to be seen below its label.
        let has_sign = scene.markup.sign(point).is_some();
        let ground = self.ground(scene, point).filter(|_| !has_sign);
        ground.into_iter().chain(label).collect()
    }

    /// A label in one line or in two, as it can be read better, and how high its signs are.
    fn fitted(&self, text: &str) -> (Vec<String>, f32) {
        let usual = self.cells(measures::NUMBER).clamp(8.0, 26.0);
        let width = self.cells(measures::MARKUP_LABEL_WIDTH);
        let size_of = |line: &str| usual.min(width / font::width(line, 1.0).max(0.1));
        let one = (vec![text.to_owned()], size_of(text));
        let is_small = one.1 < usual * LEGIBLE;
        let Some((upper, lower)) = halves(text).filter(|_| is_small) else {
            return one;
        };
        let size = size_of(&upper).min(size_of(&lower));
        let size = size.min(width / (2.0 * LINE_HEIGHT));
        match size > one.1 {
            true => (vec![upper, lower], size),
            false => one,
        }
    }

    /// Where a line ends at a point: in its middle, or where the wood below a mark begins.
    fn end(&self, scene: &Scene, point: Point, other: Point) -> Place {
        let (at, away) = (self.center(point), self.center(other));
        let markup = &scene.markup;
        let is_marked = markup.labels.contains_key(&point) || markup.sign(point).is_some();
        let is_free = scene.setup.get(point).is_none();
        let way = (away.0 - at.0, away.1 - at.1);
        let length = way.0.hypot(way.1);
        let ground = self.cells(measures::MARKUP_GROUND);
        if !is_marked || !is_free || length < 2.0 * ground {
            return at;
        }
        let part = ground / length;
        (at.0 + way.0 * part, at.1 + way.1 * part)
    }

    /// A line from point to point, or an arrow.
    fn markup_line(&self, scene: &Scene, line: MarkupLine) -> Vec<Mark> {
        let from = self.end(scene, line.from, line.to);
        let to = self.end(scene, line.to, line.from);
        let ink = self.colors.essential;
        let width = self.cells(measures::MARKUP_LINE).clamp(1.5, 5.0);
        let stroke = Stroke::new(ink, width);
        let way = (to.0 - from.0, to.1 - from.1);
        let length = way.0.hypot(way.1);
        if length < 1.0 || !line.is_arrow {
            return vec![Mark::Line(vec![from, to], stroke)];
        }
        let (along, across) = (
            (way.0 / length, way.1 / length),
            (-way.1 / length, way.0 / length),
        );
        let head = self.cells(measures::MARKUP_HEAD).max(6.0);
        let at = |back: f32, aside: f32| -> Place {
            (
                to.0 - along.0 * back + across.0 * aside,
                to.1 - along.1 * back + across.1 * aside,
            )
        };
        let area = vec![at(0.0, 0.0), at(head, head * 0.45), at(head, -head * 0.45)];
        vec![
            Mark::Line(vec![from, at(head * 0.8, 0.0)], stroke),
            Mark::Area(area, Style::flat(ink)),
        ]
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn labels_are_parted_where_they_can_be_read() {
        for (label, lines) in [
            ("ko 1", Some(("ko", "1"))),
            ("Black", Some(("Bla", "ck"))),
            ("who wins", Some(("who", "wins"))),
            ("a b c d", Some(("a b", "c d"))),
            ("黒は生き", Some(("黒は", "生き"))),
            ("123", None),
            ("A", None),
            ("", None),
        ] {
            let lines = lines.map(|(upper, lower)| (upper.to_owned(), lower.to_owned()));
            assert_eq!(halves(label), lines, "{label}");
        }
    }

    #[test]
    fn of_a_long_text_its_beginning_is_drawn() {
        assert_eq!(shortened("12345678"), "12345678");
        assert_eq!(shortened("a very long text"), "a very…");
        assert_eq!(shortened("黒が先に取る手順です").chars().count(), 8);
    }
}

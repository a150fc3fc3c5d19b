//! Gaps of two lines and more that a captor always crosses, as templates of so many lines and columns.
//!
//! A template has the captor's block along one side and on the other a few *homes*: points beside safe stones of his. All its points
//! are empty after the capture, and the other side moves. What lies to the left and right is the edge of the board or in the
//! hands of the other side for good; so is everything beyond a point without a home, and a point that is not beside the block. Each
//! is proved by a search of every line, in which the block has no other liberty and the other side wins all kos: the tests repeat it.
//! What a real gap has more, points that are nobody's, stones of the captor, liberties of his block, only helps him.
//!
//! ```text
//! xx#|     the home (#) is beside safe stones, beyond the other points (x) stands the other side
//! ...|     the edge of the board is on the right, the other side on the left
//! BBB|     the captor's block
//! ```
//!
//! A *hole* on either side was a liberty of the captured block: on the side of the homes an outer one that is else only beside safe
//! stones and other holes, on that of the block a plain shared one. The captor has filled it, or it is empty, since a stone of
//! the other side there fell with the block; a template holds in both cases, hole by hole.

use semeai_board::{Direction, Point, PointSet, Topology};

/// A gap that is crossed. `|` is the edge of the board.
struct Template {
    /// The side of his safe stones: `#` a home, `.` a hole, `x` what the other side has.
    homes: &'static str,
    lines: usize,
    /// The side of his block: `B` where a point of the last line is beside it, `.` where there or beyond it is a hole, `x` where
    /// the other side has that point.
    block: &'static str,
}

const fn template(homes: &'static str, lines: usize, block: &'static str) -> Template {
    Template {
        homes,
        lines,
        block,
    }
}

/// In whatever contains one of these, with more homes and more of the block, the captor is joined too.
const TEMPLATES: [Template; 28] = [
    template("xx#|", 2, "BBB|"),
    template("xxx#|", 2, "....|"),
    template("xx#.|", 2, "BBBB|"),
    template("xx#..|", 2, "BBBBB|"),
    template("x##.|", 2, "BBBB|"),
    template("|.##.|", 2, "|....|"),
    template("|.#..|", 2, "|....|"),
    template("|#xxx#|", 2, "|BxBxB|"),
    template("x##x", 2, "BBBB"),
    template("##x#", 2, "BBBB"),
    template("x#x#x", 2, "BBBBB"),
    template("##xx#", 2, "BBBBB"),
    template("###xx", 2, "BBBxB"),
    template("xxx#|", 3, "...B|"),
    template("xxxx#|", 3, "BxBBB|"),
    template("xxxx#|", 3, "BBxBB|"),
    template("xx##x|", 3, "BBBBB|"),
    template("xx##.|", 3, "BBBBB|"),
    template("|x#x#x|", 3, "|BBBBB|"),
    template("|.##.|", 3, "|BBBB|"),
    template("|.#..|", 3, "|BBBB|"),
    template("####x", 3, "BBBBB"),
    template("xx##xx", 3, "BBBBBB"),
    template("x###x", 3, "BBBBB"),
    template("xxx#.|", 3, "BBBBB|"),
    template("xx#..|", 3, "BBBBB|"),
    template("|####|", 4, "|BBBB|"),
    template("#####|", 4, "BBBBB|"),
];

/// The directions across a gap from the block, with those along it.
const DIRECTIONS: [[Direction; 2]; 8] = [
    [Direction::Up, Direction::Left],
    [Direction::Up, Direction::Right],
    [Direction::Down, Direction::Left],
    [Direction::Down, Direction::Right],
    [Direction::Left, Direction::Up],
    [Direction::Left, Direction::Down],
    [Direction::Right, Direction::Up],
    [Direction::Right, Direction::Down],
];

/// A gap on a board of squares, with the captor's one block on one side and his safe stones on the other.
pub(super) struct WideGap<'a> {
    pub(super) topology: &'a Topology,
    /// The captor's block.
    pub(super) block: PointSet,
    /// His safe stones.
    pub(super) safe: PointSet,
    pub(super) captured: PointSet,
    /// The liberties of the captured block that are not shared.
    pub(super) outer: PointSet,
    /// The plain shared ones.
    pub(super) shared: PointSet,
}

impl WideGap<'_> {
    /// Whether a template lies somewhere in the gap; on other boards than those of squares, and of several blocks, none is looked
    /// for.
    pub(super) fn has_template(&self) -> bool {
        let topology = self.topology;
        if topology.eye_facts().is_none() || topology.components(&self.block).len() != 1 {
            return false;
        }
        let near = topology.neighborhood(&self.block);
        let near = near.union(&topology.neighborhood(&self.shared));
        let first = near.intersection(&self.captured.union(&self.shared));
        first.iter().any(|first| {
            DIRECTIONS.iter().any(|directions| {
                let mut templates = TEMPLATES.iter();
                templates.any(|template| self.has(template, first, directions))
            })
        })
    }

    /// Whether a template lies so that this is its first point beside the block.
    fn has(&self, template: &Template, first: Point, &[across, along]: &[Direction; 2]) -> bool {
        let [homes, block] = [template.homes, template.block].map(|side| side.trim_matches('|'));
        let skipped = block.bytes().take_while(|&mark| mark == b'x').count();
        let mut next = self.steps(first, opposite(along), skipped);
        let before = next.and_then(|first| self.topology.step(first, opposite(along)));
        for (home, block) in homes.bytes().zip(block.bytes()) {
            let Some(point) = next else {
                return false;
            };
            if !self.has_column(point, across, template.lines, home, block) {
                return false;
            }
            next = self.topology.step(point, along);
        }
        (before.is_none() || !template.homes.starts_with('|'))
            && (next.is_none() || !template.homes.ends_with('|'))
    }

    /// Whether the column that begins with this point fell with the captured block, and has these marks at its ends.
    fn has_column(
        &self,
        first: Point,
        across: Direction,
        lines: usize,
        home: u8,
        block: u8,
    ) -> bool {
        let at = |line: usize| self.steps(first, across, line);
        let is_captured = |line: usize| at(line).is_some_and(|it| self.captured.contains(it));
        (1..lines).all(is_captured)
            && match block {
                b'B' => self.is_beside_block(first, across),
                b'.' => self.is_beside_block(first, across) || self.is_shared(first, across),
                _ => true,
            }
            && match home {
                b'#' => at(lines).is_some_and(|end| self.safe.contains(end)),
                b'.' => at(lines)
                    .is_some_and(|end| self.safe.contains(end) || self.is_outer_hole(end, across)),
                _ => true,
            }
    }

    fn is_beside_block(&self, first: Point, across: Direction) -> bool {
        let below = self.topology.step(first, opposite(across));
        self.captured.contains(first) && below.is_some_and(|below| self.block.contains(below))
    }

    /// Whether a first point is a plain shared liberty by the block, or what stood there was beside one that the block surrounds.
    fn is_shared(&self, first: Point, across: Direction) -> bool {
        let Some(below) = self.topology.step(first, opposite(across)) else {
            return false;
        };
        if self.shared.contains(first) {
            return self.block.contains(below);
        }
        let near = PointSet::single(below);
        let mut around = self.topology.neighborhood(&near);
        around.remove(first);
        self.captured.contains(first)
            && self.shared.contains(below)
            && around.is_subset(&self.block.union(&self.shared))
    }

    /// Whether beyond an outer liberty of the captured block is nothing but safe stones.
    fn is_outer_hole(&self, hole: Point, across: Direction) -> bool {
        let beyond = self.topology.step(hole, across);
        self.outer.contains(hole) && beyond.is_none_or(|beyond| self.safe.contains(beyond))
    }

    fn steps(&self, from: Point, direction: Direction, count: usize) -> Option<Point> {
        (0..count).try_fold(from, |point, _| self.topology.step(point, direction))
    }
}

const fn opposite(direction: Direction) -> Direction {
    match direction {
        Direction::Left => Direction::Right,
        Direction::Right => Direction::Left,
        Direction::Up => Direction::Down,
        Direction::Down => Direction::Up,
    }
}

#[cfg(test)]
mod tests {
    use std::sync::Arc;

    use semeai_board::{ByColor, Color, Role, diagram};
    use semeai_search::{Field, Ground, KoRule, Memory, NoShortcut, PositionBudget, Search, State};

    use super::*;

    /// What may stand on the side of the homes, and on that of the block: there a hole may be empty and in the last line (`B`), empty
    /// and beyond it (`p`), or the captor's in the last line (`o`).
    fn cases(side: &str, of_mark: impl Fn(char) -> &'static str) -> Vec<String> {
        let mut all = vec![String::new()];
        for mark in side.trim_matches('|').chars() {
            let longer = |start: &String| {
                let marks = of_mark(mark).chars();
                marks
                    .map(|mark| format!("{start}{mark}"))
                    .collect::<Vec<_>>()
            };
            all = all.iter().flat_map(longer).collect();
        }
        all
    }

    /// Whether White, who moves first and wins all kos, captures Black's block in a gap with these sides, in some case.
    fn falls(homes: &str, lines: usize, block: &str) -> bool {
        let tops = cases(homes, |mark| match mark {
            '.' => ".B",
            'x' => "@",
            _ => "#",
        });
        let bottoms = cases(block, |mark| match mark {
            '.' => "Bpo",
            'x' => "x",
            _ => "B",
        });
        let ends = [homes.starts_with('|'), homes.ends_with('|')];
        let falls_with = |top: &String| {
            let mut bottoms = bottoms.iter();
            bottoms.any(|bottom| falls_as_filled(top, lines, bottom, ends))
        };
        tops.iter().any(falls_with)
    }

    fn falls_as_filled(top: &str, lines: usize, bottom: &str, ends: [bool; 2]) -> bool {
        // Beyond its ends stands White where there is no edge.
        let [left, right] = ends.map(|is_edge| if is_edge { "" } else { "@" });
        let last = bottom.replace(['B', 'p'], ".").replace('o', "B");
        let beyond = bottom.replace(['o', 'x'], "B").replace('p', ".");
        let mut rows = vec![top.to_owned()];
        rows.extend((1..lines).map(|_| ".".repeat(top.len())));
        rows.extend([last.replace('x', "@"), beyond, "B".repeat(top.len())]);
        let rows: Vec<String> = rows
            .iter()
            .map(|row| format!("{left}{row}{right}"))
            .collect();
        let drawn = diagram::parse(&rows.join("\n")).expect("a diagram");
        let position = drawn.position().expect("a position");
        let corner = position.topology().shape().at(left.len(), lines + 2);
        let block = position.block_at(corner.expect("on the board"));
        let targets = ByColor {
            black: block.expect("a block").stones,
            ..ByColor::default()
        };
        let stones = drawn.roles.stones(&position, Color::Black, Role::Essential);
        let loose = stones
            .difference(&targets.black)
            .difference(&position.protected());
        let points = position.empty().union(&loose);
        let ground = Ground::<1>::new(&position, &targets, &points);
        let field = Arc::new(Field::new(ground));
        let rule = KoRule::Wins(Color::White);
        let state = State::new(&field, &position, Color::White, rule, 0).expect("no parts");
        let memory = Memory {
            table_bytes: 1 << 26,
            exact_until: u64::MAX,
        };
        let mut search = Search::new(NoShortcut, field, Color::White, rule, memory);
        let moves = search.captures(&state, PositionBudget::new(u64::MAX));
        moves.expect("without end").is_some()
    }

    /// The templates with at most so many columns and others.
    fn check(is_meant: impl Fn(&Template) -> bool) {
        for template in TEMPLATES.iter().filter(|template| is_meant(template)) {
            let Template {
                homes,
                lines,
                block,
            } = *template;
            assert!(!falls(homes, lines, block), "{homes}, {lines}, {block}");
        }
    }

    /// Those that take some million positions are left to the weekly run.
    fn is_small(template: &Template) -> bool {
        template.lines == 2 || template.lines == 3 && template.homes.len() < 6
    }

    #[test]
    fn every_small_template_is_crossed() {
        check(is_small);
    }

    #[test]
    #[ignore = "some minutes; for the weekly run"]
    fn every_large_template_is_crossed() {
        check(|template| !is_small(template));
    }

    /// With one home, one point beside the block or one edge less it is not crossed.
    #[test]
    fn no_template_of_two_lines_has_more_than_it_needs() {
        let weaker = |text: &str, mark: char| {
            let places: Vec<usize> = text.match_indices(mark).map(|(place, _)| place).collect();
            let without = |&place: &usize| {
                let mut weaker = text.to_owned();
                weaker.replace_range(place..=place, if mark == '|' { "" } else { "x" });
                weaker
            };
            places.iter().map(without).collect::<Vec<_>>()
        };
        let mut count = 0;
        for Template {
            homes,
            lines,
            block,
        } in TEMPLATES
        {
            if lines > 2 || homes.contains('.') || block.contains('.') {
                continue;
            }
            let fewer_homes = weaker(homes, '#').into_iter().chain(weaker(homes, '|'));
            let less_block = weaker(block, 'B').into_iter();
            let less = fewer_homes
                .map(|homes| (homes, block.to_owned()))
                .chain(less_block.map(|block| (homes.to_owned(), block)));
            for (homes, block) in less {
                assert!(falls(&homes, lines, &block), "{homes}, {lines}, {block}");
                count += 1;
            }
        }
        assert!(count > 30, "{count}");
    }
}

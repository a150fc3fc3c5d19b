//! Races from diagrams and picks from text, for every test of the suite.

use std::path::PathBuf;
use std::sync::Arc;

use semeai_board::{
    ByColor, Color, Point, PointSet, Position, Role, Roles, Setup, Topology, diagram,
};
use semeai_race::picks::{Move, Path, Picks};
use semeai_race::report::{Claim, NodeState, Report};
use semeai_race::{Limits, Question, WithoutPicks, analyze};

use crate::oracle::Ending;

/// A position with roles, and the diagram it came from.
#[derive(Clone, Debug)]
pub(crate) struct Race {
    /// Of a board without columns and rows one, with the mark of each point in their order.
    pub(crate) rows: Vec<String>,
    pub(crate) position: Position,
    pub(crate) roles: Roles,
}

impl Race {
    /// # Panics
    ///
    /// If the rows are no diagram of a legal position.
    pub(crate) fn new<R: AsRef<str>>(rows: &[R]) -> Self {
        Self::try_new(rows).unwrap_or_else(|problem| panic!("{problem}\n{}", drawn(rows)))
    }

    /// The race, or what is wrong with the rows.
    pub(crate) fn try_new<R: AsRef<str>>(rows: &[R]) -> Result<Self, String> {
        let race = diagram::parse(&drawn(rows)).map_err(|error| error.to_string())?;
        Ok(Self {
            rows: rows.iter().map(|row| row.as_ref().to_owned()).collect(),
            position: race.position().map_err(|error| error.to_string())?,
            roles: race.roles,
        })
    }

    /// The race on any board by the mark of each point, in the order of the points; or what is wrong with it.
    pub(crate) fn on(topology: &Arc<Topology>, marks: &[char]) -> Result<Self, String> {
        let mut setup = Setup::new(Arc::clone(topology));
        let mut roles = Roles::new();
        for (point, &mark) in (0..).map_while(Point::new).zip(marks) {
            let (color, role) = match mark {
                'B' => (Color::Black, Role::Essential),
                'W' => (Color::White, Role::Essential),
                '#' => (Color::Black, Role::Safe),
                '@' => (Color::White, Role::Safe),
                'X' => (Color::Black, Role::Unknown),
                'O' => (Color::White, Role::Unknown),
                _ => continue,
            };
            setup.set(point, Some(color));
            roles.set(point, role);
        }
        let position = Position::with_protected(setup, roles.points(Role::Safe));
        let position = position.map_err(|error| error.to_string())?;
        position.audit();
        Ok(Self {
            rows: vec![marks.iter().collect()],
            position,
            roles,
        })
    }

    /// Whether each side has stones to lose.
    pub(crate) fn has_two_sides(&self) -> bool {
        let is_marked = |color| {
            let stones = self.roles.stones(&self.position, color, Role::Essential);
            !stones.is_empty()
        };
        Color::ALL.into_iter().all(is_marked)
    }

    pub(crate) fn topology(&self) -> &Topology {
        self.position.topology()
    }

    pub(crate) fn point(&self, name: &str) -> Point {
        let point = self.topology().point(name);
        point.unwrap_or_else(|| panic!("{name} is not on the board"))
    }

    /// The names of points, in reading order, with blanks between.
    pub(crate) fn names(&self, points: impl IntoIterator<Item = Point>) -> String {
        let points: PointSet = points.into_iter().collect();
        self.topology().names(&points).join(" ")
    }

    /// What the program says by itself, without any pick.
    pub(crate) fn analyze_automatically(&self) -> Report {
        self.analyze_with(&Picks::default(), WithoutPicks::Searched)
    }

    pub(crate) fn analyze(&self, picks: &Picks) -> Report {
        self.analyze_with(picks, WithoutPicks::Asked)
    }

    /// What the program says with picks, and with this where there are none.
    pub(crate) fn analyze_with(&self, picks: &Picks, unpicked: WithoutPicks) -> Report {
        self.analyze_within(picks, unpicked, &Limits::default())
    }

    /// The same with other limits.
    pub(crate) fn analyze_within(
        &self,
        picks: &Picks,
        unpicked: WithoutPicks,
        limits: &Limits,
    ) -> Report {
        let question = Question {
            position: &self.position,
            roles: &self.roles,
            picks,
            linked: ByColor::default(),
            to_move: Color::Black,
            unpicked,
        };
        analyze(&question, limits)
    }

    /// Picks written as `path:points`, with blanks between: `:B3,H3 wB3:H3 bB3/wH3:C4`.
    pub(crate) fn picks(&self, text: &str) -> Picks {
        let mut picks = Picks::default();
        for entry in text.split_whitespace() {
            let (path, points) = entry.split_once(':').expect("a path, a colon, points");
            let path = self.path(path);
            for point in points.split(',') {
                picks.add(&path, self.point(point));
            }
        }
        picks
    }

    /// A path written as `bB3/wH3`; empty for the root.
    pub(crate) fn path(&self, text: &str) -> Path {
        let label = |label: &str| Move {
            color: match label.as_bytes().first() {
                Some(b'b') => Color::Black,
                Some(b'w') => Color::White,
                _ => panic!("{label} is no move"),
            },
            point: self.point(&label[1..]),
        };
        text.split('/')
            .filter(|l| !l.is_empty())
            .map(label)
            .collect()
    }

    /// Answers every open question with the useful points of its node, or with all its empty points if none
    /// is useful, down to `depth` moves, as a patient person would who sees nothing; gives up when there are
    /// more than `most` candidates.
    pub(crate) fn picks_of_useful_points(&self, depth: usize, most: usize) -> Picks {
        let mut picks = Picks::default();
        loop {
            let report = self.analyze(&picks);
            let mut has_new = false;
            for region in &report.regions {
                for node in region.tree.nodes.iter() {
                    if node.state != NodeState::Nil || node.path.len() >= depth {
                        continue;
                    }
                    let stones = node.black.union(&node.white);
                    let mut candidates = node.useful;
                    if candidates.is_empty() {
                        candidates = region.points.difference(&stones);
                    }
                    for point in &candidates {
                        has_new |= picks.add(&node.path, point);
                    }
                }
            }
            if !has_new || picks.len() > most {
                return picks;
            }
        }
    }
}

/// Rows as one text.
pub(crate) fn drawn<R: AsRef<str>>(rows: &[R]) -> String {
    let rows: Vec<&str> = rows.iter().map(AsRef::as_ref).collect();
    rows.join("\n")
}

/// The same race with colours swapped.
pub(crate) fn swapped<R: AsRef<str>>(rows: &[R]) -> Vec<String> {
    let row = |row: &R| row.as_ref().chars().map(opposite).collect();
    rows.iter().map(row).collect()
}

/// The mark of the same stone in the other colour.
pub(crate) const fn opposite(mark: char) -> char {
    match mark {
        'B' => 'W',
        'W' => 'B',
        'X' => 'O',
        'O' => 'X',
        '#' => '@',
        '@' => '#',
        other => other,
    }
}

/// The same board with cells turned into walls one after the other, as long as something still holds of it.
pub(crate) fn shrunk(rows: &[String], holds: &dyn Fn(&[String]) -> bool) -> Vec<String> {
    let mut cells: Vec<Vec<char>> = rows.iter().map(|row| row.chars().collect()).collect();
    let lines = |cells: &[Vec<char>]| -> Vec<String> {
        cells.iter().map(|row| row.iter().collect()).collect()
    };
    for y in 0..cells.len() {
        for x in 0..cells[0].len() {
            let before = cells[y][x];
            let is_smaller = |wall: char| match before {
                'B' | 'W' | '#' | '@' => false,
                '.' => true,
                _ => wall != '.',
            };
            for wall in ['#', '@', '.'].into_iter().filter(|&wall| is_smaller(wall)) {
                cells[y][x] = wall;
                if wall != before && holds(&lines(&cells)) {
                    break;
                }
                cells[y][x] = before;
            }
        }
    }
    lines(&cells)
}

/// # Panics
///
/// If there are failures; the shortest stands first, for it is the easiest to look at.
pub(crate) fn assert_none_differs(mut failures: Vec<String>, boards: usize) {
    failures.sort_by_key(String::len);
    assert!(
        failures.is_empty(),
        "{} of {boards} boards differ, the smallest first\n{}",
        failures.len(),
        failures.join("\n")
    );
}

/// The ending that a count claims in the words of the oracle, if it claims one.
pub(crate) fn ending(counted: Claim<semeai_race::Ending>) -> Option<Ending> {
    counted.counted().map(in_judges_words)
}

/// An ending in the words of the oracle.
pub(crate) const fn in_judges_words(ending: semeai_race::Ending) -> Ending {
    match ending {
        semeai_race::Ending::Black => Ending::Black,
        semeai_race::Ending::White => Ending::White,
        semeai_race::Ending::Seki | semeai_race::Ending::BothLive => Ending::Seki,
    }
}

/// A file of `tests/fixtures`.
pub(crate) fn fixture(name: &str) -> serde_json::Value {
    let path = PathBuf::from(env!("CARGO_MANIFEST_DIR"))
        .join("fixtures")
        .join(name);
    let text = std::fs::read_to_string(&path)
        .unwrap_or_else(|error| panic!("{}: {error}", path.display()));
    serde_json::from_str(&text).unwrap_or_else(|error| panic!("{name}: {error}"))
}

/// The strings of a list in a fixture.
pub(crate) fn strings(list: &serde_json::Value) -> Vec<String> {
    let text = |item: &serde_json::Value| item.as_str().expect("a string").to_owned();
    list.as_array().expect("a list").iter().map(text).collect()
}

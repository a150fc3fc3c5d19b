//! What a map is on a position, with what every part of it is.

use std::fmt;

use semeai_board::{Color, PointSet, Position, Topology};
use semeai_search::{AnyWidth, Mask, fitting};

use super::expression::{Junction, Leaf, Map, Operator};
use crate::model::{Model, mask, points};

/// What a player's map is asked on.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct MapQuestion {
    /// The map as Black would play by it.
    pub map: Map,
    /// The stones, with a ban by ko. Protected stones are stones like all others here.
    pub position: Position,
    /// Who plays by the map; for White its colours are exchanged.
    pub player: Color,
}

/// A map on a position.
///
/// ```
/// use semeai_board::{Color, Position, diagram};
/// use semeai_tactics::{MapQuestion, map_report};
///
/// let position = Position::new(diagram::parse("X..\n.OO\n...")?.setup)?;
/// let topology = position.topology().clone();
/// let question = MapQuestion { map: "P2(V) & F(W)".parse()?, position, player: Color::Black };
/// let report = map_report(&question)?;
/// assert_eq!(topology.names(&report.result()), ["B3", "C3", "A2", "B2", "C2", "B1", "C1"]);
/// assert_eq!(topology.names(&report.on_empty()), ["B3", "C3", "A2", "B1", "C1"]);
/// assert_eq!(topology.names(&report.playable), ["B3", "C3", "A2", "B1", "C1"]);
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct MapReport {
    /// The map as it was evaluated: for White with its colours exchanged.
    pub map: Map,
    /// What each part of it is, in the order of [`Map::parts`]; at least one.
    pub parts: Vec<PointSet>,
    /// The empty points.
    pub empty: PointSet,
    /// The points of the result at which the player may play now: no suicide, no ban by ko.
    pub playable: PointSet,
}

impl MapReport {
    /// What the whole map is.
    #[must_use]
    pub fn result(&self) -> PointSet {
        self.parts.first().copied().unwrap_or_default()
    }

    /// What somebody is to find on a position where the player may play at these points: where the map can be played, or of those the
    /// points that it leaves out where they are fewer; and whether it is the former.
    #[must_use]
    pub fn points_to_ask(&self, legal: &PointSet) -> (PointSet, bool) {
        let others = legal.difference(&self.playable);
        match self.playable.len() <= others.len() {
            true => (self.playable, true),
            false => (others, false),
        }
    }

    /// What matters in play: the empty points of the result.
    #[must_use]
    pub fn on_empty(&self) -> PointSet {
        self.result().intersection(&self.empty)
    }
}

/// The board has not all points that a map names.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct MissingPoints {
    /// Their names as they stand in the map, each once, at least one.
    pub names: Vec<String>,
}

impl std::error::Error for MissingPoints {}

impl fmt::Display for MissingPoints {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "the board has no {}", self.names.join(", "))
    }
}

impl Map {
    /// Whether a board has all points that are named.
    ///
    /// # Errors
    ///
    /// All names that it lacks.
    pub fn check_points(&self, board: &Topology) -> Result<(), MissingPoints> {
        let mut missing = Vec::new();
        for part in self.parts() {
            if let Self::Leaf(Leaf::Points(names)) = part {
                let unknown = names.iter().filter(|name| board.point(name).is_none());
                missing.extend(unknown.cloned());
            }
        }
        let mut names: Vec<String> = Vec::new();
        for name in missing {
            if !names.contains(&name) {
                names.push(name);
            }
        }
        match names.is_empty() {
            true => Ok(()),
            false => Err(MissingPoints { names }),
        }
    }
}

/// Evaluates a map and all its parts. Costs some microseconds a part on boards of 361 points.
///
/// # Errors
///
/// If the board lacks points that the map names.
pub fn map_report(question: &MapQuestion) -> Result<MapReport, MissingPoints> {
    let board = question.position.topology();
    question.map.check_points(board)?;
    Ok(fitting(board.len(), ReportQuestion(question)))
}

struct ReportQuestion<'a>(&'a MapQuestion);

impl AnyWidth for ReportQuestion<'_> {
    type Answer = MapReport;

    fn with_words<const W: usize>(self) -> MapReport {
        let MapQuestion {
            map,
            position,
            player,
        } = self.0;
        let map = match player {
            Color::Black => map.clone(),
            Color::White => map.with_colors_exchanged(),
        };
        let model = Model::<W>::of_position(position);
        let parts = part_sets(&map, &model, position.topology());
        let banned = position.ko().filter(|(color, _)| color == player);
        let banned = banned.map_or(Mask::EMPTY, |(_, point)| mask(&PointSet::single(point)));
        let result = parts.first().copied().unwrap_or_default();
        MapReport {
            map,
            playable: points((result & model.legal(*player)).without(banned)),
            empty: points(model.vacant()),
            parts: parts.into_iter().map(points).collect(),
        }
    }
}

/// What each part of a map is, in the order of [`Map::parts`]. Points that the board lacks are left out.
fn part_sets<const W: usize>(map: &Map, model: &Model<W>, board: &Topology) -> Vec<Mask<W>> {
    let mut sets = Vec::new();
    add_sets(map, model, board, &mut sets);
    sets
}

/// Adds the sets of a map and of its parts, and says what the map itself is.
fn add_sets<const W: usize>(
    map: &Map,
    model: &Model<W>,
    board: &Topology,
    sets: &mut Vec<Mask<W>>,
) -> Mask<W> {
    let number = sets.len();
    sets.push(Mask::EMPTY);
    let set = match map {
        Map::Leaf(leaf) => leaf_set(leaf, model, board),
        Map::Apply(operator, of) => {
            let of = add_sets(of, model, board, sets);
            applied(*operator, of, model)
        }
        Map::Join(junction, first, second) => {
            let first = add_sets(first, model, board, sets);
            let second = add_sets(second, model, board, sets);
            match junction {
                Junction::Intersection => first & second,
                Junction::Union => first | second,
                Junction::Difference => first.without(second),
            }
        }
    };
    sets[number] = set;
    set
}

fn leaf_set<const W: usize>(leaf: &Leaf, model: &Model<W>, board: &Topology) -> Mask<W> {
    match leaf {
        Leaf::Stones(color) => model.stones()[*color],
        Leaf::Empty => model.vacant(),
        Leaf::Atari => model.in_atari(),
        Leaf::All => model.board().all(),
        Leaf::Legal(color) => model.legal(*color),
        Leaf::Points(names) => mask(&names.iter().filter_map(|name| board.point(name)).collect()),
    }
}

fn applied<const W: usize>(operator: Operator, of: Mask<W>, model: &Model<W>) -> Mask<W> {
    let all = model.board().all();
    match operator {
        Operator::Complement => all.without(of),
        Operator::Reach => model.image_of(of),
        Operator::StartReach => model.board().closed_of(of),
        Operator::Attached(color) => model.joined(color, of),
        Operator::Captured(color) => model.taken(color, of),
        Operator::AtLeast(1) => model.inverse(of),
        Operator::AtMost(0) => all.without(model.inverse(of)),
        Operator::AtLeast(number) => model.at_least(u32::from(number), of),
        Operator::AtMost(number) => all.without(model.at_least(u32::from(number) + 1, of)),
    }
}

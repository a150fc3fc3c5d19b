//! What can be done about what was noticed, as data that a window can show on a button and do.

use semeai_board::{Color, Point, PointSet, Position, PositionError, PositionProblem, Role};
use semeai_race::report::{Notice, Report};

use crate::file::FileNotice;
use crate::{Action, BoardAction, Document, MarkAction, RaceAction};

/// The most essential blocks of which each can be kept; of more, others are marked by hand.
const MAX_KEPT: usize = 3;

/// What can be done about a notice.
#[derive(Clone, Debug, PartialEq)]
pub enum Repair {
    /// Marks essential and safe blocks by a guess.
    Guess,
    /// Marks as safe what looks safe.
    GuessSafe,
    /// Keeps the essential block at this point and makes the others of its colour unknown.
    KeepEssential(Point),
    /// Takes the essential blocks of a colour as linked.
    Link(Color),
    /// Makes the blocks at these points unknown.
    MakeUnknown(Vec<Point>),
    /// Gives the blocks at these points the roles that marks of another program seem to mean.
    TakeMarks {
        /// A stone of each essential block.
        essential: Vec<Point>,
        /// A stone of each safe block.
        safe: Vec<Point>,
    },
    /// Makes a point a candidate of the position as it stands.
    Try(Point),
    /// Puts a safe stone there, so that nobody gets out.
    WallIn {
        /// The colour of the stone.
        stone: Color,
        /// The way out.
        point: Point,
    },
    /// Takes these stones away.
    RemoveStones(PointSet),
    /// Takes the block at this point away.
    RemoveBlock(Point),
    /// Takes a stone beside the block at this point away.
    AddLiberty(Point),
    /// Says who is to move.
    ToMove(Color),
    /// Shows points on the board.
    Show(Vec<Point>),
    /// Goes to marking.
    Mark,
    /// Leaves it as it is and closes the notice.
    Leave,
}

impl Repair {
    /// What it changes in the document, in order and as one step of undo; nothing if it only shows, leads or closes.
    pub fn actions(&self) -> Vec<Action> {
        let mark = |role: Role| move |&point: &Point| Action::Mark(MarkAction::Set { point, role });
        let board = |action| vec![Action::Board(action)];
        match self {
            Self::Guess => vec![Action::Mark(MarkAction::Guess)],
            Self::GuessSafe => vec![Action::Mark(MarkAction::GuessSafe)],
            Self::KeepEssential(point) => vec![Action::Mark(MarkAction::KeepEssential(*point))],
            Self::Link(color) => vec![Action::Mark(MarkAction::Link {
                color: *color,
                linked: true,
            })],
            Self::MakeUnknown(points) => points.iter().map(mark(Role::Unknown)).collect(),
            Self::TakeMarks { essential, safe } => {
                let essential = essential.iter().map(mark(Role::Essential));
                essential.chain(safe.iter().map(mark(Role::Safe))).collect()
            }
            Self::Try(point) => vec![Action::Race(RaceAction::AddPick {
                path: Vec::new(),
                point: *point,
            })],
            Self::WallIn { stone, point } => {
                let mut actions = board(BoardAction::Set {
                    point: *point,
                    stone: Some(*stone),
                });
                actions.push(mark(Role::Safe)(point));
                actions
            }
            Self::RemoveStones(points) => points
                .iter()
                .map(|point| Action::Board(BoardAction::Set { point, stone: None }))
                .collect(),
            Self::RemoveBlock(point) => board(BoardAction::RemoveBlock(*point)),
            Self::AddLiberty(point) => board(BoardAction::AddLiberty(*point)),
            Self::ToMove(color) => vec![Action::Race(RaceAction::ToMove(*color))],
            Self::Show(_) | Self::Mark | Self::Leave => Vec::new(),
        }
    }

    /// What can be done about a notice of the analysis, the most likely first. Report and document must belong together.
    pub fn of_notice(notice: &Notice, report: &Report, document: &Document) -> Vec<Self> {
        let show_regions = |indices: &[usize]| {
            let regions = indices.iter().filter_map(|&i| report.regions.get(i));
            vec![Self::Show(
                regions.flat_map(|region| region.points.iter()).collect(),
            )]
        };
        match notice {
            Notice::NoEssential | Notice::MissingEssential(_) => vec![Self::Guess],
            Notice::SeveralEssential(color, blocks) => several_essential(*color, blocks),
            Notice::CuttableLink { blocks, .. } => {
                let smallest = blocks.iter().min_by_key(|&&point| size(document, point));
                let region = smallest.map(|&point| Self::MakeUnknown(vec![point]));
                std::iter::once(Self::Leave).chain(region).collect()
            }
            Notice::NotInContact => vec![Self::Mark],
            Notice::InAtari { point, .. } | Notice::Ko(point) => vec![Self::Show(vec![*point])],
            Notice::Escape { color, point, .. } => {
                let (stone, point) = (color.opponent(), *point);
                let can_wall_in = can_wall_in(document, stone, point);
                let wall = can_wall_in.then_some(Self::WallIn { stone, point });
                std::iter::once(Self::Try(point)).chain(wall).collect()
            }
            Notice::SharedNotPlain { shared, .. } => {
                let shared = report.shared.get(*shared);
                let points = shared.map_or(PointSet::EMPTY, |shared| shared.points);
                vec![Self::Show(points.iter().collect())]
            }
            Notice::SafeInAtari(point) => vec![Self::Leave, Self::MakeUnknown(vec![*point])],
            Notice::ManyUnknown(_) => vec![Self::Mark, Self::GuessSafe],
            Notice::EyePotential { region, .. }
            | Notice::NotExpanded { region, .. }
            | Notice::PicksDiffer { region, .. } => show_regions(&[*region]),
            Notice::ApproachOrder { regions } => show_regions(regions),
            Notice::OverBudget => Vec::new(),
        }
    }

    /// What can be done about stones that are no position, in the order of their problems.
    pub fn of_problems(error: &PositionError) -> Vec<Self> {
        let mut repairs = Vec::new();
        for problem in &error.problems {
            match problem {
                PositionProblem::OffBoard(_) => {}
                PositionProblem::BothColors(points) => repairs.push(Self::RemoveStones(*points)),
                PositionProblem::NoLiberty(block) => {
                    repairs.push(Self::RemoveBlock(block.anchor));
                    // A block that fills its whole board has no neighbour that could make room.
                    if !error.topology.neighborhood(&block.stones).is_empty() {
                        repairs.push(Self::AddLiberty(block.anchor));
                    }
                }
            }
        }
        repairs
    }

    /// What can be done about something in a file that was read; the last leaves it as it is.
    pub fn of_file(notice: &FileNotice) -> Vec<Self> {
        let mut repairs = match notice {
            FileNotice::MarksOnly { essential, safe } => vec![
                Self::TakeMarks {
                    essential: essential.clone(),
                    safe: safe.clone(),
                },
                Self::Show([&essential[..], safe].concat()),
            ],
            FileNotice::ToMoveContradicts { .. } => Color::ALL.map(Self::ToMove).to_vec(),
            FileNotice::Rebuilt { .. } => vec![Self::Mark],
            FileNotice::IllegalMove { point, .. } => vec![Self::Show(vec![*point])],
            FileNotice::EncodingGuessed { .. }
            | FileNotice::AfterGame { .. }
            | FileNotice::MoveOffBoard { .. }
            | FileNotice::BoardNames { .. }
            | FileNotice::LateSize { .. }
            | FileNotice::Unreadable { .. }
            | FileNotice::TreeTooLarge => Vec::new(),
        };
        repairs.push(Self::Leave);
        repairs
    }
}

fn several_essential(color: Color, blocks: &[Point]) -> Vec<Repair> {
    let mut repairs = if blocks.len() <= MAX_KEPT {
        blocks.iter().copied().map(Repair::KeepEssential).collect()
    } else {
        vec![Repair::Mark]
    };
    repairs.push(Repair::Link(color));
    repairs
}

fn size(document: &Document, point: Point) -> usize {
    let block = document.setup.block_at(point);
    block.map_or(0, |block| block.stones.len())
}

/// Whether a safe stone on the point leaves every block a liberty, and joins none that is not safe.
fn can_wall_in(document: &Document, stone: Color, point: Point) -> bool {
    let mut setup = document.setup.clone();
    setup.set(point, Some(stone));
    let joins_other = setup.block_at(point).is_some_and(|block| {
        block
            .stones
            .iter()
            .any(|other| other != point && document.roles.at(other) != Role::Safe)
    });
    let mut safe = document.roles.points(Role::Safe);
    safe.insert(point);
    !joins_other && Position::with_protected(setup, safe).is_ok()
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::apply::apply;
    use crate::{analyze, file};

    fn document(diagram: &str) -> Document {
        let loaded = file::parse("test", diagram.as_bytes()).expect("a diagram");
        loaded.document
    }

    fn done(document: &Document, repair: &Repair) -> Document {
        let mut document = document.clone();
        for action in repair.actions() {
            apply(&mut document, &action).expect("it can be done");
        }
        document
    }

    #[test]
    fn a_way_out_is_tried_or_walled_in() {
        let race = document("@.#\n@..\nBBB\nWWW\n.#.");
        let report = analyze(&race, None).expect("a position");
        let mut notices = report.notices.iter();
        let escape = notices.find(|notice| matches!(notice, Notice::Escape { .. }));
        let escape = escape.expect("Black gets out");
        let point = race.topology().point("C4").expect("on the board");
        let repairs = Repair::of_notice(escape, &report, &race);
        let wall = Repair::WallIn {
            stone: Color::White,
            point,
        };
        assert_eq!(repairs, [Repair::Try(point), wall.clone()]);
        assert!(done(&race, &repairs[0]).picks.contains(&[], point));
        let walled = done(&race, &wall);
        assert_eq!(walled.setup.get(point), Some(Color::White));
        assert_eq!(walled.roles.at(point), Role::Safe);
    }

    #[test]
    fn marks_of_others_become_roles() {
        let loaded = file::parse("x.sgf", b"(;SZ[9]AB[aa][ba]AW[ab][bb]CR[ba][ab]SQ[bb])");
        let loaded = loaded.expect("a game");
        let [notice] = &loaded.notices[..] else {
            panic!("{:?}", loaded.notices)
        };
        let repairs = Repair::of_file(notice);
        assert_eq!(repairs.last(), Some(&Repair::Leave));
        assert_eq!(repairs[0].actions().len(), 2, "one for each block");
        let marked = done(&loaded.document, &repairs[0]);
        let point = marked.topology().point("A9").expect("on the board");
        assert_eq!(marked.roles.at(point), Role::Essential);
    }

    #[test]
    fn what_changes_nothing_has_no_action() {
        for repair in [Repair::Show(Vec::new()), Repair::Mark, Repair::Leave] {
            assert_eq!(repair.actions(), []);
        }
    }
}

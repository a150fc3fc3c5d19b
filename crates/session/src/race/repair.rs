//! What can be done about what was noticed, as data that a window can show on a button and do.

use semeai_board::{ByColor, Color, Point, PointSet, PositionError, PositionProblem, Role};
use semeai_race::WithoutPicks;
use semeai_race::report::{Notice, Report};

use crate::file::FileNotice;
use crate::race::guess;
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
    /// Lets regions be expanded by search, which sees what the count takes for granted.
    Expand,
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
    /// Searches the race on the board, which needs no condition of the count.
    Prove,
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
            Self::Expand => vec![Action::Race(RaceAction::Unpicked(WithoutPicks::Searched))],
            Self::RemoveStones(points) => points
                .iter()
                .map(|point| Action::Board(BoardAction::Set { point, stone: None }))
                .collect(),
            Self::RemoveBlock(point) => board(BoardAction::RemoveBlock(*point)),
            Self::AddLiberty(point) => board(BoardAction::AddLiberty(*point)),
            Self::ToMove(color) => vec![Action::Race(RaceAction::ToMove(*color))],
            Self::Show(_) | Self::Prove | Self::Mark | Self::Leave => Vec::new(),
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
        let with_proof = |repairs: Vec<Self>| [vec![Self::Prove], repairs].concat();
        match notice {
            Notice::NoEssential | Notice::MissingEssential(_) => vec![Self::Guess],
            Notice::SeveralEssential(color, blocks) => several_essential(*color, blocks),
            Notice::CuttableLink { blocks, .. } => {
                let smallest = blocks.iter().min_by_key(|&&point| size(document, point));
                let region = smallest.map(|&point| Self::MakeUnknown(vec![point]));
                std::iter::once(Self::Leave).chain(region).collect()
            }
            Notice::NotInContact => vec![Self::Mark],
            Notice::InAtari { point, .. } => vec![Self::Show(vec![*point])],
            Notice::Ko(point) => vec![Self::Prove, Self::Show(vec![*point])],
            Notice::Escape { point, .. } => {
                let is_asked = document.race.unpicked == WithoutPicks::Asked;
                let expand = is_asked.then_some(Self::Expand);
                let show = Self::Show(vec![*point]);
                expand.into_iter().chain([show]).collect()
            }
            Notice::SharedNotPlain { shared, .. } => {
                let points = shared_points(report, *shared);
                with_proof(vec![Self::Show(points.iter().collect())])
            }
            Notice::SafeInAtari(point) => vec![Self::Leave, Self::MakeUnknown(vec![*point])],
            Notice::ManyUnknown(blocks) => {
                let guess = guess::has_safe(document).then_some(Self::GuessSafe);
                let show = Self::Show(blocks.clone());
                guess.into_iter().chain([show]).collect()
            }
            Notice::EyePotential { region, .. } | Notice::NotExpanded { region, .. } => {
                with_proof(show_regions(&[*region]))
            }
            Notice::PicksDiffer { region, .. } => show_regions(&[*region]),
            Notice::ApproachOrder { regions } => with_proof(show_regions(regions)),
            Notice::CaptorMayDie(_) | Notice::SekiOrBothLive | Notice::OverBudget => {
                vec![Self::Prove]
            }
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
            | FileNotice::EncodingMisnamed { .. }
            | FileNotice::EncodingsMixed
            | FileNotice::BytesBroken { .. }
            | FileNotice::KomiMeant { .. }
            | FileNotice::KomiMissing { .. }
            | FileNotice::KomiUnknown { .. }
            | FileNotice::RulesUnknown { .. }
            | FileNotice::HandicapMissing { .. }
            | FileNotice::HandicapPut { .. }
            | FileNotice::NamesOfNobody { .. }
            | FileNotice::PassedOver { .. }
            | FileNotice::BracketInside { .. }
            | FileNotice::SignMissing { .. }
            | FileNotice::MoreMended { .. }
            | FileNotice::AfterGame { .. }
            | FileNotice::MoveOffBoard { .. }
            | FileNotice::BoardNames { .. }
            | FileNotice::LateSize { .. }
            | FileNotice::SmallLetters { .. }
            | FileNotice::Unreadable { .. }
            | FileNotice::Drawn { .. }
            | FileNotice::ToMoveInWords { .. }
            | FileNotice::TreeTooLarge
            | FileNotice::RecordTooLarge { .. }
            | FileNotice::LineCut { .. }
            | FileNotice::VariationsCut { .. }
            | FileNotice::Graph(_) => Vec::new(),
        };
        repairs.push(Self::Leave);
        repairs
    }
}

/// Where a shared liberty that is not plain is to be seen.
fn shared_points(report: &Report, number: usize) -> PointSet {
    let Some(shared) = report.shared.get(number) else {
        return PointSet::EMPTY;
    };
    // The rest of an open one is half the board.
    let ByColor { black, white } = shared.liberties;
    match shared.is_open() {
        true => black.union(&white),
        false => shared.points,
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
    let block = document.board.setup.block_at(point);
    block.map_or(0, |block| block.stones.len())
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

    /// A diagram, whether Black's blocks are linked in it, a notice that it has, and how many of its repairs change something.
    type Noticed = (&'static str, bool, fn(&Notice) -> bool, usize);
    const NOTICED: [Noticed; 7] = [
        (
            "X...\nXX..\nOO..\n....",
            false,
            |it| matches!(it, Notice::NoEssential),
            1,
        ),
        (
            "BB..\nOOO.\n....",
            false,
            |it| matches!(it, Notice::MissingEssential(_)),
            1,
        ),
        (
            "B.B\n.W.\n...",
            false,
            |it| matches!(it, Notice::SeveralEssential(..)),
            3,
        ),
        (
            "BB.B\nWWWW\n....\n....",
            true,
            |it| matches!(it, Notice::CuttableLink { .. }),
            1,
        ),
        (
            "@.#\n@..\nBBB\nWWW\n.#.",
            false,
            |it| matches!(it, Notice::Escape { .. }),
            1,
        ),
        (
            "@.#.\n@...\n@@..\nBBBB\nWWWW\n.#.#",
            false,
            |it| matches!(it, Notice::SafeInAtari(_)),
            1,
        ),
        (
            "XX.O.X...\n.XOO.....\nBBBWWW...\n.........\nX..O...X.",
            false,
            |it| matches!(it, Notice::ManyUnknown(_)),
            0,
        ),
    ];

    /// What a repair does not speak of is as it was: the liberties of every block, and of blocks that it does not name the role.
    fn leaves_the_rest(before: &Document, after: &Document, repair: &Repair) {
        let named: Vec<Point> = match repair {
            // A guess gives roles, and takes none.
            Repair::Guess | Repair::GuessSafe => {
                let roles = before.board.setup.blocks().into_iter();
                let unknown = roles.filter(|it| before.marks.roles.of(it) == Role::Unknown);
                unknown.map(|block| block.anchor).collect()
            }
            Repair::KeepEssential(kept) => {
                let kept = before.board.setup.block_at(*kept).expect("a block");
                let others = before.board.setup.blocks().into_iter();
                let others = others.filter(|it| it.color == kept.color && it.anchor != kept.anchor);
                others.map(|block| block.anchor).collect()
            }
            Repair::MakeUnknown(points) => {
                let blocks = points
                    .iter()
                    .filter_map(|&point| before.board.setup.block_at(point));
                blocks.map(|block| block.anchor).collect()
            }
            _ => Vec::new(),
        };
        for block in before.board.setup.blocks() {
            let now = after.board.setup.block_at(block.anchor).expect("it stands");
            assert_eq!(now.liberties, block.liberties, "{repair:?}");
            if !named.contains(&block.anchor) {
                let roles = [before, after].map(|document| document.marks.roles.of(&block));
                assert_eq!(roles[0], roles[1], "{repair:?}: {:?}", block.anchor);
            }
        }
        assert_eq!(after.race.picks, before.race.picks, "{repair:?}");
        assert_eq!(after.board.to_move, before.board.to_move, "{repair:?}");
    }

    #[test]
    fn a_guess_of_safe_stones_ends_the_question_about_unknown_ones() {
        let race = document(WITH_WALLS);
        let report = analyze(&race, None).expect("a position");
        let notice = report
            .notices
            .iter()
            .find(|it| matches!(it, Notice::ManyUnknown(_)));
        let notice = notice.unwrap_or_else(|| panic!("{:?}", report.notices));
        let repairs = Repair::of_notice(notice, &report, &race);
        assert_eq!(repairs.first(), Some(&Repair::GuessSafe), "{repairs:?}");
        let after = done(&race, &repairs[0]);
        let report = analyze(&after, None).expect("a position");
        assert!(!report.notices.contains(notice));
        leaves_the_rest(&race, &after, &repairs[0]);
    }

    /// A race of two blocks among blocks that live and are not marked.
    const WITH_WALLS: &str = "\
.O.O.OO
OOOOOOO
O.....O
OBBBBBO
XWWWWWX
X.....X
XXXXXXX
.X.X.XX";

    #[test]
    fn a_repair_ends_its_notice_and_leaves_the_race_as_it_is() {
        for (diagram, is_linked, is_it, acting) in NOTICED {
            let mut race = document(diagram);
            race.race.linked.black = is_linked;
            let report = analyze(&race, None).expect("a position");
            let notice = report.notices.iter().find(|notice| is_it(notice));
            let notice = notice.unwrap_or_else(|| panic!("{diagram}\n{:?}", report.notices));
            let repairs = Repair::of_notice(notice, &report, &race);
            let changing = repairs.iter().filter(|repair| !repair.actions().is_empty());
            assert_eq!(changing.clone().count(), acting, "{diagram}\n{repairs:?}");
            for repair in changing {
                let after = done(&race, repair);
                assert_ne!(after, race, "{repair:?}");
                assert_eq!(after.board.setup, race.board.setup, "{repair:?}");
                let report = analyze(&after, None).expect("a position");
                assert!(!report.notices.contains(notice), "{diagram}\n{repair:?}");
                leaves_the_rest(&race, &after, repair);
            }
        }
    }

    #[test]
    fn stones_that_are_no_position_are_mended() {
        for diagram in ["XXX\nXXX\nXX.\n...", "OX.\nXX.\n..."] {
            let mut race = document(diagram);
            for point in race.topology().points().iter().collect::<Vec<_>>() {
                if race.board.setup.get(point).is_none() && diagram.starts_with('X') {
                    race.board.setup.set(point, Some(Color::White));
                }
            }
            let error = race.position().expect_err("no position");
            for repair in Repair::of_problems(&error) {
                let after = done(&race, &repair);
                let left = after.position().err();
                let left = left.map_or(0, |error| error.problems.len());
                assert!(left < error.problems.len(), "{repair:?}");
            }
        }
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
        assert_eq!(marked.marks.roles.at(point), Role::Essential);
    }

    #[test]
    fn what_changes_nothing_has_no_action() {
        for repair in [Repair::Show(Vec::new()), Repair::Mark, Repair::Leave] {
            assert_eq!(repair.actions(), []);
        }
    }
}

//! Doing what an action asks, each area beside its own model.

use semeai_board::{
    Assumption, Block, ByColor, Color, Edit, Image, Point, PointSet, Role, Roles, SafeReason,
};
use semeai_race::picks::{ClosedQuestion, Move, Picks};
use semeai_race::propose::Proposal;

use crate::action::{
    Action, ActionError, BoardAction, EndgameAction, MarkAction, PlacedStone, RaceAction,
    TextAction, next_role, previous_role,
};
use crate::area::crop;
use crate::document::Document;
use crate::file::sgf::positions::arrange;
use crate::file::sgf::with_variation;
use crate::race::guess::{guess, guess_safe};
use crate::step::{go, write};

pub(crate) fn apply(document: &mut Document, action: &Action) -> Result<(), ActionError> {
    match action {
        Action::Board(action) => {
            let before = document.board.setup.stones;
            let result = board(document, action);
            let is_put = !matches!(
                action,
                BoardAction::Play(_)
                    | BoardAction::Edit(_)
                    | BoardAction::Transform(_)
                    | BoardAction::SwapColors
            );
            if is_put && document.board.setup.stones != before {
                document.board.ban = None;
            }
            result
        }
        Action::Mark(action) => mark(document, action),
        Action::Race(action) => race(document, action),
        Action::Endgame(action) => {
            endgame(document, *action);
            Ok(())
        }
        Action::Life(action) => {
            let changed = document.life.change(*action, &document.board.setup);
            changed.map_err(ActionError::NoStone)
        }
        Action::Map(action) => {
            document.map.change(action);
            Ok(())
        }
        Action::Experiment(action) => {
            document.experiment.change(action);
            Ok(())
        }
        Action::Text(action) => {
            match action {
                TextAction::Title(title) => document.set_title(title),
                TextAction::Comment(comment) => write(document, comment),
                TextAction::Lesson(action) => document.change_lesson(action),
                TextAction::Markup(action) => document.change_markup(action),
                TextAction::Sum(sum) => document.sum = Some(sum.clone()),
                TextAction::Variation(line) => {
                    *document = with_variation(document, line).ok_or(ActionError::NoVariation)?;
                }
            }
            Ok(())
        }
        Action::Positions(action) => arrange(document, action.clone()),
        Action::Game(to) => {
            go(document, *to);
            Ok(())
        }
        Action::Crop(part) => {
            let topology = document.topology();
            document.board.crop = part.and_then(|part| crop::around(topology, &part, 0));
            Ok(())
        }
        Action::Replace(other) => {
            *document = Document::clone(other);
            Ok(())
        }
    }
}

fn board(document: &mut Document, action: &BoardAction) -> Result<(), ActionError> {
    match *action {
        BoardAction::Set { point, stone } => set(document, point, stone),
        BoardAction::Play(point) => play(document, point),
        BoardAction::Move { from, to } => {
            copy_stone(document, from, to)?;
            if from == to {
                Ok(())
            } else {
                set(document, from, None)
            }
        }
        BoardAction::Copy { from, to } => copy_stone(document, from, to),
        BoardAction::Patch { ref taken, ref put } => patch(document, taken, put),
        BoardAction::RemoveBlock(point) => {
            for stone in &block_at(document, point)?.stones {
                set(document, stone, None)?;
            }
            Ok(())
        }
        BoardAction::AddLiberty(point) => add_liberty(document, point),
        BoardAction::Clear => {
            document.clear();
            Ok(())
        }
        BoardAction::Resize(onto) => {
            document.rearrange(&Image::resized(document.topology(), onto));
            Ok(())
        }
        BoardAction::Transform(symmetry) => {
            document.rearrange(&Image::transformed(document.topology(), symmetry));
            Ok(())
        }
        BoardAction::Edit(ref edits) => edit(document, edits),
        BoardAction::SwapColors => {
            document.swap_colors();
            Ok(())
        }
    }
}

/// Changes the board by hand; if one change cannot be done, none is.
fn edit(document: &mut Document, edits: &[Edit]) -> Result<(), ActionError> {
    let mut edited = document.clone();
    for edit in edits {
        let image = Image::edited(edited.topology(), edit).map_err(ActionError::Board)?;
        edited.rearrange(&image);
    }
    *document = edited;
    Ok(())
}

fn play(document: &mut Document, point: Point) -> Result<(), ActionError> {
    // What the program took for safe may be so no longer: then it is taken as any stone is.
    let position = document
        .said_position()
        .map_err(|_| ActionError::NoPosition)?;
    let color = document.board.to_move;
    let played = position
        .play(color, point)
        .map_err(|why| ActionError::Illegal(point, why))?;
    for taken in &played.captured {
        set(document, taken, None)?;
    }
    set(document, point, Some(color))?;
    let count = u32::try_from(played.captured.len()).unwrap_or(u32::MAX);
    let taken = ByColor::new_with(|side| if side == color { count } else { 0 });
    document.endgame.counting.prisoners = document.endgame.counting.prisoners.and(taken);
    document.board.to_move = color.opponent();
    document.board.ban = played.position.ko();
    Ok(())
}

fn mark(document: &mut Document, action: &MarkAction) -> Result<(), ActionError> {
    match *action {
        MarkAction::Accept(ref proposal) => accept(document, proposal)?,
        MarkAction::AcceptSafe(ref safe) => accept_safe(document, safe)?,
        MarkAction::Set { point, role } => {
            let block = block_at(document, point)?;
            say_role(document, &block, role);
        }
        MarkAction::Next(point) => turn(document, point, next_role)?,
        MarkAction::Previous(point) => turn(document, point, previous_role)?,
        MarkAction::KeepEssential(point) => {
            let kept = block_at(document, point)?;
            for block in document.board.setup.blocks() {
                let is_other = block.color == kept.color && block.anchor != kept.anchor;
                if is_other && document.marks.roles.of(&block) == Role::Essential {
                    document.marks.roles.set_block(&block, Role::Unknown);
                }
            }
            document.marks.roles.set_block(&kept, Role::Essential);
            document.race.linked[kept.color] = false;
        }
        MarkAction::Link { color, linked } => document.race.linked[color] = linked,
        MarkAction::Several(several) => document.race.several = several,
        MarkAction::Guess => guess(document)?,
        MarkAction::GuessSafe => guess_safe(document),
        MarkAction::ClearRoles => {
            document.marks.roles = Roles::new();
            document.marks.assumed = PointSet::EMPTY;
        }
    }
    Ok(())
}

/// Gives the block at a point the role that follows from its own.
fn turn(document: &mut Document, point: Point, to: fn(Role) -> Role) -> Result<(), ActionError> {
    let block = block_at(document, point)?;
    let role = to(document.marks.roles.of(&block));
    say_role(document, &block, role);
    Ok(())
}

/// Gives a block a role by the word of the person.
fn say_role(document: &mut Document, block: &Block, role: Role) {
    document.marks.roles.set_block(block, role);
    document.marks.assumed = document.marks.assumed.difference(&block.stones);
}

fn accept(document: &mut Document, proposal: &Proposal) -> Result<(), ActionError> {
    let stones = proposal.essential.black.union(&proposal.essential.white);
    for point in &stones {
        block_at(document, point)?;
    }
    for block in document.board.setup.blocks() {
        let is_essential = !block.stones.is_disjoint(&proposal.essential[block.color]);
        if is_essential {
            document.marks.roles.set_block(&block, Role::Essential);
        } else if document.marks.roles.of(&block) == Role::Essential {
            document.marks.roles.set_block(&block, Role::Unknown);
        }
    }
    assume(document, &proposal.assumed_safe)?;
    // Who takes one block of a proposed side takes all: that is what several blocks mean in it.
    for color in Color::ALL {
        document.race.linked[color] |= document.has_several(color);
    }
    Ok(())
}

/// Takes these blocks as safe, and no others.
fn accept_safe(document: &mut Document, safe: &[Assumption]) -> Result<(), ActionError> {
    let kept = safe
        .iter()
        .fold(PointSet::EMPTY, |all, safe| all.union(&safe.block.stones));
    for block in document.board.setup.blocks() {
        if document.marks.roles.of(&block) == Role::Safe && kept.is_disjoint(&block.stones) {
            say_role(document, &block, Role::Unknown);
        }
    }
    for assumption in safe {
        let block = block_at(document, assumption.block.anchor)?;
        let is_said = document.marks.said_roles().of(&block) == Role::Safe;
        document.marks.roles.set_block(&block, Role::Safe);
        // What the program sees to be safe here, though it is certain, may be so no longer at another position.
        if !is_said && assumption.reason != SafeReason::Said {
            document.marks.assumed = document.marks.assumed.union(&block.stones);
        }
    }
    Ok(())
}

/// Takes blocks as safe; what is neither said nor certain stays an assumption of the program.
fn assume(document: &mut Document, safe: &[Assumption]) -> Result<(), ActionError> {
    for assumption in safe {
        let block = block_at(document, assumption.block.anchor)?;
        let is_said = document.marks.roles.of(&block) == Role::Safe;
        document.marks.roles.set_block(&block, Role::Safe);
        if !is_said && !assumption.reason.is_certain() {
            document.marks.assumed = document.marks.assumed.union(&block.stones);
        }
    }
    Ok(())
}

fn race(document: &mut Document, action: &RaceAction) -> Result<(), ActionError> {
    let check = |point: Point| {
        let is_on_board = document.topology().contains(point);
        is_on_board.then_some(()).ok_or(ActionError::OutOfBoard)
    };
    match action {
        RaceAction::AddPick { path, point } => {
            check(*point)?;
            document.race.picks.add(path, *point);
        }
        RaceAction::RemovePick { path, point } => {
            document.race.picks.remove(path, *point);
        }
        RaceAction::AddPicks { path, points } => {
            for &point in points {
                check(point)?;
            }
            for &point in points {
                document.race.picks.add(path, point);
            }
        }
        RaceAction::AddAll(all) => {
            for (path, points) in all {
                let (path, points) = (path.clone(), points.clone());
                race(document, &RaceAction::AddPicks { path, points })?;
            }
        }
        RaceAction::PutFirst { path, point } => {
            document.race.picks.put_first(path, *point);
        }
        RaceAction::Close { path, what } => {
            check(point_of(*what))?;
            document.race.picks.close(path, *what);
        }
        RaceAction::Reopen { path, what } => {
            document.race.picks.open(path, *what);
        }
        RaceAction::ClearPicks => document.race.picks = Picks::default(),
        RaceAction::Unpicked(unpicked) => document.race.unpicked = *unpicked,
        RaceAction::ToMove(color) => document.board.to_move = *color,
        RaceAction::AskStart(start) => document.ask_start(*start),
    }
    Ok(())
}

const fn point_of(what: ClosedQuestion) -> Point {
    match what {
        ClosedQuestion::Region(point) | ClosedQuestion::Move(Move { point, .. }) => point,
    }
}

fn endgame(document: &mut Document, action: EndgameAction) {
    match action {
        EndgameAction::Subject(subject) => document.subject = subject,
        EndgameAction::Scoring(scoring) => document.endgame.counting.scoring = scoring,
        EndgameAction::Komi(komi) => document.endgame.counting.komi = komi,
        EndgameAction::Prisoners(prisoners) => document.endgame.counting.prisoners = prisoners,
        EndgameAction::Only(points) => document.endgame.ask_only(points, false),
        EndgameAction::OnlyMeeting(points) => document.endgame.ask_only(points, true),
        EndgameAction::Fate { stones, is_dead } => {
            let dead = document.endgame.dead;
            let (role, dead) = match is_dead {
                true => (Role::Unknown, dead.union(&stones)),
                false => (Role::Safe, dead.difference(&stones)),
            };
            document.endgame.dead = dead;
            for point in &stones {
                document.marks.roles.set(point, role);
            }
        }
    }
}

fn set(document: &mut Document, point: Point, stone: Option<Color>) -> Result<(), ActionError> {
    if !document.topology().contains(point) {
        return Err(ActionError::OutOfBoard);
    }
    if document.board.setup.get(point) != stone {
        document.board.setup.set(point, stone);
        document.marks.roles.set(point, Role::Unknown);
        document.endgame.dead.remove(point);
        // A stone that joins a marked block takes part in its role; saying so stone by stone keeps the
        // role if the block is cut apart again.
        if stone.is_some()
            && let Some(block) = document.board.setup.block_at(point)
        {
            let role = document.marks.roles.of(&block);
            if !document.marks.roles.is_joined_to_safe(&block) {
                document.marks.roles.set(point, role);
            }
        }
    }
    Ok(())
}

fn block_at(document: &Document, point: Point) -> Result<Block, ActionError> {
    if !document.topology().contains(point) {
        return Err(ActionError::OutOfBoard);
    }
    document
        .board
        .setup
        .block_at(point)
        .ok_or(ActionError::NoStone(point))
}

/// Puts the stone of one point, with its role, on another one too.
fn copy_stone(document: &mut Document, from: Point, to: Point) -> Result<(), ActionError> {
    if !document.topology().contains(from) || !document.topology().contains(to) {
        return Err(ActionError::OutOfBoard);
    }
    let stone = document
        .board
        .setup
        .get(from)
        .ok_or(ActionError::NoStone(from))?;
    document.board.setup.set(to, Some(stone));
    document.marks.roles.set(to, document.marks.roles.at(from));
    if document.marks.assumed.contains(from) {
        document.marks.assumed.insert(to);
    }
    Ok(())
}

/// Takes stones away and puts others.
fn patch(
    document: &mut Document,
    taken: &PointSet,
    put: &[PlacedStone],
) -> Result<(), ActionError> {
    let is_off = |point: Point| !document.topology().contains(point);
    if taken
        .iter()
        .chain(put.iter().map(|stone| stone.point))
        .any(is_off)
    {
        return Err(ActionError::OutOfBoard);
    }
    for point in taken {
        set(document, point, None)?;
    }
    for stone in put {
        document.board.setup.set(stone.point, Some(stone.color));
        document.marks.roles.set(stone.point, stone.role);
    }
    Ok(())
}

/// Removes the first unsafe enemy stone beside the block.
fn add_liberty(document: &mut Document, point: Point) -> Result<(), ActionError> {
    let block = block_at(document, point)?;
    let beside = document.topology().neighborhood(&block.stones);
    let enemies = beside.intersection(&document.board.setup.stones[block.color.opponent()]);
    let free = enemies
        .iter()
        .find(|&p| document.marks.roles.at(p) == Role::Unknown)
        .or_else(|| enemies.first());
    match free {
        Some(free) => set(document, free, None),
        None => Err(ActionError::NothingToFree(point)),
    }
}

#[cfg(test)]
mod tests {
    use std::sync::Arc;

    use semeai_board::{BoardKind, Position, Symmetry, Topology};
    use semeai_race::propose::propose;

    use super::*;
    use crate::file;

    #[test]
    fn an_accepted_proposal_sets_both_roles_and_moves_the_essential_mark() {
        let text = "\
..X.O.X..
..XXOOX..
..OXXOXX.
.OOOXOOO.
..X.O....";
        let mut document = file::parse("test", text.as_bytes())
            .expect("a diagram")
            .document;
        let at = |document: &Document, name| document.topology().point(name).expect("on the board");
        let role = |document: &Document, name| {
            let block = document.board.setup.block_at(at(document, name));
            document.marks.roles.of(&block.expect("a stone"))
        };
        let wrong = at(&document, "G5");
        apply(
            &mut document,
            &Action::Mark(MarkAction::Set {
                point: wrong,
                role: Role::Essential,
            }),
        )
        .expect("a stone");
        let position = Position::new(document.board.setup.clone()).expect("a position");
        let named = [at(&document, "C5"), at(&document, "E5")];
        let proposal = propose(&position, &Roles::new(), &named).expect("a race");
        let accept = Action::Mark(MarkAction::Accept(Box::new(proposal.clone())));
        apply(&mut document, &accept).expect("the same stones");
        assert_eq!(role(&document, "D4"), Role::Essential);
        assert_eq!(role(&document, "F4"), Role::Essential);
        assert_ne!(role(&document, "G5"), Role::Essential);
        for assumption in &proposal.assumed_safe {
            assert_eq!(document.marks.roles.of(&assumption.block), Role::Safe);
        }

        let mut empty = Document::empty(BoardKind::rectangle(9, 5).expect("a board"));
        assert!(matches!(
            apply(&mut empty, &accept),
            Err(ActionError::NoStone(_))
        ));
    }

    #[test]
    fn a_board_without_rows_is_turned_with_its_stones() {
        let points = [("a", (0.0, 0.0)), ("b", (1.0, 0.0))];
        let points = points.map(|(name, place)| (name.to_owned(), place));
        let pair = Topology::graph(points.to_vec(), &[(0, 1)]).expect("a graph");
        let mut document = Document::on(Arc::new(pair));
        let stone = document.topology().point("b").expect("on the board");
        document.board.setup.set(stone, Some(Color::Black));
        let turn = |symmetry| Action::Board(BoardAction::Transform(symmetry));
        let before = document.clone();
        apply(&mut document, &turn(Symmetry::TurnRight)).expect("a turn");
        assert_eq!(document.topology().coordinates(stone), (0.0, 1.0));
        assert_eq!(document.board.setup.get(stone), Some(Color::Black));
        apply(&mut document, &turn(Symmetry::TurnLeft)).expect("a turn");
        assert_eq!(document, before);
    }

    #[test]
    fn what_falls_off_a_smaller_board_takes_its_candidates_along() {
        let mut document = file::parse("test", b"B...\n...a\nW.b.")
            .expect("a diagram")
            .document;
        let onto = BoardKind::rectangle(3, 3).expect("a size");
        let resize = Action::Board(BoardAction::Resize(onto));
        apply(&mut document, &resize).expect("a rectangle");
        let names: Vec<&str> = document
            .race
            .picks
            .at(&[])
            .map(|point| document.topology().name(point))
            .collect();
        assert_eq!(names, ["C1"]);
        let turn = Action::Board(BoardAction::Transform(Symmetry::TurnRight));
        apply(&mut document, &turn).expect("a rectangle");
        let at = |name| document.topology().point(name).expect("on the board");
        assert_eq!(document.board.setup.get(at("C3")), Some(Color::Black));
        assert_eq!(document.marks.roles.at(at("A3")), Role::Essential);
        assert_eq!(document.race.picks.at(&[]).next(), Some(at("A1")));
    }

    #[test]
    fn stones_that_are_played_take_turns_and_capture() {
        let loaded = file::parse("x.txt", b".XO.\nXO.O\n.XO.").expect("a diagram");
        let mut document = loaded.document;
        let point = |document: &Document, name| document.topology().point(name).expect("on it");
        let at = |name| point(&document, name);
        let (take, taken, other) = (at("C2"), at("B2"), at("A1"));
        let play =
            |document: &mut Document, at| apply(document, &Action::Board(BoardAction::Play(at)));
        play(&mut document, take).expect("a move");
        assert_eq!(document.board.setup.get(taken), None);
        assert_eq!(document.board.setup.get(take), Some(Color::Black));
        assert_eq!(document.board.to_move, Color::White);
        let ko = Err(ActionError::Illegal(taken, semeai_board::IllegalMove::Ko));
        assert_eq!(play(&mut document, taken), ko);
        let suicide = Err(ActionError::Illegal(
            other,
            semeai_board::IllegalMove::Suicide,
        ));
        assert_eq!(play(&mut document, other), suicide);
        assert_eq!(document.board.to_move, Color::White, "as it was");
    }

    #[test]
    fn a_ban_by_ko_ends_with_the_first_change_of_a_stone() {
        let mut document = Document::empty(BoardKind::rectangle(5, 5).expect("a board"));
        let at = |name: &str| document.topology().point(name).expect("on the board");
        let (banned, other) = (Some((Color::Black, at("B2"))), at("C3"));
        document.board.ban = banned;
        let mark = Action::Race(RaceAction::ToMove(Color::White));
        apply(&mut document, &mark).expect("a mover");
        let nothing = Action::Board(BoardAction::Set {
            point: other,
            stone: None,
        });
        apply(&mut document, &nothing).expect("an empty point");
        assert_eq!(document.board.ban, banned);
        assert_eq!(document.position().expect("a position").ko(), banned);
        let stone = Action::Board(BoardAction::Set {
            point: other,
            stone: Some(Color::White),
        });
        apply(&mut document, &stone).expect("an empty point");
        assert_eq!(document.board.ban, None);
    }
}

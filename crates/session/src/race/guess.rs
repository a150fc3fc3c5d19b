//! A first guess at the roles, for the person to confirm or change.

use semeai_board::{Block, Color, Position, Role, benson};

use crate::action::ActionError;
use crate::document::Document;

/// A block with at least so many liberties is taken as safe if it is not in the race.
const SAFE_LIBERTIES: usize = 6;

/// Marks the two blocks that most likely race, and the safe blocks.
///
/// Blocks that have a role keep it: where one side is marked, only its opponent is looked for. Of the pairs
/// of blocks in contact that are not alive by themselves (Benson 1976), the one with the most stones is
/// taken, and of equal ones that with the fewest liberties.
pub(crate) fn guess(document: &mut Document) -> Result<(), ActionError> {
    let blocks = document.board.setup.blocks();
    let alive = alive(document);
    let candidates = |color: Color| -> Vec<&Block> {
        let own = || blocks.iter().filter(|block| block.color == color);
        let marked: Vec<&Block> = own()
            .filter(|block| document.marks.roles.of(block) == Role::Essential)
            .collect();
        if !marked.is_empty() {
            return marked;
        }
        own()
            .filter(|block| {
                document.marks.roles.of(block) == Role::Unknown && !alive.contains(block)
            })
            .collect()
    };
    let topology = document.topology();
    let pairs = candidates(Color::Black).into_iter().flat_map(|black| {
        let around = topology.neighborhood(&black.stones);
        candidates(Color::White)
            .into_iter()
            .filter(move |white| !around.is_disjoint(&white.stones))
            .map(move |white| (black, white))
    });
    let best = pairs.max_by_key(|(black, white)| {
        let stones = black.stones.len().min(white.stones.len());
        let liberties = black.liberties.len() + white.liberties.len();
        (stones, std::cmp::Reverse(liberties))
    });
    let (black, white) = best.ok_or(ActionError::NothingToGuess)?;
    document.marks.roles.set_block(black, Role::Essential);
    document.marks.roles.set_block(white, Role::Essential);
    guess_safe(document);
    Ok(())
}

/// Marks as safe every unknown block that is alive by itself or has many liberties. The latter stays an assumption of the program:
/// liberties prove nothing.
pub(crate) fn guess_safe(document: &mut Document) {
    let alive = alive(document);
    for block in look_safe(document) {
        document.marks.roles.set_block(&block, Role::Safe);
        if !alive.contains(&block) {
            document.marks.assumed = document.marks.assumed.union(&block.stones);
        }
    }
}

/// Whether some unknown block would be marked as safe.
pub(crate) fn has_safe(document: &Document) -> bool {
    !look_safe(document).is_empty()
}

fn look_safe(document: &Document) -> Vec<Block> {
    let alive = alive(document);
    let looks_safe = |block: &Block| {
        let is_unknown = document.marks.roles.of(block) == Role::Unknown;
        is_unknown && (block.liberties.len() >= SAFE_LIBERTIES || alive.contains(block))
    };
    document
        .board
        .setup
        .blocks()
        .into_iter()
        .filter(looks_safe)
        .collect()
}

/// The blocks that are alive without a further move of their side, in a legal position.
fn alive(document: &Document) -> Vec<Block> {
    let Ok(position) = Position::new(document.board.setup.clone()) else {
        return Vec::new();
    };
    Color::ALL
        .into_iter()
        .flat_map(|color| benson(&position, color))
        .collect()
}

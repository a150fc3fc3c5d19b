//! Who is alive, which eyes stay one eye, and where the regions leave a doubt.

use semeai_board::{ByColor, Color};
use semeai_cgt::Arena;

use super::doubts::doubts;
use super::side::DeadEye;
use crate::marking::Sides;
use crate::question::Question;
use crate::regions::settled::{Eye, eye, is_half_of_life};
use crate::regions::{OwnRegion, Regions, SideSearch};
use crate::remark::Remark;
use crate::report::{NodeState, OpenQuestion};

/// How the sides stand.
#[derive(Debug)]
pub(crate) struct Standings {
    /// Whether each side cannot be captured, whatever happens in its open regions.
    pub(crate) is_alive: ByColor<bool>,
    /// The eye that stays one eye, where a side has just one and it is settled.
    pub(crate) dead_eyes: ByColor<Option<DeadEye>>,
    /// The nodes that need candidate points, in the order in which to ask.
    pub(crate) questions: Vec<OpenQuestion>,
    pub(crate) remarks: Vec<Remark>,
    /// Whether a remark is missing because it would cost too much.
    pub(crate) is_over_budget: bool,
}

/// Says how the sides stand with their regions.
pub(crate) fn stand(
    question: &Question<'_>,
    sides: &Sides,
    regions: &Regions,
    arena: &mut Arena,
) -> Standings {
    let is_alive = ByColor::new_with(|color| is_alive(question, sides, regions, color));
    let (remarks, is_over_budget) = doubts(question, sides, regions, is_alive, arena);
    Standings {
        is_alive,
        dead_eyes: ByColor::new_with(|color| dead_eye(question, sides, regions, color)),
        questions: questions(regions, is_alive),
        remarks,
        is_over_budget,
    }
}

fn is_alive(question: &Question<'_>, sides: &Sides, regions: &Regions, color: Color) -> bool {
    let mut blocks = sides.blocks[color].iter();
    let is_joined = blocks.any(|block| question.roles.is_joined_to_safe(block));
    let searched = regions.searched[color].as_ref();
    is_joined
        || searched.is_some_and(SideSearch::is_alive)
        || halves_of_life(question, sides, regions, color) > 1
        || regions.of(color).any(|own| own.is_alive())
}

/// How many eye spaces a side has of which two let it live.
fn halves_of_life(
    question: &Question<'_>,
    sides: &Sides,
    regions: &Regions,
    color: Color,
) -> usize {
    let stones = sides.stones(color);
    let is_half =
        |own: &&OwnRegion| is_half_of_life(question.position, &own.region, color, &stones);
    regions.eyes(color).filter(is_half).count()
}

fn dead_eye(
    question: &Question<'_>,
    sides: &Sides,
    regions: &Regions,
    color: Color,
) -> Option<DeadEye> {
    let mut eyes = regions.eyes(color);
    let (first, second) = (eyes.next()?, eyes.next());
    if second.is_some() || !matches!(first.grown.nodes[0].state, NodeState::Count(_)) {
        return None;
    }
    match eye(question.position, &first.region, &sides.stones(color)) {
        Eye::Dead {
            size,
            liberties,
            slack: 0,
        } => Some(DeadEye { size, liberties }),
        Eye::Dead { .. } | Eye::Alive | Eye::Unsettled => None,
    }
}

/// The nodes of all trees that need candidate points.
fn questions(regions: &Regions, is_alive: ByColor<bool>) -> Vec<OpenQuestion> {
    let mut questions = Vec::new();
    for (region, own) in regions.own.iter().enumerate() {
        if is_alive[own.defender] {
            continue;
        }
        let nils = own.grown.nodes.iter();
        let nils = nils.filter(|node| node.state == NodeState::Nil);
        let mut paths: Vec<_> = nils.map(|node| node.path.clone()).collect();
        paths.sort();
        questions.extend(paths.into_iter().map(|path| OpenQuestion { region, path }));
    }
    questions
}

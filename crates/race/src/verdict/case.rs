//! What a judge is given.

use semeai_cgt::Arena;

use crate::limits::Limits;
use crate::marked::Sides;
use crate::question::Question;
use crate::regions::{Regions, Searchers};
use crate::standings::Standings;

/// A race with everything that is known of it.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Case<'a> {
    pub(crate) question: &'a Question<'a>,
    pub(crate) sides: &'a Sides,
    pub(crate) regions: &'a Regions,
    pub(crate) standings: &'a Standings,
    /// Whether something is missing because it would cost too much.
    pub(crate) is_over_budget: bool,
}

/// What judging takes: values, searches that remember what they have seen, and limits. None of them holds a conclusion,
/// so that a judge who was not sure leaves nothing behind.
#[derive(Debug)]
pub(crate) struct Tools<'a> {
    pub(crate) arena: &'a mut Arena,
    pub(crate) searchers: &'a mut Searchers,
    pub(crate) limits: &'a Limits,
}

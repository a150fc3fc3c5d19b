//! The program's side of a play-out: what comes of it, and what the program plays, thought about in the background.

use super::course::Course;
use super::defence::{Defence, Defences};
use super::rules::{Past, Rules, Thought};
use crate::desk::Ask;
use crate::host::Control;

/// Asks what comes of a situation of a play-out, and for the program's move if it is its turn.
#[derive(Clone, Debug)]
pub struct Think<S: Rules> {
    situation: S,
    /// What the last move was played in, if the person was faster than the judgement of it: without it nobody could say what
    /// the move gave away.
    before: Option<S>,
    /// Every moment before.
    past: Vec<Past<S>>,
    /// How the program plays, if it is to move.
    style: Option<S::Style>,
    /// Whether it is asked how the side to move can resist.
    is_of_defences: bool,
    /// The state of the play-out.
    state: u64,
}

impl<S: Rules> Think<S> {
    /// What there is to think about, if anything: a situation that is judged already needs no thought unless the program is to
    /// move.
    pub fn about(play: &Course<S>) -> Option<Self> {
        let (wants_choice, is_of_defences) = (play.wants_choice(), play.wants_defences());
        (play.known().is_none() || wants_choice || is_of_defences).then(|| Self {
            situation: play.situation().clone(),
            before: play.unjudged_before().cloned(),
            past: play.past(),
            style: wants_choice.then(|| play.style()),
            is_of_defences,
            state: play.state(),
        })
    }

    /// The state of the play-out that it is about.
    pub const fn state(&self) -> u64 {
        self.state
    }
}

impl<S: Rules> PartialEq for Think<S> {
    /// A state never comes back in one play-out, and every play-out has a beginning of its own.
    fn eq(&self, other: &Self) -> bool {
        self.state == other.state && self.situation.is_of_same(&other.situation)
    }
}

impl<S: Rules> Ask for Think<S> {
    type Answer = Thought<S::Known>;
    type Memory = S::Memory;
    const NAME: &'static str = S::NAME;
    // A search is told to stop by the control that it was made with.
    const WAITS: bool = true;

    fn answer(self, memory: &mut S::Memory, control: &Control) -> Self::Answer {
        let before = self.before.as_ref();
        let thought = (self.situation).think(before, &self.past, self.style, memory, control);
        let defences = || defences(&self.situation, memory, control);
        Thought {
            defences: self.is_of_defences.then(defences).flatten(),
            ..thought
        }
    }
}

/// The best defences of the side to move; nothing if it is not known what comes of this moment.
///
/// It costs one judgement of every reply, and of every answer to each.
fn defences<S: Rules>(now: &S, memory: &mut S::Memory, control: &Control) -> Option<Defences> {
    let replies = now.right_moves(memory, control)?;
    let mut all = Defences {
        best: Vec::new(),
        has_open: !replies.open.is_empty(),
    };
    for reply in replies.points.iter() {
        let Ok(played) = now.played(reply) else {
            continue;
        };
        match played.situation.right_moves(memory, control) {
            None => all.has_open = true,
            Some(right) if right.is_elsewhere || right.points.is_empty() => {}
            Some(right) => all.best.push(Defence {
                reply,
                answers: right.points,
                open: right.open,
            }),
        }
    }
    let fewest = all.best.iter().map(|defence| defence.answers.len()).min();
    all.best
        .retain(|defence| Some(defence.answers.len()) == fewest);
    Some(all)
}

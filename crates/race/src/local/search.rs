//! The search through all positions of the regions of one block.

use std::rc::Rc;

use rustc_hash::FxHashMap;
use semeai_cgt::{Arena, Error};
use semeai_search::{Budget, Halt};

use super::part::{Ground, Part, Played};
use super::value::{Choices, Cooled};

/// Lines of more moves are not followed.
const MAX_DEPTH: u32 = 300;

/// Which moves of a ko are left out.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Kos {
    /// None: a repetition ends the search.
    Free,
    /// Those of the defender: what is found is at most the value. A repetition counts as a capture.
    WithoutOwn,
    /// Those of the attacker: what is found is at least the value. A repetition counts as life.
    WithoutOther,
}

impl Kos {
    fn allow(self, played: &Played) -> bool {
        !played.is_ko
            || match self {
                Self::Free => true,
                Self::WithoutOwn => !played.is_own,
                Self::WithoutOther => played.is_own,
            }
    }

    /// What a position is worth that is met again on its own line. The rule of a node never falls when an option
    /// rises, so that a bound of one position gives bounds of all before it, whatever the way to it was.
    fn repetition(self) -> Result<Cooled, Halt> {
        match self {
            Self::Free => Err(Halt::Repetition),
            Self::WithoutOwn => Ok(Cooled::Count(0)),
            Self::WithoutOther => Ok(Cooled::LIFE),
        }
    }
}

/// The number of a part in the tables.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub(super) struct PartId(u32);

/// All parts that a block's liberties lie in, and plain liberties that are only counted.
#[derive(Clone, Debug, PartialEq, Eq, Hash, Default)]
pub(super) struct State {
    parts: Vec<PartId>,
    plain: u32,
}

/// A move of a part with the numbers of what it leaves.
#[derive(Debug)]
struct Step {
    is_own: bool,
    rest: Option<Vec<PartId>>,
    is_suicide: bool,
    is_liberty: bool,
    /// A ko that is left out; the block itself may be captured in this way all the same.
    is_left_out: bool,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Entry {
    /// On the line that is being followed.
    Open,
    Done(Cooled),
}

/// What is known of the positions of one side, under one rule of kos.
#[derive(Debug)]
pub(super) struct Tables {
    kos: Kos,
    parts: Vec<Part>,
    numbers: FxHashMap<Part, PartId>,
    steps: Vec<Option<Rc<[Step]>>>,
    normal: Vec<Option<Entry>>,
    /// States of one part alone, the most there are, by its number.
    alone: Vec<Option<Entry>>,
    last: FxHashMap<State, Entry>,
    depth: u32,
}

/// A value that the arena cannot hold ends a search as a position too many does.
fn too_large(_: Error) -> Halt {
    Halt::Budget
}

/// A search at work.
pub(super) struct Search<'a> {
    pub(super) grounds: &'a [Option<Ground>],
    pub(super) tables: &'a mut Tables,
    pub(super) arena: &'a mut Arena,
    pub(super) budget: &'a mut Budget,
}

impl State {
    pub(super) fn new(parts: Vec<PartId>) -> Self {
        Self { parts, plain: 0 }
    }

    /// The only part, if there is nothing else.
    fn alone(&self) -> Option<PartId> {
        match self.parts[..] {
            [id] if self.plain == 0 => Some(id),
            _ => None,
        }
    }
}

impl Tables {
    pub(super) fn new(kos: Kos) -> Self {
        Self {
            kos,
            parts: Vec::new(),
            numbers: FxHashMap::default(),
            steps: Vec::new(),
            normal: Vec::new(),
            alone: Vec::new(),
            last: FxHashMap::default(),
            depth: 0,
        }
    }

    /// Forgets lines that were given up in the middle.
    pub(super) fn settle(&mut self) {
        self.depth = 0;
        for entry in self.normal.iter_mut().chain(&mut self.alone) {
            *entry = entry.filter(|entry| *entry != Entry::Open);
        }
        self.last.retain(|_, entry| *entry != Entry::Open);
    }

    pub(super) fn number(&mut self, part: Part) -> PartId {
        let next = PartId(u32::try_from(self.parts.len()).unwrap_or(u32::MAX));
        let id = *self.numbers.entry(part).or_insert(next);
        if id == next {
            self.parts.push(part);
            self.steps.push(None);
            self.normal.push(None);
            self.alone.push(None);
        }
        id
    }

    fn entry(&self, state: &State) -> Option<Entry> {
        match state.alone() {
            Some(id) => self.alone[id.0 as usize],
            None => self.last.get(state).copied(),
        }
    }

    fn record(&mut self, state: &State, entry: Entry) {
        match state.alone() {
            Some(id) => self.alone[id.0 as usize] = Some(entry),
            None => {
                self.last.insert(state.clone(), entry);
            }
        }
    }

    fn part(&self, id: PartId) -> &Part {
        &self.parts[id.0 as usize]
    }
}

impl Search<'_> {
    fn steps(&mut self, id: PartId) -> Result<Rc<[Step]>, Halt> {
        let at = id.0 as usize;
        if let Some(steps) = &self.tables.steps[at] {
            return Ok(Rc::clone(steps));
        }
        self.budget.spend(1)?;
        let part = *self.tables.part(id);
        let ground = self.grounds[usize::from(part.region)].as_ref();
        let moves = ground.map_or_else(Vec::new, |ground| ground.moves(&part));
        let kos = self.tables.kos;
        let steps: Rc<[Step]> = moves
            .into_iter()
            .map(|played| Step {
                is_left_out: !kos.allow(&played),
                is_own: played.is_own,
                is_suicide: played.is_suicide,
                is_liberty: part.is_liberty(played.point),
                rest: played.rest.map(|rest| {
                    let number = |part| self.tables.number(part);
                    rest.into_iter().map(number).collect()
                }),
            })
            .collect();
        self.tables.steps[at] = Some(Rc::clone(&steps));
        Ok(steps)
    }

    fn deeper(&mut self) -> Result<(), Halt> {
        self.tables.depth += 1;
        if self.tables.depth > MAX_DEPTH {
            return Err(Halt::Budget);
        }
        Ok(())
    }

    /// The value of a part if the block has liberties elsewhere.
    pub(super) fn normal(&mut self, id: PartId) -> Result<Cooled, Halt> {
        let at = id.0 as usize;
        match self.tables.normal[at] {
            Some(Entry::Done(value)) => return Ok(value),
            Some(Entry::Open) => return self.tables.kos.repetition(),
            None => self.tables.normal[at] = Some(Entry::Open),
        }
        self.deeper()?;
        let mut choices = Choices::default();
        let steps = self.steps(id)?;
        for step in steps
            .iter()
            .filter(|step| !step.is_suicide && !step.is_left_out)
        {
            let value = match &step.rest {
                None => Cooled::LIFE,
                Some(rest) => self.normals(rest)?,
            };
            choices.push(step.is_own, value);
        }
        let has_liberties = self.tables.part(id).liberties() > 0;
        let value = choices
            .value(self.arena, has_liberties)
            .map_err(too_large)?;
        self.tables.depth -= 1;
        self.tables.normal[at] = Some(Entry::Done(value));
        Ok(value)
    }

    /// The value of parts together if the block has liberties elsewhere.
    pub(super) fn normals(&mut self, parts: &[PartId]) -> Result<Cooled, Halt> {
        let mut sum = Cooled::Count(0);
        for &part in parts {
            let value = self.normal(part)?;
            sum = sum.add(self.arena, value).map_err(too_large)?;
        }
        Ok(sum)
    }

    /// The value of all that a block has.
    pub(super) fn last(&mut self, mut state: State) -> Result<Cooled, Halt> {
        if state.plain == 0 && state.parts.len() < 2 {
            return match state.parts.first() {
                Some(&part) => self.last_part(part),
                None => Ok(Cooled::Count(0)),
            };
        }
        let mut sum = Cooled::Count(state.plain.into());
        let mut is_plain = true;
        let mut open = Vec::new();
        for part in std::mem::take(&mut state.parts) {
            let (normal, last) = (self.normal(part)?, self.last_part(part)?);
            if last.is_life() {
                return Ok(Cooled::LIFE);
            }
            is_plain &= normal == last;
            sum = sum.add(self.arena, normal).map_err(too_large)?;
            match normal {
                Cooled::Count(n) if normal == last => {
                    state.plain += u32::try_from(n).unwrap_or(0);
                }
                _ => open.push(part),
            }
        }
        if is_plain {
            return Ok(sum);
        }
        open.sort_unstable();
        state.parts = open;
        if state.plain == 0 && state.parts.len() == 1 {
            return self.last_part(state.parts[0]);
        }
        self.expand(state)
    }

    fn last_part(&mut self, part: PartId) -> Result<Cooled, Halt> {
        if self.tables.part(part).liberties() == 0 {
            return Ok(Cooled::Count(0));
        }
        self.expand(State {
            parts: vec![part],
            plain: 0,
        })
    }

    fn expand(&mut self, state: State) -> Result<Cooled, Halt> {
        match self.tables.entry(&state) {
            Some(Entry::Done(value)) => return Ok(value),
            Some(Entry::Open) => return self.tables.kos.repetition(),
            None => self.tables.record(&state, Entry::Open),
        }
        self.deeper()?;
        self.budget.spend(1)?;
        let mut choices = Choices::default();
        for i in 0..state.parts.len() {
            for step in self.steps(state.parts[i])?.iter() {
                if let Some(value) = self.after(&state, i, step)? {
                    choices.push(step.is_own, value);
                }
            }
        }
        if state.plain > 0 {
            let filled = State {
                parts: state.parts.clone(),
                plain: state.plain - 1,
            };
            let value = if self.liberties(&filled) == 0 {
                Cooled::Count(0)
            } else {
                self.last(filled)?
            };
            choices.push(false, value);
        }
        let has_liberties = self.liberties(&state) > 0;
        let value = choices
            .value(self.arena, has_liberties)
            .map_err(too_large)?;
        self.tables.depth -= 1;
        self.tables.record(&state, Entry::Done(value));
        Ok(value)
    }

    pub(super) fn liberties(&self, state: &State) -> u32 {
        let liberties = |&part: &PartId| self.tables.part(part).liberties();
        state.plain + state.parts.iter().map(liberties).sum::<u32>()
    }

    /// The value after a move, if it is legal.
    fn after(&mut self, state: &State, at: usize, step: &Step) -> Result<Option<Cooled>, Halt> {
        match self.state_after(state, at, step) {
            After::Illegal => Ok(None),
            After::Captured => Ok(Some(Cooled::Count(0))),
            After::Alive => Ok(Some(Cooled::LIFE)),
            After::State(state) => Ok(Some(self.last(state)?)),
        }
    }

    fn state_after(&self, state: &State, at: usize, step: &Step) -> After {
        let is_last = step.is_liberty && self.liberties(state) == 1;
        if !step.is_own && is_last {
            return After::Captured;
        }
        if step.is_suicide || step.is_left_out {
            return After::Illegal;
        }
        let Some(rest) = &step.rest else {
            return After::Alive;
        };
        let mut parts = state.parts.clone();
        parts.swap_remove(at);
        parts.extend(rest);
        let after = State {
            parts,
            plain: state.plain,
        };
        if step.is_own && self.liberties(&after) == 0 {
            return After::Illegal;
        }
        After::State(after)
    }
}

/// What a move makes of all that a block has.
#[derive(Debug)]
enum After {
    Illegal,
    Captured,
    Alive,
    State(State),
}

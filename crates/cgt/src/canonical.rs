//! Canonical forms (Conway, *On Numbers and Games*, chapter 10; Siegel 2013, II.2).
//!
//! The order of work: is the game a number; is it a nimber; drop dominated options; bypass reversible ones; drop what
//! that made dominated; intern. Reversibility is tested against the option lists, without keeping the unreduced game.
//! One pass over a work list is enough: bypassing never changes the *value* of the game, and the test depends on
//! values only.

use crate::arena::Arena;
use crate::budget::Run;
use crate::dyadic::Dyadic;
use crate::player::Player;
use crate::shape::{Leaf, Value};
use crate::simplest::{IntervalEnd, simplest_between};
use crate::summands::ShapeSum;

/// A game given by its options that is known to be no number.
pub(crate) struct Form<'a> {
    pub(crate) left: &'a [Value],
    pub(crate) right: &'a [Value],
    left_stop: Dyadic,
    right_stop: Dyadic,
    /// What it is the sum of, if that helps.
    sum: Option<&'a ShapeSum>,
}

impl Arena {
    /// The canonical form of `{left|right}`.
    pub(crate) fn canonical(&mut self, left: Vec<Value>, right: Vec<Value>) -> Run<Value> {
        self.canonical_of(left, right, None)
    }

    /// The canonical form of `{left|right}`, which may be the sum of two shapes.
    pub(crate) fn canonical_of(
        &mut self,
        mut left: Vec<Value>,
        mut right: Vec<Value>,
        sum: Option<&ShapeSum>,
    ) -> Run<Value> {
        for side in [&mut left, &mut right] {
            side.sort_unstable();
            side.dedup();
        }
        if let Some(number) = self.number_between(&left, &right)? {
            self.put_back(left);
            self.put_back(right);
            return Ok(Value::number(number));
        }
        if let Some(value) = self.nimber_of(&left, &right)? {
            return Ok(value);
        }
        self.drop_dominated(&mut left, Player::Left)?;
        self.drop_dominated(&mut right, Player::Right)?;
        let (new_left, new_right) = {
            let form = self.form(&left, &right, sum)?;
            (
                self.bypass_reversible(&form, Player::Left)?,
                self.bypass_reversible(&form, Player::Right)?,
            )
        };
        if let Some(mut options) = new_left {
            self.drop_dominated(&mut options, Player::Left)?;
            self.put_back(std::mem::replace(&mut left, options));
        }
        if let Some(mut options) = new_right {
            self.drop_dominated(&mut options, Player::Right)?;
            self.put_back(std::mem::replace(&mut right, options));
        }
        let value = self.intern_canonical(&mut left, &mut right)?;
        self.put_back(left);
        self.put_back(right);
        Ok(value)
    }

    /// The number that `{left|right}` equals, if it is one: the simplest x with no Left option at or above x and no
    /// Right option at or below it. A stop of an option decides unless x is that stop itself.
    pub(crate) fn number_between(
        &mut self,
        left: &[Value],
        right: &[Value],
    ) -> Run<Option<Dyadic>> {
        let low = left.iter().map(|option| option.offset).max();
        let mut high: Option<Dyadic> = None;
        for option in right {
            let stop = self.shapes.left_stop(*option)?;
            high = Some(high.map_or(stop, |least| least.min(stop)));
        }
        if let (Some(low), Some(high)) = (low, high)
            && low > high
        {
            return Ok(None);
        }
        let low = match low {
            Some(at) => Some(self.low_end(left, at)?),
            None => None,
        };
        let high = match high {
            Some(at) => Some(self.high_end(right, at)?),
            None => None,
        };
        Ok(simplest_between(low, high)?)
    }

    fn low_end(&mut self, left: &[Value], at: Dyadic) -> Run<IntervalEnd> {
        let mut is_included = true;
        for option in left.iter().filter(|option| option.offset == at) {
            is_included &= !self.number_le(at, *option)?;
        }
        Ok(IntervalEnd { at, is_included })
    }

    fn high_end(&mut self, right: &[Value], at: Dyadic) -> Run<IntervalEnd> {
        let mut is_included = true;
        for option in right {
            if self.shapes.left_stop(*option)? == at {
                is_included &= !self.le_number(*option, at)?;
            }
        }
        Ok(IntervalEnd { at, is_included })
    }

    /// The nimber that equals `{left|right}` if all options are nimbers and both sides lack the same one first.
    fn nimber_of(&mut self, left: &[Value], right: &[Value]) -> Run<Option<Value>> {
        let (Some(first), Some(l), Some(r)) = (
            left.first(),
            self.missing_nimber(left),
            self.missing_nimber(right),
        ) else {
            return Ok(None);
        };
        let same_number = left.iter().chain(right).all(|o| o.offset == first.offset);
        if l != r || !same_number {
            return Ok(None);
        }
        self.leaf_value(Leaf::new(0, l), first.offset).map(Some)
    }

    /// The least nimber that is not among the options, if they are all nimbers.
    fn missing_nimber(&self, options: &[Value]) -> Option<u32> {
        let mut stars = Vec::with_capacity(options.len());
        for option in options {
            match self.shapes.leaf(option.shape)? {
                Leaf { ups: 0, star } => stars.push(star),
                Leaf { .. } => return None,
            }
        }
        stars.sort_unstable();
        stars.dedup();
        let met = (0_u32..).zip(&stars).take_while(|(n, star)| n == *star);
        u32::try_from(met.count()).ok()
    }

    /// Keeps the options that no other option is at least as good as.
    pub(crate) fn drop_dominated(&mut self, options: &mut Vec<Value>, player: Player) -> Run<()> {
        let mut kept = 0;
        for at in 0..options.len() {
            let option = options[at];
            if self.keep_if_undominated(&mut options[..kept], option, player, &mut kept)? {
                options[kept] = option;
                kept += 1;
            }
        }
        options.truncate(kept);
        Ok(())
    }

    /// Whether no kept option dominates this one; if so, the ones that it dominates go.
    fn keep_if_undominated(
        &mut self,
        kept: &mut [Value],
        option: Value,
        player: Player,
        count: &mut usize,
    ) -> Run<bool> {
        for other in kept.iter() {
            if self.is_no_better(option, *other, player)? {
                return Ok(false);
            }
        }
        let mut write = 0;
        for read in 0..kept.len() {
            if !self.is_no_better(kept[read], option, player)? {
                kept[write] = kept[read];
                write += 1;
            }
        }
        *count = write;
        Ok(true)
    }

    /// Whether a player may do without `option` when `other` is there.
    pub(crate) fn is_no_better(
        &mut self,
        option: Value,
        other: Value,
        player: Player,
    ) -> Run<bool> {
        self.meter.tick()?;
        match player {
            Player::Left => self.le(option, other),
            Player::Right => self.le(other, option),
        }
    }

    /// The form of options that are known to make no number.
    pub(crate) fn form<'a>(
        &self,
        left: &'a [Value],
        right: &'a [Value],
        sum: Option<&'a ShapeSum>,
    ) -> Run<Form<'a>> {
        let left_stop = left.iter().map(|option| option.offset).max();
        let mut right_stop = self.shapes.left_stop(right[0])?;
        for option in right {
            right_stop = right_stop.min(self.shapes.left_stop(*option)?);
        }
        Ok(Form {
            left,
            right,
            left_stop: left_stop.unwrap_or(right_stop),
            right_stop,
            sum,
        })
    }

    /// The options of a player after every reversible one was replaced, or nothing if none is reversible.
    fn bypass_reversible(&mut self, form: &Form<'_>, player: Player) -> Run<Option<Vec<Value>>> {
        let own = match player {
            Player::Left => form.left,
            Player::Right => form.right,
        };
        let mut work = self.take_spare();
        work.extend(own.iter().rev());
        let mut kept = self.take_spare();
        let mut changed = false;
        while let Some(option) = work.pop() {
            let Some(through) = self.reversal(form, option, player)? else {
                kept.push(option);
                continue;
            };
            changed = true;
            // These may be reversible in their turn, so they go on the list of work. That ends: each is an option of an option of an
            // option, and so has fewer moves left than the one that it stands for.
            for at in 0..self.option_count(through, player) {
                self.meter.tick()?;
                let replacement = self.option(through, player, at)?;
                work.push(replacement);
            }
        }
        self.put_back(work);
        if changed {
            kept.sort_unstable();
            kept.dedup();
            return Ok(Some(kept));
        }
        self.put_back(kept);
        Ok(None)
    }

    /// The opponent's answer to an option that leaves the player no better off than the game itself, if there is one.
    pub(crate) fn reversal(
        &mut self,
        form: &Form<'_>,
        option: Value,
        player: Player,
    ) -> Run<Option<Value>> {
        self.answer_where(option, player, |arena, answer| match player {
            Player::Left => arena.le_form(answer, form),
            Player::Right => arena.form_le(form, answer),
        })
    }

    /// The first answer of the opponent to an option of a player of which this holds.
    #[inline]
    pub(crate) fn answer_where(
        &mut self,
        option: Value,
        player: Player,
        mut holds: impl FnMut(&mut Self, Value) -> Run<bool>,
    ) -> Run<Option<Value>> {
        let opponent = player.opponent();
        for at in 0..self.option_count(option, opponent) {
            let answer = self.option(option, opponent, at)?;
            if holds(self, answer)? {
                return Ok(Some(answer));
            }
        }
        Ok(None)
    }

    /// Whether a value is at most the game with these options.
    fn le_form(&mut self, x: Value, form: &Form<'_>) -> Run<bool> {
        self.meter.tick()?;
        if x.offset > form.right_stop {
            return Ok(false);
        }
        let left_stop = self.shapes.left_stop(x)?;
        if left_stop > form.left_stop {
            return Ok(false);
        }
        if left_stop < form.right_stop {
            return Ok(true);
        }
        if let Some(sum) = form.sum
            && let Some((x, rest)) = self.without_shared(&x.into(), sum)?
        {
            return self.le(x, rest);
        }
        for option in form.right {
            if self.le(*option, x)? {
                return Ok(false);
            }
        }
        if x.is_number() {
            return Ok(true);
        }
        self.meter.enter()?;
        for at in 0..self.option_count(x, Player::Left) {
            let option = self.option(x, Player::Left, at)?;
            if self.form_le(form, option)? {
                self.meter.leave();
                return Ok(false);
            }
        }
        self.meter.leave();
        Ok(true)
    }

    /// Whether the game with these options is at most a value.
    fn form_le(&mut self, form: &Form<'_>, y: Value) -> Run<bool> {
        self.meter.tick()?;
        if form.left_stop < y.offset {
            return Ok(true);
        }
        if form.right_stop > y.offset || form.left_stop > self.shapes.left_stop(y)? {
            return Ok(false);
        }
        if let Some(sum) = form.sum
            && let Some((y, rest)) = self.without_shared(&y.into(), sum)?
        {
            return self.le(rest, y);
        }
        for option in form.left {
            if self.le(y, *option)? {
                return Ok(false);
            }
        }
        if y.is_number() {
            return Ok(true);
        }
        self.meter.enter()?;
        for at in 0..self.option_count(y, Player::Right) {
            let option = self.option(y, Player::Right, at)?;
            if self.le_form(option, form)? {
                self.meter.leave();
                return Ok(false);
            }
        }
        self.meter.leave();
        Ok(true)
    }

    /// The value with these canonical options, which make no number.
    fn intern_canonical(&mut self, left: &mut Vec<Value>, right: &mut Vec<Value>) -> Run<Value> {
        let form = self.form(left, right, None)?;
        let (right_stop, width) = (
            form.right_stop,
            form.left_stop.checked_sub(form.right_stop)?,
        );
        for side in [&mut *left, &mut *right] {
            for option in side.iter_mut() {
                *option = option.plus(-right_stop)?;
            }
            side.sort_unstable();
        }
        if let Some(leaf) = self.recognise_leaf(left, right) {
            return self.leaf_value(leaf, right_stop);
        }
        self.check_size()?;
        let shape = self.shapes.intern_branch(left, right, width)?;
        Ok(Value {
            shape,
            offset: right_stop,
        })
    }

    /// The up multiple with star that has exactly these canonical options, if there is one.
    fn recognise_leaf(&self, left: &[Value], right: &[Value]) -> Option<Leaf> {
        let [first, .., last] = [left.first()?, left.last()?, right.first()?, right.last()?];
        let (x, y) = (self.plain_leaf(*first)?, self.plain_leaf(*last)?);
        [
            Leaf::new(0, u32::try_from(left.len()).ok()?),
            Leaf::new(1, 1),
            Leaf::new(-1, 1),
            Leaf::new(y.ups.checked_add(1)?, y.star ^ 1),
            Leaf::new(x.ups.checked_sub(1)?, x.star ^ 1),
        ]
        .into_iter()
        .find(|leaf| {
            self.lists(*leaf, Player::Left, left) && self.lists(*leaf, Player::Right, right)
        })
    }

    fn plain_leaf(&self, option: Value) -> Option<Leaf> {
        let leaf = self.shapes.leaf(option.shape)?;
        option.offset.is_zero().then_some(leaf)
    }

    /// Whether the options of the leaf are exactly these.
    fn lists(&self, leaf: Leaf, player: Player, options: &[Value]) -> bool {
        leaf.count(player) as usize == options.len()
            && (0..leaf.count(player)).all(|at| {
                let wanted = leaf.option(player, at);
                options.iter().any(|o| self.plain_leaf(*o) == Some(wanted))
            })
    }
}

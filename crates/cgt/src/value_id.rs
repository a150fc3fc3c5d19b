//! Names for values that do not depend on an engine: a hash of the canonical form.

use crate::arena::{Arena, GameId};
use crate::budget::{Error, Interrupt, Limit, Run};
use crate::dyadic::Dyadic;
use crate::player::Player;
use crate::shape::{ShapeId, Value};

/// Integers beyond this have too long chains of options to be hashed.
const MAX_CHAIN: i128 = 1 << 20;

/// Nimbers beyond this have too many options: the texts that are hashed for `*n` have 17 n² bytes together.
const MAX_STAR: u32 = 1 << 10;

impl Arena {
    /// A 64-bit number that is the same for equal games in every engine: FNV-1a of
    /// `{left ids|right ids}`, where the ids of the canonical options are sixteen lower-case hexadecimal digits each,
    /// sorted and joined by commas.
    ///
    /// # Errors
    ///
    /// [`Error::OverBudget`] for integers beyond a million, whose canonical form is a chain of that length, and for games with
    /// nimbers beyond 1024, which have as many options; [`Error::Overflow`].
    ///
    /// ```
    /// use semeai_cgt::Arena;
    ///
    /// let mut arena = Arena::new();
    /// let zero = arena.zero();
    /// assert_eq!(format!("{:016x}", arena.value_id(zero).unwrap()), "c731da1983d8e17d");
    /// ```
    pub fn value_id(&mut self, game: GameId) -> Result<u64, Error> {
        let value = self.value(game);
        self.run(|arena| arena.value_id_of(value))
    }

    fn value_id_of(&mut self, value: Value) -> Run<u64> {
        if let Some(id) = self.value_ids.get(&value) {
            return Ok(*id);
        }
        if value.is_number() && value.offset.is_integer() {
            return self.integer_id(value.offset.numerator());
        }
        let leaf = self.shapes.leaf(value.shape);
        if leaf.is_some_and(|leaf| leaf.star > MAX_STAR) {
            return Err(Interrupt::Limit(Limit::Nodes));
        }
        self.meter.enter()?;
        let left = self.option_ids(value, Player::Left)?;
        let right = self.option_ids(value, Player::Right)?;
        self.meter.leave();
        let id = hash(&left, &right);
        self.value_ids.insert(value, id);
        Ok(id)
    }

    fn option_ids(&mut self, value: Value, player: Player) -> Run<String> {
        let mut ids = Vec::new();
        for at in 0..self.option_count(value, player) {
            self.meter.tick()?;
            let option = self.option(value, player, at)?;
            ids.push(format!("{:016x}", self.value_id_of(option)?));
        }
        ids.sort_unstable();
        Ok(ids.join(","))
    }

    /// Integers are chains: from the largest known one upwards, without recursion.
    fn integer_id(&mut self, n: i128) -> Run<u64> {
        if n.abs() > MAX_CHAIN {
            return Err(Interrupt::Limit(Limit::Nodes));
        }
        let integer = |n: i128| -> Run<Value> {
            Ok(Value {
                shape: ShapeId::NUMBER,
                offset: Dyadic::new(n, 0)?,
            })
        };
        let mut known = 0;
        for m in (1..=n.abs()).rev() {
            if self.value_ids.contains_key(&integer(m * n.signum())?) {
                known = m;
                break;
            }
        }
        let mut id = match known {
            0 => hash("", ""),
            m => self.value_ids[&integer(m * n.signum())?],
        };
        self.value_ids.entry(Value::ZERO).or_insert(hash("", ""));
        for m in known + 1..=n.abs() {
            self.meter.tick()?;
            let option = format!("{id:016x}");
            id = if n > 0 {
                hash(&option, "")
            } else {
                hash("", &option)
            };
            self.value_ids.insert(integer(m * n.signum())?, id);
        }
        Ok(id)
    }
}

/// FNV-1a (Fowler, Noll and Vo 1991) of the two lists in braces.
fn hash(left: &str, right: &str) -> u64 {
    const BASIS: u64 = 0xcbf2_9ce4_8422_2325;
    const PRIME: u64 = 0x0100_0000_01b3;
    let bytes = ["{", left, "|", right, "}"]
        .into_iter()
        .flat_map(str::bytes);
    bytes.fold(BASIS, |hash, byte| {
        (hash ^ u64::from(byte)).wrapping_mul(PRIME)
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    /// By the definition alone, without an arena.
    #[test]
    fn the_ids_of_nimbers_are_the_hashes_of_the_written_lists() {
        let mut by_text = vec![hash("", "")];
        let mut arena = Arena::new();
        for n in 0..70 {
            let nimber = arena.nimber(n).expect("small");
            assert_eq!(arena.value_id(nimber), Ok(by_text[n as usize]), "*{n}");
            let mut sorted = by_text.clone();
            sorted.sort_unstable();
            let ids: Vec<String> = sorted.iter().map(|id| format!("{id:016x}")).collect();
            by_text.push(hash(&ids.join(","), &ids.join(",")));
        }
    }
}

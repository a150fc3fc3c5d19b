//! Values by their options, each list of options once.
//!
//! Most positions of a region have the same options as another one, under another rule for kos above all, and a list of options
//! is looked up several times as fast as it is brought to canonical form.
//!
//! A list may be reused wherever it comes up again: the value of a game is a matter of its options alone, equal ids of one arena are
//! equal games, and an arena changes none of its games. So a store of lists belongs to its arena, and is dropped with it.

use std::hash::{BuildHasher, Hash, Hasher};

use hashbrown::HashTable;
use rustc_hash::FxBuildHasher;
use semeai_board::{ByColor, Color};
use semeai_cgt::{Arena, Error, GameId};

/// The games that were made of lists of options of one arena.
#[derive(Debug, Default)]
pub(crate) struct Forms {
    lists: Vec<OptionList>,
    /// The options of all lists, Black's before White's.
    options: Vec<GameId>,
    numbers: HashTable<u32>,
}

/// Where the options of a game are, and what it is.
#[derive(Clone, Copy, Debug)]
struct OptionList {
    begin: usize,
    blacks: u32,
    whites: u32,
    game: GameId,
}

impl Forms {
    /// The canonical form of the game with these options. They are sorted, and of equal ones one is left.
    pub(crate) fn game(
        &mut self,
        arena: &mut Arena,
        options: &mut ByColor<Vec<GameId>>,
    ) -> Result<GameId, Error> {
        for color in Color::ALL {
            options[color].sort_unstable();
            options[color].dedup();
        }
        let (black, white) = (&options.black[..], &options.white[..]);
        let hash = hash(black, white);
        let is_same = |number: &u32| self.options_of(*number) == (black, white);
        if let Some(number) = self.numbers.find(hash, is_same) {
            return Ok(self.lists[*number as usize].game);
        }
        let game = arena.game(black, white)?;
        if let (Ok(number), Ok(blacks), Ok(whites)) = (
            u32::try_from(self.lists.len()),
            u32::try_from(black.len()),
            u32::try_from(white.len()),
        ) {
            self.lists.push(OptionList {
                begin: self.options.len(),
                blacks,
                whites,
                game,
            });
            self.options.extend(black);
            self.options.extend(white);
            let mut numbers = std::mem::take(&mut self.numbers);
            numbers.insert_unique(hash, number, |number| {
                let (black, white) = self.options_of(*number);
                self::hash(black, white)
            });
            self.numbers = numbers;
        }
        Ok(game)
    }

    /// The memory that is taken.
    pub(crate) fn bytes(&self) -> usize {
        self.lists.capacity() * size_of::<OptionList>()
            + self.options.capacity() * size_of::<GameId>()
            + self.numbers.capacity() * (size_of::<u32>() + 1)
    }

    fn options_of(&self, number: u32) -> (&[GameId], &[GameId]) {
        let list = self.lists[number as usize];
        let middle = list.begin + list.blacks as usize;
        let end = middle + list.whites as usize;
        (
            &self.options[list.begin..middle],
            &self.options[middle..end],
        )
    }
}

fn hash(black: &[GameId], white: &[GameId]) -> u64 {
    let mut hasher = FxBuildHasher.build_hasher();
    black.hash(&mut hasher);
    white.hash(&mut hasher);
    hasher.finish()
}

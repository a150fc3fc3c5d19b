//! Values of positions that hang together.
//!
//! Each has options that are known and options that hang on the others. First everything counts as the worst for a side that
//! could come back; then whatever hangs on a value that has changed is valued again, until nothing does.
//!
//! Why that is a bound: call values of all positions a *solution* if each is the value of its options. What a position is worth,
//! whatever it may count to come back, is part of a solution, and all solutions lie above the first values, for no region is worth so
//! much to a side. A game with better options is no worse, so to value a position again by values below a solution gives one below
//! it; and where nothing changes any more the values are a solution themselves, the least. From the other side the greatest is found.
//! If the two are the same there is only one, and it does not matter what it counts to come back. They are what the theory of loopy
//! games calls offside and onside (J. Conway, "Loopy games", 1978; *Winning Ways*, chapter 11).

use std::ops::Range;

use semeai_board::{ByColor, Color};
use semeai_cgt::GameId;
use semeai_search::Halt;

use super::means::PieceMeans;
use crate::points::{points, too_large, with_points};

/// So often positions that hang together are valued: where a side gains something each time round there is no end to it.
const MOST_ROUNDS: u32 = 12;

/// No region is worth so much: four for every point of the largest.
const MOST_WORTH: u32 = 256;

/// Positions that hang together, with what is known of their options; each is called by its place.
#[derive(Debug, Default)]
pub(crate) struct Together {
    members: Vec<OptionEnds>,
    /// The options that are known.
    pub(crate) options: ByColor<Vec<GameId>>,
    open: Vec<OpenOption>,
    /// The places that open options hang on, one after the other.
    pub(crate) open_places: Vec<u32>,
}

/// Where the options of a position end.
#[derive(Clone, Copy, Debug, Default)]
struct OptionEnds {
    options: ByColor<usize>,
    open: usize,
}

/// An option that hangs on others.
#[derive(Clone, Copy, Debug)]
struct OpenOption {
    color: Color,
    /// The points that belong to it.
    points: i64,
    /// What else is known to belong to it.
    sum: Option<GameId>,
    /// Where in the list the places end that it hangs on.
    end: usize,
}

impl Together {
    pub(crate) fn clear(&mut self) {
        self.members.clear();
        self.options.black.clear();
        self.options.white.clear();
        self.open.clear();
        self.open_places.clear();
    }

    /// Puts an option on the lists that hangs on the places added last.
    pub(crate) fn add_open(&mut self, color: Color, points: i64, sum: Option<GameId>) {
        self.open.push(OpenOption {
            color,
            points,
            sum,
            end: self.open_places.len(),
        });
    }

    /// All options of a position have been put on the lists.
    pub(crate) fn end_member(&mut self) {
        self.members.push(OptionEnds {
            options: self.options.as_ref().map(Vec::len),
            open: self.open.len(),
        });
    }

    /// The value of the only position, all of whose options are known.
    pub(crate) fn only_value(&mut self, means: &mut PieceMeans<'_>) -> Result<GameId, Halt> {
        let game = means.forms.game(means.arena, &mut self.options);
        game.map_err(too_large)
    }

    /// The values where what comes back counts against a side as long as nothing better is known, each as it is counted with its
    /// options; nothing if that has no end.
    pub(crate) fn values(
        &self,
        means: &mut PieceMeans<'_>,
        against: Color,
        mut count: impl FnMut(
            &mut PieceMeans<'_>,
            usize,
            GameId,
            &ByColor<Vec<GameId>>,
        ) -> Result<GameId, Halt>,
    ) -> Result<Option<Vec<GameId>>, Halt> {
        let mut options = ByColor::default();
        let worst = means.arena.integer(points(against.opponent(), MOST_WORTH));
        let mut values = vec![worst.map_err(too_large)?; self.members.len()];
        let users = self.users();
        let mut is_due = vec![true; self.members.len()];
        for _ in 0..MOST_ROUNDS {
            let mut is_any_due = false;
            for place in 0..self.members.len() {
                if !std::mem::take(&mut is_due[place]) {
                    continue;
                }
                let value = self.value(means, place, &values, &mut options)?;
                let value = count(means, place, value, &options)?;
                if value != values[place] {
                    values[place] = value;
                    for user in users.of(place) {
                        is_due[*user as usize] = true;
                        is_any_due |= *user as usize <= place;
                    }
                }
            }
            if !is_any_due {
                return Ok(Some(values));
            }
        }
        Ok(None)
    }

    fn value(
        &self,
        means: &mut PieceMeans<'_>,
        place: usize,
        values: &[GameId],
        options: &mut ByColor<Vec<GameId>>,
    ) -> Result<GameId, Halt> {
        let begin = match place {
            0 => OptionEnds::default(),
            _ => self.members[place - 1],
        };
        let end = self.members[place];
        for color in Color::ALL {
            options[color].clear();
            let known = begin.options[color]..end.options[color];
            options[color].extend(&self.options[color][known]);
        }
        for (at, open) in (begin.open..).zip(&self.open[begin.open..end.open]) {
            let mut sum = open.sum;
            for place in &self.open_places[self.places(at)] {
                let value = values[*place as usize];
                sum = Some(match sum {
                    None => value,
                    Some(sum) => means.arena.add(sum, value).map_err(too_large)?,
                });
            }
            let sum = sum.unwrap_or(means.arena.zero());
            options[open.color].push(with_points(means.arena, sum, open.points)?);
        }
        means.forms.game(means.arena, options).map_err(too_large)
    }

    /// Where the places are that an open option hangs on.
    fn places(&self, at: usize) -> Range<usize> {
        let begin = match at {
            0 => 0,
            _ => self.open[at - 1].end,
        };
        begin..self.open[at].end
    }

    /// The positions that hang on each.
    fn users(&self) -> Users {
        let mut pairs = Vec::with_capacity(self.open_places.len());
        let mut begin = 0;
        for (user, member) in (0_u32..).zip(&self.members) {
            for at in begin..member.open {
                pairs.extend(
                    self.open_places[self.places(at)]
                        .iter()
                        .map(|used| (*used, user)),
                );
            }
            begin = member.open;
        }
        pairs.sort_unstable();
        pairs.dedup();
        let begins = (0..=self.members.len())
            .map(|place| pairs.partition_point(|(used, _)| (*used as usize) < place));
        Users {
            begins: begins.collect(),
            users: pairs.iter().map(|(_, user)| *user).collect(),
        }
    }
}

/// Which positions hang on which.
struct Users {
    begins: Vec<usize>,
    users: Vec<u32>,
}

impl Users {
    fn of(&self, place: usize) -> &[u32] {
        &self.users[self.begins[place]..self.begins[place + 1]]
    }
}

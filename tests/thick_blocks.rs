//! Races between blocks of up to three lines that span the board: counted, and the count is what the search on the board says.
//!
//! What a capture leaves there is a wide gap, which is known by templates.

use semeai_race::answer::{RaceQuestion, answer_race};
use semeai_search::Known;

use crate::counts::compare::compare;
use crate::random::Random;
use crate::support::{Race, assert_none_differs, drawn};

/// A race of blocks of one to three lines, one of them of two at least, with up to four liberties outside each. In one of three the
/// line of a block that is beside the other has shared liberties in it; in some the walls of both go round the ends.
fn board(random: &mut Random) -> Vec<String> {
    let width = random.between(4, 8);
    let is_walled = width >= 6 && random.percent(30);
    let inner = if is_walled { width - 2 } else { width };
    let mut lines = [random.between(1, 3), random.between(1, 3)];
    if lines == [1, 1] {
        lines[random.below(2)] = random.between(2, 3);
    }
    let sharing = random.percent(35).then(|| random.below(2));
    let sharing = sharing.filter(|&side| lines[side] > 1);
    if let Some(side) = sharing {
        lines[side] -= 1;
    }
    let row = |stone: &str, open: usize, random: &mut Random| {
        let mut row: Vec<String> = vec![stone.to_owned(); inner];
        for _ in 0..random.between(1, open) {
            row[random.below(inner)] = ".".to_owned();
        }
        row.concat()
    };
    let mut rows = vec![('@', row("@", 4, random))];
    rows.extend((0..lines[0]).map(|_| ('@', "B".repeat(inner))));
    if let Some(side) = sharing {
        let (wall, stone) = [('@', "B"), ('#', "W")][side];
        rows.push((wall, row(stone, 2, random)));
    }
    rows.extend((0..lines[1]).map(|_| ('#', "W".repeat(inner))));
    rows.push(('#', row("#", 4, random)));
    let drawn = |(wall, row): (char, String)| match is_walled {
        true => format!("{wall}{row}{wall}"),
        false => row,
    };
    rows.into_iter().map(drawn).collect()
}

/// How many boards were looked at, are counted without a pick, and proved.
#[derive(Debug, Default)]
struct Tally {
    boards: usize,
    counted: usize,
    proved: usize,
}

impl Tally {
    fn of(boards: usize, seed: u64) -> Self {
        let mut random = Random::new(seed);
        let mut tally = Self::default();
        let mut failures = Vec::new();
        while tally.boards < boards {
            let rows = board(&mut random);
            let Ok(race) = Race::try_new(&rows) else {
                continue;
            };
            tally.boards += 1;
            let compared = compare(&rows, seed);
            if let Some(compared) = &compared
                && !compared.differences.is_empty()
            {
                failures.push(format!("{}\n{}", drawn(&rows), compared.differences));
            }
            tally.counted += usize::from(compared.is_some_and(|it| it.sure[0]));
            let answer = answer_race(&RaceQuestion::new(race.position, race.roles));
            tally.proved += usize::from(answer.is_ok_and(|it| it.known() == Known::Proved));
        }
        println!("{tally:?}");
        assert_none_differs(failures, boards);
        tally
    }
}

#[test]
fn thick_blocks_are_counted_and_proved() {
    let tally = Tally::of(40, 0);
    assert!(100 * tally.counted >= 97 * tally.boards, "{tally:?}");
    assert!(100 * tally.proved >= 97 * tally.boards, "{tally:?}");
}

#[test]
#[ignore = "half a minute; for the weekly run"]
fn many_thick_blocks_are_counted_and_proved() {
    let tally = Tally::of(400, 1);
    assert!(100 * tally.counted >= 97 * tally.boards, "{tally:?}");
    assert!(100 * tally.proved >= 99 * tally.boards, "{tally:?}");
}

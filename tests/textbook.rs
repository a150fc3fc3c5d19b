//! Races as books draw them, with no mark on the blocks that race: found as races, and answered as they are counted.
//!
//! Two blocks stand one above the other, each with liberties outside, some with an eye inside, and between them shared liberties. All
//! around them lives: by a mark on the walls, or on a whole board by its size. Who wins is counted by the table of eyes and shared
//! liberties (M. Müller, "Race to Capture", 1999; R. Hunter, "Counting Liberties and Winning Capturing Races", 2003), or, where an
//! eye may still become two, searched with the same blocks named.

use semeai_board::{Color, Point};
use semeai_race::Ending;
use semeai_race::answer::{RaceAnswer, RaceQuestion, answer_race};
use semeai_race::danger::BlockRelation;
use semeai_race::solve::{Outcome, SolveLimits};

use crate::random::Random;
use crate::support::{Race, assert_none_differs, drawn};

/// An eye, row by row; `x` is a stone of its owner.
type Eye = &'static [&'static str];

const NONE: Eye = &[];

/// Eyes that stay one eye: of one point, of two, and the square of four.
const FIXED: [(Eye, i64, usize); 4] = [
    (NONE, 0, 0),
    (&["."], 1, 1),
    (&[".."], 2, 1),
    (&["..", ".."], 5, 4),
];

/// Eyes that whoever starts there makes two or one, and some that are two already.
const OPEN: [Eye; 8] = [
    &["..."],
    &["..", ".x"],
    &["...", "x.x"],
    &["....", "xxxx"],
    &["..x", "..."],
    &["x.x", "...", "x.x"],
    &["x..", "...", "x.x"],
    &["...", "..."],
];

/// A race of a book.
#[derive(Clone, Copy, Debug)]
struct Textbook {
    /// The liberties outside of Black and of White.
    outside: [usize; 2],
    eyes: [Eye; 2],
    shared: usize,
}

impl Textbook {
    fn width(&self) -> usize {
        let eyes = self
            .eyes
            .map(|eye| eye.first().map_or(0, |row| row.len() + 2));
        let [own, other] = [0, 1].map(|side| self.outside[side].max(eyes[side]));
        own.max(other).max(2 * self.shared + 1) + 2
    }

    /// The block of a side with its liberties outside and its wall, from the wall inwards.
    fn half(&self, side: usize) -> Vec<String> {
        let (stone, wall) = [("X", "@"), ("O", "#")][side];
        let inner = self.width() - 2;
        let outside = self.outside[side];
        let full = format!("{wall}{}{wall}", stone.repeat(inner));
        let mut rows = vec![
            wall.repeat(self.width()),
            format!(
                "{wall}{}{}",
                ".".repeat(outside),
                wall.repeat(inner + 1 - outside)
            ),
        ];
        if let [first, ..] = self.eyes[side] {
            let right = stone.repeat(inner - 1 - first.len());
            rows.push(full.clone());
            rows.extend(self.eyes[side].iter().map(|row| {
                let row = row.replace('x', stone);
                format!("{wall}{stone}{row}{right}{wall}")
            }));
        }
        rows.push(full);
        rows
    }

    fn rows(&self) -> Vec<String> {
        let mut rows = self.half(0);
        if self.shared > 0 {
            // Never beside the wall: it would not be plain.
            let point = |i: usize| {
                if i % 2 == 1 && i / 2 < self.shared {
                    '.'
                } else {
                    'X'
                }
            };
            let points: String = (0..self.width() - 2).map(point).collect();
            rows.push(format!("@{points}@"));
        }
        rows.extend(self.half(1).into_iter().rev());
        rows
    }

    /// The same on a whole board without any mark: the walls are long and have all the room beyond them. Absent if it does not fit.
    fn on_a_whole_board(&self) -> Option<Vec<String>> {
        const SIZE: usize = 19;
        let rows = self.rows();
        let (width, height) = (self.width(), rows.len());
        if width > SIZE || height + 6 > SIZE {
            return None;
        }
        let begin = (SIZE - height) / 2;
        let whites = rows.iter().rposition(|row| row.contains('@'))?;
        let row = |y: usize| {
            let Some(row) = y.checked_sub(begin).and_then(|y| rows.get(y)) else {
                return ".".repeat(SIZE);
            };
            let wall = if y - begin <= whites { "O" } else { "X" };
            let row = row.replace('@', "O").replace('#', "X");
            format!("{row}{}", wall.repeat(SIZE - width))
        };
        Some((0..SIZE).map(row).collect())
    }

    /// A stone of each racing block, Black's first, where the first row of the race is this one of the board.
    fn stones(&self, race: &Race, begin: usize) -> [Point; 2] {
        let columns = race.rows[0].len();
        let last = begin + self.half(0).len() - 1 + usize::from(self.shared > 0);
        [last, last + 1].map(|y| Point::new(y * columns + 1).expect("on the board"))
    }

    /// How the race ends if Black starts and if White does, by the table of eyes and shared liberties; absent if an eye may still
    /// become two.
    fn counted(&self) -> Option<[Ending; 2]> {
        let eye = |side: usize| {
            let mut fixed = FIXED.iter();
            fixed.find(|(eye, ..)| *eye == self.eyes[side])
        };
        let (&(_, black, black_class), &(_, white, white_class)) = eye(0).zip(eye(1))?;
        let [own, other] = self.outside.map(|n| i64::try_from(n).expect("a few"));
        let shared = i64::try_from(self.shared).expect("a few");
        let (lead, needed) = match black_class.cmp(&white_class) {
            std::cmp::Ordering::Equal if black_class == 0 => (own - other, (shared - 1).max(0)),
            std::cmp::Ordering::Equal => (own + black - other - white, shared),
            std::cmp::Ordering::Greater => (own + black + shared - other - white, 0),
            std::cmp::Ordering::Less => (own + black - other - white - shared, 0),
        };
        let ends = |black_wins: bool, white_wins: bool| match (black_wins, white_wins) {
            (true, _) => Ending::Black,
            (_, true) => Ending::White,
            _ => Ending::Seki,
        };
        Some([
            ends(lead >= needed, lead < -needed),
            ends(lead > needed, lead <= -needed),
        ])
    }
}

fn solved(race: &Race, points: Vec<Point>) -> Option<RaceAnswer> {
    let question = RaceQuestion {
        points,
        limits: SolveLimits::default().with_positions(4_000_000),
        ..RaceQuestion::new(race.position.clone(), race.roles)
    };
    answer_race(&question).ok()
}

fn outcomes(solved: &RaceAnswer) -> [Outcome; 2] {
    Color::ALL.map(|first| solved.start(first).outcome)
}

/// What is wrong with what is found on these rows, if anything.
fn fault(race: &Textbook, rows: &[String], begin: usize) -> Option<String> {
    let board = Race::new(rows);
    let named = race.stones(&board, begin);
    let told = |problem: &str| Some(format!("{race:?}: {problem}\n{}", drawn(rows)));
    let expected = match race.counted() {
        Some(counted) => counted.map(Outcome::Ends),
        None => outcomes(&solved(&board, named.to_vec()).expect("two blocks")),
    };
    let is_race = expected[0] != expected[1] || expected[0] == Outcome::Ends(Ending::Seki);
    let both_live = expected.contains(&Outcome::Ends(Ending::BothLive));
    let Some(found) = solved(&board, Vec::new()) else {
        // Blocks of which one lives are in no race, nor is one that is lost whoever starts.
        return if is_race && !both_live {
            told("no race is found")
        } else {
            None
        };
    };
    let is_named = |(color, point): (Color, Point)| found.proposal.essential[color].contains(point);
    if !Color::ALL.into_iter().zip(named).all(is_named) {
        return if is_race && !both_live {
            told("another race is found")
        } else {
            None
        };
    }
    if outcomes(&found) != expected {
        return told(&format!("{:?} for {expected:?}", outcomes(&found)));
    }
    let relation = found.told.expect("two blocks").relation;
    if is_race && !both_live && relation != BlockRelation::Race {
        return told(&format!("{relation:?}"));
    }
    None
}

fn check(all: impl IntoIterator<Item = Textbook>) -> usize {
    let mut faults = Vec::new();
    let mut boards = 0;
    for race in all {
        boards += 1;
        faults.extend(fault(&race, &race.rows(), 0));
        if let Some(rows) = race.on_a_whole_board() {
            boards += 1;
            let begin = rows
                .iter()
                .position(|row| row.contains('O'))
                .expect("stones");
            faults.extend(fault(&race, &rows, begin));
        }
    }
    assert_none_differs(faults, boards);
    boards
}

fn plain(outside: [usize; 2], shared: usize) -> Textbook {
    Textbook {
        outside,
        eyes: [NONE; 2],
        shared,
    }
}

/// The longest races have fifteen liberties outside on each side.
#[test]
fn long_races_are_found_and_answered() {
    let even = [1, 7, 8, 9, 15].map(|n| plain([n, n], 0));
    let behind = [2, 8, 14].map(|n| plain([n, n + 1], 0));
    let shared = [1, 2, 3].map(|n| plain([12, 10], n));
    assert!(check(even.into_iter().chain(behind).chain(shared)) > 15);
}

#[test]
fn races_with_eyes_are_found_and_answered() {
    let race = |outside, black, white, shared| Textbook {
        outside,
        eyes: [black, white],
        shared,
    };
    let all = [
        race([7, 8], FIXED[1].0, NONE, 0),
        race([10, 15], FIXED[3].0, NONE, 0),
        race([9, 12], FIXED[3].0, FIXED[2].0, 1),
        race([8, 8], NONE, OPEN[2], 0),
        race([9, 13], OPEN[4], NONE, 0),
    ];
    check(all);
}

/// On the vital point of one block hangs whether it falls to the other, which lives by itself.
#[test]
fn a_block_that_hangs_on_a_living_one_is_found_and_answered() {
    let all = [
        ([8, 8], [OPEN[3], OPEN[0]], 1),
        ([5, 2], [OPEN[1], OPEN[7]], 0),
    ];
    check(all.map(|(outside, eyes, shared)| Textbook {
        outside,
        eyes,
        shared,
    }));
}

fn by_chance(random: &mut Random) -> Textbook {
    let own = random.between(1, 15);
    let other = match random.percent(50) {
        true => random.between(1, 15),
        false => random.between(own.saturating_sub(1).max(1), (own + 1).min(15)),
    };
    let eye = |random: &mut Random| match random.below(3) {
        0 => NONE,
        1 => random.pick(&FIXED).0,
        _ => random.pick(&OPEN),
    };
    Textbook {
        outside: [own, other],
        eyes: [eye(random), eye(random)],
        shared: random.below(4),
    }
}

#[test]
#[ignore = "some minutes"]
fn many_races_of_books_are_found_and_answered() {
    let mut random = Random::new(0);
    let boards = check((0..300).map(|_| by_chance(&mut random)));
    println!("{boards} boards");
}

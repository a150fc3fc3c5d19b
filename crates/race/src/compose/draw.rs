//! Boards of each kind, drawn at random. A proof says which of them are exercises.

use semeai_search::Random;
use semeai_search::compose::Grade;

use super::kind::RaceKind;
use super::rows::{FRAME, Rows, beside, dame, eye, opposite, patch, pockets, rows, shared};

/// A board of this kind. It may be illegal, and of another kind on a closer look.
pub(super) fn board(kind: RaceKind, grade: Grade, random: &mut Random) -> Rows {
    match kind {
        RaceKind::Plain => plain(grade, random),
        RaceKind::OutsideFirst => outside(grade, random),
        RaceKind::Shared => live_together(grade, random),
        RaceKind::Eyes => eyes(grade, random),
        RaceKind::Approach => approach(grade, random),
        RaceKind::Hot => hot(grade, random),
        RaceKind::Ko => ko(grade, random),
        RaceKind::ThrowIn => throw_in(grade, random),
    }
}

/// What lies behind Black's block, his block, what lies between, White's block, and what lies behind that, as if it were Black's.
fn layers(black: &Rows, between: Rows, white: &Rows) -> Rows {
    let width = |half: &Rows| half.first().map_or(0, Vec::len);
    let widest = width(black).max(width(white));
    let padded = |half: &Rows| -> Rows {
        let pad = |row: &Vec<char>| {
            let mut row = row.clone();
            row.resize(widest, FRAME);
            row
        };
        half.iter().map(pad).collect()
    };
    let mut all = padded(black);
    all.push(vec!['B'; widest]);
    all.extend(between);
    all.push(vec!['W'; widest]);
    all.extend(opposite(&padded(white)));
    all
}

fn plain(grade: Grade, random: &mut Random) -> Rows {
    let (least, most) = grade.of_three([(2, 3), (3, 5), (4, 7)]);
    let own = random.between(least, most);
    let other = (own + random.index(3)).saturating_sub(1).clamp(1, most);
    let width = (2 * own.max(other) - 1).clamp(4, 9) + random.index(2);
    let behind = grade.of_three([0, 25, 40]);
    let black = pockets(width, own, behind, random);
    let white = pockets(width, other, behind, random);
    layers(&black, Vec::new(), &white)
}

fn outside(grade: Grade, random: &mut Random) -> Rows {
    let width = random.between(4, 5 + grade as usize);
    let common = random.between(1, 2);
    if grade == Grade::First {
        let black = dame(width, random.between(0, 2), random);
        let white = dame(width, 1, random);
        return layers(&black, vec![shared(width, common, random)], &white);
    }
    // Where only one liberty lies outside there is one first move; eyes and what is shared come after it.
    let own = random.between(0, 3);
    let mut half = |outside: usize| {
        if random.percent(60) {
            let size = random.between(1, 1 + 2 * grade as usize);
            eye(width, size, 10, outside, random)
        } else {
            pockets(width, outside, 30, random)
        }
    };
    let (black, white) = (half(own), half(1));
    layers(&black, vec![shared(width, common, random)], &white)
}

fn live_together(grade: Grade, random: &mut Random) -> Rows {
    let most = grade.of_three([1, 2, 4]);
    let common = random.between(2, 3 + grade as usize);
    let width = common.max(3) + random.between(1, 2);
    // A side that is to capture needs as many liberties as the other has, and one less than are shared.
    let fewer = random.between(0, most);
    let more = fewer + common - 2 + random.index(3);
    let mut counts = [fewer, more.min(width)];
    if random.percent(50) {
        counts.reverse();
    }
    let [black, white] = counts.map(|count| dame(width, count, random));
    layers(&black, vec![shared(width, common, random)], &white)
}

fn eyes(grade: Grade, random: &mut Random) -> Rows {
    let width = random.between(4, 6);
    let outside = |random: &mut Random| random.between(0, grade.of_three([2, 2, 4]));
    let small = |random: &mut Random| {
        let (size, outside) = (random.between(1, 3), outside(random));
        eye(width, size, 10, outside, random)
    };
    let large = |random: &mut Random| {
        let (size, outside) = (random.between(4, 6), outside(random));
        eye(width, size, 20, outside, random)
    };
    let none = |random: &mut Random| dame(width, random.between(1, 4), random);
    let mut halves = match grade {
        Grade::First => [small(random), none(random)],
        Grade::Second => [small(random), small(random)],
        Grade::Third => {
            let other = if random.percent(50) {
                small(random)
            } else {
                pockets(width, random.between(2, 5), 20, random)
            };
            [large(random), other]
        }
    };
    if random.percent(50) {
        halves.swap(0, 1);
    }
    let common = random.index(3);
    let between = match common {
        0 => Vec::new(),
        _ => vec![shared(width, common, random)],
    };
    layers(&halves[0], between, &halves[1])
}

/// Ways to a liberty that has to be approached, one column wide or two.
const SHAFTS: [&str; 7] = [
    "@.@/B.B",
    "@.@/@.@/B.B",
    "@.@/B.B/B.B",
    "@..@/B.B@",
    ".@/.B",
    "@.B/B.B",
    "@@.@/@..@/@B.B",
];

fn approach(grade: Grade, random: &mut Random) -> Rows {
    // Approach moves count where the last liberty is another one: an eye, or a shared one.
    let level = usize::from(grade.number().min(2));
    let has_eye = random.percent(50);
    let mut pieces = vec![rows(random.pick(&SHAFTS))];
    if has_eye {
        let size = random.between(1, 1 + level);
        pieces.push(eye(size + 2, size, 0, 0, random));
    }
    if random.percent(50) {
        pieces.reverse();
    }
    let white = beside(&pieces);
    let width = white[0].len().max(random.between(3, 5));
    let black = if random.percent(40) {
        let outside = random.between(0, 1 + level);
        eye(width, random.between(1, 2), 0, outside, random)
    } else {
        pockets(width, random.between(1, 2 + level), 15, random)
    };
    let between = if has_eye && random.percent(50) {
        Vec::new()
    } else {
        vec![shared(width, random.between(1, 2), random)]
    };
    layers(&black, between, &white)
}

/// A row of shared liberties, mostly none.
fn between(grade: Grade, random: &mut Random, black: &Rows, white: &Rows) -> Rows {
    if !random.percent(20 + 10 * u32::from(grade.number())) {
        return Vec::new();
    }
    let width = |half: &Rows| half.first().map_or(0, Vec::len);
    let count = random.between(1, 2);
    vec![shared(width(black).max(width(white)), count, random)]
}

fn hot(grade: Grade, random: &mut Random) -> Rows {
    let half = |random: &mut Random| {
        let signs = random.pick(&["@@@.X", "@@.X", "@@@..XX", "@@..XXB", "@@@.XO"]);
        let width = random.between(3, 4 + grade as usize);
        let mut all = patch(width, random.between(1, 2), signs, random);
        if grade > Grade::First && random.percent(50) {
            all = beside(&[all, dame(3, random.between(1, 2), random)]);
        }
        all
    };
    let (black, white) = (half(random), half(random));
    let white = if random.percent(40) {
        dame(5, random.between(1, 3), random)
    } else {
        white
    };
    layers(&black, Vec::new(), &white)
}

/// White stones in Black's wall that can be taken, and taken back.
const KOS: [&str; 13] = [
    "BO.@@/BB@@@",
    "B.O@/BB@@",
    "XO.@/XX@@",
    "XO.O/BXO@",
    "O.O@/BOB@",
    "@.X./XX@@",
    "BO.O/BBO@",
    ".OB@/BBB@",
    "X.@@/BX.@",
    ".O@@/B@@@",
    "B.B@/BBO.",
    "O.B.@/BBOB@",
    "@O.@/@BO@",
];

fn ko(grade: Grade, random: &mut Random) -> Rows {
    let half = |is_ko: bool, random: &mut Random| {
        let mut pieces = Vec::new();
        if is_ko {
            pieces.push(if random.percent(60) {
                rows(random.pick(&KOS))
            } else {
                patch(
                    random.between(3, 4),
                    random.between(1, 2),
                    "BO..@@X",
                    random,
                )
            });
        }
        let open = random.between(usize::from(!is_ko), 1 + grade as usize);
        if open > 0 {
            pieces.push(dame(2 * open - 1, open, random));
        }
        if random.percent(50) {
            for row in pieces.iter_mut().flatten() {
                row.reverse();
            }
            pieces.reverse();
        }
        beside(&pieces)
    };
    let first = random.percent(50);
    let both = random.percent(25);
    let (black, white) = (half(first || both, random), half(!first || both, random));
    layers(&black, between(grade, random, &black, &white), &white)
}

/// Where a block needs an eye that a stone thrown in makes false: the stones round it hang together only through the eye.
const MOUTHS: [&str; 4] = [
    "..BB/XX@B/@@@B",
    "X..BB/XXX@B/@@@@B",
    "..BB/XX@B/.@@B/@@@B",
    "XX@@/..BB/XX@B/@@@B",
];

fn throw_in(grade: Grade, random: &mut Random) -> Rows {
    let level = usize::from(grade.number());
    let common = random.between(1, 1 + level / 2);
    let other = random.between(0, 1 + level);
    let mut pieces = vec![rows(random.pick(&MOUTHS))];
    if other > 0 {
        pieces.push(dame(2 * other - 1, other, random));
    }
    if random.percent(50) {
        for row in pieces.iter_mut().flatten() {
            row.reverse();
        }
        pieces.reverse();
    }
    let white = beside(&pieces);
    // Who has an eye, and shares liberties with a block that has none, is ahead by those: then it matters whether that one makes an eye.
    let own = (other + random.index(2 * common)).saturating_sub(common);
    let black = if random.percent(85) {
        let size = random.between(1, level);
        eye(random.between(size + 2, 6), size, 0, own, random)
    } else {
        dame((2 * own).max(4) - 1, own, random)
    };
    let width = white[0].len().max(black[0].len());
    layers(&black, vec![shared(width, common, random)], &white)
}

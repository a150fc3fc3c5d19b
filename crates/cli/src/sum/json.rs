//! A sum as JSON, format `semeai-sum`, version 1. Whole numbers are numbers, fractions and trees are strings.

use semeai_cgt::{Player, Rational};
use semeai_sums::{Boundary, Choice, Endings, Plane, PlanePoint, StartResult, SumReport, Thumb};
use serde::Serialize;
use serde_json::Value;

/// What a report says, and the plane up to a size if one was asked for.
pub(super) fn answer(report: &SumReport, plane: Option<(&Boundary, u32)>) -> impl Serialize {
    let start = |player: Player| {
        let mut starts = report.starts.iter();
        let found = starts.find(|(first, _)| *first == player);
        found.map(|(_, start)| self::start(report, player, start))
    };
    let terms = report.names.iter().zip(report.sum.terms());
    record! {
        format: "semeai-sum",
        version: 1,
        trees: terms.map(|(name, id)| record! {
            name: Some(name.to_string()).filter(|name| !name.is_empty()),
            tree: report.sum.text(*id),
        }).collect::<Vec<_>>(),
        zugzwang: !report.zugzwang.is_empty(),
        // `null` if it was not asked for, as the plane.
        black_first: start(Player::Left),
        white_first: start(Player::Right),
        plane: plane.map(|(boundary, size)| self::plane(boundary, size)),
        count: report.endings.as_ref().map(endings),
    }
}

/// The answer where only endings are counted.
pub(super) fn count(counted: &Endings) -> impl Serialize {
    record! { format: "semeai-sum", version: 1, count: endings(counted), }
}

/// A start; over budget everything is `null` or empty.
fn start(report: &SumReport, first: Player, start: &StartResult) -> impl Serialize + use<> {
    let start = start.as_ref().ok();
    let answer = start.map(|start| &start.answer);
    let moves = || answer.iter().flat_map(|answer| &answer.moves);
    let least = |term: usize| {
        let moves = moves().filter(|each| each.played.term == term);
        moves.map(|each| each.loss).min()
    };
    let terms = || 0..answer.map_or(0, |_| report.names.len());
    let best = terms().filter(|term| least(*term) == Some(Rational::from_integer(0)));
    let players = [first, first.opponent()].into_iter().cycle();
    let order = answer.iter().flat_map(|answer| &answer.line).zip(players);
    let order =
        order.map(|(each, player)| format!("{}:{}", letter(player), report.names[each.term]));
    let proof = start.and_then(|start| start.proof.as_ref());
    let thumb = start.and_then(|start| start.thumb.as_ref());
    record! {
        score: answer.map(|answer| number(answer.score)),
        // One number a tree, the least of its options; `null` for numbers.
        losses: terms().map(|term| least(term).map(number)).collect::<Vec<_>>(),
        best: best.map(|term| report.names[term].to_string()).collect::<Vec<String>>(),
        order: order.collect::<Vec<String>>(),
        moves: moves().map(|each| record! {
            tree: each.played.term,
            to: report.sum.text(each.played.to),
            score: number(each.score),
            loss: number(each.loss),
        }).collect::<Vec<_>>(),
        // The positions looked at for the score.
        positions: answer.map(|answer| answer.positions),
        // The same with the losses and the order.
        positions_in_all: answer.map(|answer| answer.positions_in_all),
        proof: proof.map(|proof| record! {
            // `null` over budget.
            score: proof.ok().map(|(score, _)| number(score)),
            positions: proof.ok().map(|(_, positions)| positions),
        }),
        discriminant: thumb.map(discriminant),
        rules: thumb.map(rules),
    }
}

fn discriminant(thumb: &Thumb) -> impl Serialize + use<> {
    let discriminant = &thumb.discriminant;
    let terms = discriminant.terms.iter();
    record! {
        value: number(discriminant.value),
        i: discriminant.own_band,
        j: discriminant.other_band,
        terms: terms.copied().map(number).collect::<Vec<Value>>(),
        os1: number(discriminant.tree_first),
        os2: number(discriminant.gote_first),
        os3: discriminant.two_gotes_first.map(number),
        best: match thumb.best {
            Choice::Tree => vec!["A"],
            Choice::Gote => vec!["B1"],
            Choice::Both => vec!["A", "B1"],
        },
    }
}

fn rules(thumb: &Thumb) -> impl Serialize + use<> {
    let [average, doubling, rule] = thumb.losses;
    let told = |verdict: Option<Choice>, loss: Rational| {
        record! {
            says: match verdict {
                Some(Choice::Tree) => "A",
                Some(Choice::Gote) => "B1",
                Some(Choice::Both) | None => "undecided",
            },
            loss: number(loss),
        }
    };
    record! {
        average: told(thumb.rules.average, average),
        doubling: told(thumb.rules.doubling, doubling),
        rule: told(thumb.rules.rule, rule),
    }
}

/// What holds on the integer points up to a size.
fn plane(boundary: &Boundary, size: u32) -> impl Serialize + use<> {
    let failures = boundary.failures(size);
    let (across, up) = match boundary.plane {
        Plane::XlXr => ("xl", "xr"),
        Plane::XlY => ("xl", "y"),
        Plane::XrY => ("xr", "y"),
    };
    let places = |failed: &[(PlanePoint, Rational)]| corners(failed.iter().map(|(at, _)| *at));
    let losses = |failed: &[(PlanePoint, Rational)]| {
        let losses = failed.iter().map(|(_, loss)| number(*loss));
        losses.collect::<Vec<Value>>()
    };
    let end = Rational::from_integer(size.into());
    record! {
        first: match boundary.first {
            Player::Left => "black",
            Player::Right => "white",
        },
        across: across,
        up: up,
        size: size,
        curve: corners(boundary.curve(end)),
        // On which line a rule changes its mind, as corners.
        rule_lines: record! {
            average: corners(boundary.average_line(end)),
            doubling: corners(boundary.doubling_line(end)),
        },
        // Where the whole rule of thumb is wrong, and where it cannot decide though one of the moves loses.
        wrong: places(&failures.wrong),
        undecided: places(&failures.undecided),
        // What it costs at each of these places.
        losses: record! {
            wrong: losses(&failures.wrong),
            undecided: losses(&failures.undecided),
        },
        max_loss: number(failures.largest),
    }
}

/// Numbers of endings, by the names of the table that they are from.
fn endings(endings: &Endings) -> impl Serialize + use<> {
    let whole = |number: u128| match u64::try_from(number) {
        Ok(number) => Value::from(number),
        Err(_) => Value::from(number.to_string()),
    };
    record! {
        TN0: whole(endings.every_order),
        TN1: whole(endings.largest_gote),
        TNd: number(endings.discriminants),
    }
}

fn corners(line: impl IntoIterator<Item = PlanePoint>) -> Vec<[Value; 2]> {
    let place = |(across, up)| [number(across), number(up)];
    line.into_iter().map(place).collect()
}

/// A whole number as a number, a fraction as text.
fn number(value: Rational) -> Value {
    match i64::try_from(value.to_integer()) {
        Ok(whole) if value.is_integer() => whole.into(),
        _ => value.to_string().into(),
    }
}

fn letter(player: Player) -> &'static str {
    match player {
        Player::Left => "B",
        Player::Right => "W",
    }
}

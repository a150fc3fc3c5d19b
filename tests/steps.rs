//! The steps that say why: what the regions count adds up to what the sum says, side by side.

use semeai_board::{ByColor, Color};
use semeai_race::report::{Report, Rule, Verdict};
use semeai_session::{Phrasing, Sample, Subject};
use semeai_words::race::why::why;

use crate::generators::{Kind, board};
use crate::support::{Race, fixture, strings};

/// The number that a text begins with, as it is written for learners: `3`, `3½`, `2 5/8`.
fn number(text: &str) -> Option<f64> {
    let end = text.find(|c: char| !"0123456789/ ½¼¾".contains(c));
    let text = text[..end.unwrap_or(text.len())].trim_end();
    let whole = text.trim_end_matches(['½', '¼', '¾']);
    let more = match text.chars().last()? {
        '½' => 0.5,
        '¼' => 0.25,
        '¾' => 0.75,
        _ => 0.0,
    };
    let parts = whole.split(' ').filter(|part| !part.is_empty());
    let parts = parts.map(|part| match part.split_once('/') {
        Some((over, under)) => Some(over.parse::<f64>().ok()? / under.parse::<f64>().ok()?),
        None => part.parse().ok(),
    });
    Some(parts.sum::<Option<f64>>()? + more)
}

fn after<'a>(text: &'a str, start: &str) -> Option<&'a str> {
    Some(&text[text.find(start)? + start.len()..])
}

/// What the second step says that a side has: in all, or by its regions.
fn told_by_regions(report: &Report, step: &str, color: Color) -> Option<f64> {
    let name = ["Black", "White"][usize::from(color == Color::White)];
    if let Some(rest) = after(step, &format!("{name} has ")) {
        return number(rest);
    }
    let Some(own) = after(step, &format!("{name}'s regions: ")) else {
        return Some(0.0);
    };
    let own = own.split(". ").next()?.trim_end_matches('.');
    let place = |id: &str| report.regions.iter().position(|region| region.sign == id);
    let of = |color: Color| report.regions.iter().filter(move |r| r.defender == color);
    let mut sum = 0.0;
    for run in own.split(", ").filter(|run| run.contains(" = ")) {
        let (ids, worth) = run.split_once(" = ")?;
        let count = match (ids.split_once(" and "), ids.split_once(" to ")) {
            (Some(_), _) => 2,
            (_, Some((first, last))) => {
                let (first, last) = (place(first)?, place(last)?);
                of(color)
                    .filter(|r| (first..=last).contains(&place(&r.sign).expect("it is there")))
                    .count()
            }
            _ => 1,
        };
        let mean = if worth.ends_with("move") || worth.ends_with("moves") || worth.ends_with("each")
        {
            number(worth)?
        } else {
            let id = ids.split(' ').next()?;
            let mean = report.regions[place(id)?].root().value.as_ref()?.mean;
            let over: f64 = mean.numer().to_string().parse().ok()?;
            let under: f64 = mean.denom().to_string().parse().ok()?;
            (over / under).abs()
        };
        sum += mean * f64::from(u32::try_from(count).ok()?);
    }
    Some(sum)
}

/// What the third step says that both have, without the shared liberties; absent where it tells no numbers.
fn told_by_sum(verdict: &Verdict, step: &str) -> Option<ByColor<f64>> {
    let shared = f64::from(verdict.shared);
    let mut both = if let Some(rest) = after(step, "Same count: ") {
        let n = number(rest)?;
        ByColor { black: n, white: n }
    } else if let Some(rest) = after(step, "Each side has ") {
        let n = number(rest)?;
        ByColor { black: n, white: n }
    } else if let Some(rest) =
        after(step, "White has ").filter(|_| step.contains(" against Black's "))
    {
        ByColor {
            white: number(rest)?,
            black: number(after(step, " against Black's ")?)?,
        }
    } else if let Some(rest) = after(step, "Black needs ") {
        // The moves that it takes to capture a side are its liberties.
        ByColor {
            black: number(after(step, "White needs ")?)?,
            white: number(rest)?,
        }
    } else if let Some(rest) = after(step, "Black has ") {
        let other = after(step, " against White's ").or_else(|| after(rest, ", White "));
        ByColor {
            black: number(rest)?,
            white: number(other?)?,
        }
    } else {
        return None;
    };
    let add = |both: &mut ByColor<f64>, color: Color| both[color] -= shared;
    if step.contains("one shared liberty included") {
        add(&mut both, Color::Black);
        add(&mut both, Color::White);
    }
    if let Rule::OnlyEye(color) | Rule::LargerEye(color) = verdict.rule {
        add(&mut both, color);
    }
    Some(both)
}

fn check(report: &Report, name: &str) -> (usize, Vec<String>) {
    let Some(verdict) = report.verdict.as_ref().filter(|v| v.is_counted()) else {
        return (0, Vec::new());
    };
    let steps = why(report, true, Phrasing::ENGLISH);
    let sum = steps.iter().find(|s| s.contains("Rule: "));
    let Some(by_sum) = sum.and_then(|sum| told_by_sum(verdict, sum)) else {
        return (0, Vec::new());
    };
    let step = steps.iter().find(|s| s.contains("'s regions: "));
    let step = step.map_or("", String::as_str);
    let mut wrong = Vec::new();
    // With a liberty inside, that is the last one, and nothing is saved outside.
    for (text, has_one) in [
        ("needs no approach move: ", false),
        ("has to be taken back: ", true),
    ] {
        for color in Color::ALL {
            let name = ["Black", "White"][usize::from(color == Color::White)];
            let has_inside = verdict.shared > 0 || report.eyes[color] > 0;
            if step.contains(&format!("{text}{name}")) && has_inside != has_one {
                wrong.push(format!("{name}: {color:?} {steps:#?}"));
            }
        }
    }
    for color in Color::ALL {
        let by_regions = told_by_regions(report, step, color);
        if by_regions.is_none_or(|n| (n - by_sum[color]).abs() > 1e-9) {
            wrong.push(format!(
                "{name}: {color:?} {by_regions:?} {} {:?} {:#?}",
                by_sum[color], verdict.external, steps
            ));
        }
    }
    (1, wrong)
}

#[test]
fn what_the_regions_count_adds_up() {
    let (mut told, mut wrong) = (0, Vec::new());
    let mut add = |report: &Report, name: &str| {
        let (n, more) = check(report, name);
        told += n;
        wrong.extend(more);
    };
    for sample in Sample::ALL.iter().filter(|s| s.subject() == Subject::Race) {
        let report = semeai_session::analyze(&sample.document(), None).expect("a position");
        add(&report, sample.id());
    }
    for case in fixture("races.json")["cases"].as_array().expect("cases") {
        let race = Race::new(&strings(&case["diagram"]));
        let picks = race.picks(&strings(&case["picks"]).join(" "));
        let name = case["name"].as_str().expect("a name");
        add(&race.analyze(&picks), name);
        add(
            &race.analyze_automatically(),
            &format!("{name} (automatically)"),
        );
    }
    for kind in Kind::ALL {
        for seed in 0..20 {
            let rows = board(kind, seed);
            if let Ok(race) = Race::try_new(&rows) {
                let picks = race.picks_of_useful_points(3, 40);
                add(
                    &race.analyze(&picks),
                    &format!("{kind:?} {seed}\n{}\n", rows.join("\n")),
                );
                add(
                    &race.analyze_automatically(),
                    &format!("{kind:?} {seed} automatically\n{}\n", rows.join("\n")),
                );
            }
        }
    }
    println!("{told} told");
    assert!(told > 150, "{told} are told");
    assert!(
        wrong.is_empty(),
        "{} of {told}\n{}",
        wrong.len(),
        wrong.join("\n")
    );
}

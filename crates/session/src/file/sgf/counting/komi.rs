//! Komi as records write it.
//!
//! The standard has a number of points (`6.5`). Servers and old programs also write hundredths of points or of stones (`650`,
//! `375`: 3¾ stones of two points each), tenths (`75`), Chinese stones (`3.75`, `3又3/4子`) and words (`6目半`, `6집반`). Where a
//! value can mean one thing only it is read so, and it is told how; what may mean anything is no komi.

use semeai_endgame::Scoring;

use super::plain;
use crate::counting::Komi;
use crate::file::error::KomiSpelling;

/// A bare number of at least so many points is in smaller units: nobody gives so much.
const LARGE: i64 = 50;

/// From here on a bare number is in hundredths.
const HUNDREDTHS: i64 = 100;

/// More hundredths of stones are given nowhere.
const MOST_STONES: i64 = 400;

/// A komi as a record has it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum KomiReading {
    /// A number of points, as the standard has it.
    Points(Komi),
    /// Something else that can only mean this.
    Meant(Komi, KomiSpelling),
    /// No value.
    Nothing,
    /// Not understood.
    Unknown,
}

impl KomiReading {
    /// What it is counted as, if it is known.
    pub(crate) const fn komi(self) -> Option<Komi> {
        match self {
            Self::Points(komi) | Self::Meant(komi, _) => Some(komi),
            Self::Nothing | Self::Unknown => None,
        }
    }
}

/// Reads a komi in a record whose points are counted so: hundredths of 2 to 4 are stones where stones are counted.
pub(crate) fn read(text: &str, scoring: Scoring) -> KomiReading {
    let text = text.trim();
    if text.is_empty() {
        return KomiReading::Nothing;
    }
    if let Some(komi) = Komi::parse(text).filter(|komi| is_plain(text, *komi)) {
        return KomiReading::Points(komi);
    }
    let meant = meant(&plain::folded(text), scoring);
    meant.map_or(KomiReading::Unknown, |(komi, spelling)| {
        KomiReading::Meant(komi, spelling)
    })
}

/// A komi as it is written so that [`read`] finds it again: a large one has its sign, which no server writes.
pub(crate) fn spelled(komi: Komi) -> String {
    let text = komi.to_string();
    if is_plain(&text, komi) {
        text
    } else if komi.halves() >= 0 {
        format!("+{text}")
    } else {
        format!("{text}.0")
    }
}

/// Whether a number of points is meant as such: it is not large, or has a sign that only people and this program write.
fn is_plain(text: &str, komi: Komi) -> bool {
    let has_part = text.contains(['.', ',', '/', '½']);
    let is_said = text.starts_with('+') || (has_part && text.starts_with(['-', '−']));
    let halves = i64::from(komi.halves().abs());
    let limit = if has_part { HUNDREDTHS } else { LARGE };
    is_said || halves < 2 * limit
}

/// What a text in small letters and narrow signs means.
fn meant(text: &str, scoring: Scoring) -> Option<(Komi, KomiSpelling)> {
    const NONE: [&str; 12] = [
        "none",
        "no",
        "no komi",
        "なし",
        "無し",
        "コミなし",
        "無",
        "无",
        "不贴目",
        "不貼目",
        "없음",
        "덤 없음",
    ];
    if NONE.contains(&text) {
        return Some((Komi::default(), KomiSpelling::Words));
    }
    let amount = Amount::of(text)?;
    let (hundredths, spelling) = amount.meant(scoring)?;
    let per_half = 50;
    let halves = i32::try_from(hundredths / per_half).ok()?;
    let komi = Komi::from_halves(halves).filter(|_| hundredths % per_half == 0)?;
    (hundredths.abs() <= 100 * LARGE).then_some((komi, spelling))
}

/// A number with what stands beside it.
#[derive(Clone, Copy, Debug)]
struct Amount {
    hundredths: i64,
    /// Whether nothing but the number stands there.
    is_bare: bool,
    /// Whether stones are named.
    is_stones: bool,
}

impl Amount {
    /// `375`, `3.75`, `6目半`, `3又3/4子`, `コミ6目半`; nothing for other words.
    fn of(text: &str) -> Option<Self> {
        const BEFORE: [&str; 14] = [
            "komi", "コミ", "込み", "黒", "黑", "흑", "덤", "先", "出し", "出", "贴", "貼", "还",
            "還",
        ];
        let mut rest = text;
        while let Some(after) = BEFORE.iter().find_map(|word| rest.strip_prefix(word)) {
            rest = after.trim_start_matches([' ', ':', ',']);
        }
        let had_words = rest.len() < text.len();
        let is_negative = rest.starts_with('-');
        rest = rest.strip_prefix(['-', '+']).unwrap_or(rest);
        let (mut hundredths, mut rest) = number(rest)?;
        let is_bare = !had_words && rest.is_empty();
        let mut is_stones = false;
        while !rest.is_empty() {
            let (more, after) = part(rest)?;
            match more {
                Suffix::Unit { stones } => is_stones |= stones,
                Suffix::More(more) => hundredths = hundredths.checked_add(more)?,
            }
            rest = after;
        }
        Some(Self {
            hundredths: if is_negative { -hundredths } else { hundredths },
            is_bare,
            is_stones,
        })
    }

    /// Hundredths of points, and how they are written.
    fn meant(self, scoring: Scoring) -> Option<(i64, KomiSpelling)> {
        let Self { hundredths, .. } = self;
        if self.is_stones {
            return Some((hundredths.checked_mul(2)?, KomiSpelling::Stones));
        }
        if !self.is_bare {
            return Some((hundredths, KomiSpelling::Words));
        }
        let whole = (hundredths % 100 == 0).then_some(hundredths / 100);
        let quarters =
            |stones: i64| stones.abs() <= MOST_STONES && stones % 50 != 0 && stones % 25 == 0;
        match whole {
            None if quarters(hundredths) => Some((hundredths * 2, KomiSpelling::Stones)),
            Some(number) if number.abs() == LARGE || number.abs() >= HUNDREDTHS => {
                let is_of_stones =
                    scoring == Scoring::Area && (200..=MOST_STONES).contains(&number.abs());
                if number % 25 != 0 || (number % 50 != 0 && !quarters(number)) {
                    None
                } else if quarters(number) || is_of_stones {
                    Some((number * 2, KomiSpelling::HundredthsOfStones))
                } else {
                    Some((number, KomiSpelling::Hundredths))
                }
            }
            Some(number) if number.abs() > LARGE => {
                (number % 5 == 0).then_some((number * 10, KomiSpelling::Tenths))
            }
            _ => Some((hundredths, KomiSpelling::Words)),
        }
    }
}

/// What may follow a number.
enum Suffix {
    Unit { stones: bool },
    More(i64),
}

/// Words for points behind a number.
const UNITS: [&str; 13] = [
    "points",
    "point",
    "pts",
    "pt",
    "moku",
    "目",
    "点",
    "點",
    "집",
    "점",
    "호",
    "コミ出し",
    "コミ",
];

fn part(text: &str) -> Option<(Suffix, &str)> {
    let text = text.trim_start();
    if text.is_empty() {
        return Some((Suffix::More(0), text));
    }
    if let Some(rest) = ["子", "stones", "stone"]
        .iter()
        .find_map(|unit| text.strip_prefix(unit))
    {
        return Some((Suffix::Unit { stones: true }, rest));
    }
    if let Some(rest) = UNITS.iter().find_map(|unit| text.strip_prefix(unit)) {
        return Some((Suffix::Unit { stones: false }, rest));
    }
    let more = [("半", 50), ("반", 50), ("½", 50), ("¼", 25), ("¾", 75)];
    if let Some((rest, more)) = more
        .iter()
        .find_map(|(sign, more)| Some((text.strip_prefix(sign)?, *more)))
    {
        return Some((Suffix::More(more), rest));
    }
    let fraction = text.strip_prefix(['又', '零']).unwrap_or(text).trim_start();
    let more = [("1/2", 50), ("1/4", 25), ("3/4", 75), ("2/4", 50)];
    let (rest, more) = more
        .iter()
        .find_map(|(sign, more)| Some((fraction.strip_prefix(sign)?, *more)))?;
    Some((Suffix::More(more), rest))
}

/// What a sign counts as a digit of any kind.
fn digit(sign: char) -> Option<i64> {
    const DIGITS: &str = "〇一二三四五六七八九";
    match sign {
        '零' => Some(0),
        '两' | '兩' => Some(2),
        _ => sign
            .to_digit(10)
            .map(i64::from)
            .or_else(|| i64::try_from(DIGITS.chars().position(|each| each == sign)?).ok()),
    }
}

/// The number at the beginning of a text, in hundredths, with digits of any kind.
fn number(text: &str) -> Option<(i64, &str)> {
    let (mut whole, mut part, mut part_digits, mut has_digit) = (0_i64, 0_i64, None, false);
    let mut end = 0;
    for (at, sign) in text.char_indices() {
        match (digit(sign), sign) {
            (Some(digit), _) => {
                has_digit = true;
                match &mut part_digits {
                    None => whole = whole.checked_mul(10)?.checked_add(digit)?,
                    // Further digits must be zeros: no komi has them.
                    Some(digits) => {
                        *digits += 1;
                        match *digits {
                            1 => part += digit * 10,
                            2 => part += digit,
                            _ if digit == 0 => {}
                            _ => return None,
                        }
                    }
                }
            }
            (None, '十') if part_digits.is_none() && !has_digit => {
                (whole, has_digit) = (1, true);
                // Tens: what follows is added by its digit, as in 十一.
                if !text[at + sign.len_utf8()..].starts_with(|next| digit(next).is_some()) {
                    whole = 10;
                }
            }
            (None, '.' | ',') if part_digits.is_none() && has_digit => part_digits = Some(0),
            _ => break,
        }
        end = at + sign.len_utf8();
    }
    let hundredths = whole.checked_mul(100)?.checked_add(part)?;
    has_digit.then_some((hundredths, &text[end..]))
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Half points as territory and as area.
    fn halves(text: &str) -> [Option<i32>; 2] {
        [Scoring::Territory, Scoring::Area]
            .map(|scoring| read(text, scoring).komi().map(Komi::halves))
    }

    #[test]
    fn what_servers_and_people_write_is_read_as_meant() {
        for (text, expected) in [
            ("6.5", 13),
            ("6.50", 13),
            ("0", 0),
            ("-5.5", -11),
            ("49", 98),
            // Hundredths of points and of stones.
            ("650", 13),
            ("750", 15),
            ("550", 11),
            ("50", 1),
            ("375", 15),
            ("325", 13),
            ("275", 11),
            ("-375", -15),
            // Tenths.
            ("75", 15),
            ("65", 13),
            // Stones.
            ("3.75", 15),
            ("2.75", 11),
            ("3.75子", 15),
            ("3又3/4子", 15),
            ("3 3/4子", 15),
            ("3¾子", 15),
            ("黑贴3又3/4子", 15),
            // Words.
            ("7.5目", 15),
            ("6目半", 13),
            ("六目半", 13),
            ("5目半コミ出し", 11),
            ("コミ6目半", 13),
            ("黒コミ 5目半", 11),
            ("6.5目", 13),
            ("7.5", 15),
            ("6집반", 13),
            ("덤 6집 반", 13),
            ("6.5집", 13),
            ("6.5 points", 13),
            ("Komi: 6.5", 13),
            ("7 1/2", 15),
            ("十目", 20),
            ("なし", 0),
            ("none", 0),
        ] {
            assert_eq!(halves(text), [Some(expected); 2], "{text}");
        }
        // Fox counts 3½ stones where stones are counted, and 3½ points elsewhere.
        assert_eq!(halves("350"), [Some(7), Some(14)]);
    }

    #[test]
    fn what_may_mean_anything_is_no_komi() {
        for text in [
            "six",
            "6.25",
            "6.25.1",
            "625",
            "370",
            "371",
            "6.3",
            "3.1子",
            "1e3",
            "375目",
            "黒",
            "99999999999999999999",
            "?",
            "5,5,5",
            "--6",
            "7又",
            "53",
        ] {
            assert_eq!(halves(text), [None; 2], "{text}");
            assert_eq!(read(text, Scoring::Area), KomiReading::Unknown, "{text}");
        }
        assert_eq!(read(" \n", Scoring::Area), KomiReading::Nothing);
    }

    #[test]
    fn every_komi_is_found_again_as_it_is_written() {
        for halves in -2 * Komi::LARGEST..=2 * Komi::LARGEST {
            let komi = Komi::from_halves(halves).expect("in the limits");
            for scoring in [Scoring::Territory, Scoring::Area] {
                assert_eq!(
                    read(&spelled(komi), scoring),
                    KomiReading::Points(komi),
                    "{komi}"
                );
            }
        }
    }
}

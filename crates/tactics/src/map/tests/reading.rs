//! What is read, what is refused and where, and what is printed.

use proptest::prelude::*;

use super::maps;
use crate::map::{
    ExpectedPart, FoundSign, Map, MapError, MapErrorKind, MapPrint, MapText, Preset, Script,
};

fn read(text: &str) -> Map {
    text.parse()
        .unwrap_or_else(|error| panic!("{text}: {error}"))
}

fn refused(text: &str) -> (usize, MapErrorKind) {
    let MapError { column, kind } = MapText::parse(text).expect_err(text);
    (column, kind)
}

fn unexpected(found: impl Into<Option<char>>, expected: ExpectedPart) -> MapErrorKind {
    let found = found.into().map_or(FoundSign::End, FoundSign::Character);
    MapErrorKind::Unexpected { found, expected }
}

#[test]
fn what_is_written_in_several_ways_is_the_same_map() {
    for (one, other) in [
        (r"B | W \ V", r"(B | W) \ V"),
        ("F Q3 W", "F(Q3(W))"),
        ("P1 P1 B", "P1(P1(B))"),
        ("B | W & V", "B | (W & V)"),
        ("B & W | V", "(B & W) | V"),
        ("~B & W", "(~B) & W"),
        ("F0B", "F0(B)"),
        ("F B", "F(B)"),
        ("FAB ABB", "F(AB(AB(B)))"),
        ("DBW", "DB(W)"),
        ("P4V", "P4(V)"),
        ("P004V", "P4 V"),
        ("B - W", r"B \ W"),
        ("¬B ∩ W ∪ V ∖ H", r"((~B & W) | V) \ H"),
        ("·B", "B"),
        ("F··(·W)", "F(W)"),
        ("\t( ( B ) )\n\u{3000}", "B"),
        ("{ C3 , D4 }", "{C3,D4}"),
        ("{ }", "{}"),
        ("LB|LW", "LB | LW"),
        (r"F(W | V \ F Q3(W))", r"F((W | V) \ F(Q3(W)))"),
        (
            r"P1(W) | Q4(B) \ (B \ Q0(W))",
            r"(P1(W) | Q4(B)) \ (B \ Q0(W))",
        ),
    ] {
        assert_eq!(read(one), read(other), "{one}");
    }
    assert_ne!(read(r"B \ (W \ V)"), read(r"B \ W \ V"));
    assert_ne!(read("F0 B"), read("F B"));
}

#[test]
fn a_fault_is_told_with_its_column_and_what_was_expected() {
    let (map, end) = (ExpectedPart::Map, ExpectedPart::JunctionOrEnd);
    let closing = ExpectedPart::JunctionOrClosing;
    for (text, column, kind) in [
        ("", 1, unexpected(None, map)),
        ("   ", 4, unexpected(None, map)),
        ("(B | W", 7, unexpected(None, closing)),
        ("(B W)", 4, unexpected('W', closing)),
        ("B W", 3, unexpected('W', end)),
        ("P4 V)", 5, unexpected(')', end)),
        ("Q(V)", 2, unexpected('(', ExpectedPart::Number)),
        ("P", 2, unexpected(None, ExpectedPart::Number)),
        ("P 4(V)", 2, unexpected(' ', ExpectedPart::Number)),
        ("A(W)", 2, unexpected('(', ExpectedPart::Side)),
        ("AV", 2, unexpected('V', ExpectedPart::Side)),
        ("D", 2, unexpected(None, ExpectedPart::Side)),
        ("L", 2, unexpected(None, ExpectedPart::Side)),
        ("F", 2, unexpected(None, map)),
        ("F0", 3, unexpected(None, map)),
        ("F00 B", 3, unexpected('0', map)),
        ("B |", 4, unexpected(None, map)),
        ("B || W", 4, unexpected('|', map)),
        ("| B", 1, unexpected('|', map)),
        ("B & & W", 5, unexpected('&', map)),
        ("B ~ W", 3, unexpected('~', end)),
        ("B · W", 3, unexpected('·', end)),
        ("·", 2, unexpected(None, map)),
        ("()", 2, unexpected(')', map)),
        ("b", 1, unexpected('b', map)),
        ("p4(v)", 1, unexpected('p', map)),
        ("P4(K)", 4, unexpected('K', map)),
        ("黒", 1, unexpected('黒', map)),
        ("∩ 黒", 1, unexpected('∩', map)),
        ("{", 2, unexpected(None, ExpectedPart::Point)),
        ("{,}", 2, unexpected(',', ExpectedPart::Point)),
        ("{C3,}", 5, unexpected('}', ExpectedPart::Point)),
        ("{C3 D4}", 5, unexpected('D', ExpectedPart::CommaOrClosing)),
        ("{C3", 4, unexpected(None, ExpectedPart::CommaOrClosing)),
        ("{a/b}", 3, unexpected('/', ExpectedPart::CommaOrClosing)),
        ("{-a}", 2, unexpected('-', ExpectedPart::Point)),
        ("{C3}}", 5, unexpected('}', end)),
        ("B\u{7}", 2, MapErrorKind::ControlCharacter('\u{7}')),
        ("\0B", 1, MapErrorKind::ControlCharacter('\0')),
        ("P\u{1b}", 2, MapErrorKind::ControlCharacter('\u{1b}')),
        ("{C\u{8}3}", 3, MapErrorKind::ControlCharacter('\u{8}')),
        ("P1000(V)", 2, MapErrorKind::NumberTooLarge),
        (
            "B | Q999999999999999999999999999999 V",
            6,
            MapErrorKind::NumberTooLarge,
        ),
    ] {
        assert_eq!(refused(text), (column, kind), "{text:?}");
    }
}

#[test]
fn a_map_is_not_too_deep_and_not_too_large() {
    let operators = |count: usize| "F".repeat(count) + " B";
    assert_eq!(read(&operators(63)).depth(), 64);
    assert_eq!(refused(&operators(64)), (64, MapErrorKind::TooDeep));
    assert_eq!(refused(&operators(1_000_000)), (64, MapErrorKind::TooDeep));
    let parentheses = |count: usize| "(".repeat(count) + "B" + &")".repeat(count);
    assert_eq!(read(&parentheses(64)), read("B"));
    assert_eq!(refused(&parentheses(65)), (65, MapErrorKind::TooDeep));
    assert_eq!(refused(&"(".repeat(1_000_000)), (65, MapErrorKind::TooDeep));
    let row = |count: usize| vec!["B"; count].join("|");
    assert_eq!(read(&row(64)).depth(), 64);
    assert_eq!(refused(&row(65)), (128, MapErrorKind::TooDeep));
    // A depth that is put together of both.
    let both = format!("{}({})", "F".repeat(32), row(32));
    assert_eq!(read(&both).depth(), 64);
    assert_eq!(refused(&format!("~{both}")), (1, MapErrorKind::TooDeep));
    // 511 leaves have 510 junctions, and three parts are left.
    let balanced = |leaves: usize| {
        let mut parts = vec!["B".to_owned(); leaves];
        while parts.len() > 1 {
            let pairs = parts.chunks(2);
            parts = pairs.map(|pair| format!("({})", pair.join("&"))).collect();
        }
        parts.remove(0)
    };
    let most = format!("~~~{}", balanced(511));
    assert_eq!(read(&most).size(), 1_024);
    let (_, kind) = refused(&format!("~{most}"));
    assert_eq!(kind, MapErrorKind::TooManyParts);
}

#[test]
fn what_is_printed_has_parentheses_wherever_two_are_put_together() {
    for (text, canonical, mathematics) in [
        (r"B|W\V", r"(B | W) \ V", "(B ∪ W) ∖ V"),
        ("~~(B&~W)", "~~(B & ~W)", "¬¬(B ∩ ¬W)"),
        (
            "F0 AB DW P12 Q0 LB",
            "F0(AB(DW(P12(Q0(LB)))))",
            "F₀(Aᴮ(Dᵂ(P₁₂(Q₀(Lᴮ)))))",
        ),
        ("{C3,D4} | {}", "{C3,D4} | {}", "{C3, D4} ∪ {}"),
    ] {
        let map = read(text);
        assert_eq!(map.to_string(), canonical);
        assert_eq!(map.mathematics().with_scripts(), mathematics);
    }
    let scripts = read("P12 AB W").mathematics();
    assert_eq!(scripts.text, "P12(AB(W))");
    let (lowered, raised) = (Script::Lowered, Script::Raised);
    assert_eq!(scripts.scripts, [(1, lowered), (2, lowered), (5, raised)]);
    assert_eq!(read(r"B \ W").head(), "∖");
    assert_eq!(read("P12 W").head(), "P₁₂");
    assert_eq!(read("{A1}").head(), "{A1}");
}

/// The text of each part.
fn parts(print: &MapPrint) -> Vec<String> {
    let letters: Vec<char> = print.text.chars().collect();
    let ranges = print.ranges.iter().cloned();
    ranges
        .map(|range| letters[range].iter().collect())
        .collect()
}

#[test]
fn every_part_has_its_place_in_the_text_and_in_the_mathematics() {
    let text = r"F( W|(V \ F ¬Q3(W) ) )";
    let read = MapText::parse(text).expect("a map");
    let letters: Vec<char> = text.chars().collect();
    let ranges = read.ranges.iter().cloned();
    let told: Vec<String> = ranges
        .map(|range| letters[range].iter().collect())
        .collect();
    let expected = [
        text,
        r"W|(V \ F ¬Q3(W) )",
        "W",
        r"V \ F ¬Q3(W)",
        "V",
        "F ¬Q3(W)",
        "¬Q3(W)",
        "Q3(W)",
        "W",
    ];
    assert_eq!(told, expected);
    let mathematics = parts(&read.map.mathematics());
    assert_eq!(mathematics[1], "W ∪ (V ∖ F(¬Q3(W)))");
    assert_eq!(mathematics[3], "V ∖ F(¬Q3(W))");
    assert_eq!(mathematics.len(), read.map.size());
}

#[test]
fn presets_are_read_and_have_names_of_their_own() {
    for preset in Preset::ALL {
        assert_eq!(preset.map(), read(preset.text()));
        assert_eq!(Preset::named(preset.name()), Some(preset));
    }
    assert_eq!(Preset::named("paper-6"), None);
    assert_eq!(Preset::named("@paper-1"), None);
}

proptest! {
    #[test]
    fn what_is_printed_is_read_again(map in maps::map(&["C3", "12", "東"])) {
        let print = map.canonical();
        let again = MapText::parse(&print.text).expect("what we print we read");
        prop_assert_eq!(&again.map, &map);
        prop_assert_eq!(&again.ranges, &print.ranges);
        let texts: Vec<Map> = parts(&print).iter().map(|text| read(text)).collect();
        prop_assert_eq!(texts.iter().collect::<Vec<_>>(), map.parts());
        let mathematics = map.mathematics();
        let plain = mathematics.text.replace(", ", ",");
        prop_assert_eq!(read(&plain), map);
    }

    #[test]
    fn any_text_is_read_or_refused_at_a_column_of_it(text in "[ABDFHLPQVWX0-9(){},&|\\\\~·∩ -]{0,40}") {
        match MapText::parse(&text) {
            Ok(read) => prop_assert_eq!(read.map.to_string().parse(), Ok(read.map)),
            Err(error) => prop_assert!((1..=text.chars().count() + 1).contains(&error.column)),
        }
    }
}

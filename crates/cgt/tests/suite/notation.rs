//! Texts: what is understood, what is written, and what is refused with which words.

use proptest::prelude::*;
use semeai_cgt::{Arena, Dyadic, Formula, Rational, RawGame, Relation, Style, Token, TokenKind};

fn shown_in(text: &str, style: Style) -> String {
    let mut arena = Arena::new();
    let game = arena
        .parse(text)
        .unwrap_or_else(|error| panic!("{text}: {error}"));
    arena.display_in(game, style)
}

fn shown(text: &str) -> String {
    shown_in(text, Style::ASCII)
}

fn refusal(text: &str) -> String {
    match Arena::new().parse(text) {
        Ok(_) => panic!("{text:?} was accepted"),
        Err(error) => error.to_string(),
    }
}

#[test]
fn numbers() {
    for (text, expected) in [
        ("0", "0"),
        ("-7", "-7"),
        ("6/4", "3/2"),
        ("-3/2", "-3/2"),
        ("2 1/8", "17/8"),
        ("-2 1/8", "-17/8"),
        ("2½", "5/2"),
        ("\u{2212}¾", "-3/4"),
        ("  1  ", "1"),
    ] {
        assert_eq!(shown(text), expected, "{text}");
    }
}

#[test]
fn infinitesimals() {
    for (text, expected) in [
        ("*", "*"),
        ("*1", "*"),
        ("*0", "0"),
        ("*2+*3", "*"),
        ("^", "^"),
        ("^^^", "^3"),
        ("↑↑", "^^"),
        ("⇑*", "^^*"),
        ("⇓", "vv"),
        ("↓3*2", "v3*2"),
        ("vv", "vv"),
        ("1/2^*", "1/2^*"),
        ("+_2", "tiny(2)"),
        ("-_2", "miny(2)"),
        ("1+_2", "1+tiny(2)"),
        ("tiny(3/2)", "tiny(3/2)"),
        ("-tiny(1)", "miny(1)"),
        ("3||3|1", "3+tiny(2)"),
        ("{5|3||3}", "3+miny(2)"),
    ] {
        assert_eq!(shown(text), expected, "{text}");
    }
}

#[test]
fn sums_and_multiples() {
    for (text, expected) in [
        ("1-3v", "-2^"),
        ("-3v", "-3v"),
        ("1 + -3v", "-2v"),
        ("1 - -3v", "4^"),
        ("--1", "1"),
        ("3.^", "^3"),
        ("-2.{1|0}", "-1"),
        ("3·*", "*"),
        ("2.(1/2)", "1"),
        ("0.{3|1}", "0"),
        ("{4|0}-(1-2)", "{5|1}"),
        ("(1|-1)", "{1|-1}"),
        ("±1", "{1|-1}"),
        ("±{3|1}", "{3|1||-1|-3}"),
        // Up minus 2: the sign never belongs to the count.
        ("^-2", "-2^"),
        ("-0^", "^"),
        ("-(^*)", "v*"),
        ("-(3v*)", "-3^*"),
        ("2.-3v", "-6vv"),
    ] {
        assert_eq!(shown(text), expected, "{text}");
    }
}

#[test]
fn bars_of_any_length() {
    for (text, expected) in [
        ("{6||4|0}", "{6||4|0}"),
        ("{6|{4|0}}", "{6||4|0}"),
        ("{6|4|0}", "{6||4|0}"),
        ("6|4|0", "{6||4|0}"),
        ("{4|3||2|||1|0}", "{4|3||2|||1|0}"),
        ("{4|2||0|-2}", "{4|2||0|-2}"),
        ("{0||||0}", "*"),
        (
            "{{4|1},{4|1*}|-1,{1|-3},{1*|-3}}",
            "{{4|1},{4|1*}|-1,{1|-3},{1*|-3}}",
        ),
        ("{1|||0}", "{1|0}"),
    ] {
        assert_eq!(shown(text), expected, "{text}");
    }
}

#[test]
fn styles() {
    let plain = |text| shown_in(text, Style::PLAIN);
    let unicode = |text| shown_in(text, Style::UNICODE);
    assert_eq!(plain("{6||4|0}"), "{6|{4|0}}");
    assert_eq!(plain("tiny(2)"), "{0|{0|-2}}");
    assert_eq!(plain("^^*"), "^2*");
    assert_eq!(unicode("-1^*"), "-1↑*");
    assert_eq!(unicode("^^"), "⇑");
    assert_eq!(unicode("v3"), "↓3");
    assert_eq!(unicode("{3/2|-3/2}"), "±3/2");
}

/// `+-` written together is plus-minus wherever it stands, as in `CGSuite`; with a space between them the signs are two.
#[test]
fn plus_minus_is_read_as_it_is_typed() {
    for (typed, meant) in [
        ("+-1", "{1|-1}"),
        ("+\u{2212}1", "{1|-1}"),
        ("＋－１", "{1|-1}"),
        ("+- 1", "{1|-1}"),
        ("±1", "{1|-1}"),
        ("-±1", "{1|-1}"),
        ("-+-1", "{1|-1}"),
        ("+-{4|0}", "{{4|0}|{0|-4}}"),
        ("+-(1+*)", "{1*|-1*}"),
        ("±-1", "{-1|1}"),
        ("+-+-1", "{{1|-1}|{1|-1}}"),
        ("3.+-1", "±1+±1+±1"),
        ("2+-1", "{3|1}"),
        ("2±1", "{3|1}"),
        ("{2+-1|0}", "{3|1||0}"),
        ("(+-1)", "{1|-1}"),
        ("+-1+-2", "±1+±2"),
        ("1 + -1", "0"),
        ("1 + - 1", "0"),
        ("+ -1", "-1"),
        ("1 +-_2", "1+miny(2)"),
    ] {
        assert_eq!(shown(typed), shown(meant), "{typed}");
    }
}

#[test]
fn names_stand_for_what_they_were_defined_as() {
    for (text, meant) in [
        ("g := {2|0}; g", "{2|0}"),
        ("g := {2|0}", "{2|0}"),
        ("g:={2|0};", "{2|0}"),
        ("g := {2|0}; h := g + *; h - 2.g", "*-{2|0}"),
        ("g := 2||0|-1; {g,1|-g}", "{{2||0|-1},1|-{2||0|-1}}"),
        ("g1 := *; g_2 := ^; g1 + -g_2", "*+v"),
        ("x := 1; ±x", "±1"),
        ("x := 1; y := {2|0}; ±(x,y)", "{1,{2|0}|-1,{0|-2}}"),
        ("値 := 3; 値 + 値", "6"),
        ("ｇ：＝｛２｜０｝；ｇ", "{2|0}"),
        ("heated := 1; heated", "1"),
        ("value := 1; value", "1"),
    ] {
        assert_eq!(shown(text), shown(meant), "{text}");
    }
    // Worked out once each, where every name stands for two of the one before.
    let doubled: Vec<String> = (1..60)
        .map(|n| format!("g{n} := g{0}-g{0}; ", n - 1))
        .collect();
    let text = format!("g0 := {{2|0}}; {} g59", doubled.concat());
    assert_eq!(shown(&text), "0");
    assert!(RawGame::parse("g := 1; h := g + g; h").unwrap().size() > 2);
}

#[test]
fn functions_take_games() {
    for (text, meant) in [
        ("cool({4|0}, 2)", "2*"),
        ("cool((4|0),2)", "2*"),
        ("heat(*,1)", "{1|-1}"),
        ("Heat(*, {0|1})", "{1/2|-1/2}"),
        ("overheat({1|0},1*,1)", "{2*|-1}"),
        ("norton(1/2,^)", "{^^*|v*}"),
        ("ordinal(*,1) + 3", "3^*"),
        ("reduced({2^|0*})", "{2|0}"),
        ("weight(^^*)", "2"),
        ("2.heat(*,1) - heat(v,1)", "-heat(v,1)"),
        ("up(0,1)", "{0|v*}"),
        ("up(2)", "^^"),
        ("up(1,1)+*", "{^|*}+*"),
        ("up(1, -1)", "^-{0|v*}"),
        ("up(0)", "0"),
        ("±(1,{2|0})", "{1,{2|0}|-1,{0|-2}}"),
        ("±(6||4|0)", "±{6||4|0}"),
        ("1±(1,{2|0})", "1+{1,{2|0}|-1,{0|-2}}"),
        ("+-(1,{2|0})", "±(1,{2|0})"),
    ] {
        assert_eq!(shown(text), shown(meant), "{text}");
        let raw = RawGame::parse(text).unwrap();
        let mut arena = Arena::new();
        let value = arena.parse(text).unwrap();
        assert_eq!(raw.value(&mut arena), Ok(value), "{text}");
    }
}

#[test]
fn definitions_and_functions_are_refused_in_words() {
    for (text, expected) in [
        (
            "g := {g|0}; g",
            "column 7: the name `g` is not known here; a name is defined before it is used, as in g := {2|0}; g + g",
        ),
        (
            "tiny := 1; 2",
            "column 1: `tiny` has a meaning already; choose another name",
        ),
        (
            "v := 1; 2",
            "column 1: `v` has a meaning already; choose another name",
        ),
        (
            "v2 := 1; 2",
            "column 1: `v2` has a meaning already; choose another name",
        ),
        (
            "g := 1; g := 2; g",
            "column 9: `g` has a meaning already; choose another name",
        ),
        (
            ":= 1",
            "column 1: expected a name before `:=`, but found `:`",
        ),
        ("g := ; g", "column 6: expected a game, but found `;`"),
        (
            "1; 2",
            "column 2: expected `+`, `-`, `,`, a bar or the end of the brackets, but found `;`",
        ),
        (
            "{1;2|0}",
            "column 3: expected `+`, `-`, `,`, a bar or the end of the brackets, but found `;`",
        ),
        ("heat(*)", "column 1: heat takes 2 games, but 1 stand here"),
        (
            "weight(*,1)",
            "column 1: weight takes 1 game, but 2 stand here",
        ),
        ("heat()", "column 6: expected a game, but found `)`"),
        ("heat 2", "column 6: expected `(`, but found `2`"),
        (
            "norton({4|0}, *)",
            "column 1: the unit of a Norton product must be above zero",
        ),
        (
            "weight({4|0})",
            "column 1: only an all-small game has an atomic weight: in every position both players can move, or neither",
        ),
        (
            "cool({4|0}, *)",
            "column 1: this game is no number of the kind that is needed here",
        ),
        (
            "up(1/2)",
            "column 1: this game is no number of the kind that is needed here",
        ),
        (
            "heat({4|0}, -1)",
            "column 1: a game cannot be cooled or heated by -1, which is below zero",
        ),
    ] {
        let error = Arena::new().parse(text).unwrap_err();
        assert_eq!(error.to_string(), expected, "{text}");
    }
    let many: Vec<String> = (0..=1000).map(|n| format!("g{n} := 1; ")).collect();
    let error = Arena::new().parse(&many.concat()).unwrap_err();
    assert!(
        error.to_string().ends_with("more than 1000 names"),
        "{error}"
    );
}

/// What is printed beside the short form are the canonical options, and it is read back as the same game.
#[test]
fn every_game_can_be_written_in_braces() {
    for (text, name, braces) in [
        ("+-1", "±1", "{1|-1}"),
        ("+-3/2", "±3/2", "{3/2|-3/2}"),
        ("{4|0}", "{4|0}", "{4|0}"),
        ("tiny(2)", "tiny(2)", "{0||0|-2}"),
        ("±(1,{2|0})", "±(1,{2|0})", "{1,{2|0}|-1,{0|-2}}"),
        ("{6||4|0|||0|-4||-6}", "±{6||4|0}", "{6||4|0|||0|-4||-6}"),
        ("{^|*}", "up(1,1)", "{^|*}"),
        ("{0||0|v*} - 1/2", "-1/2+up(1,2)+*", "{-1/2||-1/2|-1/2v*}"),
        ("-{0|v*}", "up(0,-1)", "{^*|0}"),
        ("1+miny(2)", "1+miny(2)", "{3|1||1}"),
        ("{tiny(1)|-9}", "{tiny(1)|-9}", "{0||0|-1|||-9}"),
        ("^", "^", "{0|*}"),
        ("2v*3", "2v*3", "{2*2|2}"),
        ("*2", "*2", "{*,0|*,0}"),
        ("0", "0", "{|}"),
        ("3", "3", "{2|}"),
        ("-3/2", "-3/2", "{-2|-1}"),
    ] {
        let mut arena = Arena::new();
        let game = arena.parse(text).unwrap();
        assert_eq!(
            arena.formula_by_name(game).unwrap().as_str(),
            name,
            "{text}"
        );
        let written = arena.formula_in_braces(game).unwrap();
        assert_eq!(arena.parse(written.as_str()), Ok(game), "{text}");
        assert_eq!(written.as_str(), braces, "{text}");
    }
}

#[test]
fn refusals_name_the_column_and_what_was_expected() {
    for (text, expected) in [
        ("", "column 1: expected a game, but found the end"),
        ("   ", "column 4: expected a game, but found the end"),
        ("()", "column 2: expected a game, but found `)`"),
        ("{1|0", "column 1: `{` is never closed"),
        ("1|0}", "column 4: `}` closes nothing"),
        (
            "{1|(0}",
            "column 6: expected `+`, `-`, `,`, a bar or the end of the brackets, but found `}`",
        ),
        (
            "2*{5|0}",
            "column 3: no sign between two games; a sum is written 2 + {5|0}, a multiple 2.{5|0}",
        ),
        (
            "{1}",
            "column 1: braces without a bar; expected {left|right}",
        ),
        (
            "{}",
            "column 1: braces without a bar; expected {left|right}",
        ),
        (
            "1,2",
            "column 2: expected one game; options belong into braces with a bar, but found `,`",
        ),
        ("{1,|0}", "column 4: expected a game, but found `|`"),
        ("{,1|0}", "column 2: expected a game, but found `,`"),
        ("1/0", "column 1: division by zero"),
        ("1/", "column 3: expected a denominator, but found the end"),
        (
            "{1|2/3}",
            "column 4: 2/3 is no dyadic fraction (its denominator is no power of two), so no short game has this value",
        ),
        (
            "foo",
            "column 1: the name `foo` is not known here; a name is defined before it is used, as in g := {2|0}; g + g",
        ),
        ("1+up", "column 5: expected `(`, but found the end"),
        ("tiny 2", "column 6: expected `(`, but found `2`"),
        (
            "0.5",
            "column 1: decimal fractions are not read; write 1/2, or 2.(5) for the multiple",
        ),
        (
            "1/2.*",
            "column 1: expected an integer before the dot of a multiple, but found 1/2",
        ),
        (
            "^^2",
            "column 1: expected either several arrows or one with a count, but found a count",
        ),
        (
            "1\u{7}",
            "column 2: the character (U+0007) has no meaning here",
        ),
        (
            "{1|\u{0}}",
            "column 4: the character (U+0000) has no meaning here",
        ),
        (
            "2~1",
            "column 2: expected `+`, `-`, `,`, a bar or the end of the brackets, but found `~`",
        ),
        ("1+", "column 3: expected a game, but found the end"),
        ("*65536", "column 2: the nimber is too large"),
        ("*99999999999", "column 2: the nimber is too large"),
        ("^99999999999", "column 2: the multiple of up is too large"),
        (
            "99999999999999999999.*",
            "column 1: the multiple is too large",
        ),
    ] {
        assert_eq!(refusal(text), expected, "{text:?}");
    }
    assert_eq!(
        refusal(&"9".repeat(60)),
        "column 1: the number is too large"
    );
    let bar = format!("{{1{}0}}", "|".repeat(65));
    assert_eq!(
        refusal(&bar),
        "column 3: a bar of 65 strokes; expected at most 64"
    );
}

#[test]
fn long_chains_are_printed_so_that_they_can_be_read() {
    let mut text = "{0|-200}".to_string();
    for n in 1..150 {
        text = format!("{{{n}|{text}}}");
    }
    let mut arena = Arena::new();
    let game = arena.parse(&text).unwrap();
    let shown = arena.display(game);
    assert_eq!(arena.parse(&shown), Ok(game));
}

fn check_tokens(written: &Formula) {
    let tokens: Vec<Token<'_>> = written.tokens().collect();
    let text: String = tokens.iter().map(|token| token.text).collect();
    assert_eq!(text, written.as_str());
    for token in &tokens {
        assert!(is_of_its_kind(*token), "{token:?} of {written}");
    }
    for pair in tokens.windows(2) {
        let is_one = [TokenKind::Integer, TokenKind::Fraction, TokenKind::Bar];
        let both = pair.iter().all(|token| is_one.contains(&token.kind));
        assert!(
            !both || pair[0].kind == TokenKind::Bar || pair[1].kind == TokenKind::Bar,
            "{pair:?} of {written}"
        );
        assert!(
            !both || pair[0].kind != pair[1].kind,
            "{pair:?} of {written}"
        );
    }
}

/// The kinds told apart by the characters alone.
fn is_of_its_kind(token: Token<'_>) -> bool {
    let is_number = |text: &str| !text.is_empty() && text.bytes().all(|b| b.is_ascii_digit());
    let text = token.text;
    match token.kind {
        TokenKind::Integer => is_number(text),
        TokenKind::Fraction => text
            .split_once('/')
            .is_some_and(|(above, below)| is_number(above) && is_number(below)),
        TokenKind::Minus => text == "-",
        TokenKind::Up => matches!(text, "^" | "↑" | "⇑"),
        TokenKind::Down => matches!(text, "v" | "↓" | "⇓"),
        TokenKind::Star => text == "*",
        TokenKind::Open => text == "{",
        TokenKind::Close => text == "}",
        TokenKind::Bar => text.bytes().all(|b| b == b'|') && (1..=64).contains(&text.len()),
        TokenKind::Comma => text == ",",
        TokenKind::Name => matches!(text, "tiny" | "miny" | "±"),
        TokenKind::Bracket => matches!(text, "(" | ")"),
        TokenKind::Sign => matches!(text, "+" | "<" | "=" | ">"),
        TokenKind::Omission => text == "…",
    }
}

#[test]
fn numbers_and_signs_are_written_as_games_are() {
    let shown = |written: Formula| {
        check_tokens(&written);
        written.to_string()
    };
    assert_eq!(shown(Rational::new(-17, 3).into()), "-17/3");
    assert_eq!(shown(Dyadic::integer(-4).into()), "-4");
    assert_eq!(shown(i128::MIN.into()), i128::MIN.to_string());
    assert_eq!(shown(u128::MAX.into()), u128::MAX.to_string());
    assert_eq!(shown(Relation::Confused.into()), "||");
    assert_eq!(Formula::from(Relation::Less), "<");
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(3000))]

    /// Whatever is typed, the parser answers; and what it accepts, it can print and read again.
    #[test]
    fn no_text_breaks_the_parser(text in r"[-+{}|,*^v0-9./() ±↑↓⇑⇓½_tinym·]{0,24}") {
        let mut arena = Arena::with_budget(semeai_cgt::Budget::default().with_steps(100_000));
        match arena.parse(&text) {
            Ok(game) => {
                let shown = arena.display(game);
                prop_assert_eq!(arena.parse(&shown), Ok(game));
            }
            Err(error) => prop_assert!(error.column <= text.chars().count() + 1),
        }
    }

    /// The texts of the tokens are the text, each is of its kind, and none is cut in two.
    #[test]
    fn tokens_are_the_text(text in crate::laws::game_text(), number in -9_i32..9, ups in -4_i32..4, name in 0..3) {
        let mut arena = Arena::new();
        let named = ["", "+tiny(3/2)", "+miny(2)"][usize::try_from(name).unwrap()];
        for text in [text, format!("{number}{named}"), format!("{number}/8+{ups}.^+*3{named}")] {
            let game = arena.parse(&text).unwrap();
            let written = arena.formula(game);
            prop_assert_eq!(written.as_str(), arena.display(game));
            check_tokens(&written);
            let options = (arena.left_options(game).unwrap(), arena.right_options(game).unwrap());
            let options = arena.formula_options(&options.0, &options.1);
            check_tokens(&options);
            prop_assert_eq!(arena.parse(options.as_str()), Ok(game));
            let cut = written.cut(5);
            check_tokens(&cut);
            prop_assert_eq!(cut.is_whole(), written.as_str().len() <= 5);
            prop_assert!(cut.as_str().chars().count() <= 6);
        }
    }

    #[test]
    fn no_characters_break_the_parser(text in any::<String>()) {
        if let Err(error) = Arena::new().parse(&text) {
            prop_assert!(!error.to_string().is_empty());
        }
    }
}

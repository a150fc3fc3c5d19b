//! What a position is looked at for, and how the points of its endgame are counted.
//!
//! Komi and rules stand where every program looks for them (`KM`, `RU`). They are written as they were read, as long as they
//! say what the document says: `RU[AGA]` and `KM[6.50]` stay. The subject, and prisoners that do not follow from the moves of
//! the game, have properties of their own.

mod komi;
mod plain;
mod rules;

use semeai_board::ByColor;
use semeai_endgame::Scoring;

use self::komi::KomiReading;
use self::rules::RulesReading;
use super::games::Root;
use super::names;
use super::reading::oddities::shown;
use super::scan::{Property, spot};
use super::value::escape;
use crate::Document;
use crate::counting::{Counting, Komi, Prisoners, Subject};
use crate::file::error::FileNotice;

/// Reads a value of a property; nothing if it cannot be understood.
type Reading<T> = fn(&str) -> Option<T>;

/// What the root says.
pub(super) fn read(
    text: &str,
    root: &Root<'_>,
    notices: &mut Vec<FileNotice>,
) -> (Subject, Counting) {
    let mut odd = |property: &Property<'_>| notices.push(unreadable(text, property));
    let ours = value(root, names::SUBJECT, read_subject, &mut odd);
    let subject = ours.map_or_else(Subject::default, |(subject, _)| subject);
    let rules = root.text(names::RULES).map(|said| rules::read(&said));
    if let (Some(RulesReading::Unknown), Some(property)) = (rules, root.first(names::RULES)) {
        notices.push(FileNotice::RulesUnknown {
            value: shown(property.value()),
            spot: spot(text, property.at),
        });
    }
    let by_rules = rules.and_then(RulesReading::scoring);
    let scoring = ours.map(|(_, scoring)| scoring).or(by_rules);
    let written = root.text(names::KOMI);
    let komi = written.map(|said| komi::read(&said, by_rules.unwrap_or_default()));
    if let (Some(read), Some(property)) = (komi, root.first(names::KOMI)) {
        notices.extend(komi_notice(text, property, read));
    }
    let counting = Counting {
        scoring: scoring.unwrap_or_default(),
        komi: komi.and_then(KomiReading::komi).unwrap_or_default(),
        prisoners: Prisoners::default(),
    };
    (subject, counting)
}

/// How rules count points, by a name that people, records or programs give them (`Japanese`, `tromp-taylor`, or as `KataGo` writes
/// them); nothing if that does not say it.
pub fn scoring_of_rules(name: &str) -> Option<Scoring> {
    rules::read(name).scoring()
}

/// Komi as a root says it: the number if it is understood, else what stands there.
pub(super) fn komi_of(root: &Root<'_>) -> Option<String> {
    let said = root.text(names::KOMI)?;
    let read = komi::read(
        &said,
        scoring_of(&root.text(names::RULES).unwrap_or_default()),
    );
    Some(read.komi().map_or(said, |komi| komi.to_string()))
}

/// What is to be said of a komi that is not simply a number of points.
fn komi_notice(text: &str, property: &Property<'_>, read: KomiReading) -> Option<FileNotice> {
    let spot = spot(text, property.at);
    match read {
        KomiReading::Points(_) => None,
        KomiReading::Meant(komi, spelling) => Some(FileNotice::KomiMeant {
            value: shown(property.value()),
            komi,
            spelling,
            spot,
        }),
        KomiReading::Nothing => Some(FileNotice::KomiMissing { spot }),
        KomiReading::Unknown => Some(FileNotice::KomiUnknown {
            value: shown(property.value()),
            spot,
        }),
    }
}

fn unreadable(text: &str, property: &Property<'_>) -> FileNotice {
    FileNotice::Unreadable {
        property: property.name().into_owned(),
        value: shown(property.value()),
        spot: spot(text, property.at),
    }
}

/// How these rules count; as is usual where they do not say it.
fn scoring_of(rules: &str) -> Scoring {
    rules::read(rules).scoring().unwrap_or_default()
}

/// The prisoners that somebody said; else those of the game.
pub(super) fn read_prisoners(
    text: &str,
    root: &Root<'_>,
    taken: ByColor<u32>,
    notices: &mut Vec<FileNotice>,
) -> Prisoners {
    let said = root.first(names::PRISONERS);
    let read = said.map(|said| Prisoners::parse(said.value()));
    if let (Some(said), Some(None)) = (said, read) {
        notices.push(unreadable(text, said));
    }
    read.flatten()
        .unwrap_or_else(|| Prisoners::default().and(taken))
}

fn value<T>(
    root: &Root<'_>,
    name: &str,
    reading: Reading<T>,
    odd: &mut impl FnMut(&Property<'_>),
) -> Option<T> {
    let property = root.first(name)?;
    let read = reading(property.value());
    if read.is_none() {
        odd(property);
    }
    read
}

fn read_subject(text: &str) -> Option<(Subject, Scoring)> {
    let (subject, scoring) = text.trim().split_once(':')?;
    let mut subjects = Subject::ALL.into_iter();
    let subject = subjects.find(|known| known.name() == subject)?;
    let scoring = match scoring {
        "territory" => Scoring::Territory,
        "area" => Scoring::Area,
        _ => return None,
    };
    Some((subject, scoring))
}

/// The lines of the root, with what stood there before as far as it says the same.
pub(super) fn written(document: &Document, komi: Option<&str>, rules: Option<&str>) -> [String; 4] {
    let Counting {
        scoring, prisoners, ..
    } = document.endgame.counting;
    let has_subject = document.subject != Subject::default();
    let subject = document.subject.name();
    let name = match scoring {
        Scoring::Territory => "territory",
        Scoring::Area => "area",
    };
    let said = prisoners.taken();
    let has_prisoners = said != document.taken();
    let rules = written_rules(scoring, has_subject, rules);
    [
        written_komi(document.endgame.counting.komi, komi, rules.as_deref()),
        rules.map_or_else(String::new, |rules| {
            format!("{}[{}]", names::RULES, escape(&rules))
        }),
        if has_subject {
            format!("{}[{subject}:{name}]", names::SUBJECT)
        } else {
            String::new()
        },
        if has_prisoners {
            format!("{}[{},{}]", names::PRISONERS, said.black, said.white)
        } else {
            String::new()
        },
    ]
}

/// A value that stood there before stays if it says the same beside the rules that are written, or says nothing and nobody has
/// said another.
fn written_komi(komi: Komi, before: Option<&str>, rules: Option<&str>) -> String {
    let scoring = scoring_of(rules.unwrap_or_default());
    let says = before.map(|before| komi::read(before, scoring).komi().unwrap_or_default());
    match (says, before) {
        (Some(says), Some(before)) if says == komi => {
            format!("{}[{}]", names::KOMI, escape(before))
        }
        (None, _) if komi == Komi::default() => String::new(),
        _ => format!("{}[{}]", names::KOMI, komi::spelled(komi)),
    }
}

fn written_rules(scoring: Scoring, has_subject: bool, before: Option<&str>) -> Option<String> {
    let is_needed = has_subject || scoring != Scoring::default();
    let says = before.and_then(|before| rules::read(before).scoring());
    let stays = match says {
        Some(says) => says == scoring,
        None => scoring == Scoring::default(),
    };
    let ours = match scoring {
        Scoring::Territory => "Japanese",
        Scoring::Area => "Chinese",
    };
    match before {
        Some(before) if stays => Some(before.to_owned()),
        _ if is_needed || says.is_some() => Some(ours.to_owned()),
        _ => None,
    }
}

/// What stood in a root of komi and of rules, if anything did.
pub(super) fn before(root: &Root<'_>) -> [Option<String>; 2] {
    [names::KOMI, names::RULES].map(|name| root.text(name))
}

#[cfg(test)]
mod tests {
    use proptest::prelude::*;
    use semeai_board::Color;

    use super::*;
    use crate::file::{
        Answers, FileContent, KomiSpelling, PositionChoice, Spot, parse, parse_wanted, to_sgf,
    };
    use crate::{Action, BoardAction, EndgameAction, NodeId, apply};

    fn load(text: &str) -> FileContent {
        parse("test.sgf", text.as_bytes()).unwrap_or_else(|error| panic!("{error}"))
    }

    fn written_text(document: &Document) -> String {
        to_sgf(document, &Answers::NOTHING).expect("a rectangle")
    }

    fn again(document: &Document) -> Document {
        load(&written_text(document)).document
    }

    fn act(document: &mut Document, action: EndgameAction) {
        apply::apply(document, &Action::Endgame(action)).expect("always possible");
    }

    fn any_counting() -> impl Strategy<Value = (bool, bool, i32, u32, u32)> {
        (
            any::<bool>(),
            any::<bool>(),
            -40..40_i32,
            0..9_u32,
            0..9_u32,
        )
    }

    const FOREIGN: [&str; 5] = [
        "(;SZ[9]AB[ee])",
        "(;SZ[9]AB[ee]KM[6.50]RU[AGA])",
        "(;SZ[9]AB[ee]KM[375]RU[house rules])",
        "(;SZ[9]AB[ee]RU[Japanese]KM[0])",
        "(;SZ[9];B[ee];W[aa]KM[5])",
    ];

    proptest! {
        #[test]
        fn what_is_counted_comes_back(
            (is_endgame, is_area, halves, black, white) in any_counting(),
            text in proptest::sample::select(&FOREIGN[..]),
        ) {
            let mut document = again(&load(text).document);
            if is_endgame {
                act(&mut document, EndgameAction::Subject(Subject::Endgame));
            }
            act(&mut document, EndgameAction::Scoring(if is_area { Scoring::Area } else { Scoring::Territory }));
            act(&mut document, EndgameAction::Komi(Komi::from_halves(halves).expect("small")));
            let prisoners = Prisoners::new(ByColor { black, white }).expect("few");
            act(&mut document, EndgameAction::Prisoners(prisoners));
            let once = again(&document);
            prop_assert_eq!((once.subject, once.endgame.counting), (document.subject, document.endgame.counting));
            prop_assert_eq!(again(&once), once);
        }
    }

    #[test]
    fn a_game_brings_komi_rules_and_the_prisoners_taken_so_far() {
        let text = "(;SZ[5]KM[6.5]RU[Chinese];B[ba];W[aa];B[cc];W[];B[ab])";
        let loaded = load(text);
        let counting = loaded.document.endgame.counting;
        assert_eq!(
            (counting.komi.halves(), counting.scoring),
            (13, Scoring::Area)
        );
        assert_eq!(counting.prisoners.taken(), ByColor { black: 1, white: 0 });
        assert_eq!(loaded.document.subject, Subject::Race);
        let wanted = PositionChoice {
            after_move: Some(2),
            ..PositionChoice::default()
        };
        let before = parse_wanted("x.sgf", text.as_bytes(), wanted).expect("a game");
        assert_eq!(
            before.document.endgame.counting.prisoners,
            Prisoners::default()
        );
    }

    #[test]
    fn stepping_through_a_game_keeps_prisoners_true() {
        let mut document = load("(;SZ[5];B[ba];W[aa];B[cc];W[];B[ab])").document;
        let go = |document: &mut Document, number| {
            let game = document.game.as_ref().expect("a game");
            let to = game.after(number).expect("so many moves");
            apply::apply(document, &Action::Game(to)).expect("always possible");
            document.endgame.counting.prisoners.taken()
        };
        let (none, one) = (ByColor::default(), ByColor { black: 1, white: 0 });
        assert_eq!(go(&mut document, 4), none);
        assert_eq!(go(&mut document, 5), one);
        // What is said holds here, and the captures of the game are added to it.
        let said = ByColor { black: 4, white: 2 };
        act(
            &mut document,
            EndgameAction::Prisoners(Prisoners::new(said).expect("few")),
        );
        assert_eq!(go(&mut document, 1), ByColor { black: 3, white: 2 });
        assert_eq!(go(&mut document, 5), said);
        let back = again(&document);
        assert_eq!(back.endgame.counting.prisoners.taken(), said);
        assert_eq!(back, again(&back));
    }

    #[test]
    fn variations_of_a_position_lead_back_to_its_prisoners_with_what_was_said_since() {
        let mut document = load("(;SZ[5]AB[ba]AW[aa];B[ab])").document;
        let go = |document: &mut Document, to| {
            apply::apply(document, &Action::Game(to)).expect("always possible");
        };
        let game = document.game.as_ref().expect("a variation");
        let on = game.on(NodeId::ROOT).expect("a move");
        go(&mut document, on);
        assert_eq!(document.endgame.counting.prisoners.taken().black, 1);
        act(&mut document, EndgameAction::Subject(Subject::Endgame));
        act(
            &mut document,
            EndgameAction::Komi(Komi::from_halves(13).expect("small")),
        );
        go(&mut document, NodeId::ROOT);
        assert_eq!(document.endgame.counting.prisoners, Prisoners::default());
        assert_eq!(
            (document.subject, document.endgame.counting.komi.halves()),
            (Subject::Endgame, 13)
        );
    }

    #[test]
    fn stones_that_are_taken_on_the_board_are_prisoners() {
        let mut document = load("(;SZ[5]AB[ba]AW[aa]PL[B])").document;
        let point = document.topology().point("A4").expect("a point");
        let play = Action::Board(BoardAction::Play(point));
        apply::apply(&mut document, &play).expect("legal");
        assert_eq!(
            document.endgame.counting.prisoners.taken(),
            ByColor { black: 1, white: 0 }
        );
        assert!(written_text(&document).contains("SEMT[1,0]"));
        assert_eq!(again(&document).endgame.counting, document.endgame.counting);
        let swap = Action::Board(BoardAction::SwapColors);
        apply::apply(&mut document, &swap).expect("always possible");
        assert_eq!(document.endgame.counting.prisoners.taken()[Color::White], 1);
    }

    #[test]
    fn what_others_wrote_stays_as_long_as_it_says_the_same() {
        for (text, kept) in [
            ("(;SZ[9]AB[ee]KM[6.50]RU[AGA])", ["KM[6.50]", "RU[AGA]"]),
            ("(;SZ[9]AB[ee]KM[375]RU[a\\]b])", ["KM[375]", "RU[a\\]b]"]),
            ("(;SZ[9]AB[ee]KM[]RU[])", ["KM[]", "RU[]"]),
            (
                "(;SZ[9]AB[ee]KM[six]RU[中国规则])",
                ["KM[six]", "RU[中国规则]"],
            ),
        ] {
            let document = load(text).document;
            let out = written_text(&document);
            assert!(kept.iter().all(|part| out.contains(part)), "{out}");
        }
        let mut document = load("(;SZ[9]AB[ee]KM[6.50]RU[AGA])").document;
        act(&mut document, EndgameAction::Komi(Komi::default()));
        act(&mut document, EndgameAction::Scoring(Scoring::Territory));
        let out = written_text(&document);
        assert!(
            out.contains("KM[0]") && out.contains("RU[Japanese]"),
            "{out}"
        );
        assert!(!out.contains("AGA") && !out.contains("6.50"), "{out}");
        let plain = written_text(&load("(;SZ[9]AB[ee])").document);
        assert!(
            !["KM", "RU", "SEMY", "SEMT"]
                .iter()
                .any(|name| plain.contains(name)),
            "{plain}"
        );
    }

    #[test]
    fn what_cannot_be_understood_is_named_with_its_place() {
        for (value, column) in [
            ("SEMT[-1,0]", 8),
            ("SEMT[3]", 8),
            ("SEMT[0,5000]", 8),
            ("SEMY[endgame:stones]", 8),
            ("SEMY[chess]", 8),
        ] {
            let loaded = load(&format!("(;SZ[9]{value}AB[ee])"));
            let (property, said) = value.split_once('[').expect("a property");
            assert_eq!(
                loaded.notices,
                [FileNotice::Unreadable {
                    property: property.to_owned(),
                    value: said.trim_end_matches(']').to_owned(),
                    spot: Spot { line: 1, column },
                }]
            );
            assert_eq!(loaded.document.endgame.counting, Counting::default());
        }
    }

    #[test]
    fn komi_is_read_as_meant_or_said_not_to_be_understood() {
        let spot = Spot { line: 1, column: 8 };
        let notice = |text: &str| {
            let loaded = load(&format!("(;SZ[9]{text}AB[ee])"));
            let komi = loaded.document.endgame.counting.komi.halves();
            let mut notices = loaded.notices;
            assert!(notices.len() < 2, "{notices:?}");
            (komi, notices.pop())
        };
        let meant = |value: &str, halves: i32, spelling| {
            let komi = Komi::from_halves(halves).expect("small");
            let value = value.to_owned();
            (
                halves,
                Some(FileNotice::KomiMeant {
                    value,
                    komi,
                    spelling,
                    spot,
                }),
            )
        };
        assert_eq!(notice("KM[7.5]"), (15, None));
        assert_eq!(
            notice("KM[375]"),
            meant("375", 15, KomiSpelling::HundredthsOfStones)
        );
        assert_eq!(notice("KM[50]"), meant("50", 1, KomiSpelling::Hundredths));
        assert_eq!(notice("KM[3.75]"), meant("3.75", 15, KomiSpelling::Stones));
        assert_eq!(notice("KM[7.5目]"), meant("7.5目", 15, KomiSpelling::Words));
        assert_eq!(notice("KM[]"), (0, Some(FileNotice::KomiMissing { spot })));
        for value in ["six", "370", "6.3"] {
            let unknown = FileNotice::KomiUnknown {
                value: value.to_owned(),
                spot,
            };
            assert_eq!(notice(&format!("KM[{value}]")), (0, Some(unknown)));
        }
    }

    #[test]
    fn a_komi_in_hundredths_follows_the_rules_that_stand_beside_it() {
        let text = "(;SZ[9]AB[ee]KM[350]RU[Chinese])";
        let mut document = load(text).document;
        assert_eq!(document.endgame.counting.komi.halves(), 14);
        assert!(written_text(&document).contains("KM[350]"));
        // Under other rules the same words would say something else.
        act(&mut document, EndgameAction::Scoring(Scoring::Territory));
        assert!(written_text(&document).contains("KM[7]"));
        assert_eq!(again(&document).endgame.counting, document.endgame.counting);
    }

    #[test]
    fn rules_that_say_nothing_are_told_and_kept() {
        let loaded = load("(;SZ[9]RU[house rules]AB[ee])");
        let unknown = FileNotice::RulesUnknown {
            value: "house rules".to_owned(),
            spot: Spot { line: 1, column: 8 },
        };
        assert_eq!(loaded.notices, [unknown]);
        assert!(written_text(&loaded.document).contains("RU[house rules]"));
    }

    #[test]
    fn every_komi_comes_back() {
        let mut document = load("(;SZ[9]AB[ee])").document;
        for halves in [
            -2000, -751, -750, -100, 99, 100, 101, 130, 750, 751, 1999, 2000,
        ] {
            let komi = Komi::from_halves(halves).expect("in the limits");
            act(&mut document, EndgameAction::Komi(komi));
            assert_eq!(again(&document).endgame.counting.komi, komi);
        }
    }
}

//! What ko threats change, and how a race ends with either side winning all kos: told alike of a count and of a proof.

use semeai_board::Color;
use semeai_race::solve::{Ko, KoTurn, Outcome};
use semeai_session::Phrasing;

use crate::grammar::{sentences, side};
use crate::race::result::solved_outcome;
use crate::texts::race::ko as texts;

/// How a race ends that depends on a ko, as players say it: the result without threats, and who needs how many more than the
/// opponent to change it; nothing if that was not found out.
pub(crate) fn without_threats(ko: &Ko, phrasing: Phrasing) -> Option<String> {
    let outcome = solved_outcome(Outcome::Ends(ko.no_threats?), phrasing);
    let names = |color: Color| [color, color.opponent()].map(|color| side(color, phrasing));
    match ko.turn {
        KoTurn::At(color, count) => {
            let [needy, other] = names(color);
            Some(say!(
                phrasing,
                en = {
                    let threats = match count {
                        1 => "one more threat".to_owned(),
                        _ => format!("{count} more threats"),
                    };
                    format!(
                        "Ko: {needy} needs {threats} than {other}, else {}",
                        inside(outcome)
                    )
                },
                ja = format!(
                    "コウ：{needy}はコウ材が{other}より{count}つ多く必要、なければ{outcome}"
                )
            ))
        }
        KoTurn::Within(color) => {
            let [needy, other] = names(color);
            Some(texts::without_threats(
                &inside(outcome),
                &needy,
                &other,
                &outcome,
                phrasing,
            ))
        }
        KoTurn::Never | KoTurn::Open => None,
    }
}

/// An outcome inside a sentence, where only sides keep their capital: "seki", "Black wins".
fn inside(outcome: &str) -> String {
    match Color::ALL.map(|color| side(color, Phrasing::ENGLISH)) {
        sides if sides.iter().any(|side| outcome.starts_with(side)) => outcome.to_owned(),
        _ => outcome.to_lowercase(),
    }
}

/// What kos decide: the result if each side wins them all, and without threats.
pub(crate) fn ko_sentence(ko: &Ko, phrasing: Phrasing) -> String {
    let [black, white, none] = [ko.black_wins_kos, ko.white_wins_kos, ko.no_threats]
        .map(|ending| solved_outcome(ending.into(), phrasing));
    let turn = match ko.turn {
        KoTurn::Never if ko.no_threats.is_some() => texts::ko_sentence_never(&none, phrasing),
        KoTurn::Never => texts::ko_sentence_ko_threats_do_not(phrasing).to_owned(),
        KoTurn::Open => texts::ko_sentence_open(phrasing).to_owned(),
        KoTurn::At(..) | KoTurn::Within(_) => String::new(),
    };
    let without = match ko.no_threats {
        None => texts::ko_sentence_none(phrasing).to_owned(),
        Some(_) => texts::ko_sentence_without_ko_threats(&none, phrasing),
    };
    let cases = texts::ko_sentence_cases(&black, &white, &without, phrasing);
    sentences(&[turn, cases], phrasing)
}

#[cfg(test)]
mod tests {
    use semeai_race::Ending;

    use super::*;

    const BOTH: [Phrasing; 2] = [Phrasing::ENGLISH, Phrasing::JAPANESE];

    const KO: Ko = Ko {
        black_wins_kos: Some(Ending::Black),
        white_wins_kos: Some(Ending::Seki),
        no_threats: Some(Ending::Seki),
        turn: KoTurn::At(Color::Black, 2),
    };

    #[test]
    fn a_ko_says_first_how_it_ends_without_threats_and_what_it_needs() {
        assert_eq!(
            BOTH.map(|phrasing| ko_sentence(&KO, phrasing)),
            [
                "If Black wins all kos: Black wins; if White does: Seki; without ko threats: Seki.",
                "コウにすべて黒が勝てば黒の勝ち、白が勝てばセキ、双方コウ材がなければセキです。",
            ]
        );
        assert_eq!(
            BOTH.map(|phrasing| without_threats(&KO, phrasing)),
            [
                "Ko: Black needs 2 more threats than White, else seki",
                "コウ：黒はコウ材が白より2つ多く必要、なければセキ",
            ]
            .map(|text| Some(text.to_owned()))
        );
        let within = Ko {
            turn: KoTurn::Within(Color::Black),
            ..KO
        };
        assert_eq!(
            BOTH.map(|phrasing| without_threats(&within, phrasing)),
            [
                "Ko: Black needs more threats than White (eight are enough), else seki",
                "コウ：黒はコウ材が白より多く必要（8つあれば足ります）、なければセキ",
            ]
            .map(|text| Some(text.to_owned()))
        );
    }

    #[test]
    fn what_no_number_of_threats_changes_is_called_no_ko() {
        let never = Ko {
            turn: KoTurn::Never,
            ..KO
        };
        assert_eq!(without_threats(&never, Phrasing::ENGLISH), None);
        assert_eq!(
            ko_sentence(&never, Phrasing::ENGLISH),
            "Seki whatever the threats. If Black wins all kos: Black wins; if White does: Seki; without ko threats: \
             Seki."
        );
    }

    #[test]
    fn a_ko_that_was_not_searched_without_threats_says_so() {
        let open = Ko {
            no_threats: None,
            turn: KoTurn::Open,
            ..KO
        };
        assert_eq!(without_threats(&open, Phrasing::ENGLISH), None);
        assert_eq!(
            BOTH.map(|phrasing| ko_sentence(&open, phrasing)),
            [
                "It isn't known whether ko threats change this. If Black wins all kos: Black wins; if White does: Seki; without \
                 ko threats: not known.",
                "コウ材で結果が変わるかどうかは調べきれていません。コウにすべて黒が勝てば黒の勝ち、白が勝てばセキ、双方コウ材がないときは判定できません。",
            ]
        );
    }
}

//! What ko threats change, and how a race ends with either side winning all kos: told alike of a count and of a proof.

use semeai_board::Color;
use semeai_race::solve::{Ko, KoTurn, Outcome};
use semeai_session::Language;

use crate::grammar::{plural, sentences, side};
use crate::race::result::solved_outcome;

/// How a race ends that depends on a ko, as players say it: the result without threats, and who needs how many more than the
/// opponent to change it; nothing if that was not found out.
pub(crate) fn without_threats(ko: &Ko, language: Language) -> Option<String> {
    let outcome = solved_outcome(Outcome::Ends(ko.no_threats?), language);
    let names = |color: Color| [color, color.opponent()].map(|color| side(color, language));
    match ko.turn {
        KoTurn::At(color, count) => {
            let [needy, other] = names(color);
            Some(say!(
                language,
                en = format!(
                    "{outcome}; {needy} needs {} than {other} to make it a ko",
                    plural(count, "more ko threat")
                ),
                ja = format!(
                    "{outcome}。ただし{needy}はコウ材が{other}より{count}つ多ければコウにできます"
                )
            ))
        }
        KoTurn::Within(color) => {
            let [needy, other] = names(color);
            Some(tell!(
                language,
                en = "{outcome}; with eight more ko threats than {other}, or fewer, {needy} makes it a ko",
                ja = "{outcome}。ただし{needy}はコウ材が{other}より多ければ(8つあれば足ります)コウにできます"
            ))
        }
        KoTurn::Never | KoTurn::Open => None,
    }
}

/// What kos decide: the result if each side wins them all, and without threats.
pub(crate) fn ko_sentence(ko: &Ko, language: Language) -> String {
    let [black, white, none] = [ko.black_wins_kos, ko.white_wins_kos, ko.no_threats]
        .map(|ending| solved_outcome(ending.into(), language));
    let turn = match ko.turn {
        KoTurn::Never => say!(
            language,
            en = "Eight ko threats do not change this.",
            ja = "コウ材が8つあっても結果は変わりません。"
        ),
        KoTurn::Open => say!(
            language,
            en = "Whether ko threats change it was not found out.",
            ja = "コウ材で結果が変わるかどうかは調べきれていません。"
        ),
        KoTurn::At(..) | KoTurn::Within(_) => "",
    };
    let without = match ko.no_threats {
        None => tell!(
            language,
            en = "without ko threats: not found out.",
            ja = "双方コウ材がないときは判定できません。"
        ),
        Some(_) => tell!(
            language,
            en = "without ko threats: {none}.",
            ja = "双方コウ材がなければ{none}です。"
        ),
    };
    let cases = tell!(
        language,
        en = "If Black wins all kos: {black}; if White does: {white}; {without}",
        ja = "コウにすべて黒が勝てば{black}、白が勝てば{white}、{without}"
    );
    sentences(&[turn.to_owned(), cases], language)
}

#[cfg(test)]
mod tests {
    use semeai_race::Ending;

    use super::*;

    const BOTH: [Language; 2] = [Language::English, Language::Japanese];

    const KO: Ko = Ko {
        black_wins_kos: Some(Ending::Black),
        white_wins_kos: Some(Ending::Seki),
        no_threats: Some(Ending::Seki),
        turn: KoTurn::At(Color::Black, 2),
    };

    #[test]
    fn a_ko_says_first_how_it_ends_without_threats_and_what_it_needs() {
        assert_eq!(
            BOTH.map(|language| ko_sentence(&KO, language)),
            [
                "If Black wins all kos: Black wins; if White does: Seki; without ko threats: Seki.",
                "コウにすべて黒が勝てば黒の勝ち、白が勝てばセキ、双方コウ材がなければセキです。",
            ]
        );
        assert_eq!(
            BOTH.map(|language| without_threats(&KO, language)),
            [
                "Seki; Black needs 2 more ko threats than White to make it a ko",
                "セキ。ただし黒はコウ材が白より2つ多ければコウにできます",
            ]
            .map(|text| Some(text.to_owned()))
        );
        let within = Ko {
            turn: KoTurn::Within(Color::Black),
            ..KO
        };
        assert_eq!(
            BOTH.map(|language| without_threats(&within, language)),
            [
                "Seki; with eight more ko threats than White, or fewer, Black makes it a ko",
                "セキ。ただし黒はコウ材が白より多ければ(8つあれば足ります)コウにできます",
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
        assert_eq!(without_threats(&never, Language::English), None);
        assert_eq!(
            ko_sentence(&never, Language::English),
            "Eight ko threats do not change this. If Black wins all kos: Black wins; if White does: Seki; without ko threats: \
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
        assert_eq!(without_threats(&open, Language::English), None);
        assert_eq!(
            BOTH.map(|language| ko_sentence(&open, language)),
            [
                "Whether ko threats change it was not found out. If Black wins all kos: Black wins; if White does: Seki; without \
                 ko threats: not found out.",
                "コウ材で結果が変わるかどうかは調べきれていません。コウにすべて黒が勝てば黒の勝ち、白が勝てばセキ、双方コウ材がないときは判定できません。",
            ]
        );
    }
}

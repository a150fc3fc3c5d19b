//! What is said while a race is played out.

use semeai_board::{Block, ByColor, Color, IllegalMove, Point, Topology};
use semeai_race::solve::Outcome;
use semeai_session::Language;
use semeai_session::play_out::{End, Person, PlayOut, Refusal, Slip, Turn};

use crate::grammar::{int, liberties, pick, plural, side};

/// Whose race it is: "Black's race", "seki"; a question mark if nobody knows.
pub fn whose_race(outcome: Outcome, language: Language) -> &'static str {
    match outcome {
        Outcome::Black => pick(language, "Black's race", "黒の勝ち"),
        Outcome::White => pick(language, "White's race", "白の勝ち"),
        Outcome::Seki => pick(language, "seki", "セキ"),
        Outcome::Ko => pick(language, "ko", "コウ"),
        Outcome::Undecided => "?",
    }
}

/// The liberties of both sides, Black's first: "4-3".
pub fn counts(counts: ByColor<u32>) -> String {
    format!("{}-{}", counts.black, counts.white)
}

/// The liberties of both sides in a sentence.
pub fn counts_sentence(counts: ByColor<u32>, language: Language) -> String {
    let ByColor { black, white } = counts;
    pick(
        language,
        format!("Liberties: Black {black}, White {white}"),
        format!("ダメ:黒{black}、白{white}"),
    )
}

/// How large a block is: "5 stones, 2 liberties".
pub fn block_size(block: &Block, language: Language) -> String {
    let (stones, dame) = (int(block.stones.len()), int(block.liberties.len()));
    pick(
        language,
        format!("{}, {}", plural(stones, "stone"), liberties(dame)),
        format!("石{stones}、ダメ{dame}"),
    )
}

/// Whose turn it is, or how it ended.
pub fn status(play: &PlayOut, language: Language) -> String {
    match play.end() {
        Some(end) => end_sentence(end, language).to_owned(),
        None => turn(play.situation().mover, play.person(), language),
    }
}

fn turn(mover: Color, person: Person, language: Language) -> String {
    let color = side(mover, language);
    match person {
        Person::Both => pick(
            language,
            format!("{color} to move."),
            format!("{color}番です。"),
        ),
        _ if person.plays(mover) => pick(
            language,
            format!("Your turn: {color} to move."),
            format!("あなたの番です({color})。"),
        ),
        _ => pick(
            language,
            format!("{color} is thinking…"),
            format!("{color}が考えています…"),
        ),
    }
}

const fn end_sentence(end: End, language: Language) -> &'static str {
    match (end, language) {
        (End::Captured(Color::Black), Language::English) => "Black captures and wins the race.",
        (End::Captured(Color::Black), Language::Japanese) => "黒が取って勝ちました。",
        (End::Captured(Color::White), Language::English) => "White captures and wins the race.",
        (End::Captured(Color::White), Language::Japanese) => "白が取って勝ちました。",
        (End::BothElsewhere, Language::English) => {
            "Both sides played elsewhere: nobody is captured."
        }
        (End::BothElsewhere, Language::Japanese) => {
            "両者とも手を抜きました。どちらも取られていません。"
        }
        (End::Repeats, Language::English) => "The position repeats: nobody is captured.",
        (End::Repeats, Language::Japanese) => "同形反復です。どちらも取られません。",
    }
}

/// What a losing move gave away: "You were ahead; now it is White's race."
pub fn slip(slip: Slip, person: Person, place: Option<&str>, language: Language) -> String {
    let own = side(slip.color, language);
    let number = slip.number;
    let place = match place {
        Some(name) => pick(
            language,
            format!("Move {number} ({name})"),
            format!("{number}手目({name})"),
        ),
        None => pick(
            language,
            format!("Move {number} (elsewhere)"),
            format!("{number}手目(手抜き)"),
        ),
    };
    let is_own = person != Person::Both && person.plays(slip.color);
    let was = match (slip.before, is_own) {
        (Outcome::Seki, true) => pick(
            language,
            "you had a seki".to_owned(),
            "セキにできる形でした".to_owned(),
        ),
        (Outcome::Seki, false) => pick(
            language,
            format!("{own} had a seki"),
            format!("{own}はセキにできる形でした"),
        ),
        (_, true) => pick(
            language,
            "you were ahead".to_owned(),
            "あなたが勝っていました".to_owned(),
        ),
        (_, false) => pick(
            language,
            format!("{own} was ahead"),
            format!("{own}が勝っていました"),
        ),
    };
    let is_now = match slip.after {
        Outcome::Black => pick(language, "now it is Black's race", "今は黒の勝ちです"),
        Outcome::White => pick(language, "now it is White's race", "今は白の勝ちです"),
        _ => pick(
            language,
            "now it is only a seki",
            "今はセキにしかなりません",
        ),
    };
    pick(
        language,
        format!("{place}: {was}; {is_now}."),
        format!("{place}:{was}が、{is_now}。"),
    )
}

/// A move in the list: "H9", "elsewhere", "B2 (after a ko threat)".
pub fn move_text(turn: &Turn, topology: &Topology, language: Language) -> String {
    let Some(point) = turn.point else {
        return pick(language, "elsewhere", "手抜き").to_owned();
    };
    let name = topology.name(point);
    if turn.is_after_threat {
        pick(
            language,
            format!("{name} (after a ko threat)"),
            format!("{name}(コウ材のあと)"),
        )
    } else {
        name.to_owned()
    }
}

/// A move on a point that had held a stone: "5 at H9".
pub fn replayed(number: usize, point: Point, topology: &Topology, language: Language) -> String {
    let name = topology.name(point);
    pick(
        language,
        format!("{number} at {name}"),
        format!("{number}は{name}"),
    )
}

/// Why a move cannot be played.
pub fn refusal(refusal: Refusal, topology: &Topology, language: Language) -> String {
    match refusal {
        Refusal::Over => pick(
            language,
            "The race is over. Take a move back or start again.".to_owned(),
            "勝負はついています。一手戻すか、最初からどうぞ。".to_owned(),
        ),
        Refusal::OutsideRace(point) => {
            let name = topology.name(point);
            pick(
                language,
                format!(
                    "{name} does not matter to the race. To play outside it, play elsewhere (P)."
                ),
                format!(
                    "{name}は攻合いに関係しません。ほかに打つときは「手抜き」(P)を使ってください。"
                ),
            )
        }
        Refusal::Illegal(reason) => illegal(reason, language).to_owned(),
    }
}

const fn illegal(reason: IllegalMove, language: Language) -> &'static str {
    match (reason, language) {
        (IllegalMove::Occupied, Language::English) => "There is a stone on this point.",
        (IllegalMove::Occupied, Language::Japanese) => "そこには石があります。",
        (IllegalMove::Suicide, Language::English) => "Suicide: this stone would have no liberty.",
        (IllegalMove::Suicide, Language::Japanese) => "自殺手です。ダメがなくなるので打てません。",
        (IllegalMove::Ko, Language::English) => {
            "Ko: it may not be taken back at once without a ko threat."
        }
        (IllegalMove::Ko, Language::Japanese) => {
            "コウです。コウ材がなければすぐには取り返せません。"
        }
        (IllegalMove::NotOnBoard, Language::English) => "The point is not on the board.",
        (IllegalMove::NotOnBoard, Language::Japanese) => "盤の外の点です。",
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_losing_move_is_told_to_whom_it_concerns() {
        let each = Slip {
            number: 3,
            color: Color::Black,
            before: Outcome::Black,
            after: Outcome::White,
        };
        assert_eq!(
            slip(each, Person::Black, Some("H9"), Language::English),
            "Move 3 (H9): you were ahead; now it is White's race."
        );
        assert_eq!(
            slip(each, Person::White, None, Language::English),
            "Move 3 (elsewhere): Black was ahead; now it is White's race."
        );
        assert_eq!(
            slip(each, Person::Black, Some("H9"), Language::Japanese),
            "3手目(H9):あなたが勝っていましたが、今は白の勝ちです。"
        );
        let to_seki = Slip {
            after: Outcome::Seki,
            ..each
        };
        assert_eq!(
            slip(to_seki, Person::Both, Some("A1"), Language::English),
            "Move 3 (A1): Black was ahead; now it is only a seki."
        );
        let from_seki = Slip {
            before: Outcome::Seki,
            ..each
        };
        assert_eq!(
            slip(from_seki, Person::Both, Some("A1"), Language::Japanese),
            "3手目(A1):黒はセキにできる形でしたが、今は白の勝ちです。"
        );
    }

    #[test]
    fn every_refusal_is_a_sentence() {
        let board = Topology::rectangle(5, 5).expect("a board");
        let point = board.point("B2").expect("on the board");
        for each in [
            Refusal::Over,
            Refusal::OutsideRace(point),
            Refusal::Illegal(IllegalMove::Occupied),
            Refusal::Illegal(IllegalMove::Suicide),
            Refusal::Illegal(IllegalMove::Ko),
            Refusal::Illegal(IllegalMove::NotOnBoard),
        ] {
            let english = refusal(each, &board, Language::English);
            assert!(english.ends_with('.'), "{english}");
            let japanese = refusal(each, &board, Language::Japanese);
            assert!(japanese.ends_with('。'), "{japanese}");
        }
    }
}

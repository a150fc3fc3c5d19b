//! What is said while a race is played out.

use semeai_board::{Block, ByColor, Color, IllegalMove, Point, Topology};
use semeai_race::Ending;
use semeai_race::solve::Outcome;
use semeai_session::Phrasing;
use semeai_session::play_out::{
    AsideOf, Course, End, LineDiagram, Person, PlayOut, Refusal, Resistance, Rules, Slip, Stance,
    Turn,
};

use crate::grammar::{int, liberties, plural, side};

/// Whose race it is: "Black's race", "seki"; a question mark if nobody knows.
pub fn whose_race(outcome: Outcome, phrasing: Phrasing) -> &'static str {
    match outcome {
        Outcome::Ends(Ending::Black) => say!(phrasing, en = "Black's race", ja = "黒の勝ち"),
        Outcome::Ends(Ending::White) => say!(phrasing, en = "White's race", ja = "白の勝ち"),
        Outcome::Ends(Ending::Seki) => say!(phrasing, en = "seki", ja = "セキ"),
        Outcome::Ends(Ending::BothLive) => say!(phrasing, en = "both live", ja = "両方活き"),
        Outcome::Ko => say!(phrasing, en = "ko", ja = "コウ"),
        Outcome::Undecided => "?",
    }
}

/// The liberties of both sides, Black's first: "4-3".
pub fn counts(counts: ByColor<u32>) -> String {
    format!("{}-{}", counts.black, counts.white)
}

/// How large a block is: "5 stones, 2 liberties".
pub fn block_size(block: &Block, phrasing: Phrasing) -> String {
    let (stones, dame) = (int(block.stones.len()), int(block.liberties.len()));
    say!(
        phrasing,
        en = format!("{}, {}", plural(stones, "stone"), liberties(dame)),
        ja = format!("石{stones}、ダメ{dame}")
    )
}

/// Whose turn it is, or how it ended.
pub fn status(play: &PlayOut, phrasing: Phrasing) -> String {
    match play.end() {
        Some(end) => end_sentence(end, phrasing).to_owned(),
        None => whose_turn(play, phrasing),
    }
}

/// Whose turn it is, whatever is played; a defence that was met waits for a click, and nobody thinks.
pub(crate) fn whose_turn<S: Rules>(play: &Course<S>, phrasing: Phrasing) -> String {
    let stance = play.resistance().map(Resistance::stance);
    match stance == Some(Stance::Met) {
        true => say!(phrasing, en = "That meets it.", ja = "うまく応じました。").to_owned(),
        false => turn(play.situation().mover(), play.person(), phrasing),
    }
}

fn turn(mover: Color, person: Person, phrasing: Phrasing) -> String {
    let color = side(mover, phrasing);
    match person {
        Person::Both => tell!(phrasing, en = "{color} to move.", ja = "{color}番です。"),
        _ if person.plays(mover) => tell!(
            phrasing,
            en = "Your turn: {color} to move.",
            ja = "あなたの番です（{color}）。"
        ),
        _ => tell!(
            phrasing,
            en = "{color} is thinking…",
            ja = "{color}が考えています…"
        ),
    }
}

const fn end_sentence(end: End, phrasing: Phrasing) -> &'static str {
    match end {
        End::Captured(Color::Black) => say!(
            phrasing,
            en = "Black captures and wins the race.",
            ja = "黒が取って勝ちました。"
        ),
        End::Captured(Color::White) => say!(
            phrasing,
            en = "White captures and wins the race.",
            ja = "白が取って勝ちました。"
        ),
        End::BothElsewhere => say!(
            phrasing,
            en = "Both sides played elsewhere: nobody is captured.",
            ja = "両者とも手を抜きました。どちらも取られていません。"
        ),
        End::Repeats => say!(
            phrasing,
            en = "The position repeats: nobody is captured. No result under Japanese rules.",
            ja = "同形反復です。どちらも取られません。日本ルールでは無勝負です。"
        ),
    }
}

/// What a losing move gave away: "You were ahead; now it is White's race."
pub fn slip(slip: Slip, person: Person, place: Option<&str>, phrasing: Phrasing) -> String {
    let number = slip.number;
    let place = match place {
        Some(name) => tell!(
            phrasing,
            en = "Move {number} ({name})",
            ja = "{number}手目（{name}）"
        ),
        None => tell!(
            phrasing,
            en = "Move {number} (elsewhere)",
            ja = "{number}手目（手抜き）"
        ),
    };
    let was = chance(&slip, person, phrasing);
    let is_now = match slip.after {
        Outcome::Ends(Ending::Black) => say!(
            phrasing,
            en = "now it is Black's race",
            ja = "今は黒の勝ちです"
        ),
        Outcome::Ends(Ending::White) => say!(
            phrasing,
            en = "now it is White's race",
            ja = "今は白の勝ちです"
        ),
        _ => say!(
            phrasing,
            en = "now it is only a seki",
            ja = "今はセキにしかなりません"
        ),
    };
    tell!(
        phrasing,
        en = "{place}: {was}; {is_now}.",
        ja = "{place}：{was}が、{is_now}。"
    )
}

/// What the side that made a mistake had until then.
fn chance(slip: &Slip, person: Person, phrasing: Phrasing) -> String {
    let own = side(slip.color, phrasing);
    let is_own = person != Person::Both && person.plays(slip.color);
    match (slip.before, is_own) {
        (Outcome::Ends(Ending::Seki), true) => {
            tell!(phrasing, en = "you had a seki", ja = "セキにできる形でした")
        }
        (Outcome::Ends(Ending::Seki), false) => tell!(
            phrasing,
            en = "{own} had a seki",
            ja = "{own}はセキにできる形でした"
        ),
        (_, true) => tell!(
            phrasing,
            en = "you were ahead",
            ja = "あなたが勝っていました"
        ),
        (_, false) => tell!(
            phrasing,
            en = "{own} was ahead",
            ja = "{own}が勝っていました"
        ),
    }
}

/// A move in the list: "H9", "elsewhere", "B2 (after a ko threat)".
pub fn move_text(turn: &Turn, topology: &Topology, phrasing: Phrasing) -> String {
    let Some(point) = turn.point else {
        return tell!(phrasing, en = "elsewhere", ja = "手抜き");
    };
    let name = phrasing.point(topology, point);
    if turn.is_after_threat {
        tell!(
            phrasing,
            en = "{name} (after a ko threat)",
            ja = "{name}（コウ材のあと）"
        )
    } else {
        name.into_owned()
    }
}

/// A move on a point that had held a stone: "5 at H9".
pub fn replayed(number: usize, point: Point, topology: &Topology, phrasing: Phrasing) -> String {
    let name = phrasing.point(topology, point);
    tell!(phrasing, en = "{number} at {name}", ja = "{number}は{name}")
}

/// What stands beside a numbered diagram: who begins it, and the moves that have no point of their own; nothing without
/// moves. "Black begins. 5 at 1, 8 elsewhere."
pub fn numbered_note(numbered: &LineDiagram, topology: &Topology, phrasing: Phrasing) -> String {
    let first = side(numbered.first, phrasing);
    if numbered.numbers.is_empty() && numbered.asides.is_empty() {
        return String::new();
    }
    let begin = numbered.before + 1;
    let begins = tell!(
        phrasing,
        en = "{first} plays {begin}.",
        ja = "{begin}は{first}。"
    );
    let asides = numbered.asides.iter();
    let told: Vec<String> = asides
        .map(|aside| aside_text(aside.number, aside.what, topology, phrasing))
        .collect();
    if told.is_empty() {
        return begins;
    }
    say!(
        phrasing,
        en = format!("{begins} {}.", told.join(", ")),
        ja = format!("{begins}{}。", told.join("、"))
    )
}

fn aside_text(number: usize, what: AsideOf, topology: &Topology, phrasing: Phrasing) -> String {
    match what {
        AsideOf::At(other) => tell!(
            phrasing,
            en = "{number} at {other}",
            ja = "{number}は{other}の所"
        ),
        AsideOf::On(point) => replayed(number, point, topology, phrasing),
        AsideOf::Elsewhere => tell!(phrasing, en = "{number} elsewhere", ja = "{number}は手抜き"),
        AsideOf::AfterThreat => tell!(
            phrasing,
            en = "{number} after a ko threat",
            ja = "{number}はコウ材のあと"
        ),
    }
}

/// What is written about the moves of a line that is kept, one after the other: the liberties after each, whose race it is then,
/// and what the move gave away; of the last one also how it ended.
pub fn line_comments(play: &PlayOut, phrasing: Phrasing) -> Vec<String> {
    let topology = play.situation().position.topology();
    let all = play.turns().len();
    let comment = |(i, turn): (usize, &Turn)| {
        let mut said = vec![say!(
            phrasing,
            en = format!("Liberties {}.", counts(turn.counts)),
            ja = format!("ダメ {}。", counts(turn.counts))
        )];
        let race = play
            .outcome_after(i + 1)
            .filter(|race| *race != Outcome::Undecided);
        said.extend(race.map(|race| {
            let race = whose_race(race, phrasing);
            tell!(phrasing, en = "{race}.", ja = "{race}。")
        }));
        let place = turn.point.map(|point| phrasing.point(topology, point));
        let slip = play.slip(i);
        said.extend(slip.map(|each| self::slip(each, Person::Both, place.as_deref(), phrasing)));
        let end = play.end().filter(|_| i + 1 == all);
        said.extend(end.map(|end| end_sentence(end, phrasing).to_owned()));
        said.join(say!(phrasing, en = " ", ja = ""))
    };
    play.turns().iter().enumerate().map(comment).collect()
}

/// What stands at the two moves elsewhere that go before a move after a ko threat: the threat, and its answer.
pub const fn threat_comments(phrasing: Phrasing) -> [&'static str; 2] {
    say!(
        phrasing,
        en = ["A ko threat elsewhere.", "Its answer."],
        ja = ["よそのコウ材。", "その応手。"]
    )
}

/// Why a move cannot be played.
pub fn refusal(refusal: Refusal, topology: &Topology, phrasing: Phrasing) -> String {
    match refusal {
        Refusal::Over => tell!(
            phrasing,
            en = "The race is over. Take a move back or start again.",
            ja = "勝負はついています。一手戻すか、最初からどうぞ。"
        ),
        Refusal::OutsideRace(point) => {
            let name = phrasing.point(topology, point);
            tell!(
                phrasing,
                en = "{name} does not matter to the race. To play outside it, play elsewhere (P).",
                ja = "{name}は攻合いに関係しません。ほかに打つときは「手抜き」（P）を使ってください。"
            )
        }
        Refusal::Illegal(reason) => illegal(reason, phrasing).to_owned(),
    }
}

pub(crate) const fn illegal(reason: IllegalMove, phrasing: Phrasing) -> &'static str {
    match reason {
        IllegalMove::Occupied => say!(
            phrasing,
            en = "There is a stone on this point.",
            ja = "そこには石があります。"
        ),
        IllegalMove::Suicide => say!(
            phrasing,
            en = "Suicide: this stone would have no liberty.",
            ja = "自殺手です。ダメがなくなるので打てません。"
        ),
        IllegalMove::Ko => say!(
            phrasing,
            en = "Ko: it may not be taken back at once without a ko threat.",
            ja = "コウです。コウ材がなければすぐには取り返せません。"
        ),
        IllegalMove::NotOnBoard => say!(
            phrasing,
            en = "The point is not on the board.",
            ja = "盤の外の点です。"
        ),
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
            before: Outcome::Ends(Ending::Black),
            after: Outcome::Ends(Ending::White),
            better: None,
            answer: None,
        };
        assert_eq!(
            slip(each, Person::Black, Some("H9"), Phrasing::ENGLISH),
            "Move 3 (H9): you were ahead; now it is White's race."
        );
        assert_eq!(
            slip(each, Person::White, None, Phrasing::ENGLISH),
            "Move 3 (elsewhere): Black was ahead; now it is White's race."
        );
        assert_eq!(
            slip(each, Person::Black, Some("H9"), Phrasing::JAPANESE),
            "3手目（H9）：あなたが勝っていましたが、今は白の勝ちです。"
        );
        let to_seki = Slip {
            after: Outcome::Ends(Ending::Seki),
            ..each
        };
        assert_eq!(
            slip(to_seki, Person::Both, Some("A1"), Phrasing::ENGLISH),
            "Move 3 (A1): Black was ahead; now it is only a seki."
        );
        let from_seki = Slip {
            before: Outcome::Ends(Ending::Seki),
            ..each
        };
        assert_eq!(
            slip(from_seki, Person::Both, Some("A1"), Phrasing::JAPANESE),
            "3手目（A1）：黒はセキにできる形でしたが、今は白の勝ちです。"
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
            let english = refusal(each, &board, Phrasing::ENGLISH);
            assert!(english.ends_with('.'), "{english}");
            let japanese = refusal(each, &board, Phrasing::JAPANESE);
            assert!(japanese.ends_with('。'), "{japanese}");
        }
    }
}

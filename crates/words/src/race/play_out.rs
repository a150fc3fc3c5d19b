//! What is said while a race is played out.

use semeai_board::{Block, ByColor, Color, IllegalMove, Point, Topology};
use semeai_race::Ending;
use semeai_race::solve::Outcome;
use semeai_session::Phrasing;
use semeai_session::play_out::{
    AsideOf, Course, End, LineDiagram, Person, PlayOut, Refusal, Resistance, Rules, Slip, Stance,
    Turn,
};

use crate::grammar::{int, side};
use crate::texts::race::play_out as texts;

/// Whose race it is: "Black's race", "seki"; a question mark if nobody knows.
pub fn whose_race(outcome: Outcome, phrasing: Phrasing) -> &'static str {
    match outcome {
        Outcome::Ends(Ending::Black) => texts::whose_race_ends_black(phrasing),
        Outcome::Ends(Ending::White) => texts::whose_race_ends_white(phrasing),
        Outcome::Ends(Ending::Seki) => texts::whose_race_ends_seki(phrasing),
        Outcome::Ends(Ending::BothLive) => texts::whose_race_ends_both_live(phrasing),
        Outcome::Ko => texts::whose_race_ko(phrasing),
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
    texts::block_size(dame, stones, phrasing)
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
        true => texts::whose_turn(phrasing).to_owned(),
        false => turn(play.situation().mover(), play.person(), phrasing),
    }
}

fn turn(mover: Color, person: Person, phrasing: Phrasing) -> String {
    let color = side(mover, phrasing);
    match person {
        Person::Both => texts::turn_both(&color, phrasing),
        _ if person.plays(mover) => texts::turn_your_turn_move(&color, phrasing),
        _ => texts::turn_thinking(&color, phrasing),
    }
}

const fn end_sentence(end: End, phrasing: Phrasing) -> &'static str {
    match end {
        End::Captured(Color::Black) => texts::end_sentence_captured_black(phrasing),
        End::Captured(Color::White) => texts::end_sentence_captured_white(phrasing),
        End::BothElsewhere => texts::end_sentence_both_elsewhere(phrasing),
        End::Repeats => texts::end_sentence_repeats(phrasing),
    }
}

/// What a losing move gave away: "You were ahead; now it is White's race."
pub fn slip(slip: Slip, person: Person, place: Option<&str>, phrasing: Phrasing) -> String {
    let number = slip.number;
    let place = match place {
        Some(name) => texts::slip_move(&name, &number, phrasing),
        None => texts::slip_none(&number, phrasing),
    };
    let was = chance(&slip, person, phrasing);
    let is_now = match slip.after {
        Outcome::Ends(Ending::Black) => texts::slip_ends_black(phrasing),
        Outcome::Ends(Ending::White) => texts::slip_ends_white(phrasing),
        _ => texts::slip_now_only_seki(phrasing),
    };
    texts::slip(&is_now, &place, &was, phrasing)
}

/// What the side that made a mistake had until then.
fn chance(slip: &Slip, person: Person, phrasing: Phrasing) -> String {
    let own = side(slip.color, phrasing);
    let is_own = person != Person::Both && person.plays(slip.color);
    match (slip.before, is_own) {
        (Outcome::Ends(Ending::Seki), true) => texts::chance_ends_seki(phrasing).to_owned(),
        (Outcome::Ends(Ending::Seki), false) => texts::chance_had_seki(&own, phrasing),
        (_, true) => texts::chance_you_were_ahead(phrasing).to_owned(),
        (_, false) => texts::chance_was_ahead(&own, phrasing),
    }
}

/// A move in the list: "H9", "elsewhere", "B2 (after a ko threat)".
pub fn move_text(turn: &Turn, topology: &Topology, phrasing: Phrasing) -> String {
    let Some(point) = turn.point else {
        return texts::move_text_elsewhere(phrasing).to_owned();
    };
    let name = phrasing.point(topology, point);
    if turn.is_after_threat {
        texts::move_text_after_ko_threat(&name, phrasing)
    } else {
        name.into_owned()
    }
}

/// A move on a point that had held a stone: "5 at H9".
pub fn replayed(number: usize, point: Point, topology: &Topology, phrasing: Phrasing) -> String {
    let name = phrasing.point(topology, point);
    texts::replayed(&name, &number, phrasing)
}

/// What stands beside a numbered diagram: who begins it, and the moves that have no point of their own; nothing without
/// moves. "Black begins. 5 at 1, 8 elsewhere."
pub fn numbered_note(numbered: &LineDiagram, topology: &Topology, phrasing: Phrasing) -> String {
    let first = side(numbered.first, phrasing);
    if numbered.numbers.is_empty() && numbered.asides.is_empty() {
        return String::new();
    }
    let begin = numbered.before + 1;
    let begins = texts::numbered_note_begins(&begin, &first, phrasing);
    let asides = numbered.asides.iter();
    let told: Vec<String> = asides
        .map(|aside| aside_text(aside.number, aside.what, topology, phrasing))
        .collect();
    if told.is_empty() {
        return begins;
    }
    texts::numbered_note(
        &begins,
        &told.join(crate::grammar::comma(phrasing)),
        phrasing,
    )
}

fn aside_text(number: usize, what: AsideOf, topology: &Topology, phrasing: Phrasing) -> String {
    match what {
        AsideOf::At(other) => texts::aside_text_at(&number, &other, phrasing),
        AsideOf::On(point) => replayed(number, point, topology, phrasing),
        AsideOf::Elsewhere => texts::aside_text_elsewhere(&number, phrasing),
        AsideOf::AfterThreat => texts::aside_text_after_threat(&number, phrasing),
    }
}

/// What is written about the moves of a line that is kept, one after the other: the liberties after each, whose race it is then,
/// and what the move gave away; of the last one also how it ended.
pub fn line_comments(play: &PlayOut, phrasing: Phrasing) -> Vec<String> {
    let topology = play.situation().position.topology();
    let all = play.turns().len();
    let comment = |(i, turn): (usize, &Turn)| {
        let mut said = vec![texts::line_comments_liberties(
            &counts(turn.counts),
            phrasing,
        )];
        let race = play
            .outcome_after(i + 1)
            .filter(|race| *race != Outcome::Undecided);
        said.extend(race.map(|race| {
            let race = whose_race(race, phrasing);
            texts::line_comments(&race, phrasing)
        }));
        let place = turn.point.map(|point| phrasing.point(topology, point));
        let slip = play.slip(i);
        said.extend(slip.map(|each| self::slip(each, Person::Both, place.as_deref(), phrasing)));
        let end = play.end().filter(|_| i + 1 == all);
        said.extend(end.map(|end| end_sentence(end, phrasing).to_owned()));
        said.join(crate::grammar::space(phrasing))
    };
    play.turns().iter().enumerate().map(comment).collect()
}

/// What stands at the two moves elsewhere that go before a move after a ko threat: the threat, and its answer.
pub const fn threat_comments(phrasing: Phrasing) -> [&'static str; 2] {
    [
        texts::threat_comments_ko_threat_elsewhere(phrasing),
        texts::threat_comments_its_answer(phrasing),
    ]
}

/// Why a move cannot be played.
pub fn refusal(refusal: Refusal, topology: &Topology, phrasing: Phrasing) -> String {
    match refusal {
        Refusal::Over => texts::refusal_over(phrasing).to_owned(),
        Refusal::OutsideRace(point) => {
            let name = phrasing.point(topology, point);
            texts::refusal_does_not_matter(&name, phrasing)
        }
        Refusal::Illegal(reason) => illegal(reason, phrasing).to_owned(),
    }
}

pub(crate) const fn illegal(reason: IllegalMove, phrasing: Phrasing) -> &'static str {
    match reason {
        IllegalMove::Occupied => texts::illegal_occupied(phrasing),
        IllegalMove::Suicide => texts::illegal_suicide(phrasing),
        IllegalMove::Ko => texts::illegal_ko(phrasing),
        IllegalMove::NotOnBoard => texts::illegal_not_on_board(phrasing),
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

//! What lessons ask, and what is said to who answers.

use semeai_board::{Color, PointSet, Topology};
use semeai_cgt::Rational;
use semeai_endgame::RegionKind;
use semeai_endgame::position_report::RegionReport;
use semeai_race::Fate;
use semeai_session::Phrasing;

use crate::grammar::{all_of, int, mixed, moku, said_point, side};
use crate::texts::lesson as texts;
pub use crate::texts::lesson::{
    found_besides, hint_liberties, hint_points, hint_room, is_right, life_short_question,
    move_fails, not_so, worth_question,
};

/// "Lesson 2": what a sample is called as long as it asks, for its title would give away what it teaches.
///
/// ```
/// use semeai_session::Phrasing;
/// use semeai_words::lesson::lesson_name;
///
/// assert_eq!(lesson_name(2, Phrasing::ENGLISH), "Lesson 2");
/// assert_eq!(lesson_name(2, Phrasing::JAPANESE), "例題2");
/// ```
pub fn lesson_name(number: usize, phrasing: Phrasing) -> String {
    texts::lesson_name(&number, phrasing)
}

/// What a sample is called as a document, by its title.
pub fn sample_name(title: &str, phrasing: Phrasing) -> String {
    texts::sample_name(&title, phrasing)
}

/// "Problem 2 of 3": what a position of a lesson of somebody's own is called as long as it asks.
///
/// ```
/// use semeai_session::Phrasing;
/// use semeai_words::lesson::problem_name;
///
/// assert_eq!(problem_name(2, 3, Phrasing::ENGLISH), "Problem 2 of 3");
/// assert_eq!(problem_name(2, 3, Phrasing::JAPANESE), "問題2（全3問）");
/// ```
pub fn problem_name(number: usize, count: usize, phrasing: Phrasing) -> String {
    texts::problem_name(&count, &number, phrasing)
}

/// Over the field for the label of a point.
///
/// ```
/// use semeai_session::Phrasing;
/// use semeai_words::lesson::label_at;
///
/// assert_eq!(label_at("E5", Phrasing::ENGLISH), "Text at E5");
/// ```
pub fn label_at(point: &str, phrasing: Phrasing) -> String {
    texts::label_at(&point, phrasing)
}

/// What is asked about a race: of one start, or of both.
///
/// ```
/// use semeai_board::Color;
/// use semeai_session::Phrasing;
/// use semeai_words::lesson::race_question;
///
/// let of_white = race_question(Some(Color::White), Phrasing::ENGLISH);
/// assert_eq!(of_white, "Who wins if White plays first?");
/// ```
pub const fn race_question(start: Option<Color>, phrasing: Phrasing) -> &'static str {
    match start {
        None => texts::race_question_none(phrasing),
        Some(Color::Black) => texts::race_question_black(phrasing),
        Some(Color::White) => texts::race_question_white(phrasing),
    }
}

/// What is asked about an endgame: of one start, or of both.
pub const fn endgame_question(start: Option<Color>, phrasing: Phrasing) -> &'static str {
    match start {
        None => texts::endgame_question_none(phrasing),
        Some(Color::Black) => texts::endgame_question_black(phrasing),
        Some(Color::White) => texts::endgame_question_white(phrasing),
    }
}

/// What is asked about a point of which it is to be known who takes it.
pub fn life_question(point: &str, phrasing: Phrasing) -> String {
    let point = said_point(point, phrasing);
    texts::life_question(&point, phrasing)
}

/// What is asked about a map, by its text: where it can be played, or where it cannot.
///
/// ```
/// use semeai_session::Phrasing;
/// use semeai_words::lesson::map_question;
///
/// let asked = map_question("P2(W)", true, Phrasing::ENGLISH);
/// assert_eq!(asked, "Which free points belong to the map P2(W)?");
/// ```
pub fn map_question(text: &str, does_ask_in: bool, phrasing: Phrasing) -> String {
    // The sign before the name of a preset is for who types it.
    let name = text.trim_start_matches('@');
    match does_ask_in {
        true => texts::map_question_yes(&name, phrasing),
        false => texts::map_question_no(&name, phrasing),
    }
}

/// Which free points a map leaves out, by its text.
pub fn left_out(text: &str, points: &PointSet, topology: &Topology, phrasing: Phrasing) -> String {
    let names = phrasing.points(topology, points);
    let names = all_of(&names, phrasing);
    let name = text.trim_start_matches('@');
    match points.is_empty() {
        true => texts::left_out_yes(&name, phrasing),
        false => texts::left_out_no(&name, &names, phrasing),
    }
}

/// How many points are to be found.
pub fn hint_count(count: usize, phrasing: Phrasing) -> String {
    if count == 1 {
        return texts::hint_count_there(phrasing).to_owned();
    }
    texts::hint_count_there_2(&count, phrasing)
}

/// That one of them is shown, if there is any.
pub const fn hint_one_of_them(is_any: bool, phrasing: Phrasing) -> &'static str {
    match is_any {
        true => texts::hint_one_of_them_yes(phrasing),
        false => texts::hint_one_of_them_no(phrasing),
    }
}

/// "Black's first move", as what is asked.
pub fn first_move_question(color: Color, phrasing: Phrasing) -> String {
    let side = side(color, phrasing);
    texts::first_move_question(&side, phrasing)
}

/// What is asked about a fight, whose stones are circled.
pub const fn fight_question(phrasing: Phrasing) -> &'static str {
    texts::fight_question(phrasing)
}

/// A side's first move in a fight, as what is asked, by what it reaches.
///
/// ```
/// use semeai_board::Color;
/// use semeai_race::Fate;
/// use semeai_session::Phrasing;
/// use semeai_words::lesson::fight_move_question;
///
/// let asked = fight_move_question(Color::Black, Fate::Captured, Phrasing::ENGLISH);
/// assert_eq!(asked, "Black to play captures them: where?");
/// ```
pub fn fight_move_question(color: Color, reached: Fate, phrasing: Phrasing) -> String {
    let name = side(color, phrasing);
    match reached {
        Fate::Captured => texts::fight_move_question_captures(&name, phrasing),
        Fate::Saved | Fate::Alive => texts::fight_move_question_saves(&name, phrasing),
        Fate::Ko | Fate::Unknown => texts::fight_move_question_ko(&name, phrasing),
    }
}

/// What a move in a region is worth, and whether it is sente for a side where it is one or the other; nothing where nobody gains by it.
pub fn region_worth(region: &RegionReport) -> Option<(Rational, Option<bool>)> {
    let zero = Rational::from_integer(0);
    let worth = region.worth().filter(|worth| *worth > zero)?;
    // In a ko the two sides' ways differ by other numbers of moves.
    let is_sente = match region.kind.filter(|_| region.ko.is_none()) {
        Some(RegionKind::Gote) => Some(false),
        Some(RegionKind::BlackSente | RegionKind::WhiteSente) => Some(true),
        _ => None,
    };
    Some((worth, is_sente))
}

/// What a move is worth, as an answer that can be chosen: as this program counts it, and the swing beside it that books give (in gote
/// twice as much, in sente as much).
///
/// ```
/// use semeai_cgt::Rational;
/// use semeai_session::Phrasing;
/// use semeai_words::lesson::worth_choice;
///
/// let worth = Rational::new(3, 4);
/// assert_eq!(worth_choice(worth, Some(false), Phrasing::ENGLISH), "¾ (swing 1½ in gote)");
/// assert_eq!(worth_choice(worth, Some(true), Phrasing::JAPANESE), "¾目（先手で出入り¾目）");
/// ```
pub fn worth_choice(worth: Rational, is_sente: Option<bool>, phrasing: Phrasing) -> String {
    let [worth, twice] = [worth, worth + worth].map(mixed);
    match is_sente {
        Some(true) => {
            let (count, swing) = (moku(&worth), moku(&worth));
            texts::worth_choice_swing_sente(&count, &swing, &worth, phrasing)
        }
        Some(false) => {
            let (count, swing) = (moku(&worth), moku(&twice));
            texts::worth_choice_swing_gote(&count, &swing, &twice, &worth, phrasing)
        }
        None => say!(phrasing, en = worth, ja = moku(&worth)),
    }
}

/// That a side resists a move that is right, and has to be answered.
///
/// ```
/// use semeai_board::Color;
/// use semeai_session::Phrasing;
/// use semeai_words::lesson::resists;
///
/// let said = resists(Color::White, Phrasing::ENGLISH);
/// assert_eq!(said, "Right. White resists: find the answer.");
/// ```
pub fn resists(color: Color, phrasing: Phrasing) -> String {
    let side = side(color, phrasing);
    texts::resists(&side, phrasing)
}

/// That an answer to a defence is known to give something away, which the other side shows.
///
/// ```
/// use semeai_board::Color;
/// use semeai_session::Phrasing;
/// use semeai_words::lesson::answer_loses;
///
/// let said = answer_loses(Color::White, Phrasing::ENGLISH);
/// assert_eq!(said, "That loses: White shows how.");
/// ```
pub fn answer_loses(color: Color, phrasing: Phrasing) -> String {
    let side = side(color, phrasing);
    texts::answer_loses(&side, phrasing)
}

/// How many defences were met, and whether others follow: how many is known only when all of them are.
///
/// ```
/// use semeai_session::Phrasing;
/// use semeai_words::lesson::defences_so_far;
///
/// assert_eq!(defences_so_far(1, true, Phrasing::ENGLISH), "Defences refuted: 1. More to come.");
/// assert_eq!(defences_so_far(1, false, Phrasing::JAPANESE), "応じた受け方：1。");
/// ```
pub fn defences_so_far(met: usize, has_more: bool, phrasing: Phrasing) -> String {
    match has_more {
        true => texts::defences_so_far_more(&met, phrasing),
        false => texts::defences_so_far_last(&met, phrasing),
    }
}

/// How many defences were met, all there are.
///
/// ```
/// use semeai_session::Phrasing;
/// use semeai_words::lesson::defences_met;
///
/// assert_eq!(defences_met(1, Phrasing::ENGLISH), "You refuted the best defence.");
/// assert_eq!(defences_met(2, Phrasing::ENGLISH), "You refuted both best defences.");
/// ```
pub fn defences_met(count: usize, phrasing: Phrasing) -> String {
    if count == 1 {
        return texts::defences_met_best_defence_was(phrasing).to_owned();
    }
    texts::defences_met_all_best_defences(int(count), phrasing)
}

/// Where a move is, roughly.
pub fn hint_region(color: Color, phrasing: Phrasing) -> String {
    let side = side(color, phrasing);
    texts::hint_region(&side, phrasing)
}

/// Where it is, or where one is of several that may do.
///
/// ```
/// use semeai_board::Color;
/// use semeai_session::Phrasing;
/// use semeai_words::lesson::hint_point;
///
/// assert_eq!(hint_point(Color::Black, "H9", false, Phrasing::ENGLISH), "Black's move is H9.");
/// assert_eq!(hint_point(Color::White, "B1", true, Phrasing::JAPANESE), "白の手の一つはB1です。");
/// ```
pub fn hint_point(color: Color, name: &str, are_more: bool, phrasing: Phrasing) -> String {
    let side = side(color, phrasing);
    match are_more {
        false => texts::hint_point_no(&name, &side, phrasing),
        true => texts::hint_point_yes(&name, &side, phrasing),
    }
}

/// Whether the class of a point depends on who plays first.
pub fn hint_class(does_depend: bool, point: &str, phrasing: Phrasing) -> String {
    match does_depend {
        true => texts::hint_class_yes(&point, phrasing),
        false => texts::hint_class_no(&point, phrasing),
    }
}

/// Whose start alone is to be read, where nothing is known of the other one.
pub const fn hint_start(start: Color, phrasing: Phrasing) -> &'static str {
    match start {
        Color::Black => texts::hint_start_black(phrasing),
        Color::White => texts::hint_start_white(phrasing),
    }
}

/// Whether it matters who plays first.
pub const fn hint_turn(does_matter: bool, phrasing: Phrasing) -> &'static str {
    match does_matter {
        true => texts::hint_turn_yes(phrasing),
        false => texts::hint_turn_no(phrasing),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_question_and_its_hints_are_said_in_both_languages() {
        let [english, japanese] = [Phrasing::ENGLISH, Phrasing::JAPANESE].map(|phrasing| {
            [
                first_move_question(Color::White, phrasing),
                not_so("Seki", phrasing),
                hint_region(Color::Black, phrasing),
                hint_point(Color::Black, "H9", false, phrasing),
                hint_point(Color::Black, "H9", true, phrasing),
                life_question("C3", phrasing),
                life_question("4", phrasing),
                hint_class(true, "C3", phrasing),
                hint_class(false, "C3", phrasing),
            ]
        });
        assert_eq!(
            english,
            [
                "White plays first: where?",
                "No, it's not “Seki”.",
                "Black's move is among the circled points.",
                "Black's move is H9.",
                "One of Black's moves is H9.",
                "Whose is C3?",
                "Whose is point 4?",
                "Whose C3 becomes depends on who plays first.",
                "C3 is the same whoever plays first.",
            ]
        );
        assert_eq!(
            japanese,
            [
                "白先の一手目は?",
                "「Seki」ではありません。",
                "黒の手は丸で囲んだ点のどれかです。",
                "黒の手はH9です。",
                "黒の手の一つはH9です。",
                "C3はどちらのもの?",
                "点4はどちらのもの?",
                "C3が誰のものになるかは、どちらが先かで変わります。",
                "C3はどちらが先でも同じです。",
            ]
        );
    }
}

//! The best line of a solved race as a play-out, to be stepped through.

use semeai_board::Color;
use semeai_race::solve::Step;

use super::course::PlayOut;
use super::style::PlayStyle;
use crate::play_out::person::Person;
use semeai_race::answer::RaceAnswer;

/// The best line of a start, played to its end; nothing if that start was not searched.
pub fn best_line(solved: &RaceAnswer, first: Color) -> Option<PlayOut> {
    let steps = &solved.searched(first)?.line;
    let mut line = PlayOut::new(solved.race(), first, Person::Both, PlayStyle::Best);
    for color in Color::ALL {
        let used = |step: &&Step| step.is_after_threat && step.color == color;
        let threats = steps.iter().filter(used).count();
        line.set_threats(color, u8::try_from(threats).unwrap_or(u8::MAX));
    }
    for step in steps {
        let played = match step.point {
            Some(point) => line.play(point),
            None => line.play_elsewhere(),
        };
        if played.is_err() {
            break;
        }
    }
    Some(line)
}

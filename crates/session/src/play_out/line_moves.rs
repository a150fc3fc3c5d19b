//! A line of play as it is written down in a game.

use crate::file::sgf::WrittenMove;
use crate::game::RecordMove;

use super::course::Course;
use super::rules::Rules;

/// The moves of a line with these comments, one for each as far as there are so many; one in front of them, if it is not
/// empty, goes before that of the first.
///
/// Before a move after a ko threat stand the threat and its answer as two moves elsewhere, with these words: without them
/// whoever reads the file could not take the ko back.
pub fn written<S: Rules>(
    play: &Course<S>,
    heading: &str,
    comments: &[String],
    threat: [&str; 2],
) -> Vec<WrittenMove> {
    let mut moves = Vec::with_capacity(play.turns().len());
    let mut comments = comments.iter();
    for turn in play.turns() {
        if turn.is_after_threat {
            for (color, words) in [turn.color, turn.color.opponent()].into_iter().zip(threat) {
                moves.push(WrittenMove {
                    played: RecordMove { color, point: None },
                    comment: words.to_owned(),
                });
            }
        }
        moves.push(WrittenMove {
            played: RecordMove {
                color: turn.color,
                point: turn.point,
            },
            comment: comments.next().cloned().unwrap_or_default(),
        });
    }
    if let Some(first) = moves.first_mut().filter(|_| !heading.is_empty()) {
        let rest = std::mem::take(&mut first.comment);
        first.comment = format!("{heading}\n{rest}");
    }
    moves
}

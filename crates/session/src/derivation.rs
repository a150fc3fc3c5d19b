//! How written options become a canonical form: dominated and reversible options, one step at a time.

use semeai_cgt::{Arena, Error, GameId, Player, Step};

use crate::SheetError;

/// The way from the options of an expression to its canonical form.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Derivation {
    /// The options as they were written, each in canonical form: `{0,1|2}`.
    pub written: String,
    /// The steps, in order; none if the written options are the canonical ones.
    pub steps: Vec<WrittenStep>,
    /// The canonical form, by its name if it has one.
    pub canonical: String,
}

/// One step.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct WrittenStep {
    /// Whose option it is.
    pub player: Player,
    /// The option that goes.
    pub option: String,
    /// Why it goes.
    pub reason: Reason,
    /// What is left after the step: `{1|2}`.
    pub form: String,
}

/// Why an option goes.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Reason {
    /// Another option is at least as good for the player.
    Dominated {
        /// That option.
        by: String,
    },
    /// The opponent has an answer that leaves the player no better off than before the move.
    Reversible {
        /// That answer.
        through: String,
        /// What comes in instead: the player's options of the answer.
        replacements: Vec<String>,
    },
}

/// Shows how the options of an expression become those of its canonical form: the options of its outermost braces, or
/// of a sum a move in each of its terms. Nothing for a single name or number, whose options were not written.
///
/// # Errors
///
/// If the expression cannot be read, or the arena's budget is used up.
///
/// ```
/// use semeai_cgt::Arena;
/// use semeai_session::derivation;
///
/// let shown = derivation(&mut Arena::new(), "{0,1|2}")?.expect("it has braces");
/// assert_eq!((shown.written.as_str(), shown.steps[0].form.as_str()), ("{0,1|2}", "{1|2}"));
/// assert_eq!(shown.canonical, "3/2");
///
/// let sum = derivation(&mut Arena::new(), "{4|0} + {3|1}")?.expect("it is a sum");
/// assert_eq!(sum.written, "{{7|5},{7|3}|{3|1},{5|1}}");
/// assert!(derivation(&mut Arena::new(), "3/2")?.is_none());
/// # Ok::<(), semeai_session::SheetError>(())
/// ```
pub fn derivation(arena: &mut Arena, expression: &str) -> Result<Option<Derivation>, SheetError> {
    let sides = if has_outer_braces(expression) {
        let (left, right) = arena.parse_options(expression)?;
        Some([left, right])
    } else {
        options_of_sum(arena, expression)?
    };
    let Some(mut sides) = sides else {
        return Ok(None);
    };
    let shown = arena.simplification(&sides[0], &sides[1])?;
    let written = form(arena, &sides);
    let mut steps = Vec::with_capacity(shown.steps.len());
    for side in &mut sides {
        drop_repeated(side);
    }
    for step in &shown.steps {
        steps.push(take(arena, &mut sides, step)?);
    }
    Ok(Some(Derivation {
        written,
        steps,
        canonical: arena.display(shown.value),
    }))
}

/// Whether one pair of braces spans the expression, or its outermost braces were left out: `6||4|0`.
fn has_outer_braces(expression: &str) -> bool {
    let text = expression.trim();
    let mut depth = 0_usize;
    let mut has_bar = false;
    let mut has_gap = false;
    for (at, c) in text.char_indices() {
        match c {
            '{' | '(' => depth += 1,
            '}' | ')' => depth = depth.saturating_sub(1),
            '|' if depth == 0 => has_bar = true,
            _ => {}
        }
        has_gap |= depth == 0 && at + c.len_utf8() < text.len();
    }
    has_bar || (text.starts_with('{') && !has_gap)
}

/// The options of a sum: each option of each term, with the other terms as they are.
fn options_of_sum(
    arena: &mut Arena,
    expression: &str,
) -> Result<Option<[Vec<GameId>; 2]>, SheetError> {
    let whole = arena.parse(expression)?;
    let mut terms = Vec::new();
    for (is_negative, term) in terms_of(expression) {
        // What was cut in a wrong place cannot be read, or has another sum.
        let Ok(game) = arena.parse(term) else {
            return Ok(None);
        };
        terms.push(if is_negative { arena.neg(game)? } else { game });
    }
    if terms.len() < 2 || arena.sum(&terms)? != whole {
        return Ok(None);
    }
    let mut sides = [Vec::new(), Vec::new()];
    for &term in &terms {
        let rest = arena.sub(whole, term)?;
        for (side, player) in sides.iter_mut().zip([Player::Left, Player::Right]) {
            for option in arena.options(term, player)? {
                side.push(arena.add(option, rest)?);
            }
        }
    }
    Ok(Some(sides))
}

/// The text cut at the signs between terms, with whether a minus stands before each.
fn terms_of(expression: &str) -> Vec<(bool, &str)> {
    let mut terms = Vec::new();
    let (mut depth, mut start, mut is_negative, mut has_term) = (0_usize, 0, false, false);
    for (at, c) in expression.char_indices() {
        match c {
            '{' | '(' => depth += 1,
            '}' | ')' => depth = depth.saturating_sub(1),
            '+' | '-' | '\u{2212}' if depth == 0 && has_term => {
                terms.push((is_negative, &expression[start..at]));
                (start, is_negative, has_term) = (at + c.len_utf8(), c != '+', false);
                continue;
            }
            _ => {}
        }
        // A sign before any term belongs to the term that it begins.
        has_term |= !c.is_whitespace() && (depth > 0 || !matches!(c, '+' | '-' | '\u{2212}' | '±'));
    }
    terms.push((is_negative, &expression[start..]));
    terms
}

fn drop_repeated(side: &mut Vec<GameId>) {
    let mut met = Vec::with_capacity(side.len());
    side.retain(|option| {
        let is_new = !met.contains(option);
        met.push(*option);
        is_new
    });
}

fn take(arena: &Arena, sides: &mut [Vec<GameId>; 2], step: &Step) -> Result<WrittenStep, Error> {
    let (player, option) = match step {
        Step::Dominated { player, option, .. } | Step::Reversible { player, option, .. } => {
            (*player, *option)
        }
    };
    let side = &mut sides[usize::from(player == Player::Right)];
    side.retain(|&other| other != option);
    let reason = match step {
        Step::Dominated { by, .. } => Reason::Dominated {
            by: arena.display(*by),
        },
        Step::Reversible {
            through,
            replacements,
            ..
        } => {
            side.extend(replacements);
            drop_repeated(side);
            Reason::Reversible {
                through: arena.display(*through),
                replacements: replacements
                    .iter()
                    .map(|&game| arena.display(game))
                    .collect(),
            }
        }
    };
    Ok(WrittenStep {
        player,
        option: arena.display(option),
        reason,
        form: form(arena, sides),
    })
}

/// Options in braces. Every option with options of its own stands in braces itself, so one bar is enough.
fn form(arena: &Arena, sides: &[Vec<GameId>; 2]) -> String {
    let [left, right] = sides.each_ref().map(|side| {
        let options: Vec<String> = side.iter().map(|&option| arena.display(option)).collect();
        options.join(",")
    });
    format!("{{{left}|{right}}}")
}

#[cfg(test)]
mod tests {
    use super::*;

    fn shown(expression: &str) -> Option<Derivation> {
        derivation(&mut Arena::new(), expression).expect("a game")
    }

    #[test]
    fn every_form_on_the_way_has_the_same_value() {
        for expression in [
            "{{2|0},1*|*}",
            "{0,1,-3|2,5}",
            "{{1|0}|1}",
            "{^,0|v,*}",
            "6,5||4|0",
        ] {
            let derivation = shown(expression).expect("braces");
            let mut arena = Arena::new();
            let value = arena.parse(expression).expect("a game");
            for step in &derivation.steps {
                assert_eq!(
                    arena.parse(&step.form).expect("a game"),
                    value,
                    "{}",
                    step.form
                );
            }
            assert_eq!(arena.parse(&derivation.canonical).expect("a game"), value);
        }
    }

    #[test]
    fn a_reversible_option_says_what_comes_in() {
        let derivation = shown("{*,^|v}").expect("braces");
        assert!(!derivation.steps.is_empty());
        let shown = shown("{{1|0}|1}").expect("braces");
        assert_eq!(
            shown.steps[0].reason,
            Reason::Reversible {
                through: "0".into(),
                replacements: Vec::new()
            }
        );
        assert_eq!(shown.steps[0].form, "{|1}");
    }

    #[test]
    fn a_single_name_or_number_has_no_written_options() {
        assert!(shown(" {4|0} ").is_some());
        assert!(shown("4|0").is_some());
        for expression in ["3", "-3", "tiny(2)", "-{4|0}", "+_2", "3.{4|0}"] {
            assert_eq!(shown(expression), None, "{expression}");
        }
    }

    #[test]
    fn a_move_in_a_sum_is_a_move_in_one_of_its_terms() {
        let derivation = shown("{4|0} + {6||4|0} - 7").expect("a sum");
        assert_eq!(
            derivation.written,
            "{{3||1|-3},{3|-1}|{-1||-3|-7},-3,{2,{4|0}|-2}}"
        );
        assert_eq!(derivation.canonical, "{1,{3|-1}|-3}");
        for expression in [
            "1-3v",
            "({4|0})+1",
            "± 2 - -*",
            "-3.^ + 2.{1|0} − ½",
            "2* - tiny(2)",
        ] {
            let derivation = shown(expression).expect(expression);
            let mut arena = Arena::new();
            let value = arena.parse(expression).expect("a game");
            assert_eq!(arena.parse(&derivation.written), Ok(value), "{expression}");
        }
    }
}

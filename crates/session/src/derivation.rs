//! How written options become a canonical form: dominated and reversible options, one step at a time.

use semeai_cgt::{Arena, Error, GameId, Player, Step};

use crate::SheetError;

/// The way from the outermost braces of an expression to its canonical form.
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

/// Shows how the outermost braces of an expression become its canonical form. Nothing for an expression without
/// outermost braces: its options were not written.
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
/// assert!(derivation(&mut Arena::new(), "{1|2} + 1")?.is_none());
/// # Ok::<(), semeai_session::SheetError>(())
/// ```
pub fn derivation(arena: &mut Arena, expression: &str) -> Result<Option<Derivation>, SheetError> {
    if !has_outer_braces(expression) {
        return Ok(None);
    }
    let (left, right) = arena.parse_options(expression)?;
    let shown = arena.simplification(&left, &right)?;
    let mut sides = [left, right];
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
    fn only_outermost_braces_are_taken_apart() {
        assert!(shown(" {4|0} ").is_some());
        assert!(shown("4|0").is_some());
        for expression in ["{4|0}+{3|1}", "3", "tiny(2)", "({4|0})+1", "-{4|0}"] {
            assert_eq!(shown(expression), None, "{expression}");
        }
    }
}

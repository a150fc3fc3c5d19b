//! How written options become a canonical form: dominated and reversible options, one step at a time.

use semeai_cgt::{Arena, Formula, GameId, Player, SimplificationStep, Summand, TermKind};

use crate::SheetError;

/// The way from the options of an expression to its canonical form.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Derivation {
    /// The options as they were written, each in canonical form: `{0,1|2}`.
    pub written: Formula,
    /// The steps, in order; none if the written options are the canonical ones.
    pub steps: Vec<WrittenStep>,
    /// The canonical form, by its name if it has one.
    pub canonical: Formula,
}

/// A step from a form to a simpler one.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct WrittenStep {
    /// The side that could have moved to it.
    pub player: Player,
    /// The option that is taken away or replaced.
    pub option: Formula,
    /// The rule by which the value stays.
    pub reason: Reason,
    /// What is left after the step: `{1|2}`.
    pub form: Formula,
}

/// The rule by which an option can go.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Reason {
    /// Another option is at least as good for the player.
    Dominated {
        /// That option.
        by: Formula,
    },
    /// The opponent has an answer that leaves the player no better off than before the move.
    Reversible {
        /// That answer.
        through: Formula,
        /// What comes in instead: the player's options of the answer.
        replacements: Vec<Formula>,
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
    let term = arena.read(expression)?;
    let mut term = &term;
    while let TermKind::Named(definition) = &term.kind {
        term = definition;
    }
    let mut sides = match &term.kind {
        TermKind::Braces(left, right) => [arena.evaluate_all(left)?, arena.evaluate_all(right)?],
        TermKind::Sum(summands) if summands.len() > 1 => options_of_sum(arena, summands)?,
        _ => return Ok(None),
    };
    let shown = arena.simplification(&sides[0], &sides[1])?;
    let written = arena.formula_options(&sides[0], &sides[1]);
    let mut steps = Vec::with_capacity(shown.steps.len());
    for side in &mut sides {
        drop_repeated(side);
    }
    for step in &shown.steps {
        steps.push(take(arena, &mut sides, step));
    }
    Ok(Some(Derivation {
        written,
        steps,
        canonical: arena.formula(shown.value),
    }))
}

/// The options of a sum: each option of each summand, with the other summands as they are.
fn options_of_sum(arena: &mut Arena, summands: &[Summand]) -> Result<[Vec<GameId>; 2], SheetError> {
    let games = arena.evaluate_summands(summands)?;
    let whole = arena.sum(&games)?;
    let mut sides = [Vec::new(), Vec::new()];
    for &game in &games {
        let rest = arena.sub(whole, game)?;
        for (side, player) in sides.iter_mut().zip([Player::Left, Player::Right]) {
            for option in arena.options(game, player)? {
                side.push(arena.add(option, rest)?);
            }
        }
    }
    Ok(sides)
}

fn drop_repeated(side: &mut Vec<GameId>) {
    let mut met = Vec::with_capacity(side.len());
    side.retain(|option| {
        let is_new = !met.contains(option);
        met.push(*option);
        is_new
    });
}

fn take(arena: &Arena, sides: &mut [Vec<GameId>; 2], step: &SimplificationStep) -> WrittenStep {
    let (player, option) = match step {
        SimplificationStep::Dominated { player, option, .. }
        | SimplificationStep::Reversible { player, option, .. } => (*player, *option),
    };
    let side = &mut sides[usize::from(player == Player::Right)];
    side.retain(|&other| other != option);
    let reason = match step {
        SimplificationStep::Dominated { by, .. } => Reason::Dominated {
            by: arena.formula(*by),
        },
        SimplificationStep::Reversible {
            through,
            replacements,
            ..
        } => {
            side.extend(replacements);
            drop_repeated(side);
            Reason::Reversible {
                through: arena.formula(*through),
                replacements: replacements
                    .iter()
                    .map(|&game| arena.formula(game))
                    .collect(),
            }
        }
    };
    WrittenStep {
        player,
        option: arena.formula(option),
        reason,
        form: arena.formula_options(&sides[0], &sides[1]),
    }
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
                    arena.parse(step.form.as_str()).expect("a game"),
                    value,
                    "{}",
                    step.form
                );
            }
            assert_eq!(
                arena.parse(derivation.canonical.as_str()).expect("a game"),
                value
            );
        }
    }

    #[test]
    fn a_reversible_option_says_what_comes_in() {
        let derivation = shown("{*,^|v}").expect("braces");
        assert!(!derivation.steps.is_empty());
        let shown = shown("{{1|0}|1}").expect("braces");
        let Reason::Reversible {
            through,
            replacements,
        } = &shown.steps[0].reason
        else {
            panic!("{:?}", shown.steps[0]);
        };
        assert!(*through == "0" && replacements.is_empty());
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
    fn a_name_has_the_options_that_it_was_defined_with() {
        let written = |expression| shown(expression).map(|shown| shown.written.to_string());
        for expression in [
            "g := {0,1|2}",
            "g := {0,1|2}; g",
            "g := 1; h := {0,g|2}; i := h; i",
        ] {
            assert_eq!(
                written(expression).as_deref(),
                Some("{0,1|2}"),
                "{expression}"
            );
        }
        assert_eq!(written("g := {0,1|2}; 2.g"), None);
        assert_eq!(written("g := *; g + g").as_deref(), Some("{*,*|*,*}"));
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
            "1 + +_2 -_3",
            "(1 + *)",
        ] {
            let derivation = shown(expression).expect(expression);
            let mut arena = Arena::new();
            let value = arena.parse(expression).expect("a game");
            assert_eq!(
                arena.parse(derivation.written.as_str()),
                Ok(value),
                "{expression}"
            );
        }
    }
}

//! The rules of thumb by which players choose between a tree and the largest gote.
//!
//! A move whose own follow-up is larger than b1 is sente and comes first. Else, if the opponent's follow-up is larger than
//! b1, the move is reverse sente and counts double: it comes first if 2y > b1. Else the average is taken: it comes first
//! if (xl + xr)/2 + y > b1. On equality a rule says nothing.

use std::cmp::Ordering;

use semeai_cgt::{Player, Rational};

use crate::discriminant::{Binary, Choice, Discriminant};

/// What the rules of thumb say.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Rules {
    /// By the average alone; none where it does not decide.
    pub average: Option<Choice>,
    /// By doubling alone; none where it does not decide.
    pub doubling: Option<Choice>,
    /// By the whole rule; none where it does not decide.
    pub rule: Option<Choice>,
}

impl Rules {
    /// What the rules say. Nothing if there is no gote.
    #[must_use]
    pub fn of(binary: &Binary, first: Player) -> Option<Self> {
        let largest = *binary.gotes.first()?;
        let over = |size: Rational| match size.cmp(&largest) {
            Ordering::Greater => Some(Choice::Tree),
            Ordering::Less => Some(Choice::Gote),
            Ordering::Equal => None,
        };
        let average = over((binary.xl + binary.xr) / 2 + binary.y);
        let doubling = over(binary.y * 2);
        let rule = if binary.follow_up(first) > largest {
            Some(Choice::Tree)
        } else if binary.follow_up(first.opponent()) > largest {
            doubling
        } else {
            average
        };
        Some(Self {
            average,
            doubling,
            rule,
        })
    }
}

/// What following a rule costs; where it does not decide, the worse of both moves.
#[must_use]
pub fn loss(rule: Option<Choice>, discriminant: &Discriminant, first: Player) -> Rational {
    let (tree, gote) = (
        discriminant.loss_of_tree(first),
        discriminant.loss_of_gote(),
    );
    match rule {
        Some(Choice::Tree) => tree,
        Some(Choice::Gote) => gote,
        Some(Choice::Both) | None => tree.max(gote),
    }
}

//! Sums of trees as they were written.
//!
//! A *tree* is a number, which is finished, or two lists of trees: what Black can make of it, and what White can. In a sum
//! the players move in turn, **every move is compulsory**, and one unfinished tree is replaced by one of its options; at the
//! end the numbers are added. A score is Black's points minus White's.
//!
//! A tree of depth 1 with one option a side is, up to a number, a *gote* `{b|0}`; b1 >= b2 >= .. are the gotes of a sum by
//! size. A tree in which at some position Black, moving first, gets less than he does if White moves first is a *zugzwang*
//! tree: there both would rather pass.
//!
//! # The theorem on the first move
//!
//! In a sum without zugzwang let Black be to move, os(1) the best score if a tree that is no gote is played first, os(2) the
//! best for White if Black plays b1 and White then such a tree, os(3..) the score if b1 and b2 are played first, then
//! anything. (For White everything is mirrored.)
//!
//! 1. *Of the gotes only the largest need be tried.* Whoever takes a smaller one might take the larger instead and afterwards
//!    treat the smaller as the larger: he has gained b1 - b2 at once and loses at most that later.
//! 2. *os(1) <= os(3..).* So if os(1) > os(2), only a tree is best; if os(1) < os(2), b1 is; if they are equal, both are.
//!
//! Proof of 2 for any number, depth, shape and branching of the trees. Write `V(S)` for the score of S with White to move.
//! For every sum X, `V(X + B1 + B2) <= b1 + V(X)`: White plays as in X alone and answers a move in one of the two gotes in
//! the other, so that Black gets at most b1 of them. If X is used up and White herself must open the two, Black gets only
//! b2. Now let Black's best first move in a tree leave X of everything but the two largest gotes: os(1) = V(X + B1 + B2) <=
//! b1 + V(X), and the right side is a score that Black reaches if b1 and b2 are played first and then this tree.
//!
//! The theorem decides; it does not give the score: leaving out the lines that begin with two gotes changes scores. And that
//! os(1) < os(2) does not say that a tree loses: it may be as good as os(3..).
//!
//! # How it is kept
//!
//! All nodes of a sum lie in one list, children before their parents, so that no depth of a text is ever too much to be
//! read, mirrored or dropped.

use std::fmt;
use std::ops::Range;

use semeai_cgt::{Player, Rational};
use semeai_search::sum::{IntegerSum, Leftover, SumParts, Tree, TreeId, Trees};

/// A sum of trees, in the order written.
///
/// ```
/// use semeai_sums::Sum;
///
/// let sum = Sum::parse("{9|4||3|0} + 2*{5|0} - A(1,2,3) + 1/3").unwrap();
/// assert_eq!(sum.terms().len(), 5);
/// assert_eq!(sum.to_string(), "{{9|4}|{3|0}} + {5|0} + {5|0} + {{0|-1}|{-4|-6}} + 1/3");
/// ```
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Sum {
    trees: Trees,
    /// The height of each tree: how many moves it lasts at most.
    heights: Vec<u32>,
    /// The first node of each tree; its nodes lie between here and itself.
    begins: Vec<u32>,
    terms: Vec<TreeId>,
}

impl Sum {
    /// The sum of nothing, to which terms are added.
    #[must_use]
    pub fn new() -> Self {
        Self::default()
    }

    /// The trees that are added up, in their order. Copies may be one and the same node.
    #[must_use]
    pub fn terms(&self) -> &[TreeId] {
        &self.terms
    }

    /// What a node is: a number, or options of both players.
    #[must_use]
    pub fn tree(&self, id: TreeId) -> &Tree {
        self.trees.get(id)
    }

    /// How many moves a tree lasts at most; 0 for a number.
    #[must_use]
    pub fn height(&self, id: TreeId) -> u32 {
        self.heights[id.place()]
    }

    /// Every node with what it is, children before their parents.
    pub fn nodes(&self) -> impl Iterator<Item = (TreeId, &Tree)> {
        let places = (0..).map(TreeId::at);
        places.zip(self.trees.iter())
    }

    /// The sum in integers; nothing if it is too large for that.
    pub(crate) fn in_integers(&self) -> Option<IntegerSum> {
        IntegerSum::of(&self.trees, &self.terms)
    }

    /// What its trees can come to in integers; nothing if their numbers are too large for that.
    pub(crate) fn parts(&self) -> Option<(SumParts, Vec<Leftover>)> {
        SumParts::of(&self.trees)
    }

    /// Whether a tree has one option a side everywhere, and every line of it has the same number of moves.
    pub(crate) fn is_full(&self, id: TreeId) -> bool {
        let mut level = vec![id];
        for height in (0..=self.height(id)).rev() {
            if height > 3 || level.iter().any(|id| self.height(*id) != height) {
                return false;
            }
            let both = |id: &TreeId| {
                [Player::Left, Player::Right].map(|player| self.tree(*id).options(player))
            };
            if height > 0
                && level
                    .iter()
                    .any(|id| both(id).iter().any(|options| options.len() != 1))
            {
                return false;
            }
            level = level.iter().flat_map(both).flatten().copied().collect();
        }
        true
    }

    /// Adds a tree to the sum.
    pub fn push(&mut self, tree: TreeId) {
        self.terms.push(tree);
    }

    /// A finished tree, not yet a term.
    pub fn number(&mut self, value: Rational) -> TreeId {
        let begin = self.trees.len();
        self.add(Tree::Number(value), 0, begin)
    }

    /// The tree with these options, at least one a side, not yet a term.
    pub fn branch(&mut self, left: Vec<TreeId>, right: Vec<TreeId>) -> TreeId {
        let children = || left.iter().chain(&right);
        let begin = children().map(|id| self.begins[id.place()]).min();
        let below = children().map(|id| self.height(*id)).max();
        let height = below.map_or(0, |below| below + 1);
        let begin = begin.map_or(self.trees.len(), |begin| begin as usize);
        self.add(Tree::Options(left.into(), right.into()), height, begin)
    }

    /// The tree with one option a side, not yet a term.
    pub fn pair(&mut self, left: TreeId, right: TreeId) -> TreeId {
        self.branch(vec![left], vec![right])
    }

    /// The gote `{p|q}`, not yet a term.
    pub fn gote(&mut self, p: Rational, q: Rational) -> TreeId {
        let (p, q) = (self.number(p), self.number(q));
        self.pair(p, q)
    }

    /// The tree of depth 2 with these leaves: `{{a|b}|{c|d}}`, not yet a term.
    pub fn depth_two(&mut self, [a, b, c, d]: [Rational; 4]) -> TreeId {
        let (left, right) = (self.gote(a, b), self.gote(c, d));
        self.pair(left, right)
    }

    /// The tree of depth 2 with the follow-ups `xl` after White's move and `xr` after Black's, and the gain `y` in reverse
    /// sente: `{{xl+y+xr|xl+y}|{xl|0}}`, not yet a term.
    pub fn written_as_a(&mut self, xl: Rational, xr: Rational, y: Rational) -> TreeId {
        self.depth_two([xl + y + xr, xl + y, xl, 0.into()])
    }

    /// The tree with colours exchanged, a node of its own, not yet a term.
    pub(crate) fn mirrored(&mut self, id: TreeId) -> TreeId {
        let range = self.range(id);
        let (from, to) = (range.start, self.trees.len());
        let moved = |child: &TreeId| TreeId::at(child.place() - from + to);
        for at in range {
            let tree = match self.trees.get(TreeId::at(at)) {
                Tree::Number(value) => Tree::Number(-*value),
                Tree::Options(left, right) => Tree::Options(
                    right.iter().map(moved).collect(),
                    left.iter().map(moved).collect(),
                ),
            };
            let begin = self.begins[at] as usize - from + to;
            self.add(tree, self.heights[at], begin);
        }
        TreeId::at(id.place() + to - from)
    }

    /// The sum with colours exchanged: every score changes its sign.
    #[must_use]
    pub fn negative(&self) -> Self {
        let mut trees = Trees::default();
        for tree in self.trees.iter() {
            trees.push(match tree {
                Tree::Number(value) => Tree::Number(-*value),
                Tree::Options(left, right) => Tree::Options(right.clone(), left.clone()),
            });
        }
        Self {
            trees,
            ..self.clone()
        }
    }

    /// Where the nodes of a tree lie, itself the last. Others may lie between them.
    fn range(&self, id: TreeId) -> Range<usize> {
        self.begins[id.place()] as usize..id.place() + 1
    }

    fn add(&mut self, tree: Tree, height: u32, begin: usize) -> TreeId {
        let id = self.trees.push(tree);
        self.heights.push(height);
        self.begins
            .push(u32::try_from(begin).expect("no later than the node itself"));
        id
    }

    /// A tree as text, with braces and one bar each.
    #[must_use]
    pub fn text(&self, id: TreeId) -> String {
        let mut text = String::new();
        let mut open = vec![TextPart::Tree(id)];
        while let Some(piece) = open.pop() {
            match piece {
                TextPart::Mark(mark) => text.push(mark),
                TextPart::Tree(id) => match self.tree(id) {
                    Tree::Number(value) => text.push_str(&value.to_string()),
                    Tree::Options(left, right) => {
                        let list = |ids: &[TreeId], open: &mut Vec<TextPart>| {
                            for (at, id) in ids.iter().enumerate().rev() {
                                open.push(TextPart::Tree(*id));
                                open.extend((at > 0).then_some(TextPart::Mark(',')));
                            }
                        };
                        open.push(TextPart::Mark('}'));
                        list(right, &mut open);
                        open.push(TextPart::Mark('|'));
                        list(left, &mut open);
                        text.push('{');
                    }
                },
            }
        }
        text
    }
}

/// What is left to be written of a tree, the next last.
enum TextPart {
    Tree(TreeId),
    Mark(char),
}

impl fmt::Display for Sum {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        if self.terms.is_empty() {
            return f.write_str("0");
        }
        for (at, term) in self.terms.iter().enumerate() {
            f.write_str(if at == 0 { "" } else { " + " })?;
            f.write_str(&self.text(*term))?;
        }
        Ok(())
    }
}

//! What is taken as safe, and why.

use crate::block::Block;

/// A block that is taken as safe.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Assumption {
    /// The block as it stands when it is taken as safe.
    pub block: Block,
    /// Why it is taken as safe, which tells how sure that is.
    pub reason: SafeReason,
}

/// Why a block is taken as safe.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum SafeReason {
    /// The person said so.
    Said,
    /// It has two eyes (Benson 1976).
    TwoEyes,
    /// It has room for two eyes: every move of the opponent has an answer.
    Room,
    /// It has so many liberties beyond what is looked at.
    Liberties(u32),
    /// It is joined to safe stones: the opponent cannot cut it off, even if he starts.
    Joined,
    /// It looks so: nothing of that is proved.
    Looks,
    /// It stands at the edge of what is searched: nobody plays at its liberties, which lie beyond.
    Edge,
}

impl SafeReason {
    /// Whether nothing on the board can make it wrong, if its owner answers what has to be answered.
    #[must_use]
    pub const fn is_certain(self) -> bool {
        matches!(self, Self::Said | Self::TwoEyes | Self::Room)
    }
}

/// Which of some blocks are taken as safe.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Safety {
    /// One for each block, in the order of the blocks.
    reasons: Vec<Option<SafeReason>>,
}

impl Safety {
    /// What is known of each block by itself.
    pub fn new(blocks: &[Block], reason: impl FnMut(&Block) -> Option<SafeReason>) -> Self {
        Self {
            reasons: blocks.iter().map(reason).collect(),
        }
    }

    /// The same with the blocks that are joined to safe ones: a block with two liberties in common with safe stones of its
    /// colour cannot be cut off from them by one move. `blocks` are those that it was made of; `may_join` says which of them are
    /// asked about.
    ///
    /// Each pair is looked at by itself. Where two connections need the same liberty one of them can be cut, and a move at one of the two
    /// may threaten something else; so this is no proof, and [`SafeReason::is_certain`] says so.
    ///
    /// ```
    /// use semeai_board::{SafeReason, Safety, Role, diagram};
    ///
    /// let drawn = diagram::parse("#.X.#\n#.X.#\n.....\nX....")?;
    /// let blocks = drawn.position()?.blocks();
    /// let said = |block: &_| (drawn.roles.of(block) == Role::Safe).then_some(SafeReason::Said);
    /// let safety = Safety::new(&blocks, said).joined(&blocks, |_| true);
    /// let (said, joined) = (Some(SafeReason::Said), Some(SafeReason::Joined));
    /// assert_eq!(safety.reasons(), [said, joined, said, None]);
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    #[must_use]
    pub fn joined(mut self, blocks: &[Block], may_join: impl Fn(&Block) -> bool) -> Self {
        loop {
            let joined = (0..blocks.len()).find(|&i| {
                let block = &blocks[i];
                self.reasons[i].is_none()
                    && may_join(block)
                    && (0..blocks.len()).any(|j| {
                        self.reasons[j].is_some()
                            && blocks[j].color == block.color
                            && blocks[j].liberties.intersection(&block.liberties).len() >= 2
                    })
            });
            match joined {
                Some(i) => self.reasons[i] = Some(SafeReason::Joined),
                None => return self,
            }
        }
    }

    /// Why each block is safe, in the order of the blocks; nothing where it is not.
    #[must_use]
    pub fn reasons(&self) -> &[Option<SafeReason>] {
        &self.reasons
    }

    /// The safe ones among the blocks that it was made of, in their order.
    pub fn assumptions(&self, blocks: &[Block]) -> impl Iterator<Item = Assumption> {
        let each = blocks.iter().zip(&self.reasons);
        each.filter_map(|(&block, &reason)| reason.map(|reason| Assumption { block, reason }))
    }
}

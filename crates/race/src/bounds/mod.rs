//! Answers that hold whatever lies beyond what is searched.
//!
//! A race on a whole board has no edge, and what is left out may change it. So the surroundings are searched twice, once to the
//! advantage of each side. To the advantage of one side *F*, the other being *C*:
//!
//! - *F* never loses a stone that touches what lies beyond: reaching it is as good as joining safe stones. His stones that are
//!   not searched are walls.
//! - *C* has no stones beyond, unless they are safe for good, and does not play where he would touch it. All liberties of his
//!   blocks that are searched are searched too, so what lies beyond never gives him one.
//!
//! **What it proves.** If *C* reaches a goal in this race, he reaches it on the whole board: he answers there as here, and
//! takes every move of *F* beyond for a pass. His blocks are then the same on both boards, liberty for liberty, for he never
//! joins anything beyond; so *F* takes no stone of them that he does not take here. A block of *F* that touches nothing beyond is
//! the same on both boards too, and *C* takes it there if he takes it here. A block of *F* that does touch it is never
//! taken here, so *C* never counts on that; where a move of *C* takes it nevertheless, *F* has fewer stones and *C* more room. Of kos
//! the favoured rule is asked, under which *F* wins them all, so threats beyond cannot matter. What *C* cannot be
//! prevented from is thus true whatever lies beyond, and in the same way what *F* cannot reach here.
//!
//! **Blocks that live.** Most pairs of whole games are no race: both blocks live. So first it is asked of each block whether it is
//! never captured though the other side moves first, with everything beyond given to that side in the same way, see
//! [`semeai_search::ZoneProof`]. What is proved of it holds whatever the rule says of the winner of a race: no line captures the
//! block, so nobody wins by capturing it, be it first or second.
//!
//! In the same way it is asked of a block by itself whether it falls, with everything beyond given to its side, and whether it gets
//! out, with everything beyond given to the other.
//!
//! Where both races agree, the answer is proved. Where they do not, it hangs on what lies beyond.

mod alone;
mod life;
mod lives;
mod search;
mod start;
mod sure;
mod surroundings;

pub use alone::alone;
pub(crate) use alone::{AloneSearch, SHORT, most_liberties};
pub(crate) use life::LifeQuestion;
pub use lives::{LivingSides, both_live};
pub use search::{Hangs, SureAnswer, TwoBounds, solve_bounded};
pub(crate) use surroundings::Surroundings;

//! The random boards and the judge of the tests of the crate `endgame`.

#[path = "../crates/endgame/tests/judged/boards.rs"]
pub(crate) mod boards;
#[path = "../crates/endgame/tests/judged/compare.rs"]
pub(crate) mod compare;
#[path = "../crates/endgame/tests/judged/judge.rs"]
pub(crate) mod judge;
#[path = "../crates/endgame/tests/judged/whole_board.rs"]
pub(crate) mod whole_board;

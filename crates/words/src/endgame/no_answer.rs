//! Why there is nothing to answer of an endgame.

use semeai_session::Phrasing;

/// That no stone is on the board, in a terminal. No full stop: an English line there has none.
pub const fn endgame_no_stone(phrasing: Phrasing) -> &'static str {
    say!(
        phrasing,
        en = "no stone is on the board, so there is no endgame",
        ja = "盤上に石がないのでヨセはありません"
    )
}

/// That roles of a race count for nothing in an endgame.
pub fn endgame_no_race(phrasing: Phrasing) -> &'static str {
    say!(
        phrasing,
        en = "Blocks that race count for nothing here; only safe stones do.",
        ja = "対象ブロックの指定はここでは使いません。安全な石だけを使います。"
    )
}

/// That points which were named make no region.
pub fn endgame_only_nothing(points: &str, phrasing: Phrasing) -> String {
    tell!(
        phrasing,
        en = "--only {points} makes no region: nothing is open at these points.",
        ja = "--only {points}は領域になりません。その点に未決着の所はありません。"
    )
}

/// That a file has no game with moves.
pub fn endgame_no_game(phrasing: Phrasing) -> &'static str {
    say!(
        phrasing,
        en = "there is no game with moves to answer move by move",
        ja = "一手ずつ答えるための着手がありません。"
    )
}

//! What is said of graphs in files.

use semeai_board::PointSet;
use semeai_session::Phrasing;
use semeai_session::file::{GraphFault, GraphNotice};

/// Why a text is no graph that can be a board.
pub(super) fn fault(fault: &GraphFault, phrasing: Phrasing) -> String {
    let most = PointSet::CAPACITY;
    say!(
        phrasing,
        en = format!("{fault}."),
        ja = match fault {
            GraphFault::NoXml(reason) => format!("XMLとして読めません（{reason}）。"),
            GraphFault::DocumentType => "文書型宣言のあるファイルは読みません。".to_owned(),
            GraphFault::NoGraph => "ファイルにグラフがありません。".to_owned(),
            GraphFault::Hyperedge => "三点以上を結ぶ線（hyperedge）は読めません。".to_owned(),
            GraphFault::Port => "ポート（port）は読めません。".to_owned(),
            GraphFault::NestedGraph => "入れ子のグラフは読めません。".to_owned(),
            GraphFault::NoJson(reason) => format!("JSONとして読めません（{reason}）。"),
            GraphFault::NoGraphInJson =>
                "pointsとedges、またはcoordinatesとadjacencyListが必要です。".to_owned(),
            GraphFault::Lengths { coordinates, lists } =>
                format!("座標が{coordinates}個、隣の点の一覧が{lists}個で、数が合いません。"),
            GraphFault::OneEnd => "線には点が二つ必要です。".to_owned(),
            GraphFault::BadSign(sign) => format!("「{sign}」はgraph6の文字ではありません。"),
            GraphFault::SignCount {
                points,
                needed,
                signs,
            } => format!("{points}点には点数の後に{needed}文字が必要ですが、{signs}文字です。"),
            GraphFault::SpareBits { points } =>
                format!("最後の文字に、{points}点の組より多くのビットがあります。"),
            GraphFault::NoPoints => "点がありません。".to_owned(),
            GraphFault::TooManyPoints(count) =>
                format!("{count}点あります。盤は{most}点までです。"),
            GraphFault::BadCoordinate { axis, point } =>
                format!("{point}の{axis}座標が有限の数ではありません。"),
            GraphFault::SameId(id) => format!("点{id}が二つあります。"),
            GraphFault::NoSuchPoint(id) => format!("線の端の{id}という点がありません。"),
            GraphFault::Loop(id) => format!("{id}から{id}自身への線があります。"),
            GraphFault::BadValue { key, value } =>
                format!("「{value}」は{key}の値ではありません。"),
        }
    )
}

/// What is worth knowing about a graph that was read.
pub(super) fn notice(notice: &GraphNotice, phrasing: Phrasing) -> String {
    match notice {
        GraphNotice::LaidOut => tell!(
            phrasing,
            en = "The file has no coordinates: the board was laid out.",
            ja = "座標がないので、盤の形は自動で決めました。"
        ),
        GraphNotice::LaidOutAnew => tell!(
            phrasing,
            en = "The coordinates of the file cannot be drawn: the board was laid out.",
            ja = "ファイルの座標では描けないので、盤の形は自動で決めました。"
        ),
        GraphNotice::SamePlace([one, other]) => tell!(
            phrasing,
            en = "The points {one} and {other} lie on each other.",
            ja = "点{one}と{other}が重なっています。"
        ),
        GraphNotice::OneSided => tell!(
            phrasing,
            en = "A neighbour that is named from one side only was taken for both.",
            ja = "片方からだけ書かれた隣の点は、両方から隣としました。"
        ),
        GraphNotice::RepeatedLines(1) => tell!(
            phrasing,
            en = "A line is given twice; it counts once.",
            ja = "同じ線が二度書かれています。一本と数えます。"
        ),
        GraphNotice::RepeatedLines(count) => tell!(
            phrasing,
            en = "{count} lines are given more than once; each counts once.",
            ja = "{count}本の線が重ねて書かれています。一本ずつと数えます。"
        ),
        GraphNotice::NamesReplaced { count: 1, first } => tell!(
            phrasing,
            en = "A point cannot be called “{first}” here; its number stands in.",
            ja = "「{first}」は点の名前にできないので、番号で呼びます。"
        ),
        GraphNotice::NamesReplaced { count, first } => tell!(
            phrasing,
            en = "{count} points cannot be called as in the file, the first of them “{first}”; their numbers stand in.",
            ja = "「{first}」など{count}点はファイルの名前にできないので、番号で呼びます。"
        ),
        GraphNotice::OtherStones => tell!(
            phrasing,
            en = "The stones or names in this file are not those of the document that is saved in it: candidates, the game and everything else that hangs on them was left out.",
            ja = "ファイルの石か点の名前が、保存された内容と食い違っています。候補点や棋譜など、それに基づく内容は読みませんでした。"
        ),
        GraphNotice::NoPeriods => tell!(
            phrasing,
            en = "The periods of the file are none, and were left out.",
            ja = "ファイルの周期は使えないので、省きました。"
        ),
    }
}

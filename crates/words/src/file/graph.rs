//! What is said of graphs in files.

use semeai_board::PointSet;
use semeai_session::Phrasing;
use semeai_session::file::{GraphFault, GraphNotice};

use crate::texts::file::graph as texts;

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
                "pointsとedges、coordinatesとadjacencyList、またはnodesとlinksが必要です。"
                    .to_owned(),
            GraphFault::OtherFormat(name) => format!(
                "{name}は読めません。GraphML、graph6、辺のリスト、隣接リストのどれかで保存してください。"
            ),
            GraphFault::Lengths { coordinates, lists } =>
                format!("座標が{coordinates}個、隣の点の一覧が{lists}個で、数が合いません。"),
            GraphFault::Counts(of) => format!("{of}の数が点の数と合いません。"),
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
        GraphNotice::LaidOut => texts::notice_laid_out(phrasing).to_owned(),
        GraphNotice::LaidOutAnew => texts::notice_laid_out_anew(phrasing).to_owned(),
        GraphNotice::SamePlace([one, other]) => texts::notice_same_place(&one, &other, phrasing),
        GraphNotice::OneSided => texts::notice_one_sided(phrasing).to_owned(),
        GraphNotice::RepeatedLines(1) => texts::notice_repeated_lines(phrasing).to_owned(),
        GraphNotice::RepeatedLines(count) => texts::notice_lines_given_more_than(&count, phrasing),
        GraphNotice::NamesReplaced { count: 1, first } => {
            texts::notice_names_replaced(&first, phrasing)
        }
        GraphNotice::NamesReplaced { count, first } => {
            texts::notice_points_cannot_called_file(&count, &first, phrasing)
        }
        GraphNotice::OtherStones => texts::notice_other_stones(phrasing).to_owned(),
        GraphNotice::NoPeriods => texts::notice_no_periods(phrasing).to_owned(),
    }
}

//! Whether a position is ultimate, and if not, why.

use semeai_board::{Color, Topology};
use semeai_life::{Eyes, Fault};
use semeai_session::Phrasing;

use crate::grammar::{all_of, sentences, side};

/// Whether a position is ultimate with its eyes, or the first point that prevents it, and by which condition.
pub fn ultimate_sentence(eyes: &Eyes, topology: &Topology, phrasing: Phrasing) -> String {
    if eyes.is_ultimate() {
        let is = tell!(
            phrasing,
            en = "The position is ultimate: every group lives with exactly two eyes of one point.",
            ja = "窮極盤面です。どの石もちょうど二つの一目の眼で生きています。"
        );
        let all: Vec<String> = std::iter::once(is)
            .chain(eyes_of(eyes, topology, phrasing))
            .collect();
        return sentences(&all, phrasing);
    }
    let Some((point, fault)) = eyes.fault else {
        return tell!(
            phrasing,
            en = "The position is not ultimate: there is no empty point.",
            ja = "窮極盤面ではありません。空点がありません。"
        );
    };
    let (point, why) = (phrasing.point(topology, point), fault_name(fault, phrasing));
    tell!(
        phrasing,
        en = "The position is not ultimate: at {point} {why}.",
        ja = "窮極盤面ではありません。{point}で、{why}。"
    )
}

fn eyes_of(eyes: &Eyes, topology: &Topology, phrasing: Phrasing) -> Vec<String> {
    let own = Color::ALL
        .into_iter()
        .filter(|&color| !eyes.eyes[color].is_empty());
    own.map(|color| {
        let (owner, names) = (
            side(color, phrasing),
            all_of(&phrasing.points(topology, &eyes.eyes[color]), phrasing),
        );
        tell!(
            phrasing,
            en = "{owner}'s eyes: {names}.",
            ja = "{owner}の眼：{names}。"
        )
    })
    .collect()
}

/// Which condition of an ultimate position does not hold at a point.
fn fault_name(fault: Fault, phrasing: Phrasing) -> &'static str {
    match fault {
        Fault::NoNeighbor => say!(
            phrasing,
            en = "there is no neighbour",
            ja = "隣の点がありません"
        ),
        Fault::EmptyNeighbor => say!(
            phrasing,
            en = "a neighbour is empty",
            ja = "隣に空点があります"
        ),
        Fault::BothColors => say!(
            phrasing,
            en = "the neighbours are of both colours",
            ja = "隣に黒と白があります"
        ),
        Fault::OneLiberty => say!(
            phrasing,
            en = "a string beside it has one liberty",
            ja = "隣の石のダメが一つしかありません"
        ),
        Fault::MoreLiberties => say!(
            phrasing,
            en = "the strings beside it have more than two liberties together",
            ja = "隣の石のダメが合わせて三つ以上あります"
        ),
    }
}

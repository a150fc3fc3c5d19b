//! Whether a position is ultimate, and if not, why.

use semeai_board::{Color, Topology};
use semeai_life::{Eyes, Fault};
use semeai_session::Language;

use crate::grammar::{all_of, sentences, side};

/// Whether a position is ultimate with its eyes, or the first point that prevents it, and by which condition.
pub fn ultimate_sentence(eyes: &Eyes, topology: &Topology, language: Language) -> String {
    if eyes.is_ultimate() {
        let is = tell!(
            language,
            en = "The position is ultimate: every group lives with exactly two eyes of one point.",
            ja = "究極の局面です。どの石もちょうど二つの一目の眼で生きています。"
        );
        let all: Vec<String> = std::iter::once(is)
            .chain(eyes_of(eyes, topology, language))
            .collect();
        return sentences(&all, language);
    }
    let Some((point, fault)) = eyes.fault else {
        return tell!(
            language,
            en = "The position is not ultimate: there is no empty point.",
            ja = "究極の局面ではありません。空点がありません。"
        );
    };
    let (point, why) = (topology.name(point), fault_name(fault, language));
    tell!(
        language,
        en = "The position is not ultimate: at {point} {why}.",
        ja = "究極の局面ではありません。{point}で、{why}。"
    )
}

fn eyes_of(eyes: &Eyes, topology: &Topology, language: Language) -> Vec<String> {
    let own = Color::ALL
        .into_iter()
        .filter(|&color| !eyes.eyes[color].is_empty());
    own.map(|color| {
        let (owner, names) = (
            side(color, language),
            all_of(&topology.names(&eyes.eyes[color]), language),
        );
        tell!(
            language,
            en = "{owner}'s eyes: {names}.",
            ja = "{owner}の眼:{names}。"
        )
    })
    .collect()
}

/// Which condition of an ultimate position does not hold at a point.
fn fault_name(fault: Fault, language: Language) -> &'static str {
    match fault {
        Fault::NoNeighbor => say!(
            language,
            en = "there is no neighbour",
            ja = "隣の点がありません"
        ),
        Fault::EmptyNeighbor => say!(
            language,
            en = "a neighbour is empty",
            ja = "隣に空点があります"
        ),
        Fault::BothColors => say!(
            language,
            en = "the neighbours are of both colours",
            ja = "隣に黒と白があります"
        ),
        Fault::OneLiberty => say!(
            language,
            en = "a string beside it has one liberty",
            ja = "隣の石のダメが一つしかありません"
        ),
        Fault::MoreLiberties => say!(
            language,
            en = "the strings beside it have more than two liberties together",
            ja = "隣の石のダメが合わせて三つ以上あります"
        ),
    }
}

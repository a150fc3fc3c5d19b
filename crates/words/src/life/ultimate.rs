//! Whether a position is ultimate, and if not, why.

use semeai_board::{Color, Topology};
use semeai_life::{Eyes, Fault};
use semeai_session::Phrasing;

use crate::grammar::{all_of, sentences, side};
use crate::texts::life::ultimate as texts;

/// Whether a position is ultimate with its eyes, or the first point that prevents it, and by which condition.
pub fn ultimate_sentence(eyes: &Eyes, topology: &Topology, phrasing: Phrasing) -> String {
    if eyes.is_ultimate() {
        let is = texts::ultimate_sentence_is(phrasing).to_owned();
        let all: Vec<String> = std::iter::once(is)
            .chain(eyes_of(eyes, topology, phrasing))
            .collect();
        return sentences(&all, phrasing);
    }
    let Some((point, fault)) = eyes.fault else {
        return texts::ultimate_sentence_position_not_ultimate(phrasing).to_owned();
    };
    let (point, why) = (phrasing.point(topology, point), fault_name(fault, phrasing));
    texts::ultimate_sentence_position_not_ultimate_2(&point, &why, phrasing)
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
        texts::eyes_of(&names, &owner, phrasing)
    })
    .collect()
}

/// Which condition of an ultimate position does not hold at a point.
fn fault_name(fault: Fault, phrasing: Phrasing) -> &'static str {
    match fault {
        Fault::NoNeighbor => texts::fault_name_no_neighbor(phrasing),
        Fault::EmptyNeighbor => texts::fault_name_empty_neighbor(phrasing),
        Fault::BothColors => texts::fault_name_both_colors(phrasing),
        Fault::OneLiberty => texts::fault_name_one_liberty(phrasing),
        Fault::MoreLiberties => texts::fault_name_more_liberties(phrasing),
    }
}

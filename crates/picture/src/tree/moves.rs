//! The items of the tree of a region of an endgame, in the order of drawing.

use semeai_endgame::inside::MoveTree;
use semeai_race::picks::{Move, Path};

use super::items::{Content, Item};

/// The items of a tree that begins after some moves: one for each node, parents before their children.
pub fn move_items(tree: &MoveTree, before: &[Move]) -> Vec<Item> {
    let mut items: Vec<Item> = Vec::with_capacity(tree.nodes.len());
    for node in &tree.nodes {
        let edge = node.edge.as_ref();
        let path = match edge {
            None => before.to_vec(),
            Some(edge) => way(&items[edge.parent].path, edge.color, edge.points.first()),
        };
        items.push(Item {
            path,
            parent: edge.map(|edge| edge.parent),
            content: match &node.text {
                Some(text) => Content::Value(text.clone()),
                None => Content::Open,
            },
            is_cut: node.is_cut,
        });
    }
    items
}

fn way(before: &[Move], color: semeai_board::Color, point: Option<&semeai_board::Point>) -> Path {
    let step = point.map(|&point| Move { color, point });
    before.iter().copied().chain(step).collect()
}

#[cfg(test)]
mod tests {
    use semeai_board::diagram;
    use semeai_endgame::inside::{Branches, RegionPath};
    use semeai_endgame::{Endgame, EndgameLimits, RegionCache, region_tree};

    use super::*;

    #[test]
    fn every_node_has_its_moves_and_its_value() {
        let drawn = diagram::parse("#####\n@...#\n#####").expect("a diagram");
        let mut asked = Endgame::new(drawn.position().expect("a position"));
        asked.roles = drawn.roles;
        let at = asked.position.topology().point("B2").expect("a point");
        let path = RegionPath {
            at,
            moves: Vec::new(),
        };
        let limits = EndgameLimits::default();
        let tree = region_tree(
            &asked,
            &path,
            Branches::Best,
            50,
            &limits,
            &mut RegionCache::default(),
        );
        let tree = tree.expect("a region");
        let items = move_items(&tree, &[]);
        assert_eq!(items.len(), tree.nodes.len());
        assert!(matches!(&items[0].content, Content::Value(text) if text.as_str() == "{2||1|*}"));
        for (number, item) in items.iter().enumerate().skip(1) {
            let moves: Vec<_> = item.path.iter().map(|it| (it.color, it.point)).collect();
            assert_eq!(moves, tree.path_to(number));
            assert!(item.parent.is_some_and(|parent| parent < number));
        }
    }
}

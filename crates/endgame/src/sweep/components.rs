//! The strongly connected components of a graph (R. Tarjan, "Depth-first search and linear graph algorithms", 1972), without recursion.

/// A node on the line that is being followed.
struct Followed<I> {
    node: u32,
    targets: I,
}

/// The components of the graph of so many nodes, each after all that it leads to.
pub(super) fn components<I: Iterator<Item = u32>>(
    nodes: usize,
    targets: impl Fn(usize) -> I,
) -> Vec<Vec<u32>> {
    const UNSEEN: u32 = u32::MAX;
    let mut numbers = vec![UNSEEN; nodes];
    let mut lowest = vec![0; nodes];
    let mut is_open = vec![false; nodes];
    let (mut open, mut found, mut seen) = (Vec::new(), Vec::new(), 0);
    for start in (0..).take(nodes) {
        let mut line = Vec::new();
        let mut next = Some(start);
        loop {
            if let Some(node) = next.take()
                && numbers[node as usize] == UNSEEN
            {
                let at = node as usize;
                (numbers[at], lowest[at], is_open[at]) = (seen, seen, true);
                seen += 1;
                open.push(node);
                let targets = targets(at);
                line.push(Followed { node, targets });
            }
            let Some(last) = line.last_mut() else {
                break;
            };
            let at = last.node as usize;
            match last.targets.next() {
                Some(target) if numbers[target as usize] == UNSEEN => next = Some(target),
                Some(target) => {
                    if is_open[target as usize] {
                        lowest[at] = lowest[at].min(numbers[target as usize]);
                    }
                }
                None => {
                    line.pop();
                    if let Some(before) = line.last() {
                        let before = before.node as usize;
                        lowest[before] = lowest[before].min(lowest[at]);
                    }
                    if lowest[at] == numbers[at] {
                        let node = numbers[at];
                        let begin = open.partition_point(|other| numbers[*other as usize] < node);
                        let component = open.split_off(begin);
                        for node in &component {
                            is_open[*node as usize] = false;
                        }
                        found.push(component);
                    }
                }
            }
        }
    }
    found
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_a_component_leads_to_comes_before_it() {
        let targets: [&[u32]; 6] = [&[1], &[2, 3], &[1], &[4], &[], &[0, 5]];
        let found = components(6, |node| targets[node].iter().copied());
        let mut sorted = found.clone();
        for component in &mut sorted {
            component.sort_unstable();
        }
        assert_eq!(sorted, [vec![4], vec![3], vec![1, 2], vec![0], vec![5]]);
    }
}

//! The fields of a plane with their hatches.

use semeai_cgt::Rational;
use semeai_sums::{Choice, PlaneCell};

use super::sketch::Sketch;
use crate::drawing::{Mark, Place, Stroke};
use crate::scale::number;

impl Sketch<'_> {
    /// The fields with their hatches.
    pub(super) fn fields(&self) -> Vec<Mark> {
        let most = f64::from(self.frame.size);
        let all = self.area([(0.0, 0.0), (most, 0.0), (most, most), (0.0, most)]);
        let thin = Stroke::new(self.colors.ink_weak.faded(0.45), 1.0);
        let tree: Vec<Vec<Place>> = self.tree_areas().map(|area| self.area(area)).collect();
        let both = self.both();
        let is_tree = !tree.is_empty();
        let mut marks = vec![
            Mark::Areas(vec![all], self.colors.paper),
            Mark::Areas(self.gote_areas(), self.ink(Choice::Gote)),
        ];
        if is_tree {
            marks.push(Mark::Areas(tree, self.ink(Choice::Tree)));
            marks.push(Mark::Lines(self.hatch(), thin));
        }
        if !both.is_empty() {
            let cells = || both.iter().map(|cell| self.area(*cell));
            let crossed = both.iter().flat_map(|&[least, right, greatest, upper]| {
                [[least, greatest], [upper, right]]
                    .map(|ends| ends.map(|end| self.frame.place(end)).to_vec())
            });
            marks.push(Mark::Areas(cells().collect(), self.colors.paper));
            marks.push(Mark::Areas(cells().collect(), self.ink(Choice::Both)));
            marks.push(Mark::Lines(crossed.collect(), thin));
        }
        marks
    }

    /// The pieces of the curve between which it does not turn, as long as they lead to the right.
    fn pieces(&self) -> Vec<[(f64, f64); 2]> {
        let most = f64::from(self.frame.size);
        let Some(last) = self.curve.last() else {
            let all = self.best_at_origin() != Some(Choice::Gote);
            return if all {
                vec![[(0.0, 0.0), (most, 0.0)]]
            } else {
                Vec::new()
            };
        };
        let pieces = self.curve.windows(2).map(|ends| [ends[0], ends[1]]);
        let beyond = (last.0 < most).then_some([*last, (most, last.1)]);
        pieces.chain(beyond).collect()
    }

    fn best_at_origin(&self) -> Option<Choice> {
        let zero = Rational::from_integer(0);
        let status = self.picture.boundary.status((zero, zero));
        status.map(|status| status.best)
    }

    /// The tree's side, above the curve, in upright strips.
    fn tree_areas(&self) -> impl Iterator<Item = [(f64, f64); 4]> {
        let most = f64::from(self.frame.size);
        let pieces = self.pieces().into_iter();
        let strips = pieces.filter(|[from, to]| from.0 < to.0);
        strips.map(move |[from, to]| {
            let top = most.max(from.1);
            [from, to, (to.0, top), (from.0, top)]
        })
    }

    /// The other side.
    fn gote_areas(&self) -> Vec<Vec<Place>> {
        let most = f64::from(self.frame.size);
        let pieces = self.pieces();
        let begin = pieces.first().map_or(most, |[from, _]| from.0);
        let before = [(0.0, 0.0), (begin, 0.0), (begin, most), (0.0, most)];
        let strips = pieces.iter().filter(|[from, to]| from.0 < to.0);
        let below = strips.map(|&[from, to]| [(from.0, 0.0), (to.0, 0.0), to, from]);
        let all = std::iter::once(before).chain(below);
        all.map(|area| self.area(area)).collect()
    }

    /// Rising lines on the tree's side; each crosses the curve once, for that falls.
    pub(super) fn hatch(&self) -> Vec<Vec<Place>> {
        let most = f64::from(self.frame.size);
        let apart = most / 24.0;
        let pieces = self.pieces();
        let begin = |offset: f64| {
            // Where up - across = offset on the curve; beside it to the left it goes straight up.
            let height = |(across, up): (f64, f64)| up - across - offset;
            let [first, _] = *pieces.first()?;
            if height(first) < 0.0 {
                return Some((first.0, first.0 + offset));
            }
            let piece = pieces
                .iter()
                .find(|[from, to]| height(*from) >= 0.0 && height(*to) <= 0.0)?;
            let [from, to] = *piece;
            let fall = height(from) - height(to);
            let share = if fall > 0.0 { height(from) / fall } else { 0.0 };
            let across = from.0 + share * (to.0 - from.0);
            Some((across, across + offset))
        };
        let offsets = (-23..24).map(|step| f64::from(step) * apart);
        let lines = offsets.filter_map(|offset| {
            let from = begin(offset)?;
            let length = (most - from.0).min(most - from.1);
            (length > 0.0).then(|| {
                let to = (from.0 + length, from.1 + length);
                vec![self.frame.place(from), self.frame.place(to)]
            })
        });
        lines.collect()
    }

    /// The corners of the cells where both moves are best.
    fn both(&self) -> Vec<[(f64, f64); 4]> {
        let corners = |cell: &PlaneCell| {
            let [least, greatest] = cell.map(|(across, up)| (number(across), number(up)));
            [
                least,
                (greatest.0, least.1),
                greatest,
                (least.0, greatest.1),
            ]
        };
        self.picture.ties.iter().map(corners).collect()
    }
}

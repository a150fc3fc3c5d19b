//! The faces of a graph that can be drawn without crossings.

use std::collections::VecDeque;

/// The faces of a connected graph without loops, drawn without crossings, each as the points round it; nothing if it cannot be drawn so.
/// What hangs together at one point only is tied together by lines more, which change nothing of that.
///
/// Line after line is put into a face in which it has room (G. Demoucron, Y. Malgrange and R. Pertuiset, "Graphes planaires:
/// reconnaissance et construction de représentations planaires topologiques", 1964): what can only go into one face goes first.
///
/// Cost: about the square of the number of lines.
pub(super) fn faces(beside: &[Vec<usize>]) -> Option<Vec<Vec<usize>>> {
    let count = beside.len();
    let lines = beside.iter().map(Vec::len).sum::<usize>() / 2;
    // No more lines than this have room (L. Euler).
    if count < 3 || lines > 3 * count - 6 {
        return None;
    }
    let beside = tied(beside);
    let mut drawn = Drawn::new(&beside)?;
    while drawn.add_piece()? {}
    Some(drawn.faces)
}

/// The graph with a line more wherever it would fall apart without one point: between neighbours of that point on both sides of it, for
/// which there is room beside that point. So it stays planar if it is.
fn tied(beside: &[Vec<usize>]) -> Vec<Vec<usize>> {
    let mut tied = beside.to_vec();
    for cut in 0..tied.len() {
        let mut sides = Vec::new();
        let mut seen = vec![false; tied.len()];
        seen[cut] = true;
        for &first in &beside[cut] {
            if !seen[first] {
                sides.push(first);
                spread(first, &tied, &mut seen);
            }
        }
        for pair in sides.windows(2) {
            tied[pair[0]].push(pair[1]);
            tied[pair[1]].push(pair[0]);
        }
    }
    tied
}

/// Marks all that can be reached from a point without passing what is marked.
fn spread(from: usize, beside: &[Vec<usize>], seen: &mut [bool]) -> Vec<usize> {
    let (mut all, mut at) = (vec![from], 0);
    seen[from] = true;
    while at < all.len() {
        for &next in &beside[all[at]] {
            if !std::mem::replace(&mut seen[next], true) {
                all.push(next);
            }
        }
        at += 1;
    }
    all
}

/// The part of a graph that has been drawn.
struct Drawn<'a> {
    beside: &'a [Vec<usize>],
    faces: Vec<Vec<usize>>,
    is_drawn: Vec<bool>,
    /// Which lines have been drawn, from each point.
    lines: Vec<Vec<usize>>,
    /// The faces round each point, a bit each.
    around: Vec<Vec<u64>>,
}

/// What is not drawn and hangs together without what is: the drawn points that it touches, and the others.
struct Piece {
    touches: Vec<usize>,
    inner: Vec<usize>,
}

impl<'a> Drawn<'a> {
    /// A circle of a graph that falls apart at no point, with the face in it and the one round it.
    fn new(beside: &'a [Vec<usize>]) -> Option<Self> {
        let circle = circle(beside)?;
        let count = beside.len();
        let mut drawn = Self {
            beside,
            faces: Vec::new(),
            is_drawn: vec![false; count],
            lines: vec![Vec::new(); count],
            around: vec![vec![0; (2 * count).div_ceil(64)]; count],
        };
        let ends = circle.iter().zip(circle.iter().cycle().skip(1));
        for (&from, &to) in ends {
            drawn.line(from, to);
        }
        drawn.add_face(circle.clone());
        drawn.add_face(circle);
        Some(drawn)
    }

    fn line(&mut self, from: usize, to: usize) {
        self.lines[from].push(to);
        self.lines[to].push(from);
        self.is_drawn[from] = true;
        self.is_drawn[to] = true;
    }

    fn add_face(&mut self, face: Vec<usize>) {
        let number = self.faces.len();
        self.faces.push(face);
        self.mark(number, true);
    }

    /// Notes at the points of a face that it is there, or that it is there no longer.
    fn mark(&mut self, number: usize, is_there: bool) {
        for &point in &self.faces[number] {
            let word = &mut self.around[point][number / 64];
            match is_there {
                true => *word |= 1 << (number % 64),
                false => *word &= !(1 << (number % 64)),
            }
        }
    }

    /// Draws a way through something that is not drawn. Says whether there was anything; nothing if it has room nowhere.
    fn add_piece(&mut self) -> Option<bool> {
        let mut best: Option<(usize, usize, Piece)> = None;
        for piece in self.pieces() {
            let rooms = self.rooms(&piece);
            let (choices, first) = (rooms.len(), *rooms.first()?);
            if best.as_ref().is_none_or(|(fewest, ..)| choices < *fewest) {
                best = Some((choices, first, piece));
            }
            if choices == 1 {
                break;
            }
        }
        let Some((_, face, piece)) = best else {
            return Some(false);
        };
        let way = self.way(&piece)?;
        self.part(face, &way);
        Some(true)
    }

    /// All that is not drawn.
    fn pieces(&self) -> Vec<Piece> {
        let mut pieces = Vec::new();
        let mut seen = self.is_drawn.clone();
        for from in 0..self.beside.len() {
            if self.is_drawn[from] {
                let others = self.beside[from].iter();
                let undrawn = others.filter(|&&to| {
                    from < to && self.is_drawn[to] && !self.lines[from].contains(&to)
                });
                pieces.extend(undrawn.map(|&to| Piece {
                    touches: vec![from, to],
                    inner: Vec::new(),
                }));
            } else if !seen[from] {
                let inner = spread(from, self.beside, &mut seen);
                let all = inner.iter().flat_map(|&point| &self.beside[point]);
                let mut touches: Vec<usize> =
                    all.copied().filter(|&it| self.is_drawn[it]).collect();
                touches.sort_unstable();
                touches.dedup();
                pieces.push(Piece { touches, inner });
            }
        }
        pieces
    }

    /// The faces that have all points on them that a piece touches.
    fn rooms(&self, piece: &Piece) -> Vec<usize> {
        let mut common = self.around[piece.touches[0]].clone();
        for &point in &piece.touches[1..] {
            for (common, own) in common.iter_mut().zip(&self.around[point]) {
                *common &= own;
            }
        }
        let bits = |(at, word): (usize, u64)| {
            let set = move |bit: &usize| word >> bit & 1 == 1;
            (0..64).filter(set).map(move |bit| 64 * at + bit)
        };
        common.into_iter().enumerate().flat_map(bits).collect()
    }

    /// A way through a piece from a point that it touches to another one.
    fn way(&self, piece: &Piece) -> Option<Vec<usize>> {
        let (&from, &to) = (piece.touches.first()?, piece.touches.get(1)?);
        if piece.inner.is_empty() {
            return Some(vec![from, to]);
        }
        let mut before = vec![None; self.beside.len()];
        let mut open = VecDeque::from([from]);
        while let Some(point) = open.pop_front() {
            for &next in &self.beside[point] {
                if next == to && point != from {
                    let mut way = vec![to, point];
                    let mut at = point;
                    while let Some(earlier) = before[at] {
                        way.push(earlier);
                        at = earlier;
                    }
                    way.reverse();
                    return Some(way);
                }
                if !self.is_drawn[next] && before[next].is_none() && piece.inner.contains(&next) {
                    before[next] = Some(point);
                    open.push_back(next);
                }
            }
        }
        None
    }

    /// Draws a way through a face from one of its points to another one.
    fn part(&mut self, number: usize, way: &[usize]) {
        for pair in way.windows(2) {
            self.line(pair[0], pair[1]);
        }
        self.mark(number, false);
        let mut face = std::mem::take(&mut self.faces[number]);
        let (from, to) = (way[0], way[way.len() - 1]);
        let start = face.iter().position(|it| *it == from).unwrap_or(0);
        face.rotate_left(start);
        let end = face.iter().position(|it| *it == to).unwrap_or(0);
        let inner = &way[1..way.len() - 1];
        let mut one: Vec<usize> = face[..=end].to_vec();
        one.extend(inner.iter().rev());
        let mut other: Vec<usize> = face[end..].to_vec();
        other.push(from);
        other.extend(inner);
        self.faces[number] = one;
        self.mark(number, true);
        self.add_face(other);
    }
}

/// A circle of lines; nothing if there is none.
fn circle(beside: &[Vec<usize>]) -> Option<Vec<usize>> {
    let mut before: Vec<Option<usize>> = vec![None; beside.len()];
    let mut depth = vec![0; beside.len()];
    let mut open = vec![0];
    depth[0] = 1;
    while let Some(&at) = open.last() {
        let next = beside[at].iter().find(|next| depth[**next] == 0);
        let back = beside[at]
            .iter()
            .find(|&&back| before[at] != Some(back) && depth[back] != 0 && depth[back] < depth[at]);
        if let Some(&back) = back {
            let mut circle = vec![at];
            let mut point = at;
            while point != back {
                point = before[point]?;
                circle.push(point);
            }
            return Some(circle);
        }
        match next {
            Some(&next) => {
                before[next] = Some(at);
                depth[next] = depth[at] + 1;
                open.push(next);
            }
            None => {
                open.pop();
            }
        }
    }
    None
}

#[cfg(test)]
mod tests {
    use crate::Topology;

    fn of(board: &str) -> Vec<Vec<usize>> {
        let board = Topology::new(board.parse().expect("a board"));
        let beside = |point| board.neighbors(point).iter().map(|it| it.index()).collect();
        board.points().iter().map(beside).collect()
    }

    /// How many lines there are, those that tie the graph together among them: each lies between two faces.
    fn sides(faces: &[Vec<usize>]) -> usize {
        faces.iter().map(Vec::len).sum::<usize>() / 2
    }

    #[test]
    fn planar_boards_have_as_many_faces_as_euler_says() {
        for (board, faces) in [
            ("cube", 6),
            ("dodecahedron", 12),
            ("icosahedron", 20),
            ("truncated-icosahedron", 32),
            ("square:9x9", 65),
            ("cycle:7", 2),
            ("wheel:6", 7),
            ("petersen:7:1", 9),
        ] {
            let board = board.replace("petersen:7:1", "petersen:7x1");
            let graph = of(&board);
            let found = super::faces(&graph).unwrap_or_else(|| panic!("{board} is planar"));
            assert_eq!(found.len(), faces, "{board}");
            assert_eq!(graph.len() + found.len(), sides(&found) + 2, "{board}");
        }
    }

    #[test]
    fn what_hangs_at_one_point_is_tied() {
        for board in ["star:5", "path:6", "tri-hexagon:3"] {
            let graph = of(board);
            let found = super::faces(&graph).unwrap_or_else(|| panic!("{board} is planar"));
            assert_eq!(graph.len() + found.len(), sides(&found) + 2, "{board}");
        }
    }

    #[test]
    fn what_cannot_be_drawn_without_crossings_has_no_faces() {
        for board in [
            "complete:5",
            "petersen:5x2",
            "torus:4x4",
            "hypercube:4",
            "complete:9",
        ] {
            assert!(super::faces(&of(board)).is_none(), "{board}");
        }
        // Three houses and three wells.
        let utilities: Vec<Vec<usize>> = (0..6)
            .map(|point| {
                if point < 3 {
                    vec![3, 4, 5]
                } else {
                    vec![0, 1, 2]
                }
            })
            .collect();
        assert!(super::faces(&utilities).is_none());
    }
}

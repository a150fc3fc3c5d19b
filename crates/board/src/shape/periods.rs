//! How far a board goes on beyond its edges.

/// None, one or two vectors by which a board repeats itself: a place and the same place a period on are one. In drawing
/// coordinates.
#[derive(Debug, Clone, Default, PartialEq)]
pub(crate) struct Periods(Vec<(f32, f32)>);

impl Periods {
    /// These vectors, which are finite, not zero and, if there are two, not along the same line.
    pub(crate) const fn new(vectors: Vec<(f32, f32)>) -> Self {
        Self(vectors)
    }

    /// Whether the board ends at its edges.
    pub(crate) const fn is_empty(&self) -> bool {
        self.0.is_empty()
    }

    pub(crate) fn vectors(&self) -> &[(f32, f32)] {
        &self.0
    }

    /// Whether these vectors can be periods: at most two, finite, not zero, and not along the same line.
    pub(crate) fn are_possible(vectors: &[(f32, f32)]) -> bool {
        let long = |&(x, y): &(f32, f32)| x.hypot(y).is_finite() && x.hypot(y) > 1e-3;
        match vectors {
            [] => true,
            [one] => long(one),
            [one, other] => {
                let area = one.0.mul_add(other.1, -(one.1 * other.0)).abs();
                long(one)
                    && long(other)
                    && area > 1e-3 * one.0.hypot(one.1) * other.0.hypot(other.1)
            }
            _ => false,
        }
    }

    /// The shortest of the vectors that lead from one place to another or to an image of it.
    pub(crate) fn shortest(&self, way: (f32, f32)) -> (f32, f32) {
        let near = self.reduced(way);
        // The nearest image is among those round the one that the coordinates along the periods round to, unless the periods are
        // much askew, which no board's are.
        // Every line of a wrapped board asks in every frame: nothing is put by, and squares tell lengths apart.
        let square = |(x, y): (f32, f32)| x.mul_add(x, y * y);
        let mut best = (square(near), near);
        let times = |period: Option<&(f32, f32)>| {
            let ways = if period.is_some() { 3 } else { 1 };
            let (x, y) = period.copied().unwrap_or_default();
            [(0.0, 0.0), (x, y), (-x, -y)].into_iter().take(ways)
        };
        for (x, y) in times(self.0.get(1)) {
            for (a, b) in times(self.0.first()) {
                let image = (near.0 + a + x, near.1 + b + y);
                let length = square(image);
                if length < best.0 {
                    best = (length, image);
                }
            }
        }
        best.1
    }

    /// A vector less the whole periods that it is nearest to.
    fn reduced(&self, (x, y): (f32, f32)) -> (f32, f32) {
        match self.0[..] {
            [(px, py)] => {
                let times = (x.mul_add(px, y * py) / px.mul_add(px, py * py)).round();
                (x - times * px, y - times * py)
            }
            [(px, py), (qx, qy)] => {
                let area = px.mul_add(qy, -(py * qx));
                let first = (x.mul_add(qy, -(y * qx)) / area).round();
                let second = (px.mul_add(y, -(py * x)) / area).round();
                (x - first * px - second * qx, y - first * py - second * qy)
            }
            _ => (x, y),
        }
    }

    /// The same vectors after a linear map.
    pub(crate) fn mapped(&self, map: impl Fn((f32, f32)) -> (f32, f32)) -> Self {
        Self(self.0.iter().map(|&vector| map(vector)).collect())
    }
}

//! What holds at the points of a plane, as it is worked out while a number is dragged.

use divan::Bencher;
use semeai_cgt::{Player, Rational};
use semeai_sums::{Binary, Boundary, Plane};

fn main() {
    divan::main();
}

fn boundary() -> Boundary {
    let whole = Rational::from_integer;
    Boundary {
        binary: Binary::new(whole(4), whole(1), whole(4), [6, 4, 1].map(whole).into()),
        first: Player::Right,
        plane: Plane::XlXr,
    }
}

/// Status and loss at 41 by 41 points.
#[divan::bench]
fn points_41_by_41(bencher: Bencher<'_, '_>) {
    let boundary = boundary();
    bencher.bench(|| boundary.failures(40));
}

/// Where both moves are best, in 40 by 40 cells.
#[divan::bench]
fn ties_40_by_40(bencher: Bencher<'_, '_>) {
    let boundary = boundary();
    bencher.bench(|| boundary.ties(40));
}

/// The curve.
#[divan::bench]
fn curve(bencher: Bencher<'_, '_>) {
    let boundary = boundary();
    bencher.bench(|| boundary.curve(Rational::from_integer(40)));
}

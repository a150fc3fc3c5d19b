//! Tables of classes.
fn main() {}

//! Tests through the public interface, linked once.

mod boards;
mod confined;
mod diagrams;
mod fixtures;
mod pasted;
mod rules;
mod shape;

//! Tests through the public interface, linked once.

mod boards;
mod confined;
mod diagrams;
mod fixtures;
mod forms;
mod pasted;
mod rules;
mod shape;

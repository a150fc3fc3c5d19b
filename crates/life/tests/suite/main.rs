//! Tests through the public interface, linked once.

mod cases;
mod connected;
mod history;
mod laws;
mod reports;
mod support;

//! Tests through the public interface, linked once.

mod cases;
mod connected;
mod history;
mod inside;
mod laws;
mod reports;
mod support;

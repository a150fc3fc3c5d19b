//! Tests through the public interface, one module per source of truth.

mod introduction;
mod laws;
mod limits;
mod notation;
mod operators;
mod reference;
mod table;
mod traps;
mod workload;

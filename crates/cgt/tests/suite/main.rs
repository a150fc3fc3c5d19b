//! Tests through the public interface, one module per source of truth.

mod introduction;
mod laws;
mod table;
mod workload;

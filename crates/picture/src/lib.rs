//! Pictures: what the window and the command line draw that can be kept, as SVG text and as PNG.
//!
//! Nothing here knows a window toolkit or a sentence: texts come from whoever asks.

pub mod letters;
pub mod png;
pub mod scene;
pub mod thermograph;

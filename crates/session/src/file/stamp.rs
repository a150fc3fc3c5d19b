//! Whether a file is still what it was.

use std::hash::{DefaultHasher, Hasher as _};

/// What was in a file, as far as it takes to see whether it is still the same. Contents that differ have different stamps,
/// but for one chance in 2^64; when a file was touched plays no part. It holds within one run of the program.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Stamp {
    length: usize,
    hash: u64,
}

impl Stamp {
    /// The stamp of what stands in a file.
    pub fn of(bytes: &[u8]) -> Self {
        let mut hasher = DefaultHasher::new();
        hasher.write(bytes);
        Self {
            length: bytes.len(),
            hash: hasher.finish(),
        }
    }
}

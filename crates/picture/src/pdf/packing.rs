//! The parts of a PDF file, packed.

use std::io::Write as _;

use flate2::Compression;
use flate2::write::ZlibEncoder;

/// The same bytes, packed.
pub(super) fn packed(bytes: &[u8]) -> Vec<u8> {
    let mut packer = ZlibEncoder::new(Vec::new(), Compression::default());
    let written = packer.write_all(bytes);
    let packed = written.and_then(|()| packer.finish());
    packed.expect("memory takes all bytes")
}

//! Writes the sign of the program as files into a folder: `cargo run -p semeai-picture --example icon -- assets/icon`.

use std::path::PathBuf;
use std::{env, fs, io};

use semeai_picture::Size;
use semeai_picture::icon::{SIZES, icon};
use semeai_picture::png::png;
use semeai_picture::svg::svg;

fn main() -> io::Result<()> {
    let folder = env::args_os()
        .nth(1)
        .map_or_else(PathBuf::new, PathBuf::from);
    let drawing = icon();
    fs::write(folder.join("semeai.svg"), svg(&drawing, None))?;
    for side in SIZES {
        let size = Size::new(side.into()).map_err(io::Error::other)?;
        let name = format!("semeai-{side}.png");
        fs::write(folder.join(name), png(&drawing, size))?;
    }
    Ok(())
}

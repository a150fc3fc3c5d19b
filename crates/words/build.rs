//! Writes the catalogues in `texts` as Rust.

use std::path::Path;
use std::process::ExitCode;
use std::{env, fs};

use semeai_catalogue::{Fault, List};

const LISTS: [List<'_>; 4] = [
    list("labels", "Label"),
    list("legend", "LegendEntry"),
    list("samples", "SampleText"),
    List {
        has_constants: true,
        ..list("help/options", "Help")
    },
];

const fn list(room: &'static str, name: &'static str) -> List<'static> {
    List {
        room,
        name,
        has_constants: false,
    }
}

fn main() -> ExitCode {
    println!("cargo::rerun-if-changed=texts");
    let code = semeai_catalogue::read(Path::new("texts")).and_then(|texts| {
        for warning in &texts.warnings {
            println!("cargo::warning={warning}");
        }
        texts.code(&LISTS)
    });
    let written = code.and_then(|code| {
        let folder = env::var_os("OUT_DIR").unwrap_or_default();
        let path = Path::new(&folder).join("texts.rs");
        fs::write(&path, code).map_err(|error| {
            let (file, what) = (path.display().to_string(), error.to_string());
            vec![Fault {
                file,
                line: 1,
                what,
            }]
        })
    });
    let Err(faults) = written else {
        return ExitCode::SUCCESS;
    };
    for fault in faults {
        println!("cargo::error=crates/words/texts/{fault}");
    }
    ExitCode::FAILURE
}

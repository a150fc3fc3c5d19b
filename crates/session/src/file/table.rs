//! The table of the formats of files: how each is recognised, read and written.

use std::path::Path;

use semeai_board::Topology;
use semeai_tactics::EXPERIMENT_FORMAT;

use super::content::{FileContent, PositionChoice};
use super::encoding::DecodedText;
use super::error::{FileErrorKind, FileFault, FormatError};
use super::format::FileFormat;
use super::sgf::answers::Answers;
use super::sgf::{self, FileBytes};
use super::{diagram, experiment, foreign, graph};
use crate::document::Document;
use crate::file::GraphFault;

/// What the program knows of a format.
struct Entry {
    /// What people call it.
    name: &'static str,
    /// How the names of its files end, in small letters; the first one when we name a file.
    endings: &'static [&'static str],
    /// Whether a text without a telling name is in it.
    is_met: fn(&str) -> bool,
    /// Reads a position of a file.
    read: fn(&DecodedText<'_>, PositionChoice) -> Result<FileContent, FileFault>,
    /// How documents are written in it, if they are.
    writing: Option<Writing>,
}

/// How documents are written in a format.
struct Writing {
    /// Whether it can say such a board.
    holds: fn(&Topology) -> bool,
    /// Whether everything that a document says is read back from it.
    is_whole: bool,
    text: fn(&Document, &Answers<'_>) -> Result<String, FormatError>,
    /// The same as the bytes of a file.
    bytes: fn(&Document, &Answers<'_>) -> Result<FileBytes, FormatError>,
}

const TYGEM: Entry = Entry {
    name: "Tygem",
    endings: &["gib"],
    is_met: foreign::is_gib,
    read: foreign::read_gib,
    writing: None,
};

const W_BADUK: Entry = Entry {
    name: "WBaduk",
    endings: &["ngf"],
    is_met: foreign::is_ngf,
    read: foreign::read_ngf,
    writing: None,
};

const GRAPH_ML: Entry = Entry {
    name: "GraphML",
    endings: &["graphml"],
    is_met: |text| text.trim_start().starts_with('<') && text.contains("<graphml"),
    read: |decoded, wanted| graph::read(FileFormat::GraphMl, graph::read_graphml, decoded, wanted),
    writing: Some(Writing {
        holds: |_| true,
        is_whole: true,
        text: |document, answers| Ok(graph::to_graphml(document, answers)),
        bytes: |document, answers| {
            let bytes = graph::to_graphml(document, answers).into_bytes();
            Ok(FileBytes { bytes, left: None })
        },
    }),
};

const EXPERIMENT: Entry = Entry {
    name: "experiment",
    endings: &["experiment"],
    is_met: |text| text.trim_start().starts_with('{') && text.contains(EXPERIMENT_FORMAT),
    read: experiment::read,
    writing: None,
};

const JSON: Entry = Entry {
    name: "JSON",
    endings: &["json"],
    // A graph6 of sixty points begins so too, and has no other signs than these.
    is_met: |text| {
        let is_bare = |byte: u8| matches!(byte, 63..=126 | b'\n' | b'\r');
        text.trim_start().starts_with('{') && !text.bytes().all(is_bare)
    },
    read: |decoded, wanted| graph::read(FileFormat::Json, graph::read_json, decoded, wanted),
    writing: Some(Writing {
        holds: |_| true,
        is_whole: false,
        text: |document, _| Ok(graph::to_json(document)),
        bytes: |document, _| {
            let bytes = graph::to_json(document).into_bytes();
            Ok(FileBytes { bytes, left: None })
        },
    }),
};

const GRAPH6: Entry = Entry {
    name: "graph6",
    endings: &["g6", "graph6"],
    is_met: |text| {
        let text = text.trim_start();
        text.starts_with(graph::GRAPH6_HEADER)
            || text.starts_with(graph::SPARSE6_HEADER)
            || text.starts_with(':')
    },
    read: |decoded, wanted| graph::read(FileFormat::Graph6, graph::read_graph6, decoded, wanted),
    writing: Some(Writing {
        holds: |_| true,
        is_whole: false,
        text: |document, _| Ok(graph::to_graph6(document.topology())),
        bytes: |document, _| {
            let bytes = graph::to_graph6(document.topology()).into_bytes();
            Ok(FileBytes { bytes, left: None })
        },
    }),
};

const EDGE_LIST: Entry = Entry {
    name: "edge list",
    endings: &["edges", "edgelist"],
    is_met: graph::is_edge_list,
    read: |decoded, wanted| {
        graph::read(FileFormat::EdgeList, graph::read_edge_list, decoded, wanted)
    },
    writing: Some(Writing {
        holds: graph::has_edge_list,
        is_whole: false,
        text: |document, _| edge_list(document),
        bytes: |document, _| {
            let bytes = edge_list(document)?.into_bytes();
            Ok(FileBytes { bytes, left: None })
        },
    }),
};

/// An edge list of a board of which every point has a neighbour.
fn edge_list(document: &Document) -> Result<String, FormatError> {
    let board = document.topology();
    if graph::has_edge_list(board) {
        Ok(graph::to_edge_list(board))
    } else {
        Err(FormatError(FileFormat::EdgeList))
    }
}

const NEIGHBOR_LIST: Entry = Entry {
    name: "adjacency list",
    endings: &["adjlist"],
    is_met: |_| false,
    read: |decoded, wanted| {
        graph::read(
            FileFormat::NeighborList,
            graph::read_neighbors,
            decoded,
            wanted,
        )
    },
    writing: None,
};

/// What is told from others, so that it can be said what it is.
const OTHER_GRAPH: Entry = Entry {
    name: "graph",
    endings: &["gml", "dot", "gv"],
    is_met: |text| graph::other_format(text).is_some(),
    read: |decoded, _| {
        let name = graph::other_format(&decoded.text).unwrap_or("GML or DOT");
        Err((None, FileErrorKind::Graph(GraphFault::OtherFormat(name))))
    },
    writing: None,
};

const SGF: Entry = Entry {
    name: "SGF",
    endings: &["sgf"],
    is_met: |text| {
        let text = text.trim_start();
        !text.starts_with("$$") && (text.starts_with('(') || sgf::begins(text))
    },
    read: |decoded, wanted| sgf::read(&decoded.text, &decoded.script, wanted),
    writing: Some(Writing {
        holds: |topology| sgf::board(topology).is_some(),
        is_whole: true,
        text: sgf::to_sgf,
        bytes: sgf::to_bytes,
    }),
};

const DIAGRAM: Entry = Entry {
    name: "text",
    endings: &["txt"],
    is_met: |_| true,
    read: diagram::read,
    writing: Some(Writing {
        holds: |topology| topology.shape().size().is_some(),
        is_whole: false,
        text: |document, _| diagram::to_diagram(document),
        bytes: |document, _| {
            let bytes = diagram::to_diagram(document)?.into_bytes();
            Ok(FileBytes { bytes, left: None })
        },
    }),
};

impl FileFormat {
    /// All of them, in the order in which a text is asked whether it is one: what anything could be comes last.
    pub const ALL: [Self; 11] = [
        Self::Tygem,
        Self::WBaduk,
        Self::GraphMl,
        Self::Experiment,
        Self::Json,
        Self::Graph6,
        Self::EdgeList,
        Self::NeighborList,
        Self::OtherGraph,
        Self::Sgf,
        Self::Diagram,
    ];

    const fn entry(self) -> Entry {
        match self {
            Self::Tygem => TYGEM,
            Self::WBaduk => W_BADUK,
            Self::GraphMl => GRAPH_ML,
            Self::Experiment => EXPERIMENT,
            Self::Json => JSON,
            Self::Graph6 => GRAPH6,
            Self::EdgeList => EDGE_LIST,
            Self::NeighborList => NEIGHBOR_LIST,
            Self::OtherGraph => OTHER_GRAPH,
            Self::Sgf => SGF,
            Self::Diagram => DIAGRAM,
        }
    }

    /// What people call it.
    pub const fn name(self) -> &'static str {
        self.entry().name
    }

    /// How we end the names of its files, without the dot.
    pub const fn ending(self) -> &'static str {
        self.entry().endings[0]
    }

    /// Whether everything that a document says is read back from a file in it.
    pub fn is_whole(self) -> bool {
        self.entry().writing.is_some_and(|it| it.is_whole)
    }

    /// The endings of all files that can be read, those of formats that can be written too first.
    pub fn endings() -> Vec<&'static str> {
        let (written, only_read): (Vec<_>, Vec<_>) = Self::ALL
            .into_iter()
            .map(Self::entry)
            .partition(|entry| entry.writing.is_some());
        let all = written.into_iter().chain(only_read);
        all.flat_map(|entry| entry.endings).copied().collect()
    }

    /// The format in which a document is kept whole where no name of a file says another: SGF, which every program for Go reads, or
    /// where it has no such board the first that has it.
    pub fn of_board(topology: &Topology) -> Self {
        let has_board = |&format: &Self| {
            let writing = format.entry().writing;
            writing.is_some_and(|it| it.is_whole && (it.holds)(topology))
        };
        let formats = [Self::Sgf].into_iter().chain(Self::ALL);
        formats
            .into_iter()
            .find(|format| has_board(format))
            .unwrap_or(Self::Sgf)
    }

    /// The format in which a document with this board is written in a file of this name.
    pub fn in_file(path: &Path, topology: &Topology) -> Self {
        Self::named(path).unwrap_or_else(|| Self::of_board(topology))
    }

    /// Whether what was read from this file in this format, and what is made of it, can be saved there whole.
    pub(crate) fn is_kept_in(self, path: &Path) -> bool {
        self.entry().writing.is_some() && Self::named(path).is_none_or(Self::is_whole)
    }

    /// The format of which the name of a file says that it is to be written.
    pub fn named(path: &Path) -> Option<Self> {
        let mut all = Self::ALL.into_iter();
        all.find(|format| {
            let entry = format.entry();
            entry.writing.is_some() && entry.ends(path)
        })
    }

    /// The format of a text that was read from a file of this name.
    pub(super) fn of_text(name: &str, text: &str) -> Self {
        let is_it = |&format: &Self| {
            let entry = format.entry();
            entry.ends(Path::new(name)) || (entry.is_met)(text)
        };
        Self::ALL.into_iter().find(is_it).unwrap_or(Self::Diagram)
    }

    /// Reads a position of a text in it.
    pub(super) fn read(
        self,
        decoded: &DecodedText<'_>,
        wanted: PositionChoice,
    ) -> Result<FileContent, FileFault> {
        (self.entry().read)(decoded, wanted)
    }

    /// Writes a document as a text, with what was found out about it for readers of the file.
    ///
    /// # Errors
    ///
    /// If the format has no such board, or is only read.
    pub fn text(self, document: &Document, answers: &Answers<'_>) -> Result<String, FormatError> {
        let writing = self.entry().writing.ok_or(FormatError(self))?;
        (writing.text)(document, answers)
    }

    /// Writes a document as the bytes of a file: as [`FileFormat::text`], in the encoding in which it was read.
    ///
    /// # Errors
    ///
    /// As [`FileFormat::text`].
    pub fn bytes(
        self,
        document: &Document,
        answers: &Answers<'_>,
    ) -> Result<FileBytes, FormatError> {
        let writing = self.entry().writing.ok_or(FormatError(self))?;
        (writing.bytes)(document, answers)
    }
}

impl Entry {
    /// Whether the name of a file ends as those of this format do.
    fn ends(&self, path: &Path) -> bool {
        let extension = path.extension();
        extension.is_some_and(|found| self.endings.iter().any(|it| found.eq_ignore_ascii_case(it)))
    }
}

#[cfg(test)]
mod tests {
    use semeai_board::{BoardKind, Topology};

    use super::*;

    #[test]
    fn every_format_that_says_it_holds_a_board_writes_it_and_reads_it_back() {
        let lone = Topology::graph(vec![("a".to_owned(), (0.0, 0.0))], &[]).expect("a graph");
        let rectangle = BoardKind::rectangle(5, 3).expect("a board");
        for document in [Document::empty(rectangle), Document::on(lone.into())] {
            for format in FileFormat::ALL {
                let writing = format.entry().writing;
                let holds = writing.is_some_and(|it| (it.holds)(document.topology()));
                let saved = format.bytes(&document, &Answers::NOTHING);
                let text = format.text(&document, &Answers::NOTHING);
                assert_eq!(saved.is_ok(), holds, "{format:?}");
                assert_eq!(text.is_ok(), holds, "{format:?}");
                if let (Ok(saved), Ok(text)) = (saved, text) {
                    let name = format!("x.{}", format.ending());
                    let loaded = crate::file::parse(&name, &saved.bytes).expect("readable");
                    assert_eq!(loaded.format, format);
                    if format.is_whole() || format == FileFormat::Diagram {
                        assert_eq!(loaded.document, document);
                    }
                    assert_eq!(saved.bytes, text.into_bytes());
                } else {
                    assert_eq!(
                        format.text(&document, &Answers::NOTHING),
                        Err(FormatError(format))
                    );
                }
            }
        }
    }

    #[test]
    fn endings_are_those_of_what_can_be_read_and_each_is_of_one_format() {
        assert_eq!(
            FileFormat::endings(),
            [
                "graphml",
                "json",
                "g6",
                "graph6",
                "edges",
                "edgelist",
                "sgf",
                "txt",
                "gib",
                "ngf",
                "experiment",
                "adjlist",
                "gml",
                "dot",
                "gv"
            ]
        );
    }

    #[test]
    fn what_is_only_read_or_a_picture_is_saved_elsewhere() {
        let is_kept = |format: FileFormat, name| format.is_kept_in(Path::new(name));
        assert!(is_kept(FileFormat::Sgf, "x.sgf") && is_kept(FileFormat::Sgf, "x"));
        assert!(is_kept(FileFormat::Diagram, "x.sgf"));
        assert!(!is_kept(FileFormat::Diagram, "x.txt") && !is_kept(FileFormat::Sgf, "x.TXT"));
        assert!(!is_kept(FileFormat::Tygem, "x.gib") && !is_kept(FileFormat::WBaduk, "x"));
    }
}

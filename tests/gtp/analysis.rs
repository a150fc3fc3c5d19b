//! Moves as `KataGo` and Leela Zero tell them, as long as nobody says anything else.

use std::io::{self, BufRead, BufReader, Read, Write, pipe};
use std::time::{Duration, Instant};

use semeai_session::Language;

use super::{answers, sample};

/// A session in which lines are sent one after the other, and each answer is read before the next.
struct Talk {
    to: io::PipeWriter,
    from: BufReader<io::PipeReader>,
}

impl Talk {
    fn new() -> Self {
        let (mut input, to) = pipe().expect("a pipe");
        let (from, mut output) = pipe().expect("a pipe");
        std::thread::spawn(move || {
            let arguments = ["semeai-cli", "gtp"].map(Into::into);
            semeai_cli::run(
                arguments,
                Language::ENGLISH,
                &mut input,
                &mut output,
                &mut io::sink(),
            )
        });
        Self {
            to,
            from: BufReader::new(from),
        }
    }

    fn send(&mut self, line: &str) {
        writeln!(self.to, "{line}").expect("it listens");
    }

    fn line(&mut self) -> String {
        let mut line = String::new();
        self.from.read_line(&mut line).expect("it answers");
        line.trim_end_matches('\n').to_owned()
    }

    /// An answer up to the empty line.
    fn answer(&mut self, line: &str) -> Vec<String> {
        self.send(line);
        let lines = std::iter::from_fn(|| Some(self.line()).filter(|line| !line.is_empty()));
        lines.collect()
    }
}

const KATA: &str = "info move G3 visits 188 edgeVisits 188 utility 1 winrate 1 scoreMean 0 scoreStdev 0 scoreLead 0 prior 1 lcb 1 order 0 pv G3 B4 E3 info move E3 visits 188 edgeVisits 188 utility 1 winrate 1 scoreMean 0 scoreStdev 0 scoreLead 0 prior 1 lcb 1 order 1 pv E3";
const LEELA: &str = "info move G3 visits 188 winrate 10000 prior 10000 lcb 10000 order 0 pv G3 B4 E3 info move E3 visits 188 winrate 10000 prior 10000 lcb 10000 order 1 pv E3";

#[test]
fn an_analysis_goes_on_until_another_line_comes() {
    let mut talk = Talk::new();
    talk.answer(&format!("loadsgf {}", sample("14-count-the-ko-threats")));
    for (asked, told, end) in [
        ("5 kata-analyze B 50", KATA, ""),
        ("6 lz-analyze b interval 10", LEELA, "7 name"),
        (
            "8 kata-analyze 50 maxmoves 9 minmoves 1",
            KATA,
            "# a remark",
        ),
    ] {
        talk.send(asked);
        assert_eq!(talk.line(), format!("={}", &asked[..1]));
        assert_eq!(talk.line(), told, "{asked}");
        talk.send(end);
        assert_eq!(talk.line(), "");
        if end == "7 name" {
            assert_eq!([talk.line(), talk.line()], ["=7 Semeai", ""]);
        }
    }
    // Nobody wins for White who moves first; a ko is half a win.
    talk.send("kata-analyze w");
    assert_eq!(talk.line(), "=");
    assert!(
        talk.line()
            .starts_with("info move B4 visits 188 edgeVisits 188 utility 0 winrate 0.5 ")
    );
    assert_eq!(talk.answer("name"), Vec::<String>::new());
    assert_eq!(talk.answer("name"), ["= Semeai"]);
}

#[test]
fn the_end_of_the_input_ends_an_analysis_too() {
    let mut talk = Talk::new();
    talk.send("kata-analyze");
    assert_eq!(talk.line(), "=");
    let Talk { to, mut from } = talk;
    drop(to);
    let mut rest = String::new();
    from.read_to_string(&mut rest).expect("it ends");
    assert_eq!(rest, "\n");
}

#[test]
fn moves_are_allowed_and_avoided() {
    let mut talk = Talk::new();
    talk.answer(&format!("loadsgf {}", sample("14-count-the-ko-threats")));
    for (asked, told) in [
        ("kata-analyze b 1 avoid b G3 1", "info move E3 "),
        ("kata-analyze b 1 allow b E3,pass 1", "info move E3 "),
        ("kata-analyze b 1 avoid w G3 1", "info move G3 "),
    ] {
        talk.send(asked);
        talk.line();
        let line = talk.line();
        assert!(line.starts_with(told), "{asked}: {line}");
        talk.send("");
        talk.line();
    }
}

#[test]
fn an_endgame_is_analysed_with_its_score() {
    let load = format!("loadsgf {}\n", sample("21-the-last-move"));
    let said = answers(
        &(load + "komi 0.5\nkata-genmove_analyze b ownership true\nundo\nlz-genmove_analyze b\n"),
    );
    let lines: Vec<&str> = said[2].lines().collect();
    assert_eq!(lines[0], "=");
    assert!(lines[1].starts_with("info move B4 visits 10 edgeVisits 10 utility 1 winrate 1 scoreMean 3.5 scoreStdev 0 scoreLead 3.5 prior 1 lcb 1 order 0 pv B4 B6 C6 info move B6 "), "{}", lines[1]);
    let owners = lines[1].split_once(" ownership ").expect("owners").1;
    assert_eq!(owners.split(' ').count(), 7 * 9);
    assert_eq!(lines[2], "play B4");
    assert!(
        said[4].contains("winrate 10000") && !said[4].contains("score"),
        "{}",
        said[4]
    );
}

#[test]
fn what_is_not_known_is_refused() {
    let unknown = "? syntax error: 'pvVisits' is unknown";
    let said = answers(
        "kata-analyze 1 pvVisits true\nlz-analyze x\nkata-analyze ownership maybe\nkata-analyze avoid b\nkata-genmove_analyze b\nlz-genmove_analyze b nothing 1\n",
    );
    assert_eq!(said[0], unknown);
    assert_eq!(said[1], "? syntax error: 'x' is unknown");
    assert_eq!(said[2], "? syntax error: 'maybe' is unknown");
    assert_eq!(said[3], "? syntax error: something is missing at the end");
    assert_eq!(said[4], "? no race and no endgame here");
    assert_eq!(said[5], "? syntax error: 'nothing' is unknown");
}

/// However long the search would take, a line ends it at once.
#[test]
fn a_search_is_ended_by_a_line_and_by_an_interrupt() {
    let rows = [
        "..@@@.@@@@@@",
        ".@XX@@@XXX@@",
        "@.X...X...X@",
        "@XX.BB.BB.X@",
        "BBBBBBBBBBBB",
        "WWWWWWWWWWWW",
        "OO.W....W.OO",
        "O...OOO....O",
        "####...#####",
    ];
    let folder = tempfile::tempdir().expect("a folder");
    let path = folder.path().join("large.txt");
    std::fs::write(&path, rows.join("\n")).expect("written");
    let mut talk = Talk::new();
    talk.answer(&format!("loadsgf {}", path.display()));
    talk.send("semeai-winner b");
    std::thread::sleep(Duration::from_millis(300));
    let sent = Instant::now();
    talk.send("# interrupt");
    assert!(talk.line().starts_with('='));
    talk.line();
    let waited = sent.elapsed();
    assert!(waited < Duration::from_secs(2), "{waited:?}");
    talk.send("kata-analyze b");
    assert_eq!(talk.line(), "=");
    std::thread::sleep(Duration::from_millis(300));
    let sent = Instant::now();
    talk.send("name");
    while talk.line() != "= Semeai" {}
    let waited = sent.elapsed();
    assert!(waited < Duration::from_secs(2), "{waited:?}");
}

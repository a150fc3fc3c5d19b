//! What a session does by what its document is looked at for, in one table: a proof that came with a file, the play-out, and what is
//! found for a handout.
//!
//! Another science says here what these are to it, and is entered in the table.

use std::time::Duration;

use semeai_search::Known;

use crate::Prove;
use crate::counting::Subject;
use crate::desk::{Ask as _, Progress};
use crate::document::Snapshot;
use crate::endgame::{ProveEndgame, SolveEndgame};
use crate::finding::Finding;
use crate::host::Control;
use crate::life::{Classify, KeptTables};
use crate::maps::EvaluateMap;
use crate::session::Session;

/// A science, as a session knows it.
pub(crate) struct Science {
    subject: Subject,
    /// Plays out the document, which is looked at for this.
    pub(crate) play: fn(&mut Session, Snapshot),
    /// Whether something is proved about the document as it stands.
    pub(crate) is_proved: fn(&Session) -> bool,
    /// What is being done about a proof.
    pub(crate) progress: fn(&Session) -> Progress,
    /// Whether everything is known that a proof begins with.
    pub(crate) is_ready: fn(&Session) -> bool,
    /// Asks for a proof.
    pub(crate) prove: fn(&mut Session),
    /// What is found about a document in a time, for whoever waits for it.
    pub(crate) find: fn(Snapshot, Duration, &Control) -> Finding,
}

const RACE: Science = Science {
    subject: Subject::Race,
    play: Session::play_race,
    is_proved: |session| {
        let answer = session.race_answer();
        answer.is_some_and(|answer| answer.known() == Known::Proved)
    },
    progress: Session::progress::<Prove>,
    is_ready: |_| true,
    prove: Session::search::<Prove>,
    find: |of, time, control| {
        let asked = Prove {
            time,
            ..Prove::new(of)
        };
        Finding::Race(asked.answer(&mut None, control))
    },
};

const ENDGAME: Science = Science {
    subject: Subject::Endgame,
    play: |session, document| {
        let marks = session.marks_in_sight();
        session.play_mut().begin_endgame(document, &marks);
    },
    is_proved: |session| {
        let answer = session.answer::<ProveEndgame>();
        let report = answer.and_then(|answer| answer.as_ref().ok());
        report.is_some_and(|report| report.known.how_sure() == Known::Proved)
    },
    progress: Session::progress::<ProveEndgame>,
    // What its regions are worth is found first, and kept for the whole board.
    is_ready: |session| session.answer::<SolveEndgame>().is_some(),
    prove: Session::search::<ProveEndgame>,
    find: |of, time, control| {
        let asked = SolveEndgame::for_the_answer(of, time, control);
        match asked.answer(&mut (), control) {
            Ok(report) => Finding::Endgame(Box::new(report)),
            Err(error) => Finding::NoPosition(error),
        }
    },
};

const LIFE: Science = Science {
    subject: Subject::Life,
    play: Session::play_life,
    is_proved: |session| {
        let report = session.answer::<Classify>();
        let report = report.and_then(|report| report.as_ref().ok());
        report.is_some_and(|report| report.known() == Known::Proved)
    },
    progress: Session::progress::<Classify>,
    is_ready: |_| true,
    prove: Session::search::<Classify>,
    find: |of, _, control| {
        let asked = Classify::new(of, KeptTables::default());
        Finding::Life(asked.answer(&mut (), control).map(Box::new))
    },
};

/// Of a map nothing is proved: it is what it is.
const MAPS: Science = Science {
    subject: Subject::Maps,
    play: |session, document| session.play_mut().begin_maps(document),
    is_proved: |_| false,
    progress: Session::progress::<EvaluateMap>,
    is_ready: |_| true,
    prove: |_| {},
    find: |of, _, control| {
        let marks = of.map.clone();
        let sheet = EvaluateMap { of, marks }.answer(&mut None, control);
        Finding::Map(sheet.map(Box::new))
    },
};

/// All sciences.
static SCIENCES: [Science; 4] = [RACE, ENDGAME, LIFE, MAPS];

/// The science for which a document is looked at.
pub(crate) fn science_of(subject: Subject) -> &'static Science {
    let mut sciences = SCIENCES.iter();
    let found = sciences.find(|science| science.subject == subject);
    found.expect("every subject has its science")
}

//! The positions and lessons in the box, composed for this program.

use crate::file;
use crate::{Document, Subject};

/// What a sample holds beside its diagram.
enum Beside {
    /// A race with the candidate points of its root.
    Race(&'static [&'static str]),
    /// A race of which the regions are searched.
    Expanded,
    /// An endgame.
    Endgame,
    /// An endgame and a sum of trees.
    Sum(&'static str),
    /// A position of which it is asked who lives.
    Life,
    /// The text of a tactics map.
    Map(&'static str),
    /// Two texts of tactics maps that are compared.
    TwoMaps(&'static str, &'static str),
    /// The text of a tactics map, with the model shown.
    Model(&'static str),
}

use Beside::{Endgame, Expanded, Life, Map, Model, Race, Sum, TwoMaps};

/// Declares every sample: its name, its file without the folder, and what it holds beside the diagram.
macro_rules! samples {
    ($($sample:ident: $id:literal, $file:literal, $beside:expr;)*) => {
        /// A position that comes with the program; its title and what it teaches are words.
        #[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
        pub enum Sample {
            $(#[doc = concat!("`", $id, "`.")] $sample,)*
        }

        impl Sample {
            /// All samples; the first is the one that the program opens with.
            pub const ALL: &'static [Self] = &[$(Self::$sample,)*];

            /// A name that never changes: `connect-first`.
            pub const fn id(self) -> &'static str {
                match self {
                    $(Self::$sample => $id,)*
                }
            }

            /// The diagram or the file of a board, and what is beside it.
            const fn content(self) -> (&'static str, Beside) {
                match self {
                    $(Self::$sample => (
                        include_str!(concat!("../../../assets/samples/", $file)),
                        $beside,
                    ),)*
                }
            }
        }
    };
}

samples! {
    ConnectFirst: "connect-first", "00-connect-first.txt", Race(&["H9", "H2"]);
    SameCount: "same-count", "01-same-count.txt", Race(&["C6", "D3"]);
    OneMore: "one-more", "02-one-more.txt", Race(&["D6", "D3"]);
    OutsideFirst: "outside-first", "03-outside-first.txt", Race(&["C7", "D3"]);
    LiveTogether: "live-together", "04-live-together.txt", Race(&[]);
    KillOrSeki: "kill-or-seki", "05-kill-or-seki.txt", Race(&["C7"]);
    FarAhead: "far-ahead", "06-far-ahead.txt", Race(&["D7"]);
    AnEyeIsWorthALot: "an-eye-is-worth-a-lot", "07-an-eye-is-worth-a-lot.txt", Race(&[]);
    EyeButClose: "eye-but-close", "08-eye-but-close.txt", Race(&["C8"]);
    TwoBigEyes: "two-big-eyes", "09-two-big-eyes.txt", Race(&[]);
    BigEyeSmallEye: "big-eye-small-eye", "10-big-eye-small-eye.txt", Race(&["D11"]);
    TwoSmallEyes: "two-small-eyes", "11-two-small-eyes.txt", Race(&[]);
    PointsAreNotMoves: "points-are-not-moves", "12-points-are-not-moves.txt", Race(&["E6", "L6", "G3"]);
    TheBiggerOneFirst: "the-bigger-one-first", "13-the-bigger-one-first.txt", Race(&["J13", "J10", "J2"]);
    CountTheKoThreats: "count-the-ko-threats", "14-count-the-ko-threats.txt", Race(&[]);
    Corridors: "corridors", "15-corridors.txt", Endgame;
    Introduction: "the-introduction", "16-the-introduction.txt", Endgame;
    GoteAndSente: "gote-and-sente", "17-gote-and-sente.txt", Endgame;
    ReverseSente: "reverse-sente", "18-reverse-sente.txt", Endgame;
    SenteFirst: "sente-first", "19-sente-first.txt", Endgame;
    Miai: "miai", "20-miai.txt", Endgame;
    LastMoveCounts: "the-last-move", "21-the-last-move.txt", Endgame;
    Snapback: "snapback", "22-snapback.txt", Endgame;
    DameAndScoring: "dame", "23-dame.txt", Endgame;
    HalfPointKo: "half-point-ko", "24-half-point-ko.txt", Endgame;
    FirstLineHane: "first-line-hane", "25-first-line-hane.txt", Endgame;
    MonkeyJump: "monkey-jump", "26-monkey-jump.txt", Endgame;
    Clamp: "clamp", "27-clamp.txt", Endgame;
    Teire: "teire", "28-teire.txt", Endgame;
    FigureFour: "figure-four", "29-figure-four.txt", Sum("A(2,2,4) + {6|0} + {4|0} + {1|0}");
    FigureFive: "figure-five", "30-figure-five.txt", Sum("A(7,0,3) + {6|0} + {3|0} + {2|0}");
    Hole: "a-hole", "31-a-hole.graphml", Race(&[]);
    SevenPoints: "seven-points", "32-seven-points.graphml", Race(&[]);
    Star: "the-star", "33-the-star.graphml", Race(&[]);
    Torus: "a-torus", "34-a-torus.graphml", Race(&[]);
    HoneycombKo: "honeycomb-ko", "35-honeycomb-ko.graphml", Race(&[]);
    DeadEye: "a-dead-eye", "36-a-dead-eye.graphml", Expanded;
    OpenStar: "who-takes-the-star", "37-who-takes-the-star.graphml", Life;
    Wheel: "the-wheel", "38-the-wheel.graphml", Life;
    Petersen: "petersens-graph", "39-petersens-graph.graphml", Life;
    TriangleEye: "an-eye-of-three", "40-an-eye-of-three.graphml", Life;
    CompleteEye: "an-eye-of-four", "41-an-eye-of-four.graphml", Life;
    RingEye: "an-eye-of-five", "42-an-eye-of-five.graphml", Life;
    TwoFates: "two-fates", "43-two-fates.txt", Life;
    Corner: "a-corner", "44-a-corner.txt", Life;
    Room: "room", "45-room.txt", Map("P4(V)");
    Contact: "contact", "46-contact.txt", TwoMaps("P2(W)", "F(W)");
    MoveChanges: "what-a-move-changes", "47-what-a-move-changes.txt", Model("AB({C3})");
    TwoFormulas: "two-formulas", "48-two-formulas.txt", TwoMaps("@conjectured-2", "P4(V)");
    NothingThere: "nothing-there", "49-nothing-there.graphml", Map("@paper-1");
    NoCorners: "no-corners", "50-no-corners.graphml", Map("P4(V)");
    Tie: "a-tie", "51-a-tie.txt", Life;
    KomiDecides: "komi-decides", "52-komi-decides.sgf", Life;
}

impl Sample {
    /// What it is a sample of.
    pub const fn subject(self) -> Subject {
        match self.content().1 {
            Race(_) | Expanded => Subject::Race,
            Endgame | Sum(_) => Subject::Endgame,
            Life => Subject::Life,
            Map(_) | TwoMaps(..) | Model(_) => Subject::Maps,
        }
    }

    /// The position with its roles and candidate points, or with its sum, without a title. It costs a few microseconds.
    ///
    /// ```
    /// use semeai_session::Sample;
    ///
    /// assert_eq!(Sample::ConnectFirst.document().race.picks.len(), 2);
    /// ```
    ///
    /// # Panics
    ///
    /// Never: a test reads every sample.
    pub fn document(self) -> Document {
        let (diagram, beside) = self.content();
        let loaded = file::parse(self.id(), diagram.as_bytes()).expect("the sample is a position");
        let mut document = loaded.document;
        document.subject = self.subject();
        let candidates = match beside {
            Race(candidates) => candidates,
            Expanded => {
                document.race.unpicked = semeai_race::WithoutPicks::Searched;
                &[]
            }
            Endgame | Life => &[],
            Sum(sum) => {
                document.sum = Some(sum.to_owned());
                &[]
            }
            Map(text) | TwoMaps(text, _) | Model(text) => {
                document.map.text = text.to_owned();
                &[]
            }
        };
        match beside {
            TwoMaps(_, other) => document.map.other = Some(other.to_owned()),
            Model(_) => document.map.has_model = true,
            _ => {}
        }
        for name in candidates {
            let point = document
                .topology()
                .point(name)
                .expect("the candidate is on the board");
            document.race.picks.add(&[], point);
        }
        document
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::collections::BTreeSet;

    use crate::analyze;
    use semeai_board::{ByColor, Color, Role};
    use semeai_cgt::Player;
    use semeai_endgame::position_report::{Between, EndgameReport, KnownBy};
    use semeai_endgame::{Endgame, EndgameLimits, Scoring, endgame_report};
    use semeai_life::{Class, End, LifeLimits, LifeQuestion, LifeReport, Tables, life_report};
    use semeai_race::report::{Claim, Conclusion};
    use semeai_search::{Check, PositionBudget};
    use semeai_sums::{Binary, Sum as Trees};
    use semeai_tactics::{MapQuestion, MapSource, map_report};

    #[test]
    fn every_lesson_ends_as_it_says() {
        use Conclusion::{Black, BlackOrSeki, First, Seki, White};
        let expected = [
            First,
            First,
            Black,
            First,
            Seki,
            BlackOrSeki,
            Black,
            White,
            First,
            BlackOrSeki,
            First,
            BlackOrSeki,
            First,
            First,
        ];
        // Of the last lesson and of the honeycomb a ko decides.
        let boards = [Black, First, First, First].map(Claim::Counted);
        let expected = expected.map(Claim::Counted).into_iter();
        let expected = expected.chain([Claim::Ko]).chain(boards);
        let expected = expected.chain([Claim::Ko, Claim::Counted(White)]);
        let races = Sample::ALL
            .iter()
            .filter(|sample| sample.subject() == Subject::Race);
        for (sample, expected) in races.zip(expected) {
            let report = analyze(&sample.document(), None).expect("a legal position");
            let verdict = report.verdict.expect("both sides are marked");
            assert_eq!(verdict.conclusion, expected, "{}", sample.id());
            assert!(
                verdict.questions.is_empty(),
                "{} opens fully analysed",
                sample.id()
            );
        }
    }

    fn endgame(sample: Sample, scoring: Scoring, check: Check) -> (Document, EndgameReport) {
        let document = sample.document();
        let mut asked = Endgame::new(document.position().expect("a legal position"));
        asked.roles = document.marks.roles;
        (asked.scoring, asked.check) = (scoring, check);
        let report = endgame_report(&asked, &EndgameLimits::default());
        (document, report)
    }

    fn scores(scores: Option<ByColor<Between>>) -> Option<[i64; 2]> {
        let scores = scores?;
        Some([scores.black.one()?, scores.white.one()?])
    }

    /// Every region by its best point for Black: what it is called and what a move in it is worth.
    fn regions(document: &Document, report: &EndgameReport) -> String {
        let mut told = Vec::new();
        for number in report.hottest_first() {
            let region = &report.regions[number];
            let best = region.best.black.as_ref().expect("a move in each");
            let point = document.topology().name(best.points[0]);
            let worth = region.value.as_ref().and_then(|value| value.worth);
            let worth = worth.expect("a move gains something");
            told.push(format!(
                "{point} {:?} {worth}",
                region.kind.expect("it is known")
            ));
        }
        told.join(", ")
    }

    /// What a first move loses.
    fn loss(sample: Sample, color: Color, name: &str) -> i64 {
        let (document, report) = endgame(sample, Scoring::Territory, Check::None);
        let point = document.topology().point(name).expect("on the board");
        let start = report.starts[color].as_ref().expect("both are asked");
        let mut losses = start.losses.iter();
        let loss = losses
            .find(|loss| loss.point == point)
            .expect("a legal move")
            .loss;
        loss.and_then(Between::one).expect("no ko is there")
    }

    #[test]
    fn every_endgame_is_worth_what_its_note_says() {
        let miai = "B10 Gote 1, G5 Gote 1, B8 Gote 3/4, G3 Gote 3/4";
        let reverse = "B8 WhiteSente 1, B6 Gote 3/4, G3 Gote 3/4";
        let corridors = "B10 Gote 15/16, B8 Gote 3/4, G3 Gote 3/4, B6 Gote 1/2";
        let dame = "B9 Gote 1/2, C7 Dame 0, C5 Dame 0, C3 Dame 0";
        let hane = "C1 Gote 1, C6 Gote 1/2, C4 Gote 1/2";
        for (sample, expected, told) in [
            (Sample::Corridors, [5, 4], corridors),
            (Sample::Introduction, [0, -1], "C5 Gote 3/4"),
            (Sample::GoteAndSente, [11, 7], "B6 Gote 2, B4 WhiteSente 1"),
            (Sample::ReverseSente, [6, 5], reverse),
            (Sample::SenteFirst, [-1, -4], "B6 Gote 3/2, G3 BlackSente 1"),
            (Sample::Miai, [1, 1], miai),
            (Sample::LastMoveCounts, [4, 2], "B6 WhiteSente 1, B4 Gote 1"),
            (Sample::Snapback, [9, 0], "D4 Gote 9/2"),
            (Sample::DameAndScoring, [1, 0], dame),
            (Sample::FirstLineHane, [0, -2], hane),
            (Sample::MonkeyJump, [-7, -11], "D1 BlackSente 7/2"),
            (Sample::Clamp, [1, -3], "D2 Gote 2"),
            (Sample::Teire, [7, -2], "D2 Gote 5, B8 Gote 3/4"),
            (Sample::FigureFour, [7, 5], "B6 Gote 3, B4 Gote 2"),
            (Sample::FigureFive, [7, 3], "B6 Gote 3, B4 Gote 1"),
        ] {
            let (_, searched) = endgame(sample, Scoring::Territory, Check::EveryOrder);
            assert_eq!(searched.known, KnownBy::Searched, "{sample:?}");
            assert_eq!(
                scores(searched.territory_score),
                Some(expected),
                "{sample:?}"
            );
            let (document, report) = endgame(sample, Scoring::Territory, Check::None);
            assert_eq!(report.known, KnownBy::Regions, "{sample:?}");
            assert_eq!(scores(report.territory_score), Some(expected), "{sample:?}");
            assert_eq!(regions(&document, &report), told, "{sample:?}");
        }
    }

    #[test]
    fn the_mistakes_of_the_notes_lose_what_they_say() {
        use Color::{Black, White};
        for (sample, color, move_, expected) in [
            (Sample::Introduction, Black, "D4", 2),
            (Sample::ReverseSente, Black, "B8", 0),
            (Sample::ReverseSente, Black, "B6", 1),
            (Sample::ReverseSente, Black, "G3", 1),
            (Sample::SenteFirst, Black, "G3", 0),
            (Sample::SenteFirst, Black, "B6", 1),
            (Sample::LastMoveCounts, Black, "B4", 0),
            (Sample::LastMoveCounts, Black, "B6", 1),
            (Sample::LastMoveCounts, White, "B6", 0),
            (Sample::LastMoveCounts, White, "B4", 1),
            (Sample::Snapback, Black, "D4", 0),
            (Sample::Snapback, Black, "D5", 9),
            (Sample::FirstLineHane, Black, "C1", 0),
            (Sample::FirstLineHane, Black, "B1", 1),
            (Sample::FirstLineHane, White, "B1", 0),
            (Sample::MonkeyJump, Black, "D1", 0),
            (Sample::MonkeyJump, Black, "C1", 1),
            (Sample::MonkeyJump, Black, "B1", 2),
            (Sample::Clamp, Black, "D2", 0),
            (Sample::Clamp, Black, "C1", 2),
            (Sample::Clamp, Black, "C3", 2),
            (Sample::Teire, Black, "D2", 0),
            (Sample::Teire, Black, "B8", 9),
        ] {
            assert_eq!(
                loss(sample, color, move_),
                expected,
                "{sample:?} {color:?} {move_}"
            );
        }
        // By area the dame count as much.
        assert_eq!(loss(Sample::DameAndScoring, Black, "B9"), 0);
        assert_eq!(loss(Sample::DameAndScoring, Black, "C5"), 1);
        let (_, report) = endgame(Sample::DameAndScoring, Scoring::Area, Check::EveryOrder);
        assert_eq!(scores(report.area_score), Some([30, 28]));
        let start = report.starts.black.expect("both are asked");
        // The five dame, and two eyes of which one is not filled.
        assert_eq!((start.best.len(), start.losses.len()), (5, 7));
    }

    #[test]
    fn the_ko_is_open_by_its_region_and_known_by_a_search() {
        let (_, by_region) = endgame(Sample::HalfPointKo, Scoring::Territory, Check::None);
        assert_eq!(by_region.known, KnownBy::Bounded);
        let (_, searched) = endgame(Sample::HalfPointKo, Scoring::Territory, Check::EveryOrder);
        assert_eq!(searched.known, KnownBy::Searched);
        assert_eq!(scores(searched.territory_score), Some([1, 0]));
    }

    /// A lesson asks for one move, and that is proved: whatever else the side begins with loses.
    #[test]
    fn the_moves_of_books_are_the_only_best_ones() {
        for (sample, white) in [
            (Sample::FirstLineHane, "B1"),
            (Sample::MonkeyJump, "B2"),
            (Sample::Clamp, "C3 C1"),
            (Sample::Teire, "D2"),
        ] {
            let (document, report) = endgame(sample, Scoring::Territory, Check::EveryOrder);
            assert_eq!(report.known, KnownBy::Searched, "{sample:?}");
            let book = sample.book_move().expect("a book counts it");
            for (color, expected) in [(Color::Black, book.point), (Color::White, white)] {
                let start = report.starts[color].as_ref().expect("both are asked");
                let best = start.best.iter().copied().collect();
                let best = document.topology().names(&best).join(" ");
                assert_eq!(best, expected, "{sample:?} {color:?}");
            }
        }
    }

    #[test]
    fn the_figures_are_right_and_wrong_where_their_notes_say() {
        // What the tree and the largest gote lose for who begins.
        let losses = |sum: &str, first: Player| {
            let sum = Trees::parse(sum).expect("it is written so");
            let (binary, _) = Binary::of(&sum).expect("one tree among gotes");
            let found = binary.discriminant(first).expect("there are gotes");
            [found.loss_of_tree(first), found.loss_of_gote()].map(|loss| loss.to_string())
        };
        let sum = |sample: Sample| sample.document().sum.expect("a figure");
        assert_eq!(losses(&sum(Sample::FigureFour), Player::Right), ["0", "0"]);
        let moved = sum(Sample::FigureFour).replace("(2,2,4)", "(4,1,4)");
        assert_eq!(losses(&moved, Player::Right), ["1", "0"]);
        assert_eq!(losses(&sum(Sample::FigureFive), Player::Left), ["2", "0"]);
        let moved = sum(Sample::FigureFive).replace("(7,0,3)", "(7,0,5)");
        assert_eq!(losses(&moved, Player::Left), ["0", "0"]);
        for &sample in Sample::ALL {
            let document = sample.document();
            assert_eq!(document.subject, sample.subject());
            let is_figure = [Sample::FigureFour, Sample::FigureFive].contains(&sample);
            assert_eq!(document.sum.is_some(), is_figure);
        }
    }

    #[test]
    fn a_tie_is_nobodys_and_komi_turns_a_lead() {
        let counted = |sample: Sample| {
            let document = sample.document();
            let question = LifeQuestion::new(document.position().expect("a position"));
            let limits = LifeLimits::default();
            let mut budget = PositionBudget::new(u64::MAX);
            let report = life_report(&question, &Tables::default(), &limits, &mut budget);
            let Some(End::Counted(count)) = report.end else {
                panic!("{sample:?} has ended");
            };
            let komi = document.endgame.counting.komi.halves();
            (count.margin, komi, count.winner(komi))
        };
        assert_eq!(counted(Sample::Tie), (0, 0, None));
        assert_eq!(counted(Sample::KomiDecides), (2, 5, Some(Color::White)));
    }

    /// What a text of a map is on a sample, by the names of the points.
    fn on_sample(sample: Sample, text: &str) -> Vec<String> {
        let document = sample.document();
        let question = MapQuestion {
            map: MapSource::read(text).expect("a map").read.map,
            position: document.position().expect("a position"),
            player: Color::Black,
        };
        let report = map_report(&question).expect("the points are there");
        let names = document.topology().names(&report.result());
        names.into_iter().map(str::to_owned).collect()
    }

    /// The notes name points and numbers.
    #[test]
    fn every_sample_of_a_map_is_as_its_note_says() {
        let own = |sample: Sample| on_sample(sample, &sample.document().map.text);
        let room = on_sample(Sample::Room, "P4(V) & V");
        assert_eq!(room.len(), 21);
        assert!(room.iter().any(|name| name == "B2"));
        for name in ["C5", "A1", "A6", "F1", "F6"] {
            assert!(room.iter().all(|point| point != name), "{name}");
        }
        assert_eq!(on_sample(Sample::Contact, "P2(W) & V"), ["D5", "C4"]);
        let contact = on_sample(Sample::Contact, "F(W) & V");
        assert_eq!(contact, ["C6", "D5", "C4", "E4", "E3", "D2"]);
        let joined = own(Sample::MoveChanges);
        assert_eq!(joined, ["C4", "D4", "B3", "C3", "C2", "D2"]);
        assert_eq!(on_sample(Sample::MoveChanges, "DB({C3})"), ["D3"]);
        assert!(Sample::MoveChanges.document().map.has_model);
        let texts = ["@conjectured-2", "P4(V)"];
        let [first, second] = texts.map(|text| on_sample(Sample::TwoFormulas, text));
        let only_first = first.iter().filter(|name| !second.contains(name));
        assert_eq!(only_first.collect::<Vec<_>>(), ["C3", "A2"]);
        assert!(own(Sample::NothingThere).is_empty());
        assert_eq!(on_sample(Sample::NothingThere, "P3(B)"), ["C7"]);
        assert_eq!(own(Sample::NoCorners).len(), 36);
    }

    /// The notes say who lives in them, and where a ko matters.
    #[test]
    fn every_lesson_on_life_is_as_it_says() {
        let report = |sample: Sample| {
            let document = sample.document();
            let safe = document.marks.said_roles().points(Role::Safe);
            let position = document.board.position(safe).expect("a position");
            let mut budget = PositionBudget::new(u64::MAX);
            let question = LifeQuestion::new(position);
            let limits = LifeLimits::default();
            life_report(&question, &Tables::default(), &limits, &mut budget)
        };
        let signs = |report: &LifeReport| -> BTreeSet<(Class, bool)> {
            let varying = report.classes.iter().filter(|it| it.varies);
            varying.map(|it| (it.class, it.by_ko.is_some())).collect()
        };
        for (sample, class, is_by_ko) in [
            (Sample::OpenStar, Class::First, false),
            (Sample::Wheel, Class::First, false),
            (Sample::Petersen, Class::StandOff, true),
            (Sample::TriangleEye, Class::White, false),
            (Sample::CompleteEye, Class::White, false),
            (Sample::RingEye, Class::Black, false),
            (Sample::Corner, Class::First, false),
        ] {
            let found = signs(&report(sample));
            assert_eq!(found, BTreeSet::from([(class, is_by_ko)]), "{sample:?}");
        }
        let fates = report(Sample::TwoFates);
        let topology = fates.question.position.topology();
        let class = |name: &str| fates.class(topology.point(name)?).map(|it| it.class);
        let two = [class("D3"), class("E2")];
        assert_eq!(two, [Some(Class::White), Some(Class::Black)]);
        let string = fates
            .question
            .position
            .block_at(topology.point("D3").expect("a point"));
        let string = string.expect("a stone").stones;
        assert!(
            topology.point("E2").is_some_and(|it| string.contains(it)),
            "one string"
        );
        assert!(
            !fates.classes.iter().any(|it| it.class.is_open()),
            "nothing is open"
        );
        assert!(matches!(fates.end, Some(End::Divided(_))));
    }

    #[test]
    fn names_are_different() {
        for (i, sample) in Sample::ALL.iter().enumerate() {
            let before = &Sample::ALL[..i];
            assert!(before.iter().all(|other| other.id() != sample.id()));
        }
    }
}

//! What came of lessons as a table, for whoever counts elsewhere.

use super::name::LessonName;
use super::results::LessonResults;
use crate::attempt::LessonResult;

impl LessonResults {
    /// A line for every lesson, as CSV (RFC 4180), what a person reads first: what it is called, of a position of somebody's own the
    /// name of its file and its number there, from one, what came of it, and when in the time of Greenwich. Behind that, by what the
    /// program knows it again, and where the file is. The function says what lessons of the box and exercises are called.
    pub fn to_csv(&self, title_of: impl Fn(&LessonName) -> Option<String>) -> String {
        let mut text = HEAD.to_owned();
        for (name, asked) in &self.asked {
            let (number, known) = match name {
                LessonName::Sample(id) => (String::new(), format!("sample,{},,", quoted(id))),
                LessonName::Position(hash) => {
                    let number = asked.place.as_ref();
                    let number = number.map(|place| place.game.saturating_add(1).to_string());
                    (
                        number.unwrap_or_default(),
                        format!("position,{hash:016x},,"),
                    )
                }
                LessonName::Exercise(exercise) => {
                    let (kind, grade) = (exercise.choice.kind.id(), exercise.choice.grade.number());
                    let known = format!("exercise,{kind},{grade},{}", exercise.seed);
                    (exercise.number.to_string(), known)
                }
            };
            let place = asked.place.as_ref();
            let title = title_of(name).or_else(|| Some(place?.title.clone()));
            let title = quoted(&title.unwrap_or_default());
            let file = place.map(|place| quoted(place.file_name()));
            let file = file.unwrap_or_default();
            let result = match asked.result {
                LessonResult::Solved => "solved",
                LessonResult::Missed => "missed",
            };
            let time = time(asked.at_secs);
            let path = place.map(|place| quoted(&place.file)).unwrap_or_default();
            text += &format!("{title},{file},{number},{result},{time},{known},{path}\r\n");
        }
        text
    }
}

/// What the cells of a line are.
const HEAD: &str = "title,file,number,result,time,lesson,name,grade,seed,path\r\n";

/// A cell that may hold anything.
fn quoted(cell: &str) -> String {
    match cell.contains([',', '"', '\r', '\n']) {
        true => format!("\"{}\"", cell.replace('"', "\"\"")),
        false => cell.to_owned(),
    }
}

/// Seconds since the year 1970 began as a time of ISO 8601: `2026-11-27T14:00:00Z`.
fn time(secs: u64) -> String {
    let (days, of_day) = (secs / 86_400, secs % 86_400);
    let (hours, minutes, seconds) = (of_day / 3600, of_day / 60 % 60, of_day % 60);
    let (mut year, mut left) = (1970 + days / DAYS_400 * 400, days % DAYS_400);
    while left >= days_of(year) {
        left -= days_of(year);
        year += 1;
    }
    let mut month = 0;
    while left >= days_of_month(year, month) {
        left -= days_of_month(year, month);
        month += 1;
    }
    let (month, day) = (month + 1, left + 1);
    format!("{year:04}-{month:02}-{day:02}T{hours:02}:{minutes:02}:{seconds:02}Z")
}

/// After so many days the calendar begins anew.
const DAYS_400: u64 = 146_097;

const fn is_leap(year: u64) -> bool {
    year.is_multiple_of(4) && (!year.is_multiple_of(100) || year.is_multiple_of(400))
}

const fn days_of(year: u64) -> u64 {
    if is_leap(year) { 366 } else { 365 }
}

/// The days of a month, counted from 0.
const fn days_of_month(year: u64, month: usize) -> u64 {
    const DAYS: [u64; 12] = [31, 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31];
    if month == 1 && is_leap(year) {
        29
    } else {
        DAYS[month]
    }
}

#[cfg(test)]
mod tests {
    use super::super::place::LessonPlace;
    use super::*;
    use crate::Sample;

    #[test]
    fn times_are_those_of_the_calendar() {
        for (secs, expected) in [
            (0, "1970-01-01T00:00:00Z"),
            (951_782_400, "2000-02-29T00:00:00Z"),
            (1_000_000_000, "2001-09-09T01:46:40Z"),
            (4_107_542_399, "2100-02-28T23:59:59Z"),
            (4_107_542_400, "2100-03-01T00:00:00Z"),
        ] {
            assert_eq!(time(secs), expected);
        }
        assert!(time(u64::MAX).ends_with('Z'));
    }

    #[test]
    fn every_lesson_is_a_line() {
        let mut results = LessonResults::default();
        let odd = LessonName::Sample("a,\"b".to_owned());
        results.record(odd, LessonResult::Missed, 0);
        let sample = LessonName::of_sample(Sample::Corner);
        results.record(sample, LessonResult::Solved, 60);
        results.record(LessonName::Position(16), LessonResult::Solved, 0);
        let place = LessonPlace {
            file: "/home/a, b/lesson.sgf".to_owned(),
            game: 2,
            node: None,
            title: "Three, against three".to_owned(),
        };
        let own = LessonName::Position(17);
        results.record_at(own, LessonResult::Missed, 0, Some(place));
        let lines = [
            "title,file,number,result,time,lesson,name,grade,seed,path",
            ",,,missed,1970-01-01T00:00:00Z,sample,\"a,\"\"b\",,,",
            "A corner,,,solved,1970-01-01T00:01:00Z,sample,a-corner,,,",
            ",,,solved,1970-01-01T00:00:00Z,position,0000000000000010,,,",
            "\"Three, against three\",lesson.sgf,3,missed,1970-01-01T00:00:00Z,position,0000000000000011,,,\"/home/a, b/lesson.sgf\"",
        ];
        let title = |name: &LessonName| name.sample().map(|_| "A corner".to_owned());
        assert_eq!(results.to_csv(title), lines.join("\r\n") + "\r\n");
    }
}

//! What the board shows in Mark besides the marks themselves: which blocks nothing is said of, and what the buttons would
//! make of the block that is pointed at.

use semeai_board::{Block, ByColor, Color, Point, PointSet, Role};

use crate::commands::mode::Mode;
use crate::science::FrameData;

/// The blocks that nothing is said of, where marks are made.
fn unmarked(shown: &FrameData<'_>) -> Vec<Block> {
    if shown.view.mode != Mode::Mark || shown.has_proposal() {
        return Vec::new();
    }
    let mut blocks = shown.document.board.setup.blocks();
    blocks.retain(|block| shown.document.marks.roles.of(block) == Role::Unknown);
    blocks
}

/// Where each of them says so, and each whose mark does not hold any more where the board stands: on its first stone among these.
pub(super) fn questioned(shown: &FrameData<'_>, free: &PointSet) -> Vec<(Point, Color)> {
    let blocks = unmarked(shown)
        .into_iter()
        .chain(shown.on_board.doubted.iter().cloned());
    let first = |block: Block| Some((block.stones.intersection(free).first()?, block.color));
    blocks.filter_map(first).collect()
}

/// What the left button, as Black's, and the right one, as White's, make of the block at a point where marks are made.
pub(super) fn would_be(shown: &FrameData<'_>, point: Point) -> Option<ByColor<Role>> {
    if shown.view.mode != Mode::Mark || shown.has_proposal() {
        return None;
    }
    shown.document.board.setup.block_at(point)?;
    Some(shown.role_after(point))
}

#[cfg(test)]
mod tests {
    use semeai_session::{Action, Document, MarkAction, Sample, Session, Settings};

    use super::*;
    use crate::sciences;
    use crate::view::View;

    fn point(document: &Document, name: &str) -> Point {
        document.topology().point(name).expect("on the board")
    }

    #[test]
    fn a_block_is_asked_about_until_something_is_said_of_it_and_only_in_mark() {
        let mut session = Session::new(Sample::ConnectFirst.document());
        let (mut view, settings) = (View::default(), Settings::default());
        view.mode = Mode::Mark;
        let asked = |session: &Session, view: &View, free: &PointSet| {
            let shown = sciences::frame(session, view, &settings);
            let asked = questioned(&shown, free).into_iter();
            let names = asked.map(|(point, _)| shown.document.topology().name(point).to_owned());
            names.collect::<Vec<_>>().join(" ")
        };
        let all = session.document().topology().points();
        assert_eq!(asked(&session, &view, &all), "F9", "all others have roles");
        let second = PointSet::single(point(session.document(), "G9"));
        assert_eq!(asked(&session, &view, &second), "G9", "where there is room");
        view.mode = Mode::Analyse;
        assert_eq!(asked(&session, &view, &all), "");
        view.mode = Mode::Mark;
        let said = MarkAction::Next(point(session.document(), "F9"));
        session
            .apply(&Action::Mark(said))
            .expect("there is a block");
        assert_eq!(asked(&session, &view, &all), "");
    }

    #[test]
    fn the_corners_tell_what_the_clicks_do() {
        let mut session = Session::new(Sample::ConnectFirst.document());
        let (mut view, settings) = (View::default(), Settings::default());
        view.mode = Mode::Mark;
        let at = point(session.document(), "F9");
        for _ in 0..3 {
            let told = would_be(&sciences::frame(&session, &view, &settings), at);
            let told = told.expect("there is a block");
            let role_after = |action: MarkAction| {
                let mut session = Session::new(session.document().clone());
                session.apply(&Action::Mark(action)).expect("a block");
                session.document().marks.roles.at(at)
            };
            assert_eq!(told.black, role_after(MarkAction::Next(at)));
            assert_eq!(told.white, role_after(MarkAction::Previous(at)));
            let next = Action::Mark(MarkAction::Next(at));
            session.apply(&next).expect("a block");
        }
        let empty = point(session.document(), "H9");
        assert_eq!(
            would_be(&sciences::frame(&session, &view, &settings), empty),
            None
        );
    }
}

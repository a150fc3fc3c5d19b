//! The picture of the tree that is shown, kept from frame to frame.

use std::sync::Arc;

use egui::cache::CacheTrait;
use egui::{Painter, Vec2};
use semeai_picture::drawing::Place;
use semeai_picture::tree::{Item, Layout, Pill, PillText, layout, pill_size, pill_text};

use super::request::LayoutRequest;
use crate::look::mathematics::typeset;
use crate::look::theme::size;

/// A tree laid out.
#[derive(Clone, Debug)]
pub(super) struct TreePicture {
    /// What stands where, parents before their children.
    pub(super) items: Vec<Item>,
    /// The place of each.
    pub(super) pills: Vec<Pill>,
    /// The size of the whole.
    pub(super) size: Vec2,
}

/// The picture of the last request. It goes when the tree has not been shown for a frame.
#[derive(Debug, Default)]
pub(super) struct KeptPicture {
    picture: Option<(LayoutRequest, Arc<TreePicture>)>,
    is_shown: bool,
    /// How many pictures were laid out.
    #[cfg(test)]
    laid_out: usize,
}

impl CacheTrait for KeptPicture {
    fn update(&mut self) {
        if !std::mem::take(&mut self.is_shown) {
            self.picture = None;
        }
    }

    fn len(&self) -> usize {
        usize::from(self.picture.is_some())
    }
}

impl KeptPicture {
    fn find(&mut self, request: &LayoutRequest) -> Option<Arc<TreePicture>> {
        let (kept, picture) = self.picture.as_ref()?;
        self.is_shown = kept == request;
        self.is_shown.then(|| Arc::clone(picture))
    }

    fn keep(&mut self, request: LayoutRequest, picture: &Arc<TreePicture>) {
        self.picture = Some((request, Arc::clone(picture)));
        self.is_shown = true;
        #[cfg(test)]
        {
            self.laid_out += 1;
        }
    }
}

/// The picture that is asked for: that of the frame before if the request is the same, or a new one.
///
/// Only places are kept. What stands in the pills is set anew for those that are seen: its glyphs lie in a texture that
/// may be made anew between two frames.
pub(super) fn picture(
    painter: &Painter,
    request: LayoutRequest,
    items: impl FnOnce() -> Vec<Item>,
) -> Arc<TreePicture> {
    let ctx = painter.ctx();
    let kept = ctx.memory_mut(|memory| memory.caches.cache::<KeptPicture>().find(&request));
    kept.unwrap_or_else(|| {
        let picture = Arc::new(lay_out(painter, &request, items()));
        ctx.memory_mut(|memory| memory.caches.cache::<KeptPicture>().keep(request, &picture));
        picture
    })
}

fn lay_out(painter: &Painter, request: &LayoutRequest, items: Vec<Item>) -> TreePicture {
    let parents: Vec<_> = items.iter().map(|item| item.parent).collect();
    let sizes: Vec<_> = items
        .iter()
        .map(|item| pill_size(inner_size(painter, item)))
        .collect();
    let Layout { pills, size } = layout(&parents, &sizes, request.direction);
    TreePicture {
        items,
        pills,
        size: size.into(),
    }
}

/// The room that what stands in a pill takes: a value as mathematics.
fn inner_size(painter: &Painter, item: &Item) -> Place {
    match pill_text(item) {
        PillText::Value(value) => typeset(painter, &value, size::TEXT).size.into(),
        PillText::Sign(sign) => match sign.chars().count() {
            1 => (10.0, 0.0),
            count => (8.0 * count as f32, 0.0),
        },
    }
}

#[cfg(test)]
mod tests {
    use semeai_race::report::{Report, Tree};
    use semeai_session::file;

    use super::*;
    use crate::tree_view::request::TreeOf;
    use semeai_picture::tree::{Flow, items};

    /// A race whose only nil is a question with several candidates.
    fn tree() -> Tree {
        let text = "@.@.@.@.@\n@XXXXXXX@\n@X@@@@@X@\n@..@@@@.@\n@B@@@@@B@\nBBBBBBBBB\nWWWWWWWWW\n.#.#.#.##";
        let document = file::parse("race", text.as_bytes())
            .expect("a diagram")
            .document;
        let report: Report = semeai_session::analyze(&document, None).expect("a position");
        report.regions[0].tree.clone()
    }

    fn request(tree: &Tree, direction: Flow) -> LayoutRequest {
        LayoutRequest {
            of: TreeOf::Liberties(tree.clone()),
            direction,
            pixels_per_point: 1.0,
        }
    }

    /// Shows the picture of a request in a frame of its own; says how many were laid out since the cache was last empty.
    fn shown(ctx: &egui::Context, request: Option<LayoutRequest>) -> usize {
        let mut request = request;
        let output = ctx.run_ui(egui::RawInput::default(), |ui| {
            if let Some(request) = request.take() {
                let TreeOf::Liberties(tree) = request.of.clone() else {
                    panic!("a liberty tree");
                };
                let picture = picture(ui.painter(), request, || items(&tree));
                assert_eq!(picture.items.len(), picture.pills.len());
            }
        });
        output.drop_without_applying_deltas();
        ctx.memory_mut(|memory| memory.caches.cache::<KeptPicture>().laid_out)
    }

    #[test]
    fn a_second_frame_lays_nothing_out() {
        let ctx = egui::Context::default();
        let (first, second) = (tree(), tree());
        let right = |tree| Some(request(tree, Flow::Right));
        assert_eq!(shown(&ctx, right(&first)), 1);
        assert_eq!(shown(&ctx, right(&first)), 1);
        assert_eq!(shown(&ctx, right(&first.clone())), 1);
        assert_eq!(shown(&ctx, Some(request(&first, Flow::Down))), 2);
        assert_eq!(shown(&ctx, Some(request(&second, Flow::Down))), 3);
        let mut zoomed = request(&second, Flow::Down);
        zoomed.pixels_per_point = 2.0;
        assert_eq!(shown(&ctx, Some(zoomed.clone())), 4);
        assert_eq!(shown(&ctx, Some(zoomed)), 4);
    }

    #[test]
    fn a_tree_that_is_not_shown_is_forgotten() {
        let ctx = egui::Context::default();
        let tree = tree();
        shown(&ctx, Some(request(&tree, Flow::Right)));
        shown(&ctx, None);
        shown(&ctx, None);
        let kept = ctx.memory_mut(|memory| memory.caches.cache::<KeptPicture>().len());
        assert_eq!(kept, 0);
    }
}

//! What is worth knowing about a file that was opened.

use std::sync::Arc;

use semeai_session::Phrasing;
use semeai_session::file::{FileContent, FileNotice};
use semeai_words::file::notice::file_notice;

use crate::local_text::LocalText;
use crate::messages::{Remedy, Strip};

/// What is worth knowing about a file, as strips.
pub(super) fn notices(loaded: &FileContent) -> Vec<Strip> {
    let document = Arc::new(loaded.document.clone());
    let strip = |notice: &FileNotice| {
        let (notice, document) = (notice.clone(), Arc::clone(&document));
        let said = Arc::new(move |phrasing| file_notice(&notice, &document, phrasing));
        let repairs = said(Phrasing::ENGLISH).repairs.into_iter().enumerate();
        let buttons = repairs.map(|(i, (_, repair))| {
            let said = Arc::clone(&said);
            let name = LocalText::new(move |phrasing| said(phrasing).repairs.swap_remove(i).0);
            (name, Remedy::Repair(repair))
        });
        let buttons = buttons.collect();
        Strip::remark(
            LocalText::new(move |phrasing| said(phrasing).message),
            buttons,
        )
    };
    // The move after which a game stands is told with the buttons that step through it.
    let is_news = |notice: &&FileNotice| !matches!(notice, FileNotice::AfterGame { .. });
    loaded.notices.iter().filter(is_news).map(strip).collect()
}

//! What is said to the person, in whatever language the window has when it is drawn.

use std::fmt;
use std::sync::Arc;

use semeai_session::Phrasing;
use semeai_words::labels::{Label, label};

/// A text that follows the language of the window: it is made when it is shown, not when it is said.
#[derive(Clone)]
pub(crate) struct LocalText(Arc<dyn Fn(Phrasing) -> String + Send + Sync>);

impl LocalText {
    /// What this makes of a language.
    pub(crate) fn new(text: impl Fn(Phrasing) -> String + Send + Sync + 'static) -> Self {
        Self(Arc::new(text))
    }

    /// The text in a language.
    pub(crate) fn text(&self, phrasing: Phrasing) -> String {
        (self.0)(phrasing)
    }
}

impl From<Label> for LocalText {
    fn from(each: Label) -> Self {
        Self::new(move |phrasing| label(each, phrasing).to_owned())
    }
}

impl fmt::Debug for LocalText {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_tuple("Said")
            .field(&self.text(Phrasing::ENGLISH))
            .finish()
    }
}

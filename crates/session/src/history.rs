//! Undo and redo over documents.

use std::collections::VecDeque;

use crate::Document;

/// The most steps that are kept.
const MAX_STEPS: usize = 1000;

/// The documents before and after the present one.
#[derive(Debug, Default)]
pub struct History {
    past: VecDeque<Document>,
    future: Vec<Document>,
}

impl History {
    /// Remembers a document that is about to change.
    pub fn remember(&mut self, document: Document) {
        if self.past.len() == MAX_STEPS {
            self.past.pop_front();
        }
        self.past.push_back(document);
        self.future.clear();
    }

    /// Goes one step back, handing over the present document.
    pub fn undo(&mut self, present: &mut Document) -> bool {
        let Some(before) = self.past.pop_back() else {
            return false;
        };
        self.future.push(std::mem::replace(present, before));
        true
    }

    /// Goes one step forward again.
    pub fn redo(&mut self, present: &mut Document) -> bool {
        let Some(after) = self.future.pop() else {
            return false;
        };
        self.past.push_back(std::mem::replace(present, after));
        true
    }

    /// Whether there is a step back.
    pub fn has_undo(&self) -> bool {
        !self.past.is_empty()
    }

    /// Whether there is a step forward.
    pub fn has_redo(&self) -> bool {
        !self.future.is_empty()
    }
}

//! What a stage has to say beside what it finds.

use crate::report::Notice;

/// A notice, with the verdicts beside which it is said. Nothing that was said is taken back: which remarks are said at
/// all is known once there is a verdict.
#[derive(Clone, Debug)]
pub(crate) struct Remark {
    notice: Notice,
    scope: Scope,
}

/// Beside which verdicts a remark is said.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Scope {
    /// Beside every one.
    Any,
    /// Not beside one that rests on a search of everything together.
    OneByOne,
}

/// What a verdict rests on.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Basis {
    /// Regions that are judged one by one and added up, or nothing.
    OneByOne,
    /// A search of everything that matters together.
    Together,
}

impl Remark {
    /// A remark that holds whatever the verdict rests on.
    pub(crate) const fn new(notice: Notice) -> Self {
        Self {
            notice,
            scope: Scope::Any,
        }
    }

    /// A doubt about what regions are worth one by one. A search of everything together has looked at what is doubted.
    pub(crate) const fn doubt(notice: Notice) -> Self {
        Self {
            notice,
            scope: Scope::OneByOne,
        }
    }

    /// Whether it is a doubt that casts itself on what is counted region by region.
    pub(crate) fn is_doubt(&self) -> bool {
        self.scope == Scope::OneByOne && self.notice.is_warning()
    }

    /// The notice, if it is said beside a verdict on this basis.
    pub(crate) fn beside(self, basis: Basis) -> Option<Notice> {
        let is_said = self.scope == Scope::Any || basis == Basis::OneByOne;
        is_said.then_some(self.notice)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_doubt_is_said_only_beside_what_is_counted_region_by_region() {
        let notice = Notice::NotInContact;
        for (remark, basis, is_said) in [
            (Remark::new(notice.clone()), Basis::OneByOne, true),
            (Remark::new(notice.clone()), Basis::Together, true),
            (Remark::doubt(notice.clone()), Basis::OneByOne, true),
            (Remark::doubt(notice.clone()), Basis::Together, false),
        ] {
            assert_eq!(remark.beside(basis).is_some(), is_said, "{basis:?}");
        }
    }
}

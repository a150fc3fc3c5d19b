//! From a question to a race: the two sides, the regions between them, and what does not fit the theory.

use semeai_board::{Block, Color, Point, Region, Role};

use super::sides::Sides;
use crate::question::Question;
use crate::remark::Remark;
use crate::report::Notice;

/// A position that was read by its marks.
#[derive(Debug)]
pub(crate) struct Markings {
    pub(crate) sides: Sides,
    /// The regions that touch one side only, in reading order, with the side.
    pub(crate) own: Vec<(Color, Region)>,
    pub(crate) remarks: Vec<Remark>,
}

/// Reads the marks of a position.
pub(crate) fn mark(question: &Question<'_>) -> Markings {
    let blocks = question.position.blocks();
    let (sides, own) = Sides::new(question.position, question.roles, &blocks);
    let marks = RemarkSources {
        question,
        blocks: &blocks,
        sides: &sides,
        own: &own,
    };
    Markings {
        remarks: marks.remarks(),
        sides,
        own,
    }
}

/// Everything that is looked at for remarks.
struct RemarkSources<'a> {
    question: &'a Question<'a>,
    blocks: &'a [Block],
    sides: &'a Sides,
    own: &'a [(Color, Region)],
}

impl RemarkSources<'_> {
    fn remarks(&self) -> Vec<Remark> {
        let counts = self.sides.blocks.as_ref().map(Vec::len);
        if counts.black == 0 && counts.white == 0 {
            return vec![Remark::new(Notice::NoEssential)];
        }
        let mut notices: Vec<Notice> = Color::ALL
            .into_iter()
            .filter_map(|color| match counts[color] {
                0 => Some(Notice::MissingEssential(color)),
                1 => None,
                _ => self.several(color),
            })
            .collect();
        if counts.black > 0 && counts.white > 0 && !self.sides.is_in_contact(self.question.position)
        {
            notices.push(Notice::NotInContact);
        }
        notices.extend(self.atari());
        let mut remarks: Vec<Remark> = notices.into_iter().map(Remark::new).collect();
        remarks.extend(self.obstacles());
        remarks.extend(self.safe_in_atari().map(Remark::new));
        remarks.extend(self.many_unknown().map(Remark::new));
        remarks
    }

    fn several(&self, color: Color) -> Option<Notice> {
        let blocks = &self.sides.blocks[color];
        let anchors: Vec<Point> = blocks.iter().map(|block| block.anchor).collect();
        if !self.question.linked[color] {
            return Some(Notice::SeveralEssential(color, anchors));
        }
        let first = blocks[0].liberties;
        let common = blocks
            .iter()
            .fold(first, |all, block| all.intersection(&block.liberties));
        let cut = common.first().filter(|_| common.len() == 1)?;
        Some(Notice::CuttableLink {
            color,
            blocks: anchors,
            cut,
        })
    }

    fn atari(&self) -> Option<Notice> {
        let (position, to_move) = (self.question.position, self.question.to_move);
        let color = to_move.opponent();
        let liberties = self.sides.liberties(color);
        let point = liberties.first().filter(|_| liberties.len() == 1)?;
        let can_capture = position.is_legal(to_move, point);
        can_capture.then_some(Notice::InAtari { color, point })
    }

    /// The shared regions that the formulas do not know.
    fn obstacles(&self) -> impl Iterator<Item = Remark> {
        let shared = self.sides.shared.iter().enumerate();
        shared.filter_map(|(shared, (_, obstacle))| {
            obstacle.map(|obstacle| Remark::doubt(Notice::SharedNotPlain { shared, obstacle }))
        })
    }

    fn safe_in_atari(&self) -> impl Iterator<Item = Notice> {
        let in_atari = self.blocks.iter().filter(|block| {
            self.question.roles.of(block) == Role::Safe && block.liberties.len() == 1
        });
        in_atari.map(|block| Notice::SafeInAtari(block.anchor))
    }

    /// Ordinary blocks in regions that nothing safe borders.
    fn many_unknown(&self) -> Option<Notice> {
        let own = self.own.iter().map(|(_, region)| region);
        let shared = self.sides.shared.iter().map(|(region, _)| region);
        let open: Vec<&Region> = own
            .chain(shared)
            .filter(|region| region.safe.black.is_empty() && region.safe.white.is_empty())
            .collect();
        let unknown: Vec<Point> = self
            .blocks
            .iter()
            .filter(|block| {
                open.iter()
                    .any(|region| block.stones.is_subset(&region.unknown))
            })
            .map(|block| block.anchor)
            .collect();
        (unknown.len() > 1).then_some(Notice::ManyUnknown(unknown))
    }
}

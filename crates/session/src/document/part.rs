//! The parts that a document is made of, and how each goes along when the board changes as a whole.

use semeai_board::{
    Color, Image, Point, PointSet, Position, PositionError, Role, Roles, Setup, Topology,
};

use crate::area::crop;
use crate::file::sgf::names;
use crate::file::sgf::property::{self, FileProperty};
use crate::file::sgf::reading::lists::Lists;
use crate::file::sgf::value::point_names;

/// A part of a document. Each says how it goes along with a change of the whole board; what is not said stays as it is.
pub(crate) trait Part: OwnProperties {
    /// The points come to lie elsewhere; what has no place there is lost.
    fn rearrange(&mut self, _image: &Image) {}

    /// The stones are taken away.
    fn clear(&mut self) {}

    /// Black becomes White and the other way round.
    fn swap_colors(&mut self) {}

    /// Says of the stones what the same part of another document says of them. How the position is to be looked at stays.
    fn take_marks(&mut self, _from: &Self)
    where
        Self: Sized,
    {
    }

    /// Another position of the game is on the board, with only these stones of the one before.
    fn go_along(&mut self, _stay: &PointSet) {}

    /// What a file keeps of it in properties that no other part and no other program has, in the order in which they are read and
    /// written.
    fn properties() -> &'static [FileProperty<Self>]
    where
        Self: Sized,
    {
        &[]
    }
}

/// What a file keeps of a part in properties of its own, whatever part it is.
pub(crate) trait OwnProperties {
    /// Takes over what a root of ours says.
    fn read_own(&mut self, lists: &mut Lists<'_>);

    /// A line each, empty where there is nothing to say.
    fn own_lines(&self, topology: &Topology) -> Vec<String>;
}

impl<P: Part + 'static> OwnProperties for P {
    fn read_own(&mut self, lists: &mut Lists<'_>) {
        for property in P::properties() {
            (property.read)(self, lists);
        }
    }

    fn own_lines(&self, topology: &Topology) -> Vec<String> {
        let own = P::properties().iter();
        own.map(|each| property::line(each.name, (each.write)(self, topology)))
            .collect()
    }
}

/// The stones, and what is seen of them.
#[derive(Clone, Debug, PartialEq)]
pub struct BoardState {
    /// The stones, not necessarily a legal position.
    pub setup: Setup,
    /// Whose move it is in the position as it stands.
    pub to_move: Color,
    /// Who may not play where because of ko, after the last move of a game. It ends with the first change of a stone, and
    /// files do not keep it.
    pub ban: Option<(Color, Point)>,
    /// The points of the part of the board that is looked at ([`crop`]); all of it if absent.
    pub crop: Option<PointSet>,
}

impl BoardState {
    /// The stones as a position in which these are protected; a ban by ko holds.
    ///
    /// # Errors
    ///
    /// Every reason why the stones are no legal position.
    pub fn position(&self, safe: PointSet) -> Result<Position, PositionError> {
        let position = Position::with_protected(self.setup.clone(), safe)?;
        Ok(position.banning(self.ban))
    }
}

impl Part for BoardState {
    fn rearrange(&mut self, image: &Image) {
        let before = &self.setup;
        let part = self.crop.map(|part| through(&part, image));
        self.crop = part.and_then(|part| crop::around(&image.topology, &part, 0));
        let mut setup = Setup::new(image.topology.clone());
        for color in Color::ALL {
            setup.stones[color] = through(&before.stones[color], image);
        }
        self.setup = setup;
        let ban = self.ban;
        self.ban = ban.and_then(|(color, point)| Some((color, image.of(point)?)));
    }

    fn clear(&mut self) {
        self.setup = Setup::new(self.setup.topology.clone());
    }

    fn swap_colors(&mut self) {
        let stones = &mut self.setup.stones;
        std::mem::swap(&mut stones.black, &mut stones.white);
        self.to_move = self.to_move.opponent();
        self.ban = self.ban.map(|(color, point)| (color.opponent(), point));
    }
}

/// What is said of the stones, for every science.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct StoneMarks {
    /// The roles, stone by stone; a block has the strongest role of its stones.
    pub roles: Roles,
    /// The stones that are safe only because the program took them for safe, in a race or an endgame, and the person accepted that: no
    /// proof may lean on it as on a word of the person, until he marks them himself, and at another position an endgame looks at them
    /// again.
    pub assumed: PointSet,
}

impl StoneMarks {
    /// The safe stones that the person did not say are safe.
    pub fn accepted(&self) -> PointSet {
        self.assumed.intersection(&self.roles.points(Role::Safe))
    }

    /// The roles that the person said: stones that the program took for safe have none.
    pub fn said_roles(&self) -> Roles {
        let mut said = self.roles;
        for point in &self.accepted() {
            said.set(point, Role::Unknown);
        }
        said
    }
}

impl Part for StoneMarks {
    fn rearrange(&mut self, image: &Image) {
        let mut roles = Roles::new();
        for role in [Role::Essential, Role::Safe] {
            for point in &through(&self.roles.points(role), image) {
                roles.set(point, role);
            }
        }
        self.roles = roles;
        self.assumed = through(&self.assumed, image);
    }

    fn clear(&mut self) {
        *self = Self::default();
    }

    fn take_marks(&mut self, from: &Self) {
        self.clone_from(from);
    }

    fn go_along(&mut self, stay: &PointSet) {
        let mut roles = Roles::new();
        for point in stay {
            roles.set(point, self.roles.at(point));
        }
        self.roles = roles;
    }

    fn properties() -> &'static [FileProperty<Self>] {
        // The roles themselves are read and written block by block, together with the marks that other programs show.
        const OWN: &[FileProperty<StoneMarks>] = &[FileProperty {
            name: names::ASSUMED,
            read: |marks, lists| {
                let assumed = lists.marks(names::ASSUMED);
                marks.assumed = assumed.intersection(&marks.roles.points(Role::Safe));
            },
            write: |marks, topology| point_names(topology, marks.accepted()),
        }];
        OWN
    }
}

/// What the person wrote about the position.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Caption {
    /// The name of the position, on one line; empty for none.
    pub title: String,
    /// What the person wrote about it.
    pub comment: String,
}

/// Where points go; those that have no place there are lost.
pub(crate) fn through(points: &PointSet, image: &Image) -> PointSet {
    let points = points.iter();
    points.filter_map(|point| image.of(point)).collect()
}

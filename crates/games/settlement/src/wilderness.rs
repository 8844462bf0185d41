//! The explored terrains of one player, as sets of spaces: what a region yields is a matter of counting.

use crate::data::Resources;
use crate::{Colour, Resource, Space, Spaces, Terrain};
use tafel_rules::Id;

/// Which spaces show which resource and which monster colour.
#[derive(Copy, Clone, PartialEq, Eq, Hash, Debug, Default)]
pub struct Wilderness {
    of_resource: [Spaces; Resource::ALL.len()],
    of_colour: [Spaces; Colour::ALL.len()],
}

impl Wilderness {
    /// Lays a tile.
    ///
    /// # Panics
    /// If one lies there.
    #[inline]
    pub fn lay(&mut self, space: Space, terrain: Terrain) {
        assert!(!self.explored().contains(space), "the space is empty");
        self.of_resource[terrain.resource.index()].insert(space);
        self.of_colour[terrain.colour.index()].insert(space);
    }

    /// The spaces with a terrain.
    #[inline]
    pub fn explored(&self) -> Spaces {
        let [green, yellow, blue, red] = self.of_colour;
        green | yellow | blue | red
    }

    /// The spaces that show a colour.
    #[inline]
    pub fn of_colour(&self, colour: Colour) -> Spaces {
        self.of_colour[colour.index()]
    }

    /// The spaces that show a resource.
    #[inline]
    pub fn of_resource(&self, resource: Resource) -> Spaces {
        self.of_resource[resource.index()]
    }

    /// The tile on a space.
    #[inline]
    pub fn at(&self, space: Space) -> Option<Terrain> {
        let resource = Resource::all().find(|&kind| self.of_resource(kind).contains(space))?;
        let colour = Colour::all().find(|&colour| self.of_colour(colour).contains(space))?;
        Some(Terrain { resource, colour })
    }

    /// One resource of each of these spaces.
    #[inline]
    pub fn yields(&self, spaces: Spaces) -> Resources {
        let of_kind = |kind| Resources::of(kind, (self.of_resource(kind) & spaces).len() as u8);
        Resource::all().map(of_kind).sum()
    }

    /// The spaces with their tiles.
    pub fn iter(&self) -> impl Iterator<Item = (Space, Terrain)> + '_ {
        self.explored().iter().filter_map(|space| Some((space, self.at(space)?)))
    }
}

//! What the page gets of the data: what is printed on cards, buildings and boards.

use crate::rules::{Missing, attack};
use crate::{
    ActionCard, AttackCard, Building, DieAction, DieColour, Field, Guild, Guilds, Landscape, Medal,
    PlayerCard, SoloRow, StartField, Tile,
};
use tafel_rules::{Export, Exports};

impl Export for Guilds {
    fn export(&self, out: &mut impl Exports) {
        let data = self.data();
        out.words::<Guild>("GUILDS");
        out.words::<Tile>("TILES");
        out.words::<Medal>("MEDALS");
        out.words::<DieColour>("COLOURS");
        out.words::<Landscape>("LANDSCAPES");
        out.words::<SoloRow>("ROWS");
        out.words::<StartField>("START_FIELDS");
        out.words::<Missing>("LACKS");
        out.value("BASE", &data.base);
        out.value("SOLO", &data.solo);
        out.table("ACTIONS", |action: DieAction| data.base.entry(action).clone());
        out.table("PLAYS", |card: ActionCard| data.play(card));
        out.table("ATTACKS", |card: AttackCard| data.attack(card));
        out.table("LOSSES", |card: AttackCard| attack::loss(data, data.attack(card)));
        out.table("HIRELINGS", |card: PlayerCard| data.hireling(card));
        out.table("PLANS", |building: Building| data.plan(building));
        out.table("FIELDS", |field: Field| data.solo.field(field));
    }
}

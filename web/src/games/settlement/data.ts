//! The facts printed on components, made from the data files of the rules by data.test.ts; do not edit.
import type { Artifact, Building, Hero, Options, Rating, Resource } from '../../wire/settlement';
import type { BuildingFacts, Colour, HeroFacts, MonsterFacts, Power, TerrainSet } from './facts';

export const BUILDINGS: Record<Building, BuildingFacts> = {
  "sawmill": {"cost":{"stone":1},"effect":{"kind":"Gain","of":{"wood":1}}},
  "clay-pit": {"cost":{"wood":1},"effect":{"kind":"Gain","of":{"clay":1}}},
  "quarry": {"cost":{"clay":1},"effect":{"kind":"Gain","of":{"stone":1}}},
  "storehouse": {"cost":{"diamond":1},"effect":"GainBasic"},
  "diamond-mine": {"cost":{"gold":1},"effect":{"kind":"Gain","of":{"diamond":1}}},
  "bazaar": {"cost":{"diamond":1},"effect":{"kind":"GiveBasic","of":{"gold":1}}},
  "gem-cutter": {"cost":{"gold":1},"effect":{"kind":"Trade","give":{"diamond":1},"get":{"wood":1,"clay":1,"stone":1}}},
  "alchemist": {"cost":{"stone":1},"effect":{"kind":"Trade","give":{"gold":1},"get":{"diamond":2}}},
  "tavern": {"cost":{"gold":1},"effect":{"kind":"Recruit","give":{"diamond":1},"settlers":2}},
  "trading-post": {"cost":{"diamond":1},"effect":"FortYield"},
  "bank": {"cost":{"clay":1},"effect":{"kind":"Deposit","resource":"gold","points":5}},
  "church": {"cost":{"wood":1},"effect":{"kind":"Deposit","resource":"diamond","points":4}},
};

export const COPIES = 3;

export const ARTIFACTS: Record<Artifact, Power> = {
  "hourglass": "UseBuilt",
  "compass": "ExploreYield",
  "mace": {"kind":"HuntGain","of":{"diamond":1}},
  "potion": "FortYield",
  "scroll": "RegionYield",
  "crown": "FortActivationYield",
  "mug": {"kind":"HeroSettlers","of":1},
  "star": "SecondRegion",
  "key": "SecondStreet",
  "mirror": "MirrorBasics",
  "mask": "DecideMonsters",
  "chest": {"kind":"TakenSettlers","of":1},
  "treasure": {"kind":"TakenGain","of":{"gold":1}},
  "ring": {"kind":"TakenGain","of":{"diamond":1}},
};

export const HEROES: Record<Hero, HeroFacts> = {
  "h01": {"guild":"adventurer","settlers":0,"colour":"green","cost":{"wood":1,"diamond":1,"gold":1},"provenance":"reconstructed"},
  "h02": {"guild":"adventurer","settlers":0,"colour":"yellow","cost":{"clay":1,"diamond":1,"gold":1},"provenance":"reconstructed"},
  "h03": {"guild":"adventurer","settlers":0,"colour":"blue","cost":{"stone":1,"diamond":1,"gold":1},"provenance":"reconstructed"},
  "h04": {"guild":"adventurer","settlers":0,"colour":"red","cost":{"wood":1,"clay":1,"stone":1,"gold":1},"provenance":"reconstructed"},
  "h05": {"guild":"adventurer","settlers":0,"colour":"green","cost":{"wood":1,"clay":1,"stone":1,"diamond":2},"provenance":"reconstructed"},
  "h06": {"guild":"adventurer","settlers":0,"colour":"yellow","cost":{"diamond":3},"provenance":"reconstructed"},
  "h07": {"guild":"adventurer","settlers":1,"colour":"yellow","cost":{"wood":2,"gold":2},"provenance":"attested"},
  "h08": {"guild":"adventurer","settlers":1,"colour":"blue","cost":{"clay":1,"diamond":2,"gold":1},"provenance":"reconstructed"},
  "h09": {"guild":"adventurer","settlers":1,"colour":"red","cost":{"stone":1,"diamond":2,"gold":1},"provenance":"reconstructed"},
  "h10": {"guild":"adventurer","settlers":1,"colour":"green","cost":{"wood":1,"clay":1,"stone":1,"diamond":1,"gold":1},"provenance":"reconstructed"},
  "h11": {"guild":"adventurer","settlers":2,"colour":"blue","cost":{"clay":1,"diamond":1,"gold":2},"provenance":"reconstructed"},
  "h12": {"guild":"adventurer","settlers":2,"colour":"red","cost":{"stone":1,"diamond":1,"gold":2},"provenance":"reconstructed"},
  "h13": {"guild":"builder","settlers":0,"colour":"blue","cost":{"wood":1,"gold":1},"provenance":"reconstructed"},
  "h14": {"guild":"builder","settlers":0,"colour":"red","cost":{"clay":1,"gold":1},"provenance":"reconstructed"},
  "h15": {"guild":"builder","settlers":0,"colour":"green","cost":{"stone":1,"gold":1},"provenance":"reconstructed"},
  "h16": {"guild":"builder","settlers":0,"colour":"yellow","cost":{"wood":1,"diamond":2},"provenance":"reconstructed"},
  "h17": {"guild":"builder","settlers":0,"colour":"blue","cost":{"clay":1,"diamond":2},"provenance":"reconstructed"},
  "h18": {"guild":"builder","settlers":0,"colour":"red","cost":{"stone":1,"diamond":2},"provenance":"reconstructed"},
  "h19": {"guild":"builder","settlers":1,"colour":"green","cost":{"wood":1,"diamond":1,"gold":1},"provenance":"reconstructed"},
  "h20": {"guild":"builder","settlers":1,"colour":"yellow","cost":{"clay":1,"diamond":1,"gold":1},"provenance":"reconstructed"},
  "h21": {"guild":"builder","settlers":1,"colour":"blue","cost":{"wood":1,"clay":1,"stone":1,"diamond":2},"provenance":"reconstructed"},
  "h22": {"guild":"builder","settlers":1,"colour":"red","cost":{"stone":1,"diamond":1,"gold":1},"provenance":"reconstructed"},
  "h23": {"guild":"builder","settlers":2,"colour":"green","cost":{"diamond":2,"gold":1},"provenance":"reconstructed"},
  "h24": {"guild":"builder","settlers":2,"colour":"yellow","cost":{"gold":2},"provenance":"reconstructed"},
  "h25": {"guild":"defender","settlers":0,"colour":"green","cost":{"wood":1,"clay":1,"diamond":1},"provenance":"reconstructed"},
  "h26": {"guild":"defender","settlers":0,"colour":"red","cost":{"clay":1,"stone":1,"diamond":1},"provenance":"reconstructed"},
  "h27": {"guild":"defender","settlers":0,"colour":"yellow","cost":{"wood":1,"stone":1,"diamond":1},"provenance":"reconstructed"},
  "h28": {"guild":"defender","settlers":0,"colour":"blue","cost":{"gold":1},"provenance":"reconstructed"},
  "h29": {"guild":"defender","settlers":0,"colour":"green","cost":{"diamond":2},"provenance":"reconstructed"},
  "h30": {"guild":"defender","settlers":0,"colour":"red","cost":{"wood":1,"clay":1,"stone":1,"diamond":1},"provenance":"reconstructed"},
  "h31": {"guild":"defender","settlers":1,"colour":"red","cost":{"wood":1,"clay":1,"gold":1},"provenance":"reconstructed"},
  "h32": {"guild":"defender","settlers":1,"colour":"green","cost":{"clay":1,"stone":1,"gold":1},"provenance":"reconstructed"},
  "h33": {"guild":"defender","settlers":1,"colour":"blue","cost":{"wood":1,"stone":1,"gold":1},"provenance":"reconstructed"},
  "h34": {"guild":"defender","settlers":1,"colour":"yellow","cost":{"diamond":1,"gold":1},"provenance":"reconstructed"},
  "h35": {"guild":"defender","settlers":2,"colour":"yellow","cost":{"diamond":2,"gold":1},"provenance":"reconstructed"},
  "h36": {"guild":"defender","settlers":2,"colour":"blue","cost":{"wood":1,"clay":1,"stone":1,"diamond":3},"provenance":"reconstructed"},
  "h37": {"guild":"artisan","points":4,"settlers":0,"colour":"yellow","cost":{"wood":1,"stone":1,"diamond":1},"provenance":"reconstructed"},
  "h38": {"guild":"artisan","points":5,"settlers":0,"colour":"blue","cost":{"wood":1,"clay":1,"stone":1,"diamond":1},"provenance":"reconstructed"},
  "h39": {"guild":"artisan","points":6,"settlers":0,"colour":"green","cost":{"stone":1,"gold":1},"provenance":"reconstructed"},
  "h40": {"guild":"artisan","points":6,"settlers":0,"colour":"red","cost":{"clay":1,"diamond":2},"provenance":"reconstructed"},
  "h41": {"guild":"artisan","points":7,"settlers":0,"colour":"yellow","cost":{"wood":1,"clay":1,"gold":1},"provenance":"reconstructed"},
  "h42": {"guild":"artisan","points":8,"settlers":0,"colour":"blue","cost":{"diamond":1,"gold":1},"provenance":"reconstructed"},
  "h43": {"guild":"artisan","points":5,"settlers":1,"colour":"red","cost":{"diamond":1,"gold":1},"provenance":"reconstructed"},
  "h44": {"guild":"artisan","points":6,"settlers":1,"colour":"blue","cost":{"wood":1,"diamond":1,"gold":1},"provenance":"reconstructed"},
  "h45": {"guild":"artisan","points":6,"settlers":1,"colour":"yellow","cost":{"clay":1,"diamond":3},"provenance":"reconstructed"},
  "h46": {"guild":"artisan","points":7,"settlers":1,"colour":"green","cost":{"stone":1,"diamond":1,"gold":1},"provenance":"reconstructed"},
  "h47": {"guild":"artisan","points":4,"settlers":2,"colour":"green","cost":{"wood":1,"stone":1,"diamond":3},"provenance":"reconstructed"},
  "h48": {"guild":"artisan","points":5,"settlers":2,"colour":"red","cost":{"clay":1,"gold":2},"provenance":"reconstructed"},
};

export const TERRAINS: Record<Options['terrains'], TerrainSet> = {
  "even": {"provenance":"reconstructed","regions":[{"wood-green":1,"wood-yellow":1,"wood-blue":1,"wood-red":1,"clay-green":1,"clay-yellow":1,"clay-blue":1,"clay-red":1,"stone-green":1,"stone-yellow":1,"stone-blue":1,"stone-red":1},{"wood-green":1,"clay-green":1,"diamond-green":1,"stone-yellow":1,"wood-yellow":1,"diamond-yellow":1,"clay-blue":1,"diamond-blue":2,"stone-red":1,"diamond-red":2},{"diamond-green":2,"gold-green":1,"diamond-yellow":2,"gold-yellow":1,"diamond-blue":1,"gold-blue":2,"diamond-red":1,"gold-red":2}]},
  "rising": {"provenance":"reconstructed","regions":[{"wood-green":2,"clay-green":2,"stone-green":2,"wood-yellow":1,"clay-yellow":1,"stone-yellow":2,"wood-blue":1,"clay-blue":1},{"wood-green":1,"clay-green":1,"diamond-green":1,"stone-yellow":1,"wood-yellow":1,"diamond-yellow":1,"clay-blue":1,"diamond-blue":2,"stone-red":1,"diamond-red":2},{"diamond-yellow":2,"diamond-blue":2,"gold-blue":2,"diamond-red":2,"gold-red":4}]},
};

export const MONSTERS: Record<Colour, MonsterFacts> = {
  "green": {"settlers":1,"reward":{"diamond":1}},
  "yellow": {"settlers":2,"reward":{"gold":1}},
  "blue": {"settlers":3,"reward":{"gold":2}},
  "red": {"settlers":4,"reward":{"diamond":1,"gold":2}},
};

export const EXCHANGE: { basics_for_basic: number; basics_for_diamond: Partial<Record<Resource, number>>; diamonds_for_gold: number; gold_for_basic: number } = {"basics_for_basic":2,"basics_for_diamond":{"wood":1,"clay":1,"stone":1},"diamonds_for_gold":2,"gold_for_basic":1};

export const NUMBERS = {"rounds":6,"basic_settlers":6,"settlers":{"build":1,"explore":[1,2,3],"fort":1,"activate":1},"surcharges":[2,1,0,0]};

export const RATINGS: { from: number; rating: Rating }[] = [{"from":0,"rating":"settler"},{"from":51,"rating":"mayor"},{"from":76,"rating":"knight"},{"from":101,"rating":"lord"}];

//! The picture of every tile.
import type { Tile } from '../../../wire/tales-of-glory';
import { monsters } from './monsters';
import { characters, heroes } from './people';
import { places } from './places';
import { quests } from './quests';
import { treasures } from './treasures';

export const PICTURES: Record<Tile, string> = { ...places, ...monsters, ...treasures, ...characters, ...quests, ...heroes };

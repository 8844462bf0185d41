//! For questions that belong to no table that is open.

import { Engine } from './engine';

export const desk = new Engine();

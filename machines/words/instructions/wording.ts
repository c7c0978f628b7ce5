/** All that instructions say, put together. */
import { together, type Wording } from '../wording.ts';
import { becoming } from './becoming.ts';
import { copies } from './copies.ts';
import { acts, deeds } from './deeds.ts';
import { instructions as homes } from './index.ts';
import { later } from './later.ts';
import { libraryCards } from './library-cards.ts';
import { oneByOne } from './one-by-one.ts';
import { others } from './others.ts';
import { picking } from './picking.ts';
import { playing } from './playing.ts';
import { tokens } from './tokens.ts';

export const instructionWording: Wording = together(
  ...Object.values(homes).map(({ said }) => said),
  acts,
  becoming,
  copies,
  deeds,
  later,
  libraryCards,
  oneByOne,
  others,
  picking,
  playing,
  tokens,
);

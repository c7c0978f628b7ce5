/** All that instructions say, put together. */
import { together, type Wording } from '../wording.ts';
import { becoming } from './becoming.ts';
import { copies } from './copies.ts';
import { damage } from './damage.ts';
import { acts, changings, deeds } from './deeds.ts';
import { keywordActions } from './keyword-actions.ts';
import { later } from './later.ts';
import { libraryCards } from './library-cards.ts';
import { mana } from './mana.ts';
import { others } from './others.ts';
import { picking } from './picking.ts';
import { playing } from './playing.ts';
import { ruling } from './ruling.ts';
import { searching } from './searching.ts';
import { tokens } from './tokens.ts';

export const instructions: Wording = together(
  acts,
  becoming,
  changings,
  copies,
  damage,
  deeds,
  keywordActions,
  later,
  libraryCards,
  mana,
  others,
  picking,
  playing,
  ruling,
  searching,
  tokens,
);

import type { ReplacedKind } from '../state/vocabulary/index.ts';
import type { Fact } from './looking.ts';

/** What a replaced event gives: its object is `it` as well, its player `they`. */
export const givenByReplaced: Readonly<Record<ReplacedKind, readonly Fact[]>> = {
  enter: ['object'],
  turnFaceUp: ['object'],
  transform: ['object'],
  attach: ['object'],
  move: ['object'],
  die: ['object'],
  /** `object` or `player` is what would be dealt damage. */
  dealDamage: ['object', 'player', 'source', 'amount'],
  destroy: ['object'],
  draw: ['player'],
  drawSeveral: ['player', 'amount'],
  search: ['player'],
  gainLife: ['player', 'amount'],
  loseLife: ['player', 'amount'],
  loseGame: ['player'],
  create: ['player', 'amount'],
  /** `object` or `player` is what the counters would be put on. */
  putCounters: ['object', 'player', 'amount'],
  discard: ['object', 'player'],
  begin: ['player'],
  perform: ['object', 'player', 'amount'],
  untap: ['object'],
};

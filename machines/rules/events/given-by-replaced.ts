import type { Replacement } from '../state/vocabulary/index.ts';
import type { Fact } from './matching/given.ts';

type KeyOf<T> = T extends unknown ? keyof T : never;

/** The words by which a replacement effect says what event it watches for; the rest says more of one of them. */
export type ReplacedEvent = Exclude<
  KeyOf<Replacement['event']>,
  | 'as'
  | 'atLeast'
  | 'exceptFirstInDrawStep'
  | 'to'
  | 'from'
  | 'when'
  | 'causedBy'
  | 'notPaying'
  | 'toLessThan'
  | 'tokens'
  | 'byEffect'
  | 'kind'
  | 'orOn'
  | 'by'
  | 'whose'
  | 'object'
>;

/** What a replaced event gives: its object is `it` as well, its player `they`. */
export const givenByReplaced: { readonly [Kind in ReplacedEvent]: readonly Fact[] } = {
  enters: ['object'],
  turnedFaceUp: ['object'],
  transforms: ['object'],
  attaches: ['object'],
  moves: ['object'],
  dies: ['object'],
  /** `object` or `player` is what would be dealt damage. */
  damage: ['object', 'player', 'source', 'amount'],
  destroy: ['object'],
  draw: ['player'],
  draws: ['player', 'amount'],
  search: ['player'],
  gainLife: ['player', 'amount'],
  loseLife: ['player', 'amount'],
  loseGame: ['player'],
  create: ['player', 'amount'],
  /** `object` or `player` is what the counters would be put on. */
  putCounters: ['object', 'player', 'amount'],
  discard: ['object', 'player'],
  begins: ['player'],
  wouldPerform: ['object', 'player', 'amount'],
  untaps: ['object'],
};

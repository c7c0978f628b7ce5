import { isRecord } from '../../../state/is-record.ts';
import { byKey } from './by-key.ts';

const told = byKey('would', {
  enters: ['enter', { enters: 'what' }],
  turnedFaceUp: ['turnFaceUp', { turnedFaceUp: null }],
  transforms: ['transform', { transforms: null }],
  attaches: ['attach', { attaches: null }],
  moves: ['move', { moves: 'what' }],
  dies: ['die', { dies: 'what' }],
  destroy: ['destroy', { destroy: 'what' }],
  draw: ['draw', { draw: 'who' }],
  draws: ['drawSeveral', { draws: 'who' }],
  search: ['search', { search: 'who' }],
  gainLife: ['gainLife', { gainLife: 'who' }],
  loseLife: ['loseLife', { loseLife: 'who' }],
  loseGame: ['loseGame', { loseGame: 'who' }],
  create: ['create', { create: 'who' }],
  putCounters: ['putCounters', { putCounters: 'on' }],
  discard: ['discard', { discard: 'what' }],
  begins: ['begin', { begins: 'what' }],
  wouldPerform: ['perform', { wouldPerform: 'action' }],
  untaps: ['untap', { untaps: 'what' }],
});

/** What replacement effects watch for (614.1): `{ dies: 'self' }` is `{ would: 'die', what: 'self' }` now. */
export const olderReplacedEvent = (word: unknown): unknown =>
  isRecord(word) && word.would === undefined && isRecord(word.damage)
    ? { would: 'dealDamage', ...word.damage }
    : told(word);

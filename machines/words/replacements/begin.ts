import { by } from '../../rules/events/looking.ts';
import type { GameEvent } from '../../rules/state/event.ts';
import type { Phase, Step } from '../../rules/state/turn-structure.ts';
import type { Players } from '../../rules/state/vocabulary/objects.ts';
import type { ReplacedWord } from './word.ts';

export interface WouldBegin {
  readonly would: 'begin';
  readonly what: 'turn' | Phase | Step;
  readonly whose: Players;
}

export const begin: ReplacedWord<WouldBegin, ['player']> = {
  shape: { what: 'turn, phase or step', whose: 'players' },
  said: {},
  events: ['beginTurn', 'beginPhase', 'beginStep'],
  gives: ['player'],
  watches: (watching, { what, whose }, event) =>
    beginsLike(what, event) && 'player' in event && by(watching, whose, event.player),
  changes: [],
  isForNext: true,
};

const beginsLike = (wanted: string, event: GameEvent): boolean =>
  (event.type === 'beginTurn' && wanted === 'turn') ||
  (event.type === 'beginPhase' && wanted === event.phase) ||
  (event.type === 'beginStep' && wanted === event.step);

/** Spells and abilities resolve, or don't, or are countered (608, 701.6). */
import { objectAt } from '../../rules/characteristics/index.ts';
import { inZone, objectLets } from '../../rules/events/impossible.ts';
import { makeMove } from '../../rules/events/moves-and-creations.ts';
import { noteResolved } from '../../rules/events/resolutions.ts';
import type { Game } from '../../rules/state/game.ts';
import type { ObjectId } from '../../rules/state/identity.ts';
import { textAt } from '../../rules/state/text.ts';
import { allowed, firstRefusal, forbidden, type Verdict } from '../../rules/state/verdict.ts';
import type { Zone } from '../../rules/state/zones.ts';
import type { QuietEventWord } from './word.ts';

export interface Resolve {
  readonly type: 'resolve';
  readonly object: ObjectId;
}

export const resolve: QuietEventWord<Resolve, 'stack.resolved'> = {
  apply: 'recordedAlone',
  rule: null,
  changes: [],
  asksForCheck: false,
  keep: (game, { object }) => noteResolved(game, object),
  about: 'stack',
  sentence: ({ object }, { subject }) => `${subject(object)} resolves.`,
  hides: 'nothing',
  emits: 'stack.resolved',
};

export interface NotResolve {
  readonly type: 'notResolve';
  readonly object: ObjectId;
  readonly rule: string;
}

export const notResolve: QuietEventWord<NotResolve, 'stack.notResolved'> = {
  apply: 'recordedAlone',
  rule: null,
  changes: [],
  asksForCheck: false,
  about: 'stack',
  sentence: ({ object }, { subject }) => `${subject(object)} doesn’t resolve.`,
  hides: 'nothing',
  emits: 'stack.notResolved',
};

/** Contains a move: to its owner's graveyard (701.6a), or where `to` says instead. */
export interface Counter {
  readonly type: 'counter';
  readonly object: ObjectId;
  readonly by: ObjectId;
  readonly to?: { readonly zone: Zone; readonly position: 'top' | 'bottom' };
}

export const counter: QuietEventWord<Counter, 'stack.countered'> = {
  apply: 'recordedAlone',
  rule: null,
  mayHappen: (game, event) =>
    firstRefusal(
      () => inZone(game, event.object, 'stack', '701.6a'),
      () => objectLets(game, event.object, event),
      () => abilityCantBeCountered(game, event.object),
    ),
  contains: (game, { object, to = { zone: 'graveyard', position: 'top' } }) =>
    objectAt(game, object).kind === 'ability'
      ? [{ type: 'cease', object }]
      : [makeMove(game, object, to.zone, { why: 'counter', position: to.position })],
  movesItsObject: true,
  changes: [],
  asksForCheck: true,
  about: 'stack',
  sentence: ({ by, object }, { name, subject }) => `${subject(by)} counters ${name(object)}.`,
  hides: 'nothing',
  emits: 'stack.countered',
};

/** An ability on the stack whose own text says that it can't be countered (603.1a). */
function abilityCantBeCountered(game: Game, id: ObjectId): Verdict {
  const ref = objectAt(game, id).stack?.ability ?? null;
  const text = ref === null ? null : textAt(game, ref);
  return typeof text === 'object' && text !== null && 'cantBeCountered' in text
    ? forbidden('603.1a', '{0} can’t be countered.', [id])
    : allowed;
}

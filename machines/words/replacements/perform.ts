import { actions } from '../../rules/abilities/actions/index.ts';
import { by } from '../../rules/events/looking.ts';
import { isSubjectOf } from '../../rules/events/watches.ts';
import type { Filter } from '../../rules/state/vocabulary/filter.ts';
import type { Players } from '../../rules/state/vocabulary/objects.ts';
import { also, phrase, type Way } from '../../wording/syntax.ts';
import type { ReplacedWord } from './word.ts';

/** A player would do this keyword action, or a permanent would: with another number, more times, or not at all (701.55c). */
export interface WouldPerform {
  readonly would: 'perform';
  readonly action: string;
  readonly by?: Players;
  readonly object?: 'self' | Filter;
}

/** "You would scry", "a creature would explore": keyword actions (701). */
const performed: readonly Way[] = Object.values(actions).flatMap(({ action, byPermanent, doneBy }) =>
  byPermanent === true
    ? [phrase(`<object:wouldObject> would ${action}`, { would: 'perform', action, object: '<object>' })]
    : doneBy === undefined
      ? [
          phrase(`<by:wouldPlayer> would ${action}`, { would: 'perform', action, by: '<by>' }),
          phrase(`<by:wouldPlayer> would ${action} a number of cards`, {
            would: 'perform',
            action,
            by: '<by>',
          }),
        ]
      : [phrase(`<object:wouldObject> would ${action}`, { would: 'perform', action, object: '<object>' })],
);

/** "If you would scry, scry that many plus one instead": the same action with another number. */
const performedOtherwise: readonly Way[] = Object.values(actions).flatMap(
  ({ action, byPermanent, doneBy, parameters, verb }) => {
    if (![...(parameters?.needs ?? []), ...(parameters?.may ?? [])].includes('n')) return [];
    const replaces = { would: 'perform', action } as const;
    return byPermanent === true || doneBy !== undefined
      ? [
          phrase(`if <object:wouldObject> would ${action} , it ${verb} <amount:changedMany> instead .`, {
            kind: 'static',
            replaces: { event: { ...replaces, object: '<object>' }, amount: '<amount>' },
          }),
        ]
      : [
          phrase(`if you would ${action} , ${action} <amount:changedMany> instead .`, {
            kind: 'static',
            replaces: { event: { ...replaces, by: 'you' }, amount: '<amount>' },
          }),
          also(`if you would ${action} a number of cards , ${action} <amount:changedMany> instead .`, {
            kind: 'static',
            replaces: { event: { ...replaces, by: 'you' }, amount: '<amount>' },
          }),
        ];
  },
);

export const perform: ReplacedWord<WouldPerform, ['object', 'player', 'amount']> = {
  shape: { action: 'keyword action', by: 'players?', object: 'self or filter?' },
  said: { wouldHappen: performed, static: performedOtherwise },
  events: ['beginPerforming'],
  gives: ['object', 'player', 'amount'],
  watches: (watching, wanted, event) =>
    event.type === 'beginPerforming' &&
    event.action === wanted.action &&
    by(watching, wanted.by, event.player) &&
    (wanted.object === undefined ||
      (event.object !== null &&
        watching.game.objects[event.object]?.left === null &&
        isSubjectOf(watching, wanted.object, event.object))),
  changes: ['amount', 'additionalTimes'],
  isOfActions: true,
};

import { fits } from '../../rules/characteristics/index.ts';
import { type Found, is, type Looking } from '../../rules/events/looking.ts';
import type { EventOf } from '../../rules/state/event.ts';
import type { Filter } from '../../rules/state/vocabulary/filter.ts';
import { phrase } from '../../wording/syntax.ts';
import { oneOrMoreTogether, type Watched } from './objects.ts';
import type { TriggerWord } from './word.ts';

export interface BecomesBlocked {
  readonly on: 'becomesBlocked';
  readonly object: Watched;
  readonly by?: Filter;
  /** So many creatures block it, or more, and before fewer did (509.3e). */
  readonly byAtLeast?: number;
  readonly oneOrMore?: true;
}

/** `other` is what blocks it, the amount how many do. */
export const becomesBlocked: TriggerWord<BecomesBlocked, ['object', 'other', 'amount']> = {
  shape: {
    object: 'self, attached or filter',
    by: 'filter?',
    byAtLeast: 'whole number?',
    oneOrMore: 'flag?',
  },
  said: {
    event: [
      phrase('[become] blocked', [{ on: 'becomesBlocked', '...object': '<object>' }]),
      phrase('[become] blocked by a|an <by:one>', [
        { on: 'becomesBlocked', '...object': '<object>', by: '<by>' },
      ]),
      phrase('[become] blocked by <byAtLeast:numeral> or more creatures', [
        { on: 'becomesBlocked', '...object': '<object>', byAtLeast: '<byAtLeast>' },
      ]),
    ],
  },
  events: ['becomeBlocked'],
  gives: ['object', 'other', 'amount'],
  lacks: ({ byAtLeast }) => (byAtLeast === undefined ? [] : ['other']),
  looksBack: false,
  matches(looking, { by: blocker, byAtLeast, object }, event) {
    if (event.type !== 'becomeBlocked' || !is(looking, object, event.object)) return null;
    if (byAtLeast !== undefined) return blockedByAtLeast(looking, byAtLeast, event);
    // 509.3c: once, however many creatures come to block it.
    if (blocker === undefined && event.already === true) return null;
    if (blocker === undefined)
      return { object: event.object, other: event.by[0] ?? null, amount: event.by.length };
    const { game, scope } = looking;
    return event.by
      .filter((id) => fits(game, scope, blocker, id))
      .map((id) => ({ object: event.object, other: id }));
  },
  together: oneOrMoreTogether,
};

/** So many creatures block it now that these do as well, and before fewer did (509.3e). */
function blockedByAtLeast(
  { game }: Looking,
  number: number,
  { by: joining, object }: EventOf<'becomeBlocked'>,
): Found<'object' | 'amount'> {
  const { blockers = [] } = game.combat?.attackers.find((one) => one.object === object) ?? {};
  const before = blockers.filter((id) => !joining.includes(id)).length;
  return blockers.length >= number && before < number ? { object, amount: blockers.length } : null;
}

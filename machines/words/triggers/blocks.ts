import { fits } from '../../rules/characteristics/index.ts';
import { is, type Looking } from '../../rules/events/looking.ts';
import type { Blocker } from '../../rules/state/game.ts';
import type { Filter } from '../../rules/state/vocabulary/filter.ts';
import { phrase } from '../../wording/syntax.ts';
import type { Watched } from './objects.ts';
import type { TriggerWord } from './word.ts';

export interface Blocks {
  readonly on: 'blocks';
  readonly object: Watched;
  readonly blocked?: Filter;
  /** It blocks so many creatures, or more (509.3e). */
  readonly atLeast?: number;
}

/** `other` is what it blocks. */
export const blocks: TriggerWord<Blocks, ['object', 'other']> = {
  shape: { object: 'self, attached or filter', blocked: 'filter?', atLeast: 'whole number?' },
  said: {
    event: [
      phrase('[block]', [{ on: 'blocks', '...object': '<object>' }]),
      phrase('[block] a|an <blocked:one>', [{ on: 'blocks', '...object': '<object>', blocked: '<blocked>' }]),
      phrase('[block] <atLeast:numeral> or more creatures', [
        { on: 'blocks', '...object': '<object>', atLeast: '<atLeast>' },
      ]),
      phrase('[block] or [become] blocked by a|an <by:one>', [
        { on: 'blocks', '...object': '<object>', blocked: '<by>' },
        { on: 'becomesBlocked', '...object': '<object>', by: '<by>' },
      ]),
    ],
  },
  events: ['block'],
  gives: ['object', 'other'],
  looksBack: false,
  matches(looking, { atLeast = 0, blocked, object }, event) {
    if (event.type !== 'block') return null;
    const { game, scope } = looking;
    return event.blockers.flatMap((one) => {
      if (!is(looking, object, one.object) || !blocksAtLeast(looking, one, atLeast)) return [];
      // "Blocks a creature" happens once for each (509.3b), "blocks" once for the blocker (509.3a).
      if (blocked === undefined)
        return event.already === true && atLeast === 0
          ? []
          : [{ object: one.object, other: one.attackers[0] ?? null }];
      return one.attackers
        .filter((id) => fits(game, scope, blocked, id))
        .map((id) => ({ object: one.object, other: id }));
    });
  },
};

/** It blocks so many now that it blocks these as well, and before fewer (509.3e). */
function blocksAtLeast({ game }: Looking, { attackers, object }: Blocker, number: number): boolean {
  if (number === 0) return true;
  const blocked = game.combat?.blockers.find((one) => one.object === object)?.attackers ?? [];
  const before = blocked.filter((id) => !attackers.includes(id)).length;
  return blocked.length >= number && before < number;
}

import { z } from 'zod/mini';
import type { ObjectId } from '../../rules/state/identity.ts';
import { allowed, firstRefusal } from '../../rules/state/verdict.ts';
import { positions, subsets, take } from './combinations.ts';
import { distinctPositions, position } from './positions.ts';
import { type Asked, type DecisionWord, refused } from './word.ts';

/** Which mana abilities, activated while making an illegal play, are reversed with it (733.1). Answer: their positions. */
export interface ReverseMana extends Asked {
  readonly kind: 'reverseMana';
  readonly abilities: readonly { readonly object: ObjectId; readonly reversible: boolean }[];
}

export const reverseMana: DecisionWord<ReverseMana, readonly number[]> = {
  schema: z.array(position),
  legal: (_game, decision, answer) =>
    firstRefusal(
      () => distinctPositions(decision, answer, decision.abilities.length),
      () =>
        answer.every((chosen) => decision.abilities[chosen]?.reversible === true)
          ? allowed
          : refused(decision, 'That mana ability can’t be reversed.'),
    ),
  enumerate(_game, decision, limit) {
    const reversible = positions(decision.abilities.length).filter(
      (ability) => decision.abilities[ability]?.reversible === true,
    );
    return take(subsets(reversible, 0, reversible.length), limit);
  },
  sample: (_game, decision, pick) =>
    positions(decision.abilities.length).filter(
      (ability) => decision.abilities[ability]?.reversible === true && pick(2) === 1,
    ),
  withoutThem: () => ({ answer: [] }),
  hides: (decision) => ({ ...decision, abilities: [] }),
};

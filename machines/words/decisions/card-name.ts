import { z } from 'zod/mini';
import { isCardName, plainNames, seenNames } from '../../rules/effects/card-names.ts';
import { oracleNames } from '../../rules/state/oracle-names.ts';
import { allowed } from '../../rules/state/verdict.ts';
import { type Asked, type DecisionWord, refused } from './word.ts';

/** Answer: the name. */
export interface CardName extends Asked {
  readonly kind: 'cardName';
}

/**
 * The name of a card (201.4): any, whether it is in this game or not. A token's is one only if a card has it as well. So
 * many are possible that the decision doesn't list them.
 */
export const cardName: DecisionWord<CardName, string> = {
  schema: z.string(),
  legal: (game, decision, answer) =>
    isCardName(game, answer)
      ? allowed
      : refused(decision, '“{answer}” is not known as the name of a card.', { answer }),
  enumerate: (game, _decision, limit) => plainNames(game).slice(0, limit),
  sample(game, _decision, pick) {
    const seen = seenNames(game);
    const names = seen.length > 0 && pick(2) === 0 ? seen : oracleNames;
    return names[pick(names.length)] ?? '';
  },
  withoutThem: () => 'byAnother',
  hides: 'nothing',
};

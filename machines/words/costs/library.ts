/** What parts of a cost have in common that take cards from the top of a library. */
import { zoneIds } from '../../rules/characteristics/index.ts';
import type { CostContext } from '../../rules/effects/costs/context.ts';
import type { Game } from '../../rules/state/game.ts';
import type { ObjectId } from '../../rules/state/identity.ts';
import { allowed, forbidden, type RuleNumber, type Verdict } from '../../rules/state/verdict.ts';
import type { Quantity } from '../../rules/state/vocabulary/quantity.ts';

interface FromTop {
  readonly count: Quantity;
}

/** Whether the payer's library has so many cards; by this rule it can't be paid otherwise. */
export const cardsEnough =
  (rule: RuleNumber) =>
  (game: Game, { player }: CostContext, { count }: FromTop): Verdict => {
    const cards = zoneIds(game, 'library', player).length;
    return cards < (typeof count === 'number' ? count : 0)
      ? forbidden(rule, '{p0} has only {cards} cards in their library.', [], {
          players: [player],
          values: { cards },
        })
      : allowed;
  };

export const fromTop = (game: Game, { player }: CostContext, { count }: FromTop): readonly ObjectId[] =>
  zoneIds(game, 'library', player).slice(0, Number(count));

import { playerAt, players } from '../../rules/characteristics/index.ts';
import type { ManaType } from '../../rules/state/mana.ts';
import { sum } from '../../rules/state/sum.ts';
import type { Players } from '../../rules/state/vocabulary/objects.ts';
import { phrase } from '../../wording/syntax.ts';
import type { QuantityWord } from './word.ts';

/** How much mana of this type players have in their pools. */
export interface UnspentMana {
  readonly number: 'unspentMana';
  readonly type: ManaType;
  readonly of: Players;
}

export const unspentMana: QuantityWord<UnspentMana> = {
  shape: { type: 'mana type', of: 'players' },
  said: {
    oneCount: [
      phrase('unspent <type:color> mana you have', { number: 'unspentMana', type: '<type>', of: 'you' }),
    ],
  },
  number: (game, scope, { of, type: wanted }) =>
    sum(
      players(game, scope, of).map(
        (id) => playerAt(game, id).pool.filter(({ type }) => type === wanted).length,
      ),
    ),
  changedBy: ['addMana', 'spendMana', 'emptyPools'],
  asksTheGame: true,
  reads: ['mana'],
};

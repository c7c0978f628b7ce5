import { also, phrase } from '../../wording/syntax.ts';
import { asksNothing, type QuantityWord } from './word.ts';

/** The amount of an earlier instruction of this effect, by its name: damage dealt, life lost, cards drawn … */
export interface AmountOfInstruction {
  readonly number: 'amount';
  readonly by: string;
}

/** How much of the damage that an earlier instruction dealt was excess damage (120.10). */
export interface ExcessDamage {
  readonly number: 'excess';
  readonly by: string;
}

/** What the player, or the planeswalker, that an earlier instruction dealt damage had before: life, or loyalty. */
export interface BeforeDamage {
  readonly number: 'beforeDamage';
  readonly by: string;
  readonly of: 'player' | 'planeswalker';
}

/** The amount of the event that triggered this ability, or that is being replaced. */
export interface AmountOfEvent {
  readonly number: 'eventAmount';
}

const destroyed = {
  number: 'countOf',
  of: { said: 'doneTo', does: 'destroy' },
  like: { type: '<type>' },
} as const;

export const amount: QuantityWord<AmountOfInstruction> = {
  shape: { by: 'name of an amount' },
  said: {
    quantity: [
      phrase('the amount of damage it dealt to that player', { said: 'thatMuch' }),
      phrase('the total of those results', { said: 'amountOf', of: 'rollDie' }),
      phrase('the result', { said: 'amountOf', of: 'rollDie' }),
      phrase('the life lost this way', { said: 'amountOf', of: 'loseLife' }),
      also('the total life lost this way', { said: 'amountOf', of: 'loseLife' }),
      also('the amount of life lost this way', { said: 'amountOf', of: 'loseLife' }),
      phrase('the damage dealt this way', { said: 'amountOf', of: 'dealDamage' }),
      phrase('that much', { said: 'thatMuch' }),
    ],
    quantityTerm: [phrase('the damage dealt', { said: 'thatMuch' })],
    oneCount: [
      phrase('permanent|permanents destroyed this way', { said: 'amountOf', of: 'destroy' }),
      // What was destroyed instead of one isn't one (702.89a).
      phrase('<type> destroyed this way', destroyed),
      phrase('<type:typeMany> destroyed this way', destroyed),
    ],
  },
  number: (_game, scope, { by }) => scope.named[by]?.amount ?? 0,
  ...asksNothing,
};

export const excess: QuantityWord<ExcessDamage> = {
  shape: { by: 'name of excess damage' },
  said: {
    quantity: [
      phrase('the excess damage dealt this way', { said: 'excess' }),
      also('the amount of excess damage dealt this way', { said: 'excess' }),
    ],
    passing: [
      phrase('excess damage was dealt this way', {
        holds: 'compare',
        what: { said: 'excess' },
        to: { atLeast: 1 },
      }),
    ],
  },
  number: (_game, scope, { by }) => scope.named[by]?.excess ?? 0,
  ...asksNothing,
};

export const beforeDamage: QuantityWord<BeforeDamage> = {
  shape: { by: 'name of what was before damage', of: { words: { player: true, planeswalker: true } } },
  said: {
    quantity: [
      phrase("the player's life total before the damage was dealt", { said: 'beforeDamage', of: 'player' }),
      phrase("the planeswalker's loyalty before the damage was dealt", {
        said: 'beforeDamage',
        of: 'planeswalker',
      }),
    ],
  },
  number: (_game, scope, { by, of }) => scope.named[by]?.before?.[of] ?? 0,
  isThere: (_game, scope, { by, of }) => scope.named[by]?.before?.[of] !== undefined,
  ...asksNothing,
};

export const eventAmount: QuantityWord<AmountOfEvent> = {
  shape: {},
  said: null,
  number: (_game, scope) => scope.trigger?.amount ?? 0,
  ...asksNothing,
  needs: 'amount of the event',
  tellsApart: true,
};

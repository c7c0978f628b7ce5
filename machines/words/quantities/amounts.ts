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

export const amount: QuantityWord<AmountOfInstruction> = {
  shape: { by: 'name of an amount' },
  number: (_game, scope, { by }) => scope.named[by]?.amount ?? 0,
  ...asksNothing,
};

export const excess: QuantityWord<ExcessDamage> = {
  shape: { by: 'name of excess damage' },
  number: (_game, scope, { by }) => scope.named[by]?.excess ?? 0,
  ...asksNothing,
};

export const beforeDamage: QuantityWord<BeforeDamage> = {
  shape: { by: 'name of what was before damage', of: { words: { player: true, planeswalker: true } } },
  number: (_game, scope, { by, of }) => scope.named[by]?.before?.[of] ?? 0,
  isThere: (_game, scope, { by, of }) => scope.named[by]?.before?.[of] !== undefined,
  ...asksNothing,
};

export const eventAmount: QuantityWord<AmountOfEvent> = {
  shape: {},
  number: (_game, scope) => scope.trigger?.amount ?? 0,
  ...asksNothing,
  needs: 'amount of the event',
  tellsApart: true,
};

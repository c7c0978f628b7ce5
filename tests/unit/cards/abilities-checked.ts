import { checkCard } from '../../../machines/cards/index.ts';
import type { Ability } from '../../../machines/rules/state/vocabulary/index.ts';

/** A card with these abilities, on its back face those. */
export const withAbilities = (abilities: readonly Ability[], back?: object): object => ({
  name: 'Odd Thing',
  types: ['artifact'],
  abilities,
  ...(back && { back }),
});

/** What is wrong with a card with these abilities, as `path: reason`. */
export const faultsIn = (...abilities: readonly Ability[]): readonly string[] =>
  checkCard(withAbilities(abilities)).map(({ path, reason }) => `${path}: ${reason}`);

import { fits, objectAt } from '../../rules/characteristics/index.ts';
import type { CostPart } from '../../rules/state/vocabulary/cost.ts';
import type { Filter } from '../../rules/state/vocabulary/filter.ts';
import { phrase } from '../../wording/syntax.ts';
import type { RuleWord } from './word.ts';

/**
 * What the player casts and is like this, they may pay this for rather than its mana cost (118.9): nothing is “without
 * paying its mana cost”.
 */
export interface MayCast {
  readonly rule: 'mayCast';
  readonly what: Filter;
  readonly for: readonly CostPart[];
}

export const mayCast: RuleWord<MayCast> = {
  shape: { what: 'filter', for: 'cost' },
  said: {
    playerRule: [
      phrase('may cast <what:spellsMany> without paying their mana costs', [
        { rule: 'mayCast', what: '<what>', for: [] },
      ]),
      phrase('may cast <what:spellsMany> from your hand without paying their mana costs', [
        { rule: 'mayCast', what: { '...what': '<what>', zone: 'hand' }, for: [] },
      ]),
      phrase('may <for:costDone> rather than pay the mana cost for <what:spellsMany> you cast', [
        { rule: 'mayCast', what: '<what>', for: '<for>' },
      ]),
    ],
  },
  isFor: 'players',
  costInstead: (game, { change, scope }, spell) =>
    fits(game, scope, { zone: objectAt(game, spell).zone, ...change.what }, spell) ? change.for : undefined,
};

import { fits, objectAt } from '../../rules/characteristics/index.ts';
import type { CostPart } from '../../rules/state/vocabulary/cost.ts';
import type { Filter } from '../../rules/state/vocabulary/filter.ts';
import { phrase } from '../../wording/syntax.ts';
import type { RuleWord } from './word.ts';

/**
 * What the player casts and is like this, they may pay this for rather than its mana cost (118.9): nothing is “without
 * paying its mana cost”. The cost is that of the spell, which is `self` in it. With `onceEachTurn` they may cast one so each
 * turn.
 */
export interface MayCast {
  readonly rule: 'mayCast';
  readonly what: Filter;
  readonly for: readonly CostPart[];
  readonly onceEachTurn?: true;
}

const once = { kind: 'static', players: 'you', rules: ['<rules>'] } as const;

export const mayCast: RuleWord<MayCast> = {
  shape: { what: 'filter', for: 'cost', onceEachTurn: 'flag?' },
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
      phrase('may cast <what:spellsMany> by paying <for:spellPrice> rather than paying their mana costs', [
        { rule: 'mayCast', what: '<what>', for: '<for>' },
      ]),
    ],
    statement: [
      phrase('once each turn , you may cast <rules:castOnce>', once),
      phrase('once during each of your turns , you may cast <rules:castOnce>', {
        ...once,
        if: { holds: 'turnOf', who: 'you' },
      }),
    ],
    castOnce: [
      phrase('a|an <what:spellOne> by paying <for:spellPrice> rather than paying its mana cost', {
        rule: 'mayCast',
        what: '<what>',
        for: '<for>',
        onceEachTurn: true,
      }),
    ],
    spellPrice: [
      phrase('<cost:payments>', '<cost>'),
      phrase('life equal to its mana value', [
        { pay: 'life', amount: { number: 'value', value: 'manaValue', of: 'self' } },
      ]),
    ],
  },
  isFor: 'players',
  costInstead: (game, { change, scope }, spell) =>
    fits(game, scope, { zone: objectAt(game, spell).zone, ...change.what }, spell) ? change : undefined,
};

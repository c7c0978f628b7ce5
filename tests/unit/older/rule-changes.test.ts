import { expect, test } from 'vitest';
import { cardUpToDate, checkCard } from '../../../machines/cards/index.ts';
import type { Ability, RuleChange } from '../../../machines/rules/state/vocabulary/index.ts';

const hexproof: Ability = { kind: 'keyword', keyword: 'hexproof' };
const creature = { type: 'creature' } as const;

const changes: readonly (readonly [object, RuleChange])[] = [
  [{ cant: 'block' }, { rule: 'cant', what: 'block' }],
  [{ attacksOnlyAlone: true }, { rule: 'attacksOnlyAlone' }],
  [
    { cantAttack: 'you', orPlaneswalkers: true },
    { rule: 'cantAttack', whom: 'you', orPlaneswalkers: true },
  ],
  [{ mustAttack: true }, { rule: 'mustAttack' }],
  [{ mustAttack: 'opponents' }, { rule: 'mustAttack', whom: 'opponents' }],
  [{ mustBlock: true }, { rule: 'mustBlock' }],
  [{ mustBlock: { attacker: 'self' } }, { rule: 'mustBlock', what: 'self' }],
  [{ mustBeBlocked: true }, { rule: 'mustBeBlocked' }],
  [{ mustBeBlocked: 'byAll' }, { rule: 'mustBeBlocked', by: 'all' }],
  [{ mostCounters: { kind: 'charge', count: 2 } }, { rule: 'mostCounters', kind: 'charge', number: 2 }],
  [
    { costToAttack: '{2}', of: 'you' },
    { rule: 'costToAttack', cost: '{2}', whom: 'you' },
  ],
  [{ maximumHandSize: 'none' }, { rule: 'maximumHandSize', number: 'none' }],
  [{ maximumHandSize: { reduce: 2 } }, { rule: 'maximumHandSizeReduced', by: 2 }],
  [{ cantGetCounters: true }, { rule: 'cantGetCounters' }],
  [{ cantGetCounters: { kind: 'poison' } }, { rule: 'cantGetCounters', kind: 'poison' }],
  [{ cantDraw: true }, { rule: 'cantDraw' }],
  [{ cantDraw: { moreThan: 1 } }, { rule: 'cantDraw', moreThan: 1 }],
  [
    { mayCastAsThoughWith: 'flash', like: creature },
    { rule: 'mayCastAsThoughWith', keyword: 'flash', what: creature },
  ],
  [
    { mayPlayFrom: 'graveyard', what: creature, onlyTop: true },
    { rule: 'mayPlayFrom', from: 'graveyard', what: creature, onlyTop: true },
  ],
  [{ playerHas: hexproof }, { rule: 'playerHas', ability: hexproof }],
  [
    { spendsAsAnyColor: true, othersAsColorless: true },
    { rule: 'spendsAsAnyColor', othersAsColorless: true },
  ],
  [{ manaLasts: true }, { rule: 'manaLasts' }],
  [
    { manaLasts: ['G'], as: 'C' },
    { rule: 'manaLasts', types: ['G'], as: 'C' },
  ],
];

test.each(changes)('%j', (before, after) => {
  const law = (rule: object) => ({
    name: 'Law',
    types: ['enchantment'],
    abilities: [{ kind: 'static', players: 'everyone', rules: [rule] }],
  });
  expect(checkCard(law(before))).not.toEqual([]);
  expect(cardUpToDate(law(before))).toEqual(law(after));
  expect(checkCard(law(after))).toEqual([]);
});

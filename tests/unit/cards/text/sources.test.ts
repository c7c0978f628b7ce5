import { describe, expect, test } from 'vitest';
import type { CostChange, Filter, RuleChange } from '../../../../machines/rules/state/vocabulary/index.ts';
import { does, is, one, playerRule, replaces, rule, spell, when } from './say.ts';

const red: Filter = { color: 'R' };
const elf: Filter = { subtype: 'Elf' };

describe('sources of abilities, mana and damage: in any zone, or permanents', () => {
  test.each<readonly [string, CostChange]>([
    [
      'Activated abilities cost {1} more to activate.',
      { of: 'abilities', more: [{ pay: 'mana', cost: '{1}' }] },
    ],
    [
      "Activated abilities cost {2} more to activate unless they're mana abilities.",
      { of: 'abilities', more: [{ pay: 'mana', cost: '{2}' }], exceptMana: true },
    ],
    [
      'Activated abilities of Rebels cost an additional "Sacrifice a land" to activate.',
      { of: 'abilities', like: { subtype: 'Rebel' }, more: [{ pay: 'sacrifice', what: { type: 'land' } }] },
    ],
    [
      'Activated abilities of red sources cost {1} more to activate.',
      { of: 'abilities', like: red, more: [{ pay: 'mana', cost: '{1}' }] },
    ],
    [
      'Activated abilities of Elves cost {1} more to activate.',
      { of: 'abilities', like: elf, more: [{ pay: 'mana', cost: '{1}' }] },
    ],
    [
      'Activated abilities of untapped permanents cost {1} more to activate.',
      { of: 'abilities', like: { tapped: false }, more: [{ pay: 'mana', cost: '{1}' }] },
    ],
  ])('%s', (text, change) => expect(is({ costs: [change] })).toBe(text));

  test.each<readonly [string, RuleChange]>([
    ["Activated abilities can't be activated.", { rule: 'cantActivate', what: {} }],
    ["Loyalty abilities can't be activated.", { rule: 'cantActivate', what: {}, onlyLoyalty: true }],
    ["Activated abilities of red sources can't be activated.", { rule: 'cantActivate', what: red }],
    ["Activated abilities of Elves can't be activated.", { rule: 'cantActivate', what: elf }],
    [
      "Planeswalkers' loyalty abilities can't be activated.",
      { rule: 'cantActivate', what: { type: 'planeswalker' }, onlyLoyalty: true },
    ],
  ])('%s', (text, change) => expect(playerRule(change, 'everyone')).toBe(text));

  test.each<readonly [string, RuleChange]>([
    [
      "can't be the target of red spells or abilities from red sources.",
      { rule: 'cantBeTargetedBy', by: red },
    ],
    ["can't be the target of Elf spells or abilities from Elves.", { rule: 'cantBeTargetedBy', by: elf }],
  ])('%s', (text, change) => expect(rule(change)).toBe(text));

  test.each<readonly [string, Filter]>([
    ['Whenever one or more mana is added to your mana pool by a red source', red],
    ['Whenever one or more mana is added to your mana pool by an Elf', elf],
  ])('%s', (text, source) => expect(when({ on: 'manaAdded', to: 'you', source })).toBe(text));

  test.each<readonly [string, Filter]>([
    ['If a red source would deal damage to you, prevent 1 of that damage.', red],
    ['If an Elf would deal damage to you, prevent 1 of that damage.', elf],
    ['If a permanent with flying would deal damage to you, prevent 1 of that damage.', { keyword: 'flying' }],
  ])('%s', (text, from) =>
    expect(replaces({ event: { would: 'dealDamage', from, toPlayer: 'you' }, prevent: 1 })).toBe(text),
  );
});

test('a spell or a permanent', () => {
  expect(one({ any: [{ stackObject: 'spell' }, {}] })).toBe('spell or permanent');
  expect(
    spell([{ objects: { any: [{ zone: 'stack', stackObject: 'spell' }, {}] } }], {
      do: 'move',
      what: { target: 0 },
      to: { zone: 'hand' },
    }),
  ).toBe("Return target spell or permanent to its owner's hand.");
  expect(does({ do: 'addMana', mana: ['C'], spendOnly: { on: red } })).toBe(
    'Add {C}. Spend this mana only to cast red spells or activate abilities of red sources.',
  );
});

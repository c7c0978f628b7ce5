import { expect, test } from 'vitest';
import { maySpend } from '../../../machines/rules/effects/costs/needs.ts';
import type { SpendOnly } from '../../../machines/rules/state/mana.ts';
import { card, creature, smallGame } from '../support/small-game.ts';

const { game, id } = smallGame([
  { card: creature('Bear', 2, 2), zone: 'hand' },
  { card: card('Relic', ['artifact']), zone: 'hand' },
  { card: card('Shock', ['instant']), zone: 'hand' },
  { card: card('Divination', ['sorcery']), zone: 'hand' },
  { card: creature('Elf', 1, 1, [], { subtypes: ['Elf'] }) },
]);

/** For which of these mana with such a restriction may be spent: spells by name, the Elf's ability, other costs. */
const spentOn = (spendOnly: SpendOnly | null): readonly string[] => [
  ...['Bear', 'Relic', 'Shock', 'Divination'].filter((name) =>
    maySpend(game, spendOnly, { spell: id(name) }),
  ),
  ...(maySpend(game, spendOnly, { ability: id('Elf') }) ? ['an ability'] : []),
  ...(maySpend(game, spendOnly, null) ? ['another cost'] : []),
];

test('106.6: mana that may be spent only on something pays for nothing else', () => {
  expect(spentOn(null)).toEqual(['Bear', 'Relic', 'Shock', 'Divination', 'an ability', 'another cost']);
  expect(spentOn('creatureSpells')).toEqual(['Bear']);
  expect(spentOn('artifactSpells')).toEqual(['Relic']);
  expect(spentOn('instantsAndSorceries')).toEqual(['Shock', 'Divination']);
  expect(spentOn('activatedAbilities')).toEqual(['an ability']);
});

test('106.6: “spells and abilities of what is so” are both', () => {
  expect(spentOn({ on: { type: 'creature' } })).toEqual(['Bear', 'an ability']);
  expect(spentOn({ on: { subtype: 'Elf' } })).toEqual(['an ability']);
});

import { expect, test } from 'vitest';
import { cards } from '../../../machines/cards/index.ts';
import { putRulesTogether } from '../../../machines/game/table.ts';
import { faceParagraphs } from '../../../machines/rules/abilities/text/index.ts';

putRulesTogether();

/** What is printed on the halves of every split card, beside which there are no facts. */
const printed: readonly (readonly [string, string, string, ...(readonly string[])])[] = [
  ['Boom', '{1}{R}', 'sorcery', "Destroy target land you control and target land you don't control."],
  ['Bust', '{5}{R}', 'sorcery', 'Destroy all lands.'],
  ['Breaking', '{U}{B}', 'sorcery', 'Target player mills eight cards.', 'Fuse'],
  [
    'Entering',
    '{4}{B}{R}',
    'sorcery',
    'Return a creature card from a graveyard to the battlefield under your control. That creature gains haste until end of turn.',
    'Fuse',
  ],
  ['Dusk', '{2}{W}{W}', 'sorcery', 'Destroy all creatures with power 3 or greater.'],
  [
    'Dawn',
    '{3}{W}{W}',
    'sorcery',
    'Aftermath',
    'Return all creature cards with power 2 or less from your graveyard to your hand.',
  ],
  ['Fire', '{1}{R}', 'instant', 'Fire deals 2 damage divided as you choose among one or two targets.'],
  ['Ice', '{1}{U}', 'instant', 'Tap target permanent. Draw a card.'],
  [
    'Ready',
    '{1}{G}{W}',
    'instant',
    'Creatures you control gain indestructible until end of turn. Untap all creatures you control.',
    'Fuse',
  ],
  [
    'Willing',
    '{1}{W}{B}',
    'instant',
    'Creatures you control gain deathtouch and lifelink until end of turn.',
    'Fuse',
  ],
  ['Wear', '{1}{R}', 'instant', 'Destroy target artifact.', 'Fuse'],
  ['Tear', '{W}', 'instant', 'Destroy target enchantment.', 'Fuse'],
];

test('709.1: each half of a split card has a name, a mana cost, a type and a text of its own', () => {
  const halves = Object.values(cards).flatMap((card) =>
    card.split === true && card.back !== undefined ? [card, card.back] : [],
  );
  const said = halves.map((half) => [
    half.name,
    half.manaCost,
    half.types.join(' '),
    ...faceParagraphs(half),
  ]);
  expect(said).toEqual(printed);
});

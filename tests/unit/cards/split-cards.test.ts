import { expect, test } from 'vitest';
import { cards } from '../../../machines/cards/index.ts';
import { putRulesTogether } from '../../../machines/game/table.ts';
import { faceParagraphs } from '../../../machines/reading/saying/index.ts';

putRulesTogether();

/** What is printed on the halves of every split card, beside which there are no facts. */
const printed: readonly (readonly [string, string, string, ...(readonly string[])])[] = [
  [
    'Bottomless Pool',
    '{U}',
    'enchantment',
    "When you unlock this door, return up to one target creature to its owner's hand.",
  ],
  [
    'Locker Room',
    '{4}{U}',
    'enchantment',
    'Whenever one or more creatures you control deal combat damage to a player, draw a card.',
  ],
  [
    'Meat Locker',
    '{2}{U}',
    'enchantment',
    'When you unlock this door, tap up to one target creature and put two stun counters on it.',
  ],
  [
    'Drowned Diner',
    '{3}{U}{U}',
    'enchantment',
    'When you unlock this door, draw three cards, then discard a card.',
  ],
  [
    'Surgical Suite',
    '{1}{W}',
    'enchantment',
    'When you unlock this door, return target creature card with mana value 3 or less from your graveyard to the battlefield.',
  ],
  [
    'Hospital Room',
    '{3}{W}',
    'enchantment',
    'Whenever you attack, put a +1/+1 counter on target attacking creature.',
  ],
  [
    'Glassworks',
    '{2}{R}',
    'enchantment',
    'When you unlock this door, this Room deals 4 damage to target creature an opponent controls.',
  ],
  [
    'Shattered Yard',
    '{4}{R}',
    'enchantment',
    'At the beginning of your end step, this Room deals 1 damage to each opponent.',
  ],
  [
    'Derelict Attic',
    '{2}{B}',
    'enchantment',
    'When you unlock this door, you draw two cards and you lose 2 life.',
  ],
  [
    "Widow's Walk",
    '{3}{B}',
    'enchantment',
    'Whenever a creature you control attacks alone, it gets +1/+0 and gains deathtouch until end of turn.',
  ],
  ['Assault', '{R}', 'sorcery', 'Assault deals 2 damage to any target.'],
  ['Battery', '{3}{G}', 'sorcery', 'Create a 3/3 green Elephant creature token.'],
  ['Boom', '{1}{R}', 'sorcery', "Destroy target land you control and target land you don't control."],
  ['Bust', '{5}{R}', 'sorcery', 'Destroy all lands.'],
  [
    'Claim',
    '{B}',
    'sorcery',
    'Return target creature card with mana value 2 or less from your graveyard to the battlefield.',
  ],
  ['Fame', '{1}{R}', 'sorcery', 'Aftermath', 'Target creature gets +2/+0 and gains haste until end of turn.'],
  ['Consign', '{1}{U}', 'instant', "Return target nonland permanent to its owner's hand."],
  ['Oblivion', '{4}{B}', 'sorcery', 'Aftermath', 'Target opponent discards two cards.'],
  ['Cut', '{1}{R}', 'sorcery', 'Cut deals 4 damage to target creature.'],
  ['Ribbons', '{X}{B}{B}', 'sorcery', 'Aftermath', 'Each opponent loses X life.'],
  ['Dead', '{R}', 'instant', 'Dead deals 2 damage to target creature.'],
  ['Gone', '{2}{R}', 'instant', "Return target creature you don't control to its owner's hand."],
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
  ['Mouth', '{2}{G}', 'sorcery', 'Create a 3/3 green Hippo creature token.'],
  [
    'Feed',
    '{3}{G}',
    'sorcery',
    'Aftermath',
    'Draw a card for each creature you control with power 3 or greater.',
  ],
  ['Never', '{1}{B}{B}', 'sorcery', 'Destroy target creature or planeswalker.'],
  [
    'Return',
    '{3}{B}',
    'sorcery',
    'Aftermath',
    'Exile target card from a graveyard. Create a 2/2 black Zombie creature token.',
  ],
  ['Rough', '{1}{R}', 'sorcery', 'Rough deals 2 damage to each creature without flying.'],
  ['Tumble', '{5}{R}', 'sorcery', 'Tumble deals 6 damage to each creature with flying.'],
  ['Start', '{2}{W}', 'instant', 'Create two 1/1 white Warrior creature tokens with vigilance.'],
  [
    'Finish',
    '{2}{B}',
    'sorcery',
    'Aftermath',
    'As an additional cost to cast this spell, sacrifice a creature.',
    'Destroy target creature.',
  ],
  ['Wax', '{G}', 'instant', 'Target creature gets +2/+2 until end of turn.'],
  ['Wane', '{W}', 'instant', 'Destroy target enchantment.'],
  [
    'Armed',
    '{1}{R}',
    'sorcery',
    'Target creature gets +1/+1 and gains double strike until end of turn.',
    'Fuse',
  ],
  ['Dangerous', '{3}{G}', 'sorcery', 'All creatures able to block target creature this turn do so.', 'Fuse'],
  ['Breaking', '{U}{B}', 'sorcery', 'Target player mills eight cards.', 'Fuse'],
  [
    'Entering',
    '{4}{B}{R}',
    'sorcery',
    'Put a creature card from a graveyard onto the battlefield under your control. It gains haste until end of turn.',
    'Fuse',
  ],
  ['Far', '{1}{U}', 'instant', "Return target creature to its owner's hand.", 'Fuse'],
  ['Away', '{2}{B}', 'instant', 'Target player sacrifices a creature.', 'Fuse'],
  ['Profit', '{1}{W}', 'instant', 'Creatures you control get +1/+1 until end of turn.', 'Fuse'],
  ['Loss', '{2}{B}', 'instant', 'Creatures your opponents control get -1/-1 until end of turn.', 'Fuse'],
  ['Protect', '{2}{W}', 'instant', 'Target creature gets +2/+4 until end of turn.', 'Fuse'],
  ['Serve', '{1}{U}', 'instant', 'Target creature gets -6/-0 until end of turn.', 'Fuse'],
  [
    'Ready',
    '{1}{G}{W}',
    'instant',
    'Creatures you control gain indestructible until end of turn. Untap each creature you control.',
    'Fuse',
  ],
  [
    'Willing',
    '{1}{W}{B}',
    'instant',
    'Creatures you control gain deathtouch and lifelink until end of turn.',
    'Fuse',
  ],
  ['Toil', '{2}{B}', 'sorcery', 'Target player draws two cards and loses 2 life.', 'Fuse'],
  [
    'Trouble',
    '{2}{R}',
    'sorcery',
    "Trouble deals damage to target player equal to the number of cards in that player's hand.",
    'Fuse',
  ],
  ['Wear', '{1}{R}', 'instant', 'Destroy target artifact.', 'Fuse'],
  ['Tear', '{W}', 'instant', 'Destroy target enchantment.', 'Fuse'],
  ['Beck', '{G}{U}', 'sorcery', 'Whenever a creature enters this turn, you may draw a card.', 'Fuse'],
  ['Call', '{4}{W}{U}', 'sorcery', 'Create four 1/1 white Bird creature tokens with flying.', 'Fuse'],
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

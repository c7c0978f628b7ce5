import { beforeAll, describe, expect, test } from 'vitest';
import { putRulesTogether } from '../../../machines/game/index.ts';
import { say } from '../../../machines/reading/index.ts';
import type { CardDefinition } from '../../../machines/rules/index.ts';
import { tried } from './tried.ts';

beforeAll(putRulesTogether);

/** What is said of the card that a text is read as. */
function saidOf(typeLine: string, text: string): string | undefined {
  const reading = tried(typeLine, text);
  return 'card' in reading ? say(reading.card) : reading.verdict;
}

describe('what is read is said again', () => {
  test.each([
    ['Creature', 'Flying, vigilance'],
    ['Creature', 'Ward {2}'],
    ['Creature', 'Whenever this creature attacks, it gets +2/+0 until end of turn.'],
    ['Creature', 'When this creature enters, draw a card.'],
    ['Creature', '{1}, {T}, Sacrifice another creature: This creature deals 1 damage to any target.'],
    ['Creature', 'This creature gets +1/+1 as long as you control an artifact.'],
    ['Creature', 'As long as you control a token, this creature gets +2/+0 and has trample.'],
    ['Creature', 'Other black creatures you control get +1/+1.'],
    ['Sorcery', 'Destroy all creatures.'],
    ['Sorcery', "Return up to two target creatures to their owners' hands."],
    ['Sorcery', 'Target creature gets -2/-0 until end of turn.'],
    ['Sorcery', 'Target creature you control deals damage equal to its power to another target creature.'],
    ['Sorcery', 'Draw a card, then discard a card.'],
    [
      'Artifact',
      'Whenever another artifact you control enters, you may have this artifact become a 2/2 Bird artifact creature with flying until end of turn.',
    ],
    [
      'Sorcery',
      'Choose two —\n• Counter target spell.\n• Tap all creatures your opponents control.\n• Draw a card.',
    ],
    ['Enchantment — Aura', 'Enchant land\nEnchanted land has "{T}: Add {G}."'],
    ['Enchantment', 'At the beginning of each upkeep, you gain 1 life.'],
    ['Artifact', '{T}: Add one mana of any color.'],
    ['Artifact', '{T}, Sacrifice this artifact: Exchange life totals with target opponent.'],
    ['Sorcery', 'Two target players exchange life totals.'],
    ['Sorcery', 'Destroy up to two target artifacts and/or enchantments.'],
    ['Sorcery', 'Return one or two target creature and/or land cards from your graveyard to your hand.'],
    [
      'Sorcery',
      "This spell can't be copied.\nCopy any number of target instant and/or sorcery spells. You may choose new targets for the copies.",
    ],
    [
      'Enchantment',
      'At the beginning of each end step, each player sacrifices a permanent unless they discard a card.',
    ],
    ['Sorcery', 'For each opponent, gain control of up to one target artifact that player controls.'],
    ['Sorcery', 'Gain control of target artifact an opponent controls.'],
    ['Artifact — Equipment', '{1}, Unattach this Equipment: Draw a card.'],
    ['Creature', "Whenever this creature attacks, if it's the first combat phase of the turn, draw a card."],
    ['Creature', 'Amplify 3'],
    ['Enchantment — Class', 'Pay 2 life: Level 2\nWhen this Class becomes level 2, draw two cards.'],
    [
      'Planeswalker — Jace',
      '+1: You gain 2 life.\n−7: You get an emblem with "Creatures you control have flying."',
    ],
  ])('%s: %s', (typeLine, text) => {
    expect(saidOf(typeLine, text)).toBe(text);
  });
});

describe('a pronoun is said where it means that, and nowhere else', () => {
  test('“it” of what was spoken of last; the noun where “it” would be something else', () => {
    expect(saidOf('Sorcery', 'Untap target creature. It gains haste until end of turn.')).toBe(
      'Untap target creature. It gains haste until end of turn.',
    );
    expect(
      saidOf('Creature', 'Whenever this creature deals damage to a creature, destroy that creature.'),
    ).toBe('Whenever this creature deals damage to a creature, destroy that creature.');
  });

  test('a target is introduced where it is first spoken of', () => {
    expect(saidOf('Sorcery', 'Destroy target artifact. Untap target land. Tap that artifact.')).toBe(
      'Destroy target artifact. Untap target land. Tap that artifact.',
    );
  });

  test('“that player” is who is spoken of, and “its controller” who controls it', () => {
    expect(saidOf('Creature', 'Whenever an opponent casts a spell, that player loses 1 life.')).toBe(
      'Whenever an opponent casts a spell, that player loses 1 life.',
    );
    expect(saidOf('Sorcery', 'Destroy target creature. Its controller loses 1 life.')).toBe(
      'Destroy target creature. Its controller loses 1 life.',
    );
  });
});

describe('what is spoken of is found by what was said before', () => {
  test.each([
    // What another ability has exiled.
    [
      'Creature',
      "When this creature enters, exile another target creature.\nWhen this creature leaves the battlefield, return the exiled card to the battlefield under its owner's control.",
    ],
    // What a cost has exiled.
    ['Creature', "Exile the top card of your library: You gain life equal to the exiled card's mana value."],
    // What a description speaks of is said by its noun where “it” isn't used.
    [
      'Creature',
      'Whenever a player casts a creature spell, destroy all creatures with the same name as that spell.',
    ],
    // Others than what has entered.
    [
      'Creature',
      'Whenever a Mountain you control enters, if you control five or more other Mountains, draw a card.',
    ],
  ])('%s: %s', (typeLine, text) => {
    expect(saidOf(typeLine, text)).toBe(text);
  });
});

describe('what lasts or comes later', () => {
  test.each([
    ['Sorcery', 'Whenever a creature attacks this turn, it gains lifelink until end of turn.'],
    [
      'Sorcery',
      "When target creature dies this turn, return it to the battlefield under its owner's control.",
    ],
    [
      'Sorcery',
      'Tried Card deals 3 damage to any target. If a creature dealt damage this way would die this turn, exile it instead.',
    ],
    [
      'Artifact',
      '{1}: The next time an unblocked creature of your choice would deal combat damage to you this turn, prevent all but 1 of that damage.',
    ],
    [
      'Creature',
      'All Slivers have "If this creature would be put into a graveyard from anywhere, you may put it on top of its owner\'s library instead."',
    ],
  ])('%s: %s', (typeLine, text) => {
    expect(saidOf(typeLine, text)).toBe(text);
  });
});

describe('sentences go on', () => {
  test('with what is done only if something else was', () => {
    const text =
      'When this creature enters, you may pay {1}. If you do, create a 1/1 red Goblin creature token. Exile it at the beginning of the next end step.';
    expect(saidOf('Creature', text)).toBe(text);
  });

  test('and not with what is done anyway', () => {
    const text = 'When this creature enters, you may pay {1}. If you do, destroy all lands. Draw a card.';
    expect(saidOf('Creature', text)).toBe(text);
  });

  test('in one paragraph with several abilities that one phrase says', () => {
    const text =
      'Reveal the first card you draw each turn. Whenever you reveal a creature card this way, draw a card.';
    expect(saidOf('Enchantment', text)).toBe(text);
    const anchors =
      'As this enchantment enters, choose Khans or Dragons.\n• Khans — At the beginning of your upkeep, draw a card.\n• Dragons — Creatures you control get +1/+1.';
    expect(saidOf('Enchantment', anchors)).toBe(anchors);
  });
});

describe('what stands twice in a phrase means the same', () => {
  test('it is said twice, and read so alone', () => {
    const text = "This creature can't be the target of nongreen spells or abilities from nongreen sources.";
    expect(saidOf('Creature', text)).toBe(text);
    expect(saidOf('Creature', text.replace('nongreen sources', 'nonred sources'))).toBe('declined');
  });
});

describe('words go by what they are about', () => {
  test.each([
    ['Creature', "This spell can't be countered."],
    ['Creature', "This creature can't be blocked."],
    ['Enchantment', 'Lands you control are Swamps.'],
    ['Enchantment — Aura', 'Enchant land\nEnchanted land is a Swamp.'],
    [
      'Sorcery',
      "Put target creature card from an opponent's graveyard onto the battlefield under your control.",
    ],
    ['Sorcery', 'Return target creature card from your graveyard to the battlefield.'],
    ['Artifact', '{2}: Draw a card if you have no cards in hand.'],
    ['Sorcery', 'Destroy target artifact, enchantment, or creature with flying.'],
  ])('%s: %s', (typeLine, text) => {
    expect(saidOf(typeLine, text)).toBe(text);
  });
});

describe('whether something was done is said of what can be done or not', () => {
  test.each([
    ['Sorcery', 'You may sacrifice a land. If you do, draw a card.'],
    [
      'Creature',
      'Whenever this creature attacks, remove a -1/-1 counter from it. If you do, you gain 1 life.',
    ],
    ['Creature', "Whenever an opponent draws a card, that player may pay {2}. If they don't, draw a card."],
    [
      'Sorcery',
      "Exile the top card of your library. You may cast it without paying its mana cost. If you don't, draw a card.",
    ],
    [
      'Creature',
      'When this creature enters, exile target card from a graveyard. If a creature card is exiled this way, you gain 2 life.',
    ],
    [
      'Creature',
      'When this creature enters, you may discard a card. When you discard a nonland card this way, destroy target land.',
    ],
    [
      'Sorcery',
      'Exile target instant card from your graveyard. Copy that card. You may cast it without paying its mana cost.',
    ],
  ])('%s: %s', (typeLine, text) => {
    expect(saidOf(typeLine, text)).toBe(text);
  });
});

describe('what can’t be said', () => {
  const card = (effect: unknown): CardDefinition =>
    JSON.parse(
      JSON.stringify({ name: 'Tried Card', types: ['sorcery'], abilities: [{ kind: 'spell', effect }] }),
    );

  test('is nothing, and not something like it', () => {
    expect(say(card([{ do: 'draw', count: { number: 'manaSpent', which: 'snow' } }]))).toBeUndefined();
    expect(say(card([{ do: 'draw', count: 2 }]))).toBe('Draw two cards.');
  });
});

test('what no ability exiles isn’t said to be “exiled with” anything', () => {
  const enchant = {
    name: 'Tried Card',
    types: ['enchantment'],
    subtypes: ['Aura'],
    abilities: [
      {
        kind: 'keyword',
        keyword: 'enchant',
        object: { type: 'creature', zone: 'exile', among: { linked: 'exiled' } },
      },
    ],
  } as const satisfies CardDefinition;
  expect(say(enchant)).toBeUndefined();
});

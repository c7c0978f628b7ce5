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
      'Sorcery',
      'Choose two —\n• Counter target spell.\n• Tap all creatures your opponents control.\n• Draw a card.',
    ],
    ['Enchantment — Aura', 'Enchant land\nEnchanted land has "{T}: Add {G}."'],
    ['Enchantment', 'At the beginning of each upkeep, you gain 1 life.'],
    ['Artifact', '{T}: Add one mana of any color.'],
    ['Artifact', '{T}, Sacrifice this artifact: Exchange life totals with target opponent.'],
    ['Sorcery', 'Two target players exchange life totals.'],
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

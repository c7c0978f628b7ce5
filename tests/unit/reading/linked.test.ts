import { beforeAll, describe, expect, test } from 'vitest';
import { putRulesTogether } from '../../../machines/game/index.ts';
import { ofCreature } from './reads.ts';
import { abilitiesOf, tried } from './tried.ts';

beforeAll(putRulesTogether);

describe('"the exiled card"', () => {
  test('is what another ability of the same object exiled (607.2a)', () => {
    const text =
      'When Tried Card enters, exile target creature.\nWhen Tried Card leaves the battlefield, return the exiled card to the battlefield under its owner’s control.';
    expect(abilitiesOf('Enchantment', text)).toMatchObject([
      { effect: [{ do: 'exile', link: 'exiled' }] },
      { effect: [{ do: 'move', what: { linked: 'exiled' } }] },
    ]);
  });

  test('is what the ability itself exiled, where it did', () => {
    const text =
      'When Tried Card enters, exile target creature. Return the exiled card to the battlefield at the beginning of the next end step.';
    expect(abilitiesOf('Enchantment', text)).toMatchObject([
      {
        effect: [
          { do: 'exile', as: 'exiled' },
          { do: 'delayedTrigger', about: { named: 'exiled' } },
        ],
      },
    ]);
  });

  test('is nothing where nothing is exiled', () => {
    const text = 'When Tried Card leaves the battlefield, return the exiled card to its owner’s hand.';
    expect(tried('Enchantment', text).verdict).toBe('declined');
  });
});

describe('words before a dash', () => {
  test('mean nothing where they are no keyword', () => {
    expect(
      abilitiesOf('Creature — Bear', 'Great Hunger — Whenever you gain life, draw a card.'),
    ).toMatchObject([{ kind: 'triggered', abilityWord: 'Great Hunger' }]);
  });

  test('are not passed over where they are one, known or not', () => {
    expect(tried('Creature — Bear', 'Max speed — Whenever you gain life, draw a card.').verdict).toBe(
      'declined',
    );
    expect(abilitiesOf('Creature — Bear', 'Boast — {1}: Draw a card.')).toMatchObject([
      { kind: 'keyword', keyword: 'boast' },
    ]);
  });
});

test('of two words one is chosen, and each has the ability after it (614.12c)', () => {
  const text =
    'As Tried Card enters, choose Wolves or Bears.\n• Wolves — Whenever you gain life, draw a card.\n• Bears — {T}: You gain 1 life.';
  expect(abilitiesOf('Enchantment', text)).toMatchObject([
    { replaces: { choose: [{ do: 'chooseValue', what: { oneOf: ['Wolves', 'Bears'] } }] } },
    { if: { holds: 'wordChosen', word: 'Wolves' }, changes: [{ abilities: [{ kind: 'triggered' }] }] },
    { if: { holds: 'wordChosen', word: 'Bears' }, changes: [{ abilities: [{ kind: 'activated' }] }] },
  ]);
  expect(tried('Enchantment', text.replace('• Bears', '• Birds')).verdict).toBe('declined');
});

describe('cards exiled with this', () => {
  test('are none that something else has exiled, and no token', () => {
    expect(ofCreature('{1}: Untap target creature, then exile a card exiled with it.')).toBe('declined');
    expect(
      abilitiesOf(
        'Artifact',
        'When this artifact enters, exile target creature card from a graveyard.\n{T}: Create a token that’s a copy of a card exiled with this artifact. Exile it at the beginning of the next end step.',
      ),
    ).toMatchObject([
      { effect: [{ do: 'exile', link: 'exiled' }] },
      {
        effect: [
          { do: 'choose', from: { among: { linked: 'exiled' } } },
          { do: 'createCopy' },
          { do: 'delayedTrigger', effect: [{ do: 'exile', what: { named: 'about' } }] },
        ],
      },
    ]);
  });

  test('are others than the one that has just been exiled', () => {
    expect(
      ofCreature(
        "Whenever another creature dies, you may exile it. If you do, return each other card exiled with this creature to its owner's graveyard.",
      ),
    ).toMatchObject([
      { effect: [{ do: 'may' }, { then: [{ what: { all: { notAmong: { named: 'exile' } } } }] }] },
    ]);
  });
});

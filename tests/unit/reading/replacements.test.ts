import { beforeAll, describe, expect, test } from 'vitest';
import { putRulesTogether } from '../../../machines/game/index.ts';
import { ofCreature } from './reads.ts';

beforeAll(putRulesTogether);

/** What would be put into a graveyard, as a static ability says it. */
const moved = (what: string) => ofCreature(`If ${what}, exile it instead.`);
const replacing = (event: unknown) => [{ replaces: { event } }];

describe('what would be put into a graveyard', () => {
  test('is a card, and no copy of one', () => {
    expect(moved('an instant card would be put into a graveyard from anywhere')).toMatchObject(
      replacing({ what: { type: 'instant', card: true }, to: 'graveyard' }),
    );
    expect(moved('a card would be put into your graveyard from anywhere')).toMatchObject(
      replacing({ what: { owner: 'you', card: true } }),
    );
    expect(moved('a card or token would be put into a graveyard from anywhere')).toMatchObject(
      replacing({ what: {} }),
    );
  });

  test('is on the battlefield if it is a permanent', () => {
    expect(moved('a permanent would be put into a graveyard')).toMatchObject(
      replacing({ what: {}, from: 'battlefield' }),
    );
    expect(moved('a permanent would be put into a graveyard from anywhere')).toBe('declined');
    expect(moved('this creature would be put into a graveyard from anywhere')).not.toHaveProperty([
      0,
      'replaces',
      'event',
      'from',
    ]);
  });
});

describe('a spell cast this way', () => {
  test('is what was cast as this resolved', () => {
    const exiled = 'If a spell cast this way would be put into a graveyard this turn, exile it instead.';
    expect(
      ofCreature(
        `When this creature enters, you may cast target instant card from your graveyard without paying its mana cost. ${exiled}`,
      ),
    ).toMatchObject([
      {
        effect: [
          { do: 'castWithoutPaying', as: 'castWithoutPaying' },
          { replacement: { event: { what: { among: { named: 'castWithoutPaying' } } } } },
        ],
      },
    ]);
    expect(ofCreature(`When this creature enters, draw a card. ${exiled}`)).toBe('declined');
  });
});

test('what may be cast from a hand is one spell', () => {
  expect(
    ofCreature(
      '{T}: You may cast a spell that shares a card type with this creature from your hand without paying its mana cost.',
    ),
  ).toMatchObject([
    {
      effect: [
        { do: 'castWithoutPaying', what: { all: { zone: 'hand' } }, most: 1, like: { sharesType: {} } },
      ],
    },
  ]);
});

describe('what is done besides, where something is exiled instead', () => {
  const exiling = (besides: string) =>
    ofCreature(`If another creature would die, exile it and ${besides} instead.`);

  test('is done at once', () => {
    expect(exiling('you gain 2 life')).toMatchObject([
      { replaces: { to: { zone: 'exile' }, also: [{ do: 'gainLife', amount: 2 }] } },
    ]);
  });

  test('is done once that is in exile, if it speaks of what is there', () => {
    expect(exiling('you gain 1 life for each creature card in exile')).toMatchObject([
      { replaces: { to: { zone: 'exile' }, afterwards: [{ do: 'gainLife' }] } },
    ]);
    expect(exiling('put a hit counter on it')).toMatchObject([
      { replaces: { afterwards: [{ do: 'putCounters', on: 'it' }] } },
    ]);
  });
});

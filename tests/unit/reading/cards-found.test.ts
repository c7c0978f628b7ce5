import { beforeAll, describe, expect, test } from 'vitest';
import { putRulesTogether } from '../../../machines/game/index.ts';
import { ofSorcery } from './reads.ts';

beforeAll(putRulesTogether);

const exiled = 'Exile cards from the top of your library until you exile a creature card.';

describe('cards that come up until one is found', () => {
  test('are that card, and the rest', () => {
    expect(
      ofSorcery(
        `${exiled} Put that card onto the battlefield and the rest on the bottom of your library in a random order.`,
      ),
    ).toEqual([
      {
        kind: 'spell',
        effect: [
          { do: 'exileUntil', like: { type: 'creature' }, as: 'exileUntil' },
          {
            do: 'move',
            what: { all: { type: 'creature', zone: 'exile', among: { named: 'exileUntil' } } },
            to: { zone: 'battlefield' },
          },
          {
            do: 'move',
            what: { all: { zone: 'exile', among: { named: 'exileUntil' } } },
            to: { zone: 'library', position: 'bottom', inRandomOrder: true },
          },
        ],
      },
    ]);
  });

  test('what becomes of the rest goes on with what is done only if', () => {
    expect(
      ofSorcery(
        `You may pay {1}. If you do, exile cards from the top of your library until you exile a land card. Put
        that card into your hand and the rest into your graveyard.`.replace(/\s+/g, ' '),
      ),
    ).toMatchObject([
      { effect: [{ do: 'may', then: [{ do: 'exileUntil' }, { do: 'move' }, { do: 'move' }] }] },
    ]);
  });

  test('are called by what was done to them, and no rest is left in a library that they were exiled from', () => {
    const count = (done: string) =>
      ofSorcery(`${exiled} You gain life equal to the number of cards ${done} this way.`);
    expect(count('exiled')).toMatchObject([
      { effect: [{}, { amount: { number: 'countOf', of: { named: 'exileUntil' } } }] },
    ]);
    expect(count('milled')).toBe('declined');
    expect(count('revealed')).toBe('declined');
    expect(
      ofSorcery(`${exiled} Put that card onto the battlefield, then shuffle the rest into your library.`),
    ).toBe('declined');
  });

  test('are all those cards where they go to a graveyard, however many were found', () => {
    const cards = 'Reveal cards from the top of your library until you reveal two land cards, then put';
    for (const which of ['those cards', 'all cards revealed this way'])
      expect(ofSorcery(`${cards} ${which} into your graveyard.`)).toMatchObject([
        {
          effect: [
            { do: 'revealUntil', count: 2 },
            { do: 'move', what: { named: 'revealUntil' } },
          ],
        },
      ]);
  });
});

import { beforeAll, describe, expect, test } from 'vitest';
import { putRulesTogether } from '../../../machines/game/index.ts';
import { ofCreature, ofSorcery } from './reads.ts';

beforeAll(putRulesTogether);

describe('“this way”', () => {
  test('asks of one card whether it is so, and of several whether one is', () => {
    const then = 'If a land card was milled this way, draw a card.';
    expect(ofSorcery(`Mill a card. ${then}`)).toMatchObject([
      {
        effect: [
          { as: 'mill' },
          { condition: { holds: 'is', what: { named: 'mill' }, like: { type: 'land' } } },
        ],
      },
    ]);
    expect(ofSorcery(`Mill three cards. ${then}`)).toMatchObject([
      {
        effect: [{}, { condition: { holds: 'compare', what: { number: 'countOf' }, to: { atLeast: 1 } } }],
      },
    ]);
    expect(ofSorcery(`Exile target creature. ${then}`)).toBe('declined');
  });

  test('finds what was milled or discarded wherever all can see it (701.9c, 701.17c)', () => {
    const publicly = { zone: ['battlefield', 'graveyard', 'stack', 'exile', 'command'] };
    const asked = (done: string) =>
      `${done}. If a land card was ${done.startsWith('Mill') ? 'milled' : 'exiled'} this way, draw a card.`;
    expect(ofSorcery(asked('Mill a card'))).toMatchObject([
      { effect: [{}, { condition: { like: publicly } }] },
    ]);
    expect(ofSorcery(asked('Mill two cards'))).toMatchObject([
      { effect: [{}, { condition: { what: { like: publicly } } }] },
    ]);
    expect(ofSorcery(asked('Exile the top card of your library'))).toMatchObject([
      { effect: [{}, { condition: { like: { zone: 'exile' } } }] },
    ]);
  });

  test('triggers of what was done, if that was so', () => {
    const then = 'When you discard a nonland card this way, destroy target artifact.';
    expect(ofCreature(`When this creature enters, you may discard a card. ${then}`)).toMatchObject([
      {
        effect: [
          { do: 'may', then: [{ as: 'discard' }] },
          {
            condition: { what: { named: 'discard' }, like: { notType: 'land' } },
            then: [{ do: 'reflexive', after: 'discard', targets: [{ objects: { type: 'artifact' } }] }],
          },
        ],
      },
    ]);
    expect(ofCreature(`When this creature enters, you may draw a card. ${then}`)).toBe('declined');
  });

  test('isn’t said of what was done otherwise', () => {
    expect(
      ofSorcery("Untap target creature. If that card is returned to its owner's hand this way, draw a card."),
    ).toBe('declined');
  });
});

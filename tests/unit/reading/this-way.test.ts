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

  test('is said of each permanent as it was, and done to the card that it became', () => {
    const then = 'For each land destroyed this way, its controller draws a card.';
    expect(ofSorcery(`Destroy all lands. ${then}`)).toMatchObject([
      {
        effect: [
          { as: 'destroy' },
          { of: { named: 'destroy' }, then: [{ who: { controllerOf: { before: 'it' } } }] },
        ],
      },
    ]);
    expect(ofSorcery(`Destroy all artifacts. ${then}`)).toBe('declined');
    expect(ofSorcery(`Exile all lands. ${then}`)).toBe('declined');
  });

  test('asks of what was sacrificed as it was (608.2h)', () => {
    const sacrificed = 'You may sacrifice another creature. If you do, ';
    const power = { value: 'power', of: { before: { named: 'sacrifice' } } };
    for (const creature of ['that creature', 'the sacrificed creature'])
      expect(
        ofCreature(
          `When this creature dies, ${sacrificed.toLowerCase()}you draw cards equal to ${creature}'s power.`,
        ),
      ).toMatchObject([{ effect: [{}, { then: [{ count: power }] }] }]);
  });
});

describe('a pair that melds', () => {
  const both = 'you both own and control this creature and a creature named Other Half';

  test('is this card and one of those of that name', () => {
    expect(ofCreature(`{1}: If ${both}, exile them, then meld them into Whole Thing.`)).toMatchObject([
      {
        effect: [
          {
            condition: { holds: 'both' },
            then: [
              { from: { name: 'Other Half', owner: 'you', controller: 'you' } },
              { what: { union: ['self', { named: 'choose' }] } },
              { do: 'meld', into: 'Whole Thing' },
            ],
          },
        ],
      },
    ]);
    expect(ofCreature('{1}: Exile them, then meld them into Whole Thing.')).toBe('declined');
  });
});

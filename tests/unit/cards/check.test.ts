import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { checkCard } from '../../../machines/cards/check.ts';
import { cardNames, cards } from '../../../machines/cards/index.ts';

const instant = (...effect: readonly unknown[]) => ({
  name: 'Test',
  manaCost: '{R}',
  types: ['instant'],
  abilities: [{ kind: 'spell', targets: [{ any: true }], effect }],
});
const paths = (definition: unknown, keywords?: readonly string[]) =>
  checkCard(definition, keywords === undefined ? {} : { keywords }).map(({ path }) => path);

describe('checkCard', () => {
  it('finds nothing wrong with any card of the registry', () => {
    for (const name of cardNames) expect(checkCard(cards[name]), name).toEqual([]);
  });

  it('takes a card that is whole', () => {
    expect(checkCard(instant({ do: 'dealDamage', amount: 3, to: { target: 0 } }))).toEqual([]);
  });

  it.each([
    ['no object', 'Shock', ''],
    ['no name', { types: ['instant'] }, 'name'],
    ['a type that is none', { name: 'Test', types: ['instnat'] }, 'types[0]'],
    ['no card type', { name: 'Test', types: [] }, 'types'],
    ['a creature without power', { name: 'Test', types: ['creature'], toughness: 1 }, 'power'],
    ['a mana cost that is none', { name: 'Test', types: ['instant'], manaCost: '2R' }, 'manaCost'],
    ['a field too many', { name: 'Test', types: ['instant'], colour: 'W' }, 'colour'],
    ['an unknown instruction', instant({ do: 'obliterate', what: { target: 0 } }), 'abilities[0].effect[0]'],
    ['an instruction without a part', instant({ do: 'destroy' }), 'abilities[0].effect[0].what'],
    ['a fraction', instant({ do: 'draw', count: 1.5 }), 'abilities[0].effect[0].count'],
    ['a quantity of no kind', instant({ do: 'draw', count: { many: 1 } }), 'abilities[0].effect[0].count'],
    ['a target too far', instant({ do: 'destroy', what: { target: 1 } }), 'abilities[0].effect[0].what'],
    ['a name unwritten', instant({ do: 'untap', what: { named: 'it' } }), 'abilities[0].effect[0].what'],
    ['an amount unwritten', instant({ do: 'draw', count: { amount: 'n' } }), 'abilities[0].effect[0].count'],
    ['a link unwritten', instant({ do: 'untap', what: { linked: 'it' } }), 'abilities[0].effect[0].what'],
    [
      'an event that none triggers',
      instant({ do: 'untap', what: { event: 'object' } }),
      'abilities[0].effect[0].what',
    ],
    [
      'a cost unwritten',
      instant({ do: 'if', condition: { paid: 'kicker' }, then: [] }),
      'abilities[0].effect[0].condition',
    ],
  ])('faults %s, and says where', (_, definition, path) => {
    expect(paths(definition)).toEqual([path]);
  });

  it('takes a name that is written', () => {
    expect(
      checkCard(
        instant(
          { do: 'dealDamage', amount: 3, to: { target: 0 }, as: 'n' },
          { do: 'gainLife', amount: { amount: 'n' } },
        ),
      ),
    ).toEqual([]);
  });

  it('counts the targets of a mode, not of the others', () => {
    const modal = (at: number) => ({
      name: 'Test',
      types: ['instant'],
      abilities: [
        {
          kind: 'spell',
          modes: {
            choose: { min: 1, max: 1 },
            options: [
              { targets: [{ any: true }], effect: [{ do: 'dealDamage', amount: 1, to: { target: 0 } }] },
              { effect: at === 0 ? [{ do: 'untap', what: { target: 0 } }] : [{ do: 'draw', count: 1 }] },
            ],
          },
        },
      ],
    });
    expect(paths(modal(1))).toEqual([]);
    expect(paths(modal(0))).toEqual(['abilities[0].modes.options[1].effect[0].what']);
  });

  it('knows keywords by a list', () => {
    const angel = { name: 'Test', types: ['artifact'], abilities: [{ kind: 'keyword', keyword: 'flyign' }] };
    expect(paths(angel)).toEqual([]);
    expect(paths(angel, ['flying'])).toEqual(['abilities[0].keyword']);
    expect(paths({ ...angel, abilities: [{ kind: 'keyword', keyword: 'flying' }] }, ['flying'])).toEqual([]);
  });

  it('finds all faults at once', () => {
    expect(
      paths(instant({ do: 'draw', count: 'two' }, { do: 'destroy', what: { target: 7 } }, { do: 'nothing' })),
    ).toHaveLength(3);
  });

  it('faults a card that lost any part which it needs, and never throws', () => {
    fc.assert(
      fc.property(fc.jsonValue({ maxDepth: 5 }), (json) => {
        expect(checkCard(json)).not.toEqual([]);
      }),
    );
    fc.assert(
      fc.property(fc.constantFrom(...cardNames), fc.jsonValue({ maxDepth: 2 }), (name, json) => {
        checkCard({ ...cards[name], abilities: json });
        checkCard({ ...cards[name], abilities: [{ kind: 'spell', effect: json, modes: json }] });
      }),
    );
  });
});

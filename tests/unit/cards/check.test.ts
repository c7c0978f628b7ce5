import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { cardNames, cards, checkCard } from '../../../machines/cards/index.ts';

const instant = (...effect: readonly unknown[]) => ({
  name: 'Test',
  manaCost: '{R}',
  types: ['instant'],
  abilities: [{ kind: 'spell', targets: [{ any: true }], effect }],
});
const bolt = { do: 'dealDamage', amount: 3, to: { target: 0 }, toPlayers: { target: 0 } };
const paths = (definition: unknown) => checkCard(definition).map(({ path }) => path);

describe('checkCard', () => {
  it('finds nothing wrong with any card of the registry', () => {
    for (const name of cardNames) expect(checkCard(cards[name]), name).toEqual([]);
  });

  it('takes a card that is whole', () => {
    expect(checkCard(instant(bolt))).toEqual([]);
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
    [
      'an amount unwritten',
      instant({ do: 'draw', count: { number: 'amount', by: 'n' } }),
      'abilities[0].effect[0].count',
    ],
    ['a link unwritten', instant({ do: 'untap', what: { linked: 'it' } }), 'abilities[0].effect[0].what'],
    [
      'an event that none triggers',
      instant({ do: 'untap', what: { event: 'object' } }),
      'abilities[0].effect[0].what',
    ],
    [
      'a cost unwritten',
      instant({ do: 'if', condition: { holds: 'paid', cost: 'kicker' }, then: [] }),
      'abilities[0].effect[0].condition',
    ],
  ])('faults %s, and says where', (_, definition, path) => {
    expect(paths(definition)).toEqual([path]);
  });

  it('takes a name that is written', () => {
    expect(
      checkCard(instant({ ...bolt, as: 'n' }, { do: 'gainLife', amount: { number: 'amount', by: 'n' } })),
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
              { targets: [{ any: true }], effect: [bolt] },
              { effect: at === 0 ? [{ do: 'untap', what: { target: 0 } }] : [{ do: 'draw', count: 1 }] },
            ],
          },
        },
      ],
    });
    expect(paths(modal(1))).toEqual([]);
    expect(paths(modal(0))).toEqual(['abilities[0].modes.options[1].effect[0].what']);
  });

  it('knows keywords by their modules', () => {
    const angel = { name: 'Test', types: ['artifact'], abilities: [{ kind: 'keyword', keyword: 'flyign' }] };
    expect(paths(angel)).toEqual(['abilities[0].keyword']);
    expect(paths({ ...angel, abilities: [{ kind: 'keyword', keyword: 'flying' }] })).toEqual([]);
  });

  const replacing = (replaces: object) => ({
    name: 'Test',
    types: ['enchantment'],
    abilities: [{ kind: 'static', replaces }],
  });
  it.each([
    [
      'what dies as a copy',
      replacing({ event: { would: 'die', what: 'self' }, asCopyOf: { type: 'creature' } }),
    ],
    ['another number of draws', replacing({ event: { would: 'draw', who: 'you' }, amount: 2 })],
    ['a redirected draw', replacing({ event: { would: 'draw', who: 'you' }, redirectTo: 'self' })],
    ['a draw to exile', replacing({ event: { would: 'draw', who: 'you' }, to: { zone: 'exile' } })],
    [
      'a random place',
      replacing({
        event: { would: 'move', what: {}, to: 'graveyard' },
        to: { zone: 'library', position: 'random' },
      }),
    ],
    [
      'another controller',
      replacing({ event: { would: 'die', what: {} }, to: { zone: 'battlefield', under: 'you' } }),
    ],
    [
      'declining to exile',
      replacing({ event: { would: 'enter', what: 'self' }, otherwise: { to: { zone: 'exile' } } }),
    ],
  ])('refuses what nothing would follow: %s', (_, definition) => {
    expect(checkCard(definition)).toHaveLength(1);
  });

  it.each([
    ['a copy', instant({ do: 'createCopy', of: { target: 0 } })],
    [
      'counters',
      replacing({ event: { would: 'enter', what: 'self' }, counters: { kind: '+1/+1', count: 1 } }),
    ],
    [
      'another amount',
      replacing({
        event: { would: 'dealDamage' },
        amount: { number: 'times', of: [{ number: 'eventAmount' }, 2] },
      }),
    ],
    ['redirected damage', replacing({ event: { would: 'dealDamage', toPlayer: 'you' }, redirectTo: 'self' })],
    ['exile', replacing({ event: { would: 'die', what: {} }, to: { zone: 'exile' } })],
    [
      'declining',
      replacing({
        event: { would: 'enter', what: 'self' },
        cost: [{ pay: 'life', amount: 2 }],
        otherwise: { tapped: true },
      }),
    ],
  ])('takes what is followed: %s', (_, definition) => {
    expect(checkCard(definition)).toEqual([]);
  });

  it('faults targets that are other than none, or only for a cost that nothing has', () => {
    const aimed = (spec: object) => ({
      ...instant(),
      abilities: [{ kind: 'spell', targets: [{ any: true }, { any: true, ...spec }], effect: [] }],
    });
    expect(paths(aimed({ differentFrom: 5 }))).toEqual(['abilities[0].targets[1]']);
    expect(paths(aimed({ differentFrom: 0 }))).toEqual([]);
    expect(paths(aimed({ ifPaid: 'kicker' }))).toEqual(['abilities[0].targets[1]']);
    const kicker = { kind: 'keyword', keyword: 'kicker', cost: [{ pay: 'mana', cost: '{R}' }] };
    const kicked = aimed({ ifPaid: 'kicker' });
    expect(paths({ ...kicked, abilities: [kicker, ...kicked.abilities] })).toEqual([]);
  });

  it('finds all faults at once; names and targets once every word is known', () => {
    expect(paths(instant({ do: 'draw', count: 'two' }, { do: 'nothing' }))).toHaveLength(2);
    expect(
      paths(instant({ do: 'destroy', what: { target: 7 } }, { do: 'untap', what: { named: 'it' } })),
    ).toHaveLength(2);
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

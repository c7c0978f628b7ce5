import { describe, expect, test } from 'vitest';
import { cards } from '../../../machines/cards/index.ts';
import { type CardDefinition, newGame } from '../../../machines/index.ts';

const plains: CardDefinition = {
  name: 'Plains',
  types: ['land'],
  supertypes: ['basic'],
  subtypes: ['Plains'],
};

const begin = (...more: readonly CardDefinition[]) =>
  newGame({
    seed: 'setup',
    players: [
      { name: 'Ada', deck: [plains, ...more] },
      { name: 'Bo', deck: [plains] },
    ],
  });

/** A card as it comes out of a file: of whatever shape. */
const read = (json: object): CardDefinition => JSON.parse(JSON.stringify(json));

describe('the cards that a game is made with', () => {
  test('100.2: every card of the registry can be played with', () => {
    expect(() =>
      begin(
        ...Object.values(cards).filter(
          ({ name, types }) => name !== plains.name && !types.includes('dungeon'),
        ),
      ),
    ).not.toThrow();
  });

  test('101: what the engine doesn’t know is an error where the card is loaded, all of it at once', () => {
    const wrong = [
      read({
        name: 'Unheard Of',
        types: ['instant'],
        abilities: [{ kind: 'spell', effect: [{ do: 'obliterate', what: 'self' }, { do: 'draw' }] }],
      }),
      read({ name: 'Flyer', types: ['artifact'], abilities: [{ kind: 'keyword', keyword: 'flyign' }] }),
      read({
        name: 'Nameless',
        types: ['instant'],
        abilities: [
          {
            kind: 'spell',
            effect: [
              { do: 'untap', what: { named: 'it' } },
              { do: 'destroy', what: { target: 0 } },
            ],
          },
        ],
      }),
    ];
    const lines = (() => {
      try {
        begin(...wrong);
        return [];
      } catch (error) {
        return String(error).split('\n').slice(1);
      }
    })();
    expect(lines.map((line) => line.split(': ').slice(0, 2))).toEqual([
      ['Unheard Of', 'abilities[0].effect[0]'],
      ['Unheard Of', 'abilities[0].effect[1].count'],
      ['Flyer', 'abilities[0].keyword'],
      ['Nameless', 'abilities[0].effect[0].what'],
      ['Nameless', 'abilities[0].effect[1].what'],
    ]);
  });

  test('101: a card that is whole is taken', () => {
    const draw = read({
      name: 'Draw',
      types: ['instant'],
      abilities: [{ kind: 'spell', effect: [{ do: 'draw', count: 1 }] }],
    });
    expect(() => begin(draw)).not.toThrow();
  });
});

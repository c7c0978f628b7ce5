import { beforeAll, expect, test } from 'vitest';
import type { CardDefinition, Instruction } from '../../../machines/rules/state/vocabulary/index.ts';
import {
  bear,
  begin,
  card,
  creature,
  events,
  follow,
  happenedTypes,
  names,
  putEffectRulesTogether,
  reply,
} from './follow.ts';

beforeAll(putEffectRulesTogether);

const cards = (zone: 'library' | 'hand', owner: number, ...names: readonly string[]) =>
  names.map((name) => ({ card: card(name), owner, zone }));

test('121.2c: the active player makes all their draws first', () => {
  const game = follow([{ do: 'draw', count: 2, who: 'everyone', as: 'drawn' }], {
    placed: [...cards('library', 0, 'A', 'B', 'C'), ...cards('library', 1, 'D', 'E', 'F')],
    game: {},
  });
  expect(events(game, 'draw').map(({ player }) => player)).toEqual([0, 0, 1, 1]);
  expect(names(game, game.players[0]?.hand ?? [])).toEqual(['A', 'B']);
  expect(game.returned).toMatchObject({ named: { drawn: { amount: 4, players: [0, 1] } } });
});

test('121.4: drawing from an empty library is remembered', () => {
  const game = follow([{ do: 'draw', count: 1 }]);
  expect(game.players[0]?.drewFromEmpty).toBe(true);
});

test('701.9b: who discards chooses, in APNAP order, then all is discarded at once', () => {
  const game = begin([{ do: 'discard', count: 1, who: 'everyone' }], {
    placed: [...cards('hand', 0, 'A', 'B'), ...cards('hand', 1, 'C', 'D')],
  });
  expect(game.pending).toMatchObject({ kind: 'choose', player: 0, hidden: true, purpose: 'discard' });
  reply(game, [1]);
  expect(happenedTypes(game)).toEqual([]);
  expect(game.pending).toMatchObject({ player: 1 });
  reply(game, [0]);
  expect(new Set(events(game, 'discard').map(({ object }) => object))).toEqual(new Set([2, 3]));
  expect(new Set(game.happened.map(({ batch }) => batch)).size).toBe(1);
});

test('609.3: who has fewer cards discards as many as possible, without a question', () => {
  const game = follow([{ do: 'discard', count: 2, who: 'opponents' }], { placed: cards('hand', 1, 'C') });
  expect(game.players[1]?.hand).toEqual([]);
  expect(
    follow([{ do: 'discard', count: 'all', who: 'you' }], { placed: cards('hand', 0, 'A', 'B') }).players[0]
      ?.graveyard,
  ).toHaveLength(2);
});

test('701.9b: a discard at random asks nobody; one by another player asks that player', () => {
  const placed = cards('hand', 1, 'C', 'D', 'E');
  const game = follow([{ do: 'discard', count: 1, who: 'opponents', atRandom: true }], { placed });
  expect(game.players[1]?.hand).toHaveLength(2);
  const chosen = begin(
    [{ do: 'discard', count: 1, who: 'opponents', chosenBy: 'you', filter: { type: 'sorcery' } }],
    {
      placed,
    },
  );
  expect(chosen.pending).toMatchObject({ player: 0 });
});

test('701.17a: milling puts the top cards into the graveyard', () => {
  const game = follow([{ do: 'mill', count: 2, who: 'opponents', as: 'milled' }], {
    placed: cards('library', 1, 'A', 'B', 'C'),
  });
  expect(names(game, game.players[1]?.graveyard ?? [])).toEqual(['A', 'B']);
  expect(game.returned).toMatchObject({ named: { milled: { amount: 2 } } });
});

test('701.22a: scry puts cards on the bottom and the rest on top, in any order', () => {
  const game = follow([{ do: 'perform', action: 'scry', n: 3 }], {
    placed: cards('library', 0, 'A', 'B', 'C', 'D'),
    answers: [[[2, 0], [1]]],
  });
  expect(names(game, game.players[0]?.library ?? [])).toEqual(['C', 'A', 'D', 'B']);
  expect(happenedTypes(game)).toEqual(['reorder', 'perform']);
});

test('701.22b: to scry 0 is no event; with an empty library it is one (701.22d)', () => {
  expect(
    happenedTypes(follow([{ do: 'perform', action: 'scry', n: 0 }], { placed: cards('library', 0, 'A') })),
  ).toEqual([]);
  expect(happenedTypes(follow([{ do: 'perform', action: 'scry', n: 1 }]))).toContain('perform');
});

test('701.25a: surveil puts cards into the graveyard', () => {
  const game = follow([{ do: 'perform', action: 'surveil', n: 2, as: 'seen' }], {
    placed: cards('library', 0, 'A', 'B', 'C'),
    answers: [[[1], [0]]],
  });
  expect(names(game, game.players[0]?.library ?? [])).toEqual(['B', 'C']);
  expect(names(game, game.players[0]?.graveyard ?? [])).toEqual(['A']);
  expect(game.returned).toMatchObject({ named: { seen: { amount: 1 } } });
});

test('701.20e: looking shows cards to one player, revealing to all (701.20a)', () => {
  const placed = cards('library', 1, 'A', 'B');
  const looked = follow([{ do: 'look', at: { top: 1, of: 'opponents' } }], { placed });
  expect([looked.objects[1]?.revealedTo, looked.objects[2]?.revealedTo]).toEqual([[0], []]);
  const shown = follow([{ do: 'reveal', what: { top: 1, of: 'opponents' } }], { placed });
  expect(shown.objects[1]?.revealedTo).toEqual([0, 1]);
});

test('701.24a: shuffling gives the cards in a library new ids', () => {
  const game = follow([{ do: 'shuffle', who: 'you' }], { placed: cards('library', 0, 'A', 'B', 'C') });
  expect([...names(game, game.players[0]?.library ?? [])].sort()).toEqual(['A', 'B', 'C']);
  expect(game.players[0]?.library).not.toContain(1);
});

const forest = card('Forest', { types: ['land'], supertypes: ['basic'], subtypes: ['Forest'] });
const fetch = {
  do: 'search',
  for: { zone: 'library', type: 'land' },
  count: { min: 0, max: 1 },
  to: { zone: 'battlefield', tapped: true },
  as: 'found',
} as const;

test('701.23a: a player searches, finds, and shuffles', () => {
  const game = begin([fetch], {
    placed: [...cards('library', 0, 'A', 'B'), { card: forest, zone: 'library' }],
  });
  expect(game.pending).toMatchObject({ purpose: 'search', options: [{ object: 3 }], hidden: true, min: 0 });
  reply(game, [0]);
  const [land] = game.battlefield;
  expect(game.objects[land ?? -1]).toMatchObject({ definition: 'Forest', tapped: true, controller: 0 });
  expect(game.players[0]?.library).toHaveLength(2);
  expect(happenedTypes(game)).toEqual(['search', 'move', 'shuffle']);
  expect(game.returned).toMatchObject({ named: { found: { objects: [land], did: true } } });
});

test('701.23b: nobody has to find a card with a quality; with a quantity alone they do (701.23d)', () => {
  const placed = [
    { card: forest, zone: 'library' as const },
    { card: bear, zone: 'library' as const },
  ];
  const game = follow([fetch], { placed, answers: [[]] });
  expect(game.battlefield).toEqual([]);
  expect(happenedTypes(game)).toEqual(['search', 'shuffle']);
  const any = begin([{ ...fetch, for: { zone: 'library' }, count: { min: 1, max: 1 } }], { placed });
  expect(any.pending).toMatchObject({ min: 1, max: 1 });
});

test('701.24b: a card that is found and put on top is not shuffled away', () => {
  const game = follow(
    [
      {
        ...fetch,
        for: { zone: 'library', type: 'creature' },
        reveal: true,
        to: { zone: 'library', position: 'top' },
      },
    ],
    {
      placed: [
        ...cards('library', 0, 'A', 'B', 'C', 'D', 'E'),
        { card: creature('Wurm', 5, 5), zone: 'library' },
      ],
      answers: [[0]],
    },
  );
  expect(names(game, game.players[0]?.library ?? [])[0]).toBe('Wurm');
  expect(game.players[0]?.library).toHaveLength(6);
});

/** Searches a library of these and more for a creature, which goes there. */
const finding = (wurm: CardDefinition, more: Partial<Extract<Instruction, { do: 'search' }>>) =>
  follow([{ ...fetch, for: { zone: 'library', type: 'creature' }, ...more }], {
    placed: [...cards('library', 0, 'A', 'B', 'C', 'D', 'E'), { card: wurm, zone: 'library' }],
    answers: [[0]],
  });
const libraryOf = (game: ReturnType<typeof follow>) => names(game, game.players[0]?.library ?? []);

test('701.24b: on the bottom, or where nothing is shuffled', () => {
  const wurm = creature('Wurm', 5, 5);
  const bottom = finding(wurm, { to: { zone: 'library', position: 'bottom' } });
  expect(libraryOf(bottom)).toHaveLength(6);
  expect(libraryOf(bottom).at(-1)).toBe('Wurm');
  expect(happenedTypes(bottom)).toEqual(['search', 'shuffle', 'reorder']);
  const unshuffled = finding(wurm, { to: { zone: 'library', position: 'top' }, thenShuffle: false });
  expect(libraryOf(unshuffled)).toEqual(['Wurm', 'A', 'B', 'C', 'D', 'E']);
  expect(happenedTypes(unshuffled)).toEqual(['search', 'reorder']);
});

test('701.24a: a card that comes back to the library instead of going elsewhere is shuffled with the others', () => {
  const toGraveyard = { to: { zone: 'graveyard' } } as const;
  const returning = creature('Wurm', 5, 5, {
    abilities: [
      {
        kind: 'static',
        replaces: {
          event: { would: 'move', what: 'self', to: 'graveyard' },
          to: { zone: 'library', position: 'bottom' },
        },
      },
    ],
  });
  const back = finding(returning, toGraveyard);
  expect([...libraryOf(back)].sort()).toEqual(['A', 'B', 'C', 'D', 'E', 'Wurm']);
  expect(happenedTypes(back)).toEqual(['search', 'move', 'shuffle']);
  const gone = finding(creature('Wurm', 5, 5), toGraveyard);
  expect(names(gone, gone.players[0]?.graveyard ?? [])).toEqual(['Wurm']);
  expect(happenedTypes(gone)).toEqual(['search', 'move', 'shuffle']);
});

test('701.22c: each player who scries says what happens to their own cards, then all of it does', () => {
  const library = (owner: number, ...cards: readonly string[]) =>
    cards.map((name) => ({ card: card(name), owner, zone: 'library' as const }));
  const game = follow([{ do: 'perform', action: 'scry', n: 2, who: 'everyone' }], {
    placed: [...library(0, 'A', 'B', 'C'), ...library(1, 'D', 'E', 'F')],
    answers: [
      [[1, 0], []],
      [[1], [0]],
    ],
  });
  expect(game.players.map((player) => names(game, player.library))).toEqual([
    ['B', 'A', 'C'],
    ['E', 'F', 'D'],
  ]);
  expect(happenedTypes(game)).toEqual(['reorder', 'reorder', 'perform', 'perform']);
});

test('701.25a: what stays on top as a player surveils lies in the order they say', () => {
  const game = follow([{ do: 'perform', action: 'surveil', n: 3 }], {
    placed: ['A', 'B', 'C', 'D'].map((name) => ({ card: card(name), zone: 'library' })),
    answers: [[[2, 0], [1]]],
  });
  expect(names(game, game.players[0]?.library ?? [])).toEqual(['C', 'A', 'D']);
  expect(names(game, game.players[0]?.graveyard ?? [])).toEqual(['B']);
});

test('701.17a: to mill, look at or reveal no card is no event', () => {
  const none = (instruction: Instruction) => happenedTypes(follow([instruction]));
  expect(none({ do: 'mill', count: 0, who: 'everyone' })).toEqual([]);
  expect(none({ do: 'look', at: { top: 2, of: 'you' } })).toEqual([]);
  expect(none({ do: 'reveal', what: { top: 2, of: 'you' } })).toEqual([]);
});

test('121.6: cards that are exiled instead of drawn were not drawn', () => {
  const draw: Instruction = { do: 'draw', count: 2, as: 'drawn' };
  const instead: Instruction = {
    do: 'replace',
    replacement: {
      event: { would: 'draw', who: 'you' },
      instead: [{ do: 'exile', what: { top: 1, of: 'you' } }],
    },
    until: 'untilEndOfTurn',
  };
  const library = cards('library', 0, 'A', 'B', 'C');
  const drawn = follow([draw], { placed: library });
  expect(drawn.returned).toMatchObject({ named: { drawn: { amount: 2, players: [0] } } });
  const exiled = follow([instead, draw], { placed: library });
  expect(names(exiled, exiled.exile)).toEqual(['A', 'B']);
  expect(exiled.returned).toMatchObject({ named: { drawn: { objects: [], amount: 0 } } });
});

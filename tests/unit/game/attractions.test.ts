import { expect, test } from 'vitest';
import { type CardDefinition, createGame, type Game, newGame, viewFor } from '../../../machines/index.ts';
import { attractionDeck } from '../../../machines/rules/index.ts';

const plains: CardDefinition = {
  name: 'Plains',
  types: ['land'],
  supertypes: ['basic'],
  subtypes: ['Plains'],
};
const names = ['First', 'Second', 'Third', 'Fourth', 'Fifth', 'Sixth'];
const rides = names.map(
  (name): CardDefinition => ({
    name: `${name} Ride`,
    types: ['artifact'],
    subtypes: ['Attraction'],
    lights: [2, 6],
    abilities: [{ kind: 'keyword', keyword: 'visit', effect: [{ do: 'gainLife', amount: 1 }] }],
  }),
);
const setup = (seed: string) => ({
  seed,
  players: [
    { name: 'Ada', deck: Array.from({ length: 20 }, () => plains), command: rides },
    { name: 'Bo', deck: Array.from({ length: 20 }, () => plains) },
  ],
});

const orderOf = (game: Game): readonly string[] =>
  attractionDeck(game, 0).map((id) => game.objects[id]?.definition ?? '');

test('103.3a, 717.2: an Attraction deck is shuffled, and no player sees what is in it where', () => {
  const before = newGame(setup('one'));
  expect(orderOf(before)).toEqual(rides.map(({ name }) => name));
  const actor = createGame({ ...setup('one'), first: 0 });
  actor.start();
  const { game } = actor.getSnapshot().context;
  expect(orderOf(game)).not.toEqual(orderOf(before));
  expect([...orderOf(game)].sort()).toEqual([...orderOf(before)].sort());
  // Their ids are new, so that the ones before tell nothing.
  expect(attractionDeck(game, 0).filter((id) => before.command.includes(id))).toEqual([]);
  for (const viewer of [0, 1]) {
    const seen = viewFor(game, viewer);
    expect(seen.command.map((id) => seen.objects[id]?.definition)).toEqual(rides.map(() => '?'));
  }
});

test('108.2a, 717.2: an Attraction in a deck is refused with what to do', () => {
  const [ride] = rides;
  if (ride === undefined) throw new Error('there is no ride');
  const wrong = {
    ...setup('two'),
    players: [
      { name: 'Ada', deck: [plains, ride] },
      { name: 'Bo', deck: [plains] },
    ],
  };
  expect(() => newGame(wrong)).toThrow('Ada’s deck can’t hold the nontraditional card First Ride (108.2a)');
});

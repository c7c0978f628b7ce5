import { expect, test } from 'vitest';
import { cards, decks } from '../../../machines/cards/index.ts';
import { actorOf, gameMachine } from '../../../machines/game/machine.ts';
import { createGame } from '../../../machines/index.ts';
import { choice, sensiblePlayer } from '../../../machines/play/players/index.ts';
import { chartOf, fromActor, type GuardAnswer, traced } from '../../../machines/play/trace/index.ts';

const players = [sensiblePlayer(), sensiblePlayer()];

const leaves = (guard: GuardAnswer): readonly GuardAnswer[] => guard.of?.flatMap(leaves) ?? [guard];

/** A game between two sensible players, some decisions long. */
function played() {
  const [first, second] = decks;
  const actor = createGame({
    cards,
    seed: 'overheard',
    players: [
      { name: 'Alice', deck: first?.list ?? '' },
      { name: 'Bob', deck: second?.list ?? '' },
    ],
  });
  const source = fromActor(actor);
  actor.start();
  for (let decisions = 0; decisions < 60; decisions += 1) {
    const { game } = actor.getSnapshot().context;
    if (game.pending === null) break;
    actor.send(choice(game, game.pending, players));
    expect(actor.getSnapshot().context.failure).toBeNull();
  }
  return { actor, source };
}

test('the guards of a game that we make are overheard, from the first step on', () => {
  const { source } = played();
  const asked = source.records
    .flatMap(({ microsteps, asked: atTheEnd }) => [...microsteps.flatMap((step) => step.asked), ...atTheEnd])
    .flatMap(({ guard }) => leaves(guard))
    .filter(({ answer, operator }) => answer !== null && operator !== 'in');
  expect(asked.length).toBeGreaterThan(500);
  expect(asked.filter(({ again }) => again).map(({ name }) => name)).toEqual([]);
  expect(asked.some(({ verdict }) => verdict?.ok)).toBe(true);
});

test('a game goes on from a snapshot on the same chart, with guards that are overheard as well', () => {
  const { actor, source } = played();
  const other = actorOf(actor.getSnapshot().context.game, 'copy', actor.getPersistedSnapshot());
  const goesOn = fromActor(other);
  other.start();
  expect(goesOn.chart()).toBe(source.chart());
  const { game } = other.getSnapshot().context;
  if (game.pending === null) throw new Error('Nothing is to be decided.');
  other.send(choice(game, game.pending, players));
  const asked = goesOn.records.at(-1)?.microsteps.flatMap((step) => step.asked) ?? [];
  expect(asked.length).toBeGreaterThan(0);
  expect(asked.flatMap(({ guard }) => leaves(guard)).filter(({ again }) => again)).toEqual([]);
});

test('a game that is played in place is not overheard, on the same chart', () => {
  expect(traced(gameMachine('copy'))).toBe(gameMachine('copy'));
  expect(traced(gameMachine('direct'))).not.toBe(gameMachine('direct'));
  expect(chartOf(gameMachine('direct'))).toEqual(chartOf(gameMachine('copy')));
});

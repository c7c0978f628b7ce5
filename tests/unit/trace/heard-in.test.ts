import { describe, expect, it } from 'vitest';
import { createActor, createMachine } from 'xstate';
import { cards, decks } from '../../../machines/cards/index.ts';
import { createGame, playGame, randomPlayer, sensiblePlayer } from '../../../machines/index.ts';
import { fromActor, heardIn } from '../../../machines/play/trace/index.ts';

describe('what is heard below the chart', () => {
  const actor = createGame({
    cards,
    players: decks.slice(0, 2).map(({ list, name }) => ({ name, deck: list })),
    seed: 'one',
  });
  const source = fromActor(actor);
  actor.start();
  playGame(actor, [sensiblePlayer(), randomPlayer('two')]);
  const { records } = source;

  it('belong to the microsteps in which they were taken', () => {
    const start = records.find(({ microsteps }) =>
      microsteps.some(({ entered }) => entered.some((id) => id.endsWith('cleaningUp.following'))),
    );
    if (start === undefined) throw new Error('No turn has ended.');
    const at = start.microsteps.findIndex(({ entered }) =>
      entered.some((id) => id.endsWith('cleaningUp.following')),
    );
    const taken = heardIn(source, start.index).map(({ steps }) => steps);
    expect(taken).toHaveLength(start.microsteps.length);
    expect(taken[at]?.[0]).toMatchObject({ procedure: 'cleanupStep', depth: 0 });
    expect(taken.flat().filter(({ procedure }) => procedure === 'cleanupStep').length).toBe(
      taken[at]?.filter(({ procedure }) => procedure === 'cleanupStep').length,
    );
  });

  it('are those of a game that went the same way: playing again changes nothing', () => {
    const before = JSON.stringify(source.snapshotAt?.(records.length - 1));
    const all = records.map(({ index }) => heardIn(source, index).flatMap(({ steps }) => steps).length);
    expect(all.filter((count) => count > 0).length).toBeGreaterThan(records.length / 3);
    expect(JSON.stringify(source.snapshotAt?.(records.length - 1))).toBe(before);
    expect(source.records).toHaveLength(all.length);
  });

  it('are kept: the same macrostep gives the same list', () => {
    expect(heardIn(source, 3)).toBe(heardIn(source, 3));
  });

  it('are none in a machine without procedures, and past the end', () => {
    const other = fromActor(createActor(createMachine({ initial: 'a', states: { a: {} } })).start());
    expect(heardIn(other, 0)).toEqual([]);
    expect(heardIn(other, 9)).toEqual([]);
  });
});

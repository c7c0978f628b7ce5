import { describe, expect, it } from 'vitest';
import type { Frame } from '../../../machines/rules/state/frame.ts';
import type { Game } from '../../../machines/rules/state/game.ts';
import { emptyGame, placeCard } from '../../../machines/rules/state/new-game.ts';
import { newObject } from '../../../machines/rules/state/new-object.ts';
import { random } from '../../../machines/rules/state/random.ts';
import {
  close,
  dropCheckpoint,
  keepCheckpoint,
  open,
  restoreCheckpoint,
  type WritingMode,
  write,
} from '../../../machines/rules/state/write.ts';

const modes: readonly WritingMode[] = ['copy', 'direct'];
const definitions = { Bear: { name: 'Bear', types: ['creature'] } } as const;
const atRest = (): Game => emptyGame({ seed: 'write', players: ['Ada', 'Bo'], definitions });

/** A game at rest with two Bears on the battlefield. */
function withBears(): Game {
  const game = open(atRest(), 'copy');
  placeCard(game, 'Bear', 'battlefield', 0);
  placeCard(game, 'Bear', 'battlefield', 1);
  return close(game);
}

const frame = (procedure: string): Frame => ({
  procedure,
  step: 'begin',
  memory: {},
  answer: null,
  happened: [],
  returned: null,
  causes: [],
  stops: false,
});

describe('a game at rest', () => {
  it('isn’t written', () => {
    expect(() => write(atRest())).toThrow('at rest');
    const game = open(atRest(), 'copy');
    write(game).root.decisions = 1;
    close(game);
    expect(() => write(game)).toThrow('at rest');
    expect(() => write(open(game, 'copy'))).not.toThrow();
  });

  it('stays as it was while a copy of it is written', () => {
    const before = withBears();
    const was = structuredClone(before);
    const game = open(before, 'copy');
    const writer = write(game);
    writer.object(0).tapped = true;
    writer.player(1).life = 3;
    writer.turn().number = 9;
    writer.nextTimestamp();
    writer.setZone('hand', 0, [1]);
    writer.setZone('battlefield', 0, [0]);
    writer.pushFrame(frame('some'));
    writer.forgetObject(1);
    writer.changed();
    expect(before).toEqual(was);
    expect(game.objects[0]?.tapped).toBe(true);
    expect(game.objects[1]).toBeNull();
    expect(game.players.map(({ life }) => life)).toEqual([20, 3]);
    expect([game.players[0]?.hand, game.battlefield]).toEqual([[1], [0]]);
    expect([game.turn.number, game.frames.length, game.changes]).toEqual([9, 1, before.changes + 1]);
    // What wasn’t written is the same still.
    expect(game.definitions).toBe(before.definitions);
    const again = open(close(game), 'copy');
    write(again).player(0).life = 1;
    expect(again.players[1]).toBe(game.players[1]);
  });

  it('is written itself where nothing is copied, and stays open', () => {
    const before = withBears();
    const [bear] = before.objects;
    const game = open(before, 'direct');
    expect(game).toBe(before);
    write(game).object(0).tapped = true;
    expect(before.objects[0]).toBe(bear);
    expect(bear?.tapped).toBe(true);
    expect(() => write(close(game))).not.toThrow();
  });
});

describe.each(modes)('a writer (%s)', (mode) => {
  const opened = (): Game => open(withBears(), mode);

  it('copies a part no more than once', () => {
    const game = opened();
    const writer = write(game);
    expect(writer.object(0)).toBe(writer.object(0));
    expect(writer.player(0)).toBe(writer.player(0));
    expect(writer.turn()).toBe(writer.turn());
    expect(writer.object(0)).toBe(game.objects[0]);
    expect(writer.player(1)).toBe(game.players[1]);
  });

  it('refuses what isn’t there', () => {
    const writer = write(opened());
    expect(() => writer.player(2)).toThrow('There is no player 2.');
    expect(() => writer.object(2)).toThrow('There is no object 2.');
    writer.forgetObject(1);
    expect(() => writer.object(1)).toThrow('There is no object 1.');
    expect(() => writer.combat()).toThrow('There is no combat phase now.');
    expect(() => writer.frame()).toThrow('there is no frame');
  });

  it('adds objects under the next id only', () => {
    const game = opened();
    const bear = (id: number) =>
      newObject({
        id,
        kind: 'card',
        definition: 'Bear',
        card: 9,
        owner: 0,
        controller: 0,
        zone: 'hand',
        timestamp: 9,
        turn: 0,
      });
    expect(() => {
      write(game).addObject(bear(3));
    }).toThrow("The next object's id is 2, not 3.");
    write(game).addObject(bear(2));
    expect(game.objects).toHaveLength(3);
  });

  it('writes the top frame', () => {
    const game = opened();
    write(game).pushFrame(frame('outer'));
    write(game).pushFrame(frame('inner'));
    write(game).frame().step = 'next';
    expect(game.frames.map(({ procedure, step }) => `${procedure} ${step}`)).toEqual([
      'outer begin',
      'inner next',
    ]);
    write(game).popFrame();
    expect(game.frames.map(({ procedure }) => procedure)).toEqual(['outer']);
  });

  it('gives out each number once', () => {
    const writer = write(opened());
    const { nextBatch, nextCard, nextEvent, nextId, nextTimestamp } = writer;
    for (const next of [nextBatch, nextCard, nextEvent, nextId, nextTimestamp])
      expect(next() + 1).toBe(next());
  });
});

describe.each(modes)('733.1: a state to go back to (%s)', (mode) => {
  it('is as it was, but for chance and for the numbers given out', () => {
    const game = open(withBears(), mode);
    const { changes } = game;
    keepCheckpoint(game);
    write(game).player(0).life = 5;
    write(game).object(0).tapped = true;
    write(game).root.decisions = 3;
    const id = write(game).nextId();
    random(game, 6);
    const chance = game.random;
    restoreCheckpoint(game);
    expect(game.players[0]?.life).toBe(20);
    expect(game.objects[0]?.tapped).toBe(false);
    expect(game.decisions).toBe(3);
    expect(game.random).toEqual(chance);
    expect(write(game).nextId()).toBe(id + 1);
    expect(game.checkpoints).toEqual([]);
    expect(game.changes).toBe(changes + 1);
    expect(() => {
      restoreCheckpoint(game);
    }).toThrow('There is no checkpoint to go back to.');
  });

  it('is one within another: the innermost is gone back to, or let go', () => {
    const game = open(withBears(), mode);
    const lifeNow = () => game.players[0]?.life;
    const setLife = (life: number) => {
      write(game).player(0).life = life;
    };
    keepCheckpoint(game);
    setLife(15);
    keepCheckpoint(game);
    setLife(10);
    restoreCheckpoint(game);
    expect(lifeNow()).toBe(15);
    setLife(14);
    keepCheckpoint(game);
    setLife(9);
    dropCheckpoint(game);
    expect([lifeNow(), game.checkpoints.length]).toEqual([9, 1]);
    setLife(8);
    restoreCheckpoint(game);
    expect([lifeNow(), game.checkpoints.length]).toEqual([20, 0]);
    setLife(7);
    expect(lifeNow()).toBe(7);
  });

  it('is let go once what was begun is done', () => {
    const game = open(withBears(), mode);
    keepCheckpoint(game);
    write(game).player(0).life = 5;
    dropCheckpoint(game);
    expect([game.players[0]?.life, game.checkpoints]).toEqual([5, []]);
    write(game).player(0).life = 4;
    expect(game.players[0]?.life).toBe(4);
  });
});

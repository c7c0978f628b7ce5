import { describe, expect, test } from 'vitest';
import { characteristics } from '../../../machines/rules/characteristics/index.ts';
import { apply } from '../../../machines/rules/events/apply.ts';
import { changedTime } from '../../../machines/rules/events/day-and-night.ts';
import { combatMatters } from '../../../machines/rules/events/what-events-change.ts';
import type { GameEvent } from '../../../machines/rules/state/event.ts';
import type { Game, Turn } from '../../../machines/rules/state/game.ts';
import type { Filter } from '../../../machines/rules/state/vocabulary/index.ts';
import { gameEventWord } from '../../../machines/rules/state/word-table.ts';
import { write } from '../../../machines/rules/state/write.ts';
import { card, creature, plus, smallGame, statement } from '../support/small-game.ts';

describe('500.1, 502: as a turn begins', () => {
  const begun = (so: (game: Game) => void = () => {}, player = 1) => {
    const { game } = smallGame([{ card: creature('Bear', 2, 2) }]);
    so(game);
    apply(game, { type: 'beginTurn', player, number: 6 }, new Map());
    return game;
  };
  test('500.1: it is another player’s, and what was counted for the last one is over', () => {
    const { players, turn } = begun((game) => {
      Object.assign(write(game).turn(), {
        phase: 'ending',
        step: 'end',
        facts: { lifeGained: [3, 0] },
        attacked: [0],
        damage: [{ source: 0, to: 0 }],
      });
      for (const id of [0, 1]) write(game).player(id).landsPlayed = 1;
    });
    expect(turn).toMatchObject({
      number: 6,
      active: 1,
      of: 1,
      phase: null,
      step: null,
      facts: {},
      attacked: [],
    });
    expect(turn.damage).toBeUndefined();
    expect(players.map(({ landsPlayed }) => landsPlayed)).toEqual([0, 0]);
    expect(players.map(({ lastTurn, turnsTaken }) => [turnsTaken, lastTurn])).toEqual([
      [0, 0],
      [1, 6],
    ]);
  });
  test('723.1: who was to control the player does, for this turn alone', () => {
    const { players } = begun((game) => {
      write(game).player(0).controlledBy = 1;
      write(game).player(1).controlledNextTurnBy = 0;
    });
    expect(
      players.map(({ controlledBy, controlledNextTurnBy }) => [controlledBy, controlledNextTurnBy]),
    ).toEqual([
      [null, null],
      [0, null],
    ]);
  });
});

describe('731.2: day and night', () => {
  const time = (timeOfDay: 'day' | 'night' | undefined, castInLastTurn: number | undefined) => {
    const { game } = smallGame([{ card: creature('Bear', 2, 2) }]);
    const turn: Turn = { ...game.turn, ...(castInLastTurn !== undefined && { castInLastTurn }) };
    return changedTime({ ...game, turn, ...(timeOfDay && { timeOfDay }) }).map((event) =>
      event.type === 'becomeTime' ? event.time : event.type,
    );
  };
  test('731.2a: it becomes night after a turn without a spell, day after one with two', () => {
    expect([0, 1, 2].map((cast) => time('day', cast))).toEqual([['night'], [], []]);
    expect([0, 1, 2, 3].map((cast) => time('night', cast))).toEqual([[], [], ['day'], ['day']]);
    expect(time(undefined, 0)).toEqual([]);
    expect(time('day', undefined)).toEqual([]);
  });
});

describe('608.2i: what texts ask about is known at once', () => {
  /** Creatures like this get +1/+1. */
  const getting = (like: Filter) =>
    smallGame([
      { card: creature('Bear', 2, 2) },
      { card: creature('Ox', 2, 2), owner: 1 },
      { card: card('Law', ['enchantment'], [statement({ affects: { all: like }, changes: [plus(1, 1)] })]) },
    ]);
  const sizes = (like: Filter, ...events: readonly GameEvent[]) => {
    const { game, id } = getting(like);
    const powers = () => [id('Bear'), id('Ox')].map((one) => characteristics(game, one).power);
    expect(powers()).toEqual([2, 2]);
    for (const event of events) gameEventWord(event).keep?.(game, event);
    return powers();
  };
  const damage = (source: number, to: number): GameEvent => ({
    type: 'damage',
    source,
    to: { object: to },
    amount: 1,
    combat: true,
    preventable: true,
  });
  test('120.6: that it was dealt damage this turn', () => {
    expect(sizes({ damaged: true, type: 'creature' }, damage(0, 1))).toEqual([2, 3]);
    expect(sizes({ damagedThisTurnBy: { all: { name: 'Bear' } } }, damage(0, 1), damage(1, 0))).toEqual([
      2, 3,
    ]);
  });
  test('509: that it blocked, or was blocked', () => {
    const block: GameEvent = { type: 'block', player: 1, blockers: [{ object: 1, attackers: [0] }] };
    const blocked: GameEvent = { type: 'becomeBlocked', object: 0, by: [1] };
    expect(sizes({ didThisTurn: ['blocked'] }, block, block, blocked)).toEqual([2, 3]);
    expect(sizes({ didThisTurn: ['wasBlocked'] }, block, blocked, blocked)).toEqual([3, 2]);
  });
  test('506: whether any text asks who fights', () => {
    const matters = (like: Filter) => combatMatters(getting(like).game);
    expect([matters({ attacking: true }), matters({ blocked: true }), matters({ tapped: true })]).toEqual([
      true,
      true,
      false,
    ]);
  });
});

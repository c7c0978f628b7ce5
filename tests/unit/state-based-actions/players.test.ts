import { describe, expect, test } from 'vitest';
import { check, creature, table } from './small-table.ts';

const statusOf = (seat: Parameters<typeof table>[0][number]) => {
  const game = table([{}, seat, {}]);
  check(game);
  return { status: game.players[1]?.status, rule: game.players[1]?.outcomeRule };
};

describe('players lose', () => {
  test('704.5a: at 0 life; at 1 not', () => {
    expect(statusOf({ life: 0 })).toEqual({ status: 'lost', rule: '704.5a' });
    expect(statusOf({ life: 1 })).toEqual({ status: 'playing', rule: null });
  });

  test('704.5b: having had to draw from an empty library; an empty library alone is nothing', () => {
    expect(statusOf({ drewFromEmpty: true })).toEqual({ status: 'lost', rule: '704.5b' });
    expect(statusOf({ library: [] })).toEqual({ status: 'playing', rule: null });
  });

  test('704.5b: the attempt is forgotten once it was checked', () => {
    const angel = creature('Angel Who Forbids', 5, 5, {
      abilities: [{ kind: 'static', players: 'you', rules: [{ rule: 'cantLose' }] }],
    });
    const game = table([{ drewFromEmpty: true, battlefield: [angel] }, {}]);
    expect(check(game)).toBe(false);
    expect(game.players[0]?.status).toBe('playing');
    expect(game.players[0]?.drewFromEmpty).toBe(false);
  });

  test('704.5c: with ten poison counters; with nine not', () => {
    expect(statusOf({ counters: { poison: 10 } })).toEqual({ status: 'lost', rule: '704.5c' });
    expect(statusOf({ counters: { poison: 9 } })).toEqual({ status: 'playing', rule: null });
  });

  test('704.6c: dealt 21 combat damage by one commander; 20 and 20 by two are not', () => {
    expect(statusOf({ commanderDamage: { 7: 21 } })).toEqual({ status: 'lost', rule: '704.6c' });
    expect(statusOf({ commanderDamage: { 7: 20, 8: 20 } })).toEqual({ status: 'playing', rule: null });
  });

  test('704.7: losing for two reasons is losing once', () => {
    const game = table([{}, { life: 0, drewFromEmpty: true }, {}]);
    check(game);
    expect(game.happened.filter(({ event }) => event.type === 'lose')).toHaveLength(1);
  });

  test('104.4a: all who are left lose at once: a draw; one alone loses: the other wins', () => {
    const draw = table([{ life: 0 }, { life: -3 }]);
    check(draw);
    expect(draw.over).toEqual({ winners: [], rule: '104.4a' });
    const won = table([{ life: 0 }, { life: 1 }]);
    check(won);
    expect(won.over).toEqual({ winners: [1], rule: '104.2a' });
  });
});

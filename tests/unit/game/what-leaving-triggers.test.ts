import { describe, expect, test } from 'vitest';
import { concede } from '../../../machines/game/leaving.ts';
import type { Ability, CardDefinition, Game, PlayerId } from '../../../machines/rules/index.ts';
import { check, creature, idOf, occur, table } from '../state-based-actions/small-table.ts';

const gains = [{ do: 'gainLife', amount: 1, who: 'you' }] as const;
const whenItLeaves: Ability = {
  kind: 'triggered',
  when: [{ on: 'leaves', object: { type: 'creature' } }],
  effect: gains,
};
const whenItDies: Ability = {
  kind: 'triggered',
  when: [
    { on: 'dies', object: { type: 'creature' } },
    { on: 'leaves', object: { type: 'creature' }, to: 'graveyard' },
  ],
  effect: gains,
};
const whenSomeoneLoses: Ability = {
  kind: 'triggered',
  when: [{ on: 'losesGame', who: 'opponents' }],
  effect: gains,
};

const watcher = (...abilities: readonly Ability[]): CardDefinition => ({
  name: 'Watcher',
  types: ['enchantment'],
  abilities,
});

const threeSeats = (ability: Ability): Game =>
  table([
    { battlefield: [watcher(ability)] },
    { battlefield: [creature('Bear', 2, 2)], library: [creature('Card', 1, 1)] },
    {},
  ]);

const waiting = (game: Game) => game.waiting.map(({ controller }) => controller);

describe('603.6c: a permanent leaves the battlefield as its owner leaves the game', () => {
  test('603.6c: which triggers what looks for it', () => {
    const game = threeSeats(whenItLeaves);
    concede(game, 1);
    expect(waiting(game)).toEqual([0]);
    expect(game.waiting[0]?.facts.object).toBe(1);
  });

  test('603.6c: not what looks for it going to a graveyard, nor if another player leaves', () => {
    const dies = threeSeats(whenItDies);
    concede(dies, 1);
    expect(waiting(dies)).toEqual([]);
    const other = threeSeats(whenItLeaves);
    concede(other, 2);
    expect(waiting(other)).toEqual([]);
  });

  test('603.6c: not if it is phased out', () => {
    const game = table([
      { battlefield: [watcher(whenItLeaves)] },
      { battlefield: [{ is: creature('Bear', 2, 2), with: { phasedOut: true } }] },
      {},
    ]);
    concede(game, 1);
    expect(waiting(game)).toEqual([]);
  });

  test('603.6c: nor as a token ceases to exist in a graveyard, which is no permanent', () => {
    const game = table([
      {
        battlefield: [watcher(whenItLeaves)],
        graveyard: [{ is: creature('Token', 1, 1), with: { kind: 'token' } }],
      },
      {},
    ]);
    check(game);
    expect(game.objects[1]?.left).not.toBeNull();
    expect(waiting(game)).toEqual([]);
  });
});

describe('603.9: a player loses the game', () => {
  const left = (how: 'concedes' | 'loses' | 'nothing', player: PlayerId) => {
    const game = threeSeats(whenSomeoneLoses);
    if (how === 'concedes') concede(game, player);
    if (how === 'loses') occur(game, { type: 'lose', player, rule: '104.3e' });
    return waiting(game);
  };

  test('603.9: also by conceding', () => {
    expect(left('concedes', 1)).toEqual([0]);
    expect(left('loses', 1)).toEqual([0]);
    expect(left('nothing', 1)).toEqual([]);
  });

  test('603.9: once, for one who loses and then leaves', () => {
    const game = threeSeats(whenSomeoneLoses);
    occur(game, { type: 'lose', player: 1, rule: '104.3e' });
    check(game);
    expect(game.players[1]?.left).toBe(true);
    expect(waiting(game)).toEqual([0]);
  });
});

describe('903.10a: combat damage by a commander', () => {
  const dealt = (more: {
    combat?: boolean;
    source?: string;
    amount?: number;
    to?: 'player' | 'creature';
  }) => {
    const game = table([
      { battlefield: [creature('General', 7, 7), creature('Soldier', 7, 7)], commanders: [0] },
      { battlefield: [creature('Wall', 0, 30)], life: 100 },
    ]);
    const to = more.to === 'creature' ? { object: idOf(game, 'Wall') } : { player: 1 };
    for (let times = 0; times < 3; times++)
      occur(game, {
        type: 'damage',
        source: idOf(game, more.source ?? 'General'),
        to,
        amount: more.amount ?? 7,
        combat: more.combat ?? true,
        preventable: true,
      });
    check(game);
    return game.players[1];
  };

  test('903.10a: counts over the whole game, by commander; 21 lose it', () => {
    expect(dealt({})).toMatchObject({ commanderDamage: { 0: 21 }, status: 'lost', outcomeRule: '704.6c' });
    expect(dealt({ amount: 6 })).toMatchObject({ commanderDamage: { 0: 18 }, status: 'playing' });
  });

  test('903.10a: other damage and other creatures don’t count', () => {
    expect(dealt({ combat: false })?.commanderDamage).toBeUndefined();
    expect(dealt({ source: 'Soldier' })?.commanderDamage).toBeUndefined();
    expect(dealt({ to: 'creature' })?.commanderDamage).toBeUndefined();
  });
});

import { describe, expect, test } from 'vitest';
import type { Ability, CardDefinition, CardType } from '../../../machines/rules/index.ts';
import { target } from './played-seats.ts';
import { activate, cast, choose, find, gameOf, life, passUntil, resolve, table } from './played-table.ts';

describe('what is replaced or lasts', () => {
  const guard = (
    abilities: readonly Ability[],
    types: readonly CardType[] = ['creature'],
  ): CardDefinition => ({
    name: 'Guard',
    types,
    power: 0,
    toughness: 9,
    abilities,
  });
  const redirecting: Ability = {
    kind: 'static',
    replaces: { event: { would: 'dealDamage', toPlayer: 'you' }, redirectTo: 'self' },
  };

  test('614.9: damage is redirected to what can be dealt damage', () => {
    const bolted = (abilities: readonly Ability[], types: readonly CardType[]) => {
      const actor = table([
        { hand: ['Lightning Bolt'], battlefield: ['Mountain'] },
        { battlefield: [guard(abilities, types)] },
      ]);
      cast(actor, 'Lightning Bolt');
      choose(actor, { player: 1 });
      resolve(actor);
      return [life(actor, 1), gameOf(actor).objects[find(actor, 'Guard')]?.damage];
    };
    expect(bolted([redirecting], ['creature'])).toEqual([20, 3]);
    expect(bolted([], ['creature'])).toEqual([17, 0]);
    expect(bolted([redirecting], ['enchantment'])).toEqual([17, 0]);
  });

  test('500.5: unspent mana stays in the pool of a player for whom it doesn’t empty', () => {
    const pool = (abilities: readonly Ability[]) => {
      const actor = table([{ battlefield: ['Sol Ring', guard(abilities)] }, {}]);
      activate(actor, 'Sol Ring');
      passUntil(actor, ({ turn }) => turn.step === 'end');
      return gameOf(actor).players[0]?.pool.length;
    };
    expect(pool([{ kind: 'static', players: 'you', rules: [{ rule: 'manaLasts' }] }])).toBe(2);
    expect(pool([{ kind: 'static', players: 'opponents', rules: [{ rule: 'manaLasts' }] }])).toBe(0);
    expect(pool([])).toBe(0);
  });
});

describe('723: controlling another player', () => {
  const slaver: CardDefinition = {
    name: 'Slaver',
    types: ['artifact'],
    abilities: [
      {
        kind: 'activated',
        cost: [{ pay: 'tap' }],
        targets: [{ players: 'opponent' }],
        effect: [{ do: 'controlPlayer', who: { target: 0 }, by: 'you' }],
      },
    ],
  };
  const turnOf = (controlled: boolean) => {
    const actor = table([
      { battlefield: [slaver] },
      { battlefield: ['Mountain', 'Grizzly Bears'], hand: ['Lightning Bolt'] },
    ]);
    if (controlled) {
      activate(actor, 'Slaver');
      target(actor, { player: 1 });
      resolve(actor);
    }
    passUntil(
      actor,
      ({ turn, pending }) => turn.active === 1 && turn.phase === 'precombatMain' && pending?.player === 1,
    );
    return actor;
  };

  test('723.5: who controls a player makes their choices, with what is theirs', () => {
    const actor = turnOf(true);
    expect(gameOf(actor).pending).toMatchObject({ kind: 'priority', player: 1, decider: 0 });
    cast(actor, 'Lightning Bolt', undefined, 1);
    expect(gameOf(actor).pending).toMatchObject({ kind: 'choose', player: 1, decider: 0 });
    choose(actor, { player: 1 });
    resolve(actor);
    expect([life(actor, 1), gameOf(actor).players[1]?.graveyard.length]).toEqual([17, 1]);
    // 723.1: for that turn alone.
    passUntil(actor, ({ turn }) => turn.active === 0 && turn.step === 'upkeep');
    expect(gameOf(actor).players[1]).toMatchObject({ controlledBy: null, controlledNextTurnBy: null });
  });

  test('723.5: without that they decide for themselves', () => {
    expect(gameOf(turnOf(false)).pending).toMatchObject({ kind: 'priority', player: 1, decider: 1 });
  });
});

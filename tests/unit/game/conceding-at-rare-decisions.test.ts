import { expect, test } from 'vitest';
import { type CardDefinition, decisionOf, type GameActor, type PlayerId } from '../../../machines/index.ts';
import { faultsIn } from '../../games/checks.ts';
import { act, answer, bear, find, gameOf, pass, playing, table } from '../charts/table.ts';
import { cast, creature, enchantment, instant, lands, lives } from '../rules/cards.ts';

function concede(actor: GameActor, player: PlayerId): void {
  act(actor, { type: 'player.concede', player });
  expect(gameOf(actor).players[player]?.left).toBe(true);
  expect(gameOf(actor).over).toBeNull();
  expect(faultsIn(gameOf(actor))).toEqual([]);
}
const everyonePasses = (actor: GameActor) => {
  for (let times = 0; times < 3 && gameOf(actor).pending?.kind === 'priority'; times++) pass(actor);
};

/** Player 0 has chosen the others as targets and divides. */
function dividing(): GameActor {
  const split = instant('Split', [{ do: 'dealDamage', amount: 'divided', toPlayers: { target: 0 } }], {
    targets: [{ players: 'opponent', count: { min: 2, max: 2 }, divide: 5 }],
  });
  const actor = playing(table('upkeep', [{ battlefield: lands(1), hand: [split] }, {}, {}]));
  cast(actor, split);
  expect(decisionOf(gameOf(actor))).toMatchObject({ kind: 'divide', player: 0, amount: 5 });
  return actor;
}

test('800.4a: who divides concedes: the spell is gone, and nobody is dealt damage', () => {
  const actor = dividing();
  concede(actor, 0);
  expect(decisionOf(gameOf(actor))).toMatchObject({ kind: 'priority', player: 1 });
  everyonePasses(actor);
  expect([gameOf(actor).stack, lives(gameOf(actor)).slice(1)]).toEqual([[], [20, 20]]);
});

test('800.4a: another concedes while a player divides: that player divides on, and the other target is dealt its share', () => {
  const actor = dividing();
  concede(actor, 1);
  expect(decisionOf(gameOf(actor))).toMatchObject({ kind: 'divide', player: 0, amount: 5 });
  answer(actor, [1, 4]);
  expect(gameOf(actor).stack).toHaveLength(1);
  everyonePasses(actor);
  expect(gameOf(actor).stack).toEqual([]);
  expect(lives(gameOf(actor))[2]).toBe(16);
});

/** All gain 3 life, and player 1, and player 2 if said so, has to choose between two effects. */
function replacing(): GameActor {
  const doubling = enchantment('Doubling', {
    kind: 'static',
    replaces: {
      event: { would: 'gainLife', who: 'everyone' },
      amount: { number: 'times', of: [2, { number: 'eventAmount' }] },
    },
  });
  const more = enchantment('More', {
    kind: 'static',
    replaces: {
      event: { would: 'gainLife', who: 'everyone' },
      amount: { number: 'plus', of: [1, { number: 'eventAmount' }] },
    },
  });
  const blessing = instant('Blessing', [{ do: 'gainLife', amount: 3, who: 'opponents' }]);
  const actor = playing(
    table('upkeep', [
      { battlefield: lands(1), hand: [blessing] },
      { battlefield: [doubling] },
      { battlefield: [more, doubling] },
    ]),
  );
  cast(actor, blessing);
  everyonePasses(actor);
  expect(decisionOf(gameOf(actor))).toMatchObject({ kind: 'replacement', player: 1, options: { length: 3 } });
  return actor;
}

test('800.4a: who chooses what applies first concedes: what would have happened to them doesn’t; the next chooses on', () => {
  const actor = replacing();
  concede(actor, 1);
  expect(decisionOf(gameOf(actor))).toMatchObject({ kind: 'replacement', player: 2, options: { length: 2 } });
  const options = decisionOf(gameOf(actor));
  if (options?.kind !== 'replacement') throw new Error('Nothing is chosen.');
  answer(
    actor,
    options.options.findIndex(({ object }) => gameOf(actor).objects[object]?.definition === 'Doubling'),
  );
  expect(decisionOf(gameOf(actor))).toMatchObject({ kind: 'priority' });
  expect(lives(gameOf(actor))).toEqual([20, 20, 27]);
});

test('800.4a: another concedes: only the effects that are left are offered, or nothing where one is left', () => {
  const actor = replacing();
  concede(actor, 2);
  // One effect is left, so that there is nothing to choose: 3 is doubled.
  expect(decisionOf(gameOf(actor))).toMatchObject({ kind: 'priority' });
  expect(lives(gameOf(actor)).slice(0, 2)).toEqual([20, 26]);
});

/** Player 0 has given up an attack on player 1 that has to be paid for, with one mana ability activated. */
function reversing(): GameActor {
  const tax = enchantment('Tax', {
    kind: 'static',
    affects: { all: { type: 'creature' } },
    rules: [{ rule: 'costToAttack', cost: '{2}', whom: 'you' }],
  });
  const actor = playing(
    table('beginningOfCombat', [
      { battlefield: [bear, ...lands(2)] },
      { battlefield: [tax, creature('Guard', 2, 2)] },
      {},
    ]),
  );
  everyonePasses(actor);
  const attacker = find(gameOf(actor), bear.name, 'battlefield');
  answer(actor, [{ object: attacker, defender: { player: 1 } }]);
  expect(decisionOf(gameOf(actor))).toMatchObject({ kind: 'payment', player: 0 });
  const land = find(gameOf(actor), 'Plains', 'battlefield');
  act(actor, { type: 'ability.activate', player: 0, object: land, ability: 'rule:305.6#Plains' });
  act(actor, { type: 'action.cancel', player: 0 });
  expect(decisionOf(gameOf(actor))).toMatchObject({ kind: 'reverseMana', player: 0 });
  return actor;
}

test('800.4a, j: who reverses mana abilities concedes: nobody attacks, and the turn goes on', () => {
  const actor = reversing();
  concede(actor, 0);
  expect(gameOf(actor).turn.active).toBeNull();
  expect(gameOf(actor).combat?.attackers ?? []).toEqual([]);
  expect(decisionOf(gameOf(actor))).toMatchObject({ kind: 'priority', player: 1 });
  expect(lives(gameOf(actor)).slice(1)).toEqual([20, 20]);
});

test('800.4a, 733.1: another concedes: the mana is kept or reversed, and who is left is attacked', () => {
  for (const reversed of [[], [0]]) {
    const actor = reversing();
    concede(actor, 1);
    expect(decisionOf(gameOf(actor))).toMatchObject({ kind: 'reverseMana', player: 0 });
    answer(actor, reversed);
    // Going back to before the attack doesn’t bring them back.
    expect(gameOf(actor).players[1]).toMatchObject({ status: 'conceded', left: true });
    expect(gameOf(actor).players[0]?.pool).toHaveLength(1 - reversed.length);
    expect(decisionOf(gameOf(actor))).toMatchObject({
      kind: 'attackers',
      player: 0,
      creatures: [{ defenders: [{ player: 2 }] }],
    });
    const attacker = find(gameOf(actor), bear.name, 'battlefield');
    answer(actor, [{ object: attacker, defender: { player: 2 } }]);
    expect(gameOf(actor).combat?.attackers).toHaveLength(1);
    expect(faultsIn(gameOf(actor))).toEqual([]);
  }
});

/** Player 0 has declared an attack on player 1, and may pay a life besides (508.1g). */
function offered(): GameActor {
  const striver: CardDefinition = {
    ...creature('Striver', 2, 2),
    abilities: [
      {
        kind: 'static',
        rules: [{ rule: 'mayPayToAttack', cost: [{ pay: 'life', amount: 1 }], link: 'effort' }],
      },
    ],
  };
  const actor = playing(table('beginningOfCombat', [{ battlefield: [striver] }, {}, {}]));
  everyonePasses(actor);
  const attacker = find(gameOf(actor), 'Striver', 'battlefield');
  answer(actor, [{ object: attacker, defender: { player: 1 } }]);
  expect(decisionOf(gameOf(actor))).toMatchObject({ kind: 'confirm', rule: '508.1g', player: 0 });
  return actor;
}

test('800.4a: who is asked for an optional cost to attack concedes: nobody attacks', () => {
  const actor = offered();
  concede(actor, 0);
  expect(gameOf(actor).combat?.attackers ?? []).toEqual([]);
  expect(decisionOf(gameOf(actor))).toMatchObject({ kind: 'priority', player: 1 });
  expect(lives(gameOf(actor)).slice(1)).toEqual([20, 20]);
});

test('800.4a: who is attacked concedes while an optional cost is asked for: it is asked for still', () => {
  const actor = offered();
  concede(actor, 1);
  expect(decisionOf(gameOf(actor))).toMatchObject({ kind: 'confirm', rule: '508.1g', player: 0 });
  answer(actor, true);
  expect(decisionOf(gameOf(actor))).toMatchObject({ kind: 'priority', player: 0 });
  expect(lives(gameOf(actor))).toEqual([19, 20, 20]);
});

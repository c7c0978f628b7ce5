import { expect, test } from 'vitest';
import { occurrences } from '../../../machines/rules/events/match.ts';
import type { EventOf, GameEvent } from '../../../machines/rules/state/event.ts';
import { scopeOf } from '../../../machines/rules/state/scope.ts';
import type { TriggerCondition } from '../../../machines/rules/state/vocabulary/index.ts';
import { card, creature, smallGame } from '../support/small-game.ts';

const { game, id } = smallGame([
  { card: creature('Watcher', 1, 1) },
  { card: creature('Bear', 2, 2) },
  { card: creature('Foe', 2, 2), owner: 1 },
  { card: creature('Giant', 3, 3), owner: 1 },
  { card: card('Walker', ['planeswalker']), owner: 1 },
]);
const met = (condition: TriggerCondition, event: GameEvent, self = 'Watcher') =>
  occurrences(game, scopeOf(id(self), 0), condition, event);
const bears = { name: 'Bear' };
const shuffled: GameEvent = { type: 'shuffle', player: 0 };

test('508.3a-d: a creature attacks, a player or a planeswalker, alone; a player attacks with so many', () => {
  const attack = (...names: readonly string[]): GameEvent => ({
    type: 'attack',
    player: 0,
    attackers: names.map((name) => ({ object: id(name), defender: { player: 1 } })),
  });
  const atWalker: GameEvent = {
    type: 'attack',
    player: 0,
    attackers: [{ object: id('Bear'), defender: { object: id('Walker') } }],
  };
  const attacks = { on: 'attacks', object: bears } as const;
  expect(met(attacks, attack('Watcher', 'Bear'))).toEqual([
    { object: id('Bear'), player: 0, otherPlayer: 1 },
  ]);
  expect(met(attacks, attack('Watcher'))).toEqual([]);
  expect(met(attacks, shuffled)).toEqual([]);
  expect(met({ ...attacks, alone: true }, attack('Bear'))).toHaveLength(1);
  expect(met({ ...attacks, alone: true }, attack('Bear', 'Watcher'))).toEqual([]);
  expect(met({ ...attacks, player: 'opponents' }, attack('Bear'))).toHaveLength(1);
  expect(met({ ...attacks, player: 'you' }, attack('Bear'))).toEqual([]);
  expect(met(attacks, atWalker)).toEqual([{ object: id('Bear'), player: 0, otherPlayer: null }]);
  expect(met({ ...attacks, player: 'opponents' }, atWalker)).toEqual([]);
  expect(met({ ...attacks, player: 'opponents', orPlaneswalkers: true }, atWalker)).toHaveLength(1);
  expect(met({ ...attacks, player: 'you', orPlaneswalkers: true }, atWalker)).toEqual([]);
  const player = { on: 'playerAttacks', by: 'you' } as const;
  expect(met(player, attack('Bear', 'Watcher'))).toEqual([{ player: 0, amount: 2 }]);
  expect(met({ ...player, by: 'opponents' }, attack('Bear'))).toEqual([]);
  expect(met({ ...player, with: bears }, attack('Bear', 'Watcher'))).toEqual([{ player: 0, amount: 1 }]);
  expect(met({ ...player, with: bears }, attack('Watcher'))).toEqual([]);
  expect(met({ ...player, atLeast: 2 }, attack('Bear', 'Watcher'))).toHaveLength(1);
  expect(met({ ...player, atLeast: 2 }, attack('Bear'))).toEqual([]);
  expect(met({ ...player, player: 'opponents' }, atWalker)).toEqual([]);
});

test('509.3a-d: a creature blocks, or becomes blocked, once or for each', () => {
  const block: EventOf<'block'> = {
    type: 'block',
    player: 1,
    blockers: [{ object: id('Foe'), attackers: [id('Bear'), id('Watcher')] }],
  };
  const blocks = { on: 'blocks', object: { name: 'Foe' } } as const;
  expect(met(blocks, block)).toEqual([{ object: id('Foe'), other: id('Bear') }]);
  expect(met({ ...blocks, blocked: { type: 'creature' } }, block)).toEqual([
    { object: id('Foe'), other: id('Bear') },
    { object: id('Foe'), other: id('Watcher') },
  ]);
  expect(met({ ...blocks, blocked: bears }, block)).toHaveLength(1);
  expect(met({ on: 'blocks', object: bears }, block)).toEqual([]);
  const blocked: GameEvent = { type: 'becomeBlocked', object: id('Bear'), by: [id('Foe'), id('Giant')] };
  const becomes = { on: 'becomesBlocked', object: bears } as const;
  expect(met(becomes, blocked)).toEqual([{ object: id('Bear'), other: id('Foe'), amount: 2 }]);
  expect(met({ ...becomes, by: { name: 'Giant' } }, blocked)).toEqual([
    { object: id('Bear'), other: id('Giant') },
  ]);
  expect(met({ ...becomes, by: { controller: 'opponents' } }, blocked)).toHaveLength(2);
  expect(met({ on: 'becomesBlocked', object: 'self' }, blocked)).toEqual([]);
  expect(met(becomes, block)).toEqual([]);
});

test('701.14: each creature like this fights', () => {
  const fight: GameEvent = { type: 'fight', objects: [id('Bear'), id('Foe')] };
  expect(met({ on: 'fights', object: bears }, fight)).toEqual([{ object: id('Bear') }]);
  expect(met({ on: 'fights', object: { type: 'creature' } }, fight)).toHaveLength(2);
  expect(met({ on: 'fights', object: 'self' }, fight)).toEqual([]);
});

test('120: dealing damage and being dealt it: by what, to what, in combat, in excess', () => {
  const damage = (more: Partial<EventOf<'damage'>> = {}): GameEvent => ({
    type: 'damage',
    source: id('Bear'),
    to: { object: id('Foe') },
    amount: 3,
    combat: false,
    preventable: true,
    ...more,
  });
  const about = { source: id('Bear'), amount: 3, object: id('Foe'), player: null };
  const toPlayer = { to: { player: 1 } } as const;
  const deals = { on: 'dealsDamage', source: bears } as const;
  expect(met(deals, damage())).toEqual([about]);
  expect(met(deals, damage(toPlayer))).toEqual([{ ...about, object: null, player: 1 }]);
  expect(met(deals, damage({ amount: 0 }))).toEqual([]);
  expect(met(deals, damage({ source: id('Giant') }))).toEqual([]);
  expect(met({ on: 'dealsDamage' }, damage({ source: id('Giant') }))).toHaveLength(1);
  for (const combat of [true, false]) {
    expect(met({ ...deals, combat }, damage({ combat }))).toHaveLength(1);
    expect(met({ ...deals, combat }, damage({ combat: !combat }))).toEqual([]);
  }
  expect(met({ ...deals, to: { type: 'creature' } }, damage())).toHaveLength(1);
  expect(met({ ...deals, to: bears }, damage())).toEqual([]);
  expect(met({ ...deals, to: { type: 'creature' } }, damage(toPlayer))).toEqual([]);
  expect(met({ ...deals, toPlayer: 'opponents' }, damage(toPlayer))).toHaveLength(1);
  expect(met({ ...deals, toPlayer: 'you' }, damage(toPlayer))).toEqual([]);
  expect(met({ ...deals, toPlayer: 'opponents' }, damage())).toEqual([]);
  const dealt = { on: 'dealtDamage', object: { name: 'Foe' } } as const;
  expect(met(dealt, damage())).toEqual([about]);
  expect(met(dealt, damage({ amount: 0 }))).toEqual([]);
  expect(met(dealt, damage(toPlayer))).toEqual([]);
  expect(met({ ...dealt, player: 'opponents' }, damage(toPlayer))).toHaveLength(1);
  expect(met({ ...dealt, player: 'you' }, damage(toPlayer))).toEqual([]);
  expect(met({ on: 'dealtDamage', object: bears }, damage())).toEqual([]);
  expect(met({ on: 'dealtDamage', player: 'opponents' }, damage())).toEqual([]);
  expect(met({ ...dealt, combat: true }, damage())).toEqual([]);
  expect(met({ ...dealt, excess: true }, damage({ excess: 1 }))).toEqual([{ ...about, amount: 1 }]);
  expect(met({ ...dealt, excess: true }, damage())).toEqual([]);
});

import { describe, expect, test } from 'vitest';
import { looksBack } from '../../../machines/rules/characteristics/index.ts';
import { makeMove } from '../../../machines/rules/events/moves-and-creations.ts';
import { isKeptFromTriggering, timesTriggered } from '../../../machines/rules/events/times-triggered.ts';
import type { GameEvent } from '../../../machines/rules/state/event.ts';
import type { RuleChange, TriggerCondition } from '../../../machines/rules/state/vocabulary/index.ts';
import type { Zone } from '../../../machines/rules/state/zones.ts';
import { card, creature, smallGame, statement } from '../support/small-game.ts';

describe('603.10: which trigger conditions look back in time', () => {
  const object = 'self';
  test('603.10a: leaving the battlefield and dying do, entering doesn’t', () => {
    const back: readonly TriggerCondition[] = [
      { on: 'leaves', object },
      { on: 'dies', object },
      { on: 'destroyed', object },
      { on: 'sacrificed', object },
      { on: 'phasesOut', object },
    ];
    const others: readonly TriggerCondition[] = [
      { on: 'enters', object },
      { on: 'phasesIn', object },
      { on: 'dealsDamage' },
    ];
    expect(back.map(looksBack)).toEqual(back.map(() => true));
    expect(others.map(looksBack)).toEqual(others.map(() => false));
  });

  const put = (zone: Zone, from?: Zone) =>
    looksBack({ on: 'putInto', object, zone, ...(from !== undefined && { from }) });
  test('603.10a: what is put somewhere does from the battlefield, and a card that leaves a graveyard', () => {
    expect(put('graveyard', 'battlefield')).toBe(true);
    expect(put('exile', 'graveyard')).toBe(true);
    expect(put('graveyard', 'stack')).toBe(false);
    expect(put('graveyard')).toBe(false);
  });
  test('603.10a: so does an object that all can see and that is put into a hand or library', () => {
    const hidden: readonly Zone[] = ['hand', 'library'];
    for (const zone of hidden) {
      expect(put(zone, 'battlefield')).toBe(true);
      expect(put(zone, 'exile')).toBe(true);
      expect(put(zone, 'stack')).toBe(true);
      expect(hidden.map((from) => put(zone, from))).toEqual([false, false]);
      expect(put(zone)).toBe(false);
    }
  });
});

describe('603.2d: triggering an additional time, and not at all', () => {
  const table = (change: RuleChange) =>
    smallGame([
      { card: creature('Watcher', 1, 1) },
      { card: card('Law', ['artifact'], [statement({ players: 'you', rules: [change] })]) },
      { card: creature('Bear', 2, 2) },
      { card: card('Relic', ['artifact']) },
      { card: creature('Held Bear', 2, 2), zone: 'hand' },
    ]);
  const enters: TriggerCondition = { on: 'enters', object: {} };
  const dies: TriggerCondition = { on: 'dies', object: {} };
  /** A card comes from a hand to a zone, where it is this object. */
  const moved = (
    { game, id }: ReturnType<typeof table>,
    became: string | null,
    to: Zone = 'battlefield',
  ): GameEvent => ({
    ...makeMove(game, id('Held Bear'), to, { why: 'effect' }),
    became: became === null ? null : id(became),
  });

  const creatures = { type: 'creature' } as const;
  test('603.2d: of an effect that speaks of what enters only what triggers on that', () => {
    const small = table({ rule: 'triggersAgain', what: { name: 'Watcher' }, entering: creatures });
    const { game, id } = small;
    const times = (condition: TriggerCondition | null, event: GameEvent | null, of = 'Watcher', whose = 0) =>
      timesTriggered(game, id(of), whose, condition, event);
    expect(times(enters, moved(small, 'Bear'))).toBe(2);
    expect(times({ on: 'putInto', zone: 'battlefield', object: {} }, moved(small, 'Bear'))).toBe(2);
    expect(times(enters, moved(small, 'Relic'))).toBe(1);
    expect(times(dies, moved(small, 'Bear'))).toBe(1);
    expect(times(enters, moved(small, 'Bear', 'exile'))).toBe(1);
    expect(times(enters, moved(small, null))).toBe(1);
    expect(times(enters, { type: 'tap', object: id('Bear') })).toBe(1);
    expect(times(null, null)).toBe(1);
    expect(times(enters, moved(small, 'Bear'), 'Relic')).toBe(1);
    expect(times(enters, moved(small, 'Bear'), 'Watcher', 1)).toBe(1);
  });
  test('603.2d: of one that doesn’t, whatever it triggers on, also a state', () => {
    const { game, id } = table({ rule: 'triggersAgain', what: { name: 'Watcher' } });
    const event: GameEvent = { type: 'tap', object: id('Bear') };
    expect(timesTriggered(game, id('Watcher'), 0, { on: 'tapped', object: {} }, event)).toBe(2);
    expect(timesTriggered(game, id('Watcher'), 0, null, null)).toBe(2);
    expect(timesTriggered(game, id('Relic'), 0, null, null)).toBe(1);
  });
  test('603.2: what enters may not make some abilities trigger; what else happens still does', () => {
    const small = table({ rule: 'doesntTrigger', what: { name: 'Watcher' }, entering: creatures });
    const { game, id } = small;
    const isKept = (condition: TriggerCondition, event: GameEvent, of = 'Watcher', whose = 0) =>
      isKeptFromTriggering(game, id(of), whose, condition, event);
    expect(isKept(enters, moved(small, 'Bear'))).toBe(true);
    expect(isKept(enters, moved(small, 'Relic'))).toBe(false);
    expect(isKept(dies, moved(small, 'Bear', 'graveyard'))).toBe(false);
    expect(isKept(enters, moved(small, 'Bear'), 'Relic')).toBe(false);
    expect(isKept(enters, moved(small, 'Bear'), 'Watcher', 1)).toBe(false);
  });
});

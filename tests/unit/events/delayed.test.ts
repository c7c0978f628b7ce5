import { describe, expect, test } from 'vitest';
import { letWait, thatTrigger, triggeredBy } from '../../../machines/rules/events/finding-what-triggers.ts';
import { occurrences } from '../../../machines/rules/events/match.ts';
import { makeMove } from '../../../machines/rules/events/moves-and-creations.ts';
import type { GameEvent } from '../../../machines/rules/state/event.ts';
import type { DelayedTrigger } from '../../../machines/rules/state/game.ts';
import { scopeOf } from '../../../machines/rules/state/scope.ts';
import type { TriggerCondition, TriggeredAbility } from '../../../machines/rules/state/vocabulary/index.ts';
import { write } from '../../../machines/rules/state/write.ts';
import { card, change, creature, smallGame, statement } from '../support/small-game.ts';

const dies = { on: 'dies', object: { type: 'creature' } } as const;
/** It speaks of what the delayed triggers wait for. */
const speaking: TriggeredAbility = { kind: 'triggered', when: [dies], effect: [] };
const table = (more: Partial<TriggeredAbility> = {}, zone: 'battlefield' | 'hand' = 'battlefield') =>
  smallGame([
    { card: creature('Watcher', 1, 1, [{ ...speaking, ...more }]), zone },
    { card: creature('Bear', 2, 2) },
    { card: creature('Ox', 2, 4) },
  ]);
type Table = ReturnType<typeof table>;
const dying = ({ game, id }: Table, name: string): GameEvent =>
  makeMove(game, id(name), 'graveyard', { why: 'destroy' });

describe('603.7: delayed triggered abilities', () => {
  const delayed = (small: Table, more: Partial<DelayedTrigger> = {}): DelayedTrigger => ({
    id: 7,
    source: small.id('Ox'),
    controller: 1,
    when: [dies],
    condition: null,
    ref: 'Ox#delayed',
    targets: [],
    effect: [],
    about: [],
    named: {},
    until: null,
    madeInTurn: 5,
    ...more,
  });
  const fired = (more: Partial<DelayedTrigger>, name = 'Bear', before = true) => {
    const small = table();
    const { about = [] } = more;
    write(small.game).root.delayed = [
      delayed(small, { ...more, about: about.map((at) => at + small.id('Bear')) }),
    ];
    return thatTrigger(small.game, triggeredBy(small.game, dying(small, name), before))
      .filter((one) => one.delayed !== null)
      .map(({ controller, facts, ref }) => [controller, ref, facts.object === small.id(name), facts.x]);
  };
  test('603.7a: it triggers on its event, for its controller, with the X of what made it', () => {
    expect(fired({})).toEqual([[1, 'Ox#delayed', true, undefined]]);
    expect(fired({ x: 3 })).toEqual([[1, 'Ox#delayed', true, 3]]);
    expect(fired({ when: [{ on: 'draws', who: 'you' }] })).toEqual([]);
    // What looks back is asked before the event is applied, and not again.
    expect(fired({}, 'Bear', false)).toEqual([]);
  });
  test('603.7c: only of what it is about, where it says so', () => {
    const about = { when: [{ on: 'dies', object: { among: 'it' } }] } as const;
    expect(fired({ ...about, about: [0] })).toHaveLength(1);
    expect(fired({ ...about, about: [1] })).toEqual([]);
    expect(fired(about)).toEqual([]);
  });
  test('603.4: with a condition only if that is so, also of what the event is about', () => {
    const bears = { holds: 'is', what: { event: 'object' }, like: { name: 'Bear' } } as const;
    expect(fired({ condition: bears })).toHaveLength(1);
    expect(fired({ condition: bears }, 'Watcher')).toEqual([]);
    expect(fired({ condition: { holds: 'not', of: bears } })).toEqual([]);
  });
});

describe('603.2: triggered abilities of objects', () => {
  const fired = (small: Table, name = 'Bear') =>
    thatTrigger(small.game, triggeredBy(small.game, dying(small, name), true));
  test('603.2h: “only once each turn” is counted on the object, by the ability, and for this turn', () => {
    const small = table({ onceEachTurn: true });
    const [first] = fired(small);
    if (first === undefined) throw new Error('It triggers.');
    expect(letWait(small.game, first, 1)).not.toBeNull();
    expect(fired(small)).toEqual([]);
    // What triggered at the same time doesn't count again either, unless it triggers an additional time (603.2d).
    expect(letWait(small.game, first, 1)).toBeNull();
    expect(letWait(small.game, { ...first, again: true }, 1)).not.toBeNull();
    write(small.game).turn().number += 1;
    expect(fired(small)).toHaveLength(1);
    const often = table();
    const [one] = fired(often);
    if (one === undefined) throw new Error('It triggers.');
    letWait(often.game, one, 1);
    expect(fired(often)).toHaveLength(1);
  });
  test('603.4: with an intervening “if” only if that is so', () => {
    const bears = { holds: 'is', what: { event: 'object' }, like: { name: 'Bear' } } as const;
    expect(fired(table({ if: bears }))).toHaveLength(1);
    expect(fired(table({ if: bears }), 'Ox')).toEqual([]);
    expect(fired(table({ while: bears }), 'Ox')).toEqual([]);
    expect(fired(table({ while: bears, if: { holds: 'not', of: bears } }))).toEqual([]);
    expect(fired(table({ while: bears, if: bears }))).toHaveLength(1);
  });
  test('603.2f: what is in a hidden zone isn’t seen by all, unless it is revealed to all that play', () => {
    const draws = { when: [{ on: 'draws', who: 'you' }], functionsIn: ['hand'] } as const;
    const drawn = (revealedTo: readonly number[], left = false) => {
      const small = table(draws, 'hand');
      change(small.game, small.id('Watcher'), { revealedTo });
      if (left) write(small.game).player(1).status = 'lost';
      return triggeredBy(small.game, { type: 'draw', player: 0 }, false).length;
    };
    expect(drawn([])).toBe(0);
    expect(drawn([0])).toBe(0);
    expect(drawn([0, 1])).toBe(1);
    expect(drawn([0], true)).toBe(1);
  });
  test('603.2c: damage that one source deals at once is one event, of another source another', () => {
    const together = (...conditions: readonly TriggerCondition[]) => {
      const small = table({ when: conditions });
      const damage = (from: string, to: string): GameEvent => ({
        type: 'damage',
        source: small.id(from),
        to: { object: small.id(to) },
        amount: 1,
        combat: true,
        preventable: true,
      });
      return [damage('Bear', 'Ox'), damage('Bear', 'Watcher'), damage('Ox', 'Bear')].map(
        (event) => triggeredBy(small.game, event, false)[0]?.together ?? null,
      );
    };
    const [one, same, other] = together({ on: 'dealsDamage' });
    expect(one).toBe(same);
    expect(one).not.toBeNull();
    expect(other).not.toBe(one);
    const [first, second] = together({ on: 'dealtDamage', object: {} });
    expect(first).not.toBeNull();
    expect(first).not.toBe(second);
    expect(together({ on: 'dealsDamage', to: {} })).toEqual([null, null, null]);
  });
});

describe('603.11, 607.2h: a card that is revealed as it is drawn', () => {
  const revealing = (nth: number) =>
    creature('Seer', 1, 1, [
      statement({ players: 'you', rules: [{ rule: 'cantGainLife' }, { rule: 'revealDrawn', number: nth }] }),
    ]);
  const met = (
    event: GameEvent,
    self = 'Seer',
    condition: TriggerCondition = { on: 'revealsDrawn', card: {} },
  ) => {
    const { game, id } = seers;
    return occurrences(game, scopeOf(id(self), 0), condition, event).length;
  };
  const seers = smallGame([
    { card: revealing(2) },
    { card: { ...revealing(3), name: 'Other Seer' } },
    { card: creature('Held Bear', 2, 2), zone: 'hand' },
    { card: card('Bolt', ['instant']), zone: 'hand' },
  ]);
  Object.assign(write(seers.game).turn(), { facts: { cardsDrawn: [2, 0] } });
  const drawn = (more: object = {}, name = 'Held Bear'): GameEvent => ({
    ...makeMove(seers.game, seers.id(name), 'hand', { why: 'draw', revealed: true }),
    from: 'library',
    became: seers.id(name),
    ...more,
  });
  test('607.2h: because of this very ability, and only as it is drawn', () => {
    expect(met(drawn())).toBe(1);
    // It is the second card, not the third.
    expect(met(drawn(), 'Other Seer')).toBe(0);
    expect(met(drawn(), 'Held Bear')).toBe(0);
    expect(met(drawn({ revealed: false }))).toBe(0);
    expect(met(drawn({ why: 'effect' }))).toBe(0);
    expect(met(drawn({ became: null }))).toBe(0);
    expect(met({ type: 'draw', player: 0 })).toBe(0);
  });
  test('603.11: a card like this', () => {
    const creatures = { on: 'revealsDrawn', card: { type: 'creature' } } as const;
    expect(met(drawn(), 'Seer', creatures)).toBe(1);
    expect(met(drawn({}, 'Bolt'), 'Seer', creatures)).toBe(0);
  });
});

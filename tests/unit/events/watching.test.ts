import { describe, expect, test } from 'vitest';
import { lastKnownOf } from '../../../machines/rules/characteristics/index.ts';
import type { Applicable } from '../../../machines/rules/events/applicable.ts';
import { changeZones } from '../../../machines/rules/events/changing-zones.ts';
import { makeMove } from '../../../machines/rules/events/moves-and-creations.ts';
import {
  appliedWith,
  differs,
  isContested,
  newItem,
  proposed,
  rivals,
} from '../../../machines/rules/events/settle.ts';
import { watches } from '../../../machines/rules/events/watches.ts';
import { emptyEffect } from '../../../machines/rules/state/empty-effect.ts';
import type { EventOf, GameEvent } from '../../../machines/rules/state/event.ts';
import type { ContinuousEffect, Game } from '../../../machines/rules/state/game.ts';
import type { ObjectId } from '../../../machines/rules/state/identity.ts';
import { noChoices, scopeOf } from '../../../machines/rules/state/scope.ts';
import type { Replacement } from '../../../machines/rules/state/vocabulary/index.ts';
import type { Zone } from '../../../machines/rules/state/zones.ts';
import { addEffect, card, creature, smallGame } from '../support/small-game.ts';

const onStack = { choices: noChoices, source: null, ability: null, trigger: null, named: {} };
const table = () =>
  smallGame([
    { card: card('Source', ['enchantment']) },
    { card: creature('Bear', 2, 2) },
    { card: creature('Ox', 2, 4), owner: 1 },
    { card: creature('Spell', 2, 2), zone: 'stack', with: { stack: onStack } },
    { card: creature('Other', 2, 2), zone: 'stack', with: { stack: onStack } },
    { card: creature('Held', 2, 2), zone: 'hand' },
  ]);

/** An effect with these words, of a spell if `effect` says more of it; it speaks of those. */
function applicable(
  game: Game,
  source: ObjectId,
  replacement: Replacement,
  effect: Partial<ContinuousEffect> | null,
  those: readonly ObjectId[] = [],
): Applicable {
  const named = { those: { objects: those, players: [], amount: 0, did: true } };
  const scope = { ...scopeOf(source, 0), named };
  return {
    key: 'one',
    source,
    controller: 0,
    scope,
    replacement,
    ref: null,
    effect:
      effect === null
        ? null
        : { ...emptyEffect(game, scope, ''), id: 1, timestamp: 1, objects: null, ...effect },
  };
}
const damage = (source: ObjectId, to: EventOf<'damage'>['to'] = { player: 1 }, amount = 2) =>
  ({ type: 'damage', source, to, amount, combat: false, preventable: true }) as const;

/** Moves an object, as what it was before is known; returns what it became. */
function moved(game: Game, id: ObjectId, to: Zone): ObjectId {
  const leaving = new Map([[id, { known: lastKnownOf(game, id), counters: {} }]]);
  return changeZones(game, makeMove(game, id, to, { why: 'effect' }), leaving).became ?? -1;
}

describe('609.7a: damage by what an effect speaks of', () => {
  const from = { among: { named: 'those' } } as const;
  const prevent: Replacement = { event: { would: 'dealDamage', from }, prevent: true };
  test('609.7a: or by the permanent that the spell became of which it does', () => {
    const { game, id } = table();
    const one = applicable(game, id('Source'), prevent, {}, [id('Bear'), id('Spell'), id('Held')]);
    expect(watches(game, one, damage(id('Bear')))).toBe(true);
    expect(watches(game, one, damage(id('Ox')))).toBe(false);
    expect(watches(game, one, damage(id('Spell')))).toBe(true);
    const [permanent, other, played] = [
      moved(game, id('Spell'), 'battlefield'),
      moved(game, id('Other'), 'battlefield'),
      moved(game, id('Held'), 'battlefield'),
    ];
    expect(watches(game, one, damage(permanent))).toBe(true);
    expect(watches(game, one, damage(other))).toBe(false);
    // It was no spell of which that was said.
    expect(watches(game, one, damage(played))).toBe(false);
    // Nor does a static ability speak of more than what it says.
    const ability = { ...one, effect: null };
    expect(watches(game, ability, damage(permanent))).toBe(false);
  });
  test('400.7h: what it lets be cast is also the spell that it became', () => {
    const { game, id } = table();
    const exiles: Replacement = {
      event: { would: 'move', what: { type: 'creature', among: { named: 'those' } }, to: 'graveyard' },
      to: { zone: 'exile' },
    };
    const one = applicable(game, id('Source'), exiles, {}, [id('Held'), id('Bear')]);
    const dies = (object: ObjectId): GameEvent => makeMove(game, object, 'graveyard', { why: 'resolve' });
    expect(watches(game, one, dies(id('Spell')))).toBe(false);
    const spell = moved(game, id('Held'), 'stack');
    expect(watches(game, one, dies(spell))).toBe(true);
    expect(watches(game, { ...one, effect: null }, dies(spell))).toBe(false);
    const permanent = moved(game, id('Spell'), 'battlefield');
    expect(watches(game, one, dies(permanent))).toBe(false);
    expect(watches(game, one, dies(id('Bear')))).toBe(true);
  });
  test('615.7: a shield that is used up prevents nothing; one of these players is protected', () => {
    const { game, id } = table();
    const whole: Replacement = { event: { would: 'dealDamage' }, prevent: true };
    const one = (effect: Partial<ContinuousEffect> | null, words = whole) =>
      applicable(game, id('Source'), words, effect);
    expect(watches(game, one({ shield: 3 }), damage(id('Bear')))).toBe(true);
    expect(watches(game, one({ shield: 0 }), damage(id('Bear')))).toBe(false);
    const toPlayers: Replacement = { event: { would: 'dealDamage', toPlayer: 'you' }, prevent: true };
    expect(watches(game, one({}, toPlayers), damage(id('Bear')))).toBe(false);
    expect(watches(game, one({ players: [1] }, toPlayers), damage(id('Bear')))).toBe(true);
    expect(watches(game, one({ players: [1] }, toPlayers), damage(id('Bear'), { object: id('Ox') }))).toBe(
      false,
    );
    const toCreatures: Replacement = {
      event: { would: 'dealDamage', to: { type: 'creature' } },
      prevent: true,
    };
    expect(watches(game, one(null, toCreatures), damage(id('Bear'), { object: id('Ox') }))).toBe(true);
    expect(watches(game, one(null, toCreatures), damage(id('Bear')))).toBe(false);
  });
});

describe('615.7: damage for which a shield doesn’t suffice', () => {
  test('615.7: of several at once, and only what isn’t settled and it could prevent', () => {
    const { game, id } = table();
    const prevent: Replacement = { event: { would: 'dealDamage', toPlayer: 'opponents' }, prevent: true };
    addEffect(game, id('Source'), [], [], { objects: null, replacement: prevent, shield: 3 });
    const [effect] = game.effects;
    if (effect === undefined) throw new Error('There is an effect.');
    const one = { ...applicable(game, id('Source'), prevent, effect), key: `effect:${effect.id}` };
    const items = [
      newItem({ type: 'shuffle', player: 0 }, null),
      newItem(damage(id('Bear')), null),
      newItem(damage(id('Ox')), null),
      newItem(damage(id('Ox'), { player: 0 }), null),
      { ...newItem(damage(id('Source')), null), settled: true },
      { ...newItem(damage(id('Spell')), null), applied: [one.key] },
    ];
    expect(
      rivals(game, items, 1, one).map(({ at, damage: { amount, source } }) => [at, source, amount]),
    ).toEqual([
      [1, id('Bear'), 2],
      [2, id('Ox'), 2],
    ]);
    expect(isContested(game, items, 1, one)).toBe(true);
    expect(isContested(game, items, 0, one)).toBe(false);
    expect(isContested(game, items.slice(0, 2), 1, one)).toBe(false);
    const enough = { ...one, effect: { ...effect, shield: 4 } };
    expect(isContested(game, items, 1, enough)).toBe(false);
    expect(isContested(game, items, 1, { ...one, effect: { ...effect, shield: null } })).toBe(false);
    expect(isContested(game, items, 1, { ...one, effect: null })).toBe(false);
  });
  test('615.13: an effect of all damage at once applies to all that is dealt to the same', () => {
    const { game, id } = table();
    const atOnce: Replacement = { event: { would: 'dealDamage', atOnce: true }, prevent: true };
    addEffect(game, id('Source'), [], [], { objects: null, replacement: atOnce });
    const [effect] = game.effects;
    if (effect === undefined) throw new Error('There is an effect.');
    const one = { ...applicable(game, id('Source'), atOnce, effect), key: `effect:${effect.id}` };
    const items = [
      newItem(damage(id('Bear')), null),
      newItem(damage(id('Ox'), { player: 0 }), null),
      newItem(damage(id('Ox')), null),
      newItem({ type: 'shuffle', player: 0 }, null),
    ];
    expect(appliedWith(game, items, 0, one)).toEqual([0, 2]);
    expect(appliedWith(game, items, 3, one)).toEqual([3]);
    expect(appliedWith(game, items, 0, { ...one, effect: { ...effect, once: true } })).toEqual([0, 1, 2]);
    expect(appliedWith(game, items, 0, { ...one, effect: { ...effect, shield: 3 } })).toEqual([0]);
    const each: Replacement = { event: { would: 'dealDamage' }, prevent: true };
    expect(appliedWith(game, items, 0, { ...one, replacement: each })).toEqual([0]);
  });
});

describe('616.1: whether it matters which of two effects applies', () => {
  const { game, id } = table();
  const one = (replacement: Replacement, more: Partial<Applicable> = {}): Applicable => ({
    ...applicable(game, id('Source'), replacement, null),
    ...more,
  });
  const gains = { event: { would: 'gainLife', who: 'you' } } as const;
  test('616.1: not if they do the same; but if they do different things', () => {
    const double: Replacement = { ...gains, amount: { number: 'times', of: [2, { number: 'eventAmount' }] } };
    expect(differs(one(double), one(double))).toBe(false);
    expect(differs(one(double), one({ ...gains, amount: 1 }))).toBe(true);
    expect(differs(one(double), one(double, { source: id('Bear') }))).toBe(false);
    expect(differs(one(double), one(double, { controller: 1 }))).toBe(false);
  });
  test('616.1: nor if their words speak of the same player and source', () => {
    const forYou: Replacement = { ...gains, instead: [{ do: 'draw', count: 1 }] };
    expect(differs(one(forYou), one(forYou, { controller: 1 }))).toBe(true);
    const forOpponents: Replacement = { ...gains, amount: { number: 'life', of: 'opponents' } };
    expect(differs(one(forOpponents), one(forOpponents, { controller: 1 }))).toBe(true);
    expect(differs(one(forOpponents), one(forOpponents, { source: id('Bear') }))).toBe(false);
    const ofItself: Replacement = { ...gains, amount: { number: 'value', value: 'power', of: 'self' } };
    expect(differs(one(ofItself), one(ofItself, { source: id('Bear') }))).toBe(true);
    expect(differs(one(ofItself), one(ofItself, { controller: 1 }))).toBe(false);
  });
  test('616.1: what enters with counters has the same number in any order', () => {
    const enters = (count: number, more: Partial<Replacement> = {}): Replacement => ({
      event: { would: 'enter', what: {} },
      counters: { kind: 'charge', count },
      ...more,
    });
    expect(differs(one(enters(1)), one(enters(2)))).toBe(false);
    expect(differs(one(enters(1)), one(enters(2, { tapped: true })))).toBe(true);
    expect(differs(one(enters(1)), one({ event: { would: 'enter', what: {} }, tapped: true }))).toBe(true);
    const counted = enters(1, {
      counters: { kind: 'charge', count: { number: 'count', of: { type: 'creature' } } },
    });
    expect(differs(one(enters(1)), one(counted))).toBe(true);
    const paid = enters(2, { if: { holds: 'compare', what: { number: 'x' }, to: { atLeast: 1 } } });
    expect(differs(one(enters(1)), one(paid))).toBe(false);
    const landed = enters(2, { if: { holds: 'exists', what: { type: 'land' } } });
    expect(differs(one(enters(1)), one(landed))).toBe(true);
  });
  test('616.1: what is a copy of something is its own, and so is what has not the same left to do', () => {
    const copies: Replacement = { event: { would: 'enter', what: 'self' }, asCopyOf: { type: 'creature' } };
    expect(differs(one(copies), one(copies))).toBe(true);
    const prevent: Replacement = { event: { would: 'dealDamage' }, prevent: true };
    const shield = (more: Partial<ContinuousEffect>) => applicable(game, id('Source'), prevent, more);
    expect(differs(shield({ shield: 2 }), shield({ shield: 2 }))).toBe(false);
    expect(differs(shield({ shield: 2 }), shield({ shield: 3 }))).toBe(true);
    expect(differs(shield({ shield: null }), one(prevent))).toBe(true);
    expect(differs(shield({ until: 'untilEndOfTurn' }), shield({ until: 'forever' }))).toBe(true);
    expect(differs(shield({ players: [0] }), shield({ players: [1] }))).toBe(true);
  });
});

describe('614.17c: what can’t happen is proposed only to what could replace itself', () => {
  test('614.17c: while such an effect is there, of what is there', () => {
    const { game, id } = table();
    const impossible: GameEvent = { type: 'untap', object: id('Bear') };
    const possible: GameEvent = { type: 'tap', object: id('Bear') };
    const noLife: GameEvent = { type: 'gainLife', player: 0, amount: 0 };
    const told = (...events: readonly GameEvent[]) =>
      proposed(game, events, []).map(({ cant, event }) => [event?.type, cant === true]);
    expect(told(possible, impossible)).toEqual([['tap', false]]);
    const own: Replacement = { event: { would: 'untap', what: {} }, self: true, skip: true };
    addEffect(game, id('Source'), [], [], { objects: null, replacement: { ...own, self: true } });
    expect(told(possible, impossible, noLife)).toEqual([
      ['tap', false],
      ['untap', true],
      ['gainLife', true],
    ]);
    moved(game, id('Bear'), 'graveyard');
    expect(told(impossible)).toEqual([]);
  });
});

import { describe, expect, test } from 'vitest';
import type { Applicable } from '../../../machines/rules/events/applicable.ts';
import { asReplaced } from '../../../machines/rules/events/as-replaced.ts';
import { countersByNow, countersEntering } from '../../../machines/rules/events/entering-counters.ts';
import { entering, makeMove } from '../../../machines/rules/events/moves-and-creations.ts';
import type { EventOf, GameEvent } from '../../../machines/rules/state/event.ts';
import { scopeOf } from '../../../machines/rules/state/scope.ts';
import type { CardDefinition, Replacement } from '../../../machines/rules/state/vocabulary/index.ts';
import { card, change, creature, smallGame } from '../support/small-game.ts';

const backOf = (types: CardDefinition['types'], modal = false): Partial<CardDefinition> => ({
  back: { name: 'Back', types, abilities: [] },
  ...(modal && { modal: true as const }),
});

const table = smallGame([
  { card: card('Source', ['enchantment']) },
  { card: creature('Bear', 2, 2), with: { counters: { flying: 1, charge: 2, lore: 0 } } },
  { card: creature('Held Bear', 2, 2), zone: 'hand' },
  { card: creature('Wolf', 2, 2, [], backOf(['creature'])), zone: 'hand' },
  { card: creature('Student', 2, 2, [], backOf(['sorcery'])), zone: 'hand' },
  { card: creature('Scholar', 2, 2, [], backOf(['instant'])), zone: 'hand' },
  { card: creature('Either', 2, 2, [], backOf(['land'], true)), zone: 'hand' },
  { card: card('Walker', ['planeswalker'], [], { loyalty: 3 }), zone: 'hand' },
  { card: card('Siege', ['battle'], [], { defense: 4 }), zone: 'hand' },
]);
const { game, id } = table;

const effect = (replacement: Replacement): Applicable => ({
  key: 'one',
  source: id('Source'),
  controller: 0,
  scope: scopeOf(id('Source'), 0),
  replacement,
  ref: null,
  effect: null,
});
const enters = (name: string, more: Parameters<typeof entering>[1] = {}): EventOf<'move'> =>
  makeMove(game, id(name), 'battlefield', { why: 'effect', entering: entering(0, more) });
const entered = (replacement: Replacement, event: EventOf<'move'>) => {
  const after = asReplaced(game, effect(replacement), event);
  return after?.type === 'move' ? after.entering : null;
};
const creatures = { type: 'creature' } as const;

describe('614.12: how something enters instead', () => {
  test('712.14: with its back face up, if it is a transforming card whose back is a permanent’s', () => {
    const face = (name: string, event = enters(name)) =>
      entered({ event: { would: 'enter', what: creatures }, transformed: true }, event)?.face;
    expect(['Wolf', 'Held Bear', 'Student', 'Scholar', 'Either'].map((name) => face(name))).toEqual([
      1, 0, 0, 0, 0,
    ]);
    const token = smallGame([{ card: creature('Wolf', 2, 2, [], backOf(['creature'])), zone: 'hand' }]);
    change(token.game, token.id('Wolf'), { kind: 'token' });
    const moved = makeMove(token.game, token.id('Wolf'), 'battlefield', { why: 'effect' });
    const one = {
      ...effect({ event: { would: 'enter', what: creatures }, transformed: true }),
      source: token.id('Wolf'),
    };
    expect(asReplaced(token.game, one, moved)).toMatchObject({ entering: { face: 0 } });
  });

  test('614.1c: with a counter of each kind that there is on something', () => {
    const counters = { kind: { eachOn: { all: { name: 'Bear' } } }, count: 1 } as const;
    const replacement: Replacement = { event: { would: 'enter', what: creatures }, counters };
    expect(entered(replacement, enters('Held Bear', { counters: { charge: 1 } }))?.counters).toEqual({
      flying: 1,
      charge: 2,
    });
  });

  test('614.1c: tapped, with subtypes, under someone’s control, one after the other', () => {
    const how = entered(
      { event: { would: 'enter', what: creatures }, tapped: true, subtypes: ['Elf'], under: 'opponents' },
      enters('Held Bear'),
    );
    expect(how).toMatchObject({
      tapped: true,
      controller: 1,
      effects: [{ changes: [{ change: 'addSubtypes', subtypes: ['Elf'] }] }],
    });
    const plain = entered(
      { event: { would: 'enter', what: creatures }, counters: { kind: 'charge', count: 1 } },
      {
        ...enters('Held Bear', { tapped: true }),
      },
    );
    expect(plain).toMatchObject({ tapped: true, controller: 0, counters: { charge: 1 } });
    expect(plain?.effects).toBeUndefined();
  });

  test('306.5b, 310.4b, 122.6: what would be put on it as it enters, also by what it is', () => {
    expect(countersByNow(game, enters('Walker', { counters: { loyalty: 1, charge: 2 } }))).toEqual({
      loyalty: 4,
      charge: 2,
    });
    expect(countersByNow(game, enters('Siege'))).toEqual({ defense: 4 });
    expect(countersByNow(game, enters('Held Bear'))).toEqual({});
    expect(countersByNow(game, makeMove(game, id('Walker'), 'exile', { why: 'effect' }))).toEqual({});
    const both = enters('Walker', { counters: { charge: 2, lore: 0 } });
    expect(countersEntering(game, both)).toEqual(['loyalty', 'charge']);
    expect(countersEntering(game, both, 'charge')).toEqual(['charge']);
    expect(countersEntering(game, both, 'lore')).toEqual([]);
    const counted = enters('Walker', { counters: { loyalty: 8 }, ownCountersCounted: true });
    expect(countersByNow(game, counted)).toEqual({ loyalty: 8 });
  });

  test('614.16: twice as many of each kind of counter, or of one kind', () => {
    const twice = (kind?: string): Replacement => ({
      event: { would: 'putCounters', on: {}, ...(kind !== undefined && { kind }) },
      amount: { number: 'times', of: [2, { number: 'eventAmount' }] },
    });
    const walker = enters('Walker', { counters: { charge: 2 } });
    expect(entered(twice(), walker)?.counters).toEqual({ loyalty: 6, charge: 4 });
    expect(entered(twice('charge'), walker)?.counters).toEqual({ loyalty: 3, charge: 4 });
    const fewer: Replacement = {
      event: { would: 'putCounters', on: {} },
      amount: { number: 'minus', of: [{ number: 'eventAmount' }, 3] },
    };
    expect(entered(fewer, walker)?.counters).toEqual({ loyalty: 0, charge: 0 });
  });
});

describe('614.6: to another place', () => {
  const goes = (to: NonNullable<Replacement['to']>, more: Partial<EventOf<'move'>> = {}) => {
    const event = { ...makeMove(game, id('Bear'), 'graveyard', { why: 'destroy' }), ...more };
    const after = asReplaced(game, effect({ event: { would: 'move', what: creatures }, to }), event);
    if (after?.type !== 'move') throw new Error('It moves.');
    const { entering: how, faceDown, linked, position, revealed, to: zone } = after;
    return { zone, position, enters: how !== null, faceDown, revealed, linked };
  };
  const plain = { position: 'top', enters: false, faceDown: false, revealed: false, linked: undefined };
  test('614.6: to a zone, on top, on the bottom, or so many cards from the top', () => {
    expect(goes({ zone: 'exile' })).toEqual({ ...plain, zone: 'exile' });
    expect(goes({ zone: 'library', position: 'bottom' })).toEqual({
      ...plain,
      zone: 'library',
      position: 'bottom',
    });
    expect(goes({ zone: 'library', position: { fromTop: 2 } })).toEqual({
      ...plain,
      zone: 'library',
      position: 2,
    });
    expect(goes({ zone: 'library', position: 'top' })).toEqual({ ...plain, zone: 'library' });
  });
  test('614.6: revealed, face down, linked, or onto the battlefield under its owner’s control', () => {
    expect(goes({ zone: 'hand', revealed: true })).toEqual({ ...plain, zone: 'hand', revealed: true });
    expect(goes({ zone: 'hand' }, { revealed: true }).revealed).toBe(true);
    expect(goes({ zone: 'exile', faceDown: true }).faceDown).toBe(true);
    expect(goes({ zone: 'exile' }, { faceDown: true }).faceDown).toBe(false);
    expect(goes({ zone: 'exile', link: 'it' }).linked).toEqual({ object: id('Source'), link: 'it' });
    expect(goes({ zone: 'battlefield' }).enters).toBe(true);
  });
});

describe('614.6: with another amount', () => {
  const by = (amount: number): Replacement => ({ event: { would: 'gainLife', who: 'everyone' }, amount });
  const events: readonly GameEvent[] = [
    { type: 'gainLife', player: 0, amount: 3 },
    { type: 'loseLife', player: 0, amount: 3 },
    {
      type: 'damage',
      source: id('Bear'),
      to: { player: 0 },
      amount: 3,
      combat: false,
      preventable: true,
    },
  ];
  const counted: readonly GameEvent[] = [
    { type: 'putCounters', on: { player: 0 }, kind: 'poison', count: 3, player: 0 },
    { type: 'create', player: 0, token: 'Bear', copyOf: null, count: 3, entering: entering(0) },
  ];
  test('614.6: another number happens; of nothing nothing is left', () => {
    for (const event of events) {
      expect(asReplaced(game, effect(by(5)), event)).toEqual({ ...event, amount: 5 });
      expect(asReplaced(game, effect(by(0)), event)).toBeNull();
    }
    for (const event of counted) {
      expect(asReplaced(game, effect(by(5)), event)).toEqual({ ...event, count: 5 });
      expect(asReplaced(game, effect(by(0)), event)).toBeNull();
    }
  });
  test('701.19a, 615.6: what is regenerated isn’t destroyed, what is prevented isn’t dealt', () => {
    const destroyed: GameEvent = { type: 'destroy', object: id('Bear'), cantBeRegenerated: false };
    const regenerates: Replacement = { event: { would: 'destroy', what: 'self' }, regenerates: true };
    expect(asReplaced(game, effect(regenerates), destroyed)).toBeNull();
    const [, , damage] = events;
    if (damage?.type !== 'damage') throw new Error('It is damage.');
    const prevented = (prevent: number | true, event = damage) =>
      asReplaced(game, effect({ event: { would: 'dealDamage' }, prevent }), event);
    expect(prevented(true)).toBeNull();
    expect(prevented(3)).toBeNull();
    expect(prevented(1)).toEqual({ ...damage, amount: 2 });
    expect(prevented(true, { ...damage, preventable: false })).toEqual({ ...damage, preventable: false });
  });
});

import { describe, expect, test } from 'vitest';
import { enchant } from '../../../machines/rules/abilities/write/index.ts';
import { asEntering, enteringAs } from '../../../machines/rules/characteristics/index.ts';
import type { Applicable } from '../../../machines/rules/events/applicable.ts';
import { noteMet } from '../../../machines/rules/events/conditions-met.ts';
import {
  attachedAt,
  firstUnattached,
  staying,
  withLegalAttachments,
} from '../../../machines/rules/events/entering-attached.ts';
import { becoming, withCopy } from '../../../machines/rules/events/entering-copies.ts';
import { entering, makeMove, makeTokens } from '../../../machines/rules/events/moves-and-creations.ts';
import { type Item, newItem } from '../../../machines/rules/events/settle.ts';
import { emptyEffect } from '../../../machines/rules/state/empty-effect.ts';
import type { Entering, EventOf, GameEvent } from '../../../machines/rules/state/event.ts';
import { noChoices, scopeOf } from '../../../machines/rules/state/scope.ts';
import type {
  CopyException,
  Replacement,
  TriggerCondition,
} from '../../../machines/rules/state/vocabulary/index.ts';
import { write } from '../../../machines/rules/state/write.ts';
import {
  addEffect,
  card,
  change,
  creature,
  plus,
  type SmallGame,
  smallGame,
  statement,
} from '../support/small-game.ts';

const onStack = { choices: noChoices, source: null, ability: null, trigger: null, named: {} };
const grip = (name: string) =>
  card(name, ['enchantment'], [enchant({ type: 'creature' })], { subtypes: ['Aura'] });
const table = () =>
  smallGame([
    { card: creature('Bear', 2, 2) },
    { card: creature('Ox', 2, 4), owner: 1 },
    { card: grip('Grip'), zone: 'graveyard' },
    { card: grip('Foreign Grip'), zone: 'graveyard', owner: 1 },
    { card: card('Sword', ['artifact'], [], { subtypes: ['Equipment'] }), zone: 'graveyard' },
    { card: creature('Held', 1, 1), zone: 'hand' },
    { card: card('Relic', ['artifact']) },
  ]);
const enters = ({ game, id }: SmallGame, name: string, more: Partial<Entering> = {}): EventOf<'move'> =>
  makeMove(game, id(name), 'battlefield', {
    why: 'effect',
    entering: entering(game.objects[id(name)]?.owner ?? 0, more),
  });
const howIn = (items: readonly Item[], at: number) => {
  const event = items[at]?.event ?? null;
  return event === null ? 'stays' : event.type === 'move' ? event.entering?.attachedTo : event.type;
};

describe('303.4f: an Aura that isn’t cast', () => {
  const asked = (small: SmallGame, ...names: readonly string[]) => {
    const found = firstUnattached(
      small.game,
      names.map((name) => newItem(enters(small, name), null)),
    );
    const options = found?.options.map((to) =>
      'object' in to ? small.game.objects[to.object]?.definition : to,
    );
    return found === null ? null : [found.at, options];
  };
  test('303.4f: of the first player in APNAP order first, what it can enchant', () => {
    const creatures = ['Bear', 'Ox'];
    expect(asked(table(), 'Grip')).toEqual([0, creatures]);
    expect(asked(table(), 'Held', 'Foreign Grip', 'Grip')).toEqual([2, creatures]);
    const theirs = table();
    Object.assign(write(theirs.game).turn(), { active: 1, of: 1 });
    expect(asked(theirs, 'Grip', 'Foreign Grip')).toEqual([1, creatures]);
    expect(asked(table(), 'Held', 'Sword')).toBeNull();
  });
  test('303.4i, 303.4h, 301.5e: what can’t be attached to what is said stays, or enters unattached', () => {
    const small = table();
    const { game, id } = small;
    const onto = (name: string, to: Entering['attachedTo']) =>
      howIn(withLegalAttachments(game, [newItem(enters(small, name, { attachedTo: to }), null)]), 0);
    const [bear, relic] = [{ object: id('Bear') }, { object: id('Relic') }];
    expect([onto('Grip', bear), onto('Sword', bear)]).toEqual([bear, bear]);
    expect([onto('Grip', relic), onto('Sword', relic)]).toEqual(['stays', null]);
    expect([onto('Grip', 'gone'), onto('Sword', 'gone')]).toEqual(['stays', null]);
    expect([onto('Grip', null), onto('Held', null)]).toEqual([null, null]);
  });
  test('303.4f: what is chosen is said of that one alone', () => {
    const small = table();
    const items = [
      newItem(enters(small, 'Grip'), null),
      newItem(enters(small, 'Foreign Grip'), null),
      newItem({ type: 'shuffle', player: 0 }, null),
    ];
    const bear = { object: small.id('Bear') };
    expect([0, 1].map((at) => howIn(attachedAt(items, 1, bear), at))).toEqual([null, bear]);
    expect(attachedAt(items, 2, bear)).toEqual(items);
  });
  test('303.4g, 111: a card stays; a token isn’t created, the others of it are', () => {
    const small = table();
    const { game, id } = small;
    const card = [newItem(enters(small, 'Grip'), null), newItem(enters(small, 'Held'), null)];
    expect(staying(game, card, 0).map(({ event }) => event === null)).toEqual([true, false]);
    const counts = (count: number) => {
      const created = newItem(makeTokens(0, 'Grip', count), null);
      const token = newItem({ ...enters(small, 'Foreign Grip'), from: 'outside' }, 1);
      const shuffled = newItem({ type: 'shuffle', player: 0 }, null);
      return staying(game, [shuffled, created, token, newItem(enters(small, 'Held'), null)], 2).map(
        ({ event }) => (event?.type === 'create' ? event.count : (event?.type ?? null)),
      );
    };
    expect(counts(3)).toEqual(['shuffle', 2, null, 'move']);
    expect(game.objects[id('Foreign Grip')]).toBeNull();
  });
  test('303.4g: where it was the only one, none is created', () => {
    const small = table();
    const created = newItem(makeTokens(0, 'Grip', 1), null);
    const token = newItem({ ...enters(small, 'Foreign Grip'), from: 'outside' }, 0);
    expect(staying(small.game, [created, token], 1).map(({ event }) => event)).toEqual([null, null]);
  });
});

describe('707.5, 614.12a: what enters as a copy, or becomes something', () => {
  const effect = (small: SmallGame, replacement: Replacement): Applicable => ({
    key: 'one',
    source: small.id('Held'),
    controller: 0,
    scope: scopeOf(small.id('Held'), 0),
    replacement,
    ref: 'Held#abilities.0',
    effect: null,
  });
  const counters = (small: SmallGame, items: readonly Item[]) => {
    const event = items[1]?.event;
    return event?.type === 'move'
      ? [event.entering?.counters, enteringAs(small.game, event).values.name]
      : null;
  };
  const copied = (
    small: SmallGame,
    items: readonly Item[],
    of: string,
    ...except: readonly CopyException[]
  ) =>
    withCopy(
      small.game,
      items,
      1,
      effect(small, { event: { would: 'enter', what: 'self' }, asCopyOf: { type: 'creature' }, except }),
      small.id(of),
    );
  const proposedIn = (small: SmallGame) => [
    newItem({ type: 'shuffle', player: 0 }, null),
    newItem(enters(small, 'Held', { counters: { charge: 1 } }), null),
  ];
  const withCharge = (count: number): CopyException => ({ change: 'entersWith', kind: 'charge', count });
  test('707.5, 707.9e: a copy with an exception; what that adds isn’t added if it becomes another copy', () => {
    const small = table();
    const items = proposedIn(small);
    const one = copied(small, items, 'Bear', withCharge(2));
    expect(counters(small, one)).toEqual([{ charge: 3 }, 'Bear']);
    expect(counters(small, copied(small, one, 'Ox'))).toEqual([{ charge: 1 }, 'Ox']);
    expect(counters(small, copied(small, one, 'Ox', withCharge(4)))).toEqual([{ charge: 5 }, 'Ox']);
    const plain = [items[0], newItem(enters(small, 'Held'), null)].flatMap((item) => item ?? []);
    expect(counters(small, copied(small, copied(small, plain, 'Bear', withCharge(2)), 'Ox'))).toEqual([
      {},
      'Ox',
    ]);
    expect(one[0]).toBe(items[0]);
    expect(one[1]?.applied).toEqual(['one']);
  });
  test('614.12a: it becomes what was chosen, of what the effect says', () => {
    const small = table();
    const items = proposedIn(small);
    const becomes: Replacement = {
      event: { would: 'enter', what: 'self' },
      becomes: [
        [{ change: 'setPowerToughness', power: 3, toughness: 3 }],
        [
          { change: 'setPowerToughness', power: 2, toughness: 2 },
          { change: 'addTypes', types: ['artifact'] },
        ],
      ],
    };
    const sizes = (choice: number, given = items) => {
      const after = becoming(small.game, given, 1, effect(small, becomes), choice);
      const event = after[1]?.event;
      if (event?.type !== 'move') return [event?.type];
      const { power, toughness, types } = asEntering(small.game, event);
      return [power, toughness, types.length, after[1]?.applied.length, after[1]?.replaced.length];
    };
    expect(sizes(0)).toEqual([3, 3, 1, 1, 1]);
    expect(sizes(1)).toEqual([2, 2, 2, 1, 1]);
    expect(becoming(small.game, items, 1, effect(small, becomes), 2)).toBe(items);
    expect(becoming(small.game, items, 0, effect(small, becomes), 0)).toBe(items);
    const leaves = [newItem(makeMove(small.game, small.id('Bear'), 'hand', { why: 'effect' }), null)];
    expect(becoming(small.game, leaves, 0, effect(small, becomes), 0)).toBe(leaves);
    expect(becoming(small.game, items, 7, effect(small, becomes), 0)).toBe(items);
    expect(
      becoming(small.game, items, 1, effect(small, { event: { would: 'enter', what: 'self' } }), 0),
    ).toBe(items);
  });
});

describe('614.12: what enters, as it would be there', () => {
  const sizeOf = (small: SmallGame, event: EventOf<'move'>) => {
    const { power, toughness } = asEntering(small.game, event);
    return `${power}/${toughness}`;
  };
  test('400.7: effects on what it was don’t apply to it, unless it is a permanent spell (400.7a)', () => {
    const small = table();
    const { game, id } = small;
    addEffect(game, id('Relic'), [id('Held'), id('Bear')], [plus(3, 3)]);
    addEffect(game, id('Relic'), [], [], { objects: null });
    expect(sizeOf(small, enters(small, 'Held'))).toBe('1/1');
    change(game, id('Held'), { zone: 'stack', stack: onStack });
    expect(sizeOf(small, enters(small, 'Held'))).toBe('4/4');
  });
  test('611.2e: effects with which it enters apply to it', () => {
    const small = table();
    const { game, id } = small;
    const { objects: _, ...words } = emptyEffect(game, scopeOf(id('Relic'), 0), '');
    const effects = [
      { ...words, changes: [{ change: 'setPowerToughness', power: 5, toughness: 5 } as const] },
      { ...words, changes: [{ change: 'setPowerToughness', power: 7 } as const] },
    ];
    expect(sizeOf(small, enters(small, 'Held', { effects }))).toBe('7/5');
    expect(sizeOf(small, enters(small, 'Held'))).toBe('1/1');
  });
  test('614.12: with its own static abilities, counters and as it enters: face down, attached', () => {
    const small = smallGame([
      {
        card: creature('Lord', 1, 1, [
          statement({ affects: { all: { type: 'creature' } }, changes: [plus(1, 1)] }),
        ]),
        zone: 'hand',
      },
    ]);
    expect(sizeOf(small, enters(small, 'Lord'))).toBe('2/2');
    expect(sizeOf(small, enters(small, 'Lord', { counters: { '+1/+1': 2 } }))).toBe('4/4');
    expect(sizeOf(small, enters(small, 'Lord', { faceDown: true }))).toBe('2/2');
    expect(asEntering(small.game, enters(small, 'Lord', { faceDown: true })).name).toBe('');
    expect(asEntering(small.game, enters(small, 'Lord', { controller: 1 })).controller).toBe(1);
  });
});

describe('603.1b: what happened this turn, whether anything triggered on it or not', () => {
  const died: TriggerCondition = { on: 'dies', object: { type: 'creature', controller: 'you' } };
  const own: TriggerCondition = { on: 'attacks', object: 'self' };
  const asking = (condition: TriggerCondition) =>
    creature('Mourner', 1, 1, [
      {
        kind: 'triggered',
        when: [{ on: 'begins', step: 'end' }],
        if: { holds: 'happenedThisTurn', of: [condition] },
        effect: [],
      },
      { kind: 'triggered', when: [condition], effect: [] },
    ]);
  const met = (condition: TriggerCondition, event: (small: SmallGame) => GameEvent, before: boolean) => {
    const small = smallGame([
      { card: asking(condition) },
      { card: creature('Bear', 2, 2) },
      { card: creature('Ox', 2, 4), owner: 1 },
    ]);
    write(small.game).root.combat = {
      attackers: [],
      blockers: [],
      anyAttacked: true,
      declaredBlocks: [],
      damageStep: 'none',
      firstStrikers: [],
    };
    const happened = event(small);
    noteMet(small.game, happened, before);
    noteMet(small.game, happened, before);
    return (small.game.turn.met ?? []).map((key) => key.replace(JSON.stringify(condition), '').trim());
  };
  const dies = (name: string) => (small: SmallGame) =>
    makeMove(small.game, small.id(name), 'graveyard', { why: 'destroy' });
  test('603.1b: kept for each player for whom it was so, once; before what looks back is applied', () => {
    expect(met(died, dies('Bear'), true)).toEqual(['0']);
    expect(met(died, dies('Ox'), true)).toEqual(['1']);
    expect(met(died, dies('Bear'), false)).toEqual([]);
    expect(met(died, () => ({ type: 'shuffle', player: 0 }), true)).toEqual([]);
  });
  test('603.1b: where it speaks of the object with the ability, for that object', () => {
    const attacks =
      (name: string) =>
      (small: SmallGame): GameEvent => ({
        type: 'attack',
        player: 0,
        attackers: [{ object: small.id(name), defender: { player: 1 } }],
      });
    expect(met(own, attacks('Mourner'), false)).toEqual(['0 0']);
    expect(met(own, attacks('Bear'), false)).toEqual([]);
  });
});

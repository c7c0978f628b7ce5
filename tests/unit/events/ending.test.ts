import { describe, expect, test } from 'vitest';
import { controlChanges, ended, removalsFromCombat } from '../../../machines/rules/events/upkeep.ts';
import type { GameEvent } from '../../../machines/rules/state/event.ts';
import type { ContinuousEffect, Game } from '../../../machines/rules/state/game.ts';
import type { Happened } from '../../../machines/rules/state/happened.ts';
import type { ObjectId, PlayerId } from '../../../machines/rules/state/identity.ts';
import { noChoices } from '../../../machines/rules/state/scope.ts';
import { write } from '../../../machines/rules/state/write.ts';
import { addEffect, card, change, creature, plus, smallGame, statement } from '../support/small-game.ts';

const onStack = { choices: noChoices, source: null, ability: null, trigger: null, named: {} };

/** Where no text speaks of control nothing changes it. */
const thief = card(
  'Thief',
  ['enchantment'],
  [statement({ affects: 'attached', changes: [{ change: 'control', by: 'you' }] })],
);

const table = () =>
  smallGame([
    { card: creature('Source', 1, 1) },
    { card: thief, zone: 'hand' },
    { card: creature('Bear', 2, 2) },
    { card: creature('Cub', 1, 1) },
    { card: creature('Foe', 2, 2), owner: 1 },
    { card: card('Bolt', ['instant']), zone: 'stack', with: { stack: onStack } },
    { card: card('Walker', ['planeswalker']), owner: 1 },
    { card: card('Siege', ['battle']), owner: 0, with: { protector: 1 } },
  ]);

describe('611.2b: effects that end', () => {
  /** Whether an effect on the bear and the cub ends, once this is so. */
  function ends(
    until: ContinuousEffect['until'],
    so: (game: Game, id: (name: string) => ObjectId) => void,
    more: Partial<ContinuousEffect> = {},
    events: readonly GameEvent[] = [],
  ): boolean {
    const { game, id } = table();
    addEffect(game, id('Source'), [id('Bear'), id('Cub')], [plus(1, 1)], { until, ...more });
    so(game, id);
    const happened = events.map(
      (event, number): Happened => ({
        number,
        event,
        rule: '700.1',
        causes: [],
        batch: 1,
        replaced: [],
      }),
    );
    return ended(game, happened).length > 0;
  }
  const asItIs = () => {};
  const controlled = (name: string) => (game: Game, id: (name: string) => ObjectId) =>
    change(game, id(name), { controller: 1 });

  test('as their source leaves the battlefield, not as it phases out (702.26d)', () => {
    expect(ends('untilSourceLeaves', asItIs)).toBe(false);
    expect(ends('untilSourceLeaves', (game, id) => change(game, id('Source'), { zone: 'graveyard' }))).toBe(
      true,
    );
    expect(ends('untilSourceLeaves', (game, id) => change(game, id('Source'), { phasedOut: true }))).toBe(
      false,
    );
    expect(ends('untilSourceLeaves', controlled('Source'))).toBe(false);
    expect(ends('forever', (game, id) => change(game, id('Source'), { zone: 'graveyard' }))).toBe(false);
  });

  test('as their controller no longer controls their source', () => {
    expect(ends('whileYouControlSource', asItIs)).toBe(false);
    expect(ends('whileYouControlSource', controlled('Source'))).toBe(true);
    expect(ends('whileYouControlSource', controlled('Bear'))).toBe(false);
    expect(ends('whileYouControlSource', (game, id) => change(game, id('Source'), { zone: 'exile' }))).toBe(
      true,
    );
  });

  test('as their controller no longer controls any of what they are about', () => {
    expect(ends('whileYouControlIt', asItIs)).toBe(false);
    expect(ends('whileYouControlIt', controlled('Bear'))).toBe(false);
    expect(ends('whileYouControlIt', controlled('Source'))).toBe(false);
    expect(
      ends('whileYouControlIt', (game, id) => {
        change(game, id('Bear'), { controller: 1 });
        change(game, id('Cub'), { zone: 'graveyard' });
      }),
    ).toBe(true);
    expect(
      ends('whileYouControlIt', (game, id) => {
        change(game, id('Bear'), { zone: 'stack' });
        change(game, id('Cub'), { zone: 'graveyard' });
      }),
    ).toBe(false);
  });

  test('as none of what they are about has the counter any more', () => {
    const until = { whileItHas: 'charge' };
    const counters = { charge: 1 };
    expect(ends(until, asItIs)).toBe(true);
    expect(ends(until, (game, id) => change(game, id('Cub'), { counters }))).toBe(false);
    expect(ends(until, (game, id) => change(game, id('Cub'), { counters: { lore: 1 } }))).toBe(true);
    expect(ends(until, (game, id) => change(game, id('Cub'), { counters, zone: 'exile' }))).toBe(true);
    expect(ends(until, (game, id) => change(game, id('Foe'), { counters }))).toBe(true);
  });

  test('as their controller has cast the next spell like this', () => {
    const { id } = table();
    const cast = (player: PlayerId): GameEvent => ({ type: 'cast', object: id('Bolt'), player });
    const like = (type: 'instant' | 'sorcery') =>
      ({
        once: true,
        changes: [],
        rules: [{ rule: 'mayCastAsThoughWith', keyword: 'flash', what: { type } }],
      }) as const;
    expect(ends('forever', asItIs, like('instant'), [cast(0)])).toBe(true);
    expect(ends('forever', asItIs, like('instant'), [{ type: 'shuffle', player: 0 }, cast(0)])).toBe(true);
    expect(ends('forever', asItIs, like('instant'))).toBe(false);
    expect(ends('forever', asItIs, like('instant'), [cast(1)])).toBe(false);
    expect(ends('forever', asItIs, like('sorcery'), [cast(0)])).toBe(false);
    expect(ends('forever', asItIs, { ...like('instant'), once: false }, [cast(0)])).toBe(false);
    expect(ends('forever', asItIs, { once: true }, [cast(0)])).toBe(false);
  });
});

describe('110.2: control changes', () => {
  test('613.1b: found by comparing with who controlled it before', () => {
    const { game, id } = table();
    for (const one of game.battlefield) change(game, one, { heldBy: game.objects[one]?.controller ?? 0 });
    expect(controlChanges(game)).toEqual([]);
    addEffect(game, id('Source'), [id('Foe')], [{ change: 'control', by: 'you' }]);
    expect(controlChanges(game)).toEqual([{ type: 'controlChange', object: id('Foe'), from: 1, to: 0 }]);
    change(game, id('Foe'), { heldBy: 0 });
    expect(controlChanges(game)).toEqual([]);
    write(game).root.effects = [];
    write(game).changed();
    expect(controlChanges(game)).toEqual([{ type: 'controlChange', object: id('Foe'), from: 0, to: 1 }]);
  });
});

describe('506.4: removed from combat', () => {
  type Defends = (
    id: (name: string) => ObjectId,
  ) => { readonly object: ObjectId } | { readonly player: PlayerId };
  function removed(
    so: (game: Game, id: (name: string) => ObjectId) => void,
    {
      attacked = () => ({ player: 1 }),
      changed = [],
    }: { readonly attacked?: Defends; readonly changed?: readonly string[] } = {},
  ): readonly (readonly [string | undefined, string | undefined])[] {
    const { game, id } = table();
    write(game).root.combat = {
      attackers: [
        {
          object: id('Bear'),
          defender: attacked(id),
          defendingPlayer: 1,
          blocked: true,
          blockers: [id('Foe')],
          declared: true,
        },
      ],
      blockers: [{ object: id('Foe'), attackers: [id('Bear')] }],
      anyAttacked: true,
      declaredBlocks: [1],
      damageStep: 'none',
      firstStrikers: [],
    };
    so(game, id);
    return removalsFromCombat(game, new Set(changed.map(id))).map((event) =>
      event.type === 'removeFromCombat'
        ? [game.objects[event.object]?.definition, event.only]
        : [event.type, ''],
    );
  }
  const asItIs = () => {};
  const walker: Defends = (id) => ({ object: id('Walker') });
  const siege: Defends = (id) => ({ object: id('Siege') });

  test('what still fights stays, and nothing is removed where there is no combat', () => {
    expect(removed(asItIs)).toEqual([]);
    expect(removed((game) => Object.assign(write(game).root, { combat: null }))).toEqual([]);
  });
  test('506.4: what left, phased out, changed control, or is no creature any more', () => {
    const all = [
      (game: Game, id: (name: string) => ObjectId) => change(game, id('Bear'), { zone: 'graveyard' }),
      (game: Game, id: (name: string) => ObjectId) => change(game, id('Bear'), { phasedOut: true }),
      (game: Game, id: (name: string) => ObjectId) =>
        addEffect(game, id('Source'), [id('Bear')], [{ change: 'setTypes', types: ['artifact'] }]),
      (game: Game, id: (name: string) => ObjectId) =>
        addEffect(game, id('Source'), [id('Bear')], [{ change: 'addTypes', types: ['battle'] }]),
    ];
    for (const so of all) expect(removed(so)).toEqual([['Bear', undefined]]);
    expect(removed(asItIs, { changed: ['Foe'] })).toEqual([['Foe', undefined]]);
    expect(removed(asItIs, { changed: ['Cub'] })).toEqual([]);
  });
  test('506.4c: a planeswalker that the defending player no longer controls, or that is none any more', () => {
    expect(removed(asItIs, { attacked: walker })).toEqual([]);
    expect(
      removed((game, id) => change(game, id('Walker'), { controller: 0 }), { attacked: walker }),
    ).toEqual([['Walker', undefined]]);
    expect(
      removed((game, id) => change(game, id('Walker'), { zone: 'exile' }), { attacked: walker }),
    ).toEqual([['Walker', undefined]]);
    const none = (game: Game, id: (name: string) => ObjectId) =>
      addEffect(game, id('Source'), [id('Walker')], [{ change: 'setTypes', types: ['artifact'] }]);
    expect(removed(none, { attacked: walker })).toEqual([['Walker', undefined]]);
  });
  test('506.4e: a battle with another protector or controller', () => {
    expect(removed(asItIs, { attacked: siege })).toEqual([]);
    expect(removed((game, id) => change(game, id('Siege'), { protector: 0 }), { attacked: siege })).toEqual([
      ['Siege', undefined],
    ]);
    expect(removed(asItIs, { attacked: siege, changed: ['Siege'] })).toEqual([['Siege', undefined]]);
  });
  test('506.4d: what both blocks and is attacked stops being only what it can’t be any more', () => {
    const foe: Defends = (id) => ({ object: id('Foe') });
    const become =
      (types: readonly ('creature' | 'planeswalker')[]) => (game: Game, id: (name: string) => ObjectId) =>
        addEffect(game, id('Source'), [id('Foe')], [{ change: 'setTypes', types }]);
    expect(removed(become(['creature', 'planeswalker']), { attacked: foe })).toEqual([]);
    expect(removed(become(['creature']), { attacked: foe })).toEqual([['Foe', 'attacked']]);
    expect(removed(become(['planeswalker']), { attacked: foe })).toEqual([['Foe', 'fighting']]);
    expect(removed((game, id) => change(game, id('Foe'), { zone: 'exile' }), { attacked: foe })).toEqual([
      ['Foe', undefined],
    ]);
  });
});

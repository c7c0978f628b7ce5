import { beforeAll, describe, expect, test } from 'vitest';
import { characteristics } from '../../../machines/rules/characteristics/index.ts';
import type { TriggerFacts } from '../../../machines/rules/state/object.ts';
import type { Destination, Instruction } from '../../../machines/rules/state/vocabulary/index.ts';
import { bear, card, creature, follow, putEffectRulesTogether, type Situation, zoneOf } from './follow.ts';
import type { Placed } from './small-game.ts';

beforeAll(putEffectRulesTogether);

type Game = ReturnType<typeof follow>;

const target = { target: 0 } as const;
const buried = (of = bear, owner = 0): Placed => ({ card: of, owner, zone: 'graveyard' });
const put = (to: Partial<Destination>): Instruction => ({
  do: 'move',
  what: target,
  to: { zone: 'battlefield', ...to },
});
/** What came onto the battlefield. */
const entered = (to: Partial<Destination>, situation: Situation = {}) => {
  const game: Game = follow([put(to)], { placed: [buried()], chosen: [[{ object: 1 }]], ...situation });
  const object = game.objects[game.battlefield.at(-1) ?? -1];
  return { game, object: object ?? null };
};

describe('110.5b: how an object enters the battlefield', () => {
  test('under its owner’s control, untapped and as it is, unless it is said otherwise', () => {
    expect(entered({}).object).toMatchObject({
      controller: 0,
      tapped: false,
      faceDown: false,
      face: 0,
      counters: {},
      attachedTo: null,
    });
    expect(entered({ tapped: true }).object?.tapped).toBe(true);
    expect(entered({ counters: { kind: 'charge', count: 2 } }).object?.counters).toEqual({ charge: 2 });
  });

  test('110.2a: under the control of who is said, or of its owner where there is nobody', () => {
    const theirs: Situation = { placed: [buried(bear, 1)] };
    expect(entered({}, theirs).object?.controller).toBe(1);
    expect(entered({ under: 'you' }, theirs).object?.controller).toBe(0);
    const nobody: Situation = { ...theirs, chosen: [[{ object: 1 }], []] };
    expect(entered({ under: { target: 1 } }, nobody).object?.controller).toBe(1);
  });

  test('708.3: face down, and 712.14a: with its back face up', () => {
    const { game, object } = entered({ faceDown: true });
    expect(object?.faceDown).toBe(true);
    expect(characteristics(game, object?.id ?? -1)).toMatchObject({ name: '', power: 2, toughness: 2 });
    const villager = creature('Villager', 1, 1, { back: creature('Howler', 3, 3) });
    const turned = entered({ transformed: true }, { placed: [buried(villager)] });
    expect(characteristics(turned.game, turned.object?.id ?? -1).name).toBe('Howler');
    const front = entered({}, { placed: [buried(villager)] });
    expect(characteristics(front.game, front.object?.id ?? -1).name).toBe('Villager');
  });

  test('303.4i: attached to something, or not at all where that isn’t there', () => {
    const sword = card('Sword', { types: ['artifact'], subtypes: ['Equipment'] });
    const placed: readonly Placed[] = [buried(sword), { card: bear }];
    expect(entered({ attachedTo: { all: { name: 'Bear' } } }, { placed }).object?.attachedTo).toEqual({
      object: 2,
    });
    expect(entered({}, { placed }).object?.attachedTo).toBeNull();
  });

  test('611.2e: as the effect says that it is, while it stays', () => {
    const { game, object } = entered({ with: { changes: [{ change: 'addTypes', types: ['artifact'] }] } });
    expect(characteristics(game, object?.id ?? -1).types).toEqual(
      expect.arrayContaining(['creature', 'artifact']),
    );
    const plain = entered({});
    expect(characteristics(plain.game, plain.object?.id ?? -1).types).toEqual(['creature']);
  });

  test('607.2c: a linked ability finds what was put there', () => {
    const { game, object } = entered(
      { link: 'put' },
      { placed: [buried(), { card: bear }], scope: { self: 2 } },
    );
    expect(game.objects[2]?.links.put?.objects).toEqual([object?.id]);
    const unlinked = entered({}, { placed: [buried(), { card: bear }], scope: { self: 2 } });
    expect(unlinked.game.objects[2]?.links).toEqual({});
  });
});

describe('400.7: what can still be found', () => {
  const facts = (object: number, moved: boolean): TriggerFacts => ({
    event: 1,
    object,
    source: null,
    other: null,
    player: null,
    otherPlayer: null,
    amount: 0,
    ...(moved && { moved: true }),
  });
  const aura = card('Aura', { types: ['enchantment'], subtypes: ['Aura'] });
  const plain = card('Rune', { types: ['enchantment'] });
  /** The bear, and what is attached to it, are destroyed; an ability that triggered on that returns one of them. */
  const returned = (
    of: 1 | 2,
    {
      attached = aura,
      moved = true,
      to = 'graveyard',
    }: { attached?: typeof aura; moved?: boolean; to?: 'graveyard' | 'hand' } = {},
  ) => {
    const leave: Instruction = { do: 'move', what: { all: {} }, to: { zone: to } };
    const game = follow([leave, { do: 'move', what: target, to: { zone: 'exile' } }], {
      placed: [{ card: bear }, { card: attached, with: { attachedTo: { object: 1 } } }],
      chosen: [[{ object: of }]],
      scope: { trigger: facts(1, moved) },
    });
    return zoneOf(game, of);
  };

  test('400.7e: what the trigger event moved to a public zone', () => {
    expect(returned(1)).toBe('exile');
    expect(returned(1, { to: 'hand' })).toBe('hand');
    // The event moved nothing.
    expect(returned(1, { moved: false })).toBe('graveyard');
  });

  test('400.7f: an Aura that was on it, in the graveyard', () => {
    expect(returned(2)).toBe('exile');
    expect(returned(2, { attached: plain })).toBe('graveyard');
    expect(returned(2, { to: 'hand' })).toBe('hand');
    expect(returned(2, { moved: false })).toBe('graveyard');
  });

  test('603.6e: only of what has left', () => {
    const leave: Instruction = { do: 'destroy', what: { all: { subtype: 'Aura' } } };
    const game = follow([leave, { do: 'move', what: target, to: { zone: 'exile' } }], {
      placed: [{ card: bear }, { card: aura, with: { attachedTo: { object: 1 } } }],
      chosen: [[{ object: 2 }]],
      scope: { trigger: facts(1, true) },
    });
    expect(zoneOf(game, 2)).toBe('graveyard');
  });
});

import { beforeAll, describe, expect, test } from 'vitest';
import { characteristics } from '../../../machines/rules/characteristics/index.ts';
import { noChoices } from '../../../machines/rules/state/scope.ts';
import type { Ability, Duration, Instruction } from '../../../machines/rules/state/vocabulary/index.ts';
import {
  bear,
  begin,
  card,
  creature,
  events,
  follow,
  happenedTypes,
  putEffectRulesTogether,
  reply,
} from './follow.ts';
import type { Placed } from './small-game.ts';

beforeAll(putEffectRulesTogether);

type Game = ReturnType<typeof follow>;

const target = { target: 0 } as const;
const objects = (...ids: readonly number[]) => [ids.map((object) => ({ object }))];
const sizeOf = (game: Game, id: number) => {
  const { name, power, toughness } = characteristics(game, id);
  return `${name} ${power}/${toughness}`;
};
/** What entered the battlefield, and under whose control. */
const tokens = (game: Game) =>
  game.battlefield
    .filter((id) => game.objects[id]?.kind === 'token')
    .map((id) => [sizeOf(game, id), characteristics(game, id).controller, game.objects[id]?.tapped]);
const nothing = { named: { it: { objects: [], did: false } } };

describe('707.2: tokens that are copies', () => {
  const copy = (more: Partial<Extract<Instruction, { do: 'createCopy' }>> = {}): Instruction => ({
    do: 'createCopy',
    of: target,
    as: 'it',
    ...more,
  });
  const made = (more: Partial<Extract<Instruction, { do: 'createCopy' }>>, placed: Placed = { card: bear }) =>
    tokens(follow([copy(more)], { placed: [placed], chosen: objects(1) }));

  test('so many, for whoever creates them, tapped if that is said', () => {
    expect(made({})).toEqual([['Bear 2/2', 0, false]]);
    expect(made({ tapped: true })).toEqual([['Bear 2/2', 0, true]]);
    expect(made({ count: 2, who: 'opponents' })).toEqual([
      ['Bear 2/2', 1, false],
      ['Bear 2/2', 1, false],
    ]);
    expect(made({ who: 'everyone' })).toHaveLength(2);
  });

  test('none of them is no event', () => {
    const game = follow([copy({ count: 0 })], { placed: [{ card: bear }], chosen: objects(1) });
    expect([happenedTypes(game), game.returned]).toMatchObject([[], nothing]);
    const of = follow([copy()], { chosen: [[]] });
    expect([happenedTypes(of), of.returned]).toMatchObject([[], nothing]);
  });

  test('707.8a: of a double-faced permanent with its back face up, the same face up', () => {
    const villager = creature('Villager', 1, 1, { back: creature('Howler', 3, 3) });
    expect(made({}, { card: villager })).toEqual([['Villager 1/1', 0, false]]);
    expect(made({}, { card: villager, with: { face: 1 } })).toEqual([['Howler 3/3', 0, false]]);
  });

  test('707.8a: with the other face, to which it can be turned', () => {
    const villager = creature('Villager', 1, 1, { back: creature('Howler', 3, 3) });
    const turn: Instruction = { do: 'transform', what: { named: 'it' } };
    const game = follow([copy({ except: [{ change: 'addSupertypes', supertypes: ['legendary'] }] }), turn], {
      placed: [{ card: villager }],
      chosen: objects(1),
    });
    expect(tokens(game)).toEqual([['Howler 3/3', 0, false]]);
  });

  test('707.3: of what is a copy itself, and with exceptions', () => {
    const twice: readonly Instruction[] = [
      { do: 'becomeCopy', what: target, of: { all: { name: 'Ox' } }, until: 'forever' },
      copy(),
    ];
    const game = follow(twice, {
      placed: [{ card: bear }, { card: creature('Ox', 4, 4) }],
      chosen: objects(1),
    });
    expect(tokens(game)).toEqual([['Ox 4/4', 0, false]]);
    expect(made({ except: [{ change: 'setPowerToughness', power: 1, toughness: 1 }] })).toEqual([
      ['Bear 1/1', 0, false],
    ]);
  });

  test('708.2a: of what is face down, as it is face down', () => {
    const game = follow([copy()], {
      placed: [{ card: creature('Ox', 4, 4), with: { faceDown: true } }],
      chosen: objects(1),
    });
    expect(tokens(game)).toEqual([[' 2/2', 0, false]]);
  });
});

describe('707.4: permanents that become copies', () => {
  const become = (until: Duration, of: Extract<Instruction, { do: 'becomeCopy' }>['of']): Instruction => ({
    do: 'becomeCopy',
    what: target,
    of,
    until,
    as: 'it',
  });
  const ox = { all: { name: 'Ox' } } as const;
  const placed: readonly Placed[] = [
    { card: bear, with: { damage: 1 } },
    { card: creature('Ox', 4, 4), owner: 1 },
    { card: creature('Ghost', 1, 1), zone: 'graveyard' },
  ];

  test('for good, or until the duration ends; nothing else of them changes', () => {
    for (const until of ['forever', 'untilEndOfTurn'] as const) {
      const game = follow([become(until, ox)], { placed, chosen: objects(1) });
      expect(sizeOf(game, 1)).toBe('Ox 4/4');
      expect(game.objects[1]?.damage).toBe(1);
      expect(characteristics(game, 1).controller).toBe(0);
      expect(game.effects).toHaveLength(until === 'forever' ? 0 : 1);
      expect(events(game, 'becomeCopy')).toMatchObject([{ object: 1, of: 2 }]);
      expect(game.returned).toMatchObject({ named: { it: { objects: [1], amount: 1, did: true } } });
    }
  });

  test('only permanents, and only of what can be found', () => {
    const ghost = follow([become('forever', ox)], { placed, chosen: objects(3) });
    expect([happenedTypes(ghost), ghost.returned]).toMatchObject([[], nothing]);
    const none = follow([become('forever', { all: { name: 'Cow' } })], { placed, chosen: objects(1) });
    expect([happenedTypes(none), none.returned]).toMatchObject([[], nothing]);
  });

  test('608.2h: of what has left as it last was', () => {
    const dead: Instruction = { do: 'destroy', what: { target: 1 } };
    const game = follow([dead, become('forever', { target: 1 })], {
      placed,
      chosen: [...objects(1), ...objects(2)],
    });
    expect(sizeOf(game, 1)).toBe('Ox 4/4');
  });
});

describe('701.36a: populating', () => {
  const token = { with: { kind: 'token' } } as const;
  const populate = (who?: 'opponents'): Instruction => ({
    do: 'perform',
    action: 'populate',
    ...(who && { who }),
    as: 'it',
  });

  test('one of the player’s creature tokens is copied', () => {
    const placed: readonly Placed[] = [
      { card: bear, ...token },
      { card: creature('Rat', 1, 1), ...token, owner: 1 },
      { card: creature('Cat', 1, 2), owner: 1 },
    ];
    const copied = (instruction: Instruction) => tokens(follow([instruction], { placed })).slice(2);
    expect(copied(populate())).toEqual([['Bear 2/2', 0, false]]);
    expect(copied(populate('opponents'))).toEqual([['Rat 1/1', 1, false]]);
    expect(follow([populate()], { placed: [{ card: bear }] }).returned).toMatchObject(nothing);
  });

  test('of several the one that is chosen', () => {
    const placed: readonly Placed[] = [
      { card: bear, ...token },
      { card: creature('Rat', 1, 1), ...token },
    ];
    const game = begin([populate()], { placed });
    reply(game, [1]);
    expect(tokens(game).slice(2)).toEqual([['Rat 1/1', 0, false]]);
  });
});

describe('707.10: copies of spells', () => {
  const spell = (abilities: readonly Ability[], ...chosen: readonly object[]): Placed => ({
    card: card('Bolt', { abilities }),
    owner: 1,
    zone: 'stack',
    with: {
      stack: {
        choices: {
          ...noChoices,
          targets: chosen.map((one) => ({ chosen: [Object.assign({ object: 0 }, one)], divided: [] })),
        },
        source: null,
        ability: null,
        trigger: null,
        named: {},
      },
    },
  });
  const atCreature: Ability = { kind: 'spell', targets: [{ objects: { type: 'creature' } }], effect: [] };
  const copied = (more: Partial<Extract<Instruction, { do: 'copySpell' }>>, ...placed: readonly Placed[]) => {
    const game = begin([{ do: 'copySpell', what: target, as: 'it', ...more }], {
      placed,
      chosen: objects(1),
    });
    return game.pending === null
      ? game.stack
          .slice(2)
          .map((id) => [game.objects[id]?.controller, game.objects[id]?.stack?.choices.targets[0]?.chosen])
      : game.pending.about;
  };
  const aimed = spell([atCreature], { object: 2 });

  test('so many, by each player who copies it', () => {
    expect(copied({ count: 2 }, aimed, { card: bear })).toHaveLength(2);
    expect(copied({ count: 0 }, aimed, { card: bear })).toEqual([]);
    expect(copied({ who: 'everyone' }, aimed, { card: bear })).toEqual([
      [0, [{ object: 2 }]],
      [1, [{ object: 2 }]],
    ]);
  });

  test('707.10c: without another legal target nobody is asked for one', () => {
    expect(copied({ newTargets: true }, aimed, { card: bear })).toEqual([[0, [{ object: 2 }]]]);
    expect(copied({ newTargets: true }, aimed, { card: bear }, { card: creature('Ox') })).toBe(
      'choose new targets for Bolt',
    );
  });

  test('707.10d: of one thing that it could target there is no order to choose', () => {
    const each = { forEach: { objects: { type: 'creature' } } } as const;
    expect(copied(each, aimed, { card: bear })).toEqual([[0, [{ object: 2 }]]]);
    expect(copied(each, spell([atCreature], { object: 2 }))).toEqual([]);
    const players = { forEach: { players: 'opponents' } } as const;
    // A creature is all that it could target.
    expect(copied(players, aimed, { card: bear })).toEqual([]);
  });

  test('707.10d: none of a spell that has several targets for one word, or none at all', () => {
    const each = { forEach: { objects: { type: 'creature' } } } as const;
    const pair: Ability = {
      kind: 'spell',
      targets: [{ objects: { type: 'creature' }, count: { min: 0, max: 2 } }],
      effect: [],
    };
    const withTargets = (...chosen: readonly number[]): Placed => {
      const one = spell([pair], { object: 2 });
      const stack = one.with?.stack;
      const targets = [{ chosen: chosen.map((object) => ({ object })), divided: [] }];
      return { ...one, with: { stack: stack ? { ...stack, choices: { ...stack.choices, targets } } : null } };
    };
    const placed: readonly Placed[] = [{ card: bear }, { card: creature('Ox') }];
    expect(copied(each, withTargets(2, 3), ...placed)).toEqual([]);
    expect(copied(each, withTargets(), ...placed)).toEqual([]);
    expect(copied(each, withTargets(2), { card: bear })).toHaveLength(1);
  });

  test('707.10e: what it is to target must be there', () => {
    const dead: Instruction = { do: 'destroy', what: { all: { name: 'Ox' } } };
    const aimAt: Instruction = { do: 'copySpell', what: target, target: { target: 1 } };
    const game = follow([dead, aimAt], {
      placed: [aimed, { card: bear }, { card: creature('Ox') }],
      chosen: [...objects(1), ...objects(3)],
    });
    expect(game.stack).toHaveLength(2);
    const there = follow([aimAt], {
      placed: [aimed, { card: bear }, { card: creature('Ox') }],
      chosen: [...objects(1), ...objects(3)],
    });
    expect(there.stack).toHaveLength(3);
  });

  test('707.10: with an exception, of which its copies have it too', () => {
    const game = follow(
      [
        {
          do: 'copySpell',
          what: target,
          except: [{ change: 'addSupertypes', supertypes: ['legendary'] }],
        },
      ],
      { placed: [aimed, { card: bear }], chosen: objects(1) },
    );
    expect(characteristics(game, game.stack.at(-1) ?? -1).supertypes).toEqual(['legendary']);
    expect(characteristics(game, 1).supertypes).toEqual([]);
  });
});

describe('707.12: copies of cards', () => {
  const copy = (more: Partial<Extract<Instruction, { do: 'copyCard' }>> = {}): readonly Instruction[] => [
    { do: 'copyCard', what: target, as: 'it', ...more },
  ];
  const buried: Placed = { card: card('Bolt'), zone: 'graveyard' };

  test('where those are', () => {
    const game = follow(copy(), { placed: [buried], chosen: objects(1) });
    const [, made = -1] = game.players[0]?.graveyard ?? [];
    expect(characteristics(game, made).name).toBe('Bolt');
    expect(game.returned).toMatchObject({ named: { it: { objects: [made], amount: 1, did: true } } });
  });

  test('none of what has left, and with an exception', () => {
    const gone = follow([{ do: 'exile', what: target }, ...copy()], { placed: [buried], chosen: objects(1) });
    expect(gone.returned).toMatchObject(nothing);
    const game = follow(copy({ except: [{ change: 'addSupertypes', supertypes: ['legendary'] }] }), {
      placed: [buried],
      chosen: objects(1),
    });
    const [, made = -1] = game.players[0]?.graveyard ?? [];
    expect(characteristics(game, made).supertypes).toEqual(['legendary']);
  });
});

import { beforeAll, describe, expect, test } from 'vitest';
import { characteristics } from '../../../machines/rules/characteristics/index.ts';
import type {
  Ability,
  Duration,
  Instruction,
  Modification,
  RuleChange,
} from '../../../machines/rules/state/vocabulary/index.ts';
import { bear, card, creature, follow, occur, putEffectRulesTogether, type Situation } from './follow.ts';
import type { Placed } from './small-game.ts';

beforeAll(putEffectRulesTogether);

type Game = ReturnType<typeof follow>;

const target = { target: 0 } as const;
const draw: Ability = { kind: 'activated', cost: [{ pay: 'tap' }], effect: [{ do: 'draw', count: 1 }] };
const gain: Ability = {
  kind: 'triggered',
  when: [{ on: 'attacks', object: 'self' }],
  effect: [{ do: 'gainLife', amount: 1 }],
};
const thinker = creature('Thinker', 1, 1, { abilities: [draw, gain] });
const buried: Placed = { card: creature('Ghost'), zone: 'graveyard' };
const objects = (...ids: readonly number[]) => [ids.map((object) => ({ object }))];
/** The ability's source is the second of what is placed, object 2, which someone else controls. */
const lost: Situation['scope'] = { self: 2 };
const kindsOf = (game: Game, id: number) =>
  characteristics(game, id).abilities.map(({ ability }) => ability.kind);
const found = (...ids: readonly number[]) => ({ named: { it: { objects: ids, did: true } } });
const nothing = { named: { it: { objects: [], players: [], did: false } } };

/** What ends before it begins: something of the ability's source, which its controller doesn't control. */
const over: Duration = 'whileYouControlSource';
const plus: readonly Modification[] = [{ change: 'modifyPowerToughness', power: 1, toughness: 1 }];

describe('611.2b: an effect whose duration is over before it begins does nothing', () => {
  const until = (duration: Duration): readonly Instruction[] => [
    { do: 'modify', what: target, changes: plus, until: duration },
    {
      do: 'gainAbilitiesOf',
      what: target,
      of: { all: { name: 'Thinker' } },
      which: 'activated',
      until: duration,
    },
    { do: 'exchangeText', first: target, second: { all: { name: 'Thinker' } }, until: duration },
    { do: 'modifyNextSpell', like: {}, changes: plus, until: duration },
    { do: 'rule', rules: [{ rule: 'cant', what: 'block' }], what: target, until: duration },
    { do: 'preventDamage', amount: 'all', until: duration },
    {
      do: 'replace',
      replacement: { event: { would: 'draw', who: 'you' }, instead: [] },
      until: duration,
    },
    { do: 'becomeCopy', what: target, of: { all: { name: 'Thinker' } }, until: duration },
  ];
  test.each(until(over).map(({ do: name }, at) => [name, at] as const))('%s', (_name, at) => {
    const situation: Situation = {
      placed: [{ card: bear }, { card: thinker, owner: 1 }],
      chosen: objects(1),
      scope: lost,
    };
    const effects = (duration: Duration) =>
      follow(until(duration).slice(at, at + 1), situation).effects.length;
    expect(effects(over)).toBe(0);
    expect(effects('untilEndOfTurn')).toBeGreaterThan(0);
  });
});

describe('607.5: gaining the activated abilities that others have', () => {
  const gains = (
    what: Extract<Instruction, { do: 'gainAbilitiesOf' }>['what'] = target,
  ): readonly Instruction[] => [
    {
      do: 'gainAbilitiesOf',
      what,
      of: { all: { name: 'Thinker' } },
      which: 'activated',
      until: 'untilEndOfTurn',
      as: 'it',
    },
  ];

  test('those alone, for what is there', () => {
    const game = follow(gains(), {
      placed: [{ card: bear }, { card: thinker }, buried],
      chosen: objects(1, 3),
    });
    expect(kindsOf(game, 1)).toEqual(['activated']);
    expect(game.effects[0]?.objects).toEqual([1, 3]);
    expect(game.returned).toMatchObject(found(1, 3));
    // They stay what they were found to be.
    occur(game, { type: 'destroy', object: 2, cantBeRegenerated: false });
    expect(kindsOf(game, 1)).toEqual(['activated']);
  });

  test('nothing where there is none to gain, or nothing to gain it', () => {
    const without = follow(gains(), { placed: [{ card: bear }], chosen: objects(1) });
    expect([without.effects, without.returned]).toMatchObject([[], nothing]);
    const dead: Instruction = { do: 'destroy', what: target };
    const left = follow([dead, ...gains()], {
      placed: [{ card: bear }, { card: thinker }],
      chosen: objects(1),
    });
    expect([left.effects, left.returned]).toMatchObject([[], nothing]);
  });
});

describe('612.5: exchanging texts', () => {
  const exchange = (until: Duration = 'untilEndOfTurn'): Instruction => ({
    do: 'exchangeText',
    first: target,
    second: { target: 1 },
    until,
    as: 'it',
  });
  const between = (first: number, second: number): NonNullable<Situation['chosen']> => [
    ...objects(first),
    ...objects(second),
  ];

  test('each has the other’s text and none of its own', () => {
    const game = follow([exchange()], {
      placed: [{ card: thinker }, { card: creature('Ox', 2, 2, { abilities: [gain] }) }],
      chosen: between(1, 2),
    });
    expect([kindsOf(game, 1), kindsOf(game, 2)]).toEqual([['triggered'], ['activated', 'triggered']]);
    expect(game.returned).toMatchObject(found(1, 2));
  });

  test('612.3: what an effect gives is no text', () => {
    const give: Instruction = {
      do: 'modify',
      what: { target: 1 },
      changes: [{ change: 'addAbilities', abilities: [gain] }],
      until: 'forever',
    };
    const game = follow([give, exchange()], {
      placed: [{ card: creature('Ox', 2, 2, { abilities: [draw] }) }, { card: bear }],
      chosen: between(1, 2),
    });
    expect([kindsOf(game, 1), kindsOf(game, 2)]).toEqual([[], ['activated', 'triggered']]);
  });

  test('305.6: what a land type gives is no text', () => {
    const forest = card('Forest', {
      types: ['land', 'creature'],
      subtypes: ['Forest'],
      power: 1,
      toughness: 1,
    });
    const game = follow([exchange()], { placed: [{ card: forest }, { card: bear }], chosen: between(1, 2) });
    expect([kindsOf(game, 1), kindsOf(game, 2)]).toEqual([['activated'], []]);
  });

  test('neither, where one of them isn’t there', () => {
    for (const dead of [target, { target: 1 }] as const) {
      const game = follow([{ do: 'destroy', what: dead }, exchange()], {
        placed: [{ card: thinker }, { card: bear }],
        chosen: between(1, 2),
      });
      expect([game.effects, game.returned]).toMatchObject([[], nothing]);
    }
  });
});

describe('611.2f: the next spell that a player casts', () => {
  const next = (who?: 'opponents'): Instruction => ({
    do: 'modifyNextSpell',
    like: { type: 'creature' },
    changes: [{ change: 'modifyPowerToughness', power: { number: 'x' }, toughness: 0 }],
    until: 'untilEndOfTurn',
    as: 'it',
    ...(who && { who }),
  });

  test('of its controller, or of each player that is said', () => {
    const waiting = (instruction: Instruction) => {
      const game = follow([instruction], { players: 3, x: 2 });
      return [game.effects.map(({ next: of }) => of?.player), game.returned];
    };
    expect(waiting(next())).toMatchObject([[0], { named: { it: { players: [0], did: true } } }]);
    expect(waiting(next('opponents'))).toMatchObject([
      [1, 2],
      { named: { it: { players: [1, 2], did: true } } },
    ]);
  });

  test('its values are fixed as it begins to wait, and it affects nothing yet', () => {
    const game = follow([next()], { placed: [{ card: bear }], x: 2 });
    expect(game.effects).toMatchObject([
      {
        objects: [],
        changes: [{ change: 'modifyPowerToughness', power: 2 }],
        next: { like: { type: 'creature' } },
      },
    ]);
    expect(characteristics(game, 1).power).toBe(2);
  });

  test('of nobody, where nobody is meant', () => {
    const nobody: Instruction = {
      do: 'modifyNextSpell',
      who: target,
      like: {},
      changes: plus,
      until: 'forever',
      as: 'it',
    };
    const game = follow([nobody], { chosen: [[]] });
    expect([game.effects, game.returned]).toMatchObject([[], nothing]);
  });
});

describe('613.11: changes of rules', () => {
  const cantBlock: readonly RuleChange[] = [{ rule: 'cant', what: 'block' }];
  const rule = (more: Partial<Extract<Instruction, { do: 'rule' }>>): Instruction => ({
    do: 'rule',
    rules: cantBlock,
    until: 'untilEndOfTurn',
    as: 'it',
    ...more,
  });

  test('of particular objects that are there, and of particular players', () => {
    const placed: readonly Placed[] = [{ card: bear }, { card: creature('Ox') }];
    const dead: Instruction = { do: 'destroy', what: { all: { name: 'Ox' } } };
    const game = follow([dead, rule({ what: target })], { placed, chosen: objects(1, 2) });
    expect(game.effects).toMatchObject([{ objects: [1], players: null }]);
    expect(game.returned).toMatchObject(found(1));
    const players = follow([rule({ players: 'opponents' })], { placed });
    expect(players.effects).toMatchObject([{ objects: null, players: [1] }]);
    expect(players.returned).toMatchObject({ named: { it: { objects: [], players: [1], did: true } } });
  });

  test('of nothing, where there is nothing or nobody left', () => {
    const dead: Instruction = { do: 'destroy', what: target };
    const none = (more: Partial<Extract<Instruction, { do: 'rule' }>>, chosen: Situation['chosen']) => {
      const game = follow([dead, rule(more)], { placed: [{ card: bear }], chosen: chosen ?? [] });
      return [game.effects, game.returned];
    };
    expect(none({ what: target }, objects(1))).toMatchObject([[], nothing]);
    expect(none({ players: target }, [[]])).toMatchObject([[], nothing]);
    expect(none({ players: 'opponents', what: target }, objects(1))).toMatchObject([[], nothing]);
  });

  test('for the next turn of each player, and until it is used', () => {
    const effects = (more: Partial<Extract<Instruction, { do: 'rule' }>>) =>
      follow([rule({ players: 'everyone', ...more })], { players: 3 }).effects.map(
        ({ once, beginsInTurnOf }) => [once, beginsInTurnOf],
      );
    expect(effects({})).toEqual([[false, undefined]]);
    expect(effects({ once: true })).toEqual([[true, undefined]]);
    expect(effects({ inNextTurnOf: 'opponents' })).toEqual([
      [false, 1],
      [false, 2],
    ]);
  });

  test('611.2c: whose things a description is about is fixed', () => {
    const described = (controller: 'you' | { readonly controllerOf: typeof target }) =>
      follow([rule({ what: { all: { type: 'creature', controller } } })], {
        placed: [{ card: bear, owner: 1 }],
        chosen: objects(1),
      }).effects[0];
    expect(described('you')?.affects).toEqual({ type: 'creature', controller: 'you' });
    const fixed = described({ controllerOf: target });
    expect(fixed?.affects).toEqual({ type: 'creature', controller: { named: 'locked 0' } });
    expect(fixed?.named['locked 0']?.players).toEqual([1]);
  });
});

describe('611.2c: what changes of characteristics affect', () => {
  const modify = (until: Duration): readonly Instruction[] => [
    { do: 'destroy', what: { all: { name: 'Ox' } } },
    { do: 'modify', what: target, changes: plus, until, as: 'it' },
  ];
  const placed: readonly Placed[] = [
    { card: bear, with: { counters: { aim: 1 } } },
    { card: creature('Ox'), with: { counters: { aim: 1 } } },
    { card: creature('Rat') },
  ];

  test('what is there', () => {
    const game = follow(modify('untilEndOfTurn'), { placed, chosen: objects(1, 2, 3) });
    expect(game.effects).toMatchObject([{ objects: [1, 3] }]);
  });

  test('for as long as it has a counter: what has one, each by itself', () => {
    const game = follow(modify({ whileItHas: 'aim' }), { placed, chosen: objects(1, 2, 3) });
    expect(game.effects).toMatchObject([{ objects: [1] }]);
    const both = follow(modify({ whileItHas: 'aim' }), {
      placed: [
        { card: bear, with: { counters: { aim: 2 } } },
        { card: creature('Cat'), with: { counters: { aim: 1 } } },
      ],
      chosen: objects(1, 2),
    });
    expect(both.effects.map(({ objects: of }) => of)).toEqual([[1], [2]]);
    expect(both.returned).toMatchObject(found(1, 2));
  });

  test('until its controller’s next untap step: each by itself', () => {
    const game = follow(modify('untilItsNextUntapStep'), { placed, chosen: objects(1, 3) });
    expect(game.effects.map(({ objects: of }) => of)).toEqual([[1], [3]]);
  });

  test('what its text named stays known to it', () => {
    const game = follow([{ do: 'gainLife', amount: 3, as: 'gained' }, ...modify('forever')], {
      placed,
      chosen: objects(1),
    });
    expect(game.effects[0]?.named.gained?.amount).toBe(3);
  });
});

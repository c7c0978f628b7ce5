import { beforeAll, expect, test } from 'vitest';
import type { Target } from '../../../machines/rules/state/object.ts';
import { noChoices } from '../../../machines/rules/state/scope.ts';
import type { Instruction, TargetSpec } from '../../../machines/rules/state/vocabulary/index.ts';
import { bear, begin, card, creature, events, follow, putEffectRulesTogether, reply } from './follow.ts';
import type { Placed } from './small-game.ts';

beforeAll(putEffectRulesTogether);

/** An opponent's spell on the stack, object 1, with these targets. */
const aimed = (specs: readonly TargetSpec[], ...chosen: readonly (readonly Target[])[]): Placed => ({
  card: card('Bolt', { abilities: [{ kind: 'spell', targets: specs, effect: [] }] }),
  owner: 1,
  zone: 'stack',
  with: {
    stack: {
      choices: { ...noChoices, targets: chosen.map((one) => ({ chosen: one, divided: [] })) },
      source: null,
      ability: null,
      trigger: null,
      named: {},
    },
  },
});

const creatures: TargetSpec = { objects: { type: 'creature' } };
const others: readonly Placed[] = [{ card: bear }, { card: creature('Ox') }, { card: creature('Rat') }];
const [two, three, four] = [{ object: 2 }, { object: 3 }, { object: 4 }];
const it = [[{ object: 1 }]];
const targetsOf = (game: ReturnType<typeof follow>) =>
  game.objects[1]?.stack?.choices.targets.map(({ chosen }) => chosen);
const change = (which: 'all' | 'one' | 'any', more: object = {}): readonly Instruction[] => [
  { do: 'changeTargets', what: { target: 0 }, which, as: 'changed', ...more },
];

test('115.7a: all targets are changed to others, or none', () => {
  const spell = aimed([creatures, { any: true }], [two], [{ player: 0 }]);
  const game = begin(change('all'), { placed: [spell, ...others], chosen: it });
  expect(game.pending).toMatchObject({
    rule: '115.7a',
    player: 0,
    about: 'choose new targets for Bolt',
    options: [three, four],
    min: 1,
    max: 1,
  });
  reply(game, [1]);
  expect(game.pending).toMatchObject({ options: [two, three, four, { player: 1 }] });
  reply(game, [3]);
  expect(targetsOf(game)).toEqual([[four], [{ player: 1 }]]);
  expect(game.returned).toMatchObject({ named: { changed: { objects: [1], amount: 1, did: true } } });
  // The first could be changed, the second can't: both stay.
  const stuck = aimed([creatures, { players: 'opponent' }], [two], [{ player: 0 }]);
  const stays = follow(change('all'), { placed: [stuck, ...others], chosen: it, answers: [[0]] });
  expect(targetsOf(stays)).toEqual([[two], [{ player: 0 }]]);
  expect(stays.returned).toMatchObject({ named: { changed: { did: false } } });
});

test('115.7a: with as many others as it has targets nobody is asked', () => {
  const spell = aimed([{ ...creatures, count: { min: 2, max: 2 } }], [two, three]);
  const table = (...more: readonly Placed[]) => ({ placed: [spell, ...others, ...more], chosen: it });
  // Two others are needed.
  expect(targetsOf(follow(change('all'), table()))).toEqual([[two, three]]);
  expect(targetsOf(follow(change('all'), table({ card: creature('Cat') })))).toEqual([[four, { object: 5 }]]);
});

test('115.7b: one of them, whichever the player says', () => {
  const spell = aimed([creatures, { any: true }], [two], [{ player: 0 }]);
  const game = begin(change('one'), { placed: [spell, ...others], chosen: it });
  expect(game.pending).toMatchObject({
    kind: 'option',
    rule: '115.7b',
    object: 1,
    options: ['Bear', 'player 0'],
  });
  reply(game, 1);
  expect(game.pending).toMatchObject({
    kind: 'choose',
    rule: '115.7b',
    options: [two, three, four, { player: 1 }],
  });
  reply(game, [3]);
  expect(targetsOf(game)).toEqual([[two], [{ player: 1 }]]);
});

test('115.7b: one of two for one word, which keeps its place', () => {
  const spell = aimed([{ ...creatures, count: { min: 2, max: 2 } }], [two, three]);
  const game = begin(change('one'), { placed: [spell, ...others], chosen: it });
  expect(game.pending).toMatchObject({ options: ['Bear', 'Ox'] });
  // Only one is left to change it to.
  reply(game, 1);
  expect(targetsOf(game)).toEqual([[two, four]]);
  expect(game.pending).toBeNull();
});

test('115.7b: where only one of them can be changed that is the one', () => {
  const spell = aimed([creatures, { players: 'opponent' }], [two], [{ player: 0 }]);
  const game = follow(change('one'), { placed: [spell, ...others.slice(0, 2)], chosen: it });
  expect(targetsOf(game)).toEqual([[three], [{ player: 0 }]]);
  const none = aimed([{ players: 'opponent' }], [{ player: 0 }]);
  const stays = follow(change('one'), { placed: [none], chosen: it });
  expect(targetsOf(stays)).toEqual([[{ player: 0 }]]);
  expect(stays.returned).toMatchObject({ named: { changed: { did: false } } });
});

test('115.7e: no change makes another target illegal', () => {
  const different: readonly TargetSpec[] = [creatures, { ...creatures, differentFrom: 0 }];
  const options = (specs: readonly TargetSpec[]) => {
    const spell = aimed(specs, [two], [three]);
    const game = begin(change('one'), { placed: [spell, ...others], chosen: it });
    reply(game, 0);
    return game.pending?.kind === 'choose' ? game.pending.options : targetsOf(game);
  };
  // Not to the ox, from which it must differ: to the rat.
  expect(options(different)).toEqual([[four], [three]]);
  expect(options([creatures, creatures])).toEqual([three, four]);
});

test('115.7e: a target that is illegal already is no hindrance', () => {
  const gone: Placed = { card: creature('Ox'), zone: 'graveyard' };
  const spell = aimed([creatures, creatures], [two], [three]);
  const game = follow(change('one'), {
    placed: [spell, { card: bear }, gone, { card: creature('Rat') }],
    chosen: it,
    answers: [0],
  });
  expect(targetsOf(game)).toEqual([[four], [three]]);
});

test('115.7c: any of them may stay', () => {
  const spell = aimed([creatures, { any: true }], [two], [{ player: 0 }]);
  const game = begin(change('any'), { placed: [spell, ...others], chosen: it });
  expect(game.pending).toMatchObject({ rule: '115.7c', options: [two, three, four] });
  reply(game, [0]);
  reply(game, [4]);
  expect(targetsOf(game)).toEqual([[two], [{ player: 1 }]]);
});

test('115.7: only of what is on the stack; who is said chooses', () => {
  const spell = aimed([{ any: true }], [{ player: 0 }]);
  const elsewhere = { ...spell, zone: 'graveyard' as const };
  for (const which of ['all', 'one', 'any'] as const) {
    const game = follow(change(which), { placed: [elsewhere], chosen: it });
    expect(targetsOf(game)).toEqual([[{ player: 0 }]]);
    expect(game.returned).toMatchObject({ named: { changed: { did: false } } });
    const table = { placed: [spell, ...others], chosen: it };
    expect(begin(change(which, { who: 'opponents' }), table).pending).toMatchObject({ player: 1 });
    expect(begin(change(which), table).pending).toMatchObject({ player: 0 });
  }
  // What hasn't any targets has none to change.
  const untargeted = follow(change('all'), { placed: [aimed([])], chosen: it });
  expect(untargeted.returned).toMatchObject({ named: { changed: { did: false } } });
});

test('115.7d: new targets for each of its words, as many as it has; those that stay keep their place', () => {
  const spell = aimed([{ ...creatures, count: { min: 0, max: 3 } }, { any: true }], [two, three], [four]);
  const instructions: readonly Instruction[] = [
    { do: 'chooseNewTargets', what: { target: 0 }, who: 'opponents', as: 'changed' },
  ];
  const game = begin(instructions, { placed: [spell, ...others], chosen: it });
  expect(game.pending).toMatchObject({
    rule: '115.7d',
    player: 1,
    options: [two, three, four],
    min: 2,
    max: 2,
  });
  reply(game, [1, 2]);
  reply(game, [2]);
  expect(targetsOf(game)).toEqual([[four, three], [four]]);
  const elsewhere = follow(instructions, {
    placed: [{ ...spell, zone: 'graveyard' }, ...others],
    chosen: it,
  });
  expect(elsewhere.returned).toMatchObject({ named: { changed: { did: false } } });
});

test('115.7d: a target that has become illegal may stay as well', () => {
  const gone: Placed = { card: bear, zone: 'graveyard' };
  const game = begin([{ do: 'chooseNewTargets', what: { target: 0 } }], {
    placed: [aimed([creatures], [two]), gone, ...others.slice(1)],
    chosen: it,
  });
  expect(game.pending).toMatchObject({ options: [three, four, two] });
  reply(game, [2]);
  expect(targetsOf(game)).toEqual([[two]]);
});

test('603.2: what becomes a target twice over becomes it once', () => {
  const watcher = creature('Watcher', 1, 1, {
    abilities: [{ kind: 'triggered', when: [{ on: 'becomesTarget', object: {} }], effect: [] }],
  });
  const became = (...more: readonly Placed[]) => {
    const spell = aimed([{ any: true }, { any: true }], [{ player: 0 }], [{ player: 0 }]);
    const game = follow([{ do: 'chooseNewTargets', what: { target: 0 } }], {
      placed: [spell, ...others, ...more],
      chosen: it,
      answers: [[1], [1]],
    });
    return events(game, 'becomeTarget').map(({ target }) => target);
  };
  expect(became({ card: watcher })).toEqual([three]);
  // Nothing asks about it.
  expect(became()).toEqual([]);
});

test('107.3, 702.33d: what was chosen as it was cast counts for new targets too', () => {
  const cheap: TargetSpec = { objects: { type: 'creature', manaValue: { atMost: { number: 'x' } } } };
  const costing = (name: string, manaCost: string): Placed => ({ card: creature(name, 1, 1, { manaCost }) });
  const spell = (x: number): Placed => {
    const aimedAt = aimed([cheap], [two]);
    const stack = aimedAt.with?.stack;
    return {
      ...aimedAt,
      with: { stack: stack ? { ...stack, choices: { ...stack.choices, x } } : null },
    };
  };
  const placed = (x: number) => [
    spell(x),
    costing('One', '{1}'),
    costing('Two', '{2}'),
    costing('Six', '{6}'),
  ];
  expect(begin(change('any'), { placed: placed(2), chosen: it }).pending).toMatchObject({
    options: [two, three],
  });
  expect(begin(change('any'), { placed: placed(6), chosen: it }).pending).toMatchObject({
    options: [two, three, four],
  });
});

test('707.10c: a copy may target the spell that it is a copy of; the spell itself may not', () => {
  const spells: TargetSpec = { objects: { stackObject: 'spell' } };
  const other = { ...aimed([{ any: true }], [{ player: 0 }]), card: card('Other') };
  const table = { placed: [aimed([spells], [two]), other], chosen: it };
  const copy: Instruction = { do: 'copySpell', what: { target: 0 }, newTargets: true };
  const offered = (instruction: Instruction) => {
    const { pending } = begin([instruction], table);
    return pending?.kind === 'choose' ? pending.options : [];
  };
  expect(offered(copy)).toContainEqual({ object: 1 });
  expect(offered({ do: 'chooseNewTargets', what: { target: 0 } })).not.toContainEqual({ object: 1 });
});

test('115.7: an ability’s new targets are what its source and its trigger allow', () => {
  const ability = (controlled: 'you' | { readonly event: 'player' }): Placed => ({
    card: card('Idol', {
      types: ['artifact'],
      abilities: [
        {
          kind: 'triggered',
          when: [{ on: 'attacks', object: 'self' }],
          targets: [{ objects: { type: 'creature', controller: controlled, other: true } }],
          effect: [],
        },
      ],
    }),
    zone: 'stack',
    with: {
      kind: 'ability',
      stack: {
        choices: { ...noChoices, targets: [{ chosen: [{ object: 3 }], divided: [] }] },
        source: 2,
        ability: 'Idol#abilities.0',
        trigger: {
          event: 1,
          object: 2,
          source: 2,
          other: null,
          player: 1,
          otherPlayer: null,
          amount: 0,
        },
        named: {},
      },
    },
  });
  const options = (controlled: 'you' | { readonly event: 'player' }) => {
    const game = begin(change('any'), {
      placed: [
        ability(controlled),
        { card: creature('Golem') },
        { card: bear },
        { card: creature('Ox') },
        { card: creature('Rat'), owner: 1 },
        { card: creature('Cat'), owner: 1 },
      ],
      chosen: it,
    });
    return game.pending?.kind === 'choose' ? game.pending.options : [];
  };
  // Other creatures than its source that its controller controls.
  expect(options('you')).toEqual([{ object: 3 }, { object: 4 }]);
  // Those of the player whom it triggered on; the bear may stay.
  expect(options({ event: 'player' })).toEqual([{ object: 5 }, { object: 6 }, { object: 3 }]);
});

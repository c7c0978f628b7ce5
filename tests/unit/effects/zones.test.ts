import { beforeAll, expect, test } from 'vitest';
import { noChoices } from '../../../machines/rules/state/scope.ts';
import type { Objects } from '../../../machines/rules/state/vocabulary/index.ts';
import {
  bear,
  begin,
  card,
  creature,
  events,
  follow,
  happenedTypes,
  names,
  putEffectRulesTogether,
  reply,
  zoneOf,
} from './follow.ts';
import type { Placed } from './small-game.ts';

beforeAll(putEffectRulesTogether);

const theirs = { card: bear, owner: 1 };
const target = [[{ object: 1 }]];

test('701.8a: destroying moves a permanent to its owner’s graveyard', () => {
  const game = follow([{ do: 'destroy', what: { target: 0 }, as: 'dead' }], {
    placed: [theirs],
    chosen: target,
  });
  expect(zoneOf(game, 1)).toBe('graveyard');
  expect(game.returned).toMatchObject({ named: { dead: { amount: 1, did: true } } });
});

test('608.2b: an illegal target is not affected, other parts of the effect happen', () => {
  const game = follow(
    [
      { do: 'destroy', what: { target: 0 } },
      { do: 'gainLife', amount: 2 },
    ],
    {
      placed: [theirs],
      chosen: target,
      scope: { illegal: [[true]] },
    },
  );
  expect([zoneOf(game, 1), game.players[0]?.life]).toEqual(['battlefield', 22]);
});

test('701.19a: a regenerated permanent is tapped and healed instead of destroyed, once', () => {
  const game = follow(
    [
      { do: 'regenerate', what: { target: 0 } },
      { do: 'destroy', what: { target: 0 } },
    ],
    { placed: [{ ...theirs, with: { damage: 1 } }], chosen: target },
  );
  expect(game.objects[1]).toMatchObject({ zone: 'battlefield', left: null, tapped: true, damage: 0 });
  expect(zoneOf(game, 1)).toBe('battlefield');
  expect(game.effects).toEqual([]);
  const twice = follow(
    [
      { do: 'regenerate', what: { target: 0 } },
      { do: 'destroy', what: { target: 0 } },
      { do: 'destroy', what: { target: 0 } },
    ],
    { placed: [theirs], chosen: target },
  );
  expect(zoneOf(twice, 1)).toBe('graveyard');
});

test('701.19c: what can’t be regenerated is destroyed', () => {
  const game = follow(
    [
      { do: 'regenerate', what: { target: 0 } },
      { do: 'destroy', what: { target: 0 }, cantBeRegenerated: true },
    ],
    { placed: [theirs], chosen: target },
  );
  expect(zoneOf(game, 1)).toBe('graveyard');
});

test('701.13a: exiling; a linked ability remembers what was exiled (607.2a)', () => {
  const game = follow([{ do: 'exile', what: { target: 0 }, link: 'exiled' }], {
    placed: [theirs, { card: bear }],
    chosen: target,
    scope: { self: 2 },
  });
  expect(zoneOf(game, 1)).toBe('exile');
  expect(game.objects[2]?.links.exiled?.objects).toEqual(game.exile);
});

test('610.3: exiled until the source leaves; not at all if it has left already (610.3a)', () => {
  const exile = [{ do: 'exile', what: { target: 0 }, until: 'sourceLeaves' }] as const;
  const game = follow(exile, { placed: [theirs, { card: bear }], chosen: target, scope: { self: 2 } });
  expect(game.effects).toMatchObject([
    { source: 2, until: 'untilSourceLeaves', objects: game.exile, returnsTo: 'battlefield' },
  ]);
  const gone = follow(exile, {
    placed: [theirs, { card: card('Source'), zone: 'graveyard' }],
    chosen: target,
    scope: { self: 2 },
  });
  expect(zoneOf(gone, 1)).toBe('battlefield');
});

test('400.7: moving to a hand, to the battlefield under another’s control, tapped, with counters', () => {
  const bounced = follow([{ do: 'move', what: { target: 0 }, to: { zone: 'hand' } }], {
    placed: [theirs],
    chosen: target,
  });
  expect(names(bounced, bounced.players[1]?.hand ?? [])).toEqual(['Bear']);
  const raised = follow(
    [
      {
        do: 'move',
        what: { target: 0 },
        to: { zone: 'battlefield', under: 'you', tapped: true, counters: { kind: '+1/+1', count: 2 } },
        as: 'raised',
      },
      { do: 'untap', what: { named: 'raised' } },
    ],
    { placed: [{ ...theirs, zone: 'graveyard' }], chosen: target },
  );
  expect(raised.objects[raised.battlefield[0] ?? -1]).toMatchObject({
    controller: 0,
    owner: 1,
    tapped: false,
    counters: { '+1/+1': 2 },
  });
});

test('401.4: the owner orders cards that go on top of a library together', () => {
  const graveyard = ['A', 'B', 'C'].map((name) => ({ card: card(name), zone: 'graveyard' as const }));
  const put = (position: { readonly position?: 'top' }) =>
    begin([{ do: 'move', what: { all: { zone: 'graveyard' } }, to: { zone: 'library', ...position } }], {
      placed: [...graveyard, { card: card('D'), zone: 'library' }],
    });
  const game = put({ position: 'top' });
  expect(game.pending).toMatchObject({ kind: 'order', rule: '401.4' });
  reply(game, [2, 0, 1]);
  expect(names(game, game.players[0]?.library ?? [])).toEqual(['C', 'A', 'B', 'D']);
  // Cards that are shuffled in go to no specific position.
  expect(put({}).pending).toBeNull();
});

test('701.21a: each player sacrifices what they control and choose, in APNAP order and then together', () => {
  const game = begin([{ do: 'sacrifice', who: 'everyone', filter: { type: 'creature' } }], {
    placed: [{ card: bear }, { card: creature('Ox') }, theirs, { ...theirs, card: creature('Rat') }],
  });
  expect(game.pending).toMatchObject({ player: 0, options: [{ object: 1 }, { object: 2 }] });
  reply(game, [1]);
  expect(game.pending).toMatchObject({ player: 1, options: [{ object: 3 }, { object: 4 }] });
  reply(game, [0]);
  expect([1, 2, 3, 4].map((id) => zoneOf(game, id))).toEqual([
    'battlefield',
    'graveyard',
    'graveyard',
    'battlefield',
  ]);
});

test('701.21a: nobody sacrifices what they don’t control', () => {
  const game = follow([{ do: 'sacrifice', who: 'you', what: { target: 0 } }], {
    placed: [theirs],
    chosen: target,
  });
  expect(zoneOf(game, 1)).toBe('battlefield');
  const control = follow([{ do: 'sacrifice', who: 'opponents', what: { target: 0 } }], {
    placed: [theirs],
    chosen: target,
  });
  expect(zoneOf(control, 1)).toBe('graveyard');
});

const onStack = {
  card: card('Spell'),
  owner: 1,
  zone: 'stack' as const,
  with: { stack: { choices: noChoices, source: null, ability: null, trigger: null, named: {} } },
};

test('701.6a: a countered spell goes to its owner’s graveyard', () => {
  const game = follow([{ do: 'counter', what: { target: 0 } }], { placed: [onStack], chosen: target });
  expect([zoneOf(game, 1), game.stack]).toEqual(['graveyard', [0]]);
});

test('608.2c: a spell that is countered into exile goes there', () => {
  const game = follow([{ do: 'counter', what: { target: 0 }, to: { zone: 'exile' } }], {
    placed: [onStack],
    chosen: target,
  });
  expect(events(game, 'counter')).toMatchObject([{ to: { zone: 'exile', position: 'top' } }]);
  expect(zoneOf(game, 1)).toBe('exile');
});

test('701.7a: tokens are created, each an object of its own', () => {
  const game = follow(
    [
      {
        do: 'create',
        token: { types: ['creature'], subtypes: ['Soldier'], colors: ['W'], power: 1, toughness: 1 },
        count: 2,
        tapped: true,
        as: 'soldiers',
      },
      { do: 'putCounters', kind: '+1/+1', count: 1, on: { named: 'soldiers' } },
    ],
    {},
  );
  expect(game.battlefield.map((id) => game.objects[id])).toMatchObject([
    { kind: 'token', tapped: true, counters: { '+1/+1': 1 } },
    { kind: 'token', tapped: true, counters: { '+1/+1': 1 } },
  ]);
});

test('114.2: an emblem is put into the command zone', () => {
  const game = follow([{ do: 'emblem', abilities: [], as: 'emblem' }]);
  expect(happenedTypes(game)).toEqual(['createEmblem']);
  expect(game.command).toHaveLength(1);
  expect(game.objects[game.command[0] ?? -1]).toMatchObject({ kind: 'emblem', owner: 0 });
});

test('707.2: a token that is a copy of a permanent', () => {
  const game = follow([{ do: 'createCopy', of: { target: 0 }, as: 'copy' }], {
    placed: [theirs],
    chosen: target,
  });
  expect(game.objects[game.battlefield.at(-1) ?? -1]).toMatchObject({
    kind: 'token',
    definition: 'Bear',
    controller: 0,
  });
});

const aura = card('Blessing', { types: ['enchantment'], subtypes: ['Aura'] });

test('303.4f: who puts an Aura onto the battlefield chooses what it enters attached to', () => {
  const game = begin([{ do: 'move', what: { target: 0 }, to: { zone: 'battlefield' } }], {
    placed: [{ card: aura, zone: 'graveyard' }, { card: bear }, theirs],
    chosen: target,
  });
  expect(game.pending).toMatchObject({
    player: 0,
    rule: '303.4f',
    options: [{ object: 2 }, { object: 3 }, { player: 0 }, { player: 1 }],
  });
  reply(game, [1]);
  expect(game.objects[game.battlefield.at(-1) ?? -1]).toMatchObject({
    definition: 'Blessing',
    attachedTo: { object: 3 },
  });
});

test('400.7e: an ability that triggers on an object leaving finds what it became in a public zone', () => {
  const trigger = {
    event: 1,
    object: 1,
    source: null,
    other: null,
    player: null,
    otherPlayer: null,
    amount: 0,
  };
  const handAfter = (what: Objects, moved: { readonly moved?: true }) =>
    follow(
      [
        { do: 'destroy', what: { target: 0 } },
        { do: 'move', what, to: { zone: 'hand' } },
      ],
      { placed: [{ card: bear }], chosen: target, scope: { trigger: { ...trigger, ...moved } } },
    ).players[0]?.hand;
  expect(handAfter({ event: 'object' }, { moved: true })).toHaveLength(1);
  // The event was about it, and didn’t move it.
  expect(handAfter({ event: 'object' }, {})).toHaveLength(0);
  // Without the trigger it is gone (400.7).
  const control = follow(
    [
      { do: 'destroy', what: { target: 0 } },
      { do: 'move', what: { target: 0 }, to: { zone: 'hand' } },
    ],
    { placed: [{ card: bear }], chosen: target },
  );
  expect(control.players[0]?.hand).toHaveLength(0);
});

test('701.13a: nobody may look at what is exiled face up, and it is linked to nothing', () => {
  const exile = (more: object = {}) =>
    happenedTypes(
      follow([{ do: 'exile', what: { target: 0 }, ...more }], { placed: [{ card: bear }], chosen: target }),
    );
  expect(exile()).toEqual(['move']);
  expect(exile({ link: 'exiled' })).toEqual(['move', 'link']);
  expect(exile({ mayBeLookedAt: true })).toEqual(['move', 'link']);
});

test('701.36a: of several creature tokens the player chooses one to copy; without any nothing happens', () => {
  const elf = { card: creature('Elf', 1, 1), with: { kind: 'token' as const } };
  const ogre = { card: creature('Ogre', 3, 3), with: { kind: 'token' as const } };
  const populated = (placed: readonly Placed[], ...answers: readonly unknown[]) => {
    const game = follow([{ do: 'perform', action: 'populate' }], { placed, answers });
    return names(game, game.battlefield.slice(placed.length));
  };
  expect(populated([elf, ogre], [1])).toEqual(['Ogre']);
  expect(populated([elf, ogre], [0])).toEqual(['Elf']);
  // One without a choice; neither cards nor what others control count.
  expect(populated([elf, { card: bear }, { ...ogre, owner: 1 }])).toEqual(['Elf']);
  expect(populated([{ card: bear }])).toEqual([]);
});

test('701.23a: a card found goes under the top card, on the bottom, or into the graveyard, as is said', () => {
  const placed = ['A', 'B', 'C'].map((name) => ({ card: card(name), zone: 'library' as const }));
  const libraryAfter = (to: { readonly zone: 'library'; readonly position?: 'bottom' }) => {
    const search = { do: 'search', who: 'you', for: { name: 'B' }, count: { min: 1, max: 1 } } as const;
    const game = follow([{ ...search, to }], { placed, answers: [[0]] });
    return names(game, game.players[0]?.library ?? []);
  };
  expect(libraryAfter({ zone: 'library' })[0]).toBe('B');
  expect(libraryAfter({ zone: 'library', position: 'bottom' }).at(-1)).toBe('B');
});

test('401.7: a card is put into a library so many from the top, or at a place that chance says', () => {
  const placed = [
    { card: bear },
    ...['A', 'B', 'C'].map((name) => ({ card: card(name), zone: 'library' as const })),
  ];
  const libraryAfter = (position: 'random' | { readonly fromTop: number }) => {
    const to = { zone: 'library', position } as const;
    const game = follow([{ do: 'move', what: { target: 0 }, to }], { placed, chosen: target });
    return names(game, game.players[0]?.library ?? []);
  };
  expect(libraryAfter({ fromTop: 0 })).toEqual(['Bear', 'A', 'B', 'C']);
  expect(libraryAfter({ fromTop: 2 })).toEqual(['A', 'B', 'Bear', 'C']);
  expect(libraryAfter({ fromTop: 9 })).toEqual(['A', 'B', 'C', 'Bear']);
  expect(libraryAfter('random').toSorted()).toEqual(['A', 'B', 'Bear', 'C']);
});

test('701.21a: what can’t be sacrificed isn’t, and another is', () => {
  const bound = creature('Bound', 1, 1, {
    abilities: [{ kind: 'static', affects: 'self', rules: [{ rule: 'cant', what: 'beSacrificed' }] }],
  });
  const game = follow([{ do: 'sacrifice', who: 'you', filter: { type: 'creature' } }], {
    placed: [{ card: bound }, { card: bear }],
  });
  expect([zoneOf(game, 1), zoneOf(game, 2)]).toEqual(['battlefield', 'graveyard']);
});

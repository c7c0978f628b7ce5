import { describe, expect, test } from 'vitest';
import { type CardDefinition, createGame, decisionOf, viewFor } from '../../../machines/index.ts';
import type { StaticAbility } from '../../../machines/rules/state/vocabulary/index.ts';
import {
  act,
  answer,
  bear,
  find,
  gameOf,
  pass,
  passUntil,
  placeOf,
  plains,
  playing,
  table,
} from '../charts/table.ts';
import { cast, creature, enchantment, gain, instant, lands, lives, onUpkeep, stackOf } from './cards.ts';

type Actor = ReturnType<typeof playing>;
const both = (actor: Actor) => {
  pass(actor);
  pass(actor);
};

describe('103: starting a game', () => {
  const started = (players: number) => {
    const actor = createGame({
      players: Array.from({ length: players }, (_one, at) => ({ name: `P${at}`, deck: lands(60) })),
      seed: 'start',
    });
    actor.start();
    return actor;
  };
  test('103.1: whom the chooser picks takes the first turn', () => {
    for (const position of [0, 1]) {
      const actor = started(2);
      expect(decisionOf(gameOf(actor))).toMatchObject({ kind: 'choose', purpose: 'firstPlayer' });
      answer(actor, [position]);
      for (const _player of [0, 1]) answer(actor, false);
      expect(gameOf(actor).startingPlayer).toBe(position);
      expect(placeOf(actor)).toBe(`${position} upkeep`);
    }
  });
  test('103.5, 103.5c: of three players’ mulligans the first costs nothing, the second a card', () => {
    const actor = started(3);
    answer(actor, [0]);
    for (const takes of [true, false, false]) answer(actor, takes);
    expect(decisionOf(gameOf(actor))).toMatchObject({ kind: 'mulligan', player: 0, taken: 0 });
    answer(actor, true);
    expect(decisionOf(gameOf(actor))).toMatchObject({ kind: 'choose', purpose: 'bottom', min: 1, max: 1 });
    answer(actor, [3]);
    answer(actor, false);
    expect(gameOf(actor).players.map(({ hand }) => hand.length)).toEqual([6, 7, 7]);
    expect(gameOf(actor).players.map(({ library }) => library.length)).toEqual([54, 53, 53]);
  });
});

describe('103.2: before decks are shuffled', () => {
  const savant: CardDefinition = {
    name: 'Savant',
    types: ['creature'],
    power: 1,
    toughness: 1,
    abilities: [
      {
        kind: 'static',
        beforeShuffling: {
          effect: [
            {
              do: 'may',
              then: [
                {
                  do: 'choose',
                  from: { zone: 'outside', owner: 'you', type: 'instant' },
                  count: { min: 1, max: 1 },
                  as: 'chosen',
                },
                { do: 'exile', what: { named: 'chosen' }, link: 'exiled' },
              ],
            },
          ],
        },
      },
    ],
  };
  const shock: CardDefinition = { name: 'Small Shock', types: ['instant'] };
  const drafted = (...savants: readonly number[]) => {
    const actor = createGame({
      players: savants.map((count, at) => ({
        name: `P${at}`,
        deck: [...Array.from({ length: count }, () => savant), ...lands(10)],
        sideboard: [shock, shock],
      })),
      seed: 'drafted',
      first: 1,
    });
    actor.start();
    return actor;
  };

  test('each card is asked about, in turn order, and what it is about is shown to its owner alone', () => {
    const actor = drafted(1, 1);
    for (const player of [1, 0]) {
      const game = gameOf(actor);
      const decision = decisionOf(game);
      expect(decision).toMatchObject({ kind: 'confirm', player });
      const card = decision?.object ?? -1;
      expect(game.players[player]?.library).toContain(card);
      expect(viewFor(game, player).objects[card]?.definition).toBe('Savant');
      expect(viewFor(game, 1 - player).objects[card]?.definition).not.toBe('Savant');
      answer(actor, false);
    }
    expect(decisionOf(gameOf(actor))).toMatchObject({ kind: 'mulligan' });
    expect(gameOf(actor).players.every(({ linksOfNames }) => linksOfNames === undefined)).toBe(true);
  });

  test('607.2n: what several cards of one name exile is kept together, by that name', () => {
    const actor = drafted(2, 0);
    answer(actor, true);
    answer(actor, [0]);
    answer(actor, true);
    const game = gameOf(actor);
    expect(game.exile).toHaveLength(2);
    expect(game.players[0]?.outside).toEqual([]);
    expect(game.players[0]?.linksOfNames).toEqual({
      Savant: { exiled: { objects: [...game.exile], players: [], values: [] } },
    });
    expect(game.players[1]?.linksOfNames).toBeUndefined();
    // Each card itself remembers what it did, wherever it goes.
    const kept = game.objects.flatMap((object) =>
      object?.definition === 'Savant' && object.left === null ? [object.links.exiled] : [],
    );
    expect(kept).toHaveLength(2);
    for (const id of game.exile)
      expect(kept).toContainEqual({ objects: [id], players: [], values: [], lasts: true });
  });
});

describe('103.6: opening hands', () => {
  const begins = (name: string, more: Partial<StaticAbility> = {}): CardDefinition => ({
    name,
    types: ['enchantment'],
    abilities: [
      { kind: 'static', openingHand: [{ do: 'move', what: 'self', to: { zone: 'battlefield' } }], ...more },
    ],
  });
  const seen: CardDefinition = {
    name: 'Seen',
    types: ['creature'],
    power: 2,
    toughness: 2,
    abilities: [{ kind: 'static', openingHand: [{ do: 'reveal', what: 'self' }] }],
  };
  const dealt = (...hands: readonly (readonly CardDefinition[])[]) => {
    const actor = createGame({
      players: hands.map((hand, at) => ({
        name: `P${at}`,
        deck: [...hand, ...lands(7 - hand.length)],
      })),
      seed: 'opening hands',
      first: 1,
    });
    actor.start();
    for (const _hand of hands) answer(actor, false);
    return actor;
  };
  const asks = (actor: Actor) => decisionOf(gameOf(actor));
  const optionsOf = (actor: Actor) => {
    const decision = asks(actor);
    return decision?.kind === 'choose' ? decision.options.length : 0;
  };

  test('the starting player acts first, with each card once, then the others in turn order', () => {
    const actor = dealt([begins('Leyline')], [seen, begins('Other Leyline')]);
    expect(asks(actor)).toMatchObject({ kind: 'choose', rule: '103.6', player: 1, min: 0, max: 1 });
    expect(optionsOf(actor)).toBe(2);
    answer(actor, [0]);
    expect(optionsOf(actor)).toBe(1);
    answer(actor, [0]);
    expect(asks(actor)).toMatchObject({ kind: 'choose', rule: '103.6', player: 0 });
    expect(gameOf(actor).turn.number).toBe(0);
    answer(actor, []);
    expect(gameOf(actor).battlefield.map((id) => gameOf(actor).objects[id]?.definition)).toEqual([
      'Other Leyline',
    ]);
    expect(gameOf(actor).players.map(({ hand }) => hand.length)).toEqual([7, 6]);
    expect(placeOf(actor)).toBe('1 upkeep');
  });
  test('nobody is asked without such a card, or if what it says isn’t so', () => {
    expect(placeOf(dealt([], []))).toBe('1 upkeep');
    expect(placeOf(dealt([begins('Mine', { if: { holds: 'turnOf', who: 'you' } })], []))).toBe('1 upkeep');
  });
});

describe('601.2h: the order of payments', () => {
  const relic: CardDefinition = {
    name: 'Relic',
    types: ['artifact'],
    abilities: [
      {
        kind: 'activated',
        cost: [
          { pay: 'mill', count: 1 },
          { pay: 'discard', what: {}, count: 1, atRandom: true },
          { pay: 'sacrifice', what: 'self' },
          { pay: 'life', amount: 2 },
        ],
        effect: [{ do: 'gainLife', amount: 10 }],
      },
    ],
  };
  test('601.2h: what is random or moves cards from a library is paid last', () => {
    const actor = playing(table('upkeep', [{ battlefield: [relic], hand: [plains, plains] }, {}]));
    const object = find(gameOf(actor), 'Relic', 'battlefield');
    act(actor, { type: 'ability.activate', player: 0, object, ability: 'Relic#abilities.0' });
    const paid = gameOf(actor).happened.flatMap(({ event }) =>
      event.type === 'payLife' ||
      event.type === 'sacrifice' ||
      event.type === 'mill' ||
      event.type === 'discard'
        ? [event.type]
        : [],
    );
    expect(paid.slice(0, 2).toSorted()).toEqual(['payLife', 'sacrifice']);
    expect(paid.slice(2).toSorted()).toEqual(['discard', 'mill']);
    expect(stackOf(gameOf(actor))).toEqual(['Relic']);
  });
  test('118.3: if any part can’t be paid nothing is', () => {
    const actor = playing(table('upkeep', [{ battlefield: [relic] }, {}]));
    const object = find(gameOf(actor), 'Relic', 'battlefield');
    expect(() =>
      act(actor, { type: 'ability.activate', player: 0, object, ability: 'Relic#abilities.0' }),
    ).toThrow();
    expect(lives(gameOf(actor))).toEqual([20, 20]);
  });
});

describe('724: ending the turn', () => {
  const stop = instant('Stop', [{ do: 'endTurn' }, { do: 'gainLife', amount: 5 }]);
  const mourner = enchantment('Mourner', {
    kind: 'triggered',
    when: [{ on: 'dies', object: { type: 'creature' } }],
    effect: [{ do: 'gainLife', amount: 1 }],
  });
  const slain = instant('Slay and Stop', [
    { do: 'destroy', what: { all: { type: 'creature' } } },
    { do: 'endTurn' },
  ]);

  test('724.1a: abilities that triggered before don’t go on the stack', () => {
    const actor = playing(
      table('upkeep', [{ battlefield: [bear, mourner, ...lands(1)], hand: [slain] }, {}]),
    );
    cast(actor, slain);
    both(actor);
    expect(lives(gameOf(actor))).toEqual([20, 20]);
    expect(placeOf(actor)).toBe('1 upkeep');
  });

  test('724.1e: what triggers meanwhile goes on the stack during the cleanup step, with priority and another one', () => {
    const watcher = enchantment('Watcher', {
      kind: 'triggered',
      when: [{ on: 'putInto', zone: 'exile', object: { zone: 'exile', type: 'instant' } }],
      effect: [{ do: 'gainLife', amount: 7 }],
    });
    const actor = playing(table('upkeep', [{ battlefield: [watcher, ...lands(1)], hand: [stop] }, {}]));
    cast(actor, stop);
    both(actor);
    expect(placeOf(actor)).toBe('0 cleanup');
    expect(stackOf(gameOf(actor))).toEqual(['Watcher']);
    both(actor);
    expect(lives(gameOf(actor))).toEqual([27, 20]);
    both(actor);
    expect(placeOf(actor)).toBe('1 upkeep');
  });

  test('724.1, 514.2: damage and effects until end of turn wear off all the same', () => {
    const pump = instant('Pump', [
      {
        do: 'modify',
        what: { all: { type: 'creature' } },
        changes: [{ change: 'modifyPowerToughness', power: 3, toughness: 3 }],
        until: 'untilEndOfTurn',
      },
    ]);
    const actor = playing(table('upkeep', [{ battlefield: [bear, ...lands(2)], hand: [pump, stop] }, {}]));
    cast(actor, pump);
    both(actor);
    expect(gameOf(actor).effects).toHaveLength(1);
    cast(actor, stop);
    both(actor);
    expect(gameOf(actor).effects).toEqual([]);
  });

  test('724.2: ending combat lets the turn go on; attackers are removed, and its triggers are dropped', () => {
    const truce = instant('Truce', [{ do: 'endCombat' }]);
    const actor = playing(
      table('beginningOfCombat', [{ battlefield: [bear, ...lands(1)], hand: [truce] }, {}]),
    );
    both(actor);
    answer(actor, [{ object: find(gameOf(actor), bear.name, 'battlefield'), defender: { player: 1 } }]);
    cast(actor, truce);
    both(actor);
    const places = passUntil(actor, ({ turn }) => turn.number === 4);
    expect(places).toEqual(['0 postcombatMain', '0 end']);
    expect(lives(gameOf(actor))).toEqual([20, 20]);
  });
});

describe('800.4: leaving with three players', () => {
  test('800.4a, 608: who leaves while their spell asks another takes it along, and the game goes on', () => {
    const toll = instant('Toll', [
      {
        do: 'unless',
        who: 'opponents',
        cost: [{ pay: 'mana', cost: '{1}' }],
        else: [{ do: 'loseLife', amount: 5, who: 'opponents' }],
      },
    ]);
    const actor = playing(
      table('upkeep', [
        { battlefield: lands(1), hand: [toll] },
        { battlefield: lands(1) },
        { battlefield: lands(1) },
      ]),
    );
    cast(actor, toll);
    for (let times = 0; times < 3; times++) pass(actor);
    expect(decisionOf(gameOf(actor))).toMatchObject({ kind: 'confirm', player: 1 });
    act(actor, { type: 'player.concede', player: 0 });
    expect(gameOf(actor).stack).toEqual([]);
    expect(decisionOf(gameOf(actor))).toMatchObject({ kind: 'priority', player: 1 });
    passUntil(actor, ({ turn }) => turn.number === 4 && turn.step === 'draw');
    expect(placeOf(actor)).toBe('1 draw');
  });

  test('800.4a: who is asked leaves: the others go on', () => {
    const toll = instant('Toll', [
      {
        do: 'unless',
        who: 'opponents',
        cost: [{ pay: 'mana', cost: '{1}' }],
        else: [{ do: 'gainLife', amount: 5 }],
      },
    ]);
    const actor = playing(
      table('upkeep', [
        { battlefield: lands(1), hand: [toll] },
        { battlefield: lands(1) },
        { battlefield: lands(1) },
      ]),
    );
    cast(actor, toll);
    for (let times = 0; times < 3; times++) pass(actor);
    act(actor, { type: 'player.concede', player: 1 });
    expect(decisionOf(gameOf(actor))).toMatchObject({ kind: 'confirm', player: 2 });
    answer(actor, false);
    expect(gameOf(actor).stack).toEqual([]);
    expect(gameOf(actor).over).toBeNull();
  });

  test('800.4d: a trigger that waits for its controller’s order is gone with them', () => {
    const one = onUpkeep('One', [{ do: 'gainLife', amount: 1 }]);
    const two = onUpkeep('Two', [{ do: 'gainLife', amount: 2 }]);
    const actor = playing(
      table('end', [{ battlefield: [one] }, { battlefield: [one, two] }, { battlefield: [one] }]),
    );
    for (let times = 0; times < 3; times++) pass(actor);
    expect(decisionOf(gameOf(actor))).toMatchObject({ kind: 'order', player: 1 });
    act(actor, { type: 'player.concede', player: 1 });
    expect(stackOf(gameOf(actor))).toEqual(['One', 'One']);
    expect(decisionOf(gameOf(actor))).toMatchObject({ kind: 'priority', player: 2 });
  });

  test('800.4, 601.2: who leaves while casting takes the spell along, and the next player gets priority', () => {
    const bolt = instant('Bolt', [{ do: 'dealDamage', amount: 3, toPlayers: { target: 0 } }], {
      targets: [{ players: 'any' }],
    });
    const actor = playing(table('upkeep', [{ battlefield: lands(1), hand: [bolt] }, {}, {}]));
    cast(actor, bolt);
    act(actor, { type: 'player.concede', player: 0 });
    expect(gameOf(actor).stack).toEqual([]);
    expect(decisionOf(gameOf(actor))).toMatchObject({ kind: 'priority', player: 1 });
  });

  test('800.4, 509.1: a defending player leaves while declaring blockers; the other still does', () => {
    const actor = playing(
      table('beginningOfCombat', [
        { battlefield: [creature('One', 2, 2), creature('Two', 2, 2)] },
        { battlefield: [bear] },
        { battlefield: [bear] },
      ]),
    );
    for (let times = 0; times < 3; times++) pass(actor);
    answer(
      actor,
      ['One', 'Two'].map((name, at) => ({
        object: find(gameOf(actor), name, 'battlefield'),
        defender: { player: at + 1 },
      })),
    );
    for (let times = 0; times < 3; times++) pass(actor);
    expect(decisionOf(gameOf(actor))).toMatchObject({ kind: 'blockers', player: 1 });
    act(actor, { type: 'player.concede', player: 1 });
    expect(decisionOf(gameOf(actor))).toMatchObject({ kind: 'blockers', player: 2 });
    answer(actor, []);
    passUntil(actor, ({ turn }) => turn.phase === 'postcombatMain');
    expect(lives(gameOf(actor))[2]).toBe(18);
  });
});

describe('800.4: what others were choosing among', () => {
  const bolt = instant('Bolt', [{ do: 'dealDamage', amount: 3, toPlayers: { target: 0 } }], {
    targets: [{ players: 'opponent' }],
  });
  test('601.2c: a player who leaves can’t be chosen any more', () => {
    const actor = playing(table('upkeep', [{ battlefield: lands(1), hand: [bolt] }, {}, {}, {}]));
    cast(actor, bolt);
    expect(decisionOf(gameOf(actor))).toMatchObject({
      options: [{ player: 1 }, { player: 2 }, { player: 3 }],
    });
    act(actor, { type: 'player.concede', player: 1 });
    expect(decisionOf(gameOf(actor))).toMatchObject({ options: [{ player: 2 }, { player: 3 }] });
    answer(actor, [0]);
    for (let times = 0; times < 3; times++) pass(actor);
    expect(lives(gameOf(actor))[2]).toBe(17);
  });
  test('601.2c, 733.1: with nothing left to target the spell is not cast', () => {
    const aimed = instant('Aimed', [{ do: 'tap', what: { target: 0 } }], {
      targets: [{ objects: { type: 'creature' } }],
    });
    const actor = playing(
      table('upkeep', [{ battlefield: lands(1), hand: [aimed] }, { battlefield: [bear, bear] }, {}]),
    );
    cast(actor, aimed);
    expect(decisionOf(gameOf(actor))).toMatchObject({ kind: 'choose', purpose: 'target' });
    act(actor, { type: 'player.concede', player: 1 });
    expect(gameOf(actor).stack).toEqual([]);
    expect(gameOf(actor).players[0]?.hand).toHaveLength(1);
    expect(decisionOf(gameOf(actor))).toMatchObject({ kind: 'priority', player: 0 });
  });
  test('800.4f: who leaves while choosing what to pay with hasn’t paid', () => {
    const toll = instant(
      'Toll',
      [
        {
          do: 'unless',
          who: { target: 0 },
          cost: [{ pay: 'sacrifice', what: { type: 'creature' } }],
          else: [{ do: 'gainLife', amount: 5 }],
        },
      ],
      { targets: [{ players: 'opponent' }] },
    );
    const actor = playing(
      table('upkeep', [
        { battlefield: lands(1), hand: [toll] },
        { battlefield: [bear, creature('Other', 1, 1)] },
        {},
      ]),
    );
    cast(actor, toll);
    answer(actor, [0]);
    for (let times = 0; times < 3; times++) pass(actor);
    answer(actor, true);
    expect(decisionOf(gameOf(actor))).toMatchObject({ kind: 'choose', purpose: 'sacrifice', player: 1 });
    act(actor, { type: 'player.concede', player: 1 });
    expect(lives(gameOf(actor))[0]).toBe(25);
    expect(decisionOf(gameOf(actor))).toMatchObject({ kind: 'priority', player: 0 });
  });
});

describe('117.3d: holding and passing', () => {
  test('117.3d: with three players the next in turn order gets priority after each pass', () => {
    const actor = playing(table('upkeep', [{ battlefield: lands(1), hand: [gain(1)] }, {}, {}]));
    cast(actor, gain(1));
    const holders: (number | undefined)[] = [];
    for (let times = 0; times < 3; times++) {
      holders.push(decisionOf(gameOf(actor))?.player);
      pass(actor);
    }
    expect(holders).toEqual([0, 1, 2]);
    expect(lives(gameOf(actor))[0]).toBe(21);
  });
});

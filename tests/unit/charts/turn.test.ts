import { describe, expect, test } from 'vitest';
import { type CardDefinition, createGame, decisionOf, type GameEvent } from '../../../machines/index.ts';
import { write } from '../../../machines/rules/index.ts';
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
} from './table.ts';

const firstStriker: CardDefinition = {
  ...bear,
  name: 'Quick Bear',
  abilities: [{ kind: 'keyword', keyword: 'first strike' }],
};
const deck = Array.from({ length: 40 }, () => plains);
const newGame = (players: number) => {
  const actor = createGame({
    players: Array.from({ length: players }, (_one, seat) => ({ name: `Player ${seat}`, deck })),
    seed: 'turns',
    first: 0,
  });
  actor.start();
  while (decisionOf(gameOf(actor))?.kind === 'mulligan') answer(actor, false);
  return actor;
};

/** What happened since the last decision, by its type. */
const kinds = (events: readonly { readonly event: GameEvent }[]) => events.map(({ event }) => event.type);

const restOfTurn = [
  '0 precombatMain',
  '0 beginningOfCombat',
  '0 declareAttackers',
  '0 endOfCombat',
  '0 postcombatMain',
  '0 end',
];

describe('turns', () => {
  test('500.1, 103.8a: the steps of a turn in which players only pass; the starting player skips the first draw step', () => {
    const actor = newGame(2);
    expect(passUntil(actor, ({ turn }) => turn.number === 2)).toEqual(['0 upkeep', ...restOfTurn]);
    expect(gameOf(actor).players.map(({ hand }) => hand.length)).toEqual([7, 7]);
    expect(passUntil(actor, ({ turn }) => turn.number === 3)).toEqual(
      ['0 upkeep', '0 draw', ...restOfTurn].map((place) => place.replace('0', '1')),
    );
  });

  test('103.8c: with more than two players nobody skips it', () => {
    const actor = newGame(3);
    expect(passUntil(actor, ({ turn }) => turn.number === 2)).toEqual(['0 upkeep', '0 draw', ...restOfTurn]);
  });

  test('500.7: an extra turn comes next, the one created most recently first; then the order goes on', () => {
    const game = table('end', [{}, {}, {}], (open) => {
      write(open).turn().extraTurns = [
        { player: 1, addedBy: 1 },
        { player: 0, addedBy: 2 },
      ];
    });
    const actor = playing(game);
    const turns = passUntil(actor, ({ turn }) => turn.number === 7).filter((place) =>
      place.endsWith('upkeep'),
    );
    expect(turns).toEqual(['0 upkeep', '1 upkeep', '1 upkeep']);
    expect(placeOf(actor)).toBe('2 upkeep');
  });

  test('500.7: without one the next player in turn order is next', () => {
    const actor = playing(table('end', [{}, {}, {}]));
    expect(
      passUntil(actor, ({ turn }) => turn.number === 6).filter((place) => place.endsWith('upkeep')),
    ).toEqual(['1 upkeep', '2 upkeep']);
  });

  test('508.8: with an attacker there are declare blockers and combat damage steps', () => {
    const actor = playing(table('beginningOfCombat', [{ battlefield: [bear] }, {}]));
    pass(actor);
    pass(actor);
    const attacker = find(gameOf(actor), bear.name, 'battlefield');
    answer(actor, [{ object: attacker, defender: { player: 1 } }]);
    expect(passUntil(actor, ({ turn }) => turn.phase === 'postcombatMain')).toEqual([
      '0 declareAttackers',
      '0 declareBlockers',
      '0 combatDamage',
      '0 endOfCombat',
    ]);
    expect(gameOf(actor).players[1]?.life).toBe(18);
    expect(gameOf(actor).combat).toBeNull();
  });

  test.each([
    { of: firstStriker, through: ['firstCombatDamage', 'combatDamage'] },
    { of: bear, through: ['combatDamage'] },
  ])('510.4: a first striker makes two combat damage steps, a state each: $of.name', ({ of, through }) => {
    const actor = playing(table('beginningOfCombat', [{ battlefield: [of] }, {}]));
    pass(actor);
    pass(actor);
    answer(actor, [{ object: find(gameOf(actor), of.name, 'battlefield'), defender: { player: 1 } }]);
    const been = new Set<string>();
    const subscription = actor.subscribe((snapshot) => {
      for (const state of ['firstCombatDamage', 'combatDamage'])
        if (snapshot.matches({ playing: { turn: { combat: { [state]: 'players' } } } })) been.add(state);
    });
    passUntil(actor, ({ turn }) => turn.phase === 'postcombatMain');
    subscription.unsubscribe();
    expect([...been]).toEqual(through);
    expect(gameOf(actor).players[1]?.life).toBe(18);
  });

  test('508.8: without one there are none, but an end of combat step', () => {
    const actor = playing(table('beginningOfCombat', [{ battlefield: [bear] }, {}]));
    expect(passUntil(actor, ({ turn }) => turn.phase === 'postcombatMain')).toEqual([
      '0 beginningOfCombat',
      '0 declareAttackers',
      '0 endOfCombat',
    ]);
  });

  test('502.3: the active player’s permanents untap, the others don’t', () => {
    const game = table('end', [{ battlefield: [bear] }, { battlefield: [bear] }], (open) => {
      for (const id of open.battlefield) write(open).object(id).tapped = true;
    });
    const actor = playing(game);
    passUntil(actor, ({ turn }) => turn.number === 4);
    const tapped = gameOf(actor).battlefield.map((id) => gameOf(actor).objects[id]?.tapped);
    expect(tapped).toEqual([true, false]);
  });

  test('502.3: a permanent that won’t untap during its controller’s next untap step stays tapped that once', () => {
    const game = table('end', [{}, { battlefield: [bear] }], (open) => {
      for (const id of open.battlefield)
        Object.assign(write(open).object(id), { tapped: true, frozen: true });
    });
    const actor = playing(game);
    const isTapped = () => gameOf(actor).objects[gameOf(actor).battlefield[0] ?? -1]?.tapped;
    passUntil(actor, ({ turn }) => turn.number === 4);
    expect(isTapped()).toBe(true);
    passUntil(actor, ({ turn }) => turn.number === 6);
    expect(isTapped()).toBe(false);
  });

  test('500.5: unspent mana empties as a step ends', () => {
    const actor = playing(table('upkeep', [{ battlefield: [plains] }, {}]));
    const land = find(gameOf(actor), 'Plains', 'battlefield');
    act(actor, { type: 'ability.activate', player: 0, object: land, ability: 'rule:305.6#Plains' });
    expect(gameOf(actor).players[0]?.pool).toHaveLength(1);
    passUntil(actor, ({ turn }) => turn.step === 'draw');
    expect(gameOf(actor).players[0]?.pool).toHaveLength(0);
  });

  test('514.1: the active player discards down to seven cards', () => {
    const actor = playing(table('end', [{ hand: Array.from({ length: 9 }, () => plains) }, {}]));
    pass(actor);
    pass(actor);
    expect(decisionOf(gameOf(actor))).toMatchObject({ kind: 'choose', purpose: 'discard', min: 2, max: 2 });
    answer(actor, [0, 8]);
    expect(gameOf(actor).players[0]?.hand).toHaveLength(7);
    expect(gameOf(actor).players[0]?.graveyard).toHaveLength(2);
    expect(placeOf(actor)).toBe('1 upkeep');
  });

  const mourner: CardDefinition = {
    name: 'Mourner',
    types: ['enchantment'],
    abilities: [
      { kind: 'triggered', when: [{ on: 'discards', who: 'you' }], effect: [{ do: 'gainLife', amount: 1 }] },
    ],
  };

  test('514.3a: after a cleanup step in which something triggers players get priority, and another one comes', () => {
    const hand = Array.from({ length: 8 }, () => plains);
    const actor = playing(table('end', [{ battlefield: [mourner], hand }, {}]));
    pass(actor);
    pass(actor);
    answer(actor, [0]);
    expect(placeOf(actor)).toBe('0 cleanup');
    expect(gameOf(actor).stack).toHaveLength(1);
    pass(actor);
    pass(actor);
    expect(placeOf(actor)).toBe('0 cleanup');
    expect(gameOf(actor).players[0]?.life).toBe(21);
    pass(actor);
    pass(actor);
    expect(kinds(gameOf(actor).happened).filter((kind) => kind === 'healDamage')).toHaveLength(1);
    expect(placeOf(actor)).toBe('1 upkeep');
  });

  test('800.4j: when the active player leaves, the turn goes on without one', () => {
    const actor = playing(table('upkeep', [{}, {}, {}]));
    act(actor, { type: 'player.concede', player: 0 });
    expect(gameOf(actor).turn.active).toBeNull();
    expect(decisionOf(gameOf(actor))).toMatchObject({ kind: 'priority', player: 1 });
    const places = passUntil(actor, ({ turn }) => turn.number === 4);
    expect(places.at(0)).toBe('null upkeep');
    expect(places).toContain('null end');
    expect(placeOf(actor)).toBe('1 upkeep');
  });

  test('800.4k: a player who has left takes no turns', () => {
    const actor = playing(table('upkeep', [{}, {}, {}]));
    act(actor, { type: 'player.concede', player: 1 });
    passUntil(actor, ({ turn }) => turn.number === 4);
    expect(placeOf(actor)).toBe('2 upkeep');
  });
});

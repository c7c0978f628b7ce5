import { afterEach, describe, expect, test } from 'vitest';
import { createActor } from 'xstate';
import { inputs, putRulesTogether } from '../../../machines/game/index.ts';
import {
  attempt,
  type CardDefinition,
  createGame,
  decisionOf,
  explain,
  type Game,
  type GameActor,
  type GameSetup,
  gameMachine,
  legalActions,
  newGame,
  type PlayerEvent,
  restoreGame,
  saveGame,
  startFrom,
  type WritingMode,
} from '../../../machines/index.ts';
import {
  done,
  emptyGame,
  noMemory,
  procedure,
  rulesTable,
  setRulesTable,
} from '../../../machines/rules/index.ts';
import { act, answer, bear, find, gameOf, pass, passUntil, plains, playing, table } from './table.ts';

const deck = [...Array.from({ length: 20 }, () => plains), ...Array.from({ length: 20 }, () => bear)];

const setupFor = (players: number, mode: WritingMode = 'copy', first: 0 | 'chosen' = 0): GameSetup => ({
  players: Array.from({ length: players }, (_one, seat) => ({ name: `Player ${seat}`, deck })),
  seed: 'games',
  first,
  mode,
});

const start = (...setup: Parameters<typeof setupFor>): GameActor => {
  const actor = createGame(setupFor(...setup));
  actor.start();
  return actor;
};

/** Any legal action, by a simple generator: enough to play on. */
function player(seed: number): (game: Game) => PlayerEvent | null {
  let state = seed;
  const random = (below: number) => {
    state = (Math.imul(state, 1103515245) + 12345) & 0x7fffffff;
    return (state >> 8) % below;
  };
  return (game) => {
    const pending = decisionOf(game);
    if (pending === null) return null;
    const actions = legalActions(game, pending.player, 20);
    return actions[random(actions.length)] ?? null;
  };
}

/** Plays at most so many decisions; returns how many were made. */
function play(actor: GameActor, choose: (game: Game) => PlayerEvent | null, most = 5000): number {
  for (let made = 0; made < most; made++) {
    const event = choose(gameOf(actor));
    if (event === null) return made;
    act(actor, event);
  }
  return most;
}

describe('starting a game', () => {
  test('103.1: a player at random chooses who plays first', () => {
    const actor = start(3, 'copy', 'chosen');
    expect(decisionOf(gameOf(actor))).toMatchObject({
      kind: 'choose',
      purpose: 'firstPlayer',
      rule: '103.1',
    });
    answer(actor, [2]);
    expect(gameOf(actor).startingPlayer).toBe(2);
    expect(decisionOf(gameOf(actor))).toMatchObject({ kind: 'mulligan', player: 2 });
  });

  test('103.5: mulligans are declared in turn order and taken together; each costs a card', () => {
    const actor = start(2);
    answer(actor, true);
    expect(gameOf(actor).players[0]?.hand).toHaveLength(7);
    answer(actor, true);
    const pending = decisionOf(gameOf(actor));
    expect(pending).toMatchObject({
      kind: 'choose',
      purpose: 'bottom',
      player: 0,
      min: 1,
      max: 1,
      hidden: true,
    });
    const chosen = gameOf(actor).players[0]?.hand[3];
    answer(actor, [3]);
    expect(gameOf(actor).players[0]?.hand).toContain(chosen);
    answer(actor, [0]);
    expect(gameOf(actor).players.map(({ hand }) => hand.length)).toEqual([6, 6]);
    expect(gameOf(actor).players.map(({ library }) => library.length)).toEqual([34, 34]);
    answer(actor, false);
    answer(actor, true);
    expect(decisionOf(gameOf(actor))).toMatchObject({ kind: 'choose', player: 1, min: 2 });
    answer(actor, [0, 1]);
    answer(actor, false);
    expect(gameOf(actor).players.map(({ hand }) => hand.length)).toEqual([6, 5]);
    expect(gameOf(actor).turn.number).toBe(1);
  });

  test('103.5c: with more than two players the first one costs nothing', () => {
    const actor = start(3);
    answer(actor, true);
    answer(actor, false);
    answer(actor, false);
    expect(decisionOf(gameOf(actor))).toMatchObject({ kind: 'mulligan', player: 0, taken: 0 });
    answer(actor, true);
    expect(decisionOf(gameOf(actor))).toMatchObject({ kind: 'choose', player: 0, min: 1 });
  });

  test('103.2c: commanders begin in the command zone', () => {
    const commander: CardDefinition = { ...bear, name: 'Bear Lord', supertypes: ['legendary'] };
    const actor = createGame({
      players: [
        { name: 'A', deck: [...deck, commander], commanders: ['Bear Lord'] },
        { name: 'B', deck },
      ],
      seed: 'commander',
      first: 0,
    });
    actor.start();
    const { command, objects, players } = gameOf(actor);
    expect(command.map((id) => objects[id]?.definition)).toEqual(['Bear Lord']);
    expect(players[0]?.commanders).toHaveLength(1);
  });

  test('a setup that can’t be played is refused', () => {
    const one = { name: 'A', deck };
    expect(() => createGame({ players: [one], seed: '' })).toThrow('players: at least 2 belong here');
    expect(() => createGame({ players: [one, { name: 'B', deck: [] }], seed: '' })).toThrow(
      'These decks can’t be played',
    );
    expect(() => createGame({ players: [one, { ...one, commanders: ['X'] }], seed: '' })).toThrow(
      'A: a commander',
    );
  });
});

describe('a game as an actor', () => {
  test('emits what happens, from the first draws on', () => {
    const actor = createGame({
      players: [
        { name: 'A', deck },
        { name: 'B', deck },
      ],
      seed: 'x',
      first: 0,
    });
    const drawn: number[] = [];
    actor.on('card.drawn', ({ event }) => drawn.push(event.object));
    actor.start();
    expect(drawn).toHaveLength(14);
  });

  test('takes what legalActions lists, and refuses the rest with a rule, changing nothing', () => {
    const actor = playing(table('upkeep', [{ hand: [bear, plains] }, {}]));
    const before = actor.getSnapshot();
    const land = find(gameOf(actor), 'Plains', 'hand');
    const action: PlayerEvent = { type: 'land.play', player: 0, object: land };
    expect(legalActions(gameOf(actor), 0).map(({ type }) => type)).toEqual(['priority.pass']);
    expect(explain(gameOf(actor), action)).toMatchObject({ ok: false });
    expect(attempt(actor, action)).toMatchObject({ ok: false });
    expect(attempt(actor, { type: 'priority.pass', player: 1 })).toMatchObject({ ok: false });
    expect(attempt(actor, { type: 'priority.pass', player: 'me' })).toMatchObject({ ok: false });
    expect(attempt(actor, { type: 'priority.give' })).toMatchObject({ ok: false });
    actor.send(action);
    expect(actor.getSnapshot().context.game).toBe(before.context.game);
    passUntil(actor, ({ turn }) => turn.phase === 'precombatMain');
    expect(attempt(actor, action)).toEqual({ ok: true });
  });

  test('104.3a: a player may concede while another decides; the last one left wins', () => {
    const actor = playing(table('upkeep', [{}, {}]));
    act(actor, { type: 'player.concede', player: 1 });
    expect(actor.getSnapshot().status).toBe('done');
    expect(actor.getSnapshot().output).toEqual({ winners: [0], rule: '104.2a' });
    expect(gameOf(actor).pending).toBeNull();
  });

  test('needs few microsteps a decision', () => {
    const actor = createActor(gameMachine(), { input: { game: newGame(setupFor(2)) } });
    let microsteps = 0;
    let decisions = 0;
    actor.system.inspect((event) => {
      if (event.type === '@xstate.microstep' && event._transitions.length > 0) microsteps += 1;
    });
    const played = start(2);
    play(played, player(5));
    actor.start();
    for (const event of inputs(played).events) {
      actor.send(event);
      decisions += 1;
    }
    expect(decisions).toBeGreaterThan(200);
    expect(actor.getSnapshot().context.game).toEqual(gameOf(played));
    expect(microsteps / decisions).toBeLessThanOrEqual(3.5);
  });

  test('is the same game written by copies and directly', () => {
    const copies = start(2);
    const direct = start(2, 'direct');
    const choose = player(11);
    for (let decisions = 0; decisions < 400; decisions++) {
      const event = choose(gameOf(copies));
      if (event === null) break;
      act(copies, event);
      act(direct, event);
      expect(gameOf(direct)).toEqual(gameOf(copies));
    }
    expect(gameOf(copies).turn.number).toBeGreaterThan(3);
  });
});

describe('a saved game', () => {
  test('goes on to the same end from anywhere, through JSON', () => {
    const whole = start(2);
    play(whole, player(23));
    const { events } = inputs(whole);
    for (const cut of [1, 40, 90, 151]) {
      const first = start(2);
      for (const event of events.slice(0, cut)) act(first, event);
      const json = JSON.stringify(saveGame(first));
      const second = restoreGame(json);
      second.start();
      expect(JSON.stringify(saveGame(second))).toBe(json);
      for (const event of events.slice(cut)) act(second, event);
      expect(gameOf(second)).toEqual(gameOf(whole));
    }
  });

  test('that is damaged is refused before anything starts', () => {
    const saved = JSON.parse(JSON.stringify(saveGame(start(2))));
    expect(() => restoreGame('{')).toThrow('no JSON');
    expect(() => restoreGame({})).toThrow('no saved game');
    expect(() => restoreGame({ ...saved, engine: '9.9.9' })).toThrow('9.9.9');
    const state = { ...saved, snapshot: { ...saved.snapshot, value: { starting: 'pondering' } } };
    expect(() => restoreGame(state)).toThrow('no state starting.pondering');
    saved.snapshot.context.game.players[1].life = 'many';
    saved.snapshot.context.game.stack = null;
    const restoring = () => restoreGame(saved);
    expect(restoring).toThrow(
      'snapshot.context.game.players.1.life: it is a text, and a number belongs here',
    );
    expect(restoring).toThrow('snapshot.context.game.stack: it is nothing, and a list belongs here');
  });

  test('is what a game in the middle of something needs', () => {
    expect(() => startFrom(gameOf(start(2)))).toThrow('restoreGame');
  });

  test('a game from a given state refuses cards that hold what the engine doesn’t know', () => {
    const of = (...abilities: NonNullable<CardDefinition['abilities']>): Game => {
      const card: CardDefinition = { name: 'Oddity', types: ['artifact'], abilities };
      return {
        ...emptyGame({ seed: 'odd', players: ['Ada', 'Bo'], definitions: { Oddity: card } }),
        startingPlayer: 0,
      };
    };
    expect(() => startFrom(of({ kind: 'keyword', keyword: 'oddness' }))).toThrow('Oddity: abilities[0]');
    expect(() => startFrom(of({ kind: 'keyword', keyword: 'flying' }))).not.toThrow();
  });
});

describe('a bug in a rule', () => {
  afterEach(putRulesTogether);

  test('leaves the actor where it was, and says what led to it', () => {
    const actor = playing(table('upkeep', [{}, {}]));
    pass(actor);
    const { game } = actor.getSnapshot().context;
    const broken = procedure('nextStep', '500.1', noMemory, ['fail', 'end'], {
      fail() {
        throw new Error('a wheel came off');
      },
      end: () => done(),
    });
    const rules = rulesTable();
    setRulesTable({ ...rules, procedures: { ...rules.procedures, nextStep: broken } });
    actor.send({ type: 'priority.pass', player: 1 });
    const after = actor.getSnapshot();
    expect(after.status).toBe('active');
    expect(after.context.game).toBe(game);
    expect(after.context.failure).toEqual({ event: 'priority.pass', message: 'a wheel came off' });
    expect(inputs(actor).events).toEqual([{ type: 'priority.pass', player: 0 }]);
    putRulesTogether();
    expect(attempt(actor, { type: 'priority.pass', player: 1 })).toEqual({ ok: true });
    expect(actor.getSnapshot().context.failure).toBeNull();
    expect(gameOf(actor).turn.step).toBe('draw');
  });
});

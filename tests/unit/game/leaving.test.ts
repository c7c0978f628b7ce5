import { beforeAll, describe, expect, test } from 'vitest';
import { concede } from '../../../machines/game/leaving.ts';
import { checkIsDue } from '../../../machines/priority/state-based-actions/index.ts';
import {
  type CardDefinition,
  type ContinuousEffect,
  controllerOf,
  type Decision,
  type GameEvent,
  type Modification,
  type PlayerId,
  run,
  start,
  write,
} from '../../../machines/rules/index.ts';
import { check, occur, table, zoneOf } from '../state-based-actions/small-table.ts';
import { bear, putAskingTogether, threeSeats } from './asking.ts';

beforeAll(putAskingTogether);

const effect = (
  controller: PlayerId,
  objects: readonly number[],
  changes: readonly Modification[],
  more: Partial<ContinuousEffect> = {},
): ContinuousEffect => ({
  id: 1,
  source: 0,
  controller,
  timestamp: 500,
  until: 'forever',
  madeInTurn: 1,
  objects,
  players: null,
  ref: 'Bear of 0',
  changes,
  rules: [],
  replacement: null,
  once: false,
  shield: null,
  named: {},
  x: null,
  ...more,
});

describe('800.4a: what leaves with a player', () => {
  test('all they own, wherever it is; what others own stays', () => {
    const game = table(threeSeats());
    concede(game, 1);
    expect(game.players[1]).toMatchObject({
      status: 'conceded',
      outcomeRule: '104.3a',
      hand: [],
      library: [],
    });
    expect(game.battlefield.map((id) => game.objects[id]?.definition)).toEqual(['Bear of 0', 'Bear of 2']);
    for (const name of ['Bear of 1', 'Hand of 1', 'Library of 1']) expect(zoneOf(game, name)).toBe('gone');
    expect(zoneOf(game, 'Hand of 2')).toBe('hand');
    expect(game.over).toBe(null);
  });

  test('effects that give them control end: who owned it controls it again', () => {
    const game = table(threeSeats(), {});
    const theirs = game.battlefield[2] ?? -1;
    write(game).root.effects = [effect(1, [theirs], [{ change: 'control', by: 'you' }])];
    write(game).changed();
    expect(controllerOf(game, theirs)).toBe(1);
    concede(game, 1);
    expect(zoneOf(game, 'Bear of 2')).toBe('battlefield');
    expect(controllerOf(game, theirs)).toBe(2);
    expect(game.effects).toEqual([]);
  });

  test('their other effects go on', () => {
    const game = table(threeSeats());
    write(game).root.effects = [effect(1, [0], [{ change: 'modifyPowerToughness', power: 1, toughness: 1 }])];
    concede(game, 1);
    expect(game.effects).toHaveLength(1);
  });

  test('what they still control is exiled: a permanent that entered under their control', () => {
    const [zero, one, two] = threeSeats();
    const lent = { is: bear('Lent'), with: { controller: 1 } };
    const game = table([{ ...zero, battlefield: [bear('Bear of 0'), lent] }, one ?? {}, two ?? {}]);
    concede(game, 1);
    expect(zoneOf(game, 'Lent')).toBe('exile');
    expect(zoneOf(game, 'Bear of 0')).toBe('battlefield');
  });

  test('800.4c: the same as soon as an effect ends that gave it to another', () => {
    const [zero, one, two] = threeSeats();
    const lent = { is: bear('Lent'), with: { controller: 1 } };
    const game = table([{ ...zero, battlefield: [lent] }, one ?? {}, two ?? {}]);
    write(game).root.effects = [effect(2, [0], [{ change: 'control', by: 'you' }])];
    write(game).changed();
    concede(game, 1);
    expect(zoneOf(game, 'Lent')).toBe('battlefield');
    expect(checkIsDue(game)).toBe(false);
    write(game).root.effects = [];
    write(game).changed();
    expect(checkIsDue(game)).toBe(true);
    check(game);
    expect(zoneOf(game, 'Lent')).toBe('exile');
  });

  test('their abilities on the stack cease to exist, and their triggers don’t wait (800.4d)', () => {
    const facts = {
      event: 0,
      object: 0,
      source: null,
      other: null,
      player: null,
      otherPlayer: null,
      amount: 0,
    };
    const waiting = [0, 1].map((controller) => ({
      id: controller,
      source: controller,
      controller,
      ref: 'Bear of 0',
      facts,
      named: {},
      second: false,
      causes: [],
    }));
    const [zero, one, two] = threeSeats();
    const ability = (name: string) => ({
      is: bear(name),
      with: { kind: 'ability', definition: '' } as const,
    });
    const game = table([{ ...zero, stack: [ability('a')] }, { ...one, stack: [ability('b')] }, two ?? {}], {
      waiting,
    });
    concede(game, 1);
    expect(game.stack).toHaveLength(1);
    expect(game.objects[game.stack[0] ?? -1]?.owner).toBe(0);
    expect(game.waiting.map(({ controller }) => controller)).toEqual([0]);
  });
});

describe('the end of the game', () => {
  test('104.2a: the last player left wins; of three the game goes on', () => {
    const two = table([{}, {}]);
    expect(concede(two, 0)).toBe('over');
    expect(two.over).toEqual({ winners: [1], rule: '104.2a' });
    expect(two.players[1]?.status).toBe('won');
    const three = table([{}, {}, {}]);
    expect(concede(three, 0)).not.toBe('over');
    expect(concede(three, 2)).toBe('over');
    expect(three.over?.winners).toEqual([1]);
  });

  test('104.2a: even if an effect says that they can’t win', () => {
    const denied: CardDefinition = {
      name: 'Denied',
      types: ['enchantment'],
      abilities: [{ kind: 'static', players: 'you', rules: [{ rule: 'cantWin' }] }],
    };
    const game = table([{ battlefield: [denied] }, {}]);
    concede(game, 1);
    expect(game.over?.winners).toEqual([0]);
  });

  test('104.3f: who would win and lose at once loses; who only wins wins', () => {
    const lose: GameEvent = { type: 'lose', player: 0, rule: '104.3e' };
    const win: GameEvent = { type: 'win', player: 0, rule: '104.2b' };
    const both = table([{}, {}]);
    occur(both, lose, win);
    check(both);
    expect(both.over?.winners).toEqual([1]);
    const control = table([{}, {}]);
    occur(control, win);
    check(control);
    expect(control.over?.winners).toEqual([0]);
  });

  test('104.4c: a draw is one for all who are left', () => {
    const game = table([{}, {}, { status: 'lost', left: true }]);
    start(game, 'drawGame', { rule: '104.4c' });
    run(game);
    expect(game.over).toEqual({ winners: [], rule: '104.4c' });
    expect(game.players.map(({ status }) => status)).toEqual(['drew', 'drew', 'lost']);
  });
});

describe('priority and turn', () => {
  const priority = (player: PlayerId): Decision => ({
    kind: 'priority',
    player,
    decider: player,
    rule: '117.1',
    about: 'act or pass',
    object: null,
  });

  test('800.4a: priority passes to the next player in turn order who is left', () => {
    const game = table(threeSeats(), { priority: { holder: 1, passed: [0] }, pending: priority(1) });
    expect(concede(game, 1)).toBe('priority');
    expect(game.priority).toEqual({ holder: 2, passed: [0] });
    const control = table(threeSeats(), { priority: { holder: 1, passed: [0] }, pending: priority(1) });
    expect(concede(control, 2)).toBe('stay');
    expect(control.pending).toEqual(priority(1));
    expect(control.priority.holder).toBe(1);
  });

  test('800.4j: the turn goes on without an active player; another’s leaving doesn’t touch it', () => {
    const game = table(threeSeats());
    concede(game, 0);
    expect(game.turn).toMatchObject({ active: null, of: 0 });
    const control = table(threeSeats());
    concede(control, 1);
    expect(control.turn.active).toBe(0);
  });

  test('800.4m: effects until their next turn don’t end as they leave', () => {
    const game = table(threeSeats(), {
      effects: [effect(1, [0], [], { id: 7, until: 'untilYourNextTurn' })],
    });
    concede(game, 1);
    expect(game.effects.map(({ id }) => id)).toEqual([7]);
  });

  test('800.4e, 506.4c: who attacked them attacks nobody; who attacks another goes on', () => {
    const attacker = (object: number, player: PlayerId) => ({
      object,
      defender: { player },
      defendingPlayer: player,
      blocked: null,
      blockers: [],
      declared: true,
    });
    const game = table([{ battlefield: [bear('a'), bear('b')] }, {}, {}], {
      combat: {
        attackers: [attacker(0, 1), attacker(1, 2)],
        blockers: [],
        anyAttacked: true,
        declaredBlocks: [],
        damageStep: 'none',
        firstStrikers: [],
      },
    });
    concede(game, 1);
    expect(game.combat?.attackers.map(({ defender }) => defender)).toEqual([null, { player: 2 }]);
  });
});

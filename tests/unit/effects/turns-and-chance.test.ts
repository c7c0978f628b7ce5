import { beforeAll, describe, expect, test } from 'vitest';
import type { Instruction } from '../../../machines/rules/state/vocabulary/index.ts';
import { begin, events, follow, happenedTypes, occur, putEffectRulesTogether } from './follow.ts';

beforeAll(putEffectRulesTogether);

type Game = ReturnType<typeof follow>;

const target = { target: 0 } as const;
const named = (game: Game) => game.returned;
const life = (game: Game) => game.players.map((player) => player.life);

describe('500.8: extra phases and steps', () => {
  type Extra = Extract<Instruction, { do: 'extraPhases' }>;
  const extra = (more: Partial<Extra>, step: Game['turn']['step'] = null): readonly object[] => {
    const { turn } = begin([]);
    const game = follow([{ do: 'extraPhases', phases: ['combat'], ...more }], {
      game: { turn: { ...turn, phase: step === null ? 'precombatMain' : 'combat', step } },
    });
    return events(game, 'extraPhases');
  };

  test('after this phase or step, after or before one that is said', () => {
    expect(extra({ after: 'thisPhase' })).toMatchObject([{ after: 'precombatMain', phases: ['combat'] }]);
    expect(extra({ after: 'thisStep' }, 'declareAttackers')).toMatchObject([{ after: 'thisStep' }]);
    expect(extra({ after: 'postcombatMain' })).toMatchObject([{ after: 'postcombatMain' }]);
    expect(extra({ before: 'end', phases: ['upkeep'] })).toMatchObject([
      { before: 'end', phases: ['upkeep'] },
    ]);
    // In a main phase there is no step after which one could come.
    expect(extra({ after: 'thisStep' })).toEqual([]);
  });

  test('500.10a: who gets them gets them only in their own turn', () => {
    expect(extra({ after: 'thisPhase', who: 'you' })).toHaveLength(1);
    expect(extra({ after: 'thisPhase', who: 'opponents' })).toEqual([]);
    expect(extra({ after: 'thisPhase', who: 'everyone' })).toHaveLength(1);
  });
});

describe('614.10: skipping', () => {
  test('each of the players once', () => {
    const skip: Instruction = { do: 'skip', who: 'everyone', what: 'draw', as: 'skips' };
    const game = follow([{ do: 'gainLife', amount: 1, as: 'gained' }, skip]);
    expect(named(game)).toMatchObject({ named: { skips: { players: [0, 1], did: true } } });
    expect(game.effects.map(({ named: { gained } }) => gained?.amount)).toEqual([1, 1]);
    const begins = (player: number) =>
      ({ type: 'beginStep', step: 'draw', phase: 'beginning', player }) as const;
    const count = () => happenedTypes(game).filter((type) => type === 'beginStep').length;
    for (const player of [0, 1]) occur(game, begins(player));
    expect(count()).toBe(0);
    for (const player of [0, 1]) occur(game, begins(player));
    expect(count()).toBe(2);
  });

  test('nobody skips anything where nobody is meant', () => {
    const game = follow([{ do: 'skip', who: target, what: 'turn', as: 'skips' }], { chosen: [[]] });
    expect([game.effects, named(game)]).toMatchObject([[], { named: { skips: { did: false } } }]);
  });
});

describe('what is found of what happens to the game', () => {
  const found = (instruction: Instruction, chosen: readonly (readonly object[])[] = []) => {
    const game = follow([{ ...instruction, as: 'it' }], {
      chosen: chosen.map((targets) => targets.map((one) => ({ player: 0, ...one }))),
    });
    return named(game);
  };

  test('500.7: who takes an extra turn', () => {
    expect(found({ do: 'extraTurn', who: 'opponents' })).toMatchObject({
      named: { it: { players: [1], did: true } },
    });
  });

  test('723.1: who will be controlled, and by whom; nobody by nobody', () => {
    expect(found({ do: 'controlPlayer', who: 'opponents', by: 'you' })).toMatchObject({
      named: { it: { players: [1], did: true } },
    });
    expect(found({ do: 'controlPlayer', who: 'opponents', by: target }, [[]])).toMatchObject({
      named: { it: { players: [], did: false } },
    });
  });

  test('724.2: whether combat ended', () => {
    expect(found({ do: 'endCombat' })).toMatchObject({ named: { it: { did: false } } });
  });

  test('104.3e: nobody loses where nobody is meant', () => {
    const game = follow(
      [
        { do: 'lose', who: target },
        { do: 'gainLife', amount: 2 },
      ],
      { chosen: [[]] },
    );
    expect([game.over, life(game)]).toEqual([null, [22, 20]]);
    const won = follow(
      [
        { do: 'win', who: target },
        { do: 'gainLife', amount: 2 },
      ],
      { chosen: [[]] },
    );
    expect([won.over, life(won)]).toEqual([null, [22, 20]]);
  });
});

describe('705, 706: coins and dice', () => {
  /** Players whose coins and dice fall as is said. */
  const foretold = (flips: readonly boolean[], rolls: readonly number[] = []) => {
    const { players } = begin([]);
    return { players: players.map((player) => ({ ...player, foretold: { flips, rolls } })) };
  };
  const flip = (
    falls: boolean,
    answers: readonly number[],
    more: Partial<Extract<Instruction, { do: 'flipCoin' }>> = {},
  ) => {
    const coin: Instruction = {
      do: 'flipCoin',
      won: [{ do: 'gainLife', amount: 1 }],
      lost: [{ do: 'loseLife', amount: 1, who: 'you' }],
      as: 'coin',
      ...more,
    };
    return follow([coin], { game: foretold([falls]), answers });
  };

  test('705.2: who calls it wins or loses the flip', () => {
    const won = flip(true, [1]);
    expect([life(won)[0], events(won, 'coin')]).toEqual([21, [{ type: 'coin', player: 0, won: true }]]);
    expect(named(won)).toMatchObject({ named: { coin: { did: true } } });
    const lost = flip(false, [1]);
    expect([life(lost)[0], events(lost, 'coin')]).toEqual([19, [{ type: 'coin', player: 0, won: false }]]);
    expect(named(lost)).toMatchObject({ named: { coin: { did: false } } });
  });

  test('705.2: one that nobody calls comes up heads or tails, and is neither won nor lost', () => {
    for (const heads of [true, false]) {
      const game = flip(heads, [], { uncalled: true });
      expect([life(game)[0], events(game, 'coin')]).toEqual([20, [{ type: 'coin', player: 0, heads }]]);
      expect(named(game)).toMatchObject({ named: { coin: { did: heads } } });
    }
  });

  test('705.2: without a branch for how it fell nothing follows; without anybody nothing is flipped', () => {
    const lost = follow([{ do: 'flipCoin', won: [{ do: 'gainLife', amount: 1 }], as: 'coin' }], {
      game: foretold([false]),
      answers: [0],
    });
    expect([life(lost)[0], named(lost)]).toMatchObject([20, { named: { coin: { did: false } } }]);
    const nobody = follow([{ do: 'flipCoin', who: target, as: 'coin' }], { chosen: [[]] });
    expect([happenedTypes(nobody), named(nobody)]).toMatchObject([[], { named: { coin: { did: false } } }]);
  });

  test('706.2: so many dice, by each player: their results together', () => {
    const rolled = (more: Partial<Extract<Instruction, { do: 'rollDie' }>>) => {
      const game = follow([{ do: 'rollDie', sides: 6, as: 'roll', ...more }], {
        game: foretold([], [2, 5, 6]),
      });
      return [events(game, 'die').map(({ player, result }) => [player, result]), named(game)];
    };
    expect(rolled({})).toMatchObject([[[0, 2]], { named: { roll: { players: [0], amount: 2, did: true } } }]);
    expect(rolled({ count: 2 })).toMatchObject([
      [
        [0, 2],
        [0, 5],
      ],
      { named: { roll: { amount: 7 } } },
    ]);
    expect(rolled({ who: 'everyone' })).toMatchObject([
      [
        [0, 2],
        [1, 2],
      ],
      { named: { roll: { players: [0, 1], amount: 4 } } },
    ]);
  });
});

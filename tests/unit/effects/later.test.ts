import { beforeAll, expect, test } from 'vitest';
import { noChoices } from '../../../machines/rules/state/scope.ts';
import type { Instruction } from '../../../machines/rules/state/vocabulary/index.ts';
import {
  bear,
  begin,
  card,
  creature,
  events,
  follow,
  happenedTypes,
  occur,
  putEffectRulesTogether,
  reply,
} from './follow.ts';
import type { Placed } from './small-game.ts';

beforeAll(putEffectRulesTogether);

const target = [[{ object: 1 }]];

test('603.7a: a delayed trigger waits for its event, and triggers once (603.7b)', () => {
  const game = follow(
    [
      {
        do: 'delayedTrigger',
        when: [{ on: 'begins', step: 'end' }],
        about: { target: 0 },
        effect: [{ do: 'sacrifice', who: 'you', what: 'it' }],
      },
    ],
    { placed: [{ card: bear }], chosen: target },
  );
  expect(game.delayed).toMatchObject([
    { source: 0, controller: 0, about: [1], named: { about: { objects: [1] } }, until: null },
  ]);
  const end = { type: 'beginStep', step: 'end', phase: 'ending', player: 0 } as const;
  expect(game.waiting).toEqual([]);
  occur(game, end);
  expect(game.waiting).toHaveLength(1);
  expect(game.delayed).toEqual([]);
  occur(game, end);
  expect(game.waiting).toHaveLength(1);
});

test('603.7a: about nothing that was found, none is created', () => {
  const game = follow(
    [
      {
        do: 'delayedTrigger',
        when: [{ on: 'begins', step: 'end' }],
        about: { target: 0 },
        effect: [{ do: 'destroy', what: 'it' }],
      },
    ],
    { placed: [{ card: bear }], chosen: target, scope: { illegal: [[true]] } },
  );
  expect(game.delayed).toEqual([]);
});

test('603.12: a reflexive trigger triggers if what it asks about was done', () => {
  const instructions = [
    { do: 'may', then: [{ do: 'discard', count: 1, who: 'you' }], as: 'did' },
    {
      do: 'reflexive',
      after: 'did',
      targets: [{ any: true }],
      effect: [{ do: 'dealDamage', amount: 2, to: { target: 0 }, toPlayers: { target: 0 } }],
    },
  ] as const;
  const placed = [{ card: card('A'), zone: 'hand' as const }];
  const game = follow(instructions, { placed, answers: [true] });
  expect(game.waiting).toMatchObject([{ source: 0, controller: 0, ref: 'Effect#abilities.0.effect.1' }]);
  expect(happenedTypes(game)).toContain('trigger');
  expect(follow(instructions, { placed, answers: [false] }).waiting).toEqual([]);
});

test('611.2a: a permission to play cards from where they are', () => {
  const game = follow(
    [
      { do: 'exile', what: { top: 1, of: 'you' }, as: 'card' },
      { do: 'mayPlay', what: { named: 'card' }, until: 'untilEndOfTurn' },
    ],
    { placed: [{ card: card('A'), zone: 'library' }] },
  );
  expect(game.permissions).toMatchObject([
    { player: 0, objects: game.exile, until: 'untilEndOfTurn', withoutPaying: false },
  ]);
});

const bolt = card('Bolt', {
  types: ['instant'],
  abilities: [
    {
      kind: 'spell',
      targets: [{ any: true }],
      effect: [{ do: 'dealDamage', amount: 3, to: { target: 0 }, toPlayers: { target: 0 } }],
    },
  ],
});
const onStack = {
  card: bolt,
  owner: 1,
  zone: 'stack' as const,
  with: {
    stack: {
      choices: {
        ...noChoices,
        targets: [{ chosen: [{ player: 0 }], divided: [] }],
        manaSpent: [{ type: 'R' as const, source: null, snow: false, spendOnly: null, lasts: false }],
      },
      source: null,
      ability: null,
      trigger: null,
      named: {},
    },
  },
};

test('707.10: a copy of a spell has its choices and not its mana, and is controlled by who copied it', () => {
  const game = follow([{ do: 'copySpell', what: { target: 0 } }], { placed: [onStack], chosen: target });
  expect(game.stack).toHaveLength(3);
  expect(game.objects[game.stack.at(-1) ?? -1]).toMatchObject({
    kind: 'copy',
    definition: 'Bolt',
    controller: 0,
    owner: 0,
    stack: { choices: { targets: [{ chosen: [{ player: 0 }] }], manaSpent: [] } },
  });
});

test('707.10c: new targets are chosen before the copy is put onto the stack', () => {
  const game = begin([{ do: 'copySpell', what: { target: 0 }, newTargets: true }], {
    placed: [onStack, { card: bear }],
    chosen: target,
  });
  expect(game.pending).toMatchObject({ player: 0, options: [{ object: 2 }, { player: 0 }, { player: 1 }] });
  expect(game.stack).toHaveLength(2);
  reply(game, [2]);
  expect(game.objects[game.stack.at(-1) ?? -1]?.stack?.choices.targets[0]?.chosen).toEqual([{ player: 1 }]);
  expect(game.objects[1]?.stack?.choices.targets[0]?.chosen).toEqual([{ player: 0 }]);
});

test('115.7d: new targets are chosen for a spell; they may stay', () => {
  const changed = (answer: number) => {
    const game = follow([{ do: 'chooseNewTargets', what: { target: 0 } }], {
      placed: [onStack, { card: bear }],
      chosen: target,
      answers: [[answer]],
    });
    return game.objects[1]?.stack?.choices.targets[0]?.chosen;
  };
  expect(changed(0)).toEqual([{ object: 2 }]);
  expect(changed(1)).toEqual([{ player: 0 }]);
});

test('608.2g: cards are cast one after the other by who may', () => {
  const game = follow([{ do: 'castWithoutPaying', what: { target: 0 }, as: 'cast' }], {
    placed: [{ card: creature('Wurm'), zone: 'hand' }],
    chosen: target,
  });
  expect(game.returned).toMatchObject({ named: { cast: { objects: [1], did: true } } });
});

test('500.7: extra turns are added one at a time; phases after a phase (500.8)', () => {
  const game = follow([{ do: 'extraTurn', who: 'everyone' }]);
  expect(game.turn.extraTurns.map(({ player }) => player)).toEqual([0, 1]);
  const phases = follow([{ do: 'extraPhases', after: 'thisPhase', phases: ['combat'] }]);
  expect(events(phases, 'extraPhases')).toEqual([
    { type: 'extraPhases', after: 'precombatMain', phases: ['combat'] },
  ]);
});

test('724.1: ending the turn stops the instructions that would follow', () => {
  const game = follow([{ do: 'endTurn' }, { do: 'gainLife', amount: 5 }]);
  expect([game.ending, game.players[0]?.life]).toEqual(['turn', 20]);
});

test('724.2g: outside of combat, ending it does nothing', () => {
  expect(follow([{ do: 'endCombat' }]).ending).toBeNull();
  const game = follow([{ do: 'endCombat' }]);
  const fighting = follow([{ do: 'endCombat' }], { game: { turn: { ...game.turn, phase: 'combat' } } });
  expect(fighting.ending).toBe('combat');
});

test('104.2b: an effect makes a player win; another makes one lose (104.3e)', () => {
  expect(follow([{ do: 'win', who: 'you' }]).players[0]).toMatchObject({
    status: 'won',
    outcomeRule: '104.2b',
  });
  expect(follow([{ do: 'lose', who: 'opponents' }]).players[1]).toMatchObject({
    status: 'lost',
    outcomeRule: '104.3e',
  });
});

test('104.5: who loses leaves at once, before the next instruction is followed', () => {
  const permanents = (who: 'opponents' | null) => {
    const placed = [{ card: creature('Own') }, { card: creature('Other'), owner: 1 }];
    return follow(
      [
        ...(who === null ? [] : [{ do: 'lose', who: { target: 0 } } as const]),
        { do: 'gainLife', amount: { number: 'count', of: { type: 'creature' } }, who: 'you' },
      ],
      { placed, players: 3, targets: [{ players: 'any' }], chosen: [[{ player: 1 }]] },
    );
  };
  const left = permanents('opponents');
  expect(left.players.map(({ life, left: gone }) => [life, gone === true])).toEqual([
    [21, false],
    [20, true],
    [20, false],
  ]);
  expect(permanents(null).players[0]?.life).toBe(22);
});

test('104.1: a game that is won, lost by all others or drawn is over: nothing that follows is done', () => {
  const ends = (instruction: Instruction) => {
    const game = follow([instruction, { do: 'gainLife', amount: 5, who: 'you' }], {});
    return [game.over, game.players[0]?.life];
  };
  expect(ends({ do: 'win', who: 'you' })).toEqual([{ winners: [0], rule: '104.2b' }, 20]);
  expect(ends({ do: 'lose', who: 'opponents' })).toEqual([{ winners: [0], rule: '104.2a' }, 20]);
  expect(ends({ do: 'lose', who: 'everyone' })).toEqual([{ winners: [], rule: '104.4a' }, 20]);
  expect(ends({ do: 'drawGame' })).toEqual([{ winners: [], rule: '104.4c' }, 20]);
  expect(ends({ do: 'draw', count: 0 })).toEqual([null, 25]);
});

test('104.4c: in a game that is a draw nobody has won or lost', () => {
  expect(follow([{ do: 'drawGame' }]).players.map(({ status }) => status)).toEqual(['drew', 'drew']);
});

test('723.1: a player will be controlled during their next turn', () => {
  const game = follow([{ do: 'controlPlayer', who: 'opponents', by: 'you' }]);
  expect(game.players.map((player) => player.controlledNextTurnBy)).toEqual([null, 0]);
});

const watcher = card('Watcher', {
  types: ['enchantment'],
  abilities: [{ kind: 'triggered', when: [{ on: 'becomesTarget', object: {} }], effect: [] }],
});
const targetsOf = (game: ReturnType<typeof follow>, id: number | undefined) =>
  game.objects[id ?? -1]?.stack?.choices.targets.map(({ chosen }) => chosen);

test('115.7: what it targeted already doesn’t become its target once more', () => {
  const became = (answer: number) => {
    const game = follow([{ do: 'chooseNewTargets', what: { target: 0 } }], {
      placed: [onStack, { card: bear }, { card: watcher }],
      chosen: target,
      answers: [[answer]],
    });
    return events(game, 'becomeTarget').map(({ target: one }) => one);
  };
  expect(became(0)).toEqual([{ object: 2 }]);
  expect(became(1)).toEqual([]);
});

test('707.10: what a copy targets becomes its target', () => {
  const game = follow([{ do: 'copySpell', what: { target: 0 } }], {
    placed: [onStack, { card: watcher }],
    chosen: target,
  });
  expect(events(game, 'becomeTarget')).toEqual([
    { type: 'becomeTarget', target: { player: 0 }, of: game.stack.at(-1) },
  ]);
});

test('707.10e: the copy targets one of those that are said, which its controller chooses', () => {
  const copied = (placed: readonly Placed[], ...answers: readonly unknown[]) => {
    const game = follow([{ do: 'copySpell', what: { target: 0 }, target: { all: { type: 'creature' } } }], {
      placed: [onStack, ...placed],
      chosen: target,
      answers,
    });
    return game.stack.slice(2).map((id) => targetsOf(game, id));
  };
  expect(copied([{ card: bear }, { card: creature('Ox') }], [1])).toEqual([[[{ object: 3 }]]]);
  expect(copied([{ card: bear }])).toEqual([[[{ object: 2 }]]]);
  expect(copied([])).toEqual([]);
});

test('707.10d: a copy for each thing that it could target, in the order that their controller says', () => {
  const copied = (order: readonly number[]) => {
    const game = follow(
      [
        {
          do: 'copySpell',
          what: { target: 0 },
          forEach: { objects: { type: 'creature' }, players: 'opponents' },
          as: 'copies',
        },
      ],
      { placed: [onStack, { card: bear }, { card: creature('Ox') }], chosen: target, answers: [order] },
    );
    return game.stack.slice(2).map((id) => targetsOf(game, id)?.[0]?.[0]);
  };
  expect(copied([0, 1, 2])).toEqual([{ player: 1 }, { object: 2 }, { object: 3 }]);
  expect(copied([2, 0, 1])).toEqual([{ object: 3 }, { player: 1 }, { object: 2 }]);
});

test('115.7a: where no other target is legal it stays as it is', () => {
  const changed = (players: 'any' | 'opponent') => {
    const effect = [{ do: 'loseLife', amount: 1, who: { target: 0 } }] as const;
    const curse = card('Curse', { abilities: [{ kind: 'spell', targets: [{ players }], effect }] });
    const game = follow([{ do: 'changeTargets', what: { target: 0 }, which: 'all' }], {
      placed: [{ ...onStack, card: curse }],
      chosen: target,
    });
    return targetsOf(game, 1);
  };
  expect(changed('any')).toEqual([[{ player: 1 }]]);
  expect(changed('opponent')).toEqual([[{ player: 0 }]]);
});

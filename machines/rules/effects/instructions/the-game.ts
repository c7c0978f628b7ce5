/** The game itself: turns and phases (500.7-11), ending them (724), winning and losing (104), chance (705, 706). */

import { objects } from '../../characteristics/index.ts';
import { chosenNumber } from '../../state/answers.ts';
import { asked } from '../../state/decider.ts';
import { emptyEffect } from '../../state/empty-effect.ts';
import type { GameEvent } from '../../state/event.ts';
import type { Game, Restart } from '../../state/game.ts';
import type { PlayerId } from '../../state/identity.ts';
import { noMemory, remembering } from '../../state/memory.ts';
import type { Named } from '../../state/object.ts';
import { ask, call, go, happen } from '../../state/procedure.ts';
import { nextForetold, random } from '../../state/random.ts';
import { noNamed } from '../../state/scope.ts';
import { beginEffect } from './effect.ts';
import { atOnce, enter, finished, type InstructionOf, type InstructionStep, meaning } from './meaning.ts';
import { eventsOf, sum } from './named.ts';
import { amountOf, asking, whoOf } from './who.ts';

const didIt = () => ({ did: true });

/** One at a time, in APNAP order; the one created last is taken first (500.7). */
export const extraTurn = atOnce(
  'extraTurn',
  '500.7',
  (game, { instruction, scope }) =>
    whoOf(game, scope, instruction.who).map((player) => ({ type: 'extraTurn', player })),
  (happened) => ({ players: eventsOf(happened, 'extraTurn').map(({ player }) => player), did: true }),
);

/** Directly after or before the phase or step that is said (500.8, 500.9); who "gets" them does so in their own turn (500.10a). */
export const extraPhases = atOnce(
  'extraPhases',
  '500.8',
  (game, { instruction, scope }): readonly GameEvent[] => {
    const { active, phase, step } = game.turn;
    if (instruction.who !== undefined && !whoOf(game, scope, instruction.who).some((one) => one === active))
      return [];
    const { after: said, before, phases } = instruction;
    if (before !== undefined) return [{ type: 'extraPhases', before, phases }];
    const after = said === 'thisPhase' ? phase : said === 'thisStep' && step === null ? null : said;
    return after == null ? [] : [{ type: 'extraPhases', after, phases }];
  },
  didIt,
);

/** Skipping the next turn, phase or step replaces its beginning with nothing, once for each player (614.10). */
export const skip = meaning('skip', '614.10', noMemory, ['begin', 'end'], {
  begin(game, { instruction, scope, ref }) {
    const who = whoOf(game, scope, instruction.who);
    if (who.length === 0) return finished();
    const events = who.map((player) =>
      beginEffect(game, {
        ...emptyEffect(game, scope, ref),
        replacement: {
          event: { would: 'begin', what: instruction.what, whose: { named: 'skips' } },
          skip: true,
        },
        once: true,
        named: { ...scope.named, skips: { ...noNamed, players: [player] } },
      }),
    );
    return happen('614.10', events, { then: 'end' });
  },
  end: (game, { instruction, scope }) =>
    finished({ players: whoOf(game, scope, instruction.who), did: true }),
});

/** What it says after that is done as the new game begins (727.4): it finds the cards that were left under its name. */
export const restartGame = atOnce(
  'restartGame',
  '727.1',
  (game, { instruction, ref, scope }) => {
    const exempt = instruction.except === undefined ? [] : objects(game, scope, instruction.except);
    const left: Named = { ...noNamed, objects: exempt, amount: exempt.length, did: exempt.length > 0 };
    const named = instruction.as === undefined ? scope.named : { ...scope.named, [instruction.as]: left };
    const restart: Restart = {
      player: scope.you,
      exempt,
      ref: instruction.then === undefined ? null : `${ref}.then`,
      scope: { ...scope, named, onStack: null, choices: null, trigger: null },
    };
    return [{ type: 'restart', by: scope.self, restart }];
  },
  didIt,
);

export const endTurn = atOnce(
  'endTurn',
  '724.1',
  (_game, { scope }) => [{ type: 'endEarly', what: 'turn', by: scope.self }],
  didIt,
);

/** At any time that is not a combat phase, nothing happens (724.2g). */
export const endCombat = atOnce(
  'endCombat',
  '724.2',
  (game, { scope }) =>
    game.turn.phase === 'combat' ? [{ type: 'endEarly', what: 'combat', by: scope.self }] : [],
  didIt,
);

interface OutcomeMemory {
  readonly who: readonly PlayerId[];
}

const outcomes = remembering<OutcomeMemory>({ who: 'numbers, later' });

const ending = ['happen', 'leave', 'end'] as const;
type Ending = (typeof ending)[number];

/** Players win or lose; then they leave at once, or the game is over (104.1, 104.5). */
const outcome = (
  type: 'win' | 'lose',
  rule: string,
): Readonly<Record<Ending, InstructionStep<InstructionOf<'win' | 'lose'>, Ending, OutcomeMemory>>> => ({
  happen(game, { instruction, scope }) {
    const who = whoOf(game, scope, instruction.who);
    const events = who.map((player): GameEvent => ({ type, player, rule }));
    return happen(rule, events, { then: 'leave' });
  },
  leave(_game, { frame }) {
    const who = eventsOf(frame.happened, type).map(({ player }) => player);
    return who.length === 0 ? finished() : call('playersLeave', {}, { then: 'end', remember: { who } });
  },
  end: (_game, { memory }) => finished({ players: memory.who, did: true }),
});

/** A player wins the game (104.2b), which is over (104.1). */
export const win = meaning('win', '104.2b', outcomes, ending, outcome('win', '104.2b'));

/** Players lose the game (104.3e) and leave it (104.5). */
export const lose = meaning('lose', '104.3e', outcomes, ending, outcome('lose', '104.3e'));

/** The game is a draw for all who are still in it (104.4c). */
export const drawGame = meaning('drawGame', '104.4c', noMemory, ['draw', 'end'], {
  draw: () => call('drawGame', { rule: '104.4c' }, { then: 'end' }),
  end: () => finished({ did: true }),
});

/** During the next turn that the player takes (723.1); the last such effect works (723.1a). */
export const controlPlayer = atOnce(
  'controlPlayer',
  '723.1',
  (game, { instruction, scope }) => {
    const by = whoOf(game, scope, instruction.by)[0];
    if (by === undefined) return [];
    return whoOf(game, scope, instruction.who).map((player) => ({ type: 'controlNextTurn', player, by }));
  },
  (happened) => ({
    players: eventsOf(happened, 'controlNextTurn').map(({ player }) => player),
    did: happened.length > 0,
  }),
);

/** One player has each designation at a time, and of several it is the last (725.3, 726.3). */
export const designatePlayer = atOnce(
  'designatePlayer',
  '725.1',
  (game, { instruction: { designation, who }, scope }) =>
    whoOf(game, scope, who).map((player) => ({ type: 'designatePlayer', player, designation })),
  (happened) => {
    const designated = eventsOf(happened, 'designatePlayer').map(({ player }) => player);
    return { players: designated, did: designated.length > 0 };
  },
);

interface FlipMemory {
  readonly player: number;
  readonly won: boolean;
}

/** The player who flips calls it; only they win or lose the flip (705.2). */
export const flipCoin = meaning(
  'flipCoin',
  '705.2',
  remembering<FlipMemory>({ player: 'number, later', won: 'yes or no, later' }),
  ['call', 'flip', 'branch', 'end'],
  {
    call(game, { instruction, scope }) {
      const player = whoOf(game, scope, instruction.who)[0];
      if (player === undefined) return finished();
      if (instruction.uncalled === true) return go('flip', { player });
      return ask(
        asked(game, player, {
          kind: 'option',
          rule: '705.2',
          about: 'call the coin flip',
          object: asking(scope),
          options: ['heads', 'tails'],
        }),
        { then: 'flip', remember: { player } },
      );
    },
    flip(game, { instruction, memory: { player }, frame }) {
      if (instruction.uncalled === true) {
        const heads = nextForetold(game, player, 'flips') ?? random(game, 2) === 0;
        return happen('705.1', [{ type: 'coin', player, heads }], { then: 'end', remember: { won: heads } });
      }
      const won = nextForetold(game, player, 'flips') ?? random(game, 2) === chosenNumber(frame.answer);
      return happen('705.1', [{ type: 'coin', player, won }], { then: 'branch', remember: { won } });
    },
    branch(_game, { instruction, memory }) {
      const { won } = memory;
      const branch = won ? instruction.won : instruction.lost;
      return branch === undefined
        ? finished({ did: won })
        : enter(won ? 'won' : 'lost', { times: 1 }, { then: 'end' });
    },
    end: (_game, { memory }) => finished({ did: memory.won }),
  },
);

/** A roll of a die by a player, by chance or as it was foretold (706.1-2). */
export const rolled = (game: Game, player: PlayerId, sides: number): GameEvent => ({
  type: 'die',
  player,
  sides,
  result: nextForetold(game, player, 'rolls') ?? 1 + random(game, sides),
});

export const rollDie = meaning('rollDie', '706.2', noMemory, ['roll', 'end'], {
  roll(game, { instruction, scope }) {
    const who = whoOf(game, scope, instruction.who);
    return happen(
      '706.2',
      who.flatMap((player) =>
        Array.from(
          { length: instruction.count === undefined ? 1 : amountOf(game, scope, instruction.count) },
          () => rolled(game, player, instruction.sides),
        ),
      ),
      { then: 'end' },
    );
  },
  end(_game, { frame }) {
    const rolls = eventsOf(frame.happened, 'die');
    return finished({
      players: rolls.map(({ player }) => player),
      amount: sum(rolls.map(({ result }) => result)),
      did: rolls.length > 0,
    });
  },
});

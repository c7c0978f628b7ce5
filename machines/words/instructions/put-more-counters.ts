import { apnap, objectAt } from '../../rules/characteristics/index.ts';
import { finished, meaning } from '../../rules/effects/instructions/meaning.ts';
import { asking, whoOf } from '../../rules/effects/instructions/who.ts';
import { picked } from '../../rules/state/answers.ts';
import { asked } from '../../rules/state/decider.ts';
import type { GameEvent } from '../../rules/state/event.ts';
import type { Game } from '../../rules/state/game.ts';
import { remembering } from '../../rules/state/memory.ts';
import type { Target } from '../../rules/state/object.ts';
import { ask, happen } from '../../rules/state/procedure.ts';
import type { Players } from '../../rules/state/vocabulary/index.ts';
import type { InstructionWord } from './word.ts';

/** The same of proliferating. */
export interface PutMoreCounters {
  /** The player chooses permanents and players; each gets another counter of each kind that it has (701.34a). */
  readonly do: 'putMoreCounters';
  readonly who: Players;
}

interface Memory {
  readonly options: readonly Target[];
}

const countersOn = (game: Game, on: Target): Readonly<Record<string, number>> =>
  'player' in on ? (game.players[on.player]?.counters ?? {}) : objectAt(game, on.object).counters;

/** All permanents and players that have a counter. */
const withCounters = (game: Game): readonly Target[] =>
  [
    ...game.battlefield
      .filter((object) => !objectAt(game, object).phasedOut)
      .map((object): Target => ({ object })),
    ...apnap(game).map((player): Target => ({ player })),
  ].filter((one) => Object.values(countersOn(game, one)).some((count) => count > 0));

/** A player chooses any number of them; each gets another counter of each kind that it has (701.34a). */
export const putMoreCounters: InstructionWord<PutMoreCounters> = {
  shape: { who: 'players' },
  said: {},
  gives: [],
  done: 'put',
  meaning: meaning('701.34a', remembering<Memory>({ options: 'records, later' }), ['choose', 'put', 'end'], {
    choose(game, { instruction, scope }) {
      const player = whoOf(game, scope, instruction.who)[0] ?? scope.you;
      const options = withCounters(game);
      if (options.length === 0) return finished({ did: true });
      return ask(
        asked(game, player, {
          kind: 'choose',
          rule: '701.34a',
          about: 'choose what gets another counter of each kind that is there',
          object: asking(scope),
          options,
          min: 0,
          max: options.length,
          hidden: false,
          purpose: 'effect',
          tone: 'good',
        }),
        { then: 'put', remember: { options } },
      );
    },
    put(game, { instruction, scope, memory, frame }) {
      const player = whoOf(game, scope, instruction.who)[0] ?? scope.you;
      const chosen = picked(frame.answer, memory.options);
      const events = chosen.flatMap((on) =>
        Object.entries(countersOn(game, on))
          .filter(([, count]) => count > 0)
          .map(([kind]): GameEvent => ({ type: 'putCounters', on, kind, count: 1, player })),
      );
      return happen('701.34a', events, { then: 'end' });
    },
    end: () => finished({ did: true }),
  }),
};

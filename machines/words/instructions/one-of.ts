import {
  enter,
  finished,
  meaning,
  type OtherMeanings,
  type Reading,
} from '../../rules/effects/instructions/meaning.ts';
import { asking, whoOf } from '../../rules/effects/instructions/who.ts';
import { chosenNumber } from '../../rules/state/answers.ts';
import { asked } from '../../rules/state/decider.ts';
import type { Game } from '../../rules/state/game.ts';
import { remembering } from '../../rules/state/memory.ts';
import { ask } from '../../rules/state/procedure.ts';
import type { Instruction, Players } from '../../rules/state/vocabulary/index.ts';
import { isPossible } from './offering.ts';
import type { InstructionWord } from './word.ts';

/**
 * The player chooses one of these to be done, each called by a word: "your choice of flying or first strike". Only what
 * is possible can be chosen (608.2d), but for a villainous choice `evenImpossible` (701.55b).
 */
export interface OneOf {
  readonly do: 'oneOf';
  readonly who?: Players;
  readonly evenImpossible?: true;
  readonly options: readonly { readonly word: string; readonly then: readonly Instruction[] }[];
}

/** Which of the options the player may choose, by their positions: those that are possible, or all if it says so. */
const choosable = (
  game: Game,
  { instruction, ref, scope }: Reading<OneOf>,
  others: OtherMeanings,
): readonly number[] =>
  instruction.options.flatMap(({ then }, position) =>
    instruction.evenImpossible === true ||
    isPossible(game, then, `${ref}.options.${position}.then`, scope, others)
      ? [position]
      : [],
  );

/** What the player chooses is done; nothing if no option is possible (608.2d). */
export const oneOf: InstructionWord<OneOf> = {
  shape: {
    who: 'players?',
    evenImpossible: 'flag?',
    options: { list: { fields: { word: 'text', then: 'instructions' } } },
  },
  said: {},
  gives: [],
  forYou: true,
  done: 'done',
  holds: ({ options }) => options.flatMap(({ then }) => then),
  gains: ({ options }, { gainOf }) => Math.max(...options.map(({ then }) => gainOf(then))),
  meaning: meaning(
    '608.2d',
    remembering<{ readonly positions: readonly number[] }>({ positions: 'numbers, later' }),
    ['choose', 'chosen', 'end'],
    {
      choose(game, doing) {
        const { instruction, others, scope } = doing;
        const [player] = whoOf(game, scope, instruction.who);
        const positions = choosable(game, doing, others);
        if (player === undefined || positions.length === 0) return finished();
        return ask(
          asked(game, player, {
            kind: 'option',
            rule: '608.2d',
            about: 'choose one',
            object: asking(scope),
            options: positions.flatMap((position) => instruction.options[position]?.word ?? []),
          }),
          { then: 'chosen', remember: { positions } },
        );
      },
      chosen: (_game, { frame, memory: { positions } }) =>
        enter(`options.${positions[chosenNumber(frame.answer)] ?? 0}.then`, { times: 1 }, { then: 'end' }),
      end: () => finished({ did: true }),
    },
    { possible: (game, reading, others) => choosable(game, reading, others).length > 0 },
  ),
};

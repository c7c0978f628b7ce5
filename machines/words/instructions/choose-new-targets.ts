import { controllerOf, objects } from '../../rules/characteristics/index.ts';
import { becomingTargets } from '../../rules/effects/instructions/becoming-targets.ts';
import { isThere } from '../../rules/effects/instructions/going.ts';
import { finished, meaning } from '../../rules/effects/instructions/meaning.ts';
import { these } from '../../rules/effects/instructions/named.ts';
import {
  askNewTargets,
  type Choosing,
  choicesOf,
  nextChoice,
  withNewTargets,
} from '../../rules/effects/instructions/new-targets.ts';
import { whoOf } from '../../rules/effects/instructions/who.ts';
import { picked } from '../../rules/state/answers.ts';
import type { ObjectId, PlayerId } from '../../rules/state/identity.ts';
import { remembering } from '../../rules/state/memory.ts';
import type { ChosenTargets } from '../../rules/state/object.ts';
import { decide, go, happen } from '../../rules/state/procedure.ts';
import type { Objects, Players } from '../../rules/state/vocabulary/index.ts';
import { phrase } from '../../wording/syntax.ts';
import type { InstructionWord } from './word.ts';

export interface ChooseNewTargets {
  readonly do: 'chooseNewTargets';
  readonly what: Objects;
  readonly who?: Players;
}

interface TargetsMemory {
  readonly left?: readonly ObjectId[];
  readonly of: ObjectId;
  readonly player: PlayerId;
  readonly chosen: readonly ChosenTargets[];
  /** What may be chosen for the target spec at hand. */
  readonly choosing: Choosing;
  readonly made: readonly ObjectId[];
}

/** "Choose new targets": any number of them may stay (115.7d). */
export const chooseNewTargets: InstructionWord<ChooseNewTargets> = {
  shape: { what: 'objects', who: 'players?' },
  said: {
    deed: [
      phrase('[choose] new targets for <what:objects>', {
        do: 'chooseNewTargets',
        what: '<what>',
        who: '<subject>',
      }),
    ],
  },
  gives: ['objects', 'amount'],
  forYou: true,
  mayDoNothing: true,
  done: 'changed',
  meaning: meaning(
    '115.7d',
    remembering<TargetsMemory>({
      left: 'numbers, maybe',
      of: 'number, later',
      player: 'number, later',
      chosen: 'records, later',
      choosing: 'record, later',
      made: 'numbers',
    }),
    ['next', 'choose', 'change', 'chosen', 'end'],
    {
      next(game, { instruction, scope, memory }) {
        const onStack = objects(game, scope, instruction.what).filter(
          (id) => isThere(game, id) && game.objects[id]?.zone === 'stack',
        );
        const [of, ...left] = memory.left ?? onStack;
        if (of === undefined) return go('end');
        const player = whoOf(game, scope, instruction.who)[0] ?? scope.you;
        return go('choose', { left, of, chosen: [], player });
      },
      choose(game, { memory: { of, chosen, player } }) {
        const choosing = nextChoice(game, of, controllerOf(game, of), chosen);
        if (choosing === null) return go('change');
        return decide(askNewTargets(game, player, of, choosing, '115.7d'), {
          then: 'chosen',
          remember: { choosing },
        });
      },
      change(game, { memory: { of, chosen, made } }) {
        if (chosen.length === 0) return go('next');
        const before = choicesOf(game, of).targets;
        return happen(
          '115.7d',
          [
            { type: 'changeTargets', object: of, targets: chosen },
            ...becomingTargets(game, of, chosen, before),
          ],
          { then: 'next', remember: { made: [...made, of] } },
        );
      },
      chosen(_game, { memory: { chosen, choosing }, frame }) {
        const taken = picked(frame.answer, choosing.options);
        return go('choose', { chosen: [...chosen, withNewTargets(choosing.now, taken)] });
      },
      end: (_game, { memory }) => finished(these(memory.made)),
    },
    { begins: { made: [] } },
  ),
};

import { doorsOf, objectAt, objects } from '../../rules/characteristics/index.ts';
import { isThere } from '../../rules/effects/instructions/going.ts';
import {
  finished,
  type InstructionStep,
  meaning,
  type Reading,
} from '../../rules/effects/instructions/meaning.ts';
import { these } from '../../rules/effects/instructions/named.ts';
import { asking, whoOf } from '../../rules/effects/instructions/who.ts';
import { chosenNumber } from '../../rules/state/answers.ts';
import { asked } from '../../rules/state/decider.ts';
import type { DecisionOf } from '../../rules/state/decision.ts';
import type { Half } from '../../rules/state/face.ts';
import type { Game } from '../../rules/state/game.ts';
import type { ObjectId, PlayerId } from '../../rules/state/identity.ts';
import { remembering } from '../../rules/state/memory.ts';
import { decide, go, happen } from '../../rules/state/procedure.ts';
import type { RuleNumber } from '../../rules/state/verdict.ts';
import type { Objects, Players } from '../../rules/state/vocabulary/index.ts';
import { phrase } from '../../wording/syntax.ts';
import type { InstructionWord } from './word.ts';

/** The player chooses a locked half of a permanent, which is unlocked, or an unlocked one, which is locked (709.5f-g). */
export interface Unlock {
  readonly do: 'unlock';
  readonly what: Objects;
  readonly who?: Players;
}

export interface Lock {
  readonly do: 'lock';
  readonly what: Objects;
  readonly who?: Players;
}

interface Choosing {
  readonly object: ObjectId;
  readonly halves: readonly Half[];
  readonly chosen: number;
}

const choosing = remembering<Choosing>({
  object: 'number, later',
  halves: 'texts, later',
  chosen: 'number, later',
});

const steps = ['begin', 'chosen', 'turn', 'end'] as const;

type Turning = (typeof steps)[number];

type Words = Unlock | Lock;

/** The permanent that is spoken of, and its halves of which one can be turned. */
function found(game: Game, kind: Words['do'], { instruction, scope }: Reading<Words>) {
  const object = objects(game, scope, instruction.what).find((id) => isThere(game, id));
  if (object === undefined) return null;
  const doors = doorsOf(game, objectAt(game, object)).filter(
    ({ unlocked }) => unlocked === (kind === 'lock'),
  );
  return doors.length === 0 ? null : { object, doors };
}

const turner = (game: Game, { instruction, scope }: Reading<Words>): PlayerId =>
  whoOf(game, scope, instruction.who)[0] ?? scope.you;

/** A player chooses one of the halves (709.5f-g). */
const turning = (
  kind: Words['do'],
  rule: RuleNumber,
): Readonly<Record<Turning, InstructionStep<Words, Turning, Choosing>>> => ({
  begin(game, doing) {
    const choice = found(game, kind, doing);
    if (choice === null) return finished();
    const { doors, object } = choice;
    const remember = { object, halves: doors.map(({ half }) => half) };
    const decision: DecisionOf<'option'> = asked(game, turner(game, doing), {
      kind: 'option',
      rule,
      about: `choose a door to ${kind}`,
      object: asking(doing.scope),
      options: doors.map(({ face }) => face.name),
    });
    return decide(decision, { then: 'chosen', remember });
  },
  chosen: (_game, { frame }) => go('turn', { chosen: chosenNumber(frame.answer) }),
  turn(game, doing) {
    const { chosen, halves, object } = doing.memory;
    const half = halves[chosen];
    return half === undefined
      ? finished()
      : happen(rule, [{ type: kind, object, half, player: turner(game, doing) }], { then: 'end' });
  },
  end: (_game, { memory: { object } }) => finished(these([object])),
});

export const unlock: InstructionWord<Unlock> = {
  shape: { what: 'objects', who: 'players?' },
  said: {
    deed: [
      phrase('[unlock] a locked door of <what:objects>', { do: 'unlock', what: '<what>', who: '<subject>' }),
    ],
  },
  gives: ['objects', 'amount'],
  forYou: true,
  done: 'unlocked',
  meaning: meaning('709.5f', choosing, steps, turning('unlock', '709.5f'), {
    possible: (game, reading) => found(game, 'unlock', reading) !== null,
  }),
};

export const lock: InstructionWord<Lock> = {
  shape: { what: 'objects', who: 'players?' },
  said: {
    deed: [
      phrase('[lock] an unlocked door of <what:objects>', { do: 'lock', what: '<what>', who: '<subject>' }),
    ],
  },
  gives: ['objects', 'amount'],
  forYou: true,
  done: 'locked',
  meaning: meaning('709.5g', choosing, steps, turning('lock', '709.5g'), {
    possible: (game, reading) => found(game, 'lock', reading) !== null,
  }),
};

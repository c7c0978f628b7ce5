import { controllerOf } from '../../rules/characteristics/index.ts';
import { attackedNow } from '../../rules/effects/instructions/going.ts';
import { finished, meaning, type Reading } from '../../rules/effects/instructions/meaning.ts';
import { affected } from '../../rules/effects/instructions/named.ts';
import { permanents } from '../../rules/effects/instructions/permanents.ts';
import { mayFight } from '../../rules/events/index.ts';
import { picked } from '../../rules/state/answers.ts';
import { asked } from '../../rules/state/decider.ts';
import type { Defender, Game } from '../../rules/state/game.ts';
import type { ObjectId } from '../../rules/state/identity.ts';
import { remembering } from '../../rules/state/memory.ts';
import { decide, go, happen } from '../../rules/state/procedure.ts';
import { sameTarget } from '../../rules/state/same-target.ts';
import { rulesTable } from '../../rules/state/table.ts';
import type { Attacked, Objects } from '../../rules/state/vocabulary/index.ts';
import { phrase } from '../../wording/syntax.ts';
import type { InstructionWord } from './word.ts';

/** Creatures are attacking from now on (508.4): what their controller chooses, or this player. */
export interface BecomeAttacking {
  readonly do: 'becomeAttacking';
  readonly what: Objects;
  readonly whom?: Attacked;
}

interface Memory {
  /** The creatures that are still to be asked about, and those that attack, each with what. */
  readonly left?: readonly ObjectId[];
  readonly options: readonly Defender[];
  readonly attacks: readonly { readonly object: ObjectId; readonly defender: Defender }[];
}

/**
 * Creatures that an effect says are attacking: what each attacks its controller chooses, unless that is said (508.4).
 * None becomes one that couldn't enter attacking (506.3b, 506.3g, 508.4b); restrictions don't matter (508.4c).
 */
export const becomeAttacking: InstructionWord<BecomeAttacking> = {
  shape: { what: 'objects', whom: 'attacked?' },
  said: {
    act: [
      phrase('[become] attacking', { do: 'becomeAttacking', what: '<subject>' }),
      phrase('[become] attacking <whom:attacked>', {
        do: 'becomeAttacking',
        what: '<subject>',
        whom: '<whom>',
      }),
    ],
    /** A player, or a planeswalker or battle (506.2). */
    attacked: [phrase('<playerMeant>'), phrase('<object>', { object: '<object>' })],
  },
  gives: ['objects', 'amount'],
  done: 'attacking',
  meaning: meaning(
    '508.4',
    remembering<Memory>({ left: 'numbers, maybe', options: 'records', attacks: 'records' }),
    ['next', 'chosen', 'join', 'end'],
    {
      next(game, { memory, ...reading }) {
        const [object, ...left] = memory.left ?? joining(game, reading);
        if (object === undefined) return go('join');
        const options = defendersFor(game, reading, object);
        if (options.length === 0) return go('next', { left });
        return decide(
          asked(game, controllerOf(game, object), {
            kind: 'choose',
            rule: '508.4',
            about: 'choose what it attacks',
            object,
            options,
            min: 1,
            max: 1,
            hidden: false,
            purpose: 'attackWhom',
            tone: 'bad',
          }),
          { then: 'chosen', remember: { left: [object, ...left], options } },
        );
      },
      chosen(_game, { frame, memory: { attacks, left = [], options } }) {
        const [object, ...others] = left;
        const [defender] = picked(frame.answer, options);
        return object === undefined || defender === undefined
          ? go('next', { left: others })
          : go('next', { left: others, attacks: [...attacks, { object, defender }] });
      },
      join: (_game, { memory: { attacks } }) =>
        happen(
          '508.4',
          attacks.map((one) => ({ type: 'joinAttack', ...one })),
          { then: 'end' },
        ),
      end: (_game, { frame }) => finished(affected('joinAttack')(frame.happened)),
    },
    { begins: { attacks: [], options: [] } },
  ),
};

type Joining = Reading<BecomeAttacking>;

/** Creatures that could fight and aren't attacking yet. */
const joining = (game: Game, { instruction, scope }: Joining): readonly ObjectId[] =>
  permanents(game, scope, instruction.what).filter(
    (id) => mayFight(game, id) && game.combat?.attackers.some(({ object }) => object === id) === false,
  );

function defendersFor(game: Game, { instruction, scope }: Joining, id: ObjectId): readonly Defender[] {
  const possible = rulesTable().combat.enteringDefenders(game, controllerOf(game, id));
  if (instruction.whom === undefined) return possible;
  const whom = attackedNow(game, scope, instruction.whom);
  return possible.filter((one) => whom.some((other) => sameTarget(one, other)));
}

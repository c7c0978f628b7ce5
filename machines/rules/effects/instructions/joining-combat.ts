import { controllerOf } from '../../characteristics/index.ts';
import { mayFight } from '../../events/index.ts';
import { picked } from '../../state/answers.ts';
import { asked } from '../../state/decider.ts';
import type { GameEvent } from '../../state/event.ts';
import type { Defender, Game } from '../../state/game.ts';
import type { ObjectId } from '../../state/identity.ts';
import { remembering } from '../../state/memory.ts';
import { decide, go, happen } from '../../state/procedure.ts';
import { sameTarget } from '../../state/same-target.ts';
import { rulesTable } from '../../state/table.ts';
import { attackedNow } from './going.ts';
import { atOnce, finished, type InstructionOf, meaning, type Reading } from './meaning.ts';
import { affected } from './named.ts';
import { permanents } from './permanents.ts';

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
export const becomeAttacking = meaning(
  'becomeAttacking',
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
);

type Joining = Reading<InstructionOf<'becomeAttacking'>>;

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

/**
 * Creatures that an effect has block an attacking creature, of those that attack who controls them (509.3a-d). What they
 * block already they go on blocking.
 */
export const becomeBlocking = atOnce(
  'becomeBlocking',
  '509.1g',
  (game, { instruction, scope }) => {
    const [attacker] = permanents(game, scope, instruction.attacker);
    if (attacker === undefined) return [];
    return permanents(game, scope, instruction.what)
      .filter((id) => couldBlock(game, id, attacker))
      .flatMap((object): readonly GameEvent[] => [
        {
          type: 'block',
          player: controllerOf(game, object),
          blockers: [{ object, attackers: [attacker] }],
          byEffect: true,
        },
        { type: 'becomeBlocked', object: attacker, by: [object] },
      ]);
  },
  affected('becomeBlocked'),
);

const couldBlock = (game: Game, id: ObjectId, attacker: ObjectId): boolean =>
  mayFight(game, id) &&
  rulesTable().combat.enteringBlocks(game, controllerOf(game, id)).includes(attacker) &&
  game.combat?.blockers.some((one) => one.object === id && one.attackers.includes(attacker)) === false;

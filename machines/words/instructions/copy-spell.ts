import { matching, objectAt, objects, players } from '../../rules/characteristics/index.ts';
import { becomingTargets } from '../../rules/effects/instructions/becoming-targets.ts';
import { isThere } from '../../rules/effects/instructions/going.ts';
import { type Doing, finished, meaning } from '../../rules/effects/instructions/meaning.ts';
import { eventsOf, these } from '../../rules/effects/instructions/named.ts';
import {
  askNewTargets,
  type Choosing,
  choicesOf,
  nextChoice,
  withNewTargets,
  withOneTarget,
} from '../../rules/effects/instructions/new-targets.ts';
import { amountOf, asking, forEach, whoOf } from '../../rules/effects/instructions/who.ts';
import { picked } from '../../rules/state/answers.ts';
import { copyOf } from '../../rules/state/copy.ts';
import { asked } from '../../rules/state/decider.ts';
import type { Game } from '../../rules/state/game.ts';
import type { ObjectId, PlayerId } from '../../rules/state/identity.ts';
import { remembering } from '../../rules/state/memory.ts';
import type { ChosenTargets, StackChoices, Target } from '../../rules/state/object.ts';
import { ask, decide, go, happen } from '../../rules/state/procedure.ts';
import type {
  CopyException,
  Filter,
  Objects,
  Players,
  Quantity,
} from '../../rules/state/vocabulary/index.ts';
import { phrase } from '../../wording/syntax.ts';
import { copyBy } from './copying.ts';
import type { InstructionWord } from './word.ts';

export interface CopySpell {
  readonly do: 'copySpell';
  readonly what: Objects;
  readonly count?: Quantity;
  readonly newTargets?: true;
  readonly except?: readonly CopyException[];
  /** Who copies it, and controls the copy. */
  readonly who?: Players;
  /** Once for each of these that it could target; each copy targets that (707.10d). */
  readonly forEach?: { readonly objects?: Filter; readonly players?: Players };
  /** What the copy targets (707.10e): of several objects the one that its controller chooses. */
  readonly target?: Objects;
}

/** A copy that is to be made. */
interface Planned {
  readonly of: ObjectId;
  readonly player: PlayerId;
  /** What it targets, where that is said (707.10d-e): of several the one that its controller chooses. */
  readonly targets?: readonly Target[];
}

interface Memory {
  readonly left: readonly Planned[];
  readonly now: Planned;
  /** What may be chosen for the target spec at hand. */
  readonly choosing: Choosing;
  readonly chosen: readonly ChosenTargets[];
  readonly made: readonly ObjectId[];
}

type Copying = Doing<CopySpell, Memory>;

/** No mana was spent for a copy, and it wasn't cast from anywhere (707.10). */
const notCast: Pick<StackChoices, 'from' | 'manaSpent'> = { from: null, manaSpent: [] };

/**
 * Puts copies of spells and abilities onto the stack (707.10): with every decision made for them, and nothing of the
 * mana that was spent. New targets are chosen before a copy is put there (707.10c).
 */
export const copySpell: InstructionWord<CopySpell> = {
  shape: {
    what: 'objects',
    count: 'quantity?',
    newTargets: 'flag?',
    except: { list: 'copy exception', optional: true },
    who: 'players?',
    forEach: { fields: { objects: 'filter?', players: 'players?' }, optional: true },
    target: 'objects?',
  },
  said: {
    deed: [
      phrase('[copy] <what:objects><except:exceptions>', {
        do: 'copySpell',
        what: '<what>',
        '...except': '<except>',
        who: '<subject>',
      }),
      phrase('[copy] <what:objects> <count:oftenWords>', {
        do: 'copySpell',
        what: '<what>',
        count: '<count>',
        who: '<subject>',
      }),
      phrase('[copy] <what:objects> for each <count:counts>', {
        do: 'copySpell',
        what: '<what>',
        count: '<count>',
        who: '<subject>',
      }),
      phrase('[copy] <what:objects><except:exceptions> and may choose new targets for the copy|copies', {
        do: 'copySpell',
        what: '<what>',
        '...except': '<except>',
        newTargets: true,
        who: '<subject>',
      }),
      phrase('[copy] <what:objects> and may choose new targets for the copy they control', {
        do: 'copySpell',
        what: '<what>',
        newTargets: true,
        who: '<subject>',
      }),
      phrase('[copy] <what:objects> and may choose a new target for the|that copy', {
        do: 'copySpell',
        what: '<what>',
        newTargets: true,
        who: '<subject>',
      }),
    ],
    sentence: [phrase('the copy targets <what:object> .', [{ said: 'copyTargets', what: '<what>' }])],
  },
  gives: ['objects', 'amount'],
  they: true,
  forYou: true,
  done: 'copied',
  meaning: meaning(
    '707.10',
    remembering<Memory>({
      left: 'records, later',
      now: 'record, later',
      choosing: 'record, later',
      chosen: 'records, later',
      made: 'numbers',
    }),
    ['plan', 'inOrder', 'next', 'aim', 'aimed', 'choose', 'chosen', 'put', 'made', 'end'],
    {
      /** Copies for each of several things are put onto the stack in the order that their controller chooses (707.10d). */
      plan(game, doing) {
        const left = planned(game, doing);
        const [first, second] = left;
        if (doing.instruction.forEach === undefined || first === undefined || second === undefined)
          return go('next', { left });
        return ask(
          asked(game, first.player, {
            kind: 'order',
            rule: '707.10d',
            about: 'order the copies by what they target: the first goes on the stack first',
            object: asking(doing.scope),
            items: left.map(({ of, targets = [] }) => ({
              object: targets.flatMap((target) => ('object' in target ? [target.object] : []))[0] ?? of,
              text: targets.map((target) => ('player' in target ? nameOf(game, target.player) : '')).join(''),
              ref: null,
            })),
            hidden: false,
          }),
          { then: 'inOrder', remember: { left } },
        );
      },
      inOrder: (_game, { memory, frame }) => go('next', { left: picked(frame.answer, memory.left) }),
      next(_game, { instruction, memory }) {
        const [now, ...left] = memory.left;
        if (now === undefined) return go('end');
        const step = now.targets !== undefined ? 'aim' : instruction.newTargets === true ? 'choose' : 'put';
        return go(step, { left, now, chosen: [] });
      },
      /** Each of its targets becomes the one that is said (707.10d-e). */
      aim(game, { instruction, memory: { now }, scope }) {
        const { player, targets = [] } = now;
        // For each of several things there is a copy of its own: none is chosen.
        if (instruction.target === undefined) return go('aimed');
        return decide(
          asked(game, player, {
            kind: 'choose',
            rule: '707.10e',
            about: 'choose what the copy targets',
            object: asking(scope),
            options: targets,
            min: 1,
            max: 1,
            hidden: false,
            purpose: 'effect',
            tone: 'neutral',
          }),
          { then: 'aimed' },
        );
      },
      aimed(game, { instruction, memory: { now }, frame }) {
        const { of, player, targets = [] } = now;
        const [target] = instruction.target === undefined ? targets : picked(frame.answer, targets);
        const chosen = target === undefined ? null : withOneTarget(game, of, player, target);
        return chosen === null ? go('next') : go('put', { chosen });
      },
      choose(game, { memory }) {
        const { now, chosen } = memory;
        const choosing = nextChoice(game, now.of, now.player, chosen, 'forCopy');
        if (choosing === null) return go('put');
        return decide(askNewTargets(game, now.player, now.of, choosing, '707.10c'), {
          then: 'chosen',
          remember: { choosing },
        });
      },
      chosen(_game, { memory, frame }) {
        const { chosen, choosing } = memory;
        const taken = picked(frame.answer, choosing.options);
        return go('choose', { chosen: [...chosen, withNewTargets(choosing.now, taken)] });
      },
      put(game, doing) {
        const { now, chosen } = doing.memory;
        const choices = choicesOf(game, now.of);
        const targets = choices.targets.map((before, index) => chosen[index] ?? before);
        const copied =
          doing.instruction.except === undefined
            ? null
            : copyBy(game, doing, objectAt(game, now.of), { bothFaces: true });
        return happen(
          '707.10',
          [
            {
              type: 'copyOnStack',
              of: now.of,
              player: now.player,
              choices: copyOf({ ...choices, ...notCast, targets }),
              ...(copied && { copied }),
              made: null,
            },
          ],
          { then: 'made' },
        );
      },
      made(game, { memory, frame }) {
        const made = eventsOf(frame.happened, 'copyOnStack').flatMap((event) =>
          event.made === null ? [] : [event.made],
        );
        const remember = { made: [...memory.made, ...made] };
        const targeted = made.flatMap((of) => becomingTargets(game, of));
        return happen('707.10', targeted, { then: 'next', remember });
      },
      end: (_game, { memory }) => finished(these(memory.made)),
    },
    { begins: { made: [] } },
  ),
};

const nameOf = (game: Game, player: PlayerId): string => game.players[player]?.name ?? '';

/** All copies that are to be made, player by player. */
function planned(game: Game, { instruction, scope }: Copying): readonly Planned[] {
  return whoOf(game, scope, instruction.who).flatMap((player) => {
    const spoken = forEach(scope, player);
    const count = amountOf(game, spoken, instruction.count ?? 1);
    // What has left the stack is copied as it last existed there (608.2h): its choices are still known.
    const originals = objects(game, spoken, instruction.what).filter((id) => game.objects[id]?.stack != null);
    return originals
      .flatMap((of) => plansFor(game, { instruction, scope: spoken }, of, player))
      .flatMap((one) => Array.from({ length: count }, () => one));
  });
}

/** One copy, or one for each of what it could target; none that would have an illegal target (707.10d-e). */
function plansFor(
  game: Game,
  { instruction, scope }: Pick<Copying, 'instruction' | 'scope'>,
  of: ObjectId,
  player: PlayerId,
): readonly Planned[] {
  const { forEach: each, target } = instruction;
  const couldTarget = (one: Target): boolean => withOneTarget(game, of, player, one) !== null;
  if (target !== undefined) {
    const targets = objects(game, scope, target)
      .filter((id) => isThere(game, id))
      .map((object) => ({ object }))
      .filter(couldTarget);
    return targets.length === 0 ? [] : [{ of, player, targets }];
  }
  if (each === undefined) return [{ of, player }];
  const all: readonly Target[] = [
    ...(each.players === undefined ? [] : players(game, scope, each.players).map((one) => ({ player: one }))),
    ...(each.objects === undefined ? [] : matching(game, scope, each.objects).map((object) => ({ object }))),
  ];
  return all.filter(couldTarget).map((one) => ({ of, player, targets: [one] }));
}

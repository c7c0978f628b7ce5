import { characteristics, controllerOf, objectAt, objects } from '../../rules/characteristics/index.ts';
import { becomingTargets } from '../../rules/effects/instructions/becoming-targets.ts';
import { isThere } from '../../rules/effects/instructions/going.ts';
import { type Doings, finished, meaning } from '../../rules/effects/instructions/meaning.ts';
import {
  askNewTargets,
  choicesOf,
  nextChoice,
  withNewTargets,
} from '../../rules/effects/instructions/new-targets.ts';
import { whoOf } from '../../rules/effects/instructions/who.ts';
import { chosenNumber, picked } from '../../rules/state/answers.ts';
import { asked } from '../../rules/state/decider.ts';
import type { Game } from '../../rules/state/game.ts';
import type { ObjectId, PlayerId } from '../../rules/state/identity.ts';
import { remembering } from '../../rules/state/memory.ts';
import type { ChosenTargets, Target } from '../../rules/state/object.ts';
import { decide, go, happen } from '../../rules/state/procedure.ts';
import { sameTarget } from '../../rules/state/same-target.ts';
import type { Objects, Players } from '../../rules/state/vocabulary/index.ts';
import { phrase } from '../../wording/syntax.ts';
import type { InstructionWord } from './word.ts';

/** All its targets are changed to others, or one of them, or any number (115.7a-c). */
export interface ChangeTargets {
  readonly do: 'changeTargets';
  readonly what: Objects;
  readonly which: 'all' | 'one' | 'any';
  readonly who?: Players;
}

/** One target: of which target spec, and in which place among those chosen for that. */
interface Place {
  readonly spec: number;
  readonly place: number;
  readonly target: Target;
}

interface Memory {
  readonly of: ObjectId;
  readonly player: PlayerId;
  /** What was chosen for the target specs so far. */
  readonly chosen: readonly ChosenTargets[];
  /** The targets for the spec at hand, and those to which they may be changed. */
  readonly now: ChosenTargets;
  readonly options: readonly Target[];
  /** The targets of which one may be changed, and that one. */
  readonly places: readonly Place[];
  readonly place: Place;
}

const targetsOf = (game: Game, of: ObjectId): readonly ChosenTargets[] => choicesOf(game, of).targets;

/** The other legal targets for a target spec (115.7a), after what was chosen for those before it. */
function others(game: Game, of: ObjectId, chosen: readonly ChosenTargets[]): readonly Target[] {
  const choosing = nextChoice(game, of, controllerOf(game, of), chosen, 'legal');
  if (choosing === null) return [];
  return choosing.options.filter((option) => !choosing.now.chosen.some((now) => sameTarget(now, option)));
}

/** The targets with this one in that place. */
const withTarget = (targets: readonly ChosenTargets[], { spec, place }: Place, target: Target) =>
  targets.map((one, at) =>
    at === spec ? { ...one, chosen: one.chosen.map((now, each) => (each === place ? target : now)) } : one,
  );

/** To what one target could be changed without making another one illegal: only the outcome counts (115.7e). */
function changes(game: Game, of: ObjectId, at: Place): readonly Target[] {
  const now = targetsOf(game, of);
  return others(game, of, now.slice(0, at.spec)).filter((target) => {
    const after = withTarget(now, at, target);
    return after.every(
      ({ chosen }, spec) =>
        spec <= at.spec ||
        chosen.every((one) => isLegal(game, of, after, spec, one) || !isLegal(game, of, now, spec, one)),
    );
  });
}

const isLegal = (
  game: Game,
  of: ObjectId,
  targets: readonly ChosenTargets[],
  spec: number,
  target: Target,
): boolean =>
  nextChoice(game, of, controllerOf(game, of), targets.slice(0, spec), 'legal')?.options.some((option) =>
    sameTarget(option, target),
  ) === true;

/** All targets, or any of them: spec by spec. One that can’t be changed keeps all of them as they are (115.7a). */
function nextSpec(
  game: Game,
  of: ObjectId,
  player: PlayerId,
  memory: Memory,
  which: 'all' | 'any',
): Doings<'change' | 'chosen', Memory> {
  const { chosen } = memory;
  const choosing = nextChoice(
    game,
    of,
    controllerOf(game, of),
    chosen,
    which === 'any' ? 'orAsNow' : 'legal',
  );
  if (choosing === null) return go('change');
  const { now, count } = choosing;
  const options = which === 'any' ? choosing.options : others(game, of, chosen);
  if (options.length < count) return finished();
  return decide(askNewTargets(game, player, of, { options, count }, which === 'any' ? '115.7c' : '115.7a'), {
    then: 'chosen',
    remember: { now, options },
  });
}

export const changeTargets: InstructionWord<ChangeTargets> = {
  shape: { what: 'objects', which: { words: { all: true, one: true, any: true } }, who: 'players?' },
  said: {
    deed: [
      phrase('[change] the target of <what:objects>', {
        do: 'changeTargets',
        what: '<what>',
        which: 'all',
        who: '<subject>',
      }),
      phrase('[change] a target of <what:objects>', {
        do: 'changeTargets',
        what: '<what>',
        which: 'one',
        who: '<subject>',
      }),
      phrase('[change] any targets of <what:objects>', {
        do: 'changeTargets',
        what: '<what>',
        which: 'any',
        who: '<subject>',
      }),
    ],
  },
  gives: ['objects', 'amount'],
  forYou: true,
  done: 'changed',
  meaning: meaning(
    '115.7a',
    remembering<Memory>({
      of: 'number, later',
      player: 'number, later',
      chosen: 'records, later',
      now: 'record, later',
      options: 'records, later',
      places: 'records, later',
      place: 'record, later',
    }),
    ['begin', 'choose', 'change', 'chosen', 'which', 'picked', 'one', 'changed', 'end'],
    {
      begin(game, { instruction, scope }) {
        const of = objects(game, scope, instruction.what).find(
          (id) => isThere(game, id) && objectAt(game, id).zone === 'stack',
        );
        if (of === undefined) return finished();
        const player = whoOf(game, scope, instruction.who)[0] ?? scope.you;
        return go('choose', { of, player, chosen: [] });
      },
      choose(game, { instruction, memory }) {
        const { of, player } = memory;
        return instruction.which === 'one'
          ? go('which')
          : nextSpec(game, of, player, memory, instruction.which);
      },
      change(game, { memory: { chosen, of } }) {
        if (chosen.length === 0) return finished();
        const before = targetsOf(game, of);
        return happen(
          '115.7a',
          [
            { type: 'changeTargets', object: of, targets: chosen },
            ...becomingTargets(game, of, chosen, before),
          ],
          { then: 'end' },
        );
      },
      chosen: (_game, { memory: { chosen, now, options }, frame }) =>
        go('choose', { chosen: [...chosen, withNewTargets(now, picked(frame.answer, options))] }),
      which(game, { memory: { of, player } }) {
        const places = targetsOf(game, of)
          .flatMap(({ chosen }, spec) => chosen.map((target, place): Place => ({ spec, place, target })))
          .filter((at) => changes(game, of, at).length > 0);
        if (places.length === 0) return finished();
        const name = ({ target }: Place): string =>
          'player' in target
            ? (game.players[target.player]?.name ?? '')
            : characteristics(game, target.object).name;
        return decide(
          asked(game, player, {
            kind: 'option',
            rule: '115.7b',
            about: 'choose which target to change',
            object: of,
            options: places.map(name),
          }),
          { then: 'picked', remember: { places } },
        );
      },
      picked(_game, { memory: { places }, frame }) {
        const place = places[chosenNumber(frame.answer)];
        return place === undefined ? finished() : go('one', { place });
      },
      one(game, { memory: { of, place, player } }) {
        const options = changes(game, of, place);
        return decide(askNewTargets(game, player, of, { options, count: 1 }, '115.7b'), { then: 'changed' });
      },
      changed(game, { memory: { of, place }, frame }) {
        const now = targetsOf(game, of);
        const [chosen = []] = picked(frame.answer, changes(game, of, place)).map((one) =>
          withTarget(now, place, one),
        );
        return go('change', { chosen });
      },
      end: (_game, { memory: { of } }) => finished({ objects: [of], amount: 1, did: true }),
    },
  ),
};

/** Changing the targets of a spell or ability, as opposed to choosing new ones (115.7a-c). */
import { characteristics, controllerOf, objectAt, objects } from '../../characteristics/index.ts';
import { asked } from '../../state/decider.ts';
import type { Game } from '../../state/game.ts';
import type { ObjectId, PlayerId } from '../../state/identity.ts';
import type { ChosenTargets, Target } from '../../state/object.ts';
import { ask, happen } from '../../state/procedure.ts';
import { sameTarget } from '../../state/same-target.ts';
import { chosenNumber, chosenPositions } from './answers.ts';
import { becomingTargets } from './becoming-targets.ts';
import { isThere } from './going.ts';
import { type Doings, finished, goOn, meaning } from './meaning.ts';
import { askNewTargets, nextChoice, withNewTargets } from './new-targets.ts';
import { whoOf } from './who.ts';

/** One target: of which target spec, and in which place among those chosen for that. */
interface Place {
  readonly spec: number;
  readonly place: number;
}

interface Memory {
  readonly of?: ObjectId;
  readonly player?: PlayerId;
  /** What was chosen for the target specs so far. */
  readonly chosen?: readonly ChosenTargets[];
  /** The targets of which one may be changed, and that one. */
  readonly places?: readonly Place[];
  readonly place?: Place;
}

const targetsOf = (game: Game, of: ObjectId): readonly ChosenTargets[] =>
  objectAt(game, of).stack?.choices.targets ?? [];

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
function nextSpec(game: Game, of: ObjectId, player: PlayerId, memory: Memory, which: 'all' | 'any'): Doings {
  const { chosen = [] } = memory;
  const choosing = nextChoice(
    game,
    of,
    controllerOf(game, of),
    chosen,
    which === 'any' ? 'orAsNow' : 'legal',
  );
  if (choosing === null) return goOn('change');
  const { now } = choosing;
  const options = which === 'any' ? choosing.options : others(game, of, chosen);
  if (options.length < now.chosen.length) return finished();
  if (options.length === now.chosen.length)
    return goOn('choose', { chosen: [...chosen, withNewTargets(now, options)] });
  return ask(askNewTargets(game, player, of, { options, now }, which === 'any' ? '115.7c' : '115.7a'), {
    then: 'chosen',
  });
}

export const changeTargets = meaning<'changeTargets', Memory>('115.7a', {
  begin(game, { instruction, scope }) {
    const of = objects(game, scope, instruction.what).find(
      (id) => isThere(game, id) && objectAt(game, id).zone === 'stack',
    );
    if (of === undefined) return finished();
    const player = whoOf(game, scope, instruction.who)[0] ?? scope.you;
    return goOn(instruction.which === 'one' ? 'which' : 'choose', { of, player, chosen: [] });
  },
  choose(game, { instruction, memory }) {
    const { of, player } = memory;
    if (of === undefined || player === undefined || instruction.which === 'one') return finished();
    return nextSpec(game, of, player, memory, instruction.which);
  },
  change(game, { memory: { chosen = [], of } }) {
    if (of === undefined || chosen.length === 0) return finished();
    const before = targetsOf(game, of);
    return happen(
      '115.7a',
      [{ type: 'changeTargets', object: of, targets: chosen }, ...becomingTargets(game, of, chosen, before)],
      { then: 'end' },
    );
  },
  chosen(game, { instruction, memory, frame }) {
    const { of, chosen = [] } = memory;
    if (of === undefined) return finished();
    const which = instruction.which === 'any' ? 'orAsNow' : 'legal';
    const choosing = nextChoice(game, of, controllerOf(game, of), chosen, which);
    if (choosing === null) return goOn('change');
    const options = instruction.which === 'any' ? choosing.options : others(game, of, chosen);
    const picked = chosenPositions(frame.answer).flatMap((position) => options[position] ?? []);
    return goOn('choose', { chosen: [...chosen, withNewTargets(choosing.now, picked)] });
  },
  which(game, { memory: { of, player } }) {
    if (of === undefined || player === undefined) return finished();
    const places = targetsOf(game, of)
      .flatMap(({ chosen }, spec) => chosen.map((_target, place): Place => ({ spec, place })))
      .filter((at) => changes(game, of, at).length > 0);
    const [place, ...more] = places;
    if (place === undefined) return finished();
    if (more.length === 0) return goOn('one', { place });
    const name = ({ spec, place: at }: Place): string => {
      const target = targetsOf(game, of)[spec]?.chosen[at];
      if (target === undefined) return '';
      return 'player' in target
        ? (game.players[target.player]?.name ?? '')
        : characteristics(game, target.object).name;
    };
    return ask(
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
  picked: (_game, { memory: { places = [] }, frame }) => {
    const place = places[chosenNumber(frame.answer)];
    return place === undefined ? finished() : goOn('one', { place });
  },
  one(game, { memory: { of, place, player } }) {
    if (of === undefined || place === undefined || player === undefined) return finished();
    const options = changes(game, of, place);
    const target = targetsOf(game, of)[place.spec]?.chosen[place.place];
    const [only, ...more] = options;
    if (only === undefined || target === undefined) return finished();
    if (more.length === 0) return goOn('change', { chosen: withTarget(targetsOf(game, of), place, only) });
    return ask(
      askNewTargets(game, player, of, { options, now: { chosen: [target], divided: [] } }, '115.7b'),
      {
        then: 'changed',
      },
    );
  },
  changed(game, { memory: { of, place }, frame }) {
    if (of === undefined || place === undefined) return finished();
    const target = changes(game, of, place)[chosenPositions(frame.answer)[0] ?? -1];
    return target === undefined
      ? finished()
      : goOn('change', { chosen: withTarget(targetsOf(game, of), place, target) });
  },
  end: (_game, { memory: { of } }) =>
    finished({ objects: of === undefined ? [] : [of], amount: 1, did: true }),
});

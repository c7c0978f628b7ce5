import {
  allowed,
  ask,
  asked,
  type ChooseDecision,
  type ChosenTargets,
  choicesOfPart,
  chosenPositions,
  chosenVerdict,
  controllerOf,
  copyOf,
  type DecisionOf,
  decide,
  done,
  type Following,
  forbidden,
  type Game,
  go,
  happen,
  noMemory,
  type Outcome,
  onlyAnswer,
  type Part,
  type PlayerId,
  partsOf,
  picked,
  players,
  procedure,
  quantity,
  remembering,
  type Scope,
  sameTarget,
  type Target,
  type TargetSpec,
  targetOptions,
  targetSpecs,
  targetVerdict,
  type Verdict,
  whoseTarget,
} from '../rules/index.ts';
import {
  announced,
  announcedObject,
  announcedScope,
  announcementOf,
  choicesSoFar,
  choose,
} from './announcement.ts';
import { askForChooser, chooserPicked } from './chooser.ts';

/** The next target to choose: its part, the scope of that part, and what was chosen in the part before it. */
interface NextTarget {
  readonly part: Part;
  readonly scope: Scope;
  readonly before: readonly ChosenTargets[];
  readonly spec: TargetSpec;
}

function nextTarget(game: Game): NextTarget | null {
  const choices = choicesSoFar(game);
  const at = choices.targets.length;
  for (const part of partsOf(game, announcedObject(game), choices.modes)) {
    const spec = part.targets[at - part.offset];
    if (at < part.offset || spec === undefined) continue;
    const own = choicesOfPart(choices, part);
    return { part, scope: announcedScope(game, own), before: own.targets, spec };
  }
  return null;
}

/**
 * Why this can't be chosen for the instance of the word “target” for which targets are being chosen now; allowed where
 * it can, and where none are being chosen.
 */
export function nextTargetVerdict(game: Game, target: Target): Verdict {
  const next = announcementOf(game) === null ? null : nextTarget(game);
  return next === null ? allowed : targetVerdict(game, next.scope, next.spec, target, announcedObject(game));
}

function add(game: Game, chosen: readonly Target[], { forEach }: TargetSpec): void {
  const whose = forEach === undefined ? {} : { whose: chosen.map((one) => whoseTarget(game, one)) };
  choose(game, { targets: [...choicesSoFar(game).targets, { chosen, divided: [], ...whose }] });
}

interface Choosing {
  /** An opponent who chooses them instead (601.7, 602.3a). */
  readonly chooser?: PlayerId;
  /** What could be chosen, as it was offered. */
  readonly offered?: readonly Target[];
  /** The players for each of whom targets are still to be chosen by themselves, and what was chosen for others. */
  readonly each?: readonly PlayerId[] | null;
  readonly collected?: readonly Target[];
}

/**
 * Choosing targets (601.2c, 603.3d), one instance of the word “target” after the other; then all of them become
 * targets. A choice with one legal answer is made without asking. Returns a verdict; without enough legal targets a
 * triggered ability is removed (603.3d).
 */
export const chooseTargets = procedure(
  'chooseTargets',
  '601.2c',
  remembering<Choosing>({
    chooser: 'number, maybe',
    offered: 'records, maybe',
    each: 'numbers or null, maybe',
    collected: 'records, maybe',
  }),
  ['next', 'chooser', 'chooserPicked', 'byOpponent', 'chosen', 'forEach', 'chosenForEach', 'become', 'end'],
  {
    next(game) {
      const next = nextTarget(game);
      if (next === null) return go('become');
      const { part, scope, before } = next;
      const id = announcedObject(game);
      const { options, min, max } = targetOptions(game, scope, part.targets, id, before);
      if (options.length < min)
        return done(
          forbidden(
            announced(game).kind === 'trigger' ? '603.3d' : '601.2c',
            'There aren’t enough legal targets for {0}.',
            [id],
          ),
        );
      const decision = targetDecision(game, announced(game).player, { options, min, max });
      if (onlyAnswer(decision) === undefined) {
        if (next.spec.chosenBy === 'opponent') return go('chooser');
        if (next.spec.forEach !== undefined && min === 0) return go('forEach');
      }
      return decide(decision, { then: 'chosen', remember: { offered: copyOf(options) } });
    },
    chooser: (game) => askForChooser(game, 'choose which opponent chooses a target', 'chooserPicked'),
    chooserPicked: (game, { frame }) => go('byOpponent', { chooser: chooserPicked(game, frame.answer) }),
    byOpponent(game, { memory }) {
      const next = nextTarget(game);
      if (next === null) return go('become');
      const id = announcedObject(game);
      const options = targetOptions(game, next.scope, next.part.targets, id, next.before);
      return askTarget(game, memory.chooser ?? announced(game).player, options, { then: 'chosen' });
    },
    chosen(game, { memory: { offered = [] }, frame }) {
      add(game, picked(frame.answer, offered), nextTarget(game)?.spec ?? {});
      return go('next');
    },
    /** "For each opponent, up to one target …": for one player after the other (601.2c). */
    forEach(game, { memory }) {
      const next = nextTarget(game);
      if (next?.spec.forEach === undefined) return go('become');
      const { part, scope, before, spec } = next;
      const { options } = targetOptions(game, scope, part.targets, announcedObject(game), before);
      const of = (player: PlayerId) => options.filter((one) => whoseTarget(game, one) === player);
      const [player, ...each] = memory.each ?? players(game, scope, next.spec.forEach);
      if (player === undefined) {
        add(game, memory.collected ?? [], spec);
        return go('next', { each: null, collected: [] });
      }
      const theirs = of(player);
      if (theirs.length === 0) return go('forEach', { each });
      const most = spec.count === undefined ? 1 : quantity(game, scope, spec.count.max);
      const asking = { options: theirs, min: 0, max: Math.min(most, theirs.length) };
      return askTarget(game, announced(game).player, asking, { then: 'chosenForEach', remember: { each } });
    },
    chosenForEach(_game, { memory: { collected = [], offered = [] }, frame }) {
      const chosen = picked(frame.answer, offered);
      return go('forEach', { collected: [...collected, ...copyOf(chosen)] });
    },
    become(game) {
      const of = announcedObject(game);
      const all = choicesSoFar(game).targets.flatMap(({ chosen }) => chosen);
      const distinct = all.filter((one, at) => all.findIndex((other) => sameTarget(one, other)) === at);
      return distinct.length === 0
        ? done(allowed)
        : happen(
            '601.2c',
            distinct.map((target) => ({ type: 'becomeTarget', target, of })),
            { then: 'end' },
          );
    },
    end: () => done(allowed),
  },
);

type AmongTargets = Pick<ChooseDecision, 'options' | 'min' | 'max'>;

/** The targets for the next instance of the word, as a player, mostly its controller, decides on them. */
const targetDecision = (game: Game, player: PlayerId, { options, min, max }: AmongTargets): ChooseDecision =>
  asked(game, player, {
    kind: 'choose',
    rule: announced(game).kind === 'trigger' ? '603.3d' : '601.2c',
    about: 'choose a target',
    object: announcedObject(game),
    options,
    min,
    max,
    hidden: false,
    purpose: 'target',
    tone: 'neutral',
  });

const askTarget = <const L extends 'chosen' | 'chosenForEach'>(
  game: Game,
  player: PlayerId,
  among: AmongTargets,
  { then, remember }: Following<L, Choosing>,
): Outcome<L, Choosing> =>
  ask(targetDecision(game, player, among), {
    then,
    remember: { ...remember, offered: copyOf(among.options) },
  });

/** May these be chosen for the target that is asked for now, as a set (601.2c)? The decision's rule for targets. */
export function targetsVerdict(game: Game, decision: ChooseDecision, answer: readonly number[]): Verdict {
  if (announcementOf(game)?.object !== decision.object) return allowed;
  const next = nextTarget(game);
  if (next === null) return allowed;
  const chosen = answer.flatMap((position) => decision.options[position] ?? []);
  return chosenVerdict(game, next.scope, next.part.targets, announcedObject(game), next.before, chosen);
}

/** Whether any target is to be chosen. */
export const hasTargetsToChoose = (game: Game): boolean =>
  targetSpecs(game, announcedObject(game), choicesSoFar(game).modes).length > 0;

/** The next division to announce: which target spec, what is divided, among what. */
function nextDivision(game: Game): { at: number; amount: number; among: readonly Target[] } | null {
  const choices = choicesSoFar(game);
  for (const part of partsOf(game, announcedObject(game), choices.modes)) {
    const scope = announcedScope(game, choicesOfPart(choices, part));
    for (const [index, spec] of part.targets.entries()) {
      const at = part.offset + index;
      const chosen = choices.targets[at];
      if (spec.divide === undefined || chosen === undefined) continue;
      if (chosen.chosen.length === 0 || chosen.divided.length > 0) continue;
      return { at, amount: quantity(game, scope, spec.divide), among: chosen.chosen };
    }
  }
  return null;
}

function divideAs(game: Game, at: number, divided: readonly number[]): void {
  const { targets } = choicesSoFar(game);
  choose(game, { targets: targets.map((one, index) => (index === at ? { ...one, divided } : one)) });
}

/** Announcing divisions (601.2d): each target gets at least one. Returns a verdict. */
export const divide = procedure('divide', '601.2d', noMemory, ['next', 'divided'], {
  next(game) {
    const next = nextDivision(game);
    if (next === null) return done(allowed);
    const { amount, among } = next;
    const id = announcedObject(game);
    if (among.length > Math.max(1, amount))
      return done(forbidden('601.2d', 'There is too little to divide among that many targets.', [id]));
    const decision: DecisionOf<'divide'> = asked(game, controllerOf(game, id), {
      kind: 'divide',
      rule: '601.2d',
      about: 'divide among the targets',
      object: id,
      amount,
      among,
      least: 1,
    });
    return decide(decision, { then: 'divided' });
  },
  divided(game, { frame }) {
    const next = nextDivision(game);
    if (next === null) return done(allowed);
    divideAs(game, next.at, chosenPositions(frame.answer));
    return go('next');
  },
});

/** Whether anything is to be divided. */
export const hasDivisions = (game: Game): boolean => nextDivision(game) !== null;

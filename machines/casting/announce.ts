import {
  type ActivatedAbility,
  abilityAt,
  allowed,
  ask,
  asked,
  characteristics,
  choosesByX,
  type DecisionOf,
  decide,
  done,
  type Game,
  go,
  hasX,
  type Instances,
  instancesLeft,
  modalWords,
  mostPossible,
  type Outcome,
  paidFor,
  part,
  picked,
  procedureOf,
  remembering,
  type StackChoices,
  type TargetSpec,
  targetCount,
  targetSpecs,
  targetsExist,
} from '../rules/index.ts';
import {
  announced,
  announcedObject,
  announcedScope,
  announcedSource,
  choicesSoFar,
  choose,
  note,
  withPaid,
} from './announcement.ts';
import { affordable, affordableSomehow, costBeforeChanges, valuesOfX } from './cost.ts';
import { applyWay, costedNow, wayNow } from './costed.ts';
import { type ChoosingModes, choosingModes, rememberingModes } from './modes.ts';
import { type AdditionalCost, additionalCosts, castingText, noValueOfX } from './said-of-itself.ts';
import { couldSplice, rememberingSplicing, type Splicing, splicingCards } from './splice.ts';
import { namesOfWay } from './ways.ts';

interface Announcing extends ChoosingModes, Splicing {
  /** The names of the ways of casting it that were offered. */
  readonly possible: readonly string[];
}

const announcing = remembering<Announcing>({
  ...rememberingModes.shape,
  ...rememberingSplicing.shape,
  possible: 'texts, later',
});

/** The way of casting or alternative cost, additional costs, X. */
const announcingTheRest = part(
  announcing,
  [
    'ways',
    'wayAnswered',
    'wayChosen',
    'instance',
    'instanceChosen',
    'additional',
    'additionalChosen',
    'x',
    'xChosen',
    'end',
  ],
  [],
  {
    ways(game) {
      const { kind, how, ways, player } = announced(game);
      if (kind !== 'spell') return go(kind === 'trigger' ? 'end' : 'instance');
      if (how !== null) return go('wayChosen');
      const affordableWays = ways.filter((way) => affordableSomehow(game, costedNow(game, { way })).ok);
      const possible = affordableWays.length === 0 ? ways.slice(0, 1) : affordableWays;
      return decide(
        asked(game, player, {
          kind: 'option',
          rule: '601.2b',
          about: 'choose how to cast it',
          object: announcedObject(game),
          options: possible.map(({ name }) => name),
        }),
        { then: 'wayAnswered', remember: { possible: possible.map(({ name }) => name) } },
      );
    },
    wayAnswered(game, { frame, memory: { possible } }) {
      note(game, { how: possible[Number(frame.answer)] ?? null });
      applyWay(game);
      return go('wayChosen');
    },
    wayChosen(game) {
      const names = namesNow(game);
      if (names.length > 0) choose(game, { paid: [...choicesSoFar(game).paid, ...names] });
      return go('additional');
    },
    /** Which of several abilities with the same words, each of which is limited by itself (602.5c). */
    instance(game) {
      const { player } = announced(game);
      const options = instancesOf(game);
      if (options.length < 2) return go('x');
      const source = announcedSource(game);
      return ask(
        asked(game, player, {
          kind: 'choose',
          rule: '602.5c',
          about: 'choose which of its abilities to activate, by what gives it',
          object: source,
          options: options.map(({ from }) => ({ object: from ?? source })),
          min: 1,
          max: 1,
          hidden: false,
          purpose: 'effect',
          tone: 'neutral',
        }),
        { then: 'instanceChosen' },
      );
    },
    instanceChosen(game, { frame }) {
      const [instance] = picked(frame.answer, instancesOf(game));
      note(game, { instance: instance?.name ?? null });
      return go('x');
    },
    additional(game) {
      const next = additionalCosts(game, announcedObject(game)).find(
        ({ allModes, ref }) => allModes !== true && !announced(game).asked.includes(ref),
      );
      if (next === undefined) return go('x');
      const question = askAdditional(game, next);
      if (question !== null) return question;
      note(game, { asked: [...announced(game).asked, next.ref] });
      return go('additional');
    },
    additionalChosen(game, { frame }) {
      const next = additionalCosts(game, announcedObject(game)).find(
        ({ allModes, ref }) => allModes !== true && !announced(game).asked.includes(ref),
      );
      if (next === undefined) return go('x');
      const { otherCosts, asked: before } = announced(game);
      if (next.optional === undefined) {
        if (frame.answer === 1) note(game, { otherCosts: [...otherCosts, next.ref] });
      } else {
        const times = typeof frame.answer === 'number' ? frame.answer : frame.answer === true ? 1 : 0;
        choose(game, { paid: withPaid(game, next.optional, next.ref, times) });
      }
      note(game, { asked: [...before, next.ref] });
      return go('additional');
    },
    x(game) {
      const cost = costBeforeChanges(game, costedNow(game));
      if (cost === null || !hasX(cost)) return go('end');
      const least = leastX(game);
      const values = choosesByX(cost)
        ? valuesOfX(game, costedNow(game), least).filter(hasTargetsWith(game))
        : null;
      const max = values === null ? mostX(game, least) : (values.at(-1) ?? least - 1);
      if (max < least) return done(noValueOfX(announcedObject(game)));
      const decision: DecisionOf<'number'> = asked(game, announced(game).player, {
        kind: 'number',
        rule: '107.3a',
        about: 'choose the value of X',
        object: announcedObject(game),
        min: values?.[0] ?? least,
        max,
        ...(values !== null && { among: values }),
        purpose: 'x',
      });
      return decide(decision, { then: 'xChosen' });
    },
    xChosen(game, { frame }) {
      choose(game, { x: typeof frame.answer === 'number' ? frame.answer : 0 });
      return go('end');
    },
    end(game) {
      // 107.3b: X is 0 where the mana cost that it is in isn't paid.
      const choices = choicesSoFar(game);
      if (announced(game).kind === 'spell' && choices.x === null && printedX(game)) {
        if (leastX(game) > 0) return done(noValueOfX(announcedObject(game)));
        choose(game, { x: 0 });
      }
      return done(allowed);
    },
  },
);

/**
 * Announcing (601.2b): modes (700.2), splicing, the way of casting or alternative cost, additional costs, X. A choice with one
 * legal answer is made without asking; what couldn't be paid isn't offered (601.4). Returns a verdict; a triggered
 * ability without a legal mode is removed (603.3c).
 */
export const announce = procedureOf('announce', '601.2b', announcing, [
  choosingModes,
  splicingCards,
  announcingTheRest,
]);

/** The names of the way that was chosen; none while none is. */
function namesNow(game: Game): readonly string[] {
  const way = wayNow(game);
  return way === null ? [] : namesOfWay(way);
}

/** Whether there is an X in the mana cost of the spell, paid or not. */
const printedX = (game: Game): boolean =>
  announced(game).ways.some(({ cost }) => cost !== null && hasX(cost));

/** The question about an additional cost; null if nothing is left to choose. */
function askAdditional(
  game: Game,
  { leastX, optional, or, ref, repeatable }: AdditionalCost,
): Outcome<'additionalChosen'> | null {
  const { player, otherCosts } = announced(game);
  const choices = choicesSoFar(game);
  const object = announcedObject(game);
  if (optional === undefined) {
    if (or === undefined) return null;
    const first = affordable(game, costedNow(game)).ok;
    const second = affordable(game, costedNow(game, { otherCosts: [...otherCosts, ref] })).ok;
    if (first && second) {
      const about = 'choose which additional cost to pay';
      return ask(
        asked(game, player, {
          kind: 'option',
          rule: '601.2b',
          about,
          object,
          options: ['the first', 'the second'],
        }),
        { then: 'additionalChosen' },
      );
    }
    if (!first) note(game, { otherCosts: [...otherCosts, ref] });
    return null;
  }
  const paying = (times: number) =>
    affordableSomehow(
      game,
      costedNow(game, {
        choices: {
          ...choices,
          paid: withPaid(game, optional, ref, times),
          ...(leastX !== undefined && { x: leastX }),
        },
      }),
    ).ok;
  if (!paying(1)) return null;
  const about = `pay the additional cost: ${optional}`;
  if (repeatable !== true)
    return ask(asked(game, player, { kind: 'confirm', rule: '601.2b', about, object, tone: 'good' }), {
      then: 'additionalChosen',
    });
  const max = mostPossible(2, paying);
  return ask(
    asked(game, player, { kind: 'number', rule: '601.2b', about, object, min: 0, max, purpose: 'count' }),
    { then: 'additionalChosen' },
  );
}

/** The least that may be chosen for X: by what the ability says, or the spell and the additional costs that are paid. */
const leastX = (game: Game): number =>
  Math.max(
    activatedNow(game)?.limits?.leastX ?? 0,
    castingText(characteristics(game, announcedObject(game))).leastX,
    ...additionalCosts(game, announcedObject(game)).map(({ leastX: least = 0, optional, ref }) =>
      optional === undefined || choicesSoFar(game).paid.includes(paidFor(optional, ref)) ? least : 0,
    ),
  );

/** The greatest X from the least one on that could be paid and for which there are enough targets; less if none is. */
function mostX(game: Game, least: number): number {
  const choices = choicesSoFar(game);
  const isPossible = (x: number) => affordable(game, costedNow(game, { choices: { ...choices, x } })).ok;
  let most = mostPossible(least, isPossible);
  while (most > least && !hasTargetsWith(game)(most)) most -= 1;
  return most;
}

/** Whether there are enough targets with this value of X. */
const hasTargetsWith =
  (game: Game) =>
  (x: number): boolean =>
    hasTargets(game, { ...choicesSoFar(game), x });

function hasTargets(game: Game, choices: StackChoices): boolean {
  const id = announcedObject(game);
  const specs: readonly TargetSpec[] = targetSpecs(game, id, choices.modes);
  const scope = announcedScope(game, choices);
  return specs.every(
    (spec) => targetsExist(game, scope, [spec], id).ok || targetCount(game, scope, spec).min === 0,
  );
}

/** The text of the ability that is being activated. */
function activatedNow(game: Game): ActivatedAbility | null {
  const { ability } = announced(game);
  const text = ability === null ? null : abilityAt(game, ability);
  return text?.kind === 'activated' ? text : null;
}

/** The abilities that could be meant by the one that is being activated. */
function instancesOf(game: Game): readonly Instances[] {
  const { ability } = announced(game);
  const limit = activatedNow(game)?.limits?.timesEachTurn;
  return ability === null || limit === undefined
    ? []
    : instancesLeft(game, announcedSource(game), ability, limit);
}

/** Whether anything is to be announced. */
export function hasAnnouncements(game: Game): boolean {
  const { kind, how } = announced(game);
  if (modalWords(game, announcedObject(game)).length > 0) return true;
  if (kind === 'trigger') return false;
  if (kind === 'spell') {
    if (how === null || namesNow(game).length > 0 || printedX(game) || couldSplice(game)) return true;
    if (
      additionalCosts(game, announcedObject(game)).some(
        ({ optional, or }) => optional !== undefined || or !== undefined,
      )
    )
      return true;
  }
  if (kind === 'ability' && instancesOf(game).length > 1) return true;
  const cost = costBeforeChanges(game, costedNow(game));
  return cost !== null && hasX(cost);
}

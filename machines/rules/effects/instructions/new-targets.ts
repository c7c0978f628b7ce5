import { characteristics, objectAt } from '../../characteristics/index.ts';
import { asked } from '../../state/decider.ts';
import type { ChooseDecision } from '../../state/decision.ts';
import type { Game } from '../../state/game.ts';
import type { ObjectId, PlayerId } from '../../state/identity.ts';
import type { ChosenTargets, StackChoices, Target } from '../../state/object.ts';
import { sameTarget } from '../../state/same-target.ts';
import type { Scope } from '../../state/scope.ts';
import { noChoices, scopeOf } from '../../state/scope.ts';
import { targetOptions, targetSpecs } from '../targets/index.ts';

/** The scope of a spell or ability on the stack, as `you` reads it; of a copy of it, the copy is another object. */
function stackScope(game: Game, id: ObjectId, you: PlayerId, isForCopy: boolean): Scope {
  const { stack } = objectAt(game, id);
  return {
    ...scopeOf(stack?.source ?? id, you, stack?.ability ?? ''),
    onStack: isForCopy ? null : id,
    choices: stack?.choices ?? null,
    trigger: stack?.trigger ?? null,
    named: stack?.named ?? {},
  };
}

/** What new targets may be chosen for one target spec of a spell or ability on the stack. */
export interface Choosing {
  readonly options: readonly Target[];
  /** The targets that it has now, and how many those are. */
  readonly now: ChosenTargets;
  readonly count: number;
}

/** What was chosen for a spell or ability, which is on the stack or was. */
export const choicesOf = (game: Game, id: ObjectId): StackChoices =>
  objectAt(game, id).stack?.choices ?? noChoices;

/**
 * The next target spec of a spell or ability for which new targets may be chosen, `chosen` being what has been chosen
 * for those before it: legal targets and those that it has, which may stay even if they are illegal (115.7d). Null
 * when there is none left. `forCopy`: of a copy of it, which may target what it copies.
 */
export function nextChoice(
  game: Game,
  id: ObjectId,
  you: PlayerId,
  chosen: readonly ChosenTargets[],
  which: 'legal' | 'orAsNow' | 'forCopy' = 'orAsNow',
): Choosing | null {
  const { modes, targets } = choicesOf(game, id);
  const now = targets[chosen.length];
  if (now === undefined) return null;
  const count = now.chosen.length;
  const scope = stackScope(game, id, you, which === 'forCopy');
  const specs = targetSpecs(game, id, modes);
  const { options } = targetOptions(game, scope, specs, id, chosen);
  if (which === 'legal') return { options, now, count };
  const kept = now.chosen.filter((target) => !options.some((option) => sameTarget(option, target)));
  return { options: [...options, ...kept], now, count };
}

/** Asks for the targets of one spec: as many as it has (115.7), each new or as before. */
export function askNewTargets(
  game: Game,
  player: PlayerId,
  object: ObjectId,
  { options, count }: Pick<Choosing, 'options' | 'count'>,
  rule: '115.7a' | '115.7b' | '115.7c' | '115.7d' | '707.10c',
): ChooseDecision {
  return asked(game, player, {
    kind: 'choose',
    rule,
    about: `choose new targets for ${characteristics(game, object).name || 'the ability'}`,
    object,
    options,
    min: count,
    max: count,
    hidden: false,
    purpose: 'effect',
    tone: 'neutral',
  });
}

/** The targets as chosen: those that stay keep their place, so that a division stays as it was (115.7f). */
export function withNewTargets(now: ChosenTargets, picked: readonly Target[]): ChosenTargets {
  const added = picked.filter((target) => !now.chosen.some((one) => sameTarget(one, target)));
  let next = 0;
  const chosen = now.chosen.map((target) =>
    picked.some((one) => sameTarget(one, target)) ? target : (added[next++] ?? target),
  );
  return { chosen, divided: now.divided };
}

/**
 * The targets of a spell or ability if each of them is this one (707.10d-e); null if it isn't a legal target for each
 * instance of the word, or there is none.
 */
export function withOneTarget(
  game: Game,
  id: ObjectId,
  you: PlayerId,
  target: Target,
): readonly ChosenTargets[] | null {
  const now = choicesOf(game, id).targets;
  const chosen: ChosenTargets[] = [];
  for (const { chosen: before, divided } of now) {
    if (before.length > 1) return null;
    const choosing = nextChoice(game, id, you, chosen, 'legal');
    if (before.length === 1 && choosing?.options.some((option) => sameTarget(option, target)) !== true)
      return null;
    chosen.push({ chosen: before.map(() => target), divided });
  }
  return now.some(({ chosen: before }) => before.length > 0) ? chosen : null;
}

import { controllerOf, objectAt, players, quantity } from '../../characteristics/index.ts';
import type { Game } from '../../state/game.ts';
import type { ObjectId, PlayerId } from '../../state/identity.ts';
import type { ChosenTargets, StackChoices, Target } from '../../state/object.ts';
import { sameTarget } from '../../state/same-target.ts';
import { noChoices, type Scope } from '../../state/scope.ts';
import { all, allowed, forbidden, type Verdict } from '../../state/verdict.ts';
import type { TargetSpec } from '../../state/vocabulary/index.ts';
import { combinations } from '../combinations.ts';
import { legalTargets, whatKeepsThemAway } from './legal-targets.ts';
import { targetCount } from './parts.ts';

/** The scope with these targets as chosen so far. */
export function withTargets(scope: Scope, targets: readonly ChosenTargets[]): Scope {
  const choices: StackChoices = { ...(scope.choices ?? noChoices), targets };
  return { ...scope, choices };
}

/**
 * Can targets be chosen for all these specs, one after the other, starting with those chosen already (601.2c,
 * 601.5)? A target that must differ from another one may need what the other would take.
 */
export function targetsExist(
  game: Game,
  scope: Scope,
  specs: readonly TargetSpec[],
  source: ObjectId,
  chosen: readonly ChosenTargets[] = [],
): Verdict {
  const at = chosen.length;
  const spec = specs[at];
  if (spec === undefined) return allowed;
  const { min } = targetCount(game, scope, spec);
  const options = min === 0 ? [] : legalTargets(game, withTargets(scope, chosen), spec, source);
  if (options.length < min)
    return all([
      forbidden('601.2c', 'There aren’t enough legal targets for {0}.', [source]),
      whatKeepsThemAway(game, withTargets(scope, chosen), spec, source),
    ]);
  if (!specs.some((later, index) => index > at && later.differentFrom === at)) {
    const taken = options.slice(0, min);
    return targetsExist(game, scope, specs, source, [...chosen, chosenTargets(taken)]);
  }
  let refusal: Verdict = allowed;
  for (const taken of combinations(options, min)) {
    refusal = targetsExist(game, scope, specs, source, [...chosen, chosenTargets(taken)]);
    if (refusal.ok) return allowed;
  }
  return refusal;
}

const chosenTargets = (chosen: readonly Target[]): ChosenTargets => ({ chosen, divided: [] });

/**
 * What may be chosen for the spec at position `chosen.length`, and how many: options after which no target would be
 * left for a later spec that must differ are not offered.
 */
export function targetOptions(
  game: Game,
  scope: Scope,
  specs: readonly TargetSpec[],
  source: ObjectId,
  chosen: readonly ChosenTargets[],
): { readonly options: readonly Target[]; readonly min: number; readonly max: number } {
  const at = chosen.length;
  const spec = specs[at];
  if (spec === undefined) return { options: [], min: 0, max: 0 };
  const { min, max } = targetCount(game, scope, spec);
  if (max === 0) return { options: [], min: 0, max: 0 };
  const all = legalTargets(game, withTargets(scope, chosen), spec, source);
  const matters = specs.some((later, index) => index > at && later.differentFrom === at);
  const options = matters
    ? all.filter(
        (target) => targetsExist(game, scope, specs, source, [...chosen, chosenTargets([target])]).ok,
      )
    : all;
  return { options, min, max: Math.min(max, options.length) };
}

/** May this list be chosen for that spec: as many as it asks for, none twice (115.3), each legal, and enough left for the rest? */
export function chosenVerdict(
  game: Game,
  scope: Scope,
  specs: readonly TargetSpec[],
  source: ObjectId,
  before: readonly ChosenTargets[],
  chosen: readonly Target[],
): Verdict {
  const { options, min, max } = targetOptions(game, scope, specs, source, before);
  if (chosen.length < min || chosen.length > max) {
    return forbidden('601.2c', 'Choose from {min} to {max} targets.', [], { values: { min, max } });
  }
  const doubled = chosen.some((one, at) => chosen.findIndex((other) => sameTarget(one, other)) !== at);
  if (doubled) return forbidden('115.3', 'The same target can’t be chosen twice.');
  const illegal = chosen.find((one) => !options.some((option) => sameTarget(one, option)));
  if (illegal !== undefined) {
    return forbidden(
      '115.1',
      'That isn’t a legal target.',
      'object' in illegal ? [illegal.object] : [],
      'player' in illegal ? { players: [illegal.player] } : {},
    );
  }
  return all([
    togetherVerdict(game, withTargets(scope, before), specs[before.length] ?? {}, chosen),
    targetsExist(game, scope, specs, source, [...before, chosenTargets(chosen)]),
  ]);
}

/** Of which players the chosen may be together: so many of each, or all of one. */
function togetherVerdict(
  game: Game,
  scope: Scope,
  { count, forEach, ofOnePlayer }: TargetSpec,
  chosen: readonly Target[],
): Verdict {
  if (forEach === undefined && ofOnePlayer === undefined) return allowed;
  const whose = chosen.flatMap((one) => whoseTarget(game, one) ?? []);
  if (ofOnePlayer === true && new Set(whose).size > 1)
    return forbidden('601.2c', 'All of them must be one player’s.');
  if (forEach === undefined) return allowed;
  const most = count === undefined ? 1 : quantity(game, scope, count.max);
  const tooMany = players(game, scope, forEach).find(
    (player) => whose.filter((one) => one === player).length > most,
  );
  return tooMany === undefined
    ? allowed
    : forbidden('601.2c', 'No more than {most} may be chosen for {p0}.', [], {
        players: [tooMany],
        values: { most },
      });
}

/** Who controls it, or owns it where nobody controls anything. */
const playerOf = (game: Game, id: ObjectId): PlayerId =>
  objectAt(game, id).zone === 'battlefield' ? controllerOf(game, id) : objectAt(game, id).owner;

/** Whose a target is; null: it is a player. */
export const whoseTarget = (game: Game, target: Target): PlayerId | null =>
  'object' in target ? playerOf(game, target.object) : null;

import {
  type ActiveRule,
  type AttackerAnswer,
  answersOf,
  controllerOf,
  type Defender,
  type Game,
  type ObjectId,
  oncePerState,
  type PlayerId,
  type RuleChange,
  ruleChangesFor,
  ruleWord,
  sameTarget,
} from '../rules/index.ts';

/** An effect that requires a creature to attack, or to attack one of these players (508.1d). */
export interface AttackRequirement {
  readonly creature: ObjectId;
  readonly source: ObjectId;
  /** One of these; null: whom it attacks doesn't matter. */
  readonly defenders: readonly Defender[] | null;
}

/** Every requirement on creatures; several effects are several requirements. */
export const attackRequirements = oncePerState((game: Game): readonly AttackRequirement[] =>
  game.battlefield.flatMap((creature) =>
    answersOf(onceGoaded(ruleChangesFor(game, creature)), (home, rule) =>
      home.attackRequirements?.(game, rule).map((those) => ({
        creature,
        source: rule.source,
        defenders: those,
      })),
    ).flat(),
  ),
);

/** It is goaded by each player who did that once, however often (701.15c-d). */
const onceGoaded = (rules: readonly ActiveRule[]): readonly ActiveRule[] =>
  rules.filter(
    ({ change, scope }, at) =>
      !goads(change) ||
      rules.findIndex((other) => goads(other.change) && other.scope.you === scope.you) === at,
  );

const goads = (change: RuleChange): boolean => ruleWord(change).goads === true;

/** The players who have goaded a creature (701.15a). */
export const goadedBy = (game: Game, creature: ObjectId): readonly PlayerId[] => [
  ...new Set(
    ruleChangesFor(game, creature).flatMap(({ change, scope }) => (goads(change) ? [scope.you] : [])),
  ),
];

/** Does a creature that attacks this defender obey the requirement? */
export const obeysByAttacking = (
  requirement: AttackRequirement,
  { object, defender }: AttackerAnswer,
): boolean =>
  requirement.creature === object &&
  (requirement.defenders === null || requirement.defenders.some((one) => sameTarget(one, defender)));

/**
 * The player's creatures that effects require to attack, whatever else could be declared (506.6). What requires a creature
 * to attack somebody who isn't there requires nothing.
 */
export const hadToAttack = (game: Game, player: PlayerId): readonly ObjectId[] => [
  ...new Set(
    attackRequirements(game)
      .filter(
        ({ creature, defenders }) =>
          controllerOf(game, creature) === player && (defenders === null || defenders.length > 0),
      )
      .map(({ creature }) => creature),
  ),
];

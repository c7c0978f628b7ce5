import {
  type AttackerAnswer,
  controllerOf,
  type Defender,
  type Game,
  type ObjectId,
  type Objects,
  objects,
  oncePerState,
  type PlayerId,
  type Players,
  players,
  type Scope,
  sameTarget,
} from '../rules/index.ts';
import { changesOn } from './rule-changes.ts';

/** An effect that requires a creature to attack, or to attack one of these players (508.1d). */
export interface AttackRequirement {
  readonly creature: ObjectId;
  readonly source: ObjectId;
  /** One of these; null: whom it attacks doesn't matter. */
  readonly defenders: readonly Defender[] | null;
}

/** Every requirement on creatures; several effects are several requirements. */
export const attackRequirements = oncePerState((game: Game): readonly AttackRequirement[] =>
  game.battlefield.flatMap((creature) => [
    ...changesOn(game, creature, 'mustAttack').map(({ change, source, scope }) => ({
      creature,
      source,
      defenders: change.whom === undefined ? null : defendersIn(game, scope, change.whom),
    })),
    ...goading(game, creature),
  ]),
);

/**
 * Goaded, a creature attacks if able, and attacks a player other than who goaded it if able (701.15b): for each player
 * who did, however often (701.15c-d).
 */
function goading(game: Game, creature: ObjectId): readonly AttackRequirement[] {
  const goads = changesOn(game, creature, 'goaded');
  const firstOfEach = goads.filter(
    ({ scope }, at) => goads.findIndex((other) => other.scope.you === scope.you) === at,
  );
  return firstOfEach.flatMap(({ scope, source }) => [
    { creature, source, defenders: null },
    { creature, source, defenders: defendersIn(game, scope, otherPlayers) },
  ]);
}

const otherPlayers: Players = { playersWith: { of: 'everyone', except: 'you' } };

function defendersIn(
  game: Game,
  scope: Scope,
  whom: Players | { readonly object: Objects },
): readonly Defender[] {
  return typeof whom === 'object' && 'object' in whom
    ? objects(game, scope, whom.object).map((object) => ({ object }))
    : players(game, scope, whom).map((player) => ({ player }));
}

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

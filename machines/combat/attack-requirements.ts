import {
  type AttackerAnswer,
  type Game,
  type ObjectId,
  oncePerState,
  type PlayerId,
  players,
} from '../rules/index.ts';
import { changesOn } from './rule-changes.ts';

/** An effect that requires a creature to attack, or to attack one of these players (508.1d). */
export interface AttackRequirement {
  readonly creature: ObjectId;
  readonly source: ObjectId;
  /** Null: whom it attacks doesn't matter. */
  readonly players: readonly PlayerId[] | null;
}

/** Every requirement on creatures; several effects are several requirements. */
export const attackRequirements = oncePerState((game: Game): readonly AttackRequirement[] =>
  game.battlefield.flatMap((creature) =>
    changesOn(game, creature, 'mustAttack').map(({ change, source, scope }) => ({
      creature,
      source,
      players: change.mustAttack === true ? null : players(game, scope, change.mustAttack),
    })),
  ),
);

/** Does a creature that attacks this defender obey the requirement? */
export const obeysByAttacking = (
  requirement: AttackRequirement,
  { object, defender }: AttackerAnswer,
): boolean =>
  requirement.creature === object &&
  (requirement.players === null || ('player' in defender && requirement.players.includes(defender.player)));

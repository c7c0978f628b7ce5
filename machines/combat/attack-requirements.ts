import {
  type AttackerAnswer,
  characteristics,
  controllerOf,
  type Defender,
  type Game,
  type ObjectId,
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

/** Every requirement on these creatures; several effects are several requirements. */
export const attackRequirements = (
  game: Game,
  creatures: readonly ObjectId[],
): readonly AttackRequirement[] =>
  creatures.flatMap((creature) =>
    changesOn(game, creature, 'mustAttack').map(({ change, source, scope }) => ({
      creature,
      source,
      players: change.mustAttack === true ? null : players(game, scope, change.mustAttack),
    })),
  );

/** Does a creature that attacks this defender obey the requirement? */
export const obeysByAttacking = (
  requirement: AttackRequirement,
  { object, defender }: AttackerAnswer,
): boolean =>
  requirement.creature === object &&
  (requirement.players === null || ('player' in defender && requirement.players.includes(defender.player)));

/** The mana costs that must be paid for this creature to attack this defender (508.1h). */
export function costsToAttack(game: Game, { object, defender }: AttackerAnswer): readonly string[] {
  return changesOn(game, object, 'costToAttack')
    .filter(({ change, scope }) => isProtectedBy(game, change.of, scope.you, defender))
    .map(({ change }) => change.costToAttack);
}

/** Whether a cost for attacking `you`, or `you` and planeswalkers `you` control, is for attacking this defender. */
function isProtectedBy(
  game: Game,
  of: 'you' | 'youAndPlaneswalkers',
  you: PlayerId,
  defender: Defender,
): boolean {
  if ('player' in defender) return defender.player === you;
  return (
    of === 'youAndPlaneswalkers' &&
    characteristics(game, defender.object).types.includes('planeswalker') &&
    controllerOf(game, defender.object) === you
  );
}

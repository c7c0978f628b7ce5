import {
  type AttackerAnswer,
  answersOf,
  type Game,
  type GameEvent,
  linkKey,
  noNamed,
  type ObjectId,
  type Paid,
  type PlayerId,
  ruleChangesFor,
} from '../rules/index.ts';
import { type CombatCost, paidForCost } from './costs.ts';

/** A cost that the attacking player may pay as a creature attacks (508.1g). */
export interface OptionalCost extends CombatCost {
  readonly attacker: ObjectId;
  /** What it is called, and the link under which its source finds that it was paid (607.2h). */
  readonly link: string;
}

/** The optional costs to attack with these creatures, creature by creature. Only who controls an ability may pay its cost. */
export function optionalCosts(
  game: Game,
  player: PlayerId,
  attackers: readonly AttackerAnswer[],
): readonly OptionalCost[] {
  const named = { attackers: { ...noNamed, objects: attackers.map(({ object }) => object) } };
  return attackers.flatMap(({ object }) =>
    answersOf(ruleChangesFor(game, object), (home, { change, scope }) => {
      const may = scope.you === player ? home.mayPayToAttack?.(change) : undefined;
      return may && { attacker: object, cost: may.cost, link: may.link, scope: { ...scope, named } };
    }),
  );
}

/** That the chosen ones of all costs have been paid; `before` of the costs that were paid are not optional. */
export const paidOptional = (
  player: PlayerId,
  chosen: readonly OptionalCost[],
  before: number,
  { paidWith }: Paid,
): readonly GameEvent[] =>
  chosen.map(({ attacker, link, scope }, at) => ({
    type: 'payToAttack',
    object: attacker,
    player,
    source: scope.self,
    link: linkKey(link, scope.pair),
    objects: paidWith[paidForCost(before + at)] ?? [],
  }));

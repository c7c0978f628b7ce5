import {
  type AttackerAnswer,
  type Game,
  type GameEvent,
  linkKey,
  noNamed,
  type ObjectId,
  type Paid,
  type PlayerId,
} from '../rules/index.ts';
import { type CombatCost, paidForCost } from './costs.ts';
import { changesOn } from './rule-changes.ts';

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
    changesOn(game, object, 'mayPayToAttack')
      .filter(({ scope }) => scope.you === player)
      .map(({ change, scope }) => ({
        attacker: object,
        cost: change.cost,
        link: change.link,
        scope: { ...scope, named },
      })),
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

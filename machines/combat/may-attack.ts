import {
  all,
  allowed,
  answersOf,
  characteristics,
  controllerOf,
  type Defender,
  firstRefusal,
  forbidden,
  type Game,
  keywordsOn,
  type ObjectId,
  objectAt,
  oncePerState,
  ruleChangesFor,
  sameTarget,
  sicknessVerdict,
  type Verdict,
} from '../rules/index.ts';
import { attackingPlayer, defenders } from './defenders.ts';

/** A creature that may attack, and whom. */
export interface AttackOption {
  readonly object: ObjectId;
  readonly defenders: readonly Defender[];
}

/**
 * May this creature, looked at by itself, be declared as an attacker of this defender (508.1a-c)? What the whole
 * declaration must obey is asked by `attackVerdict`.
 */
export function mayAttack(game: Game, creature: ObjectId, defender: Defender): Verdict {
  const option = attackOptions(game).find(({ object }) => object === creature);
  if (option?.defenders.some((one) => sameTarget(one, defender)) === true) return allowed;
  return firstRefusal(
    () => couldAttack(game, creature),
    () =>
      defenders(game).some((one) => sameTarget(one, defender))
        ? allowed
        : forbidden('508.1b', '{0} can’t attack that: no defending player is, controls or protects it.', [
            creature,
          ]),
    () => mayAttackDefender(game, creature, defender),
  );
}

/** May it attack, whomever (508.1a-c, 302.6)? */
function couldAttack(game: Game, creature: ObjectId): Verdict {
  const object = objectAt(game, creature);
  if (object.zone !== 'battlefield' || object.phasedOut)
    return forbidden('506.3', '{0} is not on the battlefield.', [creature]);
  const { types } = characteristics(game, creature);
  if (!types.includes('creature')) return forbidden('506.3', '{0} is no creature.', [creature]);
  if (controllerOf(game, creature) !== attackingPlayer(game))
    return forbidden('508.1a', 'The attacking player doesn’t control {0}.', [creature]);
  return all([
    types.includes('battle') ? forbidden('508.1a', '{0} is a battle.', [creature]) : allowed,
    object.tapped ? forbidden('508.1a', '{0} is tapped.', [creature]) : allowed,
    sicknessVerdict(game, creature),
    ...answersOf(ruleChangesFor(game, creature), (home, rule) => home.mayAttack?.(rule, creature)),
  ]);
}

/** Effects on the creature about this defender, and its keyword abilities (508.1c). */
function mayAttackDefender(game: Game, creature: ObjectId, defender: Defender): Verdict {
  const rules = ruleChangesFor(game, creature);
  const overlooked = answersOf(rules, (home, { change }) => home.attacksAsThoughWithout?.(change));
  const keywords = keywordsOn(game, creature).filter(({ module }) => !overlooked.includes(module.keyword));
  return all([
    ...answersOf(rules, (home, rule) => home.mayAttackThat?.(game, rule, creature, defender)),
    ...keywords.map(({ module, had }) => module.mayAttack?.(game, creature, had, defender) ?? allowed),
  ]);
}

/** The creatures that may be declared as attackers, each by itself, with whom they may attack. */
export const attackOptions = oncePerState((game: Game): readonly AttackOption[] => {
  const possible = defenders(game);
  return game.battlefield
    .filter((object) => couldAttack(game, object).ok)
    .map((object) => ({
      object,
      defenders: possible.filter((defender) => mayAttackDefender(game, object, defender).ok),
    }))
    .filter((option) => option.defenders.length > 0);
});

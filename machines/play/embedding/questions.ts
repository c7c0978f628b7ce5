/** Questions about a game, also about one that comes as JSON: the rules are put together before they are asked. */
import { putRulesTogether } from '../../game/index.ts';
import {
  type CharacteristicName,
  type Characteristics,
  characteristics as characteristicsNow,
  type Game,
  type Happened,
  type ManaType,
  manaAmounts as manaAmountsNow,
  type ObjectId,
  type PlayerId,
  type Why,
  type WhyLinked,
  whyLinked as whyLinkedNow,
  whyCharacteristic as whyNow,
} from '../../rules/index.ts';

/**
 * What an object is right now, with all effects applied (109.3, 613): name, types, colors, abilities, power and
 * toughness and so on. Of an object that has left it is last known information (608.2h). Takes a game, or what a player
 * sees of one (`viewFor`), and throws an `EngineError` for an id of nothing.
 */
export function characteristics(game: Game, object: ObjectId): Characteristics {
  putRulesTogether();
  return characteristicsNow(game, object);
}

/**
 * Why a characteristic of an object is what it is: what is printed, and layer by layer each effect that made it so
 * (613), with its source, its timestamp and where it is printed, in the order in which they applied. An effect that
 * said what it is counts even if it was that already; what was overridden later is there, too. Of an object that has
 * left it says only what it was (608.2h). Throws an `EngineError` for an id of nothing.
 */
export function whyCharacteristic<Name extends CharacteristicName>(
  game: Game,
  object: ObjectId,
  characteristic: Name,
): Why<Name> {
  putRulesTogether();
  return whyNow(game, object, characteristic);
}

/**
 * What each linked ability of an object refers to: what the other ability did and when, or that it refers to nothing,
 * and by which rule (607). The events that are looked through are those since the last decision, or `happened`. Throws
 * an `EngineError` for an id of nothing.
 */
export function whyLinked(
  game: Game,
  object: ObjectId,
  happened?: readonly Happened[],
): readonly WhyLinked[] {
  putRulesTogether();
  return whyLinkedNow(game, object, happened);
}

/**
 * What a player could have in their pool by activating mana abilities now, with every choice that makes a difference
 * (605.3): the greatest amounts, each as types of mana in the order white, blue, black, red, green, colorless; what
 * another amount covers isn't listed, nor is no mana at all. `isWhole` is false where so much could be activated that
 * not all of it was tried.
 */
export function manaAmounts(
  game: Game,
  player: PlayerId,
): { readonly amounts: readonly (readonly ManaType[])[]; readonly isWhole: boolean } {
  putRulesTogether();
  return manaAmountsNow(game, player);
}

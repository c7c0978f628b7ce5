/** Rules that are different (613.11). */
import type { RuleChange } from '../../state/vocabulary/index.ts';
import { cost } from './costs.ts';
import { filter, objects, players, quantity } from './expressions.ts';
import { attacked } from './places.ts';
import {
  type Check,
  either,
  fits,
  flag,
  integer,
  type KeyOf,
  listOf,
  maybe,
  oneOf,
  orTrue,
  orWord,
  type Shape,
  shape,
  text,
} from './shape.ts';
import { condition } from './triggers.ts';
import { color, duration, keywordName, manaCost, manaType, playerDesignation, zone } from './words.ts';

/** Changes of rules; an ability that a player has is checked so. */
export function ruleChangeWith(ability: Check): Check {
  /** By their first fields, so that none is forgotten. */
  const rules: Readonly<
    Record<
      Exclude<
        KeyOf<RuleChange>,
        | 'as'
        | 'for'
        | 'types'
        | 'of'
        | 'orPlaneswalkers'
        | 'unless'
        | 'exceptMana'
        | 'onlyLoyalty'
        | 'like'
        | 'what'
        | 'onlyTop'
        | 'othersAsColorless'
        | 'ofAtLeast'
        | 'entering'
        | 'from'
        | 'link'
        | 'abilities'
        | 'onceEachTurn'
        | 'until'
      >,
      Shape
    >
  > = {
    cant: shape({
      cant: oneOf(
        'attack',
        'block',
        'beBlocked',
        'attackOrBlock',
        'untap',
        'beRegenerated',
        'beCountered',
        'beCopied',
        'beSacrificed',
        'haveCountersPut',
        'attackAlone',
        'blockAlone',
        'transform',
      ),
    }),
    attacksOnlyWith: shape({ attacksOnlyWith: integer }),
    blocksOnlyWith: shape({ blocksOnlyWith: integer }),
    attacksOnlyAlone: shape({ attacksOnlyAlone: flag }),
    cantAttack: shape({ cantAttack: players, orPlaneswalkers: maybe(flag) }),
    cantBeBlockedBy: shape({ cantBeBlockedBy: filter }),
    canBlockOnly: shape({ canBlockOnly: filter }),
    cantBlock: shape({ cantBlock: filter }),
    cantBeBlockedExceptBy: shape({ cantBeBlockedExceptBy: filter }),
    cantBeCounteredBy: shape({ cantBeCounteredBy: filter }),
    cantBeTargetedBy: shape({ cantBeTargetedBy: filter }),
    mustAttack: shape({ mustAttack: orTrue(attacked) }),
    goaded: shape({ goaded: flag }),
    mustBlock: shape({
      mustBlock: orTrue(fits(shape({ attacker: objects }))),
    }),
    mustBeBlocked: shape({ mustBeBlocked: orTrue(oneOf('byAll')) }),
    blocksAdditional: shape({ blocksAdditional: orWord(integer, 'any') }),
    fewestBlockers: shape({ fewestBlockers: integer }),
    blockedByAllOrNone: shape({ blockedByAllOrNone: flag }),
    mostBlockers: shape({ mostBlockers: integer }),
    additionalVotes: shape({ additionalVotes: integer }),
    mostCounters: shape({ mostCounters: fits(shape({ kind: text, count: integer })) }),
    mostAttackers: shape({ mostAttackers: integer }),
    mostBlocking: shape({ mostBlocking: integer }),
    mostAttackersOfYou: shape({ mostAttackersOfYou: integer }),
    mayAttackAsThoughWithout: shape({ mayAttackAsThoughWithout: keywordName }),
    attachesOnlyTo: shape({ attachesOnlyTo: filter }),
    costToAttack: shape({ costToAttack: manaCost, of: oneOf('you', 'youAndPlaneswalkers') }),
    costToBlock: shape({ costToBlock: manaCost }),
    mayPayToAttack: shape({ mayPayToAttack: cost, link: text }),
    assignsDamageAsThoughUnblocked: shape({ assignsDamageAsThoughUnblocked: flag }),
    assignsNoDamage: shape({ assignsNoDamage: flag }),
    assignsDamageBy: shape({ assignsDamageBy: oneOf('toughness') }),
    maximumHandSize: shape({
      maximumHandSize: either([shape({ reduce: quantity })], ['none'], (value) => handSize(value)),
    }),
    additionalLands: shape({ additionalLands: orWord(quantity, 'any') }),
    cantEnter: shape({ cantEnter: filter, from: maybe(listOf(zone)) }),
    cantCast: shape({ cantCast: filter, unless: maybe(condition) }),
    cantActivate: shape({ cantActivate: filter, exceptMana: maybe(flag), onlyLoyalty: maybe(flag) }),
    cantGainLife: shape({ cantGainLife: flag }),
    cantLoseLife: shape({ cantLoseLife: flag }),
    cantBecome: shape({ cantBecome: playerDesignation }),
    cantWin: shape({ cantWin: flag }),
    cantLose: shape({ cantLose: flag }),
    cantDraw: shape({
      cantDraw: orTrue(fits(shape({ moreThan: integer }))),
    }),
    cantPreventDamage: shape({ cantPreventDamage: flag }),
    mayCastAsThoughWith: shape({ mayCastAsThoughWith: keywordName, like: filter }),
    mayCast: shape({ mayCast: filter, for: cost }),
    gainAsCast: shape({ gainAsCast: filter, abilities: listOf(ability) }),
    mayActivateAsInstant: shape({ mayActivateAsInstant: keywordName }),
    mayTargetAsThoughWithout: shape({ mayTargetAsThoughWithout: keywordName, like: filter }),
    mayPlayFrom: shape({
      mayPlayFrom: zone,
      what: filter,
      onlyTop: maybe(flag),
      onceEachTurn: maybe(flag),
      abilities: maybe(listOf(ability)),
      until: maybe(duration),
    }),
    triggersAgain: shape({ triggersAgain: filter, entering: maybe(filter) }),
    doesntTrigger: shape({ doesntTrigger: filter, entering: filter }),
    topRevealed: shape({ topRevealed: flag }),
    playerHas: shape({ playerHas: ability }),
    revealDrawn: shape({ revealDrawn: integer }),
    activatedWithAnyColor: shape({ activatedWithAnyColor: listOf(color) }),
    spendsAsAnyColor: shape({
      spendsAsAnyColor: orTrue(listOf(manaType)),
      othersAsColorless: maybe(flag),
    }),
    producesInstead: shape({ producesInstead: manaType, ofAtLeast: maybe(integer) }),
    manaLasts: shape({ manaLasts: orTrue(listOf(manaType)), as: maybe(manaType) }),
  };
  return either(Object.values(rules));
}

const handSize = (value: unknown): Check | undefined =>
  value === 'none' || says(value, 'reduce') ? undefined : quantity;

const says = (value: unknown, word: string): boolean =>
  typeof value === 'object' && value !== null && word in value;

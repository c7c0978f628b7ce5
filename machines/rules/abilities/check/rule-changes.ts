/** Rules that are different (613.11). */
import { isRecord } from '../../state/is-record.ts';
import type { RuleChange } from '../../state/vocabulary/index.ts';
import { cost } from './costs.ts';
import { duration } from './duration.ts';
import { filter, forThem, objects, players, quantity } from './expressions.ts';
import { attacked } from './places.ts';
import {
  type Check,
  either,
  type Fault,
  family,
  fits,
  flag,
  integer,
  type KeyOf,
  listOf,
  maybe,
  naming,
  type Or,
  oneOf,
  orTrue,
  orWord,
  type Shape,
  shape,
  text,
} from './shape.ts';
import { condition } from './triggers.ts';
import { color, keywordName, manaCost, manaType, playerDesignation, zone } from './words.ts';

/** The words by which rules differ; the rest says more of one of them. */
type RuleWord = Exclude<
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
>;

/** For whom each of them is: a rule for players in a text that names none would be for nobody. */
const whose: Readonly<Record<RuleWord, 'objects' | 'players' | 'either'>> = {
  cant: 'objects',
  attacksOnlyWith: 'objects',
  blocksOnlyWith: 'objects',
  attacksOnlyAlone: 'objects',
  cantAttack: 'objects',
  cantBeBlockedBy: 'objects',
  canBlockOnly: 'objects',
  cantBlock: 'objects',
  cantBeBlockedExceptBy: 'objects',
  cantBeCounteredBy: 'objects',
  cantBeTargetedBy: 'objects',
  mustAttack: 'objects',
  goaded: 'objects',
  mustBlock: 'objects',
  mustBeBlocked: 'objects',
  blocksAdditional: 'objects',
  fewestBlockers: 'objects',
  blockedByAllOrNone: 'objects',
  mostBlockers: 'objects',
  additionalVotes: 'players',
  mostCounters: 'objects',
  mostAttackers: 'players',
  mostBlocking: 'players',
  mostAttackersOfYou: 'players',
  mayAttackAsThoughWithout: 'objects',
  attachesOnlyTo: 'objects',
  costToAttack: 'objects',
  costToBlock: 'objects',
  mayPayToAttack: 'objects',
  assignsDamageAsThoughUnblocked: 'objects',
  assignsNoDamage: 'objects',
  assignsDamageBy: 'objects',
  maximumHandSize: 'players',
  additionalLands: 'players',
  cantEnter: 'players',
  cantCast: 'players',
  cantActivate: 'either',
  cantGainLife: 'players',
  cantLoseLife: 'players',
  cantBecome: 'players',
  cantWin: 'players',
  cantLose: 'players',
  cantSearch: 'players',
  cantGetCounters: 'players',
  doesntLoseForLife: 'players',
  cantDraw: 'players',
  cantPreventDamage: 'players',
  mayCastAsThoughWith: 'players',
  mayCast: 'players',
  gainAsCast: 'players',
  mayActivateAsInstant: 'players',
  mayTargetAsThoughWithout: 'players',
  mayPlayFrom: 'players',
  triggersAgain: 'players',
  doesntTrigger: 'players',
  topRevealed: 'players',
  playerHas: 'players',
  revealDrawn: 'players',
  activatedWithAnyColor: 'objects',
  spendsAsAnyColor: 'players',
  producesInstead: 'objects',
  producesTimes: 'objects',
  manaLasts: 'players',
};

/** Of rules for players, in a text that says for no player: what is wrong with them. */
export function forNobody(text: Readonly<Record<string, unknown>>, path: string, faults: Fault[]): void {
  if (!Array.isArray(text.rules) || text.players !== undefined) return;
  for (const [at, rule] of text.rules.entries()) {
    const word = isRecord(rule)
      ? Object.entries(whose).find(([name, of]) => of === 'players' && rule[name] !== undefined)
      : undefined;
    if (word !== undefined)
      faults.push({
        path: `${path}.rules[${at}]`,
        reason: `\`${word[0]}\` is a rule for players: say for whom (\`players\`)`,
      });
  }
}

/** Changes of rules; an ability that a player has is checked so. */
export function ruleChangeWith(ability: Check): Check {
  /** By their first fields, so that none is forgotten. */
  const rules: Readonly<Record<RuleWord, Shape>> = {
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
    mayPayToAttack: shape({ mayPayToAttack: cost, link: naming('link') }),
    assignsDamageAsThoughUnblocked: shape({ assignsDamageAsThoughUnblocked: flag }),
    assignsNoDamage: shape({ assignsNoDamage: flag }),
    assignsDamageBy: shape({ assignsDamageBy: oneOf('toughness') }),
    maximumHandSize: shape({
      maximumHandSize: either([shape({ reduce: quantity })], ['none'], handSize),
    }),
    additionalLands: shape({ additionalLands: orWord(quantity, 'any') }),
    cantEnter: shape({ cantEnter: filter, from: maybe(listOf(zone)) }),
    cantCast: shape({ cantCast: filter, unless: maybe(forThem(condition)) }),
    cantActivate: shape({ cantActivate: filter, exceptMana: maybe(flag), onlyLoyalty: maybe(flag) }),
    cantGainLife: shape({ cantGainLife: flag }),
    cantLoseLife: shape({ cantLoseLife: flag }),
    cantGetCounters: shape({ cantGetCounters: orTrue(fits(shape({ kind: text }))) }),
    cantBecome: shape({ cantBecome: playerDesignation }),
    cantWin: shape({ cantWin: flag }),
    cantLose: shape({ cantLose: flag }),
    cantSearch: shape({ cantSearch: flag }),
    doesntLoseForLife: shape({ doesntLoseForLife: flag }),
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
    producesTimes: shape({ producesTimes: integer }),
    manaLasts: shape({ manaLasts: orTrue(listOf(manaType)), as: maybe(manaType) }),
  };
  return family('rule change', either(Object.values(rules)));
}

const handSize: Or = {
  check: quantity,
  when: (value) => value !== 'none' && !says(value, 'reduce'),
};

const says = (value: unknown, word: string): boolean =>
  typeof value === 'object' && value !== null && word in value;

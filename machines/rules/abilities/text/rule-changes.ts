/** Rules that are different, in words (613.11). */
import { sameWords } from '../../state/same-words.ts';
import type {
  Condition,
  Fact,
  Filter,
  Players,
  Quantity,
  RuleChange,
  RuleChangeOf,
} from '../../state/vocabulary/index.ts';
import { conditionText } from './conditions.ts';
import type { Context } from './context.ts';
import { costInSentence } from './cost.ts';
import { designating } from './designating.ts';
import {
  filterText,
  holds,
  inWords,
  objectsText,
  oneText,
  playersText,
  quantityText,
  says,
  sourcesText,
} from './expressions/index.ts';
import { abilitiesInText } from './modification.ts';
import { attackedText } from './moving.ts';
import { castingForText, gainedAsCastText, mayPlayText } from './playing.ts';
import { colorWord, list, numeral, ordinals, plural, pluralVerb, possessive } from './words.ts';

const cantWords: Readonly<Record<string, string>> = {
  attack: "can't attack",
  block: "can't block",
  beBlocked: "can't be blocked",
  attackOrBlock: "can't attack or block",
  untap: "doesn't untap during its controller's untap step",
  beRegenerated: "can't be regenerated",
  beCountered: "can't be countered",
  beCopied: "can't be copied",
  beSacrificed: "can't be sacrificed",
  haveCountersPut: "can't have counters put on it",
  attackAlone: "can't attack alone",
  blockAlone: "can't block alone",
  transform: "can't transform",
};

/** A rule that is different for an object or a player, as a predicate; `during` is " this turn" or nothing. */
export function ruleText(
  rule: RuleChange,
  during: string,
  context: Context,
  players: Players = 'everyone',
): string {
  switch (rule.rule) {
    case 'cant':
      return `${cantWords[rule.what] ?? `can't ${rule.what}`}${during}`;
    case 'cantBecome': {
      const { verb, what } = designating[rule.designation];
      return `can't ${verb.replace(/s$/, '')}${what}${during}`;
    }
    case 'attacksOnlyWith':
      return `can't attack${during} unless at least ${numeral(rule.others)} other creatures attack`;
    case 'blocksOnlyWith':
      return `can't block${during} unless at least ${numeral(rule.others)} other creatures block`;
    case 'attacksOnlyAlone':
      return `can only attack alone${during}`;
    case 'cantAttack':
      return `can't attack ${playersText(rule.whom, context)}${rule.orPlaneswalkers ? ` or planeswalkers ${rule.whom === 'you' ? 'you control' : 'they control'}` : ''}${during}`;
    case 'cantBeBlockedBy':
      return `can't be blocked by ${filterText(rule.by, context, 'many')}${during}`;
    case 'canBlockOnly':
      return `can block only ${filterText(rule.what, context, 'many')}${during}`;
    case 'cantBlock':
      return `can't block ${filterText(rule.what, context, 'many')}${during}`;
    case 'cantBeBlockedExceptBy':
      return `can't be blocked${during} except by ${filterText(rule.by, context, 'many')}`;
    case 'cantBeCounteredBy':
      return `can't be countered by ${filterText({ ...rule.by, zone: 'stack' }, context, 'many')}${during}`;
    case 'cantBeTargetedBy': {
      if (rule.by.stackObject === 'spell')
        return `can't be the target of ${filterText({ ...rule.by, zone: 'stack' }, context, 'many')}${during}`;
      if (Object.keys(rule.by).length === 0) return `can't be the targets of spells or abilities${during}`;
      const spells = filterText({ ...rule.by, zone: 'stack', stackObject: 'spell' }, context, 'many');
      const sources = sourcesText(rule.by, context, 'many');
      return `can't be the target of ${spells} or abilities from ${sources}${during}`;
    }
    case 'mustAttack': {
      const whom = rule.whom === undefined ? '' : ` ${attackedText(rule.whom, context)}`;
      return `attacks${whom}${during === '' ? ' each combat' : during} if able`;
    }
    case 'goaded':
      return `is goaded${during}`;
    case 'mustBlock':
      return rule.what === undefined
        ? `blocks${during === '' ? ' each combat' : during} if able`
        : `blocks ${objectsText(rule.what, context, 'object')}${during} if able`;
    case 'mustBeBlocked':
      return `must be blocked${rule.by === undefined ? '' : ' by all creatures'}${during} if able`;
    case 'blocksAdditional':
      return rule.number === 'any'
        ? `can block any number of creatures${during}`
        : `can block an additional ${rule.number === 1 ? 'creature' : `${numeral(rule.number)} creatures`}${during === '' ? ' each combat' : during}`;
    case 'fewestBlockers':
      return `can't be blocked${during} except by ${numeral(rule.number)} or more creatures`;
    case 'blockedByAllOrNone':
      return `can't be blocked${during} unless all creatures defending player controls block it`;
    case 'mostBlockers':
      return `can't be blocked by more than ${numeral(rule.number)} creature${rule.number === 1 ? '' : 's'}${during}`;
    case 'additionalVotes':
      return `gets ${rule.number === 1 ? 'an additional vote' : `${numeral(rule.number)} additional votes`} while voting`;
    case 'mostCounters': {
      const { number, kind } = rule;
      return `can't have more than ${numeral(number)} ${kind} counter${number === 1 ? '' : 's'} on it${during}`;
    }
    case 'mayAttackAsThoughWithout':
      return `can attack${during} as though it didn't have ${rule.keyword}`;
    case 'attachesOnlyTo':
      return `can be attached only to ${oneText(rule.what, context)}${during}`;
    case 'costToAttack':
      return `can't attack you${rule.whom === 'you' ? '' : ' or planeswalkers you control'} unless its controller pays ${rule.cost}${during}`;
    case 'costToBlock':
      return `can't block unless its controller pays ${rule.cost}${during}`;
    case 'mayPayToAttack':
      return `may have its controller ${costInSentence(rule.cost, context)} as it attacks${during}`;
    case 'assignsDamageAsThoughUnblocked':
      return `may have its combat damage assigned as though it weren't blocked${during}`;
    case 'assignsNoDamage':
      return `assigns no combat damage${during}`;
    case 'assignsDamageBy':
      return `assigns combat damage equal to its toughness rather than its power${during}`;
    case 'maximumHandSize':
      return rule.number === 'none'
        ? 'has no maximum hand size'
        : `has a maximum hand size of ${quantityText(rule.number, context)}`;
    case 'maximumHandSizeReduced':
      return typeof rule.by === 'number' && rule.by < 0
        ? `has a maximum hand size increased by ${-rule.by}`
        : `has a maximum hand size reduced by ${quantityText(rule.by, context)}`;
    case 'additionalLands': {
      const lands =
        rule.number === 'any'
          ? 'any number of lands'
          : rule.number === 1
            ? 'an additional land'
            : `${inWords(rule.number, context)} additional lands`;
      return `may play ${lands}${during === '' ? ' on each of their turns' : during}`;
    }
    case 'cantEnter':
      return `can't have ${enteringText(rule, context)} enter the battlefield${during}`;
    case 'cantCast':
      if (rule.unless !== undefined) return castOnlyText(rule.what, rule.unless, players, context);
      return `can't cast ${spellsText(rule.what, context)}${during}`;
    case 'cantActivate':
      return `can't activate ${abilitiesOf(rule, 'abilities', context)}${rule.exceptMana ? " unless they're mana abilities" : ''}${during}`;
    case 'cantGetCounters': {
      const kind = rule.kind === undefined ? '' : `${rule.kind} `;
      return `can't get ${kind}counters${during}`;
    }
    case 'cantGainLife':
      return `can't gain life${during}`;
    case 'cantLoseLife':
      return `can't lose life${during}`;
    case 'cantWin':
      return `can't win the game${during}`;
    case 'cantLose':
      return `can't lose the game${during}`;
    case 'cantSearch':
      return `can't search libraries${during}`;
    case 'doesntLoseForLife':
      return `doesn't lose the game for having 0 or less life${during}`;
    case 'cantDraw':
      return rule.moreThan === undefined
        ? `can't draw cards${during}`
        : `can't draw more than ${numeral(rule.moreThan)} card${rule.moreThan === 1 ? '' : 's'} each turn`;
    case 'cantPreventDamage':
      return `can't have damage prevented${during}`;
    case 'mayCastAsThoughWith':
      return `may cast ${filterText({ ...rule.what, zone: 'stack', stackObject: 'spell' }, context, 'many')}${during} as though they had ${rule.keyword}`;
    case 'mayActivateAsInstant':
      return `may activate ${rule.keyword} abilities any time they could cast an instant${during}`;
    case 'mayTargetAsThoughWithout':
      return `may choose ${filterText(rule.what, context, 'many')} as targets${during} as though they didn't have ${rule.keyword}`;
    case 'mayPlayFrom':
      return mayPlayText(rule, during, context);
    case 'mayCast':
      return `${castingForText(rule, context)}${during}`;
    case 'gainAsCast':
      return `have ${gainedAsCastText(rule, ['they cast', 'their'], context)}${during}`;
    case 'topRevealed':
      return `play with the top card of their library revealed${during}`;
    case 'playerHas':
      return `has ${abilitiesInText([rule.ability], context)}${during}`;
    case 'activatedWithAnyColor':
      return `may have its abilities activated with ${list(rule.colors.map(colorWord))} mana spent as though it were mana of any color${during}`;
    case 'spendsAsAnyColor': {
      const types = rule.types === undefined ? '' : `${list(rule.types.map(colorWord))} `;
      const others = `. You may spend other mana only as though it were colorless mana${during}`;
      return `may spend ${types}mana as though it were mana of any color${during}${rule.othersAsColorless ? others : ''}`;
    }
    case 'producesInstead': {
      const much = rule.ofAtLeast === undefined ? '' : ` ${numeral(rule.ofAtLeast)} or more`;
      return `is tapped for${much} mana, it produces {${rule.type}} instead of any other type and amount`;
    }
    case 'producesTimes': {
      const times = rule.number === 2 ? 'twice' : `${numeral(rule.number)} times`;
      return `is tapped for mana, it produces ${times} as much of that mana instead`;
    }
    case 'manaLasts':
      if (rule.as !== undefined)
        return `if you would lose unspent mana, that mana becomes ${rule.as === 'C' ? 'colorless' : colorWord(rule.as)} instead`;
      return `doesn't lose unspent ${rule.types === undefined ? '' : `${list(rule.types.map(colorWord))} `}mana as steps and phases end${during}`;
    case 'mostAttackers':
    case 'mostBlocking':
    case 'mostAttackersOfYou':
    case 'revealDrawn':
    case 'triggersAgain':
    case 'doesntTrigger':
      return limitText(rule, 'everyone', during, context) ?? '';
    default:
      return rule satisfies never;
  }
}

/** "Can cast spells only during their turn", "can cast no more than two spells each turn". */
function castOnlyText(like: Filter, unless: Condition, players: Players, context: Context): string {
  const spells = spellsText(like, context);
  const areThey = (said: Players): boolean => said === 'they' || (said === 'you' && players === 'you');
  if (unless.holds === 'turnOf' && areThey(unless.who)) return `can cast ${spells} only during their turn`;
  if (unless.holds === 'compare' && areCastSpells(unless.what, like, areThey)) {
    const { atMost, ...others } = unless.to;
    const isMost = typeof atMost === 'number' && Object.keys(others).length === 0;
    if (isMost && atMost === 0)
      return `can't cast more than one ${filterText({ ...like, zone: 'stack', stackObject: 'spell' }, context, 'one')} each turn`;
    if (isMost) return `can cast no more than ${numeral(atMost + 1)} ${spells} each turn`;
  }
  return `can't cast ${spells} unless ${conditionText(unless, context)}`;
}

/** Whether a quantity counts the very spells, all or those that are so, that these have cast this turn. */
function areCastSpells(counted: Quantity, like: Filter, areThey: (players: Players) => boolean): boolean {
  if (!says(counted, 'thisTurn') || !areThey(counted.by)) return false;
  const counts: Partial<Record<Fact, Filter>> = {
    spellsCast: {},
    creatureSpellsCast: { type: 'creature' },
    noncreatureSpellsCast: { notType: 'creature' },
  };
  return sameWords(counts[counted.fact], like);
}

/** "No more than two creatures your opponents control can attack": limits on how many creatures do something. */
function limitText(rule: RuleChange, players: Players, during: string, context: Context): string | undefined {
  const each = during === '' ? ' each combat' : during;
  const atMost = (most: number): string =>
    `no more than ${numeral(most)} ${most === 1 ? 'creature' : 'creatures'}`;
  if (rule.rule === 'mostAttackers')
    return `${atMost(rule.number)}${controlledBy(players, context)} can attack${each}`;
  if (rule.rule === 'mostBlocking')
    return `${atMost(rule.number)}${controlledBy(players, context)} can block${each}`;
  if (rule.rule === 'mostAttackersOfYou')
    return `${atMost(rule.number)} can attack ${playersText(players, context)}${each}`;
  if (rule.rule === 'revealDrawn') {
    const nth = ordinals[rule.number] ?? `${rule.number}th`;
    return players === 'you'
      ? `reveal the ${nth} card you draw each turn`
      : `${playersText(players, context)} reveals the ${nth} card they draw each turn`;
  }
  return undefined;
}

function controlledBy(players: Players, context: Context): string {
  if (players === 'everyone') return '';
  if (players === 'you') return ' you control';
  return players === 'opponents' ? ' your opponents control' : ` ${playersText(players, context)} controls`;
}

/** What keeps from being cast not all spells, but those that are so. */
const isSomeSpells = (rule: RuleChange | undefined): rule is RuleChangeOf<'cantCast'> =>
  rule?.rule === 'cantCast' && Object.keys(rule.what).length > 0;

const spellsText = (filter: Filter, context: Context): string =>
  filterText({ ...filter, zone: 'stack', stackObject: 'spell' }, context, 'many');

/** Rules that are different for players, as a sentence without its full stop: "your opponents can't gain life". */
export function playersRulesText(
  rules: readonly RuleChange[],
  players: Players,
  during: string,
  context: Context,
): string {
  const limits = rules.flatMap((rule) => limitText(rule, players, during, context) ?? []);
  if (limits.length > 0) return list(limits);
  const text = rulesText(rules, during, context, players);
  if (isLifeFixed(rules))
    return `${possessive(playersText(players, context))} life total can't change${during}`;
  if (players === 'you' && text.startsWith('if you ')) return text;
  if (players === 'you' && rules.every((rule) => rule.rule === 'topRevealed'))
    return text.replace('their ', 'your ');
  if (players === 'you' && rules.every((rule) => rule.rule === 'cantCast' && rule.unless !== undefined))
    return list(
      rules.map((rule) => `you ${ruleText(rule, during, context, players).replaceAll('their ', 'your ')}`),
    );
  if (players === 'you')
    return `you ${pluralVerb(text.replaceAll(/their (?!mana costs)/g, 'your ').replaceAll(/they (?=could|do,|cast)/g, 'you '))}`;
  const [only, ...others] = rules;
  if (players === 'everyone' && others.length === 0 && only?.rule === 'cantActivate')
    return `${abilitiesOf(only, 'activated abilities', context)} can't be activated${only.exceptMana ? " unless they're mana abilities" : ''}${during}`;
  if (players === 'everyone' && others.length === 0 && only?.rule === 'cantEnter')
    return `${enteringText(only, context)} can't enter the battlefield${during}`;
  if (players === 'everyone' && others.length === 0 && isSomeSpells(only))
    return `${spellsText(only.what, context)} can't be cast${during}`;
  if (
    players === 'opponents' &&
    rules.every((rule) => rule.rule === 'cantDraw' && rule.moreThan !== undefined)
  )
    return `each opponent ${text}`;
  if (players === 'opponents') return `your opponents ${pluralVerb(text)}`;
  if (players === 'everyone') return `players ${pluralVerb(text)}`;
  return `${playersText(players, context)} ${hasCastOne(players) ? text.replace("can't cast ", "can't cast additional ") : text}`;
}

/** "lands", "creature cards in graveyards and libraries". */
const enteringText = ({ what: cantEnter, from }: RuleChangeOf<'cantEnter'>, context: Context): string =>
  from === undefined
    ? filterText(cantEnter, context, 'many', 'in')
    : `${filterText({ ...cantEnter, zone: 'library' }, context, 'many')} in ${list(from.map(plural))}`;

/** Whether these have cast a spell already, besides which they can't cast others. */
const hasCastOne = (players: Players): boolean => {
  const fact = holds(players, 'playersWith') ? players.playersWith.thisTurn?.fact : undefined;
  return fact !== undefined && /spellsCast$/i.test(fact);
};

/** They can neither gain nor lose life (119.7-8). */
const isLifeFixed = (rules: readonly RuleChange[]): boolean =>
  rules.length === 2 &&
  rules.some((rule) => rule.rule === 'cantGainLife') &&
  rules.some((rule) => rule.rule === 'cantLoseLife');

/** Each of several rules; what two have in common is said once. */
export function ruleTexts(
  rules: readonly RuleChange[],
  during: string,
  context: Context,
  players?: Players,
): readonly string[] {
  const texts = rules.map((rule) => ruleText(rule, during, context, players));
  return texts.length === 2 && texts[0] === "can't attack alone" && texts[1] === "can't block alone"
    ? ["can't attack or block alone"]
    : texts;
}

export const rulesText = (
  rules: readonly RuleChange[],
  during: string,
  context: Context,
  players?: Players,
): string => list(ruleTexts(rules, during, context, players));

/** "abilities", "abilities of artifacts", "planeswalkers' loyalty abilities". */
function abilitiesOf(
  { what: cantActivate, onlyLoyalty }: RuleChangeOf<'cantActivate'>,
  abilities: 'abilities' | 'activated abilities',
  context: Context,
): string {
  const isOfAny = Object.keys(cantActivate).length === 0;
  if (isOfAny) return onlyLoyalty ? 'loyalty abilities' : abilities;
  const sources = sourcesText(cantActivate, context, 'many');
  return onlyLoyalty ? `${possessive(sources)} loyalty abilities` : `${abilities} of ${sources}`;
}

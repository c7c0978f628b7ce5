/** Rules that are different, in words (613.11). */
import { sameWords } from '../../state/same-words.ts';
import type { Condition, Fact, Filter, Players, Quantity, RuleChange } from '../../state/vocabulary/index.ts';
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
  if ('cant' in rule) return `${cantWords[rule.cant] ?? `can't ${rule.cant}`}${during}`;
  if ('cantBecome' in rule) {
    const { verb, what } = designating[rule.cantBecome];
    return `can't ${verb.replace(/s$/, '')}${what}${during}`;
  }
  if ('attacksOnlyWith' in rule)
    return `can't attack${during} unless at least ${numeral(rule.attacksOnlyWith)} other creatures attack`;
  if ('blocksOnlyWith' in rule)
    return `can't block${during} unless at least ${numeral(rule.blocksOnlyWith)} other creatures block`;
  if ('attacksOnlyAlone' in rule) return `can only attack alone${during}`;
  if ('cantAttack' in rule)
    return `can't attack ${playersText(rule.cantAttack, context)}${rule.orPlaneswalkers ? ` or planeswalkers ${rule.cantAttack === 'you' ? 'you control' : 'they control'}` : ''}${during}`;
  if ('cantBeBlockedBy' in rule)
    return `can't be blocked by ${filterText(rule.cantBeBlockedBy, context, 'many')}${during}`;
  if ('canBlockOnly' in rule)
    return `can block only ${filterText(rule.canBlockOnly, context, 'many')}${during}`;
  if ('cantBlock' in rule) return `can't block ${filterText(rule.cantBlock, context, 'many')}${during}`;
  if ('cantBeBlockedExceptBy' in rule)
    return `can't be blocked${during} except by ${filterText(rule.cantBeBlockedExceptBy, context, 'many')}`;
  if ('cantBeCounteredBy' in rule)
    return `can't be countered by ${filterText({ ...rule.cantBeCounteredBy, zone: 'stack' }, context, 'many')}${during}`;
  if ('cantBeTargetedBy' in rule && rule.cantBeTargetedBy.stackObject === 'spell')
    return `can't be the target of ${filterText({ ...rule.cantBeTargetedBy, zone: 'stack' }, context, 'many')}${during}`;
  if ('cantBeTargetedBy' in rule && Object.keys(rule.cantBeTargetedBy).length === 0)
    return `can't be the targets of spells or abilities${during}`;
  if ('cantBeTargetedBy' in rule) {
    const spells = filterText(
      { ...rule.cantBeTargetedBy, zone: 'stack', stackObject: 'spell' },
      context,
      'many',
    );
    const sources = sourcesText(rule.cantBeTargetedBy, context, 'many');
    return `can't be the target of ${spells} or abilities from ${sources}${during}`;
  }
  if ('mustAttack' in rule) {
    const whom = rule.mustAttack === true ? '' : ` ${attackedText(rule.mustAttack, context)}`;
    return `attacks${whom}${during === '' ? ' each combat' : during} if able`;
  }
  if ('goaded' in rule) return `is goaded${during}`;
  if ('mustBlock' in rule)
    return rule.mustBlock === true
      ? `blocks${during === '' ? ' each combat' : during} if able`
      : `blocks ${objectsText(rule.mustBlock.attacker, context, 'object')}${during} if able`;
  if ('mustBeBlocked' in rule)
    return `must be blocked${rule.mustBeBlocked === true ? '' : ' by all creatures'}${during} if able`;
  if ('blocksAdditional' in rule)
    return rule.blocksAdditional === 'any'
      ? `can block any number of creatures${during}`
      : `can block an additional ${rule.blocksAdditional === 1 ? 'creature' : `${numeral(rule.blocksAdditional)} creatures`}${during === '' ? ' each combat' : during}`;
  if ('fewestBlockers' in rule)
    return `can't be blocked${during} except by ${numeral(rule.fewestBlockers)} or more creatures`;
  if ('blockedByAllOrNone' in rule)
    return `can't be blocked${during} unless all creatures defending player controls block it`;
  if ('mostBlockers' in rule)
    return `can't be blocked by more than ${numeral(rule.mostBlockers)} creature${rule.mostBlockers === 1 ? '' : 's'}${during}`;
  if ('additionalVotes' in rule)
    return `gets ${rule.additionalVotes === 1 ? 'an additional vote' : `${numeral(rule.additionalVotes)} additional votes`} while voting`;
  if ('mostCounters' in rule) {
    const { count, kind } = rule.mostCounters;
    return `can't have more than ${numeral(count)} ${kind} counter${count === 1 ? '' : 's'} on it${during}`;
  }
  if ('mayAttackAsThoughWithout' in rule)
    return `can attack${during} as though it didn't have ${rule.mayAttackAsThoughWithout}`;
  if ('attachesOnlyTo' in rule)
    return `can be attached only to ${oneText(rule.attachesOnlyTo, context)}${during}`;
  if ('costToAttack' in rule)
    return `can't attack you${rule.of === 'you' ? '' : ' or planeswalkers you control'} unless its controller pays ${rule.costToAttack}${during}`;
  if ('costToBlock' in rule) return `can't block unless its controller pays ${rule.costToBlock}${during}`;
  if ('mayPayToAttack' in rule)
    return `may have its controller ${costInSentence(rule.mayPayToAttack, context)} as it attacks${during}`;
  if ('assignsDamageAsThoughUnblocked' in rule)
    return `may have its combat damage assigned as though it weren't blocked${during}`;
  if ('assignsNoDamage' in rule) return `assigns no combat damage${during}`;
  if ('assignsDamageBy' in rule)
    return `assigns combat damage equal to its toughness rather than its power${during}`;
  if ('maximumHandSize' in rule) {
    const size = rule.maximumHandSize;
    if (size === 'none') return 'has no maximum hand size';
    if (holds(size, 'reduce') && typeof size.reduce === 'number' && size.reduce < 0)
      return `has a maximum hand size increased by ${-size.reduce}`;
    return holds(size, 'reduce')
      ? `has a maximum hand size reduced by ${quantityText(size.reduce, context)}`
      : `has a maximum hand size of ${quantityText(size, context)}`;
  }
  if ('additionalLands' in rule) {
    const lands =
      rule.additionalLands === 'any'
        ? 'any number of lands'
        : rule.additionalLands === 1
          ? 'an additional land'
          : `${inWords(rule.additionalLands, context)} additional lands`;
    return `may play ${lands}${during === '' ? ' on each of their turns' : during}`;
  }
  if ('cantEnter' in rule) return `can't have ${enteringText(rule, context)} enter the battlefield${during}`;
  if ('cantCast' in rule && rule.unless !== undefined)
    return castOnlyText(rule.cantCast, rule.unless, players, context);
  if ('cantCast' in rule) return `can't cast ${spellsText(rule.cantCast, context)}${during}`;
  if ('cantActivate' in rule)
    return `can't activate ${abilitiesOf(rule, 'abilities', context)}${rule.exceptMana ? " unless they're mana abilities" : ''}${during}`;
  if ('cantGetCounters' in rule) {
    const kind = rule.cantGetCounters === true ? '' : `${rule.cantGetCounters.kind} `;
    return `can't get ${kind}counters${during}`;
  }
  if ('cantGainLife' in rule) return `can't gain life${during}`;
  if ('cantLoseLife' in rule) return `can't lose life${during}`;
  if ('cantWin' in rule) return `can't win the game${during}`;
  if ('cantLose' in rule) return `can't lose the game${during}`;
  if ('cantSearch' in rule) return `can't search libraries${during}`;
  if ('doesntLoseForLife' in rule) return `doesn't lose the game for having 0 or less life${during}`;
  if ('cantDraw' in rule)
    return rule.cantDraw === true
      ? `can't draw cards${during}`
      : `can't draw more than ${numeral(rule.cantDraw.moreThan)} card${rule.cantDraw.moreThan === 1 ? '' : 's'} each turn`;
  if ('cantPreventDamage' in rule) return `can't have damage prevented${during}`;
  if ('mayCastAsThoughWith' in rule)
    return `may cast ${filterText({ ...rule.like, zone: 'stack', stackObject: 'spell' }, context, 'many')}${during} as though they had ${rule.mayCastAsThoughWith}`;
  if ('mayActivateAsInstant' in rule)
    return `may activate ${rule.mayActivateAsInstant} abilities any time they could cast an instant${during}`;
  if ('mayTargetAsThoughWithout' in rule)
    return `may choose ${filterText(rule.like, context, 'many')} as targets${during} as though they didn't have ${rule.mayTargetAsThoughWithout}`;
  if ('mayPlayFrom' in rule) return mayPlayText(rule, during, context);
  if ('mayCast' in rule) return `${castingForText(rule, context)}${during}`;
  if ('gainAsCast' in rule) return `have ${gainedAsCastText(rule, ['they cast', 'their'], context)}${during}`;
  if ('topRevealed' in rule) return `play with the top card of their library revealed${during}`;
  if ('playerHas' in rule) return `has ${abilitiesInText([rule.playerHas], context)}${during}`;
  if ('activatedWithAnyColor' in rule)
    return `may have its abilities activated with ${list(rule.activatedWithAnyColor.map(colorWord))} mana spent as though it were mana of any color${during}`;
  if ('spendsAsAnyColor' in rule) {
    const types = rule.spendsAsAnyColor === true ? '' : `${list(rule.spendsAsAnyColor.map(colorWord))} `;
    const others = `. You may spend other mana only as though it were colorless mana${during}`;
    return `may spend ${types}mana as though it were mana of any color${during}${rule.othersAsColorless ? others : ''}`;
  }
  if ('producesInstead' in rule) {
    const much = rule.ofAtLeast === undefined ? '' : ` ${numeral(rule.ofAtLeast)} or more`;
    return `is tapped for${much} mana, it produces {${rule.producesInstead}} instead of any other type and amount`;
  }
  if ('producesTimes' in rule) {
    const times = rule.producesTimes === 2 ? 'twice' : `${numeral(rule.producesTimes)} times`;
    return `is tapped for mana, it produces ${times} as much of that mana instead`;
  }
  if ('manaLasts' in rule && rule.as !== undefined)
    return `if you would lose unspent mana, that mana becomes ${rule.as === 'C' ? 'colorless' : colorWord(rule.as)} instead`;
  if ('manaLasts' in rule)
    return `doesn't lose unspent ${rule.manaLasts === true ? '' : `${list(rule.manaLasts.map(colorWord))} `}mana as steps and phases end${during}`;
  return limitText(rule, 'everyone', during, context) ?? '';
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
  if ('mostAttackers' in rule)
    return `${atMost(rule.mostAttackers)}${controlledBy(players, context)} can attack${each}`;
  if ('mostBlocking' in rule)
    return `${atMost(rule.mostBlocking)}${controlledBy(players, context)} can block${each}`;
  if ('mostAttackersOfYou' in rule)
    return `${atMost(rule.mostAttackersOfYou)} can attack ${playersText(players, context)}${each}`;
  if ('revealDrawn' in rule) {
    const nth = ordinals[rule.revealDrawn] ?? `${rule.revealDrawn}th`;
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
const isSomeSpells = (
  rule: RuleChange | undefined,
): rule is Extract<RuleChange, { readonly cantCast: Filter }> =>
  holds(rule, 'cantCast') && Object.keys(rule.cantCast).length > 0;

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
  if (players === 'you' && rules.every((rule) => 'topRevealed' in rule))
    return text.replace('their ', 'your ');
  if (players === 'you' && rules.every((rule) => 'cantCast' in rule && rule.unless !== undefined))
    return list(
      rules.map((rule) => `you ${ruleText(rule, during, context, players).replaceAll('their ', 'your ')}`),
    );
  if (players === 'you')
    return `you ${pluralVerb(text.replaceAll(/their (?!mana costs)/g, 'your ').replaceAll(/they (?=could|do,|cast)/g, 'you '))}`;
  const [only, ...others] = rules;
  if (players === 'everyone' && others.length === 0 && only !== undefined && 'cantActivate' in only)
    return `${abilitiesOf(only, 'activated abilities', context)} can't be activated${only.exceptMana ? " unless they're mana abilities" : ''}${during}`;
  if (players === 'everyone' && others.length === 0 && holds(only, 'cantEnter'))
    return `${enteringText(only, context)} can't enter the battlefield${during}`;
  if (players === 'everyone' && others.length === 0 && isSomeSpells(only))
    return `${spellsText(only.cantCast, context)} can't be cast${during}`;
  if (players === 'opponents' && rules.every((rule) => 'cantDraw' in rule && rule.cantDraw !== true))
    return `each opponent ${text}`;
  if (players === 'opponents') return `your opponents ${pluralVerb(text)}`;
  if (players === 'everyone') return `players ${pluralVerb(text)}`;
  return `${playersText(players, context)} ${hasCastOne(players) ? text.replace("can't cast ", "can't cast additional ") : text}`;
}

/** "lands", "creature cards in graveyards and libraries". */
const enteringText = (
  { cantEnter, from }: Extract<RuleChange, { readonly cantEnter: Filter }>,
  context: Context,
): string =>
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
  rules.some((rule) => 'cantGainLife' in rule) &&
  rules.some((rule) => 'cantLoseLife' in rule);

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
  { cantActivate, onlyLoyalty }: Extract<RuleChange, { readonly cantActivate: Filter }>,
  abilities: 'abilities' | 'activated abilities',
  context: Context,
): string {
  const isOfAny = Object.keys(cantActivate).length === 0;
  if (isOfAny) return onlyLoyalty ? 'loyalty abilities' : abilities;
  const sources = sourcesText(cantActivate, context, 'many');
  return onlyLoyalty ? `${possessive(sources)} loyalty abilities` : `${abilities} of ${sources}`;
}

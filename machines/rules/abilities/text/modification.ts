/** What continuous effects change, in words (611, 613). */
import type {
  Ability,
  Duration,
  KeywordAbility,
  Modification,
  Quantity,
  RuleChange,
} from '../../state/vocabulary/index.ts';
import { basicLandTypes } from '../../state/vocabulary/index.ts';
import type { Context } from './context.ts';
import {
  filterText,
  isPlain,
  objectsText,
  oneText,
  playersText,
  quantityText,
  where,
} from './expressions.ts';
import { keywordsText } from './keyword.ts';
import { colorWord, list, numeral, withArticle } from './words.ts';

/** A predicate in the form of "this creature": "gets +1/+1", with what stands at the end of the sentence. */
export interface Predicate {
  readonly text: string;
  /** ", where X is …", " for each …". */
  readonly tail: string;
}

const isKeyword = (ability: Ability): ability is KeywordAbility => ability.kind === 'keyword';

/** "flying, lifelink, and "{T}: Add {G}."". */
export function abilitiesInText(abilities: readonly Ability[], context: Context): string {
  const keywords = keywordsText(abilities.filter(isKeyword), context);
  const quoted = abilities
    .filter((ability) => !isKeyword(ability))
    .map((ability) => `"${context.nested(ability)}"`);
  return list([...keywords, ...quoted]);
}

const signed = (n: number): string => (n < 0 ? `-${-n}` : `+${n}`);

function powerAndToughness(
  power: Quantity,
  toughness: Quantity,
  forEach: boolean,
  context: Context,
): Predicate {
  if (typeof power === 'number' && typeof toughness === 'number') {
    const sign = power === 0 && toughness < 0 ? '-0' : signed(power);
    return { text: `gets ${sign}/${power < 0 && toughness === 0 ? '-0' : signed(toughness)}`, tail: '' };
  }
  const counted =
    typeof power === 'object' && 'count' in power
      ? power
      : typeof toughness === 'object' && 'count' in toughness
        ? toughness
        : undefined;
  const isSame = JSON.stringify(power) === JSON.stringify(toughness);
  if (counted !== undefined && (forEach || !isSame)) {
    const other = counted.count.other === true ? 'other ' : '';
    const { other: _, ...rest } = counted.count;
    return {
      text: `gets ${typeof power === 'number' ? signed(power) : '+1'}/${typeof toughness === 'number' ? signed(toughness) : '+1'}`,
      tail: ` for each ${other}${filterText(rest, context, 'one', 'in').replace("in an opponent's graveyard", "in your opponents' graveyards")}`,
    };
  }
  const sign = (quantity: Quantity): string => (typeof quantity === 'number' ? signed(quantity) : '+X');
  const said = isPlain(power) ? toughness : power;
  return { text: `gets ${sign(power)}/${sign(toughness)}`, tail: where(said, context) };
}

/** What sets types, colours, subtypes and base power and toughness together: "becomes a 1/5 white Soldier creature". */
interface Becoming {
  colors: readonly string[];
  subtypes: readonly string[];
  types: readonly string[];
  base: { readonly power: Quantity; readonly toughness: Quantity } | undefined;
  added: boolean;
  typesAdded: boolean;
}

const chosenOr = (value: readonly string[] | { readonly chosen: string }): readonly string[] =>
  'chosen' in value ? ['chosen'] : value;

function becoming(changes: readonly Modification[]): Becoming {
  const all: Becoming = {
    colors: [],
    subtypes: [],
    types: [],
    base: undefined,
    added: false,
    typesAdded: false,
  };
  for (const change of changes) {
    if ('setColors' in change) all.colors = chosenOr(change.setColors).map(colorWord);
    if ('addColors' in change) all.colors = chosenOr(change.addColors).map(colorWord);
    if ('setSubtypes' in change) all.subtypes = chosenOr(change.setSubtypes);
    if ('addSubtypes' in change) {
      all.subtypes = chosenOr(change.addSubtypes);
      all.added = true;
    }
    if ('setTypes' in change) all.types = change.setTypes;
    if ('addTypes' in change) {
      all.types = change.addTypes;
      all.typesAdded = true;
    }
    if ('set' in change) all.base = { power: change.setPower ?? 0, toughness: change.setToughness ?? 0 };
  }
  return all;
}

const isLandType = (subtype: string): boolean => basicLandTypes.some((type) => type === subtype);

function becomingText(
  changes: readonly Modification[],
  lasting: boolean,
  many: boolean,
  context: Context,
): Predicate | undefined {
  const { colors, subtypes, types, base, added, typesAdded } = becoming(changes);
  const words = [...colors, ...subtypes, ...types];
  const verb = lasting ? 'is' : 'becomes';
  if (words.length === 0) {
    if (base === undefined) return undefined;
    const isSame = JSON.stringify(base.power) === JSON.stringify(base.toughness);
    if (isSame && !isPlain(base.power))
      return {
        text: `has base power and toughness each equal to ${quantityText(base.power, context)}`,
        tail: '',
      };
    return {
      text: `has base power and toughness ${quantityText(base.power, context)}/${quantityText(base.toughness, context)}`,
      tail: '',
    };
  }
  const numbers =
    base === undefined ? '' : `${quantityText(base.power, context)}/${quantityText(base.toughness, context)}`;
  const onlyColors = subtypes.length === 0 && types.length === 0 && base === undefined;
  if (onlyColors) return { text: `${verb} ${list(colors)}`, tail: '' };
  const noun =
    types.length === 0 && base !== undefined
      ? words.join(' ')
      : [numbers, ...words].filter((word) => word !== '').join(' ');
  const withBase =
    types.length === 0 && base !== undefined ? ` with base power and toughness ${numbers}` : '';
  if (typesAdded && colors.length === 0 && subtypes.length === 0 && (lasting || base === undefined)) {
    const what = many ? `${types.join(' ')}s` : withArticle(types.join(' '));
    const size = base === undefined ? '' : ` with base power and toughness ${numbers}`;
    return { text: `${verb} ${what}${size} in addition to ${many ? 'their' : 'its'} other types`, tail: '' };
  }
  const toLand = added && subtypes.every(isLandType) && types.length === 0;
  const addition = toLand
    ? ' in addition to its other land types'
    : added && types.length === 0
      ? ' in addition to its other types'
      : '';
  const named = many && addition === '' ? `${words.join(' ')}s` : withArticle(noun);
  return { text: `${verb} ${named}${withBase}${addition}`, tail: '' };
}

/** The predicates of a list of changes, in the order of the list: "gets +1/+1", "gains flying". */
export function modificationsText(
  changes: readonly Modification[],
  /** Of a static ability ("has", "is"), or of an effect that begins ("gains", "becomes"). */
  lasting: boolean,
  many: boolean,
  context: Context,
): Predicate {
  const predicates: Predicate[] = [];
  let became = false;
  for (const change of changes) {
    if ('modifyPower' in change)
      predicates.push(powerAndToughness(change.modifyPower, change.modifyToughness, lasting, context));
    else if ('addAbilities' in change)
      predicates.push({
        text: `${lasting ? 'has' : 'gains'} ${abilitiesInText(change.addAbilities, context)}`,
        tail: '',
      });
    else if ('removeAllAbilities' in change) predicates.push({ text: 'loses all abilities', tail: '' });
    else if ('removeKeyword' in change) predicates.push({ text: `loses ${change.removeKeyword}`, tail: '' });
    else if ('removeAbilities' in change)
      predicates.push({ text: `loses ${abilitiesInText(change.removeAbilities, context)}`, tail: '' });
    else if ('cantHaveKeyword' in change)
      predicates.push({ text: `can't have or gain ${change.cantHaveKeyword}`, tail: '' });
    else if ('switchPowerToughness' in change)
      predicates.push({ text: 'has its power and toughness switched', tail: '' });
    else if ('control' in change)
      predicates.push({ text: `is controlled by ${playersText(change.control, context)}`, tail: '' });
    else if ('removeTypes' in change)
      predicates.push({ text: `isn't ${list(change.removeTypes.map(withArticle), 'or')}`, tail: '' });
    else if ('addSupertypes' in change)
      predicates.push({ text: `is ${list(change.addSupertypes)}`, tail: '' });
    else if ('removeSupertypes' in change)
      predicates.push({ text: `isn't ${list(change.removeSupertypes, 'or')}`, tail: '' });
    else if (!became) {
      became = true;
      const text = becomingText(changes, lasting, many, context);
      if (text !== undefined) predicates.push(text);
    }
  }
  return {
    text: list(predicates.map(({ text }) => text)),
    tail: predicates.map(({ tail }) => tail).join(''),
  };
}

/** "until end of turn". */
export const durationText = (until: Duration, context: Context): string =>
  until === 'untilEndOfTurn'
    ? 'until end of turn'
    : until === 'untilEndOfCombat'
      ? 'until end of combat'
      : until === 'untilYourNextTurn'
        ? 'until your next turn'
        : until === 'untilSourceLeaves'
          ? `until ${context.self} leaves the battlefield`
          : until === 'whileYouControlSource'
            ? `for as long as you control ${context.self}`
            : '';

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
export function ruleText(rule: RuleChange, during: string, context: Context): string {
  if ('cant' in rule) return `${cantWords[rule.cant] ?? `can't ${rule.cant}`}${during}`;
  if ('cantAttack' in rule) return `can't attack ${playersText(rule.cantAttack, context)}${during}`;
  if ('cantBeBlockedBy' in rule)
    return `can't be blocked by ${filterText(rule.cantBeBlockedBy, context, 'many')}${during}`;
  if ('canBlockOnly' in rule)
    return `can block only ${filterText(rule.canBlockOnly, context, 'many')}${during}`;
  if ('cantBlock' in rule) return `can't block ${filterText(rule.cantBlock, context, 'many')}${during}`;
  if ('cantBeBlockedExceptBy' in rule)
    return `can't be blocked${during} except by ${filterText(rule.cantBeBlockedExceptBy, context, 'many')}`;
  if ('mustAttack' in rule) {
    const whom = rule.mustAttack === true ? '' : ` ${playersText(rule.mustAttack, context)}`;
    return `attacks${whom}${during === '' ? ' each combat' : during} if able`;
  }
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
  if ('mostBlockers' in rule)
    return `can't be blocked by more than ${numeral(rule.mostBlockers)} creature${rule.mostBlockers === 1 ? '' : 's'}${during}`;
  if ('mayAttackAsThoughWithout' in rule)
    return `can attack${during} as though it didn't have ${rule.mayAttackAsThoughWithout}`;
  if ('attachesOnlyTo' in rule)
    return `can be attached only to ${oneText(rule.attachesOnlyTo, context)}${during}`;
  if ('costToAttack' in rule)
    return `can't attack you unless its controller pays ${rule.costToAttack}${during}`;
  if ('costToBlock' in rule) return `can't block unless its controller pays ${rule.costToBlock}${during}`;
  if ('assignsDamageAsThoughUnblocked' in rule)
    return `may have its combat damage assigned as though it weren't blocked${during}`;
  if ('assignsDamageBy' in rule)
    return `assigns combat damage equal to its toughness rather than its power${during}`;
  if ('maximumHandSize' in rule) {
    const size = rule.maximumHandSize;
    if (size === 'none') return 'has no maximum hand size';
    return typeof size === 'object' && 'reduce' in size
      ? `has a maximum hand size reduced by ${quantityText(size.reduce, context)}`
      : `has a maximum hand size of ${quantityText(size, context)}`;
  }
  if ('additionalLands' in rule)
    return rule.additionalLands === 1
      ? `may play an additional land${during === '' ? ' on each of their turns' : during}`
      : `may play ${quantityText(rule.additionalLands, context)} additional lands${during}`;
  if ('cantCast' in rule)
    return `can't cast ${filterText({ ...rule.cantCast, zone: 'stack', stackObject: 'spell' }, context, 'many')}${during}`;
  if ('cantActivate' in rule)
    return `can't activate abilities of ${filterText(rule.cantActivate, context, 'many')}${rule.exceptMana ? " unless they're mana abilities" : ''}${during}`;
  if ('cantGainLife' in rule) return `can't gain life${during}`;
  if ('cantLoseLife' in rule) return `can't lose life${during}`;
  if ('cantWin' in rule) return `can't win the game${during}`;
  if ('cantLose' in rule) return `can't lose the game${during}`;
  if ('cantDraw' in rule)
    return rule.cantDraw === true
      ? `can't draw cards${during}`
      : `can't draw more than ${numeral(rule.cantDraw.moreThan)} card${rule.cantDraw.moreThan === 1 ? '' : 's'} each turn`;
  if ('cantPreventDamage' in rule) return `can't have damage prevented${during}`;
  if ('mayCastAsThoughWith' in rule)
    return `may cast ${filterText({ ...rule.like, zone: 'stack', stackObject: 'spell' }, context, 'many')}${during} as though they had ${rule.mayCastAsThoughWith}`;
  if ('mayActivateAsInstant' in rule)
    return `may activate ${rule.mayActivateAsInstant} abilities any time you could cast an instant${during}`;
  if ('mayTargetAsThoughWithout' in rule)
    return `may choose ${filterText(rule.like, context, 'many')} as targets${during} as though they didn't have ${rule.mayTargetAsThoughWithout}`;
  if ('mayPlayFrom' in rule)
    return `may play ${Object.keys(rule.what).length === 0 ? 'lands and cast spells' : filterText(rule.what, context, 'many')} from ${rule.onlyTop ? 'the top of ' : ''}their ${rule.mayPlayFrom}${during}`;
  if ('playerHas' in rule) return `has ${abilitiesInText([rule.playerHas], context)}${during}`;
  if ('manaLasts' in rule) return `doesn't lose unspent mana as steps and phases end${during}`;
  return `has other rules${during}`;
}

/** Several rules: what they have in common is said once. */
export function rulesText(rules: readonly RuleChange[], during: string, context: Context): string {
  const texts = rules.map((rule) => ruleText(rule, during, context));
  if (texts.length === 2 && texts[0] === "can't attack alone" && texts[1] === "can't block alone")
    return "can't attack or block alone";
  return list(texts);
}

/** What continuous effects change, in words (611, 613). */
import { sameWords } from '../../state/same-words.ts';
import type {
  Ability,
  Duration,
  KeywordAbility,
  Modification,
  ModificationOf,
  Quantity,
  QuantityOf,
  Word,
} from '../../state/vocabulary/index.ts';
import { keywords } from '../keywords/index.ts';
import { baseText, becomingText } from './becoming.ts';
import { remainingText } from './conditions.ts';
import type { Context } from './context.ts';
import {
  eachCounted,
  filterText,
  isPlain,
  objectsText,
  playersText,
  quantityText,
  says,
  where,
} from './expressions/index.ts';
import { keywordsText } from './keyword.ts';
import { goingOn, list, withArticle } from './words.ts';

/** A predicate in the form of "this creature": "gets +1/+1", with what stands at the end of the sentence. */
interface Predicate {
  readonly text: string;
  /** ", where X is …", " for each …". */
  readonly tail: string;
}

const isKeyword = (ability: Ability): ability is KeywordAbility => ability.kind === 'keyword';
const isQuoted = (ability: Ability): boolean =>
  !isKeyword(ability) || keywords[ability.keyword]?.words?.quoted === true;

const isEnchanting = (ability: Ability): boolean =>
  isKeyword(ability) && keywords[ability.keyword]?.mayEnchant !== undefined;

/** "is an Aura enchantment with enchant creature": what becomes an Aura, and what it may enchant (303.4a). */
function auraText(changes: readonly Modification[], lasting: boolean, context: Context): string | undefined {
  const subtypes = changes.flatMap((change) =>
    change.change === 'addSubtypes' || change.change === 'setSubtypes' ? [change.subtypes] : [],
  );
  const types = changes.flatMap((change) => (change.change === 'setTypes' ? change.types : []));
  const given = changes.flatMap((change) => (change.change === 'addAbilities' ? change.abilities : []));
  const loses = changes.some((change) => change.change === 'removeAllAbilities');
  if (!sameWords(subtypes, [['Aura']]) || !given.some(isEnchanting)) return undefined;
  const kind = withArticle(['Aura', ...types].join(' '));
  const text = `${lasting ? 'is' : 'becomes'} ${kind} with ${abilitiesInText(given, context, 'bare')}`;
  return loses ? `${text},`.replace(/\.",$/, ',"').concat(' and it loses all other abilities') : text;
}

/** "flying, lifelink, and "{T}: Add {G}."". */
export function abilitiesInText(
  abilities: readonly Ability[],
  context: Context,
  keywordsAre: 'quoted' | 'bare' = 'quoted',
): string {
  // What has "enchant creature" speaks of the enchanted creature (303.4b).
  const own = context.face.abilities ?? [];
  const face = abilities.some(isEnchanting)
    ? { ...context.face, abilities: [...abilities, ...own] }
    : context.receiver;
  const said: string[] = [];
  let line: KeywordAbility[] = [];
  const close = () => {
    said.push(...keywordsText(line, context));
    line = [];
  };
  for (const ability of abilities) {
    if (isKeyword(ability) && (keywordsAre === 'bare' || !isQuoted(ability))) line.push(ability);
    else {
      close();
      const text = context.nested(ability, undefined, face);
      said.push(`"${isKeyword(ability) ? goingOn(text, context.self) : text}"`);
    }
  }
  close();
  return list(said).replaceAll('.",', ',"');
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
  const each = perEach(power, toughness, forEach, context);
  if (each !== undefined) return each;
  const counted = eachCounted(power, context) ?? eachCounted(toughness, context);
  const isSame = sameWords(power, toughness);
  if (counted !== undefined && (forEach || !isSame))
    return {
      text: `gets ${typeof power === 'number' ? signed(power) : '+1'}/${typeof toughness === 'number' ? signed(toughness) : '+1'}`,
      tail: ` for each ${counted.replace("in an opponent's graveyard", "in your opponents' graveyards")}`,
    };
  if (isSame && says(power, 'unspentMana'))
    return {
      text: 'gets +1/+1',
      tail: ` for each ${quantityText(power, context).replace('the amount of ', '')}`,
    };
  if (isSame && says(power, 'count') && power.of.anyType?.length === 2) {
    const each = filterText(power.of, context, 'one', 'in').replace(' or ', ' and/or ');
    return { text: 'gets +1/+1', tail: ` for each ${each}` };
  }
  const isLower = isLess(power) || isLess(toughness);
  const sign = (quantity: Quantity): string =>
    typeof quantity === 'number'
      ? isLower && quantity === 0
        ? '-0'
        : signed(quantity)
      : isLess(quantity)
        ? '-X'
        : '+X';
  const twice = [power, toughness].every((one) => isLess(one) && one.of[0] === -2) ? 'twice ' : '';
  const one = isPlain(power) ? toughness : power;
  const said = isLess(one) ? one.of[1] : one;
  return { text: `gets ${twice}${sign(power)}/${sign(toughness)}`, tail: where(said, context) };
}

/** "gets -1/-1 for each card in your hand", "gets +2/+0 for each …": so many times the same. */
function perEach(
  power: Quantity,
  toughness: Quantity,
  forEach: boolean,
  context: Context,
): Predicate | undefined {
  const parts = [power, toughness].map((one) =>
    says(one, 'times') && typeof one.of[0] === 'number' ? { n: one.of[0], of: one.of[1] } : { n: 1, of: one },
  );
  const [first, second] = parts.map((part) => (part.of === 0 ? { n: 0, of: part.of } : part));
  const of = first?.n === 0 ? second?.of : first?.of;
  if (first === undefined || second === undefined || of === undefined || typeof of === 'number')
    return undefined;
  if (first.n !== 0 && second.n !== 0 && !sameWords(first.of, second.of)) return undefined;
  const most = Math.max(Math.abs(first.n), Math.abs(second.n));
  if (most === 1 && first.n + second.n > 0) return undefined;
  if (most === 1 && !forEach) return undefined;
  const counted = eachCounted(of, context);
  if (counted === undefined) return undefined;
  const isLower = first.n + second.n < 0;
  const sign = (n: number): string => (n === 0 && isLower ? '-0' : signed(n));
  return { text: `gets ${sign(first.n)}/${sign(second.n)}`, tail: ` for each ${counted}` };
}

/** So much less, or twice that. */
const isLess = (quantity: Quantity): quantity is QuantityOf<'times'> =>
  says(quantity, 'times') && (quantity.of[0] === -1 || quantity.of[0] === -2);

/** Several predicates in one, and each by itself. */
export interface Predicates extends Predicate {
  readonly parts: readonly string[];
}

const plain = (text: string): Predicate => ({ text, tail: '' });

/** What one change says by itself; `becomes`: what all such changes of a list make of something is said in one. */
function predicateOf(change: Modification, lasting: boolean, context: Context): Predicate | 'becomes' {
  const has = lasting ? 'has' : 'gains';
  switch (change.change) {
    case 'modifyPowerToughness':
      return powerAndToughness(change.power, change.toughness, lasting, context);
    case 'addAbilities':
      return plain(`${has} ${abilitiesInText(change.abilities, context)}`);
    case 'addActivatedOf':
      return plain(`${has} all activated abilities of ${objectsText(change.of, context, 'object')}`);
    case 'removeThisAbility':
      return plain('loses this ability');
    case 'removeAllAbilities':
      return plain(`loses all abilities${change.except === 'mana' ? ' except mana abilities' : ''}`);
    case 'removeSubtypes':
      return plain(`loses all ${change.of} types`);
    case 'removeKeyword':
      return plain(`loses ${change.keyword}`);
    case 'removeAbilities':
      return plain(`loses ${abilitiesInText(change.abilities, context)}`);
    case 'cantHaveKeyword':
      return plain(`can't have or gain ${change.keyword}`);
    case 'switchPowerToughness':
      return plain('has its power and toughness switched');
    case 'control':
      return plain(`is controlled by ${playersText(change.by, context)}`);
    case 'changeWord':
      return plain(`has ${saidWord(change.from)} in its text replaced with ${saidWord(change.to)}`);
    case 'setName':
      return plain(`${lasting ? 'is' : 'becomes'} named ${saidName(change.name)}`);
    case 'addToName':
      return plain(`has "${change.word}" added to its name`);
    case 'addNamesOf':
      return plain(`has all names of ${cardsText(change)}`);
    case 'fullTextOf': {
      const more =
        change.and === undefined ? '' : ` and has the text ${abilitiesInText(change.and, context)}`;
      return plain(`has the full text of ${objectsText(change.of, context, 'object')}${more}`);
    }
    case 'setText':
      return plain('has the text of another object');
    case 'removeTypes':
      return plain(`isn't ${list(change.types.map(withArticle), 'or')}`);
    case 'addSupertypes':
      return plain(`is ${list(change.supertypes)}`);
    case 'removeSupertypes':
      return plain(`isn't ${list(change.supertypes, 'or')}`);
    case 'addTypes':
    case 'setTypes':
    case 'addSubtypes':
    case 'setSubtypes':
    case 'addColors':
    case 'setColors':
    case 'setPowerToughness':
      return 'becomes';
    default:
      return change satisfies never;
  }
}

/** The predicates of a list of changes, in the order of the list: "gets +1/+1", "gains flying". */
export function modificationsText(
  changes: readonly Modification[],
  /** Of a static ability ("has", "is"), or of an effect that begins ("gains", "becomes"). */
  lasting: boolean,
  many: boolean,
  context: Context,
): Predicates {
  const aura = auraText(changes, lasting, context);
  if (aura !== undefined) return { text: aura, parts: [aura], tail: '' };
  const predicates: Predicate[] = [];
  let became = false;
  let sized: Modification | null = null;
  for (const change of changes) {
    if (change.change === 'setPowerToughness' && !became && setsTypesAfter(changes, change)) {
      // Said in the order in which the text has it: "have base power and toughness 2/2 and are Bears".
      sized = change;
      predicates.push(
        plain(`has ${baseText({ power: change.power, toughness: change.toughness }, context)}`),
      );
      continue;
    }
    const said = predicateOf(change, lasting, context);
    if (said !== 'becomes') predicates.push(said);
    else if (!became) {
      became = true;
      const text = becomingText(
        changes.filter((one) => one !== sized),
        lasting,
        many,
        context,
      );
      if (text !== undefined) predicates.push(plain(text));
    }
  }
  // "Gets +1/+0 for each Gate you control and has vigilance": what is for each of them stands beside it.
  const isBeside = ({ tail }: Predicate): boolean => predicates.length > 1 && tail.startsWith(' for each ');
  const parts = withWhatItHas(
    changes,
    lasting,
    predicates.map((one) => (isBeside(one) ? `${one.text}${one.tail}` : one.text)),
  );
  return {
    text: list(parts),
    parts,
    tail: predicates.map((one) => (isBeside(one) ? '' : one.tail)).join(''),
  };
}

/** "becomes a Human Spirit Warrior with trample and lifelink", said of creature types and keywords alone. */
function withWhatItHas(
  changes: readonly Modification[],
  lasting: boolean,
  [first = '', second = '', ...more]: readonly string[],
): readonly string[] {
  const [kind, having] = changes;
  const given = changes.flatMap((change) => (change.change === 'addAbilities' ? change.abilities : []));
  const isSized =
    /^becomes? (an? )?\d+\/\d+ /.test(first) && second.startsWith('gains ') && more.length === 0;
  const isCreature = lasting && /^is an? \d+\/\d+ .* creature$/.test(first) && second.startsWith('has ');
  if (isCreature && more.length === 0 && given.every(isKeyword))
    return [`${first} ${second.replace(/^has/, 'with')}`];
  const isKind = /^becomes? an? .* creature$/.test(first) && second.startsWith('gains ') && more.length === 0;
  if (!lasting && ((isSized && given.every(isKeyword)) || (isKind && !given.some(isKeyword))))
    return [`${first} ${second.replace(/^gains/, 'with')}`];
  const isShort =
    !lasting &&
    changes.length === 2 &&
    kind?.change === 'setSubtypes' &&
    having?.change === 'addAbilities' &&
    having.abilities.every(isKeyword);
  return isShort
    ? [`${first} ${second.replace(/^gains/, 'with')}`, ...more]
    : [first, second, ...more].filter((text) => text !== '');
}

const saidName = (word: Word): string => (typeof word === 'string' ? word : 'as chosen');
/** "nonlegendary creature cards". */
const cardsText = ({ notSupertype, type }: ModificationOf<'addNamesOf'>): string =>
  `${notSupertype === undefined ? '' : `non${notSupertype} `}${type} cards`;
const saidWord = (word: Word): string => (typeof word === 'string' ? `"${word}"` : 'the chosen word');

/** Only subtypes come after the size: then both are said by themselves. */
function setsTypesAfter(changes: readonly Modification[], size: Modification): boolean {
  const after = changes.slice(changes.indexOf(size) + 1);
  return after.length > 0 && after.every((change) => change.change === 'addSubtypes');
}

/** "until end of turn". */
export const durationText = (until: Duration, context: Context): string =>
  typeof until === 'object'
    ? 'whileItIs' in until
      ? `for as long as it's ${until.whileItIs}`
      : 'forAsLongAs' in until
        ? `for as long as ${remainingText(until.forAsLongAs, context)}`
        : `for as long as it has ${withArticle(`${until.whileItHas} counter`)} on it`
    : until === 'untilEndOfTurn'
      ? 'until end of turn'
      : until === 'untilEndOfCombat'
        ? 'until end of combat'
        : until === 'untilItsNextUntapStep'
          ? "until its controller's next untap step"
          : until === 'untilYourNextTurn'
            ? 'until your next turn'
            : until === 'untilEndOfYourNextTurn'
              ? 'until the end of your next turn'
              : until === 'untilSourceLeaves'
                ? `until ${context.self} leaves the battlefield`
                : until === 'whileYouControlSource'
                  ? `for as long as you control ${context.self}`
                  : until === 'whileYouControlIt'
                    ? 'until you lose control of it'
                    : '';

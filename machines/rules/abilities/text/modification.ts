/** What continuous effects change, in words (611, 613). */
import { sameWords } from '../../state/same-words.ts';
import type {
  Ability,
  Duration,
  KeywordAbility,
  Modification,
  Quantity,
  Word,
} from '../../state/vocabulary/index.ts';
import { keywords } from '../keywords/index.ts';
import { baseText, becomingText } from './becoming.ts';
import { remainingText } from './conditions.ts';
import type { Context } from './context.ts';
import {
  eachCounted,
  filterText,
  holds,
  isPlain,
  objectsText,
  playersText,
  quantityText,
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
    'addSubtypes' in change ? [change.addSubtypes] : 'setSubtypes' in change ? [change.setSubtypes] : [],
  );
  const types = changes.flatMap((change) => ('setTypes' in change ? change.setTypes : []));
  const given = changes.flatMap((change) => ('addAbilities' in change ? change.addAbilities : []));
  const loses = changes.some((change) => 'removeAllAbilities' in change);
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
  const counted = eachCounted(power, context) ?? eachCounted(toughness, context);
  const isSame = sameWords(power, toughness);
  if (counted !== undefined && (forEach || !isSame))
    return {
      text: `gets ${typeof power === 'number' ? signed(power) : '+1'}/${typeof toughness === 'number' ? signed(toughness) : '+1'}`,
      tail: ` for each ${counted.replace("in an opponent's graveyard", "in your opponents' graveyards")}`,
    };
  if (isSame && holds(power, 'unspentMana'))
    return {
      text: 'gets +1/+1',
      tail: ` for each ${quantityText(power, context).replace('the amount of ', '')}`,
    };
  if (isSame && holds(power, 'count') && power.count.anyType?.length === 2) {
    const each = filterText(power.count, context, 'one', 'in').replace(' or ', ' and/or ');
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
  const twice = [power, toughness].every((one) => isLess(one) && one.times[0] === -2) ? 'twice ' : '';
  const one = isPlain(power) ? toughness : power;
  const said = isLess(one) ? one.times[1] : one;
  return { text: `gets ${twice}${sign(power)}/${sign(toughness)}`, tail: where(said, context) };
}

/** So much less, or twice that. */
const isLess = (quantity: Quantity): quantity is Extract<Quantity, { readonly times: unknown }> =>
  holds(quantity, 'times') && (quantity.times[0] === -1 || quantity.times[0] === -2);

/** Several predicates in one, and each by itself. */
export interface Predicates extends Predicate {
  readonly parts: readonly string[];
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
    if ('modifyPower' in change)
      predicates.push(powerAndToughness(change.modifyPower, change.modifyToughness, lasting, context));
    else if ('addAbilities' in change)
      predicates.push({
        text: `${lasting ? 'has' : 'gains'} ${abilitiesInText(change.addAbilities, context)}`,
        tail: '',
      });
    else if ('addActivatedOf' in change)
      predicates.push({
        text: `${lasting ? 'has' : 'gains'} all activated abilities of ${objectsText(change.addActivatedOf, context, 'object')}`,
        tail: '',
      });
    else if ('removeThisAbility' in change) predicates.push({ text: 'loses this ability', tail: '' });
    else if ('removeAllAbilities' in change) {
      const except = change.removeAllAbilities === 'exceptMana' ? ' except mana abilities' : '';
      predicates.push({ text: `loses all abilities${except}`, tail: '' });
    } else if ('removeSubtypes' in change)
      predicates.push({ text: `loses all ${change.removeSubtypes} types`, tail: '' });
    else if ('removeKeyword' in change) predicates.push({ text: `loses ${change.removeKeyword}`, tail: '' });
    else if ('removeAbilities' in change)
      predicates.push({ text: `loses ${abilitiesInText(change.removeAbilities, context)}`, tail: '' });
    else if ('cantHaveKeyword' in change)
      predicates.push({ text: `can't have or gain ${change.cantHaveKeyword}`, tail: '' });
    else if ('switchPowerToughness' in change)
      predicates.push({ text: 'has its power and toughness switched', tail: '' });
    else if ('control' in change)
      predicates.push({ text: `is controlled by ${playersText(change.control, context)}`, tail: '' });
    else if ('changeWord' in change)
      predicates.push({
        text: `has ${saidWord(change.changeWord)} in its text replaced with ${saidWord(change.to)}`,
        tail: '',
      });
    else if ('setName' in change)
      predicates.push({ text: `${lasting ? 'is' : 'becomes'} named ${saidName(change.setName)}`, tail: '' });
    else if ('addNamesOf' in change)
      predicates.push({ text: `has all names of ${cardsText(change.addNamesOf)}`, tail: '' });
    else if ('fullTextOf' in change) {
      const more =
        change.and === undefined ? '' : ` and has the text ${abilitiesInText(change.and, context)}`;
      const text = `has the full text of ${objectsText(change.fullTextOf, context, 'object')}${more}`;
      predicates.push({ text, tail: '' });
    } else if ('removeTypes' in change)
      predicates.push({ text: `isn't ${list(change.removeTypes.map(withArticle), 'or')}`, tail: '' });
    else if ('addSupertypes' in change)
      predicates.push({ text: `is ${list(change.addSupertypes)}`, tail: '' });
    else if ('removeSupertypes' in change)
      predicates.push({ text: `isn't ${list(change.removeSupertypes, 'or')}`, tail: '' });
    else if ('set' in change && !became && setsTypesAfter(changes, change)) {
      // Said in the order in which the text has it: "have base power and toughness 2/2 and are Bears".
      sized = change;
      const { setPower: power, setToughness: toughness } = change;
      predicates.push({ text: `has ${baseText({ power, toughness }, context)}`, tail: '' });
    } else if (!became) {
      became = true;
      const text = becomingText(
        changes.filter((one) => one !== sized),
        lasting,
        many,
        context,
      );
      if (text !== undefined) predicates.push({ text, tail: '' });
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
  const given = changes.flatMap((change) => ('addAbilities' in change ? change.addAbilities : []));
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
    kind !== undefined &&
    'setSubtypes' in kind &&
    having !== undefined &&
    'addAbilities' in having &&
    having.addAbilities.every(isKeyword);
  return isShort
    ? [`${first} ${second.replace(/^gains/, 'with')}`, ...more]
    : [first, second, ...more].filter((text) => text !== '');
}

const saidName = (word: Word): string => (typeof word === 'string' ? word : 'as chosen');
/** "nonlegendary creature cards". */
const cardsText = ({
  notSupertype,
  type,
}: Extract<Modification, { addNamesOf: unknown }>['addNamesOf']): string =>
  `${notSupertype === undefined ? '' : `non${notSupertype} `}${type} cards`;
const saidWord = (word: Word): string => (typeof word === 'string' ? `"${word}"` : 'the chosen word');

/** Only subtypes come after the size: then both are said by themselves. */
function setsTypesAfter(changes: readonly Modification[], size: Modification): boolean {
  const after = changes.slice(changes.indexOf(size) + 1);
  return after.length > 0 && after.every((change) => 'addSubtypes' in change);
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

/** What is said of copies: their exceptions (707.9). */
import type {
  CopyException,
  Filter,
  Instruction,
  Modification,
  Objects,
  Players,
} from '../../state/vocabulary/index.ts';
import type { Context } from './context.ts';
import {
  filterText,
  holds,
  howMany,
  isBesides,
  isSeveral,
  isYou,
  objectsByKind,
  objectsText,
  oneText,
  quantityText,
} from './expressions/index.ts';
import { abilitiesInText, durationText, modificationsText } from './modification.ts';
import { enteringText, entersFighting } from './moving.ts';
import { type Clause, order, playerDoes } from './parts.ts';
import { list, withArticle } from './words.ts';

/** How the words call the copy and what it copies. */
export interface CopyWords {
  /** "it", "the token", "the copy". */
  readonly copy: string;
  /** "that creature", "equipped creature", "the spell". */
  readonly copied: string;
}

/** ", except it's an Illusion in addition to its other types and it has …"; nothing without exceptions. */
export function exceptionsText(
  exceptions: readonly CopyException[] | undefined,
  words: CopyWords,
  context: Context,
): string {
  if (exceptions === undefined || exceptions.length === 0) return '';
  return `, except ${list(clauses(exceptions, words, context))}`;
}

function clauses(
  exceptions: readonly CopyException[],
  words: CopyWords,
  context: Context,
): readonly string[] {
  const { copied, copy } = words;
  const are = copy === 'they';
  const is = copy === 'it' ? "it's" : `${copy} ${are ? 'are' : 'is'}`;
  const has = `${copy} ${are ? 'have' : 'has'}`;
  const doesnt = `${copy} ${are ? "don't" : "doesn't"}`;
  const isnt = `${copy} ${are ? "aren't" : "isn't"}`;
  const found: string[] = [];
  const becoming = exceptions.filter(isBecoming);
  const clauseOf = (exception: Exclude<CopyException, Becoming>): string => {
    switch (exception.change) {
      case 'addAbilities':
        return `${has} ${abilitiesInText(exception.abilities, context)}`;
      case 'thisAbility':
        return `${has} this ability`;
      case 'setName':
        return `its name is ${exception.name}`;
      case 'noManaCost':
        return `${has} no mana cost`;
      case 'notCopied':
        return `${doesnt} copy ${copied}'s ${exception.what}`;
      case 'addSupertypes':
        return `${is} ${list(exception.supertypes)} in addition to its other types`;
      case 'removeSupertypes': {
        const types = list(exception.supertypes, 'or');
        return `${isnt} ${types} if ${copied} is ${types}`;
      }
      case 'removeTypes':
        return `${isnt} ${list(exception.types.map(withArticle), 'or')}`;
      case 'removeKeyword':
        return `${doesnt} have ${exception.keyword}`;
      case 'entersWith':
        return `${copy} enters with ${howMany(exception.count, `additional ${exception.kind} counter`)} on it`;
      case 'ifType':
        return `${list(clauses(exception.except, words, context))} if ${is} ${withArticle(exception.type)}`;
      default:
        return exception satisfies never;
    }
  };
  let became = false;
  for (const exception of exceptions) {
    if (!isBecoming(exception)) found.push(clauseOf(exception));
    else if (!became) {
      found.push(`${is} ${becomingText(becoming, are, context)}`);
      became = true;
    }
  }
  return found;
}

/** What exceptions of these kinds make of the copy is said in one. */
const becomingKinds = [
  'addTypes',
  'setTypes',
  'addSubtypes',
  'setSubtypes',
  'addColors',
  'setColors',
  'setPowerToughness',
] as const satisfies readonly CopyException['change'][];

type Becoming = Extract<CopyException, { readonly change: (typeof becomingKinds)[number] }>;

const isBecoming = (exception: CopyException): exception is Becoming =>
  becomingKinds.some((kind) => kind === exception.change);

/** "a 3/3 black Zombie creature in addition to its other types", "red", "7/7". */
function becomingText(becoming: readonly Becoming[], many: boolean, context: Context): string {
  const [first] = becoming;
  if (becoming.length === 1 && first?.change === 'setPowerToughness')
    return `${quantityText(first.power ?? 0, context)}/${quantityText(first.toughness ?? 0, context)}`;
  const changes: readonly Modification[] = becoming;
  const text = modificationsText(changes, true, many, context)
    .text.replace(/^is /, '')
    .replace(/^an? (.*) with base power and toughness (\S+)/, (_, kind, size) =>
      withArticle(`${size} ${kind}`),
    );
  const isAdded = becoming.some(
    (one) => one.change === 'addTypes' || one.change === 'addSubtypes' || one.change === 'addColors',
  );
  return !isAdded || text.includes('in addition') ? text : `${text} in addition to its other types`;
}

/** "a 2/2 artifact creature with flying", "a 1/6 Wall artifact creature with defender in addition to its other types". */
export function whatItBecomes(exceptions: readonly CopyException[], context: Context): string {
  const words = exceptions.flatMap((one) =>
    one.change === 'setPowerToughness'
      ? [`${quantityText(one.power ?? 0, context)}/${quantityText(one.toughness ?? 0, context)}`]
      : [],
  );
  const subtypes = exceptions.flatMap((one) => (one.change === 'addSubtypes' ? one.subtypes : []));
  const types = exceptions.flatMap((one) => (one.change === 'addTypes' ? one.types : []));
  const given = exceptions.flatMap((one) => (one.change === 'addAbilities' ? one.abilities : []));
  const having = given.length === 0 ? '' : ` with ${abilitiesInText(given, context)}`;
  // 205.1b: an "artifact creature" keeps its other types without saying so.
  const added = subtypes.length === 0 ? '' : ' in addition to its other types';
  return `${withArticle([...words, ...subtypes, ...types].join(' '))}${having}${added}`;
}

/** "Copy that spell. You may choose new targets for the copy."; "Copy it for each other creature that it could target." */
export function copySpellClause(
  instruction: Extract<Instruction, { do: 'copySpell' }>,
  what: string,
  context: Context,
): Clause {
  const { count = 1, except, forEach, newTargets, target, who } = instruction;
  const times = count === 1 ? '' : count === 2 ? ' twice' : ` ${quantityText(count, context)} times`;
  const each =
    forEach === undefined
      ? ''
      : ` for each ${[
          ...(forEach.objects === undefined ? [] : [eachText(forEach.objects, context)]),
          ...(forEach.players === undefined ? [] : ['player']),
        ].join(' or ')} that the spell could target`;
  const copies = `${what}${times}${each}${exceptionsText(except, { copy: 'the copy', copied: 'the spell' }, context)}`;
  const one = count === 1 && forEach === undefined;
  if (one && newTargets === true && holds(who, 'event'))
    return playerDoes(who, 'copies', ' it and may choose new targets for the copy', context);
  const after =
    newTargets === true
      ? isSeveralPlayers(who)
        ? `Each of those players may choose new targets for their ${one ? 'copy' : 'copies'}.`
        : `${isYou(who) ? 'You' : 'That player'} may choose new targets for the ${one ? 'copy' : 'copies'}.`
      : target !== undefined
        ? `The copy targets ${objectsText(target, context, 'object')}.`
        : forEach !== undefined
          ? `Each copy targets a different one of those ${list([
              ...(forEach.objects === undefined ? [] : [filterNoun(forEach.objects, context)]),
              ...(forEach.players === undefined ? [] : ['players']),
            ])}.`
          : undefined;
  const does = isYou(who) ? order(`copy ${copies}`) : playerDoes(who, 'copies', ` ${copies}`, context);
  return { ...does, ...(after && { after }) };
}

const isSeveralPlayers = (who: Players | undefined): boolean =>
  who === 'everyone' || who === 'opponents' || who === 'everyoneElse' || holds(who, 'playersWith');

const filterNoun = ({ type }: Filter, context: Context): string =>
  filterText(type === undefined ? {} : { type }, context, 'many');

/** "other creature you control", of which there is one copy each. */
const eachText = (filter: Filter, context: Context): string =>
  oneText(filter, context)
    .replace(/^another /, 'other ')
    .replace(/^an? /, '');

/** What a phrase has just named, named again: "target creature" is "that creature". */
const again = (words: Objects, said: string, context: Context): string =>
  holds(words, 'target') ? objectsByKind(words, context) : words === 'self' ? context.self : said;

/** "create a tapped token that's a copy of target creature, except …". */
export function createCopyClause(
  instruction: Extract<Instruction, { do: 'createCopy' }>,
  context: Context,
): Clause {
  const { count = 1, except, of, tapped, who } = instruction;
  const copied = of === 'self' ? context.self : objectsText(of, context, 'object');
  const fights = entersFighting(instruction);
  const tokens = howMany(count, `${tapped && !fights ? 'tapped ' : ''}token`);
  const are = count === 1 ? "that's" : 'that are';
  const copies = count === 1 ? 'a copy' : 'copies';
  const state = fights ? ` and ${are} ${enteringText(instruction, context)}` : '';
  // What it has besides calls the token itself.
  const within: Context = {
    ...context,
    nested: (ability, names) => context.nested(ability, names, { types: ['creature'] }),
  };
  const exceptions = exceptionsText(except, { copy: 'it', copied: again(of, copied, context) }, within);
  return playerDoes(who, 'creates', ` ${tokens} ${are} ${copies} of ${copied}${state}${exceptions}`, context);
}

/** "this creature becomes a copy of target creature until end of turn, except …". */
export function becomeCopyClause(
  { except, of, until, what }: Extract<Instruction, { do: 'becomeCopy' }>,
  context: Context,
): Clause {
  const during = ` ${durationText(until, context)}`.trimEnd();
  const quantifier = holds(what, 'all') && isBesides(what.all) ? 'each' : 'bare';
  const isOfSeveral = isSeveral(what, context) && quantifier !== 'each';
  const subject =
    what === 'self' && isSaid(of, context) ? context.self : objectsText(what, context, 'subject', quantifier);
  const copied =
    of === 'attached' && context.mentioned.has('attached')
      ? context.attached.replace(/^\w+ /, 'that ')
      : objectsByKind(of, context);
  const exceptions = exceptionsText(except, { copy: 'it', copied: again(of, copied, context) }, context);
  return {
    subject,
    predicate: `${isOfSeveral ? 'become copies' : 'becomes a copy'} of ${copied}${during}${exceptions}`,
  };
}

/** Whether what is copied was spoken of before, so that the copy is named. */
const isSaid = (of: Objects, { mentioned }: Context): boolean =>
  holds(of, 'target') && mentioned.has(`target${of.target}`);

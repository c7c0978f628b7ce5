/** Where a word of the vocabulary has its home: what it is called, by which rule it goes, and in which file it stands. */
import { actions } from '../rules/abilities/actions/index.ts';
import type { Family } from '../rules/abilities/check/form.ts';
import { keywords } from '../rules/abilities/keywords/index.ts';
import { isRecord } from '../rules/state/is-record.ts';
import { conditions } from './conditions/index.ts';
import { costs } from './costs/index.ts';
import { durations } from './durations/index.ts';
import { exceptions } from './exceptions/index.ts';
import { filters } from './filters/index.ts';
import { instructions } from './instructions/index.ts';
import { modifications } from './modifications/index.ts';
import { places } from './places.ts';
import { quantities } from './quantities/index.ts';
import { replacedWords } from './replacements/index.ts';
import { ruleWords } from './rules/index.ts';
import { statics } from './statics/index.ts';
import { triggerWords } from './triggers/index.ts';

export interface Home {
  /** The family that it is a word of: "instruction", "trigger condition". */
  readonly family: string;
  /** The word itself; nothing where a family has but one kind. */
  readonly word: string;
  /** The rule that it goes by: `701.17a`. */
  readonly rule: string;
  /** Its file, from the top of the project. */
  readonly file: string;
}

/** A family of which each has a word in this field, and where its words are. */
interface Tagged {
  readonly called: string;
  readonly tag: string;
  readonly in: keyof typeof places;
  readonly words: object;
}

const tagged: { readonly [Of in Family]?: Tagged } = {
  condition: { called: 'condition', tag: 'holds', in: 'conditions', words: conditions },
  'copy exception': { called: 'exception to copying', tag: 'change', in: 'exceptions', words: exceptions },
  'cost part': { called: 'cost', tag: 'pay', in: 'costs', words: costs },
  instruction: { called: 'instruction', tag: 'do', in: 'instructions', words: instructions },
  modification: { called: 'change', tag: 'change', in: 'modifications', words: modifications },
  quantity: { called: 'quantity', tag: 'number', in: 'quantities', words: quantities },
  'replaced event': { called: 'replaced event', tag: 'would', in: 'replacements', words: replacedWords },
  'rule change': { called: 'changed rule', tag: 'rule', in: 'rules', words: ruleWords },
  trigger: { called: 'trigger', tag: 'on', in: 'triggers', words: triggerWords },
};

/** Families of which all are said alike, in files of their own. */
const alike: { readonly [Of in Family]?: Omit<Home, 'family'> } = {
  mode: { word: 'mode', rule: '700.2', file: 'machines/words/modes.ts' },
  objects: { word: 'objects', rule: '109.1', file: 'machines/words/objects.ts' },
  players: { word: 'players', rule: '102.1', file: 'machines/words/objects.ts' },
  replacement: { word: 'instead', rule: '614.1', file: 'machines/words/replacements/instead.ts' },
  target: { word: 'target', rule: '115.1', file: 'machines/words/targets.ts' },
};

/** Kinds of abilities (113.3), and where it is said what they are. */
const kinds: Readonly<Record<string, Omit<Home, 'family' | 'word'>>> = {
  activated: { rule: '602.1', file: 'machines/words/abilities.ts' },
  triggered: { rule: '603.1', file: 'machines/words/abilities.ts' },
  static: { rule: '604.1', file: 'machines/words/statics/wording.ts' },
  spell: { rule: '113.3a', file: 'machines/words/sentences.ts' },
};

/** A word as files are called: "loseLife" is in `lose-life`, "First strike" in `first-strike`. */
const kebab = (word: string): string =>
  word
    .replaceAll(/([a-z])([A-Z])/g, '$1-$2')
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, '-')
    .replace(/-$/, '');

/** Where a word of a table is, and by which rule it goes; nothing where there is no such word. */
export function placed(
  { in: table, words }: Pick<Tagged, 'in' | 'words'>,
  word: string,
): { readonly file: string; readonly rule: string } | undefined {
  if (!Object.hasOwn(words, word)) return undefined;
  const { files, rule, rules } = places[table];
  const [own, ruled]: readonly Readonly<Record<string, string>>[] = [files, rules];
  return {
    file: `machines/words/${table}/${own?.[word] ?? kebab(word)}.ts`,
    rule: ruled?.[word] ?? rule,
  };
}

/** Keywords that are in a file with others. */
const inFileOf = (keyword: string): string =>
  keyword === 'bands with other' ? 'banding' : /^\w+walk$/.test(keyword) ? 'landwalk' : kebab(keyword);

/** The home of a keyword's module. */
function ofKeyword(keyword: string): Home | undefined {
  const rule = keywords[keyword]?.rule;
  return rule === undefined
    ? undefined
    : {
        family: 'keyword',
        word: keyword,
        rule,
        file: `machines/rules/abilities/keywords/${inFileOf(keyword)}.ts`,
      };
}

/** The home of a keyword action's module. */
function ofAction(action: string): Home | undefined {
  const rule = actions[action]?.rule;
  return rule === undefined
    ? undefined
    : {
        family: 'keyword action',
        word: action,
        rule,
        file: `machines/rules/abilities/actions/${kebab(action)}.ts`,
      };
}

/** The home of a word of a family with a table. */
function ofTagged(family: Tagged, word: string): Home | undefined {
  const place = placed(family, word);
  if (place === undefined) return undefined;
  const meanings: Readonly<Record<string, { readonly meaning: { readonly rule: string } }>> = instructions;
  const rule = family.in === 'instructions' ? meanings[word]?.meaning.rule : undefined;
  return { family: family.called, word, rule: rule ?? place.rule, file: place.file };
}

/** The home of what a part of this family says; nothing where it is no word of the vocabulary. */
export function homeOf(family: Family, part: unknown): Home | undefined {
  const one = alike[family];
  if (one !== undefined) return { family, ...one };
  if (!isRecord(part)) return undefined;
  if (family === 'ability') {
    const { kind, keyword } = part;
    if (kind === 'keyword') return typeof keyword === 'string' ? ofKeyword(keyword) : undefined;
    const place = typeof kind === 'string' ? kinds[kind] : undefined;
    return place === undefined || typeof kind !== 'string'
      ? undefined
      : { family: 'ability', word: kind, ...place };
  }
  const table = tagged[family];
  const word = table === undefined ? undefined : part[table.tag];
  if (table === undefined || typeof word !== 'string') return undefined;
  if ((family === 'instruction' || family === 'cost part') && typeof part.action === 'string')
    return ofAction(part.action) ?? ofTagged(table, word);
  return ofTagged(table, word);
}

/** Families of which a field is a word. */
const byField = {
  filter: { called: 'description', in: 'filters', words: filters },
  ability: { called: 'statement', in: 'statics', words: statics },
} as const;

/** The home of a field of a part: a word of a description, what a static ability states, how long something lasts. */
export function homeOfField(family: Family, field: string, value: unknown): Home | undefined {
  const of = family === 'filter' || family === 'ability' ? byField[family] : undefined;
  const place = of && placed(of, field);
  if (of !== undefined && place !== undefined) return { family: of.called, word: field, ...place };
  if (field !== 'until') return undefined;
  const word = isRecord(value) ? Object.keys(value)[0] : value;
  const lasts = typeof word === 'string' ? placed({ in: 'durations', words: durations }, word) : undefined;
  return lasts === undefined || typeof word !== 'string' ? undefined : { family: 'duration', word, ...lasts };
}

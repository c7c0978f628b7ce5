/** Where a word of the vocabulary has its home: what it is called, by which rule it goes, and in which file it stands. */
import { actions } from '../rules/abilities/actions/index.ts';
import type { Family } from '../rules/abilities/check/form.ts';
import { keywords } from '../rules/abilities/keywords/index.ts';
import { isRecord } from '../rules/state/is-record.ts';
import { instructions } from './instructions/index.ts';
import { places } from './places.ts';

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
}

const tagged: { readonly [Of in Family]?: Tagged } = {
  condition: { called: 'condition', tag: 'holds', in: 'conditions' },
  'copy exception': { called: 'exception to copying', tag: 'change', in: 'exceptions' },
  'cost part': { called: 'cost', tag: 'pay', in: 'costs' },
  instruction: { called: 'instruction', tag: 'do', in: 'instructions' },
  modification: { called: 'change', tag: 'change', in: 'modifications' },
  quantity: { called: 'quantity', tag: 'number', in: 'quantities' },
  'replaced event': { called: 'replaced event', tag: 'would', in: 'replacements' },
  'rule change': { called: 'changed rule', tag: 'rule', in: 'rules' },
  trigger: { called: 'trigger', tag: 'on', in: 'triggers' },
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

const kebab = (word: string): string =>
  word
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, '-')
    .replace(/-$/, '');

const placed = (table: keyof typeof places, word: string): { file: string; rule: string } | undefined => {
  const words: Readonly<Record<string, string>> = places[table];
  const place = Object.hasOwn(words, word) ? words[word] : undefined;
  const [file, rule = ''] = place?.split(' ') ?? [];
  return file === undefined ? undefined : { file: `machines/words/${table}/${file}.ts`, rule };
};

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
function ofTagged({ called, in: table }: Tagged, word: string): Home | undefined {
  const place = placed(table, word);
  if (place === undefined) return undefined;
  const meanings: Readonly<Record<string, { readonly meaning: { readonly rule: string } }>> = instructions;
  const rule = table === 'instructions' ? meanings[word]?.meaning.rule : undefined;
  return { family: called, word, rule: rule ?? place.rule, file: place.file };
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

/** The home of a field of a part: a word of a description, what a static ability states, how long something lasts. */
export function homeOfField(family: Family, field: string, value: unknown): Home | undefined {
  const table = family === 'filter' ? 'filters' : family === 'ability' ? 'statics' : undefined;
  const place = table === undefined ? undefined : placed(table, field);
  if (place !== undefined)
    return { family: family === 'filter' ? 'description' : 'statement', word: field, ...place };
  if (field !== 'until') return undefined;
  const word = isRecord(value) ? Object.keys(value)[0] : value;
  const lasts = typeof word === 'string' ? placed('durations', word) : undefined;
  return lasts === undefined || typeof word !== 'string' ? undefined : { family: 'duration', word, ...lasts };
}

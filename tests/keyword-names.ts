/** Who may name a keyword: its module, what is written in keywords, and where a rule itself names it. */
import { readdirSync, readFileSync } from 'node:fs';
import { posix } from 'node:path';
import { fileURLToPath } from 'node:url';
import { keywords } from '../machines/rules/abilities/keywords/index.ts';
import { keywordCounters } from '../machines/rules/state/rule-texts.ts';
import { importsOf } from './import-directions.ts';

const project = fileURLToPath(new URL('..', import.meta.url));
const folder = 'machines/rules/abilities/keywords/';

/** Written in keywords: cards, their names, the vocabulary that they are written with, the phrases in which they are said, scenarios and examples of them; what is read in stories and in the workshop; the modules' own index. */
const writesKeywords = (file: string): boolean =>
  file.startsWith('machines/cards/') ||
  file.startsWith('machines/rules/abilities/write/') ||
  file.startsWith('machines/words/') ||
  file.startsWith('stories/scenarios/') ||
  /^machines\/play\/scenario\/(form|form-expectations|line|clauses|decision-kinds|guide|happenings\/\w+)\.ts$/.test(
    file,
  ) ||
  file === 'ui/page/samples.ts' ||
  file === 'ui/workshop/written.ts' ||
  file.startsWith('stories/page/') ||
  file === 'machines/rules/state/oracle-names.ts' ||
  file === `${folder}index.ts`;

/** Where a rule names keywords itself, and which. */
export const namedByRules: readonly {
  readonly file: string;
  readonly keywords: readonly string[];
  readonly rule: string;
}[] = [
  { file: 'machines/rules/abilities/actions/cloak.ts', keywords: ['ward'], rule: '701.58a' },
  { file: 'machines/rules/abilities/actions/earthbend.ts', keywords: ['haste'], rule: '701.66a' },
  { file: 'machines/rules/abilities/actions/suspect.ts', keywords: ['menace'], rule: '701.60c' },
  { file: 'machines/rules/abilities/actions/time-travel.ts', keywords: ['suspend'], rule: '701.56a' },
  { file: `${folder}multikicker.ts`, keywords: ['kicker'], rule: '702.33c: it is a kicker' },
  { file: `${folder}modular.ts`, keywords: ['sunburst'], rule: '702.44c: modular—sunburst' },
  { file: `${folder}flying.ts`, keywords: ['reach'], rule: '702.9b' },
  {
    file: 'machines/rules/state/rule-texts.ts',
    keywords: [...keywordCounters.filter((name) => name in keywords), 'ward'],
    rule: '122.1b: the list of keyword counters; 701.58a, 702.168a: what is face down',
  },
  {
    file: 'machines/reading/read-card.ts',
    keywords: ['mutate'],
    rule: 'what files of cards call the layout of such a card',
  },
  { file: 'ui/decisions/draft.ts', keywords: ['defender'], rule: '508.1b: the field says what is attacked' },
  { file: 'machines/play/conformance/declare.ts', keywords: ['defender'], rule: '508.1b: the same' },
  {
    file: 'machines/play/conformance/entries.ts',
    keywords: ['first strike'],
    rule: 'the format’s name of a step (510.4)',
  },
  {
    file: 'machines/play/conformance/checks/object-properties.ts',
    keywords: ['class level'],
    rule: 'the format’s name of a level (716.2b)',
  },
  {
    file: 'machines/play/conformance/checks/play.ts',
    keywords: ['defender'],
    rule: '508.1b: the format’s name of what is attacked',
  },
  { file: 'machines/play/conformance/steps.ts', keywords: ['first strike'], rule: 'the same step' },
  { file: 'machines/library/mtgjson.ts', keywords: ['aftermath'], rule: 'the format’s name of a layout' },
  { file: 'machines/priority/state-based-actions/sagas.ts', keywords: ['chapter'], rule: '704.5s' },
  { file: 'machines/turn/turn-based-actions.ts', keywords: ['chapter', 'phasing'], rule: '505.4, 502.1' },
  { file: 'machines/rules/events/looking.ts', keywords: ['haunt'], rule: '702.55c' },
];

/** Keywords that are words of the rules or of programs too: only a text that is nothing else names them. */
const words: readonly string[] = [
  'chapter',
  'defender',
  'dungeon room',
  'enchant',
  'escape',
  'partner',
  'phasing',
  'protection',
  'reach',
  'splice',
  'visit',
];

const names: readonly string[] = Object.keys(keywords);

/** In small words: `hasFirstStrike` as `has first strike`. */
const inWords = (text: string): string =>
  text
    .replaceAll(/([a-z0-9])([A-Z])/g, '$1 $2')
    .replaceAll(/[_-]/g, ' ')
    .toLowerCase();

const withoutComments = (code: string): string =>
  code.replaceAll(/\/\*[\s\S]*?\*\//g, '').replaceAll(/(^|[^:'"`])\/\/.*$/gm, '$1');

/** The keywords that code names, in texts or in names. */
export function keywordsNamed(code: string): readonly string[] {
  const plain = withoutComments(code);
  const texts = [...plain.matchAll(/(['"`])((?:\\.|(?!\1)[^\\\n])*)\1/g)].map(([, , text = '']) => text);
  const asked = [...plain.matchAll(/\bkeywords\??\.(\w+)/g)].map(([, name = '']) => name);
  const all = inWords(plain);
  return names.filter(
    (name) =>
      texts.includes(name) ||
      asked.includes(name) ||
      (!words.includes(name) && new RegExp(`\\b${name}s?\\b`).test(all)),
  );
}

/** Which keywords a module is about, by its name and what it says. Of a longer name it also names the shorter in it. */
function ownOf(file: string, code: string): readonly string[] {
  const said = [...code.matchAll(/\bkeyword: '([^']+)'/g)].map(([, name = '']) => name);
  const own = [inWords(posix.basename(file, '.ts')), ...said];
  return names.filter((name) => own.some((one) => one === name || one.startsWith(`${name} `)));
}

/** Every naming of a keyword where it may not be named: `file: keyword`, and allowances that nothing needs. */
export function wrongNamings(): readonly string[] {
  const found: string[] = [];
  const needed = new Set<string>();
  for (const file of ['machines', 'ui', 'stories'].flatMap(filesIn)) {
    if (writesKeywords(file)) continue;
    const code = readFileSync(`${project}${file}`, 'utf8');
    const isModule = file.startsWith(folder);
    const own = isModule ? ownOf(file, code) : [];
    const ruled = namedByRules.filter((one) => one.file === file).flatMap((one) => one.keywords);
    for (const name of keywordsNamed(code)) {
      if (own.includes(name)) continue;
      if (ruled.includes(name)) needed.add(`${file}: ${name}`);
      else found.push(`${file}: ${name}`);
    }
    for (const specifier of isModule ? [] : importsOf(code)) {
      const imported = posix.join(posix.dirname(file), specifier);
      if (imported.startsWith(folder) && imported !== `${folder}index.ts`)
        found.push(`${file}: ${specifier}`);
    }
  }
  const notNeeded = namedByRules
    .flatMap((one) => one.keywords.map((name) => `${one.file}: ${name}`))
    .filter((one) => !needed.has(one));
  return [...found, ...notNeeded.map((one) => `${one} is allowed and isn’t named`)];
}

const filesIn = (room: string): readonly string[] =>
  readdirSync(`${project}${room}`, { recursive: true, encoding: 'utf8' })
    .filter((name) => /\.tsx?$/.test(name))
    .map((name) => posix.join(room, name.replaceAll('\\', '/')));

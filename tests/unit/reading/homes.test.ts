import { existsSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { beforeAll, describe, expect, test } from 'vitest';
import { putRulesTogether } from '../../../machines/game/index.ts';
import { actions } from '../../../machines/rules/abilities/actions/index.ts';
import { keywords } from '../../../machines/rules/abilities/keywords/index.ts';
import { conditions } from '../../../machines/words/conditions/index.ts';
import { costs } from '../../../machines/words/costs/index.ts';
import { durations } from '../../../machines/words/durations/index.ts';
import { exceptions } from '../../../machines/words/exceptions/index.ts';
import { filters } from '../../../machines/words/filters/index.ts';
import { homeOf, placed } from '../../../machines/words/homes.ts';
import { instructions } from '../../../machines/words/instructions/index.ts';
import { modifications } from '../../../machines/words/modifications/index.ts';
import { places } from '../../../machines/words/places.ts';
import { quantities } from '../../../machines/words/quantities/index.ts';
import { replacedWords } from '../../../machines/words/replacements/index.ts';
import { ruleWords } from '../../../machines/words/rules/index.ts';
import { statics } from '../../../machines/words/statics/index.ts';
import { triggerWords } from '../../../machines/words/triggers/index.ts';

beforeAll(putRulesTogether);

const project = fileURLToPath(new URL('../../..', import.meta.url));
const read = (file: string): string => readFileSync(`${project}${file}`, 'utf8');

/** The files from which the index of a family takes its words, by what they are called there. */
function takenFrom(family: string): ReadonlyMap<string, string> {
  const index = read(`machines/words/${family}/index.ts`);
  const files = new Map(
    [...index.matchAll(/import (?:type )?\{([^}]*)\} from '\.\/([\w-]+)\.ts'/g)].flatMap(
      ([, names = '', file = '']) => names.split(',').map((name) => [name.trim(), file] as const),
    ),
  );
  // A word that is one of the language has another name in code: `if: ifElse`.
  for (const [, word = '', name = ''] of index.matchAll(/^ {2}(\w+): (\w+),$/gm))
    files.set(word, files.get(name) ?? '');
  return files;
}

const tables: Readonly<Record<keyof typeof places, object>> = {
  conditions,
  costs,
  durations,
  exceptions,
  filters,
  instructions,
  quantities,
  modifications,
  rules: ruleWords,
  statics,
  triggers: triggerWords,
  replacements: replacedWords,
};

const isFamily = (family: string): family is keyof typeof places => family in places;

describe.each(Object.keys(places).filter(isFamily))('words of %s', (family) => {
  const words = Object.keys(tables[family]);

  test('have their homes where it is said, or in a file of their name', () => {
    const files = takenFrom(family);
    const said = words.map((word) => [word, placed({ in: family, words: tables[family] }, word)?.file]);
    expect(said).toEqual(words.map((word) => [word, `machines/words/${family}/${files.get(word)}.ts`]));
  });

  test('go by a rule, and nothing is said of words that aren’t there', () => {
    const { files, rule, rules } = places[family];
    for (const one of [rule, ...Object.values(rules)]) expect(one).toMatch(/^\d{3}\.\d+[a-z]?$/);
    expect([...Object.keys(files), ...Object.keys(rules)].filter((word) => !words.includes(word))).toEqual(
      [],
    );
    expect(placed({ in: family, words: tables[family] }, 'frobnicate')).toBeUndefined();
  });
});

describe('modules', () => {
  test.each([
    ['keywords', Object.keys(keywords).map((keyword) => homeOf('ability', { kind: 'keyword', keyword }))],
    [
      'keyword actions',
      Object.keys(actions).map((action) => homeOf('instruction', { do: 'perform', action })),
    ],
  ])('of %s are where it is said, and name them', (_, homes) => {
    for (const home of homes) {
      if (home === undefined) throw new Error('it has no home');
      expect(existsSync(`${project}${home.file}`), home.file).toBe(true);
      // What a type of land makes a word of is written so.
      expect(read(home.file)).toMatch(new RegExp(`'${home.word}'|walk\``));
      expect(home.rule).toMatch(/^\d{3}\.\d+[a-z]?$/);
    }
  });

  test('of what is said alike in a family are there', () => {
    for (const family of ['mode', 'objects', 'players', 'replacement', 'target'] as const)
      expect(existsSync(`${project}${homeOf(family, {})?.file}`)).toBe(true);
    for (const kind of ['activated', 'triggered', 'static', 'spell'])
      expect(existsSync(`${project}${homeOf('ability', { kind })?.file}`)).toBe(true);
  });
});

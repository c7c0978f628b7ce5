import { existsSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { beforeAll, describe, expect, test } from 'vitest';
import { putRulesTogether } from '../../../machines/game/index.ts';
import { actions } from '../../../machines/rules/abilities/actions/index.ts';
import { keywords } from '../../../machines/rules/abilities/keywords/index.ts';
import { homeOf } from '../../../machines/words/homes.ts';
import { places } from '../../../machines/words/places.ts';

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

describe.each(Object.entries(places))('words of %s', (family, table) => {
  test('have their homes where it is said', () => {
    const files = takenFrom(family);
    const said = Object.entries(table).map(([word, place]) => [word, place.split(' ')[0]]);
    expect(said).toEqual(Object.keys(table).map((word) => [word, files.get(word)]));
  });

  test('go by a rule', () => {
    const rules = Object.values(table).map((place) => place.split(' ')[1]);
    if (family === 'instructions') expect(rules).toEqual(rules.map(() => undefined));
    else for (const rule of rules) expect(rule).toMatch(/^\d{3}\.\d+[a-z]?$/);
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

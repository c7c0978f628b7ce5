/** Which tests there are whose titles begin with the id of a rule: `702.19b: …`, `702.19b, example 1: …`. */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { type Scenario, scenarioSchema } from '../../machines/play/scenario/index.ts';

/** A test of a rule, and where it is. */
export interface Citing {
  readonly kind: 'scenario' | 'unit test';
  /** From the project's top, with `/`. */
  readonly file: string;
  readonly title: string;
  /** The id that the title begins with. */
  readonly id: string;
  /** The example of the rule that it is, counted from 1. */
  readonly example: number | null;
  /** The rules that a scenario shows, by today's numbers; a unit test names none. */
  readonly rules: readonly string[];
  readonly hasControl: boolean;
}

const project = fileURLToPath(new URL('../..', import.meta.url));

/** Begins with a number as in `702.19b`, or with one of an older list as in `A.2.7` or `A.2.Ruling.1`. */
const beginning = /^((?:\d{3}\.\d+[a-z]?)|(?:A\.\d+\.(?:Ruling\.)?\d+))(?:, example (\d+))?: /;

/** The id at the beginning of a title, with the number of the example; `null` for another title. */
export function citedBy(title: string): { readonly id: string; readonly example: number | null } | null {
  const [, id, example] = beginning.exec(title) ?? [];
  return id === undefined ? null : { id, example: example === undefined ? null : Number(example) };
}

/** The titles of `test`, `it` and `describe` in a file of tests, as they are written there. */
export const titlesIn = (code: string): readonly string[] =>
  [...code.matchAll(/\b(?:test|it|describe)(?:\.\w+(?:\([^)]*\))?)*\(\s*(['"`])((?:\\.|(?!\1).)*)\1/gs)].map(
    ([, , title = '']) => title,
  );

function citing(
  title: string,
  more: Pick<Citing, 'kind' | 'file' | 'rules' | 'hasControl'>,
): readonly Citing[] {
  const cited = citedBy(title);
  return cited === null ? [] : [{ ...more, title, ...cited }];
}

/** Every scenario whose title begins with an id. */
export async function citingScenarios(): Promise<readonly Citing[]> {
  const found: Citing[] = [];
  for (const file of filesIn('stories/scenarios', '.scenario.ts'))
    for (const scenario of await scenariosOf(file))
      found.push(
        ...citing(scenario.title, {
          kind: 'scenario',
          file,
          rules: scenario.rules,
          hasControl: scenario.control !== undefined,
        }),
      );
  return found;
}

/** Every unit test whose title begins with an id. */
export const citingUnitTests = (): readonly Citing[] =>
  filesIn('tests', '.test.ts').flatMap((file) =>
    titlesIn(readFileSync(join(project, file), 'utf8')).flatMap((title) =>
      citing(title, { kind: 'unit test', file, rules: [], hasControl: false }),
    ),
  );

/** The scenarios that a file exports; throws where something else is exported. */
async function scenariosOf(file: string): Promise<readonly Scenario[]> {
  const module: { default?: unknown } = await import(pathToFileURL(join(project, file)).href);
  return [module.default].flat().map((scenario) => scenarioSchema.parse(scenario));
}

const filesIn = (folder: string, ending: string): readonly string[] =>
  readdirSync(join(project, folder), { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith(ending))
    .map((name) => `${folder}/${name.replaceAll('\\', '/')}`)
    .sort();

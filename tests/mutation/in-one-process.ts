import { readdirSync } from 'node:fs';
import { register } from 'node:module';
import { cards } from '../../machines/cards/index.ts';
import { putRulesTogether } from '../../machines/game/table.ts';
import { runScenario, type Scenario } from '../../machines/play/scenario/index.ts';
import { rulesTable, setRulesTable } from '../../machines/rules/state/table.ts';
import { isOfWords } from './asked.ts';

/** A test, or a scenario with its control: null if it passes, or why it fails. */
export interface Asked {
  readonly id: string;
  ask(): Promise<string | null>;
}

/** Whose tests are about what cards say, and whether they can be. */
const ofWords = ['cards', 'effects'];

/** Whose tests are about rules and cards. */
const ofRules = [
  'cards',
  'casting',
  'characteristics',
  'combat',
  'costs',
  'effects',
  'events',
  'game',
  'keywords',
  'rules',
  'state',
  'state-based-actions',
];

/** Tests that play whole games, or try every board: each takes longer than a hundred others. */
const tooDear = /\.property\.|\/(checked|conceding|setup|growth|deck-list|played|play-.*)\.test/;

/**
 * What is worked out from an ability is kept for as long as the ability is there: with cards that tests share, only the
 * first that has one would be known to ask for what its abilities mean.
 */
function makeFresh(names: readonly string[]): void {
  for (const name of names) {
    const card = cards[name];
    if (card !== undefined) Object.assign(card, structuredClone(card));
  }
}

const cardNames = Object.keys(cards);
const inQuotes = cardNames.map((name) => JSON.stringify(name));

function scenarioAsked(id: string, scenario: Scenario): Asked {
  const text = JSON.stringify(scenario);
  const names = cardNames.filter((_, at) => text.includes(inQuotes[at] ?? ''));
  return {
    id,
    async ask() {
      makeFresh(names);
      putRulesTogether();
      try {
        const { control, failure, faults } = runScenario(JSON.parse(text));
        const wrong = [...faults, failure, control?.failure].filter(
          (one) => one !== null && one !== undefined,
        );
        return wrong.length === 0 ? null : JSON.stringify(wrong);
      } catch (error) {
        return String(error);
      }
    },
  };
}

const filesIn = (folder: URL, ending: string): readonly string[] =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith(ending))
    .sort();

/** Every scenario that there is. */
async function scenariosAsked(): Promise<readonly Asked[]> {
  const folder = new URL('../../stories/scenarios/', import.meta.url);
  const found: Asked[] = [];
  for (const file of filesIn(folder, '.scenario.ts')) {
    const { default: scenarios }: { readonly default: Scenario | readonly Scenario[] } = await import(
      new URL(file, folder).href
    );
    found.push(...[scenarios].flat().map((one, at) => scenarioAsked(`${file} ${at + 1}: ${one.title}`, one)));
  }
  return found;
}

/** Lets tests find what gathers them where they ask for vitest. */
function standInForVitest(): void {
  const standIn = new URL('./gathering.ts', import.meta.url).href;
  const resolving = `export const resolve = (specifier, context, next) =>
    specifier === 'vitest' && context.parentURL?.startsWith('${standIn}') === false
      ? { url: '${standIn}', shortCircuit: true }
      : next(specifier, context);`;
  register(`data:text/javascript,${encodeURIComponent(resolving)}`);
}

/** The unit tests in some folders. Each runs with the table of rules that its file put together. */
async function testsAsked(folders: readonly string[]): Promise<readonly Asked[]> {
  standInForVitest();
  const { gatheredFrom } = await import('./gathering.ts');
  const unit = new URL('../unit/', import.meta.url);
  const found: Asked[] = [];
  for (const folder of folders) {
    const room = new URL(`${folder}/`, unit);
    for (const name of filesIn(room, '.test.ts').filter((one) => !tooDear.test(`/${one}`))) {
      const file = new URL(name, room);
      putRulesTogether();
      const tests = await gatheredFrom(() => import(file.href)).catch((error: unknown) => {
        console.error(`Not asked: ${folder}/${name}, which can’t be read there: ${String(error)}`);
        return [];
      });
      const rules = rulesTable();
      const fresh = folder === 'cards' && !name.includes('/') ? cardNames : [];
      for (const [at, { name: title, run }] of tests.entries()) {
        found.push({
          id: `${folder}/${name} ${at + 1}: ${title}`,
          async ask() {
            makeFresh(fresh);
            setRulesTable(rules);
            try {
              await run();
              return null;
            } catch (error) {
              return String(error);
            }
          },
        });
      }
    }
  }
  return found;
}

/** Everything that is asked whether it notices when something in this folder is broken. */
export const everythingAsked = async (folder: string): Promise<readonly Asked[]> =>
  isOfWords(folder)
    ? await testsAsked(ofWords)
    : [...(await testsAsked(ofRules)), ...(await scenariosAsked())];

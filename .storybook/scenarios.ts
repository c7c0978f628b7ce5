import { readFileSync } from 'node:fs';
import { basename, dirname, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { StorybookConfig } from '@storybook/react-vite';
import { ruleWithName } from './rule-names.ts';

/** Files of scenarios: `603.scenario.ts`, `702.19.scenario.ts`. Each scenario in them is a story. */
const isScenarioFile = /\.scenario\.ts$/;

const component = fileURLToPath(new URL('../stories/scenarios/ScenarioStory.tsx', import.meta.url));

/** What the chapters of the rules are called. */
const chapters: Readonly<Record<string, string>> = {
  1: '1 Game concepts',
  2: '2 Parts of a card',
  3: '3 Card types',
  4: '4 Zones',
  5: '5 Turn structure',
  6: '6 Spells, abilities, and effects',
  7: '7 Additional rules',
  8: '8 Multiplayer rules',
  9: '9 Casual variants',
};

interface Story {
  readonly name: string;
  readonly exportName: string;
}

/** The stories of a file, by the titles of its scenarios. */
function storiesIn(code: string): readonly Story[] {
  const titles = [...code.matchAll(/\bscenario\(\s*(['"`])((?:\\.|(?!\1)[^\\])*)\1/g)].map(
    ([, , title = '']) => title.replace(/\\(.)/g, '$1'),
  );
  return titles.map((name, at) => {
    const rule = /^[\d.]+[a-z]?/.exec(name)?.[0].replace('.', '_') ?? '';
    return { name, exportName: `Rule${rule}Scenario${at + 1}` };
  });
}

function titleOf(fileName: string): string {
  const section = basename(fileName).replace(isScenarioFile, '');
  // What a name has a slash in would be a folder.
  return `Scenarios/${chapters[section.charAt(0)] ?? 'Other'}/${ruleWithName(section).replaceAll('/', ' and ')}`;
}

type Indexers = Exclude<StorybookConfig['experimental_indexers'], undefined>;

/** Finds the stories in files of scenarios. */
export const scenarioIndexers: Indexers = async (existing = []) => [
  {
    test: isScenarioFile,
    createIndex: async (fileName) =>
      storiesIn(readFileSync(fileName, 'utf8')).map(({ exportName, name }) => ({
        type: 'story',
        importPath: fileName,
        exportName,
        name,
        title: titleOf(fileName),
        // A page of all scenarios of a section would run each of them at once.
        tags: ['test', '!autodocs'],
      })),
  },
  ...existing,
];

/** Makes a file of scenarios, as it is loaded, a file of stories. */
export const scenarioStories = () => ({
  name: 'scenario-stories',
  enforce: 'pre' as const,
  load(id: string) {
    const [fileName = ''] = id.split('?');
    return isScenarioFile.test(fileName) ? asStories(fileName, readFileSync(fileName, 'utf8')) : null;
  },
});

/**
 * Whether axe looks at a scenario each time: it takes three times as long as the story, and all of them are drawn by one
 * component. The first of each whole section (`603.scenario.ts`) stands for the others; the long run looks at all.
 */
const isLookedAt = (fileName: string, at: number) =>
  at === 0 && /^\d+\.scenario\.ts$/.test(basename(fileName));

function asStories(fileName: string, code: string): string {
  const path = relative(dirname(fileName), component).replaceAll('\\', '/');
  return [
    code.replace(/^export default /m, 'const scenarios = '),
    `import { hasPassed, ScenarioStory } from '${path.startsWith('.') ? path : `./${path}`}';`,
    "const inLongRun = import.meta.env.STORYBOOK_AXE === 'everywhere' ? 'error' : 'off';",
    `export default { title: ${JSON.stringify(titleOf(fileName))}, component: ScenarioStory };`,
    ...storiesIn(code).map(
      ({ exportName, name }, at) =>
        `export const ${exportName} = { name: ${JSON.stringify(name)}, args: { scenario: [scenarios].flat()[${at}] }, parameters: { a11y: { test: ${isLookedAt(fileName, at) ? "'error'" : 'inLongRun'} } }, play: hasPassed };`,
    ),
    '',
  ].join('\n');
}

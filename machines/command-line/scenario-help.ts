import { Help } from 'commander';
import {
  firstScenario,
  type GuideEntry,
  type GuideTopic,
  guideIntroduction,
  guideTopics,
} from '../play/scenario/index.ts';
import { inQuestion, nearestOf } from '../rules/index.ts';
import { BadInput, type Output } from './output.ts';

const width = 100;
const help = new Help();
help.prepareContext({ helpWidth: width });

/** Words at most so wide stand left of what they mean; longer ones above it. */
const widest = 22;

/**
 * `help scenarios [topic]`: how a scenario is written; of a topic all that there is; of another word, whatever is called
 * so in any of them.
 */
export function scenarioHelp(word: string | undefined, { out }: Output): void {
  const topic = guideTopics.find(({ name }) => name === word);
  const lines = word === undefined ? overview() : topic === undefined ? found(word) : whole(topic);
  for (const line of lines) out(line);
}

const wrapped = (text: string, indent: number): readonly string[] =>
  help
    .boxWrap(text, width - indent)
    .split('\n')
    .map((line) => `${' '.repeat(indent)}${line}`);

function overview(): readonly string[] {
  const names = guideTopics.map(({ name }) => name);
  return [
    ...guideIntroduction.flatMap((paragraph) => [...wrapped(paragraph, 0), '']),
    ...firstScenario.typescript.split('\n').map((line) => (line === '' ? '' : `  ${line}`)),
    '',
    ...wrapped(
      'Run it with: spellchart run 702.9b.scenario.ts --log. The same as JSON, with the players in a list:',
      0,
    ),
    '',
    ...firstScenario.json.split('\n').map((line) => (line === '' ? '' : `  ${line}`)),
    '',
    'Topics, each as spellchart help scenarios TOPIC:',
    ...guideTopics.map(({ name, title }) => `  ${name.padEnd(widest)}${title}`),
    '',
    ...wrapped(
      `Any other word is looked up in all of them: spellchart help scenarios transform. All ${names.length} at once: the page “How to write one” in Storybook.`,
      0,
    ),
  ];
}

const whole = ({ about, sections, title }: GuideTopic): readonly string[] => [
  title,
  '',
  ...wrapped(about, 0),
  ...sections.flatMap((section) => [
    '',
    ...(section.title === title ? [] : [`${section.title}:`]),
    ...(section.about === '' ? [] : wrapped(section.about, 2)),
    '',
    ...section.entries.flatMap(told),
  ]),
];

/** What it is called, what it says, and its examples below. */
function told({ examples, name, says }: GuideEntry): readonly string[] {
  // What has only one form is its own example.
  const shown = examples.filter((one) => one !== name);
  const meaning = [...wrapped(says, widest + 2), ...shown.flatMap((one) => wrapped(one, widest + 4))];
  const [first = '', ...more] = meaning;
  return name.length >= widest
    ? [`  ${name}`, ...meaning]
    : [`  ${name.padEnd(widest)}${first.trimStart()}`, ...more];
}

const plain = (word: string): string => word.toLowerCase().replaceAll(/[^a-z0-9+/-]/g, '');

/** Everything that is called so, or is looked for by this word. */
function found(word: string): readonly string[] {
  const isMeant = ({ also, name }: GuideEntry): boolean =>
    [name, ...also, ...name.split(/[ ,]+/)].some((one) => plain(one) === plain(word));
  const topics = guideTopics.flatMap(({ sections, title }) =>
    sections.flatMap((section) => {
      const entries = section.entries.filter(isMeant);
      const where = section.title === title ? title : `${title}: ${section.title.toLowerCase()}`;
      return entries.length === 0 ? [] : [`${where}`, '', ...entries.flatMap(told), ''];
    }),
  );
  if (topics.length > 0) return topics.slice(0, -1);
  const entries = guideTopics.flatMap(({ sections }) => sections.flatMap((section) => section.entries));
  const known = new Set([
    ...guideTopics.map(({ name }) => name),
    ...entries.flatMap(({ also, name }) => [name, ...also]),
  ]);
  const topicNames = guideTopics.map(({ name }) => name).join(', ');
  throw new BadInput([
    `nothing in a scenario is called “${word}”${inQuestion(nearestOf(word, [...known]))}; the topics are ${topicNames}`,
  ]);
}

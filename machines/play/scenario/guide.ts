/**
 * How a scenario is written: everything that one can say in it, in words and with examples. It is put together from
 * the tables that read and run scenarios.
 */
import { isRecord } from '../../rules/index.ts';
import { type BuiltScenario, scenario } from './build.ts';
import { clauseForms } from './clauses.ts';
import { decisionKindNames, decisionKinds } from './decision-kinds.ts';
import { controlSchema, decideSchema, type Scenario, scenarioSchema } from './form.ts';
import {
  gameExpectationSchema,
  happeningSchema,
  objectExpectationSchema,
  playerExpectationSchema,
} from './form-expectations.ts';
import { describedEntrySchema, seatSchema, turnSchema } from './form-setup.ts';
import { aboutHappening, happeningGroups } from './happenings/index.ts';
import { inCode } from './in-code.ts';
import { phraseForms, verbForms } from './line.ts';
import { referenceForms } from './reference-forms.ts';
import type { Form, Told } from './told.ts';
import { untilForms } from './until.ts';

/** One thing that can be said. */
export interface GuideEntry {
  /** As it is written, with A and B for names. */
  readonly name: string;
  /** A sentence or two. */
  readonly says: string;
  readonly examples: readonly string[];
  /** Other words that one may look for it by. */
  readonly also: readonly string[];
}

export interface GuideSection {
  readonly title: string;
  /** What stands before the entries; may be empty. */
  readonly about: string;
  readonly entries: readonly GuideEntry[];
}

export interface GuideTopic {
  /** One word. */
  readonly name: string;
  readonly title: string;
  readonly about: string;
  readonly sections: readonly GuideSection[];
}

const forms = (table: Readonly<Record<string, Form>>): readonly GuideEntry[] =>
  Object.values(table).map(({ examples, form, says }) => ({ name: form, says, examples, also: [] }));

const fields = ({ shape }: { readonly shape: Readonly<Record<string, Told>> }): readonly GuideEntry[] =>
  Object.entries(shape).map(([name, part]) => {
    const words = wordsOf(part);
    const taken = words.length === 0 || words.length > mostWords ? '' : ` It takes ${words.join(', ')}.`;
    return {
      name,
      says: `${part.says}${taken}`,
      examples: [`${name}: ${inCode(part.example)}`],
      also: [],
    };
  });

/** Longer lists have a topic of their own. */
const mostWords = 20;

/** The words that a part can be, where it can be only some. */
function wordsOf(form: unknown): readonly string[] {
  if (!isRecord(form) || !isRecord(form.def)) return [];
  const { element, entries, innerType, options } = form.def;
  if (isRecord(entries)) return Object.keys(entries);
  return [element, innerType, ...(Array.isArray(options) ? options : [])].flatMap(wordsOf);
}

const lines: GuideTopic = {
  name: 'lines',
  title: 'Lines of the script',
  about:
    'One line is one decision of a player. It is done now: players pass only for priority to come to the player of the line, or for a declaration to come; nothing resolves and no step ends before the script says so. A choice that had only one answer made itself, and a line may say it all the same.',
  sections: [
    { title: 'What a player does', about: 'A, B and so on are names.', entries: forms(verbForms) },
    { title: 'Passing, and trying', about: '', entries: forms(phraseForms) },
    {
      title: 'Choices of a spell or ability',
      about: 'After what is cast or activated, in any order. What is left open, later lines answer.',
      entries: forms(clauseForms),
    },
    { title: 'Until when players pass', about: '', entries: forms(untilForms) },
    {
      title: 'Names',
      about: 'How lines and expectations call players and objects.',
      entries: forms(referenceForms),
    },
  ],
};

const setup: GuideTopic = {
  name: 'setup',
  title: 'The table it begins with',
  about:
    'A table is a state, not a history: nothing on it triggers or is asked anything as it enters, and creatures have been there since before the turn. In a file of TypeScript players are written by name (alice, bob, carol, dave, erin, frank), and cards that are only in the scenario where they lie.',
  sections: [
    { title: 'The scenario', about: '', entries: fields(scenarioSchema) },
    {
      title: 'A player',
      about: 'In players; in TypeScript under the player’s name.',
      entries: fields(seatSchema),
    },
    { title: 'A card in a zone', about: 'Instead of its name alone.', entries: fields(describedEntrySchema) },
    { title: 'When it begins', about: 'In turn.', entries: fields(turnSchema) },
    {
      title: 'Answers given beforehand',
      about: "In decide; in TypeScript by the kind of the decision: decide: { confirm: 'yes' }.",
      entries: fields(decideSchema),
    },
    { title: 'The control', about: 'In control.', entries: fields(controlSchema) },
  ],
};

const expectations: GuideTopic = {
  name: 'expectations',
  title: 'Expectations',
  about:
    'What must be so: after the script, in the middle of it as { expect: … }, and after the control. By the name of a player or an object; game is the game itself. Every word is looked up as the scenario is read, so that none can hold for want of meaning.',
  sections: [
    { title: 'Of a player', about: 'bob: { … }', entries: fields(playerExpectationSchema) },
    { title: 'Of an object', about: "'Grizzly Bears': { … }", entries: fields(objectExpectationSchema) },
    { title: 'Of the game', about: 'game: { … }', entries: fields(gameExpectationSchema) },
    {
      title: 'Of an event',
      about:
        'In happened and notHappened: every field that is given fits. Which fields an event has, the list of events says.',
      entries: fields(happeningSchema),
    },
  ],
};

const events: GuideTopic = {
  name: 'events',
  title: 'Events',
  about:
    'What game: { happened: [ … ], notHappened: [ … ] } can name. Every event has a rule, and is counted by times; what else it has, its line says. Each may be left out.',
  sections: happeningGroups.map(({ about, names }) => ({
    title: about,
    about: '',
    entries: names.map((name) => {
      const { also, example, fields: has, says } = aboutHappening(name);
      const besides = has.length === 0 ? '' : ` It has ${has.join(', ')}.`;
      return { name, says: `${says}${besides}`, examples: [inCode({ event: name, ...example })], also };
    }),
  })),
};

const decisions: GuideTopic = {
  name: 'decisions',
  title: 'Kinds of decisions',
  about:
    "What a player can be asked, and lines that answer it. game: { asked: { player: 'bob', kind: 'blockers' } } expects that it is asked; decide answers it whenever it comes up.",
  sections: [
    {
      title: 'Kinds of decisions',
      about: '',
      entries: decisionKindNames.map((name) => {
        const { also = [], examples, says } = decisionKinds[name];
        return { name, says, examples, also };
      }),
    },
  ],
};

/** All that can be said in a scenario. */
export const guideTopics: readonly GuideTopic[] = [setup, lines, expectations, events, decisions];

const firstBuilt: BuiltScenario = {
  rules: ['702.9b'],
  alice: { battlefield: ['Serra Angel'] },
  bob: { battlefield: ['Grizzly Bears'] },
  script: ['alice attacks bob with Serra Angel'],
  expect: { bob: { life: 16 } },
  control: {
    without: 'flying',
    script: ['alice attacks bob with Serra Angel', 'bob blocks Serra Angel with Grizzly Bears'],
    expect: { bob: { life: 20 }, 'Grizzly Bears': { on: 'graveyard' } },
  },
};
const firstTitle = '702.9b: only creatures with flying or reach block a creature with flying';

/** A whole small scenario: as it is run, as a file of TypeScript has it, and as JSON. */
export const firstScenario: {
  readonly scenario: Scenario;
  readonly typescript: string;
  readonly json: string;
} = {
  scenario: scenario(firstTitle, firstBuilt),
  typescript: [
    "import { scenario } from '../../machines/play/scenario/index.ts';",
    '',
    `export default scenario('${firstTitle}', ${inCode(firstBuilt, { width: 90 })});`,
  ].join('\n'),
  json: inCode(scenario(firstTitle, firstBuilt), { width: 90, json: true }),
};

/** What a scenario is and what its parts are, in paragraphs. */
export const guideIntroduction: readonly string[] = [
  'A scenario is a situation that a judge would be asked about, as plain data: a table, what the players do, and what must be so then.',
  'Its title begins with the number of the rule that it shows. The control is the same without that, where the other thing happens: what holds in both proves nothing.',
  'Whoever writes a word that nothing here means is told so, with what was probably meant, before anything is run.',
];

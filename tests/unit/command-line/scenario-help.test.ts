import { createElement, Fragment } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, test } from 'vitest';
import { main } from '../../../machines/command-line/main.ts';
import { clauseForms } from '../../../machines/play/scenario/clauses.ts';
import { decisionKindNames } from '../../../machines/play/scenario/decision-kinds.ts';
import { controlSchema, decideSchema, scenarioSchema } from '../../../machines/play/scenario/form.ts';
import {
  gameExpectationSchema,
  happeningSchema,
  objectExpectationSchema,
  playerExpectationSchema,
} from '../../../machines/play/scenario/form-expectations.ts';
import { describedEntrySchema, seatSchema, turnSchema } from '../../../machines/play/scenario/form-setup.ts';
import { happeningNames } from '../../../machines/play/scenario/happenings/index.ts';
import {
  firstScenario,
  type GuideEntry,
  type GuideTopic,
  guideTopics,
  runScenario,
} from '../../../machines/play/scenario/index.ts';
import { phraseForms, verbForms } from '../../../machines/play/scenario/line.ts';
import { referenceForms } from '../../../machines/play/scenario/reference-forms.ts';
import type { Form } from '../../../machines/play/scenario/told.ts';
import { untilForms } from '../../../machines/play/scenario/until.ts';
import { filtered } from '../../../stories/writing/filter.ts';
import { WritingGuide } from '../../../stories/writing/WritingGuide.tsx';

/** What the tables that read and run scenarios know, by topic and section: no section is here twice, and none is left out. */
const tables: Readonly<Record<string, readonly (readonly string[])[]>> = {
  setup: [scenarioSchema, seatSchema, describedEntrySchema, turnSchema, decideSchema, controlSchema].map(
    ({ shape }) => Object.keys(shape),
  ),
  lines: [verbForms, phraseForms, clauseForms, untilForms, referenceForms].map((table) =>
    Object.values<Form>(table).map(({ form }) => form),
  ),
  expectations: [
    playerExpectationSchema,
    objectExpectationSchema,
    gameExpectationSchema,
    happeningSchema,
  ].map(({ shape }) => Object.keys(shape)),
  events: [happeningNames],
  decisions: [decisionKindNames],
};

const entriesOf = ({ sections }: GuideTopic): readonly GuideEntry[] =>
  sections.flatMap(({ entries }) => entries);

/** What the words print, and the exit code. */
async function help(...words: readonly string[]) {
  const out: string[] = [];
  const errors: string[] = [];
  const code = await main(['help', ...words], {
    out: (line) => out.push(line),
    error: (line) => errors.push(line),
  });
  return { code, errors, out, text: out.join('\n') };
}

/** As it is without where lines end. */
const flat = (text: string): string => text.replaceAll(/\s+/g, ' ');

describe('how a scenario is written', () => {
  test('the whole small one holds, and so does its control', () => {
    const { control, failure, faults } = runScenario(firstScenario.scenario);
    expect({ faults, failure, control: control?.failure }).toEqual({
      faults: [],
      failure: null,
      control: null,
    });
    expect(JSON.parse(firstScenario.json)).toEqual(firstScenario.scenario);
  });

  test('it comes first, with the topics', async () => {
    const { code, text } = await help('scenarios');
    expect(code).toBe(0);
    for (const line of firstScenario.typescript.split('\n')) expect(text).toContain(line);
    for (const { name, title } of guideTopics) expect(flat(text)).toContain(` ${name} ${title}`);
  });

  for (const { name: topic, sections } of guideTopics)
    test(`${topic}: every entry with what it says and its examples, in a hundred columns`, async () => {
      const { code, out, text } = await help('scenarios', topic);
      expect(code).toBe(0);
      expect(out.filter((line) => line.length > 100)).toEqual([]);
      for (const { entries } of sections)
        for (const { examples, name, says } of entries) {
          expect(
            out.some((line) => line.startsWith(`  ${name}`)),
            name,
          ).toBe(true);
          expect(says).toMatch(/[.”]$/);
          for (const said of [says, ...examples]) expect(flat(text)).toContain(flat(said));
        }
    });

  for (const topic of guideTopics)
    test(`${topic.name}: every word of the tables, in the help and on the page`, () => {
      const known = tables[topic.name]?.flat() ?? [];
      const inHelp = entriesOf(topic).map(({ name }) => name);
      const onPage = filtered('').filter(({ name }) => name === topic.name);
      expect(known.length).toBeGreaterThan(0);
      expect([...inHelp].sort()).toEqual([...known].sort());
      expect(onPage.flatMap(entriesOf)).toEqual(entriesOf(topic));
    });

  test('the page shows every entry with its examples', () => {
    const page = renderToStaticMarkup(createElement(WritingGuide));
    const text = (one: string) => renderToStaticMarkup(createElement(Fragment, null, one));
    for (const { examples, name, says } of guideTopics.flatMap(entriesOf))
      for (const one of [...name.split(' | '), says, ...examples]) expect(page).toContain(text(one));
  });

  test('any other word is looked up, also what it is called elsewhere', async () => {
    expect((await help('scenarios', 'transform')).text).toContain('turnFace');
    expect((await help('scenarios', 'kicked')).text).toContain(
      'alice casts Stormscape Battlemage kicked with {W}',
    );
    expect((await help('scenarios', 'notHappened')).text).toContain('Events that have not happened.');
  });

  test('a word that nothing is called is told, with what was probably meant', async () => {
    expect(await help('scenarios', 'evnts')).toMatchObject({
      code: 2,
      errors: [expect.stringMatching(/^nothing in a scenario is called “evnts”; did you mean events/)],
    });
    expect(await help('rn')).toMatchObject({
      code: 2,
      errors: [expect.stringContaining('did you mean run?')],
    });
    expect((await help('run')).text).toContain('spellchart help scenarios lines');
    expect((await help()).text).toContain('Usage: spellchart');
  });
});

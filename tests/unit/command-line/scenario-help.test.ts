import { describe, expect, test } from 'vitest';
import { main } from '../../../machines/command-line/main.ts';
import { firstScenario, guideTopics, runScenario } from '../../../machines/play/scenario/index.ts';

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

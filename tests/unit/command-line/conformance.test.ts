import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, test } from 'vitest';
import { main } from '../../../machines/command-line/main.ts';
import { hashOfReplay } from '../../../machines/play/index.ts';

const folder = mkdtempSync(join(tmpdir(), 'spellchart-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));
// Nothing that this machine keeps is looked at.
process.env.SPELLCHART_DATA = join(folder, 'data');

const file = (name: string, ...lines: readonly unknown[]): string => {
  const path = join(folder, name);
  writeFileSync(
    path,
    lines.map((line) => (typeof line === 'string' ? line : JSON.stringify(line))).join('\n'),
  );
  return path;
};

async function conformance(...words: readonly string[]) {
  const out: string[] = [];
  const errors: string[] = [];
  const code = await main(['conformance', ...words], {
    out: (line) => out.push(line),
    error: (line) => errors.push(line),
  });
  return { code, errors, text: out.join('\n') };
}

const situation = (id: string, life: number, name = 'Mountain') => ({
  id,
  players: 2,
  startingLife: 20,
  setup: [{ do: 'card', zone: 'battlefield', player: 'A', name, count: 1 }],
  script: [],
  stopAt: { turn: 1, step: 'upkeep' },
  expect: [{ check: 'life', player: 'A', value: life }],
});
const situations = file(
  'situations.jsonl',
  situation('right', 20),
  situation('wrong', 19),
  situation('unknown', 20, 'Not A Card'),
  '',
);
const cards = file(
  'cards.jsonl',
  { name: 'Lightning Bolt', oracleText: 'Lightning Bolt deals 3 damage to any target.' },
  { name: 'Shock', oracleText: 'Shock deals 4 damage to any target.' },
  { name: 'Not A Card', oracleText: 'Flying' },
);

describe('conformance', () => {
  test('says what passes, what fails and where, what is missing, and which cards read otherwise', async () => {
    const { code, errors, text } = await conformance(situations, '--cards', cards);
    expect({ code, errors }).toEqual({ code: 1, errors: [] });
    expect(text).toMatch(/FAILED {2}wrong\n +turn 1, upkeep: .*it is 20/);
    expect(text).toContain('1 (1)  card: Not A Card');
    expect(text).toContain('3 situations, 2 run (66.7%), 1 unsupported');
    expect(text).toContain('1 of 2 pass (50.0%): 1 outright, 0 by search; 1 fail');
    expect(text).toContain('0 of those that pass answer something that nobody is asked');
    expect(text).toMatch(/text +Shock\n +ours: +~ deals 2 damage.*\n +theirs: +~ deals 4/);
    expect(text).toContain('1 of 2 cards that are known read the same');
  });

  test('plays cards as they are read from the file, and says why others are missing', async () => {
    const played = file(
      'played.jsonl',
      {
        ...situation('drawn', 20, 'Careful Owl'),
        script: [
          { turn: 1, step: 'main1', player: 'A', action: 'cast', card: 'Careful Owl' },
          { turn: 1, step: 'main1', player: 'A', action: 'waitStackResolved' },
        ],
        setup: [
          { do: 'card', zone: 'hand', player: 'A', name: 'Careful Owl', count: 1 },
          { do: 'card', zone: 'battlefield', player: 'A', name: 'Island', count: 2 },
        ],
        skipFirstDraw: true,
        stopAt: { turn: 1, step: 'main1' },
        expect: [{ check: 'handCount', player: 'A', count: 1 }],
      },
      situation('by its back', 20, 'Night Owl'),
      situation('not understood', 20, 'Puzzling Owl'),
    );
    const owl = { manaCost: '{1}{U}', types: ['Creature'], subtypes: ['Bird'], power: '1', toughness: '1' };
    const both = { layout: 'modal_dfc', faces: ['Day Owl', 'Night Owl'] };
    const facts = file(
      'owls.jsonl',
      { name: 'Careful Owl', ...owl, oracleText: 'Flying\nWhen this creature enters, draw a card.' },
      { name: 'Day Owl', ...owl, ...both },
      { name: 'Night Owl', ...owl, ...both },
      { name: 'Puzzling Owl', ...owl, oracleText: 'Flying\nBewilder target reader.' },
    );
    const { code, text } = await conformance(played, '--cards', facts);
    expect({ code, text }).toMatchObject({ code: 0 });
    expect(text).toContain('3 situations, 2 run (66.7%), 1 unsupported');
    expect(text).toContain('2 of 2 pass (100.0%)');
    expect(text).toMatch(/1 \(1\) {2}card: Puzzling Owl \(declined: “Bewilder target reader\.”/);
  });

  test('tells it as JSON, of those that are asked for', async () => {
    const { code, text } = await conformance(situations, '--cards', cards, '--json', '--only', 'right');
    const report = JSON.parse(text);
    expect(code).toBe(0);
    expect(report).toMatchObject({ situations: 1, apart: { run: 1, passed: 1, failed: 0 }, failures: [] });
    expect(report.results).toEqual([{ id: 'right', outcome: 'passed', reasons: [], unasked: [], at: null }]);
  });

  test('takes cards from any file of cards', async () => {
    const bulk = file('bulk.json', [
      {
        object: 'card',
        name: 'Not A Card',
        type_line: 'Creature — Bird',
        mana_cost: '{U}',
        oracle_text: 'Flying',
        power: '1',
        toughness: '1',
      },
    ]);
    const { code, text } = await conformance(situations, '--cards', bulk, '--only', 'unknown');
    expect(text).toContain('1 situations, 1 run (100.0%), 0 unsupported');
    expect(code).toBe(0);
  });

  test('writes the recordings of failures', async () => {
    const recordings = join(folder, 'recordings');
    await conformance(situations, '--cards', cards, '--recordings', recordings);
    expect(readdirSync(recordings)).toEqual(['wrong.json']);
    expect(hashOfReplay(JSON.parse(readFileSync(join(recordings, 'wrong.json'), 'utf8')))).toMatch(/\w/);
  });

  test.each([
    ['a file that isn’t there', [join(folder, 'none.jsonl'), '--cards', cards], /no such file/],
    ['a line that is no JSON', [file('broken.jsonl', '{"id":'), '--cards', cards], /line 1: /],
    ['an empty file', [file('empty.jsonl', ''), '--cards', cards], /nothing in it/],
    ['no situation of that name', [situations, '--cards', cards, '--only', 'nowhere'], /“nowhere”/],
    ['a card without a name', [situations, '--cards', file('nameless.jsonl', {})], /line 1: /],
    ['what is no situation', [file('other.jsonl', { id: 'odd' }), '--cards', cards], /odd: /],
    ['no file of cards', [situations], /--cards/],
  ])('refuses %s', async (_what, words, reason) => {
    const { code, errors } = await conformance(...words);
    expect(code).toBe(2);
    expect(errors.join('\n')).toMatch(reason);
  });
});

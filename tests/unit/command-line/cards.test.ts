import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gzipSync } from 'fflate';
import { afterAll, beforeEach, describe, expect, test } from 'vitest';
import { main } from '../../../machines/command-line/main.ts';
import { engineVersion } from '../../../machines/game/index.ts';
import { scryfallCard } from '../library/files.ts';

const folder = mkdtempSync(join(tmpdir(), 'spellchart-cards-'));
const data = join(folder, 'data');
afterAll(() => rmSync(folder, { recursive: true, force: true }));
beforeEach(() => {
  rmSync(data, { recursive: true, force: true });
  process.env.SPELLCHART_DATA = data;
});

const file = (name: string, content: string | Uint8Array): string => {
  const path = join(folder, name);
  writeFileSync(path, content);
  return path;
};

async function spellchart(...words: readonly string[]) {
  const out: string[] = [];
  const errors: string[] = [];
  const code = await main(words, { out: (line) => out.push(line), error: (line) => errors.push(line) });
  return { code, errors: errors.join('\n'), text: out.join('\n') };
}

const odd = 'Trample\nFrobnicate this creature twice.';
const bears = [
  scryfallCard('Quiet Bear', { oracle_text: 'Trample', released_at: '1994-06-01', set_name: 'Antics' }),
  scryfallCard('Odd Bear', { oracle_text: odd }),
];
const cards = file('bears.json', JSON.stringify(bears));
const list = (name: string, ...lines: readonly string[]) => file(name, lines.join('\n'));
const quiet = list('quiet.txt', '4 Quiet Bear (DOM) 7 *F*', '56 Forest');
const withOdd = list('odd.txt', '4 Odd Bear', '56 Forest');

describe('libraries of cards', () => {
  test('are imported, listed, found without being named again, and removed', async () => {
    expect((await spellchart('cards', 'list')).text).toMatch(/No library of cards is kept here/);
    const imported = await spellchart('cards', 'import', cards);
    expect(imported).toMatchObject({ code: 0, errors: '' });
    expect(imported.text).toBe(`2 cards kept as “bears” in ${data}\nsame 1 (50.0%), declined 1 (50.0%)`);
    const listed = await spellchart('cards', 'list');
    expect(listed.text).toMatch(
      /^bears: 2 cards, from .*bears\.json, \d{4}-\d\d-\d\d\n {2}same 1 \(50\.0%\), declined 1/,
    );
    expect(JSON.parse((await spellchart('cards', 'list', '--json')).text)).toMatchObject({
      folder: data,
      engine: engineVersion,
      libraries: [{ name: 'bears', cards: 2, verdicts: { same: 1, declined: 1, variant: 0 }, unread: 0 }],
    });
    expect(await spellchart('play', quiet, quiet, '--seed', '1', '--quiet')).toMatchObject({ code: 0 });
    expect(await spellchart('cards', 'remove', 'bear')).toMatchObject({
      code: 2,
      errors: 'no library of cards is called “bear”; did you mean bears?',
    });
    expect(await spellchart('cards', 'remove', 'bears')).toMatchObject({ code: 0 });
    expect(readdirSync(join(data, 'cards'))).toEqual([]);
    expect(await spellchart('play', quiet, quiet, '--seed', '1')).toMatchObject({
      code: 2,
      errors: expect.stringContaining('no library of cards is kept here: spellchart cards import FILE'),
    });
  });

  test('keep the name that they are given, whatever it is, in place of one of that name', async () => {
    const name = '../my cards/ä';
    await spellchart('cards', 'import', cards, '--name', name, '--no-read');
    const packed = file(
      'more.json.gz',
      gzipSync(new TextEncoder().encode(JSON.stringify(bears.slice(0, 1)))),
    );
    await spellchart('cards', 'import', packed, '--name', name, '--no-read');
    expect((await spellchart('cards', 'list')).text).toMatch(
      /^\.\.\/my cards\/ä: 1 card, .*\n {2}not read yet$/,
    );
    expect(readdirSync(data)).toEqual(['cards']);
    expect(readdirSync(join(data, 'cards'))).toHaveLength(1);
    expect(await spellchart('cards', 'import', cards, '--name', ' ')).toMatchObject({ code: 2 });
  });

  test('nothing of a file with a fault is kept, and what was kept before stays', async () => {
    await spellchart('cards', 'import', cards, '--no-read');
    const cut = file('bears.jsonl', `${JSON.stringify(bears[0])}\n{"object":"card"`);
    const refused = await spellchart('cards', 'import', cut);
    expect(refused).toMatchObject({ code: 2, text: '' });
    expect(refused.errors).toMatch(
      /bears\.jsonl: line 2: the file is cut off: it ends in the middle, after Quiet Bear/,
    );
    expect((await spellchart('cards', 'list')).text).toContain('bears: 2 cards');
  });

  test.each([
    ['a folder', folder, /it is a directory/],
    ['no file', join(folder, 'none.json'), /there is no such file/],
    ['a deck', quiet, /this is a deck list\. Files of cards are Scryfall’s/],
  ])('refuse %s', async (_what, path, reason) => {
    const { code, errors } = await spellchart('cards', 'import', path);
    expect(code).toBe(2);
    expect(errors).toMatch(reason);
    expect(existsSync(data)).toBe(false);
  });

  test('say plainly where nothing can be kept, or what was kept is damaged', async () => {
    process.env.SPELLCHART_DATA = file('a-file', '');
    expect((await spellchart('cards', 'import', cards)).errors).toMatch(/a-file.*: /);
    expect((await spellchart('cards', 'import', cards)).code).toBe(2);
    process.env.SPELLCHART_DATA = data;
    mkdirSync(join(data, 'cards'), { recursive: true });
    writeFileSync(join(data, 'cards', 'old.cards.json'), '{"format":"spellchart.cards.1","cards":[');
    const damaged = await spellchart('play', quiet, quiet);
    expect(damaged).toMatchObject({ code: 2, text: '' });
    expect(damaged.errors).toMatch(
      /this library is damaged: spellchart cards remove old, and import it again/,
    );
    expect(await spellchart('cards', 'remove', 'old')).toMatchObject({ code: 0 });
    writeFileSync(join(data, 'verdicts.json'), '[]');
    expect(await spellchart('cards', 'import', cards)).toMatchObject({ code: 0 });
  });

  test('another version reads all of it anew, and what it reads otherwise is listed', async () => {
    await spellchart('cards', 'import', cards);
    const path = join(data, 'verdicts.json');
    const kept = JSON.parse(readFileSync(path, 'utf8'));
    const before = Object.fromEntries(Object.keys(kept.verdicts).map((print) => [print, 'declined']));
    writeFileSync(path, JSON.stringify({ engine: '0.0.9', verdicts: before }));
    expect((await spellchart('cards', 'list')).text).toContain('not read yet');
    const { text } = await spellchart('cards', 'import', cards);
    expect(text).toMatch(/Read otherwise than by version 0\.0\.9:\n {2}Quiet Bear: declined → same$/);
    expect(JSON.parse(readFileSync(path, 'utf8'))).toEqual(kept);
    expect((await spellchart('cards', 'import', cards)).text).not.toContain('otherwise');
  });
});

describe('cards read', () => {
  test('tells what is printed, what was understood, and of what wasn’t which words', async () => {
    const { code, text } = await spellchart('cards', 'read', 'quiet bear', 'Odd Bear', '--cards', cards);
    expect(code).toBe(0);
    expect(text).toContain(
      'Quiet Bear  {1}{G}\nCreature — Bear  2/2\n  Trample\nprinted in Antics (since 1994)\n\nUnderstood (same)',
    );
    expect(text).toMatch(
      /Not understood \(declined\), and not played:\n {2}Frobnicate this creature twice\.\n {2}\^ not understood from here on/,
    );
  });

  test('tells near names for one that there isn’t, and all such names at once', async () => {
    const { code, errors } = await spellchart('cards', 'read', 'Quite Bear', 'Xyzzy', '--cards', cards);
    expect(code).toBe(2);
    expect(errors.split('\n')).toEqual([
      'no card of the library is called “Quite Bear”; did you mean Quiet Bear?',
      'no card of the library is called “Xyzzy”',
    ]);
    expect(await spellchart('cards', 'read', 'Quiet Bear')).toMatchObject({ code: 2 });
  });

  test('as JSON', async () => {
    const { text } = await spellchart('cards', 'read', 'Odd Bear', '--cards', cards, '--json');
    expect(JSON.parse(text)).toMatchObject([
      {
        name: 'Odd Bear',
        facts: { oracleText: odd },
        reading: { verdict: 'declined', lines: [{ face: 'Odd Bear' }] },
      },
    ]);
  });
});

describe('decks of read cards', () => {
  test('are refused with all reasons at once, and what could be done', async () => {
    const { code, errors, text } = await spellchart('play', withOdd, quiet, '--cards', cards);
    expect({ code, text }).toEqual({ code: 2, text: '' });
    expect(errors).toMatch(/odd\.txt:1: Odd Bear isn’t understood: “Frobnicate this creature twice\.”/);
    expect(errors).toMatch(/\n--leave-out lines plays cards without the lines/);
    expect(await spellchart('play', withOdd, quiet, '--leave-out', 'all')).toMatchObject({
      code: 2,
      errors: expect.stringContaining('--leave-out: lines or cards'),
    });
  });

  test.each([
    ['lines', /Odd Bear is played without “Frobnicate this creature twice\.”, which isn’t understood\./],
    ['cards', /Alice plays without 4 Odd Bear, which isn’t understood\./],
    ['lines,cards', /Odd Bear is played without/],
  ])('play without %s where that is chosen, which the log and the recording say', async (what, said) => {
    const record = join(folder, 'game.json');
    const words = ['--cards', cards, '--seed', '2', '--leave-out', what, '--record', record];
    const { code, text } = await spellchart('play', withOdd, quiet, ...words);
    expect(code).toBe(0);
    expect(text).toMatch(said);
    expect((await spellchart('replay', record)).text).toMatch(said);
  });
});

test('a scenario may name cards that are kept', async () => {
  const scenario = file(
    'bear.scenario.json',
    JSON.stringify({
      title: '510.1: a bear that is kept',
      rules: ['510.1'],
      players: [{ name: 'alice', battlefield: ['Quiet Bear'] }, { name: 'bob' }],
      script: ['alice attacks bob with Quiet Bear'],
      expect: { bob: { life: 18 } },
    }),
  );
  expect(await spellchart('run', scenario)).toMatchObject({ code: 2 });
  expect(await spellchart('run', scenario, '--cards', cards)).toMatchObject({ code: 0, errors: '' });
  await spellchart('cards', 'import', cards, '--no-read');
  expect(await spellchart('run', scenario)).toMatchObject({ code: 0, errors: '' });
});

describe('cards report', () => {
  test('of any file of cards, also by set and by year', async () => {
    const { text } = await spellchart('cards', 'report', cards, '--by', 'year');
    expect(text).toMatch(/^plain: 2 cards: same 1 \(50\.0%\)/);
    expect(text).toMatch(
      /year +cards +same +variant +declined +other +played\n1994 +1 +1 +0 +0 +0 +100\.0%\n2018 +1 +0 +0 +1 +0 +0\.0%/,
    );
    const json = JSON.parse((await spellchart('cards', 'report', cards, '--by', 'set', '--json')).text);
    expect(json.by).toEqual({
      set: {
        '1994 Antics': { cards: 1, same: 1, variant: 0, declined: 0, ambiguous: 0, mismatch: 0 },
        '2018 Dominions': { cards: 1, same: 0, variant: 0, declined: 1, ambiguous: 0, mismatch: 0 },
      },
    });
    expect(Object.keys(JSON.parse((await spellchart('cards', 'report', cards, '--json')).text))).toEqual([
      'groups',
      'blockers',
      'cpuSeconds',
      'slowest',
      'ambiguous',
      'mismatches',
    ]);
  });

  test('of a record for each face each face counts, in its sets; years such a file doesn’t say', async () => {
    const faces = file(
      'faces.jsonl',
      ['Rise', 'Fall']
        .map((name) =>
          JSON.stringify({
            name,
            manaCost: '{U}',
            types: ['Instant'],
            oracleText: 'Draw a card.',
            sets: ['Dusk'],
            group: 'plain',
          }),
        )
        .join('\n'),
    );
    const { text } = await spellchart('cards', 'report', faces, '--by', 'set');
    expect(text).toMatch(/^plain: 2 cards: same 2/);
    expect(text).toMatch(/\nDusk +2 +2 /);
    expect((await spellchart('cards', 'report', faces, '--by', 'year')).errors).toMatch(
      /doesn’t say when its sets/,
    );
    expect((await spellchart('cards', 'report', faces, '--by', 'month')).errors).toMatch(/not by “month”/);
  });

  test('of what is kept', async () => {
    expect((await spellchart('cards', 'report')).errors).toMatch(/no library of cards is kept here/);
    await spellchart('cards', 'import', cards, '--no-read');
    expect((await spellchart('cards', 'report')).text).toMatch(/^plain: 2 cards/);
  });
});

import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, describe, expect, test } from 'vitest';
import { main } from '../../../machines/command-line/main.ts';
import { hashOfReplay, readRecording, share } from '../../../machines/play/index.ts';

const folder = mkdtempSync(join(tmpdir(), 'spellchart-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));
// Nothing that this machine keeps is looked at.
process.env.SPELLCHART_DATA = join(folder, 'data');

const file = (name: string, text = ''): string => {
  const path = join(folder, name);
  writeFileSync(path, text);
  return path;
};

/** What the words print, and the exit code. */
async function spellchart(...words: readonly string[]) {
  const out: string[] = [];
  const errors: string[] = [];
  const code = await main(words, { out: (line) => out.push(line), error: (line) => errors.push(line) });
  return { code, errors, out, text: out.join('\n') };
}

describe('playing and replaying', () => {
  test('a game is told turn by turn, recorded, and replayed to the same end', async () => {
    const path = join(folder, 'game.json');
    const words = [
      'play',
      'Red Rush',
      'green-giants',
      '--seed',
      '5',
      '--players',
      'sensible,random',
      '--record',
      path,
    ];
    const played = await spellchart(...words);
    expect(played).toMatchObject({ code: 0, errors: [] });
    expect(played.text).toContain('Seed 5\nAlice: Red Rush, played by the sensible player');
    expect(played.text).toMatch(/\nTurn 2: (Alice|Bob) {3}Alice 20, Bob 20\n/);
    expect(played.text).toMatch(/ {4}Alice casts .*\. \[601\.2i\]/);
    expect(played.text).toMatch(/\n(Alice|Bob) won on turn \d+ \(104\.2a\)\./);

    const told = await spellchart(
      'play',
      'Red Rush',
      'green-giants',
      '--seed',
      '5',
      '--players',
      'sensible,random',
      '--json',
    );
    const json = JSON.parse(told.text);
    expect(told.out).toHaveLength(1);
    expect(json).toMatchObject({
      seed: '5',
      over: { rule: '104.2a' },
      seats: [{ player: 'sensible' }, { player: 'random' }],
    });

    const recording = readRecording(readFileSync(path, 'utf8'));
    expect(hashOfReplay(recording)).toBe(json.hash);
    const again = await spellchart('replay', path);
    expect(again.out.at(-1)).toBe(played.out.at(-2));
    const linked = await spellchart('replay', file('link.txt', `${share(recording)}\n`), '--json');
    expect(JSON.parse(linked.text)).toMatchObject({ hash: json.hash, decisions: recording.events.length });
    const early = await spellchart('replay', path, '--to', '40');
    expect(early.out.at(-1)).toMatch(/^Turn \d+ is under way\./);
  });

  test('decks, version and help are told', async () => {
    expect((await spellchart('decks')).out).toHaveLength(6);
    expect(JSON.parse((await spellchart('decks', '--json')).text)).toHaveLength(6);
    expect(await spellchart('--version')).toMatchObject({ code: 0, out: ['0.1.0'] });
    expect((await spellchart('play', '--help')).text).toContain('--seed');
    expect((await spellchart('--help')).text).toContain('Exit codes');
  });
});

describe('what is given wrong', () => {
  const list = readFileSync(new URL('../../../machines/cards/decks/red-rush.ts', import.meta.url), 'utf8');
  const red = file('red.txt', /`([^`]*)`/.exec(list)?.[1]);

  test('every fault of every deck is told at once, line by line, and nothing is played', async () => {
    const forty = file(
      'forty.txt',
      Array.from({ length: 40 }, (_, at) => `1 Lightning Bold ${at}`).join('\n'),
    );
    const record = join(folder, 'never.json');
    const { code, errors, out } = await spellchart(
      'play',
      forty,
      join(folder, 'none.txt'),
      file('empty.txt'),
      '--record',
      record,
    );
    expect({ code, out }).toEqual({ code: 2, out: [] });
    expect(errors).toHaveLength(44);
    expect(errors[7]).toContain(
      `${forty}:8: no card is named Lightning Bold 7; did you mean Lightning Bolt?`,
    );
    expect(errors.slice(40)).toEqual([
      `${join(folder, 'none.txt')}: there is no such file`,
      `${join(folder, 'empty.txt')}: the deck is empty`,
      '42 faults: nothing was played',
      expect.stringMatching(/no library of cards is kept here: spellchart cards import FILE/),
    ]);
    expect(existsSync(record)).toBe(false);
    expect(await spellchart('play', red, red, '--seed', '1', '--quiet')).toMatchObject({ code: 0 });
  });

  test.each([
    [['play', 'Red Rsh', 'Red Rush'], 'did you mean Red Rush?'],
    [['play', 'Red Rush'], 'two to six decks'],
    [['play', 'Red Rush', 'Xyzzyxyzzy'], 'Red Rush, White Vigil'],
    [['play', 'Red Rush', folder], 'it is a directory'],
    [['play', 'Red Rush', red, '--seed', ''], '--seed'],
    [['play', 'Red Rush', red, '--players', 'clever'], '“clever”'],
    [['play', 'Red Rush', red, '--players', 'random,random,random'], '3 players for 2 decks'],
    [['play', 'Red Rush', red, '--record', join(folder, 'no', 'such', 'folder.json')], 'no such folder'],
    [['play', 'Red Rush', red, '--record', folder], 'it is a directory'],
    [['play', 'Red Rush', red, '--shuffle'], '--shuffle'],
    [['replay', join(folder, 'none.json')], 'there is no such file'],
    [['replay', file('cut.json', '{"format":"spellchart.recording","eng')], 'it is no JSON'],
    [
      ['replay', file('other.json', '{"format":"spellchart.recording","engine":"9.0.0"}')],
      'engine: it was recorded by version 9.0.0',
    ],
    [['replay', file('cut.txt', 'abcdefghijk')], 'cut off'],
    [['replay', file('nothing.json')], 'it is empty'],
    [['run', file('game-of.json', '{"format":"spellchart.recording"}')], 'spellchart replay plays it'],
    [['conformance', file('lines.txt', '4 Shock\n'.repeat(9)), '--cards', 'lines.txt'], 'no such file'],
    [['replay', file('braces.json', '{}'), '--to', '1.5'], '--to'],
    [['run', join(folder, 'none.json')], 'there is no such file'],
    [['run', file('empty.json')], 'it is empty'],
    [['run', file('damaged.json', '{"title":"x"')], 'it is no JSON'],
    [['dance'], 'dance'],
    [['replay'], 'spellchart replay --help'],
    [['play'], 'decks'],
  ])('%j is refused', async (words, reason) => {
    const { code, errors, out } = await spellchart(...words);
    expect(errors.join('\n')).toContain(reason);
    expect(code).toBe(2);
    expect(out.filter((line) => !line.endsWith('0 failed'))).toEqual([]);
  });
});

describe('scenarios', () => {
  const scenario = (life: number) => ({
    title: `119.3: a player loses ${20 - life} life`,
    rules: ['119.3'],
    players: [{ name: 'alice', hand: ['Lightning Bolt'], battlefield: ['Mountain'] }, { name: 'bob' }],
    script: ['alice casts Lightning Bolt on bob'],
    expect: { bob: { life } },
  });

  test('each is a line; the exit code says whether all passed', async () => {
    const passing = file('passing.scenario.json', JSON.stringify([scenario(17)]));
    const failing = file('failing.scenario.json', JSON.stringify(scenario(16)));
    expect(await spellchart('run', passing)).toMatchObject({
      code: 0,
      errors: [],
      text: 'passed  119.3: a player loses 3 life\n1 passed, 0 failed',
    });
    const both = await spellchart('run', folder);
    expect(both).toMatchObject({ code: 1, errors: [] });
    expect(both.out.slice(0, 2)).toEqual([`${failing}:`, 'FAILED  119.3: a player loses 4 life']);
    expect((await spellchart('run', failing)).out[0]).toBe('FAILED  119.3: a player loses 4 life');
    expect(both.out.at(-1)).toBe('1 passed, 1 failed');
    const { failed, passed, scenarios } = JSON.parse(
      (await spellchart('run', failing, passing, '--json')).text,
    );
    expect({ failed, passed, titles: scenarios.map(({ title }: { title: string }) => title).length }).toEqual(
      { failed: 1, passed: 1, titles: 2 },
    );
  });

  test('--log tells what happened, a sentence an event with its rule, and what was asked', async () => {
    const { code, out } = await spellchart('run', file('told.json', JSON.stringify(scenario(17))), '--log');
    expect(code).toBe(0);
    const lines = out.map((line) => line.trim()).filter((line) => line !== '');
    expect(lines).toEqual([
      'passed  119.3: a player loses 3 life',
      '> The table is set.',
      '> alice casts Lightning Bolt on bob',
      'Turn 3: Alice   Alice 20, Bob 20',
      'Precombat main phase',
      '? Alice is asked (choose): choose a target [601.2c]',
      'Alice casts Lightning Bolt. [601.2i]',
      '> What is left resolves.',
      'Lightning Bolt deals 3 damage to Bob. [120.1]',
      'Bob loses 3 life. [120.3a]',
      'Lightning Bolt is put into Alice’s graveyard. [608.2n]',
      'Lightning Bolt resolves. [608.2p]',
      '1 passed, 0 failed',
    ]);
  });

  test('--log tells of the control as well, and --json has both', async () => {
    const path = file(
      'controlled.json',
      JSON.stringify({ ...scenario(17), control: { script: [], expect: { bob: { life: 20 } } } }),
    );
    const { text } = await spellchart('run', path, '--log');
    expect(text).toContain('(and its control)');
    expect(text).toMatch(/The control:\s+> The table is set\./);
    const { scenarios } = JSON.parse((await spellchart('run', path, '--log', '--json')).text);
    const [{ control, steps }] = scenarios;
    expect(steps[1]).toMatchObject({
      text: 'alice casts Lightning Bolt on bob',
      asked: [{ player: 'Alice', kind: 'choose', about: 'choose a target', rule: '601.2c' }],
    });
    expect(steps[1].happened).toContainEqual(
      expect.objectContaining({ sentence: 'Alice casts Lightning Bolt.', rule: '601.2i' }),
    );
    expect(control.steps.map(({ text: line }: { text: string }) => line)).toContain('The table is set.');
    const [without] = JSON.parse((await spellchart('run', path, '--json')).text).scenarios;
    expect(without).not.toHaveProperty('steps');
  });

  test('what fails and what can’t be read says where, and what was probably meant', async () => {
    const failing = file('fails.json', JSON.stringify(scenario(16)));
    expect((await spellchart('run', failing)).out[1]).toBe('        bob.life is 17, not 16');
    const unread = file('unread.json', JSON.stringify({ ...scenario(17), script: ['alice cast Shock'] }));
    const { code, errors } = await spellchart('run', unread);
    expect(code).toBe(2);
    expect(errors[0]).toMatch(
      /: script\[0\]: “cast” is nothing .*: “alice cast Shock”; did you mean casts\?$/,
    );
  });

  test('a file of a folder that can’t be read is told, and the others are run', async () => {
    const inside = join(folder, 'one-is-broken');
    mkdirSync(inside);
    writeFileSync(join(inside, 'a.scenario.json'), '{');
    writeFileSync(join(inside, 'b.scenario.json'), JSON.stringify(scenario(17)));
    const { code, errors, out } = await spellchart('run', inside);
    expect({ code, out: out.at(-1) }).toEqual({ code: 2, out: '1 passed, 0 failed' });
    expect(errors).toHaveLength(1);
    expect(errors[0]).toContain('a.scenario.json: it is no JSON');
  });
});

describe('as a program', () => {
  const program = fileURLToPath(new URL('../../../machines/command-line/spellchart.js', import.meta.url));

  test('it runs in a clone, and takes it calmly when nobody reads on', () => {
    const decks = spawnSync(process.execPath, [program, 'decks'], { encoding: 'utf8' });
    expect(decks).toMatchObject({ status: 0, stderr: '' });
    expect(decks.stdout).toContain('Red Rush');
    const cut = spawnSync(
      'bash',
      [
        '-c',
        `"${process.execPath}" "${program}" play redrush redrush --seed 1 | head -n 1; echo "\${PIPESTATUS[0]}"`,
      ],
      { encoding: 'utf8' },
    );
    expect(cut).toMatchObject({ stdout: 'Seed 1\n0\n', stderr: '' });
  });
});

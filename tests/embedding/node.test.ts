import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type Consumer, command, newConsumer, strictly, tool } from './consumer.ts';

const here = (path: string) => fileURLToPath(new URL(path, import.meta.url));

describe('the packed package in a plain Node project', () => {
  let consumer: Consumer;

  beforeAll(async () => {
    consumer = await newConsumer(['xstate'], {
      'tsconfig.json': strictly({
        module: 'NodeNext',
        moduleResolution: 'NodeNext',
        lib: ['ES2023'],
        types: ['node'],
        typeRoots: [tool('@types')],
        rootDir: 'src',
        outDir: 'built',
      }),
      'src/play.ts': await readFile(here('node/play.ts'), 'utf8'),
      'src/client.ts': await readFile(here('node/client.ts'), 'utf8'),
    });
  }, 300_000);

  afterAll(() => consumer?.remove());

  test('type-checks in strict mode, and two built-in players play a game to its end', async () => {
    await command(consumer.folder, process.execPath, tool('typescript/bin/tsc'), '--project', '.');
    const printed = await command(consumer.folder, process.execPath, 'built/play.js');
    const { decisions, drawn, hash, over, replayed, refused } = JSON.parse(printed);
    expect(decisions).toBeGreaterThan(50);
    expect(drawn).toBeGreaterThan(14);
    expect(over.rule).toMatch(/^104\./);
    expect(replayed).toBe(hash);
    expect(refused).toContain('117.1');
  });

  test.each([
    ['nameOf', 'Mountain'],
    ['characteristics', 'Mountain'],
    ['whyCharacteristic', 'Mountain'],
    ['manaAmounts', true],
    ['viewFor', 1],
    ['legalActions', true],
    ['resolutionMachine', 'stack'],
    ['gameMachine', { starting: { determiningPlayOrder: 'choosing' } }],
  ])('%s may be the first that a program asks, of a game that came as JSON', async (question, answer) => {
    const printed = await command(consumer.folder, process.execPath, 'built/client.js', question);
    expect(JSON.parse(printed)).toEqual(answer);
  });

  test('has no React, and needs none', () => {
    expect(existsSync(join(consumer.folder, 'node_modules/react'))).toBe(false);
  });

  test('has the command line', async () => {
    const printed = await command(consumer.folder, 'npm', 'exec', '--offline', '--', 'spellchart', '--help');
    expect(printed).toContain('spellchart');
  });

  test('the UI is imported without a window, and says that it is for the client', async () => {
    const built = here('../../dist/ui/lib.js');
    const script = `
      globalThis.document = undefined;
      const { Inspector, fromActor } = await import(${JSON.stringify(built)});
      console.log(typeof window, typeof Inspector, typeof fromActor);
    `;
    const printed = await command(consumer.folder, process.execPath, '--input-type=module', '--eval', script);
    expect(printed.trim()).toBe('undefined function function');
    expect(await readFile(built, 'utf8')).toMatch(/^['"]use client['"];/);
  });
});

/**
 * What the page costs in a browser: `npm run bench:ui`. It is built, opened with a recording of 10,000 decisions, and driven
 * beside a page that has nothing but React, in the same run. `--rounds N` (default 60) says how many steps and jumps are
 * counted, `--against REF` prints the ratios to another commit, `--json` the figures for machines.
 */
import { readFileSync } from 'node:fs';
import { loadavg } from 'node:os';
import { parseArgs } from 'node:util';
import { chromium } from 'playwright';
import { browserLaunch } from '../../browser.ts';
import { serveFolder } from '../../page/served.ts';
import { barePage, pageAt, pageHere } from './built.ts';
import { bareFigures, type PageFigures, pageFigures } from './measure.ts';

const { values } = parseArgs({
  options: {
    rounds: { type: 'string', default: '60' },
    against: { type: 'string' },
    json: { type: 'boolean', default: false },
  },
});
const rounds = Number(values.rounds);
const recording: { readonly decisions: number; readonly shared: string } = JSON.parse(
  readFileSync(new URL('recording.json', import.meta.url), 'utf8'),
);

const folders = {
  bare: await barePage(),
  here: await pageHere(),
  there: values.against === undefined ? null : pageAt(values.against),
};
const browser = await chromium.launch(await browserLaunch());

/** Serves a folder as long as it is measured. */
async function served<Figures>(folder: string, ask: (address: string) => Promise<Figures>): Promise<Figures> {
  const { address, close } = await serveFolder(folder);
  try {
    return await ask(address);
  } finally {
    await close();
  }
}
const ofPage = (folder: string) =>
  served(folder, (address) => pageFigures(browser, address, recording, rounds));

try {
  const before = loadavg();
  const bare = await served(folders.bare, (address) => bareFigures(browser, address, rounds));
  const here = await ofPage(folders.here);
  const there = folders.there === null ? null : await ofPage(folders.there);
  const load = { before: before[0], after: loadavg()[0] };
  if (values.json) console.log(JSON.stringify({ bare, here, there, load }, null, 2));
  else print(bare, here, there, load);
} finally {
  await browser.close();
}

function print(
  bare: Awaited<ReturnType<typeof bareFigures>>,
  here: PageFigures,
  there: PageFigures | null,
  load: { readonly before: number | undefined; readonly after: number | undefined },
): void {
  const lines: readonly (readonly [string, (of: PageFigures) => number, string, number | null, string])[] = [
    ['a step, work p50', (of) => of.step.cpu.p50, 'ms', bare.step.cpu.p50, 'bare + 6'],
    ['a step, work p95', (of) => of.step.cpu.p95, 'ms', bare.step.cpu.p95, ''],
    ['a step, click to paint p50', (of) => of.step.time.p50, 'ms', bare.step.time.p50, ''],
    ['a step, click to paint p95', (of) => of.step.time.p95, 'ms', bare.step.time.p95, 'bare + a frame'],
    ['a jump, work p50', (of) => of.jump.cpu.p50, 'ms', null, ''],
    ['a jump, click to paint p95', (of) => of.jump.time.p95, 'ms', null, '100'],
    ['autoplay at 30, steps a second', (of) => of.autoplay.steps, '', null, '30'],
    ['autoplay, work a step', (of) => of.autoplay.cpu, 'ms', null, ''],
    ['autoplay, tasks of 50 ms and more', (of) => of.autoplay.long, '', null, ''],
    ['autoplay, the longest task', (of) => of.autoplay.longest, 'ms', null, '100'],
    ['opening, the first step', (of) => of.first, 'ms', null, '1000'],
    ['opening, all', (of) => of.all, 'ms', null, '6000'],
    ['heap after a collection', (of) => of.heap, 'MB', bare.heap, 'bare + 150'],
  ];
  const row = (cells: readonly string[]) =>
    console.log(cells.map((cell, at) => (at === 0 ? cell.padEnd(36) : cell.padStart(14))).join(''));
  console.log(
    `${recording.decisions} decisions, load ${load.before?.toFixed(1)} to ${load.after?.toFixed(1)}`,
  );
  row(['', 'here', 'bare', 'wanted', ...(there === null ? [] : [String(values.against), 'ratio'])]);
  for (const [words, figure, unit, ofBare, wanted] of lines) {
    const value = figure(here);
    const other = there === null ? [] : [figure(there).toFixed(1), (value / figure(there)).toFixed(2)];
    row([words, `${value.toFixed(1)} ${unit}`, ofBare?.toFixed(1) ?? '', wanted, ...other]);
  }
}

/**
 * What an event costs, by how the rules are driven: `npm run bench`. `--games N` (default 6) and `--rounds N` (default 8)
 * say how much is played, `--json` prints the figures for machines. What is measured is built as the package is: what
 * runs TypeScript during development gives names to functions as they are made, which costs a tenth.
 */
import { fileURLToPath, pathToFileURL } from 'node:url';
import { parseArgs } from 'node:util';
import { build } from 'vite';
import { engineSize } from './size.ts';

const { values } = parseArgs({
  options: {
    games: { type: 'string', default: '6' },
    rounds: { type: 'string', default: '8' },
    json: { type: 'boolean', default: false },
  },
});

const directory = fileURLToPath(new URL('../../node_modules/.cache/bench', import.meta.url));
await build({
  configFile: false,
  logLevel: 'silent',
  build: {
    ssr: true,
    outDir: directory,
    emptyOutDir: true,
    target: 'node20',
    rolldownOptions: {
      input: ['report', 'alone'].map((entry) => fileURLToPath(new URL(`./${entry}.ts`, import.meta.url))),
      output: { entryFileNames: '[name].mjs', chunkFileNames: '[name].mjs' },
    },
  },
});
const { measurements, print }: typeof import('./report.ts') = await import(
  pathToFileURL(`${directory}/report.mjs`).href
);
const result = await measurements({
  games: Number(values.games),
  rounds: Number(values.rounds),
  engineEntry: await engineSize(),
});
if (values.json) console.log(JSON.stringify(result, null, 2));
else print(result);

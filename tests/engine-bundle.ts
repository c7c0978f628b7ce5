/** Writes the engine entry as an app would get it, minified and without xstate: for `size-limit`, which measures files. */
import { mkdirSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { engineBundle } from './bench/size.ts';

const folder = fileURLToPath(new URL('../node_modules/.cache/spellchart/', import.meta.url));
mkdirSync(folder, { recursive: true });
writeFileSync(`${folder}engine.js`, await engineBundle());

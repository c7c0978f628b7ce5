#!/usr/bin/env node
// In a clone the TypeScript sources run as they are; in the published package they are built.
import { existsSync } from 'node:fs';

const source = new URL('./main.ts', import.meta.url);
const built = new URL('../../dist/machines/command-line/main.js', import.meta.url);

const load = async () => {
  if (!existsSync(source)) return import(built.href);
  const { tsImport } = await import('tsx/esm/api');
  return tsImport(source.href, import.meta.url);
};

const { main } = await load();
process.exitCode = await main(process.argv.slice(2));

import { execFileSync } from 'node:child_process';
import { mkdtempSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import react from '@vitejs/plugin-react';
import { build } from 'vite';
import { buildPage } from '../../page/served.ts';

const project = fileURLToPath(new URL('../../..', import.meta.url));
const cache = join(project, 'node_modules/.cache/bench-ui');

/** The page as it is here, built; the folder. */
export async function pageHere(): Promise<string> {
  const folder = join(cache, 'here');
  await buildPage(folder);
  return folder;
}

/** The page as it was at a commit, built with the packages that are here; the folder. */
export function pageAt(ref: string): string {
  const folder = join(cache, 'there');
  const tree = mkdtempSync(join(tmpdir(), 'spellchart-bench-'));
  const git = (...words: readonly string[]) => execFileSync('git', words, { cwd: project, stdio: 'pipe' });
  git('worktree', 'add', '--detach', '--force', tree, ref);
  try {
    symlinkSync(join(project, 'node_modules'), join(tree, 'node_modules'));
    const vite = join(project, 'node_modules/vite/bin/vite.js');
    const words = ['build', '--mode', 'production', '--base', './', '--outDir', folder, '--emptyOutDir'];
    execFileSync(process.execPath, [vite, ...words, '--logLevel', 'error'], { cwd: tree, stdio: 'pipe' });
  } finally {
    git('worktree', 'remove', '--force', tree);
  }
  return folder;
}

/** A page that has nothing but React, built; the folder. */
export async function barePage(): Promise<string> {
  const folder = join(cache, 'bare');
  await build({
    configFile: false,
    root: fileURLToPath(new URL('bare', import.meta.url)),
    base: './',
    logLevel: 'error',
    plugins: [react()],
    build: { outDir: folder, emptyOutDir: true },
  });
  return folder;
}

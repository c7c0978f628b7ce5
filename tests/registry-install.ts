/** Installs the packed package into an empty project, as its users would, and imports its entries there. */
import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const project = fileURLToPath(new URL('..', import.meta.url));
const consumer = mkdtempSync(join(tmpdir(), 'spellchart-consumer-'));
const { devDependencies } = JSON.parse(readFileSync(join(project, 'package.json'), 'utf8'));

const npm = (cwd: string, ...words: string[]) =>
  execFileSync('npm', words, { cwd, encoding: 'utf8', shell: process.platform === 'win32' });

try {
  const [packed] = JSON.parse(
    npm(project, 'pack', '--json', '--ignore-scripts', '--pack-destination', consumer),
  );
  writeFileSync(join(consumer, 'package.json'), JSON.stringify({ private: true, type: 'module' }));
  npm(consumer, 'install', `./${packed.filename}`, `xstate@${devDependencies.xstate}`);
  const entries = ['cards', 'read', 'recordings', 'scenario', 'trace', 'write'].map(
    (name) => `spellchart/${name}`,
  );
  const script = ['spellchart', ...entries].map((entry) => `await import('${entry}');`).join(' ');
  execFileSync(process.execPath, ['--input-type=module', '--eval', script], {
    cwd: consumer,
    stdio: 'inherit',
  });
  npm(consumer, 'exec', '--offline', '--', 'spellchart', '--help');
} finally {
  rmSync(consumer, { recursive: true, force: true });
}

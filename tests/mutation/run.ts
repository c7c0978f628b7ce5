/**
 * `npm run mutate [folder or file]`: breaks the rules of a folder (`machines/combat` without one) or of one file in
 * every small way, one after another, and counts how many of these changes no test notices. They are printed; below
 * 85% it fails. The texts can be broken in nearly five thousand ways: file by file they take minutes each.
 */
import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

const project = fileURLToPath(new URL('../..', import.meta.url));
const [folder = 'machines/combat'] = process.argv.slice(2);

if (existsSync(`${project}${folder}`)) {
  const files = folder.endsWith('.ts') ? folder : `${folder.replace(/\/$/, '')}/**/*.ts`;
  const line = `stryker run --mutate "${files}"`;
  const env = { ...process.env, MUTATED_FOLDER: folder };
  const child = spawn(line, { cwd: project, shell: true, stdio: 'inherit', env });
  child.on('close', (code) => {
    process.exitCode = code ?? 1;
  });
} else {
  console.error(`There is no folder ${folder}: name one as machines/rules/abilities/keywords.`);
  process.exitCode = 1;
}

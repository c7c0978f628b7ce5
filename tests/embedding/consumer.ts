import { execFile } from 'node:child_process';
import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';

const project = fileURLToPath(new URL('../..', import.meta.url));
const run = promisify(execFile);

/** Runs a program in a folder; what it printed, or an error with all of it. */
export async function command(folder: string, program: string, ...words: readonly string[]): Promise<string> {
  try {
    const { stdout } = await run(program, [...words], {
      cwd: folder,
      encoding: 'utf8',
      maxBuffer: 64 * 1024 * 1024,
      shell: process.platform === 'win32',
    });
    return stdout;
  } catch (error) {
    const printed = error instanceof Error && 'stdout' in error && 'stderr' in error;
    const said = printed ? `${String(error.stdout)}\n${String(error.stderr)}` : String(error);
    throw new Error(`${program} ${words.join(' ')}\n${said}`);
  }
}

/** A tool of this repository, for a project that has none of its own. */
export const tool = (path: string): string => join(project, 'node_modules', path);

/** A project outside the tree, into which the packed package is installed as its users would. */
export interface Consumer {
  readonly folder: string;
  readonly remove: () => Promise<void>;
}

interface Manifest {
  readonly dependencies: Readonly<Record<string, string>>;
}

/** Builds the package, packs it, and installs it with these others into an empty project. Nothing is downloaded. */
export async function newConsumer(
  others: readonly string[],
  files: Readonly<Record<string, string>>,
): Promise<Consumer> {
  const folder = await mkdtemp(join(tmpdir(), 'spellchart-consumer-'));
  await command(project, 'npm', 'run', '--silent', 'build');
  const packed: unknown = JSON.parse(
    await command(project, 'npm', 'pack', '--json', '--ignore-scripts', '--pack-destination', folder),
  );
  const { dependencies }: Manifest = JSON.parse(await readFile(join(project, 'package.json'), 'utf8'));
  const copy = (name: string) => [name, `file:${tool(name)}`] as const;
  const own = Object.fromEntries(others.map(copy));
  const inherited = Object.fromEntries([...(await withDependencies(others))].map(copy));
  const manifest = {
    private: true,
    type: 'module',
    dependencies: { spellchart: `file:./${filenameOf(packed)}`, ...own },
    overrides: { ...Object.fromEntries(Object.keys(dependencies).map(copy)), ...inherited },
  };
  const all = { ...files, 'package.json': JSON.stringify(manifest, null, 2) };
  for (const [name, text] of Object.entries(all)) {
    await mkdir(dirname(join(folder, name)), { recursive: true });
    await writeFile(join(folder, name), text);
  }
  // Peers are among what is installed; npm itself trips over those of linked folders.
  const offline = ['--offline', '--legacy-peer-deps', '--no-audit', '--no-fund', '--ignore-scripts'];
  await command(folder, 'npm', 'install', ...offline);
  return { folder, remove: () => rm(folder, { recursive: true, force: true }) };
}

/** These packages and whatever they need, by this repository's copies. */
async function withDependencies(names: readonly string[]): Promise<ReadonlySet<string>> {
  const found = new Set<string>();
  const left = [...names];
  for (let name = left.pop(); name !== undefined; name = left.pop()) {
    if (found.has(name)) continue;
    found.add(name);
    const manifest: Partial<Manifest> = JSON.parse(await readFile(tool(join(name, 'package.json')), 'utf8'));
    left.push(...Object.keys(manifest.dependencies ?? {}));
  }
  return found;
}

function filenameOf(packed: unknown): string {
  const first: unknown = Array.isArray(packed) ? packed[0] : undefined;
  if (typeof first === 'object' && first !== null && 'filename' in first) return String(first.filename);
  throw new Error('npm pack named no file.');
}

/**
 * The strict settings of a project that reads the types of its packages, too; xstate's own don't pass with
 * `exactOptionalPropertyTypes`.
 */
export const strictly = (more: object): string =>
  JSON.stringify({
    compilerOptions: {
      target: 'ES2022',
      strict: true,
      noUncheckedIndexedAccess: true,
      verbatimModuleSyntax: true,
      skipLibCheck: false,
      ...more,
    },
    include: ['src'],
  });

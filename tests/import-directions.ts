import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { posix } from 'node:path';
import { fileURLToPath } from 'node:url';

const project = fileURLToPath(new URL('..', import.meta.url));

/** The rooms, lowest first. A room imports from those before it; charts also from one another. */
const levels = [
  ['machines/rules/state'],
  ['machines/wording'],
  ['machines/rules/characteristics'],
  ['machines/rules/events'],
  ['machines/rules/effects'],
  ['machines/rules/abilities'],
  ['machines/rules'],
  ['machines/words'],
  ['machines/reading'],
  [
    'machines/chart',
    'machines/turn',
    'machines/priority',
    'machines/combat',
    'machines/casting',
    'machines/resolution',
  ],
  ['machines/decks'],
  ['machines/game'],
  ['machines/library'],
  ['machines/cards'],
  ['machines/play'],
  ['machines'],
  ['machines/command-line', 'ui'],
  ['stories'],
];

const charts = levels[9] ?? [];
const door = 'machines/rules/index.ts';
const rooms = levels.flat().sort((a, b) => b.length - a.length);

const levelOf = (room: string) => levels.findIndex((level) => level.includes(room));

/** The room of a file, the innermost one; `undefined` for what is in none. Only its own files are in `machines`. */
export function roomOf(file: string): string | undefined {
  const room = rooms.find((name) => file.startsWith(`${name}/`));
  const isOwnFile = posix.dirname(file) === room;
  return (room === 'machines' || room === 'machines/rules') && !isOwnFile ? undefined : room;
}

/** Why `file` may not import `imported` (a path from the project's top, or a package), or `undefined`; `types`: it imports types alone. */
export function whyNot(
  file: string,
  imported: string,
  isPackage: boolean,
  types = false,
): string | undefined {
  const room = roomOf(file);
  if (room === undefined) return `${file} is in no room: put it into one, or add the room to the list`;
  if (isPackage) return whyNoPackage(room, imported);
  const other = roomOf(imported);
  if (other === undefined) return 'that is in no room';
  if (other === room) return undefined;
  // What the words are the engine knows, and not how it comes to them: its table holds them.
  if (types && other === 'machines/words' && room.startsWith('machines/rules')) return undefined;
  if (levelOf(other) > levelOf(room)) return `${room} is below ${other}`;
  if (levelOf(other) === levelOf(room))
    return charts.includes(room) ? undefined : `${room} is beside ${other}`;
  if (other === 'machines/cards' && levelOf(room) < levelOf('machines/play'))
    return 'nobody below play names cards';
  if (other === 'machines/cards' && room === 'machines/play' && !/\/(scenario|conformance)\//.test(file))
    return 'who embeds the engine gives it the cards: only scenarios and situations name those that come along';
  if (room === 'machines' && other === 'machines/cards') return 'the engine brings no cards along';
  if (room === 'machines/cards' && other !== 'machines/decks' && levelOf(other) > levelOf('machines/words'))
    return 'cards are written in the vocabulary of abilities alone';
  const isChart = charts.includes(room) || room === 'machines/game';
  if (isChart && imported !== door && other.startsWith('machines/rules'))
    return `the only door to the rules for charts is ${door}`;
  return undefined;
}

function whyNoPackage(room: string, name: string): string | undefined {
  if (name.startsWith('node:'))
    return room === 'machines/command-line' ? undefined : 'only command-line knows Node';
  if (/^(react|react-dom|@xyflow\/react|elkjs|@tanstack\/.*)(\/|$)/.test(name))
    return room === 'ui' || room === 'stories' ? undefined : 'only ui and stories know React';
  if (/^xstate(\/|$)/.test(name) && (room.startsWith('machines/rules') || room === 'machines/cards'))
    return 'rules and cards know no charts';
  return undefined;
}

/** What a module imports: `import`, `export … from`, `import()` and `import type` alike. */
export function importsOf(code: string): string[] {
  const found = code.matchAll(
    /(?:^|[;}\s])(?:import|export)\s*(?:type\s)?[^'"`;()=]*?['"]([^'"\n]+)['"]|\bimport\(\s*['"]([^'"\n]+)['"]/g,
  );
  return [...found].map((match) => match[1] ?? match[2] ?? '');
}

/** A module without what it imports or exports as types alone. */
export const withoutTypeImports = (code: string): string =>
  code.replaceAll(/^(?:import|export) type [^'"]*['"][^'"\n]+['"];?$/gm, '');

/** Every import of the project that goes the wrong way: `file: import — why`. */
export function wrongImports(): string[] {
  return ['machines', 'ui', 'stories'].flatMap(filesIn).flatMap((file) => {
    const code = readFileSync(`${project}${file}`, 'utf8');
    const valueImports = new Set(importsOf(withoutTypeImports(code)));
    return importsOf(code).flatMap((specifier) => {
      const isPackage = !specifier.startsWith('.');
      const path = specifier.replace(/\?.*$/, '');
      const imported = isPackage ? path : posix.join(posix.dirname(file), path);
      const reason = whyNot(file, imported, isPackage, !valueImports.has(specifier));
      return reason === undefined ? [] : [`${file}: ${specifier} — ${reason}`];
    });
  });
}

function filesIn(folder: string): string[] {
  if (!existsSync(`${project}${folder}`)) return [];
  const names = readdirSync(`${project}${folder}`, { recursive: true, encoding: 'utf8' });
  return names
    .filter((name) => /\.tsx?$/.test(name))
    .map((name) => posix.join(folder, name.replaceAll('\\', '/')));
}

/**
 * Plays short random games, with every check of `short-game.ts`, between decks of whatever definitions there are in a
 * file: `npx tsx tests/corpus/games.ts definitions.jsonl --games 1000 --first 0 --limit 400`; `definitions.ts` writes one
 * of a file of cards. Games that fail are counted by what failed, with the numbers of some that show it.
 */
import { readFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { putRulesTogether } from '../../machines/game/index.ts';
import type { CardDefinition } from '../../machines/rules/index.ts';
import { checkShortGame } from '../games/short-game.ts';

const { positionals, values } = parseArgs({
  allowPositionals: true,
  options: {
    games: { type: 'string', default: '100' },
    first: { type: 'string', default: '0' },
    limit: { type: 'string', default: '400' },
  },
});
const [file] = positionals;
if (file === undefined) throw new Error('Say which file of definitions.');

putRulesTogether();
const cards = readFileSync(file, 'utf8')
  .split('\n')
  .flatMap((line): CardDefinition[] => (line === '' ? [] : [JSON.parse(line)]));
const played = new Set<string>();
const failures = new Map<string, string[]>();
const first = Number(values.first);
for (let number = first; number < first + Number(values.games); number++)
  try {
    for (const name of checkShortGame({ cards, number, limit: Number(values.limit) })) played.add(name);
  } catch (error) {
    if (!(error instanceof Error)) throw error;
    const where = (error.stack ?? '').split('\n').filter((line) => /^\s+at /.test(line));
    const key = [error.message.replace(/\d+/g, '#').slice(0, 300), ...where.slice(0, 6)].join('\n');
    failures.set(key, [...(failures.get(key) ?? []), `${number}: ${error.message.slice(0, 400)}`]);
  }
const failed = [...failures.values()].reduce((sum, { length }) => sum + length, 0);
console.log(`${values.games} games, ${failed} failed; ${played.size} different cards were played`);
for (const [where, games] of [...failures].sort(([, one], [, other]) => other.length - one.length))
  console.log(`\n${games.length} games: ${games.slice(0, 3).join('\n')}\n${where}`);
process.exitCode = failed > 0 ? 1 : 0;

import { z } from 'zod';
import { putRulesTogether } from '../game/index.ts';
import { issueWords } from '../game/shape.ts';
import { type CardRecord, reportOnReading } from '../reading/index.ts';
import { jsonLines } from './files.ts';
import { exitCodes, type Output } from './output.ts';

const words = z.array(z.string()).default([]);
/** A record of a file of cards, a JSON object a line. */
const recordSchema = z.looseObject({
  name: z.string(),
  manaCost: z.string().optional(),
  supertypes: words,
  types: words,
  subtypes: words,
  power: z.string().optional(),
  toughness: z.string().optional(),
  loyalty: z.string().optional(),
  defense: z.string().optional(),
  oracleText: z.string().default(''),
  group: z.string().optional(),
});

/** `cards report FILE`: reads every card of a file and says how many were understood, and what holds the others back. */
export function cardsReport(path: string, options: { readonly json?: boolean }, { out }: Output): number {
  putRulesTogether();
  const began = process.cpuUsage();
  const { slowest, mismatches, ambiguous, blockers, groups } = reportOnReading(
    jsonLines(path, readRecord),
    () => performance.now(),
  );
  const { system, user } = process.cpuUsage(began);
  const cpuSeconds = Math.round((user + system) / 1e5) / 10;
  if (options.json === true) {
    out(JSON.stringify({ groups, blockers, cpuSeconds, slowest, ambiguous, mismatches }));
    return exitCodes.done;
  }
  for (const [group, { cards, ...verdicts }] of Object.entries(groups)) {
    const shares = Object.entries(verdicts).map(
      ([verdict, count]) => `${verdict} ${count} (${((count / cards) * 100).toFixed(1)}%)`,
    );
    out(`${group}: ${cards} cards: ${shares.join(', ')}`);
  }
  out('');
  out('What holds most cards back:');
  for (const { cards, example, what } of blockers.slice(0, 40))
    out(`  ${cards}  ${what}   (${example.replaceAll('\n', ' ')})`);
  out('');
  out(
    `${cpuSeconds} s of processor time; the slowest: ${slowest.map(({ milliseconds, name }) => `${name} ${milliseconds} ms`).join(', ')}`,
  );
  return exitCodes.done;
}

/** A record of a file; throws what is wrong with it. */
function readRecord(value: unknown): CardRecord {
  const read = recordSchema.safeParse(value);
  if (read.success) return read.data;
  throw new Error(
    read.error.issues.map((issue) => `${issue.path.join('.')}: ${issueWords(issue)}`).join('; '),
  );
}

import { z } from 'zod/mini';
import { putRulesTogether } from '../game/index.ts';
import { faultWords, formFaults } from '../game/shape.ts';
import { type CardRecord, reportOnReading } from '../reading/index.ts';
import { withReasons } from '../rules/index.ts';
import { jsonLines } from './files.ts';
import { exitCodes, type Output } from './output.ts';

const words = z._default(z.array(z.string()), []);
/** A record of a file of cards, a JSON object a line. */
const recordSchema = z.looseObject({
  name: z.string(),
  manaCost: z.optional(z.string()),
  supertypes: words,
  types: words,
  subtypes: words,
  power: z.optional(z.string()),
  toughness: z.optional(z.string()),
  loyalty: z.optional(z.string()),
  defense: z.optional(z.string()),
  oracleText: z._default(z.string(), ''),
  group: z.optional(z.string()),
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
  const read = recordSchema.safeParse(value, withReasons);
  if (read.success) return read.data;
  throw new Error(formFaults(read.error.issues).map(faultWords).join('; '));
}

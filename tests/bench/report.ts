/**
 * What an event costs, by how the rules are driven: `npm run bench`. `--games N` (default 6) and `--rounds N` (default 3)
 * say how much is played, `--json` prints the figures for machines. Start-up and compiling are not in the figures.
 */
import { cpus } from 'node:os';
import { parseArgs } from 'node:util';
import { recordGames } from './games.ts';
import { type Case, count, historyBytes, type Measured, measure } from './measure.ts';
import { engineSize } from './size.ts';
import { variants } from './variants.ts';

const { values } = parseArgs({
  options: {
    games: { type: 'string', default: '6' },
    rounds: { type: 'string', default: '3' },
    json: { type: 'boolean', default: false },
  },
});
const rounds = Number(values.rounds);

const games = recordGames(Number(values.games));
const sum = (of: (game: (typeof games)[number]) => number) =>
  games.reduce((total, game) => total + of(game), 0);
const decisions = sum((game) => game.decisions);
const forced = sum((game) => game.forced);
const idlePasses = sum((game) => game.idlePasses);
const events = sum((game) => game.events.length);

const cases: Case[] = variants.flatMap((variant) => [
  { variant, question: 'nothing' },
  { variant, question: 'legalActions' },
]);
for (const variant of variants) {
  if (variant.name === 'c') cases.push({ variant, question: 'viewFor' });
}
const measured = measure(cases, games, rounds);

const microsecondsOf = (name: string, question = 'nothing'): number =>
  measured.find((one) => one.variant.name === name && one.question === question)?.microseconds ?? Number.NaN;
const perDecision = (microseconds: number) => microseconds / rounds / decisions;
const perEvent = (microseconds: number) => microseconds / rounds / events;
const fastest = microsecondsOf('d');

const row = ({ microseconds, question, variant }: Measured) => ({
  variant: variant.name,
  title: variant.title,
  asks: question,
  decisionsPerSecond: Math.round((decisions * rounds * 1e6) / microseconds),
  eventsPerSecond: Math.round((events * rounds * 1e6) / microseconds),
  gamesPerSecond: Number(((games.length * rounds * 1e6) / microseconds).toFixed(2)),
  microsecondsPerDecision: Number(perDecision(microseconds).toFixed(1)),
  microsecondsPerEvent: Number(perEvent(microseconds).toFixed(1)),
  timesPlainLoop: Number((microseconds / fastest).toFixed(2)),
});

const apart = (microseconds: number) => ({
  perDecision: Number(perDecision(microseconds).toFixed(1)),
  perEvent: Number(perEvent(microseconds).toFixed(1)),
});
const size = await engineSize();
const result = {
  machine: { processor: cpus()[0]?.model ?? 'unknown', processors: cpus().length, node: process.version },
  played: { games: games.length, rounds, events, decisions, forced, idlePasses },
  rows: measured.map(row),
  microseconds: {
    chart: apart(microsecondsOf('c') - fastest),
    copying: apart(microsecondsOf('b') - microsecondsOf('c')),
    trace: apart(microsecondsOf('a') - microsecondsOf('b')),
    rules: apart(fastest),
    legalActions: apart(microsecondsOf('c', 'legalActions') - microsecondsOf('c')),
    viewFor: apart(microsecondsOf('c', 'viewFor') - microsecondsOf('c')),
  },
  counted: Object.fromEntries(
    Object.entries(count(games)).map(([name, counted]) => [
      name,
      {
        perDecision: Number((counted / decisions).toFixed(2)),
        perEvent: Number((counted / events).toFixed(2)),
      },
    ]),
  ),
  historyBytesPerDecision: Math.round(sum(historyBytes) / decisions),
  engineEntry: size,
};

if (values.json) console.log(JSON.stringify(result, null, 2));
else print();

function print(): void {
  const { machine, microseconds } = result;
  console.log(`${machine.processors} × ${machine.processor}, Node ${machine.node}`);
  console.log(
    `${games.length} games, ${rounds} rounds; ${events} events a round: ${decisions} decisions, ${forced} forced answers, ${idlePasses} passes with nothing else to do\n`,
  );
  console.log(
    'CPU time                                         decisions/s  events/s   games/s  µs/decision  µs/event  × plain',
  );
  for (const one of result.rows) {
    const name = `(${one.variant}) ${one.title}${one.asks === 'nothing' ? '' : ` + ${one.asks}`}`;
    console.log(
      [
        name.padEnd(48),
        String(one.decisionsPerSecond).padStart(12),
        String(one.eventsPerSecond).padStart(10),
        one.gamesPerSecond.toFixed(2).padStart(10),
        one.microsecondsPerDecision.toFixed(1).padStart(13),
        one.microsecondsPerEvent.toFixed(1).padStart(10),
        one.timesPlainLoop.toFixed(2).padStart(9),
      ].join(''),
    );
  }
  console.log('\nµs apart                 a decision   an event');
  for (const [name, one] of Object.entries(microseconds))
    console.log(
      `${name.padEnd(20)}${one.perDecision.toFixed(1).padStart(15)}${one.perEvent.toFixed(1).padStart(11)}`,
    );
  console.log('\ncounted                  a decision   an event');
  for (const [name, one] of Object.entries(result.counted))
    console.log(
      `${name.padEnd(20)}${one.perDecision.toFixed(2).padStart(15)}${one.perEvent.toFixed(2).padStart(11)}`,
    );
  console.log(`\nbytes of history a decision    ${result.historyBytesPerDecision}`);
  console.log(`engine entry, xstate external    ${size.minified} bytes minified, ${size.gzipped} gzipped`);
}

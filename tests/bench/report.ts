import { cpus } from 'node:os';
import { measureDecks, printDecks } from './decks.ts';
import { type Kind, recordGames } from './games.ts';
import { measureLayers, printLayers } from './layers.ts';
import { type Case, count, historyBytes, type Measured, measure } from './measure.ts';
import { variants } from './variants.ts';

export interface Options {
  /** How many games are played. */
  readonly games: number;
  /** How often each variant plays them. */
  readonly rounds: number;
  /** The size of the engine's entry in bytes. */
  readonly engineEntry: { readonly minified: number; readonly gzipped: number };
}

/** Plays, measures and counts. Start-up and compiling are not in the figures. */
export async function measurements({ engineEntry, games: wanted, rounds }: Options) {
  const games = recordGames(wanted);
  const sum = (of: (game: (typeof games)[number]) => number) =>
    games.reduce((total, game) => total + of(game), 0);
  const countOf = (kind: Kind) => sum(({ kinds }) => kinds.filter((one) => one === kind).length);
  const decisions = countOf('decision');
  const forced = countOf('forced');
  const idlePasses = countOf('idlePass');
  const events = sum((game) => game.events.length);

  const cases: Case[] = variants.flatMap((variant) => [
    { variant, question: 'nothing' },
    { variant, question: 'legalActions' },
  ]);
  for (const variant of variants) {
    if (variant.name === 'c') cases.push({ variant, question: 'viewFor' });
  }
  const measured = await measure(cases, games, rounds);

  const microsecondsOf = (name: string, question = 'nothing'): number =>
    measured.find((one) => one.variant.name === name && one.question === question)?.microseconds ??
    Number.NaN;
  const perDecision = (microseconds: number) => microseconds / decisions;
  const perEvent = (microseconds: number) => microseconds / events;
  const fastest = microsecondsOf('d');

  const perSecond = (count: number, microseconds: number) => (count * 1e6) / microseconds;

  const row = ({ forced: forcedTime, median, microseconds, question, variant }: Measured) => ({
    variant: variant.name,
    title: variant.title,
    asks: question,
    // All time, that of forced answers and of passes with nothing else to do included.
    decisionsPerSecond: Math.round(perSecond(decisions, microseconds)),
    medianDecisionsPerSecond: Math.round(perSecond(decisions, median.microseconds)),
    // The time of those events taken out.
    decisionsAlonePerSecond: Math.round(perSecond(decisions, microseconds - forcedTime)),
    forcedShare: Number((forcedTime / microseconds).toFixed(3)),
    eventsPerSecond: Math.round(perSecond(events, microseconds)),
    gamesPerSecond: Number(perSecond(games.length, microseconds).toFixed(2)),
    microsecondsPerDecision: Number(perDecision(microseconds).toFixed(1)),
    microsecondsPerEvent: Number(perEvent(microseconds).toFixed(1)),
    timesPlainLoop: Number((microseconds / fastest).toFixed(2)),
  });

  const apart = (microseconds: number) => ({
    perDecision: Number(perDecision(microseconds).toFixed(1)),
    perEvent: Number(perEvent(microseconds).toFixed(1)),
  });
  return {
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
    layers: measureLayers(),
    decks: measureDecks(),
    historyBytesPerDecision: Math.round(sum(historyBytes) / decisions),
    engineEntry,
  };
}

export type Measurements = Awaited<ReturnType<typeof measurements>>;

/** Prints it as a table. */
export function print(result: Measurements): void {
  const { engineEntry: size, machine, microseconds, played } = result;
  const { decisions, events, forced, games, idlePasses, rounds } = played;
  console.log(`${machine.processors} × ${machine.processor}, Node ${machine.node}`);
  console.log(
    `${games} games, the fastest of ${rounds} rounds each; ${events} events: ${decisions} decisions, ${forced} forced answers, ${idlePasses} passes with nothing else to do\n`,
  );
  console.log(
    'CPU time                                         decisions/s   median  alone/s  events/s   games/s  µs/decision  µs/event  × plain',
  );
  for (const one of result.rows) {
    const name = `(${one.variant}) ${one.title}${one.asks === 'nothing' ? '' : ` + ${one.asks}`}`;
    console.log(
      [
        name.padEnd(48),
        String(one.decisionsPerSecond).padStart(12),
        String(one.medianDecisionsPerSecond).padStart(9),
        String(one.decisionsAlonePerSecond).padStart(9),
        String(one.eventsPerSecond).padStart(10),
        one.gamesPerSecond.toFixed(2).padStart(10),
        one.microsecondsPerDecision.toFixed(1).padStart(13),
        one.microsecondsPerEvent.toFixed(1).padStart(10),
        one.timesPlainLoop.toFixed(2).padStart(9),
      ].join(''),
    );
  }
  console.log(
    '\ndecisions/s: by the time of all events; median: the same by the median of the rounds; alone/s: by the time of decisions alone, that of forced answers and of passes with nothing else to do taken out',
  );
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
  printLayers(result.layers);
  printDecks(result.decks);
  console.log(`\nbytes of history a decision    ${result.historyBytesPerDecision}`);
  console.log(`engine entry, xstate external    ${size.minified} bytes minified, ${size.gzipped} gzipped`);
}

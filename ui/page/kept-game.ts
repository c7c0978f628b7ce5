import { z } from 'zod/mini';
import { formFaults } from '../../machines/game/shape.ts';
import { listed } from '../../machines/game/words.ts';
import type { Recording } from '../../machines/play/replay/index.ts';
import { withReasons } from '../../machines/rules/index.ts';
import { gameOf, type Kept, type KeptLines } from '../session/index.ts';
import type { KeptHead } from './games/kept-games.ts';
import type { OpenFault } from './opened.ts';
import { type Started, seatNames } from './start.ts';

const format = 'spellchart.kept';
const seat = z.int().check(z.minimum(0), z.maximum(5));

/** A game as the page keeps it for when it is loaded again: the recording, and how it was looked at and played. */
const schema = z.strictObject({
  format: z.literal(format),
  /** Checked as any recording is. */
  recording: z.looseObject({}),
  /** The step that was shown: after so many events of its line. */
  at: z.int().check(z.minimum(0)),
  viewer: z.union([z.literal('judge'), seat]),
  /** The object whose details were shown. */
  selected: z.optional(z.nullable(z.int().check(z.minimum(0)))),
  seats: z.array(z.enum(seatNames)).check(z.maxLength(6)),
  isPlaying: z.boolean(),
  /** The scenario on whose table it is, as it was opened. */
  scenario: z.optional(z.unknown()),
  /** What it is called, if it isn’t by its scenario or who plays. */
  name: z.optional(z.string()),
});

type KeptGame = z.infer<typeof schema>;

export const isKeptGame = (value: unknown): value is object =>
  typeof value === 'object' && value !== null && 'format' in value && value.format === format;

/** A kept game from JSON, its recording not yet read; or everything else that is wrong with it. */
export function readKeptGame(value: object): KeptGame | { readonly faults: readonly OpenFault[] } {
  const read = schema.safeParse(value, withReasons);
  if (read.success) return read.data;
  return { faults: formFaults(read.error.issues) };
}

/** A recording of what was done in a game that began like this one. */
export const recordingWith = (
  { engine, format: of, from, seed, setup }: Recording,
  lines: KeptLines,
): Readonly<Record<string, unknown>> => ({
  format: of,
  engine,
  seed,
  ...(setup && { setup }),
  ...(from && { from }),
  ...lines,
});

/** A game as a text that `opening` opens as it is now. */
export function keptGame(started: Started, kept: Kept): string {
  const { beginning, chosen, name, scenario } = started;
  const game: KeptGame = {
    format,
    recording: recordingWith(beginning(), kept.all),
    at: kept.at,
    viewer: kept.viewer,
    selected: kept.selected,
    seats: chosen.map((one, at) => (kept.people.includes(at) ? 'you' : one)),
    isPlaying: kept.isPlaying,
    scenario: scenario?.asOpened ?? null,
    ...(name !== undefined && { name }),
  };
  return JSON.stringify(game);
}

/** What is known of a game without opening it, as it is now. */
export const headOf = (id: string, since: number, started: Started, kept: Kept): KeptHead => ({
  id,
  since,
  name: nameOf(started),
  steps: kept.shownAlone.events.length,
  turn: kept.turn,
  isPlayed: isChanged(started, kept),
});

/** What a game is called: its scenario, its decks, or who plays. */
export const nameOf = ({ name, scenario, source }: Started): string =>
  scenario?.title ??
  name ??
  listed(gameOf(source.snapshotAt?.(0))?.players.map((player) => player.name) ?? []);

/** Whether anything was done on a game since it was opened. */
export const isChanged = ({ opened }: Started, { all }: Kept): boolean =>
  JSON.stringify(lengths(all)) !== JSON.stringify(lengths(opened));

const lengths = ({ events, lines = [] }: KeptLines): readonly number[] => [
  events.length,
  ...lines.map((line) => line.events.length),
];

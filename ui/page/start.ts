import { cards, decks } from '../../machines/cards/index.ts';
import { type DeckFault, withDungeons } from '../../machines/decks/index.ts';
import { createGame, type PlayerSetup, type Viewer } from '../../machines/game/index.ts';
import { listed } from '../../machines/game/words.ts';
import { type Answers, type Choices, readyDeck } from '../../machines/library/index.ts';
import { randomPlayer, sensiblePlayer } from '../../machines/play/players/index.ts';
import {
  type Recording,
  type RecordingFault,
  recordingOf,
  withoutKnown,
} from '../../machines/play/replay/index.ts';
import { fromActor, type Source } from '../../machines/play/trace/index.ts';
import type { ObjectId } from '../../machines/rules/index.ts';
import { onlyOnce } from '../once.ts';
import type { AutomaticPlayer, KeptLines, OtherLines, Seats } from '../session/index.ts';

export const seatNames = ['you', 'sensible', 'random'] as const;
export type Seat = (typeof seatNames)[number];

/** A player as they are set up on the start screen. */
export interface Entrant {
  readonly name: string;
  readonly seat: Seat;
  /** The name of a deck that comes along; null for a list that was pasted. */
  readonly deck: string | null;
  readonly list: string;
  /** What is done in this game with cards of the list that aren’t understood. */
  readonly choices: Choices;
}

const names = ['Alice', 'Bob', 'Carol', 'Dave', 'Erin', 'Frank'];

/** A player as the start screen has them at first: the first one is you. */
export const newEntrant = (at: number): Entrant => ({
  name: names[at] ?? `Player ${at + 1}`,
  seat: at === 0 ? 'you' : 'sensible',
  deck: decks[at % decks.length]?.name ?? null,
  list: '',
  choices: {},
});

/** A game that was set up. */
export interface Started {
  readonly source: Source;
  /** The lines that were played before beside the one of the source. */
  readonly others?: OtherLines;
  readonly seats: Seats;
  /** What sits at each seat, as it was chosen: what `seats` was made of. */
  readonly chosen: readonly Seat[];
  readonly viewer: Viewer;
  /** The object whose details are shown first; none if not said. */
  readonly selected?: ObjectId | null;
  /** What it is called, if not by its scenario or who plays. */
  readonly name?: string;
  readonly isPlaying: boolean;
  /** Which of its steps is shown first. */
  readonly opensAt: 'start' | 'end' | number;
  /** What had been done on it as it was opened. */
  readonly opened: KeptLines;
  /** Where the recording that was opened breaks, line by line: it is here up to there. */
  readonly breaks?: readonly RecordingFault[];
  /** How it began, as a recording; of cards that the page knows by name. */
  readonly beginning: () => Recording;
  /** The scenario whose table it is; null for any other game. */
  readonly scenario: ShownScenario | null;
}

/** A scenario, beside the game on its table. */
export interface ShownScenario {
  /** As it was opened: plain. */
  readonly asOpened: unknown;
  readonly title: string;
  readonly rules: readonly string[];
  readonly lines: readonly string[];
  /** Whether its script, and its control’s, go as expected; if not, at which line, counted from 1, and why. */
  readonly outcome: { readonly ok: boolean; readonly line: number | null; readonly words: string };
  /** The table as it is set, to be played by hand. */
  readonly onTable: () => Started;
  /** The game as the script plays it, with all its steps; null if nothing was run. */
  readonly asRun: (() => Started) | null;
}

/** What an entrant's deck is, by what the library has answered; or all that is wrong with it. */
const deckOf = ({ choices, deck, list }: Entrant, answers: Answers) =>
  readyDeck(
    deck === null ? list : (decks.find(({ name }) => name === deck)?.list ?? ''),
    cards,
    answers,
    choices,
  );

/** What is wrong with each entrant's deck; empty lists if the game can start. */
export const faultsOf = (entrants: readonly Entrant[], answers: Answers): readonly (readonly DeckFault[])[] =>
  entrants.map((entrant) => {
    const read = deckOf(entrant, answers);
    return read.ok ? [] : read.faults;
  });

/** Starts a game; null if a deck has faults, and then nothing has started. */
export function start(entrants: readonly Entrant[], seed: string, answers: Answers = {}): Started | null {
  const players: PlayerSetup[] = [];
  for (const [at, entrant] of entrants.entries()) {
    const read = deckOf(entrant, answers);
    if (!read.ok) return null;
    const { commanders, deck, leftOut, sideboard } = read;
    const name = entrant.name.trim() || `Player ${at + 1}`;
    players.push({ name, deck, sideboard, commanders, leftOut });
  }
  const name = listed(
    players.map((player, at) => {
      const { deck } = entrants[at] ?? { deck: null };
      return deck === null ? player.name : `${player.name} (${deck})`;
    }),
  );
  const actor = createGame({ players: withDungeons(players, cards), seed });
  const source = fromActor(actor);
  actor.start();
  const you = entrants.findIndex(({ seat }) => seat === 'you');
  return {
    source,
    ...seated(
      entrants.map(({ seat }) => seat),
      seed,
    ),
    name,
    viewer: you < 0 ? 'judge' : you,
    isPlaying: you >= 0,
    opensAt: 'end',
    opened: { events: [] },
    beginning: onlyOnce(() => withoutKnown(recordingOf(actor), cards)),
    scenario: null,
  };
}

/** The automatic players of the seats that were chosen. */
export const seated = (chosen: readonly Seat[], seed: string): Pick<Started, 'chosen' | 'seats'> => ({
  chosen,
  seats: Object.fromEntries(chosen.map((seat, at) => [at, playerFor(seat, `${seed} ${at}`)])),
});

/** Ends what listens to the actors of a game that was set up. */
export function close({ source, others }: Pick<Started, 'others' | 'source'>): void {
  source.close();
  for (const line of others?.lines ?? []) line.source.close();
}

function playerFor(seat: Seat, seed: string): AutomaticPlayer | null {
  if (seat === 'you') return null;
  return seat === 'random' ? randomPlayer(seed) : sensiblePlayer();
}

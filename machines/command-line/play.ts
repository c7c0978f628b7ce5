import { randomInt } from 'node:crypto';
import { cards } from '../cards/index.ts';
import { withDungeons } from '../decks/index.ts';
import { fingerprint } from '../game/fingerprint.ts';
import { createGame, leftOutSentences, playerName } from '../game/index.ts';
import type { CardsByNames, Choice } from '../library/index.ts';
import { type Player, playGame, randomPlayer, recordingOf, sensiblePlayer, share } from '../play/index.ts';
import type { Game } from '../rules/index.ts';
import { cardsKnown } from './card-files.ts';
import { type ReadDeck, readDecks } from './deck.ts';
import { checkWritable, writeText } from './files.ts';
import { gameLog, outcome } from './log.ts';
import { BadInput, exitCodes, type Output } from './output.ts';

export interface PlayWords {
  readonly seed?: string;
  readonly record?: string;
  readonly players?: string;
  readonly json?: boolean;
  readonly quiet?: boolean;
  /** Files of cards, in place of those that are kept. */
  readonly cards?: readonly string[];
  readonly leaveOut?: string;
}

const names = ['Alice', 'Bob', 'Carol', 'Dave', 'Erin', 'Frank'];
const makers: Readonly<Record<string, (seed: string) => Player>> = {
  sensible: sensiblePlayer,
  random: randomPlayer,
};

/** How many decisions a game is given; far more than any that goes on. */
const limit = 200_000;

/** `play DECK DECK…`: built-in players play a game. Everything given is checked before it begins. */
export async function play(
  words: readonly string[],
  options: PlayWords,
  { error, out }: Output,
): Promise<number> {
  const library = await cardsKnown(options.cards);
  const { decks, faults, hints, kinds, seed } = checked(words, options, library);
  if (faults.length > 0)
    throw new BadInput(
      faults.length === 1 ? faults : [...faults, `${faults.length} faults: nothing was played`],
      hints,
    );
  for (const { warnings } of decks) for (const warning of warnings) error(warning);
  const isTold = options.json !== true && options.quiet !== true;
  if (isTold) {
    out(`Seed ${seed}`);
    for (const [seat, { name }] of decks.entries())
      out(`${names[seat]}: ${name}, played by the ${kinds[seat]} player`);
  }
  const actor = createGame({
    seed,
    players: withDungeons(
      decks.map(({ commanders, deck, leftOut, sideboard }, seat) => ({
        name: names[seat] ?? `Player ${seat + 1}`,
        deck,
        sideboard,
        commanders,
        ...(leftOut.length > 0 && { leftOut }),
      })),
      cards,
    ),
  });
  const log = isTold ? gameLog(out) : () => {};
  const players = kinds.flatMap((kind, seat) => makers[kind]?.(`${seed}/${seat}`) ?? []);
  const { decisions } = playGame(actor, players, { limit, after: log });
  const { game } = actor.getSnapshot().context;
  const recording = recordingOf(actor);
  if (options.record !== undefined) writeText(options.record, `${JSON.stringify(recording)}\n`);
  if (options.json === true) {
    const told = decks.map(({ name }, seat) => ({ deck: name, player: kinds[seat] }));
    out(
      JSON.stringify({
        seed,
        ...result(game),
        decisions,
        seats: told,
        leftOut: leftOutSentences(game),
        hash: fingerprint(game),
        link: share(recording, cards),
      }),
    );
  } else {
    if (isTold) out('');
    out(outcome(game));
    if (options.record !== undefined) out(`Recorded in ${options.record}.`);
  }
  return game.over === null ? exitCodes.failed : exitCodes.done;
}

/** How a game stands, for machines. */
export const result = (game: Game) => ({
  turn: game.turn.number,
  over:
    game.over === null
      ? null
      : { winners: game.over.winners.map((winner) => playerName(game, winner)), rule: game.over.rule },
  players: game.players.map(({ life, name, status }) => ({ name, life, status })),
});

interface Checked {
  readonly decks: readonly ReadDeck[];
  readonly kinds: readonly string[];
  readonly seed: string;
  readonly faults: readonly string[];
  readonly hints: readonly string[];
}

/** Everything that is wrong with what was given, together. */
function checked(
  words: readonly string[],
  { leaveOut, players, record, seed }: PlayWords,
  library: CardsByNames,
): Checked {
  const faults: string[] = [];
  const hints: string[] = [];
  const collect = <T>(make: () => T, otherwise: T): T => {
    try {
      return make();
    } catch (error) {
      if (!(error instanceof BadInput)) throw error;
      faults.push(...error.faults);
      hints.push(...error.hints);
      return otherwise;
    }
  };
  if (words.length < 2 || words.length > 6)
    faults.push(`a game takes two to six decks, not ${words.length}: see spellchart decks`);
  if (seed === '') faults.push('--seed: a seed is any text but an empty one');
  const parts = collect(() => leftOutOf(leaveOut), []);
  const decks = collect(() => readDecks(words, { library, leaveOut: parts }), []);
  const kinds = collect(() => kindsOf(players, words.length), []);
  if (record !== undefined) collect(() => checkWritable(record), undefined);
  return { decks, kinds, seed: seed ?? String(randomInt(2 ** 32)), faults, hints };
}

const parts: Readonly<Record<string, Choice>> = { lines: 'withoutLines', cards: 'withoutCard' };

/** What may be left out: `lines`, `cards`, or `lines,cards`: the card where no line will do. */
function leftOutOf(words: string | undefined): readonly Choice[] {
  const given = words === undefined ? [] : words.split(',').map((word) => word.trim());
  return given.map((word) => {
    const part = Object.hasOwn(parts, word) ? parts[word] : undefined;
    if (part === undefined)
      throw new BadInput([`--leave-out: lines or cards may be left out, or lines,cards, and not “${word}”`]);
    return part;
  });
}

/** Which built-in player sits where; seats that aren't named are played sensibly. */
function kindsOf(players: string | undefined, seats: number): readonly string[] {
  const given = players === undefined ? [] : players.split(',').map((kind) => kind.trim());
  const unknown = given.filter((kind) => makers[kind] === undefined);
  const faults = unknown.map(
    (kind) => `--players: there is no player “${kind}”, only ${Object.keys(makers).join(' and ')}`,
  );
  if (given.length > seats) faults.push(`--players: ${given.length} players for ${seats} decks`);
  if (faults.length > 0) throw new BadInput(faults);
  return Array.from({ length: seats }, (_, seat) => given[seat] ?? 'sensible');
}

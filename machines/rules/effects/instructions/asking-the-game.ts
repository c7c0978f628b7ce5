import { isRecord, partsIn } from '../../state/is-record.ts';
import type { QuantityWord } from '../../state/vocabulary/index.ts';

/**
 * Whether what an instruction does follows from how the game is once those before it have been followed (608.2c): it
 * counts something there, or is about all that fits a description. What a token is to have isn't asked now.
 */
export function asksTheGame(words: unknown): boolean {
  if (!isRecord(words)) return partsIn(words).some(asksTheGame);
  if ('all' in words || 'playersWith' in words || asking.has(words.number)) return true;
  return Object.entries(words).some(([word, part]) => word !== 'token' && asksTheGame(part));
}

/**
 * Whether a quantity is about whatever there is, or has happened so far. What is said of particular objects, what was
 * chosen or paid, and what an earlier instruction or the event gives isn't asked of the game.
 */
const asksOfAll: Readonly<Record<QuantityWord, boolean>> = {
  x: false,
  xOf: false,
  count: true,
  countOf: false,
  countPlayers: true,
  typesAmong: true,
  withDifferentNames: true,
  basicLandTypesAmong: true,
  value: false,
  greatest: true,
  lowest: true,
  counters: false,
  playerCounters: true,
  devotion: true,
  life: true,
  unspentMana: true,
  cardsIn: true,
  amount: false,
  excess: false,
  beforeDamage: false,
  eventAmount: false,
  manaSpent: false,
  thisTurn: true,
  lastTurn: false,
  begunWith: false,
  timesPaid: false,
  timesDone: true,
  plus: false,
  minus: false,
  times: false,
  least: false,
  half: false,
  votes: false,
  chosen: false,
};

const asking: ReadonlySet<unknown> = new Set(
  Object.entries(asksOfAll).flatMap(([word, asks]) => (asks ? [word] : [])),
);

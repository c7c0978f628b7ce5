/** How long it takes to read a deck of 60 cards from what is printed on them, where others have been read before. */
import { cards, decks, findCard } from '../../machines/cards/index.ts';
import { deckLines } from '../../machines/decks/index.ts';
import { putRulesTogether } from '../../machines/game/table.ts';
import { readCard } from '../../machines/read.ts';
import type { CardDefinition } from '../../machines/rules/index.ts';
import { factsOf } from '../unit/reading/own-text.ts';
import { cpuMicroseconds } from './cpu-time.ts';

export interface DeckMeasured {
  readonly deck: string;
  readonly names: number;
  readonly milliseconds: number;
}

/** The cards of a deck, each once. */
function cardsOf(list: string): readonly CardDefinition[] {
  const found = deckLines(list).flatMap((line) => ('name' in line ? [findCard(line.name)] : []));
  return [...new Set(found)].filter((card) => card !== undefined);
}

/**
 * The decks that come along, each read for the first time: paragraphs that are read once for all cards would else cost
 * nothing. Before that all cards that are in none of them are read, so that the process is warm.
 */
export function measureDecks(): readonly DeckMeasured[] {
  putRulesTogether();
  const all = decks.map(({ name, list }) => ({ name, cards: cardsOf(list) }));
  const inDecks = new Set(all.flatMap((deck) => deck.cards));
  for (const card of new Set(Object.values(cards))) if (!inDecks.has(card)) readCard(factsOf(card));
  const seen = new Set<CardDefinition>();
  return all.map(({ name, cards: own }) => {
    const facts = own.filter((card) => !seen.has(card)).map(factsOf);
    for (const card of own) seen.add(card);
    const before = cpuMicroseconds();
    for (const one of facts) readCard(one);
    const milliseconds = (cpuMicroseconds() - before) / 1000;
    return { deck: name, names: facts.length, milliseconds: Number(milliseconds.toFixed(1)) };
  });
}

/** Prints it as a table. */
export function printDecks(measured: readonly DeckMeasured[]): void {
  console.log('\na deck read from printed texts    names        ms   ms a name');
  for (const { deck, milliseconds, names } of measured)
    console.log(
      [
        deck.padEnd(30),
        String(names).padStart(9),
        milliseconds.toFixed(1).padStart(10),
        (milliseconds / names).toFixed(2).padStart(12),
      ].join(''),
    );
}

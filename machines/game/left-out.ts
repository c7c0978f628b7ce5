import type { CardDefinition, Game } from '../rules/index.ts';

/**
 * What players chose to play without, as it isn't understood, a sentence each: cards of their decks, and lines of cards. Of
 * a view only what is seen in it.
 */
export function leftOutSentences({
  definitions,
  players,
}: Pick<Game, 'definitions' | 'players'>): readonly string[] {
  const cards = players.flatMap(({ leftOut = [], name }) =>
    leftOut.map((one) => `${name} plays without ${one.count} ${one.name}, which isn’t understood.`),
  );
  const lines = Object.values(definitions).flatMap((card) =>
    linesLeftOut(card).map((line) => `${card.name} is played without “${line}”, which isn’t understood.`),
  );
  return [...cards, ...lines];
}

/** The lines of a card, on either face, that aren't understood and that it is played without. */
const linesLeftOut = (card: CardDefinition): readonly string[] =>
  [card, ...(card.back === undefined ? [] : [card.back])].flatMap(({ printed = [] }) =>
    printed.flatMap(({ leftOut, text }) => (leftOut === true ? [text] : [])),
  );

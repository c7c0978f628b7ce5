/** Decks of cards that were read: what becomes of each line, and the deck that is played. */
import {
  type CardsByName,
  cardsOf,
  type DeckFault,
  type DeckLine,
  type DeckList,
  type DeckListOptions,
  deckLines,
  findCardIn,
  parseDeckList,
} from '../decks/index.ts';
import type { CardDefinition } from '../rules/index.ts';
import { folded } from '../rules/state/nearest.ts';
import { type CardFound, isRead } from './for-deck.ts';

/** What is done, for one game, with a card that isn't understood: without a choice the deck is refused. */
export type Choice = 'withoutLines' | 'withoutCard';
/** The choices that were made, by the folded names of the cards. */
export type Choices = Readonly<Record<string, Choice>>;

/** What a library has for names, by the folded name; absent as long as it hasn't answered. */
export type Answers = Readonly<Record<string, CardFound>>;

/** A line of a list, and what becomes of its card. */
export interface ReportedLine {
  readonly line: DeckLine;
  readonly verdict:
    | { readonly is: 'known' }
    | { readonly is: 'read'; readonly how: 'same' | 'variant' }
    | {
        readonly is: 'notUnderstood';
        readonly reasons: readonly string[];
        readonly choices: readonly Choice[];
        readonly chosen: Choice | null;
      }
    | { readonly is: 'unknown'; readonly near: readonly string[] }
    | { readonly is: 'asked' }
    /** No card is named there. */
    | { readonly is: 'nothing' };
}

/** The names in a list that none of these cards has: those to ask a library for, each once. */
export function namesToAsk(text: string, known: CardsByName): readonly string[] {
  const names = deckLines(text).flatMap(({ name }) =>
    name === '' || findCardIn(known, name) !== undefined ? [] : [[folded(name), name] as const],
  );
  return [...new Map(names).values()];
}

/** A list line by line, with what becomes of each card. */
export const reportOn = (
  text: string,
  known: CardsByName,
  answers: Answers,
  choices: Choices,
): readonly ReportedLine[] =>
  deckLines(text).map((line) => ({ line, verdict: verdictOn(line, known, answers, choices) }));

function verdictOn(
  { name }: DeckLine,
  known: CardsByName,
  answers: Answers,
  choices: Choices,
): ReportedLine['verdict'] {
  if (name === '') return { is: 'nothing' };
  if (findCardIn(known, name) !== undefined) return { is: 'known' };
  const found = answers[folded(name)];
  if (found === undefined) return { is: 'asked' };
  if (found.verdict === 'unknown') return { is: 'unknown', near: found.near };
  if (isRead(found)) return { is: 'read', how: found.verdict };
  const possible: readonly Choice[] =
    found.without === null ? ['withoutCard'] : ['withoutLines', 'withoutCard'];
  const chosen = choices[folded(name)] ?? null;
  return {
    is: 'notUnderstood',
    reasons: found.reasons,
    choices: possible,
    chosen: chosen !== null && possible.includes(chosen) ? chosen : null,
  };
}

/** A deck that is ready to be played. */
export interface ReadiedDeck {
  readonly ok: true;
  readonly deck: readonly CardDefinition[];
  readonly sideboard: readonly CardDefinition[];
  readonly commanders: readonly string[];
  /** Cards of the list that are left out. */
  readonly leftOut: readonly { readonly name: string; readonly count: number }[];
  readonly warnings: readonly DeckFault[];
}

/**
 * The deck of a list: of the cards that are known, by what a library has answered for the other names in it (`answers`),
 * and by what was chosen; or all that is wrong with it at once. A card that isn't wholly understood is never in it unless
 * that was chosen.
 */
export function readyDeck(
  text: string,
  known: CardsByName,
  answers: Answers,
  choices: Choices,
  options: DeckListOptions = {},
): ReadiedDeck | { readonly ok: false; readonly faults: readonly DeckFault[] } {
  const { byName, leftOut } = cardsFor(known, answers, choices);
  const read = parseDeckList(text, byName, options);
  const refused = faultsOfCards(reportOn(text, known, answers, choices));
  const faults = [
    ...(read.ok ? [] : read.faults.filter(({ line }) => !refused.some((one) => one.line === line))),
    ...refused,
  ].sort((a, b) => (a.line ?? Number.MAX_SAFE_INTEGER) - (b.line ?? Number.MAX_SAFE_INTEGER));
  if (!read.ok || faults.length > 0) return { ok: false, faults };
  const named = (list: DeckList['main']): readonly CardDefinition[] =>
    cardsOf(list.filter(({ name }) => !leftOut.has(name))).flatMap((name) => findCardIn(byName, name) ?? []);
  const { commanders, main, sideboard } = read.deck;
  return {
    ok: true,
    deck: named([...main, ...commanders]),
    sideboard: named(sideboard),
    commanders: cardsOf(commanders.filter(({ name }) => !leftOut.has(name))),
    leftOut: [...main, ...sideboard, ...commanders].filter(({ name }) => leftOut.has(name)),
    warnings: read.warnings,
  };
}

/** The cards that there are for a list: those that are known, those that were read, and what stands for the others. */
function cardsFor(
  known: CardsByName,
  answers: Answers,
  choices: Choices,
): { readonly byName: CardsByName; readonly leftOut: ReadonlySet<string> } {
  const leftOut = new Set<string>();
  const found = Object.entries(answers).flatMap(
    ([name, one]): readonly (readonly [string, CardDefinition])[] => {
      if (one.verdict === 'unknown') return [];
      const [card, isOut] = playedFor(one, choices[name]);
      if (isOut) leftOut.add(card.name);
      // A list may call it otherwise than it is called: by a part of its name, without accents.
      return [
        [card.name, card],
        [name, card],
      ];
    },
  );
  return { byName: { ...Object.fromEntries(found), ...known }, leftOut };
}

/** What a deck holds for it, and whether that is left out in the end. */
function playedFor(
  found: Exclude<CardFound, { readonly verdict: 'unknown' }>,
  chosen: Choice | undefined,
): readonly [CardDefinition, boolean] {
  if (isRead(found)) return [found.card, false];
  if (chosen === 'withoutLines' && found.without !== null) return [found.without, false];
  return [found.standIn, chosen === 'withoutCard'];
}

/** What is wrong with the cards of a list: those that aren't understood, with all the reasons, and those that nobody knows. */
function faultsOfCards(lines: readonly ReportedLine[]): readonly DeckFault[] {
  return lines.flatMap(({ line, verdict }): readonly DeckFault[] => {
    const fault = (reason: string, nearest: readonly string[] = []): DeckFault => ({
      line: line.number,
      text: line.text,
      reason,
      nearest,
      rule: null,
    });
    if (verdict.is === 'asked') return [fault(`${line.name} is still being looked for`)];
    if (verdict.is === 'unknown') return [fault(`no card is named ${line.name}`, verdict.near)];
    if (verdict.is !== 'notUnderstood' || verdict.chosen !== null) return [];
    return [fault(`${line.name} isn’t understood: ${verdict.reasons.join('; ')}`)];
  });
}

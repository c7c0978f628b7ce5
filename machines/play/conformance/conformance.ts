import type { Recording } from '../replay/index.ts';
import { recorded } from '../replay/recording.ts';
import { uncheckable } from './checks/index.ts';
import type { Decks } from './decks.ts';
import { cardsAlong, type KnownCards } from './known-cards.ts';
import { type Played, play } from './play.ts';
import { readSituation, type Situation } from './situation.ts';
import { unknownIn } from './table.ts';

/** What came of a situation. */
export interface SituationResult {
  readonly id: string;
  readonly outcome: 'passed' | 'passedBySearch' | 'failed' | 'unsupported';
  /** Why it failed or could not be run; empty if it passed. */
  readonly reasons: readonly string[];
  /** What its script says to questions that nobody is asked by today's rules, where it passed all the same. */
  readonly unasked: readonly string[];
  /** Where it failed. */
  readonly at: string | null;
  /** What leads there. */
  readonly recording: Recording | null;
}

/** So many other ways of answering what a script leaves open are tried. */
const mostTries = 150;

/**
 * Runs a situation of another engine's tests. Unsupported is decided before its first step: a card that is not known,
 * a kind of setup, action, answer or check that is not known here. `decks` are those that it may name, `cards` those that are known (without them the
 * cards that come along). Throws for what has not the form of a situation.
 */
export function runSituation(
  value: unknown,
  decks: Decks = {},
  cards: KnownCards = cardsAlong,
): SituationResult {
  const read = readSituation(value, decks);
  if (!('situation' in read)) return unsupported(read.id, read.unsupported);
  const { situation } = read;
  const checks = [
    ...situation.stages.flatMap(({ expect }) => expect),
    ...situation.script.filter((one) => one.action === 'check'),
  ];
  const unknown = unknownIn(situation, cards);
  const cannot = [...new Set(checks.flatMap((check) => uncheckable(check) ?? []))];
  if (unknown.length + cannot.length > 0) return unsupported(situation.id, [...unknown, ...cannot]);
  const first = play(situation, cards, []);
  if (answersAll(first)) return passed(situation.id, 'passed');
  if (searched(situation, cards, first)) return passed(situation.id, 'passedBySearch');
  if (first.ok) return passed(situation.id, 'passed', first.unasked);
  return {
    id: situation.id,
    outcome: 'failed',
    reasons: [first.why ?? ''],
    unasked: [],
    at: first.at,
    recording:
      first.recording && recorded(situation.id, { from: first.recording.from }, first.recording.events),
  };
}

const unsupported = (id: string, reasons: readonly string[]): SituationResult => ({
  id,
  outcome: 'unsupported',
  reasons,
  unasked: [],
  at: null,
  recording: null,
});

const passed = (
  id: string,
  outcome: 'passed' | 'passedBySearch',
  unasked: readonly string[] = [],
): SituationResult => ({
  id,
  outcome,
  reasons: [],
  unasked,
  at: null,
  recording: null,
});

/** Whether all is as it must be, and the script says nothing to a question that nobody was asked. */
const answersAll = ({ ok, unasked }: Played): boolean => ok && unasked.length === 0;

/** Whether other answers to what the script leaves open lead to what is expected; breadth first, the late ones first. */
function searched(situation: Situation, cards: KnownCards, first: Played): boolean {
  const waiting: { readonly given: readonly number[]; readonly met: readonly number[] }[] = [
    { given: [], met: first.met },
  ];
  let tries = 0;
  for (let next = waiting.shift(); next !== undefined && tries < mostTries; next = waiting.shift()) {
    const { given, met } = next;
    for (let at = met.length - 1; at >= given.length; at--) {
      for (let other = 1; other < (met[at] ?? 1) && tries < mostTries; other++) {
        tries += 1;
        const tried = [...given, ...Array.from({ length: at - given.length }, () => 0), other];
        const played = play(situation, cards, tried);
        if (answersAll(played)) return true;
        waiting.push({ given: tried, met: played.met });
      }
    }
  }
  return false;
}

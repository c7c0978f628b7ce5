/** The words that mean something in a scenario: of others nothing can be expected. */
import { type CardDefinition, isRecord, keywords, partsIn } from '../../rules/index.ts';
import type { Scenario } from './form.ts';

export interface ScenarioWords {
  /** The keyword abilities that something here has, gets or gives. */
  readonly keywords: ReadonlySet<string>;
  /** The kinds of counters that are here or can come to be, as far as texts name them. */
  readonly counters: ReadonlySet<string>;
}

/** Counters that rules and keyword abilities put, or that are common enough. */
const usualCounters = [
  ...[
    'poison',
    'energy',
    'experience',
    'rad',
    'ticket',
    'loyalty',
    'defense',
    'lore',
    'level',
    'time',
    'age',
  ],
  ...['fade', 'stun', 'shield', 'finality', 'charge', 'verse', 'quest', 'oil', 'blood', 'storage', 'spore'],
];

/** What players call counters that change power and toughness: `+1/+1`, `-0/-1`. */
const isPowerAndToughness = (kind: string): boolean => /^[+-]\d+\/[+-]\d+$/.test(kind);

export function wordsIn(scenario: Scenario, cards: readonly CardDefinition[]): ScenarioWords {
  const had = new Set<string>();
  const said = new Set<string>();
  const gather = (part: unknown): void => {
    if (typeof part === 'string') said.add(part);
    if (isRecord(part) && part.kind === 'keyword' && typeof part.keyword === 'string') had.add(part.keyword);
    if (isRecord(part) && isRecord(part.counters))
      for (const kind of Object.keys(part.counters)) said.add(kind);
    for (const one of partsIn(part)) gather(one);
  };
  for (const card of cards) gather(card);
  gather(scenario.players);
  gather(scenario.control?.setup);
  // A keyword counter gives what it is called (122.1b).
  for (const word of said) if (word in keywords) had.add(word);
  return { keywords: had, counters: new Set([...said, ...usualCounters, ...Object.keys(keywords)]) };
}

/** Whether something could have such counters. */
export const isCounter = (words: ScenarioWords, kind: string): boolean =>
  isPowerAndToughness(kind) || words.counters.has(kind);

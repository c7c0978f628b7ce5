/**
 * What has been said in an ability so far, and what a pronoun means by it.
 *
 * A pronoun has one rule. "It" is the one object that the last clause that spoke of a single object spoke of; where that
 * clause spoke of several, nothing is understood.
 */
import { isFields } from '../wording/meaning.ts';
import type { Meaning } from '../wording/syntax.ts';
import type { Facts } from './facts.ts';

export type Fields = Record<string, Meaning>;

export const isList = (value: Meaning | undefined): value is readonly Meaning[] => Array.isArray(value);

export const fields = (value: Meaning | undefined): Fields => (isFields(value) ? { ...value } : {});

/** Why a text isn't understood. */
export class NotUnderstood extends Error {}

export interface Mention {
  readonly sort: 'object' | 'player';
  readonly several: boolean;
  /** What it is called in what asks about it as it was, and in what is done to it: a card that has moved is another object. */
  readonly was: Meaning;
  now: Meaning;
  /** The clause that spoke of it. */
  readonly clause: number;
}

/** What has been said in an ability so far. */
export interface Talk {
  readonly facts: Facts;
  /** The ability that stands in quotation marks, whose talk is its own. */
  readonly quoted: (ability: Fields) => Meaning;
  readonly kind: string;
  readonly targets: Fields[];
  readonly mentions: Mention[];
  clause: number;
  /** Names that instructions give, and how many. */
  names: number;
  amount: Meaning | undefined;
  /** The players of which one is spoken as "they", or "that player". */
  player: Meaning | undefined;
  /** The cost's part that can be named. */
  readonly cost: readonly Fields[];
  /** What `<x>` is said to be. */
  x: Meaning | undefined;
  readonly resolved: Map<string, Meaning>;
}

export function newTalk(
  facts: Facts,
  quoted: Talk['quoted'],
  kind: string,
  cost: readonly Fields[] = [],
): Talk {
  return {
    facts,
    quoted,
    kind,
    targets: [],
    mentions: [],
    clause: 0,
    names: 0,
    amount: undefined,
    player: undefined,
    cost,
    x: undefined,
    resolved: new Map(),
  };
}

export function mention(
  talk: Talk,
  ref: Meaning,
  sort: Mention['sort'],
  several: boolean,
  now: Meaning = ref,
): void {
  talk.mentions.push({ sort, several, was: ref, now, clause: talk.clause });
}

export const mentionAgain = (talk: Talk, found: Mention) =>
  talk.mentions.push({ ...found, clause: talk.clause });

/** The object that "it" means, or those that "them" does. */
export function spokenOf(talk: Talk, several: boolean): Mention {
  const all = talk.mentions.filter((one) => one.sort === 'object' && one.several === several);
  const last = all.at(-1);
  if (last === undefined)
    throw new NotUnderstood(
      several ? 'nobody has spoken of several objects' : 'nobody has spoken of one object',
    );
  const others = all.filter(
    (one) => one.clause === last.clause && JSON.stringify(one.was) !== JSON.stringify(last.was),
  );
  const serious = talk.kind === 'spell' ? others.filter((one) => one.was !== 'self') : others;
  if (serious.length > 0 && !(talk.kind === 'spell' && last.was === 'self'))
    throw new NotUnderstood('it could be one or the other');
  return last;
}

/** What has been said in an ability so far: which objects, which player, which amount. What a pronoun means by it is in `pronouns.ts`. */
import { isFields, replaced } from '../wording/meaning.ts';
import type { Meaning } from '../wording/syntax.ts';
import type { Bearing } from './facts.ts';

export type Fields = Record<string, Meaning>;

export const fields = (value: Meaning | undefined): Fields => (isFields(value) ? { ...value } : {});

/** The same with something else for what was said so. */
export const withSaid = (value: Meaning, said: string, by: Meaning): Meaning =>
  replaced(value, (part) => (isFields(part) && part.said === said ? by : undefined));

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
  /** How it was described; without it, it may be anything. */
  readonly like?: Meaning | undefined;
  /** It was there before it was spoken of so: "a creature card was exiled this way". */
  isOld?: boolean | undefined;
  /** It is a card now: it died, or was moved. */
  isCard?: boolean | undefined;
  /** Where it is, if it was said. */
  zone?: Meaning | undefined;
  /** This ability has exiled it. */
  isExiled?: boolean | undefined;
  /** An event was said to be what this does, or what becomes of it; or the clause says so. */
  isSubject?: 'ofEvent' | 'ofClause' | 'made' | undefined;
}

/** What has been said in an ability so far. */
export interface Talk {
  readonly facts: Bearing;
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
  /** Players of whom it was said that they are opponents. */
  readonly opponents: Meaning[];
  /** The cost's part that can be named. */
  cost: readonly Fields[];
  /** What `<x>` is said to be. */
  x: Meaning | undefined;
  /** Whether something was said of that X. */
  speaksOfX: boolean;
  resolved: Map<string, Meaning>;
  /** What is said to be the subject of the clause. */
  subject?: Meaning | undefined;
  /** The cards that were looked at, revealed, exiled or milled last, and what stays of them where they are. */
  group: Group | undefined;
  /** The players for each of whom something is targeted. */
  forEach?: Meaning | undefined;
  /** What was chosen of colors, types, names: by the links under which it is found. */
  readonly values: string[];
  /** The last instruction of each kind: "discarded this way". */
  readonly done: Map<string, Fields>;
  /** What had been said before what is done only if something is so. */
  before?: readonly Mention[] | undefined;
  /** The last thing that was said with an "if" after it. */
  ifAfter?: Fields | undefined;
  /** What was voted for last. */
  voting?: Fields | undefined;
  /** The two cards of which it was asked whether you own and control both. */
  pair?: { readonly what: Meaning; readonly other: Meaning } | undefined;
  /** The choice that was made last. */
  choosing?: Fields | undefined;
  /** It was asked whether this spell was kicked: "it deals 2 damage" is said of the spell. */
  isOfSpell?: boolean | undefined;
  /** Whether a source of damage was spoken of. */
  isOfSource?: boolean | undefined;
  /** The instruction that dealt damage last. */
  damaging: Fields | undefined;
  /** The instruction whose amount is "that much". */
  counted: Fields | undefined;
}

/** Instructions as data, in their order. */
export type Doing = (said: Meaning, talk: Talk) => Meaning[];

interface Group {
  readonly ref: Meaning;
  readonly zone: Meaning;
  readonly size: Meaning;
  /** What was done to them, as a participle: “revealed”. */
  readonly thatWas: string | undefined;
  readonly kept?: Meaning;
}

export function newTalk(
  facts: Bearing,
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
    opponents: [],
    cost,
    x: undefined,
    speaksOfX: false,
    resolved: new Map(),
    values: [],
    done: new Map(),
    group: undefined,
    counted: undefined,
    damaging: undefined,
  };
}

/** What is known of what is spoken of, besides what it is called. */
type Known = Partial<Pick<Mention, 'now' | 'like' | 'isCard' | 'isExiled' | 'isOld' | 'isSubject' | 'zone'>>;

export function mention(
  talk: Talk,
  ref: Meaning,
  sort: Mention['sort'],
  several: boolean,
  known: Known = {},
): void {
  talk.mentions.push({ now: ref, ...known, sort, several, was: ref, clause: talk.clause });
}

export const mentionAgain = (talk: Talk, found: Mention) =>
  talk.mentions.push({ ...found, clause: talk.clause, isSubject: undefined });

/** Whether each of them is "they" in the rest of what they do. */
export const isSeveralPlayers = (who: Meaning | undefined): boolean =>
  fields(who).said === 'eachOther' ||
  fields(who).playersWith !== undefined ||
  who === 'everyone' ||
  who === 'opponents' ||
  who === 'everyoneElse';

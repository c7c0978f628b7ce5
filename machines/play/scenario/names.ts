import {
  actions,
  type CardDefinition,
  fullName,
  type KeywordAbility,
  keywords,
  type PlayerId,
  saysAction,
  shortFor,
} from '../../rules/index.ts';

/** What a line calls something: a player, or an object by its alias or by its card’s name. */
export type Reference =
  | { readonly player: PlayerId }
  | {
      readonly name: string;
      /** The name is an alias from the setup. */
      readonly alias: boolean;
      /** `bob’s …`. */
      readonly of: PlayerId | null;
      /** `Grizzly Bears 2`: which of several, counted as one reads the setup. */
      readonly nth: number | null;
      /** `the ability of …`: an ability on the stack. */
      readonly ability: boolean;
      /** `the ability of Guest "When this"`: how its text begins. */
      readonly text?: string;
    };

/** Every name that a scenario knows. */
export interface Lexicon {
  /** In seating order. */
  readonly players: readonly string[];
  readonly aliases: readonly string[];
  /** Of cards and tokens, the longest first. */
  readonly names: readonly string[];
}

/** A name that nobody knows, and where in the line it stands. */
export interface UnknownName {
  readonly unknown: string;
}

/** What was read at the beginning of a text, and what is left of it. */
export interface Read {
  readonly reference: Reference;
  readonly rest: string;
}

/** The names that cards and the tokens they make have, the longest first. */
export function namesOf(cards: readonly CardDefinition[]): readonly string[] {
  const names = new Set<string>();
  for (const card of cards) {
    names.add(card.name);
    if (card.back) names.add(card.back.name);
    names.add(fullName(card));
    for (const token of tokensIn(card)) names.add(token);
  }
  return [...names].sort((a, b) => b.length - a.length || (a < b ? -1 : 1));
}

const isKeyword = (value: object): value is KeywordAbility => 'kind' in value && value.kind === 'keyword';

/** Names of the tokens that something printed on a card makes (111.4), also by what a keyword is short for. */
function tokensIn(value: unknown): readonly string[] {
  if (typeof value !== 'object' || value === null) return [];
  const own = 'token' in value ? tokenName(value.token) : [];
  const within = saysAction(value)
    ? shortFor(value, actions)
    : isKeyword(value)
      ? (keywords[value.keyword]?.abilities?.(value) ?? [])
      : [];
  return [...own, ...Object.values(value).flatMap(tokensIn), ...within.flatMap(tokensIn)];
}

function tokenName(token: unknown): readonly string[] {
  if (typeof token !== 'object' || token === null) return [];
  const back = 'back' in token ? tokenName(token.back) : [];
  if ('name' in token && typeof token.name === 'string') return [token.name, ...back];
  const subtypes = 'subtypes' in token && Array.isArray(token.subtypes) ? token.subtypes : [];
  return [`${subtypes.join(' ')} Token`, ...back];
}

const isBoundary = (text: string): boolean => !/^[\p{L}\p{N}]/u.test(text);

/** Reads a name at the beginning of a text: the longest that is known. */
export function readReference(text: string, lexicon: Lexicon): Read | null {
  const ability = /^(the )?ability of /.exec(text);
  if (ability !== null) {
    const read = readReference(text.slice(ability[0].length), lexicon);
    if (read === null || !('name' in read.reference)) return null;
    const quoted = /^ "([^"]+)"/.exec(read.rest);
    return {
      reference: { ...read.reference, ability: true, ...(quoted?.[1] !== undefined && { text: quoted[1] }) },
      rest: read.rest.slice(quoted?.[0].length ?? 0),
    };
  }
  const owner = lexicon.players.findIndex((player) => new RegExp(`^${player}['’]s `, 'i').test(text));
  if (owner >= 0) {
    const of = lexicon.players[owner] ?? '';
    const read = readObject(text.slice(of.length + 3), lexicon, owner);
    if (read !== null) return read;
  }
  return readObject(text, lexicon, null) ?? readPlayer(text, lexicon);
}

function readPlayer(text: string, lexicon: Lexicon): Read | null {
  const player = lexicon.players.findIndex(
    (name) => text.toLowerCase().startsWith(name.toLowerCase()) && isBoundary(text.slice(name.length)),
  );
  const name = lexicon.players[player];
  return name === undefined ? null : { reference: { player }, rest: text.slice(name.length) };
}

function readObject(text: string, lexicon: Lexicon, of: PlayerId | null): Read | null {
  const starts = (name: string) => text.startsWith(name) && isBoundary(text.slice(name.length));
  const alias = [...lexicon.aliases].sort((a, b) => b.length - a.length).find(starts);
  const name = lexicon.names.find(starts);
  const found = alias !== undefined && alias.length >= (name?.length ?? 0) ? alias : name;
  if (found === undefined) return null;
  const after = text.slice(found.length);
  const nth = /^ (\d+)(?![\p{L}\p{N}]| to )/u.exec(after);
  return {
    reference: {
      name: found,
      alias: found === alias,
      of,
      nth: nth === null ? null : Number(nth[1]),
      ability: false,
    },
    rest: nth === null ? after : after.slice(nth[0].length),
  };
}

/** Reads names in a row: `A, B and C`. What isn’t known is said, up to where the row goes on. */
export function readReferences(
  text: string,
  lexicon: Lexicon,
): { readonly references: readonly Reference[]; readonly rest: string } | UnknownName {
  const references: Reference[] = [];
  let rest = text;
  for (;;) {
    const read = readReference(rest, lexicon);
    if (read === null) return { unknown: unknownAt(rest) };
    references.push(read.reference);
    const separator = /^(, and |, | and )/.exec(read.rest);
    const more = separator === null ? null : read.rest.slice(separator[0].length);
    if (more === null || (separator?.[0] === ', ' && isClause(more))) return { references, rest: read.rest };
    rest = more;
  }
}

const clauseWords = /^(on|with|kicked|by|choosing|dividing|splicing|paying|making)\b/;
const isClause = (text: string): boolean => clauseWords.test(text);

/** The words up to the next comma, semicolon or clause: what somebody meant as a name. */
export const unknownAt = (text: string): string =>
  (
    /^(.+?)(?=,|;| on | with | by | kicked| choosing | dividing | splicing | paying | making |$)/.exec(
      text,
    )?.[1] ?? text
  ).trim();

/** Reads one name that is the whole text. */
export function wholeReference(text: string, lexicon: Lexicon): Reference | UnknownName {
  const read = readReference(text.trim(), lexicon);
  return read === null || read.rest !== '' ? { unknown: text.trim() } : read.reference;
}

/** The records of a file of JSON, one by one as they come, in whichever of the known shapes it has. */
import { Tokenizer, TokenParser, TokenType } from '@streamparser/json';
import { CardFileError, noCardFile } from './card-file-error.ts';

/**
 * Where the records stand:
 * - `documents`: a JSON object after the other (one card; or a line each)
 * - `array`: in a list
 * - `list`: in the list called `data` (what Scryfall's API answers)
 * - `names`: in lists by name in `data` (MTGJSON's AtomicCards)
 * - `sets`: in the lists of each set in `data` (MTGJSON's AllPrintings)
 * - `set`: in the lists of the one set that `data` is
 */
type Shape = 'documents' | 'array' | 'list' | 'names' | 'sets' | 'set';

const ofSet = ['cards.*', 'tokens.*', 'code', 'name', 'releaseDate'];

const paths: Readonly<Record<Shape, readonly string[]>> = {
  documents: ['$'],
  array: ['$.*'],
  list: ['$.data.*', '$.not_found.*'],
  names: ['$.data.*.*'],
  sets: ofSet.map((path) => `$.data.*.${path}`),
  set: ofSet.map((path) => `$.data.${path}`),
};

/** Something that was found. */
export type FoundJson =
  /** A record. `within`: the key of the list or set that it stands in, where it has one. */
  | { readonly what: 'record'; readonly value: unknown; readonly within: string | null }
  /** Something said of a whole set: its `code`, `name`, or `releaseDate`. */
  | { readonly what: 'ofSet'; readonly set: string; readonly key: string; readonly value: unknown }
  /** What Scryfall was asked for and hasn't. */
  | { readonly what: 'notFound'; readonly value: unknown };

/** What the members of a set are called that MTGJSON writes for one alone; no card has such a name. */
const membersOfSets =
  /^(?:baseSetSize|block|booster|cards|cardsphereSetId|code|codeV3|decks|is[A-Z]\w*|keyruneCode|languages|mcm\w*|mtgoCode|name|parentCode|releaseDate|sealedProduct|tcgplayer\w*|tokens|tokenSetCode|totalSetSize|translations|type)$/;

type Token = Parameters<TokenParser['write']>[0];

/** So many tokens have a card or a page of them; a file whose shape isn't clear by then holds no cards. */
const mostUnclear = 200_000;

/** Finds out from the first tokens which shape a file has. */
function shapeFinder(): (token: Token) => Shape | undefined {
  let depth = 0;
  let last: Token['value'] = null;
  /** The key whose value comes next, at the depth where it is asked for. */
  let key: string | null = null;
  let isInData = false;
  return ({ token, value }) => {
    const opens = token === TokenType.LEFT_BRACE || token === TokenType.LEFT_BRACKET;
    if (depth === 0) {
      if (token !== TokenType.LEFT_BRACE) return token === TokenType.LEFT_BRACKET ? 'array' : 'documents';
      depth = 1;
      return undefined;
    }
    if (token === TokenType.COLON) {
      key = String(last);
      return undefined;
    }
    last = value;
    if (key !== null && depth === 1 && key === 'data' && opens) {
      if (token === TokenType.LEFT_BRACKET) return 'list';
      isInData = true;
    } else if (key !== null && depth === 2 && isInData) {
      if (membersOfSets.test(key) || !opens) return 'set';
      return token === TokenType.LEFT_BRACKET ? 'names' : 'sets';
    }
    key = null;
    if (opens) depth += 1;
    else if (token === TokenType.RIGHT_BRACE || token === TokenType.RIGHT_BRACKET) depth -= 1;
    if (isInData && depth === 1) return 'names';
    return depth === 0 ? 'documents' : undefined;
  };
}

/** Takes the bytes of a file of JSON as they come, and gives what is found on. */
export interface JsonStream {
  /** Throws `CardFileError` where it isn't JSON. */
  readonly write: (chunk: Uint8Array) => void;
  /** Throws `CardFileError` where the file ends in the middle. */
  readonly end: () => void;
  /** The line that has been read up to. */
  readonly line: () => number;
}

const newline = 0x0a;

function newlinesIn(bytes: Uint8Array): number {
  let count = 0;
  for (let at = bytes.indexOf(newline); at >= 0; at = bytes.indexOf(newline, at + 1)) count += 1;
  return count;
}

/** `found` hears each record; `lastName`: what a message calls the last one, `null` where there was none. */
export function jsonStream(found: (one: FoundJson) => void, lastName: () => string | null): JsonStream {
  const tokenizer = new Tokenizer({ separator: '' });
  const shapeOf = shapeFinder();
  let early: Token[] = [];
  let parser: TokenParser | undefined;
  let linesBefore = 0;
  let bytesBefore = 0;
  let offset = 0;
  let chunk: Uint8Array = new Uint8Array(0);
  const line = () => 1 + linesBefore + newlinesIn(chunk.subarray(0, Math.max(0, offset - bytesBefore)));

  function parserOf(shape: Shape): TokenParser {
    const made = new TokenParser({ paths: [...paths[shape]], keepStack: false, separator: '' });
    made.onValue = ({ key, stack, value }) => {
      const keys = [...stack.slice(1).map((frame) => String(frame.key)), String(key)];
      if (shape === 'list' && keys[0] === 'not_found') found({ what: 'notFound', value });
      else if (shape === 'names') found({ what: 'record', value, within: keys[1] ?? null });
      else if (shape === 'sets' || shape === 'set') {
        const set = shape === 'sets' ? (keys[1] ?? '') : '';
        const [member = '', item] = keys.slice(shape === 'sets' ? 2 : 1);
        if (item === undefined) found({ what: 'ofSet', set, key: member, value });
        else found({ what: 'record', value, within: set });
      } else found({ what: 'record', value, within: null });
    };
    return made;
  }

  tokenizer.onToken = (token) => {
    offset = token.offset;
    if (parser !== undefined) {
      parser.write(token);
      return;
    }
    early.push(token);
    const shape = shapeOf(token);
    if (shape === undefined) {
      if (early.length > mostUnclear) throw noCardFile('this is JSON, but there are no cards in it');
      return;
    }
    parser = parserOf(shape);
    const tokens = early;
    early = [];
    for (const one of tokens) parser.write(one);
  };

  return {
    line,
    write(bytes) {
      linesBefore += newlinesIn(chunk);
      bytesBefore += chunk.length;
      chunk = bytes;
      try {
        tokenizer.write(bytes);
      } catch (error) {
        if (error instanceof CardFileError) throw error;
        const [, at] = /position "(\d+)"/.exec(error instanceof Error ? error.message : '') ?? [];
        if (at !== undefined) offset = Number(at);
        throw new CardFileError([
          { line: line(), card: null, reason: `this is no JSON${after(lastName())}` },
        ]);
      }
    },
    end() {
      offset = bytesBefore + chunk.length;
      try {
        tokenizer.end();
        if (parser === undefined && early.length > 0) throw new Error('no shape');
        parser?.end();
      } catch {
        const reason = `the file is cut off: it ends in the middle${after(lastName())}`;
        throw new CardFileError([{ line: line(), card: null, reason }]);
      }
    },
  };
}

const after = (name: string | null): string => (name === null ? '' : `, after ${name}`);

/** Cards by their names from Scryfall’s API, or another that answers as it does: only ever asked when a player says so. */
import { z } from 'zod/mini';
import { counted } from '../../../machines/game/words.ts';

export const usualAddress = 'https://api.scryfall.com';

/** The most names in a request, and the least time from one request to the next, in milliseconds: as its documentation asks of `/cards/collection`. */
const [mostNames, between] = [75, 500];
/** How long an answer may take, in milliseconds. */
const patience = 30_000;
/** How long nothing may be asked after “too many requests” that doesn’t say it, in seconds. */
const usualPause = 30;

export interface LookupOptions {
  readonly address: string;
  readonly signal: AbortSignal;
  /** Hears how many of the names have been asked for. */
  readonly onProgress?: (asked: number) => void;
  readonly fetch?: typeof fetch;
  readonly wait?: (milliseconds: number, signal: AbortSignal) => Promise<void>;
}

/** What came of looking names up. What was found before something went wrong is there. */
export interface LookedUp {
  /** The cards as they were answered: records for `readCardFile`. */
  readonly cards: readonly unknown[];
  /** Names that nobody knows there, either. */
  readonly notFound: readonly string[];
  /** What went wrong, a sentence; null if nothing did. */
  readonly failed: string | null;
  /** For how many seconds nothing may be asked again, as was said with a refusal. */
  readonly pause: number;
}

const listSchema = z.object({
  object: z.literal('list'),
  data: z.array(z.looseObject({ object: z.literal('card') })),
  not_found: z.optional(z.array(z.object({ name: z.optional(z.string()) }))),
});
const errorSchema = z.looseObject({
  object: z.literal('error'),
  details: z.string().check(z.maxLength(500)),
});

/** What is wrong with an address that is to be asked; null if nothing is. */
export function addressFault(address: string): string | null {
  if (!URL.canParse(address)) return `“${address}” is no address: it begins with https://`;
  const { protocol } = new URL(address);
  return protocol === 'https:' || protocol === 'http:'
    ? null
    : `“${address}” can’t be asked: it begins with https://`;
}

/** Looks names up, at most 75 at a time and two requests a second. It never rejects: what went wrong is in the answer. */
export async function lookUp(names: readonly string[], options: LookupOptions): Promise<LookedUp> {
  const { address, onProgress, signal, wait = waiting } = options;
  const cards: unknown[] = [];
  const notFound: string[] = [];
  const ended = (failed: string | null, pause = 0): LookedUp => ({ cards, notFound, failed, pause });
  const fault = addressFault(address);
  if (fault !== null) return ended(fault);
  for (let at = 0; at < names.length; at += mostNames) {
    if (at > 0) await wait(between, signal).catch(() => undefined);
    if (signal.aborted) return ended('It was given up.');
    const asked = names.slice(at, at + mostNames);
    const answer = await ask(asked, options);
    if ('failed' in answer) return ended(answer.failed, answer.pause);
    cards.push(...answer.data);
    for (const { name } of answer.not_found ?? []) if (name !== undefined) notFound.push(name);
    onProgress?.(Math.min(names.length, at + mostNames));
  }
  return ended(null);
}

interface Failed {
  readonly failed: string;
  readonly pause: number;
}

const failed = (words: string, pause = 0): Failed => ({ failed: words, pause });

async function ask(
  names: readonly string[],
  { address, fetch: send = fetch, signal }: LookupOptions,
): Promise<z.infer<typeof listSchema> | Failed> {
  const late = AbortSignal.timeout(patience);
  const host = new URL(address).host;
  try {
    const response = await send(`${address.replace(/\/+$/, '')}/cards/collection`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', Accept: 'application/json' },
      body: JSON.stringify({ identifiers: names.map((name) => ({ name: frontOf(name) })) }),
      credentials: 'omit',
      signal: AbortSignal.any([signal, late]),
    });
    const text = await response.text();
    return response.ok ? listIn(text, host) : refusedBy(response, text, host);
  } catch (error) {
    if (signal.aborted) return failed('It was given up.');
    if (late.aborted) return failed(`${host} didn’t answer within ${patience / 1000} seconds.`);
    const why = error instanceof Error ? error.message : String(error);
    return failed(
      typeof navigator !== 'undefined' && navigator.onLine === false
        ? 'This machine has no connection to the network.'
        : `${host} can’t be reached (${why}): there may be no connection, or the browser doesn’t let this page ask there.`,
    );
  }
}

/** Of a card of several faces the first name: the whole one is written in different ways. */
const frontOf = (name: string): string => name.split(/\s*\/{1,2}\s*/)[0] ?? name;

function listIn(text: string, host: string): z.infer<typeof listSchema> | Failed {
  const read = listSchema.safeParse(parsed(text));
  return read.success ? read.data : failed(`What ${host} answered is no list of cards.`);
}

function refusedBy({ headers, status }: Response, text: string, host: string): Failed {
  const said = errorSchema.safeParse(parsed(text));
  const details = said.success ? ` It says: “${said.data.details}”` : '';
  if (status === 429) {
    const pause = secondsIn(headers.get('Retry-After'));
    return failed(
      `${host} was asked too often (429). It may be asked again in ${counted(pause, 'second')}.${details}`,
      pause,
    );
  }
  return status >= 500
    ? failed(`${host} has a fault of its own (${status}): try again later.${details}`)
    : failed(`${host} refuses to answer (${status}).${details}`);
}

/** `Retry-After`: so many seconds, or until then. */
function secondsIn(header: string | null): number {
  if (header === null) return usualPause;
  const seconds = /^\d+$/.test(header) ? Number(header) : (Date.parse(header) - Date.now()) / 1000;
  return Number.isFinite(seconds) ? Math.max(1, Math.ceil(seconds)) : usualPause;
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}

const waiting = (milliseconds: number, signal: AbortSignal): Promise<void> =>
  new Promise((resolve, reject) => {
    const timer = setTimeout(resolve, milliseconds);
    signal.addEventListener('abort', () => {
      clearTimeout(timer);
      reject(signal.reason);
    });
  });

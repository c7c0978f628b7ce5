import { createServer, type IncomingHttpHeaders } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, describe, expect, test } from 'vitest';
import { z } from 'zod/mini';
import { lookUp } from '../../../ui/page/library/lookup.ts';

interface Answer {
  readonly status?: number;
  readonly headers?: Readonly<Record<string, string>>;
  readonly body: unknown;
}

interface Request {
  readonly at: number;
  readonly path: string | undefined;
  readonly headers: IncomingHttpHeaders;
  readonly names: readonly string[];
}

const bodySchema = z.strictObject({
  identifiers: z.array(z.strictObject({ name: z.string() })).check(z.maxLength(75)),
});

const stops: (() => void)[] = [];
afterEach(() => {
  for (const stop of stops.splice(0)) stop();
});

/** A server on this machine that answers as Scryfall’s documentation says; names that begin with “No” it doesn’t know. */
async function served(answerTo: (names: readonly string[], nth: number) => Answer | null = known) {
  const requests: Request[] = [];
  const server = createServer((request, response) => {
    let body = '';
    request.on('data', (chunk) => {
      body += chunk;
    });
    request.on('end', () => {
      const { identifiers } = bodySchema.parse(JSON.parse(body));
      const names = identifiers.map(({ name }) => name);
      requests.push({ at: performance.now(), path: request.url, headers: request.headers, names });
      const answer = answerTo(names, requests.length);
      if (answer === null) return;
      response.writeHead(answer.status ?? 200, { 'Content-Type': 'application/json', ...answer.headers });
      response.end(typeof answer.body === 'string' ? answer.body : JSON.stringify(answer.body));
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  stops.push(() => {
    server.closeAllConnections();
    server.close();
  });
  const { port } = server.address() as AddressInfo;
  return { address: `http://127.0.0.1:${port}`, requests };
}

function known(names: readonly string[]): Answer {
  return {
    body: {
      object: 'list',
      not_found: names.filter((name) => name.startsWith('No')).map((name) => ({ name })),
      data: names.filter((name) => !name.startsWith('No')).map((name) => ({ object: 'card', name })),
    },
  };
}

const { signal } = new AbortController();
const owls = (count: number) => Array.from({ length: count }, (_, at) => `Owl ${at}`);

describe('names that are looked up', () => {
  test('are asked for as the documentation says, and found or not', async () => {
    const { address, requests } = await served();
    const done = await lookUp(['Owl', 'Night // Day', 'No Such Owl'], { address: `${address}/`, signal });
    expect(done).toEqual({
      cards: [
        { object: 'card', name: 'Owl' },
        { object: 'card', name: 'Night' },
      ],
      notFound: ['No Such Owl'],
      failed: null,
      pause: 0,
    });
    expect(requests.map(({ path, names }) => ({ path, names }))).toEqual([
      { path: '/cards/collection', names: ['Owl', 'Night', 'No Such Owl'] },
    ]);
    expect(requests[0]?.headers).toMatchObject({
      accept: 'application/json',
      'content-type': 'application/json',
    });
    expect(requests[0]?.headers['user-agent']).toBeTruthy();
  });

  test('go out at most 75 at a time, at least half a second apart', async () => {
    const { address, requests } = await served();
    const asked: number[] = [];
    const { cards } = await lookUp(owls(151), { address, signal, onProgress: (count) => asked.push(count) });
    expect(cards).toHaveLength(151);
    expect(requests.map(({ names }) => names.length)).toEqual([75, 75, 1]);
    const [first, second, third] = requests.map(({ at }) => at);
    expect((second ?? 0) - (first ?? 0)).toBeGreaterThan(480);
    expect((third ?? 0) - (second ?? 0)).toBeGreaterThan(480);
    expect(asked).toEqual([75, 150, 151]);
  });

  test('that nobody asks for are no request', async () => {
    const { address, requests } = await served();
    expect(await lookUp([], { address, signal })).toMatchObject({ cards: [], failed: null });
    expect(requests).toEqual([]);
  });
});

describe('what goes wrong is told, and what was found before it is kept', () => {
  const failing = async (answer: Answer | null, options: { readonly signal?: AbortSignal } = {}) => {
    const { address } = await served((names, nth) => (nth === 1 ? known(names) : answer));
    const done = await lookUp(owls(80), { address, signal, wait: async () => {}, ...options });
    expect(done.cards).toHaveLength(75);
    return done;
  };

  test('asked too often, with how long to wait', async () => {
    const body = { object: 'error', code: 'too_many_requests', status: 429, details: 'Slow down.' };
    const done = await failing({ status: 429, headers: { 'Retry-After': '17' }, body });
    expect(done).toMatchObject({ pause: 17 });
    expect(done.failed).toMatch(/asked too often \(429\).*again in 17 seconds.*“Slow down\.”/);
    expect(await failing({ status: 429, body: '' })).toMatchObject({ pause: 30 });
    const date = new Date(Date.now() + 60_000).toUTCString();
    const { pause } = await failing({ status: 429, headers: { 'Retry-After': date }, body: '' });
    expect(pause).toBeGreaterThan(50);
    expect(pause).toBeLessThan(62);
  });

  test('a fault of the server, and a refusal', async () => {
    expect((await failing({ status: 503, body: '<html>' })).failed).toMatch(
      /fault of its own \(503\): try again later/,
    );
    const body = { object: 'error', code: 'bad_request', status: 400, details: 'No identifiers.' };
    expect((await failing({ status: 400, body })).failed).toMatch(
      /refuses to answer \(400\).*“No identifiers\.”/,
    );
  });

  test('an answer that is no JSON, or no list of cards', async () => {
    expect((await failing({ body: '{"object":' })).failed).toMatch(/is no list of cards/);
    expect((await failing({ body: { object: 'card', name: 'Owl' } })).failed).toMatch(/is no list of cards/);
  });

  test('a server that isn’t there, and an address that is none', async () => {
    const address = 'http://127.0.0.1:9';
    expect((await lookUp(['Owl'], { address, signal })).failed).toMatch(
      /^127\.0\.0\.1:9 can’t be reached \(/,
    );
    for (const none of ['scryfall', 'ftp://example.org'])
      expect((await lookUp(['Owl'], { address: none, signal })).failed).toMatch(/begins with https:\/\//);
  });

  test('given up, before an answer and between two', async () => {
    const stop = new AbortController();
    const { address } = await served(() => null);
    setTimeout(() => stop.abort(), 50);
    expect((await lookUp(['Owl'], { address, signal: stop.signal })).failed).toBe('It was given up.');
    const later = new AbortController();
    const second = await served((names) => {
      setTimeout(() => later.abort(), 50);
      return known(names);
    });
    const done = await lookUp(owls(80), { address: second.address, signal: later.signal });
    expect(done).toMatchObject({ failed: 'It was given up.' });
    expect(done.cards).toHaveLength(75);
    expect(second.requests).toHaveLength(1);
  });
});

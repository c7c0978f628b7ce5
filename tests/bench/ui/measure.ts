import type { Browser, CDPSession, Page } from 'playwright';

/** Times in milliseconds, sorted. */
export interface Times {
  readonly p50: number;
  readonly p95: number;
}

/** What a click costs: until it is painted, and what the page’s thread works for it. */
export interface Clicks {
  readonly time: Times;
  readonly cpu: Times;
}

export interface Autoplay {
  /** Steps a second that were shown. */
  readonly steps: number;
  /** Work for a step, in milliseconds. */
  readonly cpu: number;
  /** The tasks of 50 ms and more: how many, and the longest, in milliseconds. */
  readonly long: number;
  readonly longest: number;
}

export interface PageFigures {
  readonly step: Clicks;
  readonly jump: Clicks;
  readonly autoplay: Autoplay;
  /** Milliseconds until a step is shown, and until all are there. */
  readonly first: number;
  readonly all: number;
  /** Megabytes after a collection. */
  readonly heap: number;
}

const at = (sorted: readonly number[], share: number): number =>
  sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? Number.NaN;

function times(all: readonly number[]): Times {
  const sorted = all.toSorted((one, other) => one - other);
  return { p50: at(sorted, 0.5), p95: at(sorted, 0.95) };
}

/** What the page’s thread has worked so far, in milliseconds. */
async function worked(developer: CDPSession): Promise<number> {
  const { metrics } = await developer.send('Performance.getMetrics');
  return (metrics.find(({ name }) => name === 'TaskDuration')?.value ?? 0) * 1000;
}

async function heapOf(developer: CDPSession): Promise<number> {
  await developer.send('HeapProfiler.collectGarbage');
  const { metrics } = await developer.send('Performance.getMetrics');
  return (metrics.find(({ name }) => name === 'JSHeapUsedSize')?.value ?? 0) / 1e6;
}

/** A page of its own, and what is asked of its thread. */
async function opened(browser: Browser): Promise<{ readonly page: Page; readonly developer: CDPSession }> {
  const context = await browser.newContext({ viewport: { width: 1440, height: 900 }, colorScheme: 'dark' });
  const page = await context.newPage();
  const developer = await context.newCDPSession(page);
  await developer.send('Performance.enable', { timeDomain: 'threadTicks' });
  return { page, developer };
}

/** What is done on a page, by what changes there: a click on a button, or another place on the timeline. */
type Doing = { readonly click: string } | { readonly place: number };

/**
 * Does something; resolves with the time until it is painted, in milliseconds: a frame is asked for, and after that frame a
 * message comes.
 */
const untilPainted = (page: Page, doing: Doing): Promise<number> =>
  page.evaluate(
    (what) =>
      new Promise<number>((resolve) => {
        const begin = performance.now();
        const selector = 'click' in what ? `button[aria-label="${what.click}"]` : 'input[aria-label="Step"]';
        const found = document.querySelector<HTMLElement>(selector);
        if (found === null) throw new Error(`The page has nothing like ${selector}.`);
        if ('click' in what) found.click();
        else {
          // As a hand does it: past what React remembers of the value.
          Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(
            found,
            String(what.place),
          );
          found.dispatchEvent(new Event('input', { bubbles: true }));
        }
        requestAnimationFrame(() => {
          const { port1, port2 } = new MessageChannel();
          port1.onmessage = () => resolve(performance.now() - begin);
          port2.postMessage(null);
        });
      }),
    doing,
  );

/** What comes after the paint belongs to it, too: so long the page is let alone. */
const settled = 60;

/** Does one thing after another, of each place in a game the first few without counting them. */
async function clicks(
  page: Page,
  developer: CDPSession,
  all: readonly (readonly Doing[])[],
): Promise<Clicks> {
  const time: number[] = [];
  const cpu: number[] = [];
  for (const together of all)
    for (const [number, doing] of together.entries()) {
      const before = await worked(developer);
      const painted = await untilPainted(page, doing);
      await page.waitForTimeout(settled);
      if (number < uncounted) continue;
      time.push(painted);
      cpu.push((await worked(developer)) - before);
    }
  return { time: times(time), cpu: times(cpu) };
}

const uncounted = 4;

const countOf = (page: Page): Promise<readonly number[]> =>
  page
    .locator('.sc-step-count')
    .textContent()
    .then((text) => (text ?? '').split('/').map(Number));

const repeated = (doing: Doing, times: number): readonly Doing[] =>
  Array.from({ length: times }, () => doing);

/** How the bare page does: its click, and its heap. */
export async function bareFigures(
  browser: Browser,
  address: string,
  rounds: number,
): Promise<{ readonly step: Clicks; readonly heap: number }> {
  const { developer, page } = await opened(browser);
  await page.goto(address);
  await page.getByRole('button', { name: 'Step forward' }).waitFor();
  const step = await clicks(page, developer, [repeated({ click: 'Step forward' }, uncounted + rounds)]);
  const heap = await heapOf(developer);
  await page.context().close();
  return { step, heap };
}

/** How long it is played by itself, in milliseconds. */
const playing = 10_000;

async function autoplay(page: Page, developer: CDPSession): Promise<Autoplay> {
  await page.getByLabel('Speed').selectOption('30');
  await page.evaluate(() => {
    const long: number[] = [];
    new PerformanceObserver((list) => {
      for (const { duration } of list.getEntries()) long.push(duration);
    }).observe({ entryTypes: ['longtask'] });
    Object.assign(globalThis, { long });
  });
  const [from = 0] = await countOf(page);
  const before = await worked(developer);
  const begin = performance.now();
  await page.getByRole('button', { name: 'Play', exact: true }).click();
  await page.waitForTimeout(playing);
  await page.getByRole('button', { name: 'Pause', exact: true }).click();
  const seconds = (performance.now() - begin) / 1000;
  const [to = 0] = await countOf(page);
  const cpu = (await worked(developer)) - before;
  const long = await page.evaluate((): number[] => Reflect.get(globalThis, 'long'));
  return {
    steps: (to - from) / seconds,
    cpu: cpu / Math.max(1, to - from),
    long: long.length,
    longest: Math.max(0, ...long),
  };
}

/** How the page does over a recording of so many decisions, which a link opens. */
export async function pageFigures(
  browser: Browser,
  address: string,
  { decisions, shared }: { readonly decisions: number; readonly shared: string },
  rounds: number,
): Promise<PageFigures> {
  const { developer, page } = await opened(browser);
  const begin = performance.now();
  await page.goto(`${address}#game=${shared}`, { waitUntil: 'commit' });
  await page.locator('.sc-step-count').waitFor({ timeout: 600_000 });
  const first = performance.now() - begin;
  await page.waitForFunction(
    (all) => document.querySelector('.sc-step-count')?.textContent?.endsWith(` / ${all}`) === true,
    decisions,
    { timeout: 600_000 },
  );
  const all = performance.now() - begin;
  await page.waitForTimeout(1000);
  // Steps on from some places of the game; jumps far and wide.
  const walks = [0.1, 0.35, 0.6, 0.85].map((share) => [
    { place: Math.floor(share * decisions) },
    ...repeated({ click: 'Step forward' }, uncounted - 1 + Math.ceil(rounds / 4)),
  ]);
  const jumps = Array.from({ length: uncounted + rounds }, (_, number) => ({
    place: 100 + ((number * 6_151) % (decisions - 200)),
  }));
  const step = await clicks(page, developer, walks);
  const jump = await clicks(page, developer, [jumps]);
  await untilPainted(page, { place: Math.floor(decisions / 3) });
  await page.waitForTimeout(500);
  const played = await autoplay(page, developer);
  const heap = await heapOf(developer);
  await page.context().close();
  return { step, jump, autoplay: played, first, all, heap };
}

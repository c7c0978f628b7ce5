import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Browser, type BrowserContext, chromium, type Page } from 'playwright';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { browserLaunch } from '../browser.ts';
import { buildPage, type Served, serveFolder } from './served.ts';

describe('a visit of the page', () => {
  let folder: string;
  let served: Served;
  let browser: Browser;
  let context: BrowserContext;
  let page: Page;
  let faults: string[];

  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'spellchart-visit-'));
    await buildPage(folder);
    served = await serveFolder(folder);
    browser = await chromium.launch(await browserLaunch());
  }, 300_000);

  afterAll(async () => {
    await browser?.close();
    await served?.close();
    await rm(folder, { recursive: true, force: true });
  });

  beforeEach(async () => {
    faults = [];
    context = await browser.newContext({ viewport: { width: 1440, height: 900 } });
    page = await opened(context);
  });

  afterEach(async () => {
    expect(faults).toEqual([]);
    await context.close();
  });

  /** A tab with the page. */
  async function opened(of: BrowserContext, hash = ''): Promise<Page> {
    const tab = await of.newPage();
    tab.on('pageerror', (error) => faults.push(error.message));
    await tab.goto(served.address + hash);
    return tab;
  }

  const atStart = (tab: Page) => tab.getByRole('heading', { name: 'Spellchart' });
  const count = (tab: Page) => tab.locator('.sc-step-count').textContent();
  const games = (tab: Page) => tab.getByRole('region', { name: 'Games before' }).getByRole('listitem');

  /** Starts a game between two built-in players, and takes steps. */
  async function play(tab: Page, steps: number): Promise<void> {
    await tab.getByRole('group', { name: 'Player 1' }).getByLabel('Played by').selectOption('sensible');
    await tab.getByRole('button', { name: 'Start the game' }).click();
    for (let step = 0; step < steps; step += 1)
      await tab.getByRole('button', { name: 'Step forward' }).click();
    await expect.poll(() => count(tab)).toBe(`${steps} / ${steps}`);
  }

  test('finds a game again after its tab was closed at once, with what was set', async () => {
    await play(page, 9);
    await page.getByRole('button', { name: 'Step back' }).click();
    await page.getByLabel('Whose eyes').selectOption('Bob');
    await page.getByLabel('Speed').selectOption('30');
    await page.getByRole('button', { name: 'Light', exact: true }).click();
    await page.getByRole('button', { name: 'The table, with the chart as a band above it' }).click();
    await page.close({ runBeforeUnload: true });

    const later = await opened(context);
    await expect.poll(() => games(later).count()).toBe(1);
    expect(await games(later).first().textContent()).toMatch(/^Alice \(.+\) and Bob \(.+\).*9 steps/);
    await games(later).getByRole('button').first().click();
    await expect.poll(() => count(later)).toBe('8 / 9');
    expect(await later.getByLabel('Whose eyes').inputValue()).toBe('1');
    expect(await later.getByLabel('Speed').inputValue()).toBe('30');
    expect(await later.getByRole('button', { name: 'Dark', exact: true }).count()).toBe(1);
    const table = later.getByRole('button', { name: 'The table, with the chart as a band above it' });
    expect(await table.getAttribute('aria-pressed')).toBe('true');
  });

  test('keeps the games of two tabs apart, also if both show the same', async () => {
    await play(page, 4);
    const other = await opened(context);
    await play(other, 7);
    // A tab with the address of the first game.
    const copy = await opened(context, new URL(page.url()).hash);
    await copy.getByText('This game is open in another tab.', { exact: false }).waitFor();
    await copy.getByRole('button', { name: 'Step forward' }).click();
    await page.getByRole('button', { name: 'Step forward' }).click();
    await page.getByRole('button', { name: 'Step forward' }).click();
    for (const tab of [page, other, copy]) await tab.getByRole('button', { name: 'New game' }).click();
    const later = await opened(context);
    await expect.poll(() => games(later).count()).toBe(3);
    const all = (await games(later).allTextContents()).map((text) => /(\d+) steps/.exec(text)?.[1]);
    expect(all.toSorted()).toEqual(['5', '6', '7']);
  });

  test('forgets a game only when it is said twice', async () => {
    await play(page, 3);
    await page.getByRole('button', { name: 'New game' }).click();
    await page.getByRole('button', { name: /^Forget Alice/ }).click();
    expect(await games(page).count()).toBe(1);
    await page.getByRole('button', { name: 'Forget it for good' }).click();
    await expect.poll(() => games(page).count()).toBe(0);
    await page.reload();
    await atStart(page).waitFor();
    expect(await games(page).count()).toBe(0);
  });

  test('goes back and forward with the browser: start, game, workshop', async () => {
    await play(page, 5);
    await page.getByRole('button', { name: 'New game' }).click();
    await page.getByRole('button', { name: 'Open the workshop' }).click();
    await page.getByRole('button', { name: 'Try it' }).waitFor();
    await page.goBack();
    await atStart(page).waitFor();
    await page.goBack();
    await expect.poll(() => count(page)).toBe('5 / 5');
    await page.goBack();
    await atStart(page).waitFor();
    await page.goForward();
    await expect.poll(() => count(page)).toBe('5 / 5');
    await page.goForward();
    await page.goForward();
    await page.getByRole('button', { name: 'Try it' }).waitFor();
    await page.reload();
    await page.getByRole('button', { name: 'Try it' }).waitFor();
  });

  test('opens a link at its step, with its eyes and its object', async () => {
    await play(page, 30);
    await page.getByRole('button', { name: 'Step back' }).click();
    await page.getByLabel('Whose eyes').selectOption('Alice');
    const card = page.locator('[data-object]').first();
    const object = await card.getAttribute('data-object');
    await card.click();
    await page.locator(`[data-object="${object}"][data-selected=true]`).waitFor();
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    await page.getByRole('button', { name: 'Copy link' }).click();
    await page.getByText('The link is copied.').waitFor();
    const link = await page.evaluate(() => navigator.clipboard.readText());
    expect(link).toContain(`&at=29&eyes=0&object=${object}`);

    const elsewhere = await browser.newContext({ viewport: { width: 1440, height: 900 } });
    const there = await opened(elsewhere, new URL(link).hash);
    await expect.poll(() => count(there)).toBe('29 / 30');
    expect(await there.getByLabel('Whose eyes').inputValue()).toBe('0');
    await there.locator(`[data-object="${object}"][data-selected=true]`).waitFor();
    // An object that isn't there is none.
    await there.goto('about:blank');
    await there.goto(link.replace(/object=\d+/, 'object=99999'));
    await expect.poll(() => count(there)).toBe('29 / 30');
    await elsewhere.close();
  });

  test('goes on where the browser lets it keep nothing, and says so', async () => {
    const denied = await browser.newContext({ viewport: { width: 1440, height: 900 } });
    await denied.addInitScript(() => {
      const deny = () => {
        throw new DOMException('Access is denied for this document.', 'SecurityError');
      };
      for (const name of ['localStorage', 'sessionStorage', 'indexedDB', 'caches'])
        Object.defineProperty(window, name, { get: deny });
      Object.defineProperty(navigator, 'locks', { get: deny });
    });
    const tab = await opened(denied);
    await tab.getByText('This browser lets the page keep nothing', { exact: false }).waitFor();
    await play(tab, 4);
    await tab.getByRole('button', { name: 'Light', exact: true }).click();
    await tab.getByRole('alert').getByRole('button', { name: 'Save the game' }).waitFor();
    await tab.getByRole('button', { name: 'New game' }).click();
    await games(tab).getByRole('button').first().click();
    await expect.poll(() => count(tab)).toBe('4 / 4');
    await denied.close();
  });

  test('says where there is no room left, and loses nothing while it is open', async () => {
    const full = await browser.newContext({ viewport: { width: 1440, height: 900 } });
    await full.addInitScript(() => {
      const refuse = () => {
        throw new DOMException('The quota has been exceeded.', 'QuotaExceededError');
      };
      Storage.prototype.setItem = refuse;
      IDBObjectStore.prototype.put = refuse;
    });
    const tab = await opened(full);
    await play(tab, 4);
    await tab.getByText('no room left', { exact: false }).waitFor();
    await tab.getByRole('button', { name: 'New game' }).click();
    await tab.getByText('no room left', { exact: false }).waitFor();
    await games(tab).getByRole('button').first().click();
    await expect.poll(() => count(tab)).toBe('4 / 4');
    await full.close();
  });
});

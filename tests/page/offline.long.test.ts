import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Browser, chromium } from 'playwright';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { browserLaunch } from '../browser.ts';
import { buildPage, type Served, serveFolder } from './served.ts';

describe('the page that build:page makes, on a host of files', () => {
  let host: string;
  let served: Served;
  let browser: Browser;
  const folder = 'some/where';

  beforeAll(async () => {
    host = await mkdtemp(join(tmpdir(), 'spellchart-page-'));
    await buildPage(join(host, folder), 'site');
    await writeFile(join(host, 'beside.html'), 'Another page');
    served = await serveFolder(host);
    browser = await chromium.launch(await browserLaunch());
  }, 300_000);

  afterAll(async () => {
    await browser?.close();
    await served?.close();
    await rm(host, { recursive: true, force: true });
  });

  test('shows its first heading within a second of work, from any folder', async () => {
    const page = await browser.newPage();
    const refused: string[] = [];
    page.on('response', (response) => {
      if (!response.ok()) refused.push(response.url());
    });
    const developer = await page.context().newCDPSession(page);
    await developer.send('Performance.enable', { timeDomain: 'threadTicks' });
    await page.goto(`${served.address}${folder}/`);
    await page.getByRole('heading', { name: 'Spellchart' }).waitFor();
    const { metrics } = await developer.send('Performance.getMetrics');
    expect(metrics.find(({ name }) => name === 'TaskDuration')?.value).toBeLessThan(1);
    expect(refused).toEqual([]);
    await page.close();
  });

  test('is there without a network, and new as soon as it is new on its host', async () => {
    const context = await browser.newContext();
    const page = await context.newPage();
    const kept = () => navigator.serviceWorker.ready.then(({ active }) => active?.state);
    await page.goto(`${served.address}${folder}/`);
    await page.evaluate(kept);
    await context.setOffline(true);
    await page.reload();
    await page.getByRole('button', { name: 'Start the game' }).click();
    await page.getByRole('region', { name: 'Inspector' }).waitFor();

    await context.setOffline(false);
    const index = join(host, folder, 'index.html');
    const before = await readFile(index, 'utf8');
    await writeFile(index, before.replace('<title>Spellchart', '<title>A newer Spellchart'));
    await page.goto(`${served.address}${folder}/`);
    expect(await page.title()).toBe('A newer Spellchart');
    await writeFile(index, before);
    await context.close();
  });

  test('gives up what it kept of an earlier build once no tab shows that', async () => {
    const context = await browser.newContext();
    const page = await context.newPage();
    const names = () => page.evaluate(() => caches.keys());
    await page.goto(`${served.address}${folder}/`);
    await page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined));
    await expect.poll(names, { timeout: 30_000 }).toHaveLength(1);
    const [first] = await names();

    const worker = join(host, folder, 'service-worker.js');
    const before = await readFile(worker, 'utf8');
    await writeFile(worker, before.replace(/(const version = ')/, '$1newer'));
    await page.reload();
    await expect.poll(names, { timeout: 30_000 }).toHaveLength(2);
    // Beside the page, on the same host: what is kept can be seen from there.
    await page.goto(`${served.address}beside.html`);
    await expect.poll(names, { timeout: 30_000 }).toHaveLength(1);
    expect(await names()).not.toContain(first);
    await writeFile(worker, before);
    await context.close();
  });
});

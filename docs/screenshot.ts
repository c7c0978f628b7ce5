/**
 * Makes `docs/inspector.png`: a game between two sensible players, looked at in the middle of combat.
 * Run it with `npx tsx docs/screenshot.ts`. It serves the page itself and needs a browser, as the tests do.
 */
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { chromium, type Page } from 'playwright';
import { browserLaunch } from '../tests/browser.ts';
import { buildPage, serveFolder } from '../tests/page/served.ts';

const picture = fileURLToPath(new URL('inspector.png', import.meta.url));
const decks = ['Green Giants', 'White Vigil'];
const seed = '12';

/** Sets the game up, lets the players play, and steps to an attack during which something is on the stack. */
async function lookAtCombat(page: Page): Promise<void> {
  await page.getByLabel('Seed').fill(seed);
  for (const [at, deck] of decks.entries()) {
    const player = page.getByRole('group', { name: `Player ${at + 1}` });
    await player.getByRole('combobox', { name: 'Played by' }).selectOption('sensible');
    await player.getByRole('radio', { name: deck }).check();
  }
  await page.getByRole('button', { name: 'Start the game' }).click();
  const forward = page.getByRole('button', { name: 'Step forward' });
  const attacks = page.locator('.sc-arrows [data-kind=attack]');
  const onStack = page.locator('.sc-stack-item');
  for (let steps = 0; (await attacks.count()) < 3 || (await onStack.count()) < 1; steps += 1) {
    if (steps > 600) throw new Error('No such step came: choose another seed.');
    await forward.click();
  }
  await page
    .getByRole('button', { name: /^Ajani's Pridemate, .*attacks/ })
    .first()
    .click();
  await page.mouse.move(1, 1);
  await page.waitForTimeout(1000);
}

const folder = await mkdtemp(join(tmpdir(), 'spellchart-screenshot-'));
await buildPage(folder);
const served = await serveFolder(folder);
const browser = await chromium.launch(await browserLaunch());
try {
  const page = await browser.newPage({ viewport: { width: 1440, height: 900 }, colorScheme: 'dark' });
  await page.goto(served.address);
  await lookAtCombat(page);
  await page.screenshot({ path: picture });
} finally {
  await browser.close();
  await served.close();
  await rm(folder, { recursive: true });
}

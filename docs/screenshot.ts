/**
 * Makes `docs/inspector.png`: a game between two sensible players, looked at in the middle of combat.
 * Run it with `npx tsx docs/screenshot.ts`. It serves the page itself and needs a browser, as the tests do.
 */
import { fileURLToPath } from 'node:url';
import { chromium, type Page } from 'playwright';
import { createServer } from 'vite';
import { browserLaunch } from '../tests/browser.ts';

const picture = fileURLToPath(new URL('inspector.png', import.meta.url));
const config = fileURLToPath(new URL('../vite.config.ts', import.meta.url));
const decks = ['Green Giants', 'White Vigil'];
const seed = '12';

/** Sets the game up, lets the players play, and looks at the step with the most to see. */
async function lookAtCombat(page: Page): Promise<void> {
  await page.getByLabel('Seed').fill(seed);
  for (const [at, deck] of decks.entries()) {
    const player = page.getByRole('group', { name: `Player ${at + 1}` });
    await player.getByRole('combobox', { name: 'Played by' }).selectOption('sensible');
    await player.getByRole('radio', { name: deck }).check();
  }
  await page.getByRole('button', { name: 'Start the game' }).click();
  await page.getByRole('combobox', { name: 'Speed' }).selectOption('30');
  await page.getByRole('button', { name: 'Play', exact: true }).click();
  const isWorthSeeing = page.locator('.sc-arrows [data-kind=attack]').nth(2);
  await isWorthSeeing.waitFor({ state: 'attached', timeout: 120_000 });
  await page.getByRole('button', { name: 'Pause' }).click();
  await page.mouse.move(1, 1);
  await page.waitForTimeout(1000);
}

const server = await createServer({ configFile: config, server: { port: 0 }, logLevel: 'error' });
await server.listen();
const browser = await chromium.launch(await browserLaunch());
try {
  const page = await browser.newPage({ viewport: { width: 1440, height: 900 }, colorScheme: 'dark' });
  const [address] = server.resolvedUrls?.local ?? [];
  if (address === undefined) throw new Error('The page is not served.');
  await page.goto(address);
  await lookAtCombat(page);
  await page.screenshot({ path: picture });
} finally {
  await browser.close();
  await server.close();
}

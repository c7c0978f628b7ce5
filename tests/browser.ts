import { execFile } from 'node:child_process';
import { existsSync } from 'node:fs';
import { mkdir, readFile, rmdir, stat } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { chromium, type LaunchOptions } from 'playwright';

const run = promisify(execFile);

/** Where Debian's chromium and Chrome install themselves. */
const usualPlaces = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/usr/bin/google-chrome-stable',
  '/snap/bin/chromium',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
  'C:\\Program Files (x86)\\Microsoft\\Edge\\Application\\msedge.exe',
];

const flags = [
  '--disable-gpu',
  '--disable-quic',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

/**
 * The options with which Playwright starts a browser on this machine, installing one where that can be done.
 * Throws an error of one line where there is none to be had.
 */
export async function browserLaunch(): Promise<LaunchOptions> {
  return { ...(await chosenBrowser()), args: flags };
}

async function chosenBrowser(): Promise<LaunchOptions> {
  const path = process.env.BROWSER_PATH;
  if (path) {
    if (!existsSync(path)) throw new Error(`No browser: BROWSER_PATH is ${path}, and there is no such file.`);
    return { executablePath: path };
  }
  const channel = process.env.BROWSER_CHANNEL;
  if (channel) return { channel };
  return downloaded() ?? installed() ?? (await installedByApt()) ?? (await downloadedNow()) ?? none();
}

/** Playwright's own download. It takes the whole browser, which its headless shell is not. */
function downloaded(): LaunchOptions | undefined {
  return existsSync(chromium.executablePath()) ? { channel: 'chromium' } : undefined;
}

function installed(): LaunchOptions | undefined {
  const executablePath = usualPlaces.find((place) => existsSync(place));
  return executablePath === undefined ? undefined : { executablePath };
}

async function installedByApt(): Promise<LaunchOptions | undefined> {
  if (process.getuid?.() !== 0 || !(await isDebian())) return undefined;
  return alone(async () => {
    const already = installed();
    if (already) return already;
    console.error('No browser found: installing Debian’s chromium with apt-get.');
    const options = {
      env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
      maxBuffer: 64 * 1024 * 1024,
    };
    try {
      await run('apt-get', ['update'], options);
      await run('apt-get', ['install', '-y', '--no-install-recommends', 'chromium'], options);
    } catch {
      return undefined;
    }
    return installed();
  });
}

async function isDebian(): Promise<boolean> {
  const release = await readFile('/etc/os-release', 'utf8').catch(() => '');
  return /^ID(_LIKE)?=.*\bdebian\b/m.test(release);
}

async function downloadedNow(): Promise<LaunchOptions | undefined> {
  console.error('No browser found: downloading Playwright’s chromium.');
  const cli = join(createRequire(import.meta.url).resolve('playwright/package.json'), '..', 'cli.js');
  try {
    await run(process.execPath, [cli, 'install', 'chromium'], { timeout: 300_000 });
  } catch {
    return undefined;
  }
  return downloaded();
}

function none(): never {
  throw new Error(
    'No browser: set BROWSER_PATH or BROWSER_CHANNEL, or run `npx playwright install chromium` and try again.',
  );
}

const lock = join(tmpdir(), 'spellchart-browser.lock');
const abandonedAfter = 15 * 60_000;

/** Runs `work` while no other process on this machine does: making a directory succeeds for one of them only. */
async function alone<T>(work: () => Promise<T>): Promise<T> {
  while (!(await taken())) await new Promise((resolve) => setTimeout(resolve, 500));
  try {
    return await work();
  } finally {
    await rmdir(lock);
  }
}

async function taken(): Promise<boolean> {
  try {
    await mkdir(lock);
    return true;
  } catch {
    const since = await stat(lock).then(
      (found) => found.mtimeMs,
      () => Date.now(),
    );
    if (Date.now() - since > abandonedAfter) await rmdir(lock).catch(() => undefined);
    return false;
  }
}

import { fileURLToPath } from 'node:url';
import { build, preview } from 'vite';

const configFile = fileURLToPath(new URL('../../vite.config.ts', import.meta.url));

/** A page that is served on this machine. */
export interface Served {
  /** With a slash at its end. */
  readonly address: string;
  readonly close: () => Promise<void>;
}

/** Builds the page into a folder, as for `npm start`, or, in the mode `site`, as for any host. */
export async function buildPage(outDir: string, mode: 'site' | 'start' = 'start'): Promise<void> {
  await build({ configFile, mode, logLevel: 'error', build: { outDir, emptyOutDir: true } });
}

/** Serves a folder at a port of its own, or at the one that is given; what it hasn't is not found. */
export async function serveFolder(outDir: string, port = 0): Promise<Served> {
  const server = await preview({
    configFile,
    appType: 'mpa',
    logLevel: 'error',
    preview: { port, strictPort: port !== 0, host: '127.0.0.1' },
    build: { outDir },
  });
  const [address] = server.resolvedUrls?.local ?? [];
  if (address === undefined) throw new Error('The page is not served.');
  return { address, close: () => server.close() };
}

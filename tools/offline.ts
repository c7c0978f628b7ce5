import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import type { Plugin } from 'vite';

const source = new URL('service-worker.js', import.meta.url);

/**
 * Makes a built page work without a network after the first visit. Beside it stands a service worker that keeps all the
 * files of the build; which build it is, it knows by what is in them.
 */
export const offline = (): Plugin => ({
  name: 'spellchart:offline',
  apply: 'build',
  enforce: 'post',
  transformIndexHtml: () => [
    {
      tag: 'script',
      // Where a browser allows no such worker, the page works as before, with a network.
      children: "navigator.serviceWorker?.register('./service-worker.js').catch(() => undefined);",
      injectTo: 'body',
    },
  ],
  generateBundle: {
    order: 'post',
    handler(_options, bundle) {
      const files = Object.keys(bundle)
        .filter((name) => name !== 'index.html' && !name.endsWith('.map'))
        .sort();
      const page = bundle['index.html'];
      const version = createHash('sha256')
        .update(readFileSync(source))
        .update(files.join())
        .update(page?.type === 'asset' ? page.source : '')
        .digest('hex')
        .slice(0, 16);
      const known = `const version = '${version}';\nconst files = ${JSON.stringify(['./', ...files])};\n`;
      this.emitFile({
        type: 'asset',
        fileName: 'service-worker.js',
        source: known + readFileSync(source, 'utf8'),
      });
    },
  },
});

import { fileURLToPath } from 'node:url';
import { gzipSync } from 'node:zlib';
import { build } from 'vite';

/** The engine entry's size with everything it needs but xstate, minified, and gzipped, in bytes. */
export async function engineSize(): Promise<{ readonly minified: number; readonly gzipped: number }> {
  const code = await engineBundle();
  return { minified: Buffer.byteLength(code), gzipped: gzipSync(code, { level: 9 }).byteLength };
}

/**
 * The engine entry with everything it needs but xstate, minified, as an app's bundle holds it: built as an entry that
 * keeps its exports, for Vite leaves line breaks and comments in what it builds as a library.
 */
export async function engineBundle(): Promise<string> {
  const built = await build({
    configFile: false,
    logLevel: 'silent',
    build: {
      write: false,
      minify: true,
      target: 'es2022',
      rolldownOptions: {
        input: fileURLToPath(new URL('../../machines/index.ts', import.meta.url)),
        preserveEntrySignatures: 'strict',
        external: /^xstate(\/|$)/,
      },
    },
  });
  const outputs = Array.isArray(built) ? built : [built];
  return outputs
    .flatMap((one) => ('output' in one ? one.output : []))
    .map((chunk) => (chunk.type === 'chunk' ? chunk.code : ''))
    .join('');
}

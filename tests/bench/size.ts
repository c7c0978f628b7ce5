import { fileURLToPath } from 'node:url';
import { gzipSync } from 'node:zlib';
import { build } from 'vite';

/** The engine entry's size with everything it needs but xstate, minified, and gzipped, in bytes. */
export async function engineSize(): Promise<{ readonly minified: number; readonly gzipped: number }> {
  const code = await engineBundle();
  return { minified: Buffer.byteLength(code), gzipped: gzipSync(code, { level: 9 }).byteLength };
}

/** The engine entry with everything it needs but xstate, minified. */
export async function engineBundle(): Promise<string> {
  const built = await build({
    configFile: false,
    logLevel: 'silent',
    build: {
      write: false,
      minify: true,
      target: 'es2022',
      lib: {
        entry: fileURLToPath(new URL('../../machines/index.ts', import.meta.url)),
        formats: ['es'],
      },
      rolldownOptions: { external: /^xstate(\/|$)/ },
    },
  });
  const outputs = Array.isArray(built) ? built : [built];
  return outputs
    .flatMap((one) => ('output' in one ? one.output : []))
    .map((chunk) => (chunk.type === 'chunk' ? chunk.code : ''))
    .join('');
}

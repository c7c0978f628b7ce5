import { fileURLToPath } from 'node:url';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';

const here = fileURLToPath(new URL('.', import.meta.url));

/** Whether an import comes from node_modules or Node itself: neither relative, nor absolute, nor virtual. */
const isPackage = (id: string) => !/^(\.|\/|\0|[A-Za-z]:[\\/])/.test(id);

/**
 * The package as it is published. Modules stay apart and keep their names, so that the types lie beside them,
 * and an app that takes only one chart bundles only that one.
 */
export default defineConfig({
  plugins: [react()],
  publicDir: false,
  build: {
    target: 'es2022',
    minify: false,
    sourcemap: true,
    lib: {
      entry: {
        'machines/index': `${here}machines/index.ts`,
        'machines/cards/index': `${here}machines/cards/index.ts`,
        'machines/cards/write': `${here}machines/cards/write.ts`,
        'machines/play/scenario/index': `${here}machines/play/scenario/index.ts`,
        'machines/read': `${here}machines/read.ts`,
        'machines/recordings': `${here}machines/recordings.ts`,
        'machines/trace': `${here}machines/trace.ts`,
        'machines/command-line/main': `${here}machines/command-line/main.ts`,
        'ui/lib': `${here}ui/lib.ts`,
      },
      formats: ['es'],
      cssFileName: 'ui/styles',
    },
    rolldownOptions: {
      external: isPackage,
      output: {
        preserveModules: true,
        preserveModulesRoot: here,
        entryFileNames: '[name].js',
        banner: (chunk) => (chunk.fileName === 'ui/lib.js' ? "'use client';" : ''),
      },
    },
  },
});

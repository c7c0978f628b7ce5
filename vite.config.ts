import { fileURLToPath } from 'node:url';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { offline } from './tools/offline.ts';

const path = (to: string) => fileURLToPath(new URL(to, import.meta.url));

/**
 * The page: `ui/index.html`. Storybook takes the plugins from here, too. In the mode `site`, which `npm run build:page` asks
 * for, it is made for any static host, at any address, and works without a network; in the mode `start`, for `npm start`
 * to serve on this machine.
 */
export default defineConfig(({ mode }) => ({
  root: path('ui'),
  base: './',
  plugins: [react(), mode === 'site' && offline()],
  server: { open: false },
  preview: { port: 5173, open: false },
  worker: { format: 'es' },
  build: {
    outDir: path(mode === 'site' ? 'site' : 'node_modules/.cache/spellchart/page'),
    emptyOutDir: true,
    reportCompressedSize: false,
    chunkSizeWarningLimit: 3000,
  },
}));

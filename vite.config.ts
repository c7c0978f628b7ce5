import { fileURLToPath } from 'node:url';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';

const root = fileURLToPath(new URL('ui', import.meta.url));

/** The page that `npm start` serves: `ui/index.html`. Storybook takes the plugins from here, too. */
export default defineConfig({
  root,
  plugins: [react()],
  server: { open: false },
  worker: { format: 'es' },
});

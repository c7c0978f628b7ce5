import { fileURLToPath } from 'node:url';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';

const root = fileURLToPath(new URL('ui', import.meta.url));

/**
 * The page that `npm start` serves: `ui/index.html`. Storybook takes the plugins from here, too. In the mode `production`,
 * which `npm start` asks for, React is the one that apps ship: its development build takes three times as long for a
 * step. `npx vite` alone serves the latter, and draws a changed component anew in its place.
 */
export default defineConfig(({ mode }) => {
  // A server takes this for `development` whatever its mode is.
  if (mode === 'production') process.env.NODE_ENV = 'production';
  return {
    root,
    plugins: [react()],
    server: { open: false },
    worker: { format: 'es' },
  };
});

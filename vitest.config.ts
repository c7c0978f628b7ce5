import { fileURLToPath } from 'node:url';
import { storybookTest } from '@storybook/addon-vitest/vitest-plugin';
import react from '@vitejs/plugin-react';
import { playwright } from '@vitest/browser-playwright';
import { configDefaults, defineConfig } from 'vitest/config';
import { browserLaunch } from './tests/browser.ts';

const here = fileURLToPath(new URL('.', import.meta.url));

/** Unit tests alone need no browser, so none is looked for. */
const unitOnly = /--project[= ]unit\b/.test(process.argv.join(' '));

const launch = () =>
  browserLaunch().catch((error: Error): never => {
    console.error(error.message);
    process.exit(1);
  });

/** The long run: tests that are only there, and those whose number of games is a parameter. */
const isLongRun = process.env.LONG_RUN === '1';

/** By itself Vitest leaves a core idle, which of two is half. */
const maxWorkers = '100%';

const unit = {
  test: {
    name: 'unit',
    environment: 'node',
    // Files share what they import: to load the engine for each takes four times as long as the tests in it.
    isolate: false,
    maxWorkers,
    setupFiles: ['tests/unit/whole-rules.ts'],
    testTimeout: isLongRun ? 1_800_000 : 300_000,
    include: isLongRun ? ['tests/games/**/*.test.ts', 'tests/**/*.long.test.ts'] : ['tests/**/*.test.ts'],
    exclude: [...configDefaults.exclude, ...(isLongRun ? [] : ['tests/**/*.long.test.ts'])],
  },
};

const stories = async () => ({
  plugins: [react(), storybookTest({ configDir: `${here}.storybook` })],
  // Known beforehand, so that no story is interrupted by the page loading again when one is first met.
  optimizeDeps: {
    include: [
      'react',
      'react/jsx-dev-runtime',
      'react-dom',
      'react-dom/client',
      'xstate',
      'zod/mini',
      'fflate',
      '@streamparser/json',
      'fastest-levenshtein',
      'pure-rand/generator/xoroshiro128plus',
      'pure-rand/distribution/uniformInt',
      '@xyflow/react',
      '@tanstack/react-virtual',
      'storybook/theming',
    ],
  },
  test: {
    name: 'stories',
    // In a page for each core, which loads the engine once: one for each file takes twice as long, and grows until it
    // is given up.
    isolate: false,
    maxWorkers,
    // One story plays a whole game by clicking.
    testTimeout: 240_000,
    browser: {
      enabled: true,
      headless: true,
      provider: playwright({ launchOptions: await launch() }),
      instances: [{ browser: 'chromium' as const }],
    },
  },
});

export default defineConfig(async () => ({
  test: {
    passWithNoTests: true,
    projects: unitOnly ? [unit] : [unit, await stories()],
    coverage: { provider: 'v8' as const, include: ['machines/**/*.{ts,tsx}', 'ui/**/*.{ts,tsx}'] },
  },
}));

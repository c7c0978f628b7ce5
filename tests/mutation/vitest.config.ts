import { defineConfig } from 'vitest/config';

/** These ask the whole rules, and share one process: what they import is loaded once for each change that is tried. */
const together = ['tests/unit/{cards,casting,rules,scenarios}/**/*.test.ts'];
/** These put rules tables of their own together, each file in a process of its own. */
const alone = [
  'tests/unit/{characteristics,combat,keywords}/**/*.test.ts',
  'tests/unit/effects/check.test.ts',
];
/** This one checks whole random games, at a hundred times the price. */
const exclude = ['**/cache.property.test.ts'];

const project = (name: string, isolate: boolean, include: readonly string[]) => ({
  test: {
    name,
    environment: 'node',
    isolate,
    include: [...include],
    exclude,
    setupFiles: ['tests/mutation/fresh-cards.ts'],
    testTimeout: 60_000,
  },
});

/** The unit tests that are asked whether they notice when a rule is broken: those of rules, cards and scenarios. */
export default defineConfig({
  test: { projects: [project('together', false, together), project('alone', true, alone)] },
});

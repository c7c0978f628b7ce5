import { defineConfig } from 'vitest/config';
import { asked } from './asked.ts';

/**
 * The unit tests that are asked whether they notice when a rule is broken: those of rules, cards and scenarios. Each
 * file has a process of its own: only there is known which tests come to a rule. Not asked are those that check whole
 * random games, at a hundred times the price.
 */
export default defineConfig({
  test: {
    name: 'unit',
    environment: 'node',
    include: [...asked(process.env.MUTATED_FOLDER ?? '')],
    exclude: ['**/cache.property.test.ts'],
    setupFiles: ['tests/mutation/fresh-cards.ts'],
    testTimeout: 60_000,
  },
});

import { expect, test } from 'vitest';
import { runScenario, type scenario } from '../../../machines/play/scenario/index.ts';

/** A test for each of these scenarios about cards, under its title. */
export function tryCards(scenarios: readonly ReturnType<typeof scenario>[]): void {
  test.each(scenarios.map((one) => [one.title, one] as const))('%s', (_, one) => {
    const { failure, faults } = runScenario(one);
    expect({ faults, failure }).toEqual({ faults: [], failure: null });
  });
}

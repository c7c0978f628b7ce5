import { expect, test } from 'vitest';
import { runScenario } from '../../../machines/play/scenario/index.ts';
import { samples } from '../../../ui/page/samples.ts';

test.each(samples)('$question', ({ scenario }) => {
  const { failure, faults } = runScenario(scenario);
  expect({ failure, faults }).toEqual({ failure: null, faults: [] });
});

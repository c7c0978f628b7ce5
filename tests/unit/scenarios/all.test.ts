import { describe, expect, test } from 'vitest';
import { runScenario, type Scenario } from '../../../machines/play/scenario/index.ts';
import { sharedIn } from '../../games/checks.ts';

const files = import.meta.glob<Scenario | readonly Scenario[]>(
  '../../../stories/scenarios/**/*.scenario.ts',
  {
    eager: true,
    import: 'default',
  },
);

for (const [path, scenarios] of Object.entries(files)) {
  describe(path.split('/').at(-1) ?? path, () => {
    for (const scenario of [scenarios].flat())
      test(scenario.title, () => {
        const { control, failure, faults, steps } = runScenario(scenario);
        expect({ faults, failure, control: control?.failure ?? null }).toEqual({
          faults: [],
          failure: null,
          control: null,
        });
        // In the middle of it, as at any time, the game is a tree.
        const middle = steps[Math.floor(steps.length / 2)];
        expect(middle === undefined ? [] : sharedIn(middle.game)).toEqual([]);
      });
  });
}

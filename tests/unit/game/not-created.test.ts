import { expect, it } from 'vitest';
import { runScenario } from '../../../machines/play/scenario/index.ts';
import echoes from '../../../stories/scenarios/111.5.scenario.ts';
import { faultsIn } from '../../games/checks.ts';

it('111.5: what isn’t created is nowhere, and nobody is told that it was', () => {
  for (const scenario of [echoes].flat()) {
    const { failure, faults, steps } = runScenario(scenario);
    expect({ failure, faults }).toEqual({ failure: null, faults: [] });
    const game = steps.at(-1)?.game;
    expect(game && faultsIn(game)).toEqual([]);
    const created = steps.flatMap((step) => step.game.happened.map(({ event }) => event.type));
    expect(created).not.toContain('create');
  }
});

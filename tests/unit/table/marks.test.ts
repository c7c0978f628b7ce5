import { expect, it } from 'vitest';
import { runScenario } from '../../../machines/play/scenario/index.ts';
import banding from '../../../stories/scenarios/702.22.scenario.ts';
import rooms from '../../../stories/scenarios/709.5.scenario.ts';
import { marksOf } from '../../../ui/table/marks.ts';

/** The marks of all permanents of this name after each step of a scenario. */
const marksIn = (scenario: unknown, name: string): readonly string[] =>
  runScenario(scenario).steps.flatMap(({ game }) =>
    game.battlefield
      .filter((id) => game.objects[id]?.definition === name)
      .flatMap((id) => marksOf(game, id).map(({ text }) => text)),
  );

const titled = (scenarios: readonly { readonly title: string }[], title: string) =>
  scenarios.find((one) => one.title.startsWith(title));

it('says with whom a creature attacks in a band (702.22c)', () => {
  const scenario = titled(banding, '702.22h: what blocks one creature of a band');
  expect(marksIn(scenario, 'Sky Rider')).toContain('in a band with Column Captain');
  expect(marksIn(scenario, 'Column Captain')).toContain('in a band with Sky Rider');
});

it('says which doors of a Room are unlocked (709.5)', () => {
  const marks = marksIn(titled(rooms, '709.5e'), 'Quiet Hall');
  expect(marks).toContain('unlocked: Quiet Hall');
  expect(marks).toContain('locked: Loud Cellar');
  expect(marks).toContain('unlocked: Loud Cellar');
});

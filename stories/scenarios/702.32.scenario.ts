import { creature, scenario } from '../../machines/play/scenario/index.ts';
import { fading } from '../../machines/rules/abilities/write/index.ts';

const shell = creature('Fading Shell', '3/3', '', { manaCost: '{0}', abilities: [fading(1)] });

export default [
  scenario('702.32a: with no counter left it stays, until none can be removed', {
    rules: ['702.32', '702.32a'],
    alice: { hand: [shell] },
    bob: {},
    script: [
      'alice casts Fading Shell',
      'pass until the stack is empty',
      { expect: { 'Fading Shell': { counters: { fade: 1 } } } },
      "pass until bob's upkeep",
      "pass until alice's upkeep",
      'everyone passes',
      { expect: { 'Fading Shell': { on: 'battlefield', counters: {} } } },
      "pass until bob's upkeep",
      "pass until alice's upkeep",
      'everyone passes',
    ],
    expect: { alice: { graveyard: ['Fading Shell'] } },
    control: {
      setup: { alice: { hand: [], battlefield: [{ card: shell, counters: { fade: 2 } }] } },
      script: [
        "pass until bob's upkeep",
        "pass until alice's upkeep",
        'everyone passes',
        "pass until bob's upkeep",
        "pass until alice's upkeep",
        'everyone passes',
      ],
      expect: { 'Fading Shell': { on: 'battlefield', counters: {} } },
    },
  }),
];

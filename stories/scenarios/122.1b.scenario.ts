import { card, scenario } from '../../machines/play/scenario/index.ts';
import { creature as aCreature, one, spell, target } from '../../machines/rules/abilities/write/index.ts';

/** Puts an exalted counter on a creature. */
const praise = card('High Praise', ['sorcery'], {
  manaCost: '{W}',
  abilities: [spell([one(aCreature)], { do: 'putCounters', kind: 'exalted', count: 1, on: target(0) })],
});

export default [
  scenario('122.1b: each exalted counter gives an instance of exalted', {
    rules: ['122.1b', '702.83a'],
    alice: { hand: [{ card: praise, count: 2 }], battlefield: ['Grizzly Bears'], mana: 'WW' },
    bob: {},
    script: [
      'alice casts High Praise on Grizzly Bears',
      'pass until the stack is empty',
      'alice casts High Praise on Grizzly Bears',
      'pass until the stack is empty',
      'alice attacks bob with Grizzly Bears',
      'pass until the stack is empty',
    ],
    expect: { 'Grizzly Bears': { power: 4, toughness: 4 } },
    control: {
      script: [
        'alice casts High Praise on Grizzly Bears',
        'pass until the stack is empty',
        'alice attacks bob with Grizzly Bears',
        'pass until the stack is empty',
      ],
      expect: { 'Grizzly Bears': { power: 3, toughness: 3 } },
    },
  }),
];

import { card, creature, scenario } from '../../machines/play/scenario/index.ts';
import { echo, one, spell, target } from '../../machines/rules/abilities/write/index.ts';

const ape = creature('Hasty Ape', '4/4', '', { manaCost: '{0}', abilities: [echo('{1}{G}')] });
const take = card('Take It', ['sorcery'], {
  manaCost: '{0}',
  abilities: [
    spell([one({ type: 'creature' })], {
      do: 'modify',
      what: target(0),
      changes: [{ change: 'control', by: 'you' }],
      until: 'forever',
    }),
  ],
});

export default [
  scenario('702.30a: its cost once more in the next upkeep, or it is sacrificed', {
    rules: ['702.30', '702.30a', '118.12a'],
    alice: { hand: [ape], battlefield: ['Forest', 'Forest'] },
    bob: {},
    script: [
      'alice casts Hasty Ape',
      'pass until the stack is empty',
      "pass until bob's upkeep",
      { expect: { game: { stack: 0 } } },
      "pass until alice's upkeep",
      'pass until alice decides',
      'alice says yes',
      'alice pays',
      { expect: { 'Hasty Ape': { on: 'battlefield' } } },
      "pass until bob's upkeep",
      "pass until alice's upkeep",
    ],
    expect: { game: { stack: 0 }, 'Hasty Ape': { on: 'battlefield' } },
    control: {
      script: [
        'alice casts Hasty Ape',
        'pass until the stack is empty',
        "pass until bob's upkeep",
        "pass until alice's upkeep",
        'pass until alice decides',
        'alice says no',
        'pass until the stack is empty',
      ],
      expect: { alice: { graveyard: ['Hasty Ape'] } },
    },
  }),
  scenario('702.30a: what was there in the last upkeep doesn’t ask again', {
    rules: ['702.30a', '603.4'],
    alice: { battlefield: [ape, 'Forest', 'Forest'] },
    bob: {},
    script: ["pass until bob's upkeep", "pass until alice's upkeep"],
    expect: { game: { stack: 0 }, 'Hasty Ape': { on: 'battlefield' } },
    control: {
      setup: { alice: { battlefield: [{ card: ape, arrived: true }, 'Forest', 'Forest'] } },
      script: [
        "pass until bob's upkeep",
        "pass until alice's upkeep",
        'pass until alice decides',
        'alice says no',
      ],
      expect: { alice: { graveyard: ['Hasty Ape'] } },
    },
  }),
  scenario('702.30a: whoever takes control of it pays in their own next upkeep', {
    rules: ['702.30a'],
    alice: { battlefield: [ape] },
    bob: { hand: [take] },
    turn: { of: 'bob' },
    script: [
      'bob casts Take It on Hasty Ape',
      'pass until the stack is empty',
      "pass until alice's upkeep",
      { expect: { game: { stack: 0 } } },
      "pass until bob's upkeep",
      'pass until the stack is empty',
    ],
    expect: { alice: { graveyard: ['Hasty Ape'] } },
    control: {
      script: ["pass until alice's upkeep", "pass until bob's upkeep", 'pass until the stack is empty'],
      expect: { 'Hasty Ape': { on: 'battlefield', controller: 'alice' } },
    },
  }),
];

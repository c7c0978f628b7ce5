import { card, creature, scenario } from '../../machines/play/scenario/index.ts';
import { returnToHand, spell, triggered } from '../../machines/rules/abilities/write/index.ts';

/** "Whenever this creature blocks a creature, return that creature to its owner's hand." */
const wall = creature('Tearful Wall', '0/4', 'defender', {
  abilities: [
    triggered({ when: { on: 'blocks', object: 'self' }, effect: [returnToHand({ event: 'other' })] }),
  ],
});
const stone = card('Stony Gaze', ['instant'], {
  manaCost: '{1}',
  abilities: [
    spell([{ objects: { type: 'creature' } }], {
      do: 'modify',
      what: { target: 0 },
      changes: [{ setTypes: ['artifact'] }],
      until: 'untilEndOfTurn',
    }),
  ],
});
/** "Return target creature to its owner's hand." */
const wave = card('Small Wave', ['instant'], {
  manaCost: '{1}',
  abilities: [spell([{ objects: { type: 'creature' } }], returnToHand({ target: 0 }))],
});

export default [
  scenario('608.2k: what a trigger condition spoke of is affected although it is no creature any more', {
    rules: ['608.2k'],
    alice: { battlefield: ['Grizzly Bears'] },
    bob: { battlefield: [wall, 'Wastes'], hand: [stone] },
    script: [
      'alice attacks bob with Grizzly Bears',
      'bob blocks Grizzly Bears with Tearful Wall',
      'bob casts Stony Gaze on Grizzly Bears',
      'everyone passes',
      'everyone passes',
    ],
    expect: { 'Grizzly Bears': { on: 'hand' } },
    control: {
      // A target has to be one still.
      setup: { bob: { battlefield: ['Wastes', 'Wastes'], hand: [stone, wave] } },
      script: [
        'alice passes',
        'bob casts Small Wave on Grizzly Bears',
        'bob casts Stony Gaze on Grizzly Bears',
        'everyone passes',
        'everyone passes',
      ],
      expect: { 'Grizzly Bears': { on: 'battlefield', types: ['artifact'] } },
    },
  }),
];

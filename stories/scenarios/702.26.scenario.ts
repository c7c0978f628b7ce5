import { card, creature, scenario } from '../../machines/play/scenario/index.ts';
import { all, modify, plus, spell } from '../../machines/rules/abilities/write/index.ts';

/** It phases out in its controller's next untap step, and in again in the one after that. */
const fading = creature('Fading Bear', '2/2', 'phasing');
/** Creatures get +1/+1 for the rest of the game. */
const grow = card('Grow Forever', ['sorcery'], {
  manaCost: '{G}',
  abilities: [spell([], modify(all({ type: 'creature' }), 'forever', plus(1, 1)))],
});
/** "As long as you control this", it holds what it was made to take. */
const thief = creature('Fading Thief', '1/1', 'phasing', {
  abilities: [
    {
      kind: 'activated',
      cost: [{ tap: true }],
      targets: [{ objects: { type: 'creature', controller: 'opponents' } }],
      effect: [
        {
          do: 'modify',
          what: { target: 0 },
          changes: [{ control: 'you' }],
          until: 'whileYouControlSource',
        },
      ],
    },
  ],
});

export default [
  scenario('702.26e: what is phased out is not among what an effect changes', {
    rules: ['702.26e', '702.26a', '702.26b', '702.26c'],
    alice: { battlefield: [fading, 'Craw Wurm', 'Forest'], hand: [grow] },
    bob: {},
    script: [
      'pass until turn 5',
      'pass until the precombat main phase',
      'alice casts Grow Forever',
      'pass until turn 7',
    ],
    expect: { 'Fading Bear': { power: 2 }, 'Craw Wurm': { power: 7 } },
    control: { without: 'phasing', expect: { 'Fading Bear': { power: 3 } } },
  }),
  scenario('702.26f: “for as long as” ends as the permanent that it tracks phases out', {
    rules: ['702.26f', '611.2b', '702.26b'],
    alice: { battlefield: [thief] },
    bob: { battlefield: ['Craw Wurm'] },
    script: ['alice activates Fading Thief on Craw Wurm', 'pass until turn 5'],
    expect: { 'Craw Wurm': { controller: 'bob' } },
    control: { without: 'phasing', expect: { 'Craw Wurm': { controller: 'alice' } } },
  }),
  scenario('702.26d: what phases in was there all along: it may attack', {
    rules: ['702.26d', '302.6', '702.26c'],
    alice: { battlefield: [fading] },
    bob: {},
    script: ['pass until turn 7', 'alice attacks bob with Fading Bear', 'pass until the end step'],
    expect: { bob: { life: 18 } },
    control: {
      setup: { alice: { battlefield: [] } },
      script: ['pass until turn 7'],
      expect: { bob: { life: 20 } },
    },
  }),
];

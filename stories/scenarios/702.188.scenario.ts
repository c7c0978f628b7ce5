import { creature, scenario } from '../../machines/play/scenario/index.ts';
import { webSlinging } from '../../machines/rules/abilities/write/index.ts';

const swinger = creature('Roof Swinger', '3/3', '', { manaCost: '{4}{W}', abilities: [webSlinging('{W}')] });

export default [
  scenario('702.188a: for less mana and a tapped creature that returns to hand', {
    rules: ['702.188', '702.188a', '118.9'],
    alice: { hand: [swinger], battlefield: [{ card: 'Grizzly Bears', tapped: true }], mana: 'W' },
    bob: {},
    script: ['alice casts Roof Swinger by web-slinging', 'pass until the stack is empty'],
    expect: { alice: { battlefield: ['Roof Swinger'], hand: ['Grizzly Bears'] } },
    control: {
      setup: { alice: { battlefield: ['Grizzly Bears'] } },
      script: ['refused 118.3: alice casts Roof Swinger by web-slinging'],
      expect: { alice: { battlefield: ['Grizzly Bears'], hand: ['Roof Swinger'] } },
    },
  }),
];

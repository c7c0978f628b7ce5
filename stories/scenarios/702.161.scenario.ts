import { card, scenario } from '../../machines/play/scenario/index.ts';
import { livingMetal } from '../../machines/rules/abilities/write/index.ts';

const truck = {
  ...card('Sleepy Truck', ['artifact'], { subtypes: 'Vehicle', abilities: [livingMetal] }),
  power: 4,
  toughness: 4,
};

export default [
  scenario('702.161a: a creature in its controller’s turn, and none in another’s', {
    rules: ['702.161', '702.161a', '301.7'],
    alice: { battlefield: [truck] },
    bob: { battlefield: ['Mountain'], hand: ['Shock'] },
    script: ['alice attacks bob with Sleepy Truck', 'pass until the end of combat step'],
    expect: { bob: { life: 16 } },
    control: {
      turn: { of: 'bob' },
      script: ['refused 115.4: bob casts Shock on Sleepy Truck'],
      expect: { 'Sleepy Truck': { types: ['artifact'] } },
    },
  }),
];

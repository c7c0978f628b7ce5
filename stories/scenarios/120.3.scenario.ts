import { creature, scenario } from '../../machines/play/scenario/index.ts';

const champion = creature('Grateful Champion', '3/2', 'lifelink');

export default [
  scenario('120.3f: damage to a player who can’t lose life is dealt, and its lifelink gains as much', {
    rules: ['120.3f', '120.3a', '702.15b'],
    alice: { battlefield: [champion] },
    bob: { battlefield: ['Platinum Emperion'] },
    script: ['alice attacks bob with Grateful Champion', 'bob blocks nothing'],
    expect: {
      alice: { life: 23 },
      bob: { life: 20 },
      game: {
        happened: [{ event: 'damage', player: 'bob', amount: 3 }],
        notHappened: [{ event: 'loseLife', player: 'bob' }],
      },
    },
    control: {
      without: 'Platinum Emperion',
      script: ['alice attacks bob with Grateful Champion'],
      expect: { alice: { life: 23 }, bob: { life: 17 } },
    },
  }),
];

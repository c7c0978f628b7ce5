import { card, creature, scenario } from '../../machines/play/scenario/index.ts';
import { extort, staticAbility } from '../../machines/rules/abilities/write/index.ts';

const collector = creature('Toll Collector', '1/1', '', { abilities: [extort] });
const twice = creature('Greedy Collector', '1/1', '', { abilities: [extort, extort] });
const sworn = card('Sworn Blood', ['enchantment'], {
  abilities: [staticAbility({ players: 'you', rules: [{ rule: 'cantLoseLife' }] })],
});

export default [
  scenario('702.101a: each opponent loses 1 life, and what was lost is gained', {
    rules: ['702.101', '702.101a'],
    alice: { battlefield: [collector], hand: ['Ornithopter'], mana: 'B' },
    bob: {},
    carol: {},
    script: ['alice casts Ornithopter', 'everyone passes', 'alice says yes', 'pass until the stack is empty'],
    expect: { alice: { life: 22 }, bob: { life: 19 }, carol: { life: 19 } },
    control: {
      script: [
        'alice casts Ornithopter',
        'everyone passes',
        'alice says no',
        'pass until the stack is empty',
      ],
      expect: { alice: { life: 20 }, bob: { life: 20 }, carol: { life: 20 } },
    },
  }),
  scenario('119.8: nothing is gained for who can’t lose life', {
    rules: ['702.101a', '119.8'],
    alice: { battlefield: [collector], hand: ['Ornithopter'], mana: 'W' },
    bob: { battlefield: [sworn] },
    script: ['alice casts Ornithopter', 'everyone passes', 'alice says yes', 'pass until the stack is empty'],
    expect: { alice: { life: 20 }, bob: { life: 20 } },
    control: {
      without: 'Sworn Blood',
      script: [
        'alice casts Ornithopter',
        'everyone passes',
        'alice says yes',
        'pass until the stack is empty',
      ],
      expect: { alice: { life: 21 }, bob: { life: 19 } },
    },
  }),
  scenario('702.101b: each instance of extort triggers, and each is paid for', {
    rules: ['702.101b', '118.12'],
    alice: { battlefield: [twice], hand: ['Ornithopter'], mana: 'WB' },
    bob: {},
    script: [
      'alice casts Ornithopter',
      'alice orders Greedy Collector, Greedy Collector',
      'everyone passes',
      'alice says yes',
      'alice pays {W}',
      'everyone passes',
      'alice says yes',
    ],
    expect: { alice: { life: 22 }, bob: { life: 18 } },
    control: {
      setup: { alice: { mana: 'W' } },
      script: [
        'alice casts Ornithopter',
        'alice orders Greedy Collector, Greedy Collector',
        'everyone passes',
        'alice says yes',
        'alice pays {W}',
        'everyone passes',
        { expect: { game: { stack: 1, priority: 'alice' } } },
      ],
      expect: { alice: { life: 21 }, bob: { life: 19 } },
    },
  }),
];

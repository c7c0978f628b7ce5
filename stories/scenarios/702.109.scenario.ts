import { creature, scenario } from '../../machines/play/scenario/index.ts';
import { dash } from '../../machines/rules/abilities/write/index.ts';

const raider = creature('Dashing Raider', '3/1', '', { manaCost: '{3}{R}', abilities: [dash('{1}{R}')] });

export default [
  scenario('702.109a: dashed, it attacks at once and is back in hand at the end of the turn', {
    rules: ['702.109', '702.109a'],
    alice: { hand: [raider], mana: 'RCCC' },
    bob: {},
    script: [
      'alice casts Dashing Raider by dash',
      'pass until the stack is empty',
      { expect: { 'Dashing Raider': { has: ['haste'] }, alice: { mana: 'CC' } } },
      'alice attacks bob with Dashing Raider',
      'pass until the end step',
      'pass until the stack is empty',
    ],
    expect: { bob: { life: 17 }, alice: { hand: ['Dashing Raider'], battlefield: 0 } },
    control: {
      script: [
        'alice casts Dashing Raider',
        'pass until the stack is empty',
        { expect: { 'Dashing Raider': { hasNot: ['haste'] } } },
        'refused 302.6: alice attacks bob with Dashing Raider',
        'pass until the end step',
      ],
      expect: { bob: { life: 20 }, alice: { hand: 0, battlefield: ['Dashing Raider'] } },
    },
  }),
  scenario('702.109a, 400.7: what left and came back wasn’t dashed', {
    rules: ['702.109a', '400.7'],
    alice: { hand: [raider, 'Cloudshift'], mana: 'WRC' },
    bob: {},
    script: [
      'alice casts Dashing Raider by dash',
      'pass until the stack is empty',
      'alice casts Cloudshift on Dashing Raider',
      'pass until the stack is empty',
      'pass until the end step',
      'pass until the stack is empty',
    ],
    expect: { alice: { battlefield: ['Dashing Raider'], hand: 0 } },
    control: {
      script: [
        'alice casts Dashing Raider by dash',
        'pass until the stack is empty',
        'pass until the end step',
        'pass until the stack is empty',
      ],
      expect: { alice: { battlefield: 0, hand: ['Dashing Raider', 'Cloudshift'] } },
    },
  }),
  scenario('702.109a, 113.6d: it goes back to hand also where it loses its abilities as a permanent', {
    rules: ['702.109a', '113.6d', '603.7a'],
    alice: { hand: [raider], mana: 'RC', battlefield: ['Humility'] },
    bob: {},
    script: [
      'alice casts Dashing Raider by dash',
      'pass until the stack is empty',
      { expect: { 'Dashing Raider': { hasNot: ['haste'] } } },
      'pass until the end step',
      'pass until the stack is empty',
    ],
    expect: { alice: { hand: ['Dashing Raider'], battlefield: ['Humility'] } },
    control: {
      setup: { alice: { battlefield: [] } },
      script: [
        'alice casts Dashing Raider by dash',
        'pass until the stack is empty',
        { expect: { 'Dashing Raider': { has: ['haste'] } } },
        'pass until the end step',
        'pass until the stack is empty',
      ],
      expect: { alice: { hand: ['Dashing Raider'], battlefield: 0 } },
    },
  }),
];

import { creature, scenario } from '../../machines/play/scenario/index.ts';
import { offspring } from '../../machines/rules/abilities/write/index.ts';

const otter = creature('Proud Otter', '3/4', 'flying', { manaCost: '{1}{U}', abilities: [offspring('{2}')] });

export default [
  scenario('702.175a: paid for, a copy of it that is 1/1 comes along', {
    rules: ['702.175', '702.175a', '707.9d'],
    alice: { hand: [otter], mana: 'UCCC' },
    bob: {},
    script: ['alice casts Proud Otter kicked', 'pass until the stack is empty'],
    expect: {
      alice: { battlefield: ['Proud Otter', 'Proud Otter'] },
      'Proud Otter 1': { power: 3 },
      'Proud Otter 2': { power: 1, toughness: 1, has: ['flying'] },
    },
    control: {
      script: ['alice casts Proud Otter', 'pass until the stack is empty'],
      expect: { alice: { battlefield: ['Proud Otter'] } },
    },
  }),
];

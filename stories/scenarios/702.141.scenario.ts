import { creature, scenario } from '../../machines/play/scenario/index.ts';

const herald = creature('Lasting Herald', '3/2', '', {
  manaCost: '{3}{R}',
  abilities: [{ kind: 'keyword', keyword: 'encore', cost: [{ pay: 'mana', cost: '{4}{R}' }] }],
});

export default [
  scenario('702.141a: from the graveyard: for each opponent a copy with haste, until the next end step', {
    rules: ['702.141', '702.141a', '707.2'],
    alice: { graveyard: [herald], mana: 'RCCCC' },
    bob: {},
    carol: {},
    script: [
      'alice activates Lasting Herald',
      { expect: { alice: { graveyard: 0, exile: ['Lasting Herald'], battlefield: 0 } } },
      'pass until the stack is empty',
      {
        expect: {
          alice: { battlefield: ['Lasting Herald', 'Lasting Herald'] },
          'Lasting Herald 2': { has: ['haste'] },
          'Lasting Herald 3': { has: ['haste'] },
        },
      },
      'refused 508.1d: alice attacks with nothing',
      'alice attacks bob with Lasting Herald 2; carol with Lasting Herald 3',
      'pass until the end step',
      { expect: { bob: { life: 17 }, carol: { life: 17 } } },
      'pass until the stack is empty',
    ],
    expect: { alice: { battlefield: 0 }, game: { happened: [{ event: 'sacrifice' }] } },
    control: {
      setup: { alice: { graveyard: [], battlefield: [herald] } },
      script: ['refused: alice activates Lasting Herald'],
      expect: { alice: { battlefield: ['Lasting Herald'] }, bob: { life: 20 } },
    },
  }),
  scenario('702.141a: each of them attacks the player it was made for, and no other, if able', {
    rules: ['702.141a', '508.1d'],
    alice: { graveyard: [herald], mana: 'RCCCC' },
    bob: {},
    carol: {},
    script: [
      'alice activates Lasting Herald',
      'pass until the stack is empty',
      'refused 508.1d: alice attacks carol with Lasting Herald 2; bob with Lasting Herald 3',
      'alice attacks bob with Lasting Herald 2; carol with Lasting Herald 3',
    ],
    expect: { 'Lasting Herald 2': { attacking: 'bob' }, 'Lasting Herald 3': { attacking: 'carol' } },
    control: {
      // One that nothing made for anybody attacks whom its controller likes.
      setup: { alice: { graveyard: [], battlefield: [herald] } },
      script: ['alice attacks carol with Lasting Herald'],
      expect: { 'Lasting Herald': { attacking: 'carol' } },
    },
  }),
];

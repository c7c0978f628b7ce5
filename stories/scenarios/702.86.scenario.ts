import { creature, scenario } from '../../machines/play/scenario/index.ts';

const three = ['Plains', 'Island', 'Swamp'];

export default [
  scenario('702.86a: annihilator has the defending player sacrifice as the creature attacks', {
    rules: ['702.86a', '508.1m'],
    alice: { battlefield: ["Ulamog's Crusher"] },
    bob: { battlefield: [...three, 'Grizzly Bears'] },
    script: [
      "alice attacks bob with Ulamog's Crusher",
      { expect: { game: { stack: ["the ability of Ulamog's Crusher"] } } },
      'pass until bob decides',
      'bob chooses Plains, Island',
      'bob blocks nothing',
    ],
    expect: { bob: { battlefield: ['Swamp', 'Grizzly Bears'], graveyard: 2 } },
    control: {
      without: 'annihilator',
      script: ["alice attacks bob with Ulamog's Crusher", 'bob blocks nothing'],
      expect: { bob: { battlefield: 4, life: 12 } },
    },
  }),
  scenario('702.86a: who has fewer permanents sacrifices them all', {
    rules: ['702.86a', '609.3'],
    alice: { battlefield: ["Ulamog's Crusher"] },
    bob: { battlefield: ['Wastes'] },
    script: ["alice attacks bob with Ulamog's Crusher"],
    expect: { bob: { battlefield: 0 } },
    control: { without: 'annihilator', expect: { bob: { battlefield: 1 } } },
  }),
  scenario('702.86b: each instance of annihilator triggers separately', {
    rules: ['702.86b'],
    alice: {
      battlefield: [
        creature('Twice Annihilating', '1/1', '', {
          abilities: [
            { kind: 'keyword', keyword: 'annihilator', n: 1 },
            { kind: 'keyword', keyword: 'annihilator', n: 2 },
          ],
        }),
      ],
    },
    bob: { battlefield: three },
    script: [
      'alice attacks bob with Twice Annihilating',
      'alice orders Twice Annihilating, Twice Annihilating',
      'pass until bob decides',
      'bob chooses Plains, Island',
      'pass until the stack is empty',
    ],
    expect: { bob: { battlefield: 0 } },
    control: {
      setup: {
        alice: {
          battlefield: [
            creature('Once Annihilating', '1/1', '', {
              abilities: [{ kind: 'keyword', keyword: 'annihilator', n: 1 }],
            }),
          ],
        },
      },
      script: [
        'alice attacks bob with Once Annihilating',
        'pass until bob decides',
        'bob chooses Plains',
        'pass until the stack is empty',
      ],
      expect: { bob: { battlefield: 2 } },
    },
  }),
];

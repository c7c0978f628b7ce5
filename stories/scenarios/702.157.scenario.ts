import { creature, scenario } from '../../machines/play/scenario/index.ts';
import { squad } from '../../machines/rules/abilities/write/index.ts';

const trooper = creature('Drilled Trooper', '2/2', '', { manaCost: '{1}{W}', abilities: [squad('{2}')] });

export default [
  scenario('702.157a: a copy of it for each time the cost was paid', {
    rules: ['702.157', '702.157a'],
    alice: { hand: [trooper], mana: 'WCCCCC' },
    bob: {},
    script: ['alice casts Drilled Trooper kicked 2 times', 'pass until the stack is empty'],
    expect: { alice: { battlefield: ['Drilled Trooper', 'Drilled Trooper', 'Drilled Trooper'] } },
    control: {
      script: ['alice casts Drilled Trooper', 'pass until the stack is empty'],
      expect: { alice: { battlefield: ['Drilled Trooper'], mana: 'CCCC' } },
    },
  }),
  scenario('702.157a, 608.2h: it may have left by then, and is copied as it was', {
    rules: ['702.157a', '608.2h'],
    alice: { hand: [trooper], mana: 'WCCCCC' },
    bob: { hand: ['Murder'], mana: 'BBB' },
    script: [
      'alice casts Drilled Trooper kicked 2 times',
      'everyone passes',
      'alice passes',
      'bob casts Murder on Drilled Trooper',
      'pass until the stack is empty',
    ],
    expect: {
      alice: { graveyard: ['Drilled Trooper'], battlefield: ['Drilled Trooper', 'Drilled Trooper'] },
    },
    control: {
      script: [
        'alice casts Drilled Trooper',
        'everyone passes',
        'alice passes',
        'bob casts Murder on Drilled Trooper',
        'pass until the stack is empty',
      ],
      expect: { alice: { graveyard: ['Drilled Trooper'], battlefield: 0 } },
    },
  }),
];

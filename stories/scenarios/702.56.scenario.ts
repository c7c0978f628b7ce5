import { card, scenario } from '../../machines/play/scenario/index.ts';
import {
  anyTarget,
  dealDamageToTarget,
  replicate,
  spell,
} from '../../machines/rules/abilities/write/index.ts';

const sparks = card('Many Sparks', ['instant'], {
  manaCost: '{R}',
  abilities: [replicate('{R}'), spell([anyTarget], dealDamageToTarget(1))],
});

export default [
  scenario('702.56a: a copy for each time it was paid, with new targets if wanted', {
    rules: ['702.56', '702.56a', '707.10c'],
    alice: { hand: [sparks], mana: 'RRR' },
    bob: { battlefield: ['Llanowar Elves'] },
    script: [
      'alice casts Many Sparks on bob kicked 2 times',
      'pass until alice decides',
      'alice chooses Llanowar Elves',
      'pass until alice decides',
      'alice chooses bob',
      'pass until the stack is empty',
    ],
    expect: { bob: { life: 18 }, 'Llanowar Elves': { on: 'graveyard' } },
    control: {
      script: ['alice casts Many Sparks on bob', 'pass until the stack is empty'],
      expect: { bob: { life: 19 }, 'Llanowar Elves': { on: 'battlefield' }, alice: { mana: 'RR' } },
    },
  }),
];

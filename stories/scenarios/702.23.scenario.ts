import { creature, scenario } from '../../machines/play/scenario/index.ts';
import { rampage } from '../../machines/rules/abilities/write/index.ts';

const brute = creature('Cornered Brute', '3/3', '', { abilities: [rampage(2)] });

export default [
  scenario('702.23a: +2/+2 for each creature that blocks it beyond the first', {
    rules: ['702.23', '702.23a'],
    alice: { battlefield: [brute] },
    bob: { battlefield: ['Grizzly Bears', 'Runeclaw Bear', 'Llanowar Elves'] },
    script: [
      'alice attacks bob with Cornered Brute',
      'pass until bob decides',
      'bob blocks Cornered Brute with Grizzly Bears, Runeclaw Bear, Llanowar Elves',
      'pass until the stack is empty',
    ],
    expect: { 'Cornered Brute': { power: 7, toughness: 7 } },
    control: {
      script: [
        'alice attacks bob with Cornered Brute',
        'pass until bob decides',
        'bob blocks Cornered Brute with Grizzly Bears',
        'pass until the stack is empty',
      ],
      expect: { 'Cornered Brute': { power: 3, toughness: 3 } },
    },
  }),
  scenario('702.23b: counted as the ability resolves, and never again', {
    rules: ['702.23b', '608.2h'],
    alice: { battlefield: [brute, 'Mountain'], hand: ['Shock'] },
    bob: { battlefield: ['Grizzly Bears', 'Runeclaw Bear'] },
    script: [
      'alice attacks bob with Cornered Brute',
      'pass until bob decides',
      'bob blocks Cornered Brute with Grizzly Bears, Runeclaw Bear',
      'alice casts Shock on Grizzly Bears',
      'pass until the stack is empty',
    ],
    expect: { 'Grizzly Bears': { on: 'graveyard' }, 'Cornered Brute': { power: 3 } },
    control: {
      script: [
        'alice attacks bob with Cornered Brute',
        'pass until bob decides',
        'bob blocks Cornered Brute with Grizzly Bears, Runeclaw Bear',
        'everyone passes',
        'alice casts Shock on Grizzly Bears',
        'pass until the stack is empty',
      ],
      expect: { 'Grizzly Bears': { on: 'graveyard' }, 'Cornered Brute': { power: 5 } },
    },
  }),
];

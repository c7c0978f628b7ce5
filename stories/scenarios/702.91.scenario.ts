import { creature, scenario } from '../../machines/play/scenario/index.ts';
import { battleCry } from '../../machines/rules/abilities/write/index.ts';

const crier = creature('Loud Crier', '2/2', '', { abilities: [battleCry] });
const twice = creature('Double Crier', '2/2', '', { abilities: [battleCry, battleCry] });
const first = creature('First Soldier', '1/1');
const home = creature('Home Guard', '1/1');

export default [
  scenario('702.91a: each other attacking creature gets +1/+0 until end of turn', {
    rules: ['702.91', '702.91a', '514.2'],
    alice: { battlefield: [crier, first, home] },
    bob: {},
    script: [
      'alice attacks bob with Loud Crier, First Soldier',
      'pass until the stack is empty',
      {
        expect: {
          'Loud Crier': { power: 2 },
          'First Soldier': { power: 2, toughness: 1 },
          'Home Guard': { power: 1 },
        },
      },
      "pass until bob's upkeep",
    ],
    expect: { bob: { life: 16 }, 'First Soldier': { power: 1 } },
    control: {
      script: ['alice attacks bob with First Soldier', "pass until bob's upkeep"],
      expect: { bob: { life: 19 } },
    },
  }),
  scenario('702.91b: each instance of battle cry triggers, also for what attacks with it and has it', {
    rules: ['702.91b'],
    alice: { battlefield: [crier, twice] },
    bob: {},
    script: [
      'alice attacks bob with Loud Crier, Double Crier',
      'alice orders Loud Crier, Double Crier, Double Crier',
      'pass until the stack is empty',
    ],
    expect: { 'Loud Crier': { power: 4 }, 'Double Crier': { power: 3 } },
    control: {
      script: [
        'alice attacks bob with Double Crier',
        'alice orders Double Crier, Double Crier',
        'pass until the stack is empty',
      ],
      expect: { 'Double Crier': { power: 2 } },
    },
  }),
];

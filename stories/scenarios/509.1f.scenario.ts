import { creature, scenario } from '../../machines/play/scenario/index.ts';
import { rulesFor } from '../../machines/rules/abilities/write/index.ts';

const guard = creature('Paid Guard', '0/5', '', {
  abilities: [rulesFor(null, { rule: 'costToBlock', cost: '{2}' })],
});

export default [
  scenario('509.1f: a block that is given up while its costs are paid is reversed, and that is said', {
    rules: ['509.1f', '733.1'],
    alice: { battlefield: ['Grizzly Bears'] },
    bob: { battlefield: [guard, { card: 'Wastes', count: 2 }] },
    script: [
      'alice attacks bob with Grizzly Bears',
      'bob blocks Grizzly Bears with Paid Guard',
      'bob cancels',
      'bob blocks nothing',
      'pass until the postcombat main phase',
    ],
    expect: {
      bob: { life: 18 },
      game: {
        happened: [{ event: 'reverse', player: 'bob', rule: '733.1' }],
        notHappened: [{ event: 'block' }],
      },
    },
    control: {
      script: [
        'alice attacks bob with Grizzly Bears',
        'bob blocks Grizzly Bears with Paid Guard',
        'bob pays',
        'pass until the postcombat main phase',
      ],
      expect: { bob: { life: 20 }, game: { notHappened: [{ event: 'reverse' }] } },
    },
  }),
];

import { card, creature, scenario } from '../../machines/play/scenario/index.ts';
import {
  creature as aCreature,
  enchant,
  gainLife,
  triggered,
} from '../../machines/rules/abilities/write/index.ts';

const hart = creature('Great Stag', '2/4');
/** Whenever the enchanted creature deals damage, you gain that much life. */
const thirst = card('Shared Thirst', ['enchantment'], {
  manaCost: '{B}',
  subtypes: 'Aura',
  abilities: [
    enchant(aCreature),
    triggered({
      when: { on: 'dealsDamage', source: 'attached' },
      effect: [gainLife({ number: 'eventAmount' })],
    }),
  ],
});
const aura = { card: thirst, attachedTo: 'Great Stag' };

export default [
  scenario('119.3: of two Auras that gain life for the same damage each gains as much of its own', {
    rules: ['119.3', '119.9', '603.2'],
    alice: { battlefield: [hart, aura, aura] },
    bob: {},
    script: [
      'alice attacks bob with Great Stag',
      'pass until alice decides',
      {
        expect: {
          bob: { life: 18 },
          alice: { life: 20 },
          game: { asked: { player: 'alice', kind: 'order', rule: '603.3b' } },
        },
      },
      'alice orders Shared Thirst, Shared Thirst 2',
      'everyone passes',
      { expect: { alice: { life: 22 } } },
      'everyone passes',
    ],
    expect: {
      alice: { life: 24 },
      game: { happened: [{ event: 'gainLife', player: 'alice', amount: 2, times: 2 }] },
    },
    control: {
      setup: { alice: { battlefield: [hart, aura] } },
      script: [
        'alice attacks bob with Great Stag',
        'pass until alice’s combat damage',
        'pass until the stack is empty',
      ],
      expect: { alice: { life: 22 } },
    },
  }),
];

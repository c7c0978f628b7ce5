import { scenario } from '../../machines/play/scenario/index.ts';

export default [
  scenario('701.3a: an Aura and a counter are moved to other creatures of the same controller', {
    rules: ['701.3a', '122.5'],
    alice: { battlefield: ['Simic Guildmage'], mana: 'UUGG' },
    bob: {
      battlefield: [
        { card: 'Grizzly Bears', counters: { '+1/+1': 1 } },
        { card: 'Flight', attachedTo: 'Grizzly Bears' },
        'Air Elemental',
        'Silvercoat Lion',
      ],
    },
    script: [
      'alice activates Simic Guildmage ability 2 on Flight',
      'alice passes',
      'bob passes',
      'alice chooses Silvercoat Lion',
      'alice activates Simic Guildmage ability 1 on Grizzly Bears, Silvercoat Lion',
      'pass until the stack is empty',
    ],
    expect: { Flight: { attachedTo: 'Silvercoat Lion' }, 'Silvercoat Lion': { power: 3 } },
    control: {
      script: [
        'alice activates Simic Guildmage ability 2 on Flight',
        'alice passes',
        'bob passes',
        'alice chooses Air Elemental',
        'alice activates Simic Guildmage ability 1 on Grizzly Bears, Silvercoat Lion',
        'pass until the stack is empty',
      ],
      expect: { Flight: { attachedTo: 'Air Elemental' }, 'Silvercoat Lion': { power: 3 } },
    },
  }),
  scenario('701.3a: an Aura is moved only to another permanent that it can enchant', {
    rules: ['701.3a', '608.2d'],
    alice: { hand: ['Aura Graft'], mana: 'CU', battlefield: ['Forest', 'Air Elemental'] },
    bob: {
      battlefield: ['Grizzly Bears', { card: 'Flight', attachedTo: 'Grizzly Bears' }],
    },
    // One creature is left to choose: nobody is asked.
    script: ['alice casts Aura Graft on Flight', 'everyone passes'],
    expect: { Flight: { attachedTo: 'Air Elemental', controller: 'alice' } },
    control: {
      setup: { alice: { hand: ['Aura Graft'], mana: 'CU', battlefield: ['Forest'] } },
      expect: { Flight: { attachedTo: 'Grizzly Bears', controller: 'alice' } },
    },
  }),
];

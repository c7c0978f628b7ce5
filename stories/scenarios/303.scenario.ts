import { creature, scenario } from '../../machines/play/scenario/index.ts';

export default [
  scenario('303.4c: an Aura whose creature leaves is put into the graveyard', {
    rules: ['303.4c', '704.5m'],
    alice: { hand: ['Shock'], mana: 'R' },
    bob: {
      battlefield: ['Grizzly Bears', { card: 'Flight', attachedTo: 'Grizzly Bears' }],
    },
    script: [
      { expect: { 'Grizzly Bears': { has: ['flying'] }, Flight: { attachedTo: 'Grizzly Bears' } } },
      'alice casts Shock on Grizzly Bears',
    ],
    expect: {
      Flight: { on: 'graveyard' },
      game: { happened: [{ event: 'move', object: 'Flight', rule: '704.5m' }] },
    },
    control: {
      script: ['alice casts Shock on bob'],
      expect: { Flight: { on: 'battlefield', attachedTo: 'Grizzly Bears' } },
    },
  }),
  scenario('303.4a: an Aura spell targets what it will enchant, and enters attached to it', {
    rules: ['303.4', '303.4a', '608.3b'],
    alice: { hand: ['Pacifism'], mana: 'WW' },
    bob: { battlefield: ['Grizzly Bears'] },
    script: [
      'refused 115.1: alice casts Pacifism on bob',
      'alice casts Pacifism on Grizzly Bears',
      { expect: { Pacifism: { on: 'stack', targets: ['Grizzly Bears'] } } },
    ],
    expect: { Pacifism: { on: 'battlefield', attachedTo: 'Grizzly Bears', controller: 'alice' } },
    control: {
      setup: { bob: { battlefield: ['Grizzly Bears'], hand: ['Shock'], mana: 'R' } },
      script: ['alice casts Pacifism on Grizzly Bears', 'bob casts Shock on Grizzly Bears'],
      expect: { Pacifism: { on: 'graveyard' } },
    },
  }),
  scenario('303.4c: protection from its colour takes an Aura off', {
    rules: ['303.4c', '702.16c', '704.5m'],
    alice: {
      battlefield: [
        creature('Warded Bear', '2/2', 'protection from blue'),
        { card: 'Flight', attachedTo: 'Warded Bear' },
      ],
    },
    bob: {},
    expect: { Flight: { on: 'graveyard' }, 'Warded Bear': { hasNot: ['flying'] } },
    control: { without: 'protection', expect: { Flight: { on: 'battlefield' } } },
  }),
];

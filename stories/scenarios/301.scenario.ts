import { scenario } from '../../machines/play/scenario/index.ts';

export default [
  scenario('301.5c: Equipment moves to another creature, and stays when the creature leaves', {
    rules: ['301.5', '301.5c', '702.6a', '704.5n'],
    alice: {
      battlefield: [
        'Grizzly Bears',
        'Silvercoat Lion',
        { card: 'Bonesplitter', attachedTo: 'Grizzly Bears' },
      ],
      mana: 'C',
    },
    bob: { hand: ['Shock'], mana: 'R' },
    script: [
      { expect: { 'Grizzly Bears': { power: 4 } } },
      'alice activates Bonesplitter on Silvercoat Lion',
      'everyone passes',
      {
        expect: {
          Bonesplitter: { attachedTo: 'Silvercoat Lion' },
          'Grizzly Bears': { power: 2 },
          'Silvercoat Lion': { power: 4 },
        },
      },
      'bob casts Shock on Silvercoat Lion',
    ],
    expect: { Bonesplitter: { on: 'battlefield', attachedTo: null }, 'Silvercoat Lion': { on: 'graveyard' } },
    control: {
      script: ['bob casts Shock on Silvercoat Lion'],
      expect: {
        Bonesplitter: { attachedTo: 'Grizzly Bears' },
        'Grizzly Bears': { power: 4 },
        'Silvercoat Lion': { on: 'graveyard' },
      },
    },
  }),
  scenario('702.6a: equip only at the time of a sorcery, only to one’s own creature', {
    rules: ['702.6a', '602.5d'],
    alice: { battlefield: ['Silvercoat Lion', 'Bonesplitter'], mana: 'C', hand: ['Shock'] },
    bob: { battlefield: ['Grizzly Bears'] },
    turn: { at: 'upkeep' },
    script: ['refused 602.5d: alice activates Bonesplitter on Silvercoat Lion'],
    expect: { Bonesplitter: { attachedTo: null } },
    control: {
      turn: { at: 'precombatMain' },
      script: [
        'refused 115.1: alice activates Bonesplitter on Grizzly Bears',
        'alice activates Bonesplitter on Silvercoat Lion',
      ],
      expect: { Bonesplitter: { attachedTo: 'Silvercoat Lion' } },
    },
  }),
];

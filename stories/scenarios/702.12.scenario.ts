import { creature, scenario } from '../../machines/play/scenario/index.ts';

export default [
  scenario('702.12a: indestructible is static: nothing on the stack, and gone with the ability', {
    rules: ['702.12a', '604.1'],
    alice: { battlefield: ['Darksteel Myr'], hand: ['Turn to Frog', 'Wrath of God'], mana: 'UUWWWW' },
    bob: {},
    script: [
      'alice casts Turn to Frog on Darksteel Myr',
      'pass until the stack is empty',
      'alice casts Wrath of God',
    ],
    expect: { 'Darksteel Myr': { on: 'graveyard' }, game: { notHappened: [{ event: 'trigger' }] } },
    control: {
      script: ['alice casts Wrath of God'],
      expect: { 'Darksteel Myr': { on: 'battlefield' }, game: { notHappened: [{ event: 'trigger' }] } },
    },
  }),
  scenario('702.12b: an indestructible permanent isn’t destroyed by an effect, a creature or not', {
    rules: ['702.12b', '701.8a', '101.2'],
    alice: { hand: ['Naturalize', 'Wrath of God'], mana: 'GGWWWW' },
    bob: { battlefield: ['Darksteel Forge', 'Darksteel Myr', 'Bonesplitter', 'Grizzly Bears'] },
    script: [
      'alice casts Naturalize on Bonesplitter',
      'pass until the stack is empty',
      'alice casts Wrath of God',
    ],
    expect: {
      bob: { battlefield: ['Darksteel Forge', 'Darksteel Myr', 'Bonesplitter'] },
      'Grizzly Bears': { on: 'graveyard' },
    },
    control: {
      without: ['Darksteel Forge', 'indestructible'],
      expect: { bob: { battlefield: 0 } },
    },
  }),
  scenario(
    '702.12b: lethal damage doesn’t destroy it; it isn’t looked at by 704.5g, and deals its own damage',
    {
      rules: ['702.12b', '704.5g', '704.5h'],
      alice: { battlefield: [creature('Iron Bear', '2/2', 'indestructible')], hand: ['Shock'], mana: 'R' },
      bob: { battlefield: ['Typhoid Rats', 'Craw Wurm'] },
      script: [
        'alice casts Shock on Iron Bear',
        'pass until the stack is empty',
        { expect: { 'Iron Bear': { on: 'battlefield', damage: 2 } } },
        'alice attacks bob with Iron Bear',
        'bob blocks Iron Bear with Typhoid Rats, Craw Wurm',
      ],
      decide: { assignCombatDamage: { 'Typhoid Rats': 2 } },
      expect: {
        'Iron Bear': { on: 'battlefield', damage: 9 },
        'Typhoid Rats': { on: 'graveyard' },
        game: { notHappened: [{ event: 'destroy', object: 'Iron Bear' }] },
      },
      control: {
        without: 'indestructible',
        script: ['alice casts Shock on Iron Bear'],
        decide: {},
        expect: {
          'Iron Bear': { on: 'graveyard' },
          game: { happened: [{ event: 'destroy', rule: '704.5g' }] },
        },
      },
    },
  ),
  scenario('702.12b: toughness 0, sacrifice and exile are no destruction', {
    rules: ['702.12b', '704.5f', '701.21a'],
    alice: { hand: ['Last Gasp', 'Path to Exile'], mana: 'BBW' },
    bob: { battlefield: ['Darksteel Myr', creature('Iron Wall', '0/6', 'indestructible')] },
    script: [
      'alice casts Last Gasp on Darksteel Myr',
      'pass until the stack is empty',
      'alice casts Path to Exile on Iron Wall',
      'everyone passes',
      'bob says no',
    ],
    expect: { 'Darksteel Myr': { on: 'graveyard' }, 'Iron Wall': { on: 'exile' } },
    control: {
      setup: { alice: { hand: ['Wrath of God'], mana: 'WWWW' } },
      script: ['alice casts Wrath of God'],
      expect: { 'Darksteel Myr': { on: 'battlefield' }, 'Iron Wall': { on: 'battlefield' } },
    },
  }),
  scenario('702.12c: two instances of indestructible protect as one does', {
    rules: ['702.12c', '702.12b'],
    alice: { hand: ['Wrath of God'], mana: 'WWWW' },
    bob: { battlefield: [{ card: 'Darksteel Myr', counters: { indestructible: 1 } }] },
    script: ['alice casts Wrath of God'],
    expect: { 'Darksteel Myr': { on: 'battlefield', has: ['indestructible'] } },
    control: {
      without: 'indestructible',
      setup: { bob: { battlefield: ['Darksteel Myr'] } },
      expect: { 'Darksteel Myr': { on: 'graveyard' } },
    },
  }),
];

import { creature, scenario } from '../../machines/play/scenario/index.ts';

const keeper = creature('Kin Keeper', '1/1', '', {
  manaCost: '{1}',
  subtypes: 'Elf Warrior',
  abilities: [{ kind: 'keyword', keyword: 'amplify', n: 2 }],
});
const elf = creature('Quiet Elf', '1/1', '', { subtypes: 'Elf Druid' });
const warrior = creature('Loud Warrior', '2/1', '', { subtypes: 'Human Warrior' });
const cat = creature('Barn Cat', '1/1', '', { subtypes: 'Cat' });
/** A Cat that may enter as a copy, and amplifies as what it is. */
const double = creature('Idle Double', '1/1', '', {
  manaCost: '{1}',
  subtypes: 'Cat',
  abilities: [
    {
      kind: 'static',
      replaces: {
        event: { would: 'enter', what: 'self' },
        optional: true,
        asCopyOf: { type: 'creature' },
      },
    },
    { kind: 'keyword', keyword: 'amplify', n: 2 },
  ],
});

export default [
  scenario('702.38a: two counters for each card revealed that shares a creature type with it', {
    rules: ['702.38', '702.38a', '614.1c'],
    alice: { hand: [keeper, elf, warrior, cat], mana: 'C' },
    bob: {},
    script: [
      'alice casts Kin Keeper',
      'everyone passes',
      'refused 608.2d: alice chooses Barn Cat',
      'alice chooses Quiet Elf, Loud Warrior',
    ],
    expect: { 'Kin Keeper': { counters: { '+1/+1': 4 }, power: 5 }, alice: { hand: 3 } },
    control: {
      script: ['alice casts Kin Keeper', 'everyone passes', 'alice chooses nothing'],
      expect: { 'Kin Keeper': { counters: { '+1/+1': 0 }, power: 1 } },
    },
  }),
  scenario('702.38a: without a card that could be revealed nothing is asked', {
    rules: ['702.38a', '608.2d'],
    alice: { hand: [keeper, cat], mana: 'C' },
    bob: {},
    script: ['alice casts Kin Keeper', 'everyone passes'],
    expect: { 'Kin Keeper': { on: 'battlefield', power: 1 } },
    control: {
      setup: { alice: { hand: [keeper, elf], mana: 'C' } },
      script: ['alice casts Kin Keeper', 'everyone passes', 'alice chooses Quiet Elf'],
      expect: { 'Kin Keeper': { power: 3 } },
    },
  }),
  scenario('614.12: what enters as a copy reveals what shares a type with what it will be', {
    rules: ['614.12', '616.1c', '702.38a'],
    alice: { hand: [double, elf, cat], mana: 'C' },
    bob: { battlefield: [keeper] },
    script: [
      'alice casts Idle Double',
      'everyone passes',
      'alice says yes',
      'refused 608.2d: alice chooses Barn Cat',
      'alice chooses Quiet Elf',
    ],
    expect: { 'alice’s Kin Keeper': { counters: { '+1/+1': 2 }, power: 3 } },
    control: {
      script: [
        'alice casts Idle Double',
        'everyone passes',
        'alice says no',
        'refused 608.2d: alice chooses Quiet Elf',
        'alice chooses Barn Cat',
      ],
      expect: { 'Idle Double': { counters: { '+1/+1': 2 } } },
    },
  }),
];

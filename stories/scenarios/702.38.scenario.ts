import { creature, scenario } from '../../machines/play/scenario/index.ts';

const keeper = creature('Kin Keeper', '1/1', '', {
  manaCost: '{1}',
  subtypes: 'Elf Warrior',
  abilities: [{ kind: 'keyword', keyword: 'amplify', n: 2 }],
});
const elf = creature('Quiet Elf', '1/1', '', { subtypes: 'Elf Druid' });
const warrior = creature('Loud Warrior', '2/1', '', { subtypes: 'Human Warrior' });
const cat = creature('Barn Cat', '1/1', '', { subtypes: 'Cat' });

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
];

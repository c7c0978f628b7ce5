import { creature, scenario } from '../../machines/play/scenario/index.ts';
import type { Ability } from '../../machines/rules/state/vocabulary/index.ts';

const absorb = (n: number): Ability => ({ kind: 'keyword', keyword: 'absorb', n });
const sponge = (...abilities: readonly Ability[]) =>
  creature('Reef Sponge', '1/6', '', { abilities: [...abilities] });
const blockedTwice = (...abilities: readonly Ability[]) => ({
  alice: { battlefield: [sponge(...abilities)] },
  bob: { battlefield: [creature('Left Bear', '3/3'), creature('Right Bear', '3/3')] },
  script: ['alice attacks bob with Reef Sponge', 'bob blocks Reef Sponge with Left Bear, Right Bear'],
  decide: { assignCombatDamage: { 'Left Bear': 1 } },
});

export default [
  scenario('702.64a: absorb 1 prevents 1 of the damage that a source would deal to it', {
    rules: ['702.64a'],
    alice: { hand: ['Lightning Bolt'], mana: 'R' },
    bob: { battlefield: [sponge(absorb(1))] },
    script: ['alice casts Lightning Bolt on Reef Sponge'],
    expect: { 'Reef Sponge': { damage: 2 } },
    control: { without: 'absorb', expect: { 'Reef Sponge': { damage: 3 } } },
  }),
  scenario('702.64b: of each source at one time by itself', {
    rules: ['702.64b', '615.10'],
    ...blockedTwice(absorb(1)),
    expect: { 'Reef Sponge': { damage: 4 } },
    control: { without: 'absorb', expect: { 'Reef Sponge': { on: 'graveyard' } } },
  }),
  scenario('702.64c: each instance of absorb prevents what it says', {
    rules: ['702.64c'],
    ...blockedTwice(absorb(1), absorb(1)),
    expect: { 'Reef Sponge': { damage: 2 } },
    control: { without: 'absorb', expect: { 'Reef Sponge': { on: 'graveyard' } } },
  }),
  scenario('702.64c: the same absorb given by two objects is two instances', {
    rules: ['702.64c'],
    alice: { hand: ['Lightning Bolt'], mana: 'R' },
    bob: {
      battlefield: [
        { card: 'Lymph Sliver', count: 2 },
        creature('Metal Sliver', '1/6', '', { subtypes: 'Sliver' }),
      ],
    },
    script: ['alice casts Lightning Bolt on Metal Sliver'],
    expect: { 'Metal Sliver': { damage: 1 } },
    control: { without: 'Lymph Sliver', expect: { 'Metal Sliver': { damage: 3 } } },
  }),
];

import { card, scenario } from '../../machines/play/scenario/index.ts';
import { putCounters, spell, target, targetCreature } from '../../machines/rules/abilities/write/index.ts';

const feathers = card('Gift of Feathers', ['instant'], {
  manaCost: '{W}',
  abilities: [spell([targetCreature], putCounters('flying', 1, target(0)))],
});

export default [
  scenario(
    '113.11: what can’t have an ability loses it, and no counter or effect gives it; other parts apply',
    {
      rules: ['113.11', '122.1b'],
      alice: { battlefield: ['Archetype of Imagination'] },
      bob: {
        battlefield: [
          'Air Elemental',
          'Grizzly Bears',
          'Silvercoat Lion',
          { card: 'Arcane Flight', attachedTo: 'Silvercoat Lion' },
        ],
        hand: ['Angelic Blessing', feathers],
        mana: 'WWWW',
      },
      turn: { of: 'bob' },
      script: [
        'bob casts Angelic Blessing on Grizzly Bears',
        'everyone passes',
        'bob casts Gift of Feathers on Air Elemental',
        'everyone passes',
      ],
      expect: {
        'Air Elemental': { hasNot: ['flying'], counters: { flying: 1 } },
        'Grizzly Bears': { hasNot: ['flying'], power: 5, toughness: 5 },
        'Silvercoat Lion': { hasNot: ['flying'], power: 3, toughness: 3 },
        'Archetype of Imagination': { has: ['flying'] },
      },
      control: {
        without: 'Archetype of Imagination',
        expect: {
          'Air Elemental': { has: ['flying'], counters: { flying: 1 } },
          'Grizzly Bears': { has: ['flying'], power: 5, toughness: 5 },
          'Silvercoat Lion': { has: ['flying'], power: 3, toughness: 3 },
        },
      },
    },
  ),
  scenario('113.11: the spell that would give it is no longer about it once that effect is over', {
    rules: ['113.11'],
    alice: { battlefield: ['Archetype of Endurance'], hand: ['Murder', 'Murder'], mana: 'BBBBBB' },
    bob: { battlefield: ['Gladecover Scout'] },
    script: ['alice casts Murder on Gladecover Scout'],
    expect: { 'Gladecover Scout': { on: 'graveyard' } },
    control: {
      without: 'Archetype of Endurance',
      script: ['refused 702.11b: alice casts Murder on Gladecover Scout'],
      expect: { 'Gladecover Scout': { on: 'battlefield', has: ['hexproof'] } },
    },
  }),
];

import { card, creature, scenario } from '../../machines/play/scenario/index.ts';
import {
  creature as aCreature,
  affecting,
  all,
  creatureYouControl,
  firstStrike,
  having,
  opponentsControl,
  plus,
  putCounters,
  spell,
  target,
  targetCreature,
  untilEndOfTurn,
} from '../../machines/rules/abilities/write/index.ts';

const feathers = card('Gift of Feathers', ['instant'], {
  manaCost: '{W}',
  abilities: [spell([targetCreature], putCounters('flying', 1, target(0)))],
});
const strike = card('Guided Blow', ['instant'], {
  manaCost: '{W}',
  abilities: [spell([targetCreature], untilEndOfTurn(target(0), plus(1, 0), having(firstStrike)))],
});
/** "Creatures you control have first strike. Creatures your opponents control lose it and can’t have it." */
const courage = creature('Pattern of Courage', '2/2', 'flash', {
  manaCost: '{W}',
  abilities: [
    affecting(all(creatureYouControl), having(firstStrike)),
    affecting(
      all(opponentsControl(aCreature)),
      { change: 'removeKeyword', keyword: 'first strike' },
      { change: 'cantHaveKeyword', keyword: 'first strike' },
    ),
  ],
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
  scenario('113.11: what can’t have the ability that it was given is a creature with no abilities', {
    rules: ['113.11', '613.1f'],
    alice: { battlefield: ['Silvercoat Lion', 'Muraganda Petroglyphs'], hand: [strike], mana: 'W' },
    bob: { hand: [courage], mana: 'W' },
    script: [
      'alice casts Guided Blow on Silvercoat Lion',
      'everyone passes',
      { expect: { 'Silvercoat Lion': { power: 3, toughness: 2, has: ['first strike'] } } },
      'alice passes',
      'bob casts Pattern of Courage',
      'everyone passes',
      'stop here',
    ],
    expect: { 'Silvercoat Lion': { power: 5, toughness: 4, hasNot: ['first strike'] } },
    control: {
      script: ['alice casts Guided Blow on Silvercoat Lion', 'everyone passes', 'stop here'],
      expect: { 'Silvercoat Lion': { power: 3, toughness: 2, has: ['first strike'] } },
    },
  }),
  scenario('113.11: whichever of the two came first, the rest of the spell applies', {
    rules: ['113.11', '613.7'],
    alice: { battlefield: ['Silvercoat Lion', 'Muraganda Petroglyphs'], hand: [strike], mana: 'W' },
    bob: { battlefield: [courage] },
    script: ['alice casts Guided Blow on Silvercoat Lion', 'everyone passes', 'stop here'],
    expect: { 'Silvercoat Lion': { power: 5, toughness: 4, hasNot: ['first strike'] } },
    control: {
      without: 'Pattern of Courage',
      expect: { 'Silvercoat Lion': { power: 3, toughness: 2, has: ['first strike'] } },
    },
  }),
];

import { card, scenario } from '../../machines/play/scenario/index.ts';
import {
  creature as creatures,
  destroy,
  inAnyGraveyard,
  one,
  spell,
  target,
  targetCreature,
} from '../../machines/rules/abilities/write/index.ts';

const murder = card('Plain Murder', ['instant'], {
  manaCost: '{W}',
  abilities: [spell([targetCreature], destroy(target(0)))],
});
const raising = card('Plain Raising', ['instant'], {
  manaCost: '{W}',
  abilities: [
    spell([one(inAnyGraveyard(creatures))], {
      do: 'move',
      what: target(0),
      to: { zone: 'battlefield', under: 'you' },
    }),
  ],
});
const looted = card('Borrowed Lens', ['artifact'], { manaCost: '{1}' });

export default [
  scenario('609.4b: mana is spent as though it were of any type on what an effect lets be cast so', {
    rules: ['609.4b', '406.3a'],
    alice: { hand: ['Gonti, Lord of Luxury', 'Shock'], mana: 'BBBBBB' },
    bob: { library: ['Grizzly Bears', 'Forest', 'Island', 'Island', 'Island'] },
    script: [
      'alice casts Gonti, Lord of Luxury',
      'everyone passes',
      'everyone passes',
      'alice chooses Grizzly Bears',
      { expect: { 'Grizzly Bears': { on: 'exile', faceDown: true }, bob: { library: 4 } } },
      // Its permission is for that card alone.
      'refused 118.3: alice casts Shock on bob',
      'alice casts Grizzly Bears',
      'everyone passes',
    ],
    expect: { 'Grizzly Bears': { on: 'battlefield', controller: 'alice' } },
    control: {
      script: [
        'alice casts Gonti, Lord of Luxury',
        'everyone passes',
        'everyone passes',
        'alice chooses Forest',
        // A land isn’t cast.
        'refused 305.1: alice plays bob’s Forest',
      ],
      expect: { Forest: { on: 'exile' } },
    },
  }),
  scenario(
    '609.4b: white mana is spent as though it were any color, other mana only as though it were colorless',
    {
      rules: ['609.4b', '118.3', '305.7'],
      alice: {
        battlefield: ['Celestial Dawn', 'Mountain', 'Island'],
        hand: ['Grizzly Bears', 'Shock'],
      },
      bob: {},
      script: [
        // What was a Mountain is a Plains, and makes white mana.
        'alice casts Grizzly Bears',
        'everyone passes',
      ],
      expect: { 'Grizzly Bears': { on: 'battlefield', colors: 'W' } },
      control: {
        setup: { alice: { battlefield: ['Celestial Dawn'], hand: ['Grizzly Bears'], mana: 'GG' } },
        script: ['refused 118.3: alice casts Grizzly Bears'],
        expect: { 'Grizzly Bears': { on: 'hand' } },
      },
    },
  ),
  scenario('609.4b: colorless mana is of a type, but of no color', {
    rules: ['609.4b', '106.1b'],
    alice: { battlefield: ['Daxos of Meletis'], mana: 'WWW' },
    bob: { library: ['Matter Reshaper', 'Forest'] },
    script: [
      'alice attacks bob with Daxos of Meletis',
      "pass until alice's postcombat main phase",
      'refused 118.3: alice casts Matter Reshaper',
    ],
    expect: { 'Matter Reshaper': { on: 'exile' }, alice: { life: 23 } },
    control: {
      setup: {
        alice: { hand: ['Gonti, Lord of Luxury'], mana: 'BBBBWWW', battlefield: [] },
        bob: { library: ['Matter Reshaper', 'Forest', 'Forest', 'Forest', 'Forest'] },
      },
      script: [
        'alice casts Gonti, Lord of Luxury',
        'everyone passes',
        'everyone passes',
        'alice chooses Matter Reshaper',
        'alice casts Matter Reshaper',
        'everyone passes',
      ],
      expect: { 'Matter Reshaper': { on: 'battlefield' } },
    },
  }),
  scenario('611.2a: what an ability lets be cast this turn may be cast though the ability’s source died', {
    rules: ['611.2a', '113.7a', '400.7'],
    alice: { battlefield: ['Daxos of Meletis', { card: 'Plains', count: 3 }], hand: [murder, raising] },
    bob: { library: [looted, 'Forest'] },
    script: [
      'alice attacks bob with Daxos of Meletis',
      "pass until alice's end of combat",
      'alice casts Plain Murder on Daxos of Meletis',
      'everyone passes',
      { expect: { 'Daxos of Meletis': { on: 'graveyard' }, 'Borrowed Lens': { on: 'exile' } } },
      "pass until alice's postcombat main phase",
      // What comes back is another Daxos, which takes nothing from the first one’s effect.
      'alice casts Plain Raising on Daxos of Meletis',
      'everyone passes',
      'alice casts Borrowed Lens',
      'everyone passes',
    ],
    expect: { 'Borrowed Lens': { on: 'battlefield', controller: 'alice' }, alice: { life: 21 } },
    control: {
      // The permission ends with the turn.
      script: [
        'alice attacks bob with Daxos of Meletis',
        "pass until bob's upkeep",
        "pass until alice's precombat main phase",
        'refused 601.3: alice casts Borrowed Lens',
      ],
      expect: { 'Borrowed Lens': { on: 'exile' } },
    },
  }),
];

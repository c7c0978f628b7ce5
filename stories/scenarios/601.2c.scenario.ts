import { card, scenario } from '../../machines/play/scenario/index.ts';
import { exile, modify, spell, target } from '../../machines/rules/abilities/write/index.ts';

/** Exiles up to one card of each opponent’s graveyard. */
const toll = card('Toll of Graves', ['sorcery'], {
  manaCost: '{B}',
  abilities: [
    spell(
      [
        {
          objects: { zone: 'graveyard', owner: 'opponents' },
          count: { min: 0, max: 1 },
          forEach: 'opponents',
        },
      ],
      exile(target(0)),
    ),
  ],
});

/** "For each opponent, gain control of target permanent that player controls." */
const thievery = card('Wide Thievery', ['sorcery'], {
  manaCost: '{U}',
  abilities: [
    spell(
      [{ objects: { controller: 'opponents' }, forEach: 'opponents' }],
      modify(target(0), 'forever', { change: 'control', by: 'you' }),
    ),
  ],
});
const theft = card('Sudden Theft', ['instant'], {
  manaCost: '{U}',
  abilities: [spell([{ objects: {} }], modify(target(0), 'forever', { change: 'control', by: 'you' }))],
});

/** "Exile target card from a graveyard", with flashback. */
const purge = card('Clean Grave', ['instant'], {
  manaCost: '{W}',
  abilities: [
    {
      kind: 'spell',
      targets: [{ objects: { zone: 'graveyard' } }],
      effect: [{ do: 'exile', what: { target: 0 } }],
    },
    { kind: 'keyword', keyword: 'flashback', cost: [{ pay: 'mana', cost: '{W}' }] },
  ],
});

export default [
  scenario('601.2c: up to one target for each opponent is no two of one', {
    rules: ['601.2c'],
    alice: { hand: [toll], mana: 'B' },
    bob: { graveyard: ['Forest', 'Island'] },
    carol: { graveyard: ['Swamp'] },
    script: ['alice casts Toll of Graves on Forest, Swamp'],
    expect: { bob: { exile: 1, graveyard: ['Island'] }, carol: { exile: 1, graveyard: 0 } },
    control: {
      script: ['alice casts Toll of Graves on Swamp'],
      expect: { bob: { exile: 0 }, carol: { exile: 1 } },
    },
  }),
  scenario('601.2c: targets from a single graveyard are all of one player', {
    rules: ['601.2c'],
    alice: { hand: ['Shred Memory'], mana: 'BB', graveyard: ['Plains'] },
    bob: { graveyard: ['Forest', 'Island'] },
    script: [
      'refused 601.2c: alice casts Shred Memory on Forest, Plains',
      'alice casts Shred Memory on Forest, Island',
    ],
    expect: { bob: { exile: 2 }, Plains: { on: 'graveyard' } },
    control: {
      script: ['alice casts Shred Memory on Plains'],
      expect: { bob: { exile: 0 }, Plains: { on: 'exile' } },
    },
  }),
  scenario('601.2c: for each opponent a target is chosen by itself', {
    rules: ['601.2c', '603.3d'],
    alice: { hand: ['Sepulchral Primordial'], mana: 'CCCCCBB' },
    bob: { graveyard: ['Hill Giant', 'Grizzly Bears'] },
    carol: { graveyard: ['Silvercoat Lion', 'Air Elemental'] },
    script: [
      'alice casts Sepulchral Primordial',
      'pass until alice decides',
      'alice chooses Grizzly Bears',
      'alice chooses Air Elemental',
      'pass until alice decides',
      'alice chooses Grizzly Bears, Air Elemental',
    ],
    expect: {
      'Grizzly Bears': { on: 'battlefield', controller: 'alice' },
      'Air Elemental': { on: 'battlefield', controller: 'alice' },
      'Hill Giant': { on: 'graveyard' },
    },
    control: {
      script: [
        'alice casts Sepulchral Primordial',
        'pass until alice decides',
        'alice chooses nothing',
        'alice chooses Air Elemental',
        'pass until alice decides',
        'alice chooses Air Elemental',
      ],
      expect: { 'Grizzly Bears': { on: 'graveyard' }, 'Air Elemental': { on: 'battlefield' } },
    },
  }),
  scenario('608.2b: a target for one opponent that another controls by now is illegal', {
    rules: ['608.2b', '601.2c'],
    alice: { hand: [thievery], mana: 'U' },
    bob: { battlefield: ['Forest'], hand: [theft], mana: 'U' },
    carol: { battlefield: ['Swamp'] },
    script: [
      'alice casts Wide Thievery on Forest, Swamp',
      'alice passes',
      'bob casts Sudden Theft on Swamp',
      'pass until the stack is empty',
    ],
    expect: { Forest: { controller: 'alice' }, Swamp: { controller: 'bob' } },
    control: {
      script: ['alice casts Wide Thievery on Forest, Swamp', 'pass until the stack is empty'],
      expect: { Forest: { controller: 'alice' }, Swamp: { controller: 'alice' } },
    },
  }),
  scenario('601.2c: a card cast from a graveyard is no card in a graveyard that it could target', {
    rules: ['601.2a', '601.2c', '115.5', '702.34a'],
    alice: { graveyard: [purge], mana: 'W' },
    bob: {},
    script: ['refused 601.2c: alice casts Clean Grave by flashback'],
    expect: { 'Clean Grave': { on: 'graveyard' }, alice: { mana: 'W' } },
    control: {
      setup: { bob: { graveyard: ['Grizzly Bears'] } },
      script: ['alice casts Clean Grave by flashback on Grizzly Bears', 'everyone passes'],
      expect: { 'Grizzly Bears': { on: 'exile' }, 'Clean Grave': { on: 'exile' } },
    },
  }),
];

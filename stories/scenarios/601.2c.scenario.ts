import { card, scenario } from '../../machines/play/scenario/index.ts';
import { exile, spell, target } from '../../machines/rules/abilities/write/index.ts';

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

export default [
  scenario('601.2c: up to one target for each opponent is no two of one', {
    rules: ['601.2c'],
    alice: { hand: [toll], mana: 'B' },
    bob: { graveyard: ['Forest', 'Island'] },
    carol: { graveyard: ['Swamp'] },
    script: [
      'refused 601.2c: alice casts Toll of Graves on Forest, Island',
      'alice casts Toll of Graves on Forest, Swamp',
    ],
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
];

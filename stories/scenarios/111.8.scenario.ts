import { creature, scenario } from '../../machines/play/scenario/index.ts';
import { create, creatureToken, whenEnters } from '../../machines/rules/abilities/write/index.ts';

/** Makes a token. */
const herder = creature('Lone Herder', '1/1', '', {
  manaCost: '{W}',
  abilities: [whenEnters([], create(creatureToken(2, 2, ['W'], 'Ox')))],
});

export default [
  scenario('111.8: a token that has left the battlefield can’t come back', {
    rules: ['111.8', '111.7', '704.5d'],
    alice: { hand: [herder, 'Ephemerate'], mana: 'WW' },
    bob: {},
    script: [
      'alice casts Lone Herder',
      'pass until the stack is empty',
      'alice casts Ephemerate on Ox Token',
      'pass until the stack is empty',
    ],
    expect: { alice: { battlefield: ['Lone Herder'] } },
    control: {
      // A card comes back, and makes another token.
      script: [
        'alice casts Lone Herder',
        'pass until the stack is empty',
        'alice casts Ephemerate on Lone Herder',
        'pass until the stack is empty',
      ],
      expect: { alice: { battlefield: 3 } },
    },
  }),
];

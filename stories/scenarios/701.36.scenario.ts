import { card, scenario } from '../../machines/play/scenario/index.ts';
import {
  create,
  creatureToken,
  exile,
  haste,
  perform,
  spell,
  target,
  targetCreature,
  triggered,
} from '../../machines/rules/abilities/write/index.ts';

/** A copy with haste that is exiled at the end of the turn. */
const shimmer = card('Hot Shimmer', ['sorcery'], {
  manaCost: '{R}',
  abilities: [
    spell([targetCreature], {
      do: 'createCopy',
      of: target(0),
      except: [
        {
          change: 'addAbilities',
          abilities: [haste, triggered({ when: { on: 'begins', step: 'end' }, effect: [exile('self')] })],
        },
      ],
    }),
  ],
});
const accord = card('Old Accord', ['sorcery'], {
  manaCost: '{G}',
  abilities: [spell([], create(creatureToken(3, 3, ['G'], 'Centaur')), perform('populate'))],
});

export default [
  scenario('701.36a: to populate is to create a copy of a creature token that one controls', {
    rules: ['701.36a', '707.2', '111.2'],
    alice: { hand: ['Scion of Vitu-Ghazi'], mana: 'WWCCC' },
    bob: {},
    script: ['alice casts Scion of Vitu-Ghazi', 'pass until the stack is empty'],
    expect: { alice: { battlefield: ['Scion of Vitu-Ghazi', 'Bird Token', 'Bird Token'] } },
    control: {
      setup: { alice: { battlefield: ["Trostani, Selesnya's Voice"], hand: [], mana: 'GWC' } },
      // There is no token to copy (701.36b).
      script: ["alice activates Trostani, Selesnya's Voice", 'pass until the stack is empty'],
      expect: { alice: { battlefield: 1 } },
    },
  }),
  scenario('701.36a: a token that is populated has what the effect that made it gave it', {
    rules: ['701.36a', '707.9a', '702.10b'],
    alice: { battlefield: ['Craw Wurm'], hand: [shimmer, accord], mana: 'RG' },
    bob: {},
    script: [
      'alice casts Hot Shimmer on Craw Wurm',
      'everyone passes',
      'alice casts Old Accord',
      'everyone passes',
      'alice chooses Craw Wurm 2',
      {
        expect: {
          'Craw Wurm 3': { on: 'battlefield', has: ['haste'] },
          'Craw Wurm 1': { hasNot: ['haste'] },
        },
      },
      'pass until the next turn',
    ],
    decide: { order: 'Craw Wurm 2, Craw Wurm 3' },
    expect: { alice: { battlefield: ['Craw Wurm', 'Centaur Token'] } },
    control: {
      script: [
        'alice casts Hot Shimmer on Craw Wurm',
        'everyone passes',
        'alice casts Old Accord',
        'everyone passes',
        'alice chooses Centaur Token',
        'pass until the next turn',
      ],
      decide: {},
      expect: { alice: { battlefield: ['Craw Wurm', 'Centaur Token', 'Centaur Token'] } },
    },
  }),
];

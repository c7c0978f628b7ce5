import { creature, scenario } from '../../machines/play/scenario/index.ts';
import {
  creature as aCreature,
  permanent,
  protectionFrom,
  tapThem,
  target,
  triggered,
  upTo,
} from '../../machines/rules/abilities/write/index.ts';

const recluse = creature('Proud Recluse', '2/4', '', { abilities: [protectionFrom('creatures', aCreature)] });
/** As it is cast, taps up to two permanents. */
const fiend = creature('Fiend of the Deep', '5/6', '', {
  manaCost: '{8}',
  abilities: [
    triggered({
      when: { on: 'cast', spell: 'self' },
      targets: [upTo(2, permanent)],
      effect: [tapThem(target(0))],
    }),
  ],
});

export default [
  scenario('702.16b: protection from creatures keeps off the ability of a creature spell', {
    rules: ['702.16b', '702.16a', '113.7'],
    alice: { hand: [fiend], mana: 'CCCCCCCC' },
    bob: { battlefield: [recluse, 'Hill Giant', 'Forest'] },
    script: [
      'alice casts Fiend of the Deep',
      'refused 702.16b: alice chooses Proud Recluse',
      'alice chooses Hill Giant, Forest',
      { expect: { game: { stack: ['the ability of Fiend of the Deep', 'Fiend of the Deep'] } } },
      'everyone passes',
    ],
    expect: {
      'Proud Recluse': { tapped: false },
      'Hill Giant': { tapped: true },
      Forest: { tapped: true },
    },
    control: {
      withoutAbilities: ['Proud Recluse'],
      script: ['alice casts Fiend of the Deep', 'alice chooses Proud Recluse, Forest', 'everyone passes'],
      expect: { 'Proud Recluse': { tapped: true }, 'Hill Giant': { tapped: false } },
    },
  }),
];

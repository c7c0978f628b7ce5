import { creature, scenario } from '../../machines/play/scenario/index.ts';
import {
  affecting,
  having,
  one,
  plus,
  reach,
  returnToHand,
  target,
  whenEnters,
} from '../../machines/rules/abilities/write/index.ts';

/** As long as it is paired, both creatures have reach. */
const trappers = creature('Bonded Trappers', '3/5', 'soulbond', {
  abilities: [
    {
      ...affecting({ union: ['self', 'paired'] }, having(reach)),
      if: { is: 'self', like: { paired: true } },
    },
  ],
});
/** As long as it is paired, both creatures get +2/+2. */
const familiar = creature('Bonded Familiar', '2/2', 'soulbond', {
  manaCost: '{G}',
  abilities: [
    {
      ...affecting({ union: ['self', 'paired'] }, plus(2, 2)),
      if: { is: 'self', like: { paired: true } },
    },
  ],
});
/** "When this enters, return target permanent to its owner’s hand." */
const savant = creature('Quick Savant', '2/2', 'flash', {
  manaCost: '{U}',
  abilities: [whenEnters([one({})], returnToHand(target(0)))],
});
const savantEnters = [
  'alice casts Grizzly Bears',
  'everyone passes',
  'everyone passes',
  'alice says yes',
  'alice casts Bonded Familiar',
  'everyone passes',
  // Both others are paired: nothing has triggered.
  { expect: { game: { stack: 0 }, 'Grizzly Bears': { has: ['reach'] } } },
  'alice casts Quick Savant',
  'everyone passes',
];

export default [
  scenario('702.95a: what was paired as another creature entered isn’t asked once it is unpaired', {
    rules: ['702.95a', '603.4', '702.95e'],
    alice: { battlefield: [trappers], hand: ['Grizzly Bears', familiar, savant], mana: 'GGGU' },
    bob: {},
    script: [
      ...savantEnters,
      'alice orders Bonded Familiar, Quick Savant',
      'alice chooses Grizzly Bears',
      { expect: { game: { stack: 2 } } },
      'everyone passes',
      { expect: { 'Grizzly Bears': { on: 'hand' }, 'Bonded Trappers': { hasNot: ['reach'] } } },
      'everyone passes',
      'alice says yes',
    ],
    expect: {
      'Bonded Familiar': { power: 4, hasNot: ['reach'] },
      'Quick Savant': { power: 4 },
      'Bonded Trappers': { hasNot: ['reach'] },
      game: { stack: 0 },
    },
    control: {
      // Unpaired by then, it triggers as well.
      script: [
        'alice casts Grizzly Bears',
        'everyone passes',
        'everyone passes',
        'alice says no',
        'alice casts Bonded Familiar',
        'everyone passes',
        'alice orders Bonded Familiar, Bonded Trappers',
        { expect: { game: { stack: 2 } } },
        'everyone passes',
        'alice says yes',
        'everyone passes',
      ],
      expect: {
        'Bonded Familiar': { power: 4, has: ['reach'] },
        'Bonded Trappers': { power: 5, has: ['reach'] },
        game: { stack: 0 },
      },
    },
  }),
];

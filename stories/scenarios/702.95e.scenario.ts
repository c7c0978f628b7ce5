import { card, creature, scenario } from '../../machines/play/scenario/index.ts';
import {
  affecting,
  base,
  creatureYouControl,
  enters,
  flying,
  having,
  may,
  one,
  plus,
  reach,
  returnToHand,
  target,
  triggered,
  untilEndOfTurn,
  whenEnters,
} from '../../machines/rules/abilities/write/index.ts';

/** As long as it is paired, both creatures have reach. */
const trappers = creature('Bonded Trappers', '3/5', 'soulbond', {
  abilities: [
    {
      ...affecting({ union: ['self', 'paired'] }, having(reach)),
      if: { holds: 'is', what: 'self', like: { paired: true } },
    },
  ],
});
/** As long as it is paired, both creatures get +2/+2. */
const familiar = creature('Bonded Familiar', '2/2', 'soulbond', {
  manaCost: '{G}',
  abilities: [
    {
      ...affecting({ union: ['self', 'paired'] }, plus(2, 2)),
      if: { holds: 'is', what: 'self', like: { paired: true } },
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

/** "Whenever a creature enters under your control, you may have this become a 3/3 artifact creature with flying." */
const tomb = card('Waking Tomb', ['artifact'], {
  abilities: [
    triggered({
      when: enters(creatureYouControl),
      effect: [
        may(
          untilEndOfTurn(
            'self',
            { change: 'addTypes', types: ['artifact', 'creature'] },
            base(3, 3),
            having(flying),
          ),
        ),
      ],
    }),
  ],
});

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
  scenario('702.95a: what becomes a creature only afterwards is none that it could have been paired with', {
    rules: ['702.95a', '603.4'],
    alice: { battlefield: [tomb], hand: [familiar], mana: 'G' },
    bob: {},
    script: [
      'alice casts Bonded Familiar',
      'everyone passes',
      // Only the Tomb has triggered.
      { expect: { game: { stack: 1 } } },
      'everyone passes',
      'alice says yes',
    ],
    expect: {
      'Waking Tomb': { types: ['artifact', 'creature'], power: 3 },
      'Bonded Familiar': { power: 2 },
      game: { stack: 0 },
    },
    control: {
      // It triggers with another creature there, and is paired with what is one as it resolves.
      setup: { alice: { battlefield: [tomb, 'Grizzly Bears'] } },
      script: [
        'alice casts Bonded Familiar',
        'everyone passes',
        'alice orders the ability of Bonded Familiar, the ability of Waking Tomb',
        'everyone passes',
        'alice says yes',
        'everyone passes',
        'alice chooses Waking Tomb',
      ],
      expect: {
        'Waking Tomb': { power: 5 },
        'Bonded Familiar': { power: 4 },
        'Grizzly Bears': { power: 2 },
      },
    },
  }),
];

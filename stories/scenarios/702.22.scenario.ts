import { card, creature, scenario } from '../../machines/play/scenario/index.ts';
import { gainLife, one, spell, target, triggered } from '../../machines/rules/abilities/write/index.ts';
import type { Instruction } from '../../machines/rules/index.ts';

const captain = creature('Column Captain', '1/1', 'banding');
const piper = creature('Column Piper', '1/3', 'banding');
const rider = creature('Sky Rider', '2/2', 'flying');
/** "Whenever this attacks and isn’t blocked, you gain 1 life." */
const slipper = creature('Side Slipper', '2/2', '', {
  abilities: [triggered({ when: { on: 'attacksUnblocked', object: 'self' }, effect: [gainLife(1)] })],
});
/** "Whenever this blocks a creature, you gain 1 life." */
const proud = creature('Proud Wall', '0/9', '', {
  abilities: [triggered({ when: { on: 'blocks', object: 'self', blocked: {} }, effect: [gainLife(1)] })],
});
/** “Bands with other Giants.” */
const ogre = creature('Giant Friend', '1/2', '', {
  subtypes: 'Giant',
  abilities: [
    { kind: 'keyword', keyword: 'bands with other', object: { type: 'creature', subtype: 'Giant' } },
  ],
});
const giant = (name: string) => creature(name, '2/2', '', { subtypes: 'Giant' });
const brute = creature('Gate Brute', '4/9');
const wall = creature('Gate Wall', '0/9');

const free = (name: string, instruction: Instruction) =>
  card(name, ['instant'], { manaCost: '{0}', abilities: [spell([one({ type: 'creature' })], instruction)] });
const calledBack = free('Called Back', { do: 'removeFromCombat', what: target(0) });
const joining = free('Sent Again', { do: 'becomeAttacking', what: target(0) });
const halted = free('Halted', { do: 'becomeBlocked', what: target(0) });

const plain = free('Made Plain', {
  do: 'modify',
  what: target(0),
  changes: [{ change: 'removeAllAbilities' }],
  until: 'untilEndOfTurn',
});

const attacking = 'alice attacks bob with Column Captain, Sky Rider';
const toTheEnd = 'pass until the postcombat main phase';

export default [
  scenario(
    '702.22h: what blocks one creature of a band blocks all others of it, also those it couldn’t block',
    {
      rules: ['702.22a', '702.22c', '702.22h', '508.1e'],
      alice: { battlefield: [captain, rider] },
      bob: { battlefield: [wall] },
      script: [
        attacking,
        'alice chooses Sky Rider',
        'refused 702.9b: bob blocks Sky Rider with Gate Wall',
        'bob blocks Column Captain with Gate Wall',
        { expect: { 'Column Captain': { blocked: true }, 'Sky Rider': { blocked: true } } },
        toTheEnd,
      ],
      expect: { bob: { life: 20 }, 'Gate Wall': { damage: 3 } },
      control: {
        script: [
          attacking,
          'alice chooses nothing',
          'bob blocks Column Captain with Gate Wall',
          { expect: { 'Column Captain': { blocked: true }, 'Sky Rider': { blocked: false } } },
          toTheEnd,
        ],
        expect: { bob: { life: 18 }, 'Gate Wall': { damage: 1 } },
      },
    },
  ),
  scenario(
    '702.22h: what is blocked with its band is no unblocked creature, and nothing was declared to block it',
    {
      rules: ['702.22h', '509.1h', '509.3b', '509.3g'],
      alice: { battlefield: [captain, slipper] },
      bob: { battlefield: [proud] },
      script: [
        'alice attacks bob with Column Captain, Side Slipper',
        'alice chooses Side Slipper',
        'bob blocks Column Captain with Proud Wall',
        toTheEnd,
      ],
      expect: { alice: { life: 20 }, bob: { life: 21 } },
      control: {
        script: [
          'alice attacks bob with Column Captain, Side Slipper',
          'alice chooses nothing',
          'bob blocks Column Captain with Proud Wall',
          toTheEnd,
        ],
        expect: { alice: { life: 21 }, bob: { life: 19 } },
      },
    },
  ),
  scenario(
    '702.22c: at most one creature of a band doesn’t have banding, and a creature is in one band only',
    {
      rules: ['702.22c', '508.1e'],
      alice: { battlefield: [captain, piper, 'Hill Giant', 'Grizzly Bears'] },
      bob: { battlefield: [wall] },
      script: [
        'alice attacks bob with Column Captain, Column Piper, Hill Giant, Grizzly Bears',
        'refused 508.1e: alice chooses Hill Giant, Grizzly Bears',
        'alice chooses Column Piper, Hill Giant',
        // Nobody is left whom a band could be asked for.
        'bob blocks Column Piper with Gate Wall',
        { expect: { 'Hill Giant': { blocked: true }, 'Grizzly Bears': { blocked: false } } },
        toTheEnd,
      ],
      expect: { bob: { life: 18 } },
      control: {
        // Two bands, one after the other.
        script: [
          'alice attacks bob with Column Captain, Column Piper, Hill Giant, Grizzly Bears',
          'alice chooses Hill Giant',
          'alice chooses Grizzly Bears',
          'bob blocks Column Piper with Gate Wall',
          { expect: { 'Hill Giant': { blocked: false }, 'Grizzly Bears': { blocked: true } } },
          toTheEnd,
        ],
        expect: { bob: { life: 16 } },
      },
    },
  ),
  scenario('702.22d: creatures that attack different players are in no band', {
    rules: ['702.22d', '508.1e'],
    alice: { battlefield: [captain, rider] },
    bob: {},
    carol: {},
    // A decision that the script doesn’t answer would be a failure.
    script: ['alice attacks bob with Column Captain; carol with Sky Rider', toTheEnd],
    expect: { bob: { life: 19 }, carol: { life: 18 } },
    control: {
      script: [
        attacking,
        { expect: { game: { asked: { player: 'alice', kind: 'choose', rule: '508.1e' } } } },
        'alice chooses Sky Rider',
        toTheEnd,
      ],
      expect: { bob: { life: 17 }, carol: { life: 20 } },
    },
  }),
  scenario('702.22e: a band lasts after the creature has lost banding', {
    rules: ['702.22e'],
    alice: { battlefield: [captain, rider], hand: [plain] },
    bob: { battlefield: [brute] },
    script: [
      attacking,
      'alice chooses Sky Rider',
      'alice casts Made Plain on Column Captain',
      'everyone passes',
      'bob blocks Column Captain with Gate Brute',
      { expect: { 'Sky Rider': { blocked: true } } },
      // 702.22k asks for banding now: it is bob who divides the Brute’s damage.
      'pass until bob decides',
      'bob assigns Gate Brute: 4 to Sky Rider',
      toTheEnd,
    ],
    expect: { bob: { life: 20 }, 'Sky Rider': { on: 'graveyard' } },
    control: {
      script: [
        'alice casts Made Plain on Column Captain',
        'everyone passes',
        // Without banding, nothing is asked.
        attacking,
        'bob blocks Column Captain with Gate Brute',
        toTheEnd,
      ],
      expect: { bob: { life: 18 }, 'Sky Rider': { on: 'battlefield' } },
    },
  }),
  scenario('702.22f: what is removed from combat leaves its band, also if it attacks again', {
    rules: ['702.22f', '508.4'],
    alice: { battlefield: [captain, rider], hand: [calledBack, joining] },
    bob: { battlefield: [wall] },
    script: [
      attacking,
      'alice chooses Sky Rider',
      'alice casts Called Back on Sky Rider',
      'pass until the stack is empty',
      'alice casts Sent Again on Sky Rider',
      'pass until the stack is empty',
      { expect: { 'Sky Rider': { attacking: 'bob' } } },
      'everyone passes',
      'bob blocks Column Captain with Gate Wall',
      toTheEnd,
    ],
    expect: { bob: { life: 18 } },
    control: {
      script: [attacking, 'alice chooses Sky Rider', 'bob blocks Column Captain with Gate Wall', toTheEnd],
      expect: { bob: { life: 20 } },
    },
  }),
  scenario('702.22i: an effect by which one of a band becomes blocked makes all of it blocked', {
    rules: ['702.22i', '509.1h'],
    alice: { battlefield: [captain, rider] },
    bob: { hand: [halted] },
    script: [
      attacking,
      'alice chooses Sky Rider',
      'alice passes',
      'bob casts Halted on Column Captain',
      'everyone passes',
      { expect: { 'Column Captain': { blocked: true }, 'Sky Rider': { blocked: true } } },
      toTheEnd,
    ],
    expect: { bob: { life: 20 } },
    control: {
      script: [
        attacking,
        'alice chooses nothing',
        'alice passes',
        'bob casts Halted on Column Captain',
        'everyone passes',
        toTheEnd,
      ],
      expect: { bob: { life: 18 } },
    },
  }),
  scenario('702.22j: the defending player divides the damage of what a creature with banding blocks', {
    rules: ['702.22j', '510.1c'],
    alice: { battlefield: [creature('Charging Ox', '4/4')] },
    bob: { battlefield: [captain, 'Grizzly Bears'] },
    script: [
      'alice attacks bob with Charging Ox',
      'bob blocks Charging Ox with Column Captain, Grizzly Bears',
      'pass until bob decides',
      { expect: { game: { asked: { player: 'bob', kind: 'combatDamage' } } } },
      'bob assigns Charging Ox: 4 to Column Captain',
      toTheEnd,
    ],
    expect: { 'Column Captain': { on: 'graveyard' }, 'Grizzly Bears': { on: 'battlefield', damage: 0 } },
    control: {
      without: 'banding',
      script: [
        'alice attacks bob with Charging Ox',
        'bob blocks Charging Ox with Column Captain, Grizzly Bears',
        'pass until alice decides',
        'alice assigns Charging Ox: 2 to Column Captain, 2 to Grizzly Bears',
        toTheEnd,
      ],
      expect: { 'Column Captain': { on: 'graveyard' }, 'Grizzly Bears': { on: 'graveyard' } },
    },
  }),
  scenario('702.22k: the active player divides the damage of what blocks a creature with banding', {
    rules: ['702.22k', '702.22h', '510.1d'],
    alice: { battlefield: [captain, creature('Charging Ox', '4/4')] },
    bob: { battlefield: [brute] },
    script: [
      'alice attacks bob with Column Captain, Charging Ox',
      'alice chooses Charging Ox',
      'bob blocks Charging Ox with Gate Brute',
      'pass until alice decides',
      'alice assigns Gate Brute: 4 to Column Captain',
      toTheEnd,
    ],
    expect: {
      'Column Captain': { on: 'graveyard' },
      'Charging Ox': { on: 'battlefield', damage: 0 },
      'Gate Brute': { damage: 5 },
    },
    control: {
      script: [
        'alice attacks bob with Column Captain, Charging Ox',
        'alice chooses nothing',
        'bob blocks Charging Ox with Gate Brute',
        toTheEnd,
      ],
      expect: {
        'Column Captain': { on: 'battlefield' },
        'Charging Ox': { on: 'graveyard' },
        bob: { life: 19 },
      },
    },
  }),
  scenario('702.22c: bands with other Giants takes any number of Giants into a band, and nothing else', {
    rules: ['702.22c', '702.22h'],
    alice: { battlefield: [ogre, giant('First Giant'), giant('Second Giant'), 'Grizzly Bears'] },
    bob: { battlefield: [wall] },
    script: [
      'alice attacks bob with Giant Friend, First Giant, Second Giant, Grizzly Bears',
      'alice chooses First Giant, Second Giant',
      'bob blocks Second Giant with Gate Wall',
      { expect: { 'First Giant': { blocked: true }, 'Grizzly Bears': { blocked: false } } },
      toTheEnd,
    ],
    expect: { bob: { life: 18 } },
    control: {
      without: 'bands with other',
      script: [
        'alice attacks bob with Giant Friend, First Giant, Second Giant, Grizzly Bears',
        'bob blocks Second Giant with Gate Wall',
        { expect: { 'First Giant': { blocked: false } } },
        toTheEnd,
      ],
      expect: { bob: { life: 15 } },
    },
  }),
  scenario('702.22c: a creature with bands with other has no banding for another creature’s band', {
    rules: ['702.22c'],
    alice: { battlefield: [captain, piper, ogre, 'Grizzly Bears'] },
    bob: { battlefield: [wall] },
    script: [
      'alice attacks bob with Column Captain, Giant Friend, Grizzly Bears',
      'refused 508.1e: alice chooses Giant Friend, Grizzly Bears',
      'alice chooses Giant Friend',
      'bob blocks nothing',
      toTheEnd,
    ],
    expect: { bob: { life: 16 } },
    control: {
      // A creature with banding is no “other” one: with two of them, one more without it may come along.
      script: [
        'alice attacks bob with Column Captain, Column Piper, Grizzly Bears',
        'alice chooses Column Piper, Grizzly Bears',
        'bob blocks nothing',
        toTheEnd,
      ],
      expect: { bob: { life: 16 } },
    },
  }),
  scenario('702.22b: what loses banding loses bands with other', {
    rules: ['702.22b'],
    alice: {
      battlefield: [ogre, giant('First Giant')],
      hand: [
        free('Out of Step', {
          do: 'modify',
          what: target(0),
          changes: [{ change: 'removeKeyword', keyword: 'banding' }],
          until: 'untilEndOfTurn',
        }),
      ],
    },
    bob: { battlefield: [wall] },
    script: [
      'alice casts Out of Step on Giant Friend',
      'everyone passes',
      'alice attacks bob with Giant Friend, First Giant',
      'bob blocks First Giant with Gate Wall',
      toTheEnd,
    ],
    expect: { bob: { life: 19 } },
    control: {
      script: [
        'alice attacks bob with Giant Friend, First Giant',
        'alice chooses First Giant',
        'bob blocks First Giant with Gate Wall',
        toTheEnd,
      ],
      expect: { bob: { life: 20 } },
    },
  }),
  scenario('702.22j: with bands with other, two that share the quality let their player divide the damage', {
    rules: ['702.22j', '510.1c'],
    alice: { battlefield: [creature('Charging Ox', '4/4')] },
    bob: { battlefield: [ogre, giant('First Giant'), 'Grizzly Bears'] },
    script: [
      'alice attacks bob with Charging Ox',
      'bob blocks Charging Ox with Giant Friend, First Giant',
      'pass until bob decides',
      'bob assigns Charging Ox: 4 to First Giant',
      toTheEnd,
    ],
    expect: { 'Giant Friend': { on: 'battlefield' }, 'First Giant': { on: 'graveyard' } },
    control: {
      // No other Giant blocks with it.
      script: [
        'alice attacks bob with Charging Ox',
        'bob blocks Charging Ox with Giant Friend, Grizzly Bears',
        'pass until alice decides',
        'alice assigns Charging Ox: 2 to Giant Friend, 2 to Grizzly Bears',
        toTheEnd,
      ],
      expect: { 'Giant Friend': { on: 'graveyard' }, 'Grizzly Bears': { on: 'graveyard' } },
    },
  }),
];

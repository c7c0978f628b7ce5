import { creature, scenario } from '../../machines/play/scenario/index.ts';
import { affecting, flying, having } from '../../machines/rules/abilities/write/index.ts';

/** As long as it is paired, both creatures have flying. */
const wings = creature('Bonded Wings', '1/1', 'soulbond', {
  manaCost: '{U}',
  abilities: [
    {
      ...affecting({ union: ['self', 'paired'] }, having(flying)),
      if: { holds: 'is', what: 'self', like: { paired: true } },
    },
  ],
});

export default [
  scenario('702.95a: paired as it enters with a creature that was there', {
    rules: ['702.95a', '702.95b'],
    alice: { hand: [wings], mana: 'U', battlefield: ['Flowering Lumberknot', 'Grizzly Bears'] },
    bob: {},
    script: [
      'alice casts Bonded Wings',
      'pass until alice decides',
      'alice chooses Flowering Lumberknot',
      {
        expect: {
          'Bonded Wings': { has: ['flying'] },
          'Flowering Lumberknot': { has: ['flying'] },
          'Grizzly Bears': { hasNot: ['flying'] },
        },
      },
      'alice attacks bob with Flowering Lumberknot',
    ],
    expect: { bob: { life: 15 } },
    control: {
      without: 'soulbond',
      script: [
        'alice casts Bonded Wings',
        'everyone passes',
        "pass until alice's beginning of combat",
        'refused 508.1c: alice attacks bob with Flowering Lumberknot',
        'alice attacks bob with Grizzly Bears',
      ],
      expect: { bob: { life: 18 }, 'Bonded Wings': { hasNot: ['flying'] } },
    },
  }),
  scenario('702.95a: paired as another creature enters; each with only one', {
    rules: ['702.95a', '702.95d'],
    alice: { battlefield: [wings], hand: ['Grizzly Bears', 'Hill Giant'], mana: 'GGRRRR' },
    bob: {},
    script: [
      'alice casts Grizzly Bears',
      'pass until alice decides',
      'alice says yes',
      'alice casts Hill Giant',
      'everyone passes',
      { expect: { game: { stack: 0 } } },
    ],
    expect: { 'Grizzly Bears': { has: ['flying'] }, 'Hill Giant': { hasNot: ['flying'] } },
    control: {
      script: [
        'alice casts Grizzly Bears',
        'pass until alice decides',
        'alice says no',
        'alice casts Hill Giant',
        'pass until alice decides',
        'alice says yes',
      ],
      expect: { 'Grizzly Bears': { hasNot: ['flying'] }, 'Hill Giant': { has: ['flying'] } },
    },
  }),
  scenario('702.95c: what has left by then is paired with nothing', {
    rules: ['702.95c'],
    alice: { battlefield: [wings], hand: ['Grizzly Bears'], mana: 'GG' },
    bob: { hand: ['Shock'], mana: 'R' },
    script: [
      'alice casts Grizzly Bears',
      'everyone passes',
      'alice passes',
      'bob casts Shock on Grizzly Bears',
      'everyone passes',
      'stop here',
    ],
    expect: { 'Bonded Wings': { hasNot: ['flying'] }, 'Grizzly Bears': { on: 'graveyard' } },
    control: {
      without: 'Shock',
      script: ['alice casts Grizzly Bears', 'pass until alice decides', 'alice says yes'],
      expect: { 'Bonded Wings': { has: ['flying'] } },
    },
  }),
  scenario('702.95e: unpaired once one of the two is no creature of its player’s on the battlefield', {
    rules: ['702.95e', '702.95b'],
    alice: { battlefield: [wings], hand: ['Grizzly Bears', 'Hill Giant'], mana: 'GGRRRR' },
    bob: { battlefield: [{ card: 'Island', count: 4 }], hand: ['Control Magic'] },
    script: [
      'alice casts Grizzly Bears',
      'pass until alice decides',
      'alice says yes',
      { expect: { 'Bonded Wings': { has: ['flying'] } } },
      "pass until bob's precombatMain",
      'bob casts Control Magic on Grizzly Bears',
      'everyone passes',
      { expect: { 'Bonded Wings': { hasNot: ['flying'] }, 'Grizzly Bears': { hasNot: ['flying'] } } },
    ],
    expect: { 'Grizzly Bears': { controller: 'bob' } },
    control: {
      script: [
        'alice casts Grizzly Bears',
        'pass until alice decides',
        'alice says yes',
        "pass until bob's precombatMain",
      ],
      expect: { 'Bonded Wings': { has: ['flying'] }, 'Grizzly Bears': { has: ['flying'] } },
    },
  }),
  scenario('702.95a: where all others are paired a creature with soulbond doesn’t trigger as it enters', {
    rules: ['702.95a', '603.4'],
    alice: {
      battlefield: [wings],
      hand: ['Grizzly Bears', { ...wings, name: 'Second Wings' }],
      mana: 'GGU',
    },
    bob: {},
    script: [
      'alice casts Grizzly Bears',
      'pass until alice decides',
      'alice says yes',
      'alice casts Second Wings',
      'everyone passes',
      'stop here',
    ],
    expect: { 'Second Wings': { on: 'battlefield', hasNot: ['flying'] }, game: { stack: 0 } },
    control: {
      // Unpaired, both creatures with soulbond trigger.
      script: [
        'alice casts Grizzly Bears',
        'pass until alice decides',
        'alice says no',
        'alice casts Second Wings',
        'everyone passes',
        { expect: { game: { asked: { player: 'alice', kind: 'order' } } } },
        'alice orders Second Wings, Bonded Wings',
        'stop here',
      ],
      expect: { game: { stack: 2 } },
    },
  }),
];

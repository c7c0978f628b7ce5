import { card, creature, scenario } from '../../machines/play/scenario/index.ts';
import {
  activated,
  affecting,
  artifact,
  controllerOf,
  dealDamageToPlayers,
  deathtouch,
  destroy,
  enchant,
  equip,
  having,
  land,
  lifelink,
  mana,
  one,
  sacrificeSelf,
  sacrificing,
  spell,
  tap,
  target,
  thatPlayer,
  triggered,
  untap,
  untilEndOfTurn,
} from '../../machines/rules/abilities/write/index.ts';

const valakut = 'Valakut, the Molten Pinnacle';
const mountains = (count: number) => ({ card: 'Mountain', count });
/** Destroys a land, and untaps for one that isn't basic. */
const ploughman = creature('Grave Ploughman', '6/5', '', {
  abilities: [
    activated({
      cost: [mana('{B}{B}{B}'), tap],
      targets: [one(land)],
      effect: [
        destroy(target(0)),
        {
          do: 'if',
          condition: { holds: 'is', what: target(0), like: { notSupertype: 'basic' } },
          then: [untap('self')],
        },
      ],
    }),
  ],
});
const breakGround = card('Break Ground', ['instant'], {
  manaCost: '{R}',
  abilities: [spell([one(land)], destroy(target(0)))],
});
/** A land with two basic land types. */
const twoFold = card('Burnt Mire', ['land'], { subtypes: 'Swamp Mountain' });
const collar = card('Serpent Collar', ['artifact'], {
  manaCost: '{1}',
  subtypes: 'Equipment',
  abilities: [affecting('attached', having(deathtouch, lifelink)), equip('{2}')],
});
const mendingJar = card('Mending Jar', ['artifact'], {
  manaCost: '{0}',
  abilities: [
    activated({
      cost: [sacrificeSelf],
      targets: [one(artifact)],
      effect: [{ do: 'regenerate', what: target(0) }],
    }),
  ],
});
/** Damage to the controller of the enchanted artifact each upkeep, unless they sacrifice it. */
const cursedMetal = card('Cursed Metal', ['enchantment'], {
  manaCost: '{2}{B}{B}',
  subtypes: 'Aura',
  abilities: [
    enchant(artifact),
    triggered({
      when: { on: 'begins', step: 'upkeep', whose: controllerOf('attached') },
      effect: [
        {
          do: 'unless',
          who: thatPlayer,
          cost: [sacrificing({ among: 'attached' })],
          else: [dealDamageToPlayers(2, thatPlayer)],
        },
      ],
    }),
  ],
});
const crack = card('Crack', ['instant'], {
  manaCost: '{R}',
  abilities: [spell([one(artifact)], destroy(target(0)))],
});
const borrow = card('Borrow at Once', ['instant'], {
  manaCost: '{R}',
  abilities: [spell([one({})], untilEndOfTurn(target(0), { change: 'control', by: 'you' }))],
});
const curse = {
  turn: { of: 'bob', at: 'end' },
  alice: { battlefield: [mendingJar, 'Mountain'], hand: [crack] },
  bob: { battlefield: [{ card: cursedMetal, attachedTo: 'Mending Jar' }, 'Mountain'], hand: [borrow] },
} as const;

export default [
  scenario('113.7a: a land that has been destroyed deals the damage of its triggered ability', {
    rules: ['113.7a', '608.2h', '603.4'],
    alice: {
      battlefield: [valakut, mountains(4), { card: 'Mountain', as: 'the first' }],
      hand: [{ card: 'Mountain', as: 'the sixth' }],
    },
    bob: { battlefield: [ploughman, { card: 'Swamp', count: 3 }] },
    script: [
      'alice plays the sixth',
      'alice chooses bob',
      'alice passes',
      `bob activates Grave Ploughman on ${valakut}`,
      'everyone passes',
      { expect: { [valakut]: { on: 'graveyard' }, 'Grave Ploughman': { tapped: false } } },
      'everyone passes',
      'alice says yes',
    ],
    expect: { bob: { life: 17 }, game: { happened: [{ event: 'damage', source: valakut, amount: 3 }] } },
    control: {
      script: [
        'alice plays the sixth',
        'alice chooses bob',
        'alice passes',
        'bob activates Grave Ploughman on the first',
        'everyone passes',
        'everyone passes',
      ],
      expect: { bob: { life: 20 }, 'Grave Ploughman': { tapped: true } },
    },
  }),
  scenario('603.4: the Mountain that entered may be gone, so long as five others are there', {
    rules: ['603.4', '113.7a'],
    alice: { battlefield: [valakut, mountains(5)], hand: [twoFold] },
    bob: { hand: [breakGround], mana: 'R' },
    script: [
      'alice plays Burnt Mire',
      'alice chooses bob',
      'alice passes',
      'bob casts Break Ground on Burnt Mire',
      'everyone passes',
      { expect: { 'Burnt Mire': { on: 'graveyard' }, game: { stack: 1 } } },
      'everyone passes',
      'alice says yes',
    ],
    expect: { bob: { life: 17 } },
    control: {
      script: [
        'alice plays Burnt Mire',
        'alice chooses bob',
        'alice passes',
        'bob casts Break Ground on Mountain 1',
        'everyone passes',
        'everyone passes',
      ],
      expect: { 'Burnt Mire': { on: 'battlefield' }, bob: { life: 20 } },
    },
  }),
  scenario('603.4: with four other Mountains left the ability leaves the stack, and nobody is asked', {
    rules: ['603.4'],
    alice: { battlefield: [valakut, mountains(5)], hand: [twoFold] },
    bob: { hand: [breakGround], mana: 'R' },
    script: [
      'alice plays Burnt Mire',
      'alice chooses bob',
      'alice passes',
      'bob casts Break Ground on Mountain 3',
      'everyone passes',
      'everyone passes',
    ],
    expect: {
      bob: { life: 20 },
      game: { stack: 0, asked: { player: 'alice', kind: 'priority' } },
    },
    control: {
      setup: { alice: { battlefield: [valakut, mountains(6)] } },
      script: [
        'alice plays Burnt Mire',
        'alice chooses bob',
        'alice passes',
        'bob casts Break Ground on Mountain 3',
        'everyone passes',
        'everyone passes',
        'alice says yes',
      ],
      expect: { bob: { life: 17 } },
    },
  }),
  scenario('113.7a: a creature gone with its last counter had the lifelink of what equipped it', {
    rules: ['113.7a', '608.2h', '702.15c'],
    alice: {
      battlefield: [
        { card: 'Walking Ballista', counters: { '+1/+1': 1 } },
        { card: collar, attachedTo: 'Walking Ballista' },
      ],
    },
    bob: {},
    script: [
      'alice activates Walking Ballista ability 2 on bob',
      { expect: { 'Walking Ballista': { on: 'graveyard' }, 'Serpent Collar': { attachedTo: null } } },
      'everyone passes',
    ],
    expect: { alice: { life: 21 }, bob: { life: 19 } },
    control: {
      setup: {
        alice: {
          battlefield: [{ card: 'Walking Ballista', counters: { '+1/+1': 1 } }, collar],
        },
      },
      script: ['alice activates Walking Ballista ability 2 on bob', 'everyone passes'],
      expect: { alice: { life: 20 }, bob: { life: 19 } },
    },
  }),
  scenario('702.15c: still there as the damage is dealt, it has the lifelink that it has then', {
    rules: ['702.15c', '113.7a'],
    alice: {
      battlefield: [
        { card: 'Walking Ballista', counters: { '+1/+1': 2 } },
        { card: collar, attachedTo: 'Walking Ballista' },
      ],
    },
    bob: { hand: [crack], mana: 'R' },
    script: [
      'alice activates Walking Ballista ability 2 on bob',
      'alice passes',
      'bob casts Crack on Serpent Collar',
      'everyone passes',
      'everyone passes',
    ],
    expect: { 'Walking Ballista': { on: 'battlefield' }, alice: { life: 20 }, bob: { life: 19 } },
    control: {
      setup: {
        alice: {
          battlefield: [
            { card: 'Walking Ballista', counters: { '+1/+1': 1 } },
            { card: collar, attachedTo: 'Walking Ballista' },
          ],
        },
      },
      expect: { 'Walking Ballista': { on: 'graveyard' }, alice: { life: 21 }, bob: { life: 19 } },
    },
  }),
  scenario('118.12a: who has nothing left to sacrifice isn’t asked, and is dealt the damage', {
    rules: ['118.12a', '113.7a', '118.3'],
    ...curse,
    script: [
      "pass until alice's upkeep",
      'alice casts Crack on Mending Jar',
      'everyone passes',
      { expect: { 'Cursed Metal': { on: 'graveyard' }, game: { stack: ['the ability of Cursed Metal'] } } },
      'everyone passes',
    ],
    expect: { alice: { life: 18 }, game: { happened: [{ event: 'damage', source: 'Cursed Metal' }] } },
    control: {
      script: ["pass until alice's upkeep", 'everyone passes', 'alice says yes'],
      expect: { alice: { life: 20 }, 'Mending Jar': { on: 'graveyard' } },
    },
  }),
  scenario('701.21a: what another player controls by now can’t be sacrificed', {
    rules: ['701.21a', '118.12a', '118.3'],
    ...curse,
    script: [
      "pass until alice's upkeep",
      'alice passes',
      'bob casts Borrow at Once on Mending Jar',
      'everyone passes',
      'everyone passes',
    ],
    expect: { alice: { life: 18 }, 'Mending Jar': { on: 'battlefield', controller: 'bob' } },
    control: {
      script: ["pass until alice's upkeep", 'everyone passes', 'alice says yes'],
      expect: { alice: { life: 20 }, 'Mending Jar': { on: 'graveyard' } },
    },
  }),
];

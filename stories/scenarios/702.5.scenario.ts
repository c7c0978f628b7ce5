import { card, scenario } from '../../machines/play/scenario/index.ts';
import { enchant, enchantPlayer, flying, having } from '../../machines/rules/abilities/write/index.ts';

const wiredWings = card('Wired Wings', ['enchantment'], {
  manaCost: '{U}',
  subtypes: 'Aura',
  abilities: [
    enchant({ type: 'creature' }),
    enchant({ type: 'artifact' }),
    { kind: 'static', affects: 'attached', changes: [having(flying)] },
  ],
});

const doubleCurse = card('Twofold Curse', ['enchantment'], {
  manaCost: '{B}',
  subtypes: 'Aura Curse',
  abilities: [enchantPlayer('any'), enchantPlayer('opponent')],
});

export default [
  scenario('702.5a: enchant restricts what an Aura spell can target', {
    rules: ['702.5a', '303.4a', '115.1b'],
    alice: { hand: ['Murder Investigation'], mana: 'WW', battlefield: ['Grizzly Bears', 'Forest'] },
    bob: { battlefield: ['Hill Giant'] },
    script: [
      'refused 702.5a: alice casts Murder Investigation on Hill Giant',
      'refused 702.5a: alice casts Murder Investigation on Forest',
      'refused 702.5d: alice casts Murder Investigation on bob',
      'alice casts Murder Investigation on Grizzly Bears',
    ],
    expect: { 'Murder Investigation': { on: 'battlefield', attachedTo: 'Grizzly Bears' } },
    control: {
      setup: { alice: { hand: ['Flight'], mana: 'UU', battlefield: ['Grizzly Bears'] } },
      script: ['alice casts Flight on Hill Giant'],
      expect: { Flight: { attachedTo: 'Hill Giant' } },
    },
  }),
  scenario('702.5a: enchant restricts what an Aura can enchant as well, without using the stack', {
    rules: ['702.5a', '303.4c', '704.5m'],
    alice: {
      battlefield: ['Grizzly Bears', { card: 'Murder Investigation', attachedTo: 'Grizzly Bears' }],
    },
    bob: { hand: ['Act of Treason'], mana: 'RRR' },
    turn: { of: 'bob' },
    script: ['bob casts Act of Treason on Grizzly Bears'],
    expect: {
      'Grizzly Bears': { controller: 'bob' },
      'Murder Investigation': { on: 'graveyard' },
      game: {
        happened: [{ event: 'move', object: 'Murder Investigation', rule: '704.5m' }],
        notHappened: [{ event: 'trigger' }],
      },
    },
    control: {
      setup: { alice: { battlefield: ['Grizzly Bears', { card: 'Flight', attachedTo: 'Grizzly Bears' }] } },
      expect: { 'Grizzly Bears': { controller: 'bob' }, Flight: { attachedTo: 'Grizzly Bears' } },
    },
  }),
  scenario(
    '702.5b: an Aura that enters without being cast: its player chooses what it will enchant (303.4f)',
    {
      rules: ['702.5b', '303.4f'],
      alice: { battlefield: ['Sun Titan', 'Forest'], graveyard: ['Pacifism'] },
      bob: { battlefield: ['Gladecover Scout', 'Hill Giant'] },
      script: [
        'alice attacks bob with Sun Titan',
        'everyone passes',
        'alice says yes',
        'alice chooses Gladecover Scout',
        'bob blocks nothing',
      ],
      expect: { Pacifism: { on: 'battlefield', attachedTo: 'Gladecover Scout' } },
      control: {
        setup: { alice: { hand: ['Pacifism'], graveyard: [], mana: 'WW', battlefield: ['Sun Titan'] } },
        script: [
          'refused 702.11b: alice casts Pacifism on Gladecover Scout',
          'alice casts Pacifism on Hill Giant',
        ],
        expect: { Pacifism: { attachedTo: 'Hill Giant' } },
      },
    },
  ),
  scenario('702.5c: an Aura with several enchant abilities obeys all of them', {
    rules: ['702.5c', '303.4a', '704.5m'],
    alice: { hand: [wiredWings], mana: 'U', battlefield: ['Ornithopter', 'Bonesplitter', 'Grizzly Bears'] },
    bob: { battlefield: ['Darksteel Myr'] },
    script: [
      'refused 702.5a: alice casts Wired Wings on Grizzly Bears',
      'refused 702.5a: alice casts Wired Wings on Bonesplitter',
      'alice casts Wired Wings on Darksteel Myr',
    ],
    expect: { 'Wired Wings': { attachedTo: 'Darksteel Myr' }, 'Darksteel Myr': { has: ['flying'] } },
    control: {
      setup: { alice: { hand: ['Flight'], mana: 'U', battlefield: ['Grizzly Bears'] } },
      script: ['alice casts Flight on Grizzly Bears'],
      expect: { Flight: { attachedTo: 'Grizzly Bears' } },
    },
  }),
  scenario('702.5c: also of what is attached already', {
    rules: ['702.5c', '704.5m'],
    alice: { battlefield: ['Grizzly Bears', { card: wiredWings, attachedTo: 'Grizzly Bears' }] },
    bob: {},
    expect: { 'Wired Wings': { on: 'graveyard' }, 'Grizzly Bears': { hasNot: ['flying'] } },
    control: {
      setup: { alice: { battlefield: ['Ornithopter', { card: 'Wired Wings', attachedTo: 'Ornithopter' }] } },
      expect: { 'Wired Wings': { on: 'battlefield', attachedTo: 'Ornithopter' } },
    },
  }),
  scenario('702.5c: of “enchant player” and “enchant opponent” both hold', {
    rules: ['702.5c', '702.5d'],
    alice: { hand: [doubleCurse], mana: 'B' },
    bob: {},
    carol: {},
    script: ['refused 702.5d: alice casts Twofold Curse on alice', 'alice casts Twofold Curse on carol'],
    expect: { 'Twofold Curse': { attachedTo: 'carol' } },
    control: {
      setup: {
        alice: {
          hand: [
            card('Single Curse', ['enchantment'], {
              manaCost: '{B}',
              subtypes: 'Aura Curse',
              abilities: [enchantPlayer('any')],
            }),
          ],
          mana: 'B',
        },
      },
      script: ['alice casts Single Curse on alice'],
      expect: { 'Single Curse': { attachedTo: 'alice' } },
    },
  }),
  scenario('702.5d: an Aura that enchants a player targets one, is attached to one, and to no permanent', {
    rules: ['702.5d', '303.4a', '303.4b', '608.3c'],
    alice: { hand: ['Psychic Possession'], mana: 'UUUU', battlefield: ['Grizzly Bears'] },
    bob: { battlefield: ['Hill Giant'], hand: ['Divination'] },
    script: [
      'refused 702.5d: alice casts Psychic Possession on Hill Giant',
      'refused 702.5d: alice casts Psychic Possession on Grizzly Bears',
      'refused 702.5d: alice casts Psychic Possession on alice',
      'alice casts Psychic Possession on bob',
      { expect: { 'Psychic Possession': { on: 'stack', targets: ['bob'] } } },
      'pass until the stack is empty',
      { expect: { 'Psychic Possession': { on: 'battlefield', attachedTo: 'bob' } } },
      "pass until bob's draw",
      'pass until alice decides',
      'alice says yes',
    ],
    expect: { alice: { hand: 1 }, bob: { hand: 2 }, 'Psychic Possession': { attachedTo: 'bob' } },
    control: {
      setup: { alice: { hand: ['Flight'], mana: 'U', battlefield: ['Grizzly Bears'] } },
      script: ['refused 702.5d: alice casts Flight on bob', 'alice casts Flight on Hill Giant'],
      expect: { Flight: { attachedTo: 'Hill Giant' } },
    },
  }),
  scenario('702.5d: a Curse speaks of the player whom it enchants', {
    rules: ['702.5d', '303.4b', '608.2d'],
    alice: { battlefield: [{ card: 'Curse of the Pierced Heart', attachedTo: 'bob' }] },
    bob: { battlefield: ['Elspeth, Knight-Errant'] },
    script: [
      "pass until bob's upkeep",
      { expect: { game: { stack: ['the ability of Curse of the Pierced Heart'] } } },
      'everyone passes',
      'alice chooses bob',
      "pass until alice's upkeep",
      { expect: { bob: { life: 19 }, alice: { life: 20 }, game: { stack: 0 } } },
      "pass until bob's upkeep",
      'everyone passes',
      'alice chooses Elspeth, Knight-Errant',
    ],
    expect: { bob: { life: 19 }, 'Elspeth, Knight-Errant': { counters: { loyalty: 3 } } },
    control: {
      setup: { alice: { battlefield: [{ card: 'Curse of the Pierced Heart', attachedTo: 'alice' }] } },
      script: ["pass until alice's upkeep", 'everyone passes'],
      expect: { alice: { life: 19 }, bob: { life: 20 } },
    },
  }),
  scenario('702.5d: attached to a permanent, it is put into the graveyard', {
    rules: ['702.5d', '704.5m'],
    alice: { battlefield: [{ card: 'Psychic Possession', attachedTo: 'Hill Giant' }] },
    bob: { battlefield: ['Hill Giant'] },
    expect: { 'Psychic Possession': { on: 'graveyard' } },
    control: {
      setup: { alice: { battlefield: [{ card: 'Psychic Possession', attachedTo: 'bob' }] } },
      expect: { 'Psychic Possession': { on: 'battlefield', attachedTo: 'bob' } },
    },
  }),
  scenario(
    '702.5d: nor does it stay on a player that it can’t enchant, or an Aura for creatures on a player',
    {
      rules: ['702.5d', '303.4c', '704.5m'],
      alice: {
        battlefield: [
          { card: 'Psychic Possession', attachedTo: 'alice', as: 'the possession' },
          { card: 'Flight', attachedTo: 'bob' },
        ],
      },
      bob: {},
      expect: { 'the possession': { on: 'graveyard' }, Flight: { on: 'graveyard' } },
      control: {
        setup: {
          alice: {
            battlefield: [
              'Grizzly Bears',
              { card: 'Psychic Possession', attachedTo: 'bob', as: 'the possession' },
              { card: 'Flight', attachedTo: 'Grizzly Bears' },
            ],
          },
        },
        expect: { 'the possession': { attachedTo: 'bob' }, Flight: { attachedTo: 'Grizzly Bears' } },
      },
    },
  ),
  scenario('702.5d: when the enchanted player leaves the game, the Aura goes to the graveyard', {
    rules: ['702.5d', '303.4c', '704.5m'],
    alice: { battlefield: [{ card: 'Psychic Possession', attachedTo: 'carol' }] },
    bob: {},
    carol: {},
    script: ['carol concedes', 'everyone passes'],
    expect: { 'Psychic Possession': { on: 'graveyard' }, game: { over: false } },
    control: {
      script: ['everyone passes'],
      expect: { 'Psychic Possession': { on: 'battlefield', attachedTo: 'carol' } },
    },
  }),
];

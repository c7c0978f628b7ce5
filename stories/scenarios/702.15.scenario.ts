import { card, creature, scenario } from '../../machines/play/scenario/index.ts';
import {
  activated,
  all,
  anyTarget,
  dealDamageToTarget,
  having,
  lifelink,
  spellLike,
  staticAbility,
  tap,
} from '../../machines/rules/abilities/write/index.ts';

const twoIslands = { card: 'Island', count: 2 };

const kindLore = card('Kind Lore', ['enchantment'], {
  manaCost: '{W}',
  abilities: [
    staticAbility({
      affects: all(spellLike({ anyType: ['instant', 'sorcery'], controller: 'you' })),
      changes: [having(lifelink)],
    }),
  ],
});

const healer = creature('Burning Healer', '1/1', 'lifelink', {
  abilities: [activated({ cost: [tap], targets: [anyTarget], effect: [dealDamageToTarget(1)] })],
});

/** Deals damage from its owner's graveyard, where nobody controls it (108.4). */
const ember = creature('Kind Ember', '1/1', 'lifelink', {
  manaCost: '{R}',
  abilities: [
    activated({
      cost: [{ pay: 'mana', cost: '{R}' }],
      targets: [anyTarget],
      effect: [dealDamageToTarget(2)],
      limits: { onlyIf: { holds: 'is', what: 'self', like: { zone: 'graveyard' } } },
    }),
  ],
});

export default [
  scenario('702.15a: lifelink is static: no use of the stack, and gone with the ability', {
    rules: ['702.15a', '604.1'],
    alice: { battlefield: ['Child of Night'] },
    bob: { battlefield: [twoIslands], hand: ['Turn to Frog'] },
    script: ['alice attacks bob with Child of Night', 'bob casts Turn to Frog on Child of Night'],
    expect: { bob: { life: 19 }, alice: { life: 20 } },
    control: {
      script: ['alice attacks bob with Child of Night', 'pass until the combat damage step'],
      expect: { bob: { life: 18 }, alice: { life: 22 }, game: { notHappened: [{ event: 'putOnStack' }] } },
    },
  }),
  scenario('702.15b: damage from a source with lifelink has its controller gain that much life besides', {
    rules: ['702.15b', '120.3f'],
    alice: { battlefield: ['Child of Night'] },
    bob: {},
    script: ['alice attacks bob with Child of Night'],
    expect: {
      bob: { life: 18 },
      alice: { life: 22 },
      game: { happened: [{ event: 'gainLife', player: 'alice', amount: 2, times: 1 }] },
    },
    control: { without: 'lifelink', expect: { bob: { life: 18 }, alice: { life: 20 } } },
  }),
  scenario('702.15b: it is the source’s controller who gains it, for damage of any kind to anything', {
    rules: ['702.15b', '120.3e', '120.3f'],
    alice: { battlefield: ['Hill Giant'], hand: ['Act of Treason'], mana: 'RRR' },
    bob: { battlefield: [healer, { card: 'Grizzly Bears' }] },
    script: [
      'alice casts Act of Treason on Burning Healer',
      'pass until the stack is empty',
      'alice activates Burning Healer on Grizzly Bears',
    ],
    expect: { 'Grizzly Bears': { damage: 1 }, alice: { life: 21 }, bob: { life: 20 } },
    control: {
      without: 'lifelink',
      expect: { 'Grizzly Bears': { damage: 1 }, alice: { life: 20 }, bob: { life: 20 } },
    },
  }),
  scenario('702.15b: a blocker’s damage gains life for the defending player', {
    rules: ['702.15b', '510.1d'],
    alice: { battlefield: ['Hill Giant'] },
    bob: { battlefield: ['Child of Night'] },
    script: ['alice attacks bob with Hill Giant', 'bob blocks Hill Giant with Child of Night'],
    expect: { bob: { life: 22 }, alice: { life: 20 }, 'Hill Giant': { damage: 2 } },
    control: { without: 'lifelink', expect: { bob: { life: 20 }, alice: { life: 20 } } },
  }),
  scenario('702.15b: prevented damage gains nothing', {
    rules: ['702.15b', '615.1'],
    alice: { battlefield: [creature('White Healer', '2/2', 'lifelink', { colors: 'W' })] },
    bob: { battlefield: ['Black Knight'] },
    script: ['alice attacks bob with White Healer', 'bob blocks White Healer with Black Knight'],
    expect: { alice: { life: 20 }, 'Black Knight': { damage: 0 }, 'White Healer': { on: 'graveyard' } },
    control: {
      without: ['protection', 'first strike'],
      expect: { alice: { life: 22 }, 'Black Knight': { on: 'graveyard' } },
    },
  }),
  scenario('702.15c: of a source that has left, last known information says whether it had lifelink', {
    rules: ['702.15c', '113.7a', '608.2h'],
    alice: { battlefield: [healer] },
    bob: { hand: ['Boomerang'], mana: 'UU' },
    script: [
      'alice activates Burning Healer on bob',
      'alice passes',
      'bob casts Boomerang on Burning Healer',
      'everyone passes',
      { expect: { 'Burning Healer': { on: 'hand' }, bob: { life: 20 } } },
      'pass until the stack is empty',
    ],
    expect: { bob: { life: 19 }, alice: { life: 21 } },
    control: {
      without: 'lifelink',
      script: [
        'alice activates Burning Healer on bob',
        'alice passes',
        'bob casts Boomerang on Burning Healer',
        'pass until the stack is empty',
      ],
      expect: { bob: { life: 19 }, alice: { life: 20 } },
    },
  }),
  scenario('702.15c: lost before it left, lifelink gains nothing', {
    rules: ['702.15c', '608.2h'],
    alice: { battlefield: [healer] },
    bob: { hand: ['Boomerang', 'Turn to Frog'], mana: 'UUUU' },
    script: [
      'alice activates Burning Healer on bob',
      'alice passes',
      'bob casts Turn to Frog on Burning Healer',
      'everyone passes',
      'alice passes',
      'bob casts Boomerang on Burning Healer',
      'pass until the stack is empty',
    ],
    expect: { bob: { life: 19 }, alice: { life: 20 } },
    control: {
      script: [
        'alice activates Burning Healer on bob',
        'alice passes',
        'bob casts Boomerang on Burning Healer',
        'pass until the stack is empty',
      ],
      expect: { bob: { life: 19 }, alice: { life: 21 } },
    },
  }),
  scenario('702.15d: lifelink works for damage that is dealt from the stack', {
    rules: ['702.15d', '120.3f'],
    alice: { battlefield: [kindLore], hand: ['Lightning Bolt'], mana: 'R' },
    bob: {},
    script: ['alice casts Lightning Bolt on bob'],
    expect: { bob: { life: 17 }, alice: { life: 23 } },
    control: { without: 'Kind Lore', expect: { bob: { life: 17 }, alice: { life: 20 } } },
  }),
  scenario('702.15d: and from a graveyard, where its owner gains the life', {
    rules: ['702.15d', '702.15b', '108.4'],
    alice: { graveyard: [ember], mana: 'R' },
    bob: {},
    script: ['alice activates Kind Ember on bob'],
    expect: { bob: { life: 18 }, alice: { life: 22 } },
    control: { without: 'lifelink', expect: { bob: { life: 18 }, alice: { life: 20 } } },
  }),
  scenario('702.15e: sources with lifelink that deal damage together cause life gains apart', {
    rules: ['702.15e', '119.9'],
    alice: { battlefield: ['Child of Night', "Healer's Hawk"] },
    bob: {},
    script: ["alice attacks bob with Child of Night, Healer's Hawk"],
    expect: {
      alice: { life: 23 },
      game: {
        happened: [
          { event: 'gainLife', player: 'alice', times: 2 },
          { event: 'gainLife', amount: 2, times: 1 },
          { event: 'gainLife', amount: 1, times: 1 },
        ],
      },
    },
    control: {
      without: 'lifelink',
      expect: { alice: { life: 20 }, game: { notHappened: [{ event: 'gainLife' }] } },
    },
  }),
  scenario('702.15e, example 1: Ajani’s Pridemate triggers once for each of two creatures with lifelink', {
    rules: ['702.15e', '119.9', '603.2c'],
    alice: { battlefield: ["Ajani's Pridemate", 'Child of Night', "Healer's Hawk"] },
    bob: {},
    script: [
      "alice attacks bob with Child of Night, Healer's Hawk",
      'pass until the combat damage step',
      "alice orders Ajani's Pridemate, Ajani's Pridemate",
      {
        expect: {
          game: { stack: ["the ability of Ajani's Pridemate", "the ability of Ajani's Pridemate"] },
          alice: { life: 23 },
        },
      },
      'pass until the stack is empty',
    ],
    expect: { "Ajani's Pridemate": { counters: { '+1/+1': 2 }, power: 4 } },
    control: {
      script: ['alice attacks bob with Child of Night'],
      expect: { "Ajani's Pridemate": { counters: { '+1/+1': 1 } }, alice: { life: 22 } },
    },
  }),
  scenario('702.15f: two instances of lifelink gain the life once', {
    rules: ['702.15f', '702.15b'],
    alice: {
      battlefield: ['Child of Night', { card: 'Lifelink', attachedTo: 'Child of Night' }],
    },
    bob: {},
    script: ['alice attacks bob with Child of Night'],
    expect: {
      alice: { life: 22 },
      bob: { life: 18 },
      game: { happened: [{ event: 'gainLife', amount: 2, times: 1 }] },
    },
    control: {
      without: ['lifelink', 'Lifelink'],
      expect: { alice: { life: 20 }, bob: { life: 18 } },
    },
  }),
];

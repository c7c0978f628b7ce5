import { card, creature, scenario } from '../../machines/play/scenario/index.ts';
import { rulesFor } from '../../machines/rules/abilities/write/index.ts';

const truce = card('Solemn Truce', ['enchantment'], {
  abilities: [
    rulesFor(
      { all: { type: 'creature', power: { atLeast: 3 } } },
      { rule: 'cantAttack', whom: 'opponents', orPlaneswalkers: true },
    ),
  ],
});

export default [
  scenario('508.1d: a creature that attacks if able has to be declared', {
    rules: ['508.1d'],
    alice: { battlefield: ['Juggernaut', 'Grizzly Bears'] },
    bob: {},
    script: [
      'refused 508.1d: alice attacks with nothing',
      'refused 508.1d: alice attacks bob with Grizzly Bears',
      'alice attacks bob with Juggernaut',
    ],
    expect: { bob: { life: 15 }, 'Grizzly Bears': { tapped: false } },
    control: {
      withoutAbilities: ['Juggernaut'],
      script: ['alice attacks bob with Grizzly Bears'],
      expect: { bob: { life: 18 }, Juggernaut: { tapped: false } },
    },
  }),
  scenario('302.6: a creature that came this turn can’t attack, unless it has haste', {
    rules: ['302.6', '508.1a', '702.10b'],
    alice: {
      battlefield: [
        { card: 'Grizzly Bears', arrived: true },
        { card: 'Raging Goblin', arrived: true },
      ],
    },
    bob: {},
    script: ['refused 302.6: alice attacks bob with Grizzly Bears', 'alice attacks bob with Raging Goblin'],
    expect: { bob: { life: 19 } },
    control: {
      setup: { alice: { battlefield: ['Grizzly Bears', 'Raging Goblin'] } },
      script: ['alice attacks bob with Grizzly Bears, Raging Goblin'],
      expect: { bob: { life: 17 } },
    },
  }),
  scenario('508.1f: attacking taps, except with vigilance', {
    rules: ['508.1f', '702.20b'],
    alice: { battlefield: [creature('Watchful Bear', '2/2', 'vigilance'), 'Grizzly Bears'] },
    bob: {},
    script: ['alice attacks bob with Watchful Bear, Grizzly Bears'],
    expect: { 'Watchful Bear': { tapped: false }, 'Grizzly Bears': { tapped: true }, bob: { life: 16 } },
    control: { without: 'vigilance', expect: { 'Watchful Bear': { tapped: true } } },
  }),
  scenario('509.1b: a creature with flying is blocked only by flying and reach', {
    rules: ['509.1b', '702.9b', '702.17b'],
    alice: { battlefield: ['Storm Crow'] },
    bob: { battlefield: ['Grizzly Bears', 'Giant Spider'] },
    script: [
      'alice attacks bob with Storm Crow',
      'refused 702.9b: bob blocks Storm Crow with Grizzly Bears',
      'bob blocks Storm Crow with Giant Spider',
    ],
    expect: { 'Storm Crow': { on: 'graveyard' }, bob: { life: 20 } },
    control: {
      without: 'flying',
      script: ['alice attacks bob with Storm Crow', 'bob blocks Storm Crow with Grizzly Bears'],
      expect: { 'Storm Crow': { on: 'graveyard' }, 'Grizzly Bears': { damage: 1 } },
    },
  }),
  scenario('702.111b: menace takes two blockers', {
    rules: ['509.1b', '702.111b'],
    alice: { battlefield: ['Boggart Brute'] },
    bob: { battlefield: ['Grizzly Bears', 'Silvercoat Lion'] },
    script: [
      'alice attacks bob with Boggart Brute',
      'refused 702.111b: bob blocks Boggart Brute with Grizzly Bears',
      'bob blocks Boggart Brute with Grizzly Bears, Silvercoat Lion',
    ],
    decide: { assignCombatDamage: { 'Grizzly Bears': 2, 'Silvercoat Lion': 1 } },
    expect: {
      'Boggart Brute': { on: 'graveyard' },
      'Grizzly Bears': { on: 'graveyard' },
      'Silvercoat Lion': { damage: 1 },
    },
    control: {
      without: 'menace',
      script: ['alice attacks bob with Boggart Brute', 'bob blocks Boggart Brute with Grizzly Bears'],
      expect: { 'Boggart Brute': { on: 'graveyard' }, 'Grizzly Bears': { on: 'graveyard' } },
    },
  }),
  scenario('509.1c: a creature that all who are able have to block is blocked by all', {
    rules: ['509.1c'],
    alice: { battlefield: ['Craw Wurm', 'Hill Giant', { card: 'Lure', attachedTo: 'Craw Wurm' }] },
    bob: { battlefield: ['Grizzly Bears', 'Silvercoat Lion'] },
    script: [
      'alice attacks bob with Craw Wurm, Hill Giant',
      'refused 509.1c: bob blocks nothing',
      'refused 509.1c: bob blocks Craw Wurm with Grizzly Bears; Hill Giant with Silvercoat Lion',
      'bob blocks Craw Wurm with Grizzly Bears, Silvercoat Lion',
    ],
    decide: { assignCombatDamage: { 'Grizzly Bears': 3, 'Silvercoat Lion': 3 } },
    expect: { bob: { life: 17, graveyard: ['Grizzly Bears', 'Silvercoat Lion'] } },
    control: {
      without: 'Lure',
      script: ['alice attacks bob with Craw Wurm, Hill Giant', 'bob blocks nothing'],
      expect: { bob: { life: 11 } },
    },
  }),
  scenario('508.1c: what can’t attack a player or planeswalkers of theirs attacks neither', {
    rules: ['508.1c'],
    alice: { battlefield: [truce, 'Hill Giant', 'Grizzly Bears'] },
    bob: { battlefield: ['Jace Beleren'] },
    script: [
      'refused 508.1c: alice attacks bob with Hill Giant',
      'refused 508.1c: alice attacks Jace Beleren with Hill Giant',
      'alice attacks Jace Beleren with Grizzly Bears',
    ],
    expect: { 'Jace Beleren': { counters: { loyalty: 1 } } },
    control: {
      without: 'Solemn Truce',
      script: ['alice attacks Jace Beleren with Hill Giant'],
      expect: { 'Jace Beleren': { on: 'graveyard' } },
    },
  }),
  scenario('508.1d: creatures attack a planeswalker if able, in their controller’s next turn and no other', {
    rules: ['508.1d', '611.2c'],
    alice: { battlefield: ['Gideon Jura'] },
    bob: { hand: ['Raging Goblin'], mana: '', battlefield: ['Grizzly Bears', 'Mountain'] },
    script: [
      'alice activates Gideon Jura "+2:" on bob',
      'everyone passes',
      "pass until bob's precombatMain",
      'bob casts Raging Goblin',
      'everyone passes',
      'refused 508.1d: bob attacks alice with Grizzly Bears',
      'refused 508.1d: bob attacks Gideon Jura with Grizzly Bears',
      'bob attacks Gideon Jura with Grizzly Bears, Raging Goblin',
      "pass until bob's upkeep",
      "pass until bob's precombatMain",
      'bob attacks alice with Grizzly Bears',
    ],
    expect: { 'Gideon Jura': { counters: { loyalty: 5 } }, alice: { life: 18 } },
    control: {
      script: ["pass until bob's precombatMain", 'bob attacks alice with Grizzly Bears'],
      expect: { 'Gideon Jura': { counters: { loyalty: 6 } }, alice: { life: 18 } },
    },
  }),
  scenario('508.3b: a player is attacked by whatever attacks that player, once', {
    rules: ['508.3b', '111.10c'],
    alice: { battlefield: ['Grizzly Bears', 'Hill Giant'] },
    bob: {},
    carol: { battlefield: [{ card: 'Curse of Opulence', attachedTo: 'bob' }] },
    script: ['alice attacks bob with Grizzly Bears, Hill Giant', 'everyone passes'],
    expect: {
      alice: { battlefield: ['Grizzly Bears', 'Hill Giant', 'Gold Token'] },
      carol: { battlefield: ['Curse of Opulence', 'Gold Token'] },
      bob: { battlefield: 0 },
    },
    control: {
      script: ['alice attacks carol with Grizzly Bears, Hill Giant', 'everyone passes'],
      expect: { alice: { battlefield: 2 }, carol: { battlefield: 1 } },
    },
  }),
  scenario('509.1b: no more than one creature attacks, and no more than one blocks', {
    rules: ['508.1c', '509.1b'],
    alice: { battlefield: ['Grizzly Bears', 'Hill Giant', 'Silent Arbiter'] },
    bob: { battlefield: ['Giant Spider', 'Silvercoat Lion'] },
    script: [
      'refused 508.1c: alice attacks bob with Grizzly Bears, Hill Giant',
      'alice attacks bob with Hill Giant',
      'refused 509.1b: bob blocks Hill Giant with Giant Spider, Silvercoat Lion',
      'bob blocks Hill Giant with Giant Spider',
    ],
    expect: { 'Giant Spider': { damage: 3 }, 'Hill Giant': { on: 'battlefield', damage: 2 } },
    control: {
      withoutAbilities: ['Silent Arbiter'],
      script: [
        'alice attacks bob with Grizzly Bears, Hill Giant',
        'bob blocks Hill Giant with Giant Spider, Silvercoat Lion',
      ],
      decide: { assignCombatDamage: '3 to Giant Spider' },
      expect: { bob: { life: 18 }, 'Hill Giant': { on: 'graveyard' } },
    },
  }),
  scenario('509.1b: a creature that can’t be blocked unless all creatures block it', {
    rules: ['509.1b'],
    alice: { battlefield: ['Tromokratis'] },
    bob: { battlefield: ['Grizzly Bears', 'Hill Giant', 'Silvercoat Lion'] },
    script: [
      'alice attacks bob with Tromokratis',
      'refused 509.1b: bob blocks Tromokratis with Grizzly Bears',
      'refused 509.1b: bob blocks Tromokratis with Grizzly Bears, Hill Giant',
      'bob blocks Tromokratis with Grizzly Bears, Hill Giant, Silvercoat Lion',
    ],
    decide: { assignCombatDamage: '2 to Grizzly Bears, 3 to Hill Giant, 3 to Silvercoat Lion' },
    expect: { bob: { life: 20, battlefield: 0 }, Tromokratis: { damage: 7 } },
    control: {
      withoutAbilities: ['Tromokratis'],
      script: ['alice attacks bob with Tromokratis', 'bob blocks Tromokratis with Grizzly Bears'],
      expect: { bob: { life: 20, battlefield: 2 }, Tromokratis: { damage: 2 } },
    },
  }),
  scenario('509.1b: a creature with every creature type that can’t block and can’t be blocked', {
    rules: ['509.1b', '702.73a'],
    alice: { battlefield: ['Changeling Outcast'] },
    bob: { battlefield: ['Changeling Outcast', 'Hill Giant'] },
    script: ['alice attacks bob with alice’s Changeling Outcast'],
    expect: { bob: { life: 19 } },
    control: {
      withoutAbilities: ['Changeling Outcast'],
      script: [
        'alice attacks bob with alice’s Changeling Outcast',
        'bob blocks alice’s Changeling Outcast with bob’s Changeling Outcast',
      ],
      expect: { bob: { life: 20, graveyard: 1 }, alice: { graveyard: 1 } },
    },
  }),
];

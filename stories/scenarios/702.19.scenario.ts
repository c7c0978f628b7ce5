import { creature, scenario } from '../../machines/play/scenario/index.ts';
import {
  activated,
  dealDamage,
  ofColor,
  protectionFrom,
  tap,
  target,
  targetCreature,
} from '../../machines/rules/abilities/write/index.ts';
import type { CardDefinition } from '../../machines/rules/index.ts';

const stomper = creature('Stomper', '7/7', 'trample over planeswalkers');
const giant = creature('Green Giant', '6/6', 'trample', { colors: 'G' });
const thrower = creature('Rock Thrower', '6/6', 'trample', {
  abilities: [activated({ cost: [tap], targets: [targetCreature], effect: [dealDamage(6, target(0))] })],
});
const siege: CardDefinition = { name: 'Besieged City', types: ['battle'], subtypes: ['Siege'], defense: 3 };
const warded = creature('Warded Bear', '2/2', '', { abilities: [protectionFrom('green', ofColor('G'))] });

export default [
  scenario(
    '702.19a: trample changes how an attacker assigns combat damage, with nothing on the stack, while it is had',
    {
      rules: ['702.19a', '510.1c', '604.1'],
      alice: { battlefield: [giant] },
      bob: { battlefield: ['Grizzly Bears', { card: 'Island', count: 2 }], hand: ['Turn to Frog'] },
      script: [
        'alice attacks bob with Green Giant',
        'bob blocks Green Giant with Grizzly Bears',
        'bob casts Turn to Frog on Green Giant',
        'pass until the combat damage step',
      ],
      expect: { bob: { life: 20 }, 'Grizzly Bears': { damage: 1 } },
      control: {
        script: ['alice attacks bob with Green Giant', 'bob blocks Green Giant with Grizzly Bears'],
        decide: { assignCombatDamage: { 'Grizzly Bears': 2, bob: 4 } },
        expect: { bob: { life: 16 }, game: { notHappened: [{ event: 'trigger' }] } },
      },
    },
  ),
  scenario('702.19a: trample does nothing for a creature that blocks', {
    rules: ['702.19a', '510.1d'],
    alice: { battlefield: ['Grizzly Bears'] },
    bob: { battlefield: [giant] },
    script: ['alice attacks bob with Grizzly Bears', 'bob blocks Grizzly Bears with Green Giant'],
    expect: {
      'Grizzly Bears': { on: 'graveyard' },
      alice: { life: 20 },
      game: { happened: [{ event: 'damage', source: 'Green Giant', amount: 6, times: 1 }] },
    },
    control: {
      turn: { of: 'bob' },
      script: ['bob attacks alice with Green Giant', 'alice blocks Green Giant with Grizzly Bears'],
      decide: { assignCombatDamage: { 'Grizzly Bears': 2, alice: 4 } },
      expect: { alice: { life: 16 } },
    },
  }),
  scenario('702.19a: nor for damage that isn’t combat damage', {
    rules: ['702.19a', '120.2b'],
    alice: { battlefield: [thrower] },
    bob: { battlefield: ['Grizzly Bears'] },
    script: ['alice activates Rock Thrower on Grizzly Bears'],
    expect: {
      bob: { life: 20 },
      'Grizzly Bears': { on: 'graveyard' },
      game: { happened: [{ event: 'damage', source: 'Rock Thrower', amount: 6, times: 1 }] },
    },
    control: {
      script: ['alice attacks bob with Rock Thrower', 'bob blocks Rock Thrower with Grizzly Bears'],
      decide: { assignCombatDamage: { 'Grizzly Bears': 2, bob: 4 } },
      expect: { bob: { life: 16 } },
    },
  }),
  scenario(
    '702.19b: excess damage goes to the defending player once all blockers are assigned lethal damage',
    {
      rules: ['702.19b', '510.1c'],
      alice: { battlefield: [giant] },
      bob: { battlefield: [{ card: 'Craw Wurm', damage: 3 }, 'Grizzly Bears'] },
      script: ['alice attacks bob with Green Giant', 'bob blocks Green Giant with Craw Wurm, Grizzly Bears'],
      decide: {
        assignCombatDamage: {
          refused: { 'Craw Wurm': 1, 'Grizzly Bears': 1, bob: 4 },
          rule: '702.19b',
          answer: { 'Craw Wurm': 1, 'Grizzly Bears': 2, bob: 3 },
        },
      },
      expect: { bob: { life: 17, graveyard: ['Craw Wurm', 'Grizzly Bears'] } },
      control: {
        without: 'trample',
        decide: { assignCombatDamage: { 'Craw Wurm': 3, 'Grizzly Bears': 3 } },
        expect: { bob: { life: 20 } },
      },
    },
  ),
  scenario('702.19b: it need not be lethal damage, but then nothing gets through', {
    rules: ['702.19b'],
    alice: { battlefield: [giant] },
    bob: { battlefield: ['Craw Wurm', 'Grizzly Bears'] },
    script: ['alice attacks bob with Green Giant', 'bob blocks Green Giant with Craw Wurm, Grizzly Bears'],
    decide: {
      assignCombatDamage: {
        refused: { 'Craw Wurm': 5, bob: 1 },
        rule: '702.19b',
        answer: { 'Craw Wurm': 1, 'Grizzly Bears': 5 },
      },
    },
    expect: { bob: { life: 20 }, 'Craw Wurm': { damage: 1 } },
    control: {
      setup: { bob: { battlefield: ['Craw Wurm'] } },
      script: ['alice attacks bob with Green Giant', 'bob blocks Green Giant with Craw Wurm'],
      decide: { assignCombatDamage: { 'Craw Wurm': 4, bob: 2 } },
      expect: { bob: { life: 18 } },
    },
  }),
  scenario('702.19b: excess damage to the planeswalker that is attacked', {
    rules: ['702.19b', '120.3c'],
    alice: { battlefield: [giant] },
    bob: { battlefield: ['Elspeth, Knight-Errant', 'Grizzly Bears'] },
    script: [
      'alice attacks Elspeth, Knight-Errant with Green Giant',
      'bob blocks Green Giant with Grizzly Bears',
    ],
    decide: { assignCombatDamage: { 'Grizzly Bears': 3, 'Elspeth, Knight-Errant': 3 } },
    expect: { 'Elspeth, Knight-Errant': { counters: { loyalty: 1 } }, bob: { life: 20 } },
    control: {
      without: 'trample',
      decide: {},
      expect: { 'Elspeth, Knight-Errant': { counters: { loyalty: 4 } } },
    },
  }),
  scenario('702.19b, example 1: damage of two attackers to a creature that blocks both counts together', {
    rules: ['702.19b', '509.1a', '510.1c'],
    alice: { battlefield: [creature('Plain Attacker', '1/1'), creature('Trampler', '3/3', 'trample')] },
    bob: {
      battlefield: [
        creature('Double Blocker', '2/2', '', {
          abilities: [{ kind: 'static', rules: [{ rule: 'blocksAdditional', number: 1 }] }],
        }),
      ],
    },
    script: [
      'alice attacks bob with Plain Attacker, Trampler',
      'bob blocks Plain Attacker with Double Blocker; Trampler with Double Blocker',
    ],
    decide: {
      combatDamage: [
        {
          player: 'alice',
          refused: 'Plain Attacker: 1 to Double Blocker; Trampler: 3 to bob',
          rule: '702.19b',
          answer: 'Plain Attacker: 1 to Double Blocker; Trampler: 1 to Double Blocker, 2 to bob',
        },
        { player: 'bob', answer: 'Double Blocker: 2 to Plain Attacker' },
      ],
    },
    expect: { bob: { life: 18 }, 'Double Blocker': { on: 'graveyard' } },
    control: {
      without: 'trample',
      decide: {
        combatDamage: [{ player: 'bob', answer: 'Double Blocker: 2 to Plain Attacker' }],
      },
      expect: { bob: { life: 20 }, 'Double Blocker': { on: 'graveyard' } },
    },
  }),
  scenario('702.19b, example 2: lethal damage is assigned even where protection will prevent it', {
    rules: ['702.19b', '702.16e'],
    alice: { battlefield: [giant] },
    bob: { battlefield: [warded] },
    script: ['alice attacks bob with Green Giant', 'bob blocks Green Giant with Warded Bear'],
    decide: {
      assignCombatDamage: {
        refused: { 'Warded Bear': 1, bob: 5 },
        rule: '702.19b',
        answer: { 'Warded Bear': 2, bob: 4 },
      },
    },
    expect: { bob: { life: 16 }, 'Warded Bear': { on: 'battlefield', damage: 0 } },
    control: { without: 'trample', expect: { bob: { life: 20 }, 'Warded Bear': { damage: 0 } } },
  }),
  scenario('702.19b, example 2: the rest is divided between blocker and player as its controller chooses', {
    rules: ['702.19b', '702.16e'],
    alice: { battlefield: [giant] },
    bob: { battlefield: [warded] },
    script: ['alice attacks bob with Green Giant', 'bob blocks Green Giant with Warded Bear'],
    decide: { assignCombatDamage: { 'Warded Bear': 5, bob: 1 } },
    expect: { bob: { life: 19 }, 'Warded Bear': { damage: 0 } },
    control: {
      without: 'protection',
      expect: { bob: { life: 19 }, 'Warded Bear': { on: 'graveyard' } },
    },
  }),
  scenario('702.19c: blocked, but by nothing any more, it assigns all its damage to what it attacks', {
    rules: ['702.19d', '509.1h', '510.1c'],
    alice: { battlefield: [giant, 'Mountain'], hand: ['Shock'] },
    bob: { battlefield: ['Grizzly Bears'] },
    script: [
      'alice attacks bob with Green Giant',
      'bob blocks Green Giant with Grizzly Bears',
      'alice casts Shock on Grizzly Bears',
    ],
    expect: { bob: { life: 14 }, 'Grizzly Bears': { on: 'graveyard' } },
    control: { without: 'trample', expect: { bob: { life: 20 } } },
  }),
  scenario('702.19d: attacking a planeswalker, trample deals nothing to the player, also when it is gone', {
    rules: ['702.19f', '506.4c'],
    alice: { battlefield: [giant, 'Forest', 'Swamp'], hand: ['Broken Wings'] },
    bob: { battlefield: [{ card: 'Elspeth, Knight-Errant', counters: { loyalty: 2 } }, 'Grizzly Bears'] },
    script: [
      'alice attacks Elspeth, Knight-Errant with Green Giant',
      'bob blocks Green Giant with Grizzly Bears',
    ],
    decide: {
      assignCombatDamage: {
        refused: { 'Grizzly Bears': 2, 'Elspeth, Knight-Errant': 2, bob: 2 },
        answer: { 'Grizzly Bears': 2, 'Elspeth, Knight-Errant': 4 },
      },
    },
    expect: { bob: { life: 20 }, 'Elspeth, Knight-Errant': { on: 'graveyard' } },
    control: {
      setup: { alice: { battlefield: [{ card: stomper, as: 'it' }] } },
      script: ['alice attacks Elspeth, Knight-Errant with it', 'bob blocks it with Grizzly Bears'],
      decide: { assignCombatDamage: { 'Grizzly Bears': 2, 'Elspeth, Knight-Errant': 2, bob: 3 } },
      expect: { bob: { life: 17 }, 'Elspeth, Knight-Errant': { on: 'graveyard' } },
    },
  }),
  scenario('702.19d: the planeswalker removed from combat, all its damage goes to the blocker, or nowhere', {
    rules: ['702.19f', '506.4c', '702.19d'],
    alice: {
      battlefield: [giant, { card: 'Island', count: 2 }],
      hand: ['Boomerang'],
    },
    bob: { battlefield: ['Elspeth, Knight-Errant', 'Grizzly Bears'] },
    script: [
      'alice attacks Elspeth, Knight-Errant with Green Giant',
      'bob blocks nothing',
      'alice casts Boomerang on Elspeth, Knight-Errant',
    ],
    expect: { bob: { life: 20, hand: 1 }, game: { notHappened: [{ event: 'damage' }] } },
    control: {
      setup: { alice: { battlefield: [stomper, { card: 'Island', count: 2 }] } },
      script: [
        'alice attacks Elspeth, Knight-Errant with Stomper',
        'bob blocks nothing',
        'alice casts Boomerang on Elspeth, Knight-Errant',
      ],
      expect: { bob: { life: 13, hand: 1 } },
    },
  }),
  scenario('702.19e: two instances of trample do what one does', {
    rules: ['702.19g', '702.19b'],
    alice: { battlefield: [{ card: giant, counters: { trample: 1 } }] },
    bob: { battlefield: ['Grizzly Bears'] },
    script: ['alice attacks bob with Green Giant', 'bob blocks Green Giant with Grizzly Bears'],
    decide: {
      assignCombatDamage: {
        refused: { 'Grizzly Bears': 1, bob: 5 },
        rule: '702.19b',
        answer: { 'Grizzly Bears': 2, bob: 4 },
      },
    },
    expect: { bob: { life: 16 }, game: { happened: [{ event: 'damage', source: 'Green Giant', times: 2 }] } },
    control: {
      without: 'trample',
      setup: { alice: { battlefield: ['Green Giant'] } },
      expect: { bob: { life: 20 } },
    },
  }),
  scenario('Trample over planeswalkers: past the loyalty of the planeswalker to its controller', {
    rules: ['702.19c', '702.19b'],
    alice: { battlefield: ["Thrasta, Tempest's Roar"] },
    bob: { battlefield: ['Elspeth, Knight-Errant', 'Grizzly Bears'] },
    script: [
      "alice attacks Elspeth, Knight-Errant with Thrasta, Tempest's Roar",
      "bob blocks Thrasta, Tempest's Roar with Grizzly Bears",
    ],
    decide: {
      assignCombatDamage: {
        refused: { 'Grizzly Bears': 2, 'Elspeth, Knight-Errant': 3, bob: 2 },
        rule: '702.19c',
        answer: { 'Grizzly Bears': 2, 'Elspeth, Knight-Errant': 4, bob: 1 },
      },
    },
    expect: { bob: { life: 19 }, 'Elspeth, Knight-Errant': { on: 'graveyard' } },
    control: {
      without: 'trample over planeswalkers',
      decide: {
        assignCombatDamage: {
          refused: { 'Grizzly Bears': 2, 'Elspeth, Knight-Errant': 4, bob: 1 },
          rule: '510.1',
          answer: { 'Grizzly Bears': 2, 'Elspeth, Knight-Errant': 5 },
        },
      },
      expect: { bob: { life: 20 } },
    },
  }),
  scenario(
    'Trample over planeswalkers, example: damage of another attacker to the planeswalker counts as well',
    {
      rules: ['702.19c'],
      alice: { battlefield: [creature('Plain Attacker', '1/1'), stomper] },
      bob: { battlefield: [{ card: 'Elspeth, Knight-Errant', counters: { loyalty: 3 } }] },
      script: ['alice attacks Elspeth, Knight-Errant with Plain Attacker, Stomper'],
      decide: {
        combatDamage: {
          refused:
            'Plain Attacker: 1 to Elspeth, Knight-Errant; Stomper: 1 to Elspeth, Knight-Errant, 6 to bob',
          rule: '702.19c',
          answer:
            'Plain Attacker: 1 to Elspeth, Knight-Errant; Stomper: 2 to Elspeth, Knight-Errant, 5 to bob',
        },
      },
      expect: { bob: { life: 15 }, 'Elspeth, Knight-Errant': { on: 'graveyard' } },
      control: {
        without: 'trample over planeswalkers',
        decide: {},
        expect: { bob: { life: 20 }, 'Elspeth, Knight-Errant': { on: 'graveyard' } },
      },
    },
  ),
  scenario('Trample over planeswalkers: with the planeswalker gone, past the blockers to the player', {
    rules: ['702.19e', '702.19d', '506.4c'],
    alice: { battlefield: [stomper, { card: 'Island', count: 2 }], hand: ['Boomerang'] },
    bob: { battlefield: ['Elspeth, Knight-Errant', 'Grizzly Bears'] },
    script: [
      'alice attacks Elspeth, Knight-Errant with Stomper',
      'bob blocks Stomper with Grizzly Bears',
      'alice casts Boomerang on Elspeth, Knight-Errant',
    ],
    decide: {
      assignCombatDamage: {
        refused: { 'Grizzly Bears': 1, bob: 6 },
        rule: '702.19b',
        answer: { 'Grizzly Bears': 2, bob: 5 },
      },
    },
    expect: { bob: { life: 15 } },
    control: {
      without: 'trample over planeswalkers',
      decide: {},
      expect: { bob: { life: 20 }, 'Grizzly Bears': { on: 'graveyard' } },
    },
  }),
  scenario('Trample over planeswalkers is over planeswalkers alone: not past a battle to the player', {
    rules: ['702.19c', '702.19b', '310.5'],
    alice: { battlefield: [stomper, siege] },
    bob: { battlefield: ['Grizzly Bears'] },
    script: ['alice attacks Besieged City with Stomper', 'bob blocks Stomper with Grizzly Bears'],
    decide: {
      assignCombatDamage: {
        refused: { 'Grizzly Bears': 2, 'Besieged City': 3, bob: 2 },
        answer: { 'Grizzly Bears': 2, 'Besieged City': 5 },
      },
    },
    expect: { bob: { life: 20 } },
    control: {
      setup: { bob: { battlefield: ['Grizzly Bears', 'Elspeth, Knight-Errant'] } },
      script: ['alice attacks Elspeth, Knight-Errant with Stomper', 'bob blocks Stomper with Grizzly Bears'],
      decide: { assignCombatDamage: { 'Grizzly Bears': 2, 'Elspeth, Knight-Errant': 4, bob: 1 } },
      expect: { bob: { life: 19 } },
    },
  }),
];

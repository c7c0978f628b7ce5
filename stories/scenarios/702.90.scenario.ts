import { creature, scenario } from '../../machines/play/scenario/index.ts';
import { activated, anyTarget, dealDamageToTarget, tap } from '../../machines/rules/abilities/write/index.ts';

const infector = creature('Infecting Archer', '1/3', 'infect', {
  abilities: [activated({ cost: [tap], targets: [anyTarget], effect: [dealDamageToTarget(1)] })],
});

/** Deals damage from its owner's graveyard. */
const ember = creature('Infecting Ember', '1/1', 'infect', {
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
  scenario('702.90b: damage by a source with infect gives a player poison counters and takes no life', {
    rules: ['702.90b', '120.3b', '122.1f'],
    alice: { battlefield: ['Glistener Elf'] },
    bob: {},
    script: ['alice attacks bob with Glistener Elf'],
    expect: {
      bob: { life: 20, counters: { poison: 1 } },
      game: {
        happened: [
          { event: 'damage', amount: 1 },
          { event: 'putCounters', rule: '120.3b' },
        ],
        notHappened: [{ event: 'loseLife' }],
      },
    },
    control: { without: 'infect', expect: { bob: { life: 19, counters: { poison: 0 } } } },
  }),
  scenario('702.90b: with the tenth poison counter a player loses', {
    rules: ['702.90b', '704.5c'],
    alice: { battlefield: ['Glistener Elf'] },
    bob: { counters: { poison: 9 } },
    script: ['alice attacks bob with Glistener Elf'],
    expect: { bob: { lost: '704.5c' } },
    control: { without: 'infect', expect: { bob: { lost: false, life: 19 } } },
  }),
  scenario('702.90c: damage by a source with infect is −1/−1 counters on a creature', {
    rules: ['702.90c', '120.3d'],
    alice: { battlefield: ['Glistener Elf'] },
    bob: { battlefield: ['Craw Wurm'] },
    script: ['alice attacks bob with Glistener Elf', 'bob blocks Glistener Elf with Craw Wurm'],
    expect: { 'Craw Wurm': { counters: { '-1/-1': 1 }, damage: 0 } },
    control: { without: 'infect', expect: { 'Craw Wurm': { damage: 1, counters: { '-1/-1': 0 } } } },
  }),
  scenario('120.3c: damage by a source with infect takes loyalty like any other', {
    rules: ['120.3c', '702.90b'],
    alice: { battlefield: [infector] },
    bob: { battlefield: [{ card: 'Jace Beleren', counters: { loyalty: 3 } }] },
    script: ['alice activates Infecting Archer on Jace Beleren'],
    expect: { 'Jace Beleren': { counters: { loyalty: 2, '-1/-1': 0 } } },
    control: { without: 'infect', expect: { 'Jace Beleren': { counters: { loyalty: 2 } } } },
  }),
  scenario('120.3f: lifelink counts damage that takes no life', {
    rules: ['120.3f', '702.90b'],
    alice: { battlefield: [creature('Kind Infector', '2/2', 'infect, lifelink')] },
    bob: {},
    script: ['alice attacks bob with Kind Infector'],
    expect: { alice: { life: 22 }, bob: { life: 20, counters: { poison: 2 } } },
    control: { without: 'lifelink', expect: { alice: { life: 20 }, bob: { counters: { poison: 2 } } } },
  }),
  scenario('702.90d: of a source that has left, last known information says whether it had infect', {
    rules: ['702.90d', '113.7a', '608.2h'],
    alice: { battlefield: [infector] },
    bob: { hand: ['Terminate'], mana: 'BR' },
    script: [
      'alice activates Infecting Archer on bob',
      'alice passes',
      'bob casts Terminate on Infecting Archer',
    ],
    expect: { bob: { life: 20, counters: { poison: 1 } }, 'Infecting Archer': { on: 'graveyard' } },
    control: { without: 'infect', expect: { bob: { life: 19 } } },
  }),
  scenario('702.90e: infect works in whatever zone damage is dealt from', {
    rules: ['702.90e'],
    alice: { graveyard: [ember], mana: 'R' },
    bob: {},
    script: ['alice activates Infecting Ember on bob'],
    expect: { bob: { life: 20, counters: { poison: 2 } } },
    control: { without: 'infect', expect: { bob: { life: 18 } } },
  }),
  scenario('702.90f: several instances of infect are redundant', {
    rules: ['702.90f'],
    alice: { battlefield: [creature('Twice Infecting', '1/1', 'infect, infect')] },
    bob: {},
    script: ['alice attacks bob with Twice Infecting'],
    expect: { bob: { counters: { poison: 1 } } },
    control: { without: 'infect', expect: { bob: { life: 19 } } },
  }),
];

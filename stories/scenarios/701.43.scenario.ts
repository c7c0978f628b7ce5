import { creature, scenario } from '../../machines/play/scenario/index.ts';
import {
  activated,
  draw,
  gainLife,
  rulesFor,
  triggered,
} from '../../machines/rules/abilities/write/index.ts';

const mayExert = [
  rulesFor(null, { rule: 'mayPayToAttack', cost: [{ pay: 'exert', what: 'self' }], link: 'exert' }),
  triggered({ when: { on: 'paysToAttack', linked: 'exert' }, effect: [draw(1)] }),
];
/** "You may exert this creature as it attacks. When you do, draw a card." */
const runner = creature('Tireless Runner', '2/2', '', { abilities: mayExert });
/** "Exert this creature: You gain 1 life." */
const toiler = creature('Weary Toiler', '1/1', '', {
  abilities: [activated({ cost: [{ pay: 'exert', what: 'self' }], effect: [gainLife(1)] })],
});
/** The same of a card, "Activate only if this card is in your graveyard." */
const remembered = creature('Buried Toiler', '1/1', '', {
  abilities: [
    activated({
      cost: [{ pay: 'exert', what: 'self' }],
      effect: [gainLife(1)],
      limits: { onlyIf: { holds: 'is', what: 'self', like: { zone: 'graveyard' } } },
    }),
  ],
});
/** "Whenever you exert a creature, you gain 3 life." */
const watcher = creature('Camp Watcher', '0/4', 'defender', {
  abilities: [
    triggered({ when: { on: 'exerted', object: { type: 'creature' }, by: 'you' }, effect: [gainLife(3)] }),
  ],
});

const cards = ['Forest', 'Forest', 'Forest', 'Forest'];

export default [
  scenario(
    '701.43a: what was exerted doesn’t untap during its player’s next untap step, and does in the one after',
    {
      rules: ['701.43a', '701.43d', '508.1g'],
      alice: { battlefield: [runner], library: cards },
      bob: { library: cards },
      script: [
        'alice attacks bob with Tireless Runner',
        'alice says yes',
        "pass until alice's upkeep",
        { expect: { 'Tireless Runner': { tapped: true } } },
        "pass until bob's upkeep",
        "pass until alice's upkeep",
      ],
      expect: { 'Tireless Runner': { tapped: false } },
      control: {
        script: ['alice attacks bob with Tireless Runner', 'alice says no', "pass until alice's upkeep"],
        expect: { 'Tireless Runner': { tapped: false } },
      },
    },
  ),
  scenario('701.43b: a permanent exerted twice before the next untap step stays tapped once', {
    rules: ['701.43b'],
    alice: { battlefield: [{ card: toiler, tapped: true }], library: cards },
    bob: { library: cards },
    // Tapped or not, and exerted already: it can be exerted.
    script: [
      'alice activates Weary Toiler',
      'alice activates Weary Toiler',
      'pass until the stack is empty',
      "pass until alice's upkeep",
      { expect: { 'Weary Toiler': { tapped: true } } },
      "pass until bob's upkeep",
      "pass until alice's upkeep",
    ],
    expect: { alice: { life: 22 }, 'Weary Toiler': { tapped: false } },
    control: {
      script: ["pass until alice's upkeep"],
      expect: { alice: { life: 20 }, 'Weary Toiler': { tapped: false } },
    },
  }),
  scenario('701.43a: another player’s untap step untaps it', {
    rules: ['701.43a', '502.3'],
    alice: { battlefield: [runner], library: cards },
    bob: { battlefield: ['Island', 'Island', 'Island', 'Island'], hand: ['Control Magic'], library: cards },
    script: [
      'alice attacks bob with Tireless Runner',
      'alice says yes',
      'everyone passes',
      "pass until bob's precombatMain",
      'bob casts Control Magic on Tireless Runner',
      'pass until the stack is empty',
      "pass until alice's upkeep",
      "pass until bob's upkeep",
    ],
    expect: { 'Tireless Runner': { tapped: false } },
    control: {
      // Under its player’s control it stays tapped.
      script: [
        'alice attacks bob with Tireless Runner',
        'alice says yes',
        'everyone passes',
        "pass until alice's upkeep",
      ],
      expect: { 'Tireless Runner': { tapped: true } },
    },
  }),
  scenario('701.43c: what isn’t on the battlefield can’t be exerted', {
    rules: ['701.43c', '118.3'],
    alice: { graveyard: [remembered] },
    bob: {},
    script: ['refused 701.43c: alice activates Buried Toiler'],
    expect: { alice: { life: 20 } },
    control: {
      setup: { alice: { graveyard: [], battlefield: [toiler] } },
      script: ['alice activates Weary Toiler', 'pass until the stack is empty'],
      expect: { alice: { life: 21 } },
    },
  }),
  scenario('701.43d: what triggers whenever a player exerts a creature triggers besides what is linked', {
    rules: ['701.43d', '607.2h', '603.3b'],
    alice: { battlefield: [runner, watcher] },
    bob: {},
    script: [
      'alice attacks bob with Tireless Runner',
      'alice says yes',
      'alice orders Tireless Runner, Camp Watcher',
      'pass until the stack is empty',
    ],
    expect: { alice: { hand: 1, life: 23 } },
    control: {
      // What is exerted for an ability was not exerted as it attacks.
      setup: { alice: { battlefield: [toiler, watcher] } },
      script: ['alice activates Weary Toiler', 'pass until the stack is empty'],
      expect: { alice: { hand: 0, life: 24 } },
    },
  }),
];

import { card, creature, scenario } from '../../machines/play/scenario/index.ts';
import {
  creature as aCreature,
  activated,
  affecting,
  all,
  anyTarget,
  base,
  dealDamageToTarget,
  diesSelf,
  enchant,
  gainLife,
  having,
  infect,
  loseLife,
  mana,
  spell,
  splitSecond,
  target,
  targetPlayer,
  triggered,
  untilEndOfTurn,
} from '../../machines/rules/abilities/write/index.ts';

const arsonist = creature('Small Arsonist', '1/1', '', {
  abilities: [triggered({ when: diesSelf, targets: [anyTarget], effect: [dealDamageToTarget(1)] })],
});
const oil = card('Black Oil', ['enchantment'], {
  subtypes: 'Aura',
  abilities: [enchant(aCreature), affecting('attached', having(infect))],
});
/** "When this dies, you gain life equal to its toughness." */
const atoner = creature('Grave Atoner', '1/1', '', {
  abilities: [
    triggered({ when: diesSelf, effect: [gainLife({ number: 'value', value: 'toughness', of: 'self' })] }),
  ],
});
/** "{1}, Sacrifice another creature: Each opponent loses life equal to the sacrificed creature's power." */
const lord = creature('Rotting Lord', '2/2', '', {
  abilities: [
    activated({
      cost: [mana('{1}'), { pay: 'sacrifice', what: { type: 'creature', other: true }, as: 'gone' }],
      effect: [loseLife({ number: 'value', value: 'power', of: { paid: 'gone' } }, 'opponents')],
    }),
  ],
});
/** "Until end of turn, creatures target player controls lose all abilities and have base power and toughness 0/2." */
const spoiling = card('Quick Spoiling', ['instant'], {
  manaCost: '{B}',
  abilities: [
    splitSecond,
    spell(
      [targetPlayer],
      untilEndOfTurn(
        all({ type: 'creature', controller: target(0) }),
        { change: 'removeAllAbilities' },
        base(0, 2),
      ),
    ),
  ],
});
const died = ['alice passes', 'bob casts Shock on Small Arsonist', 'everyone passes'];

export default [
  scenario('113.7a: a creature that died with infect deals its damage with infect: poison counters', {
    rules: ['113.7a', '608.2h', '120.3b'],
    alice: { battlefield: ['Forest', arsonist] },
    bob: {
      battlefield: ['Hill Giant', { card: oil, attachedTo: 'Small Arsonist' }],
      hand: ['Shock'],
      mana: 'R',
    },
    script: [...died, 'alice chooses bob', 'everyone passes'],
    expect: { bob: { life: 20, counters: { poison: 1 } } },
    control: {
      without: 'Black Oil',
      expect: { bob: { life: 19, counters: { poison: 0 } } },
    },
  }),
  scenario('120.3d: to a creature it is a -1/-1 counter, and no damage that is marked', {
    rules: ['120.3d', '113.7a'],
    alice: { battlefield: ['Forest', arsonist] },
    bob: {
      battlefield: ['Hill Giant', { card: oil, attachedTo: 'Small Arsonist' }],
      hand: ['Shock'],
      mana: 'R',
    },
    script: [...died, 'alice chooses Hill Giant', 'everyone passes'],
    expect: { 'Hill Giant': { counters: { '-1/-1': 1 }, damage: 0, power: 2 } },
    control: {
      without: 'Black Oil',
      expect: { 'Hill Giant': { counters: { '-1/-1': 0 }, damage: 1, power: 3 } },
    },
  }),
  scenario('608.2h: the toughness of what died is what it had on the battlefield, counters and all', {
    rules: ['608.2h', '603.10a', '122.2'],
    alice: { battlefield: [{ card: atoner, counters: { '+1/+1': 3 } }] },
    bob: { battlefield: ['Craw Wurm'] },
    script: [
      'alice attacks bob with Grave Atoner',
      'bob blocks Grave Atoner with Craw Wurm',
      'pass until the postcombat main phase',
    ],
    expect: { 'Grave Atoner': { on: 'graveyard', toughness: 1 }, alice: { life: 24 } },
    control: { setup: { alice: { battlefield: [atoner] } }, expect: { alice: { life: 21 } } },
  }),
  scenario(
    '608.2h: the power of what was sacrificed to pay is what it had then, whatever comes in response',
    {
      rules: ['608.2h', '602.2b', '611.2c'],
      alice: { battlefield: [lord, 'Craw Wurm', 'Grizzly Bears'], mana: 'C' },
      bob: { hand: [spoiling], mana: 'B' },
      script: [
        'alice activates Rotting Lord paying Craw Wurm',
        'alice passes',
        'bob casts Quick Spoiling on alice',
        'everyone passes',
        { expect: { 'Rotting Lord': { power: 0, toughness: 2 }, bob: { life: 20 } } },
        'everyone passes',
      ],
      expect: { bob: { life: 14 } },
      control: {
        // Before, it takes the ability away.
        script: [
          'alice passes',
          'bob casts Quick Spoiling on alice',
          'everyone passes',
          'refused 602.2: alice activates Rotting Lord paying Craw Wurm',
        ],
        expect: { bob: { life: 20 }, 'Craw Wurm': { power: 0 } },
      },
    },
  ),
];

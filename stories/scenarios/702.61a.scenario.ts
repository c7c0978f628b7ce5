import { card, creature, scenario } from '../../machines/play/scenario/index.ts';
import {
  anySpell,
  anyTarget,
  as,
  counter,
  dealDamageToTarget,
  gainLife,
  may,
  named,
  spell,
  splitSecond,
  thatObject,
  triggered,
} from '../../machines/rules/abilities/write/index.ts';

/** Whenever an opponent casts a spell, reveal the top card: one of the same mana value counters that spell. */
const scales = card('Scales of Balance', ['enchantment'], {
  abilities: [
    triggered({
      when: { on: 'cast', by: 'opponents', spell: anySpell },
      effect: [
        may(as('top', { do: 'reveal', what: { top: 1, of: 'you' } }), {
          do: 'if',
          condition: {
            holds: 'compare',
            what: { number: 'value', value: 'manaValue', of: named('top') },
            to: { exactly: { number: 'value', value: 'manaValue', of: thatObject } },
          },
          then: [counter(thatObject)],
        }),
      ],
    }),
  ],
});
const jolt = card('Sudden Jolt', ['instant'], {
  manaCost: '{1}{R}',
  abilities: [splitSecond, spell([anyTarget], dealDamageToTarget(2))],
}); /** Whenever an opponent casts a spell, one’s own instant may be cast from the hand for nothing. */
const answer = card('Quick Answer', ['enchantment'], {
  abilities: [
    triggered({
      when: { on: 'cast', by: 'opponents', spell: anySpell },
      effect: [
        {
          do: 'choose',
          from: { zone: 'hand', owner: 'you', type: 'instant' },
          count: { min: 0, max: 1 },
          as: 'card',
        },
        { do: 'castWithoutPaying', what: named('card') },
      ],
    }),
  ],
});
const balm = card('Small Balm', ['instant'], { manaCost: '{W}', abilities: [spell([], gainLife(3))] });

const script = [
  'bob casts Sudden Jolt on alice',
  { expect: { game: { stack: ['the ability of Scales of Balance', 'Sudden Jolt'] } } },
  'everyone passes',
  'alice says yes',
  'pass until the stack is empty',
];

export default [
  scenario('702.61b: what triggers on a spell with split second resolves before it, and may counter it', {
    rules: ['702.61a', '702.61b', '603.3'],
    turn: { of: 'bob' },
    alice: { battlefield: [scales], library: [creature('Twin Wolf', '2/2', '', { manaCost: '{1}{G}' })] },
    bob: { hand: [jolt], mana: 'RC' },
    script,
    expect: { 'Sudden Jolt': { on: 'graveyard' }, alice: { life: 20 } },
    control: {
      setup: { alice: { library: ['Forest'] } },
      expect: { 'Sudden Jolt': { on: 'graveyard' }, alice: { life: 18 } },
    },
  }),
  scenario('702.61a: nothing is cast by what triggers on it, either', {
    rules: ['702.61a', '608.2g'],
    turn: { of: 'bob' },
    alice: { battlefield: [answer], hand: [balm] },
    bob: { hand: [jolt, 'Shock'], mana: 'RC' },
    script: [
      'bob casts Sudden Jolt on alice',
      'everyone passes',
      'alice chooses Small Balm',
      { expect: { game: { stack: ['Sudden Jolt'] }, 'Small Balm': { on: 'hand' } } },
      'everyone passes',
    ],
    expect: { alice: { life: 18 } },
    control: {
      script: [
        'bob casts Shock on alice',
        'everyone passes',
        'alice chooses Small Balm',
        'alice says yes',
        'pass until the stack is empty',
      ],
      expect: { alice: { life: 21 }, 'Small Balm': { on: 'graveyard' } },
    },
  }),
];

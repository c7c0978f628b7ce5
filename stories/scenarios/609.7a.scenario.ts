import { card, scenario } from '../../machines/play/scenario/index.ts';
import {
  activated,
  anyTarget,
  dealDamageToPlayers,
  exactly,
  named,
  spell,
  tap,
  target,
  youControl,
} from '../../machines/rules/abilities/write/index.ts';

/** "{T}: Add {R}. This land deals 1 damage to you." */
const springs = card('Scalding Springs', ['land'], {
  abilities: [
    activated({
      cost: [tap],
      effect: [{ do: 'addMana', mana: ['R'] }, dealDamageToPlayers(1, 'you')],
    }),
  ],
});
/**
 * "The next 2 damage that a source of your choice would deal to you and/or permanents you control this turn is dealt to
 * any target instead."
 */
const detour = card('Safe Detour', ['instant'], {
  manaCost: '{W}',
  abilities: [
    spell(
      [anyTarget],
      { do: 'chooseSource', as: 'source' },
      {
        do: 'replace',
        replacement: {
          event: { would: 'dealDamage', from: exactly(named('source')), to: youControl({}), toPlayer: 'you' },
          redirectTo: target(0),
          redirectToPlayers: target(0),
        },
        until: 'untilEndOfTurn',
        amount: 2,
      },
    ),
  ],
});

export default [
  scenario('609.7a: the source that is chosen may be one’s own land, and a mana ability its damage', {
    rules: ['609.7a', '614.9', '605.3b'],
    alice: { battlefield: [springs], hand: [detour], mana: 'W' },
    bob: {},
    script: [
      'alice casts Safe Detour on bob',
      'everyone passes',
      'alice chooses Scalding Springs',
      'alice activates Scalding Springs',
    ],
    expect: { alice: { life: 20, mana: 'R' }, bob: { life: 19 } },
    control: {
      without: 'Safe Detour',
      script: ['alice activates Scalding Springs'],
      expect: { alice: { life: 19 }, bob: { life: 20 } },
    },
  }),
  scenario('609.7a: a spell on the stack is a source as well, and of its three damage two go elsewhere', {
    rules: ['609.7a', '614.9'],
    alice: { hand: [detour], mana: 'W' },
    bob: { hand: ['Lightning Bolt'], mana: 'R' },
    script: [
      'alice passes',
      'bob casts Lightning Bolt on alice',
      'bob passes',
      'alice casts Safe Detour on bob',
      'everyone passes',
      'alice chooses Lightning Bolt',
      'everyone passes',
    ],
    expect: { alice: { life: 19 }, bob: { life: 18 } },
    control: {
      without: 'Safe Detour',
      script: ['alice passes', 'bob casts Lightning Bolt on alice', 'everyone passes'],
      expect: { alice: { life: 17 }, bob: { life: 20 } },
    },
  }),
];

import { scenario } from '../../machines/play/scenario/index.ts';
import { one, target } from '../../machines/rules/abilities/write/index.ts';
import { bidding } from './keyword-actions.ts';

const salve = bidding('Warm Salve', [one({ type: 'creature' })], { do: 'heal', what: target(0) });

export default [
  scenario('701.69a: damage that is marked on a permanent is removed from it, and from nothing else', {
    rules: ['701.69a', '120.6'],
    alice: { hand: [salve, 'Shock'], mana: 'R' },
    bob: {
      battlefield: [
        { card: 'Hill Giant', damage: 2 },
        { card: 'Serra Angel', damage: 1 },
      ],
    },
    script: [
      'alice casts Warm Salve on Hill Giant',
      'pass until the stack is empty',
      'alice casts Shock on Hill Giant',
      'pass until the stack is empty',
    ],
    expect: { 'Hill Giant': { on: 'battlefield', damage: 2 }, 'Serra Angel': { damage: 1 } },
    control: {
      script: ['alice casts Shock on Hill Giant', 'pass until the stack is empty'],
      expect: { 'Hill Giant': { on: 'graveyard' } },
    },
  }),
];

import { card, scenario } from '../../machines/play/scenario/index.ts';
import {
  anySpell,
  controllerOf,
  counter,
  draw,
  gainLife,
  mana,
  mode,
  target,
  targetSpell,
  triggered,
} from '../../machines/rules/abilities/write/index.ts';

/** Three times one of: counter a spell unless its player pays {3}; or draw a card. */
const confluence = card('Threefold Denial', ['instant'], {
  manaCost: '{U}',
  abilities: [
    {
      kind: 'spell',
      modes: {
        choose: { min: 3, max: 3, sameTwice: true },
        options: [
          mode([targetSpell], {
            do: 'unless',
            who: controllerOf(target(0)),
            cost: [mana('{3}')],
            else: [counter(target(0))],
          }),
          mode([], draw(1)),
        ],
      },
    },
  ],
});
const gloating = card('Gloating', ['enchantment'], {
  abilities: [triggered({ when: { on: 'countered', object: anySpell }, effect: [gainLife(1)] })],
});
const denied = [
  'alice casts Hill Giant',
  'alice passes',
  'bob casts Threefold Denial choosing 1, 1 and 1 on Hill Giant, Hill Giant, Hill Giant',
  { expect: { 'Threefold Denial': { targets: ['Hill Giant', 'Hill Giant', 'Hill Giant'] } } },
  'pass until alice decides',
];

export default [
  scenario('700.2d: a mode chosen three times for one spell counters it once', {
    rules: ['700.2d', '701.6a', '603.2'],
    alice: { hand: ['Hill Giant'], mana: 'CCCRCCCCCCCCC' },
    bob: { battlefield: [gloating], hand: [confluence], mana: 'U' },
    script: [...denied, 'alice says no', 'alice says no', 'alice says no', 'pass until the stack is empty'],
    expect: {
      'Hill Giant': { on: 'graveyard' },
      bob: { life: 21 },
      game: { happened: [{ event: 'counter', times: 1 }] },
    },
    control: {
      script: [
        ...denied,
        'alice says yes',
        'alice pays',
        'alice says yes',
        'alice pays',
        'alice says yes',
        'alice pays',
        'pass until the stack is empty',
      ],
      expect: { 'Hill Giant': { on: 'battlefield' }, alice: { mana: '' }, bob: { life: 20 } },
    },
  }),
  scenario('700.2d: and paid for twice it is countered by the third', {
    rules: ['700.2d', '118.12a'],
    alice: { hand: ['Hill Giant'], mana: 'CCCRCCCCCC' },
    bob: { hand: [confluence], mana: 'U' },
    script: [
      ...denied,
      'alice says yes',
      'alice pays',
      'alice says yes',
      'alice pays',
      'pass until the stack is empty',
    ],
    expect: { 'Hill Giant': { on: 'graveyard' }, alice: { mana: '' } },
    control: {
      script: [
        'alice casts Hill Giant',
        'alice passes',
        'bob casts Threefold Denial choosing 1, 1 and 2 on Hill Giant, Hill Giant',
        'pass until alice decides',
        'alice says yes',
        'alice pays',
        'alice says yes',
        'alice pays',
        'pass until the stack is empty',
      ],
      expect: { 'Hill Giant': { on: 'battlefield' }, bob: { hand: 1 } },
    },
  }),
];

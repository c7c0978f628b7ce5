import { card, scenario } from '../../machines/play/scenario/index.ts';
import {
  activated,
  anyTarget,
  dealDamageToTarget,
  draw,
  gainLife,
  replacement,
  spell,
  staticAbility,
  tap,
} from '../../machines/rules/abilities/write/index.ts';

/** If its controller would gain life, they draw that many cards instead. */
const springs = card('Springs of Insight', ['enchantment'], {
  abilities: [
    replacement({ event: { would: 'gainLife', who: 'you' }, instead: [draw({ number: 'eventAmount' })] }),
  ],
});
/** A mana ability, whatever its effect is replaced with (605.1a). */
const ember = card('Healing Ember', ['artifact'], {
  abilities: [activated({ cost: [tap], effect: [{ do: 'addMana', mana: ['R'] }, gainLife(1)] })],
});
const thrown = (name: string, what: object) =>
  card(name, ['sorcery'], {
    manaCost: '{R}',
    abilities: [
      staticAbility({ additionalCost: { cost: [{ pay: 'discard', what: what }] } }),
      spell([anyTarget], dealDamageToTarget(2)),
    ],
  });
const thunder = card('Sudden Thunder', ['instant'], {
  manaCost: '{4}{R}{R}',
  abilities: [
    { kind: 'keyword', keyword: 'miracle', cost: [{ pay: 'mana', cost: '{R}' }] },
    spell([anyTarget], dealDamageToTarget(5)),
  ],
});
const alice = { battlefield: [springs, ember], library: ['Hill Giant', 'Forest', 'Forest'] };

export default [
  scenario('121.8: a card drawn while a spell is being cast is seen by nobody until that is cast', {
    rules: ['121.8', '601.2g', '605.1a'],
    alice: { ...alice, hand: ['Shock'] },
    bob: {},
    script: [
      'alice casts Shock on bob paying by hand',
      'alice activates Healing Ember',
      { expect: { 'Hill Giant': { on: 'hand', seenBy: [] }, Shock: { on: 'stack' } } },
      'alice pays',
      { expect: { 'Hill Giant': { on: 'hand', seenBy: ['alice'] }, Shock: { on: 'stack' } } },
    ],
    expect: { bob: { life: 18 } },
    control: {
      script: ['alice activates Healing Ember'],
      expect: { 'Hill Giant': { on: 'hand', seenBy: ['alice'] } },
    },
  }),

  scenario('121.8: while it is face down a card has no characteristics that a cost could ask for', {
    rules: ['121.8', '601.2h'],
    alice: { ...alice, hand: [thrown('Thrown Beast', { type: 'creature' }), 'Grizzly Bears'] },
    bob: {},
    script: [
      'alice casts Thrown Beast on bob paying by hand',
      'alice activates Healing Ember',
      'alice pays',
      'pass until the stack is empty',
    ],
    expect: { 'Grizzly Bears': { on: 'graveyard' }, 'Hill Giant': { on: 'hand' }, bob: { life: 18 } },
    control: {
      setup: { alice: { ...alice, hand: [thrown('Thrown Thing', {}), 'Grizzly Bears'] } },
      script: [
        'alice casts Thrown Thing on bob paying by hand',
        'alice activates Healing Ember',
        'alice pays',
        { expect: { 'Hill Giant': { seenBy: [] } } },
        'alice chooses Hill Giant',
        'pass until the stack is empty',
      ],
      expect: { 'Hill Giant': { on: 'graveyard' }, 'Grizzly Bears': { on: 'hand' }, bob: { life: 18 } },
    },
  }),

  scenario('121.8: what may be revealed as it is drawn is revealed once the spell is cast', {
    rules: ['121.8', '702.94a'],
    alice: { ...alice, hand: ['Shock'], library: [thunder, 'Forest'], mana: 'R' },
    bob: {},
    script: [
      'alice casts Shock on bob paying by hand',
      'alice activates Healing Ember',
      {
        expect: {
          'Sudden Thunder': { on: 'hand', seenBy: [] },
          game: { asked: { player: 'alice', kind: 'payment' } },
        },
      },
      'alice pays R',
      { expect: { game: { asked: { player: 'alice', kind: 'choose', rule: '702.94a' } } } },
      'alice chooses Sudden Thunder',
      { expect: { 'Sudden Thunder': { seenBy: ['alice', 'bob'] }, game: { stack: 2 } } },
      'everyone passes',
      'alice chooses yes',
      'alice chooses bob',
      { expect: { 'Sudden Thunder': { on: 'stack' }, Shock: { on: 'stack' } } },
    ],
    expect: { bob: { life: 13 } },
    control: {
      script: [
        'alice casts Shock on bob paying by hand',
        'alice activates Healing Ember',
        'alice pays R',
        'alice chooses nothing',
        { expect: { 'Sudden Thunder': { on: 'hand', seenBy: ['alice'] }, game: { stack: 1 } } },
      ],
      expect: { bob: { life: 18 } },
    },
  }),

  scenario('121.8: as the casting is reversed the card is seen, and stays drawn', {
    rules: ['121.8', '733.1'],
    alice: { ...alice, hand: ['Shock'] },
    bob: {},
    script: [
      'alice casts Shock on bob paying by hand',
      'alice activates Healing Ember',
      { expect: { 'Hill Giant': { on: 'hand', seenBy: [] } } },
      'alice cancels',
    ],
    expect: {
      'Hill Giant': { on: 'hand', seenBy: ['alice'] },
      Shock: { on: 'hand' },
      'Healing Ember': { tapped: true },
      alice: { mana: 'R' },
    },
    control: {
      without: 'Springs of Insight',
      script: [
        'alice casts Shock on bob paying by hand',
        'alice activates Healing Ember',
        'alice cancels',
        'alice answers everything',
      ],
      expect: { 'Hill Giant': { on: 'library' }, 'Healing Ember': { tapped: false }, alice: { life: 20 } },
    },
  }),
];

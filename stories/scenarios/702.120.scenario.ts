import { card, creature, scenario } from '../../machines/play/scenario/index.ts';
import { escalate, fabricate, gainLife, loseLife } from '../../machines/rules/abilities/write/index.ts';
import type { CostPart } from '../../machines/rules/state/vocabulary/index.ts';

/** One or more of three: gain 1, gain 2, each opponent loses 4. */
const sermon = (...cost: readonly CostPart[]) =>
  card('Plain Sermon', ['sorcery'], {
    manaCost: '{W}',
    abilities: [
      {
        kind: 'spell',
        modes: {
          choose: { min: 1, max: 3 },
          options: [
            { effect: [gainLife(1)] },
            { effect: [gainLife(2)] },
            { effect: [loseLife(4, 'opponents')] },
          ],
        },
      },
      escalate(...cost),
    ],
  });
const costly = sermon({ pay: 'mana', cost: '{1}' });
const tiring = sermon({ pay: 'tapPermanents', what: { type: 'creature', tapped: false }, count: 1 });
const monk = creature('Young Monk', '1/1');
const abbot = creature('Old Abbot', '1/1');

const maker = creature('Servo Maker', '1/1', '', { manaCost: '{1}', abilities: [fabricate(2)] });

export default [
  scenario('702.120a: each mode beyond the first is paid for', {
    rules: ['702.120', '702.120a', '601.2f', '700.2'],
    alice: { hand: [costly], mana: 'WCC' },
    bob: {},
    script: ['alice casts Plain Sermon choosing 1, 2, 3', 'pass until the stack is empty'],
    expect: { alice: { life: 23, mana: '' }, bob: { life: 16 } },
    control: {
      script: ['alice casts Plain Sermon choosing 2', 'pass until the stack is empty'],
      expect: { alice: { life: 22, mana: 'CC' }, bob: { life: 20 } },
    },
  }),
  scenario('702.120a: with something else than mana, for each mode anew', {
    rules: ['702.120a', '118.10'],
    alice: { hand: [tiring], battlefield: [monk, abbot], mana: 'W' },
    bob: {},
    script: [
      'alice casts Plain Sermon choosing 1, 2, 3',
      'alice chooses Young Monk',
      'pass until the stack is empty',
    ],
    expect: { alice: { life: 23 }, 'Young Monk': { tapped: true }, 'Old Abbot': { tapped: true } },
    control: {
      script: ['alice casts Plain Sermon choosing 1', 'pass until the stack is empty'],
      expect: { alice: { life: 21 }, 'Young Monk': { tapped: false }, 'Old Abbot': { tapped: false } },
    },
  }),
  scenario('601.2h: more modes than can be paid for aren’t chosen', {
    rules: ['702.120a', '601.2h'],
    alice: { hand: [costly], mana: 'WC' },
    bob: {},
    script: [
      'refused: alice casts Plain Sermon choosing 1, 2, 3',
      'alice casts Plain Sermon choosing 1, 3',
      'pass until the stack is empty',
    ],
    expect: { alice: { life: 21, mana: '' }, bob: { life: 16 } },
    control: {
      setup: { alice: { mana: 'WCC' } },
      script: ['alice casts Plain Sermon choosing 1, 2, 3', 'pass until the stack is empty'],
      expect: { alice: { life: 23 }, bob: { life: 16 } },
    },
  }),
  scenario('302.6: creatures that came this turn are tapped for modes, where the cost has no tap symbol', {
    rules: ['302.6', '702.120a', '702.123a'],
    alice: { hand: [maker, tiring], mana: 'CW' },
    bob: {},
    script: [
      'alice casts Servo Maker',
      'everyone passes',
      'everyone passes',
      'alice says no',
      'alice casts Plain Sermon choosing 1, 2, 3',
      'alice chooses Servo Maker',
      'alice chooses Servo Token 1',
      'everyone passes',
    ],
    expect: { alice: { life: 23 }, bob: { life: 16 }, 'Servo Maker': { tapped: true } },
    control: {
      // Before there is any creature one mode is all that can be paid for.
      script: [
        'refused: alice casts Plain Sermon choosing 1, 3',
        'alice casts Plain Sermon choosing 1',
        'everyone passes',
      ],
      expect: { alice: { life: 21 }, bob: { life: 20 }, 'Servo Maker': { on: 'hand' } },
    },
  }),
];

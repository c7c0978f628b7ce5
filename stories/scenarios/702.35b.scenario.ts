import { card, creature, scenario } from '../../machines/play/scenario/index.ts';
import {
  madness,
  named,
  payLife,
  triggered,
  yourUpkeep,
} from '../../machines/rules/abilities/write/index.ts';

/**
 * "At the beginning of your upkeep, discard a card at random. If a creature card is discarded this way, put it from your
 * graveyard onto the battlefield unless any player pays 5 life."
 */
const rift = card('Burying Rift', ['enchantment'], {
  abilities: [
    triggered({
      when: yourUpkeep,
      effect: [
        { do: 'discard', count: 1, who: 'you', atRandom: true, as: 'discarded' },
        {
          do: 'if',
          condition: {
            holds: 'is',
            what: named('discarded'),
            like: { type: 'creature', zone: ['graveyard', 'exile'] },
          },
          then: [
            { do: 'unless', who: 'everyone', cost: [payLife(5)], else: [], as: 'paid' },
            {
              do: 'if',
              condition: { holds: 'not', of: { holds: 'did', by: 'paid' } },
              then: [
                { do: 'move', what: named('discarded'), from: 'graveyard', to: { zone: 'battlefield' } },
              ],
            },
          ],
        },
      ],
    }),
  ],
});
const rootwalla = creature('Mad Lizard', '1/1', '', { manaCost: '{G}', abilities: [madness('{0}')] });
const lizard = creature('Sane Lizard', '1/1', '', { manaCost: '{G}' });
const upkeep = ["pass until alice's upkeep", 'everyone passes'] as const;

export default [
  scenario('702.35a: what is discarded into exile isn’t in the graveyard from which it would come back', {
    rules: ['702.35a', '702.35b', '608.2c'],
    alice: { hand: [rootwalla], battlefield: [rift] },
    bob: {},
    turn: { of: 'alice', at: 'untap' },
    script: [
      ...upkeep,
      'alice says no',
      'bob says no',
      { expect: { 'Mad Lizard': { on: 'exile' }, game: { stack: 1 } } },
      'everyone passes',
      'alice says no',
    ],
    expect: { 'Mad Lizard': { on: 'graveyard' } },
    control: {
      setup: { alice: { hand: [lizard] } },
      script: [...upkeep, 'alice says no', 'bob says no'],
      expect: { 'Sane Lizard': { on: 'battlefield' } },
    },
  }),
  scenario('702.35a: whoever has paid, it may be cast for its madness cost afterwards', {
    rules: ['702.35a', '702.35b'],
    alice: { hand: [rootwalla], battlefield: [rift] },
    bob: {},
    turn: { of: 'alice', at: 'untap' },
    script: [
      ...upkeep,
      'alice says no',
      'bob says yes',
      { expect: { bob: { life: 15 } } },
      'everyone passes',
      'alice says yes',
      'everyone passes',
    ],
    expect: { 'Mad Lizard': { on: 'battlefield' } },
    control: {
      setup: { alice: { hand: [lizard] } },
      script: [...upkeep, 'alice says no', 'bob says yes'],
      expect: { 'Sane Lizard': { on: 'graveyard' }, bob: { life: 15 } },
    },
  }),
];

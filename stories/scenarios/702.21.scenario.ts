import { creature, scenario } from '../../machines/play/scenario/index.ts';
import { ward } from '../../machines/rules/abilities/write/index.ts';

/** Ward {X}, where X is its power. */
const proud = creature('Proud Bear', '2/2', '', {
  abilities: [ward({ pay: 'life', amount: { number: 'value', value: 'power', of: 'self' } })],
});

export default [
  scenario('702.21a: ward counters what its opponent doesn’t pay for', {
    rules: ['702.21a', '603.1', '701.6a'],
    alice: { hand: ['Shock'], mana: 'RRR' },
    bob: { battlefield: ['Waterfall Aerialist'] },
    script: [
      'alice casts Shock on Waterfall Aerialist',
      { expect: { game: { stack: ['the ability of Waterfall Aerialist', 'Shock'], priority: 'alice' } } },
      'everyone passes',
      'alice says no',
    ],
    expect: {
      'Waterfall Aerialist': { on: 'battlefield' },
      Shock: { on: 'graveyard' },
      alice: { mana: 'RR' },
      game: { happened: [{ event: 'counter', object: 'Shock' }] },
    },
    control: {
      script: ['alice casts Shock on Waterfall Aerialist', 'everyone passes', 'alice says yes'],
      expect: { 'Waterfall Aerialist': { on: 'graveyard' }, alice: { mana: '' } },
    },
  }),
  scenario('702.21a: an ability is countered too, and a cost that is no mana paid', {
    rules: ['702.21a', '118.12'],
    alice: { battlefield: ['Prodigal Sorcerer'], hand: ['Shock'], mana: 'R' },
    bob: { battlefield: ['Owlin Shieldmage'] },
    script: [
      'alice activates Prodigal Sorcerer on Owlin Shieldmage',
      'everyone passes',
      'alice says no',
      'pass until the stack is empty',
      { expect: { 'Owlin Shieldmage': { damage: 0 }, alice: { life: 20 } } },
      'alice casts Shock on Owlin Shieldmage',
      'everyone passes',
      'alice says yes',
    ],
    expect: { 'Owlin Shieldmage': { damage: 2 }, alice: { life: 17 } },
    control: {
      without: 'ward',
      script: ['alice activates Prodigal Sorcerer on Owlin Shieldmage'],
      expect: { 'Owlin Shieldmage': { damage: 1 }, alice: { life: 20 } },
    },
  }),
  scenario('702.21a: its controller’s own spells don’t trigger it', {
    rules: ['702.21a'],
    alice: {},
    bob: { battlefield: ['Waterfall Aerialist'], hand: ['Giant Growth'], mana: 'G' },
    script: ['alice passes', 'bob casts Giant Growth on Waterfall Aerialist'],
    expect: { 'Waterfall Aerialist': { power: 6 }, game: { notHappened: [{ event: 'trigger' }] } },
    control: {
      setup: { alice: { hand: ['Giant Growth'], mana: 'G' }, bob: { battlefield: ['Waterfall Aerialist'] } },
      script: [
        'alice casts Giant Growth on Waterfall Aerialist',
        { expect: { game: { stack: ['the ability of Waterfall Aerialist', 'Giant Growth'] } } },
      ],
      expect: { 'Waterfall Aerialist': { power: 3 }, game: { happened: [{ event: 'counter' }] } },
    },
  }),
  scenario('702.21b: a value in the cost is worked out as the ability resolves', {
    rules: ['702.21b', '608.2i'],
    alice: { hand: ['Path to Exile'], mana: 'W' },
    bob: { battlefield: [proud], hand: ['Giant Growth'], mana: 'G' },
    script: [
      'alice casts Path to Exile on Proud Bear',
      'alice passes',
      'bob casts Giant Growth on Proud Bear',
      'everyone passes',
      'everyone passes',
      'alice says yes',
      'everyone passes',
      'bob says no',
    ],
    expect: { 'Proud Bear': { on: 'exile' }, alice: { life: 15 } },
    control: {
      script: [
        'alice casts Path to Exile on Proud Bear',
        'everyone passes',
        'alice says yes',
        'everyone passes',
        'bob says no',
      ],
      expect: { 'Proud Bear': { on: 'exile' }, alice: { life: 18 } },
    },
  }),
];

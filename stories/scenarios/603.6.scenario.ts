import { card, creature, scenario } from '../../machines/play/scenario/index.ts';
import {
  affecting,
  all,
  creature as creatures,
  enters,
  gainLife,
  land,
  triggered,
} from '../../machines/rules/abilities/write/index.ts';

const animation = card('Stirring Earth', ['enchantment'], {
  abilities: [
    affecting(
      all(land),
      { change: 'addTypes', types: ['creature'] },
      { change: 'setPowerToughness', power: 1, toughness: 1 },
    ),
  ],
});
const emptiness = card('Emptiness', ['enchantment'], {
  abilities: [affecting(all(creatures), { change: 'removeAllAbilities' })],
});
const greeter = card('Greeting Bell', ['artifact'], {
  abilities: [triggered({ when: enters(creatures), effect: [gainLife(1)] })],
});
const revenant = creature('Clinging Revenant', '2/1', '', {
  abilities: [
    triggered({
      when: { on: 'dies', object: 'self' },
      effect: [{ do: 'move', what: 'self', to: { zone: 'hand' } }],
    }),
  ],
});

export default [
  scenario('603.6: what an ability would do to the card that moved it does only where it went', {
    rules: ['603.6', '603.6c', '400.7'],
    alice: { battlefield: [revenant] },
    bob: { battlefield: ['Crypt Creeper'], hand: ['Shock'], mana: 'R' },
    script: [
      'alice passes',
      'bob casts Shock on Clinging Revenant',
      'everyone passes',
      'alice passes',
      'bob activates Crypt Creeper on Clinging Revenant',
      'everyone passes',
      'everyone passes',
    ],
    expect: { 'Clinging Revenant': { on: 'exile' }, alice: { hand: 0 } },
    control: {
      script: ['alice passes', 'bob casts Shock on Clinging Revenant', 'everyone passes', 'everyone passes'],
      expect: { 'Clinging Revenant': { on: 'hand' }, alice: { hand: 1 } },
    },
  }),
  scenario('603.6a: what enters at the same time is checked with the permanents that are there', {
    rules: ['603.6a'],
    alice: { battlefield: [greeter], hand: ['Raise the Alarm'], mana: 'WW' },
    bob: {},
    script: [
      'alice casts Raise the Alarm',
      'everyone passes',
      { expect: { game: { stack: 2 } } },
      'pass until the stack is empty',
    ],
    expect: { alice: { life: 22 } },
    control: {
      without: 'Greeting Bell',
      script: ['alice casts Raise the Alarm'],
      expect: { alice: { life: 20 } },
    },
  }),
  scenario('603.6b, example 1: a land that is a creature the moment it enters has entered as a creature', {
    rules: ['603.6b', '603.6d'],
    alice: { battlefield: [animation, greeter], hand: ['Forest'] },
    bob: {},
    script: ['alice plays Forest', 'everyone passes'],
    expect: { alice: { life: 21 }, Forest: { types: ['land', 'creature'] } },
    control: { without: 'Stirring Earth', script: ['alice plays Forest'], expect: { alice: { life: 20 } } },
  }),
  scenario('603.6b: a creature that has no abilities the moment it enters doesn’t trigger', {
    rules: ['603.6b'],
    alice: { battlefield: [emptiness], hand: ['Lone Missionary'], mana: 'WW' },
    bob: {},
    script: ['alice casts Lone Missionary'],
    expect: { alice: { life: 20 }, game: { notHappened: [{ event: 'trigger' }] } },
    control: { without: 'Emptiness', expect: { alice: { life: 24 } } },
  }),
  scenario(
    '603.6c: an ability that triggers on leaving the battlefield looks for the card only where it went first',
    {
      rules: ['603.6c', '400.7e'],
      alice: { battlefield: ['Hill Giant', { card: 'Unhallowed Pact', attachedTo: 'Hill Giant' }] },
      bob: { hand: ['Murder', 'Boomerang'], mana: 'BBBUU' },
      script: ['alice passes', 'bob casts Murder on Hill Giant', 'everyone passes', 'everyone passes'],
      expect: { 'Hill Giant': { on: 'battlefield' }, 'Unhallowed Pact': { on: 'graveyard' } },
      control: {
        script: ['alice passes', 'bob casts Boomerang on Hill Giant', 'everyone passes'],
        expect: { 'Hill Giant': { on: 'hand' }, 'Unhallowed Pact': { on: 'graveyard' } },
      },
    },
  ),
  scenario('603.6d: “enters tapped” and “enters with” is no trigger: it happens as the permanent enters', {
    rules: ['603.6d', '614.1c'],
    alice: { hand: ['Hagra Constrictor', 'Kabira Crossroads'], mana: 'BBB' },
    bob: { hand: ['Stifle'], mana: 'U' },
    script: [
      'alice casts Hagra Constrictor',
      'everyone passes',
      { expect: { game: { stack: 0 }, 'Hagra Constrictor': { counters: { '+1/+1': 2 }, power: 2 } } },
      'alice plays Kabira Crossroads',
      {
        expect: {
          game: { stack: ['the ability of Kabira Crossroads'] },
          'Kabira Crossroads': { tapped: true },
        },
      },
      'alice passes',
      'bob casts Stifle on the ability of Kabira Crossroads',
    ],
    expect: {
      alice: { life: 20 },
      'Kabira Crossroads': { tapped: true },
      'Hagra Constrictor': { on: 'battlefield' },
    },
    control: {
      without: 'Stifle',
      script: ['alice plays Kabira Crossroads'],
      expect: { alice: { life: 22 }, 'Kabira Crossroads': { tapped: true } },
    },
  }),
];

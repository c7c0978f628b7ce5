import { card, creature, scenario } from '../../machines/play/scenario/index.ts';
import {
  creature as aCreature,
  activated,
  base,
  enchant,
  mana,
  one,
  permanent,
  putCounters,
  spell,
  tapFor,
  target,
  targetCreature,
  triggered,
  untilEndOfTurn,
} from '../../machines/rules/abilities/write/index.ts';

/** A land that is a 2/2 creature only when it is paid for. */
const workshop = card('Walking Workshop', ['land'], {
  abilities: [
    tapFor('C'),
    activated({
      cost: [mana('{1}')],
      effect: [untilEndOfTurn('self', base(2, 2), { change: 'addTypes', types: ['artifact', 'creature'] })],
    }),
  ],
});
const tending = card('Patient Tending', ['sorcery'], {
  manaCost: '{G}',
  abilities: [spell([one(permanent)], putCounters('+1/+1', 2, target(0)))],
});
const blight = card('Small Blight', ['instant'], {
  manaCost: '{B}',
  abilities: [spell([targetCreature], putCounters('-1/-1', 1, target(0)))],
});
const bear = creature('Tended Bear', '2/2');

/** "Whenever enchanted creature becomes tapped, put a -0/-2 counter on it." */
const shackle = card('Weighing Shackle', ['enchantment'], {
  subtypes: 'Aura',
  abilities: [
    enchant(aCreature),
    triggered({ when: { on: 'tapped', object: 'attached' }, effect: [putCounters('-0/-2', 1, 'attached')] }),
  ],
});

export default [
  scenario('704.5q: counters go in pairs from any permanent, a land that is no creature too', {
    rules: ['704.5q', '122.3'],
    alice: { battlefield: [workshop, 'Forest'], hand: [tending], mana: 'C' },
    bob: { hand: [blight], mana: 'B' },
    script: [
      'alice activates Walking Workshop ability 2',
      'everyone passes',
      'alice passes',
      'bob casts Small Blight on Walking Workshop',
      'everyone passes',
      { expect: { 'Walking Workshop': { power: 1, toughness: 1, counters: { '-1/-1': 1 } } } },
      "pass until bob's upkeep",
      "pass until alice's precombat main",
      { expect: { 'Walking Workshop': { types: ['land'], counters: { '-1/-1': 1 } } } },
      'alice casts Patient Tending on Walking Workshop',
      'everyone passes',
    ],
    expect: { 'Walking Workshop': { types: ['land'], counters: { '+1/+1': 1, '-1/-1': 0 } } },
    control: {
      script: ['alice casts Patient Tending on Walking Workshop', 'everyone passes'],
      expect: { 'Walking Workshop': { counters: { '+1/+1': 2, '-1/-1': 0 } } },
    },
  }),
  scenario('704.5q: of both kinds as many go as there are of the fewer', {
    rules: ['704.5q'],
    alice: {
      battlefield: [{ card: bear, counters: { '-1/-1': 1 } }, 'Forest'],
      hand: [tending],
    },
    bob: {},
    script: ['alice casts Patient Tending on Tended Bear', 'everyone passes'],
    expect: { 'Tended Bear': { counters: { '+1/+1': 1, '-1/-1': 0 }, power: 3 } },
    control: {
      setup: { alice: { battlefield: [{ card: bear, counters: { charge: 1 } }, 'Forest'] } },
      expect: { 'Tended Bear': { counters: { '+1/+1': 2, charge: 1 }, power: 4 } },
    },
  }),
  scenario('704.5q: counters of other kinds don’t go in pairs, whatever they do together', {
    rules: ['704.5q', '122.1a', '704.5f'],
    alice: { battlefield: [{ card: 'Savannah Lions', counters: { '+0/+2': 1 } }] },
    bob: { battlefield: [{ card: shackle, attachedTo: 'Savannah Lions' }] },
    script: ['alice attacks bob with Savannah Lions', 'pass until the postcombat main phase'],
    expect: {
      'Savannah Lions': { counters: { '+0/+2': 1, '-0/-2': 1 }, power: 2, toughness: 1 },
      bob: { life: 18 },
    },
    control: {
      setup: { alice: { battlefield: ['Savannah Lions'] } },
      expect: { 'Savannah Lions': { on: 'graveyard' }, bob: { life: 20 } },
    },
  }),
];

import { card, creature, scenario } from '../../machines/play/scenario/index.ts';
import {
  activated,
  base,
  mana,
  one,
  permanent,
  putCounters,
  spell,
  tapFor,
  target,
  targetCreature,
  untilEndOfTurn,
} from '../../machines/rules/abilities/write/index.ts';

/** A land that is a 2/2 creature only when it is paid for. */
const workshop = card('Walking Workshop', ['land'], {
  abilities: [
    tapFor('C'),
    activated({
      cost: [mana('{1}')],
      effect: [untilEndOfTurn('self', base(2, 2), { addTypes: ['artifact', 'creature'] })],
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
];

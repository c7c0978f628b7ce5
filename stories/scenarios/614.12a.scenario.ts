import { card, creature, scenario } from '../../machines/play/scenario/index.ts';
import {
  creature as creatures,
  entersAsCopy,
  entersWith,
  inAnyGraveyard,
  inYourGraveyard,
  move,
  one,
  spell,
  target,
  upTo,
} from '../../machines/rules/abilities/write/index.ts';

/** "You may have this enter as a copy of a creature card in a graveyard, except it enters with a +1/+1 counter." */
const double = creature('Grave Double', '0/0', '', {
  abilities: [entersAsCopy(inAnyGraveyard(creatures), { change: 'entersWith', kind: '+1/+1', count: 1 })],
});
const raise = card('Raise', ['sorcery'], {
  manaCost: '{0}',
  abilities: [
    spell([one(inAnyGraveyard(creatures))], move(target(0), { zone: 'battlefield', under: 'you' })),
  ],
});

/** "This enters with a +1/+1 counter on it for each creature card in all graveyards." */
const forager = creature('Bone Forager', '0/0', '', {
  manaCost: '{0}',
  abilities: [entersWith('+1/+1', { number: 'count', of: inAnyGraveyard(creatures) })],
});

/** "You may have this enter as a copy of any creature card in a graveyard." */
const plainDouble = creature('Plain Double', '0/0', '', {
  manaCost: '{4}{U}',
  abilities: [entersAsCopy(inAnyGraveyard(creatures))],
});
/** "Return up to two target creature cards from your graveyard to the battlefield." */
const encore = card('Late Encore', ['sorcery'], {
  manaCost: '{0}',
  abilities: [spell([upTo(2, inYourGraveyard(creatures))], move(target(0), { zone: 'battlefield' }))],
});

export default [
  scenario('614.12a: what enters from a graveyard is still there as it is chosen what it copies', {
    rules: ['614.12a', '707.5'],
    alice: { graveyard: [double], hand: [raise] },
    bob: {},
    // As a copy of itself it would enter as a copy again, which is declined.
    script: ['alice casts Raise on Grave Double', 'everyone passes', 'alice says yes', 'alice says no'],
    expect: { 'Grave Double': { on: 'battlefield', power: 1, counters: { '+1/+1': 1 } } },
    control: {
      script: ['alice casts Raise on Grave Double', 'everyone passes', 'alice says no'],
      expect: { 'Grave Double': { on: 'graveyard' } },
    },
  }),
  scenario('614.12a: cast, it isn’t in a graveyard, and there is nothing to copy', {
    rules: ['614.12a', '707.5'],
    alice: { hand: [{ ...double, manaCost: '{0}' }] },
    bob: {},
    script: ['alice casts Grave Double', 'everyone passes'],
    expect: { 'Grave Double': { on: 'graveyard' } },
    control: {
      setup: { alice: { hand: [{ ...double, manaCost: '{0}' }], graveyard: ['Grizzly Bears'] } },
      script: ['alice casts Grave Double', 'everyone passes', 'alice says yes'],
      expect: { 'Grave Double': { on: 'battlefield', name: 'Grizzly Bears', power: 3 } },
    },
  }),
  scenario('614.12a: and it counts among the cards there for how it enters', {
    rules: ['614.12a', '614.1c', '614.12'],
    alice: { graveyard: [forager], hand: [raise] },
    bob: {},
    script: ['alice casts Raise on Bone Forager', 'everyone passes'],
    expect: { 'Bone Forager': { on: 'battlefield', counters: { '+1/+1': 1 } } },
    control: {
      setup: { alice: { hand: [forager], graveyard: [] } },
      script: ['alice casts Bone Forager', 'everyone passes'],
      expect: { 'Bone Forager': { on: 'graveyard', counters: {} } },
    },
  }),
  scenario('614.12a: what leaves the graveyard at the same time is still there to be copied', {
    rules: ['614.12a', '707.5'],
    alice: { hand: [encore], graveyard: [plainDouble, 'Craw Wurm'] },
    bob: {},
    script: [
      'alice casts Late Encore on Plain Double, Craw Wurm',
      'everyone passes',
      'alice says yes',
      'alice chooses Craw Wurm',
    ],
    expect: {
      'Plain Double': { on: 'battlefield', name: 'Craw Wurm', power: 6 },
      'Craw Wurm': { on: 'battlefield' },
    },
    control: {
      script: ['alice casts Late Encore on Plain Double, Craw Wurm', 'everyone passes', 'alice says no'],
      expect: { 'Plain Double': { on: 'graveyard' }, 'Craw Wurm': { on: 'battlefield' } },
    },
  }),
];

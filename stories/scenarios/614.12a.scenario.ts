import { card, creature, scenario } from '../../machines/play/scenario/index.ts';
import {
  creature as creatures,
  entersAsCopy,
  entersWith,
  inAnyGraveyard,
  move,
  one,
  spell,
  target,
} from '../../machines/rules/abilities/write/index.ts';

/** "You may have this enter as a copy of a creature card in a graveyard, except it enters with a +1/+1 counter." */
const double = creature('Grave Double', '0/0', '', {
  abilities: [entersAsCopy(inAnyGraveyard(creatures), { entersWith: { kind: '+1/+1', count: 1 } })],
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
  abilities: [entersWith('+1/+1', { count: inAnyGraveyard(creatures) })],
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
];

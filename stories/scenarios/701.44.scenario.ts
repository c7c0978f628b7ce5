import { creature, scenario } from '../../machines/play/scenario/index.ts';
import {
  activated,
  all,
  creatureYouControl,
  one,
  perform,
  sacrificeSelf,
  target,
} from '../../machines/rules/abilities/write/index.ts';
import { bidding, witness } from './keyword-actions.ts';

const outing = bidding('Short Outing', [one({ type: 'creature' })], perform('explore', { what: target(0) }));
const march = bidding('Long March', [], perform('explore', { what: all({ type: 'creature' }) }));
const journal = witness('Outing Journal', 'explore', { object: creatureYouControl });

/** It explores after it is gone. */
const lastScout = creature('Parting Scout', '1/1', '', {
  abilities: [activated({ cost: [sacrificeSelf], effect: [perform('explore')] })],
});

export default [
  scenario('701.44a: of what explores, a revealed land goes to the hand of its controller', {
    rules: ['701.44a'],
    alice: { hand: [outing] },
    bob: { battlefield: ['Grizzly Bears'], library: ['Forest', 'Island'] },
    script: ['alice casts Short Outing on Grizzly Bears', 'pass until the stack is empty'],
    expect: {
      bob: { hand: ['Forest'], library: ['Island'] },
      'Grizzly Bears': { power: 2, counters: { '+1/+1': 0 } },
    },
    control: {
      setup: { bob: { library: ['Hill Giant', 'Island'] } },
      script: [
        'alice casts Short Outing on Grizzly Bears',
        'pass until bob decides',
        'bob says yes',
        'pass until the stack is empty',
      ],
      expect: {
        bob: { hand: 0, library: ['Island'], graveyard: ['Hill Giant'] },
        'Grizzly Bears': { power: 3, counters: { '+1/+1': 1 } },
      },
    },
  }),
  scenario('701.44a: a card that is no land may stay on top', {
    rules: ['701.44a'],
    alice: { hand: [outing], battlefield: ['Grizzly Bears'], library: ['Hill Giant', 'Island'] },
    bob: {},
    script: [
      'alice casts Short Outing on Grizzly Bears',
      'pass until alice decides',
      'alice says no',
      'pass until the stack is empty',
    ],
    expect: { alice: { library: ['Hill Giant', 'Island'] }, 'Grizzly Bears': { power: 3 } },
    control: {
      script: [
        'alice casts Short Outing on Grizzly Bears',
        'pass until alice decides',
        'alice says yes',
        'pass until the stack is empty',
      ],
      expect: { alice: { library: ['Island'], graveyard: 2 } },
    },
  }),
  scenario('701.44b: it explores once all of that is done, also where there was no card to reveal', {
    rules: ['701.44b', '701.44a'],
    alice: { hand: [outing], battlefield: ['Grizzly Bears', journal], library: [] },
    bob: {},
    script: ['alice casts Short Outing on Grizzly Bears', 'pass until the stack is empty'],
    expect: { alice: { life: 21 }, 'Grizzly Bears': { power: 3 } },
    control: { without: 'Outing Journal', expect: { alice: { life: 20 } } },
  }),
  scenario('701.44c: what has left the battlefield explores as it last was there', {
    rules: ['701.44c', '701.44b', '608.2h'],
    alice: { battlefield: [lastScout, journal], library: ['Hill Giant'] },
    bob: {},
    script: [
      'alice activates Parting Scout',
      'pass until alice decides',
      'alice says yes',
      'pass until the stack is empty',
    ],
    expect: { alice: { life: 21, graveyard: ['Parting Scout', 'Hill Giant'] } },
    control: {
      without: 'Outing Journal',
      expect: { alice: { life: 20, graveyard: ['Parting Scout', 'Hill Giant'] } },
    },
  }),
  scenario('701.44d: of several, the active player’s explore first, in the order that each player chooses', {
    rules: ['701.44d', '101.4'],
    alice: {
      hand: [march],
      battlefield: ['Grizzly Bears', 'Hill Giant'],
      library: ['Forest', 'Serra Angel'],
    },
    bob: { battlefield: ['Raging Goblin'], library: ['Island'] },
    script: [
      'alice casts Long March',
      'pass until alice decides',
      'alice chooses Hill Giant',
      { expect: { bob: { hand: 0 }, alice: { hand: ['Forest'] } } },
      'alice says yes',
      'pass until the stack is empty',
    ],
    expect: {
      'Hill Giant': { counters: { '+1/+1': 0 } },
      'Grizzly Bears': { counters: { '+1/+1': 1 } },
      bob: { hand: ['Island'] },
    },
    control: {
      script: [
        'alice casts Long March',
        'pass until alice decides',
        'alice chooses Grizzly Bears',
        'alice says yes',
        'pass until the stack is empty',
      ],
      expect: { 'Hill Giant': { counters: { '+1/+1': 1 } }, 'Grizzly Bears': { counters: { '+1/+1': 0 } } },
    },
  }),
];

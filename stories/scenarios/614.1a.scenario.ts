import { card, creature, scenario } from '../../machines/play/scenario/index.ts';
import {
  activated,
  creatureYouControl,
  gainLife,
  one,
  perform,
  replacement,
  target,
} from '../../machines/rules/abilities/write/index.ts';
import { bidding, saying, witness } from './keyword-actions.ts';

/** Keyword actions are replaced as other events are. */
const outing = bidding('Short Outing', [one({ type: 'creature' })], perform('explore', { what: target(0) }));
const scheme = bidding('Small Scheme', [one({ type: 'creature' })], perform('connive', { what: target(0) }));
const journal = witness('Outing Journal', 'explore', { object: creatureYouControl });

const winding = card('Winding Paths', ['enchantment'], {
  abilities: [
    replacement({
      event: { would: 'perform', action: 'explore', object: creatureYouControl },
      instead: [perform('explore', { what: 'it' }), perform('explore', { what: 'it' })],
    }),
  ],
});
const shut = card('Shut Gates', ['enchantment'], {
  abilities: [
    replacement({
      event: { would: 'perform', action: 'explore', object: creatureYouControl },
      instead: [gainLife(5)],
    }),
  ],
});
const accomplice = card('Eager Accomplice', ['enchantment'], {
  abilities: [
    replacement({
      event: { would: 'perform', action: 'connive', object: creatureYouControl },
      amount: { number: 'plus', of: [{ number: 'eventAmount' }, 1] },
    }),
  ],
});
const study = saying('Short Study', 'scry', { n: 1 });
const lens = card('Clear Lens', ['artifact'], {
  abilities: [
    replacement({
      event: { would: 'perform', action: 'scry', by: 'you' },
      amount: { number: 'plus', of: [{ number: 'eventAmount' }, 1] },
    }),
  ],
});
const bloom = saying('Short Bloom', 'proliferate');
const hothouse = card('Warm Hothouse', ['enchantment'], {
  abilities: [
    replacement({
      event: { would: 'perform', action: 'proliferate', by: 'you' },
      instead: [perform('proliferate'), perform('proliferate')],
    }),
  ],
});
const altar = card('Dull Altar', ['artifact'], {
  abilities: [activated({ cost: [{ pay: 'perform', action: 'blight', n: 1 }], effect: [gainLife(5)] })],
});
const contagion = card('Deep Contagion', ['enchantment'], {
  abilities: [
    replacement({
      event: { would: 'perform', action: 'blight', by: 'you' },
      amount: { number: 'plus', of: [{ number: 'eventAmount' }, 1] },
    }),
  ],
});
const scout = creature('Plain Scout', '1/1', '');

export default [
  scenario('614.1a: what would explore explores twice instead, and what says so applies once to that', {
    rules: ['614.1a', '614.5', '701.44a'],
    alice: {
      hand: [outing],
      battlefield: [winding, journal, scout],
      library: ['Forest', 'Island', 'Swamp'],
    },
    bob: {},
    script: ['alice casts Short Outing on Plain Scout', 'pass until the stack is empty'],
    expect: { alice: { hand: ['Forest', 'Island'], library: ['Swamp'], life: 22 } },
    control: {
      without: 'Winding Paths',
      script: ['alice casts Short Outing on Plain Scout', 'pass until the stack is empty'],
      expect: { alice: { hand: ['Forest'], library: ['Island', 'Swamp'], life: 21 } },
    },
  }),
  scenario('614.6: a keyword action that was replaced never happens', {
    rules: ['614.6', '614.1a', '701.44b'],
    alice: { hand: [outing], battlefield: [shut, journal, scout], library: ['Forest'] },
    bob: {},
    script: ['alice casts Short Outing on Plain Scout', 'pass until the stack is empty'],
    expect: { alice: { hand: [], library: ['Forest'], life: 25 } },
    control: {
      without: 'Shut Gates',
      script: ['alice casts Short Outing on Plain Scout', 'pass until the stack is empty'],
      expect: { alice: { hand: ['Forest'], life: 21 } },
    },
  }),
  scenario('616.1: of two effects that would replace it the controller chooses which applies first', {
    rules: ['616.1', '616.1f', '614.1a'],
    alice: { hand: [outing], battlefield: [winding, shut, journal, scout], library: ['Forest', 'Island'] },
    bob: {},
    script: [
      'alice casts Short Outing on Plain Scout',
      'pass until alice decides',
      'alice chooses Winding Paths',
      'pass until the stack is empty',
    ],
    expect: { alice: { hand: [], library: ['Forest', 'Island'], life: 30 } },
    control: {
      script: [
        'alice casts Short Outing on Plain Scout',
        'pass until alice decides',
        'alice chooses Shut Gates',
        'pass until the stack is empty',
      ],
      expect: { alice: { hand: [], library: ['Forest', 'Island'], life: 25 } },
    },
  }),
  scenario('614.1a: what would connive does so with another number', {
    rules: ['614.1a', '701.50e'],
    alice: {
      hand: [scheme, 'Plains', 'Plains'],
      battlefield: [accomplice, scout],
      library: ['Forest', 'Island', 'Swamp'],
    },
    bob: {},
    script: [
      'alice casts Small Scheme on Plain Scout',
      'pass until alice decides',
      'alice chooses Plains, Plains',
      'pass until the stack is empty',
    ],
    expect: { alice: { hand: ['Forest', 'Island'], library: ['Swamp'] }, 'Plain Scout': { power: 1 } },
    control: {
      without: 'Eager Accomplice',
      script: [
        'alice casts Small Scheme on Plain Scout',
        'pass until alice decides',
        'alice chooses Plains',
        'pass until the stack is empty',
      ],
      expect: { alice: { hand: ['Plains', 'Forest'], library: ['Island', 'Swamp'] } },
    },
  }),
  scenario('614.1a: who would scry does so with another number', {
    rules: ['614.1a', '701.22a'],
    alice: { hand: [study], battlefield: [lens], library: ['Forest', 'Island', 'Swamp'] },
    bob: {},
    script: [
      'alice casts Short Study',
      'pass until alice decides',
      'alice answers top: Island; bottom: Forest',
      'pass until the stack is empty',
    ],
    expect: { alice: { library: ['Island', 'Swamp', 'Forest'] } },
    control: {
      without: 'Clear Lens',
      script: [
        'alice casts Short Study',
        'pass until alice decides',
        'alice answers bottom: Forest',
        'pass until the stack is empty',
      ],
      expect: { alice: { library: ['Island', 'Swamp', 'Forest'] } },
    },
  }),
  scenario('614.1a: who would proliferate does so twice instead', {
    rules: ['614.1a', '614.5', '701.34a'],
    alice: {
      hand: [bloom],
      battlefield: [hothouse, { card: 'Pentad Prism', counters: { charge: 1 } }],
    },
    bob: {},
    script: [
      'alice casts Short Bloom',
      'pass until alice decides',
      'alice chooses Pentad Prism',
      'alice chooses Pentad Prism',
      'pass until the stack is empty',
    ],
    expect: { 'Pentad Prism': { counters: { charge: 3 } } },
    control: {
      without: 'Warm Hothouse',
      script: [
        'alice casts Short Bloom',
        'pass until alice decides',
        'alice chooses Pentad Prism',
        'pass until the stack is empty',
      ],
      expect: { 'Pentad Prism': { counters: { charge: 2 } } },
    },
  }),
  scenario('614.1a: a keyword action that is done to pay a cost is replaced as well', {
    rules: ['614.1a', '118.1', '701.68a'],
    alice: { battlefield: [altar, contagion, 'Hill Giant'] },
    bob: {},
    script: ['alice activates Dull Altar', 'pass until the stack is empty'],
    expect: { alice: { life: 25 }, 'Hill Giant': { counters: { '-1/-1': 2 } } },
    control: {
      without: 'Deep Contagion',
      script: ['alice activates Dull Altar', 'pass until the stack is empty'],
      expect: { alice: { life: 25 }, 'Hill Giant': { counters: { '-1/-1': 1 } } },
    },
  }),
];

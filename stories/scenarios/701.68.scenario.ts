import { card, creature, scenario } from '../../machines/play/scenario/index.ts';
import {
  activated,
  as,
  dealDamageToPlayers,
  gainLife,
  may,
  named,
  perform,
} from '../../machines/rules/abilities/write/index.ts';
import { bidding, saying, witness } from './keyword-actions.ts';

const rot = saying('Creeping Rot', 'blight', { n: 1 });
const offer = bidding('Grim Offer', [], may(perform('blight', { n: 1 })), gainLife(1));
const toll = bidding(
  'Rotten Toll',
  [],
  as('blighted', perform('blight', { n: 1 })),
  dealDamageToPlayers({ number: 'value', value: 'power', of: named('blighted') }, 'opponents'),
);
const altar = card('Blighted Altar', ['artifact'], {
  abilities: [activated({ cost: [{ pay: 'perform', action: 'blight', n: 2 }], effect: [gainLife(5)] })],
});
const moss = witness('Rot Moss', 'blight', { who: 'you' });
const solemn = card('Still Garden', ['enchantment'], {
  abilities: [
    {
      kind: 'static',
      affects: { all: { type: 'creature' } },
      rules: [{ rule: 'cant', what: 'haveCountersPut' }],
    },
  ],
});
/** A creature on which no counters can be put. */
const sealed = creature('Sealed Statue', '3/3', '', {
  abilities: [{ kind: 'static', rules: [{ rule: 'cant', what: 'haveCountersPut' }] }],
});

export default [
  scenario('701.68a: who blights puts the counters on a creature of theirs that they choose', {
    rules: ['701.68a'],
    alice: { hand: [rot], battlefield: ['Hill Giant', 'Serra Angel'] },
    bob: { battlefield: ['Grizzly Bears'] },
    script: [
      'alice casts Creeping Rot',
      'pass until alice decides',
      'alice chooses Hill Giant',
      'pass until the stack is empty',
    ],
    expect: { 'Hill Giant': { power: 2, counters: { '-1/-1': 1 } }, 'Serra Angel': { power: 4 } },
    control: {
      script: [
        'alice casts Creeping Rot',
        'pass until alice decides',
        'alice chooses Serra Angel',
        'pass until the stack is empty',
      ],
      expect: { 'Hill Giant': { power: 3 }, 'Serra Angel': { power: 3 } },
    },
  }),
  scenario('701.68a: as a cost it is paid by putting the counters', {
    rules: ['701.68a', '118.1'],
    alice: { battlefield: [altar, 'Hill Giant', 'Serra Angel'] },
    bob: {},
    script: [
      'alice activates Blighted Altar',
      'alice chooses Hill Giant',
      { expect: { 'Hill Giant': { counters: { '-1/-1': 2 } }, alice: { life: 20 } } },
      'pass until the stack is empty',
    ],
    expect: { alice: { life: 25 } },
    control: { script: [], expect: { 'Hill Giant': { counters: { '-1/-1': 0 } } } },
  }),
  scenario('701.68b: who has no creature that could get them can’t choose to blight', {
    rules: ['701.68b', '608.2d'],
    alice: { hand: [offer], battlefield: [altar] },
    bob: { battlefield: ['Hill Giant'] },
    script: [
      'refused 701.68a: alice activates Blighted Altar',
      'alice casts Grim Offer',
      'pass until the stack is empty',
    ],
    expect: { alice: { life: 21 } },
    control: {
      setup: { alice: { hand: [offer], battlefield: ['Hill Giant'] } },
      script: [
        'alice casts Grim Offer',
        'pass until alice decides',
        'alice says yes',
        'pass until the stack is empty',
      ],
      expect: { alice: { life: 21 } },
    },
  }),
  scenario('701.68b: nor who has but creatures on which no counters can be put', {
    rules: ['701.68b'],
    alice: { battlefield: [altar, 'Hill Giant', solemn] },
    bob: {},
    script: ['refused 701.68a: alice activates Blighted Altar'],
    expect: { alice: { life: 20 } },
    control: {
      without: 'Still Garden',
      script: ['alice activates Blighted Altar', 'pass until the stack is empty'],
      expect: { alice: { life: 25 } },
    },
  }),
  scenario('701.68a: a creature on which no counters can be put is not among those to choose', {
    rules: ['701.68a', '118.3', '608.2d'],
    alice: { battlefield: [altar, 'Hill Giant', sealed] },
    bob: {},
    script: ['alice activates Blighted Altar', 'pass until the stack is empty'],
    expect: { alice: { life: 25 }, 'Hill Giant': { counters: { '-1/-1': 2 } } },
    control: {
      setup: { alice: { battlefield: [altar, 'Hill Giant', 'Serra Angel'] } },
      script: [
        'alice activates Blighted Altar',
        'alice chooses Serra Angel',
        'pass until the stack is empty',
      ],
      expect: { alice: { life: 25 }, 'Serra Angel': { counters: { '-1/-1': 2 } } },
    },
  }),
  scenario('701.68c: the blighted creature is the one that was chosen', {
    rules: ['701.68c'],
    alice: { hand: [toll], battlefield: ['Hill Giant'] },
    bob: {},
    script: ['alice casts Rotten Toll', 'pass until the stack is empty'],
    expect: { bob: { life: 18 } },
    control: {
      setup: { alice: { hand: [toll], battlefield: ['Serra Angel'] } },
      expect: { bob: { life: 17 } },
    },
  }),
  scenario('701.68d: it triggers whatever came of it, as an effect and as a cost', {
    rules: ['701.68d'],
    alice: { hand: [rot], battlefield: [moss, altar, 'Hill Giant'] },
    bob: {},
    script: [
      'alice casts Creeping Rot',
      'pass until the stack is empty',
      'alice activates Blighted Altar',
      'pass until the stack is empty',
    ],
    expect: { alice: { life: 27 } },
    control: { without: 'Rot Moss', expect: { alice: { life: 25 } } },
  }),
];

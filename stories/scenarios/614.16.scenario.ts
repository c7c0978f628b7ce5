import { creature, scenario } from '../../machines/play/scenario/index.ts';

export default [
  scenario('614.16: what a replacement effect creates is created by an effect, whatever it replaced', {
    rules: ['614.16', '704.5g'],
    alice: { battlefield: ['Doubling Season', 'Kalitas, Traitor of Ghet'] },
    bob: { battlefield: ['Grizzly Bears'] },
    script: [
      'alice attacks bob with Kalitas, Traitor of Ghet',
      'bob blocks Kalitas, Traitor of Ghet with Grizzly Bears',
    ],
    expect: { alice: { battlefield: 4 }, 'Grizzly Bears': { on: 'exile' } },
    control: { without: 'Doubling Season', expect: { alice: { battlefield: 2 } } },
  }),
  scenario('614.16: effects create twice as many tokens, and put twice as many counters', {
    rules: ['614.16', '614.1'],
    alice: {
      battlefield: ['Doubling Season', 'Grizzly Bears'],
      hand: ['Spiritual Visit', 'Battlegrowth'],
      mana: 'WG',
    },
    bob: {},
    script: [
      'alice casts Spiritual Visit',
      'everyone passes',
      'alice casts Battlegrowth on Grizzly Bears',
      'everyone passes',
    ],
    expect: {
      'Spirit Token 2': { on: 'battlefield' },
      'Grizzly Bears': { counters: { '+1/+1': 2 }, power: 4 },
    },
    control: {
      setup: {
        alice: { battlefield: ['Grizzly Bears'], hand: ['Spiritual Visit', 'Battlegrowth'], mana: 'WG' },
      },
      expect: { 'Grizzly Bears': { counters: { '+1/+1': 1 }, power: 3 }, alice: { battlefield: 2 } },
    },
  }),
  scenario('614.16: what is paid, and what damage results in, is put by no effect', {
    rules: ['614.16', '606.4', '702.80a'],
    alice: {
      battlefield: [
        'Doubling Season',
        { card: 'Chandra Nalaar', counters: { loyalty: 6 } },
        creature('Sturdy Post', '2/6'),
      ],
    },
    bob: { battlefield: [creature('Withering Thorn', '1/1', 'wither')] },
    script: [
      'alice activates Chandra Nalaar "+1:" on bob',
      'everyone passes',
      'alice attacks bob with Sturdy Post',
      'bob blocks Sturdy Post with Withering Thorn',
    ],
    expect: {
      'Chandra Nalaar': { counters: { loyalty: 7 } },
      'Sturdy Post': { counters: { '-1/-1': 1 } },
    },
    control: {
      setup: {
        alice: {
          battlefield: [
            'Doubling Season',
            { card: 'Chandra Nalaar', counters: { loyalty: 6 } },
            creature('Sturdy Post', '2/6'),
          ],
          hand: ['Battlegrowth'],
          mana: 'G',
        },
        bob: {},
      },
      script: ['alice casts Battlegrowth on Sturdy Post', 'everyone passes'],
      expect: { 'Sturdy Post': { counters: { '+1/+1': 2 } } },
    },
  }),
];

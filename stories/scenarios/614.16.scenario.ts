import { scenario } from '../../machines/play/scenario/index.ts';

export default [
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
];

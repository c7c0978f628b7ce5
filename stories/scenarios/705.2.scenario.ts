import { scenario } from '../../machines/play/scenario/index.ts';

export default [
  scenario('705.2: nobody calls a coin that only comes up heads or tails, and nobody wins the flip', {
    rules: ['705.2', '614.1c', '614.12a'],
    seed: 'heads up',
    alice: { hand: ['Molten Sentry'], mana: 'CCCR' },
    bob: {},
    script: ['alice casts Molten Sentry', 'everyone passes'],
    expect: { 'Molten Sentry': { power: 5, toughness: 2, has: ['haste'], hasNot: ['defender'] } },
  }),
  scenario('705.2: the other side of the coin makes it something else', {
    rules: ['705.2', '614.1c'],
    seed: 'tails',
    alice: { hand: ['Molten Sentry'], mana: 'CCCR' },
    bob: {},
    script: ['alice casts Molten Sentry', 'everyone passes'],
    expect: { 'Molten Sentry': { power: 2, toughness: 5, has: ['defender'], hasNot: ['haste'] } },
  }),
  scenario('706.2: dice are rolled as it enters, and it enters with as many counters as they show together', {
    rules: ['706.2', '706.4', '107.3m'],
    seed: 'dice',
    alice: { hand: ['Neverwinter Hydra'], mana: 'CCCCGG' },
    bob: {},
    script: ['alice casts Neverwinter Hydra with X = 2', 'everyone passes'],
    expect: {
      'Neverwinter Hydra': { counters: { '+1/+1': 3 } },
      game: { happened: [{ event: 'die', times: 2 }] },
    },
    control: {
      script: ['alice casts Neverwinter Hydra with X = 0', 'everyone passes'],
      expect: {
        'Neverwinter Hydra': { on: 'graveyard' },
        game: { happened: [{ event: 'die', times: 0 }] },
      },
    },
  }),
];

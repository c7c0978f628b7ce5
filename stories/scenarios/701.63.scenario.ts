import { creature, scenario } from '../../machines/play/scenario/index.ts';
import {
  activated,
  creatureYouControl,
  one,
  perform,
  sacrificeSelf,
  target,
} from '../../machines/rules/abilities/write/index.ts';
import { bidding, witness } from './keyword-actions.ts';

const trial = bidding(
  'Cold Trial',
  [one({ type: 'creature' })],
  perform('endure', { what: target(0), n: 2 }),
);
const noTrial = bidding(
  'Mild Trial',
  [one({ type: 'creature' })],
  perform('endure', { what: target(0), n: 0 }),
);
const martyr = creature('Fading Martyr', '1/1', '', {
  abilities: [activated({ cost: [sacrificeSelf], effect: [perform('endure', { n: 3 })] })],
});
const stone = witness('Trial Stone', 'endure', { object: creatureYouControl });

export default [
  scenario('701.63a: its controller puts the counters on it, or creates a Spirit of that size', {
    rules: ['701.63a'],
    alice: { hand: [trial] },
    bob: { battlefield: ['Grizzly Bears'] },
    script: [
      'alice casts Cold Trial on Grizzly Bears',
      'pass until bob decides',
      'bob says yes',
      'pass until the stack is empty',
    ],
    expect: { bob: { battlefield: ['Grizzly Bears'] }, 'Grizzly Bears': { power: 4 } },
    control: {
      script: [
        'alice casts Cold Trial on Grizzly Bears',
        'pass until bob decides',
        'bob says no',
        'pass until the stack is empty',
      ],
      expect: {
        bob: { battlefield: ['Grizzly Bears', 'Spirit Token'] },
        'Spirit Token': { power: 2, toughness: 2 },
        'Grizzly Bears': { power: 2 },
      },
    },
  }),
  scenario(
    '701.63a: on what has left the battlefield no counters can be put: its controller gets the Spirit',
    {
      rules: ['701.63a', '608.2d'],
      alice: { battlefield: [martyr] },
      bob: {},
      script: ['alice activates Fading Martyr', 'pass until the stack is empty'],
      expect: { 'Spirit Token': { power: 3, toughness: 3 } },
      control: { script: [], expect: { 'Spirit Token': { on: 'nowhere' } } },
    },
  ),
  scenario('701.63b: to endure 0 is to do nothing', {
    rules: ['701.63b'],
    alice: { hand: [noTrial, trial], battlefield: ['Grizzly Bears', stone] },
    bob: {},
    script: ['alice casts Mild Trial on Grizzly Bears', 'pass until the stack is empty'],
    expect: { alice: { life: 20, battlefield: ['Grizzly Bears', 'Trial Stone'] } },
    control: {
      script: [
        'alice casts Cold Trial on Grizzly Bears',
        'pass until alice decides',
        'alice says yes',
        'pass until the stack is empty',
      ],
      expect: { alice: { life: 21 } },
    },
  }),
];

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

const plot = bidding('Small Plot', [one({ type: 'creature' })], perform('connive', { what: target(0) }));
const greatPlot = bidding(
  'Grand Plot',
  [one({ type: 'creature' })],
  perform('connive', { what: target(0), n: 2 }),
);
const noPlot = bidding('No Plot', [one({ type: 'creature' })], perform('connive', { what: target(0), n: 0 }));
const ring = bidding('Ring of Plotters', [], perform('connive', { what: all({ type: 'creature' }) }));
const files = witness('Secret Files', 'connive', { object: creatureYouControl });
const informer = creature('Vanishing Informer', '1/1', '', {
  abilities: [activated({ cost: [sacrificeSelf], effect: [perform('connive')] })],
});

export default [
  scenario('701.50a: its controller draws and discards, and for a nonland card it gets a counter', {
    rules: ['701.50a'],
    alice: { hand: [plot] },
    bob: { battlefield: ['Grizzly Bears'], hand: ['Hill Giant'], library: ['Forest'] },
    script: [
      'alice casts Small Plot on Grizzly Bears',
      'pass until bob decides',
      'bob chooses Hill Giant',
      'pass until the stack is empty',
    ],
    expect: { bob: { hand: ['Forest'], graveyard: ['Hill Giant'] }, 'Grizzly Bears': { power: 3 } },
    control: {
      script: [
        'alice casts Small Plot on Grizzly Bears',
        'pass until bob decides',
        'bob chooses Forest',
        'pass until the stack is empty',
      ],
      expect: { bob: { hand: ['Hill Giant'] }, 'Grizzly Bears': { power: 2 } },
    },
  }),
  scenario('701.50b: what has left connives as it last was on the battlefield', {
    rules: ['701.50b', '701.50f', '608.2h'],
    alice: { battlefield: [informer, files], library: ['Forest'] },
    bob: {},
    script: ['alice activates Vanishing Informer', 'pass until the stack is empty'],
    expect: { alice: { life: 21, graveyard: ['Vanishing Informer', 'Forest'] } },
    control: { without: 'Secret Files', expect: { alice: { life: 20 } } },
  }),
  scenario('701.50c: of several, the active player’s connive first, in the order that each player chooses', {
    rules: ['701.50c', '101.4'],
    alice: {
      hand: [ring],
      battlefield: ['Grizzly Bears', 'Hill Giant'],
      library: ['Forest', 'Serra Angel'],
    },
    bob: { battlefield: ['Raging Goblin'], library: ['Shock'] },
    script: [
      'alice casts Ring of Plotters',
      'pass until alice decides',
      'alice chooses Hill Giant',
      'pass until the stack is empty',
    ],
    expect: {
      'Hill Giant': { power: 3 },
      'Grizzly Bears': { power: 3 },
      'Raging Goblin': { power: 2 },
      alice: { graveyard: ['Forest', 'Ring of Plotters', 'Serra Angel'] },
    },
    control: {
      script: [
        'alice casts Ring of Plotters',
        'pass until alice decides',
        'alice chooses Grizzly Bears',
        'pass until the stack is empty',
      ],
      expect: { 'Hill Giant': { power: 4 }, 'Grizzly Bears': { power: 2 } },
    },
  }),
  scenario('701.50d: to connive N, N cards are drawn and discarded, with a counter for each nonland card', {
    rules: ['701.50d'],
    alice: {
      hand: [greatPlot, 'Hill Giant', 'Swamp'],
      battlefield: ['Grizzly Bears'],
      library: ['Forest', 'Serra Angel'],
    },
    bob: {},
    script: [
      'alice casts Grand Plot on Grizzly Bears',
      'pass until alice decides',
      'alice chooses Hill Giant, Serra Angel',
      'pass until the stack is empty',
    ],
    expect: { 'Grizzly Bears': { power: 4 }, alice: { hand: ['Forest', 'Swamp'] } },
    control: {
      script: [
        'alice casts Grand Plot on Grizzly Bears',
        'pass until alice decides',
        'alice chooses Hill Giant, Swamp',
        'pass until the stack is empty',
      ],
      expect: { 'Grizzly Bears': { power: 3 } },
    },
  }),
  scenario('701.50e: to connive 0 is not to connive', {
    rules: ['701.50e'],
    alice: { hand: [noPlot, plot], battlefield: ['Grizzly Bears', files], library: ['Forest'] },
    bob: {},
    script: ['alice casts No Plot on Grizzly Bears', 'pass until the stack is empty'],
    expect: { alice: { life: 20, library: 1 } },
    control: {
      script: [
        'alice casts Small Plot on Grizzly Bears',
        'pass until alice decides',
        'alice chooses Forest',
        'pass until the stack is empty',
      ],
      expect: { alice: { life: 21, library: 0 } },
    },
  }),
];

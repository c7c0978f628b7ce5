import { scenario } from '../../machines/play/scenario/index.ts';
import { all, one, perform, target } from '../../machines/rules/abilities/write/index.ts';
import { bidding, witness } from './keyword-actions.ts';

const gust = bidding('Sudden Gust', [one({ type: 'creature' })], perform('airbend', { what: target(0) }));
const updraft = bidding(
  'Updraft',
  [one({ zone: 'stack', stackObject: 'spell' })],
  perform('airbend', { what: target(0) }),
);
const storm = bidding('Great Storm', [], perform('airbend', { what: all({ type: 'creature' }) }));
const vane = witness('Wind Vane', 'airbend', { who: 'you' });

export default [
  scenario('701.65a: what is airbent is exiled, and its owner may cast it for {2} from there', {
    rules: ['701.65a', '118.9'],
    alice: { hand: [gust] },
    bob: { battlefield: ['Serra Angel'], mana: 'CC' },
    turn: { of: 'bob' },
    script: [
      'bob passes',
      'alice casts Sudden Gust on Serra Angel',
      'pass until the stack is empty',
      { expect: { 'Serra Angel': { on: 'exile' } } },
      'bob casts Serra Angel',
      'pass until the stack is empty',
    ],
    expect: { 'Serra Angel': { on: 'battlefield' }, bob: { mana: '' } },
    control: {
      setup: { bob: { battlefield: [], exile: ['Serra Angel'], mana: 'CC' } },
      script: ['refused 601.3: bob casts Serra Angel'],
      expect: { 'Serra Angel': { on: 'exile' } },
    },
  }),
  scenario('701.65a: a spell is exiled as well, and is cast for {2} and for no other cost', {
    rules: ['701.65a'],
    alice: { hand: [updraft] },
    bob: { hand: ['Serra Angel'], mana: 'WWCCCW' },
    turn: { of: 'bob' },
    script: [
      'bob casts Serra Angel',
      'bob passes',
      'alice casts Updraft on Serra Angel',
      'pass until the stack is empty',
      { expect: { 'Serra Angel': { on: 'exile' } } },
      'refused 118.3: bob casts Serra Angel',
    ],
    expect: { bob: { mana: 'W' } },
    control: {
      setup: { bob: { hand: ['Serra Angel'], mana: 'WWCCCWW' } },
      script: [
        'bob casts Serra Angel',
        'bob passes',
        'alice casts Updraft on Serra Angel',
        'pass until the stack is empty',
        'bob casts Serra Angel',
        'pass until the stack is empty',
      ],
      expect: { 'Serra Angel': { on: 'battlefield' }, bob: { mana: '' } },
    },
  }),
  scenario('701.65b: a player airbends as one or more objects are exiled', {
    rules: ['701.65b'],
    alice: { hand: [storm], battlefield: [vane] },
    bob: { battlefield: ['Hill Giant', 'Grizzly Bears'] },
    script: ['alice casts Great Storm', 'pass until the stack is empty'],
    expect: { alice: { life: 21 }, bob: { exile: 2 } },
    control: {
      setup: { bob: { battlefield: [] } },
      expect: { alice: { life: 20 } },
    },
  }),
];

import { creature, scenario } from '../../machines/play/scenario/index.ts';
import { activated, draw, mana, triggered } from '../../machines/rules/abilities/write/index.ts';

const six = 'WWWWWW';

/** Monstrosity X, and as many cards as that X was. */
const scholar = creature('Growing Scholar', '1/1', '', {
  manaCost: '{U}',
  abilities: [
    activated({ cost: [mana('{X}')], effect: [{ do: 'monstrosity', n: { number: 'x' } }] }),
    triggered({
      when: { on: 'becomesMonstrous', object: 'self' },
      effect: [draw({ number: 'eventAmount' })],
    }),
  ],
});

export default [
  scenario('701.37a: monstrosity puts counters on the permanent, which becomes monstrous', {
    rules: ['701.37a', '701.37b'],
    alice: { battlefield: ['Hundred-Handed One'], mana: six },
    bob: {},
    script: ['alice activates Hundred-Handed One'],
    expect: { 'Hundred-Handed One': { counters: { '+1/+1': 3 }, power: 6, has: ['reach'] } },
    control: {
      script: [],
      expect: { 'Hundred-Handed One': { counters: { '+1/+1': 0 }, hasNot: ['reach'] } },
    },
  }),
  scenario('701.37a: nothing more happens to what is monstrous already', {
    rules: ['701.37a'],
    alice: { battlefield: ['Hundred-Handed One'], mana: `${six}${six}` },
    bob: {},
    script: [
      'alice activates Hundred-Handed One',
      'alice activates Hundred-Handed One',
      'pass until the stack is empty',
    ],
    expect: { 'Hundred-Handed One': { counters: { '+1/+1': 3 } } },
    control: {
      script: ['alice activates Hundred-Handed One', 'pass until the stack is empty'],
      expect: { 'Hundred-Handed One': { counters: { '+1/+1': 3 } } },
    },
  }),
  scenario('701.37b: what has left and come back is not monstrous any more', {
    rules: ['701.37b', '400.7'],
    alice: { battlefield: [{ card: 'Hundred-Handed One', as: 'the giant' }], mana: `${six}WWWW` },
    bob: { hand: ['Boomerang'], mana: 'UU' },
    script: [
      'alice activates the giant',
      'pass until the stack is empty',
      { expect: { 'the giant': { has: ['reach'] } } },
      'alice passes',
      'bob casts Boomerang on the giant',
      'pass until the stack is empty',
      'alice casts the giant',
    ],
    expect: { 'the giant': { on: 'battlefield', hasNot: ['reach'], power: 3 } },
    control: {
      script: ['alice activates the giant'],
      expect: { 'the giant': { has: ['reach'], power: 6 } },
    },
  }),
  scenario('701.37c: another ability reads the X of the monstrosity', {
    rules: ['701.37c'],
    alice: { battlefield: [scholar], mana: 'CC' },
    bob: {},
    script: ['alice activates Growing Scholar with X = 2'],
    expect: { alice: { hand: 2 }, 'Growing Scholar': { counters: { '+1/+1': 2 } } },
    control: {
      script: ['alice activates Growing Scholar with X = 1'],
      expect: { alice: { hand: 1 }, 'Growing Scholar': { counters: { '+1/+1': 1 } } },
    },
  }),
];

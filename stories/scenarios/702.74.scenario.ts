import { card, scenario } from '../../machines/play/scenario/index.ts';
import {
  creature as aCreature,
  gainLife,
  modify,
  one,
  spell,
  target,
  triggered,
} from '../../machines/rules/abilities/write/index.ts';

const theft = card('Sudden Theft', ['instant'], {
  manaCost: '{U}',
  abilities: [spell([one(aCreature)], modify(target(0), 'forever', { change: 'control', by: 'you' }))],
});
const burial = card('Fitting Burial', ['enchantment'], {
  manaCost: '{W}',
  abilities: [
    triggered({
      when: { on: 'dies', object: { ...aCreature, controller: 'you' } },
      effect: [gainLife(2)],
    }),
  ],
});

export default [
  scenario('702.74a: evoked, a permanent is sacrificed as it enters, and still triggers', {
    rules: ['702.74a', '113.6d'],
    alice: { hand: ['Faultgrinder'], mana: 'RRRRR' },
    bob: { battlefield: ['Forest'] },
    script: [
      'refused 118.3: alice casts Faultgrinder by mana',
      'alice casts Faultgrinder by evoke',
      'pass until the stack is empty',
    ],
    decide: { order: 'Faultgrinder, Faultgrinder' },
    expect: { Faultgrinder: { on: 'graveyard' }, Forest: { on: 'graveyard' } },
    control: {
      setup: { alice: { hand: ['Faultgrinder'], mana: 'RRRRRRR' } },
      script: ['alice casts Faultgrinder by mana', 'pass until the stack is empty'],
      decide: {},
      expect: { Faultgrinder: { on: 'battlefield' }, Forest: { on: 'graveyard' } },
    },
  }),
  scenario('702.74a: its controller sacrifices it, who may be another than who evoked it', {
    rules: ['702.74a'],
    alice: { hand: ['Faultgrinder'], mana: 'RRRRR' },
    bob: { hand: [theft], battlefield: [burial, 'Forest'], mana: 'U' },
    script: [
      'alice casts Faultgrinder by evoke',
      'everyone passes',
      'alice passes',
      'bob casts Sudden Theft on Faultgrinder',
      'pass until the stack is empty',
    ],
    decide: { order: 'Faultgrinder, Faultgrinder' },
    expect: { Faultgrinder: { on: 'graveyard' }, bob: { life: 22 } },
    control: {
      script: ['alice casts Faultgrinder by evoke', 'pass until the stack is empty'],
      expect: { Faultgrinder: { on: 'graveyard' }, bob: { life: 20 } },
    },
  }),
];

import { card, scenario } from '../../machines/play/scenario/index.ts';
import {
  gainLife,
  loseLife,
  perform,
  replacement,
  sacrifice,
} from '../../machines/rules/abilities/write/index.ts';
import type { Players } from '../../machines/rules/state/vocabulary/index.ts';
import { bidding } from './keyword-actions.ts';

const dilemma = (name: string, who: Players) =>
  bidding(
    name,
    [],
    perform('face a villainous choice', {
      who,
      options: [
        { word: 'lose 3 life', then: [loseLife(3, 'they'), gainLife(1)] },
        { word: 'sacrifice a creature', then: [sacrifice('they', { type: 'creature' })] },
      ],
    }),
  );

const cruel = dilemma('Cruel Dilemma', 'opponents');
const common = dilemma('Common Dilemma', 'everyone');
const mastermind = card('Patient Mastermind', ['enchantment'], {
  abilities: [
    replacement({
      event: { would: 'perform', action: 'face a villainous choice', by: 'opponents' },
      additionalTimes: 1,
    }),
  ],
});

export default [
  scenario('701.55a: the player chooses an option, and all of that is done', {
    rules: ['701.55a'],
    alice: { hand: [cruel] },
    bob: { battlefield: ['Hill Giant'] },
    script: [
      'alice casts Cruel Dilemma',
      'pass until bob decides',
      'bob answers lose 3 life',
      'pass until the stack is empty',
    ],
    expect: { alice: { life: 21 }, bob: { life: 17 }, 'Hill Giant': { on: 'battlefield' } },
    control: {
      script: [
        'alice casts Cruel Dilemma',
        'pass until bob decides',
        'bob answers sacrifice a creature',
        'pass until the stack is empty',
      ],
      expect: { alice: { life: 20 }, bob: { life: 20 }, 'Hill Giant': { on: 'graveyard' } },
    },
  }),
  scenario('701.55b: they may choose an option that is impossible', {
    rules: ['701.55b'],
    alice: { hand: [cruel] },
    bob: {},
    script: [
      'alice casts Cruel Dilemma',
      'pass until bob decides',
      'bob answers sacrifice a creature',
      'pass until the stack is empty',
    ],
    expect: { bob: { life: 20 } },
    control: {
      script: [
        'alice casts Cruel Dilemma',
        'pass until bob decides',
        'bob answers lose 3 life',
        'pass until the stack is empty',
      ],
      expect: { bob: { life: 17 } },
    },
  }),
  scenario('701.55c: who faces it an additional time goes through all of it again', {
    rules: ['701.55c', '614.1a'],
    alice: { hand: [cruel], battlefield: [mastermind] },
    bob: { battlefield: ['Hill Giant'] },
    script: [
      'alice casts Cruel Dilemma',
      'pass until bob decides',
      'bob answers sacrifice a creature',
      { expect: { 'Hill Giant': { on: 'graveyard' } } },
      'bob answers lose 3 life',
      'pass until the stack is empty',
    ],
    expect: { bob: { life: 17 } },
    control: {
      without: 'Patient Mastermind',
      script: [
        'alice casts Cruel Dilemma',
        'pass until bob decides',
        'bob answers sacrifice a creature',
        'pass until the stack is empty',
      ],
      expect: { bob: { life: 20 } },
    },
  }),
  scenario('701.55d: of several players one after the other goes through all of it, in APNAP order', {
    rules: ['701.55d', '101.4'],
    alice: { hand: [common], battlefield: ['Grizzly Bears'] },
    bob: { battlefield: ['Hill Giant'] },
    script: [
      'alice casts Common Dilemma',
      'pass until alice decides',
      'alice answers sacrifice a creature',
      { expect: { 'Grizzly Bears': { on: 'graveyard' }, 'Hill Giant': { on: 'battlefield' } } },
      'bob answers sacrifice a creature',
      'pass until the stack is empty',
    ],
    expect: { 'Hill Giant': { on: 'graveyard' } },
    control: {
      script: [
        'alice casts Common Dilemma',
        'pass until alice decides',
        'alice answers lose 3 life',
        { expect: { alice: { life: 18 } } },
        'bob answers lose 3 life',
        'pass until the stack is empty',
      ],
      expect: { alice: { life: 19 }, bob: { life: 17 } },
    },
  }),
];

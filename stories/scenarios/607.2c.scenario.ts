import { scenario } from '../../machines/play/scenario/index.ts';
import { secondDance } from './linked-cards.ts';

const twoDances = {
  hand: [
    { card: secondDance, as: 'the first' },
    { card: secondDance, as: 'the second' },
  ],
  mana: 'UUUU',
};

export default [
  scenario('607.2c: an ability speaks of the token that another one created, and of no other', {
    rules: ['607.2c', '603.10a'],
    alice: twoDances,
    bob: { battlefield: ['Grizzly Bears', 'Serra Angel'], hand: ['Shock'], mana: 'R' },
    script: [
      'alice casts the first',
      'pass until alice decides',
      'alice chooses Grizzly Bears',
      'pass until the stack is empty',
      'alice casts the second',
      'pass until alice decides',
      'alice chooses Serra Angel',
      'pass until the stack is empty',
      { expect: { alice: { battlefield: 4 } } },
      "bob casts Shock on alice's Grizzly Bears",
      'pass until the stack is empty',
    ],
    expect: {
      'the first': { on: 'graveyard' },
      'the second': { on: 'battlefield' },
      alice: { battlefield: 2 },
    },
    control: {
      script: [
        'alice casts the first',
        'pass until alice decides',
        'alice chooses Serra Angel',
        'pass until the stack is empty',
        'alice casts the second',
        'pass until alice decides',
        'alice chooses Grizzly Bears',
        'pass until the stack is empty',
        "bob casts Shock on alice's Grizzly Bears",
        'pass until the stack is empty',
      ],
      expect: { 'the first': { on: 'battlefield' }, 'the second': { on: 'graveyard' } },
    },
  }),
  scenario('607.2c: as it leaves, the token that it created is exiled', {
    rules: ['607.2c', '603.6c'],
    alice: { hand: [secondDance], mana: 'UU', battlefield: ['Grizzly Bears'] },
    bob: { battlefield: ['Serra Angel'] },
    script: [
      'alice casts Second Dance',
      'pass until alice decides',
      'alice chooses Serra Angel',
      'pass until the stack is empty',
      { expect: { alice: { battlefield: 3 } } },
      "pass until alice's upkeep",
      'pass until the stack is empty',
    ],
    expect: {
      'Second Dance': { on: 'graveyard' },
      'Grizzly Bears': { on: 'battlefield' },
      alice: { battlefield: 1 },
    },
    control: {
      setup: {
        alice: { hand: [secondDance], mana: 'UU', battlefield: ['Grizzly Bears', 'Island', 'Island'] },
      },
      script: [
        'alice casts Second Dance',
        'pass until alice decides',
        'alice chooses Serra Angel',
        'pass until the stack is empty',
        "pass until alice's upkeep",
        'pass until alice decides',
        'alice says yes',
        'pass until the stack is empty',
      ],
      expect: { 'Second Dance': { on: 'battlefield' }, alice: { battlefield: 5 } },
    },
  }),
  scenario('607.2c: what Animate Dead put onto the battlefield is sacrificed as it leaves', {
    rules: ['607.2c', '607.1a', '603.7c'],
    alice: { hand: ['Animate Dead'], graveyard: ['Serra Angel'], battlefield: ['Grizzly Bears'], mana: 'CB' },
    bob: { hand: ['Disenchant'], mana: 'CW' },
    script: [
      'alice casts Animate Dead on Serra Angel',
      'pass until the stack is empty',
      { expect: { 'Serra Angel': { on: 'battlefield', power: 3, toughness: 4, controller: 'alice' } } },
      'alice passes',
      'bob casts Disenchant on Animate Dead',
      'pass until the stack is empty',
    ],
    expect: {
      'Animate Dead': { on: 'graveyard' },
      'Serra Angel': { on: 'graveyard' },
      'Grizzly Bears': { on: 'battlefield' },
    },
    control: {
      setup: { alice: { hand: ['Animate Dead', 'Cloudshift'], mana: 'CBW' } },
      script: [
        'alice casts Animate Dead on Serra Angel',
        'pass until the stack is empty',
        'alice casts Cloudshift on Serra Angel',
        'pass until the stack is empty',
      ],
      expect: {
        'Animate Dead': { on: 'graveyard' },
        'Serra Angel': { on: 'battlefield', power: 4, toughness: 4 },
      },
    },
  }),
  scenario('603.7c: Stangg is sacrificed as the token leaves that its ability created', {
    rules: ['603.7c', '603.7', '111.4'],
    alice: { hand: ['Stangg'], mana: 'CCCCRG', battlefield: ['Grizzly Bears'] },
    bob: { hand: ['Doom Blade'], mana: 'CB' },
    script: [
      'alice casts Stangg',
      'pass until the stack is empty',
      { expect: { alice: { battlefield: ['Grizzly Bears', 'Stangg', 'Stangg Twin'] } } },
      'alice passes',
      'bob casts Doom Blade on Stangg Twin',
      'pass until the stack is empty',
    ],
    expect: { Stangg: { on: 'graveyard' }, alice: { battlefield: ['Grizzly Bears'] } },
    control: {
      script: [
        'alice casts Stangg',
        'pass until the stack is empty',
        'alice passes',
        'bob casts Doom Blade on Grizzly Bears',
        'pass until the stack is empty',
      ],
      expect: { Stangg: { on: 'battlefield' }, alice: { battlefield: ['Stangg', 'Stangg Twin'] } },
    },
  }),
  scenario('603.7c: the token that Stangg’s ability created is exiled as Stangg leaves', {
    rules: ['603.7c', '603.7'],
    alice: { hand: ['Stangg'], mana: 'CCCCRG', battlefield: ['Grizzly Bears'] },
    bob: { hand: ['Doom Blade'], mana: 'CB' },
    script: [
      'alice casts Stangg',
      'pass until the stack is empty',
      'alice passes',
      'bob casts Doom Blade on Stangg',
      'pass until the stack is empty',
    ],
    expect: { Stangg: { on: 'graveyard' }, alice: { battlefield: ['Grizzly Bears'] } },
    control: {
      script: [
        'alice casts Stangg',
        'pass until the stack is empty',
        'alice passes',
        'bob casts Doom Blade on Grizzly Bears',
        'pass until the stack is empty',
      ],
      expect: { alice: { battlefield: ['Stangg', 'Stangg Twin'], exile: 0 } },
    },
  }),
];

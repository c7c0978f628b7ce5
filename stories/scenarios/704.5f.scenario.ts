import { creature, scenario } from '../../machines/play/scenario/index.ts';
import { entersWith } from '../../machines/rules/abilities/write/index.ts';

/** It enters with X +1/+1 counters. */
const saint = creature('Rising Saint', '0/0', '', {
  manaCost: '{X}{W}',
  supertypes: ['legendary'],
  abilities: [entersWith('+1/+1', { number: 'x' })],
});
const counters = { '+1/+1': 2 };
const twice = {
  alice: {
    battlefield: [{ card: saint, as: 'the old saint', counters }],
    hand: [{ card: saint, as: 'the new saint' }],
    mana: 'WC',
  },
  bob: {},
};

export default [
  scenario('704.5f: of two players each has their own legend, and the one without toughness dies', {
    rules: ['704.5f', '704.5j'],
    turn: { of: 'bob' },
    alice: { battlefield: [{ card: saint, as: 'the old saint', counters }] },
    bob: { hand: [{ card: saint, as: 'the new saint' }], mana: 'WC' },
    script: ['bob casts the new saint with X = 0', 'everyone passes'],
    expect: { 'the new saint': { on: 'graveyard' }, 'the old saint': { on: 'battlefield' } },
    control: {
      script: ['bob casts the new saint with X = 1', 'everyone passes'],
      expect: { 'the new saint': { on: 'battlefield' }, 'the old saint': { on: 'battlefield' } },
    },
  }),
  scenario('704.5j: of one player the new one may be kept that dies in the same check: none is left', {
    rules: ['704.3', '704.5f', '704.5j'],
    ...twice,
    script: [
      'alice casts the new saint with X = 0',
      'pass until alice decides',
      { expect: { game: { asked: { player: 'alice', kind: 'choose', rule: '704.5j' } } } },
      'alice chooses the new saint',
    ],
    expect: { alice: { battlefield: 0, graveyard: 2 } },
    control: {
      script: [
        'alice casts the new saint with X = 0',
        'pass until alice decides',
        'alice chooses the old saint',
      ],
      expect: { 'the old saint': { on: 'battlefield' }, 'the new saint': { on: 'graveyard' } },
    },
  }),
];

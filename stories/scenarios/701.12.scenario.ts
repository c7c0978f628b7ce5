import { scenario } from '../../machines/play/scenario/index.ts';

export default [
  scenario('701.12b: two permanents change their controllers', {
    rules: ['701.12', '701.12b'],
    alice: { hand: ['Legerdemain'], mana: 'UUUU', battlefield: ['Ornithopter', 'Forest'] },
    bob: { battlefield: ['Hill Giant', 'Mountain'] },
    script: [
      'refused 115.1: alice casts Legerdemain on Ornithopter, Mountain',
      'alice casts Legerdemain on Ornithopter, Hill Giant',
      'everyone passes',
    ],
    expect: { Ornithopter: { controller: 'bob' }, 'Hill Giant': { controller: 'alice' } },
    control: {
      setup: { alice: { hand: ['Legerdemain'], mana: 'UUUU', battlefield: ['Ornithopter', 'Memnite'] } },
      script: ['alice casts Legerdemain on Ornithopter, Memnite', 'everyone passes'],
      expect: { Ornithopter: { controller: 'alice' }, Memnite: { controller: 'alice' } },
    },
  }),
  scenario('701.12a: nothing is exchanged where one of the two is no longer there', {
    rules: ['701.12a', '608.2b'],
    alice: { hand: ['Legerdemain'], mana: 'UUUU', battlefield: ['Ornithopter'] },
    bob: { battlefield: ['Hill Giant'], hand: ['Shock'], mana: 'R' },
    script: [
      'alice casts Legerdemain on Ornithopter, Hill Giant',
      'alice passes',
      'bob casts Shock on Ornithopter',
      'everyone passes',
      'everyone passes',
    ],
    expect: { Ornithopter: { on: 'graveyard' }, 'Hill Giant': { controller: 'bob' } },
    control: {
      script: ['alice casts Legerdemain on Ornithopter, Hill Giant', 'everyone passes'],
      expect: { 'Hill Giant': { controller: 'alice' } },
    },
  }),
  scenario('701.12b: control of a permanent and a spell is exchanged, and lasts for what the spell becomes', {
    rules: ['701.12b', '400.7a', '608.3a'],
    alice: { battlefield: ['Perplexing Chimera'] },
    bob: { hand: ['Hill Giant'], mana: 'CCCR' },
    turn: { of: 'bob' },
    script: [
      'bob casts Hill Giant',
      'everyone passes',
      'alice says yes',
      { expect: { 'Perplexing Chimera': { controller: 'bob' } } },
      'everyone passes',
    ],
    expect: { 'Hill Giant': { on: 'battlefield', controller: 'alice', owner: 'bob' } },
    control: {
      script: ['bob casts Hill Giant', 'everyone passes', 'alice says no', 'everyone passes'],
      expect: { 'Hill Giant': { controller: 'bob' }, 'Perplexing Chimera': { controller: 'alice' } },
    },
  }),
  scenario('115.7d: who gains control of a spell may choose new targets for it', {
    rules: ['115.7d', '701.12b'],
    alice: { battlefield: ['Perplexing Chimera'] },
    bob: { hand: ['Shock'], mana: 'R' },
    turn: { of: 'bob' },
    script: [
      'bob casts Shock on alice',
      'everyone passes',
      'alice says yes',
      'alice chooses bob',
      'everyone passes',
    ],
    expect: { bob: { life: 18 }, alice: { life: 20 } },
    control: {
      script: ['bob casts Shock on alice', 'everyone passes', 'alice says no', 'everyone passes'],
      expect: { bob: { life: 20 }, alice: { life: 18 } },
    },
  }),
];

import { card, scenario } from '../../machines/play/scenario/index.ts';

/** Gaining life makes its controller gain life, without end. */
const spring = card('Endless Spring', ['enchantment'], {
  abilities: [
    {
      kind: 'triggered',
      when: [{ on: 'gainsLife', who: 'you' }],
      effect: [{ do: 'gainLife', amount: 1 }],
    },
  ],
});

/** Losing life makes opponents lose life, until they have none. */
const drain = card('Endless Drain', ['enchantment'], {
  abilities: [
    {
      kind: 'triggered',
      when: [{ on: 'losesLife', who: 'opponents' }],
      effect: [{ do: 'loseLife', amount: 1, who: 'opponents' }],
    },
  ],
});

export default [
  scenario('104.3a: a player can concede at any time, also without priority, and loses', {
    rules: ['104.3a', '104.2a'],
    alice: {},
    bob: {},
    script: [{ expect: { game: { priority: 'alice' } } }, 'bob concedes'],
    expect: {
      bob: { lost: '104.3a' },
      alice: { won: true },
      game: { over: { winners: ['alice'] } },
    },
    control: {
      script: ['alice passes'],
      expect: { game: { notHappened: [{ event: 'concede' }, { event: 'gameOver' }] } },
    },
  }),
  scenario('104.4b: a loop is a draw also where each round leaves an effect on what is gone', {
    rules: ['104.4b', '611.2c'],
    alice: { graveyard: ['Worldgorger Dragon'], hand: ['Animate Dead'], mana: 'BB' },
    bob: {},
    script: ['alice casts Animate Dead on Worldgorger Dragon', 'pass until the game is over'],
    expect: { game: { over: { winners: [], rule: '104.4b' } } },
    control: {
      setup: { alice: { graveyard: ['Grizzly Bears'], hand: ['Animate Dead'], mana: 'BB' } },
      script: ['alice casts Animate Dead on Grizzly Bears', 'pass until the stack is empty'],
      expect: { game: { over: false }, 'Grizzly Bears': { on: 'battlefield' } },
    },
  }),
  scenario('104.4b: a loop of mandatory actions is a draw', {
    rules: ['104.4b'],
    alice: { battlefield: [spring], hand: ['Reviving Dose'], mana: 'WWW' },
    bob: {},
    script: ['alice casts Reviving Dose'],
    expect: { game: { over: { winners: [], rule: '104.4b' } } },
    control: { without: 'Endless Spring', expect: { alice: { life: 23 }, game: { over: false } } },
  }),
  scenario('704.5a: what ends by itself is no such loop: it ends with a player’s life', {
    rules: ['104.4b', '704.5a'],
    alice: { battlefield: [drain], hand: ['Shock'], mana: 'R' },
    bob: {},
    script: ['alice casts Shock on bob'],
    expect: { bob: { life: 0, lost: '704.5a' }, game: { over: { winners: ['alice'] } } },
    control: { without: 'Endless Drain', expect: { bob: { life: 18 }, game: { over: false } } },
  }),
];

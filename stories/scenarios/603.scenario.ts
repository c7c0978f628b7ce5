import { scenario } from '../../machines/play/scenario/index.ts';

export default [
  scenario('603.3b: the active player’s triggered abilities go on the stack first, and resolve last', {
    rules: ['603.3b', '101.4'],
    alice: { battlefield: ['Soul Warden'] },
    bob: { battlefield: ['Soul Warden'], hand: ['Ashcoat Bear'], mana: 'GG' },
    script: [
      'bob casts Ashcoat Bear',
      'everyone passes',
      {
        expect: {
          game: { stack: ['the ability of Soul Warden', 'the ability of Soul Warden'], priority: 'alice' },
        },
      },
      'everyone passes',
      'stop here',
    ],
    expect: { bob: { life: 21 }, alice: { life: 20 } },
    control: {
      turn: { of: 'bob' },
      script: ['bob casts Ashcoat Bear', 'everyone passes', 'everyone passes', 'stop here'],
      expect: { bob: { life: 20 }, alice: { life: 21 } },
    },
  }),
  scenario('603.3b: a player orders the triggered abilities they control', {
    rules: ['603.3b'],
    alice: {
      battlefield: ['Soul Warden', "Ajani's Welcome"],
      hand: ['Grizzly Bears'],
      mana: 'GG',
    },
    bob: {},
    script: [
      'alice casts Grizzly Bears',
      'everyone passes',
      "alice orders Ajani's Welcome, Soul Warden",
      { expect: { game: { stack: ['the ability of Soul Warden', "the ability of Ajani's Welcome"] } } },
    ],
    expect: { alice: { life: 22 } },
    control: {
      script: [
        'alice casts Grizzly Bears',
        'everyone passes',
        "alice orders Soul Warden, Ajani's Welcome",
        { expect: { game: { stack: ["the ability of Ajani's Welcome", 'the ability of Soul Warden'] } } },
      ],
      expect: { alice: { life: 22 } },
    },
  }),
  scenario('603.4: an intervening if is asked again as the ability resolves', {
    rules: ['603.4', '608.2a'],
    alice: { battlefield: ['Pestilence'] },
    bob: { hand: ['Ashcoat Bear'], battlefield: ['Forest', 'Forest'] },
    turn: { at: 'postcombatMain' },
    script: [
      'pass until the end step',
      { expect: { game: { stack: ['the ability of Pestilence'] } } },
      'bob casts Ashcoat Bear',
      'pass until the stack is empty',
    ],
    expect: {
      Pestilence: { on: 'battlefield' },
      game: { happened: [{ event: 'notResolve' }] },
    },
    control: {
      script: ['pass until the end step', 'pass until the stack is empty'],
      expect: { Pestilence: { on: 'graveyard' } },
    },
  }),
  scenario('603.10a: creatures that die together see each other die', {
    rules: ['603.10a', '603.6c', '704.3'],
    alice: { battlefield: ['Blood Artist', 'Grizzly Bears'], hand: ['Wrath of God'], mana: 'WWWW' },
    bob: { battlefield: ['Silvercoat Lion'] },
    script: ['alice casts Wrath of God'],
    decide: { choose: ['bob', 'bob', 'bob'], order: 'Blood Artist, Blood Artist, Blood Artist' },
    expect: { bob: { life: 17 }, alice: { life: 23 }, 'Blood Artist': { on: 'graveyard' } },
    control: { without: 'Blood Artist', expect: { bob: { life: 20 }, alice: { life: 20 } } },
  }),
];

import { creature, scenario } from '../../machines/play/scenario/index.ts';
import { entersSelf, gainLife, triggered } from '../../machines/rules/abilities/write/index.ts';

const greeting = { when: entersSelf, effect: [gainLife(2)] };
const herald = creature('Sure Herald', '1/1', '', {
  manaCost: '{W}',
  abilities: [triggered({ ...greeting, cantBeCountered: true })],
});
const unsureHerald = creature('Unsure Herald', '1/1', '', {
  manaCost: '{W}',
  abilities: [triggered(greeting)],
});

export default [
  scenario(
    '113.9: an ability is no spell: what counters spells can’t target it, what counters abilities can',
    {
      rules: ['113.9', '601.2c', '701.6a'],
      alice: { battlefield: ['Prodigal Sorcerer'] },
      bob: { hand: ['Counterspell', 'Stifle'], mana: 'UUU' },
      script: [
        'alice activates Prodigal Sorcerer on bob',
        'alice passes',
        'refused 601.2c: bob casts Counterspell on the ability of Prodigal Sorcerer',
        'bob casts Stifle on the ability of Prodigal Sorcerer',
      ],
      expect: { bob: { life: 20, hand: ['Counterspell'] }, 'Prodigal Sorcerer': { tapped: true } },
      control: {
        setup: { alice: { battlefield: [], hand: ['Lava Axe'], mana: 'RRRRR' } },
        script: [
          'alice casts Lava Axe on bob',
          'alice passes',
          'refused 601.2c: bob casts Stifle on Lava Axe',
          'bob casts Counterspell on Lava Axe',
        ],
        expect: { bob: { life: 20, hand: ['Stifle'] }, 'Lava Axe': { on: 'graveyard' } },
      },
    },
  ),
  scenario('113.9: a triggered ability is countered by what says so', {
    rules: ['113.9'],
    alice: { hand: ['Ravenous Chupacabra'], mana: 'BBBB' },
    bob: { battlefield: ['Hill Giant'], hand: ['Stifle', 'Squelch'], mana: 'UUU' },
    script: [
      'alice casts Ravenous Chupacabra',
      'everyone passes',
      'alice passes',
      'refused 601.2c: bob casts Squelch on the ability of Ravenous Chupacabra',
      'bob casts Stifle on the ability of Ravenous Chupacabra',
    ],
    expect: { 'Hill Giant': { on: 'battlefield' }, 'Ravenous Chupacabra': { on: 'battlefield' } },
    control: {
      without: 'Stifle',
      script: ['alice casts Ravenous Chupacabra'],
      expect: { 'Hill Giant': { on: 'graveyard' } },
    },
  }),
  scenario('113.9: “spell or ability” is either', {
    rules: ['113.9'],
    alice: { battlefield: ['Prodigal Sorcerer'], hand: ['Shock'], mana: 'R' },
    bob: {
      battlefield: [
        'Hill Giant',
        { card: 'Diplomatic Escort', as: 'the first' },
        { card: 'Diplomatic Escort', as: 'the second' },
      ],
      hand: ['Island', 'Wastes'],
      mana: 'UU',
    },
    script: [
      'alice activates Prodigal Sorcerer on Hill Giant',
      'bob activates the first on the ability of Prodigal Sorcerer',
      'everyone passes',
      'alice casts Shock on Hill Giant',
      'bob activates the second on Shock',
    ],
    decide: { choose: 'Island' },
    expect: { 'Hill Giant': { on: 'battlefield', damage: 0 }, bob: { hand: 0 } },
    control: {
      without: 'Diplomatic Escort',
      script: ['alice activates Prodigal Sorcerer on Hill Giant', 'alice casts Shock on Hill Giant'],
      decide: {},
      expect: { 'Hill Giant': { on: 'graveyard' } },
    },
  }),
  scenario('603.1a: what an ability says of itself on the stack counts there: it can’t be countered', {
    rules: ['603.1a', '113.9'],
    alice: { hand: [herald], mana: 'W' },
    bob: { hand: ['Stifle'], mana: 'U' },
    script: [
      'alice casts Sure Herald',
      'everyone passes',
      'bob casts Stifle on the ability of Sure Herald',
      'everyone passes',
      'everyone passes',
    ],
    expect: { alice: { life: 22 }, Stifle: { on: 'graveyard' } },
    control: {
      setup: { alice: { hand: [unsureHerald], mana: 'W' } },
      script: [
        'alice casts Unsure Herald',
        'everyone passes',
        'bob casts Stifle on the ability of Unsure Herald',
        'everyone passes',
      ],
      expect: { alice: { life: 20 }, Stifle: { on: 'graveyard' } },
    },
  }),
  scenario('113.9: a static ability never is on the stack, where it could be countered', {
    rules: ['113.9', '604.1'],
    alice: { battlefield: ['Grizzly Bears'], hand: ['Glorious Anthem'], mana: 'WWW' },
    bob: { hand: ['Stifle'], mana: 'U' },
    script: [
      'alice casts Glorious Anthem',
      'everyone passes',
      { expect: { 'Grizzly Bears': { power: 3 }, game: { stack: 0 } } },
      'alice passes',
      'refused 601.2c: bob casts Stifle',
    ],
    expect: { 'Grizzly Bears': { power: 3 } },
    control: {
      setup: { alice: { battlefield: ['Grizzly Bears'], hand: ['Ravenous Chupacabra'], mana: 'BBBB' } },
      script: ['alice casts Ravenous Chupacabra', 'everyone passes'],
      expect: { 'Grizzly Bears': { power: 2 } },
    },
  }),
];

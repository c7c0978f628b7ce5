import { card, scenario } from '../../machines/play/scenario/index.ts';
import {
  all,
  creature,
  creatureYouControl,
  dealDamageToPlayers,
  plus,
  spell,
  triggered,
  untilEndOfTurn,
} from '../../machines/rules/abilities/write/index.ts';

const whiteCreatures = all({ ...creature, color: 'W' });
const hymn = card('White Hymn', ['instant'], {
  manaCost: '{W}',
  abilities: [spell([], untilEndOfTurn(whiteCreatures, plus(1, 1)))],
});
const greatWelcome = card('Great Welcome', ['enchantment'], {
  manaCost: '{R}',
  abilities: [
    triggered({
      when: { on: 'enters', object: { ...creatureYouControl, power: { atLeast: 2 } }, oneOrMore: true },
      effect: [dealDamageToPlayers(1, 'opponents')],
    }),
  ],
});

export default [
  scenario('611.2c: what a spell’s effect changes is fixed as it resolves, whatever becomes white later', {
    rules: ['611.2c'],
    alice: { battlefield: ['Silvercoat Lion'], hand: [hymn, 'Raise the Alarm'], mana: 'WWW' },
    bob: { battlefield: ['Serra Angel'], hand: ['Turn to Frog'], mana: 'UU' },
    script: [
      'alice casts White Hymn',
      'everyone passes',
      'alice casts Raise the Alarm',
      'everyone passes',
      'alice passes',
      'bob casts Turn to Frog on Serra Angel',
      'everyone passes',
    ],
    expect: {
      'Silvercoat Lion': { power: 3 },
      'Soldier Token 1': { power: 1 },
      // It is blue by now, and got the bonus while it was white.
      'Serra Angel': { colors: 'U', power: 2 },
    },
    control: {
      without: 'White Hymn',
      script: ['alice casts Raise the Alarm', 'everyone passes'],
      expect: {
        'Silvercoat Lion': { power: 2 },
        'Soldier Token 1': { power: 1 },
        'Serra Angel': { power: 4 },
      },
    },
  }),
  scenario('611.3a: what a static ability changes is whatever its text fits at any moment', {
    rules: ['611.3a', '613.5'],
    alice: { battlefield: ['Crusade', 'Silvercoat Lion'], hand: ['Raise the Alarm'], mana: 'WW' },
    bob: { battlefield: ['Serra Angel'], hand: ['Turn to Frog'], mana: 'UU' },
    script: [
      'alice casts Raise the Alarm',
      'everyone passes',
      { expect: { 'Serra Angel': { power: 5 } } },
      'alice passes',
      'bob casts Turn to Frog on Serra Angel',
      'everyone passes',
    ],
    expect: {
      'Silvercoat Lion': { power: 3 },
      'Soldier Token 1': { power: 2 },
      'Serra Angel': { colors: 'U', power: 1, toughness: 1 },
    },
    control: {
      without: 'Crusade',
      script: ['alice casts Raise the Alarm', 'everyone passes'],
      expect: {
        'Silvercoat Lion': { power: 2 },
        'Soldier Token 1': { power: 1 },
        'Serra Angel': { power: 4 },
      },
    },
  }),
  scenario('611.3c: what a static ability changes applies as a permanent enters: it triggers as what it is', {
    rules: ['611.3c'],
    alice: { battlefield: ['Crusade', greatWelcome], hand: ['Raise the Alarm'], mana: 'WW' },
    bob: {},
    script: ['alice casts Raise the Alarm', 'pass until the stack is empty'],
    expect: { bob: { life: 19 }, 'Soldier Token 1': { power: 2 } },
    control: { without: 'Crusade', expect: { bob: { life: 20 }, 'Soldier Token 1': { power: 1 } } },
  }),
];

import { card, scenario } from '../../machines/play/scenario/index.ts';
import {
  activated,
  create,
  creatureToken,
  gainLife,
  sacrificing,
  spell,
} from '../../machines/rules/abilities/write/index.ts';

const gift = (name: string, manaCost: string) =>
  card(name, ['instant'], { manaCost, abilities: [spell([], gainLife(1))] });
const altar = card('Hungry Altar', ['artifact'], {
  abilities: [
    activated({ cost: [sacrificing({ type: 'creature' })], effect: [{ do: 'addMana', mana: ['C'] }] }),
  ],
});
const hatching = card('Quick Hatching', ['instant'], {
  manaCost: '{G}',
  abilities: [spell([], create(creatureToken(4, 4, [], 'Beast')))],
});

export default [
  scenario('601.2g: mana that the payer doesn’t name is colorless first, so that the rest can be paid', {
    rules: ['601.2g', '601.2h', '118.3a'],
    alice: { hand: [gift('Large Gift', '{3}{R}'), gift('Small Gift', '{2}{R}')], mana: 'RRCCCCC' },
    bob: {},
    script: [
      'alice casts Large Gift',
      'everyone passes',
      { expect: { alice: { mana: 'CCR' } } },
      'alice casts Small Gift',
      'everyone passes',
    ],
    expect: { alice: { life: 22, mana: '' } },
    control: {
      script: ['alice casts Large Gift paying by hand', 'alice pays RRCC', 'everyone passes'],
      expect: { alice: { life: 21, mana: 'CCC' }, 'Small Gift': { on: 'hand' } },
    },
  }),

  scenario('601.2g: of several colors that would do the one is spent of which most is left', {
    rules: ['601.2g', '601.2h'],
    alice: { hand: [gift('Plain Gift', '{2}'), gift('Two-Colored Gift', '{U}{G}')], mana: 'UGGG' },
    bob: {},
    script: ['alice casts Plain Gift', 'everyone passes', 'alice casts Two-Colored Gift', 'everyone passes'],
    expect: { alice: { life: 22, mana: '' } },
    control: {
      script: ['alice casts Plain Gift paying by hand', 'alice pays UG', 'everyone passes'],
      expect: { alice: { life: 21, mana: 'GG' } },
    },
  }),

  scenario('601.2g: of mana that would do the one is spent that the cards in hand don’t ask for', {
    rules: ['601.2g', '601.2h'],
    alice: { hand: [gift('Plain Gift', '{2}'), gift('Colorless Gift', '{C}{C}')], mana: 'CCRR' },
    bob: {},
    script: ['alice casts Plain Gift', 'everyone passes', 'alice casts Colorless Gift', 'everyone passes'],
    expect: { alice: { life: 22, mana: '' } },
    control: {
      setup: { alice: { hand: [gift('Plain Gift', '{2}')] } },
      script: ['alice casts Plain Gift', 'everyone passes'],
      expect: { alice: { life: 21, mana: 'RR' } },
    },
  }),

  scenario('601.2g: what a payer doesn’t name for mana is the creature that is worth least', {
    rules: ['601.2g', '605.3a'],
    alice: { battlefield: [altar, 'Hill Giant', 'Grizzly Bears'], hand: [gift('Plain Gift', '{1}')] },
    bob: {},
    script: ['alice casts Plain Gift', 'everyone passes'],
    expect: { 'Hill Giant': { on: 'battlefield' }, 'Grizzly Bears': { on: 'graveyard' } },
    control: {
      setup: { alice: { battlefield: [altar, 'Hill Giant', 'Grizzly Bears', 'Wastes'] } },
      expect: { 'Hill Giant': { on: 'battlefield' }, 'Grizzly Bears': { on: 'battlefield' } },
    },
  }),

  scenario('601.2g: a token is given up for mana before a card is', {
    rules: ['601.2g', '605.3a'],
    alice: {
      battlefield: [altar, 'Grizzly Bears'],
      hand: [hatching, gift('Plain Gift', '{1}')],
      mana: 'G',
    },
    bob: {},
    script: ['alice casts Quick Hatching', 'everyone passes', 'alice casts Plain Gift', 'everyone passes'],
    expect: { 'Grizzly Bears': { on: 'battlefield' }, 'Beast Token': { on: 'nowhere' } },
    control: {
      setup: { alice: { mana: '' } },
      script: ['alice casts Plain Gift', 'everyone passes'],
      expect: { 'Grizzly Bears': { on: 'graveyard' } },
    },
  }),
];

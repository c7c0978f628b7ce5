import { card, creature, scenario } from '../../machines/play/scenario/index.ts';
import {
  activated,
  create,
  creatureToken,
  gainLife,
  mana,
  sacrificing,
  spell,
  staticAbility,
  tap,
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

/** Its mana ability brings a creature along. */
const spring = card('Teeming Spring', ['land'], {
  abilities: [
    activated({
      cost: [tap],
      effect: [{ do: 'addMana', mana: ['U'] }, create(creatureToken(1, 1, [], 'Plant'))],
    }),
  ],
});
/** As an additional cost to cast it, sacrifice a creature. */
const hungry = creature('Hungry Drake', '3/4', '', {
  manaCost: '{U}',
  abilities: [staticAbility({ additionalCost: { cost: [sacrificing({ type: 'creature' })] } })],
});
/** Its mana ability lets a life be gained. */
const grace = card('Gracious Rock', ['artifact'], {
  abilities: [activated({ cost: [tap], effect: [{ do: 'addMana', mana: ['C'] }, gainLife(2)] })],
});
/** "You may pay {U} and sacrifice a creature. If you do, you gain 5 life." */
const bargain = card('Late Bargain', ['sorcery'], {
  manaCost: '{B}',
  abilities: [
    spell([], {
      do: 'may',
      cost: [mana('{U}'), sacrificing({ type: 'creature' })],
      then: [gainLife(5)],
    }),
  ],
});
const bloodPrice = card('Price of Blood', ['sorcery'], {
  manaCost: '{1}',
  abilities: [
    staticAbility({ additionalCost: { cost: [{ pay: 'life', amount: 3 }] } }),
    spell([], create(creatureToken(5, 5, [], 'Demon'))),
  ],
});
/** How much mana it makes is chosen as it is activated. */
const reef = { card: 'Dreadship Reef', counters: { storage: 2 } };

export default [
  scenario('601.2g: a cost can be paid with what a mana ability brings along', {
    rules: ['601.2g', '601.2h', '601.3'],
    alice: { battlefield: [spring], hand: [hungry] },
    bob: {},
    script: [
      { expect: { game: { may: ['alice casts Hungry Drake'] } } },
      'alice casts Hungry Drake paying by hand',
      { expect: { game: { asked: { player: 'alice', kind: 'payment' } } } },
      'alice pays',
      'everyone passes',
    ],
    expect: { 'Hungry Drake': { on: 'battlefield' }, 'Plant Token': { on: 'nowhere' } },
    control: {
      setup: { alice: { battlefield: ['Island'], hand: [hungry] } },
      script: ['refused 118.3: alice casts Hungry Drake'],
      expect: { 'Hungry Drake': { on: 'hand' }, Island: { tapped: false } },
    },
  }),

  scenario('601.2g: life that a mana ability brings along can be paid', {
    rules: ['601.2g', '119.4'],
    alice: { battlefield: [grace], hand: [bloodPrice], life: 2 },
    bob: {},
    script: [
      'alice casts Price of Blood paying by hand',
      'alice activates Gracious Rock',
      { expect: { alice: { life: 4, mana: 'C' } } },
      'alice pays',
      'everyone passes',
    ],
    expect: { alice: { life: 1 }, 'Demon Token': { on: 'battlefield' } },
    control: {
      setup: { alice: { battlefield: ['Wastes'], hand: [bloodPrice], life: 2 } },
      script: ['refused 119.4: alice casts Price of Blood'],
      expect: { 'Price of Blood': { on: 'hand' } },
    },
  }),

  scenario('601.2g: mana of an amount that is chosen as the ability is activated can pay', {
    rules: ['601.2g', '107.3a', '605.3a'],
    alice: { battlefield: [reef, 'Island'], hand: [gift('Blue Gift', '{U}{B}')] },
    bob: {},
    script: [
      { expect: { game: { may: ['alice casts Blue Gift'] } } },
      'alice casts Blue Gift',
      'alice activates Dreadship Reef ability 3 with X = 2',
      'alice chooses {U}',
      'alice chooses {B}',
      'alice pays',
      'everyone passes',
    ],
    expect: { alice: { life: 21 }, 'Dreadship Reef': { counters: {} } },
    control: {
      setup: { alice: { battlefield: ['Dreadship Reef', 'Island'], hand: [gift('Blue Gift', '{U}{B}')] } },
      script: ['refused 118.3: alice casts Blue Gift'],
      expect: { alice: { life: 20 } },
    },
  }),

  scenario('601.2g: what isn’t paid for in the end is reversed', {
    rules: ['601.2g', '733.1'],
    alice: { battlefield: [reef, 'Island'], hand: [gift('Blue Gift', '{U}{B}')] },
    bob: {},
    script: [
      'alice casts Blue Gift',
      'alice activates Dreadship Reef ability 3 with X = 2',
      'alice chooses {U}',
      'alice chooses {U}',
      { expect: { game: { asked: { player: 'alice', kind: 'reverseMana', rule: '733.1' } } } },
      'alice answers everything',
    ],
    expect: {
      'Blue Gift': { on: 'hand' },
      'Dreadship Reef': { counters: { storage: 2 } },
      Island: { tapped: false },
      game: { stack: 0 },
    },
    control: {
      script: ['alice casts Blue Gift', 'alice cancels'],
      expect: { 'Blue Gift': { on: 'hand' }, Island: { tapped: false } },
    },
  }),

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
  scenario('608.2g: what a mana ability brings along may be paid with as something resolves', {
    rules: ['608.2g', '118.12', '605.3a'],
    alice: { hand: [bargain], battlefield: [spring], mana: 'B' },
    bob: {},
    script: [
      'alice casts Late Bargain',
      'everyone passes',
      'alice says yes',
      'alice activates Teeming Spring',
      'alice pays U',
      'pass until the stack is empty',
    ],
    expect: { alice: { life: 25, battlefield: ['Teeming Spring'] } },
    control: {
      setup: { alice: { hand: [bargain], battlefield: ['Island'], mana: 'B' } },
      script: ['alice casts Late Bargain', 'pass until the stack is empty'],
      expect: { alice: { life: 20, battlefield: ['Island'] } },
    },
  }),
];

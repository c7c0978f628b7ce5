import { card, creature, scenario } from '../../machines/play/scenario/index.ts';
import { dealDamage, replacement, spell, staticAbility } from '../../machines/rules/abilities/write/index.ts';

const quake = card('Cheap Quake', ['instant'], {
  manaCost: '{X}{R}',
  abilities: [spell([], dealDamage({ number: 'x' }, { all: { type: 'creature' } }))],
});
/** "As this enters, choose a card name. Spells with the chosen name can’t be cast." */
const mage = creature('Naming Mage', '2/2', 'flash', {
  manaCost: '{W}',
  abilities: [
    replacement({
      event: { would: 'enter', what: 'self' },
      choose: [{ do: 'chooseValue', what: 'cardName', link: 'name' }],
    }),
    staticAbility({ players: 'everyone', rules: [{ rule: 'cantCast', what: { nameChosen: 'name' } }] }),
  ],
});
const imprinted = [
  'alice casts Isochron Scepter',
  'everyone passes',
  'everyone passes',
  'alice says yes',
] as const;

export default [
  scenario('707.12: a copy that can’t be cast isn’t, and ceases to exist in exile', {
    rules: ['707.12', '601.3', '704.5e'],
    alice: { hand: ['Isochron Scepter', quake], mana: 'CCCC' },
    bob: { hand: [mage, 'Shock'], mana: 'W' },
    script: [
      ...imprinted,
      'alice passes',
      'bob casts Naming Mage',
      'everyone passes',
      'bob chooses Cheap Quake',
      'alice activates Isochron Scepter',
      'everyone passes',
      'alice says yes',
      { expect: { game: { stack: 0 } } },
    ],
    expect: {
      'Cheap Quake': { on: 'exile' },
      alice: { exile: 1, graveyard: 0 },
      game: {
        happened: [{ event: 'cease', rule: '704.5e', times: 1 }],
        notHappened: [{ event: 'cast', object: 'Cheap Quake' }],
      },
    },
    control: {
      script: [
        ...imprinted,
        'alice passes',
        'bob casts Naming Mage',
        'everyone passes',
        'bob chooses Shock',
        'alice activates Isochron Scepter',
        'everyone passes',
        'alice says yes',
        'alice says yes',
        { expect: { game: { stack: ['Cheap Quake'] } } },
      ],
      // Without a mana cost to pay, X is 0.
      expect: { 'Naming Mage': { on: 'battlefield', damage: 0 }, alice: { exile: 1, graveyard: 0 } },
    },
  }),
];

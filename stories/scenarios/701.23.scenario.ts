import { card, scenario } from '../../machines/play/scenario/index.ts';
import { controllerOf, one, spell, target } from '../../machines/rules/abilities/write/index.ts';

const sameName = { sharesNameWith: target(0) };
const everywhere = { zone: ['graveyard', 'hand', 'library'], owner: controllerOf(target(0)) } as const;

/** Exiles all cards with the name of an artifact, wherever its controller has them. */
const splinters = card('Splinters', ['sorcery'], {
  manaCost: '{G}',
  abilities: [
    spell([one({ type: 'artifact' })], {
      do: 'search',
      library: controllerOf(target(0)),
      zones: ['graveyard', 'hand'],
      for: sameName,
      count: {
        min: { number: 'count', of: { ...sameName, ...everywhere } },
        max: { number: 'count', of: { ...sameName, ...everywhere } },
      },
      to: { zone: 'exile' },
    }),
  ],
});

const withMines = {
  alice: { hand: [splinters], mana: 'G' },
  bob: {
    battlefield: [{ card: 'Ornithopter', as: 'the permanent' }],
    graveyard: [{ card: 'Ornithopter', as: 'the one in the graveyard' }],
    hand: [{ card: 'Ornithopter', as: 'the one in hand' }],
    library: [{ card: 'Ornithopter', as: 'the one in the library' }, 'Forest'],
  },
};

const tested = {
  alice: { hand: ['Test of Talents'], mana: 'CU' },
  bob: {
    hand: [
      { card: 'Shock', as: 'the spell' },
      { card: 'Shock', as: 'the other' },
    ],
    mana: 'R',
    library: ['Forest', 'Forest'],
  },
};

export default [
  scenario('701.23b: where all can see them all such cards are found, in hand and library none has to be', {
    rules: ['701.23b', '701.23a'],
    ...withMines,
    script: [
      'alice casts Splinters on the permanent',
      'everyone passes',
      'alice chooses nothing',
      'alice chooses nothing',
    ],
    expect: {
      'the permanent': { on: 'battlefield' },
      'the one in the graveyard': { on: 'exile' },
      bob: { hand: 1, library: 2, exile: 1 },
    },
    control: {
      script: [
        'alice casts Splinters on the permanent',
        'everyone passes',
        'alice chooses the one in hand',
        'alice chooses the one in the library',
      ],
      expect: { bob: { hand: 0, library: 1, exile: 3 } },
    },
  }),
  scenario('701.23a: of several zones that are searched it is known from which a card was exiled', {
    rules: ['701.23a', '608.2h', '400.7'],
    ...tested,
    script: [
      'alice passes',
      'bob casts the spell on alice',
      'bob passes',
      'alice casts Test of Talents on the spell',
      'everyone passes',
      'alice chooses the spell',
      'alice chooses the other',
    ],
    expect: { alice: { life: 20 }, bob: { exile: 2, hand: ['Forest'], library: 1 } },
    control: {
      script: [
        'alice passes',
        'bob casts the spell on alice',
        'bob passes',
        'alice casts Test of Talents on the spell',
        'everyone passes',
        'alice chooses the spell',
        'alice chooses nothing',
      ],
      expect: { bob: { exile: 1, hand: ['Shock'], library: 2 } },
    },
  }),
  scenario('701.23b: what is searched for can be a card with a certain total power and toughness', {
    rules: ['701.23b', '603.4'],
    alice: {
      battlefield: ['Wild Pair'],
      hand: ['Silvercoat Lion'],
      mana: 'WW',
      library: ['Grizzly Bears', 'Hill Giant'],
    },
    bob: {},
    script: [
      'alice casts Silvercoat Lion',
      'everyone passes',
      'everyone passes',
      'alice says yes',
      'alice chooses Grizzly Bears',
    ],
    expect: { 'Grizzly Bears': { on: 'battlefield' }, alice: { library: 1 } },
    control: {
      script: [
        'alice casts Silvercoat Lion',
        'everyone passes',
        'everyone passes',
        'alice says yes',
        'refused 701.23a: alice chooses Hill Giant',
        'alice chooses nothing',
      ],
      expect: { alice: { library: 2 } },
    },
  }),
];

import { card, creature, scenario } from '../../machines/play/scenario/index.ts';
import {
  draw,
  move,
  named,
  replacement,
  spell,
  thatPlayer,
  triggered,
} from '../../machines/rules/abilities/write/index.ts';

/** "If you would draw a card, look at the top three cards of your library. Put one into your hand, the others into your graveyard." */
const sifter = creature('Sifting Lich', '4/3', '', {
  abilities: [
    replacement({
      event: { would: 'draw', who: 'you' },
      instead: [
        { do: 'look', at: { top: 3, of: 'you' }, as: 'seen' },
        { do: 'choose', from: { among: named('seen') }, count: { min: 1, max: 1 }, as: 'kept' },
        move(named('kept'), { zone: 'hand' }),
        move({ all: { zone: 'library', among: named('seen') } }, { zone: 'graveyard' }),
      ],
    }),
  ],
});
/** "Whenever one or more land cards are put into your graveyard from anywhere, draw a card." */
const swamp = creature('Hungry Mire', '6/6', '', {
  abilities: [
    triggered({
      when: {
        on: 'putInto',
        zone: 'graveyard',
        object: { type: 'land', owner: 'you', token: false },
        oneOrMore: true,
      },
      effect: [draw(1)],
    }),
  ],
});
const counsel = card('Short Counsel', ['sorcery'], { manaCost: '{U}', abilities: [spell([], draw(2))] });
/** "At the beginning of each player's draw step, that player draws a card." */
const open = card('Open Archive', ['enchantment'], {
  abilities: [
    triggered({ when: { on: 'begins', step: 'draw', whose: 'everyone' }, effect: [draw(1, thatPlayer)] }),
  ],
});

export default [
  scenario('121.2: two cards are two draws: each is replaced, and each puts lands into the graveyard', {
    rules: ['121.2', '121.6', '603.2c'],
    alice: {
      battlefield: [sifter, swamp],
      hand: [counsel],
      library: ['Grizzly Bears', 'Forest', 'Swamp', 'Hill Giant', 'Island', 'Plains', 'Wastes'],
      mana: 'U',
    },
    bob: {},
    script: [
      'alice casts Short Counsel',
      'everyone passes',
      'alice chooses Grizzly Bears',
      'alice chooses Hill Giant',
      'stop here',
    ],
    expect: {
      alice: { hand: ['Grizzly Bears', 'Hill Giant'], graveyard: 5 },
      game: { stack: ['the ability of Hungry Mire', 'the ability of Hungry Mire'] },
    },
    control: {
      // No land goes there with the second draw.
      script: [
        'alice casts Short Counsel',
        'everyone passes',
        'alice chooses Grizzly Bears',
        'alice chooses Island',
        'stop here',
      ],
      setup: {
        alice: {
          battlefield: [sifter, swamp],
          hand: [counsel],
          library: ['Grizzly Bears', 'Forest', 'Swamp', 'Hill Giant', 'Island', 'Craw Wurm', 'Wastes'],
          mana: 'U',
        },
      },
      expect: {
        alice: { hand: ['Grizzly Bears', 'Island'], graveyard: 5 },
        game: { stack: ['the ability of Hungry Mire'] },
      },
    },
  }),
  scenario('608.2c: the other two cards are those that are on top once one of the three has been taken', {
    rules: ['608.2c', '614.6', '121.6'],
    alice: {
      battlefield: [sifter],
      hand: [counsel],
      library: ['Hill Giant', 'Forest', 'Swamp', 'Craw Wurm', 'Island', 'Plains', 'Wastes'],
      mana: 'U',
    },
    bob: {},
    script: ['alice casts Short Counsel', 'everyone passes', 'alice chooses Forest', 'alice chooses Plains'],
    expect: {
      alice: {
        hand: ['Forest', 'Plains'],
        graveyard: ['Hill Giant', 'Swamp', 'Craw Wurm', 'Island', 'Short Counsel'],
        library: 1,
      },
    },
    control: {
      withoutAbilities: ['Sifting Lich'],
      script: ['alice casts Short Counsel', 'everyone passes'],
      expect: { alice: { hand: ['Hill Giant', 'Forest'], graveyard: 1, library: 5 } },
    },
  }),
  scenario('121.2: the draw of the turn and that of a triggered ability are draws of one card each', {
    rules: ['121.2', '504.1', '504.2'],
    alice: { battlefield: [open] },
    bob: {},
    turn: { of: 'bob', at: 'upkeep' },
    script: [
      'pass until the draw step',
      { expect: { bob: { hand: 1 }, game: { stack: ['the ability of Open Archive'] } } },
      'everyone passes',
    ],
    expect: { bob: { hand: 2 }, alice: { hand: 0 } },
    control: {
      withoutAbilities: ['Open Archive'],
      script: ['pass until the draw step'],
      expect: { bob: { hand: 1 } },
    },
  }),
];

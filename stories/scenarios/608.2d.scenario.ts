import { scenario } from '../../machines/play/scenario/index.ts';

const withGideon = {
  alice: { battlefield: ['Gideon Blackblade', 'Grizzly Bears'] },
  bob: {},
};

export default [
  scenario('608.2d: which ability a creature gains is chosen as the ability resolves', {
    rules: ['608.2d'],
    ...withGideon,
    script: [
      'alice activates Gideon Blackblade ability 1 on Grizzly Bears',
      'everyone passes',
      'alice chooses lifelink',
    ],
    expect: { 'Grizzly Bears': { has: ['lifelink'], hasNot: ['vigilance', 'indestructible'] } },
    control: {
      script: [
        'alice activates Gideon Blackblade ability 1 on Grizzly Bears',
        'everyone passes',
        'alice chooses vigilance',
      ],
      expect: { 'Grizzly Bears': { has: ['vigilance'], hasNot: ['lifelink'] } },
    },
  }),
  scenario('615.1: damage is prevented in one’s own turn alone', {
    rules: ['615.1', '613.1d'],
    alice: { battlefield: ['Gideon Blackblade'], hand: ['Shock'], mana: 'R' },
    bob: {},
    script: ['alice casts Shock on Gideon Blackblade', 'everyone passes'],
    expect: { 'Gideon Blackblade': { power: 4, toughness: 4, counters: { loyalty: 4 } } },
    control: {
      turn: { of: 'bob' },
      script: ['bob passes', 'alice casts Shock on Gideon Blackblade', 'everyone passes'],
      expect: { 'Gideon Blackblade': { types: ['planeswalker'], counters: { loyalty: 2 } } },
    },
  }),
  scenario('113.6m: a creature card returns face up or face down as its owner chooses', {
    rules: ['113.6m', '608.2d', '708.2a'],
    alice: {
      graveyard: ['Deathmist Raptor'],
      hand: ['Pine Walker'],
      mana: 'CCCCCCCG',
    },
    bob: {},
    script: [
      'alice casts Pine Walker by morph',
      'everyone passes',
      'alice turns Pine Walker face up',
      'alice orders the ability of Deathmist Raptor, the ability of Pine Walker',
      'everyone passes',
      'everyone passes',
      'alice says yes',
      'alice chooses face down',
    ],
    expect: { 'Deathmist Raptor': { on: 'battlefield', faceDown: true, power: 2 } },
    control: {
      script: [
        'alice casts Pine Walker by morph',
        'everyone passes',
        'alice turns Pine Walker face up',
        'alice orders the ability of Deathmist Raptor, the ability of Pine Walker',
        'everyone passes',
        'everyone passes',
        'alice says yes',
        'alice chooses face up',
      ],
      expect: { 'Deathmist Raptor': { on: 'battlefield', faceDown: false, power: 3 } },
    },
  }),
  scenario('608.2d: a card type is chosen as the spell resolves, and what has it is untapped', {
    rules: ['608.2d', '607.2d', '205.2a'],
    alice: {
      battlefield: [
        { card: 'Grizzly Bears', tapped: true },
        { card: 'Forest', tapped: true },
        { card: 'Sol Ring', tapped: true },
        { card: 'Ornithopter', tapped: true },
      ],
      hand: ['Turnabout'],
      mana: 'CCUU',
    },
    bob: { battlefield: [{ card: 'Air Elemental', tapped: true }] },
    script: [
      'alice casts Turnabout on alice',
      'everyone passes',
      'alice chooses creature',
      'alice chooses untap',
    ],
    expect: {
      'Grizzly Bears': { tapped: false },
      Ornithopter: { tapped: false },
      'Sol Ring': { tapped: true },
      Forest: { tapped: true },
      'Air Elemental': { tapped: true },
    },
    control: {
      script: [
        'alice casts Turnabout on alice',
        'everyone passes',
        'alice chooses artifact',
        'alice chooses untap',
      ],
      expect: {
        'Grizzly Bears': { tapped: true },
        Ornithopter: { tapped: false },
        'Sol Ring': { tapped: false },
      },
    },
  }),
];

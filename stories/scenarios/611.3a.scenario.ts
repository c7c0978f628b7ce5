import { card, creature, scenario } from '../../machines/play/scenario/index.ts';
import { activated, asLongAs, mana, move, named, plus } from '../../machines/rules/abilities/write/index.ts';

/** Artifact spells of its controller have convoke, for as long as it is there. */
const workshop = card('Shared Workshop', ['enchantment'], {
  abilities: [
    {
      kind: 'static',
      affects: { all: { zone: 'stack', stackObject: 'spell', type: 'artifact', controller: 'you' } },
      changes: [{ change: 'addAbilities', abilities: [{ kind: 'keyword', keyword: 'convoke' }] }],
    },
  ],
});

/** Creature spells of its controller have evoke: for a cost that is theirs on the stack alone. */
const fleetingCourt = card('Fleeting Court', ['enchantment'], {
  abilities: [
    {
      kind: 'static',
      affects: { all: { zone: 'stack', stackObject: 'spell', type: 'creature', controller: 'you' } },
      changes: [
        {
          change: 'addAbilities',
          abilities: [{ kind: 'keyword', keyword: 'evoke', cost: [{ pay: 'mana', cost: '{R}' }] }],
        },
      ],
    },
  ],
});

/** Colors of spells are changed, and those of one color cost less. */
const paleVeil = card('Pale Veil', ['enchantment'], {
  abilities: [
    {
      kind: 'static',
      affects: { all: { zone: 'stack', stackObject: 'spell', controller: 'you' } },
      changes: [{ change: 'setColors', colors: ['W'] }],
    },
  ],
});
const whiteDiscount = card('White Tithe', ['enchantment'], {
  abilities: [{ kind: 'static', costs: [{ of: 'spells', by: 'you', like: { color: 'W' }, less: 2 }] }],
});

/** "As long as the top card of your library is a creature card, this creature gets +2/+1." */
const herald = creature('Herald of Beasts', '1/1', '', {
  abilities: [asLongAs({ holds: 'is', what: { top: 1, of: 'you' }, like: { type: 'creature' } }, plus(2, 1))],
});
/** "{0}: Look at the top two cards of your library, then put them back in any order." */
const lens = card('Turning Lens', ['artifact'], {
  abilities: [
    activated({
      cost: [mana('{0}')],
      effect: [
        { do: 'look', at: { top: 2, of: 'you' }, as: 'seen' },
        move(named('seen'), { zone: 'library', position: 'top' }),
      ],
    }),
  ],
});
const turned = (...order: readonly string[]) =>
  ['alice activates Turning Lens', 'everyone passes', `alice orders ${order.join(', ')}`] as const;

const guard = creature('Patient Guard', '2/2');
const engine = card('Toothed Engine', ['artifact'], { manaCost: '{2}' });
const colossus = creature('Cinder Colossus', '6/6', '', { manaCost: '{6}{R}' });
const ogre = creature('Grey Ogre', '2/2', '', { manaCost: '{2}{R}', colors: 'R' });

export default [
  scenario('611.3a: what depends on the top card of a library follows each change of it', {
    rules: ['611.3a', '401.4'],
    alice: { battlefield: [herald, lens], library: ['Forest', 'Hill Giant', 'Island'] },
    bob: {},
    script: [
      { expect: { 'Herald of Beasts': { power: 1, toughness: 1 } } },
      ...turned('Hill Giant', 'Forest'),
      { expect: { 'Herald of Beasts': { power: 3, toughness: 2 } } },
      ...turned('Forest', 'Hill Giant'),
    ],
    expect: { 'Herald of Beasts': { power: 1, toughness: 1 } },
    control: {
      script: turned('Hill Giant', 'Forest'),
      expect: { 'Herald of Beasts': { power: 3, toughness: 2 } },
    },
  }),
  scenario('611.3a: what spells have on the stack counts for whether a card can be cast', {
    rules: ['611.3a', '601.2a', '702.51a'],
    alice: { battlefield: [workshop, guard], hand: [engine], mana: 'C' },
    bob: {},
    script: ['alice casts Toothed Engine', 'everyone passes'],
    expect: { 'Toothed Engine': { on: 'battlefield' }, 'Patient Guard': { tapped: true } },
    control: {
      setup: { alice: { battlefield: [guard], hand: [engine], mana: 'C' } },
      script: ['refused 118.3: alice casts Toothed Engine'],
      expect: { 'Toothed Engine': { on: 'hand' }, 'Patient Guard': { tapped: false } },
    },
  }),
  scenario(
    '118.9: an alternative cost that spells are given on the stack can be paid, and its effect lasts',
    {
      rules: ['118.9', '601.2b', '611.3d', '702.74a'],
      alice: { battlefield: [fleetingCourt], hand: [colossus], mana: 'R' },
      bob: {},
      script: [
        'alice casts Cinder Colossus by evoke',
        { expect: { 'Cinder Colossus': { on: 'stack', has: ['evoke'] } } },
        'everyone passes',
        { expect: { 'Cinder Colossus': { on: 'battlefield' } } },
        'everyone passes',
      ],
      expect: { 'Cinder Colossus': { on: 'graveyard' } },
      control: {
        setup: { alice: { hand: [colossus], mana: 'R' } },
        script: ['refused 118.3: alice casts Cinder Colossus'],
        expect: { 'Cinder Colossus': { on: 'hand' } },
      },
    },
  ),
  scenario('611.3a: what a spell is on the stack counts for what it costs', {
    rules: ['611.3a', '601.2f'],
    alice: { battlefield: [paleVeil, whiteDiscount], hand: [ogre], mana: 'R' },
    bob: {},
    script: ['alice casts Grey Ogre', 'everyone passes'],
    expect: { 'Grey Ogre': { on: 'battlefield' } },
    control: {
      setup: { alice: { battlefield: [whiteDiscount], hand: [ogre], mana: 'R' } },
      script: ['refused 118.3: alice casts Grey Ogre'],
      expect: { 'Grey Ogre': { on: 'hand' } },
    },
  }),
];

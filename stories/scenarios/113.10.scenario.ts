import { creature as aCreature, card, scenario } from '../../machines/play/scenario/index.ts';
import {
  activated,
  affecting,
  creature,
  draw,
  enchant,
  having,
  losesThisAbility,
  mana,
  modify,
  plus,
  spell,
  target,
  targetCreature,
  untilEndOfTurn,
} from '../../machines/rules/abilities/write/index.ts';
import type { ActivationLimits } from '../../machines/rules/index.ts';

const study = (limits: ActivationLimits) =>
  card(limits.timesEachTurn === 1 ? 'Quiet Study' : 'Quieter Study', ['enchantment'], {
    manaCost: '{U}',
    subtypes: 'Aura',
    abilities: [
      enchant(creature),
      affecting('attached', having(activated({ cost: [mana('{U}')], effect: [draw(1)], limits }))),
    ],
  });

/** "{1}: This creature loses this ability and gets +1/+1." It has that twice, in the same words. */
const outgrowing = activated({
  cost: [mana('{1}')],
  effect: [modify('self', 'forever', losesThisAbility, plus(1, 1))],
});
const outgrowingTwice = aCreature('Outgrowing', '1/1', '', { abilities: [outgrowing, outgrowing] });

const grounding = card('Grounding', ['instant'], {
  manaCost: '{G}',
  abilities: [
    spell([targetCreature], untilEndOfTurn(target(0), { change: 'removeKeyword', keyword: 'flying' })),
  ],
});

export default [
  scenario(
    '113.10: what loses “this ability” loses the one whose effect that is, and no other in its words',
    {
      rules: ['113.10', '113.2c'],
      alice: { battlefield: [outgrowingTwice], mana: 'CCC' },
      bob: {},
      script: [
        'alice activates Outgrowing ability 2',
        'everyone passes',
        { expect: { Outgrowing: { power: 2 }, game: { may: ['alice activates Outgrowing'] } } },
        'alice activates Outgrowing',
        'everyone passes',
        'refused: alice activates Outgrowing',
      ],
      expect: { Outgrowing: { power: 3 }, alice: { mana: 'C' } },
      control: {
        setup: {
          alice: {
            battlefield: [aCreature('Grown', '1/1', '', { abilities: [outgrowing] })],
            mana: 'CC',
          },
        },
        script: ['alice activates Grown', 'everyone passes', 'refused: alice activates Grown'],
        expect: { Grown: { power: 2 }, alice: { mana: 'C' } },
      },
    },
  ),
  scenario('113.10: what “has” an ability is given it, and what “loses” it is without it', {
    rules: ['113.10'],
    alice: { battlefield: ['Grizzly Bears', { card: 'Flight', attachedTo: 'Grizzly Bears' }] },
    bob: {
      battlefield: [
        'Air Elemental',
        { card: 'Ichthyomorphosis', attachedTo: 'Air Elemental' },
        'Giant Spider',
      ],
    },
    script: [
      'alice attacks bob with Grizzly Bears',
      'refused 702.9b: bob blocks Grizzly Bears with Air Elemental',
      'bob blocks nothing',
    ],
    expect: {
      bob: { life: 18 },
      'Grizzly Bears': { has: ['flying'] },
      'Air Elemental': { hasNot: ['flying'] },
    },
    control: {
      without: ['Flight', 'Ichthyomorphosis'],
      script: ['alice attacks bob with Grizzly Bears', 'bob blocks Grizzly Bears with Air Elemental'],
      expect: {
        bob: { life: 20 },
        'Grizzly Bears': { on: 'graveyard' },
        'Air Elemental': { has: ['flying'] },
      },
    },
  }),
  scenario('113.10a: instructions for activating a given ability are part of it', {
    rules: ['113.10a', '602.5b'],
    alice: {
      battlefield: ['Grizzly Bears', { card: study({ timesEachTurn: 1 }), attachedTo: 'Grizzly Bears' }],
      mana: 'UU',
    },
    bob: {},
    script: [
      'alice activates Grizzly Bears',
      'everyone passes',
      'refused 602.5b: alice activates Grizzly Bears',
    ],
    expect: { alice: { hand: 1, mana: 'U' } },
    control: {
      setup: {
        alice: {
          battlefield: ['Grizzly Bears', { card: study({ timesEachTurn: 2 }), attachedTo: 'Grizzly Bears' }],
          mana: 'UU',
        },
      },
      script: [
        'alice activates Grizzly Bears',
        'everyone passes',
        'alice activates Grizzly Bears',
        'everyone passes',
      ],
      expect: { alice: { hand: 2, mana: '' } },
    },
  }),
  scenario('602.5c: a limit on a given ability is that one’s, not that of another with the same words', {
    rules: ['602.5c', '113.2c'],
    alice: {
      battlefield: [
        'Grizzly Bears',
        { card: study({ timesEachTurn: 1 }), attachedTo: 'Grizzly Bears', as: 'one study' },
        { card: study({ timesEachTurn: 1 }), attachedTo: 'Grizzly Bears', as: 'another study' },
      ],
      mana: 'UUU',
    },
    bob: {},
    script: [
      'alice activates Grizzly Bears ability 1',
      { expect: { game: { asked: { player: 'alice', kind: 'choose', rule: '602.5c' } } } },
      'alice chooses another study',
      'everyone passes',
      'alice activates Grizzly Bears ability 1',
      'everyone passes',
      'refused 602.5b: alice activates Grizzly Bears ability 1',
    ],
    expect: { alice: { hand: 2, mana: 'U' } },
    control: {
      setup: {
        alice: {
          battlefield: ['Grizzly Bears', { card: study({ timesEachTurn: 1 }), attachedTo: 'Grizzly Bears' }],
          mana: 'UUU',
        },
      },
      script: [
        'alice activates Grizzly Bears ability 1',
        'everyone passes',
        'refused 602.5b: alice activates Grizzly Bears ability 1',
      ],
      expect: { alice: { hand: 1, mana: 'UU' } },
    },
  }),
  scenario('602.5c: once what gave the ability that was used is gone, the other is still unused', {
    rules: ['602.5c'],
    alice: {
      battlefield: [
        'Grizzly Bears',
        { card: study({ timesEachTurn: 1 }), attachedTo: 'Grizzly Bears', as: 'one study' },
        { card: study({ timesEachTurn: 1 }), attachedTo: 'Grizzly Bears', as: 'another study' },
      ],
      hand: ['Naturalize'],
      mana: 'UUUUGG',
    },
    bob: {},
    script: [
      'alice activates Grizzly Bears ability 1',
      'alice chooses one study',
      'everyone passes',
      'alice casts Naturalize on one study',
      'everyone passes',
      'alice activates Grizzly Bears',
      'everyone passes',
      'refused 602.5b: alice activates Grizzly Bears',
    ],
    expect: { alice: { hand: 2 }, 'one study': { on: 'graveyard' } },
    control: {
      script: [
        'alice activates Grizzly Bears ability 1',
        'alice chooses one study',
        'everyone passes',
        'alice casts Naturalize on another study',
        'everyone passes',
        'refused 602.5b: alice activates Grizzly Bears',
      ],
      expect: { alice: { hand: 1 }, 'another study': { on: 'graveyard' } },
    },
  }),
  scenario('602.5c: whoever activates one of several with the same words says which', {
    rules: ['602.5c'],
    alice: {
      battlefield: [
        'Grizzly Bears',
        { card: study({ timesEachTurn: 1 }), attachedTo: 'Grizzly Bears', as: 'one study' },
        { card: study({ timesEachTurn: 1 }), attachedTo: 'Grizzly Bears', as: 'another study' },
      ],
      hand: ['Naturalize'],
      mana: 'UUUUGG',
    },
    bob: {},
    script: [
      'alice activates Grizzly Bears ability 1',
      'alice chooses another study',
      'everyone passes',
      'alice casts Naturalize on another study',
      'everyone passes',
      'alice activates Grizzly Bears',
      'everyone passes',
    ],
    expect: { alice: { hand: 2 } },
    control: {
      script: [
        'alice activates Grizzly Bears ability 1',
        'alice chooses one study',
        'everyone passes',
        'alice casts Naturalize on another study',
        'everyone passes',
        'refused 602.5b: alice activates Grizzly Bears',
      ],
      expect: { alice: { hand: 1 } },
    },
  }),
  scenario('113.10b: what takes an ability away takes every instance of it', {
    rules: ['113.10b', '702.9c'],
    alice: { battlefield: ['Hill Giant', 'Giant Spider', 'Forest'], hand: [grounding] },
    bob: {
      battlefield: [
        'Air Elemental',
        { card: 'Flight', attachedTo: 'Air Elemental' },
        { card: 'Arcane Flight', attachedTo: 'Air Elemental' },
      ],
    },
    turn: { of: 'bob' },
    script: [
      'bob attacks alice with Air Elemental',
      'alice casts Grounding on Air Elemental',
      'everyone passes',
      { expect: { 'Air Elemental': { hasNot: ['flying'], power: 5 } } },
      'alice blocks Air Elemental with Hill Giant',
    ],
    expect: { alice: { life: 20 }, 'Hill Giant': { on: 'graveyard' } },
    control: {
      without: 'Grounding',
      script: [
        'bob attacks alice with Air Elemental',
        'refused 702.9b: alice blocks Air Elemental with Hill Giant',
        'alice blocks nothing',
      ],
      expect: { alice: { life: 15 }, 'Air Elemental': { has: ['flying'] } },
    },
  }),
  scenario('113.10c: of effects that give and take the same ability the latest prevails', {
    rules: ['113.10c', '613.7'],
    alice: {
      battlefield: ['Air Elemental'],
      hand: ['Ovinize', 'Angelic Blessing'],
      mana: 'UUUUWWW',
    },
    bob: {},
    script: [
      'alice casts Ovinize on Air Elemental',
      'everyone passes',
      { expect: { 'Air Elemental': { hasNot: ['flying'], power: 0, toughness: 1 } } },
      'alice casts Angelic Blessing on Air Elemental',
    ],
    expect: { 'Air Elemental': { has: ['flying'], power: 3, toughness: 4 } },
    control: {
      script: [
        'alice casts Angelic Blessing on Air Elemental',
        'everyone passes',
        'alice casts Ovinize on Air Elemental',
      ],
      expect: { 'Air Elemental': { hasNot: ['flying'], power: 3, toughness: 4 } },
    },
  }),
];

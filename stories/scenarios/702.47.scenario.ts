import { card, scenario, creature as shaped } from '../../machines/play/scenario/index.ts';
import {
  creature,
  dealDamage,
  dealDamageToTarget,
  discard,
  draw,
  flying,
  mana,
  modify,
  one,
  playerOrPlaneswalker,
  sacrificing,
  spell,
  spellLike,
  splice,
  target,
  targetCreature,
} from '../../machines/rules/abilities/write/index.ts';
import type { Instruction } from '../../machines/rules/index.ts';

const choose = (link: string): Instruction => ({ do: 'chooseValue', what: 'color', link, anew: true });

/** An Arcane spell without splice. */
const emberSpike = card('Ember Spike', ['sorcery'], {
  manaCost: '{R}',
  subtypes: 'Arcane',
  abilities: [spell([playerOrPlaneswalker], dealDamageToTarget(3))],
});
/** It is spliced by sacrificing two Mountains. */
const fallingHills = card('Falling Hills', ['instant'], {
  manaCost: '{3}{R}',
  subtypes: 'Arcane',
  abilities: [
    spell([targetCreature], dealDamage(4, target(0))),
    splice({ subtype: 'Arcane' }, 'Arcane', sacrificing({ subtype: 'Mountain' }, 2)),
  ],
});
/** Replaces a color word in a spell's text. */
const dyedInk = card('Dyed Ink', ['instant'], {
  manaCost: '{U}',
  abilities: [
    spell(
      [one(spellLike({}))],
      choose('one'),
      choose('other'),
      modify(target(0), 'forever', {
        change: 'changeWord',
        from: { chosen: 'one' },
        to: { chosen: 'other' },
      }),
    ),
  ],
});
/** Destroys a green creature; it can be spliced. */
const leafRot = card('Leaf Rot', ['instant'], {
  manaCost: '{B}',
  subtypes: 'Arcane',
  abilities: [
    spell([one({ ...creature, color: 'G' })], { do: 'destroy', what: target(0) }),
    splice({ subtype: 'Arcane' }, 'Arcane', mana('{B}')),
  ],
});
/** A card with flying that can be spliced onto creature spells. */
const wingedWord = card('Winged Word', ['sorcery'], {
  manaCost: '{U}',
  abilities: [flying, splice({ type: 'creature' }, 'creature', mana('{U}'))],
});
/** Its player discards their hand. */
const sweptTable = card('Swept Table', ['instant'], {
  manaCost: '{C}',
  subtypes: 'Arcane',
  abilities: [spell([], discard('all', 'you')), splice({ subtype: 'Arcane' }, 'Arcane', mana('{C}'))],
});
/** It can be spliced in two ways. */
const twoStrands = card('Two Strands', ['instant'], {
  manaCost: '{U}',
  abilities: [
    spell([], draw(1)),
    splice({ subtype: 'Arcane' }, 'Arcane', mana('{2}')),
    splice({ type: 'instant' }, 'instant', { pay: 'life', amount: 3 }),
  ],
});
/** An instant with modes that can be spliced. */
const forkedPath = card('Forked Path', ['instant'], {
  manaCost: '{U}',
  subtypes: 'Arcane',
  abilities: [
    {
      kind: 'spell',
      modes: {
        choose: { min: 1, max: 1 },
        options: [{ effect: [draw(2)] }, { effect: [{ do: 'gainLife', amount: 4 }] }],
      },
    },
    splice({ subtype: 'Arcane' }, 'Arcane', mana('{U}')),
  ],
});
/** A sorcery with other modes that can be spliced. */
const partedStream = card('Parted Stream', ['sorcery'], {
  manaCost: '{U}',
  subtypes: 'Arcane',
  abilities: [
    {
      kind: 'spell',
      modes: {
        choose: { min: 1, max: 1 },
        options: [
          { effect: [{ do: 'gainLife', amount: 1 }] },
          { targets: [{ any: true }], effect: [dealDamageToTarget(3)] },
        ],
      },
    },
    splice({ subtype: 'Arcane' }, 'Arcane', mana('{U}')),
  ],
});
const redWard = shaped('Red Ward', '1/1', 'protection from red');

export default [
  scenario('502.40: a card is spliced onto a spell of the type that it names, and stays in the hand', {
    rules: ['702.47a', '601.2b', '601.2f'],
    alice: { hand: ['Reach Through Mists', 'Glacial Ray'], mana: 'UCR', library: ['Forest'] },
    bob: {},
    script: [
      'alice casts Reach Through Mists splicing Glacial Ray on bob',
      { expect: { 'Glacial Ray': { on: 'hand' }, alice: { mana: '' } } },
      'everyone passes',
    ],
    expect: { bob: { life: 18 }, 'Glacial Ray': { on: 'hand' }, alice: { hand: 2 } },
    control: {
      script: ['alice casts Reach Through Mists', 'everyone passes'],
      expect: { bob: { life: 20 }, 'Glacial Ray': { on: 'hand' }, alice: { hand: 2, mana: 'CR' } },
    },
  }),
  scenario('502.40a: only onto a spell of the type that it names, and for the whole cost', {
    rules: ['702.47a', '601.2f', '601.4'],
    alice: { hand: ['Shock', 'Glacial Ray', 'Everdream'], mana: 'RCUC', library: ['Forest', 'Island'] },
    bob: {},
    script: [
      'refused 702.47a: alice casts Shock splicing Glacial Ray on bob, bob',
      'alice casts Shock splicing Everdream on bob',
      'everyone passes',
    ],
    expect: { alice: { mana: '', hand: 3 }, Everdream: { on: 'hand' }, bob: { life: 18 } },
    control: {
      setup: { alice: { hand: [emberSpike, 'Glacial Ray', 'Everdream'], mana: 'RCR' } },
      script: [
        'refused 118.3: alice casts Ember Spike splicing Everdream on bob',
        'alice casts Ember Spike splicing Glacial Ray on bob, bob',
        'everyone passes',
      ],
      expect: { alice: { mana: '', hand: 2 }, bob: { life: 15 } },
    },
  }),
  scenario('502.40a: it functions while the card is in a hand, and for its owner', {
    rules: ['702.47a'],
    alice: { hand: ['Reach Through Mists'], graveyard: ['Glacial Ray'], mana: 'UCR', library: ['Forest'] },
    bob: { hand: ['Everdream'] },
    script: ['alice casts Reach Through Mists', 'everyone passes'],
    expect: { alice: { mana: 'CR', hand: 1 }, bob: { life: 20 } },
    control: {
      setup: {
        alice: { hand: ['Reach Through Mists', 'Glacial Ray'], mana: 'UCR', library: ['Forest'] },
      },
      script: ['alice casts Reach Through Mists splicing Glacial Ray on bob', 'everyone passes'],
      expect: { alice: { mana: '', hand: 2 }, bob: { life: 18 } },
    },
  }),
  scenario('502.40a: a card that was spliced can be spliced onto another spell, and be cast', {
    rules: ['702.47a'],
    alice: {
      hand: ['Reach Through Mists', emberSpike, 'Glacial Ray'],
      mana: 'UCRRCRCR',
      library: ['Forest'],
    },
    bob: {},
    script: [
      'alice casts Reach Through Mists splicing Glacial Ray on bob',
      'everyone passes',
      'alice casts Ember Spike splicing Glacial Ray on bob, bob',
      'everyone passes',
      'alice casts Glacial Ray on bob',
      'everyone passes',
    ],
    expect: { bob: { life: 11 }, 'Glacial Ray': { on: 'graveyard' }, alice: { mana: '' } },
    control: {
      script: [
        'alice casts Glacial Ray on bob',
        'everyone passes',
        'alice casts Ember Spike on bob',
        'everyone passes',
      ],
      expect: { bob: { life: 15 }, 'Glacial Ray': { on: 'graveyard' }, alice: { hand: 1 } },
    },
  }),
  scenario('502.40a, example 1: the spliced card is discarded to pay the cost of the very spell', {
    rules: ['702.47a', '601.2h', '118.8'],
    alice: {
      hand: ['Tormenting Voice', 'Everdream', emberSpike],
      mana: 'RCUCC',
      library: ['Forest', 'Island', 'Swamp', 'Plains'],
    },
    bob: {},
    script: [
      'alice casts Tormenting Voice splicing Everdream paying Everdream',
      { expect: { Everdream: { on: 'graveyard' }, alice: { hand: 1, mana: '' } } },
      'everyone passes',
    ],
    expect: { alice: { hand: 4 }, Everdream: { on: 'graveyard' } },
    control: {
      script: ['alice casts Tormenting Voice paying Everdream', 'everyone passes'],
      expect: { alice: { hand: 3, mana: 'UCC' }, Everdream: { on: 'graveyard' } },
    },
  }),
  scenario('502.40a: the cost of splicing is an additional cost, whatever it is', {
    rules: ['702.47a', '601.2f', '118.8'],
    alice: {
      hand: [emberSpike, fallingHills],
      mana: 'R',
      battlefield: ['Mountain', 'Mountain', 'Mountain'],
    },
    bob: { battlefield: ['Hill Giant'] },
    script: [
      'alice casts Ember Spike splicing Falling Hills on bob, Hill Giant paying Mountain 1, Mountain 2',
      'everyone passes',
    ],
    expect: {
      bob: { life: 17 },
      'Hill Giant': { on: 'graveyard' },
      'Mountain 1': { on: 'graveyard' },
      'Mountain 2': { on: 'graveyard' },
      'Mountain 3': { on: 'battlefield' },
    },
    control: {
      script: ['alice casts Ember Spike on bob', 'everyone passes'],
      expect: { bob: { life: 17 }, 'Hill Giant': { on: 'battlefield' }, Mountain: { on: 'battlefield' } },
    },
  }),
  scenario('502.40a: a card without a mana cost can be spliced, and can’t be cast', {
    rules: ['702.47a', '118.6'],
    alice: { hand: [emberSpike, 'Evermind'], mana: 'RUC', library: ['Forest'] },
    bob: {},
    script: [
      'refused 118.6: alice casts Evermind',
      'alice casts Ember Spike splicing Evermind on bob',
      'everyone passes',
    ],
    expect: { bob: { life: 17 }, alice: { hand: 2, mana: '' }, Evermind: { on: 'hand', colors: 'U' } },
    control: {
      script: ['alice casts Ember Spike on bob', 'everyone passes'],
      expect: { bob: { life: 17 }, alice: { hand: 1, mana: 'UC' } },
    },
  }),
  scenario('502.40b: a card whose choices can’t be made isn’t spliced', {
    rules: ['702.47b', '601.2c'],
    alice: {
      hand: [emberSpike, fallingHills, 'Evermind'],
      mana: 'RUC',
      battlefield: ['Mountain', 'Mountain'],
    },
    bob: {},
    script: [
      'refused 702.47b: alice casts Ember Spike splicing Falling Hills on bob',
      'alice casts Ember Spike on bob',
      'everyone passes',
    ],
    expect: { bob: { life: 17 }, 'Mountain 1': { on: 'battlefield' } },
    control: {
      setup: { bob: { battlefield: ['Hill Giant'] } },
      script: ['alice casts Ember Spike splicing Falling Hills on bob, Hill Giant', 'everyone passes'],
      expect: { bob: { life: 17 }, 'Hill Giant': { on: 'graveyard' }, 'Mountain 1': { on: 'graveyard' } },
    },
  }),
  scenario('502.40b: a card is spliced onto the same spell once, and cards with the same name each once', {
    rules: ['702.47b', '601.2f'],
    alice: { hand: [emberSpike, 'Spiritual Visit', 'Spiritual Visit'], mana: 'RWWW' },
    bob: {},
    script: [
      'refused 702.47b: alice casts Ember Spike splicing Spiritual Visit 1, Spiritual Visit 1 on bob',
      'alice casts Ember Spike splicing Spiritual Visit 1, Spiritual Visit 2 on bob',
      'everyone passes',
    ],
    expect: {
      alice: { mana: 'W' },
      bob: { life: 17 },
      'Spirit Token 1': { on: 'battlefield' },
      'Spirit Token 2': { on: 'battlefield' },
    },
    control: {
      script: ['alice casts Ember Spike splicing Spiritual Visit 2 on bob', 'everyone passes'],
      expect: { alice: { mana: 'WW' }, 'Spirit Token': { on: 'battlefield' } },
    },
  }),
  scenario(
    '502.40b: the spell’s own effects come first, then those of the spliced cards in the chosen order',
    {
      rules: ['702.47b', '608.2c', '612.10'],
      alice: {
        hand: ['Reach Through Mists', 'Evermind', sweptTable],
        mana: 'UUCC',
        library: ['Forest', 'Island', 'Swamp'],
      },
      bob: {},
      script: ['alice casts Reach Through Mists splicing Evermind, Swept Table', 'everyone passes'],
      expect: { alice: { hand: 0, library: 1 } },
      control: {
        script: ['alice casts Reach Through Mists splicing Swept Table, Evermind', 'everyone passes'],
        expect: { alice: { hand: 1, library: 1 } },
      },
    },
  ),
  scenario('502.40c: the spell has the text of the spliced card and none of its other characteristics', {
    rules: ['702.47c', '612.10', '201.5'],
    alice: { hand: ['Reach Through Mists', 'Glacial Ray'], mana: 'UCR', library: ['Forest'] },
    bob: { battlefield: [redWard] },
    script: [
      'alice casts Reach Through Mists splicing Glacial Ray on Red Ward',
      { expect: { 'Reach Through Mists': { colors: 'U', manaValue: 1, types: ['instant'] } } },
      'everyone passes',
    ],
    expect: { 'Red Ward': { on: 'graveyard' }, alice: { hand: 2 } },
    control: {
      script: [
        'refused 702.16b: alice casts Glacial Ray on Red Ward',
        'alice casts Reach Through Mists',
        'everyone passes',
      ],
      expect: { 'Red Ward': { on: 'battlefield' }, alice: { hand: 2 } },
    },
  }),
  scenario(
    '502.40c, example 1: Glacial Ray spliced onto Reach Through Mists deals damage to a creature with protection from red',
    {
      rules: ['702.47c', '702.16b', '702.16e'],
      alice: { hand: ['Reach Through Mists', 'Glacial Ray'], mana: 'UCR', library: ['Forest'] },
      bob: { battlefield: [redWard] },
      script: [
        'alice casts Reach Through Mists splicing Glacial Ray on Red Ward',
        { expect: { 'Reach Through Mists': { colors: 'U' } } },
        'everyone passes',
      ],
      expect: { 'Red Ward': { on: 'graveyard' }, alice: { hand: 2 } },
      control: {
        setup: { alice: { hand: [emberSpike, 'Glacial Ray'], mana: 'RCR' } },
        script: ['refused 702.16b: alice casts Ember Spike splicing Glacial Ray on bob, Red Ward'],
        expect: { 'Red Ward': { on: 'battlefield' } },
      },
    },
  ),
  scenario(
    '702.47d: with all targets illegal the spell doesn’t resolve, and its own text does nothing either',
    {
      rules: ['702.47d', '608.2b'],
      alice: { hand: ['Reach Through Mists', 'Glacial Ray'], mana: 'UCR', library: ['Forest'] },
      bob: { battlefield: ['Grizzly Bears'], hand: ['Shock'], mana: 'R' },
      script: [
        'alice casts Reach Through Mists splicing Glacial Ray on Grizzly Bears',
        'alice passes',
        'bob casts Shock on Grizzly Bears',
        'pass until the stack is empty',
      ],
      expect: { alice: { hand: 1 }, 'Reach Through Mists': { on: 'graveyard' } },
      control: {
        script: [
          'alice casts Reach Through Mists',
          'alice passes',
          'bob casts Shock on Grizzly Bears',
          'pass until the stack is empty',
        ],
        expect: { alice: { hand: 2 } },
      },
    },
  ),
  scenario('702.47e: off the stack the spell has its own text alone', {
    rules: ['702.47e', '400.7'],
    alice: { hand: ['Grizzly Bears', wingedWord], mana: 'GCU' },
    bob: {},
    script: [
      'alice casts Grizzly Bears splicing Winged Word',
      { expect: { 'Grizzly Bears': { on: 'stack', has: ['flying'] } } },
      'everyone passes',
    ],
    expect: { 'Grizzly Bears': { on: 'battlefield', hasNot: ['flying'] }, alice: { mana: '' } },
    control: {
      script: [
        'alice casts Grizzly Bears',
        { expect: { 'Grizzly Bears': { on: 'stack', hasNot: ['flying'] } } },
        'everyone passes',
      ],
      expect: { 'Grizzly Bears': { on: 'battlefield', hasNot: ['flying'] }, alice: { mana: 'U' } },
    },
  }),
  scenario('612.10: the added text is text: a text-changing effect changes words in it, too', {
    rules: ['612.10', '612.1', '702.47c', '608.2b'],
    alice: { hand: [emberSpike, leafRot], mana: 'RB' },
    bob: { battlefield: ['Grizzly Bears'], hand: [dyedInk], mana: 'U' },
    script: [
      'alice casts Ember Spike splicing Leaf Rot on bob, Grizzly Bears',
      'alice passes',
      'bob casts Dyed Ink on Ember Spike',
      'pass until the stack is empty',
    ],
    decide: { option: ['green', 'red'] },
    expect: { 'Grizzly Bears': { on: 'battlefield' }, bob: { life: 17 } },
    control: {
      script: ['alice casts Ember Spike splicing Leaf Rot on bob, Grizzly Bears', 'everyone passes'],
      decide: {},
      expect: { 'Grizzly Bears': { on: 'graveyard' }, bob: { life: 17 } },
    },
  }),
  scenario('707.10: a copy of a spell has what was spliced onto that, too', {
    rules: ['707.10', '702.47a', '601.2b'],
    alice: {
      hand: ['Reach Through Mists', 'Glacial Ray', 'Twincast'],
      mana: 'UCRUU',
      library: ['Forest', 'Island'],
    },
    bob: {},
    script: [
      'alice casts Reach Through Mists splicing Glacial Ray on bob',
      'alice casts Twincast on Reach Through Mists',
      'pass until alice decides',
      'alice answers bob',
      'pass until the stack is empty',
    ],
    expect: { bob: { life: 16 }, alice: { hand: 3 } },
    control: {
      script: [
        'alice casts Reach Through Mists',
        'alice casts Twincast on Reach Through Mists',
        'pass until the stack is empty',
      ],
      expect: { bob: { life: 20 }, alice: { hand: 3, mana: 'CR' } },
    },
  }),
  scenario('702.47a: of several splice abilities of a card one is used', {
    rules: ['702.47a', '702.47b', '601.2b'],
    alice: { hand: ['Reach Through Mists', twoStrands], mana: 'UCC', library: ['Forest', 'Island'] },
    bob: {},
    script: ['alice casts Reach Through Mists splicing Two Strands', 'everyone passes'],
    decide: { option: 'Splice onto instant—Pay 3 life.' },
    expect: { alice: { life: 17, mana: 'CC', hand: 3 } },
    control: {
      decide: { option: 'Splice onto Arcane {2}' },
      expect: { alice: { life: 20, mana: '', hand: 3 } },
    },
  }),
  scenario('601.2b: what is spliced onto a spell may have modes', {
    rules: ['601.2b', '700.2', '702.47b'],
    alice: { hand: [emberSpike, forkedPath], mana: 'RU', library: ['Forest', 'Island'] },
    bob: {},
    script: ['alice casts Ember Spike splicing Forked Path choosing 2 on bob', 'everyone passes'],
    expect: { alice: { life: 24, hand: 1 }, bob: { life: 17 } },
    control: {
      script: ['alice casts Ember Spike splicing Forked Path choosing 1 on bob', 'everyone passes'],
      expect: { alice: { life: 20, hand: 3 }, bob: { life: 17 } },
    },
  }),
  scenario('700.2: the modes of a spell and those of what is spliced onto it are chosen apart', {
    rules: ['700.2', '702.47a', '601.2b', '608.2c'],
    alice: { hand: [forkedPath, partedStream], mana: 'UU', library: ['Forest', 'Island'] },
    bob: {},
    script: ['alice casts Forked Path choosing 1 and 4 splicing Parted Stream on bob', 'everyone passes'],
    expect: { alice: { life: 20, hand: 3 }, bob: { life: 17 } },
    control: {
      script: ['alice casts Forked Path choosing 2 and 3 splicing Parted Stream', 'everyone passes'],
      expect: { alice: { life: 25, hand: 1 }, bob: { life: 20 } },
    },
  }),
];

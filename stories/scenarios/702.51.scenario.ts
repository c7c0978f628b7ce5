import { card, creature, scenario } from '../../machines/play/scenario/index.ts';
import {
  convoke,
  create,
  creatureToken,
  gainLife,
  spell,
  triggered,
} from '../../machines/rules/abilities/write/index.ts';

const green = creature('Green Giant', '4/4', '', { colors: 'G' });
const red = creature('Red Ogre', '3/3', '', { colors: 'R' });
const white = creature('White Guard', '2/2', '', { colors: 'W' });
const both = creature('Gruul Guard', '2/2', '', { colors: 'RG' });

/** Convoke twice. */
const twice = card('Twofold Call', ['sorcery'], {
  manaCost: '{2}',
  abilities: [
    { kind: 'keyword', keyword: 'convoke' },
    { kind: 'keyword', keyword: 'convoke' },
    { kind: 'spell', effect: [{ do: 'gainLife', amount: 1 }] },
  ],
});
/** A spell with hybrid symbols. */
const hybrid = card('Gruul Call', ['sorcery'], {
  manaCost: '{R/G}{R/G}',
  abilities: [
    { kind: 'keyword', keyword: 'convoke' },
    { kind: 'spell', effect: [{ do: 'gainLife', amount: 1 }] },
  ],
});

/** "Whenever this becomes tapped, create a 1/1 white Soldier creature token." */
const herald = creature('Loud Herald', '2/2', '', {
  colors: 'W',
  abilities: [
    triggered({
      when: { on: 'tapped', object: 'self' },
      effect: [create(creatureToken(1, 1, ['W'], 'Soldier'))],
    }),
  ],
});
const hymn = card('Long Hymn', ['instant'], {
  manaCost: '{3}{W}{W}',
  abilities: [convoke, spell([], gainLife(8))],
});

export default [
  scenario('702.51a: a creature tapped pays for a generic mana, or for one of its color', {
    rules: ['702.51a', '601.2h'],
    alice: { hand: ['Stoke the Flames'], battlefield: [red, green], mana: 'RC' },
    bob: {},
    script: [
      'alice casts Stoke the Flames on bob',
      { expect: { 'Red Ogre': { tapped: true }, 'Green Giant': { tapped: true }, alice: { mana: '' } } },
      'pass until the stack is empty',
    ],
    expect: { bob: { life: 16 } },
    control: {
      without: 'convoke',
      script: ['refused 118.3: alice casts Stoke the Flames on bob'],
      expect: { bob: { life: 20 } },
    },
  }),
  scenario('702.51a: a creature of another color pays for no colored mana', {
    rules: ['702.51a', '118.3'],
    alice: { hand: ['Stoke the Flames'], battlefield: [red, green, white], mana: 'CC' },
    bob: {},
    script: ['refused 118.3: alice casts Stoke the Flames on bob'],
    expect: { bob: { life: 20 }, alice: { mana: 'CC' } },
    control: {
      setup: { alice: { hand: ['Stoke the Flames'], battlefield: [red, both, white], mana: 'CC' } },
      script: [
        'alice casts Stoke the Flames on bob',
        'alice chooses Red Ogre',
        'alice chooses Gruul Guard',
        'alice chooses nothing',
        'pass until the stack is empty',
      ],
      expect: { bob: { life: 16 }, 'White Guard': { tapped: false } },
    },
  }),
  scenario('702.51a: nor is a creature tapped for more mana than the total cost has', {
    rules: ['702.51a', '702.51b'],
    alice: { hand: ['Stoke the Flames'], battlefield: [green, white, 'Grizzly Bears'], mana: 'RRCC' },
    bob: {},
    script: [
      'alice casts Stoke the Flames on bob',
      'alice chooses Green Giant, White Guard',
      'pass until the stack is empty',
    ],
    decide: {},
    expect: { bob: { life: 16 }, alice: { mana: 'CC' }, 'Grizzly Bears': { tapped: false } },
    control: {
      script: [
        'alice casts Stoke the Flames on bob',
        'alice chooses nothing',
        'pass until the stack is empty',
      ],
      expect: { bob: { life: 16 }, alice: { mana: '' }, 'Green Giant': { tapped: false } },
    },
  }),
  scenario(
    '702.51a: a creature that came under control this turn may be tapped, one that is tapped may not',
    {
      rules: ['702.51a', '302.6', '118.3'],
      alice: { hand: [twice], battlefield: [{ card: 'Grizzly Bears', arrived: true }, green] },
      bob: {},
      script: ['alice casts Twofold Call', 'pass until the stack is empty'],
      expect: { alice: { life: 21 }, 'Grizzly Bears': { tapped: true } },
      control: {
        setup: { alice: { hand: [twice], battlefield: [{ card: 'Grizzly Bears', tapped: true }, green] } },
        script: ['refused 118.3: alice casts Twofold Call'],
        expect: { alice: { life: 20 } },
      },
    },
  ),
  scenario('702.51a: a hybrid symbol is paid by a creature of one of its colors', {
    rules: ['702.51a', '601.2b'],
    alice: { hand: [hybrid], battlefield: [red, green] },
    bob: {},
    script: ['alice casts Gruul Call', 'pass until the stack is empty'],
    expect: { alice: { life: 21 } },
    control: {
      setup: { alice: { hand: [hybrid], battlefield: [red, white] } },
      script: ['refused 118.3: alice casts Gruul Call'],
      expect: { alice: { life: 20 } },
    },
  }),
  scenario('702.51b: convoke pays for the total cost, after what increases or reduces it', {
    rules: ['702.51b', '601.2f'],
    alice: { hand: ['Stoke the Flames'], battlefield: [green, white, 'Grizzly Bears'], mana: 'RR' },
    bob: { battlefield: ['Thalia, Guardian of Thraben'] },
    script: ['alice casts Stoke the Flames on bob', 'pass until the stack is empty'],
    expect: { bob: { life: 16 }, 'Grizzly Bears': { tapped: true } },
    control: {
      setup: { bob: { battlefield: [] } },
      script: [
        'alice casts Stoke the Flames on bob',
        'alice chooses Green Giant, White Guard',
        'pass until the stack is empty',
      ],
      expect: { bob: { life: 16 }, 'Grizzly Bears': { tapped: false } },
    },
  }),
  scenario('702.51a: a creature tapped to convoke makes no mana, one that made mana can’t convoke', {
    rules: ['702.51a', '118.10', '601.2g'],
    alice: { hand: ['Stoke the Flames'], battlefield: ['Llanowar Elves', red, 'Mountain'] },
    bob: {},
    script: ['refused 118.3: alice casts Stoke the Flames on bob'],
    expect: { 'Llanowar Elves': { tapped: false } },
    control: {
      setup: {
        alice: { hand: ['Stoke the Flames'], battlefield: ['Llanowar Elves', red, 'Mountain', 'Forest'] },
      },
      script: [
        'alice casts Stoke the Flames on bob',
        'alice chooses Red Ogre',
        'alice chooses nothing',
        'pass until the stack is empty',
      ],
      expect: { bob: { life: 16 }, 'Llanowar Elves': { tapped: true } },
    },
  }),
  scenario('702.51c: what was tapped for it convoked the spell', {
    rules: ['702.51c', '400.7d'],
    alice: { hand: ['Venerated Loxodon'], battlefield: [green, white, 'Grizzly Bears'], mana: 'CCC' },
    bob: {},
    script: [
      'alice casts Venerated Loxodon',
      'alice chooses White Guard',
      'alice chooses Green Giant',
      'pass until the stack is empty',
    ],
    expect: {
      'White Guard': { counters: { '+1/+1': 1 } },
      'Green Giant': { counters: { '+1/+1': 1 } },
      'Grizzly Bears': { counters: {} },
    },
    control: {
      setup: {
        alice: { hand: ['Venerated Loxodon'], battlefield: [green, white, 'Grizzly Bears'], mana: 'WCCCC' },
      },
      script: ['alice casts Venerated Loxodon', 'alice chooses nothing', 'pass until the stack is empty'],
      expect: { 'White Guard': { counters: {} } },
    },
  }),
  scenario('702.51d: a second convoke pays for nothing more', {
    rules: ['702.51d'],
    alice: { hand: [twice], battlefield: [green, red, white], mana: 'CC' },
    bob: {},
    script: ['alice casts Twofold Call', 'alice chooses Red Ogre', 'pass until the stack is empty'],
    expect: { alice: { mana: 'C', life: 21 }, 'Green Giant': { tapped: false } },
    control: {
      setup: { alice: { hand: [twice], battlefield: [green, red, white], mana: '' } },
      script: [
        'alice casts Twofold Call',
        'alice chooses Red Ogre, White Guard',
        'pass until the stack is empty',
      ],
      expect: { alice: { life: 21 }, 'Green Giant': { tapped: false } },
    },
  }),
  scenario('601.2g: by hand mana is made and named first, and creatures pay for the rest', {
    rules: ['601.2g', '601.2h', '702.51a'],
    alice: { hand: ['Stoke the Flames'], battlefield: [red, green, white, 'Mountain', 'Forest'] },
    bob: {},
    script: [
      'alice casts Stoke the Flames on bob paying by hand',
      'alice activates Mountain',
      'alice pays R',
      'pass until the stack is empty',
    ],
    expect: { bob: { life: 16 }, Forest: { tapped: false } },
    control: {
      script: [
        'alice casts Stoke the Flames on bob paying by hand',
        'alice activates Mountain',
        'alice activates Forest',
        'alice pays R G',
        'alice chooses Red Ogre',
        'alice chooses Green Giant',
        'pass until the stack is empty',
      ],
      expect: { bob: { life: 16 }, 'White Guard': { tapped: false } },
    },
  }),
  scenario('702.51a: what triggers on a creature tapped for convoke goes on the stack above the spell', {
    rules: ['702.51a', '603.3b', '601.2h'],
    alice: { battlefield: [herald, 'Plains', 'Plains', 'Plains', 'Plains'], hand: [hymn] },
    bob: {},
    script: [
      'alice casts Long Hymn',
      {
        expect: {
          'Loud Herald': { tapped: true },
          game: { stack: ['the ability of Loud Herald', 'Long Hymn'] },
        },
      },
      'everyone passes',
      { expect: { 'Soldier Token': { on: 'battlefield' }, alice: { life: 20 } } },
      'everyone passes',
    ],
    expect: { alice: { life: 28, battlefield: 6 } },
    control: {
      // Its token isn’t there to pay with.
      setup: { alice: { battlefield: [herald, 'Plains', 'Plains', 'Plains'], hand: [hymn] } },
      script: ['refused 118.3: alice casts Long Hymn'],
      expect: { 'Loud Herald': { tapped: false }, alice: { life: 20, battlefield: 4 } },
    },
  }),
];

import { enchantmentCard } from '../../machines/cards/define.ts';
import { card, scenario } from '../../machines/play/scenario/index.ts';
import { affecting, all, conspire, having, spellLike } from '../../machines/rules/abilities/write/index.ts';

const givesConspire = enchantmentCard(
  'Plotting Season',
  '{G}',
  affecting(all({ ...spellLike({ anyType: ['instant', 'sorcery'] }), controller: 'you' }), having(conspire)),
);

export default [
  scenario('702.78a: a spell whose conspire cost was paid is copied', {
    rules: ['702.78a', '601.2b', '707.10'],
    alice: {
      hand: ['Barkshell Blessing'],
      battlefield: ['Kalonian Tusker', 'Grizzly Bears', 'Hill Giant'],
      mana: 'G',
    },
    bob: {},
    script: [
      'alice casts Barkshell Blessing kicked on Grizzly Bears',
      { expect: { 'Kalonian Tusker': { tapped: true }, 'Grizzly Bears': { tapped: true } } },
      'pass until alice decides',
      'alice chooses Hill Giant',
      'pass until the stack is empty',
    ],
    expect: { 'Grizzly Bears': { power: 4 }, 'Hill Giant': { power: 5, tapped: false } },
    control: {
      // A red creature shares no color with it.
      setup: { alice: { battlefield: ['Grizzly Bears', 'Hill Giant'] } },
      script: ['alice casts Barkshell Blessing on Grizzly Bears', 'pass until the stack is empty'],
      expect: { 'Grizzly Bears': { power: 4, tapped: false }, 'Hill Giant': { power: 3 } },
    },
  }),
  scenario('707.10: what a copy targets becomes its target', {
    rules: ['707.10', '702.78a', '603.2'],
    alice: {
      hand: ['Barkshell Blessing'],
      battlefield: ['Kalonian Tusker', 'Grizzly Bears', 'Bonecrusher Giant'],
      mana: 'G',
    },
    bob: {},
    script: [
      'alice casts Barkshell Blessing kicked on Grizzly Bears',
      'pass until alice decides',
      'alice chooses Bonecrusher Giant',
      'pass until the stack is empty',
    ],
    expect: { alice: { life: 18 }, 'Bonecrusher Giant': { power: 6 } },
    control: {
      script: [
        'alice casts Barkshell Blessing kicked on Grizzly Bears',
        'pass until alice decides',
        'alice chooses Grizzly Bears',
        'pass until the stack is empty',
      ],
      expect: { alice: { life: 20 }, 'Grizzly Bears': { power: 6 } },
    },
  }),
  scenario('702.78b: a spell with conspire twice is copied for the payment that was made', {
    rules: ['702.78b', '601.2b', '603.4'],
    alice: {
      hand: ['Barkshell Blessing'],
      battlefield: ['Kalonian Tusker', 'Grizzly Bears', 'Hill Giant', givesConspire],
      mana: 'G',
    },
    bob: {},
    script: [
      'alice casts Barkshell Blessing kicked on Grizzly Bears',
      'pass until alice decides',
      'alice chooses Hill Giant',
      'pass until the stack is empty',
    ],
    expect: { 'Grizzly Bears': { power: 4 }, 'Hill Giant': { power: 5 } },
    control: {
      // With two more green creatures both are paid, and two abilities copy it.
      setup: {
        alice: {
          battlefield: [
            'Kalonian Tusker',
            'Grizzly Bears',
            'Llanowar Elves',
            'Vorapede',
            'Hill Giant',
            givesConspire,
          ],
        },
      },
      script: [
        'alice casts Barkshell Blessing kicked on Grizzly Bears paying Kalonian Tusker, Grizzly Bears',
        'pass until alice decides',
        'alice orders Barkshell Blessing, Barkshell Blessing',
        'pass until alice decides',
        'alice chooses Hill Giant',
        'pass until alice decides',
        'alice chooses Hill Giant',
        'pass until the stack is empty',
      ],
      expect: { 'Grizzly Bears': { power: 4 }, 'Hill Giant': { power: 7 } },
    },
  }),
  scenario('702.78a: what is tapped for conspire is creatures, and untapped', {
    rules: ['702.78a', '107.5'],
    alice: {
      hand: ['Barkshell Blessing'],
      battlefield: [
        'Kalonian Tusker',
        { card: 'Vorapede', tapped: true },
        card('Green Relic', ['artifact'], { colors: 'G' }),
        'Llanowar Elves',
      ],
      mana: 'G',
    },
    bob: {},
    // Nothing is asked: there are no others.
    script: [
      'alice casts Barkshell Blessing kicked on Llanowar Elves',
      { expect: { 'Kalonian Tusker': { tapped: true }, 'Green Relic': { tapped: false } } },
      'pass until alice decides',
      'alice chooses Kalonian Tusker',
      'pass until the stack is empty',
    ],
    expect: { 'Llanowar Elves': { power: 3, tapped: true }, 'Kalonian Tusker': { power: 5 } },
    control: {
      without: 'conspire',
      script: ['alice casts Barkshell Blessing on Llanowar Elves', 'pass until the stack is empty'],
      expect: { 'Llanowar Elves': { power: 3, tapped: false }, 'Kalonian Tusker': { power: 3 } },
    },
  }),
];

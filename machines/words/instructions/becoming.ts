/** What objects become: "becomes a 3/3 Elemental creature with haste until end of turn" (613.1, 205.1b). */
import { colors, manaWords } from '../../rules/state/mana.ts';
import { leaf, phrase, separated, type Way } from '../../wording/syntax.ts';
import { creatureTypes } from '../lexicon.ts';
import type { Wording } from '../wording.ts';

const subject = '<subject>';

const modified = (changes: string | readonly string[], until: string) => ({
  do: 'modify',
  what: subject,
  changes,
  until,
});

/**
 * What becomes a creature: "3/3 Elemental creature". Its types are set, unless it is said that it is still what it was; what
 * becomes an artifact creature keeps them anyway (205.1b).
 */
function animated(words: string, how: 'set' | 'add', types: readonly string[]): readonly Way[] {
  const typed = { change: `${how}Types`, types };
  const sized = { change: 'setPowerToughness', '...size': '<size>' };
  const subtyped = { change: `${how}Subtypes`, subtypes: '<subtypes>' };
  const colored = { change: 'setColors', colors: '<colors>' };
  return [
    phrase(`<size> ${words}`, [typed, sized]),
    phrase(`<size> <subtypes:tokenSubtypes> ${words}`, [typed, subtyped, sized]),
    phrase(`<size> <colors:tokenColors> <subtypes:tokenSubtypes> ${words}`, [
      typed,
      subtyped,
      colored,
      sized,
    ]),
    phrase(`<size> <colors:tokenColors> ${words}`, [typed, colored, sized]),
  ];
}

const colored = { change: 'setColors', colors: '<colors>' } as const;
const subtyped = { change: 'setSubtypes', subtypes: '<subtypes>' } as const;
const added = { change: 'addSubtypes', subtypes: '<subtypes>' } as const;
const sized = { change: 'setPowerToughness', '...size': '<size>' } as const;
const typed = { change: 'setTypes', types: ['<type>'] } as const;
const creature = { change: 'setTypes', types: ['creature'] } as const;
/** As great as the mana value of what this changes. */
const manaValue = { number: 'value', value: 'manaValue', of: 'it' } as const;
const ownManaValue = { change: 'setPowerToughness', power: manaValue, toughness: manaValue } as const;
const everyCreatureType = { change: 'addSubtypes', subtypes: creatureTypes } as const;
const baseSize = 'with base power and toughness <size>';

const still = ['land', 'planeswalker', 'artifact', 'enchantment', 'creature'] as const;

export const becoming: Wording = {
  act: [
    phrase('[become] <changes:becomingWhat> <until>', modified('<changes>', '<until>')),
    phrase('[gain] protection from the color of your choice <until>', [
      {
        said: 'choiceOf',
        what: subject,
        options: colors.map((color) => ({
          kind: 'keyword',
          keyword: 'protection',
          object: { color },
          quality: manaWords[color],
        })),
        until: '<until>',
      },
    ]),
    phrase('[gain] your choice of <options:choiceOf> <until>', [
      { said: 'choiceOf', what: subject, options: '<options>', until: '<until>' },
    ]),
    phrase('[become] the color of your choice <until>', [
      { do: 'chooseValue', what: 'color', link: 'color', anew: true },
      {
        do: 'modify',
        what: subject,
        changes: [{ change: 'setColors', colors: { chosen: 'color' } }],
        until: '<until>',
      },
    ]),
    phrase('[become] the creature type of your choice <until>', [
      { do: 'chooseValue', what: 'creatureType', link: 'type', anew: true },
      {
        do: 'modify',
        what: subject,
        changes: [{ change: 'setSubtypes', subtypes: { chosen: 'type' } }],
        until: '<until>',
      },
    ]),
    phrase('[become] the basic land type of your choice <until>', [
      { do: 'chooseValue', what: 'basicLandType', link: 'type', anew: true },
      {
        do: 'modify',
        what: subject,
        changes: [{ change: 'setSubtypes', subtypes: { chosen: 'type' } }],
        until: '<until>',
      },
    ]),
  ],
  becomingWhat: [
    phrase('a|an <what:animated>', '<what>'),
    phrase('<what:animated>', '<what>'),
    phrase('a|an <what:animated> with <abilities:granted>', [
      '<...what>',
      { change: 'addAbilities', abilities: '<abilities>' },
    ]),
    phrase('<what:animated> with <abilities:granted>', [
      '<...what>',
      { change: 'addAbilities', abilities: '<abilities>' },
    ]),
    phrase('a|an <what:shaped>', '<what>'),
    phrase('a|an <what:shaped> with <abilities:granted>', [
      '<...what>',
      { change: 'addAbilities', abilities: '<abilities>' },
    ]),
    phrase("a|an <what:animated> that's still a|an <type:stillType>", [
      { said: 'besides', changes: '<what>' },
    ]),
    phrase("a|an <what:animated> with <abilities:granted> that's still a|an <type:stillType>", [
      { said: 'besides', changes: ['<...what>', { change: 'addAbilities', abilities: '<abilities>' }] },
    ]),
    phrase('a|an <what:animated> with <abilities:granted> in addition to its other types', [
      { said: 'besides', changes: ['<...what>', { change: 'addAbilities', abilities: '<abilities>' }] },
    ]),
    phrase('<what:animated> that are still <type:stillTypeMany>', [{ said: 'besides', changes: '<what>' }]),
    phrase('<what:animated> with <abilities:granted> that are still <type:stillTypeMany>', [
      { said: 'besides', changes: ['<...what>', { change: 'addAbilities', abilities: '<abilities>' }] },
    ]),
    phrase('a|an <what:animated> with all creature types', ['<...what>', everyCreatureType]),
    phrase('a|an <what:animated> in addition to its other types', [{ said: 'besides', changes: '<what>' }]),
    phrase('a|an <what:shaped> in addition to its other types', [{ said: 'besides', changes: '<what>' }]),
  ],
  /** With a size that stands after what it is: "blue Frog with base power and toughness 1/1"; or without one. */
  shaped: [
    phrase('<subtypes:tokenSubtypes>', [subtyped]),
    phrase('<colors:tokenColors> <subtypes:tokenSubtypes>', [colored, subtyped]),
    phrase(`<subtypes:tokenSubtypes> ${baseSize}`, [subtyped, sized]),
    phrase(`<colors:tokenColors> <subtypes:tokenSubtypes> ${baseSize}`, [colored, subtyped, sized]),
    phrase(`creature ${baseSize}`, [creature, sized]),
    phrase(`<subtypes:tokenSubtypes> creature ${baseSize}`, [creature, subtyped, sized]),
    phrase(`<colors:tokenColors> <subtypes:tokenSubtypes> creature ${baseSize}`, [
      creature,
      subtyped,
      colored,
      sized,
    ]),
    phrase('<type>', [typed]),
    phrase('<subtypes:tokenSubtypes> <type>', [typed, subtyped]),
    phrase('<colors:tokenColors> <subtypes:tokenSubtypes> <type>', [typed, subtyped, colored]),
    phrase('<subtypes:tokenSubtypes> artifact creature', [
      { change: 'addTypes', types: ['artifact', 'creature'] },
      subtyped,
    ]),
    phrase('artifact creature with power and toughness each equal to its mana value', [
      { change: 'addTypes', types: ['artifact', 'creature'] },
      ownManaValue,
    ]),
  ],
  choiceOf: [separated('keyword', [[' or ', ', ', ', or ']], { least: 2 })],
  colorsAnd: [separated('color', [[' and ', ', ', ', and ']])],
  basicLandType: [leaf('basicLandType', 'a basic land type')],
  animated: [
    ...animated('creature|creatures', 'set', ['creature']),
    ...animated('artifact creature|creatures', 'add', ['artifact', 'creature']),
  ],
  /** What something still is that becomes something else besides (205.1b). */
  stillType: still.map((type) => phrase(type, type)),
  stillTypeMany: still.map((type) => phrase(`${type}s`, type)),
  /** What something is once it enters: besides what it was, or instead. */
  besidesWhat: [
    phrase('a|an <type>', [typed]),
    phrase(
      'a|an <subtypes:tokenSubtypes> <type> with <abilities:granted> , and it loses all other abilities',
      [
        typed,
        subtyped,
        { change: 'removeAllAbilities' },
        { change: 'addAbilities', abilities: '<abilities>' },
      ],
    ),
    phrase('a|an <type> in addition to its other types', [{ change: 'addTypes', types: ['<type>'] }]),
    phrase('a|an <subtypes:tokenSubtypes> in addition to its other types', [added]),
    phrase('a|an <colors:tokenColors> <subtypes:tokenSubtypes> in addition to its other colors and types', [
      { change: 'addColors', colors: '<colors>' },
      added,
    ]),
    phrase('a|an <what:animated> in addition to its other types', [{ said: 'besides', changes: '<what>' }]),
  ],
  sentence: [
    phrase("it's <changes:besidesWhat> .", [{ said: 'entersAs', changes: '<changes>' }]),
    phrase('that <noun:nounMeant> is <changes:besidesWhat> .', [
      { said: 'entersAs', what: { said: 'that', noun: '<noun>' }, changes: '<changes>' },
    ]),
    phrase("it's|they're still a|an <type> .", [{ said: 'still', type: '<type>' }]),
    phrase("they're still <type:typeMany> .", [{ said: 'still', type: '<type>', several: true }]),
    phrase('that creature is still a|an <type> .', [{ said: 'still', type: '<type>' }]),
  ],
};

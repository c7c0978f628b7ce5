import { card, creature, scenario } from '../../machines/play/scenario/index.ts';
import {
  affecting,
  creature as anyCreature,
  as,
  enchant,
  exile,
  gainLife,
  one,
  spell,
  target,
} from '../../machines/rules/abilities/write/index.ts';
import type { CardDefinition } from '../../machines/rules/index.ts';
import { label, names } from './sticker-cards.ts';

const cub = creature('Bear Cub', '2/2');

/** A creature that can be cast as an Adventure with another name. */
const elf: CardDefinition = {
  ...creature('Elf of Wants', '1/4', '', { manaCost: '{1}{U}', subtypes: 'Elf' }),
  adventure: true,
  back: card('Given', ['instant'], {
    manaCost: '{U}',
    subtypes: 'Adventure',
    abilities: [spell([], gainLife(3))],
  }),
};
/** Exiles a permanent of its controller, who may cast it from there. */
const lend = card('Lend Away', ['instant'], {
  manaCost: '{C}',
  abilities: [
    spell([one(anyCreature)], as('gone', exile(target(0))), {
      do: 'mayPlay',
      what: { named: 'gone' },
      until: 'forever',
    }),
  ],
});
/** Its target becomes a copy of the other for good. */
const likeness = card('Likeness', ['sorcery'], {
  manaCost: '{C}',
  abilities: [
    spell([one(anyCreature), one(anyCreature)], {
      do: 'becomeCopy',
      what: target(0),
      of: target(1),
      until: 'forever',
    }),
  ],
});
const deceiver = creature('One That Deceives', '4/4');
const walker = creature('Walker of the Road', '2/2');
/** An Aura that names what it enchants. */
const papers = card('False Papers', ['enchantment'], {
  manaCost: '{C}',
  subtypes: 'Aura',
  abilities: [enchant(anyCreature), affecting('attached', { change: 'setName', name: 'Honest Citizen' })],
});
/** A creature spell for as many life as its sticker has different vowels. */
const reader = card('Read Aloud', ['sorcery'], {
  manaCost: '{C}',
  abilities: [
    spell(
      [one(anyCreature)],
      { do: 'putSticker', on: target(0), kind: 'name', counted: 'uniqueVowels', as: 'put' },
      gainLife({ number: 'amount', by: 'put' }),
    ),
  ],
});
const eCounter = card('Count the E', ['sorcery'], {
  manaCost: '{C}',
  abilities: [
    spell(
      [one(anyCreature)],
      { do: 'putSticker', on: target(0), kind: 'name', counted: { letter: 'E' }, as: 'put' },
      gainLife({ number: 'amount', by: 'put' }),
    ),
  ],
});
const disguise = creature('Hidden Cub', '2/2', '', {
  manaCost: '{C}',
  abilities: [{ kind: 'keyword', keyword: 'morph', cost: [{ pay: 'mana', cost: '{C}' }] }],
});

export default [
  scenario('123.6b: the controller of an object chooses where a word is added to its name', {
    rules: ['123.6b', '123.6', '612.9'],
    alice: { battlefield: [cub], hand: [label], mana: 'C', stickerSheets: [names] },
    bob: {},
    script: ['alice casts Label Maker on Bear Cub', 'pass until the stack is empty'],
    decide: {
      option: ['Dark', 'Bear Dark Cub'],
    },
    expect: { 'Bear Cub': { name: 'Bear Dark Cub', stickers: ['Dark'] } },
    control: {
      script: ['alice casts Label Maker on Bear Cub', 'pass until the stack is empty'],
      decide: { option: ['Dark', 'Dark Bear Cub'] },
      expect: { 'Bear Cub': { name: 'Dark Bear Cub' } },
    },
  }),
  scenario('123.6b: if another player controls it, that player chooses where', {
    rules: ['123.6b', '123.3b'],
    alice: {
      battlefield: [{ card: cub, controller: 'bob' }],
      hand: [label],
      mana: 'C',
      stickerSheets: [names],
    },
    bob: {},
    script: [
      'alice casts Label Maker on Bear Cub',
      'everyone passes',
      'alice chooses Mana',
      { expect: { game: { asked: { player: 'bob', kind: 'option', rule: '123.6b' } } } },
      'bob chooses Bear Cub Mana',
    ],
    expect: { 'Bear Cub': { name: 'Bear Cub Mana', controller: 'bob' } },
    control: {
      setup: { alice: { battlefield: [cub], hand: [label], mana: 'C', stickerSheets: [names] } },
      script: [
        'alice casts Label Maker on Bear Cub',
        'everyone passes',
        'alice chooses Mana',
        'alice chooses Mana Bear Cub',
      ],
      expect: { 'Bear Cub': { name: 'Mana Bear Cub', controller: 'alice' } },
    },
  }),
  scenario('123.6a: a blank line in a name is no word', {
    rules: ['123.6a'],
    alice: {
      battlefield: [creature('Wolf in ________ Cloth', '2/2')],
      hand: [label],
      mana: 'C',
      stickerSheets: [names],
    },
    bob: {},
    script: ['alice casts Label Maker on Wolf in ________ Cloth', 'pass until the stack is empty'],
    decide: {
      option: ['Dark', 'Wolf in Dark ________ Cloth'],
    },
    expect: { 'Wolf in ________ Cloth': { name: 'Wolf in Dark ________ Cloth' } },
    control: {
      setup: {
        alice: {
          battlefield: [creature('Wolf in Woolen Cloth', '2/2')],
          hand: [label],
          mana: 'C',
          stickerSheets: [names],
        },
      },
      script: ['alice casts Label Maker on Wolf in Woolen Cloth', 'pass until the stack is empty'],
      decide: { option: ['Dark', 'Wolf in Woolen Dark Cloth'] },
      expect: { 'Wolf in Woolen Cloth': { name: 'Wolf in Woolen Dark Cloth' } },
    },
  }),
  scenario('123.6b: what has no name is named by the sticker, and of what is face down that is the name', {
    rules: ['123.6b', '123.6c', '708.2a'],
    alice: { hand: [disguise, label], mana: 'CCCCC', stickerSheets: [names] },
    bob: {},
    script: [
      'alice casts Hidden Cub by morph',
      'pass until the stack is empty',
      'alice casts Label Maker on Hidden Cub',
      'pass until the stack is empty',
      { expect: { 'Hidden Cub': { name: 'Eldrazi', faceDown: true } } },
      'alice turns Hidden Cub face up',
    ],
    decide: { option: 'Eldrazi' },
    expect: { 'Hidden Cub': { name: 'Eldrazi Hidden Cub', faceDown: false } },
    control: {
      script: ['alice casts Hidden Cub by morph', 'pass until the stack is empty'],
      decide: {},
      expect: { 'Hidden Cub': { name: '', faceDown: true } },
    },
  }),
  scenario('123.6c: with fewer words in the name the sticker comes last, and its place is remembered', {
    rules: ['123.6c', '123.5', '400.7m'],
    alice: { battlefield: [elf], hand: [label, lend], mana: 'CCU', stickerSheets: [names] },
    bob: {},
    script: [
      'alice casts Label Maker on Elf of Wants',
      'pass until the stack is empty',
      'alice casts Lend Away on Elf of Wants',
      'pass until the stack is empty',
      { expect: { 'Elf of Wants': { on: 'exile', stickers: ['Mana'], name: 'Elf of Mana Wants' } } },
      'alice casts Elf of Wants by back',
      { expect: { 'Elf of Wants': { on: 'stack', name: 'Given Mana' } } },
      'pass until the stack is empty',
    ],
    decide: { option: ['Mana', 'Elf of Mana Wants'] },
    expect: { 'Elf of Wants': { on: 'exile', name: 'Elf of Mana Wants' }, alice: { life: 23 } },
    control: {
      script: [
        'alice casts Lend Away on Elf of Wants',
        'pass until the stack is empty',
        'alice casts Elf of Wants by back',
        { expect: { 'Elf of Wants': { on: 'stack', name: 'Given' } } },
        'pass until the stack is empty',
      ],
      decide: {},
      expect: { 'Elf of Wants': { on: 'exile', name: 'Elf of Wants' } },
    },
  }),
  scenario('123.6c: on what becomes a copy the word stands after as many words of the other name', {
    rules: ['123.6c', '613.2c', '123.1'],
    alice: {
      battlefield: [deceiver, walker],
      hand: [label, likeness],
      mana: 'CC',
      stickerSheets: [names],
    },
    bob: {},
    script: [
      'alice casts Label Maker on One That Deceives',
      'pass until the stack is empty',
      { expect: { 'One That Deceives': { name: 'One That Deceives Eldrazi' } } },
      'alice casts Likeness on One That Deceives, Walker of the Road',
      'pass until the stack is empty',
    ],
    decide: { option: ['Eldrazi', 'One That Deceives Eldrazi'] },
    expect: { 'One That Deceives': { name: 'Walker of the Eldrazi Road', power: 2 } },
    // What a sticker changes is no copiable value.
    control: {
      script: [
        'alice casts Label Maker on Walker of the Road',
        'pass until the stack is empty',
        'alice casts Likeness on One That Deceives, Walker of the Road',
        'pass until the stack is empty',
      ],
      decide: { option: ['Eldrazi', 'Walker of the Eldrazi Road'] },
      expect: { 'One That Deceives': { name: 'Walker of the Road', power: 2 } },
    },
  }),
  scenario('123.6c: a later effect that sets the name leaves nothing of an earlier sticker', {
    rules: ['123.6c', '612.8', '613.1c', '613.7k'],
    alice: { battlefield: [cub], hand: [label, papers], mana: 'CC', stickerSheets: [names] },
    bob: {},
    script: [
      'alice casts Label Maker on Bear Cub',
      'pass until the stack is empty',
      'alice casts False Papers on Bear Cub',
      'pass until the stack is empty',
    ],
    decide: { option: ['Dark', 'Bear Dark Cub'] },
    expect: { 'Bear Cub': { name: 'Honest Citizen', stickers: ['Dark'] } },
    control: {
      script: [
        'alice casts False Papers on Bear Cub',
        'pass until the stack is empty',
        'alice casts Label Maker on Bear Cub',
        'pass until the stack is empty',
      ],
      decide: { option: ['Dark', 'Honest Dark Citizen'] },
      expect: { 'Bear Cub': { name: 'Honest Dark Citizen' } },
    },
  }),
  scenario('123.6e: each different vowel of a name sticker counts once, in capitals or not', {
    rules: ['123.6e'],
    alice: { battlefield: [cub], hand: [reader], mana: 'C', stickerSheets: [names] },
    bob: {},
    script: ['alice casts Read Aloud on Bear Cub', 'pass until the stack is empty'],
    decide: { option: ['Eldrazi', 'Bear Cub Eldrazi'] },
    expect: { alice: { life: 23 } },
    control: {
      script: ['alice casts Read Aloud on Bear Cub', 'pass until the stack is empty'],
      decide: { option: ['Mana', 'Bear Cub Mana'] },
      expect: { alice: { life: 21 } },
    },
  }),
  scenario('123.6d: a letter and its capital are the same letter', {
    rules: ['123.6d'],
    alice: { battlefield: [cub], hand: [eCounter], mana: 'C', stickerSheets: [names] },
    bob: {},
    script: ['alice casts Count the E on Bear Cub', 'pass until the stack is empty'],
    decide: { option: ['Eldrazi', 'Bear Cub Eldrazi'] },
    expect: { alice: { life: 21 } },
    control: {
      script: ['alice casts Count the E on Bear Cub', 'pass until the stack is empty'],
      decide: { option: ['Mana', 'Bear Cub Mana'] },
      expect: { alice: { life: 20 } },
    },
  }),
];

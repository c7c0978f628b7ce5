import { card, creature, scenario } from '../../machines/play/scenario/index.ts';
import { discard, draw, spell } from '../../machines/rules/abilities/write/index.ts';

/** Draws a card, then discards one. */
const study = card('Short Study', ['sorcery'], {
  manaCost: '{U}',
  abilities: [spell([], draw(1), discard(1, 'you'))],
});

/** Soulshift twice. */
const twice = creature('Twice Shifting', '1/1', '', {
  abilities: [
    { kind: 'keyword', keyword: 'soulshift', n: 2 },
    { kind: 'keyword', keyword: 'soulshift', n: 3 },
  ],
});
const oldSpirit = creature('Old Spirit', '1/1', '', { manaCost: '{2}', subtypes: 'Spirit' });

export default [
  scenario('502.39a: soulshift may return a Spirit card that costs so much or less', {
    rules: ['702.46a'],
    alice: {
      battlefield: [{ card: 'Thief of Hope', as: 'the thief' }],
      graveyard: [oldSpirit, { card: 'Thief of Hope', as: 'the other' }, 'Grizzly Bears'],
    },
    bob: { hand: ['Terminate'], mana: 'BR' },
    script: ['bob casts Terminate on the thief', 'pass until alice decides', 'alice says yes'],
    expect: {
      'Old Spirit': { on: 'hand' },
      'the other': { on: 'graveyard' },
      'Grizzly Bears': { on: 'graveyard' },
    },
    control: {
      script: ['bob casts Terminate on the thief', 'pass until alice decides', 'alice says no'],
      expect: { 'Old Spirit': { on: 'graveyard' } },
    },
  }),
  scenario('502.39b: each instance of soulshift triggers separately', {
    rules: ['702.46b'],
    alice: { battlefield: [twice], graveyard: [oldSpirit, 'Thief of Hope'] },
    bob: { hand: ['Terminate'], mana: 'BR' },
    script: [
      'bob casts Terminate on Twice Shifting',
      'pass until alice decides',
      'alice orders Twice Shifting, Twice Shifting',
      'alice chooses Thief of Hope',
      'pass until alice decides',
      'alice says yes',
      'pass until alice decides',
      'alice says yes',
    ],
    expect: { alice: { hand: ['Old Spirit', 'Thief of Hope'] } },
    control: {
      setup: { alice: { battlefield: ['Promised Kannushi'], graveyard: [oldSpirit, 'Thief of Hope'] } },
      script: [
        'bob casts Terminate on Promised Kannushi',
        'pass until alice decides',
        'alice chooses Thief of Hope',
        'pass until alice decides',
        'alice says yes',
      ],
      expect: { alice: { hand: ['Thief of Hope'] } },
    },
  }),
  scenario('502.39a: soulshift returns a Spirit card from its controller’s graveyard, and nobody else’s', {
    rules: ['702.46a'],
    alice: { battlefield: ['Thief of Hope'], graveyard: [oldSpirit, 'Grizzly Bears'] },
    bob: { hand: ['Terminate'], mana: 'BR', graveyard: [{ card: oldSpirit, as: 'foreign' }] },
    // Which card is not asked: there is one.
    script: ['bob casts Terminate on Thief of Hope', 'pass until alice decides', 'alice says yes'],
    expect: { alice: { hand: ['Old Spirit'] }, foreign: { on: 'graveyard' } },
    control: {
      setup: { alice: { battlefield: ['Thief of Hope'], graveyard: ['Grizzly Bears'] } },
      script: ['bob casts Terminate on Thief of Hope', 'pass until the stack is empty'],
      expect: { alice: { hand: 0 }, foreign: { on: 'graveyard' } },
    },
  }),
  scenario('502.39a: soulshift triggers on what goes to the graveyard from the battlefield', {
    rules: ['702.46a'],
    alice: { hand: ['Thief of Hope', study], graveyard: [oldSpirit], mana: 'U', library: ['Swamp'] },
    bob: {},
    script: [
      'alice casts Short Study',
      'pass until alice decides',
      'alice chooses Thief of Hope',
      'pass until the stack is empty',
    ],
    expect: { 'Thief of Hope': { on: 'graveyard' }, 'Old Spirit': { on: 'graveyard' } },
    control: {
      setup: { alice: { battlefield: ['Thief of Hope'], hand: ['Terminate'], mana: 'BR' } },
      script: ['alice casts Terminate on Thief of Hope', 'pass until alice decides', 'alice says yes'],
      expect: { 'Old Spirit': { on: 'hand' } },
    },
  }),
];

import { card, creature, scenario } from '../../machines/play/scenario/index.ts';
import { gainLife, spell } from '../../machines/rules/abilities/write/index.ts';
import { label, names } from './sticker-cards.ts';

const karn = { card: 'Karn Liberated', counters: { loyalty: 20 } };
/** Restarts the game and does no more. */
const anew = card('Begin Anew', ['sorcery'], {
  manaCost: '{W}',
  abilities: [spell([], { do: 'restartGame' }, gainLife(5))],
});
const cub = creature('Free Cub', '1/1', '', { manaCost: '{0}' });
const welcome = creature('Late Guest', '2/2', '', {
  abilities: [
    { kind: 'triggered', when: [{ on: 'enters', object: 'self' }], effect: [{ do: 'gainLife', amount: 3 }] },
  ],
});

export default [
  scenario('727.1: the game ends with no winner, and a new one is started by the same players', {
    rules: ['727.1', '727.1a', '727.2', '103.5'],
    alice: {
      hand: [anew],
      mana: 'W',
      battlefield: ['Hill Giant', { card: 'Grizzly Bears', tapped: true }],
      graveyard: ['Shock'],
      exile: ['Lightning Bolt'],
      life: 3,
    },
    bob: { battlefield: ['Air Elemental', { card: 'Silvercoat Lion', counters: { '+1/+1': 2 } }], life: 7 },
    turn: { of: 'alice', number: 5 },
    script: ['alice casts Begin Anew', 'everyone passes', 'alice keeps', 'bob keeps'],
    // All 25 and 22 cards are in the decks again; the one who plays first skips the draw.
    expect: {
      alice: { life: 20, hand: 7, library: 18, battlefield: 0, graveyard: 0, exile: 0 },
      bob: { life: 20, hand: 7, library: 15, battlefield: 0 },
      game: { over: false },
    },
    control: {
      without: 'Begin Anew',
      script: ['alice passes'],
      expect: { alice: { life: 3, graveyard: 1, exile: 1 }, bob: { life: 7 } },
    },
  }),
  scenario('727.1: in the new game players have access to stickers again', {
    rules: ['727.1', '103.2d', '123.2c'],
    alice: {
      hand: [anew, label, cub],
      library: [{ card: 'Wastes', count: 4 }],
      mana: 'W',
      stickerSheets: [names],
    },
    bob: {},
    script: [
      'alice casts Begin Anew',
      'everyone passes',
      'alice keeps',
      'bob keeps',
      "pass until alice's precombatMain",
      'alice plays Wastes',
      'alice casts Free Cub',
      'everyone passes',
      'alice casts Label Maker on Free Cub',
      'pass until the stack is empty',
    ],
    decide: { option: ['Dark', 'Dark Free Cub'] },
    expect: { 'Free Cub': { name: 'Dark Free Cub' } },
    control: {
      setup: {
        alice: {
          hand: [anew, label, cub],
          library: [{ card: 'Wastes', count: 4 }],
          mana: 'W',
          stickerSheets: [],
        },
      },
      decide: {},
      expect: { 'Free Cub': { name: 'Free Cub' } },
    },
  }),
  scenario('727.4: the effect finishes just before the first turn, with the cards that it left in exile', {
    rules: ['727.4', '727.5', '727.1a', '302.6'],
    alice: { battlefield: [karn] },
    bob: { battlefield: [welcome, 'Air Elemental'] },
    script: [
      'alice activates Karn Liberated "−3:" on Late Guest',
      'everyone passes',
      "pass until bob's upkeep",
      "pass until alice's precombatMain",
      'alice activates Karn Liberated "−14:"',
      'everyone passes',
      'alice keeps',
      'bob keeps',
      { expect: { 'Late Guest': { on: 'battlefield', controller: 'alice' }, game: { stack: 1 } } },
      // What triggered goes on the stack as a player next would get priority, in the upkeep.
      { expect: { game: { turn: { number: 1, of: 'alice', at: 'upkeep' } } } },
      'everyone passes',
      "pass until alice's precombatMain",
      'alice attacks bob with Late Guest',
    ],
    expect: {
      alice: { life: 23, exile: 0 },
      bob: { life: 18, hand: 7 },
      'Late Guest': { controller: 'alice', owner: 'bob' },
    },
    control: {
      script: ['alice activates Karn Liberated "−14:"', 'everyone passes', 'alice keeps', 'bob keeps'],
      expect: { alice: { life: 20, battlefield: 0, exile: 0 }, bob: { life: 20 } },
    },
  }),
  scenario('727.3: who can’t draw seven cards loses as state-based actions are checked in the first upkeep', {
    rules: ['727.3', '704.5b'],
    alice: { hand: [anew], mana: 'W', battlefield: [{ card: 'Wastes', count: 9 }], library: [] },
    bob: { battlefield: ['Hill Giant'], library: ['Forest'] },
    script: [
      'alice casts Begin Anew',
      'everyone passes',
      'alice keeps',
      'bob keeps',
      'pass until the game is over',
    ],
    expect: { bob: { lost: '704.5b' }, alice: { won: true } },
    control: {
      setup: { bob: { battlefield: ['Hill Giant'], library: [{ card: 'Forest', count: 6 }] } },
      script: ['alice casts Begin Anew', 'everyone passes', 'alice keeps', 'bob keeps'],
      expect: { bob: { hand: 7, library: 0, lost: false } },
    },
  }),
  scenario('727.5a: a commander that was exempt doesn’t begin the new game in the command zone', {
    rules: ['727.5a', '727.5', '103.2c'],
    alice: { battlefield: [karn, 'Silvercoat Lion'], commanders: ['Silvercoat Lion'] },
    bob: {},
    script: [
      'alice activates Karn Liberated "−3:" on Silvercoat Lion',
      'everyone passes',
      'alice says no',
      "pass until bob's upkeep",
      "pass until alice's precombatMain",
      'alice activates Karn Liberated "−14:"',
      'everyone passes',
      'alice keeps',
      'bob keeps',
    ],
    expect: { 'Silvercoat Lion': { on: 'battlefield' }, alice: { command: 0, exile: 0 } },
    control: {
      script: ['alice activates Karn Liberated "−14:"', 'everyone passes', 'alice keeps', 'bob keeps'],
      expect: { 'Silvercoat Lion': { on: 'command' }, alice: { command: 1, battlefield: 0 } },
    },
  }),
  scenario('727.2: with three players everyone starts anew, whoever has left stays out', {
    rules: ['727.2', '727.1', '800.4a'],
    alice: { hand: [anew], mana: 'W' },
    bob: { battlefield: ['Hill Giant'] },
    carol: { life: 1, battlefield: ['Air Elemental'] },
    script: ['carol concedes', 'alice casts Begin Anew', 'everyone passes', 'alice keeps', 'bob keeps'],
    expect: {
      alice: { hand: 7 },
      bob: { hand: 7, library: 14, battlefield: 0 },
      carol: { hand: 0, lost: '104.3a' },
      game: { over: false },
    },
    control: {
      script: ['alice casts Begin Anew', 'everyone passes', 'alice keeps', 'bob keeps', 'carol keeps'],
      expect: { carol: { hand: 7, library: 14, life: 20, lost: false } },
    },
  }),
];

import { card, scenario } from '../../machines/play/scenario/index.ts';
import { spell } from '../../machines/rules/abilities/write/index.ts';

/** From the top: two nonland cards and a land, then more. */
const library = ['Grizzly Bears', 'Forest', 'Lightning Bolt', 'Hill Giant', 'Island', 'Shock'];

/** Takes a player's rad counters away at instant speed. */
const cleansing = card('Iodine Cure', ['instant'], {
  manaCost: '{W}',
  abilities: [spell([], { do: 'removeCounters', kind: 'rad', count: 'all', fromPlayers: 'everyone' })],
});

export default [
  scenario('728.1: who has rad counters mills, and loses a life and a counter for each nonland card', {
    rules: ['728.1'],
    alice: { library, counters: { rad: 3 } },
    bob: { counters: { rad: 2 } },
    turn: { of: 'alice', number: 3, at: 'draw' },
    script: [
      "pass until alice's precombatMain",
      // It is on the stack, without a source; bob's counters do nothing in alice's turn.
      { expect: { game: { stack: 1 }, alice: { counters: { rad: 3 }, graveyard: 0 } } },
      'everyone passes',
    ],
    expect: {
      alice: { counters: { rad: 1 }, life: 18, graveyard: 3, library: 3 },
      bob: { counters: { rad: 2 }, life: 20, graveyard: 0 },
    },
    control: {
      setup: { alice: { library, counters: { rad: 0 } } },
      script: ["pass until alice's precombatMain"],
      expect: { game: { stack: 0 }, alice: { life: 20, graveyard: 0, library: 6 } },
    },
  }),
  scenario('728.1: it asks again as it resolves whether there is a rad counter', {
    rules: ['728.1', '603.4'],
    alice: { library, counters: { rad: 3 }, hand: [cleansing], battlefield: ['Plains'] },
    bob: {},
    turn: { of: 'alice', number: 3, at: 'draw' },
    script: [
      "pass until alice's precombatMain",
      { expect: { game: { stack: 1 } } },
      'alice casts Iodine Cure',
      'pass until the stack is empty',
    ],
    expect: { alice: { counters: { rad: 0 }, life: 20, library: 6 } },
    control: {
      script: ["pass until alice's precombatMain", 'pass until the stack is empty'],
      expect: { alice: { counters: { rad: 1 }, life: 18, library: 3 } },
    },
  }),
  scenario('728.1: it is each player’s precombat main phase, and lands alone take no counter away', {
    rules: ['728.1'],
    alice: { library: ['Plains', 'Plains', 'Plains', 'Plains'], hand: ['Nuclear Fallout'], mana: 'BBCC' },
    bob: { battlefield: ['Hill Giant', 'Air Elemental'], library: ['Swamp', 'Forest', 'Island', 'Mountain'] },
    script: [
      'alice casts Nuclear Fallout with X=2',
      'everyone passes',
      {
        expect: {
          alice: { counters: { rad: 2 } },
          'Hill Giant': { on: 'graveyard' },
          'Air Elemental': { on: 'graveyard' },
        },
      },
      "pass until bob's precombatMain",
      'everyone passes',
    ],
    // Bob drew one of the four.
    expect: { bob: { counters: { rad: 2 }, life: 20, graveyard: 4, library: 1 }, alice: { graveyard: 1 } },
    control: {
      setup: {
        alice: { hand: ['Nuclear Fallout'], mana: 'BBCC' },
        bob: { library: ['Swamp', 'Grizzly Bears', 'Shock', 'Mountain'] },
      },
      script: [
        'alice casts Nuclear Fallout with X=2',
        'everyone passes',
        "pass until bob's precombatMain",
        'everyone passes',
      ],
      expect: { bob: { counters: { rad: 0 }, life: 18, graveyard: 4 } },
    },
  }),
];

import { card, scenario } from '../../machines/play/scenario/index.ts';
import { draw, gainLife, loyalty, staticAbility } from '../../machines/rules/abilities/write/index.ts';

const sage = {
  ...card('Patient Sage', ['planeswalker'], {
    abilities: [loyalty(1, [], gainLife(1)), loyalty(-4, [], draw(1))],
  }),
  loyalty: 3,
};
const mentor = card('Sterling Mentor', ['enchantment'], {
  abilities: [
    staticAbility({
      costs: [
        {
          of: 'abilities',
          by: 'you',
          like: { type: 'planeswalker' },
          loyalty: true,
          more: [{ pay: 'loyalty', change: 1 }],
        },
      ],
    }),
  ],
});

export default [
  scenario('606.2: what has a loyalty symbol in its cost is a loyalty ability, and no other ability is', {
    rules: ['606.2', '606.3'],
    alice: { battlefield: ['Jace Beleren', 'Prodigal Sorcerer'] },
    bob: {},
    turn: { of: 'bob' },
    script: [
      'bob passes',
      'refused 606.3: alice activates Jace Beleren "+2:"',
      'alice activates Prodigal Sorcerer on bob',
      'everyone passes',
    ],
    expect: { 'Jace Beleren': { counters: { loyalty: 3 } }, bob: { life: 19 } },
    control: {
      turn: { of: 'alice' },
      script: ['alice activates Jace Beleren "+2:"', 'everyone passes'],
      expect: { 'Jace Beleren': { counters: { loyalty: 5 } }, alice: { hand: 1 } },
    },
  }),
  scenario('606.3: only in a main phase of the player’s own turn, with the stack empty', {
    rules: ['606.3'],
    alice: { battlefield: ['Jace Beleren'], hand: ['Shock'], mana: 'R' },
    bob: {},
    script: [
      'alice casts Shock on bob',
      'refused 606.3: alice activates Jace Beleren "+2:"',
      'everyone passes',
      "pass until alice's beginning of combat",
      'refused 606.3: alice activates Jace Beleren "+2:"',
      "pass until alice's postcombat main",
      'alice activates Jace Beleren "+2:"',
      'everyone passes',
    ],
    expect: { 'Jace Beleren': { counters: { loyalty: 5 } }, bob: { hand: 1 } },
    control: {
      setup: { alice: { battlefield: ['Prodigal Sorcerer'], hand: ['Shock'], mana: 'R' } },
      script: [
        'alice casts Shock on bob',
        'alice activates Prodigal Sorcerer on bob',
        'everyone passes',
        'everyone passes',
      ],
      expect: { bob: { life: 17 } },
    },
  }),
  scenario('606.3: one loyalty ability of each permanent a turn', {
    rules: ['606.3'],
    alice: { battlefield: ['Jace Beleren', 'Elspeth, Knight-Errant'] },
    bob: {},
    script: [
      'alice activates Jace Beleren "+2:"',
      'everyone passes',
      'refused 606.3: alice activates Jace Beleren "−1:" on alice',
      'alice activates Elspeth, Knight-Errant ability 1',
      'everyone passes',
      "pass until bob's upkeep",
      "pass until alice's precombat main",
      'alice activates Jace Beleren "−1:" on alice',
      'everyone passes',
    ],
    expect: {
      'Jace Beleren': { counters: { loyalty: 4 } },
      'Elspeth, Knight-Errant': { counters: { loyalty: 5 } },
    },
    control: {
      setup: {
        alice: {
          battlefield: [
            { card: sage, as: 'the sage' },
            { card: sage, as: 'the other sage' },
          ],
        },
      },
      script: [
        'alice activates the sage ability 1',
        'everyone passes',
        'alice activates the other sage ability 1',
        'everyone passes',
        'refused 606.3: alice activates the sage ability 1',
      ],
      expect: { alice: { life: 22 }, 'the sage': { counters: { loyalty: 4 } } },
    },
  }),
  scenario('606.4: counters are put on or removed as its cost, whatever becomes of the ability', {
    rules: ['606.4', '602.2b'],
    alice: { battlefield: ['Jace Beleren'] },
    bob: { hand: ['Stifle'], mana: 'U' },
    script: [
      'alice activates Jace Beleren "+2:"',
      { expect: { 'Jace Beleren': { counters: { loyalty: 5 } } } },
      'bob casts Stifle on the ability of Jace Beleren',
      'everyone passes',
    ],
    expect: { 'Jace Beleren': { counters: { loyalty: 5 } }, alice: { hand: 0 } },
    control: {
      without: 'Stifle',
      script: [
        'alice activates Jace Beleren "−1:" on alice',
        { expect: { 'Jace Beleren': { counters: { loyalty: 2 } } } },
        'everyone passes',
      ],
      expect: { 'Jace Beleren': { counters: { loyalty: 2 } }, alice: { hand: 1 } },
    },
  }),
  scenario(
    '606.5, example 1: several loyalty costs are one: +1 and +1 are two counters put, −4 and +1 three removed',
    {
      rules: ['606.5', '606.6'],
      alice: { battlefield: [mentor, { card: sage, as: 'the sage' }, { card: sage, as: 'the other sage' }] },
      bob: {},
      script: [
        'alice activates the sage ability 1',
        'everyone passes',
        'alice activates the other sage ability 2',
        'everyone passes',
      ],
      expect: {
        'the sage': { counters: { loyalty: 5 } },
        'the other sage': { on: 'graveyard' },
        alice: { hand: 1, life: 21 },
      },
      control: {
        without: 'Sterling Mentor',
        script: [
          'alice activates the sage ability 1',
          'everyone passes',
          'refused 606.6: alice activates the other sage ability 2',
        ],
        expect: { 'the sage': { counters: { loyalty: 4 } }, 'the other sage': { counters: { loyalty: 3 } } },
      },
    },
  ),
  scenario('606.3: a player, or a planeswalker’s controller, and each creature of theirs are dealt damage', {
    rules: ['606.2', '606.4', '120.3'],
    alice: { battlefield: [{ card: 'Chandra Nalaar', counters: { loyalty: 9 } }, 'Hill Giant'] },
    bob: { battlefield: ['Jace Beleren', 'Grizzly Bears', 'Silvercoat Lion'] },
    script: ['alice activates Chandra Nalaar "−8:" on Jace Beleren', 'everyone passes'],
    expect: {
      'Chandra Nalaar': { counters: { loyalty: 1 } },
      'Jace Beleren': { on: 'graveyard' },
      'Grizzly Bears': { on: 'graveyard' },
      'Silvercoat Lion': { on: 'graveyard' },
      'Hill Giant': { on: 'battlefield' },
      bob: { life: 20 },
    },
    control: {
      script: ['alice activates Chandra Nalaar "−8:" on bob', 'everyone passes'],
      expect: {
        'Jace Beleren': { on: 'battlefield' },
        'Grizzly Bears': { on: 'graveyard' },
        bob: { life: 10 },
      },
    },
  }),
  scenario('606.4: a loyalty ability that costs −X deals as much as was removed', {
    rules: ['606.4', '606.6', '107.3'],
    alice: { battlefield: ['Chandra Nalaar'] },
    bob: { battlefield: ['Hill Giant'] },
    script: ['alice activates Chandra Nalaar "−X:" on Hill Giant with X = 3', 'everyone passes'],
    expect: { 'Chandra Nalaar': { counters: { loyalty: 3 } }, 'Hill Giant': { on: 'graveyard' } },
    control: {
      script: ['alice activates Chandra Nalaar "−X:" on Hill Giant with X = 2', 'everyone passes'],
      expect: {
        'Chandra Nalaar': { counters: { loyalty: 4 } },
        'Hill Giant': { on: 'battlefield', damage: 2 },
      },
    },
  }),
];

import { card, creature, scenario } from '../../machines/play/scenario/index.ts';
import { mana } from '../../machines/rules/abilities/write/index.ts';
import type { ActivatedAbility, SpellAbility } from '../../machines/rules/index.ts';
import { huntingCourt, smithOfGhosts, trappingMirror } from './linked-cards.ts';

/** "{0}: Exile target creature." */
const exiles: ActivatedAbility = {
  kind: 'activated',
  cost: [mana('{0}')],
  targets: [{ objects: { type: 'creature' } }],
  effect: [{ do: 'exile', what: { target: 0 }, link: 'exiled' }],
};
/** "{0}: This creature gains “{0}: Exile target creature.”", and "{0}: Return the exiled card to the battlefield." */
const learner = creature('Jailer in Training', '1/1', '', {
  abilities: [
    {
      kind: 'activated',
      cost: [mana('{0}')],
      effect: [
        {
          do: 'modify',
          what: 'self',
          changes: [{ change: 'addAbilities', abilities: [exiles] }],
          until: 'forever',
        },
      ],
    },
    {
      kind: 'activated',
      cost: [mana('{0}')],
      effect: [{ do: 'move', what: { linked: 'exiled' }, to: { zone: 'battlefield' } }],
    },
  ],
});
/** "Creatures you control have “{0}: Exile target creature.”" */
const teacher = card('Jail School', ['enchantment'], {
  abilities: [
    {
      kind: 'static',
      affects: { all: { type: 'creature', controller: 'you' } },
      changes: [{ change: 'addAbilities', abilities: [exiles] }],
    },
  ],
});

/** "Attach target Aura to target creature." */
const regrafts: SpellAbility = {
  kind: 'spell',
  targets: [{ objects: { subtype: 'Aura' } }, { objects: { type: 'creature' } }],
  effect: [{ do: 'attach', what: { target: 0 }, to: { target: 1 } }],
};
const regraft = card('Regraft', ['instant'], { manaCost: '{U}', abilities: [regrafts] });

export default [
  scenario('607.1: what one ability exiled another of the same object returns, and nothing else', {
    rules: ['607.1', '607.2a'],
    alice: {
      hand: [
        { card: 'Fiend Hunter', as: 'the first' },
        { card: 'Fiend Hunter', as: 'the second' },
      ],
      mana: 'CWWCWW',
    },
    bob: { battlefield: ['Grizzly Bears', 'Llanowar Elves'], hand: ['Doom Blade'], mana: 'CB' },
    script: [
      'alice casts the first',
      'pass until alice decides',
      'alice chooses Grizzly Bears',
      'pass until alice decides',
      'alice says yes',
      'alice casts the second',
      'pass until alice decides',
      'alice chooses Llanowar Elves',
      'pass until alice decides',
      'alice says yes',
      { expect: { 'Grizzly Bears': { on: 'exile' }, 'Llanowar Elves': { on: 'exile' } } },
      'bob casts Doom Blade on the first',
      'pass until the stack is empty',
    ],
    expect: { 'Grizzly Bears': { on: 'battlefield' }, 'Llanowar Elves': { on: 'exile' } },
    control: {
      script: [
        'alice casts the first',
        'pass until alice decides',
        'alice chooses Grizzly Bears',
        'pass until alice decides',
        'alice says yes',
        'alice casts the second',
        'pass until alice decides',
        'alice chooses Llanowar Elves',
        'pass until alice decides',
        'alice says yes',
        'bob casts Doom Blade on the second',
        'pass until the stack is empty',
      ],
      expect: { 'Grizzly Bears': { on: 'exile' }, 'Llanowar Elves': { on: 'battlefield' } },
    },
  }),
  scenario('607.1a: what an object gives itself is printed on it: another of its abilities refers to it', {
    rules: ['607.1a', '607.2a'],
    alice: { battlefield: [learner] },
    bob: { battlefield: ['Grizzly Bears'] },
    script: [
      'alice activates Jailer in Training ability 1',
      'pass until the stack is empty',
      'alice activates Jailer in Training ability 3 on Grizzly Bears',
      'pass until the stack is empty',
      { expect: { 'Grizzly Bears': { on: 'exile' } } },
      'alice activates Jailer in Training ability 2',
      'pass until the stack is empty',
    ],
    expect: { 'Grizzly Bears': { on: 'battlefield' } },
    control: {
      setup: { alice: { battlefield: [learner, teacher] } },
      script: [
        'alice activates Jailer in Training ability 3 on Grizzly Bears',
        'pass until the stack is empty',
        'alice activates Jailer in Training ability 2',
        'pass until the stack is empty',
      ],
      expect: { 'Grizzly Bears': { on: 'exile' } },
    },
  }),
  scenario('607.1a: the ability that Animate Dead gives itself speaks of what Animate Dead put there', {
    rules: ['607.1a', '607.2c', '702.5a', '704.5m'],
    alice: {
      hand: [{ card: 'Animate Dead', as: 'the first' }, { card: 'Animate Dead', as: 'the second' }, regraft],
      graveyard: ['Grizzly Bears', 'Llanowar Elves'],
      battlefield: ['Walking Corpse'],
      mana: 'CBCBU',
    },
    bob: {},
    script: [
      'alice casts the first on Grizzly Bears',
      'everyone passes',
      { expect: { 'the first': { attachedTo: 'Grizzly Bears' }, 'Grizzly Bears': { on: 'graveyard' } } },
      'everyone passes',
      'alice casts the second on Llanowar Elves',
      'pass until the stack is empty',
      {
        expect: {
          'the first': { attachedTo: 'Grizzly Bears' },
          'the second': { attachedTo: 'Llanowar Elves' },
          'Grizzly Bears': { on: 'battlefield', power: 1 },
        },
      },
      'alice casts Regraft on the first, Llanowar Elves',
      'pass until the stack is empty',
    ],
    expect: {
      'the first': { on: 'battlefield', attachedTo: 'Grizzly Bears' },
      'Llanowar Elves': { power: 0 },
    },
    control: {
      setup: {
        alice: {
          battlefield: [
            'Walking Corpse',
            'Llanowar Elves',
            { card: 'Pacifism', attachedTo: 'Walking Corpse' },
          ],
          graveyard: [],
          hand: [regraft],
          mana: 'U',
        },
      },
      script: ['alice casts Regraft on Llanowar Elves', 'pass until the stack is empty'],
      expect: { Pacifism: { attachedTo: 'Llanowar Elves' } },
    },
  }),
  scenario(
    '607.1a: as a copy it gives itself an ability of that copy, which speaks of what the copy put there',
    {
      rules: ['607.1a', '607.5', '707.2', '303.4f'],
      alice: {
        hand: ['Animate Dead', { card: 'Copy Enchantment', as: 'the copy' }],
        graveyard: ['Grizzly Bears', 'Serra Angel'],
        mana: 'CBCCU',
      },
      bob: {},
      script: [
        'alice casts Animate Dead on Grizzly Bears',
        'pass until the stack is empty',
        'alice casts the copy',
        'pass until alice decides',
        'alice says yes',
        'pass until the stack is empty',
      ],
      expect: {
        'the copy': { name: 'Animate Dead', on: 'battlefield', attachedTo: 'Serra Angel' },
        'Animate Dead': { attachedTo: 'Grizzly Bears' },
        'Serra Angel': { on: 'battlefield', power: 3 },
      },
      control: {
        script: [
          'alice casts Animate Dead on Grizzly Bears',
          'pass until the stack is empty',
          'alice casts the copy',
          'pass until alice decides',
          'alice says no',
          'pass until the stack is empty',
        ],
        expect: { 'the copy': { name: 'Copy Enchantment' }, 'Serra Angel': { on: 'graveyard' } },
      },
    },
  ),
  scenario('607.1b: the ability of one face refers to what was exiled by that of the other', {
    rules: ['607.1b', '607.2a', '607.1c', '712.18'],
    alice: { battlefield: [huntingCourt, 'Oblivion Ring'], mana: 'CCCWBCCCWBCCCWBCCWB' },
    bob: { battlefield: ['Grizzly Bears', 'Llanowar Elves', 'Serra Angel'] },
    script: [
      'alice activates Hunting Court on Grizzly Bears',
      'pass until the stack is empty',
      'alice activates Hunting Court on Llanowar Elves',
      'pass until the stack is empty',
      { expect: { 'Hunting Court': { name: 'Hunting Court' } } },
      'alice activates Hunting Court on Serra Angel',
      'pass until the stack is empty',
      { expect: { 'Hunting Court': { name: 'Hall of the Hunted' } } },
      'alice activates Hunting Court ability 2',
      'pass until alice decides',
      'alice chooses Serra Angel',
      'pass until the stack is empty',
    ],
    expect: {
      'Serra Angel': { on: 'battlefield', controller: 'alice' },
      'Grizzly Bears': { on: 'exile' },
      'Llanowar Elves': { on: 'exile' },
    },
    control: {
      setup: { alice: { hand: ['Banisher Priest'], mana: 'CWWCCCWBCCCWBCCWB' } },
      script: [
        'alice casts Banisher Priest',
        'pass until alice decides',
        'alice chooses Serra Angel',
        'pass until the stack is empty',
        'alice activates Hunting Court on Grizzly Bears',
        'pass until the stack is empty',
        'alice activates Hunting Court on Llanowar Elves',
        'pass until the stack is empty',
      ],
      expect: {
        'Serra Angel': { on: 'exile' },
        'Llanowar Elves': { on: 'exile' },
        'Hunting Court': { name: 'Hunting Court' },
      },
    },
  }),
  scenario('607.1c: an ability that exiles and refers to what was exiled refers to what it exiled before', {
    rules: ['607.1c', '607.2a'],
    alice: {
      battlefield: [trappingMirror],
      hand: ['Grizzly Bears', 'Walking Corpse'],
      mana: 'CGCB',
    },
    bob: {},
    script: [
      'alice casts Grizzly Bears',
      'pass until the stack is empty',
      { expect: { 'Grizzly Bears': { on: 'exile' } } },
      'alice casts Walking Corpse',
      'pass until the stack is empty',
    ],
    expect: { 'Grizzly Bears': { on: 'battlefield' }, 'Walking Corpse': { on: 'exile' } },
    control: {
      setup: {
        alice: {
          battlefield: [trappingMirror, 'Grizzly Bears'],
          hand: ['Swords to Plowshares', 'Walking Corpse'],
          mana: 'WCB',
        },
      },
      script: [
        'alice casts Swords to Plowshares on Grizzly Bears',
        'pass until the stack is empty',
        'alice casts Walking Corpse',
        'pass until the stack is empty',
      ],
      expect: { 'Grizzly Bears': { on: 'exile' }, 'Walking Corpse': { on: 'exile' } },
    },
  }),
  scenario('607.1d: a token refers to the card that the ability exiled which created it, and to no other', {
    rules: ['607.1d', '607.2a', '707.9a'],
    alice: {
      battlefield: [smithOfGhosts, 'Grizzly Bears', 'Llanowar Elves'],
      hand: ['Shock', 'Shock', 'Doom Blade'],
      mana: 'RRCB',
    },
    bob: {},
    script: [
      'alice casts Shock on Grizzly Bears',
      'pass until the stack is empty',
      'alice casts Shock on Llanowar Elves',
      'pass until the stack is empty',
      { expect: { alice: { exile: ['Grizzly Bears', 'Llanowar Elves'], battlefield: 3 } } },
      'alice casts Doom Blade on Grizzly Bears',
      'pass until the stack is empty',
    ],
    expect: {
      alice: {
        exile: ['Llanowar Elves'],
        graveyard: ['Grizzly Bears', 'Shock', 'Shock', 'Doom Blade'],
        battlefield: 2,
      },
    },
    control: {
      script: [
        'alice casts Shock on Grizzly Bears',
        'pass until the stack is empty',
        'alice casts Shock on Llanowar Elves',
        'pass until the stack is empty',
        'alice casts Doom Blade on Llanowar Elves',
        'pass until the stack is empty',
      ],
      expect: { alice: { exile: ['Grizzly Bears'], battlefield: 2 } },
    },
  }),
  scenario(
    '607.1d: a copy of such a token was created by something else, and its ability refers to nothing',
    {
      rules: ['607.1d', '607.5a', '707.2'],
      alice: {
        battlefield: [smithOfGhosts, 'Grizzly Bears'],
        hand: ['Shock', 'Doom Blade'],
        mana: 'RCB',
      },
      bob: { hand: ['Rite of Replication'], mana: 'CCUU' },
      turn: { of: 'bob' },
      script: [
        'bob passes',
        'alice casts Shock on Grizzly Bears',
        'pass until the stack is empty',
        "bob casts Rite of Replication on alice's Grizzly Bears",
        'pass until the stack is empty',
        { expect: { alice: { battlefield: 2 }, bob: { battlefield: 1 } } },
        'bob passes',
        "alice casts Doom Blade on bob's Grizzly Bears",
        'pass until the stack is empty',
      ],
      expect: {
        alice: { exile: ['Grizzly Bears'], graveyard: ['Shock', 'Doom Blade'], battlefield: 2 },
        bob: { battlefield: 0 },
      },
      control: {
        script: [
          'bob passes',
          'alice casts Shock on Grizzly Bears',
          'pass until the stack is empty',
          "bob casts Rite of Replication on alice's Grizzly Bears",
          'pass until the stack is empty',
          'bob passes',
          "alice casts Doom Blade on alice's Grizzly Bears",
          'pass until the stack is empty',
        ],
        expect: { alice: { exile: 0, battlefield: 1 }, bob: { battlefield: 1 } },
      },
    },
  ),
];

import { card, scenario } from '../../machines/play/scenario/index.ts';
import {
  all,
  discard,
  one,
  plus,
  spell,
  spellLike,
  staticAbility,
  target,
  targetPlayer,
} from '../../machines/rules/abilities/write/index.ts';

/** Nobody casts spells with the name chosen as it enters. */
const unsaid = card('Unsaid Name', ['enchantment'], {
  manaCost: '{W}',
  abilities: [
    {
      kind: 'static',
      replaces: {
        event: { would: 'enter', what: 'self' },
        choose: [{ do: 'chooseValue', what: 'cardName', link: 'name' }],
      },
    },
    staticAbility({ players: 'everyone', rules: [{ rule: 'cantCast', what: { nameChosen: 'name' } }] }),
  ],
});
/** Creatures that have an Adventure are larger. */
const guild = card('Adventurers’ Guild', ['enchantment'], {
  abilities: [
    staticAbility({ affects: { all: { type: 'creature', hasAdventure: true } }, changes: [plus(1, 1)] }),
  ],
});
/** Nobody casts creature spells. */
const noCreatures = card('Empty Fields', ['enchantment'], {
  abilities: [
    staticAbility({ players: 'everyone', rules: [{ rule: 'cantCast', what: { type: 'creature' } }] }),
  ],
});
/** Copies an instant or sorcery spell. */
const twice = card('Say It Twice', ['instant'], {
  manaCost: '{U}',
  abilities: [
    spell([one(spellLike({ anyType: ['instant', 'sorcery'] }))], {
      do: 'copySpell',
      what: target(0),
      newTargets: true,
    }),
  ],
});
/** "Exile all instant cards from target player’s hand." */
const noInstants = card('Quiet Hands', ['sorcery'], {
  manaCost: '{B}',
  abilities: [
    spell([targetPlayer], { do: 'exile', what: all({ zone: 'hand', owner: target(0), type: 'instant' }) }),
  ],
});
const forget = card('Let Go', ['sorcery'], {
  manaCost: '{B}',
  abilities: [spell([], discard(1, 'everyone'))],
});

export default [
  scenario(
    '715.3d: a card that was cast as an Adventure is exiled, and may be cast from there, but not as one',
    {
      rules: ['715.3', '715.3b', '715.3d', '715.4'],
      alice: { hand: ['Bonecrusher Giant'], mana: 'RCRCCRC' },
      bob: {},
      script: [
        'alice casts Bonecrusher Giant by back on bob',
        { expect: { game: { stack: ['Stomp'] } } },
        'pass until the stack is empty',
        {
          expect: {
            bob: { life: 18 },
            'Bonecrusher Giant': { on: 'exile', types: ['creature'], manaValue: 3 },
          },
        },
        'refused 601.3: alice casts Bonecrusher Giant by back on bob',
        'alice casts Bonecrusher Giant by mana',
        'pass until the stack is empty',
      ],
      expect: { 'Bonecrusher Giant': { on: 'battlefield', power: 4 }, bob: { life: 18 } },
      control: {
        script: ['alice casts Bonecrusher Giant by mana', 'pass until the stack is empty'],
        expect: { 'Bonecrusher Giant': { on: 'battlefield' }, alice: { exile: 0 }, bob: { life: 20 } },
      },
    },
  ),
  scenario('715.3d: an Adventure that is countered is not exiled', {
    rules: ['715.3d', '701.6a'],
    alice: { hand: ['Bonecrusher Giant'], mana: 'RC' },
    bob: { hand: ['Counterspell'], mana: 'UU' },
    script: [
      'alice casts Bonecrusher Giant by back on bob',
      'alice passes',
      'bob casts Counterspell on Stomp',
      'pass until the stack is empty',
    ],
    expect: { alice: { graveyard: ['Bonecrusher Giant'], exile: 0 }, bob: { life: 20 } },
    control: {
      script: ['alice casts Bonecrusher Giant by back on bob', 'pass until the stack is empty'],
      expect: { alice: { graveyard: 0, exile: ['Bonecrusher Giant'] }, bob: { life: 18 } },
    },
  }),
  scenario('715.3a: cast as an Adventure only what it is then is looked at', {
    rules: ['715.3a', '715.3', '304.1'],
    alice: { hand: ['Bonecrusher Giant'], mana: 'RCC' },
    bob: { battlefield: [noCreatures] },
    script: [
      'refused 601.3: alice casts Bonecrusher Giant by mana',
      'alice casts Bonecrusher Giant by back on bob',
      'pass until the stack is empty',
    ],
    expect: { bob: { life: 18 }, 'Bonecrusher Giant': { on: 'exile' } },
    control: {
      without: 'Empty Fields',
      script: ['alice casts Bonecrusher Giant by mana', 'pass until the stack is empty'],
      expect: { 'Bonecrusher Giant': { on: 'battlefield' } },
    },
  }),
  scenario('715.3: who casts an adventurer card as something resolves chooses whether as an Adventure', {
    rules: ['715.3', '715.3d', '702.85a'],
    alice: {
      hand: ['Imoti, Celebrant of Bounty'],
      mana: 'GUCCC',
      library: ['Bonecrusher Giant', 'Forest'],
    },
    bob: {},
    script: [
      'alice casts Imoti, Celebrant of Bounty',
      'pass until alice decides',
      'alice says yes',
      { expect: { game: { asked: { player: 'alice', kind: 'option', rule: '715.3' } } } },
      'alice chooses Stomp',
      'alice chooses bob',
      'pass until the stack is empty',
    ],
    expect: { bob: { life: 18 }, 'Bonecrusher Giant': { on: 'exile' } },
    control: {
      script: [
        'alice casts Imoti, Celebrant of Bounty',
        'pass until alice decides',
        'alice says yes',
        'alice chooses Bonecrusher Giant',
        'pass until the stack is empty',
      ],
      expect: { bob: { life: 20 }, 'Bonecrusher Giant': { on: 'battlefield' } },
    },
  }),
  scenario('715.3c: a copy of an Adventure is one too, with nothing of the creature', {
    rules: ['715.3c', '707.10'],
    alice: { hand: ['Bonecrusher Giant', twice], mana: 'RCU' },
    bob: {},
    script: [
      'alice casts Bonecrusher Giant by back on bob',
      'alice casts Say It Twice on Stomp',
      'everyone passes',
      'alice chooses bob',
      { expect: { game: { stack: ['Stomp', 'Stomp'] } } },
      'pass until the stack is empty',
    ],
    // The copy is exiled as an Adventure is, and ceases to exist.
    expect: { bob: { life: 16 }, alice: { exile: ['Bonecrusher Giant'], battlefield: 0 } },
    control: {
      without: 'Say It Twice',
      script: ['alice casts Bonecrusher Giant by back on bob', 'pass until the stack is empty'],
      expect: { bob: { life: 18 }, alice: { exile: ['Bonecrusher Giant'] } },
    },
  }),
  scenario('715.4: anywhere but on the stack as an Adventure it is what it normally is', {
    rules: ['715.4'],
    alice: { hand: [noInstants], mana: 'B' },
    bob: { hand: ['Bonecrusher Giant', 'Shock'] },
    script: ['alice casts Quiet Hands on bob', 'everyone passes'],
    expect: { bob: { hand: ['Bonecrusher Giant'], exile: ['Shock'] } },
    control: {
      setup: { bob: { hand: ['Lightning Bolt', 'Shock'] } },
      expect: { bob: { hand: 0, exile: 2 } },
    },
  }),
  scenario('715.2c: it is one card', {
    rules: ['715.2c'],
    alice: { hand: [forget], mana: 'B' },
    bob: { hand: ['Bonecrusher Giant', 'Shock'] },
    script: ['alice casts Let Go', 'everyone passes', 'bob chooses Bonecrusher Giant'],
    expect: { bob: { hand: ['Shock'], graveyard: ['Bonecrusher Giant'] } },
    control: {
      script: ['alice casts Let Go', 'everyone passes', 'bob chooses Shock'],
      expect: { bob: { hand: ['Bonecrusher Giant'], graveyard: ['Shock'] } },
    },
  }),
  scenario('715.5: the name that it has as an Adventure may be chosen', {
    rules: ['715.5', '201.4f'],
    alice: { hand: [unsaid, 'Bonecrusher Giant'], mana: 'WRRCC' },
    bob: {},
    script: [
      'alice casts Unsaid Name',
      'everyone passes',
      'alice answers Stomp',
      'refused 601.3: alice casts Bonecrusher Giant by back on bob',
      'alice casts Bonecrusher Giant by mana',
      'everyone passes',
    ],
    expect: { 'Bonecrusher Giant': { on: 'battlefield' } },
    control: {
      script: [
        'alice casts Unsaid Name',
        'everyone passes',
        'alice answers Bonecrusher Giant',
        'refused 601.3: alice casts Bonecrusher Giant by mana',
        'alice casts Bonecrusher Giant by back on bob',
        'everyone passes',
      ],
      expect: { bob: { life: 18 } },
    },
  }),
  scenario('715.2a: an object has an Adventure although it isn’t one, and so has a copy of it', {
    rules: ['715.2a', '715.2b', '707.2'],
    alice: { battlefield: [guild, 'Bonecrusher Giant', 'Grizzly Bears'], hand: ['Clone'], mana: 'UCCC' },
    bob: {},
    script: [
      'alice casts Clone',
      'pass until alice decides',
      'alice says yes',
      'alice chooses Bonecrusher Giant',
    ],
    expect: {
      'Bonecrusher Giant': { power: 5 },
      Clone: { name: 'Bonecrusher Giant', power: 5 },
      'Grizzly Bears': { power: 2 },
    },
    control: {
      script: [
        'alice casts Clone',
        'pass until alice decides',
        'alice says yes',
        'alice chooses Grizzly Bears',
      ],
      expect: { Clone: { name: 'Grizzly Bears', power: 2 }, 'Bonecrusher Giant': { power: 5 } },
    },
  }),
];

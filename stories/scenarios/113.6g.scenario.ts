import { card, creature, scenario } from '../../machines/play/scenario/index.ts';

const aura = ['Glorious Anthem', 'Crusade'] as const;

/** Prevents all damage to its player. */
const shield = card('Held Shield', ['instant'], {
  manaCost: '{W}',
  abilities: [
    {
      kind: 'spell',
      effect: [{ do: 'preventDamage', amount: 'all', toPlayers: 'you', until: 'untilEndOfTurn' }],
    },
  ],
});

export default [
  scenario('113.6g: “can’t be countered” functions on the stack', {
    rules: ['113.6g', '701.6a'],
    alice: { hand: ['Carnage Tyrant'], mana: 'GGCCCC' },
    bob: { hand: ['Counterspell'], mana: 'UU' },
    script: ['alice casts Carnage Tyrant', 'alice passes', 'bob casts Counterspell on Carnage Tyrant'],
    expect: { 'Carnage Tyrant': { on: 'battlefield' }, Counterspell: { on: 'graveyard' } },
    control: {
      withoutAbilities: ['Carnage Tyrant'],
      expect: { 'Carnage Tyrant': { on: 'graveyard' } },
    },
  }),
  scenario('615.12: what can’t be countered nor its damage prevented if enough was paid for it', {
    rules: ['113.6g', '615.12', '107.3a'],
    alice: { hand: ['Banefire'], mana: 'RCCCCC' },
    bob: { hand: ['Counterspell', shield], mana: 'UUW' },
    script: [
      'alice casts Banefire on bob',
      'alice answers 5',
      'alice passes',
      'bob casts Counterspell on Banefire',
      'bob casts Held Shield',
      'pass until the stack is empty',
    ],
    expect: { bob: { life: 15 }, Banefire: { on: 'graveyard' } },
    control: {
      setup: {
        alice: { hand: ['Banefire'], mana: 'RCCCC' },
        bob: { hand: ['Counterspell', shield], mana: 'UUW' },
      },
      script: [
        'alice casts Banefire on bob',
        'alice answers 4',
        'alice passes',
        'bob casts Held Shield',
        'pass until the stack is empty',
      ],
      expect: { bob: { life: 20 }, Banefire: { on: 'graveyard' } },
    },
  }),
  scenario('113.6g: and so does “can’t be copied”', {
    rules: ['113.6g', '707.10'],
    alice: {
      hand: [
        card('Solitary Spark', ['instant'], {
          manaCost: '{R}',
          abilities: [
            { kind: 'static', rules: [{ rule: 'cant', what: 'beCopied' }] },
            {
              kind: 'spell',
              effect: [{ do: 'dealDamage', amount: 2, toPlayers: 'opponents' }],
            },
          ],
        }),
        card('Mirrored Words', ['instant'], {
          manaCost: '{U}',
          abilities: [
            {
              kind: 'spell',
              targets: [{ objects: { zone: 'stack', stackObject: 'spell' } }],
              effect: [{ do: 'copySpell', what: { target: 0 } }],
            },
          ],
        }),
        card('Common Spark', ['instant'], {
          manaCost: '{R}',
          abilities: [{ kind: 'spell', effect: [{ do: 'dealDamage', amount: 2, toPlayers: 'opponents' }] }],
        }),
      ],
      mana: 'RU',
    },
    bob: {},
    script: ['alice casts Solitary Spark', 'alice casts Mirrored Words on Solitary Spark'],
    expect: { bob: { life: 18 } },
    control: {
      script: ['alice casts Common Spark', 'alice casts Mirrored Words on Common Spark'],
      expect: { bob: { life: 16 } },
    },
  }),
  scenario('113.6h: what modifies how a permanent enters functions as it is entering', {
    rules: ['113.6h', '614.12'],
    alice: { hand: ['Kabira Crossroads'] },
    bob: { battlefield: ['Grizzly Bears'] },
    script: ['alice plays Kabira Crossroads', 'pass until the stack is empty'],
    expect: { 'Kabira Crossroads': { tapped: true }, alice: { life: 22 } },
    control: {
      setup: { bob: { battlefield: ['Blood Moon'] } },
      expect: { 'Kabira Crossroads': { tapped: false }, alice: { life: 20 } },
    },
  }),
  scenario('113.6i: “can’t have counters put on it” functions as the object enters, too', {
    rules: ['113.6i', '122.6', '614.17'],
    alice: { hand: ['Persist', 'Battlegrowth'], graveyard: ['Tatterkite'], mana: 'BCG' },
    bob: {},
    script: [
      'alice casts Persist on Tatterkite',
      'pass until the stack is empty',
      {
        expect: { Tatterkite: { on: 'battlefield', power: 2, toughness: 1, counters: { '-1/-1': 0 } } },
      },
      'alice casts Battlegrowth on Tatterkite',
    ],
    expect: { Tatterkite: { on: 'battlefield', power: 2, counters: { '+1/+1': 0 } } },
    control: {
      withoutAbilities: ['Tatterkite'],
      script: ['alice casts Persist on Tatterkite', 'pass until the stack is empty'],
      expect: { Tatterkite: { on: 'graveyard' } },
    },
  }),
  scenario('113.6j: an ability whose cost can’t be paid on the battlefield functions where it can be', {
    rules: ['113.6j', '702.29a'],
    alice: { hand: ['Street Wraith'] },
    bob: {},
    script: ['alice activates Street Wraith'],
    expect: { 'Street Wraith': { on: 'graveyard' }, alice: { hand: ['Wastes'], life: 18 } },
    control: {
      setup: { alice: { hand: [], battlefield: ['Street Wraith'] } },
      script: ['refused 113.6j: alice activates Street Wraith'],
      expect: { 'Street Wraith': { on: 'battlefield' }, alice: { hand: 0, life: 20 } },
    },
  }),
  scenario('113.6k: a trigger condition functions where it can trigger, each of them by itself', {
    rules: ['113.6k', '603.2'],
    alice: {
      hand: [
        creature('Loud Herald', '2/2', '', {
          manaCost: '{1}{R}',
          abilities: [
            {
              kind: 'triggered',
              when: [
                { on: 'cast', spell: 'self' },
                { on: 'cast', by: 'you', spell: { type: 'instant' } },
              ],
              effect: [{ do: 'gainLife', amount: 1 }],
            },
          ],
        }),
        { card: 'Shock', as: 'FirstShock' },
        { card: 'Shock', as: 'SecondShock' },
      ],
      mana: 'RRRR',
    },
    bob: {},
    script: [
      'alice casts Loud Herald',
      { expect: { game: { stack: ['the ability of Loud Herald', 'Loud Herald'] } } },
      'alice casts FirstShock on bob',
      { expect: { game: { stack: ['Shock', 'the ability of Loud Herald', 'Loud Herald'] } } },
      'pass until the stack is empty',
      { expect: { alice: { life: 21 }, 'Loud Herald': { on: 'battlefield' } } },
      'alice casts SecondShock on bob',
      { expect: { game: { stack: ['the ability of Loud Herald', 'Shock'] } } },
    ],
    expect: { alice: { life: 22 } },
    control: {
      withoutAbilities: ['Loud Herald'],
      script: ['alice casts Loud Herald', 'pass until the stack is empty', 'alice casts FirstShock on bob'],
      expect: { alice: { life: 20 } },
    },
  }),
  scenario(
    '113.6k, example 1: Absolver Thrull triggers on the battlefield, and in exile as what it haunts dies',
    {
      rules: ['113.6k', '702.55a', '702.55b', '702.55c'],
      alice: { hand: ['Absolver Thrull', 'Shock', 'Terminate', 'Shock'], mana: 'WCCCRBRR' },
      bob: { battlefield: [...aura, 'Grizzly Bears', 'Runeclaw Bear'] },
      script: [
        'alice casts Absolver Thrull',
        'everyone passes',
        'alice chooses Glorious Anthem',
        { expect: { game: { stack: ['the ability of Absolver Thrull'] } } },
        'pass until the stack is empty',
        { expect: { 'Glorious Anthem': { on: 'graveyard' } } },
        'alice casts Terminate on Absolver Thrull',
        'everyone passes',
        'alice chooses Grizzly Bears',
        {
          expect: {
            'Absolver Thrull': { on: 'graveyard' },
            'the ability of Absolver Thrull': { targets: ['Grizzly Bears'] },
          },
        },
        'pass until the stack is empty',
        { expect: { 'Absolver Thrull': { on: 'exile' }, 'Grizzly Bears': { on: 'battlefield' } } },
        'alice casts Shock on Runeclaw Bear',
        'pass until the stack is empty',
        { expect: { 'Runeclaw Bear': { on: 'graveyard' }, Crusade: { on: 'battlefield' } } },
        'alice casts Shock on Grizzly Bears',
        'everyone passes',
        { expect: { 'the ability of Absolver Thrull': { controller: 'alice', targets: ['Crusade'] } } },
        'pass until the stack is empty',
      ],
      expect: { Crusade: { on: 'graveyard' }, 'Absolver Thrull': { on: 'exile' } },
      control: {
        without: 'haunt',
        script: [
          'alice casts Absolver Thrull',
          'everyone passes',
          'alice chooses Glorious Anthem',
          'pass until the stack is empty',
          'alice casts Terminate on Absolver Thrull',
          'pass until the stack is empty',
          'alice casts Shock on Grizzly Bears',
        ],
        expect: {
          'Absolver Thrull': { on: 'graveyard' },
          'Grizzly Bears': { on: 'graveyard' },
          Crusade: { on: 'battlefield' },
        },
      },
    },
  ),
  scenario('113.6m: an ability that moves its card out of a zone functions there', {
    rules: ['113.6m'],
    alice: { graveyard: ['Squee, Goblin Nabob'] },
    bob: {},
    turn: { of: 'bob', at: 'end' },
    script: ['pass until alice’s upkeep', 'everyone passes', 'alice says yes'],
    expect: { 'Squee, Goblin Nabob': { on: 'hand' } },
    control: {
      setup: { alice: { graveyard: [], battlefield: ['Squee, Goblin Nabob'] } },
      script: [
        'pass until alice’s draw step',
        { expect: { game: { notHappened: [{ event: 'trigger', source: 'Squee, Goblin Nabob' }] } } },
      ],
      expect: { 'Squee, Goblin Nabob': { on: 'battlefield' } },
    },
  }),
  scenario('113.6m: unless what triggers it puts the card into that zone', {
    rules: ['113.6m', '702.55a'],
    alice: { battlefield: ['Absolver Thrull'] },
    bob: { hand: ['Terminate'], battlefield: ['Grizzly Bears'], mana: 'BR' },
    script: [
      'alice passes',
      'bob casts Terminate on Absolver Thrull',
      'everyone passes',
      {
        expect: {
          'Absolver Thrull': { on: 'graveyard' },
          game: { stack: ['the ability of Absolver Thrull'] },
        },
      },
      'pass until the stack is empty',
    ],
    expect: { 'Absolver Thrull': { on: 'exile' } },
    control: {
      without: 'haunt',
      script: ['alice passes', 'bob casts Terminate on Absolver Thrull'],
      expect: { 'Absolver Thrull': { on: 'graveyard' } },
    },
  }),
  scenario('113.6m: and a mana ability that exiles its card from a hand', {
    rules: ['113.6m', '605.3b'],
    alice: { hand: ['Simian Spirit Guide', 'Shock'] },
    bob: {},
    script: [
      'alice casts Shock on bob paying by hand',
      'alice activates Simian Spirit Guide',
      'alice pays R',
    ],
    expect: { bob: { life: 18 }, 'Simian Spirit Guide': { on: 'exile' } },
    control: {
      setup: { alice: { hand: ['Shock'], battlefield: ['Simian Spirit Guide'] } },
      script: [
        'refused 118.3: alice casts Shock on bob',
        'refused 113.6m: alice activates Simian Spirit Guide',
      ],
      expect: { bob: { life: 20 }, 'Simian Spirit Guide': { on: 'battlefield' } },
    },
  }),
  scenario('113.6m, example 1: Reassembling Skeleton’s ability is activated only in its owner’s graveyard', {
    rules: ['113.6m', '602.2'],
    alice: {
      graveyard: ['Reassembling Skeleton'],
      hand: [{ card: 'Reassembling Skeleton', as: 'Held' }],
      battlefield: [{ card: 'Reassembling Skeleton', as: 'Standing' }],
      mana: 'BC',
    },
    bob: {},
    script: [
      'refused 113.6m: alice activates Held',
      'refused 113.6m: alice activates Standing',
      'alice activates Reassembling Skeleton',
      'pass until the stack is empty',
    ],
    expect: { alice: { battlefield: 2, graveyard: 0, hand: 1 } },
    control: {
      withoutAbilities: ['Reassembling Skeleton'],
      script: ['refused 602.2: alice activates Reassembling Skeleton'],
      expect: { alice: { battlefield: 1, graveyard: 1, hand: 1 } },
    },
  }),
  scenario('113.6n: an ability that changes what a deck may hold functions before the game begins', {
    rules: ['113.6n', '100.2a'],
    alice: {
      library: [
        { card: 'Relentless Rats', count: 36 },
        { card: 'Swamp', count: 24 },
      ],
    },
    bob: { library: [{ card: 'Forest', count: 60 }] },
    turn: { at: 'mulligans' },
    script: [
      {
        expect: {
          game: {
            mayBring: ['24 Swamp, 36 Relentless Rats', '56 Forest, 4 Grizzly Bears'],
            mayNotBring: { '55 Forest, 5 Grizzly Bears': '100.2a' },
          },
        },
      },
      'alice keeps',
      'bob keeps',
    ],
    expect: { alice: { hand: 7, library: 53 } },
    control: {
      withoutAbilities: ['Relentless Rats'],
      script: ['alice keeps', 'bob keeps'],
      expect: {
        game: {
          mayBring: ['56 Swamp, 4 Relentless Rats'],
          mayNotBring: { '24 Swamp, 36 Relentless Rats': '100.2a' },
        },
      },
    },
  }),
  scenario(
    '113.6p: abilities of emblems and of plane, vanguard, scheme and conspiracy cards function in the command zone',
    {
      rules: ['113.6p', '114.2', '114.4'],
      alice: {
        battlefield: [{ card: 'Elspeth, Knight-Errant', counters: { loyalty: 8 } }, 'Grizzly Bears'],
        command: [
          card('Windswept Plane', ['plane'], {
            abilities: [
              {
                kind: 'static',
                affects: { all: { type: 'creature' } },
                changes: [{ change: 'addAbilities', abilities: [{ kind: 'keyword', keyword: 'flying' }] }],
              },
            ],
          }),
          card('Sturdy Avatar', ['vanguard'], {
            abilities: [
              {
                kind: 'static',
                affects: { all: { type: 'creature', controller: 'you' } },
                changes: [{ change: 'modifyPowerToughness', power: 0, toughness: 1 }],
              },
            ],
          }),
          card('Generous Scheme', ['scheme'], {
            supertypes: ['ongoing'],
            abilities: [
              {
                kind: 'triggered',
                when: [{ on: 'cast', by: 'you', spell: {} }],
                effect: [{ do: 'gainLife', amount: 1 }],
              },
            ],
          }),
          card('Veiled Plot', ['conspiracy'], {
            abilities: [
              {
                kind: 'static',
                players: 'you',
                rules: [{ rule: 'playerHas', ability: { kind: 'keyword', keyword: 'hexproof' } }],
              },
            ],
          }),
        ],
        hand: ['Memnite'],
      },
      bob: { hand: ['Shock', 'Murder'], mana: 'RCBB' },
      script: [
        { expect: { 'Grizzly Bears': { has: ['flying'], toughness: 3 } } },
        'alice activates Elspeth, Knight-Errant ability 3',
        'pass until the stack is empty',
        { expect: { 'Elspeth, Knight-Errant': { on: 'graveyard' }, alice: { command: 5 } } },
        'alice casts Memnite',
        'pass until the stack is empty',
        { expect: { alice: { life: 21 } } },
        'alice passes',
        'refused 702.11c: bob casts Shock on alice',
        'bob casts Murder on Grizzly Bears',
      ],
      expect: { 'Grizzly Bears': { on: 'battlefield', has: ['flying', 'indestructible'], toughness: 3 } },
      control: {
        withoutAbilities: [
          'Windswept Plane',
          'Sturdy Avatar',
          'Generous Scheme',
          'Veiled Plot',
          'Elspeth, Knight-Errant',
        ],
        script: [
          { expect: { 'Grizzly Bears': { hasNot: ['flying'], toughness: 2 } } },
          'alice casts Memnite',
          'pass until the stack is empty',
          { expect: { alice: { life: 20 } } },
          'alice passes',
          'bob casts Shock on alice',
          'bob casts Murder on Grizzly Bears',
        ],
        expect: { 'Grizzly Bears': { on: 'graveyard' }, alice: { life: 18 } },
      },
    },
  ),
];

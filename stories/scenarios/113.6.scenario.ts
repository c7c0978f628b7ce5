import { card, creature, scenario } from '../../machines/play/scenario/index.ts';

const forest = { card: 'Forest', count: 6 } as const;

export default [
  scenario('113.6: abilities of permanents function on the battlefield, and not elsewhere', {
    rules: ['113.6', '604.2'],
    alice: {
      battlefield: ['Grizzly Bears'],
      hand: ['Glorious Anthem', 'Prodigal Sorcerer'],
      graveyard: ['Glorious Anthem'],
      exile: ['Glorious Anthem'],
      library: ['Glorious Anthem'],
    },
    bob: {},
    script: ['refused 113.6: alice activates Prodigal Sorcerer on bob'],
    expect: { 'Grizzly Bears': { power: 2 }, bob: { life: 20 } },
    control: {
      setup: { alice: { hand: [], battlefield: ['Grizzly Bears', 'Glorious Anthem', 'Prodigal Sorcerer'] } },
      script: ['alice activates Prodigal Sorcerer on bob'],
      expect: { 'Grizzly Bears': { power: 3 }, bob: { life: 19 } },
    },
  }),
  scenario('113.6a: a characteristic-defining ability functions in every zone, and outside the game', {
    rules: ['113.6a', '604.3'],
    alice: {
      hand: ['Forest', { card: 'Maro', as: 'MaroInHand' }],
      battlefield: [{ card: 'Maro', as: 'MaroInPlay' }],
      graveyard: [{ card: 'Maro', as: 'MaroInGraveyard' }],
      library: [{ card: 'Maro', as: 'MaroInLibrary' }],
      exile: [{ card: 'Maro', as: 'MaroInExile' }],
      command: [{ card: 'Maro', as: 'MaroInCommand' }],
      outside: [{ card: 'Maro', as: 'MaroOutside' }],
    },
    bob: {},
    expect: {
      MaroInHand: { power: 2, toughness: 2 },
      MaroInPlay: { power: 2, toughness: 2 },
      MaroInGraveyard: { power: 2, toughness: 2 },
      MaroInLibrary: { power: 2, toughness: 2 },
      MaroInExile: { power: 2, toughness: 2 },
      MaroInCommand: { power: 2, toughness: 2 },
      MaroOutside: { power: 2, toughness: 2 },
    },
    control: {
      withoutAbilities: ['Maro'],
      expect: {
        MaroInHand: { power: 0 },
        MaroInGraveyard: { power: 0 },
        MaroOutside: { power: 0 },
      },
    },
  }),
  scenario('113.6a: and before the game begins', {
    rules: ['113.6a'],
    alice: { library: [{ card: 'Forest', count: 40 }], outside: ['Maro'] },
    bob: { library: [{ card: 'Forest', count: 40 }] },
    turn: { at: 'mulligans' },
    script: [
      { expect: { Maro: { on: 'outside', power: 7, toughness: 7 }, game: { turn: { number: 0 } } } },
      'alice mulligans',
      'bob keeps',
      'alice chooses Forest',
      { expect: { Maro: { power: 6, toughness: 6 }, game: { turn: { number: 0 } } } },
      'alice keeps',
    ],
    expect: { Maro: { on: 'outside', power: 6 } },
    control: {
      withoutAbilities: ['Maro'],
      script: ['alice keeps', 'bob keeps'],
      expect: { Maro: { on: 'outside', power: 0 } },
    },
  }),
  scenario('113.6b: an ability that names a zone functions in that zone alone: an opening hand', {
    rules: ['113.6b', '103.6', '103.6a'],
    alice: { library: ['Leyline of Sanctity', forest] },
    bob: { library: [{ card: 'Forest', count: 40 }] },
    turn: { at: 'mulligans' },
    script: [
      'alice keeps',
      'bob keeps',
      { expect: { game: { asked: { player: 'alice', kind: 'choose', rule: '103.6' } } } },
      'alice chooses Leyline of Sanctity',
    ],
    expect: {
      'Leyline of Sanctity': { on: 'battlefield', controller: 'alice' },
      alice: { hand: 6 },
      game: { turn: { number: 1 } },
    },
    control: {
      withoutAbilities: ['Leyline of Sanctity'],
      script: ['alice keeps', 'bob keeps'],
      expect: { 'Leyline of Sanctity': { on: 'hand' }, alice: { hand: 7 }, game: { turn: { number: 1 } } },
    },
  }),
  scenario('113.6b: and a graveyard', {
    rules: ['113.6b'],
    alice: {
      battlefield: ['Grizzly Bears'],
      graveyard: [
        creature('Buried Fury', '2/2', '', {
          abilities: [
            {
              kind: 'static',
              affects: { all: { type: 'creature', controller: 'you' } },
              changes: [{ change: 'addAbilities', abilities: [{ kind: 'keyword', keyword: 'haste' }] }],
              if: { holds: 'is', what: 'self', like: { zone: 'graveyard' } },
            },
          ],
        }),
      ],
    },
    bob: {},
    expect: { 'Grizzly Bears': { has: ['haste'] } },
    control: {
      setup: { alice: { graveyard: [], battlefield: ['Grizzly Bears', 'Buried Fury'] } },
      expect: { 'Grizzly Bears': { hasNot: ['haste'] } },
    },
  }),
  scenario('113.6c: an ability that names a zone in which it doesn’t function does in all others', {
    rules: ['113.6c'],
    alice: {
      graveyard: [
        {
          card: card('Swarm of One', ['artifact'], {
            manaCost: '{1}{B}',
            abilities: [
              {
                kind: 'static',
                changes: [
                  { change: 'addTypes', types: ['creature'] },
                  { change: 'setPowerToughness', power: 1, toughness: 1 },
                ],
                functionsNotIn: ['battlefield'],
              },
            ],
          }),
          as: 'Buried',
        },
      ],
      hand: [{ card: 'Swarm of One', as: 'Held' }, 'Reanimate', 'Murder'],
      outside: [{ card: 'Swarm of One', as: 'Aside' }],
      exile: [{ card: 'Swarm of One', as: 'Exiled' }],
      mana: 'BBBB',
    },
    bob: {},
    script: [
      {
        expect: {
          Buried: { types: ['artifact', 'creature'], power: 1 },
          Held: { types: ['artifact', 'creature'] },
          Aside: { types: ['artifact', 'creature'] },
          Exiled: { types: ['artifact', 'creature'] },
        },
      },
      'alice casts Reanimate on Buried',
      { expect: { game: { stack: ['Reanimate'] } } },
    ],
    expect: { alice: { life: 18, battlefield: ['Swarm of One'] }, Buried: { types: ['artifact'] } },
    control: {
      withoutAbilities: ['Swarm of One'],
      script: ['refused 601.2c: alice casts Reanimate on Buried'],
      expect: { Buried: { types: ['artifact'] }, alice: { life: 20 } },
    },
  }),
  scenario('113.6d: an alternative cost functions on the stack, from wherever the spell is cast', {
    rules: ['113.6d', '118.9'],
    alice: {
      hand: ["Yawgmoth's Will"],
      graveyard: ['Gush'],
      battlefield: [{ card: 'Island', count: 2, tapped: true }],
      mana: 'BBB',
    },
    bob: {},
    script: [
      "alice casts Yawgmoth's Will",
      'pass until the stack is empty',
      'alice casts Gush by alternative',
    ],
    expect: { Gush: { on: 'exile' }, alice: { hand: ['Island', 'Island', 'Wastes', 'Wastes'] } },
    control: {
      withoutAbilities: ['Gush'],
      script: [
        "alice casts Yawgmoth's Will",
        'pass until the stack is empty',
        'refused 118.3: alice casts Gush',
      ],
      expect: { Gush: { on: 'graveyard' }, alice: { hand: 0 } },
    },
  }),
  scenario('113.6d: and so does what changes the cost of the spell itself', {
    rules: ['113.6d', '601.2f', '702.41a'],
    alice: {
      hand: ['Myr Enforcer'],
      battlefield: [{ card: 'Memnite', count: 4 }],
      mana: 'CCC',
    },
    bob: {},
    script: ['alice casts Myr Enforcer'],
    expect: { 'Myr Enforcer': { on: 'battlefield' } },
    control: {
      without: 'affinity',
      script: ['refused 118.3: alice casts Myr Enforcer'],
      expect: { 'Myr Enforcer': { on: 'hand' } },
    },
  }),
  scenario('113.6e: what modifies how a card is cast functions wherever it can be cast from', {
    rules: ['113.6e', '702.8a'],
    alice: {
      hand: ["Yawgmoth's Will"],
      graveyard: ['Ashcoat Bear'],
      battlefield: ['Forest', 'Forest', 'Memnite'],
      mana: 'BBB',
    },
    bob: {},
    script: [
      "alice casts Yawgmoth's Will",
      'pass until the stack is empty',
      'alice attacks bob with Memnite',
      'alice casts Ashcoat Bear',
      { expect: { game: { stack: ['Ashcoat Bear'], turn: { at: 'declareAttackers' } } } },
      'everyone passes',
    ],
    expect: { 'Ashcoat Bear': { on: 'battlefield' } },
    control: {
      without: 'flash',
      script: [
        "alice casts Yawgmoth's Will",
        'pass until the stack is empty',
        'alice attacks bob with Memnite',
        'refused 117.1a: alice casts Ashcoat Bear',
      ],
      expect: { 'Ashcoat Bear': { on: 'graveyard' } },
    },
  }),
  scenario('113.6e: and so does what restricts it', {
    rules: ['113.6e', '601.3'],
    alice: { hand: ['Panic'], battlefield: ['Mountain', 'Memnite'] },
    bob: { battlefield: ['Grizzly Bears', 'Runeclaw Bear'] },
    script: [
      'refused 601.3: alice casts Panic on Grizzly Bears',
      'alice attacks bob with Memnite',
      'alice casts Panic on Grizzly Bears',
      'pass until the stack is empty',
      'refused 509.1b: bob blocks Memnite with Grizzly Bears',
      'bob blocks nothing',
      'pass until bob’s draw step',
    ],
    expect: { alice: { hand: ['Wastes'] }, bob: { life: 19 } },
    control: {
      setup: { alice: { hand: ['Shock'] } },
      script: ['alice casts Shock on Grizzly Bears'],
      expect: { 'Grizzly Bears': { on: 'graveyard' }, alice: { hand: 0 } },
    },
  }),
  scenario('113.6e: what gives its own card such an ability functions only on the stack', {
    rules: ['113.6e', '117.1a'],
    alice: {
      hand: [
        creature('Patient Ambusher', '2/2', '', {
          manaCost: '{1}{G}',
          abilities: [
            {
              kind: 'static',
              changes: [{ change: 'addAbilities', abilities: [{ kind: 'keyword', keyword: 'flash' }] }],
            },
          ],
        }),
      ],
      mana: 'GG',
    },
    bob: {},
    turn: { of: 'bob' },
    script: ['bob passes', 'refused 117.1a: alice casts Patient Ambusher'],
    expect: { 'Patient Ambusher': { on: 'hand', hasNot: ['flash'] } },
    control: {
      setup: { alice: { hand: ['Ashcoat Bear'] } },
      script: ['bob passes', 'alice casts Ashcoat Bear'],
      expect: { 'Ashcoat Bear': { on: 'battlefield' } },
    },
  }),
  scenario('113.6f: what says from where a card can be cast functions there: escape, flashback', {
    rules: ['113.6f', '702.34a', '702.138a'],
    alice: {
      graveyard: ['Glimpse of Freedom', 'Firebolt', { card: 'Wastes', count: 5 }],
      mana: 'CCCCCCRU',
    },
    bob: {},
    script: [
      'alice casts Firebolt by flashback on bob',
      'pass until the stack is empty',
      'alice casts Glimpse of Freedom by escape',
    ],
    expect: {
      bob: { life: 18 },
      Firebolt: { on: 'exile' },
      'Glimpse of Freedom': { on: 'graveyard' },
      alice: { hand: 1, exile: 6 },
    },
    control: {
      withoutAbilities: ['Firebolt', 'Glimpse of Freedom'],
      script: ['refused 601.3: alice casts Firebolt', 'refused 601.3: alice casts Glimpse of Freedom'],
      expect: { Firebolt: { on: 'graveyard' }, 'Glimpse of Freedom': { on: 'graveyard' } },
    },
  }),
  scenario('113.6f: whatever the cost is that it says', {
    rules: ['113.6f', '702.34a'],
    alice: {
      graveyard: ['Dread Return', 'Craw Wurm'],
      battlefield: [{ card: 'Memnite', count: 3 }],
    },
    bob: {},
    script: ['alice casts Dread Return by flashback on Craw Wurm'],
    expect: { 'Craw Wurm': { on: 'battlefield' }, 'Dread Return': { on: 'exile' }, alice: { graveyard: 3 } },
    control: {
      without: 'flashback',
      script: ['refused 601.3: alice casts Dread Return'],
      expect: { 'Craw Wurm': { on: 'graveyard' }, alice: { battlefield: 3 } },
    },
  }),
  scenario('113.6f: and what says that it can’t be cast from elsewhere functions everywhere', {
    rules: ['113.6f', '601.3'],
    alice: {
      hand: [
        {
          card: creature('Restless Scourge', '3/3', '', {
            manaCost: '{B}',
            abilities: [{ kind: 'static', castableFrom: { zones: ['graveyard'], only: true } }],
          }),
          as: 'Held',
        },
      ],
      graveyard: [{ card: 'Restless Scourge', as: 'Buried' }],
      mana: 'BB',
    },
    bob: {},
    script: ['refused 601.3: alice casts Held', 'alice casts Buried'],
    expect: { Held: { on: 'hand' }, Buried: { on: 'battlefield' } },
    control: {
      withoutAbilities: ['Restless Scourge'],
      script: ['refused 601.3: alice casts Buried', 'alice casts Held'],
      expect: { Held: { on: 'battlefield' }, Buried: { on: 'graveyard' } },
    },
  }),
  scenario('113.6f: even outside the game', {
    rules: ['113.6f', '601.3'],
    alice: {
      outside: [
        creature('Waiting Scourge', '3/3', '', {
          manaCost: '{B}',
          abilities: [{ kind: 'static', castableFrom: { zones: ['outside'] } }],
        }),
      ],
      mana: 'B',
    },
    bob: {},
    script: ['alice casts Waiting Scourge'],
    expect: { 'Waiting Scourge': { on: 'battlefield' } },
    control: {
      withoutAbilities: ['Waiting Scourge'],
      script: ['refused 601.3: alice casts Waiting Scourge'],
      expect: { 'Waiting Scourge': { on: 'outside' } },
    },
  }),
];

import { card, creature, scenario } from '../../machines/play/scenario/index.ts';

const coronation = card('Coronation', ['sorcery'], {
  manaCost: '{W}',
  abilities: [{ kind: 'spell', effect: [{ do: 'designatePlayer', designation: 'monarch', who: 'you' }] }],
});

const herald = creature('Royal Herald', '1/1', '', {
  abilities: [
    {
      kind: 'triggered',
      when: [{ on: 'playerDesignated', designation: 'monarch', who: 'you' }],
      effect: [{ do: 'gainLife', amount: 3 }],
    },
  ],
});

const pageant = card('Pageant', ['sorcery'], {
  manaCost: '{W}',
  abilities: [
    {
      kind: 'spell',
      effect: [
        { do: 'designatePlayer', designation: 'monarch', who: 'you', as: 'crowned' },
        {
          do: 'if',
          condition: { holds: 'did', by: 'crowned' },
          then: [{ do: 'gainLife', amount: 6 }],
        },
      ],
    },
  ],
});

/** Of the monarch’s draw no object is the source. */
const listener = creature('Listener', '1/1', '', {
  abilities: [
    {
      kind: 'triggered',
      when: [{ on: 'triggers', source: { controller: 'you' } }],
      effect: [{ do: 'gainLife', amount: 7 }],
    },
  ],
});

const outlaw = creature('Sworn Outlaw', '1/1', '', {
  abilities: [{ kind: 'static', players: 'you', rules: [{ rule: 'cantBecome', designation: 'monarch' }] }],
});

const guardsman = creature('Palace Guardsman', '2/2', '', {
  abilities: [
    {
      kind: 'static',
      if: { holds: 'playerDesignated', designation: 'monarch', who: 'you' },
      changes: [{ change: 'modifyPowerToughness', power: 2, toughness: 2 }],
    },
  ],
});

const fealty = card('Sworn Fealty', ['enchantment'], {
  subtypes: 'Aura',
  abilities: [
    { kind: 'keyword', keyword: 'enchant', object: { type: 'creature' } },
    {
      kind: 'static',
      affects: 'attached',
      changes: [{ change: 'control', by: { playerDesignated: 'monarch' } }],
    },
  ],
});

const forests = ['Forest', 'Forest', 'Forest', 'Forest'];

export default [
  scenario('725.1: there is no monarch until an effect has a player become it', {
    rules: ['725.1', '725.3'],
    alice: { hand: [coronation], mana: 'W', battlefield: [guardsman], library: forests },
    bob: { library: forests },
    script: [
      { expect: { alice: { designations: [] }, 'Palace Guardsman': { power: 2 } } },
      'alice casts Coronation',
      'pass until the stack is empty',
    ],
    expect: { alice: { designations: ['monarch'] }, 'Palace Guardsman': { power: 4, toughness: 4 } },
    control: {
      script: ['alice passes', 'bob passes'],
      expect: { alice: { designations: [] }, 'Palace Guardsman': { power: 2 } },
    },
  }),
  scenario('725.3: whether a player became the monarch is known to what follows', {
    rules: ['725.3', '608.2c'],
    alice: { hand: [pageant], mana: 'W', library: forests },
    bob: { library: forests },
    script: ['alice casts Pageant', 'pass until the stack is empty'],
    expect: { alice: { designations: ['monarch'], life: 26 } },
    control: {
      setup: { alice: { designations: ['monarch'], hand: [pageant], mana: 'W', library: forests } },
      expect: { alice: { designations: ['monarch'], life: 20 } },
    },
  }),
  scenario('725.2: at the beginning of the monarch’s end step that player draws a card, of no source', {
    rules: ['725.2'],
    alice: { designations: ['monarch'], library: forests, battlefield: [listener] },
    bob: { library: forests },
    script: [
      "pass until alice's end step",
      {
        expect: {
          alice: { hand: 0, life: 20 },
          game: {
            stack: ['the ability of the monarch'],
            happened: [{ event: 'putOnStack', player: 'alice', rule: '603.3' }],
          },
        },
      },
      'pass until the stack is empty',
      { expect: { alice: { hand: 1 } } },
      "pass until bob's end step",
    ],
    expect: { alice: { hand: 1 }, bob: { hand: 1 }, game: { stack: 0 } },
    control: {
      setup: { alice: { designations: [] } },
      script: ["pass until alice's end step"],
      expect: { alice: { hand: 0 }, game: { stack: 0 } },
    },
  }),
  scenario('725.2: the controller of a creature that deals combat damage to the monarch becomes it', {
    rules: ['725.2', '725.3'],
    alice: { battlefield: ['Grizzly Bears'] },
    bob: { designations: ['monarch'] },
    script: [
      'alice attacks bob with Grizzly Bears',
      "pass until alice's combat damage step",
      { expect: { game: { stack: ['the ability of the monarch'] }, bob: { designations: ['monarch'] } } },
      'pass until the stack is empty',
    ],
    expect: { alice: { designations: ['monarch'] }, bob: { life: 18, designations: [] } },
    control: {
      setup: { bob: { designations: ['monarch'], battlefield: ['Storm Crow'] } },
      script: ['alice attacks bob with Grizzly Bears', 'bob blocks Grizzly Bears with Storm Crow'],
      expect: { alice: { designations: [] }, bob: { designations: ['monarch'] } },
    },
  }),
  scenario('725.2: damage that isn’t combat damage takes nothing from the monarch', {
    rules: ['725.2', '120.2a'],
    alice: { hand: ['Shock'], mana: 'R' },
    bob: { designations: ['monarch'] },
    script: ['alice casts Shock on bob', 'pass until the stack is empty'],
    expect: { alice: { designations: [] }, bob: { life: 18, designations: ['monarch'] }, game: { stack: 0 } },
    control: {
      setup: { alice: { battlefield: ['Grizzly Bears'] } },
      script: ['alice attacks bob with Grizzly Bears', "pass until alice's end of combat step"],
      expect: { alice: { designations: ['monarch'] }, bob: { life: 18, designations: [] } },
    },
  }),
  scenario('725.2: whoever was the monarch as it triggered controls it, and orders it among their own', {
    rules: ['725.2', '603.3b'],
    alice: {
      designations: ['monarch'],
      battlefield: [
        creature('Evening Singer', '1/1', '', {
          abilities: [
            {
              kind: 'triggered',
              when: [{ on: 'begins', step: 'end', whose: 'you' }],
              effect: [{ do: 'gainLife', amount: { number: 'cardsIn', zone: 'hand', of: 'you' } }],
            },
          ],
        }),
      ],
      library: forests,
    },
    bob: {},
    script: [
      "pass until alice's end step",
      'alice orders Evening Singer, the monarch',
      'pass until the stack is empty',
    ],
    expect: { alice: { life: 21, hand: 1 } },
    control: {
      script: [
        "pass until alice's end step",
        'alice orders the monarch, Evening Singer',
        'pass until the stack is empty',
      ],
      expect: { alice: { life: 20, hand: 1 } },
    },
  }),
  scenario('725.3: becoming the monarch again is nothing that happens', {
    rules: ['725.3'],
    alice: { hand: [coronation], mana: 'W', battlefield: [herald], designations: ['monarch'] },
    bob: {},
    script: ['alice casts Coronation', 'pass until the stack is empty'],
    expect: {
      alice: { life: 20, designations: ['monarch'] },
      game: { notHappened: [{ event: 'designatePlayer' }] },
    },
    control: {
      setup: { alice: { designations: [] }, bob: { designations: ['monarch'] } },
      expect: { alice: { life: 23, designations: ['monarch'] }, bob: { designations: [] } },
    },
  }),
  scenario('725.4: if the monarch leaves the game the active player becomes it at the same time', {
    rules: ['725.4'],
    alice: { battlefield: [herald] },
    bob: { designations: ['monarch'] },
    carol: {},
    script: ['bob concedes', 'pass until the stack is empty'],
    expect: { alice: { life: 23, designations: ['monarch'] }, carol: { designations: [] } },
    control: {
      script: ['carol concedes'],
      expect: { alice: { life: 20, designations: [] }, bob: { designations: ['monarch'] } },
    },
  }),
  scenario('725.4: if the active player leaves, the next player in turn order who can becomes the monarch', {
    rules: ['725.4'],
    alice: { designations: ['monarch'] },
    bob: { battlefield: [outlaw] },
    carol: {},
    script: ['alice concedes'],
    expect: { bob: { designations: [] }, carol: { designations: ['monarch'] } },
    control: {
      without: 'Sworn Outlaw',
      expect: { bob: { designations: ['monarch'] }, carol: { designations: [] } },
    },
  }),
  scenario('725.4: if nobody who is left can become the monarch there is none', {
    rules: ['725.4'],
    alice: { battlefield: [outlaw] },
    bob: { designations: ['monarch'] },
    carol: { battlefield: [{ card: outlaw, as: 'another' }] },
    script: ['bob concedes'],
    expect: { alice: { designations: [] }, carol: { designations: [] }, game: { over: false } },
    control: {
      without: 'Sworn Outlaw',
      expect: { alice: { designations: ['monarch'] } },
    },
  }),
  scenario('725.5: an effect by who is the monarch does nothing while there is none', {
    rules: ['725.5'],
    alice: {
      hand: [coronation],
      mana: 'W',
      battlefield: [{ card: fealty, attachedTo: "bob's Hill Giant" }],
    },
    bob: { battlefield: ['Hill Giant'] },
    script: [
      { expect: { 'Hill Giant': { controller: 'bob' } } },
      'alice casts Coronation',
      'pass until the stack is empty',
    ],
    expect: { 'Hill Giant': { controller: 'alice' } },
    control: {
      setup: { bob: { designations: ['monarch'] } },
      script: ['alice passes'],
      expect: { 'Hill Giant': { controller: 'bob' } },
    },
  }),
];

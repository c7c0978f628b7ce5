import { card, creature, scenario } from '../../machines/play/scenario/index.ts';

const delve = card('Descend', ['sorcery'], {
  manaCost: '{W}',
  abilities: [{ kind: 'spell', effect: [{ do: 'perform', action: 'venture' }] }],
});

/** A card from outside the game, which goes there. */
const fetching = (name: string, zone: 'command' | 'hand') =>
  card(name, ['sorcery'], {
    manaCost: '{W}',
    abilities: [
      {
        kind: 'spell',
        effect: [
          {
            do: 'choose',
            from: { zone: 'outside', owner: 'you' },
            count: { min: 1, max: 1 },
            as: 'wished',
          },
          { do: 'move', what: { named: 'wished' }, to: { zone } },
        ],
      },
    ],
  });
const wish = fetching('Wishing', 'hand');
const summons = fetching('Summons', 'command');

const banisher = card('Empty the Throne', ['sorcery'], {
  manaCost: '{W}',
  abilities: [{ kind: 'spell', effect: [{ do: 'exile', what: { all: { zone: 'command', owner: 'you' } } }] }],
});

const tombRobber = creature('Tomb Robber', '1/1', '', {
  manaCost: '{W}',
  abilities: [
    {
      kind: 'triggered',
      when: [{ on: 'enters', object: 'self' }],
      if: { holds: 'not', of: { holds: 'completedDungeon', who: 'you', called: 'Tomb of Annihilation' } },
      effect: [{ do: 'perform', action: 'venture' }],
    },
  ],
});

const sealing = card('Sealing', ['instant'], {
  manaCost: '{U}',
  abilities: [
    {
      kind: 'spell',
      targets: [{ objects: { zone: 'stack', stackObject: 'ability' } }],
      effect: [{ do: 'counter', what: { target: 0 } }],
    },
  ],
});

const mine = 'Lost Mine of Phandelver';
const forests = ['Forest', 'Forest', 'Forest', 'Forest'];

export default [
  scenario('309.2a: who ventures without a dungeon chooses one that they own from outside the game', {
    rules: ['309.2', '309.2a', '309.4a', '701.49a'],
    alice: { hand: [delve], mana: 'W', outside: [mine, 'Tomb of Annihilation'], library: forests },
    bob: {},
    script: [
      'alice casts Descend',
      'pass until alice decides',
      { expect: { game: { asked: { player: 'alice', kind: 'choose', rule: '701.49a' } } } },
      'alice chooses Tomb of Annihilation',
      {
        expect: {
          alice: { command: ['Tomb of Annihilation'], outside: [mine] },
          'Tomb of Annihilation': { on: 'command', room: 'Trapped Entry', seenBy: ['alice', 'bob'] },
          'Lost Mine of Phandelver': { on: 'outside', seenBy: ['alice'] },
          game: { stack: ['the ability of Tomb of Annihilation'] },
        },
      },
      'pass until the stack is empty',
    ],
    expect: { alice: { life: 19 }, bob: { life: 19 } },
    control: {
      setup: { alice: { outside: [] } },
      script: ['alice casts Descend', 'pass until the stack is empty'],
      expect: {
        alice: { life: 20, command: 0 },
        game: { notHappened: [{ event: 'perform' }] },
      },
    },
  }),
  scenario('309.2d: an effect that isn’t venturing leaves a dungeon card outside the game', {
    rules: ['309.2d', '108.5'],
    alice: { hand: [wish, summons], mana: 'WW', outside: [mine] },
    bob: {},
    script: [
      'alice casts Wishing',
      'pass until the stack is empty',
      'alice casts Summons',
      'pass until the stack is empty',
    ],
    expect: { alice: { hand: 0, outside: [mine], command: 0 } },
    control: {
      setup: { alice: { outside: ['Hill Giant'] } },
      script: ['alice casts Wishing', 'pass until the stack is empty'],
      expect: { alice: { hand: ['Hill Giant', 'Summons'], outside: 0 } },
    },
  }),
  scenario('309.2c: a dungeon card leaves the command zone only as it leaves the game', {
    rules: ['309.2b', '309.2c'],
    alice: { hand: [banisher], mana: 'W', command: [{ card: mine, room: 'Goblin Lair' }] },
    bob: {},
    script: ['alice casts Empty the Throne', 'pass until the stack is empty'],
    expect: { alice: { command: [mine], exile: 0 }, 'Lost Mine of Phandelver': { room: 'Goblin Lair' } },
    control: {
      setup: { alice: { command: ['Hill Giant'] } },
      expect: { alice: { command: 0, exile: ['Hill Giant'] } },
    },
  }),
  scenario('309.3: a player has one dungeon card in the command zone, each player their own', {
    rules: ['309.3', '309.5a', '701.49b'],
    alice: {
      hand: [delve],
      mana: 'W',
      command: [{ card: mine, room: 'Goblin Lair' }],
      outside: ['Tomb of Annihilation'],
    },
    bob: { command: [{ card: 'Dungeon of the Mad Mage', room: 'Lost Level' }] },
    script: [
      'alice casts Descend',
      'pass until alice decides',
      { expect: { game: { asked: { player: 'alice', kind: 'option', rule: '309.5a' } } } },
      'alice chooses Dark Pool',
      'pass until the stack is empty',
    ],
    expect: {
      'Lost Mine of Phandelver': { room: 'Dark Pool' },
      'Dungeon of the Mad Mage': { room: 'Lost Level' },
      alice: { life: 21, outside: ['Tomb of Annihilation'] },
      bob: { life: 19 },
    },
    control: {
      setup: { alice: { command: [] } },
      script: ['alice casts Descend', 'pass until the stack is empty'],
      expect: { 'Tomb of Annihilation': { room: 'Trapped Entry' }, alice: { life: 19 }, bob: { life: 19 } },
    },
  }),
  scenario('309.4c: a room ability triggers as the marker comes, for the owner of the dungeon card', {
    rules: ['309.4c', '309.5a', '113.7'],
    alice: {
      hand: [delve],
      mana: 'W',
      command: [{ card: mine, room: 'Goblin Lair' }],
    },
    bob: { battlefield: ['Hill Giant'] },
    script: [
      'alice casts Descend',
      'pass until alice decides',
      'alice chooses Storeroom',
      {
        expect: {
          'the ability of Lost Mine of Phandelver': { controller: 'alice', targets: ["bob's Hill Giant"] },
        },
      },
      'pass until the stack is empty',
    ],
    expect: { 'Hill Giant': { counters: { '+1/+1': 1 } } },
    control: {
      without: 'dungeon room',
      script: ['alice passes', 'bob passes'],
      expect: { 'Hill Giant': { counters: { '+1/+1': 0 } } },
    },
  }),
  scenario('309.6: the dungeon stays until its last room ability has left the stack', {
    rules: ['309.6', '309.7', '704.5t'],
    alice: {
      hand: [delve],
      mana: 'W',
      command: [{ card: mine, room: 'Dark Pool' }],
      battlefield: ['Sefris of the Hidden Ways'],
      graveyard: ['Hill Giant'],
      library: forests,
    },
    bob: { hand: [sealing], mana: 'U' },
    script: [
      'alice casts Descend',
      'alice passes',
      'bob passes',
      {
        expect: {
          alice: { command: [mine], completed: [] },
          'Lost Mine of Phandelver': { room: 'Temple of Dumathoin' },
          game: { stack: ['the ability of Lost Mine of Phandelver'] },
        },
      },
      'alice passes',
      'bob passes',
      {
        expect: {
          alice: { hand: 1, command: 0, outside: [mine], completed: [mine] },
          game: {
            stack: ['the ability of Sefris of the Hidden Ways'],
            happened: [{ event: 'completeDungeon', player: 'alice', rule: '704.5t' }],
          },
        },
      },
      'pass until the stack is empty',
    ],
    expect: { 'Hill Giant': { on: 'battlefield', controller: 'alice' } },
    control: {
      setup: { alice: { command: [{ card: mine, room: 'Mine Tunnels' }] } },
      script: [
        'alice casts Descend',
        'pass until alice decides',
        'alice chooses Fungi Cavern',
        'pass until the stack is empty',
      ],
      decide: { choose: 'Sefris of the Hidden Ways' },
      expect: { 'Hill Giant': { on: 'graveyard' }, alice: { command: [mine], completed: [] } },
    },
  }),
  scenario('309.6: a room ability that is countered has left the stack as well', {
    rules: ['309.6', '704.5t'],
    alice: { hand: [delve], mana: 'W', command: [{ card: mine, room: 'Dark Pool' }], library: forests },
    bob: { hand: [sealing], mana: 'U' },
    script: [
      'alice casts Descend',
      'alice passes',
      'bob passes',
      'alice passes',
      'bob casts Sealing on the ability of Lost Mine of Phandelver',
      'pass until the stack is empty',
    ],
    expect: { alice: { hand: 0, completed: [mine], command: 0 } },
    control: {
      script: ['alice casts Descend', 'alice passes', 'bob passes', 'alice passes', 'stop here'],
      expect: { alice: { hand: 0, completed: [], command: [mine] } },
    },
  }),
  scenario('309.7: what asks whether a player has completed a dungeon is so for the rest of the game', {
    rules: ['309.7'],
    alice: {
      hand: ['Gloom Stalker'],
      mana: 'WWW',
      completed: [mine],
      battlefield: ['Cloister Gargoyle'],
    },
    bob: {},
    script: ['alice casts Gloom Stalker', 'pass until the stack is empty'],
    expect: {
      'Gloom Stalker': { has: ['double strike'] },
      'Cloister Gargoyle': { power: 3, has: ['flying'] },
    },
    control: {
      setup: { alice: { completed: [] } },
      expect: {
        'Gloom Stalker': { hasNot: ['double strike'] },
        'Cloister Gargoyle': { power: 0, hasNot: ['flying'] },
      },
    },
  }),
  scenario('309.7: where a text names the dungeon, another that was completed is none', {
    rules: ['309.7', '603.4'],
    alice: {
      hand: [tombRobber],
      mana: 'W',
      completed: ['Tomb of Annihilation'],
      command: [{ card: mine, room: 'Mine Tunnels' }],
    },
    bob: {},
    script: ['alice casts Tomb Robber', 'pass until the stack is empty'],
    expect: { 'Lost Mine of Phandelver': { room: 'Mine Tunnels' } },
    control: {
      setup: { alice: { completed: ['Undercity'] } },
      script: [
        'alice casts Tomb Robber',
        'pass until alice decides',
        'alice chooses Dark Pool',
        'pass until the stack is empty',
      ],
      expect: { 'Lost Mine of Phandelver': { room: 'Dark Pool' } },
    },
  }),
];

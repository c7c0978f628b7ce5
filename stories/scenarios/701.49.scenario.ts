import { card, creature, scenario } from '../../machines/play/scenario/index.ts';

const descend = card('Descend', ['sorcery'], {
  manaCost: '{W}',
  abilities: [{ kind: 'spell', effect: [{ do: 'perform', action: 'venture' }] }],
});

const quickly = card('Descend Quickly', ['instant'], {
  manaCost: '{W}',
  abilities: [{ kind: 'spell', effect: [{ do: 'perform', action: 'venture' }] }],
});

const below = card('Descend Below', ['sorcery'], {
  manaCost: '{B}',
  abilities: [{ kind: 'spell', effect: [{ do: 'perform', action: 'venture', quality: 'Undercity' }] }],
});

const mapmaker = creature('Mapmaker', '1/1', '', {
  abilities: [
    {
      kind: 'triggered',
      when: [{ on: 'performs', action: 'venture', who: 'you' }],
      effect: [{ do: 'gainLife', amount: 5 }],
    },
  ],
});

const chronicle = card('Chronicle', ['enchantment'], {
  abilities: [
    {
      kind: 'triggered',
      when: [{ on: 'completesDungeon', who: 'opponents' }],
      effect: [{ do: 'gainLife', amount: 4, who: { event: 'player' } }],
    },
  ],
});

const mine = 'Lost Mine of Phandelver';
const tomb = 'Tomb of Annihilation';
const forests = ['Forest', 'Forest', 'Forest', 'Forest'];

export default [
  scenario('701.49a: the first venture brings a dungeon with the marker on its topmost room', {
    rules: ['701.49a', '309.4a'],
    alice: { hand: ['Veteran Dungeoneer'], mana: 'WWWW', outside: [mine, 'Undercity'], library: forests },
    bob: {},
    script: [
      'alice casts Veteran Dungeoneer',
      'pass until alice decides',
      {
        expect: {
          alice: { command: [mine], outside: ['Undercity'] },
          'Lost Mine of Phandelver': { room: 'Cave Entrance' },
        },
      },
      'alice chooses bottom: Forest',
      'pass until the stack is empty',
    ],
    expect: { 'Lost Mine of Phandelver': { room: 'Cave Entrance' } },
    control: {
      withoutAbilities: ['Veteran Dungeoneer'],
      script: ['alice casts Veteran Dungeoneer', 'pass until the stack is empty'],
      expect: { alice: { command: 0 } },
    },
  }),
  scenario('701.49b: where one arrow leads there is nothing to choose', {
    rules: ['701.49b', '309.5a'],
    alice: {
      hand: [descend],
      mana: 'W',
      battlefield: [mapmaker],
      command: [{ card: mine, room: 'Mine Tunnels' }],
    },
    bob: {},
    script: [
      'alice casts Descend',
      'pass until alice decides',
      'alice chooses Dark Pool',
      'alice orders Mapmaker, Lost Mine of Phandelver',
      'pass until the stack is empty',
    ],
    expect: { 'Lost Mine of Phandelver': { room: 'Dark Pool' }, alice: { life: 26 }, bob: { life: 19 } },
    control: {
      setup: { alice: { command: [{ card: tomb, room: 'Veils of Fear' }] } },
      script: [
        'alice casts Descend',
        'pass until alice decides',
        'alice orders Mapmaker, Tomb of Annihilation',
        'pass until the stack is empty',
      ],
      decide: { confirm: { answer: 'no', player: 'alice' } },
      expect: { 'Tomb of Annihilation': { room: 'Sandfall Cell' }, alice: { life: 23 }, bob: { life: 18 } },
    },
  }),
  scenario('701.49c: venturing on from the bottommost room completes the dungeon and brings another', {
    rules: ['701.49c', '309.5b', '309.7'],
    alice: {
      hand: [descend, quickly],
      mana: 'WW',
      command: [{ card: mine, room: 'Dark Pool' }],
      outside: [tomb],
      library: forests,
    },
    bob: { battlefield: [chronicle] },
    script: [
      'alice casts Descend',
      'alice passes',
      'bob passes',
      // The last room's ability is on the stack: the dungeon is still there.
      'alice casts Descend Quickly',
      'alice passes',
      'bob passes',
      'alice chooses Tomb of Annihilation',
      {
        expect: {
          alice: { completed: [mine], command: [tomb], outside: [mine] },
          'Tomb of Annihilation': { room: 'Trapped Entry' },
          game: { happened: [{ event: 'completeDungeon', rule: '701.49c' }] },
        },
      },
      'pass until the stack is empty',
    ],
    expect: { alice: { life: 23, hand: 1 }, bob: { life: 19 } },
    control: {
      script: ['alice casts Descend', 'pass until the stack is empty'],
      expect: { alice: { completed: [mine], command: 0, hand: 2, life: 24 }, bob: { life: 20 } },
    },
  }),
  scenario('701.49d: venturing into a quality chooses among dungeons with it, and goes on in any other', {
    rules: ['701.49d', '205.3p'],
    alice: { hand: [below], mana: 'B', outside: [mine, tomb, 'Undercity'], library: forests },
    bob: {},
    script: [
      'alice casts Descend Below',
      'pass until alice decides',
      { expect: { Undercity: { on: 'command', room: 'Secret Entrance' } } },
      'alice chooses Forest',
      'pass until the stack is empty',
    ],
    expect: { alice: { command: ['Undercity'], hand: ['Forest'] } },
    control: {
      setup: { alice: { command: [{ card: tomb, room: 'Trapped Entry' }], outside: ['Undercity'] } },
      script: [
        'alice casts Descend Below',
        'pass until alice decides',
        'alice chooses Oubliette',
        'pass until the stack is empty',
      ],
      expect: {
        alice: { command: [tomb], outside: ['Undercity'] },
        'Tomb of Annihilation': { room: 'Oubliette' },
      },
    },
  }),
  scenario('603.2d: an effect has room abilities trigger an additional time', {
    rules: ['603.2d', '309.4c'],
    alice: {
      hand: [descend],
      mana: 'W',
      battlefield: ['Hama Pashar, Ruin Seeker'],
      command: [{ card: mine, room: 'Goblin Lair' }],
    },
    bob: {},
    script: [
      'alice casts Descend',
      'pass until alice decides',
      'alice chooses Dark Pool',
      'pass until the stack is empty',
    ],
    expect: { alice: { life: 22 }, bob: { life: 18 } },
    control: {
      without: 'Hama Pashar, Ruin Seeker',
      expect: { alice: { life: 21 }, bob: { life: 19 } },
    },
  }),
  scenario('701.49: what returns whenever a dungeon is completed does so from the graveyard', {
    rules: ['701.49', '309.7', '113.6m'],
    alice: {
      hand: [descend],
      mana: 'W',
      graveyard: ['Dungeon Crawler'],
      command: [{ card: mine, room: 'Dark Pool' }],
      library: forests,
    },
    bob: {},
    script: ['alice casts Descend', 'pass until the stack is empty'],
    decide: { confirm: 'yes' },
    expect: { alice: { hand: ['Dungeon Crawler', 'Forest'], completed: [mine] } },
    control: {
      setup: { alice: { command: [{ card: mine, room: 'Goblin Lair' }] } },
      script: [
        'alice casts Descend',
        'pass until alice decides',
        'alice chooses Dark Pool',
        'pass until the stack is empty',
      ],
      decide: {},
      expect: { 'Dungeon Crawler': { on: 'graveyard' } },
    },
  }),
];

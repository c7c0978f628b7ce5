import { card, scenario } from '../../machines/play/scenario/index.ts';

/** Two instructions, each of which deals damage. */
const twoStorms = card('Two Storms', ['instant'], {
  manaCost: '{1}{G}{G}',
  abilities: [
    {
      kind: 'spell',
      effect: [
        { do: 'dealDamage', amount: 2, to: { all: { type: 'creature', attacking: true } } },
        { do: 'dealDamage', amount: 1, to: { all: { type: 'creature', controller: 'you' } } },
      ],
    },
  ],
});

export default [
  scenario('608.2b: a spell all of whose targets are illegal doesn’t resolve', {
    rules: ['608.2b', '400.7'],
    alice: { hand: ['Giant Growth'], mana: 'G', battlefield: ['Grizzly Bears'] },
    bob: { hand: ['Shock'], mana: 'R' },
    script: ['alice casts Giant Growth on Grizzly Bears', 'bob casts Shock on Grizzly Bears'],
    expect: {
      'Grizzly Bears': { on: 'graveyard' },
      'Giant Growth': { on: 'graveyard' },
      game: { happened: [{ event: 'notResolve', rule: '608.2b' }] },
    },
    control: {
      script: ['alice casts Giant Growth on Grizzly Bears', 'bob casts Shock on alice'],
      expect: { 'Grizzly Bears': { power: 5 }, game: { notHappened: [{ event: 'notResolve' }] } },
    },
  }),
  scenario('608.2b: with some targets illegal the others are still affected', {
    rules: ['608.2b'],
    alice: { hand: ['Into the Void'], mana: 'UUUU', battlefield: [] },
    bob: {
      hand: ['Cloudshift'],
      mana: 'W',
      battlefield: ['Grizzly Bears', 'Silvercoat Lion'],
    },
    script: [
      'alice casts Into the Void on Grizzly Bears, Silvercoat Lion',
      'bob casts Cloudshift on Grizzly Bears',
    ],
    expect: { 'Grizzly Bears': { on: 'battlefield' }, 'Silvercoat Lion': { on: 'hand' } },
    control: {
      script: ['alice casts Into the Void on Grizzly Bears, Silvercoat Lion'],
      expect: { bob: { battlefield: 0 } },
    },
  }),
  scenario('701.6a: a countered spell goes to the graveyard and does nothing', {
    rules: ['701.6a'],
    alice: { hand: ['Lightning Bolt'], mana: 'R' },
    bob: { hand: ['Counterspell'], mana: 'UU' },
    script: ['alice casts Lightning Bolt on bob', 'bob casts Counterspell on Lightning Bolt'],
    expect: {
      bob: { life: 20, graveyard: ['Counterspell'] },
      alice: { graveyard: ['Lightning Bolt'] },
    },
    control: { script: ['alice casts Lightning Bolt on bob'], expect: { bob: { life: 17 } } },
  }),
  scenario('608.2h: an effect uses last known information of what has left', {
    rules: ['608.2h', '113.7a'],
    alice: { hand: ['Swords to Plowshares'], mana: 'W' },
    bob: { battlefield: [{ card: 'Grizzly Bears', counters: { '+1/+1': 3 } }] },
    script: ['alice casts Swords to Plowshares on Grizzly Bears'],
    expect: { bob: { life: 25 }, 'Grizzly Bears': { on: 'exile' } },
    control: {
      setup: { bob: { battlefield: ['Grizzly Bears'] } },
      expect: { bob: { life: 22 }, 'Grizzly Bears': { on: 'exile' } },
    },
  }),
  scenario('113.7a: an ability on the stack exists without its source', {
    rules: ['113.7a'],
    alice: { battlefield: ['Prodigal Sorcerer'] },
    bob: { hand: ['Shock'], mana: 'R' },
    script: ['alice activates Prodigal Sorcerer on bob', 'bob casts Shock on Prodigal Sorcerer'],
    expect: { 'Prodigal Sorcerer': { on: 'graveyard' }, bob: { life: 19 } },
    control: {
      script: ['alice passes', 'bob casts Shock on Prodigal Sorcerer'],
      expect: { 'Prodigal Sorcerer': { on: 'graveyard' }, bob: { life: 20 } },
    },
  }),
  scenario('608.2f: damage of two amounts in one instruction is dealt at the same time', {
    rules: ['608.2f', '120.4d', '122.1c'],
    alice: {
      battlefield: [
        { card: 'Centaur Courser', counters: { shield: 1 } },
        { card: 'Forest', count: 3 },
      ],
      hand: ['Hail Storm'],
    },
    bob: {},
    script: [
      'alice attacks bob with Centaur Courser',
      'alice casts Hail Storm',
      'pass until the stack is empty',
    ],
    expect: {
      alice: { life: 19 },
      // The shield counter prevents all of what is dealt to it at once: 2 for attacking and 1 for being alice's.
      'Centaur Courser': { damage: 0, counters: { shield: 0 } },
    },
    control: {
      setup: {
        alice: {
          battlefield: [
            { card: 'Centaur Courser', counters: { shield: 1 } },
            { card: 'Forest', count: 3 },
          ],
          hand: [twoStorms],
        },
      },
      script: [
        'alice attacks bob with Centaur Courser',
        'alice casts Two Storms',
        'pass until the stack is empty',
      ],
      expect: { 'Centaur Courser': { damage: 1, counters: { shield: 0 } } },
    },
  }),
];

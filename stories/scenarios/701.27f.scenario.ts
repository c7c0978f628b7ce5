import { creature, scenario } from '../../machines/play/scenario/index.ts';
import { one, target } from '../../machines/rules/abilities/write/index.ts';
import type { CardDefinition } from '../../machines/rules/index.ts';
import { bidding } from './keyword-actions.ts';

/** Its ability transforms it as the next end step begins. */
const sleeper: CardDefinition = {
  ...creature('Restless Sleeper', '2/2', '', {
    manaCost: '{1}{G}',
    abilities: [
      {
        kind: 'activated',
        cost: [{ pay: 'mana', cost: '{1}' }],
        effect: [
          {
            do: 'delayedTrigger',
            when: [{ on: 'begins', step: 'end' }],
            effect: [{ do: 'transform', what: 'self' }],
          },
        ],
      },
    ],
  }),
  back: { ...creature('Waking Terror', '5/5', 'trample'), colorIndicator: ['R'] },
};

/** An Equipment that comes off and transforms, or transforms into one still attached. */
const boundBlade: CardDefinition = {
  name: 'Bound Blade',
  types: ['artifact'],
  subtypes: ['Equipment'],
  abilities: [
    { kind: 'keyword', keyword: 'equip', cost: [{ pay: 'mana', cost: '{1}' }] },
    {
      kind: 'activated',
      cost: [{ pay: 'mana', cost: '{1}' }],
      effect: [
        { do: 'unattach', what: 'self' },
        { do: 'transform', what: 'self' },
      ],
    },
    { kind: 'activated', cost: [{ pay: 'mana', cost: '{1}' }], effect: [{ do: 'transform', what: 'self' }] },
  ],
  back: {
    name: 'Freed Demon',
    types: ['artifact'],
    subtypes: ['Equipment'],
    abilities: [{ kind: 'keyword', keyword: 'equip', cost: [{ pay: 'mana', cost: '{1}' }] }],
  },
};
const fasten = bidding('Fasten', [one({ subtype: 'Equipment' }), one({ type: 'creature' })], {
  do: 'attach',
  what: target(0),
  to: target(1),
});
const turnOver = bidding('Turn Over', [one({})], { do: 'transform', what: target(0) });

export default [
  scenario('701.27f: what has transformed since a delayed trigger was created isn’t transformed by it', {
    rules: ['701.27f', '603.7a'],
    alice: { battlefield: [sleeper], hand: [turnOver], mana: 'C' },
    bob: {},
    script: [
      'alice activates Restless Sleeper',
      'everyone passes',
      'alice casts Turn Over on Restless Sleeper',
      'everyone passes',
      { expect: { 'Restless Sleeper': { name: 'Waking Terror' } } },
      "pass until bob's upkeep",
    ],
    expect: { 'Restless Sleeper': { name: 'Waking Terror', power: 5 } },
    // Turned over before that was created, it is turned over again.
    control: {
      script: [
        'alice activates Restless Sleeper',
        'alice casts Turn Over on Restless Sleeper',
        'everyone passes',
        { expect: { 'Restless Sleeper': { name: 'Waking Terror' } } },
        'everyone passes',
        "pass until bob's upkeep",
      ],
      expect: { 'Restless Sleeper': { name: 'Restless Sleeper', power: 2 } },
    },
  }),
  scenario('701.27f: what only became attached since its ability was put on the stack is transformed by it', {
    rules: ['701.27f', '613.7e'],
    alice: { battlefield: ['Grizzly Bears', boundBlade], hand: [fasten, turnOver], mana: 'C' },
    bob: {},
    script: [
      'alice activates Bound Blade ability 2',
      'alice casts Fasten on Bound Blade, Grizzly Bears',
      'everyone passes',
      { expect: { 'Bound Blade': { attachedTo: 'Grizzly Bears' } } },
      'everyone passes',
    ],
    expect: { 'Bound Blade': { name: 'Freed Demon', attachedTo: null } },
    // Having transformed, it isn't transformed again, though it is attached.
    control: {
      setup: {
        alice: { battlefield: ['Grizzly Bears', { card: 'Bound Blade', attachedTo: 'Grizzly Bears' }] },
      },
      script: [
        'alice activates Bound Blade ability 3',
        'alice casts Turn Over on Bound Blade',
        'everyone passes',
        { expect: { 'Bound Blade': { name: 'Freed Demon' } } },
        'everyone passes',
      ],
      expect: { 'Bound Blade': { name: 'Freed Demon' } },
    },
  }),
];

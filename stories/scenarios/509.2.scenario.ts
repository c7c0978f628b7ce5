import { card, creature, scenario } from '../../machines/play/scenario/index.ts';
import {
  gainLife,
  one,
  rulesFor,
  spell,
  target,
  triggered,
} from '../../machines/rules/abilities/write/index.ts';

/** Its controller gains a life when a white creature blocks it. */
const wary = creature('Wary Ox', '2/2', '', {
  abilities: [
    triggered({
      when: { on: 'becomesBlocked', object: 'self', by: { type: 'creature', color: 'W' } },
      effect: [gainLife(1)],
    }),
  ],
});
const bleach = card('Bleaching Light', ['instant'], {
  manaCost: '{W}',
  abilities: [
    spell([one({ type: 'creature' })], {
      do: 'modify',
      what: target(0),
      changes: [{ change: 'setColors', colors: ['W'] }],
      until: 'untilEndOfTurn',
    }),
  ],
});
const miserly = (name: string) =>
  creature(name, '0/5', '', { abilities: [rulesFor(null, { rule: 'costToBlock', cost: '{2}' })] });
const proud = creature('Proud Guard', '0/5', '', {
  abilities: [triggered({ when: { on: 'blocks', object: 'self' }, effect: [gainLife(1)] })],
});
const brave = creature('Brave Ox', '2/2', '', {
  abilities: [triggered({ when: { on: 'becomesBlocked', object: 'self' }, effect: [gainLife(1)] })],
});
/** Its controller gains a life when two or more creatures block it. */
const beset = creature('Beset Ox', '0/6', '', {
  abilities: [
    triggered({ when: { on: 'becomesBlocked', object: 'self', byAtLeast: 2 }, effect: [gainLife(1)] }),
  ],
});
/** It can block another creature, and its controller gains a life when it blocks two or more. */
const broad = creature('Broad Guard', '0/9', '', {
  abilities: [
    rulesFor(null, { rule: 'blocksAdditional', number: 1 }),
    triggered({ when: { on: 'blocks', object: 'self', atLeast: 2 }, effect: [gainLife(1)] }),
  ],
});
const rising = card('Rising Wall', ['instant'], {
  manaCost: '{W}',
  abilities: [
    spell([], {
      do: 'create',
      token: { name: 'Wall', types: ['creature'], subtypes: ['Wall'], power: 0, toughness: 4 },
      blocking: true,
    }),
  ],
});

export default [
  scenario('509.1d: the costs of all blocks are one total cost, which is paid in whole or not at all', {
    rules: ['509.1d', '509.1e', '509.1f'],
    alice: { battlefield: ['Hill Giant', 'Grizzly Bears'] },
    bob: {
      battlefield: [miserly('First Guard'), miserly('Second Guard'), 'Plains', 'Plains', 'Plains'],
    },
    script: [
      'alice attacks bob with Hill Giant, Grizzly Bears',
      'refused 118.3: bob blocks Hill Giant with First Guard; Grizzly Bears with Second Guard',
      'bob blocks Hill Giant with First Guard',
      'bob pays',
    ],
    expect: { bob: { life: 18 } },
    control: {
      setup: {
        bob: {
          battlefield: [
            miserly('First Guard'),
            miserly('Second Guard'),
            'Plains',
            'Plains',
            'Plains',
            'Plains',
          ],
        },
      },
      script: [
        'alice attacks bob with Hill Giant, Grizzly Bears',
        'bob blocks Hill Giant with First Guard; Grizzly Bears with Second Guard',
        'bob pays',
      ],
      expect: { bob: { life: 20 } },
    },
  }),
  scenario('509.2a: what triggered on blocks is put on the stack before the active player gets priority', {
    rules: ['509.1i', '509.2', '509.2a', '603.3b'],
    alice: { battlefield: [brave] },
    bob: { battlefield: [proud] },
    script: [
      'alice attacks bob with Brave Ox',
      'bob blocks Brave Ox with Proud Guard',
      // The active player’s is put there first, though the blocking creature’s triggered no later.
      {
        expect: {
          game: { stack: ['the ability of Proud Guard', 'the ability of Brave Ox'], priority: 'alice' },
        },
      },
      'pass until the postcombat main phase',
    ],
    expect: { alice: { life: 21 }, bob: { life: 21 } },
    control: {
      script: [
        'alice attacks bob with Brave Ox',
        'bob blocks nothing',
        { expect: { game: { stack: 0, priority: 'alice' } } },
        'pass until the postcombat main phase',
      ],
      expect: { alice: { life: 20 }, bob: { life: 18 } },
    },
  }),
  scenario(
    '509.3e: blocked by two or more creatures is asked of all that block it as blockers are declared',
    {
      rules: ['509.3e'],
      alice: { battlefield: [beset] },
      bob: { battlefield: ['Grizzly Bears', 'Silvercoat Lion'] },
      script: [
        'alice attacks bob with Beset Ox',
        'bob blocks Beset Ox with Grizzly Bears, Silvercoat Lion',
        { expect: { game: { stack: 1 } } },
        'everyone passes',
      ],
      expect: { alice: { life: 21 } },
      control: {
        script: [
          'alice attacks bob with Beset Ox',
          'bob blocks Beset Ox with Grizzly Bears',
          'everyone passes',
        ],
        expect: { alice: { life: 20 } },
      },
    },
  ),
  scenario('509.3e: an effect that adds a blocker makes it trigger, and one that adds a third doesn’t', {
    rules: ['509.3e', '509.4'],
    alice: { battlefield: [beset] },
    bob: { battlefield: ['Grizzly Bears', 'Plains'], hand: [rising] },
    script: [
      'alice attacks bob with Beset Ox',
      'bob blocks Beset Ox with Grizzly Bears',
      'alice passes',
      'bob casts Rising Wall',
      'everyone passes',
      { expect: { game: { stack: 1 } } },
      'everyone passes',
    ],
    expect: { alice: { life: 21 } },
    control: {
      setup: { bob: { battlefield: ['Grizzly Bears', 'Silvercoat Lion', 'Plains'], hand: [rising] } },
      script: [
        'alice attacks bob with Beset Ox',
        'bob blocks Beset Ox with Grizzly Bears, Silvercoat Lion',
        'everyone passes',
        'alice passes',
        'bob casts Rising Wall',
        'everyone passes',
        { expect: { game: { stack: 0 } } },
      ],
      expect: { alice: { life: 21 } },
    },
  }),
  scenario('509.3e: blocking two or more creatures', {
    rules: ['509.3e', '509.3a'],
    alice: { battlefield: ['Hill Giant', 'Grizzly Bears'] },
    bob: { battlefield: [broad] },
    script: [
      'alice attacks bob with Hill Giant, Grizzly Bears',
      'bob blocks Hill Giant with Broad Guard; Grizzly Bears with Broad Guard',
      'everyone passes',
    ],
    expect: { bob: { life: 21 } },
    control: {
      script: [
        'alice attacks bob with Hill Giant, Grizzly Bears',
        'bob blocks Hill Giant with Broad Guard',
        'everyone passes',
      ],
      expect: { bob: { life: 18 } },
    },
  }),
  scenario('509.3f: what a blocker becomes later doesn’t make abilities trigger that it blocks', {
    rules: ['509.3f'],
    alice: { battlefield: [wary, 'Plains'], hand: [bleach] },
    bob: { battlefield: ['Grizzly Bears'] },
    script: [
      'alice attacks bob with Wary Ox',
      'bob blocks Wary Ox with Grizzly Bears',
      'alice casts Bleaching Light on Grizzly Bears',
      'pass until the postcombat main phase',
    ],
    expect: { alice: { life: 20 } },
    control: {
      script: [
        'alice attacks bob with Wary Ox',
        'alice casts Bleaching Light on Grizzly Bears',
        'pass until the stack is empty',
        'everyone passes',
        'bob blocks Wary Ox with Grizzly Bears',
        'pass until the postcombat main phase',
      ],
      expect: { alice: { life: 21 } },
    },
  }),
  scenario('509.4b: what couldn’t be declared as a blocker enters blocking all the same', {
    rules: ['509.4b'],
    alice: { battlefield: ['Storm Crow'] },
    bob: { battlefield: ['Grizzly Bears', 'Plains'], hand: [rising] },
    script: [
      'alice attacks bob with Storm Crow',
      'pass until the declare blockers step',
      'alice passes',
      'bob casts Rising Wall',
      'everyone passes',
      'pass until the postcombat main phase',
    ],
    expect: { bob: { life: 20 }, Wall: { damage: 1 } },
    control: {
      setup: { bob: { battlefield: ['Giant Spider'], hand: [] } },
      script: [
        'alice attacks bob with Storm Crow',
        'bob blocks nothing',
        'pass until the postcombat main phase',
      ],
      expect: { bob: { life: 19 } },
    },
  }),
];

import { card, creature, scenario } from '../../machines/play/scenario/index.ts';
import {
  creatureYouControl,
  gainLife,
  loseLife,
  one,
  otherObject,
  spell,
  target,
  triggered,
} from '../../machines/rules/abilities/write/index.ts';
import type { Instruction, Objects, TokenDefinition } from '../../machines/rules/index.ts';

const wall: TokenDefinition = {
  name: 'Wall',
  types: ['creature'],
  subtypes: ['Wall'],
  power: 1,
  toughness: 4,
};

const instant = (name: string, ...effect: readonly Instruction[]) =>
  card(name, ['instant'], { manaCost: '{W}', abilities: [{ kind: 'spell', effect }] });

/** A wall that enters blocking what its controller chooses, or this; or that just enters. */
const rising = (name: string, blocking?: true) =>
  instant(name, { do: 'create', token: wall, ...(blocking && { blocking }) });
const risingBefore = (blocking: Objects) =>
  card('Rise Before It', ['instant'], {
    manaCost: '{W}',
    abilities: [spell([one({ type: 'creature' })], { do: 'create', token: wall, blocking })],
  });

/** Its controller gains a life when it becomes blocked, and loses one for each creature that it becomes blocked by. */
const counting = creature('Counting Ox', '2/2', '', {
  abilities: [
    { kind: 'triggered', when: [{ on: 'becomesBlocked', object: 'self' }], effect: [gainLife(1)] },
    {
      kind: 'triggered',
      when: [{ on: 'becomesBlocked', object: 'self', by: {} }],
      effect: [loseLife(3, 'you')],
    },
  ],
});
/** Its controller gains a life when it blocks. */
const proud = creature('Proud Guard', '0/5', '', {
  abilities: [{ kind: 'triggered', when: [{ on: 'blocks', object: 'self' }], effect: [gainLife(1)] }],
});
const returning = instant('Rush to the Gate', {
  do: 'move',
  what: { all: { type: 'creature', zone: 'graveyard', owner: 'you' } },
  to: { zone: 'battlefield', blocking: true },
});

const attacked = [
  'alice attacks bob with Grizzly Bears',
  'pass until the declare blockers step',
  'alice passes',
];

/** "Whenever a creature you control blocks, create a Wall that’s blocking the attacking creature." */
const echoing = card('Echoing Ranks', ['enchantment'], {
  abilities: [
    triggered({
      when: { on: 'blocks', object: creatureYouControl, blocked: { type: 'creature' } },
      effect: [{ do: 'create', token: wall, blocking: otherObject }],
    }),
  ],
});

export default [
  scenario('509.4: a token that enters blocking takes the combat damage of the creature that it blocks', {
    rules: ['509.4', '509.1h'],
    alice: { battlefield: ['Grizzly Bears'] },
    bob: { hand: [rising('Rising Wall', true)], battlefield: ['Plains'] },
    script: [...attacked, 'bob casts Rising Wall', 'everyone passes', 'pass until the postcombat main phase'],
    expect: { bob: { life: 20 }, Wall: { damage: 2 }, 'Grizzly Bears': { damage: 1 } },
    control: {
      setup: { bob: { hand: [rising('Late Wall')], battlefield: ['Plains'] } },
      script: [...attacked, 'bob casts Late Wall', 'everyone passes', 'pass until the postcombat main phase'],
      expect: { bob: { life: 18 }, Wall: { damage: 0 }, 'Grizzly Bears': { damage: 0 } },
    },
  }),
  scenario('509.4: its controller chooses which attacking creature it blocks', {
    rules: ['509.4'],
    alice: { battlefield: ['Grizzly Bears', 'Hill Giant'] },
    bob: { hand: [rising('Rising Wall', true)], battlefield: ['Plains'] },
    script: [
      'alice attacks bob with Grizzly Bears, Hill Giant',
      'pass until the declare blockers step',
      'alice passes',
      'bob casts Rising Wall',
      'everyone passes',
      'bob chooses Hill Giant',
      'pass until the postcombat main phase',
    ],
    expect: { bob: { life: 18 }, Wall: { damage: 3 } },
    control: {
      script: [
        'alice attacks bob with Grizzly Bears, Hill Giant',
        'pass until the declare blockers step',
        'alice passes',
        'bob casts Rising Wall',
        'everyone passes',
        'bob chooses Grizzly Bears',
        'pass until the postcombat main phase',
      ],
      expect: { bob: { life: 17 }, Wall: { damage: 2 } },
    },
  }),
  scenario('509.4a: what would enter blocking a creature that isn’t attacking doesn’t block', {
    rules: ['509.4a', '506.3e'],
    alice: { battlefield: ['Grizzly Bears', 'Hill Giant'] },
    bob: { hand: [risingBefore(target(0))], battlefield: ['Plains'] },
    script: [
      ...attacked,
      'bob casts Rise Before It on Hill Giant',
      'everyone passes',
      'pass until the postcombat main phase',
    ],
    expect: { bob: { life: 18 }, Wall: { damage: 0 } },
    control: {
      script: [
        ...attacked,
        'bob casts Rise Before It on Grizzly Bears',
        'everyone passes',
        'pass until the postcombat main phase',
      ],
      expect: { bob: { life: 20 }, Wall: { damage: 2 } },
    },
  }),
  scenario('506.3e: what would enter blocking a creature that attacks another player doesn’t block', {
    rules: ['506.3e', '509.4a'],
    alice: { battlefield: ['Grizzly Bears'] },
    bob: {},
    carol: { hand: [risingBefore(target(0))], battlefield: ['Plains'] },
    script: [
      ...attacked,
      'bob passes',
      'carol casts Rise Before It on Grizzly Bears',
      'everyone passes',
      'pass until the postcombat main phase',
    ],
    expect: { bob: { life: 18 }, Wall: { damage: 0 } },
    control: {
      script: [
        'alice attacks carol with Grizzly Bears',
        'pass until the declare blockers step',
        'alice passes',
        'bob passes',
        'carol casts Rise Before It on Grizzly Bears',
        'everyone passes',
        'pass until the postcombat main phase',
      ],
      expect: { carol: { life: 20 }, Wall: { damage: 2 } },
    },
  }),
  scenario('509.4: a creature put onto the battlefield blocking never blocked', {
    rules: ['509.4', '509.3a'],
    alice: { battlefield: ['Grizzly Bears'] },
    bob: { hand: [returning], graveyard: [proud], battlefield: ['Plains'] },
    script: [
      ...attacked,
      'bob casts Rush to the Gate',
      'everyone passes',
      'pass until the postcombat main phase',
    ],
    expect: { bob: { life: 20 }, 'Proud Guard': { damage: 2 } },
    control: {
      setup: { bob: { graveyard: [], battlefield: [proud, 'Plains'] } },
      script: [
        'alice attacks bob with Grizzly Bears',
        'bob blocks Grizzly Bears with Proud Guard',
        'pass until the postcombat main phase',
      ],
      expect: { bob: { life: 21 }, 'Proud Guard': { damage: 2 } },
    },
  }),
  scenario('509.3c: an unblocked creature becomes blocked by what enters blocking it', {
    rules: ['509.3c', '509.3d'],
    alice: { battlefield: [counting] },
    bob: { battlefield: ['Giant Spider', 'Plains'], hand: [rising('Rising Wall', true)] },
    script: [
      'alice attacks bob with Counting Ox',
      'bob blocks nothing',
      'alice passes',
      'bob casts Rising Wall',
      'everyone passes',
      'alice orders Counting Ox, Counting Ox',
      'pass until the postcombat main phase',
    ],
    expect: { alice: { life: 18 }, bob: { life: 20 } },
    // A blocked one becomes blocked by that creature, and doesn’t become blocked once more.
    control: {
      script: [
        'alice attacks bob with Counting Ox',
        'bob blocks Counting Ox with Giant Spider',
        'alice orders Counting Ox, Counting Ox',
        'pass until the stack is empty',
        'alice passes',
        'bob casts Rising Wall',
        'pass until the stack is empty',
      ],
      expect: { alice: { life: 15 }, bob: { life: 20 } },
    },
  }),
  scenario('509.4: what enters blocking needs nothing that would let it block', {
    rules: ['509.4', '509.1b', '702.9b'],
    alice: { battlefield: ['Wind Drake'] },
    bob: { battlefield: ['Giant Spider', echoing] },
    script: ['alice attacks bob with Wind Drake', 'bob blocks Wind Drake with Giant Spider'],
    decide: { combatDamage: '2 to Wall' },
    expect: { Wall: { damage: 2 }, 'Giant Spider': { damage: 0 }, 'Wind Drake': { on: 'graveyard' } },
    control: {
      // As blockers are declared it couldn’t.
      setup: { bob: { battlefield: ['Giant Spider', 'Grizzly Bears'] } },
      script: [
        'alice attacks bob with Wind Drake',
        'refused 702.9b: bob blocks Wind Drake with Giant Spider, Grizzly Bears',
        'bob blocks nothing',
      ],
      decide: {},
      expect: { 'Grizzly Bears': { damage: 0 }, 'Wind Drake': { on: 'battlefield' }, bob: { life: 18 } },
    },
  }),
];

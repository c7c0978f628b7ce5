import { card, creature, scenario } from '../../machines/play/scenario/index.ts';
import { gainLife, one, spell, target } from '../../machines/rules/abilities/write/index.ts';

const headOff = card('Head It Off', ['instant'], {
  manaCost: '{W}',
  abilities: [spell([one({ type: 'creature', attacking: true })], { do: 'becomeBlocked', what: target(0) })],
});
/** Its controller gains a life when it becomes blocked, and ten when something blocks it. */
const counting = creature('Counting Ox', '2/2', '', {
  abilities: [
    { kind: 'triggered', when: [{ on: 'becomesBlocked', object: 'self' }], effect: [gainLife(1)] },
    { kind: 'triggered', when: [{ on: 'becomesBlocked', object: 'self', by: {} }], effect: [gainLife(10)] },
  ],
});

const headedOff = (attacker: string) => [
  `alice attacks bob with ${attacker}`,
  'pass until the declare blockers step',
  'alice passes',
  `bob casts Head It Off on ${attacker}`,
  'everyone passes',
  'pass until the postcombat main phase',
];

export default [
  scenario('509.1h: an effect makes a creature a blocked one, by no creature: it deals no combat damage', {
    rules: ['509.1h', '510.1c'],
    alice: { battlefield: ['Grizzly Bears'] },
    bob: { battlefield: ['Plains'], hand: [headOff] },
    script: headedOff('Grizzly Bears'),
    expect: { bob: { life: 20 }, 'Grizzly Bears': { on: 'battlefield', damage: 0 } },
    control: {
      script: ['alice attacks bob with Grizzly Bears', 'pass until the postcombat main phase'],
      expect: { bob: { life: 18 } },
    },
  }),
  scenario('509.3d: what an effect makes a blocked creature becomes blocked, but by no creature', {
    rules: ['509.3c', '509.3d'],
    alice: { battlefield: [counting] },
    bob: { battlefield: ['Plains', 'Giant Spider'], hand: [headOff] },
    script: [
      'alice attacks bob with Counting Ox',
      'bob blocks nothing',
      'alice passes',
      'bob casts Head It Off on Counting Ox',
      'everyone passes',
      'pass until the postcombat main phase',
    ],
    expect: { alice: { life: 21 }, bob: { life: 20 } },
    // One that is blocked already doesn’t become blocked once more.
    control: {
      script: [
        'alice attacks bob with Counting Ox',
        'bob blocks Counting Ox with Giant Spider',
        'alice orders Counting Ox, Counting Ox',
        'pass until the stack is empty',
        'alice passes',
        'bob casts Head It Off on Counting Ox',
        'everyone passes',
        'pass until the postcombat main phase',
      ],
      expect: { alice: { life: 31 }, bob: { life: 20 } },
    },
  }),
];

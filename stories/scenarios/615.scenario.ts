import { card, creature, scenario } from '../../machines/play/scenario/index.ts';
import {
  gainLife,
  replacement,
  spell,
  target,
  targetCreature,
  triggered,
} from '../../machines/rules/abilities/write/index.ts';
import type { Instruction, ReplacedEventOf } from '../../machines/rules/state/vocabulary/index.ts';

const removesOne: Instruction = { do: 'removeCounters', kind: '+1/+1', count: 1, from: 'self' };
const shielded = (damage: Omit<ReplacedEventOf<'dealDamage'>, 'would'>) =>
  creature('Shielded Sapling', '2/2', '', {
    abilities: [
      replacement({
        event: { would: 'dealDamage', to: 'self', ...damage },
        prevent: true,
        also: [removesOne],
      }),
    ],
  });
const searingTruth = card('Searing Truth', ['instant'], {
  manaCost: '{R}',
  abilities: [
    spell([targetCreature], {
      do: 'dealDamage',
      amount: 1,
      to: target(0),
      cantBePrevented: true,
    }),
  ],
});
const chapel = card('Chapel of Mercy', ['enchantment'], {
  abilities: [
    replacement({
      event: { would: 'dealDamage', toPlayer: 'you', atOnce: true },
      prevent: { number: 'half', of: { number: 'eventAmount' }, round: 'down' },
      also: [gainLife({ number: 'eventAmount' })],
    }),
  ],
});

const blockedTwice = (damage: Parameters<typeof shielded>[0]) => ({
  alice: { battlefield: [{ card: shielded(damage), counters: { '+1/+1': 3 } }] },
  bob: { battlefield: [creature('Left Bear', '2/2'), creature('Right Bear', '2/2')] },
  script: [
    'alice attacks bob with Shielded Sapling',
    'bob blocks Shielded Sapling with Left Bear, Right Bear',
  ],
  decide: { assignCombatDamage: { 'Left Bear': 5 } },
});

const witness = card('Witness to Growth', ['enchantment'], {
  abilities: [
    triggered({
      when: { on: 'dealtDamage', object: { type: 'creature', counters: { kind: '+1/+1', atLeast: 1 } } },
      effect: [gainLife(2)],
    }),
  ],
});

export default [
  scenario('615.13: all the damage that would be dealt to it at once is prevented as one', {
    rules: ['615.13', '615.5', '615.1'],
    ...blockedTwice({ atOnce: true }),
    expect: { 'Shielded Sapling': { damage: 0, counters: { '+1/+1': 2 } } },
    control: {
      withoutAbilities: ['Shielded Sapling'],
      expect: { 'Shielded Sapling': { damage: 4, counters: { '+1/+1': 3 } } },
    },
  }),
  scenario('615.10: of what each source would deal, it applies to each apart', {
    rules: ['615.10', '615.5'],
    ...blockedTwice({}),
    expect: { 'Shielded Sapling': { damage: 0, counters: { '+1/+1': 1 } } },
    control: {
      withoutAbilities: ['Shielded Sapling'],
      expect: { 'Shielded Sapling': { damage: 4, counters: { '+1/+1': 3 } } },
    },
  }),
  scenario('615.5: the rest of a prevention effect counts all that it prevented, after the damage', {
    rules: ['615.5', '615.13'],
    alice: { battlefield: [chapel], life: 9 },
    bob: { battlefield: [creature('Left Bear', '4/4'), creature('Right Bear', '4/4')] },
    turn: { of: 'bob' },
    script: ['bob attacks alice with Left Bear, Right Bear'],
    expect: {
      alice: { life: 9 },
      game: { happened: [{ event: 'gainLife', amount: 4, times: 1 }] },
    },
    control: {
      without: 'Chapel of Mercy',
      expect: { alice: { life: 1 }, game: { notHappened: [{ event: 'gainLife' }] } },
    },
  }),
  scenario('615.12: what can’t be prevented is dealt, and then the rest of the effect takes place', {
    rules: ['615.12', '615.5'],
    alice: { battlefield: [{ card: shielded({ atOnce: true }), counters: { '+1/+1': 1 } }, witness] },
    bob: { hand: [searingTruth], mana: 'R' },
    script: ['bob casts Searing Truth on Shielded Sapling', 'pass until the stack is empty'],
    expect: { 'Shielded Sapling': { damage: 1, counters: { '+1/+1': 0 } }, alice: { life: 22 } },
    control: {
      withoutAbilities: ['Shielded Sapling'],
      expect: { 'Shielded Sapling': { damage: 1, counters: { '+1/+1': 1 } }, alice: { life: 22 } },
    },
  }),
];

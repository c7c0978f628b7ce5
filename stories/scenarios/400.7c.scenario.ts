import { card, creature, scenario } from '../../machines/play/scenario/index.ts';
import {
  controllerOf,
  exactly,
  named,
  spell,
  target,
  targetSpell,
} from '../../machines/rules/abilities/write/index.ts';
import type { Instruction, Replacement } from '../../machines/rules/index.ts';

const runner = creature('Quick Runner', '2/2', 'haste', { manaCost: '{0}' });
const aimed: Instruction = {
  do: 'choose',
  from: { among: target(0), like: { zone: 'stack' } },
  count: { min: 1, max: 1 },
  as: 'source',
};
/** "… all damage target spell would deal this turn" */
const against = (name: string, choosing: Instruction, does: Partial<Replacement>) =>
  card(name, ['instant'], {
    manaCost: '{0}',
    abilities: [
      spell([targetSpell], choosing, {
        do: 'replace',
        replacement: { event: { would: 'dealDamage', from: exactly(named('source')) }, ...does },
        until: 'untilEndOfTurn',
      }),
    ],
  });
const sent = { redirectToPlayers: controllerOf(target(0)) };
const hush = against('Hush Damage', aimed, { prevent: true });
const turned = against('Turn Damage', aimed, sent);
const chosen = against('Turn a Source', { do: 'chooseSource', as: 'source' }, sent);
const played = (instant: string, ...more: readonly string[]) => [
  'alice casts Quick Runner',
  'alice passes',
  `bob casts ${instant} on Quick Runner`,
  'everyone passes',
  ...more,
  'everyone passes',
  'alice attacks bob with Quick Runner',
  'pass until postcombat main',
];

export default [
  scenario('400.7c: what prevents damage from a permanent spell goes on with the permanent', {
    rules: ['400.7c'],
    alice: { hand: [runner] },
    bob: { hand: [hush] },
    script: played('Hush Damage'),
    expect: { alice: { life: 20 }, bob: { life: 20 } },
    control: {
      script: [
        'alice casts Quick Runner',
        'everyone passes',
        'alice attacks bob with Quick Runner',
        'pass until postcombat main',
      ],
      expect: { alice: { life: 20 }, bob: { life: 18 } },
    },
  }),
  scenario(
    '400.7: what has the damage of a permanent spell dealt to another doesn’t go on with the permanent',
    {
      rules: ['400.7', '400.7c', '614.9'],
      alice: { hand: [runner] },
      bob: { hand: [turned] },
      script: played('Turn Damage'),
      expect: { alice: { life: 20 }, bob: { life: 18 } },
      control: {
        // A source that a player chose is also the permanent that it becomes (609.7a).
        setup: { bob: { hand: [chosen] } },
        script: played('Turn a Source', 'bob chooses Quick Runner'),
        expect: { alice: { life: 18 }, bob: { life: 20 } },
      },
    },
  ),
];

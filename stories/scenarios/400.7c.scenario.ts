import { card, creature, scenario } from '../../machines/play/scenario/index.ts';
import {
  controllerOf,
  exactly,
  named,
  spell,
  target,
  targetSpell,
} from '../../machines/rules/abilities/write/index.ts';
import type { Instruction, Objects } from '../../machines/rules/index.ts';

const runner = creature('Quick Runner', '2/2', 'haste', { manaCost: '{0}' });
const against = (name: string, ...of: Parameters<typeof spell>) =>
  card(name, ['instant'], { manaCost: '{0}', abilities: [spell(...of)] });
/** "All damage that would be dealt this turn by … is dealt to its controller instead." */
const sent = (source: Objects): Instruction => ({
  do: 'replace',
  replacement: {
    event: { would: 'dealDamage', from: exactly(source) },
    redirectToPlayers: controllerOf(source),
  },
  until: 'untilEndOfTurn',
});
/** "Prevent all damage target spell would deal this turn." */
const hush = against('Hush Damage', [targetSpell], {
  do: 'preventDamage',
  amount: 'all',
  from: target(0),
  until: 'untilEndOfTurn',
});
const turned = against('Turn Damage', [targetSpell], sent(target(0)));
const chosen = against('Turn a Source', [], { do: 'chooseSource', as: 'source' }, sent(named('source')));
const played = (instant: string, ...more: readonly string[]) => [
  'alice casts Quick Runner',
  'alice passes',
  `bob casts ${instant}`,
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
    script: played('Hush Damage on Quick Runner'),
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
      script: played('Turn Damage on Quick Runner'),
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

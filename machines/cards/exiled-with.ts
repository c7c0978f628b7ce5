/** Cards that speak of what was exiled with them (607.2a, 607.2q, 607.3), and cards that exile to pay. */
import {
  delve,
  destroy,
  flying,
  putCounters,
  replacement,
  spell,
  target,
  targetCreature,
  triggered,
} from '../rules/abilities/write/index.ts';
import type { CardDefinition, Filter } from '../rules/state/vocabulary/index.ts';
import { creatureCard, instantCard } from './define.ts';

const instantOrSorcery: Filter = { anyType: ['instant', 'sorcery'] };

export const exiledWith: readonly CardDefinition[] = [
  instantCard('Murderous Cut', '{4}{B}', delve, spell([targetCreature], destroy(target(0)))),
  creatureCard(
    'Murktide Regent',
    '{5}{U}{U}',
    'Dragon',
    '3/3',
    delve,
    flying,
    replacement({
      event: { enters: 'self' },
      counters: {
        kind: '+1/+1',
        count: { times: [1, { count: { ...instantOrSorcery, zone: 'exile', among: { linked: 'delve' } } }] },
      },
    }),
    triggered({
      when: { on: 'leaves', object: { ...instantOrSorcery, owner: 'you' }, from: 'graveyard' },
      effect: [putCounters('+1/+1', 1, 'self')],
    }),
  ),
];

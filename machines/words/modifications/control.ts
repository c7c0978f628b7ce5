import type { Players } from '../../rules/state/vocabulary/objects.ts';
import type { ModificationWord } from './word.ts';

export interface ControlChange {
  readonly change: 'control';
  readonly by: Players;
}

export const control: ModificationWord<ControlChange> = {
  shape: { by: 'players' },
  layer: '2',
  apply(now, _change, { gains }) {
    if (gains !== null) now.controller = gains;
  },
  locked: (change, lock) => ({ ...change, by: lock.players(change.by) }),
  writes: ['control'],
  order: 'sets',
  says: (name) => name === 'controller',
  gainedBy: ({ by }) => by,
  gain: (_change, { lasts, mine, worth }) => (mine > 0 ? 0 : worth() * (lasts ? 2 : 0.5)),
};

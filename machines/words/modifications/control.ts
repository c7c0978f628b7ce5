import type { Players } from '../../rules/state/vocabulary/objects.ts';
import { type Meaning, phrase } from '../../wording/syntax.ts';
import type { ModificationWord } from './word.ts';

export interface ControlChange {
  readonly change: 'control';
  readonly by: Players;
}

const controlling = (until: string): Meaning => ({
  do: 'modify',
  what: '<what>',
  changes: [{ change: 'control', by: '<subject>' }],
  until,
});

export const control: ModificationWord<ControlChange> = {
  shape: { by: 'players' },
  said: {
    deed: [
      phrase('[gain] control of <what:objects> <until>', controlling('<until>')),
      phrase('[gain] control of <what:objects>', controlling('forever')),
    ],
    statement: [
      phrase('you control <affects:attachedWord>', {
        kind: 'static',
        affects: '<affects>',
        changes: [{ change: 'control', by: 'you' }],
      }),
      phrase('the monarch controls <affects:attachedWord>', {
        kind: 'static',
        affects: '<affects>',
        changes: [{ change: 'control', by: { playerDesignated: 'monarch' } }],
      }),
    ],
  },
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

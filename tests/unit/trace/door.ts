import { and, assign, enqueueActions, not, or, raise, setup, stateIn } from 'xstate';
import { asks } from '../../../machines/rules/state/asks.ts';
import { allowed, forbidden } from '../../../machines/rules/state/verdict.ts';

/** A door with a lock beside it: two regions, a raised event, guards of every kind. */
export function door() {
  let askedForKey = 0;
  const machine = setup({
    // oxlint-disable-next-line typescript/no-unnecessary-type-assertion -- setup infers its types from it
    types: {} as {
      context: { keys: number; openings: number };
      events:
        | { type: 'door.open'; force: boolean }
        | { type: 'door.close' }
        | { type: 'lock.turn' }
        | { type: 'door.wait' };
      emitted: { type: 'opened'; openings: number };
    },
    guards: {
      hasKey: asks<{ keys: number }, unknown, { needed: number }>(({ context }, { needed }) => {
        askedForKey += 1;
        return context.keys >= needed
          ? allowed
          : forbidden('601.2', 'there are {keys} keys', [], { values: { keys: context.keys } });
      }),
      isForced: ({ event }) => 'force' in event && event.force,
      isBroken: () => false,
      mayOpen: or(['isForced', and([not('isBroken'), stateIn({ lock: 'unlocked' })])]),
      oftenOpened: ({ context }) => context.openings >= 2,
    },
    actions: {
      count: assign({ openings: ({ context }) => context.openings + 1 }),
      ring: enqueueActions(({ enqueue, context }) =>
        enqueue.emit({ type: 'opened', openings: context.openings }),
      ),
      creak: (_, _params: { loud: boolean }) => undefined,
    },
  }).createMachine({
    id: 'door',
    type: 'parallel',
    context: { keys: 1, openings: 0 },
    states: {
      leaf: {
        initial: 'closed',
        meta: { rule: '100.1' },
        description: 'What is moved.',
        states: {
          closed: {
            on: {
              'door.open': {
                guard: 'mayOpen',
                target: 'opening',
                actions: ['count', { type: 'creak', params: { loud: true } }],
              },
              'door.wait': { actions: 'ring' },
            },
          },
          opening: { always: { target: 'open', actions: raise({ type: 'lock.turn' }) }, entry: 'ring' },
          open: {
            always: { guard: 'oftenOpened', target: 'worn' },
            on: { 'door.close': 'closed' },
          },
          worn: { type: 'final' },
        },
      },
      lock: {
        initial: 'locked',
        states: {
          locked: {
            on: {
              'lock.turn': [
                { guard: { type: 'hasKey', params: { needed: 2 } }, target: 'broken' },
                { guard: { type: 'hasKey', params: { needed: 1 } }, target: 'unlocked' },
              ],
            },
          },
          unlocked: { on: { 'lock.turn': 'locked' } },
          broken: {},
        },
      },
    },
  });
  return { machine, timesAsked: () => askedForKey };
}

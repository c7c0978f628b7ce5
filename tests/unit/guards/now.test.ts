import { expect, test } from 'vitest';
import { assign, createActor, setup } from 'xstate';
import {
  type AskedNow,
  fromActor,
  type GuardAnswer,
  type KnownEvent,
} from '../../../machines/play/trace/index.ts';
import { idOf, played, table } from '../../../stories/tables.ts';
import { guardsNow } from '../../../ui/guards/now.ts';

const named = (known: readonly KnownEvent[] | null, type: string): KnownEvent => {
  const found = known?.find((one) => one.type === type);
  if (found === undefined) throw new Error(`No state knows ${type}.`);
  return found;
};

const asked = (event: KnownEvent): readonly AskedNow[] => event.tries.flatMap((one) => one.asked);
const because = (guard: GuardAnswer | null): readonly string[] =>
  guard?.verdict === undefined || guard.verdict.ok ? [] : guard.verdict.refusals.map(({ rule }) => rule);

/** Alice has two Mountains and a Lightning Bolt, Bob has a Shock; Alice has priority. */
function bolts() {
  const game = table([
    { library: ['Mountain'], hand: ['Lightning Bolt', 'Serra Angel'], battlefield: ['Mountain', 'Mountain'] },
    { library: ['Mountain'], hand: ['Shock'], battlefield: ['Grizzly Bears'] },
  ]);
  const source = fromActor(played(game));
  return { game, source, last: source.records.length - 1 };
}

test('each event that the present states of a game know is asked for, with its rule where it may not be', () => {
  const { game, source, last } = bolts();
  const known = guardsNow(source, last, 'judge');
  const casts = named(known, 'spell.cast').tries;
  const passes = (name: string) =>
    casts.find(({ event }) => event?.object === idOf(game, name, 'hand'))?.taken.length;
  expect(passes('Lightning Bolt')).toBe(1);
  expect(passes('Serra Angel')).toBe(0);
  const pass = named(known, 'priority.pass').tries;
  expect(pass.map(({ taken }) => taken.length)).toEqual([1, 0]);
  expect(pass[1]?.asked.flatMap(({ guard }) => because(guard))).toContain('117.1');
  expect(named(known, 'player.concede').tries.every(({ taken }) => taken.length === 1)).toBe(true);
  expect(asked(named(known, 'land.play'))).toEqual([expect.objectContaining({ failure: null })]);
});

test('why a pass isn’t the last one is told by rule 117.4', () => {
  const { source, last } = bolts();
  const [own] = named(guardsNow(source, last, 'judge'), 'priority.pass').tries;
  expect(own?.asked.map(({ guard }) => [guard?.name, guard?.answer, ...because(guard)])).toEqual([
    ['isLastPassOnEmptyStack', false, '117.4'],
    ['isLastPass', false, '117.4'],
    ['isPassAfterLeaving', false, '117.5'],
    ['mayPass', true],
  ]);
});

test('a guard that no player asks about says in a sentence what its answer means', () => {
  const { source } = bolts();
  const guards = source.chart()?.edges.flatMap(({ guard }) => guard ?? []) ?? [];
  const { says } = guards.find(({ name }) => name === 'mustChoose') ?? {};
  expect(says?.no).toMatch(/^Nobody has to choose/);
  const silent = guards.filter((guard) => guard.of === undefined && guard.says === undefined);
  const verdicts = new Set(silent.map(({ name }) => name));
  expect([...verdicts].toSorted()).toEqual([
    'isLastPass',
    'isLastPassOnEmptyStack',
    'isLegalAnswer',
    'isPassAfterLeaving',
    'mayAbandonDeclaration',
    'mayActivate',
    'mayActivateMana',
    'mayActivateToPay',
    'mayCancel',
    'mayCast',
    'mayConcede',
    'mayPass',
    'mayPlayLand',
    'mayTakeSpecialAction',
  ]);
});

test('a player is told nothing of what another could cast', () => {
  const { game, source, last } = bolts();
  const known = guardsNow(source, last, 1);
  const objects = named(known, 'spell.cast').tries.map(({ event }) => event?.object);
  expect(objects).toEqual([idOf(game, 'Shock')]);
  const ofAlice = guardsNow(source, last, 0);
  expect(named(ofAlice, 'spell.cast').tries.map(({ event }) => event?.object)).not.toContain(
    idOf(game, 'Shock'),
  );
});

const shop = setup({
  types: {
    context: {} as { readonly items: readonly { readonly price: number }[]; readonly coupon: string | null },
    events: {} as { type: 'add'; price: number } | { type: 'pay' } | { type: 'leave' },
  },
  guards: {
    hasItems: ({ context }) => context.items.length > 0,
    isCheap: ({ context }) => context.items.reduce((sum, { price }) => sum + price, 0) < 100,
    isSmall: ({ event }) => event.type === 'add' && event.price < 50,
  },
  actions: {
    add: assign({
      items: ({ context, event }) =>
        event.type === 'add' ? [...context.items, { price: event.price }] : context.items,
    }),
  },
}).createMachine({
  id: 'shop',
  context: { items: [], coupon: null },
  initial: 'open',
  states: {
    open: {
      on: {
        add: { guard: 'isSmall', actions: 'add' },
        pay: [{ guard: 'hasItems', target: 'paid' }],
        leave: 'closed',
      },
    },
    paid: { always: { guard: 'isCheap', target: 'closed' } },
    closed: {},
  },
});

test('of a machine without rules its guards are told by what they read', () => {
  const actor = createActor(shop);
  const source = fromActor(actor);
  actor.start();
  const before = guardsNow(source, 0, 'judge');
  expect(named(before, 'pay').tries).toEqual([
    {
      event: { type: 'pay' },
      taken: [],
      asked: [
        {
          edge: expect.stringContaining('shop.open pay'),
          guard: { name: 'hasItems', answer: false },
          reads: [{ path: 'context.items.length', value: 0 }],
          failure: null,
        },
      ],
    },
  ]);
  expect(named(before, 'leave').tries[0]?.taken).toHaveLength(1);
  actor.send({ type: 'add', price: 12 });
  actor.send({ type: 'add', price: 70 });
  const { tries } = named(guardsNow(source, 2, 'judge'), 'add');
  expect(tries.map(({ event, taken }) => [event?.price, taken.length])).toEqual([
    [70, 0],
    [12, 1],
  ]);
  expect(tries[0]?.asked[0]?.reads).toEqual([{ path: 'event.price', value: 70 }]);
  actor.send({ type: 'pay' });
  expect(guardsNow(source, 3, 'judge')).toEqual([]);
});

test('what a machine behind a port would answer is not known', () => {
  const plain = { status: 'active', value: 'open', context: { items: [] } };
  const source = {
    chart: () => undefined,
    records: [],
    subscribe: () => () => undefined,
    close: () => undefined,
  };
  expect(guardsNow({ ...source, snapshotAt: () => plain }, 0, 'judge')).toBeNull();
});

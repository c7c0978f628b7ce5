import { expect, test } from 'vitest';
import { type CostPart, costWord } from '../../../machines/rules/index.ts';
import { isRecord } from '../../../machines/rules/state/is-record.ts';
import { checkCard } from '../../../machines/words/check-card.ts';
import type { PayEnergy } from '../../../machines/words/costs/energy.ts';
import { type ExileTop, exileTop } from '../../../machines/words/costs/exile-top.ts';
import { costs } from '../../../machines/words/costs/index.ts';
import type { CostWord } from '../../../machines/words/costs/word.ts';

const { energy } = costs;

/** What a part has to say of itself: without one of these its home doesn't compile. */
test('a part of a cost without shape, wording, verdict, payment or objects is none', () => {
  const { shape, ...noShape } = energy;
  const { said, ...noWording } = energy;
  const { verdict, ...noVerdict } = energy;
  const { events, ...noPayment } = energy;
  const { objects, ...noObjects } = energy;
  const { counted, ...noAmounts } = energy;
  const faults: readonly CostWord<PayEnergy>[] = [
    // @ts-expect-error its fields aren't said
    noShape,
    // @ts-expect-error nobody can say it
    noWording,
    // @ts-expect-error nor with no words at all
    { ...energy, said: [] },
    // @ts-expect-error whether it can be paid isn't said
    noVerdict,
    // @ts-expect-error nothing happens as it is paid
    noPayment,
    // @ts-expect-error whether it uses objects isn't said
    noObjects,
    // @ts-expect-error its amounts aren't worked out
    noAmounts,
  ];
  expect(faults).toHaveLength([shape, said, energy, verdict, events, objects, counted].length);
});

test('the shape of a part is that of its type', () => {
  const faults: readonly (CostWord<PayEnergy> | CostWord<ExileTop>)[] = [
    // @ts-expect-error the amount is missing
    { ...energy, shape: {} } satisfies CostWord<PayEnergy>,
    // @ts-expect-error a filter is no amount
    { ...energy, shape: { amount: 'filter' } } satisfies CostWord<PayEnergy>,
    // @ts-expect-error the amount is always said
    { ...energy, shape: { amount: 'quantity?' } } satisfies CostWord<PayEnergy>,
    // @ts-expect-error a name is not always given
    { ...exileTop, shape: { count: 'quantity', as: 'name of a cost' } } satisfies CostWord<ExileTop>,
    // @ts-expect-error it isn't paid with a flag
    { ...energy, shape: { amount: 'quantity', slowly: 'flag' } } satisfies CostWord<PayEnergy>,
  ];
  expect(faults).toHaveLength(5);
});

test('each part has its home, and nothing else has', () => {
  // @ts-expect-error nobody pays by voting
  const vote: CostPart = { pay: 'vote' };
  expect(() => costWord(vote).uses).toThrow(TypeError);
  // @ts-expect-error energy is no home of life
  const { life }: typeof costs = { ...costs, life: energy };
  expect(life).toBe(energy);
});

test('a definition is checked by the shapes of the parts', () => {
  const paying = (part: object) =>
    checkCard({
      name: 'Idol',
      types: ['artifact'],
      abilities: [{ kind: 'activated', cost: [part], effect: [{ do: 'draw', count: 1 }] }],
    }).map(({ path, reason }) => `${path}: ${reason}`);
  expect(paying({ pay: 'energy', amount: 2 })).toEqual([]);
  expect(paying({ pay: 'energy' })).toEqual(['abilities[0].cost[0].amount: is missing']);
  expect(paying({ pay: 'energy', amount: 2, atRandom: true })).toEqual([
    'abilities[0].cost[0].atRandom: is not known here',
  ]);
  expect(paying({ pay: 'enery', amount: 2 })).toEqual([
    'abilities[0].cost[0]: "enery" is not a known `pay`; did you mean energy or exert?',
  ]);
});

test('each field of a part is said, but for names', () => {
  for (const [way, { said, shape }] of Object.entries(costs)) {
    const saying = new Set(said.flatMap(({ means }) => (isRecord(means) ? Object.keys(means) : [])));
    if (saying.has('...some')) for (const field of ['what', 'count']) saying.add(field);
    if (saying.has('...counters')) for (const field of ['kind', 'count']) saying.add(field);
    const fields = Object.entries(shape).flatMap(([field, family]) =>
      family.startsWith('name of') ? [] : [field],
    );
    expect([way, ...fields.filter((field) => !saying.has(field))]).toEqual([way]);
    expect(said.every(({ means }) => isRecord(means) && means.pay === way)).toBe(true);
  }
});

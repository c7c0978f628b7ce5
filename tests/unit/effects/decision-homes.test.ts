import { expect, test } from 'vitest';
import type { Decision } from '../../../machines/rules/index.ts';
import { decisions } from '../../../machines/words/decisions/index.ts';
import { type NumberChoice, number } from '../../../machines/words/decisions/number.ts';
import type { DecisionWord } from '../../../machines/words/decisions/word.ts';

type ChoosingNumber = DecisionWord<NumberChoice, number>;

/** What a decision has to say of itself: without one of these its home doesn't compile. */
test('a decision without shape, legality, answers, redaction or who decides instead is none', () => {
  const { schema, ...noShape } = number;
  const { legal, ...anythingGoes } = number;
  const { enumerate, ...noAnswers } = number;
  const { sample, ...noAnswer } = number;
  const { withoutThem, ...nobodyDecides } = number;
  const { hides, ...seenByWhom } = number;
  const faults: readonly ChoosingNumber[] = [
    // @ts-expect-error what an answer is isn't said
    noShape,
    // @ts-expect-error which answers are legal isn't said
    anythingGoes,
    // @ts-expect-error nobody can list them
    noAnswers,
    // @ts-expect-error nobody can answer by chance
    noAnswer,
    // @ts-expect-error what becomes of it without its player isn't said
    nobodyDecides,
    // @ts-expect-error who may know of it isn't said
    seenByWhom,
    // @ts-expect-error a word is no number
    { ...number, sample: () => 'seven' },
    // @ts-expect-error nor is it answered so without its player
    { ...number, withoutThem: () => ({ answer: 'seven' }) },
  ];
  expect(faults).toHaveLength([schema, legal, enumerate, sample, withoutThem, hides].length + 2);
});

test('each decision has its home, and nothing else has', () => {
  // @ts-expect-error nobody is asked to sing
  const sing: Decision = { kind: 'sing', player: 0, decider: 0, rule: '608.2d', about: 'sing', object: null };
  expect(Object.hasOwn(decisions, sing.kind)).toBe(false);
  // @ts-expect-error choosing a number is no home of ordering
  const { order }: typeof decisions = { ...decisions, order: number };
  expect(order).toBe(number);
});

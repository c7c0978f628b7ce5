import { describe, expect, it } from 'vitest';
import { onceFor, onceForLatest } from '../../../machines/rules/state/once-for.ts';

/** A question about lists, and which it was worked out for. */
function counted(once: typeof onceFor) {
  const asked: (readonly number[])[] = [];
  const sum = once((list: readonly number[]): { readonly sum: number } => {
    asked.push(list);
    return { sum: list.reduce((total, one) => total + one, 0) };
  });
  return { asked, sum };
}

describe('a question is worked out once for each thing', () => {
  it.each([
    ['onceFor', onceFor],
    ['onceForLatest', onceForLatest],
  ] as const)('%s: for the same thing, not for one that is alike', (_name, once) => {
    const { asked, sum } = counted(once);
    const one = [1, 2];
    const alike = [1, 2];
    expect(sum(one)).toBe(sum(one));
    expect(sum(alike)).not.toBe(sum(one));
    expect(sum(one)).toEqual({ sum: 3 });
    expect(asked).toEqual([one, alike]);
    expect(asked[1]).toBe(alike);
  });

  it('whatever was asked about in between', () => {
    const { asked, sum } = counted(onceFor);
    const lists = Array.from({ length: 10 }, (_, at) => [at]);
    const answers = lists.map(sum);
    expect(lists.map(sum)).toEqual(answers);
    expect(lists.every((list, at) => sum(list) === answers[at])).toBe(true);
    expect(asked).toHaveLength(10);
  });

  it('of the latest few alone, where no more are kept; an older one is worked out again', () => {
    const { asked, sum } = counted(onceForLatest);
    const [first = [], ...others] = Array.from({ length: 5 }, (_, at) => [at]);
    for (const list of [first, ...others]) expect(sum(list)).toEqual({ sum: list[0] });
    for (const list of others) expect(sum(list)).toEqual({ sum: list[0] });
    expect(asked).toHaveLength(5);
    expect(sum(first)).toEqual({ sum: 0 });
    expect(asked).toHaveLength(6);
  });

  it('again where working it out threw', () => {
    let times = 0;
    const ask = onceFor((_list: readonly number[]): string => {
      times += 1;
      if (times === 1) throw new Error('not yet');
      return 'now';
    });
    const list = [1];
    expect(() => ask(list)).toThrow('not yet');
    expect(ask(list)).toBe('now');
    expect(ask(list)).toBe('now');
    expect(times).toBe(2);
  });
});

/** A queue that gives back the entry with the lowest cost first. */
export function heap(): {
  readonly push: (value: number, cost: number) => void;
  readonly pop: () => number | undefined;
} {
  const values: number[] = [];
  const costs: number[] = [];
  const costAt = (index: number) => costs[index] ?? Number.POSITIVE_INFINITY;
  const swap = (a: number, b: number) => {
    const [valueA = 0, valueB = 0, costA, costB] = [values[a], values[b], costAt(a), costAt(b)];
    values[a] = valueB;
    values[b] = valueA;
    costs[a] = costB;
    costs[b] = costA;
  };
  const rise = (start: number) => {
    for (let index = start; index > 0; ) {
      const above = (index - 1) >> 1;
      if (costAt(above) <= costAt(index)) return;
      swap(above, index);
      index = above;
    }
  };
  const sink = () => {
    for (let index = 0; ; ) {
      const left = 2 * index + 1;
      const smaller = costAt(left + 1) < costAt(left) ? left + 1 : left;
      if (costAt(smaller) >= costAt(index)) return;
      swap(smaller, index);
      index = smaller;
    }
  };
  return {
    push: (value, cost) => {
      values.push(value);
      costs.push(cost);
      rise(values.length - 1);
    },
    pop: () => {
      const [first] = values;
      const last = values.length - 1;
      if (first === undefined) return undefined;
      swap(0, last);
      values.pop();
      costs.pop();
      sink();
      return first;
    },
  };
}

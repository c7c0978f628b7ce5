/** Stands in for vitest where tests are asked again and again in one process: they are gathered, and nothing runs. */
import { expect } from 'vitest';

export { expect };

export interface Gathered {
  readonly name: string;
  run(): unknown;
}

type Body = (...given: readonly unknown[]) => unknown;
type Add = (name: string, ...rest: readonly unknown[]) => void;

let gathered: Gathered[] = [];
let within: readonly string[] = [];

/** The tests that importing a file gathers. */
export async function gatheredFrom(importing: () => Promise<unknown>): Promise<readonly Gathered[]> {
  gathered = [];
  await importing();
  return gathered;
}

const isBody = (one: unknown): one is Body => typeof one === 'function';

const addTest: Add = (name, ...rest) => {
  const body = rest.find(isBody);
  if (body !== undefined) gathered.push({ name: [...within, name].join(' > '), run: () => body({}) });
};

const addGroup: Add = (name, ...rest) => {
  const outer = within;
  within = [...outer, name];
  rest.find(isBody)?.();
  within = outer;
};

const nothing: Add = () => {};

/** What vitest hangs on `test` and `describe`. */
const withVariants = (add: Add) =>
  Object.assign(add, {
    each:
      (cases: readonly unknown[]): Add =>
      (name, ...rest) => {
        const body = rest.find(isBody);
        for (const [at, one] of cases.entries())
          add(`${name} ${at + 1}`, () => (Array.isArray(one) ? body?.(...one) : body?.(one)));
      },
    skipIf: (isSkipped: unknown) => (isSkipped ? nothing : add),
    skip: nothing,
  });

export const test = withVariants(addTest);
export const it = withVariants(addTest);
export const describe = withVariants(addGroup);
/** Done as the file is read, before anything that it gathers. */
export const beforeAll = (body: () => unknown): unknown => body();

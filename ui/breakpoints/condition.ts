import type { BreakAt } from './breakpoint.ts';

type Condition = Extract<BreakAt, { kind: 'condition' }>;

/** The value at a path such as `players.0.life` or `cart.items.length`; undefined where there is none. */
export function valueAt(context: unknown, path: string): unknown {
  let at = context;
  for (const name of path.split('.')) {
    if (typeof at !== 'object' || at === null) return undefined;
    at = Object.hasOwn(at, name) ? Reflect.get(at, name) : undefined;
  }
  return at;
}

/** Whether a condition that didn't hold on `before` holds on `after`; for `changes`, whether the value is another. */
export function comesTrue(condition: Condition, before: unknown, after: unknown): boolean {
  const [was, is] = [valueAt(before, condition.path), valueAt(after, condition.path)];
  if (condition.compare === 'changes')
    return before !== null && was !== is && JSON.stringify(was) !== JSON.stringify(is);
  return holds(condition, is) && !holds(condition, was);
}

function holds({ compare, value: written }: Condition, value: unknown): boolean {
  const wanted = written.trim();
  switch (compare) {
    case '=':
      return isWritten(value, wanted);
    case '≠':
      return value !== undefined && !isWritten(value, wanted);
    case '<':
      return isNumber(value) && value < Number(wanted);
    case '≤':
      return isNumber(value) && value <= Number(wanted);
    case '>':
      return isNumber(value) && value > Number(wanted);
    case '≥':
      return isNumber(value) && value >= Number(wanted);
    case 'changes':
      return false;
    default:
      return compare satisfies never;
  }
}

const isNumber = (value: unknown): value is number => typeof value === 'number';

/** A text is written as it is, with or without quotation marks; everything else as in JSON. */
const isWritten = (value: unknown, wanted: string): boolean =>
  value === wanted || (value !== undefined && JSON.stringify(value) === wanted);

/** Paths to single values of a context, with their values, nearer ones first: what conditions can be made of. */
export function pathsIn(context: unknown, most = 200): readonly string[] {
  const found: string[] = [];
  let level: readonly (readonly [string, unknown])[] = [['', context]];
  for (let depth = 0; depth < 5 && found.length < most; depth += 1) {
    level = level.flatMap(([path, value]) =>
      inside(value).map(([name, part]) => [join(path, name), part] as const),
    );
    for (const [path, value] of level)
      if (found.length < most && (typeof value !== 'object' || value === null)) found.push(path);
  }
  return found;
}

/** Of a list how long it is, and its first parts: others are written by hand. */
function inside(value: unknown): readonly (readonly [string, unknown])[] {
  if (typeof value !== 'object' || value === null) return [];
  if (Array.isArray(value)) return [['length', value.length], ...Object.entries(value.slice(0, 4))];
  return Object.entries(value).filter(([, part]) => typeof part !== 'function');
}

const join = (path: string, name: string): string => (path === '' ? name : `${path}.${name}`);

import type { Fault } from './shape.ts';

/** Cards nest some ten deep; what is far deeper is a mistake, and too deep to be read. */
const deepest = 100;

/** A place in what is checked: `parts` are still to be looked at, `inside` is what it is in. */
interface Place {
  readonly value: object;
  readonly path: string;
  readonly inside: Place | null;
  readonly depth: number;
}

/**
 * Whether what is checked can be read to its end: nothing holds itself, as an ability that gives itself would, and
 * nothing is nested more than 100 deep. Each place where that isn't so is a fault; nothing else is looked at there.
 */
export function checkNesting(definition: unknown): readonly Fault[] {
  const faults: Fault[] = [];
  const places: Place[] = placesIn(definition, null, '');
  for (let place = places.pop(); place !== undefined; place = places.pop()) {
    const { path, depth } = place;
    const around = holder(place);
    if (around !== null)
      faults.push({ path, reason: `is ${around.path === '' ? 'the definition' : around.path} itself again` });
    else if (depth > deepest) faults.push({ path, reason: `is nested more than ${deepest} deep` });
    else
      for (const [key, part] of Object.entries(place.value))
        places.push(...placesIn(part, place, pathOf(path, key, Array.isArray(place.value))));
  }
  return faults.reverse();
}

const placesIn = (value: unknown, inside: Place | null, path: string): Place[] =>
  typeof value === 'object' && value !== null
    ? [{ value, path, inside, depth: inside === null ? 0 : inside.depth + 1 }]
    : [];

const pathOf = (path: string, key: string, isList: boolean): string =>
  isList ? `${path}[${key}]` : path === '' ? key : `${path}.${key}`;

/** The place around it that is the same object. */
function holder({ value, inside }: Place): Place | null {
  for (let around = inside; around !== null; around = around.inside)
    if (around.value === value) return around;
  return null;
}

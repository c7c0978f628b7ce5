/** What a part of a value has become: a tree of everything that is otherwise than before. */
export type Change =
  /** It is still there, and these parts of it are otherwise. */
  | { readonly kind: 'inside'; readonly name: string; readonly parts: readonly Change[] }
  | { readonly kind: 'changed'; readonly name: string; readonly before: unknown; readonly after: unknown }
  | { readonly kind: 'added'; readonly name: string; readonly after: unknown }
  | { readonly kind: 'removed'; readonly name: string; readonly before: unknown };

/**
 * All that differs between two values of plain data. What is the same object in both is passed over at once: a game
 * shares with the one before it all that an event left alone. In a list of single values it is told which came and
 * which went; in other lists, place by place.
 */
export function changesBetween(before: unknown, after: unknown): readonly Change[] {
  const root = change('', before, after);
  if (root === null) return [];
  return root.kind === 'inside' ? root.parts : [root];
}

function change(name: string, before: unknown, after: unknown): Change | null {
  if (Object.is(before, after)) return null;
  if (before === undefined) return { kind: 'added', name, after };
  if (after === undefined) return { kind: 'removed', name, before };
  if (isList(before) && isList(after)) return inList(name, before, after);
  if (isRecord(before) && isRecord(after)) return inRecord(name, before, after);
  return { kind: 'changed', name, before, after };
}

function inRecord(name: string, before: Fields, after: Fields): Change | null {
  const names = [...new Set([...Object.keys(before), ...Object.keys(after)])];
  return within(
    name,
    names.flatMap((part) => change(part, before[part], after[part]) ?? []),
  );
}

function inList(name: string, before: readonly unknown[], after: readonly unknown[]): Change | null {
  if ([...before, ...after].every(isSingle)) return inSingles(name, before, after);
  const places = Array.from({ length: Math.max(before.length, after.length) }, (_, place) => place);
  return within(
    name,
    places.flatMap((place) => change(String(place), before[place], after[place]) ?? []),
  );
}

/** Single values have no names: each that came or went is told, as often as it did; else only their order is another. */
function inSingles(name: string, before: readonly unknown[], after: readonly unknown[]): Change | null {
  const gone = without(before, after).map((one): Change => ({ kind: 'removed', name: '', before: one }));
  const come = without(after, before).map((one): Change => ({ kind: 'added', name: '', after: one }));
  if (gone.length + come.length > 0) return within(name, [...gone, ...come]);
  const isSame = before.every((one, place) => Object.is(one, after[place]));
  return isSame ? null : { kind: 'changed', name, before, after };
}

function without(values: readonly unknown[], others: readonly unknown[]): readonly unknown[] {
  const left = [...others];
  return values.filter((value) => {
    const at = left.indexOf(value);
    if (at >= 0) left.splice(at, 1);
    return at < 0;
  });
}

const within = (name: string, parts: readonly Change[]): Change | null =>
  parts.length === 0 ? null : { kind: 'inside', name, parts };

type Fields = Readonly<Record<string, unknown>>;

const isList = (value: unknown): value is readonly unknown[] => Array.isArray(value);
const isSingle = (value: unknown): boolean => typeof value !== 'object' || value === null;
const isRecord = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** How many single differences there are. */
export const countOf = (changes: readonly Change[]): number =>
  changes.reduce((count, one) => count + (one.kind === 'inside' ? countOf(one.parts) : 1), 0);

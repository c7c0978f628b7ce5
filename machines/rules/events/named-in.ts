import type { Named } from '../state/object.ts';

const isNamed = (value: unknown): value is Named =>
  typeof value === 'object' &&
  value !== null &&
  'objects' in value &&
  Array.isArray(value.objects) &&
  'players' in value &&
  Array.isArray(value.players) &&
  'amount' in value &&
  typeof value.amount === 'number' &&
  'did' in value &&
  typeof value.did === 'boolean';

/** What the instructions that were followed have named, as `program` returns it. */
export function namedIn(returned: unknown): Readonly<Record<string, Named>> {
  if (typeof returned !== 'object' || returned === null || !('named' in returned)) return {};
  const { named } = returned;
  if (typeof named !== 'object' || named === null) return {};
  return Object.fromEntries(
    Object.entries(named).filter((entry): entry is [string, Named] => isNamed(entry[1])),
  );
}

/** What the card checker says of samples, and of samples with something wrong in them. */

import { expect } from 'vitest';
import { card as cardShape } from '../../../../machines/rules/abilities/check/abilities.ts';
import type { Fault } from '../../../../machines/rules/abilities/check/index.ts';
import { isRecord } from '../../../../machines/rules/state/is-record.ts';
import { bear } from './cards.ts';
import type { Sample } from './sample.ts';

/** The faults of a shape alone; names, links and targets are not looked for. */
export const faultsOf = (definition: unknown): readonly Fault[] => {
  const faults: Fault[] = [];
  cardShape(definition, '', faults, null);
  return faults;
};

/** Each place within a value, with a function that makes the same value with something else there. */
function* places(
  value: unknown,
  path = '',
): Generator<{
  readonly path: string;
  readonly value: unknown;
  readonly replaced: (by: unknown) => unknown;
}> {
  yield { path, value, replaced: (by) => by };
  if (Array.isArray(value))
    for (const [at, item] of value.entries())
      for (const place of places(item, `${path}[${at}]`))
        yield { ...place, replaced: (by) => value.with(at, place.replaced(by)) };
  else if (isRecord(value))
    for (const [key, item] of Object.entries(value))
      for (const place of places(item, path === '' ? key : `${path}.${key}`))
        yield { ...place, replaced: (by) => ({ ...value, [key]: place.replaced(by) }) };
}

/** Nothing in a card is any of these. */
const wrong: readonly unknown[] = [{ nonsense: true }, [{ nonsense: true }], 0.5, '', null, false];

/** What is said of a fault at a place is said there, in it, or where the word stands that it belongs to. */
const isAt = (fault: string, path: string): boolean => fault.startsWith(path) || path.startsWith(fault);

/** Everything in a definition is looked at: nothing in it can be something else, and nothing be added. */
export function expectLookedAt(definition: unknown, from = ''): void {
  for (const { path, value, replaced } of places(definition)) {
    if (!path.startsWith(from) || path === '') continue;
    for (const other of wrong) {
      if (other === false && typeof value === 'boolean') continue;
      const faults = faultsOf(replaced(other));
      expect(faults.length, `${path}: ${JSON.stringify(other)}`).toBeGreaterThan(0);
      for (const fault of faults) expect(isAt(fault.path, path), `${path}: ${fault.path}`).toBe(true);
    }
    if (isRecord(value))
      expect(faultsOf(replaced({ ...value, nonsense: 1 })), path).toContainEqual({
        path: `${path}.nonsense`,
        reason: 'is not known here',
      });
  }
}

/** A sample is taken, and so is the full one; each part of the least one is needed, and every part is looked at. */
export function expectSound<T>(within: (part: T) => unknown, at: string, { needs, full }: Sample<T>): void {
  expect(faultsOf(within(needs)), 'the least').toEqual([]);
  if (full !== undefined) expect(faultsOf(within(full)), 'the fullest').toEqual([]);
  if (isRecord(needs))
    for (const missing of Object.keys(needs)) {
      const { [missing]: _, ...rest } = needs;
      const definition = [...places(within(needs))].find(({ path }) => path === at)?.replaced(rest);
      const faults = faultsOf(definition);
      expect(faults, missing).toHaveLength(1);
      expect([at, `${at}.${missing}`], missing).toContain(faults[0]?.path);
    }
  expectLookedAt(within(full ?? needs), at);
}

export const withAbility = (...all: readonly unknown[]) => ({ ...bear, abilities: all });

export const inEffect = (instruction: unknown) => withAbility({ kind: 'spell', effect: [instruction] });

export const inStatic = (parts: object) => withAbility({ kind: 'static', ...parts });

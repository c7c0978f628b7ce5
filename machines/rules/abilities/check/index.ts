/** Whether a card definition that comes as unknown JSON is whole, and whether the engine can follow all that it says. */
import { isRecord } from '../../state/is-record.ts';
import { card as cardShape } from './abilities.ts';
import { nothingKnown } from './known.ts';
import { checkNesting } from './nesting.ts';
import type { Fault } from './shape.ts';

export type { Fault } from './shape.ts';

/** What the types say of the other characteristics (205.2, 208, 209, 210). */
function checkFace(face: Readonly<Record<string, unknown>>, path: string, faults: Fault[]): void {
  const types: readonly unknown[] = Array.isArray(face.types) ? face.types : [];
  const at = (key: string): string => (path === '' ? key : `${path}.${key}`);
  const needs = (type: string, ...keys: readonly string[]) => {
    for (const key of keys)
      if (types.includes(type) && face[key] === undefined)
        faults.push({ path: at(key), reason: `a ${type} has ${key}` });
  };
  if (types.length === 0 && face.stickers === undefined)
    faults.push({ path: at('types'), reason: 'a card has a card type' });
  needs('creature', 'power', 'toughness');
  needs('planeswalker', 'loyalty');
  needs('battle', 'defense');
}

/**
 * Every fault of a card definition that comes as JSON, with path and reason; none if it is whole. Found are: what holds
 * itself or is nested without end; if nothing is, what is malformed or not in the vocabulary, as a keyword without a
 * meaning or without what it needs; and if nothing is, every word that speaks of what nobody gives where it stands
 * (targets that don't exist, names, links and costs that nothing writes, objects and players that an event hasn't), and
 * what nothing follows.
 */
export function checkCard(definition: unknown): readonly Fault[] {
  const nested = checkNesting(definition);
  if (nested.length > 0) return nested;
  const faults: Fault[] = [];
  cardShape(definition, '', faults, null);
  if (!isRecord(definition)) return faults;
  const isShaped = faults.length === 0;
  checkFace(definition, '', faults);
  if (isRecord(definition.back)) checkFace(definition.back, 'back', faults);
  else if (definition.meldsWith !== undefined)
    faults.push({ path: 'back', reason: 'a meld card has the face that it forms with its counterpart' });
  if (isShaped) cardShape(definition, '', faults, nothingKnown);
  return faults;
}

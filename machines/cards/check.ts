/** Whether a card definition that comes as unknown JSON is whole, and whether all that it reads is written. */
import { type Fault, isRecord } from './shape.ts';
import { card as cardShape } from './vocabulary.ts';

export type { Fault } from './shape.ts';

/** What a card may name, apart from what it says itself. */
export interface CheckOptions {
  /** The keyword abilities that have a module. Without it any keyword will do. */
  readonly keywords?: readonly string[];
}

/** What can be read where an expression stands. */
interface Scope {
  /** How many targets the ability or mode has. */
  readonly targets: number;
  /** What its instructions and costs name. */
  readonly names: ReadonlySet<string>;
  /** Within an ability that an event sets off. */
  readonly hasEvent: boolean;
}

/** What the whole card names: links (607) and costs that may be paid (702.33, 118.8, 118.9). */
interface Written {
  readonly links: Set<string>;
  readonly costs: Set<string>;
}

type Visit = (value: Readonly<Record<string, unknown>>, path: string) => void;

/** Every object in a tree, from the top, with its path. */
function visit(value: unknown, path: string, each: Visit): void {
  if (Array.isArray(value)) for (const [at, item] of value.entries()) visit(item, `${path}[${at}]`, each);
  else if (isRecord(value)) {
    each(value, path);
    for (const [key, part] of Object.entries(value)) visit(part, path === '' ? key : `${path}.${key}`, each);
  }
}

const textsOf = (value: unknown, key: string): Set<string> => {
  const found = new Set<string>();
  visit(value, '', (object) => {
    const text = object[key];
    if (typeof text === 'string') found.add(text);
  });
  return found;
};

function writtenBy(card: unknown): Written {
  const costs = textsOf(card, 'as');
  visit(card, '', ({ additionalCost, alternativeCost, kind, keyword, cost }) => {
    if (isRecord(additionalCost) && typeof additionalCost.optional === 'string')
      costs.add(additionalCost.optional);
    if (isRecord(alternativeCost) && typeof alternativeCost.name === 'string')
      costs.add(alternativeCost.name);
    if (kind === 'keyword' && typeof keyword === 'string' && cost !== undefined) costs.add(keyword);
  });
  return { links: textsOf(card, 'link'), costs };
}

const lengthOf = (list: unknown): number => (Array.isArray(list) ? list.length : 0);

const abilityKinds: readonly unknown[] = ['spell', 'activated', 'triggered', 'static', 'keyword'];

/** The scope inside an object: abilities, modes and later triggers have targets of their own. */
function scopeIn(value: Readonly<Record<string, unknown>>, isMode: boolean, outer: Scope): Scope {
  if (abilityKinds.includes(value.kind))
    return {
      targets: lengthOf(value.targets),
      names: textsOf(value, 'as'),
      hasEvent: value.kind === 'triggered',
    };
  if (isMode) return { ...outer, targets: lengthOf(value.targets) };
  if (value.do === 'delayedTrigger' || value.do === 'reflexive')
    return {
      ...outer,
      targets: value.targets === undefined ? outer.targets : lengthOf(value.targets),
      hasEvent: true,
    };
  return outer;
}

/** The faults of one expression: what it reads and nobody has written. */
function unread(
  value: Readonly<Record<string, unknown>>,
  scope: Scope,
  written: Written,
): string | undefined {
  const [key, ...others] = Object.keys(value);
  if (key === undefined || others.length > 0) return undefined;
  const name = value[key];
  if (key === 'target' && typeof name === 'number')
    return name >= 0 && name < scope.targets
      ? undefined
      : `there is no target ${name}: there ${scope.targets === 1 ? 'is one' : `are ${scope.targets}`}, counted from 0`;
  if (key === 'event' && typeof name === 'string')
    return scope.hasEvent ? undefined : 'no event triggers this';
  if (typeof name !== 'string') return undefined;
  if ((key === 'named' || key === 'amount' || key === 'did') && !scope.names.has(name))
    return `no instruction of this ability has the name ${name}`;
  if ((key === 'linked' || key === 'chosen') && !written.links.has(name))
    return `no ability of this card has the link ${name}`;
  if (key === 'paid' && !written.costs.has(name)) return `no cost of this card has the name ${name}`;
  return undefined;
}

function checkReferences(card: unknown, options: CheckOptions, faults: Fault[]): void {
  const written = writtenBy(card);
  const walk = (value: unknown, path: string, scope: Scope, isMode: boolean): void => {
    if (Array.isArray(value)) {
      for (const [at, item] of value.entries()) walk(item, `${path}[${at}]`, scope, isMode);
      return;
    }
    if (!isRecord(value)) return;
    const reason = unread(value, scope, written);
    if (reason !== undefined) faults.push({ path, reason });
    const { kind, keyword } = value;
    if (kind === 'keyword' && typeof keyword === 'string' && options.keywords?.includes(keyword) === false)
      faults.push({ path: `${path}.keyword`, reason: `${keyword} is not a known keyword ability` });
    if (value.do === 'reflexive' && typeof value.after === 'string' && !scope.names.has(value.after))
      faults.push({
        path: `${path}.after`,
        reason: `no instruction of this ability has the name ${value.after}`,
      });
    const inner = scopeIn(value, isMode, scope);
    for (const [key, part] of Object.entries(value))
      walk(
        part,
        path === '' ? key : `${path}.${key}`,
        inner,
        key === 'options' && value.choose !== undefined,
      );
  };
  walk(card, '', { targets: 0, names: new Set(), hasEvent: false }, false);
}

/** What the types say of the other characteristics (205.2, 208, 209, 210). */
function checkFace(face: Readonly<Record<string, unknown>>, path: string, faults: Fault[]): void {
  const types: readonly unknown[] = Array.isArray(face.types) ? face.types : [];
  const at = (key: string): string => (path === '' ? key : `${path}.${key}`);
  const needs = (type: string, ...keys: readonly string[]) => {
    for (const key of keys)
      if (types.includes(type) && face[key] === undefined)
        faults.push({ path: at(key), reason: `a ${type} has ${key}` });
  };
  if (types.length === 0) faults.push({ path: at('types'), reason: 'a card has a card type' });
  needs('creature', 'power', 'toughness');
  needs('planeswalker', 'loyalty');
  needs('battle', 'defense');
}

/**
 * Every fault of a card definition that comes as JSON, with path and reason; none if it is whole. Found are: what is
 * malformed or not in the vocabulary, keywords that are not in `keywords`, targets that don't exist, and names, links
 * and costs that are read and that nothing writes.
 */
export function checkCard(definition: unknown, options: CheckOptions = {}): readonly Fault[] {
  const faults: Fault[] = [];
  cardShape(definition, '', faults);
  if (!isRecord(definition)) return faults;
  checkFace(definition, '', faults);
  if (isRecord(definition.back)) checkFace(definition.back, 'back', faults);
  checkReferences(definition, options, faults);
  return faults;
}

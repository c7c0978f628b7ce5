import { onceFor } from '../state/once-for.ts';
import type { Filter, Modification, ObjectValue, StaticAbility } from '../state/vocabulary/index.ts';
import {
  filterWord,
  isFilterWord,
  modificationWord,
  type WordTable,
  wordsThat,
  wordTable,
} from '../state/word-table.ts';
import type { Layer, Part } from './changes.ts';
import type { Effect } from './effects-in-force.ts';

/** What about objects a layer can change, and what the words of an effect can ask of them; one bit each. */
const control = 1;
const types = 2;
const subtypes = 4;
const supertypes = 8;
const colors = 16;
const abilities = 32;
/** That an object has an ability no longer: of static abilities the effect ends with it. */
const lost = 64;
const size = 128;
const names = 256;
const nothing = 0;

/** The same as changes call it that change it. */
const bits = { control, types, subtypes, supertypes, colors, abilities, lost, size, names } as const;
export type Aspect = keyof typeof bits;

const bitsOf = (aspects: readonly Aspect[] = []): number =>
  aspects.reduce((all, aspect) => all | bits[aspect], nothing);

/** What changes of one layer ask before they are made, of any object and of their own source; and what they change. */
interface Footprint {
  readonly reads: number;
  readonly readsOfSource: number;
  readonly writes: number;
}

/** What the words of a filter ask of an object; a filter within is looked at by itself. */
const askedByFilters = onceFor(
  (homes: WordTable['filters']): ReadonlyMap<string, number> =>
    new Map(Object.entries(homes).map(([word, { asks }]) => [word, bitsOf(asks)])),
);

const askedByValues: Readonly<Record<ObjectValue, number>> = {
  power: size,
  toughness: size,
  basePower: size,
  baseToughness: size,
  manaValue: nothing,
  loyalty: nothing,
  level: nothing,
  damage: nothing,
};

const askedByValue: ReadonlyMap<unknown, number> = new Map(Object.entries(askedByValues));

/** The quantities that ask who controls objects. */
const askingControl = wordsThat('quantities', ({ asksControl }) => asksControl === true);

/** Words that say who controls the source, and who doesn't. */
const speaksOfYou: ReadonlySet<string> = new Set(['you', 'opponents', 'everyoneElse']);

interface Found {
  reads: number;
  readsOfSource: number;
}

function note(text: unknown, found: Found): void {
  if (typeof text === 'string') {
    if (speaksOfYou.has(text)) found.readsOfSource |= control;
    return;
  }
  if (typeof text !== 'object' || text === null) return;
  const asked = askedByFilters(wordTable().filters);
  for (const [name, part] of Object.entries(text)) {
    found.reads |= asked.get(name) ?? nothing;
    if (name === 'controllerOf' || (name === 'number' && askingControl().some((word) => word === part)))
      found.reads |= control;
    if (name === 'value') found.reads |= askedByValue.get(part) ?? nothing;
    note(part, found);
  }
}

/** What the parts of a change ask. Abilities that it gives or takes ask nothing yet. */
function noteChange(change: Modification, found: Found): void {
  for (const [name, part] of Object.entries(change))
    if (name !== 'abilities' && name !== 'and') note(part, found);
}

/** What changes of one layer ask and write; worked out once. */
const ofParts = onceFor((parts: readonly Part[]): Footprint => {
  const found: Found = { reads: 0, readsOfSource: 0 };
  let writes = 0;
  for (const { change } of parts) {
    noteChange(change, found);
    const { reads, takesAbilities, writes: written } = modificationWord(change);
    writes |= bitsOf(written);
    found.reads |= bitsOf(reads);
    if (takesAbilities?.(change) === true) writes |= lost;
  }
  return { ...found, writes };
});

/** What a static ability asks before it begins: in its condition, and in what it affects. */
interface Beginning {
  readonly condition: Found;
  readonly affected: Found;
}

function ofBeginning(ability: StaticAbility): Beginning {
  let known = knownOfBeginnings.get(ability);
  if (known === undefined) {
    known = { condition: { reads: 0, readsOfSource: 0 }, affected: { reads: 0, readsOfSource: 0 } };
    note(ability.if, known.condition);
    note(ability.affects, known.affected);
    knownOfBeginnings.set(ability, known);
  }
  return known;
}

const knownOfBeginnings = new WeakMap<StaticAbility, Beginning>();

/** What an effect would change of objects in a layer. */
export function writesOf(effect: Effect, layer: Layer): number {
  const parts = effect.parts[layer];
  return parts === undefined ? nothing : ofParts(parts).writes;
}

/** What its changes in a layer ask of any object. */
export function readsOfChanges(effect: Effect, layer: Layer): number {
  const parts = effect.parts[layer];
  return parts === undefined ? nothing : ofParts(parts).reads;
}

/** What the condition under which a static ability applies asks of any object, until it has begun to (613.6). */
export const readsOfCondition = ({ ability, affected }: Effect): number =>
  ability === null || affected !== null ? nothing : ofBeginning(ability).condition.reads;

/** What is asked of any object to find what an effect affects, until that is fixed (611.2c, 613.6). */
export const readsOfAffected = ({ ability, affected }: Effect): number =>
  ability === null || affected !== null ? nothing : ofBeginning(ability).affected.reads;

/** What an effect would ask of any object if it applied now. */
export const readsOf = (effect: Effect, layer: Layer): number =>
  readsOfChanges(effect, layer) | readsOfCondition(effect) | readsOfAffected(effect);

/**
 * The same of its own source: whether it has the ability still, and who controls it. What a spell, an ability or a
 * counter made asks nothing of that.
 */
export function readsOfSource(effect: Effect, layer: Layer): number {
  const { ability, affected, parts: all } = effect;
  const parts = all[layer];
  if (ability === null || parts === undefined) return nothing;
  const ofChanges = ofParts(parts).readsOfSource;
  if (affected !== null) return ofChanges;
  const beginning = ofBeginning(ability);
  return ofChanges | beginning.condition.readsOfSource | beginning.affected.readsOfSource | lost;
}

/**
 * Whether a filter asks of an object nothing but what that object is itself: a change of other objects then doesn't
 * change the answer.
 */
export function isOfEachAlone(filter: Filter): boolean {
  let known = alone.get(filter);
  if (known === undefined) {
    known = asksOfItself(filter);
    alone.set(filter, known);
  }
  return known;
}

const alone = new WeakMap<Filter, boolean>();

/** Whether a word of a filter is about nothing but the object itself. */
const isOfItself = (word: string): boolean => isFilterWord(word) && filterWord(word).isOfItself === true;

const asksOfItself = (filter: Filter): boolean =>
  Object.entries(filter).every(([name, said]) => isOfItself(name) && isPlain(name, said));

function isPlain(name: string, said: unknown): boolean {
  if (typeof said !== 'object' || said === null) return true;
  if (name === 'any' || name === 'not')
    return Object.values(name === 'not' ? [said] : said).every(asksOfItself);
  return Object.values(said).every((each) => typeof each !== 'object');
}

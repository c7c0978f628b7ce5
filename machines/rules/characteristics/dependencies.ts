import type { ObjectId } from '../state/identity.ts';
import { type Application, applicationOf, type Layering } from './applying.ts';
import type { Layer } from './changes.ts';
import type { Effect } from './effects-in-force.ts';
import { readsOf, readsOfSource, writesOf } from './footprints.ts';
import { wouldChange } from './would-change.ts';

/**
 * The effects that wait in a layer, and in which order they apply: first what defines characteristics (613.3), then by
 * timestamp (613.7), of the same timestamp the one found first; but what depends on others waits for them (613.8b).
 * Answers are kept as long as nothing that is applied could change them, so that it is asked anew after each effect
 * (613.8c) where that can matter, and nowhere else.
 */
export class Waiting {
  readonly #walk: Layering;
  readonly #layer: Layer;
  readonly #effects: Effect[];
  #applications: Map<Effect, Application | null> | null = null;
  #dependencies: Map<Effect, Map<Effect, boolean>> | null = null;
  #waitedFor: Map<Effect, Set<ObjectId>> | null = null;

  constructor(walk: Layering, layer: Layer, effects: readonly Effect[]) {
    this.#walk = walk;
    this.#layer = layer;
    this.#effects = effects.filter((effect) => effect.parts[layer] !== undefined);
  }

  /** One that came to be while the layer is applied. */
  add(effect: Effect): void {
    if (effect.parts[this.#layer] !== undefined) this.#effects.push(effect);
  }

  /** Takes out the effect that applies next. */
  takeNext(): Effect | undefined {
    const effects = this.#effects;
    let next = 0;
    for (let index = 1; index < effects.length; index++) {
      const one = effects[index];
      const first = effects[next];
      if (one !== undefined && first !== undefined && comesBefore(one, first)) next = index;
    }
    const first = effects[next];
    if (first !== undefined && this.#couldDependOnAny(first)) {
      // 613.8a: what defines characteristics depends on the like alone, and so does everything else.
      const free = effects
        .filter((effect) => effect.defining === first.defining)
        .sort(byTimestamp)
        .find((effect) => !this.#waits(effect));
      if (free !== undefined) next = effects.indexOf(free);
    }
    return effects.splice(next, 1)[0];
  }

  /** How an effect would apply as things are. */
  applicationOf(effect: Effect): Application | null {
    let found = this.#applications?.get(effect);
    if (found === undefined) {
      found = applicationOf(this.#walk, effect, this.#layer);
      // Only for what waits it is asked again.
      if (this.#effects.includes(effect)) {
        this.#applications ??= new Map();
        this.#applications.set(effect, found);
      }
    }
    return found;
  }

  /** The sources of effects for which an effect has waited, as it depended on them. */
  waitedFor(effect: Effect): readonly ObjectId[] {
    return [...(this.#waitedFor?.get(effect) ?? [])];
  }

  /** An effect has been applied: what asks for what it wrote is asked anew. */
  noteApplied(applied: Effect): void {
    if (this.#applications === null && this.#dependencies === null) return;
    const layer = this.#layer;
    const writes = writesOf(applied, layer);
    for (const effect of this.#effects) {
      if (((readsOf(effect, layer) | readsOfSource(effect, layer)) & writes) === 0) continue;
      this.#applications?.delete(effect);
      this.#dependencies?.delete(effect);
      for (const [, known] of this.#dependencies ?? []) known.delete(effect);
    }
  }

  #couldDependOnAny(effect: Effect): boolean {
    const layer = this.#layer;
    const asked = readsOf(effect, layer) | readsOfSource(effect, layer);
    return (
      asked !== 0 &&
      this.#effects.some(
        (other) =>
          other !== effect && other.defining === effect.defining && (asked & writesOf(other, layer)) !== 0,
      )
    );
  }

  /**
   * Whether it depends on another with which it isn't in a loop: of those in a loop the rule about waiting is ignored
   * (613.8b).
   */
  #waits(effect: Effect): boolean {
    const waitsFor = this.#effects.find(
      (other) => this.#dependsOn(effect, other) && !this.#leadsTo(other, effect),
    );
    if (waitsFor === undefined) return false;
    this.#waitedFor ??= new Map();
    const waitedFor = this.#waitedFor.get(effect) ?? new Set();
    this.#waitedFor.set(effect, waitedFor.add(waitsFor.source));
    return true;
  }

  /** Whether an effect depends on another, through whichever others. */
  #leadsTo(from: Effect, to: Effect): boolean {
    const seen = new Set([from]);
    for (const effect of seen) {
      if (this.#dependsOn(effect, to)) return true;
      if (!this.#couldDependOnAny(effect)) continue;
      for (const other of this.#effects) if (this.#dependsOn(effect, other)) seen.add(other);
    }
    return false;
  }

  /** Whether applying the other would change whether this exists, what it applies to, or what it does (613.8a). */
  #dependsOn(effect: Effect, other: Effect): boolean {
    if (effect === other || effect.defining !== other.defining) return false;
    const writes = writesOf(other, this.#layer);
    const asksOfAny = (readsOf(effect, this.#layer) & writes) !== 0;
    if (!asksOfAny && (readsOfSource(effect, this.#layer) & writes) === 0) return false;
    this.#dependencies ??= new Map();
    let known = this.#dependencies.get(effect);
    if (known === undefined) {
      known = new Map();
      this.#dependencies.set(effect, known);
    }
    let found = known.get(other);
    if (found === undefined) {
      found = this.#wouldChange(effect, other, asksOfAny);
      known.set(other, found);
    }
    return found;
  }

  #wouldChange(effect: Effect, other: Effect, asksOfAny: boolean): boolean {
    const applied = this.applicationOf(other);
    if (applied === null || applied.affected.length === 0) return false;
    if (!asksOfAny && !applied.affected.includes(effect.source)) return false;
    return wouldChange(this.#walk, this.#layer, effect, this.applicationOf(effect), other, applied);
  }
}

const comesBefore = (one: Effect, other: Effect): boolean =>
  one.defining === other.defining ? one.timestamp < other.timestamp : one.defining;
const byTimestamp = (one: Effect, other: Effect): number => one.timestamp - other.timestamp;

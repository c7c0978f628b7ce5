import type { Game } from '../state/game.ts';
import type { ObjectId, PlayerId, TextRef } from '../state/identity.ts';
import { hadFrom, withoutPair } from '../state/links.ts';
import type { Characteristics, HadAbility } from '../state/object.ts';
import type { Scope } from '../state/scope.ts';
import type { Ability, Modification } from '../state/vocabulary/index.ts';
import { modificationWord } from '../state/word-table.ts';
import type { Writable } from '../state/write.ts';
import type { Asking } from './asking.ts';
import type { Cache } from './cache.ts';
import { applyChange, asksOfEach, type Layer, type Part, withNumbers } from './changes.ts';
import { type Effect, isThere } from './effects-in-force.ts';
import { changersAmong, expand, keywordsAmong } from './expand.ts';
import type { PrintedTexts } from './printed.ts';
import type { Watch } from './watch.ts';

/** One walk through the layers. */
export interface Layering {
  readonly ask: Asking;
  readonly game: Game;
  readonly texts: PrintedTexts;
  readonly cache: Cache;
  /** What has been changed so far; expressions read it while the walk lasts. */
  readonly soFar: Map<ObjectId, Writable<Characteristics>>;
  /** All effects, with those of abilities that objects get on the way. */
  readonly effects: Effect[];
  /** Keywords that objects can't have (113.11). */
  readonly denied: Map<ObjectId, Set<string>>;
  /** What objects were when all their text was changed (612.6). */
  readonly fullTexts: Map<ObjectId, Characteristics>;
  /** Whoever wants to know what is done to an object. */
  readonly watch: Watch | null;
}

/** An effect as it applies in a layer, if it did now: to what, and what it does to that. */
export interface Application {
  readonly scope: Scope;
  readonly affected: readonly ObjectId[];
  readonly doing: readonly Doing[];
}

/** A change with its numbers worked out: the same to all that is affected, or for each in order. */
export interface Doing {
  readonly part: Part;
  readonly change: Modification | readonly Modification[];
  /** Who gains control by it. */
  readonly gains: PlayerId | null;
  /** The abilities that it gives. */
  readonly given: readonly HadAbility[];
  /** Where the effect is printed. */
  readonly ref: TextRef;
}

const isList = <T>(one: T | readonly T[]): one is readonly T[] => Array.isArray(one);

/** What it does to the affected object at this position. */
export const changeAt = ({ change, part }: Doing, at: number): Modification =>
  isList(change) ? (change[at] ?? part.change) : change;

/**
 * How an effect applies in a layer as things are now; null if it doesn't: the ability that generates it is gone, or its
 * condition doesn't hold. One that has begun to apply in an earlier layer goes on to the same objects (613.6).
 */
export function applicationOf(walk: Layering, effect: Effect, layer: Layer): Application | null {
  const scope = scopeNow(walk, effect);
  const affected = effect.affected ?? affectedNow(walk, effect, scope);
  if (affected === null) return null;
  return { scope, affected, doing: doingTo(walk, effect, layer, scope, affected) };
}

/** What an effect does in a layer to these objects as things are now. */
export function doingTo(
  { ask, game }: Layering,
  effect: Effect,
  layer: Layer,
  scope: Scope,
  affected: readonly ObjectId[],
): readonly Doing[] {
  return (effect.parts[layer] ?? []).map((part): Doing => {
    const { change } = part;
    const given = givenBy(ask, game, effect, scope, part);
    const gaining = modificationWord(change).gainedBy?.(change);
    const gains = gaining === undefined ? null : (ask.players(game, scope, gaining)[0] ?? null);
    const made = asksOfEach(change)
      ? affected.map((it) => withNumbers(ask, game, { ...scope, it }, change))
      : withNumbers(ask, game, scope, change);
    return { part, change: made, gains, given, ref: effect.ref };
  });
}

/** In whose words it is: a static ability's “you” is who controls its object by now. */
export function scopeNow({ ask, game }: Layering, effect: Effect): Scope {
  if (effect.ability === null) return effect.scope;
  const { controller } = ask.characteristics(game, effect.source);
  return controller === effect.scope.you ? effect.scope : { ...effect.scope, you: controller };
}

function affectedNow({ ask, game }: Layering, effect: Effect, scope: Scope): readonly ObjectId[] | null {
  const { ability, had, source } = effect;
  if (had === null || ability === null) return [];
  const { abilities } = ask.characteristics(game, source);
  if (!abilities.includes(had) && !changersAmong(abilities).includes(had)) return null;
  if (ability.if !== undefined && !ask.holds(game, scope, ability.if)) return null;
  const { affects = 'self' } = ability;
  if (affects === 'self') return [source];
  return ask.objects(game, scope, affects).filter((id) => isThere(game, id));
}

const noKeywords: ReadonlySet<string> = new Set();

/** Makes one part of an effect's changes to one affected object. */
export function makeChange(
  walk: Layering,
  layer: Layer,
  { scope }: Application,
  doing: Doing,
  at: number,
  id: ObjectId,
  now: Writable<Characteristics>,
): void {
  if (layer.startsWith('7') && now.power === null) return; // 208.3
  const { ask, game } = walk;
  const { abilities } = now;
  const denied = walk.denied.get(id) ?? noKeywords;
  applyChange(now, changeAt(doing, at), {
    ask,
    game,
    scope,
    given: doing.given,
    ref: doing.ref,
    denied,
    gains: doing.gains,
  });
  if (now.abilities !== abilities) now.keywords = keywordsAmong(now.abilities);
}

const sameAs = (had: HadAbility): HadAbility => had;

/** The abilities that a change has in it, and where in its words they stand. */
function givenIn(
  change: Modification,
): { readonly abilities: readonly Ability[]; readonly name: 'abilities' | 'and' } | undefined {
  const { brings, gives } = modificationWord(change);
  if (gives !== undefined) return { abilities: gives(change), name: 'abilities' };
  return brings === undefined ? undefined : { abilities: brings(change), name: 'and' };
}

const none: readonly HadAbility[] = [];

/** The activated abilities that an object has, as another has them by an effect: linked with one another alone (607.5). */
const activatedOf = (
  { abilities }: Pick<Characteristics, 'abilities'>,
  id: ObjectId,
  from: ObjectId,
  since: number,
): readonly HadAbility[] =>
  abilities
    .flatMap(expand)
    .flatMap(({ ability, ref }) =>
      ability.kind === 'activated'
        ? [hadFrom({ ability, ref: withoutPair(ref), from, acquiredFrom: id, since }, `given${since}`)]
        : [],
    );

/** The abilities that a part of an effect gives as things are now: the same to all that it affects. */
function givenBy(
  ask: Asking,
  game: Game,
  effect: Effect,
  scope: Scope,
  { change, index }: Part,
): readonly HadAbility[] {
  if (effect.given !== null) return effect.given;
  const those = modificationWord(change).givesThoseOf?.(change);
  if (those !== undefined)
    return ask
      .objects(game, scope, those)
      .flatMap((id) => activatedOf(ask.characteristics(game, id), id, effect.source, effect.timestamp));
  const given = givenIn(change);
  if (given === undefined) return none;
  const { abilities, name } = given;
  // What an object gives itself is its own (607.1a), and a keyword speaks of what its giver chose.
  const isOwn =
    effect.ability === null
      ? effect.affected?.length === 1 && effect.affected[0] === effect.source
      : (effect.ability.affects ?? 'self') === 'self';
  return abilities.map((ability, position) =>
    (isOwn || ability.kind === 'keyword' ? sameAs : hadFrom)(
      {
        ability,
        ref: `${effect.ref}.${index}.${name}.${position}`,
        // What is text isn't granted (612.3).
        from: name === 'and' ? null : effect.source,
        since: effect.timestamp,
      },
      `given${effect.timestamp}`,
    ),
  );
}

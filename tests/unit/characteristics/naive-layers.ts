/**
 * The layers as 613 tells them, with nothing in mind but to be plainly right: every pair of effects is tried, one
 * before the other, and all is worked out anew after each effect. It knows a little world of its own, and nothing of
 * the engine.
 */

export type Layer = '2' | '4' | '5' | '6' | '7a' | '7b' | '7c' | '7d';
const layers: readonly Layer[] = ['2', '4', '5', '6', '7a', '7b', '7c', '7d'];

/** Words about objects; all that is said must hold. */
export interface Words {
  readonly type?: string;
  readonly notType?: string;
  readonly subtype?: string;
  readonly color?: string;
  readonly flying?: boolean;
  readonly yours?: boolean;
  readonly other?: true;
  readonly powerAtMost?: number;
}

export type Amount = number | { readonly count: Words } | 'manaValue';

export type Change =
  | { readonly to: 'takeControl' }
  | { readonly to: 'addType'; readonly type: string }
  | { readonly to: 'becomeType'; readonly type: string }
  | { readonly to: 'loseType'; readonly type: string }
  | { readonly to: 'addSubtype'; readonly subtype: string }
  | { readonly to: 'becomeSubtype'; readonly subtype: string }
  | { readonly to: 'addColor'; readonly color: string }
  | { readonly to: 'becomeColor'; readonly color: string }
  | { readonly to: 'giveFlying' }
  | { readonly to: 'give'; readonly ability: EffectText }
  | { readonly to: 'loseFlying' }
  | { readonly to: 'loseAll' }
  | { readonly to: 'setSize'; readonly size: Amount }
  | { readonly to: 'grow'; readonly by: Amount }
  | { readonly to: 'switchSize' };

/** What a static ability, or a spell, says. */
export interface EffectText {
  readonly affects: 'self' | Words;
  readonly if?: Words;
  readonly changes: readonly Change[];
  readonly defining?: true;
}

/** A permanent as it is printed. */
export interface Permanent {
  readonly controller: number;
  readonly types: readonly string[];
  readonly subtypes: readonly string[];
  readonly colors: readonly string[];
  readonly flies: boolean;
  readonly size: number | null;
  readonly manaValue: number;
  readonly timestamp: number;
  readonly abilities: readonly EffectText[];
}

/** An effect of a spell on some objects, by their positions; of player 0. */
export interface SpellEffect {
  readonly on: readonly number[];
  readonly changes: readonly Change[];
  readonly timestamp: number;
}

/** What a permanent is. */
export interface Is {
  controller: number;
  types: string[];
  subtypes: string[];
  colors: string[];
  flies: number;
  /** Marks of the static abilities that it has, and of those the ones printed on it. */
  abilities: string[];
  power: number | null;
  toughness: number | null;
}

interface Effect {
  readonly mark: string | null;
  readonly source: number;
  readonly text: EffectText;
  readonly timestamp: number;
  affected: readonly number[] | null;
}

interface World {
  readonly permanents: readonly Permanent[];
  readonly now: Is[];
}

const landTypes = ['Swamp', 'Mountain'];
const typeOf = (subtype: string) => (landTypes.includes(subtype) ? 'land' : 'creature');

function layerOf(change: Change, defining: boolean): Layer {
  switch (change.to) {
    case 'takeControl':
      return '2';
    case 'addColor':
    case 'becomeColor':
      return '5';
    case 'giveFlying':
    case 'give':
    case 'loseFlying':
    case 'loseAll':
      return '6';
    case 'setSize':
      return defining ? '7a' : '7b';
    case 'grow':
      return '7c';
    case 'switchSize':
      return '7d';
    default:
      return '4';
  }
}

const partsIn = ({ text }: Effect, layer: Layer): readonly Change[] =>
  text.changes
    .filter((change) => layerOf(change, text.defining === true) === layer)
    .toSorted((one, other) => Number(one.to.endsWith('Subtype')) - Number(other.to.endsWith('Subtype')));

function fits(world: World, words: Words, id: number, source: number): boolean {
  const now = world.now[id];
  const owner = world.now[source];
  if (now === undefined || owner === undefined) return false;
  return (
    (words.type === undefined || now.types.includes(words.type)) &&
    (words.notType === undefined || !now.types.includes(words.notType)) &&
    (words.subtype === undefined || now.subtypes.includes(words.subtype)) &&
    (words.color === undefined || now.colors.includes(words.color)) &&
    (words.flying === undefined || now.flies > 0 === words.flying) &&
    (words.yours === undefined || (now.controller === owner.controller) === words.yours) &&
    (words.other === undefined || id !== source) &&
    (words.powerAtMost === undefined || (now.power !== null && now.power <= words.powerAtMost))
  );
}

const fitting = (world: World, words: Words, source: number): readonly number[] =>
  world.now.flatMap((_, id) => (fits(world, words, id, source) ? [id] : []));

/** What an effect does in a layer, if it does anything: to what, and what to each, with all numbers worked out. */
interface Doing {
  readonly affected: readonly number[];
  readonly changes: readonly Change[];
  readonly numbers: readonly (readonly number[])[];
}

function doing(world: World, effect: Effect, layer: Layer): Doing | null {
  const { mark, source, text } = effect;
  let { affected } = effect;
  if (affected === null) {
    if (mark !== null && world.now[source]?.abilities.includes(mark) !== true) return null;
    if (text.if !== undefined && fitting(world, text.if, source).length === 0) return null;
    affected = text.affects === 'self' ? [source] : fitting(world, text.affects, source);
  }
  const changes = partsIn(effect, layer);
  const numbers = changes.map((change) =>
    (affected ?? []).map((id) => {
      const amount = change.to === 'setSize' ? change.size : change.to === 'grow' ? change.by : 0;
      if (amount === 'manaValue') return world.permanents[id]?.manaValue ?? 0;
      return typeof amount === 'number' ? amount : fitting(world, amount.count, source).length;
    }),
  );
  return { affected, changes, numbers };
}

/** Makes one change to what an object is, and says what it was: which subtypes it could get, who got control. */
function make(
  world: World,
  effect: Effect,
  id: number,
  change: Change,
  number: number,
  mark: string,
): string {
  const now = world.now[id];
  const you = world.now[effect.source]?.controller ?? 0;
  if (now === undefined) return '';
  const fit = (subtype: string) => now.types.includes(typeOf(subtype));
  const setTypes = (types: readonly string[]) => {
    now.types = [...new Set(types)];
    now.subtypes = now.subtypes.filter(fit);
  };
  switch (change.to) {
    case 'takeControl':
      now.controller = effect.mark === null ? 0 : you;
      return `under ${now.controller}`;
    case 'addType':
      setTypes([...now.types, change.type]);
      break;
    case 'becomeType':
      setTypes([change.type]);
      break;
    case 'loseType':
      setTypes(now.types.filter((type) => type !== change.type));
      break;
    case 'addSubtype':
      if (!fit(change.subtype)) return 'nothing';
      now.subtypes = [...new Set([...now.subtypes, change.subtype])];
      break;
    case 'becomeSubtype': {
      const losesText = now.types.includes('land') && landTypes.includes(change.subtype);
      if (losesText) {
        now.abilities = now.abilities.filter((had) => !had.startsWith('printed'));
        now.flies -= world.permanents[id]?.flies === true && now.flies > 0 ? 1 : 0;
      }
      const kept = now.subtypes.filter((subtype) => typeOf(subtype) !== typeOf(change.subtype));
      now.subtypes = fit(change.subtype) ? [...kept, change.subtype] : kept;
      return `${losesText} ${fit(change.subtype)}`;
    }
    case 'addColor':
      now.colors = [...new Set([...now.colors, change.color])];
      break;
    case 'becomeColor':
      now.colors = [change.color];
      break;
    case 'giveFlying':
      now.flies += 1;
      break;
    case 'give':
      now.abilities = [...now.abilities, mark];
      break;
    case 'loseFlying':
      now.flies = 0;
      break;
    case 'loseAll':
      now.flies = 0;
      now.abilities = [];
      break;
    case 'setSize':
      if (now.power !== null) now.power = now.toughness = number;
      break;
    case 'grow':
      if (now.power !== null && now.toughness !== null) {
        now.power += number;
        now.toughness += 1;
      }
      break;
    case 'switchSize':
      [now.power, now.toughness] = [now.toughness, now.power];
      break;
    default:
      change satisfies never;
  }
  return `${number}`;
}

const copyOf = (world: World): World => ({ ...world, now: structuredClone(world.now) });

/** Applies an effect to a world, and says what it did to what. */
function apply(world: World, effect: Effect, layer: Layer, found: Effect[]): string | null {
  const will = doing(world, effect, layer);
  if (will === null) return null;
  const did: string[] = [];
  for (const [part, change] of will.changes.entries()) {
    for (const [at, id] of will.affected.entries()) {
      const mark = `given by ${effect.mark ?? `spell ${effect.timestamp}`} to ${id}, ${part}`;
      did.push(make(world, effect, id, change, will.numbers[part]?.[at] ?? 0, mark));
      if (change.to !== 'give') continue;
      const timestamp = Math.max(effect.timestamp, world.permanents[id]?.timestamp ?? 0);
      found.push({ mark, source: id, text: change.ability, timestamp, affected: null });
    }
  }
  return JSON.stringify([will.affected, did]);
}

/** Whether applying `other` first would change the existence of `one`, what it applies to, or what it does (613.8a). */
function dependsOn(world: World, one: Effect, other: Effect, layer: Layer): boolean {
  if ((one.text.defining === true) !== (other.text.defining === true)) return false;
  const without = apply(copyOf(world), one, layer, []);
  const changed = copyOf(world);
  apply(changed, other, layer, []);
  return apply(changed, one, layer, []) !== without;
}

/** What became of it: each permanent, whether any effect depended on another, and whether any two did not commute. */
export interface Result {
  readonly permanents: readonly Is[];
  readonly dependencies: number;
  readonly allCommute: boolean;
}

export function naiveLayers(permanents: readonly Permanent[], spells: readonly SpellEffect[]): Result {
  const now = permanents.map((printed, id): Is => {
    const { colors, controller, flies, size, subtypes, types } = printed;
    return {
      controller,
      types: [...types],
      subtypes: [...subtypes],
      colors: [...colors],
      flies: Number(flies),
      abilities: printed.abilities.map((_, index) => `printed ${id} ${index}`),
      power: size,
      toughness: size,
    };
  });
  const world: World = { permanents, now };
  const effects: Effect[] = [
    ...permanents.flatMap(({ abilities, timestamp }, source) =>
      abilities.map((text, index): Effect => {
        const mark = `printed ${source} ${index}`;
        return { mark, source, text, timestamp, affected: null };
      }),
    ),
    ...spells.map(
      ({ changes, on, timestamp }): Effect => ({
        mark: null,
        source: 0,
        text: { affects: 'self', changes },
        timestamp,
        affected: on,
      }),
    ),
  ];
  const seen = { dependencies: 0, allCommute: true };
  for (const layer of layers) {
    if (layer === '7a') {
      for (const [id, each] of now.entries())
        each.power = each.toughness = each.types.includes('creature') ? (permanents[id]?.size ?? 0) : null;
    }
    const waiting = effects.filter((effect) => partsIn(effect, layer).length > 0);
    while (waiting.length > 0) applyOne(world, layer, waiting, effects, seen);
  }
  return { permanents: now, ...seen };
}

function applyOne(
  world: World,
  layer: Layer,
  waiting: Effect[],
  effects: Effect[],
  seen: { dependencies: number; allCommute: boolean },
): void {
  const count = waiting.length;
  const depends = waiting.map((one) =>
    waiting.map((other) => one !== other && dependsOn(world, one, other, layer)),
  );
  const leadsTo = depends.map((row) => [...row]);
  for (let via = 0; via < count; via++)
    for (const row of leadsTo)
      if (row[via] === true) for (let to = 0; to < count; to++) row[to] ||= leadsTo[via]?.[to] ?? false;
  seen.dependencies += depends.flat().filter(Boolean).length;
  for (const one of waiting)
    for (const other of waiting) seen.allCommute &&= one === other || commute(world, one, other, layer);

  const hasDefining = waiting.some(({ text }) => text.defining === true);
  const free = waiting.filter(
    ({ text }, one) =>
      (text.defining === true) === hasDefining &&
      waiting.every((_, other) => depends[one]?.[other] !== true || leadsTo[other]?.[one] === true),
  );
  const next = free.toSorted((one, other) => one.timestamp - other.timestamp)[0];
  if (next === undefined) throw new Error('Some effect is always free to apply.');
  waiting.splice(waiting.indexOf(next), 1);
  next.affected = doing(world, next, layer)?.affected ?? null;
  const given: Effect[] = [];
  apply(world, next, layer, given);
  effects.push(...given);
  waiting.push(...given.filter((effect) => partsIn(effect, layer).length > 0));
}

function commute(world: World, one: Effect, other: Effect, layer: Layer): boolean {
  const after = (effects: readonly Effect[]) => {
    const tried = copyOf(world);
    for (const effect of effects) apply(tried, effect, layer, []);
    return JSON.stringify(tried.now.map(inOrder));
  };
  return after([one, other]) === after([other, one]);
}

/** What a permanent is, with everything that has no order in one. */
export const inOrder = ({ abilities, colors, subtypes, types, ...others }: Is): Is => ({
  ...others,
  abilities: abilities.toSorted(),
  colors: colors.toSorted(),
  subtypes: subtypes.toSorted(),
  types: types.toSorted(),
});

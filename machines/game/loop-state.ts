import { characteristics, type Game, type GameObject, type ObjectId } from '../rules/index.ts';
import { canonical } from './fingerprint.ts';
import type { Grown } from './loop-readers.ts';
import { timesTold } from './times-done.ts';

/** A state without what may differ from round to round: as text; and the numbers left out, in a fixed order. */
export interface LoopState {
  readonly shape: string;
  readonly numbers: readonly { readonly kind: Grown; readonly value: number }[];
}

/** Keys whose numbers are ids of objects, alone, in lists, or in records of lists. */
const idKeys = new Set([
  'object',
  'objects',
  'source',
  'other',
  'about',
  'became',
  'from',
  'attached',
  'attachments',
  'attacked',
  'firstStrikers',
  'paidWith',
  'blockers',
  'attackers',
  'battlefield',
  'stack',
  'exile',
  'command',
  'library',
  'hand',
  'graveyard',
  'outside',
]);

/** Keys that only tell things apart or say when they came about; of copies also what was copied (`of`). */
const leftOut = new Set([
  'timestamp',
  'turnedOver',
  'id',
  'event',
  'waiting',
  'batch',
  'number',
  'causes',
  'changes',
  'madeInTurn',
  'next',
]);

/** Counters that lead to a limit which a rule sets: growing, they are progress. */
const hasLimit = (kind: string): boolean =>
  kind === 'lore' || kind === 'poison' || kind.startsWith('-') || kind === 'rad';

/**
 * The state of the game for comparing rounds: everything that is, with objects numbered in the order in which they
 * are met, beginning with the zones in their order. Of the numbers of turns only what rules ask is kept. Left out,
 * apart, are life totals, how much unspent mana of each kind there is, counters without a limit, how often something
 * happened this turn and which keyword action was done, as far as some text tells that apart, and how many tokens of one kind there are to which nothing refers; without
 * `withStack` also what is on the stack, but for that to which something refers.
 */
export function stateOf(game: Game, withStack = true): LoopState {
  const numbers: { readonly kind: Grown; readonly value: number }[] = [];
  const met = new Map<ObjectId, number>();
  const queue: ObjectId[] = [];
  const number = (id: ObjectId): number => {
    let known = met.get(id);
    if (known === undefined) {
      known = met.size;
      met.set(id, known);
      queue.push(id);
    }
    return known;
  };
  const normal = (value: unknown, isId: boolean): unknown => {
    if (typeof value === 'number') return isId && value >= 0 ? `#${number(value)}` : value;
    if (Array.isArray(value)) return value.map((part) => normal(part, isId));
    if (typeof value !== 'object' || value === null) return value;
    const parts: Record<string, unknown> = {};
    for (const key of Object.keys(value).sort())
      if (!leftOut.has(key) && !(key === 'of' && 'exceptions' in value))
        parts[key] = normal(Reflect.get(value, key), isId ? !isNoId(key) : idKeys.has(key));
    return parts;
  };
  const countersOf = (counters: GameObject['counters'], kindOf: (kind: string) => Grown) => {
    const kept: Record<string, unknown> = {};
    for (const kind of Object.keys(counters).sort()) {
      const count = counters[kind] ?? 0;
      kept[kind] = hasLimit(kind) ? count : 'some';
      if (!hasLimit(kind)) numbers.push({ kind: kindOf(kind), value: count });
    }
    return kept;
  };

  const told = timesTold(game.definitions);
  const alike = alikeTokens(game);
  const battlefield = game.battlefield.filter((id) => alike.standsFor(id) !== 0).map(number);
  // How many turns were taken, and which was whose last: it is told by what each object could do since.
  const players = game.players.map(
    ({ life, counters, done = {}, pool, turnsTaken: _taken, lastTurn: _last, ...rest }) => {
      numbers.push({ kind: { of: 'life' }, value: life });
      const actions = Object.keys(done).sort();
      for (const action of actions)
        numbers.push({ kind: { of: 'done' }, value: Math.min(done[action] ?? 0, told[action] ?? 0) });
      const kept = countersOf(counters, () => ({ of: 'playerCounters' }));
      const mana = new Map<string, number>();
      for (const unit of pool) {
        const kind = JSON.stringify(normal(unit, false));
        mana.set(kind, (mana.get(kind) ?? 0) + 1);
      }
      for (const amount of mana.values()) numbers.push({ kind: { of: 'mana' }, value: amount });
      const plain = asRecord(normal(rest, false));
      return { ...plain, mana: [...mana.keys()], counters: kept, actions, commanders: rest.commanders };
    },
  );
  const { facts, ...turn } = game.turn;
  for (const fact of Object.keys(facts).sort())
    for (const value of factOf(facts, fact)) numbers.push({ kind: { of: 'fact' }, value });
  const rest = {
    stack: withStack ? game.stack.map(number) : 'any',
    exile: game.exile.map(number),
    command: game.command.map(number),
    ...(game.designations && { designations: game.designations }),
    turn: normal(turn, false),
    facts: Object.keys(facts).sort(),
    combat: normal(game.combat, false),
    priority: game.priority,
    effects: normal(
      game.effects.filter(({ objects }) => !areGone(game, objects)),
      false,
    ),
    delayed: normal(game.delayed, false),
    ...(game.afterSkipping && { afterSkipping: normal(game.afterSkipping, false) }),
    waiting: normal(game.waiting, false),
    permissions: normal(game.permissions, false),
    // Ids in frames can't be told from other numbers: with a frame the state rarely comes back, and nothing is proved.
    frames: game.frames,
    random: game.random,
  };
  const objects: unknown[] = [];
  for (let id = queue.shift(); id !== undefined; id = queue.shift()) {
    const object = game.objects[id];
    if (!object) {
      objects.push(null);
      continue;
    }
    const { counters, card, ...plain } = withoutTurns(game, object);
    const kept = countersOf(counters, (kind) => ({ of: 'counters', kind }));
    const many = alike.standsFor(id);
    if (many > 1) numbers.push({ kind: { of: 'tokens' }, value: many });
    objects.push({
      ...asRecord(normal(plain, false)),
      counters: kept,
      ...(object.kind === 'card' && { card }),
      ...(many > 1 && { many: true }),
    });
  }
  return { shape: canonical({ battlefield, players, rest, objects }), numbers };
}

/**
 * An object with what rules ask about numbers of turns instead of these: whether it entered, and its abilities were
 * activated, this turn, and whose most recent turn it was controlled before (302.6).
 */
function withoutTurns({ players, turn }: Game, object: GameObject) {
  const { controlledSince, enteredTurn, loyaltyTurn, activations, ...others } = object;
  const { resolutions = {}, followed = [], modesChosen = [], ...rest } = others;
  const { number } = turn;
  const timesNow = (times: GameObject['activations']): readonly string[] =>
    Object.entries(times)
      .filter(([, one]) => one.turn === number)
      .map(([ref, { count }]) => `${ref} ${count}`)
      .sort();
  return {
    ...rest,
    entered: enteredTurn === number,
    heldThrough: players.map(({ lastTurn }) => controlledSince < lastTurn),
    loyalty: loyaltyTurn === number,
    activated: timesNow(activations),
    resolved: timesNow(resolutions),
    followed: followed
      .filter((one) => one.turn === number)
      .map(({ instruction, player }) => `${instruction} ${player}`),
    modesChosen: modesChosen.map((one) => `${one.ability} ${one.mode} ${one.turn === number}`),
  };
}

/** Whether what an effect affects (611.2c) has all left its zone: nothing is different with it any more. */
const areGone = (game: Game, affected: readonly ObjectId[] | null): boolean =>
  affected !== null && affected.length > 0 && affected.every((id) => game.objects[id]?.left != null);

/** In a record of lists of ids: how it is paid, by whom; never an id. */
const isNoId = (key: string): boolean =>
  key === 'player' || key === 'players' || key === 'amount' || key === 'value';

const asRecord = (value: unknown): object => (typeof value === 'object' && value !== null ? value : {});

const factOf = (facts: Game['turn']['facts'], name: string): readonly number[] => {
  const found = Object.entries(facts).find(([fact]) => fact === name);
  return found?.[1] ?? [];
};

/**
 * Tokens that nothing refers to and that differ in nothing: the first of each kind stands for all, the others for
 * none. Tokens with static abilities are told apart, as the order of their timestamps could matter.
 */
function alikeTokens(game: Game): { standsFor(id: ObjectId): number } {
  const tokens = game.battlefield.filter((id) => game.objects[id]?.kind === 'token');
  if (tokens.length < 2) return { standsFor: () => 1 };
  const referred = referredTo(game);
  const firsts = new Map<string, ObjectId>();
  const counts = new Map<ObjectId, number>();
  for (const id of tokens) {
    const object = game.objects[id];
    if (!object || referred.has(id)) continue;
    if (characteristics(game, id).abilities.some(({ ability }) => ability.kind === 'static')) continue;
    const { id: _id, card: _card, timestamp: _timestamp, ...plain } = withoutTurns(game, object);
    const kind = canonical(plain);
    const first = firsts.get(kind);
    if (first === undefined) {
      firsts.set(kind, id);
      counts.set(id, 1);
    } else {
      counts.set(first, (counts.get(first) ?? 0) + 1);
      counts.set(id, 0);
    }
  }
  return { standsFor: (id) => counts.get(id) ?? 1 };
}

/** Every number that might be the id of an object something refers to; too many do no harm. */
function referredTo(game: Game): ReadonlySet<number> {
  const found = new Set<number>();
  const collect = (value: unknown): void => {
    if (typeof value === 'number') found.add(value);
    else if (typeof value === 'object' && value !== null)
      for (const part of Object.values(value)) collect(part);
  };
  collect([game.effects, game.delayed, game.waiting, game.permissions, game.combat, game.frames]);
  collect(game.turn.attacked);
  for (const object of game.objects) {
    if (object === null || object.left !== null) continue;
    collect([object.attachedTo, object.stack, object.links, object.cast]);
  }
  return found;
}

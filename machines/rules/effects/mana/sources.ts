import { characteristics, type Functioning, functioning } from '../../characteristics/index.ts';
import type { Game } from '../../state/game.ts';
import type { ObjectId, PlayerId, TextRef } from '../../state/identity.ts';
import type { ManaCost } from '../../state/mana.ts';
import type { Characteristics } from '../../state/object.ts';
import { onceFor } from '../../state/once-for.ts';
import type { ActivatedAbility, CostPart } from '../../state/vocabulary/index.ts';
import { costWord, hasTapSymbol, tapsOrUntaps } from '../../state/word-table.ts';
import { costContext } from '../costs/context.ts';
import { type Use, usesOf } from '../costs/limited.ts';
import { hasX, lockedCost, manaOf } from '../costs/locked.ts';
import { changedManaAbility, changesAbilities } from '../costs/of-mana-ability.ts';
import { objectsForPart, partVerdict } from '../costs/parts.ts';
import { activationVerdict, leastChoices } from './activation.ts';
import { isManaAbility } from './is-mana-ability.ts';
import { type AddMana, knownInstructions, type ManaPoint, madeFor } from './making.ts';
import { producedInstead, producesOtherwise } from './produced-instead.ts';
import { withTriggers } from './with-triggers.ts';

/** Mana that an ability would add, and whether it is snow mana. */
export interface Made extends ManaPoint {
  readonly snow: boolean;
}

/** An activated ability that functions now. */
export interface ActivatedNow {
  readonly object: ObjectId;
  readonly ref: TextRef;
  readonly ability: ActivatedAbility;
}

/** A mana ability that the player could activate now, if they can pay the mana in its cost. */
export interface ManaAbility extends ActivatedNow {
  /** What it would add to the player's pool; null if that can't be known before. */
  readonly makes: readonly Made[] | null;
  /** The mana in its cost (605.3a). */
  readonly mana: ManaCost;
  /** The life and the counters in its cost. */
  readonly uses: readonly Use[];
  /** {T} or {Q} is in its cost: once it is activated it can't be again. */
  readonly taps: boolean;
  /** It costs its object, or its effect does more than add mana: nothing that a payer does unasked. */
  readonly loses: boolean;
  /** Objects must be chosen to pay for it. */
  readonly asks: boolean;
  /** It uses up its object (a sacrifice, an exile). */
  readonly usesUp: boolean;
  /** Lands are tapped before other permanents, and those before creatures. */
  readonly rank: number;
}

interface ByPlayer {
  readonly mana: readonly ActivatedNow[];
  readonly others: readonly ActivatedNow[];
}

/** Activated abilities by the player who may activate them; found once for each list of functioning abilities. */
const activatedBy = new WeakMap<readonly Functioning[], Map<PlayerId, ByPlayer>>();

function byPlayer(game: Game, player: PlayerId): ByPlayer {
  const all = functioning(game);
  let players = activatedBy.get(all);
  if (players === undefined) {
    players = new Map();
    activatedBy.set(all, players);
  }
  const known = players.get(player);
  if (known !== undefined) return known;
  const mana: ActivatedNow[] = [];
  const others: ActivatedNow[] = [];
  for (const one of all) {
    const { had, controller } = one;
    const { ability } = had;
    if (ability.kind !== 'activated') continue;
    if (controller !== player && ability.limits?.by === undefined) continue;
    (isManaAbility(ability) ? mana : others).push(activatedNow(one, ability));
  }
  const found = { mana, others };
  players.set(player, found);
  return found;
}

/** It is the same as long as that functions: what is worked out for it can be kept. */
function activatedNow(functioning: Functioning, ability: ActivatedAbility): ActivatedNow {
  let found = activated.get(functioning);
  if (found === undefined) {
    found = { object: functioning.object, ref: functioning.had.ref, ability };
    activated.set(functioning, found);
  }
  return found;
}

const activated = new WeakMap<Functioning, ActivatedNow>();

/** Activated abilities that function and that this player is the one to activate, mana abilities apart. */
export const activatedAbilities = (game: Game, player: PlayerId): ByPlayer => byPlayer(game, player);

/** The answers for one state of the game: anything that happens, begins or is decided makes a new one. */
interface Kept {
  readonly changes: number;
  readonly event: number;
  readonly decisions: number;
  readonly frames: Game['frames'];
  readonly turn: Game['turn'];
  readonly players: Map<PlayerId, readonly ManaAbility[]>;
  /** The answers for the state before: what is worked out from a list that is the same again is so still. */
  readonly before: ReadonlyMap<PlayerId, readonly ManaAbility[]>;
}
/** Where they are kept for each root. */
const placeOf = onceFor((_root: Game): { kept: Kept | null } => ({ kept: null }));

function keptFor(game: Game): Kept {
  const { changes, decisions, frames, turn } = game;
  const { event } = game.next;
  const place = placeOf(game);
  const known = place.kept;
  if (
    known !== null &&
    known.changes === changes &&
    known.event === event &&
    known.decisions === decisions &&
    known.frames === frames &&
    known.turn === turn
  )
    return known;
  const before = known?.players ?? new Map();
  const fresh: Kept = { changes, event, decisions, frames, turn, players: new Map(), before };
  place.kept = fresh;
  return fresh;
}

/**
 * The mana abilities that a player could activate now (605.3a), as far as it isn't about the mana in their own costs,
 * with what each would make. Found once for each state of the game.
 */
export function manaAbilities(game: Game, player: PlayerId): readonly ManaAbility[] {
  const { players, before } = keptFor(game);
  const known = players.get(player);
  if (known !== undefined) return known;
  const now: ManaAbility[] = [];
  for (const one of byPlayer(game, player).mana) {
    const ability = asManaAbility(game, player, one);
    if (ability !== null) now.push(ability);
  }
  const last = before.get(player);
  const isTheSame = last?.length === now.length && now.every((ability, at) => ability === last[at]);
  const found = last !== undefined && isTheSame ? last : now;
  players.set(player, found);
  return found;
}

function asManaAbility(game: Game, player: PlayerId, one: ActivatedNow): ManaAbility | null {
  const { object, ref, ability } = one;
  const { zone, tapped } = game.objects[object] ?? {};
  const written = writtenIn(ability);
  // The usual refusal, found without asking anything else.
  if (written.taps && (tapped === true || zone !== 'battlefield')) return null;
  if (!activationVerdict(game, player, object, ref, ability).ok) return null;
  const of = characteristics(game, object);
  // The same ability of an object with the same characteristics is the same again, if nothing about it varies.
  const isTheSame =
    written.onlyTaps && written.fixed !== null && !producesOtherwise(game) && !changesAbilities(game);
  const known = isTheSame ? same.get(one) : undefined;
  if (known !== undefined && known.of === of) return withTriggers(game, player, known.ability);
  const found = madeNow(game, player, one, of);
  if (found !== null && isTheSame) same.set(one, { of, ability: found });
  return found === null ? null : withTriggers(game, player, found);
}

const same = new WeakMap<ActivatedNow, { readonly of: Characteristics; readonly ability: ManaAbility }>();

function madeNow(game: Game, player: PlayerId, one: ActivatedNow, of: Characteristics): ManaAbility | null {
  const { object, ability } = one;
  const written = writtenIn(ability);
  const context = costContext(player, object, { ability: object });
  const scope = { ...context.scope, choices: leastChoices(ability) };
  const cost =
    changedManaAbility(game, { ...context, scope }, ability) ??
    (written.onlyTaps ? nothingMore : lockedCost(game, scope, ability.cost));
  if (!cost.every((part) => partVerdict(game, context, part).ok)) return null;
  const isKnown = !written.dependsOnCost;
  const follows =
    written.fixed === null && isKnown ? knownInstructions(game, context.scope, ability.effect) : null;
  const made = written.fixed ?? (follows === null ? null : madeFor(game, player, context.scope, follows));
  const points = made !== null && written.taps ? producedInstead(game, object, made) : made;
  const snow = of.supertypes.includes('snow');
  const makes = points?.map((point): Made => ({ ...point, snow })) ?? null;
  return {
    object,
    ref: one.ref,
    ability,
    makes: ability.modes === undefined ? makes : null,
    mana: manaOf(cost),
    uses: usesOf(game, context, cost, {}),
    taps: written.symbol,
    loses:
      written.loses ||
      (written.fixed === null &&
        (follows === null || follows.some((instruction) => instruction.do !== 'addMana'))),
    asks: cost.some((part) => objectsForPart(game, context, part)?.chosenBy === 'player'),
    usesUp: written.usesUp,
    rank: of.types.includes('creature') ? 2 : of.types.includes('land') ? 0 : 1,
  };
}

const nothingMore: readonly CostPart[] = [];

/** What can be read off a mana ability whatever the game looks like. */
interface Written {
  readonly taps: boolean;
  /** {T} or {Q} is in its cost. */
  readonly symbol: boolean;
  /** {T} is its whole cost. */
  readonly onlyTaps: boolean;
  readonly loses: boolean;
  readonly usesUp: boolean;
  /** X is chosen for its cost, or its effect finds what that took: what it makes isn't known before. */
  readonly dependsOnCost: boolean;
  /** What it makes, if that is always the same. */
  readonly fixed: readonly ManaPoint[] | null;
}

const known = new WeakMap<ActivatedAbility, Written>();

function writtenIn(ability: ActivatedAbility): Written {
  const before = known.get(ability);
  if (before !== undefined) return before;
  const { cost } = ability;
  const taps = hasTapSymbol(cost);
  const found: Written = {
    taps,
    symbol: tapsOrUntaps(cost),
    onlyTaps: taps && cost.length === 1,
    // Parts that a payer doesn't pay unasked.
    loses: cost.some((part) => costWord(part).unasked !== true),
    usesUp: cost.some((part) => costWord(part).objects !== null && costWord(part).movesTo !== null),
    dependsOnCost: hasX(cost) || cost.some((part) => 'as' in part && part.as !== undefined),
    fixed: fixedPoints(ability),
  };
  known.set(ability, found);
  return found;
}

/** Whether the types to choose from are others at other times. */
const variesWithGame = ({ chosen, colorsOf, couldProduce, eventProduced, noted }: AddMana): boolean =>
  [chosen, colorsOf, couldProduce, eventProduced, noted].some((said) => said !== undefined);

/** What an ability makes that adds so much mana of given types to its controller's pool, and does nothing else. */
function fixedPoints(ability: ActivatedAbility): readonly ManaPoint[] | null {
  const points: ManaPoint[] = [];
  for (const instruction of ability.effect) {
    if (instruction.do !== 'addMana') return null;
    const { count, who, anyOf, mana, spendOnly = null, lasts = false } = instruction;
    if (count !== undefined || who !== undefined || variesWithGame(instruction)) return null;
    for (const type of mana ?? []) points.push({ types: [type], amount: 1, spendOnly, lasts });
    if (anyOf !== undefined && anyOf.length > 0) points.push({ types: anyOf, amount: 1, spendOnly, lasts });
  }
  return points;
}

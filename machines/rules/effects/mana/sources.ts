import { characteristics, type Functioning, functioning } from '../../characteristics/index.ts';
import type { ActivatedAbility, CostPart } from '../../state/ability.ts';
import type { Game } from '../../state/game.ts';
import type { ObjectId, PlayerId, TextRef } from '../../state/identity.ts';
import type { ManaCost } from '../../state/mana.ts';
import { scopeOf } from '../../state/scope.ts';
import { costContext } from '../costs/context.ts';
import { lockedCost, manaOf } from '../costs/locked.ts';
import { objectsForPart, partVerdict } from '../costs/parts.ts';
import { instructionsOf } from '../targets/parts.ts';
import { activationVerdict } from './activation.ts';
import { isManaAbility } from './is-mana-ability.ts';
import { knownInstructions, type ManaPoint, manaGoesTo, manaPoints } from './making.ts';

/** An activated ability that functions now. */
export interface ActivatedNow {
  readonly object: ObjectId;
  readonly ref: TextRef;
  readonly ability: ActivatedAbility;
}

/** A mana ability that the player could activate now, if they can pay the mana in its cost. */
export interface ManaAbility extends ActivatedNow {
  /** What it would add to the player's pool; null if that can't be known before. */
  readonly makes: readonly ManaPoint[] | null;
  /** The mana in its cost (605.3a). */
  readonly mana: ManaCost;
  readonly life: number;
  /** {T} or {Q} is in its cost: once it is activated it can't be again. */
  readonly taps: boolean;
  /** It costs its object, or its effect does more than add mana: nothing that a payer does unasked. */
  readonly loses: boolean;
  /** Objects must be chosen to pay for it, so that no payer reckons with it. */
  readonly asks: boolean;
  /** It uses up its object (a sacrifice, an exile). */
  readonly usesUp: boolean;
  readonly snow: boolean;
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
  for (const { object, had, controller } of all) {
    const { ability, ref } = had;
    if (ability.kind !== 'activated') continue;
    if (controller !== player && ability.limits?.by === undefined) continue;
    (isManaAbility(ability) ? mana : others).push({ object, ref, ability });
  }
  const found = { mana, others };
  players.set(player, found);
  return found;
}

/** Activated abilities that function and that this player is the one to activate, mana abilities apart. */
export const activatedAbilities = (game: Game, player: PlayerId): ByPlayer => byPlayer(game, player);

/** When an answer was found: anything that happens, begins or is decided makes a new one. */
const stampOf = (game: Game): string =>
  `${game.changes}.${game.next.event}.${game.decisions}.${game.frames.length}.${game.turn.number}`;

interface Kept {
  stamp: string;
  readonly players: Map<PlayerId, readonly ManaAbility[]>;
}
const kept = new WeakMap<Game, Kept>();

/**
 * The mana abilities that a player could activate now (605.3a), as far as it isn't about the mana in their own costs,
 * with what each would make. Found once for each state of the game.
 */
export function manaAbilities(game: Game, player: PlayerId): readonly ManaAbility[] {
  const stamp = stampOf(game);
  let known = kept.get(game);
  if (known === undefined || known.stamp !== stamp) {
    known = { stamp, players: new Map() };
    kept.set(game, known);
  }
  let found = known.players.get(player);
  if (found === undefined) {
    found = byPlayer(game, player).mana.flatMap((one) => asManaAbility(game, player, one) ?? []);
    known.players.set(player, found);
  }
  return found;
}

function asManaAbility(game: Game, player: PlayerId, one: ActivatedNow): ManaAbility | null {
  const { object, ref, ability } = one;
  const { zone, tapped } = game.objects[object] ?? {};
  const isTap = ability.cost.some((part) => 'tap' in part);
  // The usual refusal, found without asking anything else.
  if (isTap && (tapped === true || zone !== 'battlefield')) return null;
  if (!activationVerdict(game, player, object, ref, ability).ok) return null;
  const context = costContext(player, object, { ability: object });
  const cost = lockedCost(game, context.scope, ability.cost);
  if (!cost.every((part) => partVerdict(game, context, part).ok)) return null;
  const of = characteristics(game, object);
  const known = knownInstructions(game, scopeOf(object, player), instructionsOf(ability));
  const lifePart = cost.find((part) => 'payLife' in part);
  return {
    ...one,
    makes: ability.modes === undefined && known !== null ? madeFor(game, player, object, known) : null,
    mana: manaOf(cost),
    life: lifePart !== undefined && 'payLife' in lifePart ? Number(lifePart.payLife) : 0,
    taps: cost.some((part) => 'tap' in part || 'untap' in part),
    loses: cost.some(isLoss) || known === null || known.some((instruction) => instruction.do !== 'addMana'),
    asks: cost.some((part) => objectsForPart(game, context, part)?.chosenBy === 'player'),
    usesUp: cost.some(
      (part) => 'sacrifice' in part || 'exile' in part || 'returnToHand' in part || 'discard' in part,
    ),
    snow: of.supertypes.includes('snow'),
    rank: of.types.includes('creature') ? 2 : of.types.includes('land') ? 0 : 1,
  };
}

/** Parts of a cost that a payer doesn't pay unasked. */
const isLoss = (part: CostPart): boolean => !('mana' in part || 'tap' in part || 'untap' in part);

function madeFor(
  game: Game,
  player: PlayerId,
  object: ObjectId,
  instructions: readonly ReturnType<typeof instructionsOf>[number][],
): readonly ManaPoint[] {
  const scope = scopeOf(object, player);
  return instructions.flatMap((instruction) =>
    instruction.do === 'addMana' && manaGoesTo(game, scope, instruction).includes(player)
      ? manaPoints(game, scope, instruction)
      : [],
  );
}

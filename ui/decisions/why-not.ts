import {
  activations,
  castings,
  landPlays,
  nextTargetVerdict,
  spliceVerdict,
} from '../../machines/casting/index.ts';
import { defenders, mayAttack, mayBlock } from '../../machines/combat/index.ts';
import { explain, redactVerdict, type Viewer } from '../../machines/game/index.ts';
import type {
  Decision,
  DecisionOf,
  Game,
  ObjectId,
  PlayerId,
  Refusal,
  Target,
  Verdict,
} from '../../machines/rules/index.ts';
import { isSameTarget } from './draft.ts';

/**
 * Why something on the table can't be chosen in this decision, or played or activated by whoever looks, as far as
 * these eyes may know. Null where it can be, and where the rules have nothing to say about it. `held` is the creature
 * with which the next click goes.
 */
export function whyNotChosen(
  game: Game,
  decision: Decision,
  viewer: Viewer,
  target: Target,
  held: ObjectId | null = null,
): Verdict | null {
  const verdict = verdictOn(game, decision, viewer, target, held);
  return verdict === null || verdict.ok ? null : redactVerdict(game, verdict, viewer);
}

function verdictOn(
  game: Game,
  decision: Decision,
  viewer: Viewer,
  target: Target,
  held: ObjectId | null,
): Verdict | null {
  switch (decision.kind) {
    case 'choose':
      if (decision.options.some((option) => isSameTarget(option, target))) return null;
      if (decision.purpose === 'splicing')
        return 'object' in target ? spliceVerdict(game, target.object) : null;
      return decision.purpose === 'target' && isThere(game, target) ? nextTargetVerdict(game, target) : null;
    case 'attackers':
      return 'object' in target ? attackVerdictOf(game, decision, target.object, held) : null;
    case 'blockers':
      return 'object' in target ? blockVerdictOf(game, decision, target.object, held) : null;
    default:
      return 'object' in target
        ? playVerdict(game, viewer === 'judge' ? decision.player : viewer, target.object)
        : null;
  }
}

/** Cards in hands and libraries are no targets that anyone would ask about. */
function isThere(game: Game, target: Target): boolean {
  if ('player' in target) return true;
  const zone = game.objects[target.object]?.zone;
  return zone === 'battlefield' || zone === 'stack' || zone === 'graveyard' || zone === 'exile';
}

const isOnBattlefield = (game: Game, id: ObjectId): boolean => game.objects[id]?.zone === 'battlefield';

function attackVerdictOf(
  game: Game,
  { creatures }: DecisionOf<'attackers'>,
  id: ObjectId,
  held: ObjectId | null,
): Verdict | null {
  if (!isOnBattlefield(game, id) || creatures.some(({ object }) => object === id)) return null;
  if (held !== null && held !== id) {
    const asDefender = mayAttack(game, held, { object: id });
    if (asDefender.ok) return null;
  }
  return together(defenders(game).map((defender) => mayAttack(game, id, defender)));
}

function blockVerdictOf(
  game: Game,
  { player, creatures }: DecisionOf<'blockers'>,
  id: ObjectId,
  held: ObjectId | null,
): Verdict | null {
  if (!isOnBattlefield(game, id)) return null;
  const attackers = (game.combat?.attackers ?? []).filter(
    ({ defendingPlayer }) => defendingPlayer === player,
  );
  const isAttacker = attackers.some(({ object }) => object === id);
  if (held !== null && isAttacker) return mayBlock(game, held, id);
  if (isAttacker || creatures.some(({ object }) => object === id)) return null;
  return together(attackers.map(({ object }) => mayBlock(game, id, object)));
}

/** What any of these says, where none of them allows it. */
function together(verdicts: readonly Verdict[]): Verdict | null {
  const refusals = new Map<string, Refusal>();
  for (const verdict of verdicts) {
    if (verdict.ok) return null;
    for (const refusal of verdict.refusals) refusals.set(JSON.stringify(refusal), refusal);
  }
  return refusals.size === 0 ? null : { ok: false, refusals: [...refusals.values()] };
}

interface Plays {
  readonly player: PlayerId;
  readonly byObject: ReadonlyMap<ObjectId, readonly Verdict[]>;
}

const plays = new WeakMap<Game, Plays[]>();

/** Why none of the ways to play this object, or to activate it for something else than mana, may be taken now. */
function playVerdict(game: Game, player: PlayerId, id: ObjectId): Verdict | null {
  const known = plays.get(game) ?? [];
  plays.set(game, known);
  let own = known.find((one) => one.player === player);
  if (own === undefined) {
    own = { player, byObject: playsOf(game, player) };
    known.push(own);
  }
  const verdicts = own.byObject.get(id) ?? [];
  const priority = verdicts.length === 0 ? null : explain(game, { type: 'priority.pass', player });
  return priority === null || priority.ok ? together(verdicts) : priority;
}

function playsOf(game: Game, player: PlayerId): ReadonlyMap<ObjectId, readonly Verdict[]> {
  const found = new Map<ObjectId, Verdict[]>();
  const add = (object: ObjectId, verdict: Verdict) => {
    const verdicts = found.get(object);
    if (verdicts === undefined) found.set(object, [verdict]);
    else verdicts.push(verdict);
  };
  for (const { object, verdict } of landPlays(game, player)) add(object, verdict);
  for (const { object, verdict } of castings(game, player)) add(object, verdict);
  for (const { object, mana, verdict } of activations(game, player)) if (!mana) add(object, verdict);
  return found;
}

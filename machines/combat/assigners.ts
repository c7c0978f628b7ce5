import {
  type Attacker,
  type Blocker,
  type Combat,
  characteristics,
  controllerOf,
  type DamageAnswer,
  type DamageAssigner,
  type Game,
  keywordsOn,
  lethalDamage,
  type ObjectId,
  type PlayerId,
  ruleChangesFor,
  sameTarget,
  someSays,
  type Target,
} from '../rules/index.ts';
import { letsDivideDamage } from './bands.ts';
import { attackingPlayer } from './defenders.ts';

/** A creature that assigns combat damage, and the rules it does so by. */
export interface Assigner extends DamageAssigner {
  /** Creatures blocking it or that it blocks; damage is divided among them freely (510.1c-d). */
  readonly opposing: readonly ObjectId[];
  /** What gets excess damage, in order (702.19b-e); or what it attacks, if it isn't blocked. */
  readonly beyond: readonly Target[];
  /** It may assign its damage as though it weren't blocked: then this is what it attacks. */
  readonly asThoughUnblocked: readonly Target[];
}

/** The creatures whose combat damage this player assigns in this step, and how they may (510.1a-d, 510.4). */
export function assigners(game: Game, player: PlayerId): readonly Assigner[] {
  const { combat } = game;
  if (combat === null) return [];
  const attacking = combat.attackers
    .filter(({ blockers, defendingPlayer, object }) =>
      isAssignedBy(game, player, object, blockers, defendingPlayer),
    )
    .map((attacker) => assignerOf(game, attacker.object, ofAttacker(game, attacker)));
  const blocking = combat.blockers
    .filter(({ attackers, object }) => isAssignedBy(game, player, object, attackers, attackingPlayer(game)))
    .map((blocker) => assignerOf(game, blocker.object, ofBlocker(blocker)));
  return [...attacking, ...blocking].filter(
    ({ object, amount, recipients }) =>
      amount > 0 && recipients.length > 0 && assignsNow(game, combat, object),
  );
}

/** Whether the player says how a creature assigns its damage: its controller, but the other side for what is in a fight with a creature that attacks in bands (702.22j-k). */
const isAssignedBy = (
  game: Game,
  player: PlayerId,
  object: ObjectId,
  opposing: readonly ObjectId[],
  otherSide: PlayerId | null,
): boolean =>
  (opposing.some((id) => letsDivideDamage(game, id, opposing)) ? otherSide : controllerOf(game, object)) ===
  player;

type Recipients = Pick<Assigner, 'opposing' | 'beyond' | 'asThoughUnblocked'>;

function assignerOf(game: Game, object: ObjectId, recipients: Recipients): Assigner {
  const all: Target[] = recipients.opposing.map((id) => ({ object: id }));
  for (const target of [...recipients.beyond, ...recipients.asThoughUnblocked])
    if (!all.some((one) => sameTarget(one, target))) all.push(target);
  return { object, amount: amountOf(game, object), recipients: all, ...recipients };
}

/** Damage equal to its power (510.1a), or to its toughness where an effect says so. */
function amountOf(game: Game, object: ObjectId): number {
  const { power, toughness } = characteristics(game, object);
  const rules = ruleChangesFor(game, object);
  if (someSays(rules, (home) => home.assignsNoDamage)) return 0;
  const byToughness = someSays(rules, (home) => home.assignsByToughness);
  return Math.max(0, (byToughness ? toughness : power) ?? 0);
}

function ofAttacker(game: Game, attacker: Attacker): Recipients {
  const excess = excessOf(game, attacker.object);
  const attacked: readonly Target[] = attacker.defender === null ? [] : [attacker.defender];
  const unblocked = excess.length > 0 ? excess : attacked;
  if (attacker.blocked !== true) return { opposing: [], beyond: unblocked, asThoughUnblocked: [] };
  const rules = ruleChangesFor(game, attacker.object);
  const free = someSays(rules, (home) => home.assignsAsThoughUnblocked);
  return { opposing: attacker.blockers, beyond: excess, asThoughUnblocked: free ? unblocked : [] };
}

const ofBlocker = (blocker: Blocker): Recipients => ({
  opposing: blocker.attackers,
  beyond: [],
  asThoughUnblocked: [],
});

/** Who may get its excess damage; of several abilities that of the one that reaches farthest. */
const excessOf = (game: Game, attacker: ObjectId): readonly Target[] =>
  keywordsOn(game, attacker)
    .map(({ module, had }) => module.assignsExcessTo?.(game, attacker, had) ?? [])
    .reduce((farthest, other) => (other.length > farthest.length ? other : farthest), []);

/** Whether it deals damage in the present one of one or two combat damage steps (510.4). */
function assignsNow(game: Game, { damageStep, firstStrikers }: Combat, object: ObjectId): boolean {
  switch (damageStep) {
    case 'only':
      return true;
    case 'first':
      return dealsDamageIn(game, object, 'first');
    case 'second':
      return firstStrikers.includes(object) ? dealsDamageIn(game, object, 'second') : true;
    case 'none':
      return false;
  }
}

/** Whether a keyword ability lets it deal damage in this one of two steps (702.4b, 702.7b). */
export const dealsDamageIn = (game: Game, object: ObjectId, step: 'first' | 'second'): boolean =>
  keywordsOn(game, object).some(({ module }) => module.damageSteps?.includes(step) === true);

/** What fights and deals damage in a first of two steps (510.4). */
export function firstStrikers(game: Game): readonly ObjectId[] {
  const { attackers = [], blockers = [] } = game.combat ?? {};
  return [...attackers, ...blockers]
    .map(({ object }) => object)
    .filter((object) => dealsDamageIn(game, object, 'first'));
}

/** Whether the combat damage step that begins now is the first of two (510.4). */
export const beginsFirstOfTwo = (game: Game): boolean =>
  game.turn.step === 'combatDamage' && game.combat?.damageStep !== 'first' && firstStrikers(game).length > 0;

/** One part of an assignment: how much a creature assigns to whom. */
export interface Assigned {
  readonly source: ObjectId;
  readonly to: Target;
  readonly amount: number;
}

export const assignedBy = (answer: readonly DamageAnswer[]): readonly Assigned[] =>
  answer.flatMap(({ object, to }) =>
    to.map(({ recipient, amount }) => ({ source: object, to: recipient, amount })),
  );

/** How much all of them together assign to this. */
export const sumTo = (assigned: readonly Assigned[], target: Target): number =>
  assigned.reduce((sum, { to, amount }) => (sameTarget(to, target) ? sum + amount : sum), 0);

/**
 * How much more damage by `source` is lethal for a creature, after what is assigned already: 0 if that is lethal,
 * with the damage marked on it (702.19b, 702.2c).
 */
export function stillLethal(
  game: Game,
  assigned: readonly Assigned[],
  creature: ObjectId,
  source: ObjectId,
): number {
  const others = assigned.filter(({ to }) => sameTarget(to, { object: creature }));
  return lethalDamage(game, creature, source, others);
}

/** How much more damage equals a planeswalker's loyalty, after what is assigned already (702.19c). */
export const stillLoyalty = (game: Game, assigned: readonly Assigned[], planeswalker: ObjectId): number =>
  Math.max(0, (characteristics(game, planeswalker).loyalty ?? 0) - sumTo(assigned, { object: planeswalker }));

import {
  characteristics,
  controllerOf,
  expand,
  firstToRefuse,
  holds,
  objectAt,
  ownerOf,
  players,
  ruleChangesFor,
  ruleChangesForPlayer,
  someSays,
} from '../../characteristics/index.ts';
import type { Game } from '../../state/game.ts';
import type { ObjectId, PlayerId, TextRef } from '../../state/identity.ts';
import type { HadAbility, StackChoices } from '../../state/object.ts';
import { noChoices, type Scope, scopeOf } from '../../state/scope.ts';
import { rulesTable } from '../../state/table.ts';
import { allowed, forbidden, type RuleNumber, type Verdict } from '../../state/verdict.ts';
import type { ActivatedAbility, ActivationLimits } from '../../state/vocabulary/index.ts';
import { tapsOrUntaps } from '../../state/word-table.ts';
import { isLoyaltyAbility } from './is-mana-ability.ts';

/** What is chosen of an activated ability before anything is: as little for X as it may be (107.3a). */
export const leastChoices = ({ limits }: ActivatedAbility): StackChoices =>
  limits?.leastX === undefined ? noChoices : { ...noChoices, x: limits.leastX };

/** Sorcery timing: the main phase of the player's own turn, with the stack empty (307.1, 505.6a). */
export function sorceryTiming(game: Game, player: PlayerId, object: ObjectId, rule: RuleNumber): Verdict {
  const { active, phase } = game.turn;
  if (active !== player)
    return forbidden(rule, 'For {0} it has to be {p0}’s turn.', [object], { players: [player] });
  if (phase !== 'precombatMain' && phase !== 'postcombatMain')
    return forbidden(rule, 'For {0} it has to be a main phase.', [object]);
  if (game.stack.length > 0) return forbidden(rule, 'For {0} the stack has to be empty.', [object]);
  return allowed;
}

/**
 * May the player begin to activate this ability, as far as it isn't about costs, targets and who has priority (602.2,
 * 602.5)? Mana abilities that are being activated can't be activated again (605.3c).
 */
export function activationVerdict(
  game: Game,
  player: PlayerId,
  object: ObjectId,
  ref: TextRef,
  ability: ActivatedAbility,
): Verdict {
  const activator = activatorVerdict(game, player, object, ability);
  if (!activator.ok) return activator;
  if (usesTapSymbol(ability)) {
    const sickness = sicknessVerdict(game, object);
    if (!sickness.ok) return sickness;
  }
  if (ability.limits !== undefined) {
    const limits = limitsVerdict(game, player, object, ref, ability.limits, ability.keyword);
    if (!limits.ok) return limits;
  }
  const prohibition = prohibitionVerdict(game, player, object, ability);
  if (!prohibition.ok) return prohibition;
  return isBeingActivated(game, object, ref)
    ? forbidden('605.3c', 'This ability of {0} hasn’t resolved yet.', [object])
    : allowed;
}

/** Only an object's controller, or its owner if it has none, unless the text says who may (602.2). */
function activatorVerdict(
  game: Game,
  player: PlayerId,
  object: ObjectId,
  ability: ActivatedAbility,
): Verdict {
  const by = ability.limits?.by;
  const { zone } = objectAt(game, object);
  const holder =
    zone === 'battlefield' || zone === 'stack' ? controllerOf(game, object) : ownerOf(game, object);
  const may =
    by === undefined ? holder === player : players(game, scopeOf(object, holder), by).includes(player);
  return may
    ? allowed
    : forbidden('602.2', '{p0} may not activate abilities of {0}.', [object], { players: [player] });
}

const usesTapSymbol = (ability: ActivatedAbility): boolean => tapsOrUntaps(ability.cost);

/**
 * Whether a creature has been under its controller's control continuously since their most recent turn began, as its
 * {T} and {Q} abilities ask for (302.6, 602.5a); what has haste needn't.
 */
export function sicknessVerdict(game: Game, id: ObjectId): Verdict {
  const object = objectAt(game, id);
  if (object.zone !== 'battlefield') return allowed;
  const { types, controller, abilities } = characteristics(game, id);
  if (!types.includes('creature')) return allowed;
  const since = game.players[controller]?.lastTurn ?? 0;
  if (object.controlledSince < since) return allowed;
  const { keywords } = rulesTable();
  const atOnce = abilities.some(
    ({ ability }) => ability.kind === 'keyword' && keywords[ability.keyword]?.actsAtOnce === true,
  );
  return atOnce
    ? allowed
    : forbidden('302.6', '{0} came under {p0}’s control after their most recent turn began.', [id], {
        players: [controller],
      });
}

/** Whether an effect lets the player activate what this keyword stands for any time they could cast an instant. */
const mayActivateAsInstant = (game: Game, player: PlayerId, keyword: string | undefined): boolean =>
  keyword !== undefined &&
  someSays(
    ruleChangesForPlayer(game, player),
    (home, { change }) => home.activatesAsInstant?.(change) === keyword,
  );

/** "Activate only …": at no other time and under no other condition (602.5), no more often (602.5b), as a spell (602.5d-e). */
function limitsVerdict(
  game: Game,
  player: PlayerId,
  object: ObjectId,
  ref: TextRef,
  limits: ActivationLimits,
  keyword: string | undefined,
): Verdict {
  const scope = scopeOf(object, player, ref);
  const { timing, timesEachTurn, once, onlyIf } = limits;
  if (timing === 'sorcery' && !mayActivateAsInstant(game, player, keyword)) {
    const verdict = sorceryTiming(game, player, object, '602.5d');
    if (!verdict.ok) return verdict;
  } else if (timing === 'instant' && !couldCastNow(game, object)) {
    return forbidden('602.5e', 'This ability of {0} can be activated only as an instant could be cast.', [
      object,
    ]);
  } else if (typeof timing === 'object') {
    const verdict = duringVerdict(game, scope, timing);
    if (!verdict.ok) return verdict;
  }
  if (timesEachTurn !== undefined && instancesLeft(game, object, ref, timesEachTurn).length === 0)
    return forbidden('602.5b', 'This ability of {0} was activated as often as it may be this turn.', [
      object,
    ]);
  if (once === true && instancesUnused(game, object, ref).length === 0)
    return forbidden('602.5b', 'This ability of {0} was activated already, and may be only once.', [object]);
  if (onlyIf !== undefined && !holds(game, scope, onlyIf))
    return forbidden('602.5', 'The condition for activating this ability of {0} isn’t met.', [object]);
  return allowed;
}

/** Whether nothing is under way during which spells can't be cast, but that this very ability is being activated. */
const couldCastNow = ({ frames }: Game, object: ObjectId): boolean =>
  frames.every(
    ({ procedure, memory }, at) =>
      at === 0 && procedure === 'activateManaAbility' && memory.object === object,
  );

function duringVerdict(
  game: Game,
  scope: Scope,
  { during, whose }: Exclude<ActivationLimits['timing'], string | undefined>,
): Verdict {
  const now = game.turn.step === during || game.turn.phase === during;
  const active = game.turn.active;
  const theirs = whose === undefined || (active !== null && players(game, scope, whose).includes(active));
  return now && theirs
    ? allowed
    : forbidden('602.5', 'This ability of {0} can’t be activated now.', [scope.self]);
}

/**
 * Under which name the uses of an ability are counted: of identically worded ones, each that another object gave is
 * limited by itself (602.5c). Those printed on an object, or given by the same other object, are counted together.
 */
function countedAs(had: HadAbility): TextRef {
  const from = acquiredFrom(had);
  return from === null ? had.ref : `${had.ref}@${from}`;
}

/** From which other object something has an ability: the one that had it, else that whose effect gives it. */
const acquiredFrom = ({ acquiredFrom: had, from }: HadAbility): ObjectId | null => had ?? from;

/** Abilities with the same words whose uses are counted together. */
export interface Instances {
  /** The name under which they are counted. */
  readonly name: TextRef;
  /** The object that they were acquired from; null: they are the object's own. */
  readonly from: ObjectId | null;
  readonly number: number;
}

/** The abilities with these words that the object has now. */
function instances(game: Game, object: ObjectId, ref: TextRef): readonly Instances[] {
  const found = new Map<TextRef, Instances>();
  for (const had of characteristics(game, object).abilities.flatMap(expand)) {
    if (had.ref !== ref) continue;
    const name = countedAs(had);
    found.set(name, { name, from: acquiredFrom(had), number: (found.get(name)?.number ?? 0) + 1 });
  }
  return [...found.values()];
}

/** Those of these abilities that may still be activated under a limit of so many times each turn. */
export function instancesLeft(
  game: Game,
  object: ObjectId,
  ref: TextRef,
  times: number,
): readonly Instances[] {
  return allInstances(game, object, ref).filter(
    ({ name, number }) => timesDone(game, object, name) < times * number,
  );
}

/** Those of them that this object hasn't activated at all. */
export const instancesUnused = (game: Game, object: ObjectId, ref: TextRef): readonly Instances[] =>
  allInstances(game, object, ref).filter(
    ({ name }) => objectAt(game, object).activations[name] === undefined,
  );

/** The abilities with these words that the object has, or had. */
function allInstances(game: Game, object: ObjectId, ref: TextRef): readonly Instances[] {
  const found = instances(game, object, ref);
  return found.length === 0 ? [{ name: ref, from: null, number: 1 }] : found;
}

/** How often the abilities with these words that the object has now were activated this turn. */
export function timesActivated(game: Game, object: ObjectId, ref: TextRef): number {
  const found = instances(game, object, ref);
  return found.length === 0
    ? timesDone(game, object, ref)
    : found.reduce((sum, { name }) => sum + timesDone(game, object, name), 0);
}

/** How often what is printed there was done this turn by this object, where that is counted on it. */
export function timesDone(game: Game, object: ObjectId, name: TextRef): number {
  const uses = objectAt(game, object).activations[name];
  return uses !== undefined && uses.turn === game.turn.number ? uses.count : 0;
}

/** Effects that say that an ability can't be activated (602.5). */
function prohibitionVerdict(
  game: Game,
  player: PlayerId,
  object: ObjectId,
  ability: ActivatedAbility,
): Verdict {
  const ofPlayer = ruleChangesForPlayer(game, player);
  const ofObject = ruleChangesFor(game, object);
  if (ofPlayer.length === 0 && ofObject.length === 0) return allowed;
  return firstToRefuse([...ofPlayer, ...ofObject], (home, rule) =>
    home.mayActivate?.(game, rule, object, ability),
  );
}

const isBeingActivated = (game: Game, object: ObjectId, ref: TextRef): boolean =>
  game.frames.some(
    ({ procedure, step, memory }) =>
      procedure === 'activateManaAbility' &&
      step !== 'begin' &&
      memory.object === object &&
      memory.ability === ref,
  );

/**
 * A loyalty ability: any time its permanent's controller has priority in a main phase of their own turn with the
 * stack empty, and no loyalty ability of the permanent was activated this turn (606.3).
 */
export function loyaltyVerdict(
  game: Game,
  player: PlayerId,
  object: ObjectId,
  ability: ActivatedAbility,
): Verdict {
  if (!isLoyaltyAbility(ability)) return allowed;
  const timing = sorceryTiming(game, player, object, '606.3');
  if (!timing.ok) return timing;
  return objectAt(game, object).loyaltyTurn === game.turn.number
    ? forbidden('606.3', 'A loyalty ability of {0} was activated this turn.', [object])
    : allowed;
}

import {
  type Answer,
  characteristics,
  controllerOf,
  type Decision,
  type DecisionOf,
  type Game,
  type ObjectId,
  type PlayerId,
  type Target,
} from '../../rules/index.ts';
import { attack, block } from './fight.ts';
import { bestTargets, gainOfMode, saidBy } from './said.ts';
import { damageLeft, worth } from './worth.ts';

const landsOf = (game: Game, player: PlayerId): number =>
  game.battlefield.filter(
    (id) => controllerOf(game, id) === player && characteristics(game, id).types.includes('land'),
  ).length;

/** What a card is worth that one could have in hand: lands until there are enough, spells that can soon be cast. */
export function usefulness(game: Game, player: PlayerId, id: ObjectId): number {
  const lands = landsOf(game, player);
  const { manaValue, types } = characteristics(game, id);
  if (types.includes('land')) return lands < 4 ? 4 : lands < 6 ? 2 : 0.5;
  return worth(game, id) - Math.max(0, manaValue - lands - 2);
}

/**
 * A sensible answer to any decision but having priority and paying; null where the first legal one is as good as any.
 */
export function sensibleAnswer(game: Game, decision: Decision): Answer | null {
  switch (decision.kind) {
    case 'mulligan':
      return isBadHand(game, decision);
    case 'choose':
      return decision.purpose === 'target' ? targets(game, decision) : chosen(game, decision);
    case 'confirm':
      return decision.tone !== 'bad';
    case 'option':
      return option(game, decision);
    case 'number':
      return decision.purpose === 'value' ? decision.min : decision.max;
    case 'modes':
      return modes(game, decision);
    case 'divide':
      return divided(game, decision);
    case 'arrange':
      return arranged(game, decision);
    case 'attackers':
      return attack(game, decision);
    case 'blockers':
      return block(game, decision);
    case 'reverseMana':
      return [];
    case 'priority':
    case 'payment':
    case 'cardName':
    case 'order':
    case 'combatDamage':
    case 'replacement':
      return null;
    default:
      return decision satisfies never;
  }
}

/** Too few lands or too many; the smaller the hand, the less choosy. */
function isBadHand(game: Game, { player, taken }: DecisionOf<'mulligan'>): boolean {
  const hand = game.players[player]?.hand ?? [];
  const lands = hand.filter((id) => characteristics(game, id).types.includes('land')).length;
  if (taken >= 2) return false;
  return taken === 0 ? lands < 2 || lands > 5 : lands < 1 || lands > 6;
}

function targets(game: Game, { max, min, object, options, player }: DecisionOf<'choose'>): Answer | null {
  const on = object === null ? null : game.objects[object];
  if (object === null || on == null || on.stack === null) return null;
  const { choices } = on.stack;
  const parts = saidBy(game, object, on.stack.ability, choices.modes);
  const best = bestTargets(game, player, object, parts, choices, { options, min, max, x: choices.x ?? 0 });
  return best.chosen.map((one) => options.indexOf(one)).sort((a, b) => a - b);
}

/** Positions of the options, the best for this player first; players come after objects. */
function ranked(game: Game, player: PlayerId, options: readonly Target[]): readonly number[] {
  const value = (one: Target | undefined): number => {
    if (one === undefined) return 0;
    if ('player' in one) return one.player === player ? 1 : -1;
    const zone = game.objects[one.object]?.zone;
    return zone === 'battlefield' || zone === 'stack'
      ? worth(game, one.object)
      : usefulness(game, player, one.object);
  };
  return options.map((_, at) => at).sort((a, b) => value(options[b]) - value(options[a]) || a - b);
}

/** Where no two may have the same (a mana value), the first of each. */
const apart = ({ different }: DecisionOf<'choose'>, positions: readonly number[]): readonly number[] =>
  positions.filter(
    (at, index) =>
      different === undefined ||
      positions.findIndex((other) => different.values[other] === different.values[at]) === index,
  );

/** Those that are chosen, and as many more, in this order, as a total needs. */
function enough(
  { total }: DecisionOf<'choose'>,
  positions: readonly number[],
  order: readonly number[],
): readonly number[] {
  if (total === undefined) return positions;
  const taken = [...positions];
  const sum = () => taken.reduce((before, at) => before + (total.values[at] ?? 0), 0);
  for (const at of order) {
    if (sum() >= total.atLeast) break;
    if (!taken.includes(at) && (total.values[at] ?? 0) > 0) taken.push(at);
  }
  return taken.sort((a, b) => a - b);
}

function chosen(game: Game, decision: DecisionOf<'choose'>): readonly number[] {
  const order = [...ranked(game, decision.player, decision.options)].reverse();
  return enough(decision, preferred(game, decision), order);
}

function preferred(game: Game, decision: DecisionOf<'choose'>): readonly number[] {
  const { max, min, options, player, purpose, tone } = decision;
  const best = apart(decision, ranked(game, player, options));
  const worst = [...best].reverse();
  const sorted = (positions: readonly number[]) => [...positions].sort((a, b) => a - b);
  if (tone === 'bad') return sorted(worst.slice(0, min));
  if (tone === 'good' || purpose === 'search' || purpose === 'opening') return sorted(best.slice(0, max));
  if (purpose === 'attackWhom') return sorted(worst.slice(0, min));
  const isMine = (at: number): boolean => {
    const one = options[at];
    return one !== undefined && ('player' in one ? one.player : controllerOf(game, one.object)) === player;
  };
  const others = best.filter((at) => !isMine(at));
  if (others.length > 0 && others.length >= min) return sorted(others.slice(0, max));
  const isInHand = options.some((one) => 'object' in one && game.objects[one.object]?.zone === 'hand');
  const isInPlay = options.some((one) => 'object' in one && game.objects[one.object]?.zone === 'battlefield');
  return sorted(isInHand || isInPlay ? worst.slice(0, min) : best.slice(0, Math.max(min, max)));
}

/** The colour that the hand needs most; without a hand, the first. */
function option(game: Game, { options, player }: DecisionOf<'option'>): number {
  const costs = (game.players[player]?.hand ?? []).flatMap((id) => characteristics(game, id).manaCost ?? []);
  const needed = (word: string): number =>
    costs.filter((symbol) => typeof symbol === 'string' && `{${symbol}}` === word).length;
  const best = options
    .map((word, at) => ({ at, need: needed(word) }))
    .sort((a, b) => b.need - a.need || a.at - b.at);
  return best[0]?.at ?? 0;
}

/** The best modes, as many as there must be, and others that gain something. */
function modes(
  game: Game,
  { max, min, object, options, player }: DecisionOf<'modes'>,
): readonly number[] | null {
  const on = object === null ? null : game.objects[object];
  if (object === null || on == null) return null;
  const best = options
    .flatMap(({ legal }, at) =>
      legal ? [{ at, gain: gainOfMode(game, player, object, on.stack?.ability ?? null, at) }] : [],
    )
    .sort((a, b) => b.gain - a.gain);
  return best
    .filter(({ gain }, index) => index < min || (index < max && gain > 0))
    .map(({ at }) => at)
    .sort((a, b) => a - b);
}

/** Each as much as destroys it, the first ones first; what is left over goes to the last. */
function divided(game: Game, { among, amount, least }: DecisionOf<'divide'>): readonly number[] {
  let left = amount - least * among.length;
  return among.map((one, at) => {
    const wanted = 'object' in one ? damageLeft(game, one.object) - least : left;
    const more = at === among.length - 1 ? left : Math.max(0, Math.min(left, wanted));
    left -= more;
    return least + more;
  });
}

/** Useful cards stay on the first pile, the best on top; the others go to the last. */
function arranged(
  game: Game,
  { cards, piles, player }: DecisionOf<'arrange'>,
): readonly (readonly number[])[] {
  const order = ranked(
    game,
    player,
    cards.map((object) => ({ object })),
  );
  const isUseful = (at: number) => usefulness(game, player, cards[at] ?? 0) >= 2;
  return piles.map((_, pile) => {
    if (pile === 0) return order.filter((at) => piles.length === 1 || isUseful(at));
    return pile === piles.length - 1 ? order.filter((at) => !isUseful(at)) : [];
  });
}

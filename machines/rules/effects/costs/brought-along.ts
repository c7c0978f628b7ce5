/** What mana abilities bring along besides the mana that was reckoned with: they come before costs are paid (601.2g-h). */
import { controllerOf, objectAt, zoneIds } from '../../characteristics/index.ts';
import type { Game } from '../../state/game.ts';
import type { ObjectId, PlayerId } from '../../state/identity.ts';
import type { CostPart } from '../../state/vocabulary/index.ts';
import { costWord, gameEventWord } from '../../state/word-table.ts';
import { open, write } from '../../state/write.ts';
import { activatedInCopies, likeness } from '../mana/in-copies.ts';
import { type ManaAbility, manaAbilities } from '../mana/sources.ts';
import type { CostContext } from './context.ts';
import { isForPaying } from './groups.ts';

/** Beyond this many situations it isn't known: it may be. */
const mostSituations = 60;

/**
 * Whether mana abilities that this player could activate may bring along what pays for something (`isPayable` there): a
 * token to sacrifice, life, counters, mana of an amount that is chosen. They are activated in copies of the game, with every
 * answer to what is asked. What chance decides or a library hides may be anything.
 */
export function mayBringAlong(
  game: Game,
  { player, without }: CostContext,
  cost: readonly CostPart[],
  isPayable: (then: Game) => boolean,
): boolean {
  if (!cost.some((part) => part.pay === 'mana')) return false;
  const waiting: Game[] = [without === undefined ? game : onItsWay(game, without)];
  const seen = new Set<string>();
  for (let now = waiting.shift(); now !== undefined; now = waiting.shift()) {
    const abilities = manaAbilities(now, player).filter((one) => isOpen(one) && isForPaying(one));
    for (const ability of new Map(abilities.map((one) => [likeness(game, one), one])).values()) {
      for (const then of activatedInCopies(now, player, ability)) {
        const situation = whatIsThere(then, player);
        if (then.over !== null || seen.has(situation)) continue;
        seen.add(situation);
        if (seen.size > mostSituations || isUncertain(now, then) || isPayable(then)) return true;
        if (isMore(now, then, player, ability, cost)) waiting.push(then);
      }
    }
  }
  return false;
}

/** The game with the card that is to be cast gone from where it is: it is on the stack by then (601.2a). */
function onItsWay(game: Game, card: ObjectId): Game {
  const copy = open(game, 'copy');
  const { owner, zone } = objectAt(game, card);
  write(copy).setZone(
    zone,
    owner,
    zoneIds(game, zone, owner).filter((id) => id !== card),
  );
  write(copy).changed();
  return copy;
}

/** What the player could pay with, in whatever order it came about. */
function whatIsThere({ battlefield, objects, players }: Game, player: PlayerId): string {
  const { counters, graveyard, hand, life, pool } = players[player] ?? {};
  const cards = [...battlefield, ...(hand ?? []), ...(graveyard ?? [])].map((id) => {
    const { card, counters: on, tapped, zone } = objects[id] ?? {};
    return JSON.stringify([card, zone, tapped, on]);
  });
  return [JSON.stringify([life, counters]), ...cards, ...(pool ?? []).map(({ type }) => type)]
    .toSorted()
    .join();
}

/** More may come of it than the mana that payers reckon with. */
const isOpen = ({ loses, makes }: ManaAbility): boolean => loses || makes === null;

/** Chance had a part in it, or cards were seen that nobody knows yet. */
const isUncertain = (now: Game, then: Game): boolean =>
  now.random !== then.random ||
  then.happened.some(({ event }) => gameEventWord(event).touchesLibrary?.(then, event) === true);

/** Whether there is more to pay with than before, besides the mana that payers reckon with. */
function isMore(
  now: Game,
  then: Game,
  player: PlayerId,
  { makes }: ManaAbility,
  cost: readonly CostPart[],
): boolean {
  const before = now.players[player];
  const after = then.players[player];
  if (before === undefined || after === undefined) return false;
  if (after.life > before.life || hasMore(before.counters, after.counters)) return true;
  if (makes === null && after.pool.length > before.pool.length) return true;
  // What was used up for mana is a card in the graveyard now.
  const buried = cost.some(exilesCards) ? after.graveyard : [];
  const own = then.battlefield.filter((id) => controllerOf(then, id) === player);
  return [...own, ...after.hand, ...buried].some((id) => {
    const was = now.objects[id];
    const is = then.objects[id];
    if (was == null || is == null) return true;
    return (was.tapped && !is.tapped) || hasMore(was.counters, is.counters);
  });
}

/** Whether cards in a graveyard may be among what a part of a cost is paid with. */
const exilesCards = (part: CostPart): boolean => {
  const { movesTo, objects } = costWord(part);
  return movesTo === 'exile' && objects !== null;
};

const hasMore = (
  before: Readonly<Record<string, number>>,
  after: Readonly<Record<string, number>>,
): boolean => Object.entries(after).some(([kind, count]) => count > (before[kind] ?? 0));
